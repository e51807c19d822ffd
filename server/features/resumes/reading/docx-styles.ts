/** The style of text in a DOCX: its own marks, over its paragraph's style, over the document's defaults. */
import { child, isOn, nodesIn, valueOf, type XmlNode } from "./xml-tree.ts";

export interface TextStyle {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly caps: boolean;
  readonly size: number;
  readonly color: string;
  readonly background: string | null;
  readonly vanished: boolean;
}

export interface ParagraphStyle {
  readonly applyTo: (inherited: TextStyle) => TextStyle;
  readonly heading: boolean;
  readonly list: boolean;
}

const defaultTextStyle: TextStyle = {
  bold: false,
  italic: false,
  caps: false,
  size: 11,
  color: "#000000",
  background: null,
  vanished: false,
};

const hex = (value: string | undefined): string | null =>
  value !== undefined && /^[\da-f]{6}$/i.test(value) ? `#${value.toLowerCase()}` : null;

export const backgroundOf = (properties: XmlNode | undefined): string | null =>
  hex(child(properties, "w:shd")?.attributes["w:fill"]);

export const applyTextStyle = (inherited: TextStyle, properties: XmlNode | undefined): TextStyle => {
  if (!properties) return inherited;
  const mark = (name: string, before: boolean): boolean => {
    const node = child(properties, name);
    return node ? isOn(node) : before;
  };
  const size = Number(valueOf(child(properties, "w:sz")));
  return {
    bold: mark("w:b", inherited.bold),
    italic: mark("w:i", inherited.italic),
    caps: mark("w:caps", inherited.caps),
    size: Number.isFinite(size) && size > 0 ? size / 2 : inherited.size,
    color: hex(valueOf(child(properties, "w:color"))) ?? inherited.color,
    background: backgroundOf(properties) ?? inherited.background,
    vanished: mark("w:vanish", inherited.vanished) || mark("w:specVanish", false) || mark("w:webHidden", false),
  };
};

export const readStyles = (
  root: XmlNode | undefined,
): { base: TextStyle; style: (id: string | undefined) => ParagraphStyle } => {
  const styles = child(root, "w:styles");
  const base = applyTextStyle(defaultTextStyle, child(child(child(styles, "w:docDefaults"), "w:rPrDefault"), "w:rPr"));
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
      applyTo: (inherited) => applyTextStyle(above ? above.applyTo(inherited) : inherited, child(node, "w:rPr")),
      heading:
        /heading ?[1-6]|^(?:berschrift|titre|ttulo|rubrik|kop) ?[1-6]/i.test(name) ||
        child(child(node, "w:pPr"), "w:outlineLvl") !== undefined ||
        (above?.heading ?? false),
      list: /list ?bullet|listenpunkt|list number/i.test(name) || child(child(node, "w:pPr"), "w:numPr") !== undefined,
    };
  };
  return { base, style: (id) => style(id) };
};
