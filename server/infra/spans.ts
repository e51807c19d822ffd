/** Where work that is worth a span begins and ends. Without a tracer it is a plain call. */

export type Attributes = Readonly<Record<string, string | number | boolean>>;
export type Around = <T>(name: string, attributes: Attributes, work: () => Promise<T>) => Promise<T>;

let around: Around = (_name, _attributes, work) => work();

export const inSpan: Around = (name, attributes, work) => around(name, attributes, work);

/** Told once, by the tracer of the process. */
export const traceWith = (next: Around): void => {
  around = next;
};
