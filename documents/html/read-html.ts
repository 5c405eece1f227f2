import { Parser } from 'htmlparser2';
import type { PicturedText } from '../text/marked-text';
import { decodeHtml } from './decode-html';
import { HtmlWalk } from './html-walk';

/**
 * Reads a web page as a person sees it: blocks become lines, list items get a bullet, table rows of
 * short cells become one line; scripts and comments are dropped. Text that styles hide is marked.
 */
export function readHtml(bytes: Uint8Array): PicturedText {
  const source = decodeHtml(bytes);
  const walk = new HtmlWalk();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => walk.open(name, attributes),
      ontext: (text) => walk.text(text),
      onclosetag: (name) => walk.close(name),
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.write(source);
  parser.end();
  return { ...walk.finish(), pictured: /<(?:img|svg|canvas)\b/i.test(source) };
}
