/** What a file is to a page. */
export type Kind = 'script' | 'style' | 'font' | 'document' | 'data' | 'other';

/** One file that a page has loaded. */
export type Load = {
  path: string;
  kind: Kind;
  /** Bytes after gzip; fonts and pictures are compressed in themselves and count as they are. */
  bytes: number;
  /** Bytes of the body as the server sent it. */
  sent: number;
  /** Whether it was there when the first screen was painted. */
  first: boolean;
};

/** What a media type is to a page. */
export function kindOf(mediaType: string): Kind {
  if (/javascript/.test(mediaType)) return 'script';
  if (/css/.test(mediaType)) return 'style';
  if (/font|woff/.test(mediaType)) return 'font';
  if (/html/.test(mediaType)) return 'document';
  if (/json|event-stream/.test(mediaType)) return 'data';
  return 'other';
}

/** All bytes of the loads, or of those of one kind, in thousands. */
export function kilobytes(loads: readonly Load[], kind?: Kind): number {
  const counted = kind ? loads.filter((load) => load.kind === kind) : loads;
  return counted.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;
}

/** All bytes as the server sent them, in thousands. */
export function sentKilobytes(loads: readonly Load[]): number {
  return loads.reduce((sum, { sent }) => sum + sent, 0) / 1_000;
}

/** The paths of the files of one kind that every one of the pages has loaded. */
export function sharedPaths(pages: readonly (readonly Load[])[], kind: Kind): Set<string> {
  const [first = [], ...others] = pages.map(
    (loads) => new Set(loads.filter((load) => load.kind === kind).map(({ path }) => path)),
  );
  return new Set([...first].filter((path) => others.every((paths) => paths.has(path))));
}

/** The heaviest of the loads in words, heaviest first: `react 58.1, router 30.2`. */
export function heaviest(loads: readonly Load[], count: number): string {
  return [...loads]
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, count)
    .map(({ path, bytes }) => `${nameOf(path)} ${(bytes / 1_000).toFixed(1)}`)
    .join(', ');
}

/** `/assets/react-B2xY_1-a.js` is called `react`: the build ends names with a hash of eight characters. */
function nameOf(path: string): string {
  const file = path.slice(path.lastIndexOf('/') + 1);
  return file.replace(/-[\w-]{8}\.\w+$/, '');
}
