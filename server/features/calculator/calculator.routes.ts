import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { calculatorReport } from "#domain/calculator/report-file.ts";
import { scenarioFromQuery } from "#domain/calculator/share.ts";
import type { Database } from "../../db/client.ts";
import { addressBlock, countAgainst } from "../../infra/http/rate-limit.ts";
import { sendFile } from "../../infra/http/send-file.ts";
import { reportPdf } from "./report-pdf.ts";

const query = z.record(z.string(), z.string().catch(""));

/** Rendering a PDF takes about 0.1 s of CPU: enough for a person, not for a loop. */
const maxReportsPerMinute = 20;

export const calculatorRoutes = (api: FastifyInstance, { db }: { readonly db: Database }): void => {
  api.get(calculatorReport.path.replace("/api", ""), async (request, reply) => {
    const key = `report:ip:${addressBlock(request.ip)}`;
    await countAgainst(db, [{ key, ceiling: maxReportsPerMinute, windowMs: 60_000 }]);
    const pdf = await reportPdf(scenarioFromQuery(query.parse(request.query)), new Date());
    return sendFile(reply, { fileName: "hiring-cost-scenario.pdf", mediaType: "application/pdf", body: pdf });
  });
};
