import { licensedFamilies } from '../taxonomy/data/licensed-professions';
import type { IndexedTitle } from '../taxonomy/index-families';
import { taxonomyIndex } from '../taxonomy/index-taxonomy';

/** What the titles of people end with who help somebody with a licence. */
const HELPERS = new Set('assistant assistants aide aides helper helpers mate mates'.split(' '));
/** Professions with a licence of their own, whatever their names end with. */
const ON_THEIR_OWN = new Set(['physician', 'anesthesiologist']);
/** Technicians and others beside work that needs a licence, who do not do it themselves, with the letters of their titles. */
const BESIDE = new Set(
  `audiology technician, chiropractic technician, dietetic technician, diet technician, optometric technician, ophthalmic technician,
  contact lens technician, vision care technician, optical lab technician, physical therapy technician, rehab technician,
  pta, licensed pta, cota, anesthesia technician, anesthesia tech, certified anesthesia technician, anaesthetic technician`
    .split(',')
    .map((title) => title.trim()),
);

let known: ReadonlySet<number> | null = null;

/**
 * The titles, by number, of people who help with work of a family that needs a licence without having one: 'physical therapist
 * assistant'. The map never changes.
 */
export function helpingTitles(): ReadonlySet<number> {
  known ??= findHelpingTitles();
  return known;
}

function findHelpingTitles(): Set<number> {
  const { titles, families } = taxonomyIndex();
  const licensed = new Set(licensedFamilies());
  const needsLicence = ({ families: owners }: IndexedTitle): boolean =>
    owners.some((family) => licensed.has(families[family]?.id ?? ''));
  const found = new Set<number>();
  titles.forEach((title, number) => {
    if (!title.field && helps(title.forms) && needsLicence(title)) found.add(number);
  });
  return found;
}

function helps(forms: readonly string[]): boolean {
  if (BESIDE.has(forms.join(' '))) return true;
  return HELPERS.has(forms.at(-1) ?? '') && !forms.some((form) => ON_THEIR_OWN.has(form));
}
