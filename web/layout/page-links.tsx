/** The pages of a workplace, as a line of links in its head. */
import { clsx } from "clsx";
import { Link } from "react-router";

export interface LinkedPage {
  readonly to: string;
  readonly label: string;
  /** It, or something that stands under it, is open. */
  readonly current: "page" | "true" | undefined;
}

interface PageLinksProps {
  readonly label: string;
  readonly pages: readonly LinkedPage[];
  /** Where the line stands and when. */
  readonly className: string;
  /** As high as the head, so that its line meets the mark of the open page. */
  readonly linkClassName: string;
}

export const PageLinks = ({ label, pages, className, linkClassName }: PageLinksProps) =>
  pages.length === 0 ? null : (
    <nav aria-label={label} className={clsx("flex", className)}>
      {pages.map(({ to, label: words, current }) => (
        <Link
          key={to}
          to={to}
          aria-current={current}
          className={clsx(
            "flex items-center border-y-2 border-transparent font-[520] whitespace-nowrap text-ink-2 transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-b-brand aria-[current]:text-ink",
            linkClassName,
          )}
        >
          {words}
        </Link>
      ))}
    </nav>
  );
