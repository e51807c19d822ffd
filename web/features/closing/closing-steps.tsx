import type { ReactNode } from "react";
import { brand } from "#domain/brand.ts";
import { type ClosingState, reminderDays } from "#domain/closing/closing.ts";
import { Timestamp } from "../../ui/timestamp.tsx";

const Step = ({ when, children }: { readonly when: ReactNode; readonly children: ReactNode }) => (
  <li className="grid gap-x-6 gap-y-1 border-t border-line py-4 first:border-t-0 first:pt-0 sm:grid-cols-[11rem_minmax(0,1fr)]">
    <p className="font-[580]">{when}</p>
    <p className="max-w-[60ch] text-ink-2">{children}</p>
  </li>
);

const toUnpublishText = (count: number): string =>
  count === 0
    ? "No jobs are public now."
    : count === 1
      ? "One public job goes offline."
      : `${count} public jobs go offline.`;

const unpublishedText = (count: number): string =>
  count === 0
    ? "No jobs were public."
    : count === 1
      ? "One public job went offline."
      : `${count} public jobs went offline.`;

const waitingText = (count: number): string => {
  if (count === 0) return "";
  const applicants = count === 1 ? "One applicant who is waiting" : `${count} applicants who are waiting`;
  return ` ${applicants} for an answer will get an email saying that the process has ended because the workspace was closed.`;
};

export const ClosingSteps = ({ state }: { readonly state: ClosingState }) => {
  const { closing, graceDays, publicPostings, waitingApplicants } = state;
  return (
    <ol className="text-[15px]/6">
      <Step when={closing === null ? "Right away" : <Timestamp iso={closing.begunAt} />}>
        {closing === null
          ? `${toUnpublishText(publicPostings)} No one can apply or be invited, and nothing can be imported or published. We email every member the date.`
          : `${unpublishedText(closing.hiddenPostings)} We emailed every member the date. No one can apply or be invited, and nothing can be imported or published.`}
      </Step>
      <Step when={closing === null ? "Until the workspace is erased" : "Now"}>
        Members can view everything and still respond to applicants. We remind admins{" "}
        {reminderDays.map((days) => (days === 1 ? "1 day" : `${days} days`)).join(" and ")} before the end. Any admin
        can cancel. Everything then goes back to how it was, and jobs that were public are public again.
      </Step>
      <Step when={closing === null ? `After ${graceDays} days` : <Timestamp iso={closing.endsAt} />}>
        Everything above is erased, including files and scheduled tasks.{waitingText(waitingApplicants)} We email admins
        a receipt.
      </Step>
      <Step when="What we keep">
        Your members' accounts and candidates' profiles, because they belong to them, messages you sent to {brand.name},
        and the receipt, which contains no names. Backups expire on their own. If we ever restore one, we erase the
        workspace from it again.
      </Step>
    </ol>
  );
};
