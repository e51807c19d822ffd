import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { provesAddress } from "#domain/applications/applicant-identity.ts";
import * as applying from "#domain/applications/application.ts";
import * as status from "#domain/applications/application-status.ts";
import * as teamTasks from "#domain/applications/team-tasks.ts";
import { spamSignalsOf } from "#domain/leads/spam.ts";
import { AppError } from "../../infra/errors.ts";
import { senderOf } from "../../infra/form-sender.ts";
import { addressBlock, countAgainst } from "../../infra/rate-limit.ts";
import { serve } from "../../infra/route.ts";
import { openWorkspace, type SignedIn, type Who } from "../../infra/who.ts";
import { limitUploads } from "../files/files.service.ts";
import { teamOfApplication } from "../pipeline/pipeline.service.ts";
import { findProfile } from "../profiles/profiles.service.ts";
import { type ResumeReaders, takeResume } from "../resumes/take-resume.service.ts";
import { applicantOfForm, applicantOfProfile, type SentApplication } from "./applicant.ts";
import { readResumeFile } from "./application-files.service.ts";
import { chooseReviewer, deny, readStatus, withdraw } from "./application-status.service.ts";
import { confirm, openByCode, verifyContact } from "./confirm-application.service.ts";
import { apply, type ApplyTools, findPosition, requirePosition } from "./apply.service.ts";
import { listOwnApplications, missingIn, ownStanding } from "./own-applications.service.ts";
import { readForm } from "./sent-application.ts";
import { listTeamTasks, setAnswerDate } from "./team-tasks.service.ts";

export interface ApplicationTools extends ApplyTools {
  readonly who: Who;
  readonly readers: ResumeReaders;
  readonly uploadsPerHour: number;
  readonly limits: { readonly perMinute: number };
}

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Whoever looks for work applies more often than anybody asks for a quote. */
const perEmailPerDay = 30;
/** Of 79 random bits: guessing is hopeless long before this. */
const codesPerHour = 30;

const privately = "private, no-store";

/** Both ways of applying count against the same limits. */
const limitSender = (
  { db, limits }: ApplicationTools,
  address: string,
  person: SignedIn | null,
  email: string,
): Promise<void> => {
  // Others who type an address must not use up the day of its owner.
  const perDay = provesAddress(person, email)
    ? `application:user:${person?.id}`
    : `application:email:${email.toLowerCase()}`;
  return countAgainst(db, [
    { key: `form:ip:${addressBlock(address)}`, ceiling: limits.perMinute, windowMs: minuteMs },
    ...(email === "" ? [] : [{ key: perDay, ceiling: perEmailPerDay, windowMs: dayMs }]),
  ]);
};

const applyingRoutes = (api: FastifyInstance, tools: ApplicationTools): void => {
  const { db, who, readers, uploadsPerHour, keys } = tools;

  serve(api, applying.applyForJob, async ({ request, params }) => {
    const now = new Date();
    const { form, resume } = await readForm(request);
    const position = await requirePosition(db, params.slug, now);
    const { person } = await who.askerOf(request);
    await limitSender(tools, request.ip, person, form.email);
    if (resume !== null) await limitUploads(db, request.ip, uploadsPerHour);
    const taken = resume === null ? null : await takeResume(readers, resume);
    const { trap, filledMs } = senderOf(request);
    const text = [form.firstName, form.lastName, form.currentTitle, form.note].join("\n");
    const sent: SentApplication = {
      applicant: applicantOfForm(form, taken?.update ?? {}, now),
      note: form.note === "" ? null : form.note,
      wantsPerson: form.wantsPerson,
      notices: form.notices,
      resumeState: taken === null ? "none" : taken.isRead ? "read" : "not_read",
      file: taken,
      place: "Application form",
      source: "Job page",
      spamSignals: spamSignalsOf({ trap, filledMs, text }),
    };
    return apply(tools, position, person, sent, now);
  });

  serve(api, applying.applyWithProfile, async ({ request, params, body }) => {
    const now = new Date();
    const { person } = await who.askerOf(request);
    if (person === null) throw new AppError("not_signed_in", "There is no profile in this browser yet.");
    const position = await requirePosition(db, params.slug, now);
    const { profile } = await findProfile(db, { userId: person.id, hasAccount: person.kind !== "visitor" });
    const missing = missingIn(profile);
    if (missing.length > 0) {
      const message = "Your profile needs a first name, a last name and an e-mail address before it can be sent.";
      throw new AppError("validation_failed", message, Object.fromEntries(missing.map((field) => [field, message])));
    }
    await limitSender(tools, request.ip, person, profile.email);
    const { trap } = senderOf(request);
    const sent: SentApplication = {
      applicant: applicantOfProfile(profile, now),
      note: body.note === "" ? null : body.note,
      wantsPerson: body.wantsPerson,
      notices: body.notices,
      resumeState: "none",
      file: null,
      place: "Apply with your profile",
      source: "Profile",
      // One click takes no time to fill in.
      spamSignals: spamSignalsOf({ trap, filledMs: undefined, text: body.note }),
    };
    return apply(tools, position, person, sent, now);
  });

  serve(api, applying.showOwnStanding, async ({ request, reply, params }) => {
    const { person } = await who.askerOf(request);
    const position = await findPosition(db, params.slug, new Date());
    void reply.header("cache-control", privately);
    if (typeof position === "string") return { profile: null, statusPath: null };
    return ownStanding(db, person?.id ?? null, position.jobId, keys);
  });
};

