import { expect, test } from "vitest";
import { type Platform, parsePlatformAddress } from "./integrations.ts";
import { webLinkOf } from "./web-link.ts";

test.each<[Platform, string, string]>([
  ["linkedin", "https://www.linkedin.com/in/jane-smith/?utm=1", "https://www.linkedin.com/in/jane-smith"],
  ["linkedin", "uk.linkedin.com/in/jane-smith", "https://www.linkedin.com/in/jane-smith"],
  ["linkedin", "jane-smith", "https://www.linkedin.com/in/jane-smith"],
  ["github", "@janesmith", "https://github.com/janesmith"],
  ["github", "github.com/janesmith", "https://github.com/janesmith"],
  ["twitter", "https://twitter.com/jane_smith", "https://x.com/jane_smith"],
  ["twitter", "x.com/@jane_smith", "https://x.com/jane_smith"],
  ["website", "janesmith.com", "https://janesmith.com"],
  ["website", "http://münchen.example/a?b=c", "http://münchen.example/a?b=c"],
])("[EDITOR-14] %s: %s", (platform, typed, url) => {
  expect(parsePlatformAddress(platform, typed)?.profileUrl).toBe(url);
});

test.each<[Platform, string]>([
  ["linkedin", "https://evil.example/in/jane"],
  ["linkedin", "https://linkedin.com.evil.example/in/jane"],
  ["linkedin", "javascript:alert(1)"],
  ["github", "github.com/jane/repo"],
  ["github", "jane smith"],
  ["github", "-jane"],
  ["twitter", "https://instagram.com/jane"],
  ["twitter", "a name that is far too long"],
  ["website", "javascript:alert(1)"],
  ["website", "data:text/html,x"],
  ["website", "ftp://janesmith.com"],
  ["website", "https://user:pass@janesmith.com"],
  ["website", "localhost"],
  ["website", "https://127.0.0.1/"],
  ["website", "//janesmith.com"],
  ["website", ""],
])("[EDITOR-14] rejects a URL that is not of %s: %s", (platform, typed) => {
  expect(parsePlatformAddress(platform, typed)).toBeUndefined();
});

test("[EDITOR-11] accepts http and https links, and adds a missing scheme", () => {
  expect(webLinkOf(" example.com/a b ")).toBeUndefined();
  expect(webLinkOf("example.com:8080/a")).toBe("https://example.com:8080/a");
  expect(webLinkOf("HTTPS://Example.com")).toBe("HTTPS://Example.com");
  expect(webLinkOf('https://example.com/"onclick')).toBeUndefined();
});
