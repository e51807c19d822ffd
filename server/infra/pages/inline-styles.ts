/** The first paint waits for no second request: a page brings its styles along. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const stylesheet = /<link [^<>]*?rel="stylesheet" href="(\/assets\/[^"]+\.css)"\/?>/;

export type StyleWriter = (html: string) => string;

/** Reads the styles once. React expects the link in the page, so it stays, for print. */
export const styleWriter = (clientFolder: string): StyleWriter => {
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

/** The same for a page that is still being rendered: its head is held until it is whole, the rest passes as it comes. */
export const styledStream = (write: StyleWriter): TransformStream<Uint8Array, Uint8Array> => {
  let held: Buffer | undefined = Buffer.alloc(0);
  return new TransformStream({
    transform: (chunk, controller) => {
      if (held === undefined) {
        controller.enqueue(chunk);
        return;
      }
      held = Buffer.concat([held, chunk]);
      const end = held.indexOf(headEnd);
      if (end === -1) return;
      controller.enqueue(Buffer.from(write(held.toString("utf8", 0, end))));
      controller.enqueue(held.subarray(end));
      held = undefined;
    },
    flush: (controller) => {
      if (held !== undefined && held.length > 0) controller.enqueue(held);
    },
  });
};
