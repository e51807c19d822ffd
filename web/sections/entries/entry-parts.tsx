/** Credentials, languages, volunteer work and preferences as parts of a record. Empty lists are left out. */
import type { ReactNode } from "react";
import { candidateFieldLabels } from "#domain/candidates/candidate-fields.ts";
import { utcToday } from "#domain/calendar-day.ts";
import { isExpired } from "#domain/profiles/entry-text.ts";
import type { Profile } from "#domain/profiles/profile.ts";
import { Badge } from "../../ui/badge.tsx";
import { credentialKind, type EntryKind, languageKind, preferenceKind, volunteeringKind } from "./entry-kinds.ts";

interface EntryPartsProps {
  readonly entries: Pick<Profile, "credentials" | "languages" | "volunteering"> & Partial<Pick<Profile, "preferences">>;
  readonly renderPart: (title: string, content: ReactNode) => ReactNode;
}

interface EntryLinesProps<Entry> {
  readonly label: string;
  readonly kind: EntryKind<Entry>;
  readonly entries: readonly Entry[];
  readonly renderBadge?: (entry: Entry) => ReactNode;
  readonly bodyOf?: (entry: Entry) => string | undefined;
}

const EntryLines = <Entry,>({ label, kind, entries, renderBadge, bodyOf }: EntryLinesProps<Entry>) => (
  <ul aria-label={label} className="grid gap-2.5 text-[15px]/6">
    {entries.map((entry, index) => {
      const { title, subtitle, time } = kind.describe(entry);
      const body = bodyOf?.(entry) ?? "";
      return (
        // oxlint-disable-next-line react/no-array-index-key -- entries have no identity of their own
        <li key={index} className="wrap-anywhere">
          <p>
            <span className="font-[580]">{title}</span>
            {subtitle !== "" && `, ${subtitle}`} {renderBadge?.(entry)}
          </p>
          {time !== "" && <p className="text-sm/5 text-ink-3">{time}</p>}
          {body !== "" && <p className="mt-1 max-w-[72ch] whitespace-pre-line text-ink-2">{body}</p>}
        </li>
      );
    })}
  </ul>
);

export const EntryParts = ({
  entries: { credentials, languages, volunteering, preferences = [] },
  renderPart,
}: EntryPartsProps) => (
  <>
    {credentials.length > 0 &&
      renderPart(
        candidateFieldLabels.credentials,
        <EntryLines
          label={candidateFieldLabels.credentials}
          kind={credentialKind}
          entries={credentials}
          renderBadge={(entry) =>
            entry.status === "in_progress" ? (
              <Badge tone="outline">Not held yet</Badge>
            ) : (
              isExpired(entry, utcToday()) && <Badge tone="warn">Not valid now</Badge>
            )
          }
        />,
      )}
    {languages.length > 0 &&
      renderPart(
        candidateFieldLabels.languages,
        <EntryLines label={candidateFieldLabels.languages} kind={languageKind} entries={languages} />,
      )}
    {volunteering.length > 0 &&
      renderPart(
        candidateFieldLabels.volunteering,
        <EntryLines
          label={candidateFieldLabels.volunteering}
          kind={volunteeringKind}
          entries={volunteering}
          bodyOf={({ description }) => description}
        />,
      )}
    {preferences.length > 0 &&
      renderPart(
        candidateFieldLabels.preferences,
        <EntryLines label={candidateFieldLabels.preferences} kind={preferenceKind} entries={preferences} />,
      )}
  </>
);
