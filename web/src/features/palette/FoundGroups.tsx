import { tierOf } from '@candor/domain/rules/tiers';
import { Command } from 'cmdk';
import { Briefcase, User } from 'lucide-react';
import { paths } from '../../paths';
import { plural } from '../../ui/format';
import { GROUP } from './group-look';
import { Marked } from './Marked';
import { PaletteItem } from './PaletteItem';
import type { Found } from './use-found';

type FoundGroupsProps = { found: Found; query: string; onGo: (to: string) => void };

/** The jobs and candidates that a query names. */
export function FoundGroups({ found, query, onGo }: FoundGroupsProps) {
  return (
    <>
      {found.candidates.length > 0 && (
        <Command.Group heading="Candidates" className={GROUP}>
          {found.candidates.map((one) => (
            <PaletteItem
              key={`${one.batch_job_id} ${one.candidate_id_internal}`}
              id={`candidate ${one.batch_job_id} ${one.candidate_id_internal}`}
              icon={User}
              aside={asideOf(one.match_score, one.headline ?? one.jobTitle)}
              onSelect={() => onGo(paths.candidate(one.batch_job_id, one.candidate_id_internal))}
            >
              <Marked
                text={one.candidate_name ?? one.original_filename ?? 'No name'}
                query={query}
              />
            </PaletteItem>
          ))}
        </Command.Group>
      )}
      {found.jobs.length > 0 && (
        <Command.Group heading="Jobs" className={GROUP}>
          {found.jobs.map((job) => (
            <PaletteItem
              key={job.batch_job_id}
              id={`job ${job.batch_job_id}`}
              icon={Briefcase}
              aside={
                job.total_candidates === null
                  ? undefined
                  : plural(job.total_candidates, 'candidate')
              }
              onSelect={() => onGo(paths.batch(job.batch_job_id))}
            >
              <Marked text={job.jobTitle} query={query} />
            </PaletteItem>
          ))}
        </Command.Group>
      )}
    </>
  );
}

function asideOf(score: number | null, words: string): string {
  return score === null ? `${words}, could not be read` : `${words}, ${score} ${tierOf(score)}`;
}
