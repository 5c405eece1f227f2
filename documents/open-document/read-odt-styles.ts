import type { XmlAttributes } from '../archive/walk-xml';
import { hexColor, isUnreadableOn, type Rgb, SMALLEST_POINTS, WHITE } from '../visibility/contrast';

/** What a style says about its text (OpenDocument 1.3 part 3, 20); undefined means unspecified. */
export type OdtLook = { gone?: boolean; color?: Rgb; background?: Rgb; points?: number };

/** The styles of a document by name, filled while its parts are walked. */
export class OdtStyles {
  readonly #defined = new Map<string, { parent: string | undefined; look: OdtLook }>();
  #current: OdtLook | null = null;

  /** Processes an element of a part; elements that are not styles do nothing. */
  open(name: string, attributes: XmlAttributes): void {
    if (name === 'style' && attributes.name !== undefined) {
      this.#current = {};
      this.#defined.set(attributes.name, {
        parent: attributes['parent-style-name'],
        look: this.#current,
      });
    }
    if (this.#current && /^(?:text|paragraph|table-cell)-properties$/.test(name)) {
      readProperties(this.#current, attributes);
    }
  }

  /** Processes the end of an element. */
  close(name: string): void {
    if (name === 'style') this.#current = null;
  }

  /** The look of a style with those of its parents beneath. */
  look(name: string | undefined, depth = 0): OdtLook {
    const style = name === undefined ? undefined : this.#defined.get(name);
    // Longer chains are loops.
    if (!style || depth > 20) return {};
    return { ...this.look(style.parent, depth + 1), ...style.look };
  }
}

/** Whether text of a look is not seen. */
export function isOdtHidden(look: OdtLook): boolean {
  if (look.gone || (look.points !== undefined && look.points < SMALLEST_POINTS)) return true;
  return look.color !== undefined && isUnreadableOn(look.color, look.background ?? WHITE);
}

function readProperties(look: OdtLook, attributes: XmlAttributes): void {
  if (attributes.display === 'none') look.gone = true;
  const color = hexColor(attributes.color ?? '');
  if (color) look.color = color;
  const background = hexColor(attributes['background-color'] ?? '');
  if (background) look.background = background;
  const points = /^([\d.]+)pt$/.exec(attributes['font-size'] ?? '')?.[1];
  if (points !== undefined) look.points = Number(points);
}
