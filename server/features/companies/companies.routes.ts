import type { FastifyInstance } from "fastify";
import * as activityApi from "#domain/companies/activity.ts";
import * as companyProfileApi from "#domain/companies/company-profile.ts";
import * as membersApi from "#domain/companies/members.ts";
import * as workspaceApi from "#domain/companies/workspace.ts";
import { AppError } from "../../infra/http/errors.ts";
import type { FileStore } from "../../infra/files/file-store.ts";
import { uploadedBytes } from "../../infra/files/uploaded-bytes.ts";
import { serve } from "../../infra/http/route.ts";
import { readActivity } from "./activity.service.ts";
import { invitationRoutes, type InvitationRouteDeps } from "./invitations.routes.ts";
import { networkAccessRoutes } from "./network-access.routes.ts";
import { readLogo, storeLogo } from "./logo.service.ts";
import {
  admitRecruiter,
  changeMember,
  dismissRecruiter,
  leaveWorkspace,
  listMembers,
  listRecruiters,
  removeMember,
} from "./members.service.ts";
import { changeWorkspace, loadSampleData, readWorkspace, removeSampleData, saveProfile } from "./workspace.service.ts";

export interface CompanyDeps extends InvitationRouteDeps {
  readonly files: FileStore;
}

export const companyRoutes = (api: FastifyInstance, deps: CompanyDeps): void => {
  const { db, auth, files } = deps;
  const can = auth.requireCan;

  serve(api, workspaceApi.readWorkspace, async ({ request }) =>
    readWorkspace(db, await can(request, "workspace.read")),
  );
  serve(api, workspaceApi.changeWorkspace, async ({ request, body }) => {
    const context = await can(request, "workspace.change");
    const { person, workspace } = await auth.identityOf(request);
    if (body.requireTwoFactor === false && workspace?.requireTwoFactor === true) await auth.requireRecentProof(request);
    // The rule would also apply to the admin who sets it, and lock them out.
    if (body.requireTwoFactor === true && person?.hasSecondFactor !== true) {
      throw new AppError(
        "conflict",
        "Set up two-factor authentication on your account page before you require it for everyone.",
      );
    }
    return changeWorkspace(db, context, body);
  });
  serve(api, companyProfileApi.saveCompanyProfile, async ({ request, body }) =>
    saveProfile(db, await can(request, "workspace.change"), body),
  );
  serve(api, companyProfileApi.uploadLogo, async ({ request }) => {
    const context = await can(request, "workspace.change");
    const part = await request.file({ limits: { fileSize: companyProfileApi.maxLogoBytes } });
    const missing = "Choose an image.";
    if (part === undefined) throw new AppError("validation_failed", missing, { logo: missing });
    return storeLogo(db, files, context, await uploadedBytes(part));
  });
  api.get("/workspace/logo", async (request, reply) => {
    const { storageKey, sizeBytes } = await readLogo(db, await can(request, "workspace.read"));
    return reply.header("content-type", "image/png").header("content-length", sizeBytes).send(files.read(storageKey));
  });

  serve(api, workspaceApi.loadSampleData, async ({ request }) => loadSampleData(db, await can(request, "sample.load")));
  serve(api, workspaceApi.removeSampleData, async ({ request }) =>
    removeSampleData(db, await can(request, "sample.load")),
  );

  serve(api, membersApi.listMembers, async ({ request }) => listMembers(db, await can(request, "member.read")));
  serve(api, membersApi.changeMember, async ({ request, params, body }) =>
    changeMember(db, await can(request, "member.manage"), params.userId, body.level),
  );
  serve(api, membersApi.removeMember, async ({ request, params }) =>
    removeMember(db, await can(request, "member.manage"), params.userId),
  );
  serve(api, membersApi.leaveWorkspace, async ({ request }) =>
    leaveWorkspace(db, await can(request, "workspace.leave")),
  );

  serve(api, membersApi.listRecruiters, async ({ request }) => listRecruiters(db, await can(request, "member.read")));
  serve(api, membersApi.admitRecruiter, async ({ request, body }) =>
    admitRecruiter(db, await can(request, "recruiter.admit"), body.email),
  );
  serve(api, membersApi.removeRecruiter, async ({ request, params }) =>
    dismissRecruiter(db, await can(request, "recruiter.admit"), params.userId),
  );

  serve(api, activityApi.readActivity, async ({ request, query }) =>
    readActivity(db, await can(request, "activity.read"), query.before),
  );
  invitationRoutes(api, deps);
  networkAccessRoutes(api, deps);
};
