import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listTestimonials } from "#domain/testimonials/testimonial.ts";
import { call } from "../../lib/api/api.ts";
import { withQueries } from "../../lib/query/query-provider.tsx";
import { TestimonialSkeletons, testimonialGrid } from "../../sections/testimonial-skeletons.tsx";
import { Button } from "../../ui/button.tsx";
import { TestimonialCard } from "./testimonial-card.tsx";

const initialCount = 3;

const TestimonialList = () => {
  const [showsAll, setAll] = useState(false);
  const testimonials = useQuery({ queryKey: ["/api/testimonials"], queryFn: () => call(listTestimonials, {}) });
  if (testimonials.isPending) return <TestimonialSkeletons />;
  if (testimonials.isError) return <p className="text-ink-2">We can&apos;t show testimonials right now.</p>;
  if (testimonials.data.length === 0) return <p className="text-ink-2">No testimonials available.</p>;
  const visible = showsAll ? testimonials.data : testimonials.data.slice(0, initialCount);
  return (
    <>
      <ul className={testimonialGrid}>
        {visible.map((testimonial) => (
          <li key={testimonial.id}>
            <TestimonialCard testimonial={testimonial} />
          </li>
        ))}
      </ul>
      {testimonials.data.length > visible.length && (
        <Button variant="secondary" className="mt-8" onClick={() => setAll(true)}>
          Read all {testimonials.data.length}
        </Button>
      )}
    </>
  );
};

export default withQueries(TestimonialList);
