/** Opens the bytes to look through, anew for each try. */
export type Opened = () => Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** `withinMs`: how long to wait for an answer before giving up, if somebody is waiting. */
export type ScanOptions = { withinMs?: number; signal?: AbortSignal | undefined };

/** Scans files for viruses before anything else reads them. */
export type VirusScanner = {
  /**
   * Whether a file carries something that the scanner knows. One that does not answer is tried again for a while.
   *
   * @throws ScannerUnavailable when there was no verdict, never because of the file's content; the signal's reason soon after it.
   */
  scan(open: Opened, options?: ScanOptions): Promise<'clean' | 'infected'>;
  /** Whether it answers. Pings once. */
  isAnswering(): Promise<boolean>;
};

/** The scanner gave no verdict, so the file counts as not checked. The message holds no file name and no content. */
export class ScannerUnavailable extends Error {
  /** Whether the same file may get a verdict later. */
  readonly passes: boolean;

  constructor(message: string, options: ErrorOptions & { passes: boolean }) {
    super(message, options);
    this.name = 'ScannerUnavailable';
    this.passes = options.passes;
  }
}
