import { stemOf } from '../read/stem';

/**
 * Words of titles that are one word in two forms: in full and in short, and somebody who does a thing and the thing. What
 * already has the same stem is not listed.
 */
const SPELLINGS = `
  representative, rep
  technician, tech
  administrator, admin
  manager, mgr, mgmt
  assistant, asst
  associate, assoc
  coordinator, coord
  supervisor, supv
  engineer, engr
  developer, dev
  director, dir
  executive, exec
  operations, ops
  accountant, acct
  marketing, mktg
  manufacturing, mfg
  mechanical, mech
  electrical, elec
  maintenance, maint
  teacher, teaching
  tester, testing
  trainer, training
  writer, writing
  driver, driving
  buyer, buying
  welder, welding
  cleaner, cleaning
  planner, planning
  painter, painting
  baker, baking
  packer, packing
  roofer, roofing
  plumber, plumbing
  bookkeeper, bookkeeping
  analyst, analysis, analytics
  scientist, science
  nurse, nursing
  electrician, electrical
  therapist, therapy
  pharmacist, pharmacy
  chemist, chemistry
  photographer, photography
  journalist, journalism
  librarian, library
  secretary, secretarial
  clerk, clerical`;

const OTHERS: ReadonlyMap<string, readonly string[]> = readSpellings(SPELLINGS);

/** The stems under which the word of a title with this stem may stand as well: 'rep' for 'representative'. */
export function otherSpellings(stem: string): readonly string[] {
  return OTHERS.get(stem) ?? [];
}

function readSpellings(written: string): Map<string, readonly string[]> {
  const others = new Map<string, readonly string[]>();
  for (const row of written.split('\n').filter((text) => text.trim() !== '')) {
    const stems = [...new Set(row.split(',').map((word) => stemOf(word.trim())))];
    for (const stem of stems) {
      const known = others.get(stem) ?? [];
      others.set(stem, [...known, ...stems.filter((other) => other !== stem)]);
    }
  }
  return others;
}
