import { type DocumentReader, type ReadDocument, ReaderStartError } from '@candor/documents';
import { messages } from '@candor/domain/messages';
import { serverMessages } from '@candor/domain/server-messages';
import type { Logger } from 'pino';
import type { ItemProblem } from '../ports/candidate-source';
import {
  type Opened,
  ScannerUnavailable,
  type ScanOptions,
  type VirusScanner,
} from '../ports/virus-scanner';

/** The outcome of a document: its text, or why it was not read. */
export type SafelyRead = Extract<ReadDocument, { ok: true }> | { ok: false; problem: ItemProblem };

/**
 * Reads documents as `DocumentReader` does, and none that carries a virus. Where its processes do not start, that is a
 * problem with a code of its own, for documents and those who wait for them.
 */
export type SafeReader = {
  read(bytes: Uint8Array, filename: string, signal?: AbortSignal): Promise<SafelyRead>;
  close(): Promise<void>;
};

/** The outcome of a document where nothing that reads documents starts. */
export const NOT_READ: ItemProblem = {
  code: 'not_read',
  message:
    'This document could not be read here, for a reason that has nothing to do with it. Nothing was charged; please try again later.',
};

/** Puts the scanner in front of the reader: whatever was not found clean is not opened. Without a scanner all is read. */
export function scanFirst(
  reader: DocumentReader,
  scanner: VirusScanner | null,
  log: Pick<Logger, 'error'>,
): SafeReader {
  return {
    read: async (bytes, filename, signal) => {
      const problem = await scanProblem(scanner, () => [bytes], { signal });
      if (problem) return { ok: false, problem };
      try {
        return await reader.read(bytes, filename, signal);
      } catch (error) {
        if (!(error instanceof ReaderStartError)) throw error;
        log.error({ err: error }, 'a process that reads documents did not start');
        return { ok: false, problem: NOT_READ };
      }
    },
    close: () => reader.close(),
  };
}

/** Why a file must not be opened, according to the scanner. */
export type FileCheck = (open: Opened) => Promise<ItemProblem | null>;

/** Why a file must not be opened; null for one that is clean, and where nothing is scanned. */
export async function scanProblem(
  scanner: VirusScanner | null,
  open: Opened,
  options?: ScanOptions,
): Promise<ItemProblem | null> {
  if (scanner === null) return null;
  try {
    if ((await scanner.scan(open, options)) === 'clean') return null;
    return { code: 'infected', message: serverMessages.fileInfected };
  } catch (error) {
    if (!(error instanceof ScannerUnavailable)) throw error;
    if (error.passes) return { code: 'not_scanned', message: messages.fileNotScanned };
    return { code: 'too_large', message: serverMessages.fileTooLargeToScan };
  }
}
