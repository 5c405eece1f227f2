import { terms } from '@candor/domain/api/terms';
import { TERM_LIMITS } from '@candor/domain/model/term';
import { useCall } from '../../session/use-call';
import { useDebounced } from '../../ui/use-debounced';

/** Asks once per pause, not once per letter. */
const STILL_MS = 250;
const FEWEST_LETTERS = 2;

/** What the taxonomy knows about words while they are typed; null while that is unknown. */
export function useLookUp(typed: string) {
  const words = useDebounced(typed.trim(), STILL_MS);
  const enough = words.length >= FEWEST_LETTERS && words.length <= TERM_LIMITS.letters;
  const answer = useCall(terms.lookUp, { query: { words } }, { enabled: enough });
  return enough && words === typed.trim() ? (answer.data ?? null) : null;
}
