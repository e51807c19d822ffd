/** Guards that allow everyone, so that tests see what row-level security alone blocks. */
import { createAuthContext, type SignedIn } from "../../infra/auth/auth-context.ts";

const noId = "00000000-0000-0000-0000-000000000000";
const noPerson: SignedIn = {
  id: noId,
  name: "",
  email: "",
  emailVerified: false,
  kind: "visitor",
  twoFactorEnabled: false,
  hasSecondFactor: false,
  provedAt: new Date(0),
  sessionId: "",
};

/** The identity is still read from the session or the token, which `identityOf` looks up because `admitToken` does not. */
export const createUncheckedAuthContext: typeof createAuthContext = (options) => {
  const auth = createAuthContext(options);
  return {
    ...auth,
    admitToken: async () => undefined,
    requirePerson: async (request) => (await auth.identityOf(request)).person ?? noPerson,
    requireRecentProof: async () => undefined,
    requireStaff: async (request) => (await auth.identityOf(request)).person ?? noPerson,
    requireCan: async (request) => {
      const { actor, workspace } = await auth.identityOf(request);
      return { userId: "userId" in actor ? actor.userId : noId, companyId: workspace?.id ?? noId, actor };
    },
  };
};
