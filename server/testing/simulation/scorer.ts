import { scoreTexts } from '../../scoring/score-texts';
import type { ScoredText, Scorer, ScoringJob, ScoringText } from '../../scoring/scorer';

/** A scorer within this process that scores each text once for all seeds: what a score comes to is no part of what they tell. */
export function rememberingScorer(): Scorer {
  const known = new Map<string, ScoredText>();
  const scoreOne = (job: ScoringJob, jobKey: string, text: ScoringText): ScoredText[] => {
    const key = `${jobKey} ${JSON.stringify(text)}`;
    const before = known.get(key);
    if (before) return [before];
    const scored = scoreTexts({ job, texts: [text] });
    for (const one of scored) known.set(key, one);
    return scored;
  };
  return {
    score: async ({ job, texts }) => {
      const jobKey = JSON.stringify(job);
      return texts.flatMap((text) => scoreOne(job, jobKey, text));
    },
    outgoing: () => Promise.reject(new Error('Nothing leaves the simulation')),
    prepare: async () => {},
    close: async () => {},
  };
}
