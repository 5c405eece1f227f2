import { inflateSync } from 'node:zlib';
import { makePdf } from './make-pdf';
import { pngOf } from './make-png';

const WIDTH = 520;
const HEIGHT = 120;

/** Two printed lines, 'Orla Quist' and 'Welder at Oakline': one bit a dot, deflated. */
const PRINTED = [
  'eNrt2DGP2zYUB3AaAqoOwXHIkqIB2HyDFF186EHsR8p4BQLTwA1CJ63Z8lGqQAXU7b6CVA+XrRSysAD7/rlHSbZzke',
  '9Mu1v1FhsW9JMlku89CphjjjnmmOO/jbUE0OjwnYThjzrmfEqTHWCXij+qGMDrlpkeaCFHoD0WcHA7oOovfhcDdPBm',
  'C+TYjL8fDbTwegvI3XlHA1U4eQAU7CmAGgE6Bcj5ujvAmRMAuSgzbRMeUrhrWa4SCC2SGGCd6bbZAyiTUUCXZfrOmQ',
  'AY6czGmyLqFqzJ9J3fAxyOB1IGkOm/SQdA98BtJEAaXwKIArqvABM3jAx4sQ+oeMAOQD8KSTzwgfYACBMNVF8ApYpa',
  'Cwzk/BzVCDgZtRr3AIsAIArQIxDyQRGAPCojbQHOSAz8EwFwTgwAZzbOiQPQfYrIylugRoXcMlAcDXBdCMPodF8Xbj',
  '7yWpBHA1yZ1qpJm79SwC0Vym8vxHWm7Obo2qgCYC/SvjY2ywuxEsalJ1Xa7txS7c4FvDoToPTcv3A2cDe3bHPM8b8N',
  'L0xNCwALoHxwzPLvvBdp9OYkoGzMCLSP9Qc3uO0T+n5KLvgQV7u+/3oEqA8DitvwHvj0WH9wg/eTAOnA9B3gKYDX3P',
  '88CWzw6gDgTNhAPgW0eIXfDwHVUcCP0JOARdjDPQnQG2haoEOzhEt9KoBSehG2Ty0JQ1qs9MJdJHCTe5COAXdtOqxf',
  'oG39NwJI8xHwV2oAni3QTs4GS2/IdNzqyT9RO/zhALUZbqH1kKRrPvqbReWmAUdmQ6ojFXrEDx6417ZAQbpgIHfIvZ',
  'kCvFuZCj0gvam2QAO0/6ImrQag8FMP0711K1SQndcO0uuqb1QGAKgpMwwUzkiaBvxb1AOgvK6/Aq4wAGoa+NVfIUfB',
  'ACkKgBXjM8A6pcsdMNUAeQbWIvwDEiIA5RYgkdLrHvBGiEng0l8+BFI3Ak7XYS4xsDoA/EyXvOr6WwgvYEjtAFPTsx',
  'GY7uD8T/TdQWBjUdNLPdzCNEDP6fuHgHbjamQgU08AeM5n9cP4AKgZ0HIA5KHWMrmfSEU/kcIwkrZjRgpAsQX0dGvZ',
  'A2Eq9wCvituQEy3ysBsKQEEHgBTtsBZyb0agCFk5ANUA5DS1mCCRw4bl/JEXLM8D2aB4H+qCMynpdgAqfxBwSyP0+o',
  'Vs2vA67uadqlWoTP7lL00qfkjFclHKxk4+xQLF/U4FQjdL6ZIAlEvFb+dsAlqUO8Alcy8xxxxzzHE4PgNRkmZW',
].join('');

/** The printed lines as a picture. */
export function scannedLines(): Buffer {
  const rows = inflateSync(Buffer.from(PRINTED, 'base64'));
  return pngOf({ width: WIDTH, height: HEIGHT, bits: 1, rows });
}

/** A PDF of one page that is the picture of two printed lines, turned by so many degrees and turned back by the page. */
export function makeScan(turn: 0 | 90 = 0): Promise<Buffer> {
  const [width, height] = [WIDTH * 0.36, HEIGHT * 0.36];
  const size: [number, number] = turn === 0 ? [width, height] : [height, width];
  return makePdf(
    (page) => {
      if (turn === 90) {
        page.rotate(-90).translate(-width, 0);
        Object.assign(page.page.dictionary.data, { Rotate: 90 });
      }
      page.image(scannedLines(), 0, 0, { width, height });
    },
    { size },
  );
}
