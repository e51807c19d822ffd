import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { provesAddress } from "#domain/applications/applicant-identity.ts";
import * as applicationApi from "#domain/applications/application.ts";
import * as applicationStatusApi from "#domain/applications/application-status.ts";
import * as teamTasksApi from "#domain/applications/team-tasks.ts";
import { spamSignalsOf } from "#domain/leads/spam.ts";
import { AppError } from "../../infra/http/errors.ts";
import { senderOf } from "../../infra/http/form-sender.ts";
import { addressBlock, countAgainst } from "../../infra/http/rate-limit.ts";
import { serve } from "../../infra/http/route.ts";
import { openWorkspace, type SignedIn, type AuthContext } from "../../infra/auth/auth-context.ts";
import { sendFile } from "../../infra/http/send-file.ts";
import { limitUploads } from "../files/files.service.ts";
import { teamOfApplication } from "../pipeline/pipeline.service.ts";
import { findProfile } from "../profiles/profiles.service.ts";
import { type ResumeReaders, acceptResume } from "../resumes/accept-resume.service.ts";
import { applicantOfForm, applicantOfProfile, type SentApplication } from "./applicant.ts";
import { readResumeFile } from "./application-files.service.ts";
import { chooseReviewer, disownApplication, readStatus, withdraw } from "./application-status.service.ts";
import { confirm, openByCode, verifyContact } from "./confirm-application.service.ts";
import { apply, type ApplyDeps, findPosition, requirePosition } from "./apply.service.ts";
import { listOwnApplications, missingIn, readOwnStatus } from "./own-applications.service.ts";
import { readForm } from "./parse-application-form.ts";
import { listTeamTasks, setAnswerDate } from "./team-tasks.service.ts";

export interface ApplicationDeps extends ApplyDeps {
  readonly auth: AuthContext;
  readonly readers: ResumeReaders;
  readonly uploadsPerHour: number;
  readonly limits: { readonly perMinute: number };
}

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Higher than the limit of the lead forms, because people apply to many jobs a day. */
const maxApplicationsPerDay = 30;
/** Codes have 79 random bits, so guessing is hopeless long before this limit. */
const maxCodesPerHour = 30;
/** Both ways of applying share these limits. */
const limitSender = (
  { db, limits }: ApplicationDeps,
  address: string,
  person: SignedIn | null,
  email: string,
): Promise<void> => {
  // Other people who type an address must not use up its owner's daily limit.
  const perDay = provesAddress(person, email)
    ? `application:user:${person?.id}`
    : `application:email:${email.toLowerCase()}`;
  return countAgainst(db, [
    { key: `form:ip:${addressBlock(address)}`, ceiling: limits.perMinute, windowMs: minuteMs },
    ...(email === "" ? [] : [{ key: perDay, ceiling: maxApplicationsPerDay, windowMs: dayMs }]),
  ]);
};

const applyingRoutes = (api: FastifyInstance, deps: ApplicationDeps): void => {
  const { db, auth, readers, uploadsPerHour, keys } = deps;

  serve(api, applicationApi.applyForJob, async ({ request, params }) => {
    const now = new Date();
    const { form, resume } = await readForm(request);
    const position = await requirePosition(db, params.slug, now);
    const { person } = await auth.identityOf(request);
    await limitSender(deps, request.ip, person, form.email);
    if (resume !== null) await limitUploads(db, request.ip, uploadsPerHour);
    const received = resume === null ? null : await acceptResume(readers, resume);
    const { trap, filledMs } = senderOf(request);
    const text = [form.firstName, form.lastName, form.currentTitle, form.note].join("\n");
    const submission: SentApplication = {
      applicant: applicantOfForm(form, received?.update ?? {}, now),
      note: form.note === "" ? null : form.note,
      requestsHumanReview: form.requestsHumanReview,
      notices: form.notices,
      resumeState: received === null ? "none" : received.isRead ? "read" : "not_read",
      file: received,
      place: "Application form",
      source: "Job page",
      spamSignals: spamSignalsOf({ honeypot: trap, filledMs, text }),
    };
    return apply(deps, position, person, submission, now);
  });

  serve(api, applicationApi.applyWithProfile, async ({ request, params, body }) => {
    const now = new Date();
    const { person } = await auth.identityOf(request);
    if (person === null)
      throw new AppError(
        "not_signed_in",
        "We couldn't find your profile. Sign in, or fill out the application form instead.",
      );
    const position = await requirePosition(db, params.slug, now);
    const { profile } = await findProfile(db, { userId: person.id, hasAccount: person.kind !== "visitor" });
    const missing = missingIn(profile);
    if (missing.length > 0) {
      const message = "Add a first name, last name and email address to your profile before you apply.";
      throw new AppError("validation_failed", message, Object.fromEntries(missing.map((field) => [field, message])));
    }
    await limitSender(deps, request.ip, person, profile.email);
    const { trap } = senderOf(request);
    const submission: SentApplication = {
      applicant: applicantOfProfile(profile, now),
      note: body.note === "" ? null : body.note,
      requestsHumanReview: body.requestsHumanReview,
      notices: body.notices,
      resumeState: "none",
      file: null,
      place: "Apply with your profile",
      source: "Profile",
      // A one-click application has no fill-in time.
      spamSignals: spamSignalsOf({ honeypot: trap, filledMs: undefined, text: body.note }),
    };
    return apply(deps, position, person, submission, now);
  });

  serve(api, applicationApi.readApplyContext, async ({ request, params }) => {
    const { person } = await auth.identityOf(request);
    const position = await findPosition(db, params.slug, new Date());
    if (typeof position === "string") return { profile: null, statusPath: null };
    return readOwnStatus(db, person?.id ?? null, position.jobId, keys);
  });
};

