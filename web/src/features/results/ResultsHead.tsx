import { ExportMenu } from './export/ExportMenu';
import { HeadActions } from './HeadActions';
import { CHECK_SCORES } from './use-result-actions';
import type { ResultsScreenProps, ResultsState } from './use-results-screen';

type ResultsHeadProps = Pick<
  ResultsScreenProps,
  'whatIf' | 'warmWhatIf' | 'renderHead' | 'loading' | 'instead'
> & { screen: ResultsState };

/** The head of the batch with what can be done about all of it. */
export function ResultsHead({ screen, ...props }: ResultsHeadProps) {
  const { known, reading, scored, dialogs, rowsExport } = screen;
  const { people, review, shortlistIds } = known;
  return props.renderHead({
    actions: (scored || screen.expectsPeople) && !props.whatIf && (
      <HeadActions
        shortlisted={(reading && review.decided?.shortlist) || shortlistIds.length}
        loading={!scored}
        onWhatIf={() => screen.onWhatIf(true)}
        onWhatIfLikely={props.warmWhatIf}
        comparing={screen.comparing}
        selecting={screen.selection.selected.size > 0 && !screen.comparing}
        onCompare={() => (screen.comparing ? screen.onView({ compare: [] }) : screen.onCompare())}
        onShare={() => dialogs.share(shortlistIds)}
        menu={
          <ExportMenu
            batch={screen.batchExport}
            hideNames={screen.preferences.hideNames}
            covered={people.covered > 0}
            busy={rowsExport.busy || !scored || (reading !== null && !reading.stopped)}
            onView={(file) => void rowsExport.save(people.visible, { ...file, of: 'view' })}
          />
        }
      />
    ),
    more: scored ? [{ ...CHECK_SCORES, kind: 'action', onSelect: dialogs.checks }] : [],
    unscored: !scored && !props.loading,
  });
}
