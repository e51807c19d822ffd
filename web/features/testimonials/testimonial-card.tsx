import { Star } from "lucide-react";
import type { Testimonial } from "#domain/testimonials/testimonial.ts";
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

export const TestimonialCard = ({ testimonial }: { readonly testimonial: Testimonial }) => (
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
