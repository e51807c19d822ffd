import { clsx } from "clsx";
import { Star } from "lucide-react";
import { useId } from "react";
import { Controller } from "react-hook-form";
import { contentFieldLabels } from "#domain/publishing/differences.ts";
import type { TestimonialFacts } from "#domain/publishing/testimonial.ts";
import { FieldGroup, type FieldsProps, messageOf, fieldPairClass, TextField } from "./content-field.tsx";

const fieldText = contentFieldLabels.testimonial;

/** Five stars as one radio group, so the arrow keys change the rating. */
const StarsField = ({ form }: FieldsProps<TestimonialFacts>) => {
  const note = useId();
  const error = messageOf(form, "rating");
  return (
    <Controller
      control={form.control}
      name="rating"
      render={({ field }) => (
        <div
          role="radiogroup"
          aria-label={fieldText.rating}
          aria-describedby={error === undefined ? undefined : note}
          aria-invalid={error !== undefined}
          className="grid justify-items-start gap-1.5"
        >
          <span aria-hidden="true" className="text-[15px]/[22px] font-[540]">
            {fieldText.rating}
          </span>
          <span className="-ml-2.5 flex">
            {[1, 2, 3, 4, 5].map((stars) => (
              <label key={stars} className="relative grid size-11 cursor-pointer place-items-center">
                <input
                  type="radio"
                  name={field.name}
                  ref={stars === 1 ? field.ref : undefined}
                  checked={field.value === stars}
                  onChange={() => field.onChange(stars)}
                  onBlur={field.onBlur}
                  className="peer absolute inset-0 cursor-pointer opacity-0"
                />
                <span className="sr-only">{stars === 1 ? "1 star" : `${stars} stars`}</span>
                <Star
                  aria-hidden="true"
                  className={clsx(
                    "size-6 rounded-tag outline-offset-2 outline-brand peer-focus-visible:outline-2",
                    stars <= (field.value ?? 0) ? "fill-current text-ink" : "text-edge",
                  )}
                />
              </label>
            ))}
          </span>
          {error !== undefined && (
            <p id={note} role="alert" className="text-sm/5 text-bad">
              {error}
            </p>
          )}
        </div>
      )}
    />
  );
};

export const TestimonialFields = ({ form }: FieldsProps<TestimonialFacts>) => (
  <>
    <FieldGroup title="Testimonial">
      <TextField form={form} name="content" label={fieldText.content} rows={6} hint="Don't add quotation marks." />
      <StarsField form={form} />
    </FieldGroup>
    <FieldGroup title="Client">
      <TextField form={form} name="name" label={fieldText.name} />
      <div className={fieldPairClass}>
        <TextField form={form} name="position" label={fieldText.position} />
        <TextField form={form} name="company" label={fieldText.company} />
      </div>
      <TextField
        form={form}
        name="avatarUrl"
        label={fieldText.avatarUrl}
        placeholder="/avatars/default.svg"
        hint="The path of an image on this site. If empty, we show a default image."
      />
    </FieldGroup>
  </>
);
