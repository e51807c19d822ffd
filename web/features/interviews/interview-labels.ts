const typeLabels: Readonly<Record<string, string>> = {
  video: "Video call",
  phone: "Phone call",
  "on-site": "In person",
};

export const typeLabelOf = (type: string): string => typeLabels[type] ?? type;

/** The end of the interview, in milliseconds since 1970. */
export const endTimeOf = ({
  scheduledAt,
  duration,
}: {
  readonly scheduledAt: string;
  readonly duration: number;
}): number => Date.parse(scheduledAt) + duration * 60_000;
