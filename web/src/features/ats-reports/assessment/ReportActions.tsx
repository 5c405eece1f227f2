import type { AtsAssessmentResult } from '@candor/domain/model/ats-reports';
import { Braces, Printer } from 'lucide-react';
import { saveText } from '../../../api/save-download';
import { Button } from '../../../ui/Button';
import { reportJson } from './report-json';

type ReportActionsProps = {
  result: AtsAssessmentResult;
  /** Something is covered on screen, or a name is hidden: a file would tell it. */
  withheld: string | null;
};

/** Takes a report out of the product: to paper, or as a file with all evidence. */
export function ReportActions({ result, withheld }: ReportActionsProps) {
  const save = () => saveText(reportJson(result), `assessment-report-${result.assessmentId}.json`);
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <Button icon={Printer} onClick={() => window.print()}>
        Print
      </Button>
      <Button
        icon={Braces}
        onClick={save}
        disabled={withheld !== null}
        title={withheld ?? undefined}
      >
        Export JSON
      </Button>
    </div>
  );
}
