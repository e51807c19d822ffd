/** The top bar of a page: where it is, its title and its actions. */
import { ChevronRight } from "lucide-react";
import { clsx } from "clsx";
import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";

interface Crumb {
  readonly to: string;
  readonly label: string;
}

interface PageHeaderProps {
  readonly title: string;
  /** The pages above this one, outermost first. */
  readonly crumbs?: readonly Crumb[];
  /** Shown beside the title, such as a count or a status. */
  readonly detail?: ReactNode;
  readonly actions?: ReactNode;
}

const PageHeader = ({ title, crumbs = [], detail, actions }: PageHeaderProps) => (
  <div className="z-20 flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-paper px-4 py-2.5 md:sticky md:top-0 md:px-6">
    <div className="flex min-w-0 flex-1 basis-40 flex-wrap items-center gap-x-2 gap-y-1 text-sm/5 has-[[data-views]]:max-lg:basis-full">
      {crumbs.length > 0 && (
        <nav aria-label="Breadcrumb" className="min-w-0">
          <ol className="flex min-w-0 items-center gap-1 text-ink-3">
            {crumbs.map(({ to, label }) => (
              <Fragment key={to}>
                <li className="min-w-0">
                  <Link
                    to={to}
                    className="block max-w-[32ch] truncate rounded-tag font-[520] underline-offset-4 hover:text-ink hover:underline pointer-coarse:py-3"
                  >
                    {label}
                  </Link>
                </li>
                <li aria-hidden="true">
                  <ChevronRight className="size-3.5" />
                </li>
              </Fragment>
            ))}
          </ol>
        </nav>
      )}
      <h1 className="line-clamp-2 min-w-0 text-[19px]/6 wrap-anywhere" title={title}>
        {title}
      </h1>
      {detail !== undefined && (
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-ink-3 tabular-nums">{detail}</div>
      )}
    </div>
    {actions !== undefined && <div className="flex min-w-0 flex-wrap items-center gap-2">{actions}</div>}
  </div>
);

interface PageProps extends PageHeaderProps {
  readonly narrow?: boolean;
  /** The page is as high as the window, and its parts scroll by themselves. */
  readonly fillsWindow?: boolean;
  readonly children: ReactNode;
}

/** A page of the signed-in product: its top bar and what is below. A page that stops filling the window keeps its state. */
export const Page = ({ narrow = false, fillsWindow = false, children, ...header }: PageProps) => (
  <div
    {...(fillsWindow ? { "data-fills-window": "" } : {})}
    className={fillsWindow ? "flex min-h-0 flex-1 flex-col" : "contents"}
  >
    <PageHeader {...header} />
    <div
      className={
        fillsWindow ? "contents" : clsx("w-full min-w-0 px-4 pt-5 pb-12 md:px-6 md:pb-16", narrow && "max-w-[1080px]")
      }
    >
      {children}
    </div>
  </div>
);
