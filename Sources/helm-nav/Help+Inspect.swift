extension Help {
  static let inspect = """
    Shows an app while it runs, on the page of its graph in a browser: what happens, what its guards say, and what is presented. The page sends
    commands to the app, takes it back in time, and changes rules.

    Usage: helm-nav inspect [OPTION…]

      --open           open the page in the browser
      --port N         the port on this machine (one that is free)
      --token TEXT     what comes into the address, at least 16 letters, digits, - and _ (other ones at each start)
      --links FILE     the links of the app, to choose from
      --pictures DIR   pictures of the screens, as for a storyboard
      --title TEXT     what the picture is of (the app's name)

    It prints an address. Start a debug build that calls helm.inspect(), of HelmInspector, with HELM_INSPECT set to it; with --port and
    --token, the address stays the same. Only this machine can reach it, and Ctrl-C ends it. Needs python3, and Graphviz's program dot.
    """
}
