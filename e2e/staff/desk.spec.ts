/** The 24-hour response time, from a visitor's form to the reply. */
import { expect, test } from "@playwright/test";
import { queryDatabase } from "../environment/browser-database.ts";
import { uniqueWord, leadHeading, notice, openDesk, rowOf, stateButton, timeline } from "../pages/desk-page.ts";
import { withCaughtEmails } from "../environment/mail-server.ts";
import { createRecruiter } from "../support/workspace-members.ts";

const fields = {
  "First Name *": "Dana",
  "Last Name *": "Whitfield",
  "What positions do you need to fill? *": "Four ICU nurses for nights",
} as const;

test("a quote appears live, is assigned and answered, and replies share its thread", async ({
  browser,
  page: visitor,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await withCaughtEmails(async ({ caught }) => {
    const company = uniqueWord();
    const email = `dana@${company}.example`;
    const { page: desk } = await createRecruiter(browser);
    await openDesk(desk, `/staff?q=${company}`);
    await expect(desk.getByText(`No results for “${company}”`)).toBeVisible();

    await visitor.clock.install();
    await visitor.goto("/");
    await visitor.getByRole("button", { name: "Employers" }).click();
    await visitor.getByRole("button", { name: "Get a Customized Quote" }).click();
    const dialog = visitor.getByRole("dialog", { name: "Get Your Customized Quote" });
    for (const [label, value] of Object.entries({ ...fields, "Work Email *": email, "Company Name *": company }))
      await dialog.getByLabel(label, { exact: true }).fill(value);
    // A form filled in faster than this is treated as spam.
    await visitor.clock.runFor(3000);
    const leadRequest = visitor.waitForResponse((response) => response.url().endsWith("/api/quote-requests"));
    await dialog.getByRole("button", { name: "Get My Custom Quote" }).click();
    await leadRequest;
    const row = rowOf(desk, company);
    await expect(row).toBeVisible();
    await expect(row).toContainText(/due in 23 h 5\d min|due in 24 h/);

    // The automatic acknowledgment does not stop the response clock.
    const emailsTo = () => caught.filter((each) => each.to.includes(email));
    await expect.poll(() => emailsTo().length, { timeout: 60_000 }).toBe(1);
    const acknowledgment = emailsTo()[0]?.mail;

    await row.click();
    await expect(leadHeading(desk, "Dana Whitfield")).toBeFocused();
    await desk.keyboard.press("a");
    await expect(notice(desk)).toContainText("Dana Whitfield assigned to Noor Haddad");
    await expect(stateButton(desk)).toHaveAccessibleName("Status: In progress");
    await expect(desk.getByRole("heading", { level: 2 }).locator("xpath=../..")).toContainText("due in");

    await desk.keyboard.press("r");
    const text = desk.getByRole("textbox", { name: "Your reply" });
    await expect(text).toBeFocused();
    await expect(desk.getByRole("textbox", { name: "Subject" })).toHaveValue("Re: We received your quote request");
    await text.fill("Hello Dana,\n\nthree nurses could start in January.");
    await desk.getByRole("button", { name: "Send reply" }).click();
    await expect(timeline(desk)).toContainText("three nurses could start in January");
    await expect.poll(() => emailsTo().length, { timeout: 60_000 }).toBe(2);
    const reply = emailsTo()[1]?.mail;
    expect(reply?.subject).toBe("Re: We received your quote request");
    expect(reply?.inReplyTo).toBe(acknowledgment?.messageId);

    // The response clock stops on the open page, without a reload.
    await expect(timeline(desk).getByText("Sent", { exact: true })).toBeVisible();
    await expect(row).toHaveCount(0);
    await expect(desk.getByText(/^replied in/)).toBeVisible();
    await expect(stateButton(desk)).toHaveAccessibleName("Status: Replied");

    const raw = [
      `From: Dana Whitfield <${email}>`,
      "To: desk@firm.example",
      "Subject: Re: We received your quote request",
      `Message-ID: <${company}@visitor.example>`,
      `In-Reply-To: ${reply?.messageId}`,
      `Date: ${new Date().toUTCString()}`,
      "Content-Type: text/plain; charset=utf-8",
      "",
      "Thursday at ten suits me.",
      "",
    ].join("\r\n");
    const response = await fetch(new URL("/api/inbound-mail", baseURL ?? ""), {
      method: "POST",
      headers: { "content-type": "message/rfc822", authorization: "Bearer for-browser-tests-only-inbound" },
      body: raw,
    });
    expect(response.status).toBe(202);
    await expect(timeline(desk)).toContainText("Thursday at ten suits me.");
    await expect(timeline(desk)).toContainText("Dana Whitfield wrote");
    const [lead] = await queryDatabase<{ n: number }>("select count(*)::int n from desk_leads where company = $1", [
      company,
    ]);
    expect(lead?.n).toBe(1);
  });
});
