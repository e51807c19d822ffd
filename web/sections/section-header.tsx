/** A section headline and its lead sentence, side by side if there is room. */
export const SectionHeader = ({ title, lead }: { readonly title: string; readonly lead: string }) => (
  <div className="mb-9 grid gap-5 md:mb-12 md:grid-cols-[0.8fr_1.2fr] md:items-end md:gap-10 lg:gap-14">
    <h2 className="max-w-[16ch] text-[34px] md:text-[46px]">{title}</h2>
    <p className="max-w-[30em] text-[17px]/7 text-ink-2 md:text-lg/[29px]">{lead}</p>
  </div>
);
