/** How a word looks in a DOCX: its own marks, over those of its paragraph's style, over those of the document. */
import { child, isOn, nodesIn, valueOf, type XmlNode } from "./xml-tree.ts";

export interface Look {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly caps: boolean;
  readonly size: number;
  readonly colour: string;
  readonly ground: string | null;
  readonly vanished: boolean;
}

export interface ParagraphStyle {
  readonly look: (look: Look) => Look;
  readonly heading: boolean;
  readonly list: boolean;
}

export const plainLook: Look = {
  bold: false,
  italic: false,
  caps: false,
  size: 11,
  colour: "#000000",
  ground: null,
  vanished: false,
};

const hex = (value: string | undefined): string | null =>
  value !== undefined && /^[\da-f]{6}$/i.test(value) ? `#${value.toLowerCase()}` : null;

export const groundOf = (properties: XmlNode | undefined): string | null =>
  hex(child(properties, "w:shd")?.attributes["w:fill"]);

export const applyLook = (look: Look, properties: XmlNode | undefined): Look => {
  if (!properties) return look;
  const mark = (name: string, before: boolean): boolean => {
    const node = child(properties, name);
    return node ? isOn(node) : before;
  };
  const size = Number(valueOf(child(properties, "w:sz")));
  return {
    bold: mark("w:b", look.bold),
    italic: mark("w:i", look.italic),
    caps: mark("w:caps", look.caps),
    size: Number.isFinite(size) && size > 0 ? size / 2 : look.size,
    colour: hex(valueOf(child(properties, "w:color"))) ?? look.colour,
    ground: groundOf(properties) ?? look.ground,
    vanished: mark("w:vanish", look.vanished) || mark("w:specVanish", false) || mark("w:webHidden", false),
  };
};

export const readStyles = (
  root: XmlNode | undefined,
): { base: Look; style: (id: string | undefined) => ParagraphStyle } => {
  const styles = child(root, "w:styles");
  const base = applyLook(plainLook, child(child(child(styles, "w:docDefaults"), "w:rPrDefault"), "w:rPr"));
  const byId = new Map(
    (styles ? nodesIn(styles) : [])
      .filter((node) => node.name === "w:style")
      .map((node) => [node.attributes["w:styleId"] ?? "", node] as const),
  );
  const style = (id: string | undefined, depth = 0): ParagraphStyle => {
    const node = byId.get(id ?? "");
    const name = `${id ?? ""} ${valueOf(child(node, "w:name")) ?? ""}`;
    const parent = node && depth < 12 ? valueOf(child(node, "w:basedOn")) : undefined;
    const above = parent ? style(parent, depth + 1) : null;
    return {
      look: (look) => applyLook(above ? above.look(look) : look, child(node, "w:rPr")),
      heading:
        /heading ?[1-6]|^(?:berschrift|titre|ttulo|rubrik|kop) ?[1-6]/i.test(name) ||
        child(child(node, "w:pPr"), "w:outlineLvl") !== undefined ||
        (above?.heading ?? false),
      list: /list ?bullet|listenpunkt|list number/i.test(name) || child(child(node, "w:pPr"), "w:numPr") !== undefined,
    };
  };
  return { base, style: (id) => style(id) };
};
