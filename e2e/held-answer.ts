/** An answer that comes late: the server has given it, and the page does not have it yet. */
import type { Page } from "@playwright/test";

/** Holds the next answer to such an address back. `given` once the server has answered; `release` lets the page have it. */
export const holdNextAnswer = async (page: Page, address: string) => {
  const given = Promise.withResolvers<void>();
  const late = Promise.withResolvers<void>();
  await page.route(
    address,
    async (route) => {
      const response = await route.fetch();
      given.resolve();
      await late.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  return { given: given.promise, release: (): void => late.resolve() };
};
