/** The message for the current route error inside the frame of a workspace or the desk. */
import { Link, useRouteError } from "react-router";
import { brand } from "#domain/brand.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { isNotFound } from "../error-page.tsx";

interface FrameErrorProps {
  readonly homePath: string;
  readonly homeLabel: string;
}

export const FrameErrorMessage = ({ homePath, homeLabel }: FrameErrorProps) => {
  const isMissing = isNotFound(useRouteError());
  const title = isMissing ? "We can't find this page" : "Something went wrong";
  return (
    <div className="grid flex-1 place-content-center px-4 py-20">
      <title>{`${title} | ${brand.name}`}</title>
      {isMissing && <meta name="robots" content="noindex" />}
      <h1 className="text-[28px]/[1.2]">{title}</h1>
      <p className="mt-3 max-w-[52ch] text-base/6 text-ink-2">
        {isMissing
          ? "It may have been deleted, or you don't have access to it."
          : `We couldn't load this page. Try again in a moment, or email us at ${brand.email}.`}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {!isMissing && <Button onClick={() => window.location.reload()}>Try again</Button>}
        <Link to={homePath} className={buttonClass("secondary", "medium")}>
          {homeLabel}
        </Link>
      </div>
    </div>
  );
};
