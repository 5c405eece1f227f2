/** What an uploaded archive may hold and become. Sizes are bytes after inflating. */
export type ZipLimits = {
  maxEntries: number;
  maxDocumentBytes: number;
  maxTotalBytes: number;
  /** Times the packed size, for what is above 1 MB. */
  maxRatio: number;
};

export const ZIP_LIMITS: ZipLimits = {
  maxEntries: 2_000,
  maxDocumentBytes: 10 * 1024 * 1024,
  maxTotalBytes: 500 * 1024 * 1024,
  maxRatio: 100,
};
