/** The style of a link inside a sentence. */
export const inlineLinkClass =
  "font-[540] text-brand underline decoration-brand/35 underline-offset-4 hover:decoration-brand";
