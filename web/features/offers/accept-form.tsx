/** Accepts an offer with a typed name and a checkbox, bound to the letter version that was shown. */
import { type FormEvent, useRef, useState } from "react";
import { acceptOffer, type OfferByLink } from "#domain/offers/offer-by-link.ts";
import { call } from "../../lib/api/api.ts";
import { useVisitorZone } from "../../lib/visitor-zone.ts";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { FailureNotice } from "../../ui/notice.tsx";

interface AcceptFormProps {
  readonly token: string;
  readonly page: OfferByLink;
  readonly sha256: string;
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly attempt: (work: () => Promise<OfferByLink>) => Promise<boolean>;
}

export const AcceptForm = ({ token, page, sha256, busy, failure, attempt }: AcceptFormProps) => {
  const zone = useVisitorZone();
  const [name, setName] = useState("");
  const [agreed, setAgreed] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const isNamed = name.trim().length >= 2;
  const nameField = useRef<HTMLInputElement>(null);

  const accept = (event: FormEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    if (!isNamed) return nameField.current?.focus();
    if (!agreed || zone === null) return;
    const body = { name, agreed: true as const, sha256, timeZone: zone };
    void attempt(() => call(acceptOffer, { params: { token }, body }));
  };

  return (
    <section aria-labelledby="accept" className={cardClass("p-6 sm:p-8")}>
      <h2 id="accept" className="text-[24px]">
        Accept offer
      </h2>
      <form noValidate onSubmit={accept} className="mt-4 grid gap-4">
        <Field
          label="Your full name"
          hint="Typing your name counts as your signature."
          error={isSubmitted && !isNamed ? "Enter your full name" : undefined}
        >
          <Input
            ref={nameField}
            autoComplete="name"
            value={name}
            maxLength={200}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <div>
          <Checkbox
            isMultiline
            label={`I accept this offer: ${page.job} at ${page.company}, on the terms above and in the letter.`}
            checked={agreed}
            onCheckedChange={(checked) => setAgreed(checked === true)}
          />
          {isSubmitted && !agreed && (
            <p role="alert" className="text-sm/5 text-bad">
              Check the box to accept the offer
            </p>
          )}
        </div>
        <FailureNotice text={failure} />
        <Button type="submit" size="large" busy={busy && "Sending"} className="justify-self-start">
          Accept offer
        </Button>
      </form>
    </section>
  );
};
