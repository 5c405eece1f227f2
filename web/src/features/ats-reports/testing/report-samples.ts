import type {
  AtsAssessmentResult,
  AtsRawResults,
  JobAnalytics,
} from '@candor/domain/model/ats-reports';
import { tierOf } from '@candor/domain/rules/tiers';
import { aMatch, aRequirementResult } from '../../../testing/samples';

const NOW = '2026-03-02T09:00:00.000Z';

type Assessment = JobAnalytics['assessments'][number];

/** What became of one application; without a score it waits. */
export function raw(score: number | null, over: Partial<AtsRawResults> = {}): AtsRawResults {
  return {
    overall_score: score,
    tier: score === null ? null : tierOf(score),
    source: 'candor',
    engine_version: '1.0.0',
    confidence: 0.9,
    state: score === null ? 'waiting' : 'scored',
    problem: null,
    stage: 'Review',
    ...over,
  };
}

/** One application of a job, by default the first that was to be assessed. */
export function anAssessment(
  id: string,
  name: string,
  score: number | null,
  { ordinal = 1, ...over }: Partial<AtsRawResults & Pick<Assessment, 'ordinal'>> = {},
): Assessment {
  return {
    assessment_id: id,
    candidate_name: name,
    ordinal,
    assessed_at: score === null ? null : NOW,
    raw_results: raw(score, over),
  };
}

/** Three night porters: two scored, one whose document is a picture. */
export function aReport(over: Partial<JobAnalytics> = {}): JobAnalytics {
  return {
    jobId: 'job-night-porter',
    jobTitle: 'Night Porter',
    job_title: 'Night Porter',
    totalCandidates: 3,
    total_candidates: 3,
    status: 'Open',
    ats_type: 'ashby',
    assessments: [
      anAssessment('application-ada', 'Ada Brandt', 88, { ordinal: 3 }),
      anAssessment('application-bo', 'Bo Castell', 61, { ordinal: 1, stage: 'Interview' }),
      anAssessment('application-cy', 'Cy Dorn', null, {
        ordinal: 2,
        state: 'unreadable',
        problem: 'The file holds pictures, no text.',
      }),
    ],
    aggregates: { average_score: 74.5, top_score: 88, assessment_count: 2 },
    scoring: aScoring({ scored: 2, unreadable: 1 }),
    stale: false,
    as_of: NOW,
    syncing: false,
    ...over,
  };
}

/** Nobody to score, nothing in progress. */
export function aScoring(over: Partial<JobAnalytics['scoring']> = {}): JobAnalytics['scoring'] {
  return {
    unscored: 0,
    retriable: 0,
    waiting: 0,
    scored: 0,
    unreadable: 0,
    stopped_by: null,
    job_text_from: 'ats',
    ...over,
  };
}

const TEXT = 'Worked nights at the Larkfield Hotel for six years. Speaks Dutch.';

/** One application with its evidence, among three others of its job. */
export function aResult(over: Partial<AtsAssessmentResult> = {}): AtsAssessmentResult {
  const nights = aRequirementResult('nights', 'met', {
    text: 'Night work',
    points: 60,
    max_points: 60,
    evidence: [
      {
        start: 0,
        end: 13,
        quote: 'Worked nights',
        section: 'experience',
        reason: 'exact',
        strength: 1,
      },
    ],
  });
  const dutch = aRequirementResult('dutch', 'partial', {
    text: 'Dutch',
    points: 28,
    max_points: 40,
    importance: 'nice',
  });
  return {
    assessmentId: 'application-ada',
    candidateName: 'Ada Brandt',
    match_score: { overall_score: 88 },
    match_results: aMatch({ overall_score: 88, confidence: 0.9, requirements: [nights, dutch] }),
    graph_data: {
      dimensions: [
        { label: 'Must-haves', score: 100, weight: 0.6 },
        { label: 'Nice-to-haves', score: 70, weight: 0.4 },
      ],
      requirements: [
        { label: 'Night work', verdict: 'met', points: 60, max_points: 60 },
        { label: 'Dutch', verdict: 'partial', points: 28, max_points: 40 },
      ],
      peers: [{ overall_score: 91 }, { overall_score: 88 }, { overall_score: 40 }],
    },
    jobId: 'job-night-porter',
    job_title: 'Night Porter',
    ordinal: 3,
    ats_type: 'ashby',
    assessed_at: NOW,
    raw_results: raw(88),
    document_text: TEXT,
    profile_url: 'https://app.ashbyhq.example.com/candidates/ada',
    stale: false,
    as_of: NOW,
    syncing: false,
    ...over,
  };
}
