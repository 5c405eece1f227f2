import type { GrayPicture } from './gray-picture';
import { openRecogniser, type Recogniser } from './open-recogniser';

/** Pages of one document that are recognised: a resume has fewer, and each takes seconds. */
const MOST_PAGES = 4;

/** Recognises the scanned pages of one document; loads what it needs with the first of them. */
export class PageRecogniser {
  #opened: Promise<Recogniser | null> | null = null;
  #left = MOST_PAGES;

  /**
   * The text of a scanned page.
   *
   * @param draw returns the page as an image, or null if it cannot be rendered.
   * @returns '' if nothing was found, the recogniser is not installed or enough pages were read.
   */
  async read(draw: () => Promise<GrayPicture | null>): Promise<string> {
    if (this.#left === 0) return '';
    this.#left -= 1;
    this.#opened ??= openRecogniser();
    const recogniser = await this.#opened;
    const picture = recogniser && (await draw());
    return picture ? recogniser.read(picture) : '';
  }

  /** Lets go of the recogniser. */
  async close(): Promise<void> {
    (await this.#opened)?.close();
  }
}
