/** Simulates a late response: the server has sent it, but the page has not received it. */
import type { Page } from "@playwright/test";

/** Holds the next response from a matching URL. `given` resolves once the server has responded; `release` delivers it to the page. */
export const holdNextResponse = async (page: Page, address: string) => {
  const released = Promise.withResolvers<void>();
  const late = Promise.withResolvers<void>();
  await page.route(
    address,
    async (route) => {
      const response = await route.fetch();
      released.resolve();
      await late.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  return { given: released.promise, release: (): void => late.resolve() };
};
