/** The pages on a phone: the most used ones as a bar, all others in a menu. */
import { Ellipsis } from "lucide-react";
import { Link, useLocation } from "react-router";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { stickyFooterProps } from "../../ui/sticky-footer.ts";
import { ariaCurrent, formatPageCount, type NavigationPage } from "./navigation-page.ts";

const itemClass =
  "flex h-14 w-full flex-col items-center justify-center gap-1 text-[11px]/3.5 font-[540] text-ink-2 aria-[current]:text-brand focus-visible:-outline-offset-2";

interface BottomBarProps {
  readonly label: string;
  readonly pages: readonly NavigationPage[];
}

export const BottomBar = ({ label, pages }: BottomBarProps) => {
  const { pathname } = useLocation();
  const shown = pages.filter(({ onPhone }) => onPhone === true);
  const others = pages.filter((page) => !shown.includes(page));
  const isOther = others.some((page) => ariaCurrent(pathname, page) !== undefined);
  if (pages.length === 0) return null;
  return (
    <nav
      {...stickyFooterProps}
      aria-label={`${label} on a phone`}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper md:hidden"
    >
      <ul className="flex">
        {shown.map((page) => (
          <li key={page.to} className="min-w-0 flex-1">
            <Link to={page.to} aria-current={ariaCurrent(pathname, page)} className={itemClass}>
              <page.icon className="size-5" aria-hidden="true" />
              {page.label}
            </Link>
          </li>
        ))}
        {others.length > 0 && (
          <li className="min-w-0 flex-1">
            <Menu
              label="More pages"
              trigger={
                <button type="button" className={itemClass} aria-current={isOther || undefined}>
                  <Ellipsis className="size-5" aria-hidden="true" />
                  More
                </button>
              }
            >
              {others.map(({ to, label: text, icon: Icon, count }) => (
                <MenuItem key={to} asChild>
                  <Link to={to}>
                    <Icon className="size-4.5 text-ink-3" aria-hidden="true" />
                    <span className="flex-1">{text}</span>
                    <span className="text-sm/5 text-ink-3 tabular-nums">{formatPageCount(count)}</span>
                  </Link>
                </MenuItem>
              ))}
            </Menu>
          </li>
        )}
      </ul>
    </nav>
  );
};
