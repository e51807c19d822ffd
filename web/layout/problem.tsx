/** What is shown instead of a page: not found, or broken. */
import { isRouteErrorResponse, Link, useRouteError } from "react-router";
import { brand } from "#domain/brand.ts";
import { buttonClass } from "../ui/button.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { Wrap } from "../ui/wrap.tsx";

const Message = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <Wrap className="flex min-h-[56dvh] flex-col items-start justify-center py-20">
    <h1 className="text-[40px] sm:text-[56px]">{title}</h1>
    <p className="mt-5 max-w-[46ch] text-lg/8 text-ink-2">{text}</p>
    <Link to="/" className={buttonClass("primary", "large", "mt-8")}>
      Go to the home page
    </Link>
  </Wrap>
);

export const NotFound = () => (
  <>
    <title>{`Page not found | ${brand.name}`}</title>
    <meta name="robots" content="noindex" />
    <Message title="404 Page Not Found" text="Did you forget to add the page to the router?" />
  </>
);

/** The words for the error at hand, inside whatever frame is already there. */
export const ProblemWords = () => {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <>
      <title>{`Something went wrong | ${brand.name}`}</title>
      <Message
        title="Something went wrong"
        text={`The page could not be shown. Please try again in a moment, or write to ${brand.email}.`}
      />
    </>
  );
};

export const Problem = () => (
  <>
    <SiteHeader />
    <main id="main">
      <ProblemWords />
    </main>
    <SiteFooter />
  </>
);
