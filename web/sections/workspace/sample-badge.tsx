/** Marks the title of a sample row. A non-breaking space keeps it on the line of the title's last word. */
export const SampleBadge = () => (
  <span className="whitespace-nowrap">
    {"\u00A0"}
    <span className="ml-1 rounded-xs border border-edge/55 px-1.5 py-px align-middle font-text text-xs font-[520] tracking-normal text-ink-3">
      Sample
    </span>
  </span>
);
