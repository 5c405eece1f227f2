import type { FoundCandidate } from '@candor/domain/model/search';
import { tierOf } from '@candor/domain/rules/tiers';
import { Command } from 'cmdk';
import { Briefcase, User } from 'lucide-react';
import { paths } from '../../paths';
import { useUser } from '../../session/app-context';
import { coveredScores } from '../../session/covered-scores';
import { plural } from '../../ui/format';
import { GROUP } from './group-look';
import { Marked } from './Marked';
import { PaletteItem } from './PaletteItem';
import { nameOf, untoldOrder } from './untold-order';
import type { Found } from './use-found';

type FoundGroupsProps = { found: Found; query: string; onGo: (to: string) => void };

/** The jobs and candidates that a query names. */
export function FoundGroups({ found, query, onGo }: FoundGroupsProps) {
  const covered = coveredScores(window.localStorage, useUser().id);
  const isCovered = (one: FoundCandidate) => covered(one.batch_job_id, one.candidate_id_internal);
  return (
    <>
      {found.candidates.length > 0 && (
        <Command.Group heading="Candidates" className={GROUP}>
          {untoldOrder(found.candidates, isCovered).map((one) => (
            <PaletteItem
              key={`${one.batch_job_id} ${one.candidate_id_internal}`}
              id={`candidate ${one.batch_job_id} ${one.candidate_id_internal}`}
              icon={User}
              aside={<Marked text={one.headline ?? one.jobTitle} query={query} />}
              figure={scoreWords(one, isCovered(one))}
              onSelect={() => onGo(paths.candidate(one.batch_job_id, one.candidate_id_internal))}
            >
              <Marked text={nameOf(one)} query={query} />
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
              figure={
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

function scoreWords({ match_score }: FoundCandidate, covered: boolean): string {
  if (match_score === null) return 'not scored';
  return covered ? 'score covered' : `${match_score} ${tierOf(match_score)}`;
}
