/** A narrow form and, if there is room, the team's photos. */
import type { ReactNode } from "react";
import { brand } from "#domain/brand.ts";
import { leadership } from "#domain/firm/leadership.ts";
import { cardClass } from "../ui/card.tsx";
import { Container } from "../ui/container.tsx";

interface Aside {
  readonly title: string;
  readonly text: string;
  /** A question people may have on this page. */
  readonly question?: string;
}

const TeamPhotos = ({ title, text, question = "Can't sign in?" }: Aside) => (
  <aside className="hidden flex-col justify-between rounded-card bg-brand p-11 text-brand-ink lg:flex xl:p-14">
    <div>
      <ul aria-hidden="true" className="flex -space-x-4">
        {leadership.map(({ id }) => (
          <li key={id}>
            <img
              src={`/avatars/${id}.svg`}
              alt=""
              width={88}
              height={88}
              className="size-22 rounded-full border-4 border-brand bg-paper-2"
            />
          </li>
        ))}
      </ul>
      <p className="mt-9 max-w-[15ch] font-display text-[38px]/[1.1] font-[640] tracking-[-0.022em] text-balance">
        {title}
      </p>
      <p className="mt-5 max-w-[34em] text-[17px]/7 text-brand-ink/85">{text}</p>
    </div>
    <p className="mt-14 border-t border-brand-ink/25 pt-5 text-[15px]/6 text-brand-ink/85">
      {question} A person answers at{" "}
      <a href={brand.phone.href} className="font-[560] text-brand-ink underline underline-offset-4">
        {brand.phone.display}
      </a>
      .
    </p>
  </aside>
);

interface IdentityFrameProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly aside: Aside;
  readonly children: ReactNode;
}

export const IdentityFrame = ({ title, lead, aside, children }: IdentityFrameProps) => (
  <Container className="grid gap-16 pt-8 pb-16 md:pt-12 md:pb-24 lg:min-h-[640px] lg:grid-cols-2">
    <div className="w-full max-w-[26rem] max-lg:mx-auto">
      <h1 className="text-[34px]/[1.1] wrap-anywhere md:text-[42px]/[1.08]">{title}</h1>
      {lead !== undefined && <p className="mt-3 text-[17px]/7 text-ink-2">{lead}</p>}
      <div className={cardClass("mt-7 p-5 sm:p-7")}>{children}</div>
    </div>
    <TeamPhotos {...aside} />
  </Container>
);
