import type { ErasedPeople } from '@candor/domain/model/person';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ErrorNote } from '../../../session/ErrorNote';
import { plural, sentenceList } from '../../../ui/format';
import { SearchBox } from '../../../ui/SearchBox';
import { useFocusAfter } from '../../../ui/use-focus-after';
import { SaidLine } from '../SaidLine';
import { SectionSkeleton } from '../SectionSkeleton';
import { SettingsSection } from '../SettingsSection';
import { FoundPeople } from './FoundPeople';
import { isAsked, usePeople, type Wanted } from './use-people';

/** Erases one person everywhere: they are found, reviewed and erased here. */
export function PeopleSection() {
  const [address, setAddress] = useSearchParams();
  const candidate = address.get('person');
  const [q, setQ] = useState('');
  const [erased, setErased] = useState<ErasedPeople | null>(null);
  const outcome = useFocusAfter<HTMLDivElement>(erased !== null);
  const leaveCandidate = () => {
    if (candidate === null) return;
    setAddress(
      (before) => {
        before.delete('person');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const search = (text: string) => {
    setErased(null);
    setQ(text);
    leaveCandidate();
  };
  return (
    <SettingsSection
      id="people"
      hint="When somebody asks to be forgotten: find them and erase them from every batch, match, decision, note, link and scored application. Nobody can bring it back, not even us."
    >
      <SearchBox
        label="Find a person"
        placeholder="Name, e-mail or file"
        value={q}
        onSearch={search}
      />
      <div className="mt-4 empty:hidden">
        <Found
          wanted={candidate === null ? { q } : { candidate }}
          onErased={(gone) => {
            setErased(gone);
            setQ('');
            leaveCandidate();
          }}
        />
      </div>
      <div ref={outcome} tabIndex={-1} className="outline-none">
        <SaidLine
          className={erased ? 'mt-3' : undefined}
          said={erased && { kind: 'done', text: doneWords(erased) }}
        />
      </div>
    </SettingsSection>
  );
}

function Found({ wanted, onErased }: { wanted: Wanted; onErased: (erased: ErasedPeople) => void }) {
  const { data, error, refetch } = usePeople(wanted);
  if (!isAsked(wanted)) return null;
  if (error) {
    return (
      <ErrorNote title="The search did not work." error={error} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <SectionSkeleton label="Looking for the person" lines={2} />;
  return (
    <FoundPeople
      key={JSON.stringify(wanted)}
      people={data.people}
      more={data.more}
      firstChosen={'candidate' in wanted}
      onErased={onErased}
    />
  );
}

function doneWords(erased: ErasedPeople): string {
  const { candidates, batches, batches_removed, single_matches, invitations, applications } =
    erased;
  const parts = [
    ...(candidates > 0
      ? [`${plural(candidates, 'resume')} in ${plural(batches, 'batch', 'batches')}`]
      : []),
    ...(single_matches > 0 ? [plural(single_matches, 'single match', 'single matches')] : []),
    ...(invitations > 0 ? [plural(invitations, 'invitation')] : []),
    ...(applications > 0 ? [plural(applications, 'application')] : []),
  ];
  const removed =
    batches_removed > 0
      ? ` ${plural(batches_removed, 'batch', 'batches')} held nobody else: erased too.`
      : '';
  const elsewhere =
    applications > 0 ? ' The ATS that they came from still has them: erase them there too.' : '';
  return `Erased: ${sentenceList(parts)}.${removed}${elsewhere}`;
}
