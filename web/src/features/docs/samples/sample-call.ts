/** A call as every language needs it. */
export type SampleCall = {
  method: string;
  url: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: unknown;
  fields: Readonly<Record<string, string>>;
  files: Readonly<Record<string, string>>;
  /** Whether the call carries a token. */
  signedIn: boolean;
  answer: 'json' | 'none' | 'file' | 'events';
  /** The name under which a file that is answered is saved; of no use otherwise. */
  saveAs: string;
};
