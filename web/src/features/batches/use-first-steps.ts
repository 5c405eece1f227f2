import { z } from 'zod';
import { parseJson } from '../../api/parse-json';
import { useUser } from '../../session/app-context';
import { useStored } from '../../ui/use-stored';

const FirstSteps = z.object({
  /** Somebody looked at results here. */
  opened: z.boolean().default(false),
  /** The list was put away. */
  removed: z.boolean().default(false),
  /** Hints that were read. */
  read: z.array(z.string()).default([]),
});
export type FirstSteps = z.infer<typeof FirstSteps>;

const NOTHING: FirstSteps = { opened: false, removed: false, read: [] };

/** How far somebody is with the first steps, as this browser remembers it. */
export function useFirstSteps() {
  const { id } = useUser();
  return useStored(
    `candor.first-steps.${id}`,
    (stored) => FirstSteps.safeParse(parseJson(stored)).data ?? NOTHING,
    JSON.stringify,
  );
}
