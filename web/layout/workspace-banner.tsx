/** One line under the head of the workspace: whose eyes these are, where that is not plain. */
import type { ReactNode } from "react";
import { Link } from "react-router";
import { brand } from "#domain/brand.ts";
import type { OpenWorkspace } from "#domain/accounts/me.ts";
import { useViewer } from "../lib/viewer.ts";
import { Moment } from "../ui/moment.tsx";
import { Wrap } from "../ui/wrap.tsx";
import { ConfirmEmailBanner } from "./confirm-email-banner.tsx";

const Banner = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <aside aria-label={label} className="bg-brand-soft text-brand">
    <Wrap>
      <p className="py-2 text-[15px]/6">{children}</p>
    </Wrap>
  </aside>
);

const ClosingBanner = ({ workspace }: { readonly workspace: OpenWorkspace }) => {
  const { may } = useViewer();
  return (
    <aside aria-label="Closing" className="bg-bad-soft text-bad">
      <Wrap>
        <p className="py-2 text-[15px]/6">
          {workspace.name} is being closed: everything in it is erased on <Moment iso={workspace.closesAt ?? ""} />.{" "}
          <Link to="/platform/settings/closing" className="font-[600] whitespace-nowrap underline underline-offset-4">
            {may("workspace.close") ? "Export or cancel" : "What this means"}
          </Link>
        </p>
      </Wrap>
    </aside>
  );
};

export const WorkspaceBanner = () => {
  const { me, isInside } = useViewer();
  const { workspace } = me;
  if (workspace !== null && workspace.closesAt !== null) return <ClosingBanner workspace={workspace} />;
  if (!isInside) {
    return (
      <Banner label="Demo workspace">
        You are looking at the demo workspace; its people are invented.{" "}
        <Link to="/platform/signup" className="font-[600] whitespace-nowrap underline underline-offset-4">
          Create your own
        </Link>
      </Banner>
    );
  }
  if (me.person?.emailVerified === false) return <ConfirmEmailBanner person={me.person} />;
  return me.workspace?.asRecruiter === true ? (
    <Banner label="Recruiter">
      You are here as a recruiter of {brand.name}. You work with the jobs and candidates; the members see that you have
      access.
    </Banner>
  ) : null;
};
