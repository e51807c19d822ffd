/** A long article about hiring for one role. */
import type { ReactNode } from "react";

interface Point {
  readonly title: string;
  readonly text: string;
}

interface RoleContent {
  readonly hiredFor: { readonly text: string; readonly duties: readonly string[] };
  readonly credentials: readonly string[];
  readonly tools: readonly string[];
  readonly screening: readonly Point[];
  readonly good: string;
  readonly great: string;
  readonly trends: readonly string[];
}

type RoleArticleProps = Pick<RoleContent, "hiredFor" | "credentials" | "tools" | "screening">;

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section>
    <h2 className="text-[28px] md:text-[34px]">{title}</h2>
    <div className="mt-5">{children}</div>
  </section>
);

const List = ({ title, items }: { readonly title: string; readonly items: readonly string[] }) => (
  <div>
    <h3 className="font-text text-[15px]/6 font-[600] tracking-normal">{title}</h3>
    <ul className="mt-2 divide-y divide-line border-t border-line">
      {items.map((item) => (
        <li key={item} className="py-2.5 text-base/6 text-ink-2">
          {item}
        </li>
      ))}
    </ul>
  </div>
);

export const RoleArticle = ({ hiredFor, credentials, tools, screening }: RoleArticleProps) => (
  <article className="grid min-w-0 gap-14 md:gap-18">
    <Part title="What the role is hired for">
      <p className="text-[17px]/7 text-ink-2">{hiredFor.text}</p>
      <h3 className="mt-6 font-text text-[15px]/6 font-[600] tracking-normal">In an ordinary week</h3>
      <ul className="mt-2 grid list-disc gap-2 pl-5 text-[17px]/7 text-ink-2 marker:text-brand">
        {hiredFor.duties.map((duty) => (
          <li key={duty} className="pl-1">
            {duty}
          </li>
        ))}
      </ul>
    </Part>
    <Part title="Credentials and tools">
      <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        <List title="Credentials" items={credentials} />
        <List title="Tools" items={tools} />
      </div>
    </Part>
    <Part title="What we screen for">
      <ol className="grid gap-7">
        {screening.map((point, index) => (
          <li key={point.title} className="grid grid-cols-[36px_1fr] gap-2">
            <span aria-hidden="true" className="font-display text-[22px]/7 font-[640] text-brand tabular-nums">
              {index + 1}
            </span>
            <div>
              <h3 className="text-[20px]/7">{point.title}</h3>
              <p className="mt-1.5 text-base/[26px] text-ink-2">{point.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Part>
  </article>
);
