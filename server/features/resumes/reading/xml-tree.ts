/** A plain tree of an XML part. Custom entities are ignored, nothing is loaded, and depth is limited. */
import { Parser } from "htmlparser2";

export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlNode | string)[];
}

interface Draft extends XmlNode {
  readonly children: (XmlNode | string)[];
}

const maxDepth = 256;

export const parseXml = (text: string): XmlNode => {
  const root: Draft = { name: "", attributes: {}, children: [] };
  const open: Draft[] = [root];
  let skipped = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (skipped > 0 || open.length >= maxDepth) skipped += 1;
        else {
          const node: Draft = { name, attributes, children: [] };
          open.at(-1)?.children.push(node);
          open.push(node);
        }
      },
      ontext: (words) => {
        if (skipped === 0) open.at(-1)?.children.push(words);
      },
      onclosetag: () => {
        if (skipped > 0) skipped -= 1;
        else if (open.length > 1) open.pop();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(text);
  parser.end();
  return root;
};

export const nodesIn = (node: XmlNode): XmlNode[] => node.children.filter((child) => typeof child !== "string");

export const child = (node: XmlNode | undefined, name: string): XmlNode | undefined =>
  node ? nodesIn(node).find((one) => one.name === name) : undefined;

export const valueOf = (node: XmlNode | undefined): string | undefined => node?.attributes["w:val"];

/** A toggle is on if it is present and its value does not switch it off. */
export const isOn = (node: XmlNode | undefined): boolean =>
  node !== undefined && !["0", "false", "off", "none"].includes(valueOf(node) ?? "");
