/** Files with a wrong extension, and malicious text files. */
import { maxResumeBytes } from "#domain/resumes/import/import-resume.ts";
import { type Bomb, anySafeStatus } from "./bomb.ts";
import { goodPdf } from "./pdf-bombs.ts";
import { zipOf } from "./zip-writer.ts";

const archive = zipOf([{ name: "a.txt", content: "words" }]);
const repeated = (text: string): Buffer => Buffer.alloc(maxResumeBytes, text);

export const plainBombs = (): readonly Bomb[] => [
  { name: "nothing", fileName: "resume.pdf", bytes: Buffer.alloc(0), answers: [422] },
  { name: "a PDF under a Word name", fileName: "resume.docx", bytes: goodPdf, answers: anySafeStatus },
  {
    name: "a program under a PDF's name",
    fileName: "resume.pdf",
    bytes: Buffer.from("7f454c4602010100000000000000000002003e00", "hex"),
    answers: [415],
  },
  {
    name: "an old Word file, or a locked new one",
    fileName: "resume.docx",
    bytes: Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(4096)]),
    answers: [415],
  },
  {
    name: "a web page under a text's name",
    fileName: "resume.txt",
    bytes: Buffer.from("<!doctype html><script>alert(1)</script>"),
    answers: [200, 415, 422],
  },
  {
    name: "a web page under its own name",
    fileName: "resume.html",
    bytes: Buffer.from("<p>Ana Ruiz ana@ruiz.example</p>"),
    answers: [415],
  },
  {
    name: "a PDF that is a ZIP at its end",
    fileName: "resume.pdf",
    bytes: Buffer.concat([goodPdf, archive]),
    answers: anySafeStatus,
  },
  {
    name: "a ZIP that is a PDF at its end",
    fileName: "resume.pdf",
    bytes: Buffer.concat([archive, goodPdf]),
    answers: [415, 422],
  },
  {
    name: "a web page that is a PDF further down",
    fileName: "resume.pdf",
    bytes: Buffer.concat([Buffer.from("<html><script>x</script>"), goodPdf]),
    answers: [200, 415, 422],
  },
  {
    name: "two-byte text without its mark",
    fileName: "resume.txt",
    bytes: Buffer.from("Ana Ruiz, nurse", "utf16le"),
    answers: [415],
  },
  {
    name: "text full of NULs",
    fileName: "resume.txt",
    bytes: Buffer.from("Ana\0Ruiz\0ana@ruiz.example"),
    answers: [415],
  },
  {
    name: "5 MB in one line",
    fileName: "resume.txt",
    bytes: repeated("Ana Ruiz ana@ruiz.example "),
    answers: anySafeStatus,
  },
  { name: "5 MB of one letter", fileName: "resume.txt", bytes: repeated("a"), answers: anySafeStatus },
  {
    name: "5 MB that look like addresses",
    fileName: "resume.txt",
    bytes: repeated("a@a.a.a@a"),
    answers: anySafeStatus,
  },
  { name: "5 MB of digits and dashes", fileName: "resume.txt", bytes: repeated("1-2 (3) +4."), answers: anySafeStatus },
  { name: "5 MB of empty lines", fileName: "resume.txt", bytes: repeated("\n \t\n"), answers: anySafeStatus },
  { name: "5 MB of dates", fileName: "resume.txt", bytes: repeated("Jan 2020 - Feb 2021\n"), answers: anySafeStatus },
  { name: "5 MB of bullets", fileName: "resume.txt", bytes: repeated("\u2022 ,;|/ "), answers: anySafeStatus },
  { name: "one byte above 5 MB", fileName: "resume.txt", bytes: Buffer.alloc(maxResumeBytes + 1, "a"), answers: [413] },
];
