import type { ArticlePage } from "./types.ts";
import { careers } from "./articles/careers.ts";
import { cookies } from "./articles/cookies.ts";
import { news } from "./articles/news.ts";
import { privacy } from "./articles/privacy.ts";
import { terms } from "./articles/terms.ts";

export const articlePages: readonly ArticlePage[] = [privacy, terms, cookies, careers, news];
