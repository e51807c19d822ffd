/** Finds the glyphs that a reader of the page cannot see, and why. */
import type { HiddenReason } from "#domain/resumes/read-resume.ts";
import { area, containsPoint, shareInside, type Box } from "./geometry.ts";
import type { DrawnGlyph, DrawnShape } from "./pdf-operators.ts";

const minContrast = 1.3;
const minSize = 3;

const luminance = (color: string): number => {
  const part = (index: number): number => {
    const value = Number.parseInt(color.slice(index, index + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
};

export const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

const inkOf = (glyph: DrawnGlyph): Box => [
  glyph.x,
  glyph.y - glyph.size * 0.6,
  glyph.x + Math.max(glyph.width, 0.1),
  glyph.y,
];

/** A searchable scan has invisible text over the image; there it is legitimate. */
const isScanWithText = (glyphs: readonly DrawnGlyph[], shapes: readonly DrawnShape[], page: Box): boolean =>
  shapes.some((shape) => shape.picture && area(shape.box) > area(page) * 0.5) &&
  glyphs.filter((glyph) => glyph.invisible).length > glyphs.length * 0.8;

export const hiddenGlyphs = (
  glyphs: readonly DrawnGlyph[],
  shapes: readonly DrawnShape[],
  page: Box,
): ReadonlyMap<DrawnGlyph, HiddenReason> => {
  const hidden = new Map<DrawnGlyph, HiddenReason>();
  const scan = isScanWithText(glyphs, shapes, page);
  // Only shapes large enough to be behind or above a letter matter; most shapes of a page are hairlines.
  const surfaces = shapes.filter(({ box }) => box[2] - box[0] > 2 && box[3] - box[1] > 2);
  const coveredBy = new Map<DrawnShape, DrawnGlyph[]>();
  for (const glyph of glyphs) {
    if (glyph.text.trim() === "") continue;
    const ink = inkOf(glyph);
    const [middleX, middleY] = [(ink[0] + ink[2]) / 2, (ink[1] + ink[3]) / 2];
    if (shareInside(ink, page) < 0.3 || shareInside(ink, glyph.clip) < 0.1) hidden.set(glyph, "off_page");
    else if (glyph.size < minSize) hidden.set(glyph, "tiny");
    else if (glyph.invisible) {
      if (!scan) hidden.set(glyph, "invisible");
    } else {
      const surrounding = surfaces.filter((shape) => containsPoint(shape.box, middleX, middleY));
      const above = surrounding.findLast(
        (shape) => shape.order > glyph.order && shape.opaque && shareInside(ink, shape.box) > 0.95,
      );
      const below = surrounding.findLast((shape) => shape.order < glyph.order && shape.opaque);
      const background = below === undefined ? "#ffffff" : below.color;
      if (above) coveredBy.set(above, [...(coveredBy.get(above) ?? []), glyph]);
      else if (glyph.color !== null && background !== null && contrast(glyph.color, background) < minContrast)
        hidden.set(glyph, "same_color");
    }
  }
  for (const [shape, covered] of coveredBy) {
    // An image over nearly everything is a watermark with transparency, not a cover.
    if (shape.picture && covered.length > glyphs.length * 0.5) continue;
    for (const glyph of covered) hidden.set(glyph, "covered");
  }
  return hidden;
};
