import { paths } from '../../paths';
import { PageLink } from '../../ui/PageLink';

/** Why the product exists, and where it is said what becomes of the resumes. */
export function About() {
  return (
    <div className="max-w-[600px] text-16 text-ink-2">
      <p>
        A number without a reason helps neither the person who must make the call nor the person who
        asks why. So every number here can be opened, down to the sentence that earned it.
      </p>
      <p className="mt-3">
        Candor reads text and nothing else. It learns from nobody’s past decisions, it guesses no
        personality, and it does not know who somebody is.
      </p>
      <p className="mt-3">
        What is kept, for how long, and how you delete it is set out in the{' '}
        <PageLink
          href={paths.privacy}
          className="font-medium text-accent-ink underline-offset-3 hover:underline"
        >
          privacy policy
        </PageLink>
        .
      </p>
      <p className="mt-3 font-medium text-ink">It supports a decision. It does not make one.</p>
    </div>
  );
}
