/** The maximum credit for each way of meeting a need. */
export const credits = {
  itself: 1,
  implied: 0.7,
  impliedCredential: 0.95,
  neighbor: 0.4,
  /** A related skill, if the ad says "or similar". */
  similar: 0.85,
  /** Words of the need in a relevant dated role. */
  words: 0.8,
  /** The words of a skill, where the skill itself was not recognized. */
  wordsOfSkill: 0.6,
  /** "…or equivalent experience". */
  equivalentExperience: 0.8,
  /** A degree of the required level in another field. */
  otherDegree: 0.8,
  /** A degree in another field, where the ad names one and no related ones. */
  otherField: 0.6,
} as const;
