import { sources } from '@candor/domain/api/sources';
import { SourceStatus } from '@candor/domain/model/source';
import { putObject } from '@candor/server/testing/s3/bucket';
import { type S3Simulator, startS3, TEST_KEYS } from '@candor/server/testing/s3/simulator';
import { resumePdf } from '../corpus/pdf';
import type { Resume } from '../corpus/resume';
import { type Caller, call } from './call';

const BUCKET = 'hiring-inbox';
/** As many keys as S3 lists at once. */
const PAGE = 1_000;

/** A store as a customer has one, and with which settings a server may read it. */
export type CustomerStore = { store: S3Simulator; settings: Readonly<Record<string, string>> };

/** Starts an empty store on this machine. The caller closes it. */
export async function startCustomerStore(): Promise<CustomerStore> {
  const store = await startS3({ pageSize: PAGE });
  return {
    store,
    settings: {
      S3_ENDPOINT: store.endpoint,
      AWS_ACCESS_KEY_ID: TEST_KEYS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: TEST_KEYS.secretAccessKey,
    },
  };
}

/**
 * Puts the people's resumes into the store as PDF files, the first of them in a folder of each of these sizes, with the
 * proof that the folder is the account's.
 *
 * @returns what a batch of that many people names as its source.
 */
export async function fillCustomerStore(
  { store }: CustomerStore,
  caller: Caller,
  people: readonly Resume[],
  sizes: readonly number[],
): Promise<(people: number) => { bucket_name: string; folder_path: string }> {
  const proof = SourceStatus.parse(await call(caller, sources.status, {})).proof_file_name;
  const bucket = store.bucket(BUCKET);
  for (const size of sizes) putObject(bucket, `${folderOf(size)}/${proof}`, '');
  for (const [index, person] of people.entries()) {
    const bytes = await resumePdf(person);
    for (const size of sizes.filter((one) => index < one)) {
      putObject(bucket, `${folderOf(size)}/resume-${index + 1}.pdf`, bytes);
    }
  }
  return (size) => ({ bucket_name: BUCKET, folder_path: folderOf(size) });
}

const folderOf = (size: number) => `first-${size}`;
