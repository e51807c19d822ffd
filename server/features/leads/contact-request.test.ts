import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { contactRequests } from "../../db/tables/leads.ts";
import { buildTestApp } from "../../test/build-test-app.ts";
import { eventually } from "../../test/eventually.ts";

const { app, db, catcher, work, staffEmail } = await buildTestApp();

const request = {
  name: "Dana Whitfield",
  phone: "6145550171",
  email: "dana@whitfield.example",
  company: "Whitfield Care",
  hiringNeeds: "Two night nurses for the ICU",
  jobDescriptionFile: "",
};
const send = (body: object, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({
    method: "POST",
    url: "/api/contact-recruiter",
    payload: body,
    headers: { "x-form-filled-ms": "9000", ...headers },
  });
const rowsOf = (email: string) => db.select().from(contactRequests).where(eq(contactRequests.email, email));

test("[API-10] accepts a valid request, with and without the optional text", async () => {
  expect((await send(request)).statusCode).toBe(201);
  const { jobDescriptionFile: _, ...bare } = { ...request, email: "bare@whitfield.example" };
  expect((await send(bare)).statusCode).toBe(201);
  const full = { ...request, email: "full@whitfield.example", jobDescription: "Nights", jobDescriptionFile: "jd.pdf" };
  expect((await send(full)).statusCode).toBe(201);
  const [row] = await rowsOf("full@whitfield.example");
  expect(row).toMatchObject({ jobDescription: "Nights", jobDescriptionFile: "jd.pdf" });
});

test("[API-11] stores sender, page, time and status new", async () => {
  const email = "page@whitfield.example";
  const before = Date.now();
  await send({ ...request, email }, { "x-form-page": "/registered-nurse-recruiters" });
  const [row] = await rowsOf(email);
  expect(row).toMatchObject({
    name: request.name,
    phone: request.phone,
    company: request.company,
    hiringNeeds: request.hiringNeeds,
    pagePath: "/registered-nurse-recruiters",
    status: "new",
  });
  expect(row?.createdAt.getTime()).toBeGreaterThanOrEqual(before - 1000);

  // A page that is not one of our paths is ignored.
  await send({ ...request, email: "odd@whitfield.example" }, { "x-form-page": "https://evil.example/" });
  expect((await rowsOf("odd@whitfield.example"))[0]?.pagePath).toBeNull();
});

test.each([
  ["name", "D", "Name must be at least 2 characters"],
  ["phone", "123456789", "Please enter a valid phone number"],
  ["email", "dana", "Please enter a valid email address"],
  ["company", "W", "Company name must be at least 2 characters"],
  ["hiringNeeds", "too short", "Please describe your hiring needs"],
])("[API-11] an invalid %s returns 400 with its message and stores nothing", async (field, value, message) => {
  const response = await send({ ...request, email: "broken@whitfield.example", [field]: value });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: "validation_failed", errors: { [field]: message } });
  expect(await rowsOf("broken@whitfield.example")).toEqual([]);
});

test("repeating a request with one idempotency key stores it once", async () => {
  const email = "twice@whitfield.example";
  const headers = { "idempotency-key": randomUUID() };
  const responses = [await send({ ...request, email }, headers), await send({ ...request, email }, headers)];
  expect(responses.map((each) => each.statusCode)).toEqual([201, 201]);
  expect(responses[0]?.json()).toEqual(responses[1]?.json());
  expect(await rowsOf(email)).toHaveLength(1);
});

const to = (address: string) => catcher.caught.filter((each) => each.to.includes(address));

test("staff and the sender get one email each", async () => {
  await work();
  const email = "mail@whitfield.example";
  await send({ ...request, email }, { "x-form-page": "/pharmacist-recruiters" });
  const notifiedOf = () => to(staffEmail).filter((each) => each.mail.text?.includes(email));
  await eventually(() => expect([to(email).length, notifiedOf().length]).toEqual([1, 1]));
  const staffCopy = notifiedOf()[0]?.mail;
  expect(staffCopy?.subject).toBe("Recruiter request from Dana Whitfield, Whitfield Care");
  expect(staffCopy?.text).toContain("/pharmacist-recruiters");
  const acknowledged = to(email)[0]?.mail.text;
  expect(acknowledged).toContain("Hi Dana");
  expect(acknowledged).toContain("within 24 hours");
});
