import type { CandidateAssessment } from '@candor/domain/model/candidate-assessment';
import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { HelpDialog } from './HelpDialog';
import type { Kind } from './request-kinds';

type HelpLinksProps = { code: string; assessment: CandidateAssessment };

/** The ways to whoever sent the assessment, side by side. */
export function HelpLinks({ code, assessment }: HelpLinksProps) {
  const [kind, setKind] = useState<Kind | null>(null);
  return (
    <div className="flex justify-around">
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
