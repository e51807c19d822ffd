import { type ReactNode, useId } from "react";

interface SettingsSectionProps {
  readonly title: string;
  /** Makes the section a link target. */
  readonly id?: string;
  readonly text?: ReactNode;
  readonly children: ReactNode;
}

/** A title and text on the left, controls on the right. They stack where there is no room for both. */
export const SettingsSection = ({ title, id: sectionId, text, children }: SettingsSectionProps) => {
  const id = useId();
  return (
    <section
      id={sectionId}
      aria-labelledby={id}
      className="@container scroll-mt-18 border-t border-line py-9 first:border-t-0 first:pt-0"
    >
      <div className="grid grid-cols-1 gap-x-12 gap-y-5 @5xl:grid-cols-[280px_minmax(0,1fr)]">
        <div>
          <h2 id={id} className="text-[21px]">
            {title}
          </h2>
          {text !== undefined && <p className="mt-2 max-w-[46ch] text-[15px]/6 text-ink-2">{text}</p>}
        </div>
        <div className="grid grid-cols-1 content-start gap-5">{children}</div>
      </div>
    </section>
  );
};
