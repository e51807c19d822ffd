/** A call that needs recent authentication waits here until the dialog confirms it or is closed. */
type Listener = () => void;

let waiting: ((isConfirmed: boolean) => void)[] = [];
const listeners = new Set<Listener>();

const notifyListeners = (): void => {
  for (const listener of listeners) listener();
};

export const stepUpStore = {
  isRequested: (): boolean => waiting.length > 0,
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /** Resolves every waiting call. */
  answer: (isConfirmed: boolean): void => {
    const resolvers = waiting;
    waiting = [];
    notifyListeners();
    for (const resolve of resolvers) resolve(isConfirmed);
  },
};

/** Resolves to false at once if no dialog is mounted, as on the server. */
export const requestStepUp = (): Promise<boolean> => {
  if (listeners.size === 0) return Promise.resolve(false);
  return new Promise((resolve) => {
    waiting = [...waiting, resolve];
    notifyListeners();
  });
};
