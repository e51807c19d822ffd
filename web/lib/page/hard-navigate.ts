const unloadTimeoutMs = 10_000;

/**
 * Navigates with a full page load, which clears memory that may belong to another session. The promise stays pending
 * until the page unloads, so the caller stays busy.
 */
export const hardNavigate = async (path: string): Promise<void> => {
  location.assign(path);
  await new Promise((resolve) => {
    setTimeout(resolve, unloadTimeoutMs);
  });
};
