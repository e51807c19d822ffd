/** A visitor without an account chats with the assistant, and the profile next to it fills in. */
import { expect, type Page, test } from "@playwright/test";
import { accessibilityIssues } from "../support/accessibility.ts";
import { open } from "../pages/site-page.ts";

const panel = (page: Page) => page.getByRole("region", { name: "AI assistant" });
const log = (page: Page) => panel(page).getByRole("log");
const input = (page: Page) => panel(page).getByRole("textbox", { name: "Your message" });
const sendButton = (page: Page) => panel(page).getByRole("button", { name: "Send" });
const chips = (page: Page) => log(page).getByRole("list", { name: "Suggested answers" }).getByRole("button");
const typing = (page: Page) => panel(page).getByTestId("typing-indicator");
const preview = (page: Page) => page.getByTestId("profile-preview");
const step = (page: Page, index: number) => panel(page).getByText(`Step ${index} of 9`, { exact: true });

const sendMessage = async (page: Page, text: string): Promise<void> => {
  await input(page).fill(text);
  await input(page).press("Enter");
};

const openChat = async (page: Page): Promise<void> => {
  await open(page, "/candidates");
  await expect(step(page, 1)).toBeVisible();
  await expect(input(page)).toBeEnabled();
};

/** Holds replies until the test releases them. */
const holdReplies = async (page: Page) => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route("**/api/candidate/chat", async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(undefined);
};

test("[CHAT-01 CHAT-02 CHAT-04] the card is 600 px high, with progress, an AI greeting and three chips", async ({
  page,
}) => {
  await openChat(page);
  expect((await panel(page).boundingBox())?.height).toBe(600);
  await expect(panel(page).getByRole("progressbar", { name: "Step 1 of 9" })).toHaveAttribute("aria-valuenow", "11");
  await expect(log(page)).toContainText("I am Cohire's AI assistant, a program and not a person");
  await expect(chips(page)).toHaveText(["John Doe", "Jane Smith", "Skip for now"]);
  await expect(panel(page).getByRole("button", { name: "Upload your resume" })).toBeVisible();
  await expect(sendButton(page)).toBeVisible();
  await expect(panel(page)).toContainText("Your data is secure and private.");
});

test("[CHAT-05 CHAT-06 CHAT-10 CHAT-14] a message is shown and sent as JSON, and its facts reach the profile", async ({
  page,
}) => {
  await openChat(page);
  const releaseReplies = await holdReplies(page);
  const sent = page.waitForRequest("**/api/candidate/chat");
  await sendMessage(page, "my name's Maria da Silva");
  await expect(log(page).getByText("my name's Maria da Silva")).toBeVisible();
  await expect(typing(page)).toBeVisible();
  await expect(input(page)).toBeDisabled();
  await expect(sendButton(page)).toBeDisabled();
  const request = await sent;
  expect(request.method()).toBe("POST");
  expect(request.postDataJSON()).toMatchObject({
    message: "my name's Maria da Silva",
    currentStep: "intro",
    currentProfile: { firstName: "", skills: [] },
  });
  releaseReplies();
  await expect(log(page)).toContainText("Nice to meet you, Maria.");
  await expect(typing(page)).toHaveCount(0);
  await expect(preview(page)).toContainText("Maria da Silva");
  await expect(input(page)).toBeEnabled();
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveValue("");
});

test("[CHAT-07 CHAT-09] a chip is sent as a message; after a second the next question brings its chips", async ({
  page,
}) => {
  await openChat(page);
  await chips(page).getByText("Jane Smith").click();
  await expect(log(page)).toContainText("Nice to meet you, Jane.");
  const shownAt = Date.now();
  await expect(step(page, 1)).toBeVisible();
  await expect(step(page, 2)).toBeVisible();
  expect(Date.now() - shownAt).toBeGreaterThan(500);
  await expect(log(page)).toContainText("Which email address and phone number");
  await expect(chips(page)).toHaveText(["Why do you need this?", "Skip for now"]);
});

test("[CHAT-08 CHAT-16] a non-answer repeats the question without advancing", async ({ page }) => {
  await page.clock.install();
  await openChat(page);
  await sendMessage(page, "lol ok");
  await expect(log(page)).toContainText("I couldn't find anything to add in that.");
  await expect(chips(page)).toHaveText(["John Doe", "Jane Smith", "Skip for now"]);
  await sendMessage(page, "are you a real person?");
  await expect(log(page)).toContainText(
    "I am an AI assistant, a program and not a person. I only write down what you say.",
  );
  await page.clock.runFor(1500);
  await expect(step(page, 1)).toBeVisible();
});

test("[CHAT-11 CHAT-12] Enter sends, blanks do not, and the list stays at the newest message", async ({ page }) => {
  await openChat(page);
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/candidate/chat")) calls += 1;
  });
  await sendMessage(page, "   ");
  await expect(sendButton(page)).toBeDisabled();
  expect(calls).toBe(0);
  for (let turn = 1; turn <= 5; turn += 1) {
    await sendMessage(page, "hmm");
    await expect(log(page).locator("[data-role=user]")).toHaveCount(turn);
    await expect(input(page)).toBeEnabled();
  }
  expect(calls).toBe(5);
  const fromBottom = await log(page).evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight);
  expect(Math.abs(fromBottom)).toBeLessThan(2);
});

