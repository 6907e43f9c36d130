"""The server of `helm-nav inspect`: passes on what a running app and pages say to each other, on this machine only.

The tool starts it and speaks with it by lines of JSON. It gets {"port", "token", "opens"}, and then {"page": HTML}, or {"reason": why there
is none}, for each {"graph", "entryID", "name"} that it has asked to be drawn; it says {"address"}, {"note"} and {"error"} besides. It ends
with its input.
"""

import collections, hmac, html, http.server, json, os, re, select, socket, socketserver, sys, threading, time, webbrowser  # noqa: E401

MOST_EVENTS, MOST_BYTES, MOST_COMMANDS, MOST_PAGES = 1000, 16 << 20, 100, 16  # what is kept, and for how many pages
LARGEST = 8 << 20  # of a message, in bytes
OUTPUT = os.dup(1)  # The tool reads it; what a browser that is opened has to say goes elsewhere.
os.dup2(2, 1)
GRACE = 3  # seconds without a question, after which an app counts as gone
WAITING = """<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>helm-nav inspect</title>
<p style="font:1.1rem/1.5 system-ui;margin:15vh auto;max-width:36rem">TEXT<script>
new EventSource("events" + location.search).addEventListener("page", () => location.replace("./"))</script></html>"""


def tell(message):
    """Says something to the tool, in one write, so that lines stay whole."""
    os.write(OUTPUT, json.dumps(message).encode() + b"\n")


def waiting(text):
    """A page that makes room for another one as soon as there is one."""
    return WAITING.replace("TEXT", text)


class Desk:
    """What the app has said, for pages, and what pages ask of it."""

    def __init__(self):
        self.changed = threading.Condition()
        self.page = waiting("No app is connected yet. Start a debug build of yours, with HELM_INSPECT set to the address of this page.")
        self.version, self.graph, self.places = 0, None, threading.Semaphore(MOST_PAGES)
        self.app, self.name, self.run, self.questions, self.seen = None, None, 0, collections.Counter(), -GRACE
        self.events, self.bytes, self.commands = collections.deque(), 0, collections.deque()
        self.state, self.number, self.last = [], 0, 0  # the state before the events, the number before the first, and that of the last

    def is_alive(self):
        return self.app is not None and (self.questions[self.app] > 0 or time.monotonic() - self.seen < GRACE)

    def show(self, page):
        with self.changed:
            self.page, self.version = page, self.version + 1
            self.changed.notify_all()

    def hear(self, message):
        """Takes a message of the app, and returns the status and the text for it."""
        app, hello = message["app"], message.get("hello")
        with self.changed:
            if hello is not None and app != self.app and self.is_alive():
                return 503, "Another app is inspected."
            if hello is not None:
                self.greet(app, hello)
            if app != self.app:
                return 409, "Say hello first."
            for event in message.get("events", []):
                if event["number"] > self.last:
                    self.keep(event, len(json.dumps(event)))
            self.seen = time.monotonic()
            self.changed.notify_all()
        return 200, ""

    def greet(self, app, hello):
        drawing = {"graph": json.dumps(hello["graph"]), "entryID": hello.get("entryID"), "name": hello["name"]}
        if app != self.app:
            self.state, self.number, self.last = hello["state"], hello["number"], hello["number"]
            self.app, self.name, self.run = app, hello["name"], self.run + 1
            self.events, self.bytes, self.commands = collections.deque(), 0, collections.deque()
        tell({"note": f"{json.dumps(self.name)} is connected"})
        if drawing != self.graph:
            self.graph, self.page, self.version = drawing, waiting("The app's graph is being drawn."), self.version + 1
            tell(drawing)

    def keep(self, event, size):
        self.last, self.bytes = event["number"], self.bytes + size
        self.events.append((event, size))
        while len(self.events) > MOST_EVENTS or self.bytes > MOST_BYTES:
            gone, size = self.events.popleft()
            self.state, self.number, self.bytes = gone.get("state", self.state), gone["number"], self.bytes - size

    def ask(self, command):
        """Takes what a page asks of the app."""
        with self.changed:
            if not self.is_alive():
                return 409, "No app is connected."
            if len(self.commands) >= MOST_COMMANDS:
                return 503, "The app doesn't take what it is asked for."
            self.commands.append(command)
            self.changed.notify_all()
        return 200, ""

    def questions_of(self, app, connection):
        """Waits for what an app is asked for; returns None where it isn't the one that is inspected, or is gone."""
        with self.changed:
            self.questions[app] += 1
            end = time.monotonic() + 20
            try:
                while self.app == app and not self.commands and time.monotonic() < end:
                    self.changed.wait(0.5)
                    if select.select([connection], [], [], 0)[0] and connection.recv(1, socket.MSG_PEEK) == b"":
                        self.seen = -GRACE  # Its process has ended, or it connects anew.
                        tell({"note": f"{json.dumps(self.name)} is gone"})
                        return None
                if self.app != app:
                    return None
                commands, self.commands, self.seen = list(self.commands), collections.deque(), time.monotonic()
                return commands
            finally:
                self.questions[app] -= 1
                self.changed.notify_all()

    def follow(self, version, send):
        """Sends what happens, until that fails: first all that is kept, then what comes."""
        seen, sent_at = None, time.monotonic()

        def stamp():
            return self.run, self.last, self.is_alive(), self.version

        while True:
            with self.changed:
                self.changed.wait_for(lambda: stamp() != seen, timeout=1)
                now, message = stamp(), {"name": self.name, "isAlive": self.is_alive()}
                if seen is None or now[0] != seen[0] or seen[1] < self.number:
                    message.update(number=self.number, state=self.state, events=[event for event, _ in self.events])
                else:
                    message["events"] = [event for event, _ in self.events if event["number"] > seen[1]]
            if self.version != version:
                return send(b"event: page\ndata: \n\n")
            if now != seen:
                send(b"data: " + json.dumps(message).encode() + b"\n\n")
            elif time.monotonic() - sent_at > 10:
                send(b":\n\n")  # A page that is gone fails to take it.
            seen, sent_at = now, sent_at if now == seen else time.monotonic()


