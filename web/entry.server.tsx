/** Renders a page to HTML: in one piece for prerendering and bots, as a stream for browsers. */
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { coalesceChunks } from "./lib/api/coalesce-chunks.server.ts";
import { NonceContext } from "./lib/page/nonce.ts";
import { pageRequestContext } from "./lib/page/request-context.ts";

export const streamTimeout = 5000;

const handleRequest = (
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response => {
  headers.set("content-type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const nonce = context.get(pageRequestContext)?.nonce;
  const agent = request.headers.get("user-agent");
  const isComplete = nonce === undefined || (agent !== null && isbot(agent));
  let answerStatus = status;

  return new Promise<Response>((resolve, reject) => {
    const send = () => {
      const body = coalesceChunks();
      body.once("finish", () => clearTimeout(timer));
      pipe(body);
      resolve(new Response(createReadableStreamFromReadable(body), { status: answerStatus, headers }));
    };
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={entry} url={request.url} {...(nonce === undefined ? {} : { nonce })} />
      </NonceContext>,
      {
        ...(nonce === undefined ? {} : { nonce }),
        // Otherwise, content that is ready would come after an empty place and push down what is below it.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        ...(isComplete ? { onAllReady: send } : { onShellReady: send }),
        onShellError: reject,
        onError: (error) => {
          answerStatus = 500;
          console.error(error);
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1000);
  });
};

export default handleRequest;

/** The server must set the same context object that this bundle reads. */
export { pageRequestContext };
