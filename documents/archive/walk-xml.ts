import { Parser } from 'htmlparser2';
import { UnreadableError } from '../problem';

/** Each level makes the parser slower; tables in text boxes in tables need a few dozen. */
const DEEPEST = 1_000;

/** Attributes by local name. */
export type XmlAttributes = Readonly<Record<string, string>>;

/** Told about the elements of a document in order, by local name. */
export type XmlVisitor = {
  open(name: string, attributes: XmlAttributes): void;
  close(name: string): void;
  text?(text: string): void;
};

/**
 * Walks an XML part. Only the five entities of XML itself and character references are resolved:
 * entities that a document declares, and outside ones, stay unread, so no document can make itself
 * grow or reach for a file.
 *
 * @throws UnreadableError `damaged` for elements nested deeper than any word processor nests them.
 */
export function walkXml(xml: string, visitor: XmlVisitor): void {
  let depth = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        depth += 1;
        if (depth > DEEPEST) throw new UnreadableError('damaged');
        visitor.open(localName(name), localAttributes(attributes));
      },
      onclosetag: (name) => {
        depth -= 1;
        visitor.close(localName(name));
      },
      ontext: (text) => visitor.text?.(text),
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(xml);
  parser.end();
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function localAttributes(attributes: Record<string, string>): XmlAttributes {
  const local: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) local[localName(name)] = value;
  return local;
}
