import type { ReactNode } from "react";
import { Initials } from "../../../../ui/initials.tsx";

interface NetworkPersonProps {
  readonly name: string;
  readonly subtitle: string;
  readonly note?: string;
  readonly children: ReactNode;
}

export const NetworkPerson = ({ name, subtitle, note = "", children }: NetworkPersonProps) => (
  <li className="flex flex-wrap items-start gap-x-3.5 gap-y-3 py-3.5">
    <Initials name={name} />
    <div className="min-w-0 flex-1 basis-40">
      <p className="text-[15px]/5 font-[600] wrap-anywhere">{name}</p>
      {subtitle !== "" && <p className="text-sm/5 text-ink-2 wrap-anywhere">{subtitle}</p>}
      {note !== "" && <p className="mt-1 text-sm/5 text-ink-3 wrap-anywhere">“{note}”</p>}
    </div>
    <div className="flex shrink-0 flex-wrap gap-2 max-sm:w-full max-sm:pl-12">{children}</div>
  </li>
);
