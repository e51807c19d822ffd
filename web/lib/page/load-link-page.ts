/** The page behind an emailed link, or the status that explains why there is none. */
export interface LinkPage<T> {
  readonly page: T | null;
  readonly status: 200 | 404 | 410;
}

/** A truncated URL (status 400) is treated as not found. */
export const loadLinkPage = async <T>(readPage: () => Promise<T>): Promise<LinkPage<T>> => {
  try {
    return { page: await readPage(), status: 200 };
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    if (error.status === 410) return { page: null, status: 410 };
    if (error.status === 400 || error.status === 404) return { page: null, status: 404 };
    throw error;
  }
};
