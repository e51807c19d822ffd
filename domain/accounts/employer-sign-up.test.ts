import { expect, test } from "vitest";
import { employerSignUpForm, signUpSteps } from "./employer-sign-up.ts";

const form = {
  firstName: "Ada",
  lastName: "Reyes",
  email: "Ada@Harbor.example",
  password: "copper lantern harbor",
  confirmPassword: "copper lantern harbor",
  companyName: "Harbor",
  companyWebsite: "",
  companySize: "11-50",
  industry: "healthcare",
  description: "",
  role: "ceo",
  department: "People",
};

const errorsOf = (changed: object) =>
  employerSignUpForm.safeParse({ ...form, ...changed }).error?.issues.map((issue) => [issue.path[0], issue.message]);

test("accepts a complete form and stores the email in lower case", () => {
  expect(employerSignUpForm.parse(form).email).toBe("ada@harbor.example");
});

test.each([
  [{ firstName: "A" }, "firstName", "First name must be at least 2 characters"],
  [{ lastName: "R" }, "lastName", "Last name must be at least 2 characters"],
  [{ email: "ada" }, "email", "Please enter a valid email address"],
  [{ password: "seven77", confirmPassword: "seven77" }, "password", "Password must be at least 8 characters"],
  [{ confirmPassword: "another one" }, "confirmPassword", "Passwords don't match"],
  [{ companyName: "H" }, "companyName", "Company name must be at least 2 characters"],
  [{ companySize: "" }, "companySize", "Please select company size"],
  [{ industry: "" }, "industry", "Please select an industry"],
  [{ role: "" }, "role", "Please select your role"],
  [{ department: " " }, "department", "Please specify your department"],
])("rejects %j with a message at its field", (changed, field, message) => {
  expect(errorsOf(changed)).toEqual([[field, message]]);
});

test("reports passwords that differ while later steps are still empty", () => {
  const messages = errorsOf({ confirmPassword: "x", companyName: "", role: "" })?.map(([, message]) => message);
  expect(messages).toContain("Passwords don't match");
});

test("assigns every required field to a step", () => {
  expect(signUpSteps.flatMap((step) => step.fields)).toHaveLength(10);
});
