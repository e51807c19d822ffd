/** Replaces the native canvas library, which this process may not load, by an empty module. Text needs no rendering. */
import { registerHooks } from "node:module";

const stubUrl = "without-canvas:";

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === "@napi-rs/canvas" ? { url: stubUrl, shortCircuit: true } : next(specifier, context),
  load: (url, context, next) =>
    url === stubUrl
      ? { format: "module", shortCircuit: true, source: "export const createCanvas = undefined;" }
      : next(url, context),
});
