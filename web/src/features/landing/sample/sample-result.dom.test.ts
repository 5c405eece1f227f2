import { expect, test } from 'vitest';
import { matchPair } from '../own/match-pair.worker';
import { SAMPLE_JOB, SAMPLE_TEXTS } from './sample-texts';

// `npx vitest run --project web-rules sample-result -u` writes the file anew when the engine has changed its mind.
test('the sample shows exactly the engine’s results for its two resumes', async () => {
  const people = SAMPLE_TEXTS.map(({ text }) => {
    const asOf = { year: 2026, month: 1 };
    const { overall_score, tier, requirements } = matchPair({
      job: SAMPLE_JOB,
      candidate: text,
      asOf,
    });
    return {
      score: overall_score,
      tier,
      lines: requirements.map(({ id, text: words, source, importance, weight, ...found }) => ({
        id,
        text: words,
        source: source && { start: source.start, end: source.end },
        importance,
        weight,
        needed_by_law: found.needed_by_law,
        verdict: found.verdict,
        strength: found.strength,
        evidence: found.evidence.map(({ start, end }) => ({ start, end })),
      })),
    };
  });
  await expect(`${JSON.stringify({ people }, null, 2)}\n`).toMatchFileSnapshot(
    './sample-result.json',
  );
});
