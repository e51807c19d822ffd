/** A call that needs a recent proof waits here until the dialog has one, or was closed. */
type Listener = () => void;

let waiting: ((proven: boolean) => void)[] = [];
const listeners = new Set<Listener>();

const changed = (): void => {
  for (const listener of listeners) listener();
};

export const stepUpStore = {
  isAsked: (): boolean => waiting.length > 0,
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /** Answers every call that waits. */
  answer: (proven: boolean): void => {
    const answered = waiting;
    waiting = [];
    changed();
    for (const resolve of answered) resolve(proven);
  },
};

/** False at once where no dialog could open, as on the server. */
export const askForProof = (): Promise<boolean> => {
  if (listeners.size === 0) return Promise.resolve(false);
  return new Promise((resolve) => {
    waiting = [...waiting, resolve];
    changed();
  });
};
