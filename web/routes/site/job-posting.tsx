import { ArrowLeft } from "lucide-react";
import { lazy, Suspense } from "react";
import { data, Link, redirect } from "react-router";
import { brand } from "#domain/brand.ts";
import { type BoardJob, type PostedJob, readPosting } from "#domain/jobs/job-board.ts";
import { toPosting } from "#domain/jobs/job-posting.ts";
import { AdText } from "../../features/jobs/ad-text.tsx";
import { BoardList } from "../../features/jobs/board-row.tsx";
import { pageMeta, unlistedMeta } from "../../lib/page/meta.ts";
import { createCaller } from "../../lib/page/request-context.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { buttonClass } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Container } from "../../ui/container.tsx";
import type { Route } from "./+types/job-posting.ts";

const goneStatus = 410;

/** An id redirects to the job's URL. A closed job says so on the page and with status 410 for crawlers. */
export const loader = async (args: Route.LoaderArgs) => {
  const posting = await createCaller(args)(readPosting, { params: { slug: args.params.slug } });
  if (posting.state === "gone") return data(posting, { status: goneStatus });
  if (posting.job.slug !== args.params.slug) throw redirect(`/jobs/${posting.job.slug}`, 301);
  return data(posting);
};

/** Shortens the ad's text for the meta description. */
const truncate = (text: string, maxLength = 150): string =>
  text.length <= maxLength ? text : `${text.slice(0, text.lastIndexOf(" ", maxLength))} …`;

export const meta = (args: Route.MetaArgs) => {
  const posting = args.loaderData;
  if (posting === undefined) return [];
  if (posting.state === "gone") return unlistedMeta(`${posting.title}: no longer open`, "This job is no longer open.");
  const { job } = posting;
  return [
    ...pageMeta(args, {
      title: `${job.title} at ${job.company}, ${job.location}`,
      description: truncate(
        `${job.title} at ${job.company}, ${job.location}: ${job.salary}. ${job.description.replaceAll(/\s+/g, " ")}`,
      ),
      card: "company",
      ...(job.isSample
        ? {}
        : {
            trail: [
              ["Open jobs", "/jobs"],
              [job.title, `/jobs/${job.slug}`],
            ] as const,
          }),
      structured: (origin) => {
        const { jsonLd } = toPosting(job, origin);
        return jsonLd === null ? [] : [jsonLd];
      },
    }),
    // Sample jobs are excluded from search engines.
    ...(job.isSample ? [{ name: "robots", content: "noindex" }] : []),
  ];
};

const AllJobs = () => (
  <Link
    to="/jobs"
    className="inline-flex min-h-11 items-center gap-2 text-[15px] font-[540] text-brand underline-offset-4 hover:underline"
  >
    <ArrowLeft className="size-4" aria-hidden="true" />
    All open jobs
  </Link>
);

const Similar = ({ jobs }: { readonly jobs: readonly BoardJob[] }) =>
  jobs.length === 0 ? null : (
    <section className="mt-14">
      <h2 className="mb-4 text-[23px]/8">Similar jobs</h2>
      <BoardList jobs={jobs} label="Similar jobs" />
    </section>
  );

