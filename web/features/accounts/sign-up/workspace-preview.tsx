import { Building2, UserRound } from "lucide-react";
import { useWatch } from "react-hook-form";
import { parseWebsite } from "#domain/companies/company-name.ts";
import { positions, signUpIndustries } from "#domain/accounts/sign-up-choices.ts";
import { Badge } from "../../../ui/badge.tsx";
import { cardClass } from "../../../ui/card.tsx";
import type { SignUpFormState } from "./sign-up-values.ts";

const labelOf = (labels: Readonly<Record<string, string>>, value: string): string => labels[value] ?? "";

const joinNonEmpty = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join(", ");

const withoutBreaks = (text: string): string => text.replace("-", "\u2011").replace(" ", "\u00A0");

/** A live preview of the new workspace. */
export const WorkspacePreview = ({ form }: { readonly form: SignUpFormState }) => {
  const values = useWatch({ control: form.control });
  const fieldValue = (name: keyof typeof values): string => values[name]?.trim() ?? "";
  const company = fieldValue("companyName");
  const person = `${fieldValue("firstName")} ${fieldValue("lastName")}`.trim();
  const initials = `${fieldValue("firstName").charAt(0)}${fieldValue("lastName").charAt(0)}`.toUpperCase();
  const size = fieldValue("companySize");
  const facts = joinNonEmpty(
    parseWebsite(fieldValue("companyWebsite"))?.hostname.replace(/^www\./, "") ?? "",
    labelOf(signUpIndustries, fieldValue("industry")),
    size === "" ? "" : withoutBreaks(`${size} people`),
  );
  const roleText = joinNonEmpty(labelOf(positions, fieldValue("role")), fieldValue("department"));
  return (
    <figure className={cardClass("overflow-hidden")}>
      <div className="flex items-center gap-4 px-5 py-5">
        <span
          aria-hidden="true"
          className="grid size-13 shrink-0 place-items-center rounded-control bg-brand font-display text-[24px] font-[640] text-brand-ink"
        >
          {company.charAt(0).toUpperCase() || <Building2 className="size-6" />}
        </span>
        <div className="min-w-0">
          <p className="truncate font-display text-[20px]/7 font-[630] tracking-[-0.015em]">
            {company || <span className="text-ink-3">Your company</span>}
          </p>
          <p className="line-clamp-2 text-[14px]/5 text-ink-3 wrap-anywhere">{facts || "Workspace"}</p>
        </div>
      </div>
      <div className="flex items-center gap-4 border-t border-line px-5 py-4">
        <span
          aria-hidden="true"
          className="ml-1.5 grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft text-[14px] font-[600] text-brand"
        >
          {initials || <UserRound className="size-5" />}
        </span>
        <div className="min-w-0 flex-1">
          <p className="truncate text-base/6 font-[560]">{person || <span className="text-ink-3">You</span>}</p>
          <p className="line-clamp-2 text-[14px]/5 text-ink-3 wrap-anywhere">{roleText || "First member"}</p>
        </div>
        <Badge tone="soft">Admin</Badge>
      </div>
      <figcaption className="border-t border-line bg-paper-2 px-5 py-3 text-[14px]/5 text-ink-2">
        Workspace preview
      </figcaption>
    </figure>
  );
};
