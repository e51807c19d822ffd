/** An employer signs up, in three steps. */
import { expect, type Page, test } from "@playwright/test";
import { goodPassword } from "#server/test/browsers.ts";
import { accessibilityIssues } from "../support/accessibility.ts";
import { queryDatabase } from "../environment/browser-database.ts";
import { callsFrom, requestLines } from "../pages/contact-form.ts";
import {
  button,
  company,
  readAllStored,
  field,
  fillIn,
  goToCompanyStep,
  goToRoleStep,
  readStored,
  labels,
  openSignUp,
  person,
  roleDetails,
  type SignUpField,
  signUpForm,
  step,
} from "../pages/sign-up-form.ts";
import { uniqueEmail, createEmployer } from "../support/account-factory.ts";

const titles = ["Personal Information", "Company Setup", "Your Role"] as const;

const expectMessage = async (page: Page, name: SignUpField, message: string): Promise<void> => {
  await expect(field(page, name)).toHaveAccessibleDescription(message);
  await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
};

test("[SIGNUP-01 SIGNUP-02 SIGNUP-10] three steps with progress, Previous and Next, and Create Account on the last", async ({
  page,
}) => {
  await openSignUp(page);
  const progress = page.getByRole("list", { name: "Progress" }).getByRole("listitem");
  await expect(progress).toHaveCount(3);
  const filled = [person(), company, roleDetails] as const;
  for (const [index, title] of titles.entries()) {
    await expect(step(page, title)).toBeVisible();
    await expect(signUpForm(page).getByText(`Step ${index + 1} of 3`)).toBeVisible();
    await expect(progress.nth(index)).toContainText(title);
    await expect(progress.nth(index)).toHaveAttribute("aria-current", "step");
    await expect(page.locator("[aria-current=step]")).toHaveCount(1);
    await expect(button(page, "Previous")).toBeEnabled({ enabled: index > 0 });
    await expect(button(page, "Next")).toHaveCount(index < 2 ? 1 : 0);
    await expect(button(page, "Create Account")).toHaveCount(index < 2 ? 0 : 1);
    await expect(page.getByRole("heading", { name: "What's Next", exact: true })).toHaveCount(index < 2 ? 0 : 1);
    await fillIn(page, filled[index] ?? {});
    if (index < 2) await button(page, "Next").click();
  }
  await expect(page.getByRole("region", { name: "What's Next" }).getByRole("listitem")).toHaveCount(3);

  for (const words of filled.toReversed()) {
    for (const [name, word] of Object.entries(words))
      await expect(field(page, name as SignUpField), name).toHaveValue(word);
    if (words !== filled[0]) await button(page, "Previous").click();
  }
  await expect(button(page, "Previous")).toBeDisabled();
});

test("[SIGNUP-07 SIGNUP-19] Create Account keeps the company for the wizard, and stores no password", async ({
  page,
}) => {
  const email = uniqueEmail();
  await openSignUp(page);
  const seenFields = new Set<string>();
  const note = async () => {
    for (const name of await signUpForm(page)
      .locator("[name]")
      .evaluateAll((controls) => controls.map((control) => control.getAttribute("name") ?? "")))
      seenFields.add(name);
    expect(await readAllStored(page)).not.toContain(goodPassword);
  };
  await fillIn(page, person(email));
  await note();
  await button(page, "Next").click();
  await fillIn(page, { ...company, companyWebsite: "https://harbor.example" });
  await note();
  await button(page, "Next").click();
  await fillIn(page, roleDetails);
  await note();
  expect([...seenFields].toSorted()).toEqual(Object.keys(labels).toSorted());

  await button(page, "Create Account").click();
  await expect(page).toHaveURL("/platform/onboarding");
  expect(JSON.parse((await readStored(page, "companyData")) ?? "null")).toEqual({
    name: "Harbor Clinics",
    website: "https://harbor.example",
    size: "51-200",
    industry: "healthcare",
    description: "Nine clinics along the river, open late.",
    userRole: "hr_director",
    userDepartment: "People",
  });
  expect(await readAllStored(page)).not.toContain(goodPassword);
  expect(page.url()).not.toContain("password");
});

