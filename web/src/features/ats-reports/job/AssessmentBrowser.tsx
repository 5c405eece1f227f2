import { Download } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { saveText } from '../../../api/save-download';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { formatCount, plural } from '../../../ui/format';
import { PastLastPage } from '../../../ui/PastLastPage';
import { SearchBox } from '../../../ui/SearchBox';
import { SkipPager } from '../../../ui/SkipPager';
import { usePrinting } from '../../../ui/use-printing';
import { AssessmentTable } from './AssessmentTable';
import { reportCsv } from './report-csv';
import type { ReportRow } from './report-rows';
import { type ReportView, ROWS, shownRows } from './report-view';

type AssessmentBrowserProps = {
  title: string;
  jobId: string;
  rows: readonly ReportRow[];
  /** How many were assessed; the report holds the first thousand. */
  total: number;
  view: ReportView;
  /** Some scores are not to be seen yet. */
  covered: boolean;
  running: boolean;
  hrefOf: (id: string) => string;
  onView: (change: Partial<ReportView>) => void;
  onOpen: (id: string) => void;
};

/** Every application of a job: searched, sorted, page by page, and as a file. */
export function AssessmentBrowser(props: AssessmentBrowserProps) {
  const { title, jobId, rows, total, view, onView } = props;
  const { search, sort, range } = view;
  const shown = useMemo(
    () => shownRows(rows, { search, sort, range }),
    [rows, search, sort, range],
  );
  // Paper has no pages to turn: there all rows are drawn.
  const printing = usePrinting();
  const skip = printing ? 0 : (view.page - 1) * ROWS;
  const page = shown.slice(skip, printing ? undefined : skip + ROWS);
  const save = () => saveText(reportCsv(shown), `job-report-${jobId}.csv`);
  return (
    <section aria-label="Candidates">
      <div className="mb-2 flex flex-wrap items-center gap-2 print:hidden">
        <SearchBox
          label="Search candidates"
          placeholder="Name or stage"
          value={search}
          onSearch={(text) => onView({ search: text })}
        />
        <p role="status" className="num mr-auto text-12 text-ink-3">
          {shown.length === rows.length
            ? plural(rows.length, 'candidate')
            : `${formatCount(shown.length)} of ${plural(rows.length, 'candidate')}`}
          {total > rows.length && `, the first of ${formatCount(total)}`}
        </p>
        <Button icon={Download} onClick={save} disabled={shown.length === 0}>
          Export CSV
        </Button>
      </div>
      <Listed shown={shown.length} page={page.length} view={view} onView={onView}>
        <AssessmentTable
          title={title}
          rows={page}
          sort={sort}
          covered={props.covered}
          running={props.running}
          hrefOf={props.hrefOf}
          onSort={(next) => onView({ sort: next })}
          onOpen={props.onOpen}
        />
        {!printing && (
          <SkipPager
            label="Pages of the candidates"
            page={{ skip, limit: ROWS, total: shown.length }}
            shown={page.length}
            ways={['Previous page', 'Next page']}
            onSkip={(next) => onView({ page: next / ROWS + 1 })}
          />
        )}
      </Listed>
    </section>
  );
}

type ListedProps = {
  shown: number;
  page: number;
  view: ReportView;
  onView: AssessmentBrowserProps['onView'];
  children: ReactNode;
};

/** The table, or why it has no row. */
function Listed({ shown, page, view, onView, children }: ListedProps) {
  if (shown === 0) {
    return (
      <EmptyState
        kind="no_result"
        title="No candidate matches"
        action={<Button onClick={() => onView({ search: '', range: null })}>Clear filters</Button>}
      >
        {view.range === null
          ? 'No name and no stage contains this.'
          : 'Nobody with these scores has a name or stage that contains this.'}
      </EmptyState>
    );
  }
  return page === 0 ? <PastLastPage onFirst={() => onView({ page: 1 })} /> : children;
}
