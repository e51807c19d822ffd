import { brand } from "#domain/brand.ts";

interface LogoProps {
  readonly onDark?: boolean;
  /** Hides our name in a collapsed sidebar. */
  readonly collapsible?: boolean;
}

/** A circle for a person and a square for a machine, dark where they overlap. */
export const Logo = ({ onDark = false, collapsible = false }: LogoProps) => (
  <span className="inline-flex items-center gap-2.5 font-display text-[21px]/none font-[680] tracking-[-0.02em]">
    <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
      <circle cx="11" cy="15" r="10" className={onDark ? "fill-mark-person-night" : "fill-mark-person"} />
      <rect x="11" y="6" width="18" height="18" rx="4" className="fill-mark-machine" />
      <path d="M12.6 6.4A10 10 0 0 1 12.6 23.6 4 4 0 0 1 11 20V10a4 4 0 0 1 1.6-3.6z" className="fill-mark-both" />
    </svg>
    <span className={collapsible ? "sidebar-collapsed:hidden" : undefined}>{brand.name}</span>
  </span>
);
