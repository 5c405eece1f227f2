import { walkXml, type XmlAttributes } from '../archive/walk-xml';
import { type RunLook, readLook } from './run-look';

/** What the styles of a document say, by style id, with what they are based on already applied. */
export type Styles = {
  look(id: string | undefined): RunLook;
  /** Whether a style makes its paragraphs list items. */
  isListed(id: string | undefined): boolean;
  /** Whether a style is one of headings, whose numbers are no bullets. */
  isHeading(id: string | undefined): boolean;
  /** Whether a table style fills cells. */
  fills(id: string | undefined): boolean;
};

type Definition = {
  base?: string;
  look: RunLook;
  listed: boolean;
  heading: boolean;
  fills: boolean;
};

/** Chains of styles longer than this are loops. */
const LONGEST_CHAIN = 20;

/** Reads `word/styles.xml`; without one every style is plain. */
export function readStyles(xml: string | null): Styles {
  const defined = new Map<string, Definition>();
  if (xml) collect(xml, defined);
  const chain = (id: string | undefined): Definition[] => {
    const found: Definition[] = [];
    let next = id === undefined ? undefined : defined.get(id);
    while (next && found.length < LONGEST_CHAIN) {
      found.unshift(next);
      next = next.base === undefined ? undefined : defined.get(next.base);
    }
    return found;
  };
  return {
    look: (id) => Object.assign({}, ...chain(id).map((style) => style.look)),
    isListed: (id) => chain(id).some((style) => style.listed),
    isHeading: (id) => chain(id).some((style) => style.heading),
    fills: (id) => chain(id).some((style) => style.fills),
  };
}

function collect(xml: string, defined: Map<string, Definition>): void {
  let style: Definition | null = null;
  let table = false;
  walkXml(xml, {
    open: (name, attributes) => {
      if (name === 'style') {
        style = { look: {}, listed: false, heading: false, fills: false };
        table = attributes.type === 'table';
        defined.set(attributes.styleId ?? '', style);
      } else if (style) {
        readDefinition(style, table, name, attributes);
      }
    },
    close: (name) => {
      if (name === 'style') style = null;
    },
  });
}

function readDefinition(
  style: Definition,
  table: boolean,
  name: string,
  attributes: XmlAttributes,
): void {
  if (name === 'basedOn' && attributes.val !== undefined) style.base = attributes.val;
  if (name === 'name') style.heading = /^(heading|title|subtitle)/i.test(attributes.val ?? '');
  if (name === 'numId') style.listed = attributes.val !== '0';
  if (name === 'shd' && table) style.fills = true;
  if (!table) readLook(style.look, name, attributes);
}
