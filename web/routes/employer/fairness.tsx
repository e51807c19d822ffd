import { Download } from "lucide-react";
import { Suspense } from "react";
import { Link, useSearchParams } from "react-router";
import { auditFilePath, type AuditSummary, readAudit, readFairness } from "#domain/fairness/audits.ts";
import { withReturnPath } from "#domain/accounts/return-path.ts";
import { decisionLogPath } from "#domain/fairness/decision-log.ts";
import { AuditTables } from "../../features/fairness/audit-tables.tsx";
import { AuditDefinitions, AuditLimits } from "../../features/fairness/audit-text.tsx";
import { RunAudit } from "../../features/fairness/run-audit.tsx";
import { meContext } from "../../lib/auth/me-context.ts";
import { unlistedMeta } from "../../lib/page/meta.ts";
import { startPrefetch } from "../../lib/query/prefetch.ts";
import { useEndpoint } from "../../lib/query/use-endpoint.ts";
import { useViewer, viewerOf } from "../../lib/auth/viewer.ts";
import { SettingsSection } from "../../sections/workspace/settings-section.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { settingsCrumbs } from "../../sections/workspace/crumbs.ts";
import { Page } from "../../ui/page.tsx";
import type { Route } from "./+types/fairness.ts";

/** The audit in the URL, or the newest one. */
const selectedAudit = (audits: readonly AuditSummary[], search: URLSearchParams): AuditSummary | undefined =>
  audits.find(({ id }) => id === search.get("audit")) ?? audits[0];

export const loader = async (args: Route.LoaderArgs) => {
  const me = args.context.get(meContext);
  if (me.workspace?.needsSecondFactor === true || !viewerOf(me).may("fairness.audit")) return null;
  const { read, prefetched } = startPrefetch(args);
  const { audits } = await read(readFairness, {});
  const selected = selectedAudit(audits, args.url.searchParams);
  if (selected !== undefined) await read(readAudit, { params: { id: selected.id } });
  return { now: Date.now(), prefetched };
};

export const meta = () =>
  unlistedMeta("Fairness", "Selection rates by sex, race and ethnicity, and a log of what happened after every match.");

const NoAccess = () => {
  const { hasWorkspace } = useViewer();
  return hasWorkspace ? (
    <EmptyState
      title="Only admins see this page"
      text="It counts voluntary answers from applicants, so people who make hiring decisions can't see it."
    />
  ) : (
    <EmptyState title="Sign in to see fairness reports" text="Based on applications to your jobs.">
      <Link to={withReturnPath("/sign-in", "/platform/settings/fairness")} className={buttonClass("primary")}>
        Sign in
      </Link>
    </EmptyState>
  );
};

const nameOf = ({ job }: AuditSummary): string => job?.title ?? "Every job";

const EarlierAudits = ({ audits, shownId }: { readonly audits: readonly AuditSummary[]; readonly shownId: string }) => (
  <nav aria-label="Bias audits so far">
    <ul className="divide-y divide-line rounded-card border border-line">
      {audits.map((audit) => (
        <li key={audit.id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4.5 py-3">
          <Link
            to={`?audit=${audit.id}`}
            preventScrollReset
            aria-current={audit.id === shownId ? "true" : undefined}
            className="min-w-0 font-[560] wrap-anywhere text-brand underline underline-offset-4 aria-[current]:text-ink aria-[current]:no-underline"
          >
            {nameOf(audit)}
          </Link>
          <span className="text-sm/5 text-ink-3">
            <Timestamp iso={audit.madeAt} />
            {audit.by !== null && `, ${audit.by}`}
          </span>
        </li>
      ))}
    </ul>
  </nav>
);

const DecisionLog = () => (
  <SettingsSection
    title="Decision log"
    text="Every match run and what your team did with each candidate. Entries can't be changed."
  >
    <p className="max-w-[62ch] text-[15px]/6 text-ink-2">
      One row per candidate and run: rank, score, engine and settings, then who moved, rejected, added or interviewed
      them and when, or that no one acted. Candidates are listed by ID, without names. The activity log records each
      download.
    </p>
    <div className="flex flex-wrap gap-3">
      <a href={decisionLogPath("csv")} download className={buttonClass("secondary")}>
        <Download aria-hidden="true" />
        Download as CSV
      </a>
      <a href={decisionLogPath("json")} download className={buttonClass("secondary")}>
        <Download aria-hidden="true" />
        Download as JSON
      </a>
    </div>
  </SettingsSection>
);

const Audit = ({ id }: { readonly id: string }) => {
  const audit = useEndpoint(readAudit, { params: { id } });
  return (
    <div className="grid grid-cols-1 gap-10 border-t border-line py-9">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <p className="font-display text-[24px]/8 font-[620] tracking-[-0.02em] wrap-anywhere">{nameOf(audit)}</p>
          <p className="text-[15px]/6 text-ink-2">
            {audit.applicants} applicants, counted on <Timestamp iso={audit.madeAt} />
          </p>
        </div>
        <a href={auditFilePath(audit.id)} download className={buttonClass("secondary")}>
          <Download aria-hidden="true" />
          Download as CSV
        </a>
      </div>
      <AuditTables audit={audit} />
      <AuditDefinitions />
    </div>
  );
};

const Fairness = ({ now }: { readonly now: number }) => {
  const { audits, jobs } = useEndpoint(readFairness, {});
  const [search] = useSearchParams();
  const selected = selectedAudit(audits, search);
  return (
    <>
      <SettingsSection
        title="Tables"
        text="Run an audit any time. Past audits don't change. To protect individual answers, you can audit the same applicants only once every 30 days."
      >
        <RunAudit
          jobs={jobs}
          audits={audits}
          now={now}
          emptyState={
            <EmptyState
              title="No audits yet"
              text="An audit needs at least 30 applicants who answered the voluntary questions, at least 5 of them selected and 5 not. With fewer, the result would mean little and could reveal one person's answer."
            />
          }
        />
        {selected !== undefined && audits.length > 1 && <EarlierAudits audits={audits} shownId={selected.id} />}
        <AuditLimits />
      </SettingsSection>
      {selected !== undefined && (
        <Suspense>
          <Audit id={selected.id} />
        </Suspense>
      )}
      <DecisionLog />
    </>
  );
};

const FairnessPage = ({ loaderData }: Route.ComponentProps) => {
  const { may } = useViewer();
  return (
    <Page title="Fairness" crumbs={settingsCrumbs} narrow>
      <p className="mb-7 max-w-[64ch] text-[15px]/6 text-ink-2">
        Do applicants of every sex, race and ethnicity advance at similar rates? After they apply, we ask applicants to
        answer voluntarily. People who make hiring decisions never see an answer, and this page shows only counts.
      </p>
      {may("fairness.audit") ? <Fairness now={loaderData?.now ?? 0} /> : <NoAccess />}
    </Page>
  );
};

export default FairnessPage;
