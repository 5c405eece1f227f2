import type { ReactNode } from 'react';
import { Contents } from '../../ui/Contents';
import { cx } from '../../ui/class-names';
import { WholeTerms } from '../../ui/WholeTerms';
import { MeasuredQuality } from './MeasuredQuality';
import {
  CHANGES,
  KINDS,
  PLACES,
  RULES,
  SEMANTIC,
  SHARES,
  type WeightRow,
  WORDS,
} from './weight-tables';

const UNREAD = [
  'Names, pronouns and gender words',
  'E-mail, postal address, phone number',
  'Date of birth, age, marital status',
  'Nationality and religion',
  'The school and the year of a degree',
  'Hidden text and instructions to software',
];

/** The parts of the page, in their order. */
const TITLES = {
  shares: 'How the 100 points are shared',
  kinds: 'How heavy a requirement is',
  changes: 'What changes its weight',
  places: 'What a mention is worth',
  rules: 'Rules',
  words: 'The words beside a score',
  measured: 'What was measured',
  unread: 'What is never read',
  cannot: 'What it cannot do',
} as const;

type PartId = keyof typeof TITLES;

const PARTS = Object.entries(TITLES).map(([id, title]) => ({ id, title }));

/** Every weight and rule behind a score, read from the engine itself when this page is built. */
export function ScoringPage({ heading }: { heading: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-public gap-x-16 px-4 pt-12 pb-24 sm:px-6 lg:grid-cols-[minmax(0,784px)_1fr] lg:grid-rows-[auto_1fr] print:block print:p-0">
      <div className="min-w-0">
        {heading}
        <p className="mt-3 max-w-[68ch] text-16 text-ink-2">
          A job has 100 points. A line earns points only through a place in the resume that shows
          it, and the score is the sum of the lines. The figures below are the engine’s own: this
          page is made from them.
        </p>
      </div>
      <Contents parts={PARTS} />
      <div className="min-w-0">
        <Part id="shares" rows={SHARES} />
        <p className="mt-3 max-w-[68ch] text-14 text-ink-2">
          A job without must-haves has no gate, and its points go to the other lines. Where the
          occupation is not plain from the posting, the line of its field of work fades out, its
          points go to the requirements and the words, and the line of the role goes by the words of
          the job’s title.
        </p>
        <p className="mt-3 max-w-[68ch] text-14 text-ink-2">
          An installation can add one more signal: a model that knows which passages mean what the
          job asks for in other words. It is off unless its operator turned it on. Its line is worth{' '}
          {SEMANTIC} points, for which every other line gives up the same share. Names, contacts,
          schools, places and dates are taken out before anything is sent to the model. A score is
          then the same again as long as the model is, which every result names beside its version.
        </p>
        <Part id="kinds" rows={KINDS} />
        <Part id="changes" rows={CHANGES} />
        <Part id="places" rows={PLACES} />
        <Heading id="rules" />
        <ul className="flex max-w-[68ch] list-disc flex-col gap-1.5 pl-5 text-14 text-ink-2 marker:text-ink-3">
          {RULES.map((rule) => (
            <li key={rule}>
              <WholeTerms>{rule}</WholeTerms>
            </li>
          ))}
        </ul>
        <Part id="words" rows={WORDS} note="Scores" />
        <p className="mt-3 max-w-[68ch] text-14 text-ink-2">
          Three points apart is a tie: harmless rewording can move a score that far.
        </p>
        <Heading id="measured" />
        <MeasuredQuality />
        <Heading id="unread" />
        <ul className="grid max-w-[68ch] gap-x-8 gap-y-1.5 text-14 text-ink-2 sm:grid-cols-2">
          {UNREAD.map((thing) => (
            <li key={thing} className="border-t border-hairline pt-1.5">
              {thing}
            </li>
          ))}
        </ul>
        <Heading id="cannot" />
        <p className="max-w-[68ch] text-14 text-ink-2">
          It reads one document against one text. It meets nobody, asks nobody, and can miss what is
          said in words it does not know. It reads English, German, French, Spanish and Dutch; a
          document in another language gets no score instead of a low one. The same text gives the
          same score on every machine, and no language model sets or changes a number. You decide.
        </p>
      </div>
    </div>
  );
}

function Heading({ id }: { id: PartId }) {
  return (
    <h2 id={id} className="mt-12 mb-3 scroll-mt-20 text-20 font-strong">
      {TITLES[id]}
    </h2>
  );
}

type PartProps = { id: PartId; rows: readonly WeightRow[]; note?: string };

function Part({ id, rows, note }: PartProps) {
  const reasons = rows.some(({ why }) => why !== '');
  return (
    <section>
      <Heading id={id} />
      <table className="w-full text-14">
        <thead className="sr-only">
          <tr>
            <th scope="col">What</th>
            <th scope="col">{note ?? 'Figure'}</th>
            {reasons && <th scope="col">Why</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, value, why }) => (
            <tr key={name} className="border-t border-hairline align-baseline">
              <th scope="row" className="py-2 pr-4 text-left font-medium first-letter:uppercase">
                {name}
                {reasons && (
                  <span className="block text-13 font-normal text-ink-3 sm:hidden">
                    <WholeTerms>{why}</WholeTerms>
                  </span>
                )}
              </th>
              <td
                className={cx(
                  'num w-16 py-2 text-right font-medium whitespace-nowrap',
                  reasons && 'sm:pr-6',
                )}
              >
                {value}
              </td>
              {reasons && (
                <td className="py-2 text-13 text-pretty text-ink-2 max-sm:hidden sm:w-[54%]">
                  <WholeTerms>{why}</WholeTerms>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
