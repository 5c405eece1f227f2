import { describe, expect, test } from 'vitest';
import { compileJob, match } from '../index';

const AS_OF = { year: 2026, month: 5 };
/** What a person of another trade may reach; a text of nothing but key words shows no trade at all. */
const NO_MATCH = 30;

const JOBS = [
  {
    trade: 'pharmacist',
    job: ['Pharmacist', 'Requirements', '- Pharmacist license', '- Immunizations', '- MTM'],
    listed:
      'pharmacist, PharmD, pharmacist license, immunizations, MTM, dispensing, counseling, compounding',
    heaped:
      'pharmacist PharmD pharmacist license immunizations MTM dispensing prescriptions counseling compounding retail pharmacy technicians inventory',
  },
  {
    trade: 'truck driver',
    job: ['CDL-A Flatbed Driver', 'Requirements', '- Class A CDL', '- Tarping', '- TWIC'],
    listed: 'truck driver, CDL, Class A, flatbed, tarping, securement, TWIC, DOT physical, ELD',
    heaped:
      'truck driver CDL Class A flatbed tarping securement TWIC DOT physical OTR regional clean MVR logbook ELD',
  },
  {
    trade: 'quality engineer',
    job: ['Quality Engineer', 'Requirements', '- PPAP and APQP', '- SPC', '- CMM', '- IATF 16949'],
    listed: 'quality engineer, PPAP, APQP, PFMEA, SPC, CMM, IATF 16949, GD&T, ASQ CQE',
    heaped:
      'quality engineer PPAP APQP PFMEA control plan 8D SPC MSA CMM PC-DMIS IATF 16949 ASQ CQE GD&T automotive stamping',
  },
];

describe.each(JOBS)('key words of a $trade', ({ job, listed, heaped }) => {
  const compiled = compileJob(job.join('\n'));
  const scoreOf = (text: string) => match(compiled, { text }, AS_OF).overall_score;

  test('show no work if nothing joins them', () => {
    expect(scoreOf(`Kim Larch\n${heaped}`)).toBeLessThan(NO_MATCH);
  });

  test('show no work as a list that begins with the title', () => {
    expect(scoreOf(`Kim Larch\n${listed}`)).toBeLessThan(NO_MATCH);
  });
});

test('key words that nothing joins are reported if nobody would read so many', () => {
  const job = compileJob('Warehouse Operative\nRequirements\n- Order picking\n- RF scanner\n- WMS');
  const text = `Kim Larch
warehouse operative order picking packing RF scanner reach truck counterbalance WMS voice picking pallets loading unloading cycle counts stock control despatch goods inwards replenishment shrink wrapping`;
  const { flags, overall_score: score } = match(job, { text }, AS_OF);
  expect(flags.map(({ kind }) => kind)).toContain('keyword_list');
  expect(score).toBeLessThan(NO_MATCH);
});

test('a short line of work without small words is still work', () => {
  const job = compileJob('Warehouse Operative\nRequirements\n- Order picking\n- RF scanner');
  const text =
    'Kim Larch\nWarehouse Operative, Larch Foods, 2019 - present\n- Voice picking, RF scanner, pallets\n- Loaded trailers';
  expect(match(job, { text }, AS_OF).overall_score).toBeGreaterThan(70);
});
