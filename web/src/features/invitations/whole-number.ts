import { z } from 'zod';

/** A whole number as it is typed, within limits that its sentence names. */
export function wholeNumber(least: number, most: number) {
  const message = `A whole number from ${least} to ${most}`;
  return z
    .string()
    .trim()
    .regex(/^\d{1,6}$/, message)
    .transform(Number)
    .pipe(z.number().min(least, message).max(most, message));
}
