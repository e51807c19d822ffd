import type { Workspace } from "#domain/companies/workspace.ts";
import { cardClass } from "../../ui/card.tsx";

/** The read-only version of the company form. */
export const CompanyFacts = ({ workspace }: { readonly workspace: Workspace }) => (
  <dl className={cardClass("divide-y divide-line")}>
    {(
      [
        ["Company name", workspace.name],
        ["Website", workspace.website || "Not set"],
        ["Description", workspace.description || "Not set"],
        ["Two-factor authentication", workspace.requireTwoFactor ? "Required for everyone" : "Not required"],
      ] as const
    ).map(([label, value]) => (
      <div key={label} className="gap-5 px-5 py-3 text-[15px]/6 sm:grid sm:grid-cols-[150px_1fr]">
        <dt className="text-ink-3">{label}</dt>
        <dd className="min-w-0 wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
);