test("[SIGNUP-08] person, company and session are stored, and the password works elsewhere", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = uniqueEmail();
  await goToRoleStep(page, email);
  await fillIn(page, roleDetails);
  await button(page, "Create Account").click();
  await expect(page).toHaveURL("/platform/onboarding");
  const rows = await queryDatabase(
    `select u.username, u.name, u.kind, c.name as company, c.size, c.industry, m.position, m.department, m.permissions
     from users u join company_members m on m.user_id = u.id join companies c on c.id = m.company_id
     where u.username = $1`,
    [email],
  );
  expect(rows).toEqual([
    {
      username: email,
      name: "Ada Reyes",
      kind: "employer",
      company: "Harbor Clinics",
      size: "51-200",
      industry: "healthcare",
      position: "hr_director",
      department: "People",
      permissions: "admin",
    },
  ]);
  const secrets = await queryDatabase<{ password: string }>(
    "select c.password_hash as password from credentials c join users u on u.id = c.user_id where u.username = $1",
    [email],
  );
  expect(secrets).toHaveLength(1);
  expect(secrets[0]?.password).not.toContain(goodPassword);
  const me = (await (await page.request.get("/api/me")).json()) as { workspace: { name: string; level: string } };
  expect(me.workspace).toMatchObject({ name: "Harbor Clinics", level: "admin" });

  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const signIn = (password: string) =>
    elsewhere.request.post("/api/auth/sign-in/email", {
      data: { email, password },
      headers: { origin: baseURL ?? "" },
    });
  expect((await signIn("not the password")).status()).toBe(401);
  expect((await signIn(goodPassword)).status()).toBe(200);
  await elsewhere.close();
});

test("[SIGNUP-08] a used address is rejected at its field with a sign-in link, text kept", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = uniqueEmail();
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await createEmployer(elsewhere, { email });
  await elsewhere.close();

  await goToRoleStep(page, email);
  await fillIn(page, roleDetails);
  await button(page, "Create Account").click();
  await expect(step(page, "Personal Information")).toBeVisible();
  await expectMessage(page, "email", "An account with this email already exists. Sign in.");
  await expect(field(page, "email")).toBeFocused();
  await expect(signUpForm(page).getByRole("link", { name: "Sign in with this address" })).toHaveAttribute(
    "href",
    "/sign-in",
  );
  expect(await readStored(page, "companyData")).toBeNull();

  const otherEmail = uniqueEmail();
  await fillIn(page, { email: otherEmail });
  await expect(field(page, "email")).not.toHaveAttribute("aria-invalid", "true");
  for (const words of [person(otherEmail), company]) {
    for (const [name, word] of Object.entries(words)) await expect(field(page, name as SignUpField)).toHaveValue(word);
    await button(page, "Next").click();
  }
  await expect(field(page, "department")).toHaveValue("People");
  await button(page, "Create Account").click();
  await expect(page).toHaveURL("/platform/onboarding");
});

test("a password that the server rejects shows an error at its field", async ({ page }) => {
  await goToRoleStep(page);
  await button(page, "Previous").click();
  await button(page, "Previous").click();
  await fillIn(page, { password: "password123", confirmPassword: "password123" });
  await button(page, "Next").click();
  await button(page, "Next").click();
  await fillIn(page, roleDetails);
  await button(page, "Create Account").click();
  await expect(step(page, "Personal Information")).toBeVisible();
  await expect(field(page, "password")).toHaveAccessibleDescription(/too easy to guess/);
  await expect(signUpForm(page).getByRole("link", { name: "Sign in with this address" })).toHaveCount(0);
});

