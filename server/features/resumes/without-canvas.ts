/** Words need no drawing. The library that draws is native code, which this process may not load: it gets an empty one instead. */
import { registerHooks } from "node:module";

const stand = "without-canvas:";

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === "@napi-rs/canvas" ? { url: stand, shortCircuit: true } : next(specifier, context),
  load: (url, context, next) =>
    url === stand
      ? { format: "module", shortCircuit: true, source: "export const createCanvas = undefined;" }
      : next(url, context),
});