const statusRoutes = (api: FastifyInstance, tools: ApplicationTools): void => {
  serve(api, status.readStatus, ({ params, reply }) => {
    void reply.header("cache-control", privately);
    return readStatus(tools, params.token, new Date());
  });
  serve(api, status.confirmApplication, async ({ request, params }) => {
    const { person } = await tools.who.askerOf(request);
    return confirm(tools, params.token, person, new Date());
  });
  serve(api, status.denyApplication, ({ params }) => deny(tools, params.token, new Date()));
  serve(api, status.openByCode, async ({ request, body }) => {
    const key = `application-code:${addressBlock(request.ip)}`;
    await countAgainst(tools.db, [{ key, ceiling: codesPerHour, windowMs: 60 * minuteMs }]);
    return openByCode(tools, body.code);
  });
  serve(api, status.withdrawApplication, ({ params }) => withdraw(tools, params.token, new Date()));
  serve(api, status.chooseReviewer, ({ params, body }) =>
    chooseReviewer(tools, params.token, body.wantsPerson, new Date()),
  );
  serve(api, status.listOwnApplications, async ({ request, reply }) => {
    const { person } = await tools.who.askerOf(request);
    void reply.header("cache-control", privately);
    return { applications: await listOwnApplications(tools.db, person?.id ?? null, tools.keys, new Date()) };
  });
};

const params = z.object({ id: z.uuid() });

const teamRoutes = (api: FastifyInstance, tools: ApplicationTools): void => {
  const { db, who } = tools;
  serve(api, teamTasks.listTeamTasks, async ({ request }) =>
    listTeamTasks(db, await openWorkspace(who, request, "candidate.read")),
  );
  serve(api, teamTasks.setAnswerDate, async ({ request, params, body }) => {
    const { companyId } = await who.requireCan(request, "candidate.read");
    const teamId = await teamOfApplication(db, companyId, params.id);
    const worker = await who.requireCan(request, "candidate.contact", { teamId });
    return setAnswerDate(tools, worker, params.id, body.date, new Date());
  });

  serve(api, teamTasks.verifyContact, async ({ request, params }) => {
    const { companyId } = await who.requireCan(request, "candidate.read");
    const teamId = await teamOfApplication(db, companyId, params.id);
    const worker = await who.requireCan(request, "candidate.edit", { teamId });
    return verifyContact(db, worker, params.id, new Date());
  });

  // Always a download, never shown in place: what a stranger sent must not run under our name.
  api.get("/applications/:id/resume", async (request, reply) => {
    const { companyId } = await who.requireCan(request, "candidate.read");
    const { data } = params.safeParse(request.params);
    if (data === undefined) throw new AppError("not_found");
    const file = await readResumeFile(db, companyId, data.id);
    return reply
      .header("content-type", file.mediaType)
      .header("content-length", file.sizeBytes)
      .header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(file.fileName)}`)
      .header("cache-control", privately)
      .send(tools.files.read(file.storageKey));
  });
};

export const applicationRoutes = (api: FastifyInstance, tools: ApplicationTools): void => {
  applyingRoutes(api, tools);
  statusRoutes(api, tools);
  teamRoutes(api, tools);
};
