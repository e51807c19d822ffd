/** The current notification. Only one is shown at a time; a dismissed one stays in memory, closed. */
const toastLimit = 1;
const toastRemoveDelayMs = 1_000_000;
export const toastDurationMs = 5000;
/** A toast with an action stays long enough to read it and press the button. */
export const toastWithActionMs = 10_000;
export const toastSwipeThresholdPx = 50;

type ToastVariant = "plain" | "destructive";

export interface ToastInput {
  readonly title: string;
  readonly description: string;
  readonly variant?: ToastVariant;
  /** One action, such as undo. */
  readonly action?: ToastAction;
}

interface ToastAction {
  readonly label: string;
  /** Describes another way to do the same, for people who can't reach the button in time. */
  readonly otherwise: string;
  readonly run: () => void;
}

export interface ToastRecord extends ToastInput {
  readonly id: string;
  readonly open: boolean;
}

type Listener = () => void;

export const createToastStore = () => {
  let toasts: readonly ToastRecord[] = [];
  let counter = 0;
  const listeners = new Set<Listener>();
  const removalTimers = new Map<string, ReturnType<typeof setTimeout>>();

  const set = (next: readonly ToastRecord[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };

  const remove = (id: string) => {
    removalTimers.delete(id);
    set(toasts.filter((toast) => toast.id !== id));
  };

  const dismiss = (id: string) => {
    if (!removalTimers.has(id)) removalTimers.set(id, setTimeout(remove, toastRemoveDelayMs, id));
    set(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  };

  /** Shows a notification and replaces the previous one. */
  const show = (input: ToastInput): string => {
    counter += 1;
    const id = String(counter);
    set([{ ...input, id, open: true }, ...toasts].slice(0, toastLimit));
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
