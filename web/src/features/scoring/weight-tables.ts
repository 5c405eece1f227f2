import { TIER_FLOOR } from '@candor/domain/rules/tiers';
import {
  CREDIT,
  DOMAIN_POINTS,
  EVERYDAY_TOOL_SHARE,
  GATE_ASKED,
  GATE_FLOOR,
  GATE_FULL,
  GATE_OPEN,
  GATE_POINTS,
  IMPLIED_SHARE,
  KIND_WEIGHT,
  MET_FROM,
  MOST_MENTIONS,
  NICE_SHARE,
  PARTIAL_FROM,
  REQUIREMENT_POINTS,
  ROLE_POINTS,
  SEMANTIC_POINTS,
  TERM_POINTS,
  TITLE_BOOST,
  YEARS_MET_FROM,
} from '@candor/engine/score/weights';

/** One figure of the engine with what it is about. */
export type WeightRow = { name: string; value: string; why: string };

/** How the 100 points of a job with must-haves are shared: the gate takes its own, the lines share what is left. */
export const SHARES: readonly WeightRow[] = [
  {
    name: 'Must-haves as a whole',
    points: GATE_POINTS,
    why: `They rise with the rest of the match. ${percent(1 - GATE_FLOOR)} of them wait for the must-haves, less where a job states fewer than ${GATE_ASKED}, and come in full when ${percent(GATE_OPEN)} of those are shown.`,
  },
  {
    name: 'Has worked in this role',
    points: afterGate(ROLE_POINTS),
    why: 'Having done the job under its name, or a close one, tells more than any single word.',
  },
  {
    name: 'Knows the work of the trade',
    points: afterGate(DOMAIN_POINTS),
    why: 'People write about their work in its words, even where titles differ.',
  },
  {
    name: 'Asked for by name',
    points: afterGate(REQUIREMENT_POINTS),
    why: 'The requirements of the posting, shared among them by kind.',
  },
  {
    name: 'Other terms of the job',
    points: afterGate(TERM_POINTS),
    why: 'All of them together.',
  },
]
  .sort((one, other) => other.points - one.points)
  .map(({ name, points, why }) => ({ name, value: String(points), why }));

/** The weight of one requirement relative to another, by kind. */
export const KINDS: readonly WeightRow[] = [
  { name: 'Licence', weight: KIND_WEIGHT.licence, why: 'Without it the law may forbid the work.' },
  {
    name: 'Certificate',
    weight: KIND_WEIGHT.certification,
    why: 'Rarely asked for without need.',
  },
  { name: 'Skill', weight: KIND_WEIGHT.skill, why: 'What the others are measured against.' },
  {
    name: 'Language',
    weight: KIND_WEIGHT.language,
    why: 'A recruiter checks the level first, and a lower one still earns a part.',
  },
  {
    name: 'Years of experience',
    weight: KIND_WEIGHT.experience,
    why: 'A recruiter checks them first, and fewer still earn a part.',
  },
  { name: 'Degree', weight: KIND_WEIGHT.degree, why: 'The school behind it is not read.' },
  { name: 'Anything else', weight: KIND_WEIGHT.other, why: '' },
]
  .sort((one, other) => other.weight - one.weight)
  .map(({ name, weight, why }) => ({ name, value: times(weight), why }));

/** What changes the weight of a requirement. */
export const CHANGES: readonly WeightRow[] = [
  {
    name: 'It is a nice-to-have',
    value: times(NICE_SHARE),
    why: 'It weighs less than a must-have of the same kind.',
  },
  { name: 'The title names it', value: times(TITLE_BOOST), why: 'That is what the job is about.' },
  {
    name: 'An everyday office tool',
    value: times(EVERYDAY_TOOL_SHARE),
    why: 'Nearly every posting lists it and nearly everybody has it.',
  },
];

/** The credit of a mention by where it is in the resume. */
export const PLACES: readonly WeightRow[] = [
  ['In work with dates', CREDIT.datedWork],
  ['In work without dates', CREDIT.work],
  ['As a licence or certificate', CREDIT.credential],
  ['In a sentence elsewhere', CREDIT.prose],
  ['In a list inside dated work', CREDIT.datedList],
  ['In a bare list', CREDIT.list],
].map(([name, value]) => ({ name: String(name), value: percent(Number(value)), why: '' }));

/** The rules that hold between the lines. */
export const RULES: readonly string[] = [
  `A requirement is met from a strength of ${percent(MET_FROM)} (${percent(YEARS_MET_FROM)} where years are asked for) and partly met from ${percent(PARTIAL_FROM)}.`,
  `A narrower skill proves a broader one at ${percent(IMPLIED_SHARE)}.`,
  `Repeating a named skill earns nothing; other words count up to ${MOST_MENTIONS} times.`,
  `Nice-to-haves count in full once ${percent(GATE_FULL)} of the must-haves is covered, before that in proportion.`,
  'What a job does not ask for gives its points to the other lines.',
  'The points are added up and rounded once, at the end.',
];

/** The lowest score of each word. */
export const WORDS: readonly WeightRow[] = (['excellent', 'good', 'fair', 'poor'] as const).map(
  (tier) => ({ name: `${tier} match`, value: `from ${TIER_FLOOR[tier]}`, why: '' }),
);

/** What a line has of the points that the gate leaves, in tenths. */
function afterGate(points: number): number {
  return Math.round((points * (100 - GATE_POINTS)) / 10) / 10;
}

function times(factor: number): string {
  return `× ${factor}`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** What an installation with an embeddings endpoint adds: its points, as a number of the 100. */
export const SEMANTIC = SEMANTIC_POINTS;
