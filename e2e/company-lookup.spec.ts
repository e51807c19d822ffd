/** While an employer signs up, their website is asked for the company's name. */
import { expect, type Page, test } from "@playwright/test";
import { errorsLoggedBy } from "./contact-form.ts";
import { button, field, fillIn, goToCompanyStep, signUpForm, step } from "./sign-up-form.ts";

const lookup = "**/api/parse-company";
const looking = (page: Page) => signUpForm(page).getByText("Reading your website...");

/** What the lookup was asked, with an answer that comes when the test says so. */
const holdLookup = async (page: Page, answer: { readonly status: number; readonly json: object }) => {
  const asked: unknown[] = [];
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(lookup, async (route) => {
    asked.push(route.request().postDataJSON());
    await held;
    await route.fulfill(answer);
  });
  return { asked, release };
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

test("[SIGNUP-03 SIGNUP-06] a website fills the empty name from its host and is asked about once", async ({ page }) => {
  const asked = await answerLookup(page);
  await goToCompanyStep(page);
  await enterWebsite(page, "https://acme.io");
  await expect(field(page, "companyName")).toHaveValue("Acme");
  await expect.poll(() => asked).toEqual([{ url: "https://acme.io" }]);
  // The pause after typing must not ask again for what leaving the field has asked.
  await page.waitForTimeout(900);
  expect(asked).toHaveLength(1);
});

test("[SIGNUP-03 SIGNUP-06] a pause while typing is enough", async ({ page }) => {
  const asked = await answerLookup(page);
  await goToCompanyStep(page);
  await field(page, "companyWebsite").pressSequentially("https://north-shore.example", { delay: 15 });
  await expect(field(page, "companyName")).toHaveValue("North-shore");
  await expect(field(page, "companyWebsite")).toBeFocused();
  expect(asked).toEqual([{ url: "https://north-shore.example" }]);
});

test("[SIGNUP-04] a leading www. is not the company's name", async ({ page }) => {
  await answerLookup(page);
  await goToCompanyStep(page);
  await enterWebsite(page, "https://www.acme.com");
  await expect(field(page, "companyName")).toHaveValue("Acme");
});

test("[SIGNUP-05] a name that stands there is never overwritten; the site's own is only offered", async ({ page }) => {
  await answerLookup(page, "Acme Industries");
  await goToCompanyStep(page);
  await fillIn(page, { companyName: "Our Own Words" });
  const answered = page.waitForResponse(lookup);
  await enterWebsite(page, "https://acme.io");
  await answered;
  await expect(looking(page)).toHaveCount(0);
  await expect(field(page, "companyName")).toHaveValue("Our Own Words");
  await expect(signUpForm(page).getByRole("button", { name: "Use that name" })).toHaveCount(0);
});

test("[SIGNUP-06] what is no website sends nothing and fills nothing", async ({ page }) => {
  const asked = await answerLookup(page);
  await goToCompanyStep(page);
  for (const text of ["acme", "acme.io", "https://acme", "ftp://acme.io", "https:// acme.io"]) {
    await enterWebsite(page, text);
    await page.waitForTimeout(700);
    await expect(field(page, "companyName"), text).toHaveValue("");
  }
  expect(asked).toEqual([]);
});

for (const [how, answer] of [
  ["success", { status: 200, json: { suggestedName: "Acme Industries" } }],
  ["an error", { status: 503, json: { code: "unavailable", message: "Not now." } }],
] as const) {
  test(`[SIGNUP-11] the loading indicator shows while the company is parsed and clears on ${how}`, async ({ page }) => {
    const { release } = await holdLookup(page, answer);
    await goToCompanyStep(page);
    await expect(looking(page)).toHaveCount(0);
    await enterWebsite(page, "https://acme.io");
    await expect(looking(page)).toBeVisible();
    release();
    await expect(looking(page)).toHaveCount(0);
    await expect(field(page, "companyWebsite")).toBeEditable();
  });
}

test("[SIGNUP-20] the suggested name fills the field only where it is empty when the answer comes", async ({
  page,
}) => {
  const { release } = await holdLookup(page, { status: 200, json: { suggestedName: "Acme Industries" } });
  await goToCompanyStep(page);
  await enterWebsite(page, "https://acme.io");
  await expect(field(page, "companyName")).toHaveValue("Acme");
  await fillIn(page, { companyName: "" });
  release();
  await expect(field(page, "companyName")).toHaveValue("Acme Industries");
});

test("[SIGNUP-20] with the host's name in the field the suggestion is offered and taken by hand", async ({ page }) => {
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

test("[SIGNUP-21] a failed lookup is logged, shows no message and stops nobody", async ({ page }) => {
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
