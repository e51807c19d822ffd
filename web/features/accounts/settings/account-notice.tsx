/** Explains why the member can't open the workspace. */
import type { Me } from "#domain/accounts/me.ts";

export const AccountNotice = ({ me }: { readonly me: Me }) =>
  me.workspace?.needsSecondFactor === true ? (
    <p className="mb-8 max-w-[46rem] rounded-card border border-warn/30 bg-warn-soft px-5 py-4 text-base/6 wrap-anywhere">
      <strong className="font-[600]">{me.workspace.name}</strong> requires two-factor authentication. Set it up here to
      open the workspace.
    </p>
  ) : null;
