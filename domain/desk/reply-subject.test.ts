import { expect, test } from "vitest";
import { replySubject } from "./reply-subject.ts";

test("an answer goes on with the last mail's subject, or with our acknowledgement's", () => {
  expect(replySubject("quote-request", [])).toBe("Re: We have your quote request");
  expect(replySubject("inquiry", [null, " "])).toBe("Re: We have your inquiry");
  expect(replySubject("mail", ["Night nurses"])).toBe("Re: Night nurses");
  expect(replySubject("lead", ["Older", "RE: Newer"])).toBe("RE: Newer");
  expect(replySubject("mail", [])).toBe("Re: your mail");
});
