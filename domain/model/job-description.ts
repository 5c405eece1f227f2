import { z } from 'zod';

/** What a document says, as the text of a job description, and what makes it doubtful that it was read rightly. */
export const ReadJobDescription = z.object({
  text: z.string(),
  notes: z.array(z.string()),
});

export type ReadJobDescription = z.infer<typeof ReadJobDescription>;
