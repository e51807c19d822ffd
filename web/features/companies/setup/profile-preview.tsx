import { clsx } from "clsx";
import { Building2, MapPin } from "lucide-react";
import { useWatch } from "react-hook-form";
import { cardClass } from "../../../ui/card.tsx";
import type { ProfileForm } from "./setup-values.ts";

interface ProfilePreviewProps {
  readonly form: ProfileForm;
  readonly company: string;
  readonly picture: string | null;
}

/** A live preview of the company profile. */
export const ProfilePreview = ({ form, company, picture }: ProfilePreviewProps) => {
  const { tagline = "", culture = "", benefits = [], locations = [] } = useWatch({ control: form.control });
  return (
    <figure className={cardClass("overflow-hidden")}>
      <div className="px-5 pt-5 pb-6">
        <span
          aria-hidden="true"
          className={clsx(
            "grid size-14 place-items-center overflow-hidden rounded-control font-display text-[24px] font-[640]",
            picture === null ? "bg-brand text-brand-ink" : "border border-line bg-paper-2",
          )}
        >
          {picture === null ? (
            company.charAt(0).toUpperCase() || <Building2 className="size-6" />
          ) : (
            <img src={picture} alt="" className="size-full object-contain p-1" />
          )}
        </span>
        <p className="mt-4 font-display text-[22px]/7 font-[640] tracking-[-0.018em] wrap-anywhere">
          {company || "Your company"}
        </p>
        <p className={clsx("mt-1 text-base/6 wrap-anywhere", tagline.trim() === "" ? "text-ink-3" : "text-ink-2")}>
          {tagline.trim() || "Your tagline"}
        </p>
        {locations.length > 0 && (
          <p className="mt-3 flex gap-2 text-[14px]/5 text-ink-3">
            <MapPin className="size-4 shrink-0 translate-y-0.5" aria-hidden="true" />
            <span className="min-w-0 wrap-anywhere">{locations.join("; ")}</span>
          </p>
        )}
        <p
          className={clsx(
            "mt-4 line-clamp-6 border-t border-line pt-4 text-[15px]/6 whitespace-pre-line wrap-anywhere",
            culture.trim() === "" ? "text-ink-3" : "text-ink-2",
          )}
        >
          {culture.trim() || "How you work together"}
        </p>
        {benefits.length > 0 && (
          <ul className="mt-4 grid gap-1.5 border-t border-line pt-4 text-[15px]/6">
            {benefits.map((benefit) => (
              <li key={benefit} className="flex gap-2.5 wrap-anywhere">
                <span aria-hidden="true" className="mt-2.5 size-1.5 shrink-0 rounded-full bg-brand" />
                <span className="min-w-0">{benefit}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <figcaption className="border-t border-line bg-paper-2 px-5 py-3 text-[14px]/5 text-ink-2">
        Profile preview
      </figcaption>
    </figure>
  );
};
