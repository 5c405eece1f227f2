import { Readable } from 'node:stream';
import type { SourceConfig } from '@candor/domain/rules/source-config';
import type { ItemProblem } from '../../ports/candidate-source';
import { type Connector, SourceAway, SourceRefused, SourceUnreached } from '../../ports/connector';
import { bytesOf, folderItems, isProof, type ListedFile } from '../../sources/folder-items';

/** Folders in memory, by their id, behind the port of connected sources: for what becomes of a source, whatever it is. */
export type Shelf = {
  connector: Connector<'google_drive'>;
  folders: Map<string, Map<string, string>>;
  /** Files that are listed and cannot be read, by their name. */
  problems: Map<string, ItemProblem>;
  /** While set, nothing is answered: this is thrown instead. */
  trouble: 'away' | 'unreached' | 'refused' | null;
  /** How often a folder was opened. */
  opened: number;
};

const GONE: ItemProblem = { code: 'gone', message: 'This file was deleted since it was listed.' };

/** Opens a source whose folders are held in memory, with the connector that reads them. */
export function openShelf(): Shelf {
  const shelf: Shelf = {
    folders: new Map(),
    problems: new Map(),
    trouble: null,
    opened: 0,
    connector: { identity: 'reader@candor.example', open: (...asked) => open(shelf, ...asked) },
  };
  return shelf;
}

type Open = Connector<'google_drive'>['open'];

async function open(
  shelf: Shelf,
  { folder_id }: SourceConfig<'google_drive'>,
  { proofName }: Parameters<Open>[1],
  signal: AbortSignal,
): ReturnType<Open> {
  signal.throwIfAborted();
  shelf.opened += 1;
  if (shelf.trouble === 'away') throw new SourceAway('The shelf does not answer.');
  if (shelf.trouble === 'unreached') throw new SourceUnreached('folder_id', 'Nobody answered.');
  if (shelf.trouble === 'refused') throw new SourceRefused('folder_id', 'This folder is closed.');
  const folder = shelf.folders.get(folder_id);
  if (!folder) throw new SourceRefused('folder_id', 'This folder was not found.');
  if (![...folder.keys()].some((name) => isProof(name, proofName))) {
    throw new SourceRefused('folder_id', `Put a file named ${proofName}.txt into it.`);
  }
  const take = (entry: string) => {
    const text = folder.get(entry);
    const problem = shelf.problems.get(entry);
    if (problem) return problem;
    return text === undefined ? GONE : Readable.from([Buffer.from(text)]);
  };
  return {
    label: `Shelf ${folder_id.slice(0, 4)}`,
    items: () => folderItems(filesOf(folder), async (entry) => take(entry), proofName),
    read: (entry) => bytesOf(take(entry)),
    close: async () => {},
  };
}

async function* filesOf(folder: ReadonlyMap<string, string>): AsyncGenerator<ListedFile> {
  for (const [name, text] of folder) yield { name, size: Buffer.byteLength(text), entry: name };
}
