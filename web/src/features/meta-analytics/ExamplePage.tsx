import { EXAMPLE_FIGURES } from './example-figures';
import { MetaPanels } from './MetaPanels';

const stay = () => undefined;
const noFindings = () => null;

/** The page as it looks with figures. They are an example: whoever shows it says so, and lets nobody read it as their own. */
export function ExamplePage({ title }: { title: string }) {
  return (
    <div className="mx-auto flex max-w-page flex-col gap-4 px-4 py-6 sm:px-6">
      <div className="text-28 font-strong">{title}</div>
      <MetaPanels
        meta={EXAMPLE_FIGURES}
        days={EXAMPLE_FIGURES.assessment_meta_analytics.strategic_metrics.time_range}
        metric="overview"
        onMetric={stay}
        renderFindings={noFindings}
      />
    </div>
  );
}
