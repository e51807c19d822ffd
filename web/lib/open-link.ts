/** What is behind the link of a mail, or with which status it says that there is nothing. */
export interface Opened<T> {
  readonly page: T | null;
  readonly status: 200 | 404 | 410;
}

/** An address cut short in a mail is as good as none. */
export const openLink = async <T>(read: () => Promise<T>): Promise<Opened<T>> => {
  try {
    return { page: await read(), status: 200 };
  } catch (answer) {
    if (!(answer instanceof Response)) throw answer;
    if (answer.status === 410) return { page: null, status: 410 };
    if (answer.status === 400 || answer.status === 404) return { page: null, status: 404 };
    throw answer;
  }
};
