/** What is being written, in the very components that visitors see. Where nothing is typed yet, a word stands in. */
import type { ReactNode } from "react";
import { fillTemplate } from "#domain/desk/work.ts";
import type { StoredFacts } from "#domain/publishing/content.ts";
import type { ExpertFacts } from "#domain/publishing/expert.ts";
import { type PublicJobFacts, shownSalary } from "#domain/publishing/public-job.ts";
import type { ReplyTemplateFacts } from "#domain/publishing/reply-template.ts";
import type { ContentSubject } from "#domain/publishing/subjects.ts";
import type { TestimonialFacts } from "#domain/publishing/testimonial.ts";
import { ExpertCard } from "../../features/fractional/expert-card.tsx";
import { JobCard } from "../../features/jobs/job-card.tsx";
import { TestimonialCard } from "../../features/testimonials/testimonial-card.tsx";
import { cardClass } from "../../ui/card.tsx";

const noPicture = "/avatars/default.svg";
const number = (value: number | null): number => (value === null || Number.isNaN(value) ? 0 : value);
const said = (value: string, standIn: string): string => (value.trim() === "" ? standIn : value);
const typedLines = (lines: readonly string[]): string[] => lines.filter((line) => line.trim() !== "");

const JobPreview = ({ facts }: { readonly facts: PublicJobFacts }) => (
  <>
    <JobCard
      job={{
        ...facts,
        id: "",
        title: said(facts.title, "Title"),
        company: said(facts.company, "Company"),
        location: said(facts.location, "Location"),
        salary: said(shownSalary(facts), "Salary"),
      }}
    />
    <div className="mt-5 grid gap-3 px-1 text-[15px]/6 text-ink-2">
      <p className="text-[13px]/5 text-ink-3">Kept with the job, behind the card:</p>
      <p className="whitespace-pre-line wrap-anywhere">{said(facts.description, "The description follows here.")}</p>
      <ul className="list-disc pl-5 wrap-anywhere">
        {typedLines(facts.requirements).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  </>
);

const TestimonialPreview = ({ facts }: { readonly facts: TestimonialFacts }) => (
  <TestimonialCard
    testimonial={{
      ...facts,
      id: "",
      name: said(facts.name, "Name"),
      position: said(facts.position, "Position"),
      company: said(facts.company, "Company"),
      content: said(facts.content, "What they said"),
      rating: number(facts.rating),
      avatarUrl: said(facts.avatarUrl, noPicture),
    }}
  />
);

/** Its button leads to a page that may not be there yet, so nothing in it can be pressed. */
const ExpertPreview = ({ facts }: { readonly facts: ExpertFacts }) => (
  <div inert>
    <ExpertCard
      expert={{
        ...facts,
        id: "",
        slug: "",
        name: said(facts.name, "Name"),
        title: said(facts.title, "Title"),
        company: said(facts.company, "Last worked as"),
        location: said(facts.location, "Location"),
        bio: said(facts.bio, "A few sentences about them."),
        image: said(facts.imageUrl, noPicture),
        experience: number(facts.experienceYears),
        hourlyRate: number(facts.hourlyRateUsd),
        successRate: number(facts.successRatePercent),
        projectsCompleted: number(facts.projectsCompleted),
        isSample: false,
      }}
    />
  </div>
);

const TemplatePreview = ({ facts, me }: { readonly facts: ReplyTemplateFacts; readonly me: string }) => {
  const example = { firstName: "Dana", company: "Whitfield Clinics", me };
  return (
    <article className={cardClass("p-6")}>
      <p className="text-sm/5 text-ink-3">To Dana Whitfield, Whitfield Clinics</p>
      <h3 className="mt-2 border-b border-line pb-4 text-[19px]/6 wrap-anywhere">
        {said(fillTemplate(facts.subject, example), "Subject")}
      </h3>
      <p className="mt-4 text-base/[26px] whitespace-pre-line wrap-anywhere text-ink-2">
        {said(fillTemplate(facts.body, example), "The words follow here.")}
      </p>
    </article>
  );
};

export const previewOf =
  (subject: ContentSubject, me: string) =>
  (facts: StoredFacts): ReactNode => {
    switch (subject) {
      case "public-job":
        return <JobPreview facts={facts as PublicJobFacts} />;
      case "testimonial":
        return <TestimonialPreview facts={facts as TestimonialFacts} />;
      case "expert":
        return <ExpertPreview facts={facts as ExpertFacts} />;
      case "reply-template":
        return <TemplatePreview facts={facts as ReplyTemplateFacts} me={me} />;
    }
  };
