/** A workspace with an admin who is signed in, for tests of what is brought into it and taken out. */
import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { aBrowser, joinAsEmployer } from "./people.ts";
import { sendFile } from "./send-file.ts";

export const aWorkspaceOf = async (app: FastifyInstance) => {
  const browser = aBrowser(app);
  const email = `${randomUUID()}@people.example`;
  const answer = await joinAsEmployer(app, browser, { email });
  const { companyId } = answer.json<{ companyId: string }>();
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  return {
    browser,
    companyId,
    email,
    send: (url: string, fileName: string, bytes: Buffer) =>
      sendFile(app, { url, field: "file", fileName, bytes, cookie }),
  };
};
