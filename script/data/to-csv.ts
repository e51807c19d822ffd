const quoted = (value: string | number): string =>
  /[",]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);

export const toCsv = (header: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  `${[header, ...rows].map((row) => row.map(quoted).join(",")).join("\n")}\n`;
