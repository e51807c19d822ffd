/** The scenario's PDF. Its query is the same as in a shared link. */
export const calculatorReport = { method: "GET", path: "/api/calculator-report.pdf" } as const;
