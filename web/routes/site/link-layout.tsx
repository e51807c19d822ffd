/** Pages behind an emailed link. Their reader is in the middle of something, so the footer is short. */
import { Link, Outlet } from "react-router";
import { brand } from "#domain/brand.ts";
import { RouteErrorMessage } from "../../layout/error-page.tsx";
import { Container } from "../../ui/container.tsx";
import { SiteFrame } from "./site-frame.tsx";

const entry = "inline-flex min-h-9 items-center hover:text-ink pointer-coarse:min-h-11";

const ShortFooter = () => (
  <footer className="border-t border-line text-sm/5 text-ink-3">
    <Container className="flex flex-wrap items-center gap-x-6 py-4">
      <span className="font-[560] text-ink-2">{brand.name}</span>
      <Link to="/privacy" className={entry}>
        Privacy Policy
      </Link>
      <a href={`mailto:${brand.email}`} className={entry}>
        {brand.email}
      </a>
      <a href={brand.phone.href} className={entry}>
        {brand.phone.display}
      </a>
    </Container>
  </footer>
);

const LinkLayout = () => (
  <SiteFrame footer={<ShortFooter />}>
    <Outlet />
  </SiteFrame>
);

export default LinkLayout;

export const ErrorBoundary = () => (
  <SiteFrame footer={<ShortFooter />}>
    <RouteErrorMessage />
  </SiteFrame>
);
