import { z } from 'zod';
import { Id, Time } from './scalars';
import { TimeZone } from './time-zone';

export const SCHEDULE_LIMITS = {
  schedules: 10,
  /** After this many failed mornings in a row a schedule stops by itself. */
  failures: 5,
} as const;

const Hour = z.number().int().min(0).max(23);

/** Why a schedule does not do its work. */
export const TroubleCode = z.enum([
  'account',
  'plan',
  'quota',
  'batch_size',
  'source_refused',
  'source_away',
  'job',
  'unexpected',
]);

/** Why a schedule does not do its work, with one plain sentence that says what to do. */
export const ScheduleTrouble = z.object({ code: TroubleCode, message: z.string() });

/** The outcome of a morning. */
export const LastMorning = z.object({
  /** The day there, such as 2026-03-02. */
  date: z.iso.date(),
  at: Time,
  /** How many candidates were new. */
  new_candidates: z.number().int().nonnegative(),
  /** The batch of the new ones; null if there were none, or if it was erased. */
  batch_job_id: Id.nullable(),
});

/** 'Score what is new each morning.' */
export const Schedule = z.object({
  id: Id,
  saved_source_id: Id,
  job_title: z.string(),
  local_hour: Hour,
  time_zone: z.string(),
  enabled: z.boolean(),
  /** null while it is switched off. */
  next_at: Time.nullable(),
  /** null before its first morning has ended. */
  last: LastMorning.nullable(),
  /** null while it works. */
  trouble: ScheduleTrouble.nullable(),
  /** It stopped by itself, after too many failed mornings. */
  paused: z.boolean(),
  created_at: Time,
});

export const ScheduleList = z.object({
  schedules: z.array(Schedule),
  limit: z.number().int().positive(),
});

export const CreateScheduleBody = z.object({
  saved_source_id: Id,
  /** The ended batch whose job, title and edited requirements are used, as they are now. */
  batch_job_id: Id,
  local_hour: Hour,
  time_zone: TimeZone,
});

export const ChangeScheduleBody = z
  .object({ enabled: z.boolean(), local_hour: Hour, time_zone: TimeZone })
  .partial();

export const ScheduleParams = z.object({ id: Id });

export type ScheduleTrouble = z.infer<typeof ScheduleTrouble>;
export type Schedule = z.infer<typeof Schedule>;
export type ScheduleList = z.infer<typeof ScheduleList>;
export type CreateScheduleBody = z.infer<typeof CreateScheduleBody>;
export type ChangeScheduleBody = z.infer<typeof ChangeScheduleBody>;
