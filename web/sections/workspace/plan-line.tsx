/** The workspace's plan in one line: name, days left, active postings. */
import { Link } from "react-router";
import type { PlanInUse } from "#domain/plans/allowance.ts";
import { NoticeItem, NoticeList } from "../../ui/notice.tsx";

const daysLeftText = ({ daysLeft }: PlanInUse): string => {
  if (daysLeft === null) return "";
  return daysLeft === 1 ? ", last day" : `, ${daysLeft} days left`;
};

export const postingsText = ({ state, active, postings }: PlanInUse): string => {
  if (state === "ended") return `${active} ${active === 1 ? "posting" : "postings"} active`;
  return postings === null
    ? `${active} active ${active === 1 ? "posting" : "postings"}, no limit`
    : `${active} of ${postings} postings active`;
};

const contactLink = (
  <Link to="/#contact" className="font-[560] whitespace-nowrap text-brand underline underline-offset-4">
    Talk to us
  </Link>
);

export const PlanLine = ({ plan }: { readonly plan: PlanInUse }) => {
  const isFull = plan.postings !== null && plan.active >= plan.postings;
  return (
    <NoticeList label="Plan">
      {plan.state === "ended" ? (
        <NoticeItem action={contactLink}>
          <span className="font-[560] text-ink">Your {plan.name.toLowerCase()} has ended.</span>{" "}
          {plan.active === 0
            ? "Your drafts, applications and candidates are safe. To publish new postings, you need a plan."
            : `${plan.active} active ${plan.active === 1 ? "posting stays up until you close it" : "postings stay up until you close them"}. To publish new ones, you need a plan.`}
        </NoticeItem>
      ) : (
        <NoticeItem action={(isFull || plan.state === "trial") && contactLink}>
          <span className="font-[560] text-ink">
            {plan.name}
            {daysLeftText(plan)}.
          </span>{" "}
          <span className="tabular-nums">{postingsText(plan)}.</span>
          {isFull && " Pause or close one to publish another."}
        </NoticeItem>
      )}
    </NoticeList>
  );
};
