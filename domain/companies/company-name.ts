/** What a website's address says about a company's name. */
export interface Website {
  readonly href: string;
  readonly hostname: string;
}

const shape = /^https?:\/\/([^\s/?#@:[\]]+\.[^\s/?#@:[\].]+)\.?(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

/** A website that can be asked for a name: http or https, a host with a dot, no name and password before it. */
export const websiteOf = (text: string): Website | undefined => {
  const href = text.trim();
  const hostname = shape.exec(href)?.[1]?.toLowerCase();
  return hostname === undefined || hostname.includes("..") ? undefined : { href, hostname };
};

/** The host's first label with a capital: https://www.acme.io is "Acme". */
export const nameFromWebsite = ({ hostname }: Pick<Website, "hostname">): string => {
  const [label = ""] = hostname.replace(/^www\./, "").split(".");
  return label.charAt(0).toUpperCase() + label.slice(1);
};
