/**
 * Kinds of work whose levels need different training, each with the families of its levels, lowest first. People move to the next
 * level and seldom past it: who minds small children may teach the first classes of a school, and no mathematics in its last. Two bars
 * without a family between them part levels of which the upper one is a profession of its own.
 */
const LADDERS = `
  teaching: early_childhood, nanny | school_teacher | | secondary_teacher | college_faculty
  protection: security_guard | corrections_probation | police_officer
  ward: licensed_practical_nurse | registered_nurse | nurse_manager
  shop: retail_associate | retail_manager
  office: administrative_assistant | executive_assistant
  kitchen: dishwasher_kitchen, fast_food_worker | cook | chef`;

type Rung = { readonly ladder: string; readonly level: number };

const RUNG_OF: ReadonlyMap<string, Rung> = new Map(
  LADDERS.split('\n').flatMap((row) => {
    const [ladder = '', levels = ''] = row.split(':').map((text) => text.trim());
    return levels.split('|').flatMap((families, level) =>
      families
        .split(',')
        .map((family) => family.trim())
        .filter((family) => family !== '')
        .map((family) => [family, { ladder, level }] as const),
    );
  }),
);

/** How many levels a family is below another of one kind of work; 0 if it is not. */
export function levelsBelow(upper: string, lower: string): number {
  const [above, below] = [RUNG_OF.get(upper), RUNG_OF.get(lower)];
  if (above === undefined || above.ladder !== below?.ladder) return 0;
  return Math.max(0, above.level - below.level);
}

/** The ids of all families that have a level. */
export function familiesWithLevels(): readonly string[] {
  return [...RUNG_OF.keys()];
}
