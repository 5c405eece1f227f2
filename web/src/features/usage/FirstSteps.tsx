import { Card } from '../../ui/Card';

const STEPS = [
  ['Paste a job description', 'What it asks for appears beside it, must-haves first.'],
  [
    'Add your candidates',
    'A CSV or a ZIP of documents. They are counted before anything is charged.',
  ],
  ['Read the evidence', 'Every point has a sentence of the resume behind it. You decide.'],
] as const;

/** What to do on the first day, in place of totals that are all zero. */
export function FirstSteps() {
  return (
    <Card aria-labelledby="first-title" className="px-5 pt-3.5 pb-4">
      <h2 id="first-title" className="text-14 font-strong">
        Your first batch, in three steps
      </h2>
      <ol className="mt-3 flex flex-col gap-4">
        {STEPS.map(([title, text], index) => (
          <li key={title} className="flex gap-3 text-13">
            <span
              aria-hidden
              className="num grid size-6 shrink-0 place-items-center rounded-full border border-border-strong text-12 font-medium"
            >
              {index + 1}
            </span>
            <span>
              <b className="block font-medium">{title}</b>
              <span className="text-ink-2">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
