/** The history of an application and the submitted data. */
import { FileCheck2 } from "lucide-react";
import { formatDayWithYear } from "#domain/applications/answer-dates.ts";
import type { ApplicationStatusPage } from "#domain/applications/application-status.ts";

export const History = ({ page }: { readonly page: ApplicationStatusPage }) => (
  <section aria-labelledby="history">
    <h2 id="history" className="text-[21px]">
      Application history
    </h2>
    {page.history.length === 0 && <p className="mt-3 text-base/6 text-ink-2">No activity yet.</p>}
    <ol className="mt-4 ml-1 border-l border-line pl-5">
      {page.history.map(({ text, at }) => (
        <li key={`${at} ${text}`} className="relative pb-4 last:pb-0">
          <span aria-hidden="true" className="absolute top-2 -left-[25px] size-2.5 rounded-full bg-brand" />
          <p className="text-base/6">{text}</p>
          <p className="text-sm/5 text-ink-3">{formatDayWithYear(at)}</p>
        </li>
      ))}
    </ol>
  </section>
);

const resumeText = {
  none: "Your details, without a resume.",
  read: "We read your resume, and the team can open it.",
  not_read: "We couldn't read your resume automatically, but the team can open it.",
} as const;

export const SubmittedData = ({ page: { resume, email } }: { readonly page: ApplicationStatusPage }) => (
  <section aria-labelledby="sent">
    <h2 id="sent" className="text-[21px]">
      What you sent
    </h2>
    <p className="mt-3 flex gap-3 text-base/6">
      <FileCheck2 className="mt-0.5 size-5 shrink-0 text-ink-3" aria-hidden="true" />
      <span className="min-w-0">
        {resumeText[resume.state]}
        {resume.fileName !== null && (
          <span className="block text-sm/5 wrap-anywhere text-ink-3">{resume.fileName}</span>
        )}
      </span>
    </p>
    <p className="mt-2 text-sm/5 text-ink-3">
      {email === null ? (
        "The team will call you."
      ) : (
        <>
          Updates go to <span className="wrap-anywhere">{email}</span>.
        </>
      )}
    </p>
  </section>
);
