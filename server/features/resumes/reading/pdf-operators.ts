/**
 * Walks the drawing operators of one page and records every glyph with position, size, color and visibility, and every filled
 * shape. The library's own text extraction knows neither colors nor what covers a word, so it cannot detect hidden text.
 */
import type * as Pdf from "pdfjs-dist/legacy/build/pdf.mjs";
import { apply, boxOf, intersect, multiply, type Box, type Matrix } from "./geometry.ts";

export interface FontStyle {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly unit: number;
}

export interface DrawnGlyph {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  /** Radians; text that runs up the margin is not part of the lines. */
  readonly angle: number;
  readonly font: FontStyle;
  /** Null for a pattern, whose color is unknown. */
  readonly color: string | null;
  readonly invisible: boolean;
  readonly clip: Box;
  readonly order: number;
}

export interface DrawnShape {
  readonly box: Box;
  /** Null for images and shadings. */
  readonly color: string | null;
  readonly picture: boolean;
  readonly opaque: boolean;
  readonly order: number;
}

interface State {
  readonly ctm: Matrix;
  readonly fill: string | null;
  readonly alpha: number;
  readonly mode: number;
  readonly font: FontStyle;
  readonly fontSize: number;
  readonly charSpacing: number;
  readonly wordSpacing: number;
  readonly scale: number;
  readonly leading: number;
  readonly rise: number;
  readonly clip: Box;
}

interface OperatorList {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly (readonly unknown[] | null)[];
}

interface Glyph {
  readonly unicode: string;
  readonly width: number;
  readonly isSpace: boolean;
}

const plainFont: FontStyle = { bold: false, italic: false, unit: 0.001 };
const identity: Matrix = [1, 0, 0, 1, 0, 0];

const numberAt = (args: readonly unknown[], index: number): number => {
  const value = args[index];
  return typeof value === "number" ? value : 0;
};

const asMatrix = (value: unknown): Matrix => {
  const all = Array.from(value as ArrayLike<number>);
  return [all[0] ?? 1, all[1] ?? 0, all[2] ?? 0, all[3] ?? 1, all[4] ?? 0, all[5] ?? 0];
};

