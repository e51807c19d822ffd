/** Trace spans. Without a tracer the work simply runs. */

type Attributes = Readonly<Record<string, string | number | boolean>>;
export type RunInSpan = <T>(name: string, attributes: Attributes, work: () => Promise<T>) => Promise<T>;

let runInSpan: RunInSpan = (_name, _attributes, work) => work();

export const inSpan: RunInSpan = (name, attributes, work) => runInSpan(name, attributes, work);

/** Called once, by the tracer of the process. */
export const setSpanRunner = (next: RunInSpan): void => {
  runInSpan = next;
};