test("when the server fails the form says so, keeps its text, and a retry succeeds", async ({ page }) => {
  await goToRoleStep(page);
  await fillIn(page, roleDetails);
  await page.route("**/api/accounts/employers", (route) => route.abort());
  await button(page, "Create Account").click();
  await expect(signUpForm(page).getByRole("alert").last()).toContainText("We couldn't create your account");
  await expect(button(page, "Create Account")).toBeEnabled();
  expect(await readStored(page, "companyData")).toBeNull();
  await page.unroute("**/api/accounts/employers");
  await button(page, "Create Account").click();
  await expect(page).toHaveURL("/platform/onboarding");
});

test("[SIGNUP-09 SIGNUP-12 SIGNUP-13] step 1 requires its five fields, and one character makes the difference", async ({
  page,
}) => {
  const calls = callsFrom(page);
  await openSignUp(page);
  await fillIn(page, {
    firstName: "A",
    lastName: "R",
    email: "ada at harbor",
    password: "1234567",
    confirmPassword: "12345678",
  });
  await button(page, "Next").click();
  await expectMessage(page, "firstName", "First name must be at least 2 characters");
  await expectMessage(page, "lastName", "Last name must be at least 2 characters");
  await expectMessage(page, "email", "Please enter a valid email address");
  await expectMessage(page, "password", "Password must be at least 8 characters");
  await expectMessage(page, "confirmPassword", "Passwords don't match");
  await expect(field(page, "firstName")).toBeFocused();

  const validValues = { firstName: "Al", lastName: "Re", email: "al@re.example", password: "12345678" };
  await fillIn(page, { ...validValues, confirmPassword: "12345679" });
  await button(page, "Next").click();
  await expect(step(page, titles[0])).toBeVisible();
  await expectMessage(page, "confirmPassword", "Passwords don't match");
  for (const name of Object.keys(validValues))
    await expect(field(page, name as SignUpField), name).not.toHaveAttribute("aria-invalid", "true");

  for (const name of ["firstName", "lastName", "email", "password"] as const) {
    await fillIn(page, { ...validValues, confirmPassword: validValues.password, [name]: "" });
    await button(page, "Next").click();
    await expect(field(page, name), name).toHaveAttribute("aria-invalid", "true");
    await expect(step(page, titles[0])).toBeVisible();
  }
  await fillIn(page, { ...validValues, confirmPassword: validValues.password });
  await button(page, "Next").click();
  await expect(step(page, titles[1])).toBeVisible();
  expect(requestLines(calls)).toEqual([]);
});

test("[SIGNUP-09 SIGNUP-14 SIGNUP-16] step 2 requires name, size and industry; the rest is optional", async ({
  page,
}) => {
  await goToCompanyStep(page);
  await fillIn(page, { companyName: "H" });
  await button(page, "Next").click();
  await expectMessage(page, "companyName", "Company name must be at least 2 characters");
  await expectMessage(page, "companySize", "Please select company size");
  await expectMessage(page, "industry", "Please select an industry");
  const validValues = { companyName: "Ha", companySize: "1-10", industry: "other" } as const;
  for (const name of Object.keys(validValues)) {
    await fillIn(page, { ...validValues, [name]: "" });
    await button(page, "Next").click();
    await expect(field(page, name as SignUpField), name).toHaveAttribute("aria-invalid", "true");
    await expect(step(page, titles[1])).toBeVisible();
  }
  await fillIn(page, validValues);
  await expect(field(page, "companyWebsite")).toHaveValue("");
  await expect(field(page, "description")).toHaveValue("");
  await button(page, "Next").click();
  await expect(step(page, titles[2])).toBeVisible();
});

test("[SIGNUP-09 SIGNUP-15] Create Account requires role and department", async ({ page }) => {
  const calls = callsFrom(page);
  await goToRoleStep(page);
  await button(page, "Create Account").click();
  await expectMessage(page, "role", "Please select your role");
  await expectMessage(page, "department", "Please specify your department");
  await fillIn(page, { role: "ceo", department: "   " });
  await button(page, "Create Account").click();
  await expect(field(page, "role")).not.toHaveAttribute("aria-invalid", "true");
  await expectMessage(page, "department", "Please specify your department");
  expect(requestLines(calls)).toEqual([]);
  await expect(page).toHaveURL("/platform/signup");
});

