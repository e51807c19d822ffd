/** A candidate's profiles on other platforms, one URL each. A profile is a claim until it is confirmed. */
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { webLinkOf } from "./web-link.ts";

export const platforms = ["linkedin", "github", "twitter", "website"] as const;
export type Platform = (typeof platforms)[number];

export interface PlatformAddress {
  readonly profileUrl: string;
  /** Empty for a website. */
  readonly username: string;
}

interface Rule {
  /** Captures the username of a profile URL in the first group. */
  readonly address: RegExp;
  readonly username: RegExp;
  readonly urlOf: (username: string) => string;
}

const rules: Readonly<Record<Exclude<Platform, "website">, Rule>> = {
  linkedin: {
    address: /^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/([^/?#\s]+)\/?(?:[?#]\S*)?$/i,
    username: /^[\p{L}\p{N}][\p{L}\p{N}_-]{2,99}$/u,
    urlOf: (username) => `https://www.linkedin.com/in/${username}`,
  },
  github: {
    address: /^(?:https?:\/\/)?(?:www\.)?github\.com\/([^/?#\s]+)\/?(?:[?#]\S*)?$/i,
    username: /^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/i,
    urlOf: (username) => `https://github.com/${username}`,
  },
  twitter: {
    address: /^(?:https?:\/\/)?(?:www\.|mobile\.)?(?:twitter|x)\.com\/@?([^/?#\s]+)\/?(?:[?#]\S*)?$/i,
    username: /^\w{1,15}$/,
    urlOf: (username) => `https://x.com/${username}`,
  },
};

export const platformNames: Readonly<Record<Platform, string>> = {
  linkedin: "LinkedIn",
  github: "GitHub",
  twitter: "Twitter",
  website: "Personal Website",
};

/** The error message for text that is no profile of the platform. */
export const addressHints: Readonly<Record<Platform, string>> = {
  linkedin: "Enter your LinkedIn URL, such as linkedin.com/in/jane-smith",
  github: "Enter your GitHub username, such as janesmith",
  twitter: "Enter your Twitter username, such as @janesmith",
  website: "Enter a web address, such as https://janesmith.com",
};

export const parsePlatformAddress = (platform: Platform, typed: string): PlatformAddress | undefined => {
  const text = typed.trim();
  if (platform === "website") {
    const link = webLinkOf(text);
    return link === undefined ? undefined : { profileUrl: link, username: "" };
  }
  const { address, username, urlOf } = rules[platform];
  const name = address.exec(text)?.[1] ?? text.replace(/^@/, "");
  return username.test(name) ? { profileUrl: urlOf(name), username: name } : undefined;
};

const integration = z.object({
  platform: z.enum(platforms),
  profileUrl: z.string(),
  username: z.string(),
  isVerified: z.boolean(),
  /** The code that the person puts on the page to prove that it is theirs. */
  code: z.string(),
});

export type Integration = z.infer<typeof integration>;

const params = z.object({ platform: z.enum(platforms) });
const all = z.object({ integrations: z.array(integration) });

export const listIntegrations = endpoint({ method: "GET", path: "/api/candidate/integrations", reply: all });

/** Stores a claim. A different URL is a new claim with a new code. */
export const connectPlatform = endpoint({
  method: "PUT",
  path: "/api/candidate/integrations/:platform",
  params,
  body: z.object({ address: z.string().trim().min(1, "Enter a username or URL").max(500) }),
  reply: all,
});

export const disconnectPlatform = endpoint({
  method: "DELETE",
  path: "/api/candidate/integrations/:platform",
  params,
  reply: all,
});

export const confirmations = ["verified", "code_missing", "page_unreachable"] as const;

/** Looks at the page for the code. */
export const confirmPlatform = endpoint({
  method: "POST",
  path: "/api/candidate/integrations/:platform/confirm",
  params,
  reply: all.extend({ outcome: z.enum(confirmations) }),
});
