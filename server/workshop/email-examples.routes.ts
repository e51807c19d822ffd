import type { FastifyInstance } from "fastify";
import * as emailExamplesApi from "#domain/workshop/email-examples.ts";
import { serve } from "../infra/http/route.ts";
import { emailExamples } from "./email-examples.ts";

/** Registered only if the developer page is enabled. */
export const emailExampleRoutes = (api: FastifyInstance): void => {
  serve(api, emailExamplesApi.listEmailExamples, async () =>
    Object.entries(emailExamples).map(([template, example]) => ({ template, ...example })),
  );
};
