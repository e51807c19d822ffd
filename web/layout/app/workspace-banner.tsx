/** A line below the workspace header that says in which role the person views it, if that isn't obvious. */
import type { ReactNode } from "react";
import { Link } from "react-router";
import { brand } from "#domain/brand.ts";
import type { CurrentWorkspace } from "#domain/accounts/me.ts";
import { useViewer } from "../../lib/auth/viewer.ts";
import { Timestamp } from "../../ui/timestamp.tsx";
import { Container } from "../../ui/container.tsx";
import { ConfirmEmailBanner } from "./confirm-email-banner.tsx";

const Banner = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <aside aria-label={label} className="bg-brand-soft text-brand">
    <Container>
      <p className="py-2 text-[15px]/6">{children}</p>
    </Container>
  </aside>
);

const ClosingBanner = ({ workspace }: { readonly workspace: CurrentWorkspace }) => {
  const { may } = useViewer();
  return (
    <aside aria-label="Closing" className="bg-bad-soft text-bad">
      <Container>
        <p className="py-2 text-[15px]/6">
          {workspace.name} is closing. We'll delete everything in it on <Timestamp iso={workspace.closesAt ?? ""} />.{" "}
          <Link to="/platform/settings/closing" className="font-[600] whitespace-nowrap underline underline-offset-4">
            {may("workspace.close") ? "Export or cancel" : "What this means"}
          </Link>
        </p>
      </Container>
    </aside>
  );
};

export const WorkspaceBanner = () => {
  const { me, hasWorkspace } = useViewer();
  const { workspace } = me;
  if (workspace !== null && workspace.closesAt !== null) return <ClosingBanner workspace={workspace} />;
  if (!hasWorkspace) {
    return (
      <Banner label="Demo workspace">
        This is a demo workspace. The people in it aren't real.{" "}
        <Link to="/platform/signup" className="font-[600] whitespace-nowrap underline underline-offset-4">
          Create your own
        </Link>
      </Banner>
    );
  }
  if (me.person?.emailVerified === false) return <ConfirmEmailBanner person={me.person} />;
  return me.workspace?.asRecruiter === true ? (
    <Banner label="Recruiter">
      You're working in this workspace as a {brand.name} recruiter. Its members can see that you have access.
    </Banner>
  ) : null;
};
