extension Help {
  static let inspect = """
    Shows a running app on the page of its graph in a browser: its events, its guards' verdicts, and what it presents. The page
    can send commands to the app, take it back in time, and change rules.

    Usage: helm-nav inspect [OPTION…]

      --open           open the page in the browser
      --port N         the port on this machine (any free one)
      --token TEXT     the secret part of the address, at least 16 letters, digits, - and _ (a random one)
      --links FILE     the app's links, which the page can open
      --pictures DIR   pictures of the screens, as for a storyboard
      --title TEXT     the title (the app's name)

    Prints an address. Start a debug build that calls helm.inspect() (from HelmInspector) with HELM_INSPECT set to that address;
    with --port and --token, it stays the same. Only this machine can connect, and Ctrl-C stops the server. Requires python3 and
    the program dot of Graphviz.
    """
}
