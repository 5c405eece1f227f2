import type { AiInsight } from '@candor/domain/model/insight';

type FindingLink = NonNullable<AiInsight['links']>[number];

/** The results of a job. */
export const jobPlace = (batchId: string, label: string): FindingLink => ({
  label,
  path: `/analytics?batchId=${batchId}`,
});

export const SOURCES_PLACE: FindingLink = {
  label: 'Compare all sources',
  path: '/meta-analytics?metric=process',
};

export const SKILLS_PLACE: FindingLink = {
  label: 'Compare all skills',
  path: '/meta-analytics?metric=skills',
};
