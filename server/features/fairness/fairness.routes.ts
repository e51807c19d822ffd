import { Readable } from "node:stream";
import { stringify } from "csv-stringify";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import * as auditsApi from "#domain/fairness/audits.ts";
import { logCells, logColumns, type LogFormat, logFormats, type LoggedMatch } from "#domain/fairness/decision-log.ts";
import * as selfIdentificationApi from "#domain/fairness/self-identification.ts";
import { escapeFormula } from "#domain/exports/spreadsheet-cell.ts";
import { asActor, type Database } from "../../db/client.ts";
import { recordAudit } from "../../infra/auth/audit.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { Keyring } from "../../infra/crypto/keyring.ts";
import { serve } from "../../infra/http/route.ts";
import { recordSecurityEvent } from "../../infra/auth/security-events.ts";
import type { AuthContext } from "../../infra/auth/auth-context.ts";
import { sendFile } from "../../infra/http/send-file.ts";
import { createAudit, readAudit, readFairness, downloadAudit } from "./audits.service.ts";
import { decisionLog } from "./decision-log.service.ts";
import { readAnswer, saveAnswer, withdrawAnswer } from "./self-identification.service.ts";

interface FairnessDeps {
  readonly db: Database;
  readonly auth: AuthContext;
  readonly keys: Keyring;
}

const csvType = "text/csv; charset=utf-8";

/** The byte order mark tells spreadsheets that the file is UTF-8. */
const csvOf = (columns: readonly string[], rows: AsyncIterable<readonly string[]> | Iterable<readonly string[]>) => {
  const csvStream = stringify({ header: true, columns: [...columns], bom: true, record_delimiter: "\r\n" });
  const source = Readable.from(rows);
  source.once("error", (error) => csvStream.destroy(error));
  return source.pipe(csvStream);
};

const answerRoutes = (api: FastifyInstance, deps: FairnessDeps): void => {
  serve(api, selfIdentificationApi.readSelfIdentification, ({ params }) => {
    return readAnswer(deps, params.token);
  });
  serve(api, selfIdentificationApi.answerSelfIdentification, ({ params, body }) =>
    saveAnswer(deps, params.token, body, new Date()),
  );
  serve(api, selfIdentificationApi.withdrawSelfIdentification, ({ params }) => withdrawAnswer(deps, params.token));
};

const fileParams = z.object({ id: z.uuid() });
const logQuery = z.object({ format: z.enum(logFormats).default("csv") });

// oxlint-disable-next-line func-style -- a generator has no arrow form
async function* cellsOf(rows: AsyncIterable<LoggedMatch>) {
  for await (const row of rows) yield logCells(row).map(escapeFormula);
}

// oxlint-disable-next-line func-style -- a generator has no arrow form
async function* jsonOf(rows: AsyncIterable<LoggedMatch>) {
  yield "[";
  let isFirst = true;
  for await (const row of rows) {
    yield `${isFirst ? "" : ","}\n${JSON.stringify(row)}`;
    isFirst = false;
  }
  yield "\n]\n";
}

const auditRoutes = (api: FastifyInstance, { db, auth }: FairnessDeps): void => {
  serve(api, auditsApi.readFairness, async ({ request }) =>
    readFairness(db, await auth.requireCan(request, "fairness.audit")),
  );
  serve(api, auditsApi.createAudit, async ({ request, body }) =>
    createAudit(db, await auth.requireCan(request, "fairness.audit"), body.jobId, new Date()),
  );
  serve(api, auditsApi.readAudit, async ({ request, params }) =>
    readAudit(db, await auth.requireCan(request, "fairness.audit"), params.id),
  );

  api.get("/fairness/audits/:id/file", async (request, reply) => {
    const context = await auth.requireCan(request, "fairness.audit");
    const { data } = fileParams.safeParse(request.params);
    if (data === undefined) throw new AppError("not_found");
    const audit = await downloadAudit(db, context, data.id);
    await recordSecurityEvent(db, { kind: "export-file", ...context, details: { what: "bias-audit" } });
    const lines = auditsApi.auditCsvRows(audit).map((line) => line.map(escapeFormula));
    return sendFile(reply, {
      fileName: `bias-audit-${audit.madeAt.slice(0, 10)}.csv`,
      mediaType: csvType,
      body: csvOf(auditsApi.auditCsvColumns, lines),
    });
  });

  api.get("/decision-log", async (request, reply) => {
    const context = await auth.requireCan(request, "fairness.audit");
    const format: LogFormat | undefined = logQuery.safeParse(request.query).data?.format;
    if (format === undefined) throw new AppError("validation_failed");
    await asActor(db, context, (db) =>
      recordAudit(db, {
        companyId: context.companyId,
        userId: context.userId,
        action: "decision-log.downloaded",
        subject: format.toUpperCase(),
      }),
    );
    await recordSecurityEvent(db, { kind: "export-file", ...context, details: { what: "decision-log" } });
    const rows = decisionLog(db, context);
    const fileName = `decision-log-${new Date().toISOString().slice(0, 10)}.${format}`;
    return sendFile(reply, {
      fileName,
      ...(format === "csv"
        ? { mediaType: csvType, body: csvOf(logColumns, cellsOf(rows)) }
        : {
            mediaType: "application/json; charset=utf-8",
            body: Readable.from(jsonOf(rows), { objectMode: false }),
          }),
    });
  });
};

export const fairnessRoutes = (api: FastifyInstance, deps: FairnessDeps): void => {
  answerRoutes(api, deps);
  auditRoutes(api, deps);
};
