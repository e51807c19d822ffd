import type { FastifyInstance, FastifyRequest } from "fastify";
import * as jobAlertsApi from "#domain/openings/job-alerts.ts";
import type { Database } from "../../db/client.ts";
import { AppError } from "../../infra/http/errors.ts";
import { serve } from "../../infra/http/route.ts";
import type { AuthContext } from "../../infra/auth/auth-context.ts";
import { type AlertOwner, changeJobAlerts, readJobAlerts } from "./job-alerts.service.ts";

export interface JobAlertDeps {
  readonly db: Database;
  readonly auth: AuthContext;
}

export const jobAlertRoutes = (api: FastifyInstance, { db, auth }: JobAlertDeps): void => {
  const ownerOf = async (request: FastifyRequest): Promise<AlertOwner | null> => {
    const { person } = await auth.identityOf(request);
    return person === null || person.kind === "visitor" ? null : person;
  };

  serve(api, jobAlertsApi.showJobAlerts, async ({ request }) => {
    return readJobAlerts(db, await ownerOf(request));
  });

  serve(api, jobAlertsApi.changeJobAlerts, async ({ request, body }) => {
    const person = await auth.requirePerson(request);
    // The address must be confirmed, since someone else may have typed it.
    if (body.isOn && !person.emailVerified) throw new AppError("email_not_confirmed");
    await changeJobAlerts(db, person.id, body, new Date());
    return readJobAlerts(db, person);
  });
};