const statusRoutes = (api: FastifyInstance, deps: ApplicationDeps): void => {
  serve(api, applicationStatusApi.readStatus, ({ params }) => {
    return readStatus(deps, params.token, new Date());
  });
  serve(api, applicationStatusApi.confirmApplication, async ({ request, params }) => {
    const { person } = await deps.auth.identityOf(request);
    return confirm(deps, params.token, person, new Date());
  });
  serve(api, applicationStatusApi.denyApplication, ({ params }) => disownApplication(deps, params.token, new Date()));
  serve(api, applicationStatusApi.openByCode, async ({ request, body }) => {
    const key = `application-code:${addressBlock(request.ip)}`;
    await countAgainst(deps.db, [{ key, ceiling: maxCodesPerHour, windowMs: 60 * minuteMs }]);
    return openByCode(deps, body.code);
  });
  serve(api, applicationStatusApi.withdrawApplication, ({ params }) => withdraw(deps, params.token, new Date()));
  serve(api, applicationStatusApi.chooseReviewer, ({ params, body }) =>
    chooseReviewer(deps, params.token, body.requestsHumanReview, new Date()),
  );
  serve(api, applicationStatusApi.listOwnApplications, async ({ request }) => {
    const { person } = await deps.auth.identityOf(request);
    return { applications: await listOwnApplications(deps.db, person?.id ?? null, deps.keys, new Date()) };
  });
};

const params = z.object({ id: z.uuid() });

const teamRoutes = (api: FastifyInstance, deps: ApplicationDeps): void => {
  const { db, auth } = deps;
  serve(api, teamTasksApi.listTeamTasks, async ({ request }) =>
    listTeamTasks(db, await openWorkspace(auth, request, "candidate.read")),
  );
  serve(api, teamTasksApi.setAnswerDate, async ({ request, params, body }) => {
    const { companyId } = await auth.requireCan(request, "candidate.read");
    const teamId = await teamOfApplication(db, companyId, params.id);
    const context = await auth.requireCan(request, "candidate.contact", { teamId });
    return setAnswerDate(deps, context, params.id, body.date, new Date());
  });

  serve(api, teamTasksApi.verifyContact, async ({ request, params }) => {
    const { companyId } = await auth.requireCan(request, "candidate.read");
    const teamId = await teamOfApplication(db, companyId, params.id);
    const context = await auth.requireCan(request, "candidate.edit", { teamId });
    return verifyContact(db, context, params.id, new Date());
  });

  // Always a download, never shown inline: uploaded content must not run on our origin.
  api.get("/applications/:id/resume", async (request, reply) => {
    const { companyId } = await auth.requireCan(request, "candidate.read");
    const { data } = params.safeParse(request.params);
    if (data === undefined) throw new AppError("not_found");
    const file = await readResumeFile(db, companyId, data.id);
    return sendFile(reply, { ...file, body: deps.files.read(file.storageKey) });
  });
};

export const applicationRoutes = (api: FastifyInstance, deps: ApplicationDeps): void => {
  applyingRoutes(api, deps);
  statusRoutes(api, deps);
  teamRoutes(api, deps);
};
