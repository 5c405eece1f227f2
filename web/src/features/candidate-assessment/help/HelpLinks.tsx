import type { CandidateAssessment } from '@candor/domain/model/candidate-assessment';
import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { cx } from '../../../ui/class-names';
import { HelpDialog } from './HelpDialog';
import type { Kind } from './request-kinds';

type HelpLinksProps = {
  code: string;
  assessment: CandidateAssessment;
  /** Nothing has started, so that accommodations can still be arranged. */
  before?: boolean;
};

/** The ways to whoever sent the assessment, side by side. */
export function HelpLinks({ code, assessment, before = false }: HelpLinksProps) {
  const [kind, setKind] = useState<Kind | null>(null);
  return (
    <div className={cx('flex flex-wrap', before ? '-mx-3.25' : 'justify-around')}>
      {before && (
        <Button variant="link" onClick={() => setKind('adjustment')}>
          Ask for an adjustment
        </Button>
      )}
      <Button variant="link" onClick={() => setKind('question')}>
        Ask a question
      </Button>
      <Button variant="link" onClick={() => setKind('withdraw')}>
        Withdraw or erase
      </Button>
      {kind && (
        <HelpDialog
          code={code}
          company={assessment.company}
          contact={assessment.contact_email}
          kind={kind}
          onClose={() => setKind(null)}
        />
      )}
    </div>
  );
}
