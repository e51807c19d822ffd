/** Who finds the profile at this moment. Nobody does before there is an account and a choice, and that is said here. */
import { Eye, EyeOff } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { HiddenReason } from "#domain/privacy/preview.ts";
import type { Standing } from "#domain/privacy/standing.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";

interface StandingNoticeProps {
  readonly standing: Standing;
  /** Makes what is proposed the person's own choice. */
  readonly onChoose: () => void;
}

const recruitersMiss: Partial<Readonly<Record<HiddenReason, string>>> = {
  "no-contact": "Recruiters do not find you, since you do not want to hear from them.",
  "not-looking": "Recruiters do not find you, since you are not looking.",
};

const foundWords = ({ pageHidden, poolHidden, handle }: Standing): string => {
  const recruiters =
    poolHidden === null
      ? "Recruiters whose companies you have not blocked find your profile and can ask to meet you."
      : (recruitersMiss[poolHidden] ?? "");
  if (pageHidden !== null) return recruiters;
  const page =
    handle === null
      ? "You have no public page yet; you can make one below."
      : "Whoever has the address of your public page can open it.";
  return `${recruiters} ${page}`.trim();
};

const Line = ({
  isSeen,
  title,
  text,
  action,
}: {
  readonly isSeen: boolean;
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}) => {
  const Icon = isSeen ? Eye : EyeOff;
  return (
    <section aria-label="Who sees your profile now" className="rounded-card border border-line bg-paper-2 px-4.5 py-4">
      <div className="flex items-start gap-3">
        <Icon className="mt-0.5 size-5 shrink-0 text-ink-3" aria-hidden="true" />
        <div className="min-w-0">
          <p className="text-[15px]/6 font-[600]">{title}</p>
          <p className="mt-0.5 text-[15px]/6 text-ink-2">{text}</p>
          {action !== undefined && <div className="mt-3">{action}</div>}
        </div>
      </div>
    </section>
  );
};

const nobody = "Nobody sees your profile yet";

export const StandingNotice = ({ standing, onChoose }: StandingNoticeProps) => {
  const { hasAccount, isChosen, pageHidden, poolHidden } = standing;
  if (!hasAccount)
    return (
      <Line
        isSeen={false}
        title={nobody}
        text={`It belongs to this browser alone. Others can find it once you have an account${isChosen ? "; then what you have set below holds at once." : " and have chosen below who may see it."}`}
        action={
          <Link to="/sign-up" className={buttonClass("secondary", "small")}>
            Create an account
          </Link>
        }
      />
    );
  if (!isChosen)
    return (
      <Line
        isSeen={false}
        title={nobody}
        text="What you see below is proposed. It holds once you agree to it or change any of it; until then you are in no search and on no page."
        action={
          <Button size="small" onClick={onChoose}>
            Use these settings
          </Button>
        }
      />
    );
  if (pageHidden === "private")
    return <Line isSeen={false} title="Only you see your profile" text="It is private: in no search and on no page." />;
  return (
    <Line
      isSeen={poolHidden === null || pageHidden === null}
      title="Who sees your profile now"
      text={foundWords(standing)}
    />
  );
};
