import { z } from 'zod';

/** The rows of the data folder's files, as its README describes them. */
export const ResumeRow = z.object({ id: z.string(), text: z.string() });

export const PostingRow = z.object({ id: z.string(), text: z.string() });

/** `candidates` are pairs of resume id and grade. */
export const RankingRow = z.object({
  id: z.string(),
  occupation: z.string(),
  job: z.string(),
  candidates: z.array(z.tuple([z.string(), z.number()])),
});

/** `candidates` are pairs of resume id and the score that people gave. */
export const PairsRow = z.object({
  id: z.string(),
  job: z.string(),
  candidates: z.array(z.tuple([z.string(), z.number()])),
});

export const SkillsRow = z.object({
  id: z.string(),
  set: z.string(),
  text: z.string(),
  spans: z.array(z.object({ start: z.number(), end: z.number(), kind: z.string() })),
});

/** A sentence with the names of the skills that it asks for. */
export const LabelledRow = z.object({
  id: z.string(),
  text: z.string(),
  labels: z.array(z.string()),
});

/** A line of a real text in which the name of a skill stands at `span`. */
export const CoverageRow = z.object({
  id: z.string(),
  set: z.string(),
  text: z.string(),
  span: z.object({ start: z.number(), end: z.number() }),
});

/** A name of the public O*NET list of technologies; `hot` are those that many postings ask for. */
export const TechnologyRow = z.object({ name: z.string(), hot: z.boolean() });

/** `phrases` must come out of the file unbroken. */
export const DocumentRow = z.object({
  id: z.string(),
  file: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  phrases: z.array(z.string()),
});

export type ResumeRow = z.infer<typeof ResumeRow>;
export type SkillsRow = z.infer<typeof SkillsRow>;
export type LabelledRow = z.infer<typeof LabelledRow>;
export type CoverageRow = z.infer<typeof CoverageRow>;
export type TechnologyRow = z.infer<typeof TechnologyRow>;
export type DocumentRow = z.infer<typeof DocumentRow>;
