/** A shortlist with three sides to it: a team that makes it, candidates who agree, and a client who answers. */
import { expect, test } from "@playwright/test";
import { barriersByDayAndNight } from "./barriers.ts";
import { card, column, openBoard, standing } from "./board-page.ts";
import { withMailServer } from "./mail-server.ts";
import { anAddress } from "./people.ts";
import { aJobToFill, pathMailedTo } from "./shortlist-people.ts";
import { open } from "./site-page.ts";
import { signUpHere } from "./workspace-people.ts";
import { holdNextAnswer } from "./held-answer.ts";

const phone = { viewport: { width: 390, height: 844 } };

test("made on the board, agreed to on a phone, answered by a client without an account, and the board follows", async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const { companyId, email: makersMail } = await signUpHere(page);
  const { jobId, people } = await aJobToFill(companyId, ["Ottilie Brackenridge", "Ludovic Stavanger"]);
  const client = anAddress();
  await withMailServer(async ({ caught }) => {
    await openBoard(page, jobId);
    for (const { name } of people) await page.getByRole("checkbox", { name: `Select ${name}` }).check({ force: true });
    await page.getByRole("region", { name: "Selection" }).getByRole("button", { name: "Shortlist" }).click();
    const dialog = page.getByRole("dialog", { name: "New shortlist" });
    await dialog.getByLabel("Name", { exact: true }).fill("Dana Whitfield");
    await dialog.getByLabel("E-mail").fill(client);
    await dialog.getByLabel(/^Why you suggest them: Ottilie/).fill("Ottilie stays calm");
    await dialog.getByRole("button", { name: "Save the draft" }).click();
    await expect(dialog.getByText(/This tells who Ottilie Brackenridge is/).first()).toBeVisible();
    await dialog.getByLabel(/^Why you suggest them: Ottilie/).fill("Stays calm when a night goes wrong.");
    expect(await barriersByDayAndNight(page, "[role=dialog]")).toEqual([]);
    await dialog.getByRole("button", { name: "Save the draft" }).click();
    const list = page.getByRole("article", { name: "First round" });
    await expect(list.getByText("Draft", { exact: true })).toBeVisible();

    // Nobody has agreed, so nothing goes out, and it is said who is missing.
    await list.getByRole("button", { name: "Send" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Send it" }).click();
    await expect(list.getByRole("alert")).toContainText("Ottilie Brackenridge, Ludovic Stavanger have not agreed");
    await list.getByRole("button", { name: "Ask for consent" }).click();
    await expect(list.getByText("Waiting for consent")).toBeVisible();

    const candidate = await browser.newContext(phone);
    const question = await candidate.newPage();
    const paths: string[] = [];
    for (const { email } of people) {
      const path = await pathMailedTo(caught, email, "submissions");
      paths.push(path);
      await open(question, path);
      await expect(question.getByText("They see, without my name:")).toBeVisible();
      await question.getByRole("button", { name: "I agree" }).click();
      await expect(question.getByRole("heading", { name: "You agreed to be shown" })).toBeVisible();
    }
    expect(await barriersByDayAndNight(question)).toEqual([]);

    await openBoard(page, jobId, "?tab=shortlists");
    await expect(list.getByText("Ready to send")).toBeVisible();
    await list.getByRole("button", { name: "Send" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Send it" }).click();
    await expect(list.getByText("Sent", { exact: true })).toBeVisible();

    const office = await browser.newContext();
    const reading = await office.newPage();
    const path = await pathMailedTo(caught, client, "shortlists");
    const answer = await reading.goto(path);
    expect([answer?.status(), answer?.headers()["referrer-policy"], answer?.headers()["x-robots-tag"]]).toEqual([
      200,
      "no-referrer",
      "noindex",
    ]);
    const telling = people.flatMap(({ name, email, employer }) => [...name.split(" "), email, employer, "Wrenfield"]);
    const source = [(await answer?.text()) ?? "", await reading.content()].join("\n").toLowerCase();
    expect([...telling, "555 01", "linkedin.com/in"].filter((word) => source.includes(word.toLowerCase()))).toEqual([]);
    await expect(reading.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    const first = reading.getByRole("article", { name: "Candidate A" });
    const second = reading.getByRole("article", { name: "Candidate B" });
    await expect(first.getByText("Stays calm when a night goes wrong.")).toBeVisible();
    await expect(first.getByText("ICU Nurse, 7 years of experience, Ohio")).toBeVisible();
    await first.getByRole("radio", { name: "Yes" }).check({ force: true });
    await expect(first.getByText("Saved.", { exact: false })).toBeVisible();
    await first.getByLabel("Comment (optional)").fill("Please invite her this week.");
    // The answer to the comment comes late, with the second candidate as it was when the comment was saved.
    const saved = await holdNextAnswer(reading, "**/api/shortlist-links/**");
    await first.getByRole("button", { name: "Save the comment" }).click();
    await saved.given;
    await second.getByRole("radio", { name: "No" }).check({ force: true });
    await expect(reading.getByText("2 of 2 candidates answered")).toBeVisible();
    saved.release();
    await expect(first.getByText("Saved.", { exact: false })).toBeVisible();
    await expect(reading.getByText("2 of 2 candidates answered")).toBeVisible();
    expect(await barriersByDayAndNight(reading)).toEqual([]);

    // A yes has moved who had applied; a no marks the card, and one press asks how to reject.
    await openBoard(page, jobId);
    await expect(column(page, "Screening").getByRole("link", { name: "Ottilie Brackenridge" })).toBeVisible();
    await expect(card(page, "Ottilie Brackenridge").getByText("Yes")).toBeVisible();
    expect(await standing(jobId, "Ludovic")).toMatchObject({ stage: "applied", status: "active" });
    await page.getByRole("button", { name: "The client said no to Ludovic Stavanger. Reject" }).click();
    await expect(page.getByRole("dialog", { name: "Reject Ludovic Stavanger" })).toBeVisible();
    await page.keyboard.press("Escape");
    await openBoard(page, jobId, "?tab=shortlists");
    await expect(list).toContainText("Please invite her this week.");
    await expect(list).toContainText(/Opened 1 time/);
    expect(await barriersByDayAndNight(page)).toEqual([]);
    await list.getByRole("link", { name: "Reject Ludovic Stavanger" }).click();
    await expect(page.getByRole("dialog", { name: "Reject Ludovic Stavanger" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect
      .poll(() => caught.filter(({ to }) => to.includes(makersMail)).map(({ mail }) => mail.subject), {
        timeout: 60_000,
      })
      .toContain("Dana Whitfield answered your shortlist: Night Ward Nurse");

    // Who takes it back is gone from the client's page at once; the list ends with plain words.
    await open(question, paths[0] ?? "");
    await question.getByRole("button", { name: "Take it back" }).click();
    await question.getByRole("dialog").getByRole("button", { name: "Take it back" }).click();
    await expect(question.getByRole("heading", { name: "You are shown to nobody any more" })).toBeVisible();
    await reading.reload();
    await expect(first).toBeHidden();
    await expect(second).toBeVisible();
    await openBoard(page, jobId, "?tab=shortlists");
    await expect(list.getByText("Took it back")).toBeVisible();
    await list.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "End it now" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "End it" }).click();
    await expect(list.getByText("Ended", { exact: true })).toBeVisible();
    const gone = await reading.goto(path);
    expect(gone?.status()).toBe(410);
    await expect(reading.getByRole("heading", { name: "This shortlist has ended" })).toBeVisible();
    expect(await barriersByDayAndNight(reading)).toEqual([]);
    await candidate.close();
    await office.close();
  });
});

test("a candidate says no and is asked no more; a list that ends while it is read says so", async ({
  page,
  browser,
}) => {
  const admin = await signUpHere(page);
  const { jobId, people } = await aJobToFill(admin.companyId, ["Ottilie Brackenridge", "Ludovic Stavanger"]);
  const client = anAddress();
  await withMailServer(async ({ caught }) => {
    const board = (await (await admin.send("GET", `/api/jobs-enhanced/${jobId}/applications`)).json()) as {
      applications: { id: string }[];
    };
    const made = await admin.send("POST", `/api/jobs-enhanced/${jobId}/shortlists`, {
      title: "By name",
      isAnonymous: false,
      lastDay: new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10),
      readers: [{ name: "Dana Whitfield", email: client }],
      entries: board.applications.map(({ id }) => ({ applicationId: id })),
    });
    const { id } = (await made.json()) as { id: string };
    await admin.send("POST", `/api/shortlists/${id}/consents`, {});
    const context = await browser.newContext(phone);
    const visitor = await context.newPage();
    const [no, yes] = people;
    await open(visitor, await pathMailedTo(caught, no?.email ?? "", "submissions"));
    await expect(visitor.getByText("They see, with my name:")).toBeVisible();
    await visitor.getByRole("button", { name: "No, do not show me" }).click();
    await expect(visitor.getByRole("heading", { name: "You are shown to nobody" })).toBeVisible();
    await open(visitor, await pathMailedTo(caught, yes?.email ?? "", "submissions"));
    await visitor.getByRole("button", { name: "I agree" }).click();
    await expect(visitor.getByRole("heading", { name: "You agreed to be shown" })).toBeVisible();

    await openBoard(page, jobId, "?tab=shortlists");
    const list = page.getByRole("article", { name: "By name" });
    await expect(list.getByText("Said no")).toBeVisible();
    await expect(list.getByRole("button", { name: "Ask for consent" })).toBeHidden();
    await list.getByRole("button", { name: "Take Ottilie Brackenridge off the list" }).click();
    await expect(list.getByText("Ready to send")).toBeVisible();
    await list.getByRole("button", { name: "Send" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Send it" }).click();
    await open(visitor, await pathMailedTo(caught, client, "shortlists"));
    const shown = visitor.getByRole("article", { name: "Ludovic Stavanger" });
    await expect(shown.getByText("Quarrymoor Stavanger").first()).toBeVisible();
    expect(await visitor.content()).not.toContain(yes?.email ?? "");
    expect(await barriersByDayAndNight(visitor)).toEqual([]);
    await admin.send("POST", `/api/shortlists/${id}/revoke`, {});
    await shown.getByText("Maybe", { exact: true }).click();
    await expect(visitor.getByRole("heading", { name: "This shortlist has ended" })).toBeVisible();
    await context.close();
  });
});
