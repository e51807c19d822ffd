/** During employer sign-up, the company's name is looked up from its website. */
import { expect, type Page, test } from "@playwright/test";
import { errorsLoggedBy } from "../pages/contact-form.ts";
import { button, field, fillIn, goToCompanyStep, signUpForm, step } from "../pages/sign-up-form.ts";

const lookup = "**/api/parse-company";
const lookupIndicator = (page: Page) => signUpForm(page).getByText("Reading your website...");

/** Records lookups and holds their responses until the test releases them. */
const holdLookup = async (page: Page, response: { readonly status: number; readonly json: object }) => {
  const requests: unknown[] = [];
  const { promise: holdPromise, resolve: release } = Promise.withResolvers<void>();
  await page.route(lookup, async (route) => {
    requests.push(route.request().postDataJSON());
    await holdPromise;
    await route.fulfill(response);
  });
  return { asked: requests, release };
};
const answerLookup = async (page: Page, suggestedName = "Acme Industries"): Promise<unknown[]> => {
  const { asked, release } = await holdLookup(page, { status: 200, json: { suggestedName } });
  release();
  return asked;
};
const enterWebsite = async (page: Page, text: string): Promise<void> => {
  await field(page, "companyWebsite").fill(text);
  await field(page, "companyWebsite").blur();
};

test("[SIGNUP-03 SIGNUP-06] a website fills the empty name from its host and is looked up once", async ({ page }) => {
  await page.clock.install();
  const requests = await answerLookup(page);
  await goToCompanyStep(page);
  await enterWebsite(page, "https://acme.io");
  await expect(field(page, "companyName")).toHaveValue("Acme");
  await expect.poll(() => requests).toEqual([{ url: "https://acme.io" }]);
  // Leaving the field has sent the lookup; the debounced one must not send it again.
  await page.clock.runFor(900);
  expect(requests).toHaveLength(1);
});

test("[SIGNUP-03 SIGNUP-06] a pause while typing triggers the lookup", async ({ page }) => {
  const requests = await answerLookup(page);
  await goToCompanyStep(page);
  await field(page, "companyWebsite").pressSequentially("https://north-shore.example", { delay: 15 });
  await expect(field(page, "companyName")).toHaveValue("North-shore");
  await expect(field(page, "companyWebsite")).toBeFocused();
  expect(requests).toEqual([{ url: "https://north-shore.example" }]);
});

test("[SIGNUP-04] drops a leading www. from the company's name", async ({ page }) => {
  await answerLookup(page);
  await goToCompanyStep(page);
  await enterWebsite(page, "https://www.acme.com");
  await expect(field(page, "companyName")).toHaveValue("Acme");
});

test("[SIGNUP-05] an existing name is never overwritten; the site's name is only offered", async ({ page }) => {
  await answerLookup(page, "Acme Industries");
  await goToCompanyStep(page);
  await fillIn(page, { companyName: "Our Own Words" });
  const answered = page.waitForResponse(lookup);
  await enterWebsite(page, "https://acme.io");
  await answered;
  await expect(lookupIndicator(page)).toHaveCount(0);
  await expect(field(page, "companyName")).toHaveValue("Our Own Words");
  await expect(signUpForm(page).getByRole("button", { name: "Use that name" })).toHaveCount(0);
});

test("[SIGNUP-06] an invalid website sends nothing and fills nothing", async ({ page }) => {
  await page.clock.install();
  const requests = await answerLookup(page);
  await goToCompanyStep(page);
  for (const text of ["acme", "acme.io", "https://acme", "ftp://acme.io", "https:// acme.io"]) {
    await enterWebsite(page, text);
    await page.clock.runFor(700);
    await expect(field(page, "companyName"), text).toHaveValue("");
  }
  expect(requests).toEqual([]);
});

for (const [how, response] of [
  ["success", { status: 200, json: { suggestedName: "Acme Industries" } }],
  ["an error", { status: 503, json: { code: "unavailable", message: "Not now." } }],
] as const) {
  test(`[SIGNUP-11] the loading indicator shows while the company is parsed and clears on ${how}`, async ({ page }) => {
    const { release } = await holdLookup(page, response);
    await goToCompanyStep(page);
    await expect(lookupIndicator(page)).toHaveCount(0);
    await enterWebsite(page, "https://acme.io");
    await expect(lookupIndicator(page)).toBeVisible();
    release();
    await expect(lookupIndicator(page)).toHaveCount(0);
    await expect(field(page, "companyWebsite")).toBeEditable();
  });
}

test("[SIGNUP-20] the suggestion fills the field only if it is empty when the response arrives", async ({ page }) => {
  const { release } = await holdLookup(page, { status: 200, json: { suggestedName: "Acme Industries" } });
  await goToCompanyStep(page);
  await enterWebsite(page, "https://acme.io");
  await expect(field(page, "companyName")).toHaveValue("Acme");
  await fillIn(page, { companyName: "" });
  release();
  await expect(field(page, "companyName")).toHaveValue("Acme Industries");
});

test("[SIGNUP-20] with the host's name in the field, the suggestion must be accepted by hand", async ({ page }) => {
  await answerLookup(page);
  await goToCompanyStep(page);
  await enterWebsite(page, "https://acme.io");
  const offer = signUpForm(page).getByRole("button", { name: "Use that name" });
  await expect(offer).toBeVisible();
  await expect(field(page, "companyName")).toHaveValue("Acme");
  await offer.click();
  await expect(field(page, "companyName")).toHaveValue("Acme Industries");
  await expect(offer).toHaveCount(0);
});

test("[SIGNUP-21] a failed lookup is logged, shows no message and blocks nothing", async ({ page }) => {
  const logged = errorsLoggedBy(page);
  await page.route(lookup, (route) => route.fulfill({ status: 500, json: { code: "internal", message: "Broken." } }));
  await goToCompanyStep(page);
  await enterWebsite(page, "https://acme.io");
  await expect.poll(() => logged.join("\n")).toContain("The company's website could not be read");
  await expect(signUpForm(page).getByText("Broken.")).toHaveCount(0);
  await expect(signUpForm(page).locator("[aria-invalid=true]")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem")).toHaveCount(0);
  await fillIn(page, { companySize: "1-10", industry: "retail" });
  await button(page, "Next").click();
  await expect(step(page, "Your Role")).toBeVisible();
});
