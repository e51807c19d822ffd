import type { Difference } from "#domain/publishing/differences.ts";

const Side = ({ text, variant }: { readonly text: string | null; readonly variant: "was" | "is" }) =>
  text === null ? (
    <span className="text-ink-3">empty</span>
  ) : variant === "was" ? (
    <del className="text-ink-3 decoration-edge">{text}</del>
  ) : (
    <ins className="bg-mark px-0.5 text-ink no-underline">{text}</ins>
  );

/** One row per changed field: the old value and the new one. */
export const DifferenceList = ({ differences }: { readonly differences: readonly Difference[] }) => (
  <dl className="grid gap-2 text-[15px]/6">
    {differences.map(({ label, before, after }) => (
      <div key={label} className="grid gap-x-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <dt className="text-sm/6 font-[560] text-ink-2">{label}</dt>
        <dd className="whitespace-pre-line wrap-anywhere">
          <Side text={before} variant="was" />
          <span className="text-ink-3"> changed to </span>
          <Side text={after} variant="is" />
        </dd>
      </div>
    ))}
  </dl>
);
