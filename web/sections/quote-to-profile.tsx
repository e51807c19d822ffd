/** A quote from a candidate and the profile fields extracted from it. */
import { cardClass } from "../ui/card.tsx";

interface QuoteToProfileProps {
  readonly label: string;
  /** Parts of one sentence. A part with a field is shown as extracted. */
  readonly sentence: readonly { readonly text: string; readonly field?: string }[];
  readonly note: string;
}

export const QuoteToProfile = ({ label, sentence, note }: QuoteToProfileProps) => (
  <figure className="relative max-lg:hidden">
    <blockquote className="relative z-10 mr-16 rounded-card rounded-br-xs bg-brand px-7 py-6 text-[19px]/[30px] text-brand-ink">
      {sentence.map(({ text, field }) =>
        field === undefined ? (
          text
        ) : (
          <span key={text} className="underline decoration-brand-ink/50 decoration-2 underline-offset-[6px]">
            {text}
          </span>
        ),
      )}
    </blockquote>
    <div className={cardClass("mt-4 ml-16 px-7 py-5 shadow-float")}>
      <p className="text-sm/5 font-[560] text-ink-3">{label}</p>
      <dl className="mt-3 divide-y divide-line">
        {sentence
          .filter(({ field }) => field !== undefined)
          .map(({ text, field }) => (
            <div key={text} className="grid grid-cols-[112px_1fr] gap-4 py-2.5 text-[15px]/6">
              <dt className="text-ink-3">{field}</dt>
              <dd className="font-[560]">
                <span className="rounded-xs bg-mark px-1 py-0.5">{text}</span>
              </dd>
            </div>
          ))}
      </dl>
    </div>
    <figcaption className="mt-4 ml-16 text-sm/5 text-ink-3">{note}</figcaption>
  </figure>
);
