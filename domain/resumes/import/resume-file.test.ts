import { expect, test } from "vitest";
import { linkedinProfileUrl } from "./import-linkedin.ts";
import { linkedinFileProblem, resumeFileProblem } from "./resume-file.ts";

const docxMimeType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const file = (name: string, type = "", size = 10) => ({ name, type, size });

test.each([
  file("cv.pdf", "application/pdf"),
  file("CV.PDF"),
  file("cv.docx", docxMimeType),
  file("cv.docx", "application/octet-stream"),
  file("cv.txt", "text/plain;charset=utf-8"),
  file("cv.pdf", "application/pdf", 5_242_880),
])("[IMPORT-05] [IMPORT-06] accepts %o", (each) => {
  expect(resumeFileProblem(each)).toBeUndefined();
});

test.each([
  file("me.png", "image/png"),
  file("cv.doc", "application/msword"),
  file("cv.zip", "application/zip"),
  file("cv.pdf", "image/png"),
  file("cv", "application/pdf"),
  file("cv.pdf.exe"),
])("[IMPORT-05] rejects an unsupported type: %o", (each) => {
  expect(resumeFileProblem(each)).toBe("wrong_type");
});

test("[IMPORT-06] rejects a file one byte above 5 MB", () => {
  expect(resumeFileProblem(file("cv.pdf", "application/pdf", 5_242_881))).toBe("too_large");
});

test("accepts archives and PDFs from LinkedIn", () => {
  expect(linkedinFileProblem(file("export.zip", "application/x-zip-compressed"))).toBeUndefined();
  expect(linkedinFileProblem(file("Profile.pdf", "application/pdf"))).toBeUndefined();
  expect(linkedinFileProblem(file("cv.docx", docxMimeType))).toBe("wrong_type");
});

test.each([
  ["https://www.linkedin.com/in/maren-okafor/", "maren-okafor"],
  ["linkedin.com/in/maren-okafor", "maren-okafor"],
  ["http://de.linkedin.com/in/maren-okafor?trk=people", "maren-okafor"],
  [" https://www.linkedin.com/in/maren-okafor/details/skills/ ", "maren-okafor"],
  ["https://linkedin.com/in/andr%C3%A9-m%C3%BCller", "andr%C3%A9-m%C3%BCller"],
  ["https://www.linkedin.com/in/andré-müller", "andré-müller"],
])("[IMPORT-14] accepts a LinkedIn profile: %s", (text, slug) => {
  expect(linkedinProfileUrl(text)).toBe(`https://www.linkedin.com/in/${slug}/`);
});

test.each([
  "",
  "maren-okafor",
  "https://example.com/in/maren-okafor",
  "https://linkedin.com.example.com/in/maren",
  "https://evil-linkedin.com/in/maren",
  "https://linkedin.com@example.com/in/maren",
  "https://user:secret@linkedin.com/in/maren",
  "https://linkedin.com:8080/in/maren",
  "https://www.linkedin.com/company/acme",
  "https://www.linkedin.com/in/",
  "https://www.linkedin.com/in/../admin",
  "https://www.linkedin.com/in/%2E%2e/",
  "https://www.linkedin.com/in/a b",
  "ftp://www.linkedin.com/in/maren",
  "javascript:alert(1)//linkedin.com/in/maren",
])("[IMPORT-14] rejects a URL that is not a LinkedIn profile: %s", (text) => {
  expect(linkedinProfileUrl(text)).toBeUndefined();
});
