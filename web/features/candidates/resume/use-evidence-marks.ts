/** Marks quotes in rendered text by the browser's highlight registry, which changes nothing in the document. */
import { type RefObject, useEffect } from "react";
import { findQuotes, type QuotedText } from "./find-quotes.ts";

const name = "evidence";

const textNodesIn = (container: HTMLElement): Text[] => {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode() !== null) if (walker.currentNode instanceof Text) nodes.push(walker.currentNode);
  return nodes;
};

/** `version` changes when more of the document is rendered. */
export const useEvidenceMarks = (
  container: RefObject<HTMLElement | null>,
  quotes: readonly QuotedText[],
  version: number,
): void => {
  useEffect(() => {
    // Firefox before version 140 has no highlights. The quotes still stand with the match.
    if (container.current === null || version === 0 || !("highlights" in CSS)) return undefined;
    const nodes = textNodesIn(container.current);
    const ranges = findQuotes(
      nodes.map(({ data }) => data),
      quotes,
    ).flatMap(({ from, to }) => {
      const [first, last] = [nodes[from.text], nodes[to.text]];
      if (first === undefined || last === undefined) return [];
      const range = new Range();
      range.setStart(first, from.offset);
      range.setEnd(last, to.offset);
      return [range];
    });
    CSS.highlights.set(name, new Highlight(...ranges));
    return () => void CSS.highlights.delete(name);
  }, [container, quotes, version]);
};
