/** Inlines the styles of a page, so that the first paint needs no second request. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const stylesheet = /<link [^<>]*?rel="stylesheet" href="(\/assets\/[^"]+\.css)"\/?>/;

export type StyleInliner = (html: string) => string;

/** Reads the styles once. React expects the link in the page, so it stays, with media="print". */
export const createStyleInliner = (clientFolder: string): StyleInliner => {
  const styles = new Map(
    globSync("assets/*.css", { cwd: clientFolder }).map((file) => [
      `/${file}`,
      readFileSync(join(clientFolder, file), "utf8").replaceAll("</style", "<\\/style"),
    ]),
  );
  return (html) =>
    html.replace(stylesheet, (link, href: string) => {
      const text = styles.get(href);
      return text === undefined ? link : `<style>${text}</style>${link.replace(/\/?>$/, ' media="print"/>')}`;
    });
};

const headEnd = "</head>";

/** The same for a streamed page: buffers the head until it is complete and passes the rest through. */
export const inlineStylesStream = (write: StyleInliner): TransformStream<Uint8Array, Uint8Array> => {
  let buffer: Buffer | undefined = Buffer.alloc(0);
  return new TransformStream({
    transform: (chunk, controller) => {
      if (buffer === undefined) {
        controller.enqueue(chunk);
        return;
      }
      buffer = Buffer.concat([buffer, chunk]);
      const end = buffer.indexOf(headEnd);
      if (end === -1) return;
      controller.enqueue(Buffer.from(write(buffer.toString("utf8", 0, end))));
      controller.enqueue(buffer.subarray(end));
      buffer = undefined;
    },
    flush: (controller) => {
      if (buffer !== undefined && buffer.length > 0) controller.enqueue(buffer);
    },
  });
};
