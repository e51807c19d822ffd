/** An account page: with the app's top bar in a workspace, with a large heading on the site. */
import type { ComponentProps, ReactNode } from "react";
import { Container } from "../../ui/container.tsx";
import { Page } from "../../ui/page.tsx";

interface AccountPageFrameProps extends Pick<ComponentProps<typeof Page>, "title" | "crumbs"> {
  readonly hasWorkspace: boolean;
  readonly lead?: string;
  /** Only on the site. In a workspace the account menu has it. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export const AccountPageFrame = ({ hasWorkspace, title, crumbs = [], lead, action, children }: AccountPageFrameProps) =>
  hasWorkspace ? (
    <Page narrow title={title} crumbs={crumbs}>
      {lead !== undefined && <p className="mb-6 max-w-[46rem] text-[15px]/6 wrap-anywhere text-ink-2">{lead}</p>}
      {children}
    </Page>
  ) : (
    <Container className="pt-9 pb-16 md:pt-14 md:pb-24">
      <div className="mb-9 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="max-w-[46rem] min-w-0">
          <h1 className="text-[36px]/[1.08] md:text-[46px]/[1.06]">{title}</h1>
          {lead !== undefined && <p className="mt-3 text-[17px]/7 wrap-anywhere text-ink-2">{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </Container>
  );
