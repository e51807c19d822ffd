/** Renders notifications. Mount it once in the root of the app. F8 moves the focus here. */
import { clsx } from "clsx";
import { X } from "lucide-react";
import { Toast as Radix } from "radix-ui";
import { useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { watchStickyFooter } from "./sticky-footer.ts";
import {
  toastDurationMs,
  type ToastRecord,
  toastStore,
  toastSwipeThresholdPx,
  toastWithActionMs,
} from "./toast-store.ts";

const none: readonly ToastRecord[] = [];

const ToastCard = ({ toast }: { readonly toast: ToastRecord }) => {
  const destructive = toast.variant === "destructive";
  return (
    <Radix.Root
      open={toast.open}
      onOpenChange={(open) => {
        if (!open) toastStore.dismiss(toast.id);
      }}
      duration={toast.action === undefined ? toastDurationMs : toastWithActionMs}
      type={destructive ? "foreground" : "background"}
      data-look={toast.variant ?? "plain"}
      className={clsx(
        "pointer-events-auto grid grid-cols-[1fr_auto] items-start gap-x-3 rounded-card border p-4 pr-2 shadow-float data-[state=open]:animate-slide",
        "data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)",
        destructive ? "border-bad bg-bad text-bad-ink" : "border-line bg-card text-ink",
      )}
    >
      <div className="py-1 pl-1">
        <Radix.Title className="text-[15px]/5 font-[620]">
          {toast.title}
          {/* Screen readers join all parts into one sentence, so a space must separate them. */ " "}
        </Radix.Title>
        <Radix.Description className={clsx("mt-1 text-sm/5", !destructive && "text-ink-2")}>
          {toast.description}
        </Radix.Description>
        {toast.action !== undefined && " "}
        {toast.action !== undefined && (
          <Radix.Action
            altText={toast.action.otherwise}
            onClick={toast.action.run}
            className={clsx(
              "mt-2 -mb-1 -ml-2 inline-flex h-9 items-center rounded-control px-2 text-sm font-[600] underline underline-offset-4 pointer-coarse:h-11",
              !destructive && "text-brand",
            )}
          >
            {toast.action.label}
          </Radix.Action>
        )}
      </div>
      <Radix.Close
        aria-label="Dismiss"
        className="grid size-9 place-items-center rounded-control opacity-70 transition-opacity hover:opacity-100 focus-visible:outline-current pointer-coarse:size-11"
      >
        <X className="size-4.5" aria-hidden="true" />
      </Radix.Close>
    </Radix.Root>
  );
};

export const Toaster = () => {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => none);
  const viewport = useRef<HTMLOListElement>(null);
  const isShown = toasts.length > 0;
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    return watchStickyFooter((heightPx) => {
      if (viewport.current !== null) viewport.current.style.bottom = `${heightPx}px`;
    });
  }, [isShown]);
  return (
    <Radix.Provider duration={toastDurationMs} swipeThreshold={toastSwipeThresholdPx} swipeDirection="right">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      {/* A modal dialog hides the rest of the page from screen readers except live regions, and notifications must stay audible. */}
      <div aria-live="off">
        <Radix.Viewport
          ref={viewport}
          hotkey={["F8"]}
          label="Notifications ({hotkey})"
          className="fixed inset-x-0 bottom-0 z-60 flex flex-col gap-2 p-4 outline-none md:right-0 md:left-auto md:w-full md:max-w-[420px]"
        />
      </div>
    </Radix.Provider>
  );
};
