import { expect, test } from 'vitest';
import { hiddenTexts } from '../testing/hidden-texts';
import { makeZip } from '../testing/make-zip';
import { tidyText } from '../text/tidy-text';
import { readOdt } from './read-odt';

const STYLES = `<office:automatic-styles>
  <style:style style:name="V"><style:text-properties text:display="none"/></style:style>
  <style:style style:name="W"><style:text-properties fo:color="#ffffff"/></style:style>
  <style:style style:name="D"><style:paragraph-properties fo:background-color="#102030"/></style:style>
  <style:style style:name="T" style:parent-style-name="Base"><style:text-properties fo:font-size="1pt"/></style:style>
</office:automatic-styles>`;

async function read(body: string, parts: Record<string, string> = {}) {
  const content = `<office:document-content>${STYLES}<office:body><office:text>${body}</office:text></office:body></office:document-content>`;
  const { text, hidden } = tidyText(
    await readOdt(await makeZip({ 'content.xml': content, ...parts })),
  );
  return { text, hidden: hiddenTexts(text, hidden) };
}

test('paragraphs, headings, tabs, spaces, breaks and lists are read', async () => {
  const { text } = await read(
    '<text:h>Work</text:h>\n<text:p>Foreman<text:tab/>2019<text:line-break/>a<text:s text:c="2"/>b</text:p><text:list><text:list-item><text:p>Welding</text:p></text:list-item></text:list>',
  );
  expect(text).toBe('Work\nForeman\t2019\na  b\n\u2022 Welding');
});

test('rows of short cells are one line', async () => {
  const { text } = await read(
    '<table:table><table:table-row><table:table-cell><text:p>Ada</text:p></table:table-cell><table:table-cell><text:p>4 years</text:p></table:table-cell></table:table-row></table:table>',
  );
  expect(text).toBe('Ada\t4 years');
});

test('headers of the page style come first', async () => {
  const styles =
    '<office:document-styles><style:header><text:p>Ada Quist</text:p></style:header></office:document-styles>';
  expect((await read('<text:p>Body</text:p>', { 'styles.xml': styles })).text).toBe(
    'Ada Quist\nBody',
  );
});

test('hidden, white and tiny text is marked, and white on a dark ground is not', async () => {
  const { hidden } = await read(
    '<text:p>Seen <text:span text:style-name="V">veiled</text:span> <text:span text:style-name="W">white</text:span> <text:span text:style-name="T">tiny</text:span></text:p><text:p text:style-name="D"><text:span text:style-name="W">Seen</text:span></text:p>',
  );
  expect(hidden).toEqual(['veiled', 'white', 'tiny']);
});

test('a note or a text box does not break the sentence that it is anchored to', async () => {
  const note =
    '<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>With two others</text:p></text:note-body></text:note>';
  const box = '<draw:frame><draw:text-box><text:p>Welding</text:p></draw:text-box></draw:frame>';
  const { text } = await read(`<text:p>Foreman at Oakline${note}, then${box} Joiner</text:p>`);
  expect(text).toBe('Foreman at Oakline, then Joiner\nWith two others\nWelding');
});

test('sections and fields that are switched off are marked', async () => {
  const { hidden } = await read(
    '<text:section text:display="none"><text:p>unseen</text:p></text:section><text:section><text:p>Seen</text:p></text:section><text:p>Seen, <text:hidden-text text:is-hidden="true">unseen too</text:hidden-text><text:hidden-text text:is-hidden="false">shown</text:hidden-text></text:p>',
  );
  expect(hidden).toEqual(['unseen', 'unseen too']);
});

test('a document with a password is refused as encrypted', async () => {
  const manifest =
    '<manifest:manifest><manifest:file-entry><manifest:encryption-data/></manifest:file-entry></manifest:manifest>';
  await expect(read('', { 'META-INF/manifest.xml': manifest })).rejects.toMatchObject({
    code: 'encrypted',
  });
});

test('an address that only a link contains is read', async () => {
  const { text } = await read(
    '<text:p>Orla Quist <text:a xlink:href="mailto:orla@oak.example">Mail</text:a></text:p>',
  );
  expect(text).toBe('Orla Quist Mail\norla@oak.example');
});
