import { TaskKind } from '@candor/domain/model/assessment';
import { z } from 'zod';
import { parseJson } from '../../../api/parse-json';
import type { BuilderForm } from './builder-form';

const Step = z.object({
  id: z.string(),
  title: z.string(),
  intro: z.string(),
  minutes: z.string(),
  points: z.string(),
  requirements: z.array(z.object({ id: z.string(), text: z.string() })),
  tasks: z.array(
    z.object({
      id: z.string(),
      kind: TaskKind,
      prompt: z.string(),
      required: z.boolean(),
      choices: z.array(z.object({ id: z.string(), text: z.string() })),
    }),
  ),
});

const Kept = z.object({
  /** The revision that it began with; null for a new assessment. */
  revision: z.number().nullable(),
  form: z.object({
    title: z.string(),
    job_title: z.string(),
    company: z.string(),
    contact_email: z.string(),
    job_description_text: z.string(),
    limited: z.boolean(),
    limit_minutes: z.string(),
    show_result: z.boolean(),
    steps: z.array(Step),
  }),
});

/** What was written and not saved yet. */
export type Kept = { revision: number | null; form: BuilderForm };

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where it is stored until it is saved or the tab is closed; `id` is null for a new assessment. */
export function keepAt(userId: string, id: string | null): string {
  return `candor.assessment-draft.${userId}.${id ?? 'new'}`;
}

/** What was stored there; null for nothing, and for unreadable data. */
export function readKept(storage: Shelf, key: string): Kept | null {
  return Kept.safeParse(parseJson(storage.getItem(key))).data ?? null;
}

/** Stores it; null deletes it. If the storage is full nothing is kept, and the page still asks before it is left. */
export function writeKept(storage: Shelf, key: string, kept: Kept | null): void {
  try {
    if (kept) storage.setItem(key, JSON.stringify(kept));
    else storage.removeItem(key);
  } catch {
    storage.removeItem(key);
  }
}
