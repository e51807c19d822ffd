/** A workspace with a signed-in admin, for tests of imports and exports. */
import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { aBrowser, joinAsEmployer } from "./browsers.ts";
import { sendFile } from "./send-file.ts";

export const aWorkspace = async (app: FastifyInstance) => {
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
