interface RoleTrendsProps {
  readonly role: string;
  readonly category: string;
  readonly trends: readonly string[];
  readonly categoryTrends: readonly string[];
}

const List = ({ title, items }: { readonly title: string; readonly items: readonly string[] }) => (
  <div>
    <h3 className="font-text text-[15px]/6 font-[600] tracking-normal">{title}</h3>
    <ul className="mt-3 grid gap-4">
      {items.map((item) => (
        <li key={item} className="border-l-2 border-brand pl-4 text-base/[26px] text-ink-2">
          {item}
        </li>
      ))}
    </ul>
  </div>
);

export const RoleTrends = ({ role, category, trends, categoryTrends }: RoleTrendsProps) => (
  <div>
    <h2 className="mb-8 text-[30px] md:text-[38px]">Trends</h2>
    <div className="grid gap-8 sm:grid-cols-2 sm:gap-14">
      <List title={role} items={trends} />
      <List title={`Across ${category.toLowerCase()}`} items={categoryTrends} />
    </div>
  </div>
);
