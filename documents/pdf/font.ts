import { numbersOf } from './arguments';
import type { Font } from './graphics-state';
import type { PdfPage } from './load-pdfjs';

/** Glyph widths are thousandths of the font size, unless the font says otherwise. */
const USUAL_UNIT = 0.001;

/** What is needed of a font that the page's operators name, or null when it could not be loaded. */
export function fontOf(page: PdfPage, name: string): Font | null {
  if (!page.commonObjs.has(name)) return null;
  const font: unknown = page.commonObjs.get(name);
  if (typeof font !== 'object' || font === null) return null;
  const matrix = 'fontMatrix' in font ? numbersOf(font.fontMatrix) : [];
  const drawn = 'isType3Font' in font && font.isType3Font === true;
  return {
    widthUnit: matrix[0] ?? USUAL_UNIT,
    height:
      drawn && 'bbox' in font ? drawnHeight(numbersOf(font.bbox), matrix[3] ?? USUAL_UNIT) : 1,
    drawn,
  };
}

/** The size of a Type 3 font says nothing by itself: its box and its matrix tell how tall it is. */
function drawnHeight(box: readonly number[], unit: number): number {
  const [, bottom = 0, , top = 0] = box;
  const height = Math.abs((top - bottom) * unit);
  return height > 0 ? height : 1;
}
