/** Jobs told in sentences: "I've been with Acme since 2019, I'm the crew lead". */
import { isField } from "./degree-words.ts";
import { fromParts } from "./job-list.ts";
import {
  apposed,
  called,
  companyOnly,
  founder,
  headOfHouse,
  joined,
  ownBusiness,
  titleOnly,
  whereIWas,
} from "./job-patterns.ts";
import { doer, fromHeads, fromMiddle, titleAfter, withPlace } from "./job-sentences.ts";
import { type Draft, jobLeadIn, tidyCompany, tidyTitle } from "./job-words.ts";
import { onOwnAccount } from "./own-account.ts";
import { upperFirst } from "./spoken-text.ts";
import { tradeScore } from "./trade-words.ts";

export const draftOf = (text: string, asked: boolean): Draft | undefined => {
  const body = text.replace(jobLeadIn, "").trim();
  const alone = asked ? onOwnAccount(text) : undefined;
  if (alone !== undefined) return alone;
  const own = ownBusiness.exec(text)?.groups;
  if (own !== undefined) {
    const named = own["name"] === undefined ? undefined : tidyCompany(own["name"]);
    const after = titleAfter(
      text.slice((ownBusiness.exec(text)?.index ?? 0) + (ownBusiness.exec(text)?.[0].length ?? 0)),
    );
    return { title: after ?? "", company: named ?? upperFirst(own["what"] ?? "") };
  }
  const led = headOfHouse.exec(body);
  const named = apposed.exec(text)?.groups ?? founder.exec(body)?.groups ?? whereIWas.exec(text)?.groups;
  const [namedTitle, namedFirm] = [tidyTitle(named?.["title"] ?? ""), tidyCompany(named?.["company"] ?? "")];
  if (namedTitle !== undefined && namedFirm !== undefined) return { title: namedTitle, company: namedFirm };
  const [ledTitle, ledHouse] = [tidyTitle(led?.groups?.["title"] ?? ""), tidyCompany(led?.groups?.["company"] ?? "")];
  if (led && ledTitle !== undefined && ledHouse !== undefined && /^\p{Lu}/u.test(ledHouse) && !isField(ledHouse))
    return withPlace({ title: ledTitle, company: ledHouse }, body.slice(led[0].length));
  const shop = tidyCompany(called.exec(text)?.groups?.["company"] ?? "");
  if (shop !== undefined) {
    const only = tidyTitle(
      /\bas (?:an? |the )?(?<title>[^,;]+?)(?: (?:in|at|for) .*)?$/iu.exec(text)?.groups?.["title"] ?? "",
    );
    return { title: only ?? "", company: shop };
  }
  const found = fromHeads(text, body, asked) ?? fromMiddle(text);
  if (found !== undefined) return found;
  const parts = asked ? fromParts(body) : undefined;
  if (parts !== undefined && parts.company !== "" && parts.title !== "") return parts;
  const match = companyOnly.exec(text.slice(0, 1).toLowerCase() + text.slice(1)) ?? joined.exec(text);
  const firm = tidyCompany(match?.groups?.["company"] ?? "");
  if (match && firm !== undefined) {
    const before = titleOnly.exec(text.slice(0, match.index))?.groups?.["title"];
    const earlier = before === undefined ? undefined : tidyTitle(before);
    const rest = text.slice(match.index + match[0].length);
    const ownTitle = earlier !== undefined && tradeScore(earlier) > 0 ? earlier : (titleAfter(rest) ?? doer(match[0]));
    return withPlace({ title: ownTitle ?? "", company: firm }, rest);
  }
  if (parts !== undefined && parts.company !== "") return parts;
  const only = tidyTitle(titleOnly.exec(text)?.groups?.["title"] ?? "");
  if (only !== undefined && tradeScore(only) > 0) return { title: only, company: "" };
  if (parts !== undefined && !/ (?:at|for|with|in) /i.test(parts.title)) return parts;
  // "Nanny for the same family": no employer with a name.
  const single = tidyTitle(/^(?<title>[^,;]+?)\s+(?:at|for|with|in)\s/iu.exec(body)?.groups?.["title"] ?? "");
  return asked && single !== undefined && tradeScore(single) >= 2 ? { title: single, company: "" } : parts;
};