export const walkOperators = (
  list: OperatorList,
  OPS: typeof Pdf.OPS,
  base: Matrix,
  page: Box,
  fontOf: (name: string) => FontStyle,
  isShown: (group: unknown) => boolean,
): { glyphs: DrawnGlyph[]; shapes: DrawnShape[] } => {
  const glyphs: DrawnGlyph[] = [];
  const shapes: DrawnShape[] = [];
  const stack: State[] = [];
  let state: State = {
    ctm: base,
    fill: "#000000",
    alpha: 1,
    mode: 0,
    font: plainFont,
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
    clip: page,
  };
  let text: Matrix = identity;
  let [x, y, lineX, lineY] = [0, 0, 0, 0];
  let clipping = false;
  const marks: boolean[] = [];
  const set = (change: Partial<State>): void => {
    state = { ...state, ...change };
  };
  const move = (dx: number, dy: number): void => {
    lineX += dx;
    lineY += dy;
    [x, y] = [lineX, lineY];
  };

  const show = (items: readonly (Glyph | number | null)[], order: number): void => {
    const { font, fontSize, scale } = state;
    const all = multiply(state.ctm, text);
    const size = Math.abs(fontSize) * Math.hypot(all[2], all[3]);
    const across = Math.hypot(all[0], all[1]);
    const angle = Math.atan2(all[1], all[0]);
    const hiddenLayer = marks.includes(false);
    for (const item of items) {
      if (typeof item === "number") {
        x -= (item * fontSize * scale) / 1000;
      } else if (item !== null) {
        const advance =
          (item.width * font.unit * fontSize + state.charSpacing + (item.isSpace ? state.wordSpacing : 0)) * scale;
        const ink = item.width * font.unit * fontSize * scale;
        const [px, py] = apply(all, x, y + state.rise);
        glyphs.push({
          text: item.unicode,
          x: px,
          y: py,
          width: Math.abs(ink * across),
          size,
          angle,
          font,
          color: state.fill,
          invisible: state.mode === 3 || state.mode === 7 || state.alpha < 0.06 || hiddenLayer,
          clip: state.clip,
          order,
        });
        x += advance;
      }
    }
  };

  const paint = (box: Box, color: string | null, picture: boolean, order: number): void => {
    shapes.push({ box: intersect(box, state.clip), color, picture, opaque: state.alpha > 0.9, order });
  };

  const steps = new Map<number, (args: readonly unknown[], order: number) => void>([
    [OPS.save, () => void stack.push(state)],
    [OPS.restore, () => void (state = stack.pop() ?? state)],
    [OPS.transform, (args) => set({ ctm: multiply(state.ctm, asMatrix(args)) })],
    [
      OPS.paintFormXObjectBegin,
      (args) => {
        stack.push(state);
        if (args[0]) set({ ctm: multiply(state.ctm, asMatrix(args[0])) });
        if (args[1]) set({ clip: intersect(state.clip, boxOf(state.ctm, asMatrix(args[1]).slice(0, 4))) });
      },
    ],
    [OPS.paintFormXObjectEnd, () => void (state = stack.pop() ?? state)],
    [
      OPS.beginAnnotation,
      (args) => {
        stack.push(state);
        set({ ctm: base, clip: page });
        if (args[2]) set({ ctm: multiply(state.ctm, asMatrix(args[2])) });
        if (args[3]) set({ ctm: multiply(state.ctm, asMatrix(args[3])) });
      },
    ],
    [OPS.endAnnotation, () => void (state = stack.pop() ?? state)],
    [OPS.clip, () => void (clipping = true)],
    [OPS.eoClip, () => void (clipping = true)],
    [
      OPS.constructPath,
      (args, order) => {
        const [kind, , bounds] = args;
        if (bounds) {
          const box = boxOf(state.ctm, Array.from(bounds as ArrayLike<number>));
          if (fills(OPS).has(Number(kind))) paint(box, state.fill, false, order);
          if (clipping) set({ clip: intersect(state.clip, box) });
        }
        clipping = false;
      },
    ],
    [OPS.shadingFill, (_args, order) => paint(state.clip, null, true, order)],
    ...[OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject, OPS.paintImageXObjectRepeat].map(
      (code): [number, (args: readonly unknown[], order: number) => void] => [
        code,
        (_args, order) => paint(boxOf(state.ctm, [0, 0, 1, 1]), null, true, order),
      ],
    ),
    [OPS.setFillRGBColor, (args) => set({ fill: typeof args[0] === "string" ? args[0] : null })],
    [OPS.setFillColorN, () => set({ fill: null })],
    [OPS.setFillTransparent, () => set({ fill: null, alpha: 0 })],
    [
      OPS.setGState,
      (args) => {
        for (const [key, value] of args[0] as [string, unknown][]) {
          if (key === "ca") set({ alpha: Number(value) });
          if (key === "Font" && Array.isArray(value))
            set({ font: fontOf(String(value[0])), fontSize: Number(value[1]) });
        }
      },
    ],
    [OPS.setTextRenderingMode, (args) => set({ mode: numberAt(args, 0) })],
    [OPS.setCharSpacing, (args) => set({ charSpacing: numberAt(args, 0) })],
    [OPS.setWordSpacing, (args) => set({ wordSpacing: numberAt(args, 0) })],
    [OPS.setHScale, (args) => set({ scale: numberAt(args, 0) / 100 })],
    [OPS.setLeading, (args) => set({ leading: -numberAt(args, 0) })],
    [OPS.setTextRise, (args) => set({ rise: numberAt(args, 0) })],
    [OPS.setFont, (args) => set({ font: fontOf(String(args[0])), fontSize: numberAt(args, 1) })],
    [
      OPS.beginText,
      () => {
        text = identity;
        [x, y, lineX, lineY] = [0, 0, 0, 0];
      },
    ],
    [
      OPS.setTextMatrix,
      (args) => {
        text = asMatrix(args[0]);
        [x, y, lineX, lineY] = [0, 0, 0, 0];
      },
    ],
    [OPS.moveText, (args) => move(numberAt(args, 0), numberAt(args, 1))],
    [
      OPS.setLeadingMoveText,
      (args) => {
        set({ leading: numberAt(args, 1) });
        move(numberAt(args, 0), numberAt(args, 1));
      },
    ],
    [OPS.nextLine, () => move(0, state.leading)],
    [OPS.showText, (args, order) => show(args[0] as (Glyph | number | null)[], order)],
    [OPS.beginMarkedContent, () => void marks.push(true)],
    [OPS.beginMarkedContentProps, (args) => void marks.push(args[0] !== "OC" || isShown(args[1]))],
    [OPS.endMarkedContent, () => void marks.pop()],
  ]);

  for (const [order, code] of list.fnArray.entries()) steps.get(code)?.(list.argsArray[order] ?? [], order);
  return { glyphs, shapes };
};

const fills = (OPS: typeof Pdf.OPS): ReadonlySet<number> =>
  new Set([OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke]);
