// Apps write `import Helm` alone.
@_exported import HelmCore
