import { useState } from 'react';
import { HelpDialog } from '../help/HelpDialog';
import { RemindersLine } from '../reminders/RemindersLine';
import type { RemindersProps } from '../reminders/use-reminders';
import { SittingScreen } from './SittingScreen';
import { type SittingPlan, useSitting } from './use-sitting';

export type SittingProps = SittingPlan & {
  reminders: RemindersProps;
  /** Rereads the state of the assessment; `asking` until it is there. */
  onReread: () => void;
  asking: boolean;
};

/** Somebody who has agreed and not sent yet: the steps one by one, then the look over all of them. Help stays over it. */
export function Sitting({ onReread, asking, reminders, ...plan }: SittingProps) {
  const sitting = useSitting(plan);
  const [helping, setHelping] = useState(false);
  const { code, assessment, onClosed } = plan;
  return (
    <>
      <SittingScreen
        {...{ assessment, sitting, onClosed, onReread, asking }}
        onHelp={() => setHelping(true)}
      />
      {helping && (
        <HelpDialog
          code={code}
          company={assessment.company}
          contact={assessment.contact_email}
          kind="adjustment"
          onClose={() => setHelping(false)}
        >
          <RemindersLine {...reminders} />
        </HelpDialog>
      )}
    </>
  );
}
