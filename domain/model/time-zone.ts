import { z } from 'zod';
import { messages } from '../messages';
import { isTimeZone } from '../rules/mornings';

/** A time zone by its name, such as Europe/Berlin. */
export const TimeZone = z.string().max(64).refine(isTimeZone, { error: messages.timeZoneUnknown });
