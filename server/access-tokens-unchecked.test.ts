/** Programs with the product's own checks switched off: what row-level security alone lets a token see and change. */
import { afterAll, expect, test } from "vitest";
import { doors, prepareDoors, theirs } from "./test/access-knock.ts";
import type { Whose } from "./test/access-rules.ts";
import { buildTestApp } from "./test/build-test-app.ts";
import { noticeChanges } from "./test/noticed-changes.ts";
import { createTokens, likeness, tokenKnockers } from "./test/token-knockers.ts";
import { createUncheckedWho } from "./test/unchecked-who.ts";
import { workspaceTables } from "./test/workspace-tables.ts";

const { app, owner, files } = await buildTestApp({ createWho: createUncheckedWho });
const { world, approach, tally } = await prepareDoors(app, owner.db, files);
const tokens = await createTokens(owner.db, world);
afterAll(() => console.info(`access of tokens without checks: ${tally()}`));

const changes = await noticeChanges(owner.db, workspaceTables);
/** Row-level security knows the maker and not the level, so one level stands for all. */
const knockers = tokenKnockers.filter(
  (each) => !["read token", "write token", "expired token", "unknown token"].includes(each),
);
const opensNothing = /revoked|left/;
const byLink =
  /\/api\/(invitations|introductions|application-status|interview-links|shortlist-links|submission-links|offer-links)\/:token/;

test.each(doors.filter(([call]) => !byLink.test(call)))(
  "a token at %s sees and changes no foreign row",
  async (call, door) => {
    const whoseIds: readonly Whose[] = door.params === undefined ? ["own"] : ["own", "other's"];
    for (const knocker of knockers) {
      const like = likeness[knocker];
      const isStranger = opensNothing.test(knocker);
      const foreign = isStranger ? /Marker-(One|Two)/ : theirs(like) === "one" ? /Marker-Two/ : /Marker-One/;
      const watched = isStranger
        ? [world.one.id, world.two.id]
        : [theirs(like) === "one" ? world.two.id : world.one.id];
      for (const whose of whoseIds) {
        const knock = await approach(call, like, whose, tokens[knocker]);
        await changes.forget();
        const { body } = await knock();
        const written = (await changes.seen()).filter(
          ([, companyId]) => companyId !== null && watched.includes(companyId),
        );
        expect(written, `${knocker}, ${whose}: rows written`).toEqual([]);
        expect(foreign.test(body), `${knocker}, ${whose}: ${body.slice(0, 200)}`).toBe(false);
      }
    }
  },
);
