import type { Draft } from '../read/job/draft';
import { taxonomyIndex } from '../taxonomy/index-taxonomy';

/**
 * Papers among the licences without which the work can begin: nearly everybody who applies has them, the employer arranges them
 * within days, or a custom of the trade asks for them and no law.
 */
const NO_BAR = new Set([
  'Driving licence',
  'Motorcycle licence',
  'International driving permit',
  'Police clearance',
  'Working with Children Check',
  'Food Hygiene Level 2',
  'Gesundheitszeugnis',
  'Infektionsschutzbelehrung',
  'alcohol server permit',
  'TABC certification',
  'food safety manager certification',
  'White Card',
  'Carte BTP',
  'IPAF licence',
  'Working at heights certificate',
  'Confined space certificate',
  'VCA certificate',
  'SCC certificate',
  'IOSH certificate',
  'NEBOSH certificate',
  'Apprenticeship certificate',
  'SVQ',
  'Ausbildereignung',
  'DOT medical card',
  'AIPR',
  'Elektrofachkraft',
  'NEN 3140',
  'Notary public',
  'ESL certification',
  'Certified Paralegal',
  'Trade licence',
  'Professional licence',
  'Healthcare licence',
]);

/** True for a licence that the job states as a must-have and without which its work may not be done. */
export function isNeededByLaw({ kind, importance, stated, ask }: Draft): boolean {
  if (kind !== 'licence' || importance !== 'must' || !stated || ask.type !== 'skill') return false;
  const { concepts } = taxonomyIndex();
  return ask.concepts.every((number) => !NO_BAR.has(concepts[number]?.name ?? ''));
}
