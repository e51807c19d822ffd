/** Brings the first error of a refused click or submit into view, above the bars that stick to the bottom. */
import { useEffect } from "react";
import { stickyFooterHeightPx, stickyFooterProps } from "../../ui/sticky-footer.ts";

const alertSelector = '[role="alert"]';
const dialogSelector = '[role="dialog"], [role="alertdialog"]';
const footerSelector = `[${Object.keys(stickyFooterProps).join()}]`;
const actionSelector = 'button, [role="button"], [role="menuitem"]';
const marginPx = 16;
/** Longer than the validation of a form in the browser. */
const repeatDelayMs = 100;
/** The height of the top bar of a page, which sticks too. */
const topBarPx = 72;

const isField = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.matches("input, textarea, select");

/** A field's hint becomes its error by a new role and text, without a new element. */
const alertsIn = ({ type, target, addedNodes }: MutationRecord): readonly HTMLElement[] => {
  const element = target instanceof HTMLElement ? target : target.parentElement;
  const around = element?.closest<HTMLElement>(alertSelector) ?? null;
  if (around !== null) return [around];
  if (type !== "childList") return [];
  return [...addedNodes].flatMap((node) => {
    if (!(node instanceof HTMLElement)) return [];
    return node.matches(alertSelector) ? [node] : [...node.querySelectorAll<HTMLElement>(alertSelector)];
  });
};

const controlOf = ({ id }: HTMLElement): Element | null =>
  id === "" ? null : document.querySelector(`[aria-describedby~="${CSS.escape(id)}"]`);

/** The error of the focused field, or else the first on the page. */
const firstOf = (alerts: readonly HTMLElement[]): HTMLElement | undefined =>
  alerts.find((alert) => controlOf(alert) === document.activeElement) ??
  alerts.toSorted((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))[0];

const showAlert = (alert: HTMLElement): void => {
  // A field is shown together with its error if both fit.
  const field = controlOf(alert)?.parentElement;
  const isSmallField = field?.contains(alert) === true && field.offsetHeight < window.innerHeight / 2;
  const target = isSmallField ? field : alert;
  const isInDialog = alert.closest(dialogSelector) !== null;
  target.style.scrollMarginTop = `${isInDialog ? marginPx : topBarPx}px`;
  target.style.scrollMarginBottom = `${isInDialog ? marginPx : stickyFooterHeightPx() + marginPx}px`;
  target.scrollIntoView({ block: "nearest" });
};

const reveal = (added: ReadonlySet<HTMLElement>): void => {
  const dialog = [...document.querySelectorAll(dialogSelector)].at(-1);
  const alerts = [...added].filter(
    (alert) => alert.isConnected && alert.textContent.trim() !== "" && (dialog === undefined || dialog.contains(alert)),
  );
  const first = firstOf(alerts);
  if (first === undefined) return;
  const control = controlOf(first);
  if (isField(control) && document.activeElement?.getAttribute("aria-invalid") !== "true")
    control.focus({ preventScroll: true });
  if (first.closest(footerSelector) === null) showAlert(first);
};

const watchErrors = (): (() => void) => {
  // An error that appears while the person types, such as one of an automatic save, must not move the page.
  let isAnswer = false;
  let added = new Set<HTMLElement>();
  const onClick = ({ target }: Event): void => {
    if (target instanceof Element && target.closest(actionSelector) !== null) isAnswer = true;
  };
  const onSubmit = ({ target }: Event): void => {
    isAnswer = true;
    // The same refusal a second time adds nothing to the page.
    setTimeout(() => {
      if (!(target instanceof HTMLFormElement) || document.querySelector('[aria-busy="true"]') !== null) return;
      reveal(new Set(target.querySelectorAll<HTMLElement>(alertSelector)));
    }, repeatDelayMs);
  };
  const onInput = (): void => {
    isAnswer = false;
  };
  const flush = (): void => {
    const alerts = added;
    added = new Set();
    reveal(alerts);
  };
  const observer = new MutationObserver((records) => {
    if (!isAnswer) return;
    const wasEmpty = added.size === 0;
    for (const record of records) for (const alert of alertsIn(record)) added.add(alert);
    // All fields of a form get their errors before the next frame.
    if (wasEmpty && added.size > 0) requestAnimationFrame(flush);
  });
  document.addEventListener("click", onClick, true);
  document.addEventListener("submit", onSubmit, true);
  document.addEventListener("input", onInput, true);
  observer.observe(document.body, { childList: true, characterData: true, attributeFilter: ["role"], subtree: true });
  return () => {
    document.removeEventListener("click", onClick, true);
    document.removeEventListener("submit", onSubmit, true);
    document.removeEventListener("input", onInput, true);
    observer.disconnect();
  };
};

export const useRevealedErrors = (): void => {
  useEffect(watchErrors, []);
};
