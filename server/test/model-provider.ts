/** An HTTP server that speaks the protocols of model providers, with behavior set by the test. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";

interface ProviderRequest {
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: Record<string, unknown>;
  /** Everything that was sent, as text. */
  readonly sent: string;
}

export type ProviderBehavior = (response: ServerResponse, request: ProviderRequest) => void;

const reply = (response: ServerResponse, status: number, body: string, headers: Record<string, string> = {}): void => {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);
};

export const tokensUsed = { prompt: 300, completion: 100 } as const;

const chatBody = (content: string): string =>
  JSON.stringify({
    id: "reply-1",
    object: "chat.completion",
    created: 1_700_000_000,
    model: "local",
    choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
    usage: {
      prompt_tokens: tokensUsed.prompt,
      completion_tokens: tokensUsed.completion,
      total_tokens: tokensUsed.prompt + tokensUsed.completion,
    },
  });

const messagesBody = (value: unknown, { body }: ProviderRequest): string =>
  JSON.stringify({
    id: "msg_1",
    type: "message",
    role: "assistant",
    model: "local",
    content: Array.isArray(body["tools"])
      ? [{ type: "tool_use", id: "toolu_1", name: "json", input: value }]
      : [{ type: "text", text: JSON.stringify(value) }],
    stop_reason: Array.isArray(body["tools"]) ? "tool_use" : "end_turn",
    stop_sequence: null,
    usage: { input_tokens: tokensUsed.prompt, output_tokens: tokensUsed.completion },
  });

/** Replies with this text. */
export const repliesWith =
  (content: string): ProviderBehavior =>
  (response) =>
    reply(response, 200, chatBody(content));

/** A valid reply in the protocol of the request. */
export const replyWith =
  (value: unknown): ProviderBehavior =>
  (response, request) =>
    reply(
      response,
      200,
      request.path.endsWith("/messages") ? messagesBody(value, request) : chatBody(JSON.stringify(value)),
    );

export const fails =
  (status: number, headers: Record<string, string> = {}): ProviderBehavior =>
  (response) =>
    reply(response, status, JSON.stringify({ error: { message: "no", type: "error" } }), headers);

export const hangs: ProviderBehavior = () => undefined;

/** Announces more bytes than it sends, then disconnects. */
export const cutsOff: ProviderBehavior = (response) => {
  const body = chatBody("{}");
  response.writeHead(200, { "content-type": "application/json", "content-length": String(body.length) });
  response.write(body.slice(0, 40), () => response.socket?.destroy());
};

export const sendsHtml: ProviderBehavior = (response) => {
  response.writeHead(200, { "content-type": "text/html" }).end("<html><body>Bad gateway</body></html>");
};

/** Ten megabytes in chunks, without a content length. */
export const floods: ProviderBehavior = (response) => {
  response.writeHead(200, { "content-type": "application/json" });
  const piece = "x".repeat(64 * 1024);
  let sent = 0;
  const more = (): void => {
    while (sent < 160 && !response.destroyed) {
      sent += 1;
      if (!response.write(piece)) return void response.once("drain", more);
    }
    response.end();
  };
  more();
};

export const redirects =
  (to: string): ProviderBehavior =>
  (response) =>
    void response.writeHead(307, { location: to }).end();

export const startModelProvider = async () => {
  const requests: ProviderRequest[] = [];
  let behavior: ProviderBehavior = hangs;
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = (await json(request)) as Record<string, unknown>;
    const received = { path: request.url ?? "", headers: request.headers, body, sent: JSON.stringify(body) };
    requests.push(received);
    behavior(response, received);
  };
  const server = createServer((request, response) => {
    receive(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    /** Oldest first. */
    asked: requests,
    /** The messages of the last chat request: the instructions, then the data. */
    lastSaid: (): readonly string[] => {
      const messages = (requests.at(-1)?.body["messages"] ?? []) as readonly { readonly content: string }[];
      return messages.map(({ content }) => content);
    },
    behave: (next: ProviderBehavior) => {
      behavior = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
