import type { KnownInvitation } from '@candor/domain/model/invitation';
import { ExternalLink } from 'lucide-react';
import { paths } from '../../../../paths';
import { beforeWords } from './before-words';

type BeforeWordsProps = {
  known: KnownInvitation;
  /** How the person is called here. */
  label: string;
  leftOut: boolean;
};

/** What became of the invitation of one of several people. It opens beside the form, which is not done yet. */
export function BeforeWords({ known, label, leftOut }: BeforeWordsProps) {
  return (
    <span className="num text-12 text-ink-2">
      {leftOut && 'Left out. '}
      {beforeWords(known)}{' '}
      <a
        href={paths.invitation(known.invitation_code)}
        target="_blank"
        rel="noopener"
        aria-label={`Open the invitation of ${label}, in a new tab`}
        className="ml-1 inline-flex items-center gap-1 font-medium text-ink underline underline-offset-3 pointer-coarse:py-1"
      >
        Open
        <ExternalLink size={12} strokeWidth={1.75} aria-hidden />
      </a>
    </span>
  );
}
