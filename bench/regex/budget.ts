/** CPU milliseconds for 10,000 hostile characters. */
export const budgetMs = 25;
