import { describe, expect, test } from 'vitest';
import { askedCampaign } from './asked-campaign';
import { KINDS } from './kinds';

describe('what a campaign is asked for', () => {
  test.each(Object.keys(KINDS))(
    '%s is known, with as many runs and the seed that are named',
    (kind) => {
      const asked = askedCampaign(['--kind', kind, '--runs', '3', '--rounds', '40', '--seed', '7']);
      expect(asked).toEqual({
        campaign: KINDS[kind]?.campaign,
        extent: { runs: 3, rounds: 40, firstSeed: 7, from: undefined },
      });
    },
  );

  test('without words, a worker and then the only process are killed', () => {
    expect(askedCampaign([])).toMatchObject({ campaign: KINDS.both?.campaign });
  });

  test('help lists every kind with what it does', () => {
    const help = askedCampaign(['--help']);
    expect(help).toMatchObject({ exitCode: 0 });
    for (const [name, { does }] of Object.entries(KINDS)) {
      expect(help).toMatchObject({ usage: expect.stringMatching(`--kind ${name} .*${does}`) });
    }
  });

  test.each([
    [['--kind', 'earthquake'], "There is no kind 'earthquake'."],
    [['--kind', 'constructor'], "There is no kind 'constructor'."],
    [['--runs', '0'], '--runs takes a number from 1.'],
    [['--seed', 'first'], '--seed takes a number from 1.'],
    [['--times', '3'], "Unknown option '--times'"],
  ])('%j is answered with the reason and the usage', (words, reason) => {
    const asked = askedCampaign(words);
    expect(asked).toMatchObject({ exitCode: 2, usage: expect.stringContaining(reason) });
    expect(asked).toMatchObject({ usage: expect.stringContaining('--kind worker') });
  });
});
