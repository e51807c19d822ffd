const words: Readonly<Record<string, string>> = { video: "Video call", phone: "Phone call", "on-site": "On site" };

export const typeWords = (type: string): string => words[type] ?? type;

/** When it is over, in milliseconds since 1970. */
export const endOf = ({ scheduledAt, duration }: { readonly scheduledAt: string; readonly duration: number }): number =>
  Date.parse(scheduledAt) + duration * 60_000;
