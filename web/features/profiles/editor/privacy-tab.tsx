import { showStanding } from "#domain/privacy/standing.ts";
import type { ProfileVisibility } from "#domain/privacy/visibility.ts";
import { Link } from "react-router";
import { consentTexts } from "#domain/rights/consent.ts";
import { Field } from "../../../ui/field.tsx";
import { NativeSelect } from "../../../ui/native-select.tsx";
import { FailureNotice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { BlockedCompanies } from "./blocked-companies.tsx";
import { useRows } from "./editor.queries.ts";
import { PreviewAs } from "./preview-as.tsx";
import { PublicPage } from "./public-page.tsx";
import { StandingNotice } from "./standing-notice.tsx";
import { TabSection } from "./tab-section.tsx";
import { usePrivacy } from "./use-privacy.ts";

const visibilities: readonly (readonly [ProfileVisibility, string])[] = [
  ["public", "Public (anyone can view)"],
  ["recruiters_only", "Recruiters Only"],
  ["private", "Private (only you)"],
];

const toggles = [
  ["showEmail", "Show email"],
  ["showPhone", "Show phone"],
  ["showLocation", "Show location"],
  ["showSalaryExpectation", "Show salary expectation"],
] as const;

export const PrivacyTab = () => {
  const { data, isError, isFetching, refetch, failure, set } = usePrivacy();
  const { data: standing, isError: isUnknown } = useRows(showStanding);

  if (isError) {
    return (
      <ErrorState
        title="Your settings could not be loaded"
        text="They hold as you left them; only the way to them is interrupted."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (data === undefined) {
    return (
      <div className="grid gap-4">
        <Skeleton className="h-20" />
        <Skeleton className="h-44" />
        <Skeleton className="h-20" />
      </div>
    );
  }

  return (
    <div className="grid gap-7">
      {standing === undefined ? (
        // Where it could not be read, the settings below still can be changed.
        !isUnknown && <Skeleton className="h-24 rounded-card!" />
      ) : (
        <StandingNotice standing={standing} onChoose={() => set({ profileVisibility: data.profileVisibility })} />
      )}
      <TabSection title="Profile Visibility" text="Who can open your profile.">
        <Field label={<span className="sr-only">Profile Visibility</span>}>
          <NativeSelect
            value={data.profileVisibility}
            onChange={({ target }) => set({ profileVisibility: target.value as ProfileVisibility })}
          >
            {visibilities.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </TabSection>
      {standing?.pageHidden === null && <PublicPage handle={standing.handle} />}
      <TabSection title="Information Visibility" text="What others see of a profile that they can open.">
        <div className="divide-y divide-line border-t border-line">
          {toggles.map(([name, label]) => (
            <div key={name} className="py-1.5">
              <Switch label={label} checked={data[name]} onCheckedChange={(checked) => set({ [name]: checked })} />
            </div>
          ))}
        </div>
      </TabSection>
      <TabSection
        title="Blocked Companies"
        text="Companies that never find or open your profile, such as your employer. Acme covers Acme, Inc. too; acme.com covers everybody with such an address."
      >
        <BlockedCompanies
          companies={data.blockedCompanies}
          employer={standing?.employer ?? null}
          isPublic={data.profileVisibility === "public"}
          onChange={(blockedCompanies) => set({ blockedCompanies })}
        />
      </TabSection>
      <FailureNotice text={failure} />
      <PreviewAs />
      <p className="border-t border-line pt-5 text-sm/[22px] text-ink-3">
        {consentTexts["recruiter-visibility"].text} Download or delete everything, or have a person review you instead
        of the matching engine:{" "}
        <Link to="/account/data" className="text-brand underline underline-offset-2">
          Your data
        </Link>
      </p>
    </div>
  );
};
