import { paths } from '../../../paths';
import { PageLink } from '../../../ui/PageLink';

/** The way to forget the person of a candidate everywhere, for when they ask for it. */
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
