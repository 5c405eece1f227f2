import { InputType } from '@candor/domain/rules/plans';
import { RubricEdits } from '@candor/domain/rules/rubric-edits';
import { del, get, set } from 'idb-keyval';
import { z } from 'zod';
import type { FormState } from './form-state';

const Draft = z.object({
  jobText: z.string(),
  inputType: InputType,
  file: z.instanceof(File).nullable(),
  config: z.record(z.string(), z.string()),
  estimate: z.string(),
  rubric: RubricEdits.nullable().default(null),
});
export type Draft = z.infer<typeof Draft>;

/** Fields that give access to somebody's data: they never touch the browser's storage. */
const SECRETS = ['connection_string'];

const keyOf = (userId: string) => `draft:${userId}`;

/** The stored part of a form. */
export function draftOf(form: FormState): Draft {
  const config = Object.fromEntries(
    Object.entries(form.config).filter(([key]) => !SECRETS.includes(key)),
  );
  const { jobText, inputType, file, estimate, rubric } = form;
  return { jobText, inputType, file, config, estimate, rubric };
}

/** The draft of this user in this browser; null without a readable one. */
export async function loadDraft(userId: string): Promise<Draft | null> {
  const parsed = Draft.safeParse(await get(keyOf(userId)));
  return parsed.success ? parsed.data : null;
}

/** Stores the draft of a person in place of the one before. Rejects where the browser has no storage or no room. */
export function saveDraft(userId: string, draft: Draft): Promise<void> {
  return set(keyOf(userId), draft);
}

/** Forgets the draft of a person. */
export function clearDraft(userId: string): Promise<void> {
  return del(keyOf(userId));
}
