import { z } from 'zod';

/** The contents of a document as the text of a job description, and doubts about the reading. */
export const ReadJobDescription = z.object({
  text: z.string(),
  notes: z.array(z.string()),
});

export type ReadJobDescription = z.infer<typeof ReadJobDescription>;
