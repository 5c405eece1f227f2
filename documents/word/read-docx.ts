import { type DocumentPackage, openPackage } from '../archive/open-package';
import { walkXml } from '../archive/walk-xml';
import { UnreadableError } from '../problem';
import { withLinkedContacts } from '../text/linked-contacts';
import { type PicturedText, TextWriter } from '../text/marked-text';
import { readStyles } from './read-styles';
import { WordWalk } from './word-walk';

/**
 * Reads a Word document: headers, body with its tables and text boxes, drawn diagrams, notes, footers. Text that is
 * not shown (hidden, white, tiny) is marked; deleted text of tracked changes is left out. Macros and
 * embedded files are not opened.
 *
 * @throws UnreadableError `damaged`, `encrypted` or `too_large`.
 */
export async function readDocx(bytes: Uint8Array): Promise<PicturedText> {
  const file = await openPackage(bytes);
  const main = file.names.find((name) => /^word\/document\d*\.xml$/i.test(name));
  const body = main === undefined ? null : await file.part(main);
  if (body === null) throw new UnreadableError('damaged');
  const styles = readStyles(await file.part('word/styles.xml'));
  // A shape or picture behind the text can be the background of white text.
  const backed = /behindDoc="(?:1|true)"|<w:background\b/.test(body);

  const writer = new TextWriter();
  const seen = new Set<string>();
  for (const xml of [
    ...(await parts(file, /^word\/header\d*\.xml$/i)),
    body,
    ...(await parts(file, /^word\/diagrams\/data\d*\.xml$/i)),
    ...(await parts(file, /^word\/(?:footnotes|endnotes)\.xml$/i)),
    ...(await parts(file, /^word\/footer\d*\.xml$/i)),
  ]) {
    const walk = new WordWalk(styles, backed);
    walkXml(xml, walk);
    const part = walk.finish();
    // Each section of a document may repeat the same header.
    if (xml !== body && seen.has(part.text)) continue;
    seen.add(part.text);
    writer.append(part);
    writer.breakLine();
  }
  const pictured = file.names.some((name) => /^word\/media\//i.test(name));
  const links = (
    await parts(file, /^word\/_rels\/(?:document|header|footer)\d*\.xml\.rels$/i)
  ).flatMap(linksOf);
  return { ...withLinkedContacts(writer.finish(), links), pictured };
}

async function parts(file: DocumentPackage, pattern: RegExp): Promise<string[]> {
  const found: string[] = [];
  for (const name of file.names.filter((candidate) => pattern.test(candidate)).sort()) {
    const xml = await file.part(name);
    if (xml !== null) found.push(xml);
  }
  return found;
}

/** Targets of a part's links, which are stored separately (ECMA-376 part 2, 9.3). */
function linksOf(relationships: string): string[] {
  const targets: string[] = [];
  walkXml(relationships, {
    open: (_name, { TargetMode, Target }) => {
      if (TargetMode === 'External' && Target) targets.push(Target);
    },
    close: () => undefined,
  });
  return targets;
}
