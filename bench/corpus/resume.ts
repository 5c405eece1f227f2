import type { Random } from '@candor/domain/rules/random-from';
import { between, pick, pickSome } from './pick';
import { TRADES, type Trade } from './trades';

const FIRST = ['Adira', 'Bram', 'Celin', 'Doran', 'Elsabe', 'Finn', 'Galina', 'Hesper', 'Idris'];
const LAST = ['Almgreen', 'Birkett', 'Corvane', 'Dunmere', 'Eastholt', 'Farrowby', 'Grenloch'];
const EMPLOYERS = ['Northgate', 'Bluewell', 'Harbour & Finch', 'Osterfield', 'Quillon', 'Tamsin'];
const KINDS = ['Group', 'Services', 'Ltd', 'Partners', 'Systems'];
const TOWNS = ['Westbridge', 'Ellerton', 'Marlow Heath', 'Port Anley'];
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** A resume that was never anybody's, of the length that real ones have (about 3 to 5 KB). */
export type Resume = { name: string; email: string; text: string };

/** Writes a resume in some line of work. The same random numbers write the same resume. */
function writeResume(random: Random): Resume {
  const trade = pick(random, TRADES);
  const first = pick(random, FIRST);
  const last = pick(random, LAST);
  const email = `${first}.${last}${between(random, 1, 999)}@example.org`.toLowerCase();
  const skills = pickSome(random, trade.skills, 8);
  const lines = [
    `${first} ${last}`,
    `${email} | +1 555 ${between(random, 200, 899)} ${between(random, 1000, 9999)} | ${pick(random, TOWNS)}`,
    '',
    'SUMMARY',
    `${pick(random, trade.titles)} with ${between(random, 2, 18)} years of experience in ${skills.slice(0, 3).join(', ')}. Works calmly under pressure, explains things well and likes a plan that holds.`,
    '',
    'EXPERIENCE',
    ...jobs(random, trade),
    'EDUCATION',
    `${pick(random, trade.degrees)}, ${pick(random, TOWNS)} College, ${between(random, 1995, 2016)}`,
    '',
    'SKILLS',
    skills.join(', '),
    '',
    'LANGUAGES',
    'English (fluent), Spanish (basic)',
  ];
  return { name: `${first} ${last}`, email, text: lines.join('\n') };
}

/** So many resumes from one seed's random numbers. */
export function writeResumes(random: Random, count: number): Resume[] {
  return Array.from({ length: count }, () => writeResume(random));
}

function jobs(random: Random, trade: Trade): string[] {
  let year = 2026;
  return Array.from({ length: between(random, 3, 5) }).flatMap(() => {
    const end = year;
    const start = end - between(random, 1, 4);
    year = start;
    const month = pick(random, MONTHS);
    return [
      `${pick(random, trade.titles)}, ${pick(random, EMPLOYERS)} ${pick(random, KINDS)}, ${pick(random, TOWNS)}`,
      `${month} ${start} - ${end === 2026 ? 'present' : `${month} ${end}`}`,
      ...Array.from({ length: between(random, 4, 7) }, () => `- ${deed(random, trade)}.`),
      '',
    ];
  });
}

function deed(random: Random, trade: Trade): string {
  const done = pick(random, trade.deeds).replace('%', pick(random, trade.skills));
  return `${done}, together with ${pick(random, trade.skills)} and a team of ${between(random, 2, 20)} in ${pick(random, TOWNS)}`;
}
