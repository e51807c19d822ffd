import { expect, test } from "vitest";
import { replySubject } from "./reply-subject.ts";

test("continues the subject of the last email or our acknowledgment", () => {
  expect(replySubject("quote-request", [])).toBe("Re: We received your quote request");
  expect(replySubject("inquiry", [null, " "])).toBe("Re: We received your inquiry");
  expect(replySubject("mail", ["Night nurses"])).toBe("Re: Night nurses");
  expect(replySubject("lead", ["Older", "RE: Newer"])).toBe("RE: Newer");
  expect(replySubject("mail", [])).toBe("Re: Your email");
});
