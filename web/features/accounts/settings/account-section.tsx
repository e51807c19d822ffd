/** One topic of the account page: the description on the left and a card with its rows. */
import type { ReactNode } from "react";
import { SettingsSection } from "../../../sections/workspace/settings-section.tsx";
import { cardClass } from "../../../ui/card.tsx";

interface AccountSectionProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly children: ReactNode;
}

export const AccountSection = ({ title, text, children }: AccountSectionProps) => (
  <SettingsSection title={title} text={text}>
    <div className={cardClass("divide-y divide-line")}>{children}</div>
  </SettingsSection>
);

interface AccountRowProps {
  readonly label: string;
  /** The status, next to the label. */
  readonly badge?: ReactNode;
  readonly value?: ReactNode;
  readonly hint?: ReactNode;
  /** The buttons on the right. */
  readonly action?: ReactNode;
  /** The form that opens below the row. */
  readonly children?: ReactNode;
}

export const AccountRow = ({ label, badge, value, hint, action, children }: AccountRowProps) => (
  <div className="px-5 py-4.5 sm:px-6">
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-40">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className={value === undefined ? "text-[17px]/7 font-[540] wrap-anywhere" : "text-sm/5 text-ink-3"}>
            {label}
          </p>
          {badge}
        </div>
        {value !== undefined && (
          <div className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-[17px]/7 font-[540] wrap-anywhere [&>*]:min-w-0">
            {value}
          </div>
        )}
        {hint !== undefined && <p className="mt-0.5 text-[15px]/6 wrap-anywhere text-ink-2 empty:hidden">{hint}</p>}
      </div>
      {action !== undefined && <div className="flex shrink-0 flex-wrap gap-2 empty:hidden">{action}</div>}
    </div>
    {children !== undefined && <div className="mt-5 max-w-[26rem] empty:hidden">{children}</div>}
  </div>
);

interface FormButtonsProps {
  readonly children: ReactNode;
}

export const FormButtons = ({ children }: FormButtonsProps) => (
  <div className="flex flex-wrap gap-3 max-sm:[&>*]:grow">{children}</div>
);
