import { deflateSync } from 'node:zlib';

/** A page that takes a parser minutes: a million elements, each inside the one before. */
export function endlessHtml(): Buffer {
  return Buffer.from(`<html>${'<b>'.repeat(1_000_000)}end`);
}

/** A PDF of a few hundred kilobytes whose page unpacks to ever more operators. */
export function swellingPdf(): Buffer {
  const line = 'BT /F1 12 Tf 1 0 0 1 40 40 Tm (swelling) Tj ET\n';
  const packed = deflateSync(Buffer.from(line.repeat(2_000_000)));
  const stream = Buffer.concat([
    Buffer.from(`4 0 obj<</Length ${packed.length}/Filter/FlateDecode>>stream\n`),
    packed,
    Buffer.from('\nendstream endobj\n'),
  ]);
  return Buffer.concat([
    Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>endobj\n',
    ),
    stream,
    Buffer.from('trailer<</Root 1 0 R>>\n%%EOF'),
  ]);
}
