import { createTransport } from "nodemailer";
import { expect, test } from "vitest";
import { startMailCatcher } from "./mail-catcher.ts";

test("stores an email sent by SMTP with its parts", async () => {
  const catcher = await startMailCatcher();
  const transport = createTransport(`${catcher.url}?ignoreTLS=true`);
  await transport.sendMail({
    from: "a@x.example",
    to: "b@y.example",
    subject: "Grüße",
    text: "Hello",
    html: "<p>Hello</p>",
  });
  await catcher.close();
  expect(catcher.caught).toMatchObject([
    { from: "a@x.example", to: ["b@y.example"], mail: { subject: "Grüße", text: "Hello\n", html: "<p>Hello</p>\n" } },
  ]);
});
