import { z } from 'zod';
import { storable } from '../../db/storable';

/** A text that may be missing; an empty one is none, and what is longer than such a text can be is cut off. */
export const textWithin = (most: number) =>
  z
    .string()
    .nullish()
    .transform((text) => storable((text ?? '').slice(0, most)).trim() || null);

/** A name, a title or another text of one line. */
export const Text = textWithin(1_000);

/** A moment that may be missing, or in an unreadable format. */
export const Moment = z
  .string()
  .nullish()
  .transform((text) => {
    const moment = new Date(text ?? Number.NaN);
    return Number.isNaN(moment.getTime()) ? null : moment;
  });
