/** The job ad as paragraphs, headings and lists, from the same blocks as the structured data. */
import type { AdBlock } from "#domain/jobs/ad-text.ts";

const withKeys = (blocks: readonly AdBlock[]) => blocks.map((block, index) => [`${index}`, block] as const);

export const AdText = ({ blocks }: { readonly blocks: readonly AdBlock[] }) => (
  <div className="grid max-w-[68ch] gap-4 text-[17px]/7 wrap-anywhere text-ink-2">
    {withKeys(blocks).map(([key, block]) => {
      if (block.kind === "paragraph") return <p key={key}>{block.text}</p>;
      if (block.kind === "heading")
        return (
          <h2 key={key} className="mt-4 text-[21px]/7 text-ink">
            {block.text}
          </h2>
        );
      return (
        <ul key={key} className="grid list-disc gap-1.5 pl-5 marker:text-ink-3">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    })}
  </div>
);
