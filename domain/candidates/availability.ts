/** When a candidate can start, in their own words. */

/** The stored value if no one has stated it. The column's default claims more, so every insert states a value. */
export const unknownAvailability = "unknown";

/** Null if no one has stated it. */
export const statedAvailability = (stored: string): string | null => (stored === unknownAvailability ? null : stored);

export const storedAvailability = (stated: string | null): string => stated ?? unknownAvailability;

/** "Immediately", "In 2 weeks", or the words as they are, such as "After May 1". */
export const formatAvailability = (stated: string | null): string => {
  if (stated === null) return "Not stated";
  if (stated.toLowerCase() === "immediate") return "Immediately";
  return /^(?:\d|(?:a|an|one|two|three|four|six) )/i.test(stated) ? `In ${stated}` : stated;
};
