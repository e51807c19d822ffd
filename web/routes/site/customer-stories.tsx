import { lazy } from "react";
import { customerStories } from "#content/customer-stories.ts";
import { pageMeta } from "../../lib/page/meta.ts";
import { Actions } from "../../sections/actions.tsx";
import { CallToAction } from "../../sections/call-to-action.tsx";
import { TestimonialSkeletons } from "../../sections/testimonial-skeletons.tsx";
import { WhenNear } from "../../ui/when-near.tsx";
import { Container } from "../../ui/container.tsx";
import type { Route } from "./+types/customer-stories.ts";

const TestimonialList = lazy(() => import("../../features/testimonials/testimonial-list.tsx"));

export const loader = () => customerStories;

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: "Customer Stories",
    description: customerStories.description,
    card: "company",
    trail: [["Customer Stories", "/customer-stories"]],
  });

const CustomerStoriesPage = ({ loaderData: words }: Route.ComponentProps) => (
  <>
    <Container className="pt-11 pb-16 md:pt-18 md:pb-24">
      <div className="mb-11 grid gap-4 lg:grid-cols-2 lg:items-end lg:gap-14">
        <h1 className="text-[40px] md:text-[56px]">Customer Stories</h1>
        <p className="max-w-[34em] text-lg/[29px] text-ink-2">{words.lead}</p>
      </div>
      <WhenNear fallback={<TestimonialSkeletons />}>
        <TestimonialList />
      </WhenNear>
    </Container>
    <CallToAction {...words.closing}>
      <Actions
        className=""
        actions={[
          { label: "Get a Customized Quote", kind: "quote" },
          { label: "See what it would cost", kind: "go", to: "/calculator" },
        ]}
      />
    </CallToAction>
  </>
);

export default CustomerStoriesPage;