class Handler(http.server.BaseHTTPRequestHandler):
    """Answers the tool's own pages, and apps of this machine: nobody else knows the token, and no other site may ask."""

    protocol_version, timeout = "HTTP/1.1", 60

    def answer(self, make):
        path, _, query = self.path.partition("?")
        token, _, name = path[1:].partition("/")
        try:
            if self.headers.get("Host") not in self.server.hosts:
                self.reply(403, "This is for this machine.")
            elif self.headers.get("Origin") not in [None] + [f"http://{host}" for host in self.server.hosts]:
                self.reply(403, "This is for no other site.")
            elif self.path == "/favicon.ico":
                self.reply(204, "")  # Browsers ask for it, without the token.
            elif not hmac.compare_digest(token.encode(), self.server.token.encode()):
                self.reply(403, "The address isn't the one that helm-nav inspect has printed.")
            else:
                make(name, query)
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            self.reply(400, "This is no message of this protocol.")
        except OSError:
            self.close_connection = True  # Whoever has asked is gone.

    def do_GET(self):
        self.answer(self.get)

    def do_POST(self):
        self.answer(self.post)

    def reply(self, status, text, kind="text/plain", **more):
        body, self.close_connection = text.encode(), self.close_connection or status >= 400
        self.send_response(status)
        for key, value in {"Content-Type": f"{kind}; charset=utf-8", "Content-Length": str(len(body)), "Cache-Control": "no-store",
                           "Referrer-Policy": "no-referrer", "X-Content-Type-Options": "nosniff", "X-Frame-Options": "DENY", **more}.items():
            self.send_header(key, value)
        self.end_headers()
        self.wfile.write(body)

    def get(self, name, query):
        desk = self.server.desk
        if name == "" and query != f"page={desk.version}":
            self.reply(302, "", Location=f"/{self.server.token}/?page={desk.version}")
        elif name == "":
            self.reply(200, desk.page, "text/html")
        elif name == "events" and desk.places.acquire(blocking=False):
            try:
                version, self.close_connection = int(query.partition("=")[2]), True
                self.wfile.write(b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\nConnection: close\r\n\r\nretry: 500\n\n")
                desk.follow(version, self.wfile.write)
            finally:
                desk.places.release()
        elif name == "commands":
            commands = desk.questions_of(query.partition("=")[2], self.connection)
            self.reply(*((409, "Say hello first.") if commands is None else (200, json.dumps(commands), "application/json")))
        else:
            self.reply(404, "There is nothing of that name.")

    def post(self, name, _):
        length = self.headers.get("Content-Length", "")
        take = {"events": self.server.desk.hear, "commands": self.server.desk.ask}.get(name)
        if take is None or not re.fullmatch("[0-9]{1,9}", length) or int(length) > LARGEST:
            return self.reply(404 if take is None else 413, f"A message goes to events or commands, and has at most {LARGEST} bytes.")
        # NaN is no number of JSON.
        self.reply(*take({**json.loads(self.rfile.read(int(length)), parse_constant=int)}))

    def log_message(self, *_):
        pass


class Server(http.server.ThreadingHTTPServer):
    def server_bind(self):  # Without asking a name server for the machine's name.
        socketserver.TCPServer.server_bind(self)
        self.server_name, self.server_port = self.server_address[:2]

    def handle_error(self, *_):
        pass  # A connection has broken.


def main():
    settings = json.loads(sys.stdin.readline())
    try:
        server = Server(("127.0.0.1", settings["port"]), Handler)
    except OSError as error:
        return tell({"error": f"port {settings['port']}: {error.strerror}"})
    server.desk, server.token = Desk(), settings["token"]
    server.hosts = [f"{name}:{server.server_port}" for name in ("127.0.0.1", "localhost")]
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://{server.hosts[0]}/{server.token}/"
    tell({"address": address})
    if settings["opens"]:
        webbrowser.open(address)
    for line in sys.stdin:
        message = json.loads(line)
        server.desk.show(message["page"] if "page" in message else waiting(html.escape(message["reason"])))


try:
    main()
except KeyboardInterrupt:
    pass
os._exit(0)
