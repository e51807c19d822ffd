/** Lists an installation's images, and which of them are named only by tag: a tag can later point to another image. */

const pinned = /^[\w./:-]+@sha256:[0-9a-f]{64}$/;

/** Resolves `${NAME:-default}` in a compose file. */
const resolveVariables = (text: string, variables: Readonly<Record<string, string | undefined>>): string =>
  text.replaceAll(
    /\$\{(\w+)(?::-([^}]{0,300}))?\}/g,
    (_whole, name: string, fallback: string = "") => variables[name] || fallback,
  );

/** Every image in the Dockerfile and compose file, without duplicates. */
export const imagesOf = (
  dockerfile: string,
  compose: string,
  variables: Readonly<Record<string, string | undefined>>,
): readonly string[] => {
  const base = /^ARG NODE_IMAGE=(\S+)$/m.exec(dockerfile)?.[1] ?? "";
  const others = [...compose.matchAll(/^[^\S\n]+image: (\S+)$/gm)].map(([, image = ""]) =>
    resolveVariables(image, variables),
  );
  return [...new Set([variables["NODE_IMAGE"] || base, ...others])];
};

/** A digest of one repeated digit is a placeholder, not an image. */
export const isPinned = (image: string): boolean => pinned.test(image) && !/@sha256:(.)\1{63}$/.test(image);
