import { batches } from '@candor/domain/api/batches';
import { reviews } from '@candor/domain/api/reviews';
import type { ProcessedItem } from '@candor/domain/model/batch';
import { aServer } from '../../../testing/render-app';
import { aBatch, aMatch, anItem, aRequirement, aRequirementResult } from '../../../testing/samples';

const TEXT = 'Six years of night work\nHeld every key of the house';

/** The results of a batch with these people and two requirements. */
export function resultsOf(items: readonly ProcessedItem[]) {
  return {
    batch_job_id: 'batch-0001',
    status: 'completed',
    processed_items: items,
    summary_stats: {
      average_score: 70,
      top_score: 90,
      successful_matches: items.length,
      failed_matches: 0,
      cancelled_matches: 0,
      tiers: { excellent: 0, good: 0, fair: 0, poor: 0 },
    },
    requirements: [
      aRequirement('nights', { text: 'Night work' }),
      aRequirement('keys', { text: 'Key handling' }),
    ],
    total: items.length,
    limit: 100,
    skip: 0,
    has_more: false,
  };
}

/** A server that has this batch with these people; tests that need decisions store them themselves. */
export function aResultsServer(items: readonly ProcessedItem[], job = aBatch()) {
  const server = aServer();
  server.on(batches.status, { body: job });
  server.on(reviews.decisions, {
    body: { decisions: [], total: 0, limit: 100, skip: 0, has_more: false },
  });
  server.on(batches.results, { body: resultsOf(items) });
  server.on(batches.candidate, (request) => {
    const id = request.url.split('/').at(-1);
    const item = items.find((candidate) => candidate.candidate_id_internal === id) ?? anItem(1, 90);
    const evidence = {
      start: 0,
      end: 23,
      quote: TEXT.slice(0, 23),
      section: 'experience' as const,
      reason: 'exact' as const,
      strength: 1,
    };
    const match = aMatch({
      overall_score: item.match_score,
      language: { code: 'de', name: 'German', supported: true },
      requirements: [
        aRequirementResult('nights', 'met', {
          text: 'Night work',
          points: 50,
          max_points: 50,
          evidence: [evidence],
        }),
        aRequirementResult('keys', 'unmet', { text: 'Key handling', points: 0, max_points: 50 }),
      ],
    });
    return {
      body: {
        ...item,
        match_results: match,
        document_text: TEXT,
        decision_detail: null,
        read_problems: [],
      },
    };
  });
  return server;
}
