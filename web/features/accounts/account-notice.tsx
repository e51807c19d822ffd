/** What a link in a mail has done, or why it did nothing. */
import type { Me } from "#domain/accounts/me.ts";

const wordsOfError = (error: string): string =>
  error === "INVALID_USER"
    ? "This link belongs to another account. Please sign in under its address and open the link again."
    : "This link has been used or has run out. Please ask for a new one.";

interface AccountNoticeProps {
  readonly me: Me;
  /** What the link's address says about it. */
  readonly error: string | null;
  readonly address: string | null;
}

export const AccountNotice = ({ me, error, address }: AccountNoticeProps) => {
  const box = "mb-8 max-w-[46rem] rounded-card border px-5 py-4 text-base/6 wrap-anywhere";
  if (error !== null) {
    return (
      <p role="alert" className={`${box} border-bad/35 bg-bad-soft`}>
        {wordsOfError(error)}
      </p>
    );
  }
  if (address !== null && me.person?.emailVerified === true) {
    return (
      <output className={`${box} block border-brand/20 bg-brand-soft`}>
        Thank you, that is confirmed. You sign in as <strong className="font-[600]">{me.person.email}</strong>.
        {address === "changing" && " If this is still the old address, one more mail waits at the new one."}
      </output>
    );
  }
  if (me.workspace?.needsSecondFactor === true) {
    return (
      <p className={`${box} border-warn/30 bg-warn-soft`}>
        <strong className="font-[600]">{me.workspace.name}</strong> asks everyone for a second factor. Set it up here,
        and the workspace opens.
      </p>
    );
  }
  return null;
};
