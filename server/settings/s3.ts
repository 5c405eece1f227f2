/** The store that this installation reads for its customers, and may keep uploads in. */
export type S3Settings = {
  /** Where buckets are looked for first; one in another region is followed there. */
  region: string;
  /** null: Amazon's own; the address of a compatible store. Without a slash at its end. */
  endpoint: string | null;
  accessKeyId: string;
  secretAccessKey: string;
  /** For temporary keys. */
  sessionToken: string | null;
  /** Whom customers have to grant access, worded to follow "let in". */
  identity: string;
  /** Whether documents are asked for with their checksums; some compatible stores fail then. */
  asksForChecksums: boolean;
};

/** A bucket of the store with a path in it that is empty or ends in a slash. */
export type BucketPlace = { bucket: string; prefix: string };

/** Where uploads live. */
export type BlobPlace = { folder: string } | BucketPlace;

/** The variables that make up the settings, already checked one by one. */
export type S3Variables = {
  S3_REGION?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  S3_IDENTITY?: string | undefined;
  AWS_REGION?: string | undefined;
  AWS_ACCESS_KEY_ID?: string | undefined;
  AWS_SECRET_ACCESS_KEY?: string | undefined;
  AWS_SESSION_TOKEN?: string | undefined;
  BLOB_URL?: string | undefined;
};

const USUAL_REGION = 'us-east-1';
const BUCKET_URL = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w.\-/]*))?$/;

/** The bucket of an address such as s3://bucket/prefix; null for anything else. */
export function bucketPlaceOf(url: string): BucketPlace | null {
  const [, bucket, path = ''] = BUCKET_URL.exec(url) ?? [];
  const parts = path.split('/').filter((part) => part !== '');
  return bucket ? { bucket, prefix: parts.map((part) => `${part}/`).join('') } : null;
}

/**
 * Puts the variables together: what the settings are, null for no store, and what is wrong between the variables. Keys alone
 * switch nothing on: many machines have some for other programs.
 */
export function s3SettingsOf(env: S3Variables): {
  settings: S3Settings | null;
  problems: readonly string[];
} {
  const { S3_REGION, S3_ENDPOINT, S3_IDENTITY, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = env;
  const isBlobStore = env.BLOB_URL?.startsWith('s3:') ?? false;
  if (S3_REGION === undefined && S3_ENDPOINT === undefined && !isBlobStore) {
    const lonely = S3_IDENTITY !== undefined;
    return {
      settings: null,
      problems: lonely ? ['S3_REGION: is needed beside S3_IDENTITY'] : [],
    };
  }
  if (AWS_ACCESS_KEY_ID === undefined || AWS_SECRET_ACCESS_KEY === undefined) {
    const missing = [
      ...(AWS_ACCESS_KEY_ID === undefined ? ['AWS_ACCESS_KEY_ID'] : []),
      ...(AWS_SECRET_ACCESS_KEY === undefined ? ['AWS_SECRET_ACCESS_KEY'] : []),
    ];
    return { settings: null, problems: missing.map((name) => `${name}: is needed to use S3`) };
  }
  const endpoint = S3_ENDPOINT?.replace(/\/+$/, '') ?? null;
  return {
    settings: {
      region: S3_REGION ?? env.AWS_REGION ?? USUAL_REGION,
      endpoint,
      accessKeyId: AWS_ACCESS_KEY_ID,
      secretAccessKey: AWS_SECRET_ACCESS_KEY,
      sessionToken: env.AWS_SESSION_TOKEN ?? null,
      identity: S3_IDENTITY ?? `access key …${AWS_ACCESS_KEY_ID.slice(-4)}`,
      asksForChecksums: endpoint === null || isAmazon(endpoint),
    },
    problems: [],
  };
}

function isAmazon(endpoint: string): boolean {
  return /\.amazonaws\.com(\.cn)?$/.test(new URL(endpoint).hostname);
}
