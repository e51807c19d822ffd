/**
 * Everything that a workspace may see about one candidate. Hidden values of network candidates are labeled as hidden.
 */
import type { ReactNode } from "react";
import type { CandidatePage } from "#domain/matching/facts/read-candidate.ts";
import { capitalize } from "../../../sections/workspace/job-badges.tsx";
import { SampleBadge } from "../../../sections/workspace/sample-badge.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { EntryParts } from "../../../sections/entries/entry-parts.tsx";
import { Timestamp } from "../../../ui/timestamp.tsx";

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="border-t border-line pt-4.5">
    <h3 className="text-base/6">{title}</h3>
    <div className="mt-2.5">{children}</div>
  </section>
);

const linkClass = "font-[540] text-brand underline underline-offset-4 wrap-anywhere";

const link = (href: string | null, text: string) =>
  href === null ? null : (
    <a href={href} className={linkClass} rel="noreferrer">
      {text}
    </a>
  );

const contactsOf = (candidate: CandidatePage): readonly (readonly [string, ReactNode])[] => {
  const hidden = candidate.isNetwork ? "Not shown before an introduction" : "Not provided";
  return [
    ["Email", link(candidate.email && `mailto:${candidate.email}`, candidate.email ?? "") ?? hidden],
    ["Phone", link(candidate.phone && `tel:${candidate.phone}`, candidate.phone ?? "") ?? hidden],
    ["Location", candidate.location ?? hidden],
    [
      "Desired salary",
      candidate.desiredSalary === null ? hidden : `$${candidate.desiredSalary.toLocaleString("en-US")}/year`,
    ],
    ["LinkedIn", link(candidate.linkedinUrl, "Open profile")],
    ["Portfolio", link(candidate.portfolioUrl, "Open portfolio")],
    ["GitHub", link(candidate.githubUrl, "Open GitHub")],
    ["Resume", link(candidate.resumeUrl, "Download resume")],
    ["Source", candidate.source],
  ];
};

const monthOf = (value: string | null | undefined): string => {
  if (value === undefined || value === null) return "present";
  const [year = "", month] = value.split("-");
  return month === undefined
    ? year
    : new Date(Date.UTC(Number(year), Number(month) - 1)).toLocaleDateString("en-US", {
        year: "numeric",
        month: "short",
        timeZone: "UTC",
      });
};

export const CandidateRecord = ({ candidate }: { readonly candidate: CandidatePage }) => (
  <div className="grid gap-5">
    <div>
      <p className="text-[15px]/6 text-ink-2">
        {[candidate.currentTitle, candidate.currentCompany].filter(Boolean).join(", ")}
        {candidate.isSample && <SampleBadge />}
        {candidate.isNetwork && (
          <span className="ml-2">
            <Badge tone="soft">Cohire network</Badge>
          </span>
        )}
      </p>
      {candidate.summary !== null && candidate.summary !== "" && (
        <p className="mt-3 max-w-[70ch] text-[15px]/6 whitespace-pre-line">{candidate.summary}</p>
      )}
    </div>
    <Part title="Contact">
      <dl className="grid gap-x-8 gap-y-2 text-[15px]/6 sm:grid-cols-2">
        {contactsOf(candidate)
          .filter(([, value]) => value !== null && value !== "")
          .map(([label, value]) => (
            <div key={label} className="grid grid-cols-[88px_1fr] gap-3">
              <dt className="text-ink-3">{label}</dt>
              <dd className="min-w-0">{value}</dd>
            </div>
          ))}
      </dl>
    </Part>
    <Part title="Skills">
      {candidate.skills.length === 0 ? (
        <p className="text-[15px]/6 text-ink-3">No skills listed</p>
      ) : (
        <ul aria-label="Skills" className="flex flex-wrap gap-1.5">
          {candidate.skills.map((skill) => (
            <li key={skill} className="rounded-tag bg-tag px-2.5 py-1 text-[13px]/5 text-ink-2">
              {skill}
            </li>
          ))}
        </ul>
      )}
    </Part>
    <Part title="Experience">
      {candidate.experience.length === 0 ? (
        <p className="text-[15px]/6 text-ink-3">No work history listed</p>
      ) : (
        <ol aria-label="Experience" className="grid gap-4">
          {candidate.experience.map((role, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two roles of a network candidate may look alike
            <li key={`${index} ${role.title} ${role.company} ${role.start}`}>
              <p className="text-[15px]/6">
                <span className="font-[580]">{role.title || role.company || "Title not shown"}</span>
                {role.title !== "" && role.company !== "" && `, ${role.company}`}
              </p>
              <p className="text-sm/5 text-ink-3">
                {role.start === undefined ? "No dates" : `${monthOf(role.start)} to ${monthOf(role.end)}`}
              </p>
              {role.description !== undefined && (
                <p className="mt-1 text-[15px]/6 whitespace-pre-line text-ink-2">{role.description}</p>
              )}
            </li>
          ))}
        </ol>
      )}
    </Part>
    {candidate.education.length > 0 && (
      <Part title="Education">
        <ul className="grid gap-1.5 text-[15px]/6">
          {candidate.education.map(({ degree, school, field, year }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two degrees of a network candidate may look alike
            <li key={`${index} ${degree} ${school}`}>
              {[degree, field ?? "", school].filter((each) => each !== "").join(", ") || "Degree not shown"}
              {year !== undefined && <span className="text-ink-3"> · {year}</span>}
            </li>
          ))}
        </ul>
      </Part>
    )}
    <EntryParts
      entries={candidate}
      renderPart={(title, content) => (
        <Part key={title} title={title}>
          {content}
        </Part>
      )}
    />
    <Part title="Applications">
      {candidate.applications.length === 0 ? (
        <p className="text-[15px]/6 text-ink-3">No applications in this workspace</p>
      ) : (
        <ul aria-label="Applications" className="grid gap-3">
          {candidate.applications.map(({ id, jobTitle, stage, appliedAt, interviews }) => (
            <li key={id} className="text-[15px]/6">
              <span className="font-[560]">{jobTitle}</span> · {capitalize(stage)} · applied{" "}
              <Timestamp iso={appliedAt} />
              {interviews.map((interview) => (
                <span key={interview.id} className="block text-sm/[22px] text-ink-3">
                  {capitalize(interview.type)} interview, <Timestamp iso={interview.scheduledAt} precision="minute" />,{" "}
                  {interview.duration} minutes, {interview.status.replace("cancelled", "canceled").replaceAll("_", " ")}
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
    </Part>
  </div>
);