const Facts = ({ job }: { readonly job: PostedJob }) => (
  <dl>
    {toPosting(job, "").facts.map(({ label, value }) => (
      <div key={label} className="flex justify-between gap-6 border-b border-line py-2.5 text-base/6 first:pt-0">
        <dt className="shrink-0 text-ink-2">{label}</dt>
        <dd className="text-right font-[600] wrap-anywhere tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
);

const SaveThisJob = lazy(() => import("../../features/openings/save-this-job.tsx"));

const Save = ({ job }: { readonly job: PostedJob }) => {
  const isHydrated = useHydrated();
  return isHydrated ? (
    <Suspense>
      <SaveThisJob job={job} className="h-12!" />
    </Suspense>
  ) : null;
};

const ApplyPanel = lazy(() => import("../../features/applications/apply-panel.tsx"));

/** As high as the form, so that the layout doesn't shift. */
const FormSkeleton = () => <Skeleton className="h-[640px] rounded-control!" />;

const mailtoLink = (title: string): string => `mailto:${brand.email}?subject=${encodeURIComponent(title)}`;
const linkClass = "font-[560] text-brand underline underline-offset-4";

const ApplyHere = ({ job }: { readonly job: PostedJob }) => {
  const isHydrated = useHydrated();
  return isHydrated ? (
    <Suspense fallback={<FormSkeleton />}>
      <ApplyPanel slug={job.slug} company={job.company} location={job.location} />
    </Suspense>
  ) : (
    <>
      <noscript>
        <p className="text-[17px]/7">
          The form needs JavaScript. Please switch it on, or open this page in another browser.
        </p>
      </noscript>
      <FormSkeleton />
    </>
  );
};

/** A job that the firm fills for a client has no workspace team to apply to. */
const ApplyByEmail = ({ job }: { readonly job: PostedJob }) => (
  <>
    <h2 className="text-[23px]/8">How to apply</h2>
    <p className="mt-2 text-[17px]/7 text-ink-2">
      {job.isSample ? (
        "This job is a sample, so you can't apply for it. Save it to see how well your profile matches, point by point."
      ) : (
        <>
          Our recruiters fill this job themselves. Send your resume to{" "}
          <a href={mailtoLink(job.title)} className={linkClass}>
            {brand.email}
          </a>{" "}
          and name the job. Or create a profile: you&apos;ll see how well it matches, and they can find it.
        </>
      )}
    </p>
    <Link to="/candidates#resume" className={buttonClass("primary", "large", "mt-6")}>
      Write your profile
    </Link>
  </>
);

const Apply = ({ job }: { readonly job: PostedJob }) => (
  <section id="apply" aria-label="Apply" className={cardClass("mt-12 max-w-[68ch] scroll-mt-28 p-5 sm:p-8")}>
    {job.takesApplications ? <ApplyHere job={job} /> : <ApplyByEmail job={job} />}
    <div className="mt-7 flex min-h-12 flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-5">
      <Save job={job} />
      <p className="min-w-0 flex-1 basis-56 text-[15px]/6 text-ink-3">
        See your saved jobs, and how well your profile fits each one, on{" "}
        <Link to="/candidates#jobs" className="text-brand underline underline-offset-4">
          your page
        </Link>
        .
      </p>
    </div>
  </section>
);

const OpenJob = ({ job, similar }: { readonly job: PostedJob; readonly similar: readonly BoardJob[] }) => (
  <Container className="pt-6 pb-20 md:pt-9 md:pb-28">
    <AllJobs />
    <div className="mt-5 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_372px]">
      <div className="min-w-0 lg:col-start-1">
        <h1 className="text-[36px]/[1.07] wrap-anywhere md:text-[50px]/[1.05]">{job.title}</h1>
        <p className="mt-3 text-lg/7 text-ink-2 md:text-xl/8">
          {job.company}, {job.location}
        </p>
      </div>
      <aside className={cardClass("self-start p-6 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1")}>
        <Facts job={job} />
        <a href="#apply" className={buttonClass("primary", "large", "mt-6 w-full")}>
          Apply
        </a>
        {job.isSample && <p className="mt-4 text-[13px]/5 text-ink-3">Sample: this job and its company aren't real.</p>}
      </aside>
      <div className="min-w-0 lg:col-start-1">
        <AdText blocks={toPosting(job, "").blocks} />
        <Apply job={job} />
      </div>
    </div>
    <Similar jobs={similar} />
  </Container>
);

const ClosedJob = ({ title, similar }: { readonly title: string; readonly similar: readonly BoardJob[] }) => (
  <Container className="pt-6 pb-20 md:pt-9 md:pb-28">
    <AllJobs />
    <h1 className="mt-5 max-w-[22ch] text-[36px]/[1.07] wrap-anywhere md:text-[50px]/[1.05]">
      {title} is no longer open
    </h1>
    <p className="mt-4 max-w-[46ch] text-lg/[29px] text-ink-2">
      It was filled, or it takes no more applications.{" "}
      {similar.length > 0 ? "These are open now and close to it." : "Others are open now."}
    </p>
    <Similar jobs={similar} />
    <div className="mt-8 flex flex-wrap gap-3">
      <Link to="/jobs" className={buttonClass("primary", "large")}>
        See all open jobs
      </Link>
      <Link to="/candidates#jobs" className={buttonClass("secondary", "large")}>
        Get alerts for new jobs
      </Link>
    </div>
  </Container>
);

const JobPostingPage = ({ loaderData: posting }: Route.ComponentProps) =>
  posting.state === "open" ? (
    <OpenJob job={posting.job} similar={posting.similar} />
  ) : (
    <ClosedJob title={posting.title} similar={posting.similar} />
  );

export default JobPostingPage;
