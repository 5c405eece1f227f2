import type { CandidateAssessment } from '@candor/domain/model/candidate-assessment';
import { WholeTerms } from '../../../ui/WholeTerms';

type Host = NonNullable<CandidateAssessment['hosted_by']>;

const HOST: Record<Host, string> = { ashby: 'Ashby', greenhouse: 'Greenhouse' };

/** The name of the system that hosts a test, as people know it. */
export function hostName(host: Host): string {
  return HOST[host];
}

/** Says before the agreement that the test itself is somewhere else. */
export function HostedNote({ host }: { host: Host }) {
  return (
    <p className="mt-2 text-16 text-balance text-ink-2">
      <b className="font-medium text-ink">The test itself is taken at {HOST[host]}.</b>{' '}
      <WholeTerms>{`The link comes in an e-mail from ${HOST[host]}. Here you read what it is for and agree to it.`}</WholeTerms>
    </p>
  );
}
