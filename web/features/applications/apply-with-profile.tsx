/** One-click application with the saved profile. It shows what will be sent. */
import { useState } from "react";
import { Link } from "react-router";
import { applyWithProfile, type ProfilePreview, type ReceivedApplication } from "#domain/applications/application.ts";
import { noticesFor } from "#domain/rights/notices.ts";
import { call } from "../../lib/api/api.ts";
import { useOneAtATime } from "../../lib/api/one-at-a-time.ts";
import { toProblem } from "../../lib/api/problem.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Textarea } from "../../ui/input.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { Agreement } from "./agreement.tsx";

const countText = (count: number, one: string, many = `${one}s`): readonly string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

const missingLabels = { firstName: "your first name", lastName: "your last name", email: "your email" } as const;

const rowsOf = (profile: ProfilePreview): readonly (readonly [string, string])[] =>
  (
    [
      ["Name", `${profile.firstName} ${profile.lastName}`.trim()],
      ["Email", profile.email],
      ["Phone", profile.phone],
      ["Location", profile.location],
      ["Title", profile.title],
      [
        "Also",
        [
          ...(profile.hasSummary ? ["your summary"] : []),
          ...countText(profile.positions, "position"),
          ...countText(profile.schools, "school"),
          ...countText(profile.skills, "skill"),
        ].join(", "),
      ],
    ] as const
  ).filter(([, value]) => value !== "");

interface ApplyWithProfileProps {
  readonly slug: string;
  readonly jobLocation: string;
  readonly profile: ProfilePreview;
  readonly onReceived: (received: ReceivedApplication) => void;
}

export const ApplyWithProfile = ({ slug, jobLocation, profile, onReceived }: ApplyWithProfileProps) => {
  const oneAtATime = useOneAtATime();
  const [note, setNote] = useState("");
  const [consent, setConsent] = useState(false);
  const [requestsHumanReview, setRequestsHumanReview] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [consentError, setConsentError] = useState<string>();
  const notices = noticesFor(jobLocation, profile.location);

  const submit = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    setConsentError(undefined);
    try {
      const body = { note, consent, requestsHumanReview, notices: notices.map(({ textId }) => textId) };
      onReceived(await call(applyWithProfile, { params: { slug }, body }));
    } catch (error) {
      const { message, errors } = toProblem(error, "We couldn't send your profile. Try again.");
      setConsentError(errors["consent"]);
      setFailure(errors["note"] ?? (errors["consent"] === undefined ? message : undefined));
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="grid gap-5">
      <dl aria-label="What you'll send" className="rounded-control border border-line px-4 sm:px-5">
        {rowsOf(profile).map(([label, value]) => (
          <div key={label} className="flex gap-5 border-b border-line py-2.5 text-[15px]/6 last:border-b-0">
            <dt className="w-16 shrink-0 text-ink-3">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {profile.missing.length > 0 ? (
        <p className="text-[15px]/6">
          To apply with your profile, add {profile.missing.map((field) => missingLabels[field]).join(" and ")}.{" "}
          <Link to="/candidates#resume" className="font-[560] text-brand underline underline-offset-4">
            Edit your profile
          </Link>
        </p>
      ) : (
        <>
          <Field label="Note to the team (optional)">
            <Textarea rows={2} value={note} onChange={({ target }) => setNote(target.value)} />
          </Field>
          <Agreement
            notices={notices}
            consent={consent}
            onConsent={setConsent}
            error={consentError}
            requestsHumanReview={requestsHumanReview}
            onRequestsHumanReview={setRequestsHumanReview}
          />
          <FailureNotice text={failure} />
          <Button
            size="large"
            className="w-full sm:w-auto sm:justify-self-start"
            busy={busy && "Sending"}
            onClick={() => void oneAtATime(submit)}
          >
            Apply with your profile
          </Button>
        </>
      )}
    </div>
  );
};
