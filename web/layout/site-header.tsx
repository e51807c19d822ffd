import { Link } from "react-router";
import { brand } from "#domain/brand.ts";
import { buttonClass } from "../ui/button.tsx";
import { Logo } from "./logo.tsx";
import { Wrap } from "./wrap.tsx";

export const SiteHeader = () => (
  <header className="sticky top-0 z-30 border-b border-line bg-paper/92 backdrop-blur-sm">
    <Wrap className="flex h-18 items-center justify-between gap-6">
      <Link to="/" aria-label={`${brand.name}, home`} className="rounded-tag">
        <Logo />
      </Link>
      <a href={brand.phone.href} className={buttonClass("secondary", "small")}>
        {brand.phone.display}
      </a>
    </Wrap>
  </header>
);
