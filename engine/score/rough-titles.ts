import { stemOf } from '../read/stem';
import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import { titleWordRarity } from './title-word-weight';

/** Half of the words is less than half of the meaning. */
const POWER = 1.5;

type TitlesByWord = {
  readonly titlesOf: ReadonlyMap<string, readonly number[]>;
  /** For each title, the sum of what its words say. */
  readonly whole: Float64Array;
};

let laidOut: TitlesByWord | null = null;

/**
 * For each family, how much the words of a job's title have in common with the family's most similar title, 0 to 1:
 * 'Warehouse worker' is not a title of a forklift driver, but 'warehouse forklift operator' is.
 */
export function roughTitles(titleStems: ReadonlySet<string>): Float64Array {
  const { titles, families } = taxonomyIndex();
  laidOut ??= layOut();
  let asked = 0;
  const common = new Map<number, number>();
  for (const stem of titleStems) {
    const rarity = titleWordRarity(stem);
    asked += rarity;
    for (const title of laidOut.titlesOf.get(stem) ?? [])
      common.set(title, (common.get(title) ?? 0) + rarity);
  }
  const best = new Float64Array(families.length);
  for (const [title, shared] of common) {
    const larger = Math.max(asked, laidOut.whole[title] ?? 0);
    const share = larger === 0 ? 0 : shared / larger;
    for (const family of titles[title]?.families ?? [])
      best[family] = Math.max(best[family] ?? 0, share);
  }
  return best.map((share) => share ** POWER);
}

function layOut(): TitlesByWord {
  const { titles } = taxonomyIndex();
  const titlesOf = new Map<string, number[]>();
  const whole = new Float64Array(titles.length);
  titles.forEach(({ forms, field }, number) => {
    if (field) return;
    for (const stem of new Set(forms.map(stemOf))) {
      whole[number] = (whole[number] ?? 0) + titleWordRarity(stem);
      const known = titlesOf.get(stem);
      if (known === undefined) titlesOf.set(stem, [number]);
      else known.push(number);
    }
  });
  return { titlesOf, whole };
}
