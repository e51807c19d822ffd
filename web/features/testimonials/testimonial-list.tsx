import { useQuery } from "@tanstack/react-query";
import { Star } from "lucide-react";
import { useState } from "react";
import { listTestimonials, type Testimonial } from "#domain/testimonials/testimonial.ts";
import { call } from "../../lib/api.ts";
import { withQueries } from "../../lib/query-provider.tsx";
import { TestimonialSkeletons, testimonialGrid } from "../../sections/testimonial-skeletons.tsx";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";

const defaultAvatar = "/avatars/default.svg";

const Stars = ({ rating }: { readonly rating: number }) => (
  <p className="flex gap-1 text-ink">
    <span className="sr-only">{rating} of 5 stars</span>
    {[1, 2, 3, 4, 5].map((star) => (
      <Star
        key={star}
        data-star={star <= rating ? "full" : "empty"}
        className="size-4 data-[star=empty]:text-edge data-[star=full]:fill-current"
        aria-hidden="true"
      />
    ))}
  </p>
);

const TestimonialCard = ({ testimonial }: { readonly testimonial: Testimonial }) => (
  <figure className={cardClass("flex h-full flex-col p-7")}>
    <Stars rating={testimonial.rating} />
    <blockquote className="mt-5 text-base/[27px] text-ink">“{testimonial.content}”</blockquote>
    <figcaption className="mt-auto flex items-center gap-3.5 pt-6">
      <img
        src={testimonial.avatarUrl ?? defaultAvatar}
        alt=""
        width={44}
        height={44}
        loading="lazy"
        className="size-11 rounded-full"
      />
      <span>
        <span className="block text-[15px]/5 font-[600]">{testimonial.name}</span>
        <span className="block text-sm/5 text-ink-3">
          {testimonial.position}, {testimonial.company}
        </span>
      </span>
    </figcaption>
  </figure>
);

const shownAtFirst = 3;

const TestimonialList = () => {
  const [all, setAll] = useState(false);
  const testimonials = useQuery({ queryKey: ["/api/testimonials"], queryFn: () => call(listTestimonials, {}) });
  if (testimonials.isPending) return <TestimonialSkeletons />;
  if (testimonials.isError) return <p className="text-ink-2">The testimonials cannot be shown right now.</p>;
  if (testimonials.data.length === 0) return <p className="text-ink-2">No testimonials available.</p>;
  const shown = all ? testimonials.data : testimonials.data.slice(0, shownAtFirst);
  return (
    <>
      <ul className={testimonialGrid}>
        {shown.map((testimonial) => (
          <li key={testimonial.id}>
            <TestimonialCard testimonial={testimonial} />
          </li>
        ))}
      </ul>
      {testimonials.data.length > shown.length && (
        <Button look="secondary" className="mt-8" onClick={() => setAll(true)}>
          Read all {testimonials.data.length}
        </Button>
      )}
    </>
  );
};

export default withQueries(TestimonialList);
