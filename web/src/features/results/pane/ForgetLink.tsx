import { paths } from '../../../paths';
import { PageLink } from '../../../ui/PageLink';

/** Link to erase the person of a candidate everywhere, at their request. */
export function ForgetLink({ candidateId }: { candidateId: string }) {
  return (
    <p className="pb-4 text-12 text-ink-3">
      Did they ask to be forgotten?{' '}
      <PageLink
        href={paths.erasePerson(candidateId)}
        className="font-medium whitespace-nowrap text-accent-ink hover:underline pointer-coarse:py-3"
      >
        Erase this person
      </PageLink>
    </p>
  );
}
