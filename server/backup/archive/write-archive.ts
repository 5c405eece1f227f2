import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import { SUMS } from './format';

export type ArchiveWriter = {
  add(name: string, bytes: Buffer): Promise<void>;
  /** Adds what an open file holds. */
  addFile(name: string, handle: FileHandle): Promise<void>;
};

/** This many entries share one list of checksums, and only as many are remembered. */
const SUMS_AT_ONCE = 1_000;

/**
 * Writes an archive next to its destination and moves it there once `fill` has ended and all of it has reached the
 * disk: a file with the final name is complete. It is a tar file, which other tools read, too.
 *
 * @throws what `fill` throws, and disk errors; nothing is left behind then.
 */
export async function writeArchive(
  file: string,
  fill: (writer: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const draft = `${file}.part`;
  const tar = pack();
  const written = pipeline(tar, createWriteStream(draft, { mode: 0o600 }));
  try {
    const writer = openWriter(tar);
    // Whichever fails first decides: a full disk would otherwise let the filling wait forever.
    await Promise.race([fillAndEnd(fill, writer), written.then(() => undefined)]);
    tar.finalize();
    await written;
    await flush(draft);
    await rename(draft, file);
    await flush(path.dirname(file));
  } catch (error) {
    tar.destroy();
    // Nothing may write to the draft any more when it is removed; what failed first is told.
    await written.catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}

type SummingWriter = ArchiveWriter & { writeSums(): Promise<void> };

async function fillAndEnd(
  fill: (writer: ArchiveWriter) => Promise<void>,
  writer: SummingWriter,
): Promise<void> {
  await fill(writer);
  await writer.writeSums();
}

function openWriter(tar: ReturnType<typeof pack>): SummingWriter {
  let lists = 0;
  let sums: string[] = [];

  const put = (name: string, bytes: Buffer) =>
    new Promise<void>((resolve, reject) => {
      tar.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()));
    });
  const writeSums = async () => {
    if (sums.length === 0) return;
    lists += 1;
    const list = sums.join('');
    sums = [];
    await put(`${SUMS}${String(lists).padStart(8, '0')}`, Buffer.from(list));
  };
  const note = async (name: string, sum: string) => {
    sums.push(`${sum}  ${name}\n`);
    if (sums.length === SUMS_AT_ONCE) await writeSums();
  };

  return {
    writeSums,
    async add(name, bytes) {
      await put(name, bytes);
      await note(name, createHash('sha256').update(bytes).digest('hex'));
    },
    async addFile(name, handle) {
      const { size } = await handle.stat();
      const hash = createHash('sha256');
      await pipeline(
        handle.createReadStream({ autoClose: false, start: 0 }),
        async function* (parts: AsyncIterable<Buffer>) {
          for await (const part of parts) {
            hash.update(part);
            yield part;
          }
        },
        tar.entry({ name, size, mode: 0o600 }),
      );
      await note(name, hash.digest('hex'));
    },
  };
}

/** Waits until a file or folder has reached the disk. */
async function flush(target: string): Promise<void> {
  const handle = await open(target, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
