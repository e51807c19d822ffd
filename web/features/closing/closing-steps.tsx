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
    ? "No job is public now."
    : count === 1
      ? "One public job leaves the site."
      : `${count} public jobs leave the site.`;

const unpublishedText = (count: number): string =>
  count === 0
    ? "No job was public."
    : count === 1
      ? "One public job left the site."
      : `${count} public jobs left the site.`;

const waitingText = (count: number): string => {
  if (count === 0) return "";
  const applicants = count === 1 ? "One applicant who waits" : `${count} applicants who wait`;
  return ` ${applicants} for an answer ${count === 1 ? "gets" : "get"} one mail: the process has ended because the workspace was closed.`;
};

export const ClosingSteps = ({ state }: { readonly state: ClosingState }) => {
  const { closing, graceDays, publicPostings, waitingApplicants } = state;
  return (
    <ol className="text-[15px]/6">
      <Step when={closing === null ? "At once" : <Timestamp iso={closing.begunAt} />}>
        {closing === null
          ? `${toUnpublishText(publicPostings)} Nobody can apply, nobody is invited, nothing is imported or published. Every member gets a mail with the date.`
          : `${unpublishedText(closing.hiddenPostings)} Every member was told the date by mail. Since then nobody can apply, nobody is invited, and nothing is imported or published.`}
      </Step>
      <Step when={closing === null ? "Until the end" : "Now"}>
        Members read everything and can still answer applicants. Admins are reminded{" "}
        {reminderDays.map((days) => (days === 1 ? "1 day" : `${days} days`)).join(" and ")} before. Any admin can
        cancel; then all is as it was, and jobs that were public are public again.
      </Step>
      <Step when={closing === null ? `After ${graceDays} days` : <Timestamp iso={closing.endsAt} />}>
        Everything above is erased: rows, files, and what waits in our queues.{waitingText(waitingApplicants)} Admins
        get a receipt by mail.
      </Step>
      <Step when="What stays">
        Accounts of your members and profiles of candidates, because they are theirs; letters you sent to {brand.name};
        the receipt, which names nobody. Backups run out by themselves, and if one is ever restored, the workspace is
        erased from it again.
      </Step>
    </ol>
  );
};
