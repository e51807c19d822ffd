/** A live preview of the content in the components that visitors see. Empty fields show placeholder text. */
import type { ReactNode } from "react";
import { fillTemplate } from "#domain/desk/lead-actions.ts";
import type { StoredFacts } from "#domain/publishing/content.ts";
import type { ExpertFacts } from "#domain/publishing/expert.ts";
import { type PublicJobFacts, salaryText } from "#domain/publishing/public-job.ts";
import type { ReplyTemplateFacts } from "#domain/publishing/reply-template.ts";
import type { ContentSubject } from "#domain/publishing/subjects.ts";
import type { TestimonialFacts } from "#domain/publishing/testimonial.ts";
import { ExpertCard } from "../../features/fractional/expert-card.tsx";
import { JobCard } from "../../features/jobs/job-card.tsx";
import { TestimonialCard } from "../../features/testimonials/testimonial-card.tsx";
import { cardClass } from "../../ui/card.tsx";

const noPicture = "/avatars/default.svg";
const numberOrZero = (value: number | null): number => (value === null || Number.isNaN(value) ? 0 : value);
const textOr = (value: string, placeholder: string): string => (value.trim() === "" ? placeholder : value);
const nonEmptyLines = (lines: readonly string[]): string[] => lines.filter((line) => line.trim() !== "");

const JobPreview = ({ facts }: { readonly facts: PublicJobFacts }) => (
  <>
    <JobCard
      job={{
        ...facts,
        id: "",
        title: textOr(facts.title, "Title"),
        company: textOr(facts.company, "Company"),
        location: textOr(facts.location, "Location"),
        salary: textOr(salaryText(facts), "Salary"),
      }}
    />
    <div className="mt-5 grid gap-3 px-1 text-[15px]/6 text-ink-2">
      <p className="text-[13px]/5 text-ink-3">Saved with the job but not shown on the card:</p>
      <p className="whitespace-pre-line wrap-anywhere">
        {textOr(facts.description, "The description will appear here.")}
      </p>
      <ul className="list-disc pl-5 wrap-anywhere">
        {nonEmptyLines(facts.requirements).map((line) => (
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
      name: textOr(facts.name, "Name"),
      position: textOr(facts.position, "Position"),
      company: textOr(facts.company, "Company"),
      content: textOr(facts.content, "What they said"),
      rating: numberOrZero(facts.rating),
      avatarUrl: textOr(facts.avatarUrl, noPicture),
    }}
  />
);

/** Its button links to a page that may not exist yet, so the preview is inert. */
const ExpertPreview = ({ facts }: { readonly facts: ExpertFacts }) => (
  <div inert>
    <ExpertCard
      expert={{
        ...facts,
        id: "",
        slug: "",
        name: textOr(facts.name, "Name"),
        title: textOr(facts.title, "Title"),
        company: textOr(facts.company, "Last worked as"),
        location: textOr(facts.location, "Location"),
        bio: textOr(facts.bio, "A few sentences about them."),
        image: textOr(facts.imageUrl, noPicture),
        experience: numberOrZero(facts.experienceYears),
        hourlyRate: numberOrZero(facts.hourlyRateUsd),
        successRate: numberOrZero(facts.successRatePercent),
        projectsCompleted: numberOrZero(facts.projectsCompleted),
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
        {textOr(fillTemplate(facts.subject, example), "Subject")}
      </h3>
      <p className="mt-4 text-base/[26px] whitespace-pre-line wrap-anywhere text-ink-2">
        {textOr(fillTemplate(facts.body, example), "Your message will appear here.")}
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
