/** A small race for one slot over real HTTP; `npm run bench:booking-race` runs it in full. */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { CallSlot } from "#domain/bookings/strategy-call.ts";
import { strategyCalls } from "../../db/tables/bookings.ts";
import { buildTestApp } from "../../test/build-test-app.ts";

const { app, db } = await buildTestApp();
const address = await app.listen({ host: "127.0.0.1", port: 0 });

test("gives one of fifty simultaneous bookings the slot and others the free ones", async () => {
  for (const round of [0, 1]) {
    const slots = (await (await fetch(`${address}/api/strategy-call-slots`)).json()) as CallSlot[];
    const requestedSlot = slots[round]?.startsAt ?? "";
    const responses = await Promise.all(
      Array.from({ length: 50 }, async (_none, index) => {
        const response = await fetch(`${address}/api/strategy-calls`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({
            startsAt: requestedSlot,
            timeZone: "UTC",
            firstName: "Ra",
            lastName: "Cer",
            email: `racer${round}-${index}@li.example`,
            company: "Li Foods",
            urgency: "month",
            challenges: "First",
          }),
        });
        return { status: response.status, body: (await response.json()) as { slots?: CallSlot[] } };
      }),
    );
    const late = responses.filter((response) => response.status === 409);
    expect(responses.filter((response) => response.status === 201)).toHaveLength(1);
    expect(late).toHaveLength(49);
    for (const { body } of late) {
      expect(body.slots).toHaveLength(8);
      expect(body.slots?.find((slot) => slot.startsAt === requestedSlot)?.available).toBe(false);
    }
    expect(
      await db
        .select()
        .from(strategyCalls)
        .where(eq(strategyCalls.startsAt, new Date(requestedSlot))),
    ).toHaveLength(1);
  }
});
