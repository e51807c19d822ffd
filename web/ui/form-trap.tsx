import type { RefObject } from "react";

/** A field that people neither see nor reach; programs that fill in everything do. */
export const FormTrap = ({ inputRef }: { readonly inputRef: RefObject<HTMLInputElement | null> }) => (
  <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
    <label>
      Leave this empty
      <input ref={inputRef} type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
