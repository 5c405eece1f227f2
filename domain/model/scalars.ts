import { z } from 'zod';

/** ISO 8601 in UTC with milliseconds: the only form in which a moment crosses the wire. */
export const Time = z.iso.datetime({ precision: 3 });

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
