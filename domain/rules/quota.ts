import type { InputType } from './plans';

export type QuotaLevel = 'none' | 'info' | 'warning' | 'critical';

/**
 * How much of a quota is used: info from 50%, warning from 75%, critical from 90%. Without a limit there is no level.
 */
export function quotaLevel(used: number, limit: number | null): QuotaLevel {
  if (limit === null) return 'none';
  const percent = limit === 0 ? 100 : (used / limit) * 100;
  if (percent >= 90) return 'critical';
  if (percent >= 75) return 'warning';
  if (percent >= 50) return 'info';
  return 'none';
}

/** Whether using `needed` deserves a warning: more than 80% of what is left. */
export function takesMuchOf(remaining: number, needed: number): boolean {
  return needed > remaining * 0.8;
}

/** A use as a whole percentage of the whole quota. */
export function shareOf(limit: number, needed: number): number {
  if (needed === 0) return 0;
  return limit === 0 ? 100 : Math.max(1, Math.round((needed / limit) * 100));
}

const FILE_ESTIMATE: Record<'csv_file' | 'zip_file', { bytesEach: number; most: number }> = {
  csv_file: { bytesEach: 1024, most: 1000 },
  zip_file: { bytesEach: 5 * 1024, most: 500 },
};

const SOURCE_ESTIMATE: Record<Exclude<InputType, 'csv_file' | 'zip_file'>, number> = {
  google_drive: 10,
  aws_s3: 25,
  database: 50,
};

/** The most that each source is usually assumed to hold. A larger number that somebody typed is believed. */
export const ESTIMATE_CAP: Record<InputType, number> = {
  csv_file: 1000,
  zip_file: 500,
  google_drive: 100,
  aws_s3: 200,
  database: 1000,
};

/** A first estimate of the candidates in a source, at least 1. Bytes matter only for files, in units of 1024. */
export function estimateCandidates(type: InputType, bytes: number): number {
  if (type !== 'csv_file' && type !== 'zip_file') return SOURCE_ESTIMATE[type];
  const { bytesEach, most } = FILE_ESTIMATE[type];
  return Math.min(most, Math.max(1, Math.ceil(bytes / bytesEach)));
}

const DAY_MS = 86_400_000;

/** Whole days until a moment, rounded up: the last day is 1, after that 0. */
export function daysRemaining(until: Date, now: Date): number {
  return Math.max(0, Math.ceil((until.getTime() - now.getTime()) / DAY_MS));
}
