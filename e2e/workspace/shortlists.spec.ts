/** A shortlist seen by the team that makes it, the candidates who consent, and the client who answers. */
import { expect, test } from "@playwright/test";
import { accessibilityIssuesLightAndDark } from "../support/accessibility.ts";
import { card, column, openBoard, readApplicationState } from "../pages/board-page.ts";
import { withCaughtEmails } from "../environment/mail-server.ts";
import { uniqueEmail } from "../support/account-factory.ts";
import { createShortlistJob, pathEmailedTo } from "../support/shortlist-factory.ts";
import { open } from "../pages/site-page.ts";
import { signUpEmployer } from "../support/workspace-members.ts";
import { holdNextResponse } from "../support/held-response.ts";

const phone = { viewport: { width: 390, height: 844 } };

test("a shortlist is built, agreed to on a phone, answered by a client, and applied", async ({ page, browser }) => {
  test.setTimeout(300_000);
  const { companyId, email: creatorEmail } = await signUpEmployer(page);
  const { jobId, people } = await createShortlistJob(companyId, ["Ottilie Brackenridge", "Ludovic Stavanger"]);
  const client = uniqueEmail();
  await withCaughtEmails(async ({ caught }) => {
    await openBoard(page, jobId);
    for (const { name } of people) await page.getByRole("checkbox", { name: `Select ${name}` }).check({ force: true });
    await page.getByRole("region", { name: "Selection" }).getByRole("button", { name: "Shortlist" }).click();
    const dialog = page.getByRole("dialog", { name: "New shortlist" });
    await dialog.getByLabel("Name", { exact: true }).fill("Dana Whitfield");
    await dialog.getByLabel("Email").fill(client);
    await dialog.getByLabel(/^Why you recommend them: Ottilie/).fill("Ottilie stays calm");
    await dialog.getByRole("button", { name: "Save draft" }).click();
    await expect(dialog.getByText(/This text identifies Ottilie Brackenridge/).first()).toBeVisible();
    await dialog.getByLabel(/^Why you recommend them: Ottilie/).fill("Stays calm when a night goes wrong.");
    expect(await accessibilityIssuesLightAndDark(page, "[role=dialog]")).toEqual([]);
    await dialog.getByRole("button", { name: "Save draft" }).click();
    const list = page.getByRole("article", { name: "First round" });
    await expect(list.getByText("Draft", { exact: true })).toBeVisible();

    // Without consent nothing is sent, and the candidates who haven't agreed are named.
    await list.getByRole("button", { name: "Send shortlist" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Send shortlist" }).click();
    await expect(list.getByRole("alert")).toContainText("Ottilie Brackenridge, Ludovic Stavanger haven't agreed");
    await list.getByRole("button", { name: "Request consent" }).click();
    await expect(list.getByText("Waiting for consent")).toBeVisible();

    const candidate = await browser.newContext(phone);
    const question = await candidate.newPage();
    const paths: string[] = [];
    for (const { email } of people) {
      const path = await pathEmailedTo(caught, email, "submissions");
      paths.push(path);
      await open(question, path);
      await expect(question.getByText("Without my name, they see:")).toBeVisible();
      await question.getByRole("button", { name: "I agree" }).click();
      await expect(question.getByRole("heading", { name: "You agreed to share your details" })).toBeVisible();
    }
    expect(await accessibilityIssuesLightAndDark(question)).toEqual([]);

    await openBoard(page, jobId, "?tab=shortlists");
    await expect(list.getByText("Ready to send")).toBeVisible();
    await list.getByRole("button", { name: "Send shortlist" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Send shortlist" }).click();
    await expect(list.getByText("Sent", { exact: true })).toBeVisible();

    const clientContext = await browser.newContext();
    const clientPage = await clientContext.newPage();
    const path = await pathEmailedTo(caught, client, "shortlists");
    const response = await clientPage.goto(path);
    expect([response?.status(), response?.headers()["referrer-policy"], response?.headers()["x-robots-tag"]]).toEqual([
      200,
      "no-referrer",
      "noindex",
    ]);
    const identifying = people.flatMap(({ name, email, employer }) => [
      ...name.split(" "),
      email,
      employer,
      "Wrenfield",
    ]);
    const source = [(await response?.text()) ?? "", await clientPage.content()].join("\n").toLowerCase();
    expect([...identifying, "555 01", "linkedin.com/in"].filter((word) => source.includes(word.toLowerCase()))).toEqual(
      [],
    );
    await expect(clientPage.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    const first = clientPage.getByRole("article", { name: "Candidate A" });
    const second = clientPage.getByRole("article", { name: "Candidate B" });
    await expect(first.getByText("Stays calm when a night goes wrong.")).toBeVisible();
    await expect(first.getByText("ICU Nurse, 7 years of experience, Ohio")).toBeVisible();
    await first.getByRole("radio", { name: "Yes" }).check({ force: true });
    await expect(first.getByText("Saved.", { exact: false })).toBeVisible();
    await first.getByLabel("Comment (optional)").fill("Please invite her this week.");
    // The response to the comment is late and contains the second candidate's old state.
    const saved = await holdNextResponse(clientPage, "**/api/shortlist-links/**");
    await first.getByRole("button", { name: "Save comment" }).click();
    await saved.given;
    await second.getByRole("radio", { name: "No" }).check({ force: true });
    await expect(clientPage.getByText("2 of 2 candidates reviewed")).toBeVisible();
    saved.release();
    await expect(first.getByText("Saved.", { exact: false })).toBeVisible();
    await expect(clientPage.getByText("2 of 2 candidates reviewed")).toBeVisible();
    // Leaving the field saves the comment.
    await second.getByLabel("Comment (optional)").fill("Too far away.");
    await expect(second.getByText("Saved.", { exact: false })).toBeHidden();
    await second.getByLabel("Comment (optional)").blur();
    await expect(second.getByText("Saved.", { exact: false })).toBeVisible();
    expect(await accessibilityIssuesLightAndDark(clientPage)).toEqual([]);

    // The client's yes moved the applicant. The no only marks the card, and one click opens the reject dialog.
    await openBoard(page, jobId);
    await expect(column(page, "Screening").getByRole("link", { name: "Ottilie Brackenridge" })).toBeVisible();
    await expect(card(page, "Ottilie Brackenridge").getByText("Yes")).toBeVisible();
    expect(await readApplicationState(jobId, "Ludovic")).toMatchObject({ stage: "applied", status: "active" });
    await page.getByRole("button", { name: "Reject Ludovic Stavanger (declined by the client)" }).click();
    await expect(page.getByRole("dialog", { name: "Reject Ludovic Stavanger" })).toBeVisible();
    await page.keyboard.press("Escape");
    await openBoard(page, jobId, "?tab=shortlists");
    await expect(list).toContainText("Please invite her this week.");
    await expect(list).toContainText("Too far away.");
    await expect(list).toContainText(/Opened 1 time/);
    expect(await accessibilityIssuesLightAndDark(page)).toEqual([]);
    await list.getByRole("link", { name: "Reject Ludovic Stavanger" }).click();
    await expect(page.getByRole("dialog", { name: "Reject Ludovic Stavanger" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect
      .poll(() => caught.filter(({ to }) => to.includes(creatorEmail)).map(({ mail }) => mail.subject), {
        timeout: 60_000,
      })
      .toContain("Dana Whitfield reviewed your shortlist: Night Ward Nurse");

    // A candidate who withdraws consent disappears from the client's page at once; the list ends with a plain message.
    await open(question, paths[0] ?? "");
    await question.getByRole("button", { name: "Withdraw consent" }).click();
    await question.getByRole("dialog").getByRole("button", { name: "Withdraw consent" }).click();
    await expect(question.getByRole("heading", { name: "Your details are no longer shared" })).toBeVisible();
    await clientPage.reload();
    await expect(first).toBeHidden();
    await expect(second).toBeVisible();
    await openBoard(page, jobId, "?tab=shortlists");
    await expect(list.getByText("Consent withdrawn")).toBeVisible();
    await list.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("menuitem", { name: "Revoke shortlist" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Revoke shortlist" }).click();
    await expect(list.getByText("Revoked", { exact: true })).toBeVisible();
    const goneResponse = await clientPage.goto(path);
    expect(goneResponse?.status()).toBe(410);
    await expect(clientPage.getByRole("heading", { name: "This shortlist is closed" })).toBeVisible();
    expect(await accessibilityIssuesLightAndDark(clientPage)).toEqual([]);
    await candidate.close();
    await clientContext.close();
  });
});

test("a candidate declines for good; a list revoked while open says so", async ({ page, browser }) => {
  const admin = await signUpEmployer(page);
  const { jobId, people } = await createShortlistJob(admin.companyId, ["Ottilie Brackenridge", "Ludovic Stavanger"]);
  const client = uniqueEmail();
  await withCaughtEmails(async ({ caught }) => {
    const board = (await (await admin.send("GET", `/api/jobs-enhanced/${jobId}/applications`)).json()) as {
      applications: { id: string }[];
    };
    const createResponse = await admin.send("POST", `/api/jobs-enhanced/${jobId}/shortlists`, {
      title: "By name",
      isAnonymous: false,
      lastDay: new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10),
      readers: [{ name: "Dana Whitfield", email: client }],
      entries: board.applications.map(({ id }) => ({ applicationId: id })),
    });
    const { id } = (await createResponse.json()) as { id: string };
    await admin.send("POST", `/api/shortlists/${id}/consents`, {});
    const context = await browser.newContext(phone);
    const visitor = await context.newPage();
    const [no, yes] = people;
    await open(visitor, await pathEmailedTo(caught, no?.email ?? "", "submissions"));
    await expect(visitor.getByText("With my name, they see:")).toBeVisible();
    await visitor.getByRole("button", { name: "No, don't share" }).click();
    await expect(visitor.getByRole("heading", { name: "Your details aren't shared" })).toBeVisible();
    await open(visitor, await pathEmailedTo(caught, yes?.email ?? "", "submissions"));
    await visitor.getByRole("button", { name: "I agree" }).click();
    await expect(visitor.getByRole("heading", { name: "You agreed to share your details" })).toBeVisible();

    await openBoard(page, jobId, "?tab=shortlists");
    const list = page.getByRole("article", { name: "By name" });
    await expect(list.getByText("Declined")).toBeVisible();
    await expect(list.getByRole("button", { name: "Request consent" })).toBeHidden();
    await list.getByRole("button", { name: "Remove Ottilie Brackenridge from the shortlist" }).click();
    await expect(list.getByText("Ready to send")).toBeVisible();
    await list.getByRole("button", { name: "Send shortlist" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Send shortlist" }).click();
    await open(visitor, await pathEmailedTo(caught, client, "shortlists"));
    const shown = visitor.getByRole("article", { name: "Ludovic Stavanger" });
    await expect(shown.getByText("Quarrymoor Stavanger").first()).toBeVisible();
    expect(await visitor.content()).not.toContain(yes?.email ?? "");
    expect(await accessibilityIssuesLightAndDark(visitor)).toEqual([]);
    await admin.send("POST", `/api/shortlists/${id}/revoke`, {});
    await shown.getByText("Maybe", { exact: true }).click();
    await expect(visitor.getByRole("heading", { name: "This shortlist is closed" })).toBeVisible();
    await context.close();
  });
});
