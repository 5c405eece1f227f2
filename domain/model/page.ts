import { z } from 'zod';
import { messages } from '../messages';

/** What every list returns besides its items. */
export const Page = z.object({
  total: z.number().int().nonnegative(),
  limit: z.number().int().positive(),
  skip: z.number().int().nonnegative(),
  has_more: z.boolean(),
});
export type Page = z.infer<typeof Page>;

/** How many a page of a list has that has no size of its own. */
export const PAGE_ROWS = 10;

const wholeNumber = (fallback: number, min: number, max: number, message: string) =>
  z
    .string()
    .regex(/^-?\d+$/, message)
    .transform(Number)
    .pipe(z.number().min(min, message).max(max, message))
    .default(fallback);

/** The query of a list: how many to pass over and how many to answer. Numbers arrive as text. */
export function pageQuery(defaultLimit: number) {
  return z.object({
    skip: wholeNumber(0, 0, Number.MAX_SAFE_INTEGER, messages.skipRange),
    limit: wholeNumber(defaultLimit, 1, 100, messages.limitRange),
  });
}

/** The same for a list that is asked for by a body. */
export function pageBody(defaultLimit: number) {
  return z.object({
    skip: z
      .int(messages.skipRange)
      .min(0, messages.skipRange)
      .max(Number.MAX_SAFE_INTEGER, messages.skipRange)
      .default(0),
    limit: z
      .int(messages.limitRange)
      .min(1, messages.limitRange)
      .max(100, messages.limitRange)
      .default(defaultLimit),
  });
}

/** Completes a page from the total and the request. */
export function pageOf(total: number, asked: { skip: number; limit: number }): Page {
  const { skip, limit } = asked;
  return { total, limit, skip, has_more: skip + limit < total };
}
