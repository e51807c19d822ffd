/** A Word document as headings, paragraphs, lists and tables. Only these elements are taken over; nothing in it can run. */
import mammoth from "mammoth";
import { createElement, type ReactNode, useEffect, useState } from "react";

/** What each element of the document becomes. The panel has its own headings up to the second level. */
const tags: Readonly<Record<string, string>> = {
  H1: "h3",
  H2: "h4",
  H3: "h5",
  H4: "h6",
  H5: "h6",
  H6: "h6",
  P: "p",
  UL: "ul",
  OL: "ol",
  LI: "li",
  TABLE: "table",
  TBODY: "tbody",
  THEAD: "thead",
  TR: "tr",
  TH: "th",
  TD: "td",
  STRONG: "strong",
  EM: "em",
  SUP: "sup",
  SUB: "sub",
};

const toReact = (node: Node, key: number): ReactNode => {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return null;
  if (node.tagName === "BR") return <br key={key} />;
  const children = [...node.childNodes].map(toReact);
  const tag = tags[node.tagName];
  // Links are shown as text: a resume must not lead its reader to another site unseen.
  return tag === undefined ? <span key={key}>{children}</span> : createElement(tag, { key }, ...children);
};

interface WordDocumentProps {
  readonly bytes: ArrayBuffer;
  readonly onRender: () => void;
  readonly onFail: () => void;
}

const WordDocument = ({ bytes, onRender, onFail }: WordDocumentProps) => {
  const [content, setContent] = useState<ReactNode>();
  useEffect(() => {
    let isCurrent = true;
    const convert = async (): Promise<void> => {
      const ignoreImage = mammoth.images.imgElement(() => Promise.resolve({ src: "" }));
      const { value } = await mammoth.convertToHtml({ arrayBuffer: bytes }, { convertImage: ignoreImage });
      // A parsed document is inert: it loads nothing and runs nothing.
      const { body } = new DOMParser().parseFromString(value, "text/html");
      if (isCurrent) setContent([...body.childNodes].map(toReact));
    };
    convert().catch(() => {
      if (isCurrent) onFail();
    });
    return () => {
      isCurrent = false;
    };
  }, [bytes, onFail]);
  useEffect(() => {
    if (content !== undefined) onRender();
  }, [content, onRender]);
  return <div className="resume-text bg-card px-6 py-5 text-sm/6">{content}</div>;
};

export default WordDocument;
