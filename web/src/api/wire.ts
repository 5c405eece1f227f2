/** A request as it leaves the browser. */
export type WireRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | FormData | null;
  /** Ends the request when the caller loses interest. */
  signal: AbortSignal | null;
  /** How long to wait, in milliseconds; an upload and a file count from their last progress. */
  timeout: number;
  /** Set for responses that are files, which may be of any size. */
  file?: true;
  /** Set if it is to continue when the page is left. */
  outlives?: true;
  onProgress?: (progress: UploadProgress) => void;
};

/** Bytes sent of the bytes to send. */
export type UploadProgress = { sent: number; total: number };

/** What came back. `header` knows no case. */
export type WireResponse = {
  status: number;
  statusText: string;
  header: (name: string) => string | null;
  body: Blob;
};

/** Carries one request. Throws `ClientError` with `timeout` or `network_error`; an abort by the caller throws as such. */
export type Transport = (request: WireRequest) => Promise<WireResponse>;
