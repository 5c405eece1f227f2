import { Parser } from 'htmlparser2';

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
 */
export function walkXml(xml: string, visitor: XmlVisitor): void {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => visitor.open(localName(name), localAttributes(attributes)),
      onclosetag: (name) => visitor.close(localName(name)),
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
