// Lets apps write only `import Helm`.
@_exported import HelmCore
