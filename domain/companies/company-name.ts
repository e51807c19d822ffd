/** Guesses a company's name from its website URL. */
export interface Website {
  readonly href: string;
  readonly hostname: string;
}

const websitePattern = /^https?:\/\/([^\s/?#@:[\]]+\.[^\s/?#@:[\].]+)\.?(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

/** Accepts a URL that can hold a company name: http or https, a host with a dot, no credentials. */
export const parseWebsite = (text: string): Website | undefined => {
  const href = text.trim();
  const hostname = websitePattern.exec(href)?.[1]?.toLowerCase();
  return hostname === undefined || hostname.includes("..") ? undefined : { href, hostname };
};

/** The host's first label with a capital: https://www.acme.io is "Acme". */
export const nameFromWebsite = ({ hostname }: Pick<Website, "hostname">): string => {
  const [label = ""] = hostname.replace(/^www\./, "").split(".");
  return label.charAt(0).toUpperCase() + label.slice(1);
};
