import { ATS_NAMES, AtsType, type Integration } from '@candor/domain/model/ats';
import { useSearchParams } from 'react-router';
import { useIntegrationContext } from '../../../ats/integration-context';
import { CoveredNote } from '../../../session/CoveredNote';
import { SegmentedControl } from '../../../ui/SegmentedControl';
import { Tabs } from '../../../ui/Tabs';
import { connectionOf } from '../use-integrations';
import { AssessmentList } from './AssessmentList';
import { HubFigures, type UpgradeButton } from './HubFigures';
import { type HubTab, readHub, writeHub } from './hub-state';
import { JobList } from './JobList';
import type { Reviewing } from './reviewing';
import { ServiceState } from './ServiceState';

type HubProps = {
  connections: readonly Integration[];
  reviewing: Reviewing;
  /** The way to the plan that opens the figures over all jobs. */
  upgrade: UpgradeButton;
};

/** The partners' hub: jobs and assessments of a connected system, and how the service is. */
export function Hub({ connections, reviewing, upgrade }: HubProps) {
  const [query, setQuery] = useSearchParams();
  const [context, choose] = useIntegrationContext();
  const linked = AtsType.options.filter(
    (type) => connectionOf(connections, type)?.status !== 'not_connected',
  );
  const state = readHub(query);
  const { evidenceFirst } = reviewing;
  const wanted = state.ats ?? context.atsType;
  const type = linked.includes(wanted) ? wanted : linked[0];
  if (!type) return <NothingLinked />;
  const turnTo = (change: Parameters<typeof writeHub>[1]) =>
    setQuery((before) => writeHub(before, change), { replace: true, preventScrollReset: true });
  const name = ATS_NAMES[type];
  // A refused connection says nothing about the system's health, and its card says why.
  const isOut = connectionOf(connections, type)?.status === 'error';
  return (
    <section aria-labelledby="hub" className="mt-8">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <h2 id="hub" className="mr-auto text-20 font-strong">
          Hub
        </h2>
        {!isOut && <ServiceState type={type} />}
        {linked.length > 1 && (
          <SegmentedControl
            legend="Applicant tracking system"
            value={type}
            onChange={(next) => {
              choose({ atsType: next });
              turnTo({ ats: next, skip: 0 });
            }}
            segments={linked.map((one) => ({ value: one, label: ATS_NAMES[one] }))}
          />
        )}
      </div>
      {evidenceFirst && (
        <div className="mb-4">
          <CoveredNote>
            A score shows once you have read its evidence and said what you think of it. Average and
            top scores are left out here; the report of a job has them once all of its scores show.
          </CoveredNote>
        </div>
      )}
      <HubFigures
        key={`figures of ${type}`}
        type={type}
        days={state.days}
        onDays={(days) => turnTo({ days })}
        upgrade={upgrade}
        covered={evidenceFirst}
      />
      <div className="mt-6">
        <Tabs<HubTab>
          label={`What is in ${name}`}
          value={state.tab}
          onChange={(tab) => turnTo({ tab, skip: 0 })}
          tabs={[
            {
              value: 'jobs',
              label: 'Jobs',
              content: (
                <JobList
                  key={type}
                  type={type}
                  skip={state.skip}
                  onSkip={(skip) => turnTo({ skip })}
                  covered={evidenceFirst}
                />
              ),
            },
            {
              value: 'assessments',
              label: 'Assessments',
              content: (
                <AssessmentList
                  key={type}
                  type={type}
                  skip={state.skip}
                  onSkip={(skip) => turnTo({ skip })}
                  reviewing={reviewing}
                />
              ),
            },
          ]}
        />
      </div>
    </section>
  );
}

function NothingLinked() {
  return (
    <section aria-labelledby="hub" className="mt-8">
      <h2 id="hub" className="text-20 font-strong">
        Hub
      </h2>
      <p className="mt-2 max-w-[68ch] text-13 text-ink-2">
        Connect a system above, and its jobs and candidates appear here. Scoring a job shows each
        candidate with the evidence for every point.
      </p>
    </section>
  );
}
