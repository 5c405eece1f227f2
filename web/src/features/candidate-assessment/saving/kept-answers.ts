import { StepAnswer } from '@candor/domain/model/candidate-assessment';
import { z } from 'zod';
import { parseJson } from '../../../api/parse-json';
import type { Kept } from './save-machine';

const KeptSchema = z.object({
  answer: StepAnswer,
  revision: z.number().int().nonnegative(),
  unsure: z.array(StepAnswer),
});

/** Where the answer of one step is stored on this device. */
export type KeptAnswer = {
  read: () => Kept | null;
  write: (kept: Kept) => void;
  clear: () => void;
};

const KEY = 'candor.answer';

/** The place of a step's answer. A browser that refuses storage keeps nothing, and the page works without. */
export function keptAnswer(storage: Storage, code: string, step: string): KeptAnswer {
  const key = `${KEY}.${code}.${step}`;
  return {
    read: () =>
      KeptSchema.safeParse(parseJson(quietly(() => storage.getItem(key)) ?? null)).data ?? null,
    write: (kept) => void quietly(() => storage.setItem(key, JSON.stringify(kept))),
    clear: () => void quietly(() => storage.removeItem(key)),
  };
}

/** Forgets all answers of an assessment. */
export function forgetAnswers(storage: Storage, code: string): void {
  quietly(() => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const key of keys) if (key?.startsWith(`${KEY}.${code}.`)) storage.removeItem(key);
  });
}

function quietly<Done>(work: () => Done): Done | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
