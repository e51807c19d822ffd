/** The id in every example. */
export const sampleId = "0198c0de-7000-7000-8000-000000000001";
