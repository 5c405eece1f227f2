import { sentenceList } from '../../ui/format';
import { capitalised, countWord } from '../../ui/number-words';
import type { Stability } from './shortlist-stability';

/** Who stays this often is firm; under half of the times the place is a matter of chance. */
const FIRM_FROM = 0.95;

/** How firm the top of the order is: 'Four of the top five stay in whatever the weights. Mara Ellingsen stays in 61 of 100 times.' */
export function stabilityWords({ size, holds }: Stability): { lead: string; rest: string } {
  const shaky = holds.filter(({ share }) => share < FIRM_FROM);
  const top = `the top ${countWord(size)}`;
  if (shaky.length === 0)
    return {
      lead: `All of ${top} are sure of a place.`,
      rest: 'They stay in when weights move by a fifth.',
    };
  const firm = size - shaky.length;
  const lead = `${capitalised(firm === 0 ? 'nobody' : countWord(firm))} of ${top} ${firm > 1 ? 'are' : 'is'} sure of a place.`;
  const named = shaky.map(
    ({ name, share }) => `${name} stays in ${Math.round(share * 100)} of 100 times`,
  );
  return { lead, rest: `${sentenceList(named)} when weights move by a fifth.` };
}
