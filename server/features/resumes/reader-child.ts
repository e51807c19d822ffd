/** The process that reads résumés, one after another, until it is replaced. Nothing it says is believed without a look. */
import "../../infra/without-network.ts";
import "./without-canvas.ts";
import { storableJson, type ReadOrder } from "./reader-messages.ts";

// Loaded late, so that what stands above is in place.
const { readResume } = await import("./reading/read-resume.ts");

const jsonOf = async ({ bytes, kind }: ReadOrder): Promise<string | undefined> => {
  try {
    return storableJson(await readResume(bytes, kind));
  } catch {
    return undefined;
  }
};

process.on("message", (order: ReadOrder) => {
  void jsonOf(order).then((json) => process.send?.({ id: order.id, json, residentBytes: process.memoryUsage.rss() }));
});
process.on("disconnect", () => process.exit());
process.send?.({ ready: true });
