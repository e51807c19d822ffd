/** Wraps long lines on a phone instead of scrolling sideways. */
export const CodeSample = ({ text, label }: { readonly text: string; readonly label: string }) => (
  <figure aria-label={label} className="m-0">
    <pre className="rounded-control border border-line bg-paper-2 px-4 py-3.5 font-mono text-[13px]/5.5 whitespace-pre-wrap wrap-anywhere text-ink">
      {text}
    </pre>
  </figure>
);
