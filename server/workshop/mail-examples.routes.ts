import type { FastifyInstance } from "fastify";
import { listMailExamples } from "#domain/workshop/mail-examples.ts";
import { serve } from "../infra/route.ts";
import { mailExamples } from "./mail-examples.ts";

/** Registered only where the page for developers is shown. */
export const mailExampleRoutes = (api: FastifyInstance): void => {
  serve(api, listMailExamples, async () =>
    Object.entries(mailExamples).map(([template, example]) => ({ template, ...example })),
  );
};
