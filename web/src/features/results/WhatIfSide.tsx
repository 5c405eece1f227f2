import type { ReactNode } from 'react';
import { CoveredWhatIf } from './evidence-first/CoveredWhatIf';
import type { Reading } from './reading';
import type { ResultsProps } from './results-props';
import { weighableOf } from './rows/weighable';
import type { KnownPeople } from './use-known-people';
import { WaitForEverybody } from './WaitForEverybody';

type WhatIfSideProps = Pick<ResultsProps, 'renderWhatIf'> & {
  head: ReactNode;
  known: KnownPeople;
  /** How much has been read while some people are missing. */
  reading: Reading | null;
  onBack: () => void;
};

/** Other weights for the people of a batch, once everybody is loaded and no score is covered. */
export function WhatIfSide({ head, known, reading, renderWhatIf, onBack }: WhatIfSideProps) {
  const { people, evidenceFirst } = known;
  if (people.covered === 0 && !reading) {
    const { requirements } = people.rows;
    return renderWhatIf({ people: weighableOf(people.rows), requirements, head });
  }
  return (
    <div className="mx-auto max-w-page px-4 pt-4 sm:px-6">
      {head}
      {people.covered > 0 ? (
        <CoveredWhatIf
          count={people.covered}
          onUncover={() => evidenceFirst.uncoverAll(people.ranked.map(({ id }) => id))}
          onBack={onBack}
        />
      ) : (
        reading && <WaitForEverybody reading={reading} />
      )}
    </div>
  );
}
