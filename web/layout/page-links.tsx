/** The pages of a workspace as a row of links in the header. */
import { clsx } from "clsx";
import { Link } from "react-router";

interface LinkedPage {
  readonly to: string;
  readonly label: string;
  /** Set if this page or one below it is open. */
  readonly current: "page" | "true" | undefined;
}

interface PageLinksProps {
  readonly label: string;
  readonly pages: readonly LinkedPage[];
  /** Layout classes of the row, including when it is shown. */
  readonly className: string;
  /** As high as the header, so that the marker of the open page meets its border. */
  readonly linkClassName: string;
}

export const PageLinks = ({ label, pages, className, linkClassName }: PageLinksProps) =>
  pages.length === 0 ? null : (
    <nav aria-label={label} className={clsx("flex", className)}>
      {pages.map(({ to, label: text, current }) => (
        <Link
          key={to}
          to={to}
          aria-current={current}
          className={clsx(
            "flex items-center border-y-2 border-transparent font-[520] whitespace-nowrap text-ink-2 transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-b-brand aria-[current]:text-ink",
            linkClassName,
          )}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