test("[CHAT-17] a failure is shown, the typing indicator ends, and the text stays", async ({ page }) => {
  await openChat(page);
  await page.route("**/api/candidate/chat", (route) => route.fulfill({ status: 500, body: "{}" }), { times: 1 });
  await sendMessage(page, "Jane Smith");
  const toast = page.getByRole("region", { name: /Notifications/ });
  await expect(toast).toContainText("Error");
  await expect(toast).toContainText("Failed to process your message. Please try again.");
  await expect(typing(page)).toHaveCount(0);
  await expect(input(page)).toBeEnabled();
  await expect(input(page)).toHaveValue("Jane Smith");
  await input(page).press("Enter");
  await expect(log(page)).toContainText("Nice to meet you, Jane.");
  await expect(log(page).getByText("Not sent.")).toHaveCount(0);
});

test("[CHAT-18] the upload button opens the import", async ({ page }) => {
  await openChat(page);
  await panel(page).getByRole("button", { name: "Upload your resume" }).click();
  await expect(page.getByRole("dialog", { name: "Import Your Profile" })).toBeVisible();
});

test("the conversation survives a reload, even just before the next question", async ({ page }) => {
  await openChat(page);
  await sendMessage(page, "Jane Smith");
  await expect(log(page)).toContainText("Nice to meet you, Jane.");
  await page.reload();
  await expect(log(page)).toContainText("Nice to meet you, Jane.");
  await expect(step(page, 2)).toBeVisible();
  await sendMessage(page, "wait, my surname is spelled Smyth");
  await expect(preview(page)).toContainText("Jane Smyth");
  await expect(step(page, 2)).toBeVisible();
});

const exchanges: readonly (readonly [answer: string, shown: string])[] = [
  ["hi, it's Maria da Silva", "Maria da Silva"],
  ["maria dot silva at example dot com and +351 912 345 678", "maria.silva@example.com"],
  ["remote, but I live in Lisbon", "Lisbon"],
  ["sous chef looking for head chef roles", "Sous Chef"],
  ["I have cooked for twelve years, the last five in a busy fish restaurant.", "I have cooked for twelve years"],
  ["menu planning, fish, stock control, not pastry", "Menu planning"],
  ["Sous chef at Mar Azul since March 2020, before that line cook at Tasca Velha, 2015-2020", "Mar Azul"],
  ["didn't go to college", "Maria da Silva"],
];

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("[CHAT-03 CHAT-06 CHAT-07] the chat fills the screen", async ({ page }) => {
    await page.clock.install();
    await openChat(page);
    for (const [index, [answer, shown]] of exchanges.entries()) {
      await expect(step(page, index + 1)).toBeVisible();
      await sendMessage(page, answer);
      await expect(step(page, index + 2)).toBeVisible();
      await expect(preview(page)).toContainText(shown);
    }
    await expect(page.getByText("100%").first()).toBeVisible();
    await expect(log(page)).toContainText("portfolio items, set your privacy preferences or export your profile");
    await expect(preview(page)).not.toContainText("pastry");
    await sendMessage(page, "thanks");
    await expect(log(page)).toContainText("Your profile is kept");
    await page.clock.runFor(1500);
    await expect(step(page, 9)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test("with the on-screen keyboard open, field and last question stay visible", async ({ page }) => {
    await openChat(page);
    await input(page).tap();
    await page.setViewportSize({ width: 390, height: 420 });
    await expect(input(page)).toBeInViewport({ ratio: 1 });
    await sendMessage(page, "Jane Smith");
    await expect(step(page, 2)).toBeAttached();
    await expect(log(page).getByText(/Which email address/)).toBeInViewport();
    await expect(input(page)).toBeInViewport({ ratio: 1 });
  });
});

test("every state of the panel is accessible", async ({ page }) => {
  await openChat(page);
  const expectAccessible = async (): Promise<void> => expect(await accessibilityIssues(page, "#assistant")).toEqual([]);
  await expectAccessible();
  const releaseReplies = await holdReplies(page);
  await sendMessage(page, "Jane Smith");
  await expect(typing(page)).toBeVisible();
  await expectAccessible();
  releaseReplies();
  await expect(step(page, 2)).toBeVisible();
  await expectAccessible();
  await page.unroute("**/api/candidate/chat");
  await page.route("**/api/candidate/chat", (route) => route.fulfill({ status: 500, body: "{}" }));
  await sendMessage(page, "jane@example.com");
  await expect(log(page).getByText("Not sent.")).toBeVisible();
  await expectAccessible();
});

test("by keyboard alone", async ({ page }) => {
  await openChat(page);
  await chips(page).first().focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(log(page)).toContainText("Nice to meet you, Jane.");
  await expect(input(page)).toBeFocused();
});