test("[SIGNUP-16] the account is created without website and description", async ({ page }) => {
  await goToCompanyStep(page);
  await fillIn(page, { companyName: "Bare", companySize: "1000+", industry: "energy" });
  await button(page, "Next").click();
  await fillIn(page, roleDetails);
  await button(page, "Create Account").click();
  await expect(page).toHaveURL("/platform/onboarding");
  expect(JSON.parse((await readStored(page, "companyData")) ?? "null")).toMatchObject({ website: "", description: "" });
});

test("[SIGNUP-17] the roles", async ({ page }) => {
  await goToRoleStep(page);
  const options = await field(page, "role")
    .getByRole("option")
    .evaluateAll((all) => all.map((each) => [each.getAttribute("value"), each.textContent]));
  expect(options.slice(1)).toEqual([
    ["hr_director", "HR Director"],
    ["recruiting_manager", "Recruiting Manager"],
    ["talent_acquisition", "Talent Acquisition Specialist"],
    ["hiring_manager", "Hiring Manager"],
    ["ceo", "CEO/Founder"],
    ["operations", "Operations Manager"],
    ["other", "Other"],
  ]);
});

test("[SIGNUP-18] the sizes and industries", async ({ page }) => {
  await goToCompanyStep(page);
  const valuesOf = (name: SignUpField) =>
    field(page, name)
      .getByRole("option")
      .evaluateAll((all) => all.map((each) => each.getAttribute("value")).slice(1));
  expect(await valuesOf("companySize")).toEqual(["1-10", "11-50", "51-200", "201-1000", "1000+"]);
  expect(await valuesOf("industry")).toEqual([
    "technology",
    "healthcare",
    "finance",
    "manufacturing",
    "retail",
    "consulting",
    "education",
    "energy",
    "other",
  ]);
});

test("[SIGNUP-22] from the first field to the dashboard with its AI Matching tab", async ({ page }) => {
  await goToRoleStep(page);
  await fillIn(page, roleDetails);
  await button(page, "Create Account").click();
  await expect(page).toHaveURL("/platform/onboarding");
  const profile = page.getByRole("form", { name: "Company profile" });
  await profile.getByLabel("Tagline").fill("Care that stays open late");
  for (const [list, entry] of [
    ["Benefits", "Health insurance"],
    ["Locations", "Columbus, OH"],
  ] as const) {
    await profile.getByRole("textbox", { name: list }).fill(entry);
    await page.keyboard.press("Enter");
  }
  await button(page, "Next").click();
  const team = page.getByRole("form", { name: "Hiring team" });
  await team.getByLabel("Team Name").fill("Nursing");
  await team.getByLabel("Team Description").fill("Nurses for all nine clinics.");
  await team.getByLabel("Email").fill(uniqueEmail());
  await team.getByLabel("Role").fill("Charge nurse");
  await team.getByLabel("Permissions").selectOption("editor");
  await team.getByRole("button", { name: "Add member" }).click();
  await button(page, "Next").click();
  await expect(page.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
  await page.getByRole("link", { name: "Go to Dashboard" }).click();
  await expect(page).toHaveURL("/platform/dashboard");
  await expect(page.getByRole("tab", { name: "AI Matching" })).toBeVisible();
});

test("a signed-in member is led to the dashboard instead of the form", async ({ page }) => {
  await createEmployer(page.context());
  await page.goto("/platform/signup");
  await expect(page.getByRole("heading", { name: "Harbor Clinics already has a workspace" })).toBeVisible();
  await expect(signUpForm(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Go to your dashboard" }).click();
  await expect(page).toHaveURL("/platform/dashboard");
});

test("each step passes axe, with no sideways scroll on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openSignUp(page);
  for (const words of [person(), company, roleDetails]) {
    await button(page, words === roleDetails ? "Create Account" : "Next").click();
    expect(await accessibilityIssues(page, "main")).toEqual([]);
    await fillIn(page, words);
    if (words !== roleDetails) await button(page, "Next").click();
  }
});
