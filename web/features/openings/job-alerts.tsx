/** Emails about new matching jobs. They are off by default and go only to a confirmed address. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import {
  alertFrequencies,
  alertScores,
  type AlertPreferences,
  changeJobAlerts,
  type JobAlerts as Alerts,
} from "#domain/openings/job-alerts.ts";
import { consentTexts } from "#domain/rights/consent.ts";
import { call } from "../../lib/api/api.ts";
import { toProblem } from "../../lib/api/problem.ts";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Switch } from "../../ui/switch.tsx";
import { alertsOptions } from "./openings.queries.ts";

const link = "text-brand underline underline-offset-2";
const frequencyLabels = { daily: "At most once a day", weekly: "At most once a week" } as const;
const scoreLabels = { 40: "40 or more", 60: "60 or more", 80: "80 or more" } as const;

const SetupNotice = ({ alerts: { standing, email } }: { readonly alerts: Alerts }) =>
  standing === "no-account" ? (
    <p className="text-[15px]/6 text-ink-2">
      To get job alerts, you need an account with a confirmed email.{" "}
      <Link to="/sign-up" className={link}>
        Create one
      </Link>{" "}
      and keep everything you've added here.
    </p>
  ) : (
    <p className="text-[15px]/6 text-ink-2 wrap-anywhere">
      Confirm {email} first, using the link we sent you. You can resend it from{" "}
      <Link to="/account" className={link}>
        your account page
      </Link>
      .
    </p>
  );

const useAlerts = () => {
  const client = useQueryClient();
  const query = useQuery(alertsOptions);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const change = async (preferences: AlertPreferences): Promise<void> => {
    const previous = query.data;
    if (busy || previous === undefined) return;
    setBusy(true);
    setFailure(undefined);
    client.setQueryData<Alerts>(alertsOptions.queryKey, { ...previous, ...preferences });
    try {
      client.setQueryData<Alerts>(alertsOptions.queryKey, await call(changeJobAlerts, { body: preferences }));
    } catch (error) {
      client.setQueryData<Alerts>(alertsOptions.queryKey, previous);
      setFailure(toProblem(error).message);
    } finally {
      setBusy(false);
    }
  };
  return { query, busy, failure, change };
};

const AlertSettings = ({
  alerts,
  busy,
  change,
}: { readonly alerts: Alerts } & Omit<ReturnType<typeof useAlerts>, "query">) => {
  const { isOn, frequency, minScore, email, lastNotifiedAt } = alerts;
  const preferences = { isOn, frequency, minScore };
  return (
    <>
      <Switch
        label="Email me new jobs that match"
        hint={<span className="wrap-anywhere">Sent to {email}. We email you about each job only once.</span>}
        checked={isOn}
        aria-busy={busy || undefined}
        onCheckedChange={(checked) => void change({ ...preferences, isOn: checked })}
      />
      {!isOn && <p className="mt-1.5 text-sm/5 text-ink-3">{consentTexts["job-alerts"].text}</p>}
      {isOn && (
        <div className="mt-3 grid gap-3.5 border-t border-line pt-4 sm:max-lg:grid-cols-2">
          <Field label="How often">
            <NativeSelect
              value={frequency}
              onChange={({ target }) => {
                const selected = alertFrequencies.find((each) => each === target.value);
                if (selected !== undefined) void change({ ...preferences, frequency: selected });
              }}
            >
              {alertFrequencies.map((alertFrequency) => (
                <option key={alertFrequency} value={alertFrequency}>
                  {frequencyLabels[alertFrequency]}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Field label="Minimum score">
            <NativeSelect
              value={minScore}
              onChange={({ target }) => {
                const selected = alertScores.find((each) => String(each) === target.value);
                if (selected !== undefined) void change({ ...preferences, minScore: selected });
              }}
            >
              {alertScores.map((alertScore) => (
                <option key={alertScore} value={alertScore}>
                  {scoreLabels[alertScore]}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <p className="text-sm/5 text-ink-3 sm:max-lg:col-span-2">
            {lastNotifiedAt === null ? (
              "You'll hear about jobs that open from now on. Every email has an unsubscribe link."
            ) : (
              <>
                Last email on <Timestamp iso={lastNotifiedAt} />. Every email has an unsubscribe link.
              </>
            )}
          </p>
        </div>
      )}
    </>
  );
};

export const JobAlerts = () => {
  const { query, ...rest } = useAlerts();
  const { data: alerts } = query;
  return (
    <section aria-labelledby="job-alerts" className={cardClass("px-5 py-4.5 sm:px-6")}>
      <h3 id="job-alerts" className="mb-1.5 text-lg/6">
        Job alerts
      </h3>
      {query.isPending && <Skeleton className="h-12" />}
      {query.isError && (
        <>
          <p className="text-[15px]/6 text-ink-2">We couldn't load your settings. They're still saved.</p>
          <Button
            variant="secondary"
            size="small"
            className="mt-3"
            busy={query.isFetching && "Trying again"}
            onClick={() => void query.refetch()}
          >
            Try again
          </Button>
        </>
      )}
      {alerts !== undefined &&
        (alerts.standing === "ready" ? <AlertSettings alerts={alerts} {...rest} /> : <SetupNotice alerts={alerts} />)}
      <FailureNotice text={rest.failure} className="mt-3" />
    </section>
  );
};
