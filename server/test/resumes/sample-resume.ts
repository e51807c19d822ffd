/** A sample resume as PDF, Word, text and scanned page, with the same lines. */
import { fileURLToPath } from "node:url";
import { createCanvas, GlobalFonts } from "@napi-rs/canvas";
import { Document, Image, Page, renderToBuffer, StyleSheet, Text } from "@react-pdf/renderer";
import { Document as WordDocument, HeadingLevel, Packer, Paragraph } from "docx";
import { createElement as h } from "react";

export const sampleLines = [
  "Maren Okafor",
  "Senior Accountant",
  "maren.okafor@example.com | (312) 555-0142 | Chicago, IL",
  "Summary",
  "Accountant with nine years in dental and insurance offices.",
  "Experience",
  "Senior Accountant, Northlake Dental Group",
  "March 2018 - Present",
  "• Closed the books of four clinics every month",
  "Accountant, Prairie Mutual Insurance",
  "June 2014 - February 2018",
  "• Prepared tax filings for two states",
  "Education",
  "Bachelor of Science in Accounting, DePaul University, 2014",
  "Skills",
  "Payroll, QuickBooks, Microsoft Excel, Accounts payable",
] as const;

const headings = new Set<string>(["Summary", "Experience", "Education", "Skills"]);
const styles = StyleSheet.create({
  page: { padding: 48, fontFamily: "Helvetica", fontSize: 11, lineHeight: 1.4 },
  heading: { fontFamily: "Helvetica-Bold", fontSize: 14, marginTop: 10 },
  name: { fontFamily: "Helvetica-Bold", fontSize: 20 },
});

const styleOf = (line: string, index: number) => {
  if (index === 0) return styles.name;
  return headings.has(line) ? styles.heading : {};
};

export const textOf = (lines: readonly string[] = sampleLines): Buffer =>
  Buffer.from(lines.map((line) => (headings.has(line) ? `\n${line}` : line)).join("\n"));

export const pdfOf = (lines: readonly string[] = sampleLines): Promise<Buffer> =>
  renderToBuffer(
    h(
      Document,
      null,
      h(
        Page,
        { size: "LETTER", style: styles.page },
        lines.map((line, index) => h(Text, { key: index, style: styleOf(line, index) }, line)),
      ),
    ),
  );

export const wordOf = (lines: readonly string[] = sampleLines): Promise<Buffer> =>
  Packer.toBuffer(
    new WordDocument({
      sections: [
        {
          children: lines.map((line, index) => {
            if (index === 0) return new Paragraph({ text: line, heading: HeadingLevel.TITLE });
            return headings.has(line)
              ? new Paragraph({ text: line, heading: HeadingLevel.HEADING_1 })
              : new Paragraph(line);
          }),
        },
      ],
    }),
  );

/** The font of the PDF library, so that no system font is needed. */
const letters = fileURLToPath(
  new URL("standard_fonts/LiberationSans-Regular.ttf", import.meta.resolve("pdfjs-dist/package.json")),
);
const sizeOf = (line: string, index: number): number => {
  if (index === 0) return 60;
  return headings.has(line) ? 44 : 34;
};

/** A scanned page: an image without text. */
export const scanOf = async (pages = 1): Promise<Buffer> => {
  GlobalFonts.registerFromPath(letters, "Sample");
  const canvas = createCanvas(1700, 2200);
  const drawingContext = canvas.getContext("2d");
  drawingContext.fillStyle = "white";
  drawingContext.fillRect(0, 0, canvas.width, canvas.height);
  drawingContext.fillStyle = "black";
  for (const [index, line] of sampleLines.entries()) {
    drawingContext.font = `${sizeOf(line, index)}px Sample`;
    drawingContext.fillText(line, 120, 200 + index * 80);
  }
  const picture = canvas.toBuffer("image/png");
  const page = (key: number) =>
    h(
      Page,
      { key, size: "LETTER" },
      h(Image, { src: { data: picture, format: "png" }, style: { width: "100%", height: "100%" } }),
    );
  return renderToBuffer(
    h(
      Document,
      null,
      Array.from({ length: pages }, (_each, index) => page(index)),
    ),
  );
};
