import { createHash } from 'node:crypto';

const NATIVE = 'application/vnd.google-apps.';

/** Something in Drive. */
export type SimFile = {
  readonly id: string;
  name: string;
  mimeType: string;
  parent: string | null;
  /** What a download gives; of a Google Doc, its text. */
  bytes: Uint8Array;
  /** A size that is told without holding so many bytes. */
  saidSize: number | null;
  createdAt: number;
  modifiedAt: number;
  isTrashed: boolean;
  /** Shared with the service account; what lies in a shared folder is, too. */
  isShared: boolean;
  /** Closed to the service account in spite of the folder around it. */
  isClosed: boolean;
  /** The id of whose it is; a file of a shared drive has none. */
  owner: string | null;
  driveId: string | null;
  canDownload: boolean;
  isAbusive: boolean;
  /** A search by name knows it. */
  isIndexed: boolean;
  target: string | null;
};

/** What a test says about a file; the rest is as usual. */
export type FileWishes = Partial<Omit<SimFile, 'id' | 'bytes'>> & { text?: string };

/** A folder's files that are made when they are listed and never held. */
export type ManyFiles = { count: number; make(at: number): { name: string; size: number } };

/** What the simulated Drive holds. Time moves by a second with every change. */
export class World {
  readonly files = new Map<string, SimFile>();
  readonly many = new Map<string, ManyFiles>();
  private now = Date.parse('2026-01-05T08:00:00.000Z');
  private made = 0;

  /** Puts a folder there that is shared with the service account, or one into another folder. */
  folder(name: string, wishes: FileWishes = {}): string {
    const isTop = wishes.parent === undefined;
    return this.file(name, { mimeType: `${NATIVE}folder`, isShared: isTop, ...wishes });
  }

  file(name: string, { text = '', ...wishes }: FileWishes): string {
    const around = wishes.parent ? this.files.get(wishes.parent) : undefined;
    const id = this.nextId();
    const at = this.tick();
    this.files.set(id, {
      id,
      name,
      mimeType: 'text/plain',
      parent: null,
      bytes: Buffer.from(text),
      saidSize: null,
      createdAt: at,
      modifiedAt: at,
      isTrashed: false,
      isShared: false,
      isClosed: false,
      owner: around?.owner ?? 'owner-1',
      driveId: around?.driveId ?? null,
      canDownload: true,
      isAbusive: false,
      isIndexed: true,
      target: null,
      ...wishes,
    });
    return id;
  }

  doc(name: string, wishes: FileWishes): string {
    return this.file(name, { mimeType: `${NATIVE}document`, ...wishes });
  }

  shortcut(name: string, target: string, wishes: FileWishes): string {
    return this.file(name, { mimeType: `${NATIVE}shortcut`, target, ...wishes });
  }

  /** Puts files into a folder that are made when they are listed. */
  fill(folder: string, many: ManyFiles): void {
    this.many.set(folder, many);
  }

  change(id: string, text: string): void {
    const file = this.get(id);
    file.bytes = Buffer.from(text);
    file.modifiedAt = this.tick();
  }

  get(id: string): SimFile {
    const file = this.files.get(id);
    if (!file) throw new Error(`Nobody put ${id} into the Drive.`);
    return file;
  }

  /** What lies in a folder: those that are held, by `order`, then those that are made. */
  *within(folder: string, from: number, order: (one: SimFile, other: SimFile) => number) {
    const held = [...this.files.values()].filter(({ parent }) => parent === folder).sort(order);
    for (let at = from; at < held.length; at += 1) yield held[at] as SimFile;
    const many = this.many.get(folder);
    if (!many) return;
    const around = this.get(folder);
    for (let at = Math.max(0, from - held.length); at < many.count; at += 1) {
      yield madeFile(around, at, many.make(at));
    }
  }

  /** Whether the service account may see it. */
  isVisible(file: SimFile): boolean {
    if (file.isClosed) return false;
    const around = file.parent === null ? undefined : this.files.get(file.parent);
    return file.isShared || (around !== undefined && this.isVisible(around));
  }

  private nextId(): string {
    this.made += 1;
    return `1Sim_${String(this.made).padStart(24, '0')}-abcd`;
  }

  private tick(): number {
    this.now += 1000;
    return this.now;
  }
}

const NOTHING = new Uint8Array();

function madeFile(around: SimFile, at: number, { name, size }: { name: string; size: number }) {
  const made: SimFile = {
    ...around,
    id: `1Many_${String(at).padStart(24, '0')}-${around.id.slice(-10)}`,
    name,
    mimeType: 'text/plain',
    parent: around.id,
    bytes: NOTHING,
    saidSize: size,
  };
  return made;
}

const isFolder = ({ mimeType }: SimFile) => mimeType === `${NATIVE}folder`;

/** A file as the API tells it. */
export function resourceOf(world: World, file: SimFile): object {
  const { id, name, mimeType, owner, driveId, target, saidSize, bytes } = file;
  const isNative = mimeType.startsWith(NATIVE);
  return {
    kind: 'drive#file',
    id,
    name,
    mimeType,
    trashed: file.isTrashed,
    ...(file.parent !== null && { parents: [file.parent] }),
    createdTime: new Date(file.createdAt).toISOString(),
    modifiedTime: new Date(file.modifiedAt).toISOString(),
    ...(!isNative && { size: String(saidSize ?? bytes.byteLength), md5Checksum: md5(bytes) }),
    ...(driveId === null ? { owners: [{ permissionId: owner }] } : { driveId }),
    ...(target !== null && {
      shortcutDetails: {
        targetId: target,
        targetMimeType: world.files.get(target)?.mimeType ?? 'text/plain',
      },
    }),
    capabilities: { canDownload: file.canDownload, canListChildren: isFolder(file) },
  };
}

const sums = new WeakMap<Uint8Array, string>();

function md5(bytes: Uint8Array): string {
  const sum = sums.get(bytes) ?? createHash('md5').update(bytes).digest('hex');
  sums.set(bytes, sum);
  return sum;
}
