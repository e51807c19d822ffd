import { useQuery } from "@tanstack/react-query";
import { Star } from "lucide-react";
import { listTestimonials, type Testimonial } from "#domain/testimonials/testimonial.ts";
import { call } from "../../lib/api.ts";
import { TestimonialSkeletons, testimonialGrid } from "../../sections/testimonial-skeletons.tsx";
import { cardClass } from "../../ui/card.tsx";

const defaultAvatar = "/avatars/default.svg";

const Stars = ({ rating }: { readonly rating: number }) => (
  <p className="flex gap-1 text-spark">
    <span className="sr-only">{rating} of 5 stars</span>
    {Array.from({ length: rating }, (_each, at) => (
      <Star key={at} className="size-4.5 fill-current" aria-hidden="true" />
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

const TestimonialList = () => {
  const testimonials = useQuery({ queryKey: ["/api/testimonials"], queryFn: () => call(listTestimonials, {}) });
  if (testimonials.isPending) return <TestimonialSkeletons />;
  if (testimonials.isError) return <p className="text-ink-2">The testimonials cannot be shown right now.</p>;
  if (testimonials.data.length === 0) return <p className="text-ink-2">No testimonials available.</p>;
  return (
    <ul className={testimonialGrid}>
      {testimonials.data.map((testimonial) => (
        <li key={testimonial.id}>
          <TestimonialCard testimonial={testimonial} />
        </li>
      ))}
    </ul>
  );
};

export default TestimonialList;
