/** Which notification is shown. One at a time; a dismissed one stays in memory for a long while, closed. */
export const toastLimit = 1;
export const toastRemoveDelayMs = 1_000_000;
export const toastDurationMs = 5000;
/** Where there is something to do about it, long enough to read it and get there. */
export const toastWithActionMs = 10_000;
export const toastSwipeThresholdPx = 50;

export type ToastLook = "plain" | "destructive";

export interface ToastWords {
  readonly title: string;
  readonly description: string;
  readonly look?: ToastLook;
  /** One thing to do about it, such as taking it back. */
  readonly action?: ToastAction;
}

export interface ToastAction {
  readonly label: string;
  /** The way to the same for whoever does not reach the button in time. */
  readonly otherwise: string;
  readonly run: () => void;
}

export interface ToastRecord extends ToastWords {
  readonly id: string;
  readonly open: boolean;
}

type Listener = () => void;

export const createToastStore = () => {
  let toasts: readonly ToastRecord[] = [];
  let counter = 0;
  const listeners = new Set<Listener>();
  const removals = new Map<string, ReturnType<typeof setTimeout>>();

  const set = (next: readonly ToastRecord[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };

  const remove = (id: string) => {
    removals.delete(id);
    set(toasts.filter((toast) => toast.id !== id));
  };

  const dismiss = (id: string) => {
    if (!removals.has(id)) removals.set(id, setTimeout(remove, toastRemoveDelayMs, id));
    set(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  };

  /** Shows a notification in place of the one before it. */
  const show = (words: ToastWords): string => {
    counter += 1;
    const id = String(counter);
    set([{ ...words, id, open: true }, ...toasts].slice(0, toastLimit));
    return id;
  };

  return {
    show,
    dismiss,
    read: () => toasts,
    subscribe: (listener: Listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

const store = createToastStore();

export const toastStore = store;
export const toast = store.show;
