/** A link in running words. */
export const quietLink =
  "font-[540] text-brand underline decoration-brand/35 underline-offset-4 hover:decoration-brand";
