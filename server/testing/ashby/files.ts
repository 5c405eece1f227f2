import { randomUUID } from 'node:crypto';
import type { AshbyWorld } from './world';

type Link = { handle: string; isOver: boolean };

/** The storage that signed links lead to. */
export class Files {
  readonly #links = new Map<string, Link>();
  #bornOver = 0;

  constructor(private readonly world: AshbyWorld) {}

  /** A path with a signature in it. */
  linkTo(handle: string): string {
    const isOver = this.#bornOver > 0;
    if (isOver) this.#bornOver -= 1;
    const signature = randomUUID();
    this.#links.set(signature, { handle, isOver });
    return `/files/${signature}`;
  }

  /** Ends all links that were given out, and the next ones before anybody used them. */
  expire(next: number): void {
    for (const link of this.#links.values()) link.isOver = true;
    this.#bornOver = next;
  }

  /** The file behind a link. Storage services refuse another key in addition to the signature. */
  open(path: string, authorization: string | undefined): { status: number; body: Uint8Array } {
    const link = this.#links.get(path.replace('/files/', ''));
    if (authorization !== undefined) return said(400, 'Only one way to sign in is allowed');
    if (!link || link.isOver) return said(403, 'Request has expired');
    const file = [...this.world.candidates.values()].find(
      ({ resume }) => resume?.handle === link.handle,
    )?.resume;
    return file ? { status: 200, body: file.bytes } : said(404, 'NoSuchKey');
  }
}

const said = (status: number, text: string) => ({ status, body: Buffer.from(text) });
