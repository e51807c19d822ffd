interface Reason {
  readonly title: string;
  readonly text: string;
}

export const WhyUs = ({ title, points }: { readonly title: string; readonly points: readonly Reason[] }) => (
  <div className="grid gap-9 pt-14 md:pt-20 lg:grid-cols-[0.8fr_1.2fr] lg:gap-14">
    <h2 className="max-w-[14ch] text-[28px] md:text-[34px]">{title}</h2>
    <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
      {points.map((point) => (
        <li key={point.title}>
          <h3 className="text-[19px]">{point.title}</h3>
          <p className="mt-2 text-base/[26px] text-ink-2">{point.text}</p>
        </li>
      ))}
    </ul>
  </div>
);
