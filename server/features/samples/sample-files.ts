import { drawScan } from './draw-scan';
import { CAREER_CHANGER } from './material/career-changer';
import { KEYWORD_LIST } from './material/keyword-list';
import { MISSING_MUST } from './material/missing-must';
import { SCAN } from './material/scan';
import { STRONG_FIT } from './material/strong-fit';
import { TIED_FIRST } from './material/tied-first';
import { TIED_SECOND } from './material/tied-second';
import { TWO_COLUMNS } from './material/two-columns';
import { writePicturePdf, writeTextPdf } from './write-pdf';

export type SampleFile = { name: string; bytes: Buffer };

/** A narrow column in small print beside the story, in points. */
const SIDE = { left: 40, size: 9.5, leading: 14 };
const STORY = { left: 210, size: 10.5, leading: 17 };

/** The eight resumes as files. The PDFs are made here: their words can be read and reviewed, a checked-in file's cannot. */
export function sampleFiles(): SampleFile[] {
  const texts = [STRONG_FIT, CAREER_CHANGER, KEYWORD_LIST, MISSING_MUST, TIED_FIRST, TIED_SECOND];
  const columns = [
    { ...SIDE, lines: TWO_COLUMNS.left },
    { ...STORY, lines: TWO_COLUMNS.right },
  ];
  return [
    ...texts.map(({ filename, text }) => ({ name: filename, bytes: Buffer.from(text) })),
    { name: TWO_COLUMNS.filename, bytes: writeTextPdf(columns) },
    { name: SCAN.filename, bytes: writePicturePdf(drawScan()) },
  ];
}
