import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { GrayPicture } from './gray-picture';

/** Reads the text in pictures. */
export type Recogniser = { read(picture: GrayPicture): string; close(): void };

const LANGUAGE = 'eng';

/** The folder of the fast model of whole numbers in the package of the language. */
const MODEL = '4.0.0_best_int';

/** Tesseract's number for its neural engine alone. */
const NEURAL = 1;

/**
 * Loads Tesseract and its English model from the installed packages: nothing is fetched. Takes about half a second
 * and 100 MB.
 *
 * @returns null if the packages, which are optional, are not installed.
 */
export async function openRecogniser(): Promise<Recogniser | null> {
  const model = await modelOf(LANGUAGE);
  if (!model) return null;
  const { default: openTesseract } = await import('tesseract.js-core/tesseract-core-simd-lstm.js');
  const tesseract = await openTesseract({ TesseractProgress: () => undefined });
  tesseract.FS.writeFile(`${LANGUAGE}.traineddata`, model);
  const api = new tesseract.TessBaseAPI();
  if (api.Init(null, LANGUAGE, NEURAL) !== 0) throw new Error('The model could not be loaded.');
  return {
    read: (picture) => {
      tesseract.FS.writeFile('/input', graymap(picture));
      api.SetVariable('user_defined_dpi', String(Math.round(picture.resolution)));
      if (api.SetImageFile(1, 0) === 1) return '';
      api.Recognize(null);
      return api.GetUTF8Text();
    },
    close: () => api.End(),
  };
}

async function modelOf(language: string): Promise<Uint8Array | null> {
  try {
    const { resolve } = createRequire(import.meta.url);
    resolve('tesseract.js-core/package.json');
    const folder = join(resolve('@tesseract.js-data/eng/package.json'), '..', MODEL);
    return gunzipSync(await readFile(join(folder, `${language}.traineddata.gz`)));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return null;
    throw error;
  }
}

/** A portable graymap (PGM), the plainest format that Tesseract takes. */
function graymap({ width, height, data }: GrayPicture): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]);
}
