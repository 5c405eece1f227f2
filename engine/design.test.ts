import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import attacks from './golden/attacks/attacks.json';
import { STORIES } from './golden/stories/all';
import {
  CREDIT,
  DOMAIN_POINTS,
  DOMAIN_SCALE,
  GATE_FROM,
  GATE_POINTS,
  GATE_RISES_FROM,
  GATE_RISES_TO,
  GATE_SHOWN,
  IMPLIED_SHARE,
  KIN_SHARE,
  MET_FROM,
  OF_TRADE,
  PARTIAL_FROM,
  REQUIREMENT_POINTS,
  ROLE_FULL,
  ROLE_POINTS,
  SIMILAR_SHARE,
  SURE_FROM,
  SURE_RANGE,
  TERM_POINTS,
  TERMS_SCALE,
  UNSURE_ROLE_POINTS,
  UNSURE_TERM_POINTS,
  YEARS_MET_FROM,
} from './score/weights';
import { taxonomyIndex } from './taxonomy/index-taxonomy';

const PAGES = new URL('./design/', import.meta.url);
const DESIGN = ['../DESIGN.md', ...readdirSync(PAGES)]
  .map((page) => readFileSync(new URL(page, PAGES), 'utf8').replace(/\s+/g, ' '))
  .join(' ');

/** What is left of a line's points after the gate has taken its share, as the page writes it. */
function afterGate(points: number): number {
  const all = ROLE_POINTS + DOMAIN_POINTS + REQUIREMENT_POINTS + TERM_POINTS;
  return Math.round((points / all) * (100 - GATE_POINTS) * 10) / 10;
}

// Each figure with the words around it; '#' stands for the figure.
test.each<[words: string, inCode: number]>([
  ['| role: has worked as … | # |', afterGate(ROLE_POINTS)],
  ['| domain: knows the work of … | # |', afterGate(DOMAIN_POINTS)],
  ['| gate: must-haves as a whole | # |', GATE_POINTS],
  ['| one line per requirement | # in all |', afterGate(REQUIREMENT_POINTS)],
  ['| other terms of the job | # |', afterGate(TERM_POINTS)],
  ['3% elsewhere; full at # |', ROLE_FULL],
  ['of nearby ones, `1 - e^(-x / #)`', DOMAIN_SCALE],
  ['remaining words, `1 - e^(-x / #)`', TERMS_SCALE],
  ['nothing up to #% of all other points', 100 * GATE_RISES_FROM],
  ['everything from #%;', 100 * GATE_RISES_TO],
  ['the best mention: dated work #,', CREDIT.datedWork],
  ['dated work 1, other work #,', CREDIT.work],
  ['prose #,', CREDIT.prose],
  ['credentials #,', CREDIT.credential],
  ['a list inside dated work #,', CREDIT.datedList],
  ['dated work .8, a bare list #;', CREDIT.list],
  ['a narrower skill #,', IMPLIED_SHARE],
  ['begins to count at strength # and counts', GATE_FROM],
  ['and counts fully from #. A tenth', GATE_SHOWN],
  ['is certain (from #,', SURE_FROM],
  ['is certain (from .3, fully from #)', SURE_FROM + SURE_RANGE],
  ['the role line has # points instead of', UNSURE_ROLE_POINTS],
  ['points instead of # (before the gate', ROLE_POINTS],
  ['leave open is filled up to # by work', KIN_SHARE],
  ['then has up to # more points', UNSURE_TERM_POINTS],
  ['work under fitting titles (# or more) counts', OF_TRADE],
  ['neighbour of either proves # of it', SIMILAR_SHARE],
  ['Met from strength # (.95', MET_FROM],
  ['Met from strength .75 (# if years', YEARS_MET_FROM],
  ['partial from #,', PARTIAL_FROM],
  ['It has # occupations in families', taxonomyIndex().families.length],
  ['order and why, for # groups of occupations', STORIES.length],
  ['attacks.json`: # attacks', attacks.length],
])('the design says of "%s" what the code does', (words, inCode) => {
  const [before = '', after = ''] = words.split('#');
  const from = DESIGN.indexOf(before) + before.length;
  const found = DESIGN.slice(from, DESIGN.indexOf(after, from));
  expect(DESIGN).toContain(before);
  expect(Number(found)).toBe(inCode);
});
