import { BatchBrowser } from '../features/batches/BatchBrowser';
import { MatchBox } from '../features/matching/MatchBox';
import { MatchReading } from '../features/results/evidence/MatchReading';
import { UsageByDay } from '../features/usage/UsageByDay';
import { PageTitle } from '../shell/PageTitle';

/** Every batch, one match by hand, and use over time. */
export function AllBatches() {
  return (
    <div className="mx-auto max-w-[1440px] px-4 py-6 sm:px-6">
      <PageTitle title="Analytics" className="mb-6" />
      <div className="grid items-start gap-x-6 gap-y-8 lg:grid-cols-[minmax(0,1fr)_376px]">
        <BatchBrowser />
        <div className="flex min-w-0 flex-col gap-6">
          <MatchBox
            renderMatch={(answer, name) => (
              <MatchReading
                name={name}
                headline={null}
                filename={name}
                result={answer.match_results}
                text={answer.document_text}
                wanted={null}
              />
            )}
          />
          <UsageByDay />
        </div>
      </div>
    </div>
  );
}
