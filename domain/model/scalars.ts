import { z } from 'zod';

/** ISO 8601 in UTC with milliseconds: the only form in which a moment crosses the wire. */
export const Time = z.iso.datetime({ precision: 3 });

/** Further from today no question is meant, and the calendars of programs and databases disagree on the years at their ends. */
const inReach = (day: string) => day >= '1900' && day < '3000';
const outOfReach = { error: 'Must be a day from 1900 to 2999' };

/** A UTC day that somebody asks by. */
export const AskedDay = z.iso.date().refine(inReach, outOfReach);

/** A day, which is its first moment in UTC, or a moment, that somebody names. */
export const AskedMoment = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], { error: 'Must be a day or a moment' })
  .refine(inReach, outOfReach);

/** An opaque identifier. Nothing may be read from its shape but that it has at least 8 characters. */
export const Id = z.string().min(8);

/** A switch in a body, where null is how it is left out. */
export const switchSent = (usual: boolean) =>
  z
    .boolean()
    .nullable()
    .default(usual)
    .transform((given) => given ?? usual);

export type Time = z.infer<typeof Time>;
export type Id = z.infer<typeof Id>;
