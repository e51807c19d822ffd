import { showVisibilityStatus } from "#domain/privacy/visibility-status.ts";
import { hiddenDespiteSwitch, joinParts } from "#domain/privacy/who-sees-what.ts";
import type { ProfileVisibility } from "#domain/privacy/visibility.ts";
import { Link } from "react-router";
import { Field } from "../../../../ui/field.tsx";
import { NativeSelect } from "../../../../ui/native-select.tsx";
import { FailureNotice } from "../../../../ui/notice.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { Switch } from "../../../../ui/switch.tsx";
import { BlockedCompanies } from "./blocked-companies.tsx";
import { useRows } from "../editor.queries.ts";
import { PreviewAs } from "./preview-as.tsx";
import { PublicPage } from "./public-page.tsx";
import { VisibilityNotice } from "./visibility-notice.tsx";
import { TabSection } from "../tab-section.tsx";
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
  const { data: visibility, isError: isUnknown } = useRows(showVisibilityStatus);

  if (isError) {
    return (
      <ErrorState
        title="We couldn't load your settings"
        text="Your settings are saved. We just can't load them right now."
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
      {visibility === undefined ? (
        // If the visibility status failed to load, the settings below still work.
        !isUnknown && <Skeleton className="h-24 rounded-card!" />
      ) : (
        <VisibilityNotice visibility={visibility} settings={data} />
      )}
      <TabSection title="Profile Visibility" text="Who can see your profile once you publish it.">
        <Field label={<span className="sr-only">Profile Visibility</span>}>
          <NativeSelect
            value={data.profileVisibility}
            onChange={({ target }) => set({ profileVisibility: target.value as ProfileVisibility })}
          >
            {visibilities.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </TabSection>
      {visibility?.pageHidden === null && <PublicPage handle={visibility.handle} />}
      <TabSection
        title="Information Visibility"
        text={
          data.profileVisibility === "recruiters_only"
            ? `Choose what your published profile shows. Recruiters don't see your ${joinParts(hiddenDespiteSwitch)} until you accept an introduction, even if it's on.`
            : "Choose what your published profile shows."
        }
      >
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
        text="Companies that can't find or open your profile, such as your employer. Acme also covers Acme, Inc., and acme.com covers everyone with that email domain. Blocking doesn't publish anything."
      >
        <BlockedCompanies
          companies={data.blockedCompanies}
          employer={visibility?.employer ?? null}
          isPublic={data.profileVisibility === "public"}
          onChange={(blockedCompanies) => set({ blockedCompanies })}
        />
      </TabSection>
      <FailureNotice text={failure} />
      <PreviewAs />
      <p className="border-t border-line pt-5 text-sm/[22px] text-ink-3">
        To download or delete everything, or to have a person review your profile instead of the matching engine, go to{" "}
        <Link to="/account/data" className="text-brand underline underline-offset-2">
          Your data
        </Link>
      </p>
    </div>
  );
};
