import { TIER_FLOOR } from '@candor/domain/rules/tiers';
import { ReliabilityColumns } from '../../ui/chart/ReliabilityColumns';
import { COLUMNS, FIGURES, shareFrom } from './measured';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The benchmark's last measurements: the ranking next to plain baselines, and what a score promises. */
export function MeasuredQuality() {
  const { engine_version, measured_on, jobs, candidates, systems, bands } = FIGURES;
  return (
    <>
      <p className="max-w-[68ch] text-14 text-ink-2">
        Measured on <time dateTime={measured_on}>{DAY.format(new Date(measured_on))}</time> with
        engine {engine_version}: {jobs} real postings, {candidates.toLocaleString('en')} pairs of a
        posting and a resume whose occupation is known, and the scores that people gave to others.
        Beside it what plain search makes of the same texts in the same run.
      </p>
      <div className="mt-4 overflow-x-auto">
        <table className="w-full text-14">
          <caption className="sr-only">Ranking, beside plain search</caption>
          <thead>
            <tr className="text-13 text-ink-3">
              <th scope="col" className="py-2 pr-4 text-left font-normal">
                Ranking
              </th>
              <Column title="nDCG@10" />
              <Column title="MAP" />
              <Column title="AUC" />
              <Column title="Pairs" />
            </tr>
          </thead>
          <tbody>
            {systems.map((system, index) => (
              <tr key={system.name} className="border-t border-hairline">
                <th scope="row" className="py-2 pr-4 text-left font-medium first-letter:uppercase">
                  {system.name}
                </th>
                {[system.ndcg, system.map, system.auc_one_scale, system.pair_order].map(
                  (figure, column) => (
                    <td
                      // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move
                      key={column}
                      className={`num py-2 pl-3 text-right ${index === 0 ? 'font-medium' : 'text-ink-2'}`}
                    >
                      {figure.toFixed(3)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-3 max-w-[68ch] text-13 text-ink-3">
        nDCG@10: how well the first ten places are filled. MAP: how early the right people come.
        AUC: how often somebody of the occupation stands above somebody of another, with all jobs on
        one scale. Pairs: how often two people stand in the order that people gave them; 0.5 is
        chance. The data were used while the engine was made; other data may give other figures.
      </p>
      <h3 className="mt-8 mb-3 text-16 font-medium">What a score promises</h3>
      <ReliabilityColumns
        columns={COLUMNS}
        scale="Percent of the people with such a score who are of the job’s own occupation"
        axis="Score, from"
        label={`Share of people of the right occupation by score: ${bands
          .map(({ from, to, same }) => `${from} to ${to}, ${Math.round(same * 100)} percent`)
          .join('; ')}.`}
      />
      <p className="mt-3 max-w-[68ch] text-14 text-ink-2">
        Of the people at {TIER_FLOOR.good} or more, {Math.round(shareFrom(TIER_FLOOR.good) * 100)}%
        are of the job’s own occupation.
      </p>
      <details className="mt-3 text-14">
        <summary className="cursor-pointer text-13 text-ink-2">The same as a table</summary>
        <table className="mt-2 w-full">
          <thead>
            <tr className="text-13 text-ink-3">
              <th scope="col" className="py-2 pr-4 text-left font-normal">
                Score
              </th>
              <Column title="Scored" />
              <Column title="Same occupation" />
              <Column title="A near one" />
            </tr>
          </thead>
          <tbody>
            {bands.map(({ from, to, candidates: count, same, near }) => (
              <tr key={from} className="border-t border-hairline">
                <th scope="row" className="num py-1.5 pr-4 text-left font-normal">
                  {from}–{to}
                </th>
                <td className="num py-1.5 pl-3 text-right">{count.toLocaleString('en')}</td>
                <td className="num py-1.5 pl-3 text-right">{Math.round(same * 100)}%</td>
                <td className="num py-1.5 pl-3 text-right">{Math.round(near * 100)}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

function Column({ title }: { title: string }) {
  return (
    <th scope="col" className="py-2 pl-3 text-right font-normal">
      {title}
    </th>
  );
}
