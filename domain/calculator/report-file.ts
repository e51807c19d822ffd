/** Where the scenario's PDF is made. Its query is the scenario's, as in a shared link. */
export const calculatorReport = { method: "GET", path: "/api/calculator-report.pdf" } as const;
