/** Decorative. Always pair it with text that says what is loading. */
export const Spinner = () => (
  <svg viewBox="0 0 20 20" className="size-[1.15em] animate-spin" aria-hidden="true">
    <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
    <path d="M18 10a8 8 0 0 0-8-8" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
  </svg>
);
