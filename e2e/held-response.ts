/** A late response: the server has sent it, and the page does not have it yet. */
import type { Page } from "@playwright/test";

/** Holds the next response from such a URL. `given` resolves once the server has responded; `release` delivers it to the page. */
export const holdNextResponse = async (page: Page, address: string) => {
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
