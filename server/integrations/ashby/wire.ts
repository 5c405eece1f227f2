import { z } from 'zod';
import { Moment, Text, textWithin } from '../outgoing/wire-values';

const Id = z.string().min(1).max(200);

const Description = textWithin(400_000);

/** What carries a reading on. An empty one is none. */
const Token = z
  .string()
  .max(10_000)
  .nullish()
  .transform((token) => token || null);

const resultOf = <Result extends z.ZodType>(results: Result) => z.object({ results });

/** A page of a list. The last one may have a cursor, too. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    results: z.array(row),
    moreDataAvailable: z.boolean().nullish(),
    nextCursor: Token,
    syncToken: Token,
  });

export const ApiKeyInfo = resultOf(
  z.object({ title: Text, scopes: z.array(z.string()).nullish() }),
);

export const JobRow = z.object({
  id: Id,
  title: Text,
  status: Text,
  createdAt: Moment,
  updatedAt: Moment,
});

export const JobInfo = resultOf(z.object({ jobPostingIds: z.array(Id).nullish() }));

export const PostingRow = z.object({
  id: Id,
  isListed: z.boolean().nullish(),
  publishedDate: Moment,
  updatedAt: Moment,
});
export type PostingRow = z.infer<typeof PostingRow>;

export const PostingList = resultOf(z.array(PostingRow));

export const PostingInfo = resultOf(
  z.object({ descriptionPlain: Description, descriptionHtml: Description }),
);

export const ApplicationRow = z.object({
  id: Id,
  status: Text,
  createdAt: Moment,
  updatedAt: Moment,
  candidate: z.object({ id: Id }),
  currentInterviewStage: z.object({ title: Text }).nullish(),
  job: z.object({ id: Id }).nullish(),
});

const Address = z.object({ value: Text });

export const CandidateInfo = resultOf(
  z.object({
    name: Text,
    primaryEmailAddress: Address.nullish(),
    emailAddresses: z.array(Address).nullish(),
    applicationIds: z.array(Id).nullish(),
    resumeFileHandle: z.object({ name: Text, handle: z.string().min(1).max(20_000) }).nullish(),
    profileUrl: Text,
  }),
);
export type Candidate = z.infer<typeof CandidateInfo>['results'];

/** A signed link into a storage, good for a short while. */
export const FileInfo = resultOf(z.object({ url: z.string().max(20_000) }));
