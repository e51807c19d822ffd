const patienceMs = 10_000;

/**
 * Goes to a page by loading it anew: whatever this one holds belonged to somebody else, or to nobody. Whoever waits for it
 * stays busy until the page has gone.
 */
export const leaveFor = async (path: string): Promise<void> => {
  location.assign(path);
  await new Promise((resolve) => {
    setTimeout(resolve, patienceMs);
  });
};
