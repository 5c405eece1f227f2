import { CandidatePane } from './pane/CandidatePane';
import { ThirdPane } from './pane/ThirdPane';
import type { ResultsState } from './use-results-screen';

type OpenPersonProps = {
  screen: ResultsState;
  openId: string;
};

/** The evidence of the open person beside the list, with the notes in it unless these have a pane of their own. */
export function OpenPerson({
  screen,
  openId,
  notesBeside,
}: OpenPersonProps & { notesBeside: boolean }) {
  const { known, walk } = screen;
  const { people, review, evidenceFirst, nameOf } = known;
  return (
    <CandidatePane
      job={screen.job}
      candidateId={openId}
      requirementId={walk.requirementId}
      rows={people.visible}
      expected={people.expected}
      ranked={people.ranked}
      reading={screen.reading !== null}
      review={review}
      hideNames={screen.preferences.hideNames}
      evidenceFirst={evidenceFirst}
      notesBeside={notesBeside}
      nameOf={nameOf}
      onDecide={screen.onDecideOne}
      onCompare={screen.onCompare}
      onInvite={() => screen.dialogs.invite([openId])}
      onHideNames={(hideNames) => screen.onPrefer({ hideNames })}
      onRead={walk.stay}
      onOpen={walk.open}
      onClose={walk.close}
    />
  );
}

/** On wide screens, beside the evidence: the notes about the open person, and who is to be compared. */
export function BesidePerson({ screen, openId }: OpenPersonProps) {
  const { known, walk, selection } = screen;
  const { people, review, evidenceFirst, nameOf } = known;
  return (
    <ThirdPane
      open={{ id: openId, name: nameOf(openId) }}
      chosen={people.visible.filter(({ id }) => selection.selected.has(id))}
      isCovered={evidenceFirst.isCovered}
      review={review}
      onOpen={walk.open}
      onToggle={(id) => selection.toggle(id, false)}
      onCompare={() => screen.onCompare([...selection.selected])}
    />
  );
}
