import { openPackage } from '../archive/open-package';
import { walkXml } from '../archive/walk-xml';
import { UnreadableError } from '../problem';
import { type PicturedText, TextWriter } from '../text/marked-text';
import { OdtWalk } from './odt-walk';
import { OdtStyles } from './read-odt-styles';

/**
 * Reads an OpenDocument text: headers and footers of its page styles, then the body.
 *
 * @throws UnreadableError `damaged`, `encrypted` or `too_large`.
 */
export async function readOdt(bytes: Uint8Array): Promise<PicturedText> {
  const file = await openPackage(bytes);
  const manifest = (await file.part('META-INF/manifest.xml')) ?? '';
  if (manifest.includes('encryption-data')) throw new UnreadableError('encrypted');
  const content = await file.part('content.xml');
  if (content === null) throw new UnreadableError('damaged');

  const styles = new OdtStyles();
  const writer = new TextWriter();
  for (const xml of [(await file.part('styles.xml')) ?? '', content]) {
    const walk = new OdtWalk(styles);
    walkXml(xml, walk);
    writer.append(walk.finish());
    writer.breakLine();
  }
  const pictured = file.names.some((name) => /^Pictures\/./.test(name));
  return { ...writer.finish(), pictured };
}
