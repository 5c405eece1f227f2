import { BookOpen } from 'lucide-react';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/Button';
import { Island } from '../../ui/Island';
import { ApiSample, type CodeSample } from './ApiSample';

const POINTS = [
  'Every answer says what is left of your quota',
  'Repeating a call with the same key charges once',
  'Same input, same engine version, same bytes',
] as const;

type ApiBandProps = { samples: readonly CodeSample[]; answer: string };

/** The way in for programs. */
export function ApiBand({ samples, answer }: ApiBandProps) {
  return (
    <div className="grid gap-8 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-16">
      <div>
        <p className="text-16 text-ink-2">
          Send a job and a resume. Get the score, the verdicts and the exact span of text behind
          each one.
        </p>
        <ul className="mt-5 mb-6 text-14 text-ink-2">
          {POINTS.map((point) => (
            <li key={point} className="border-t border-border py-1.5">
              {point}
            </li>
          ))}
        </ul>
        <a href={paths.apiDocumentation} className={buttonClass()}>
          <BookOpen size={16} strokeWidth={1.75} aria-hidden />
          Read the documentation
        </a>
      </div>
      <Island name="api-sample" props={{ samples, answer }}>
        <ApiSample samples={samples} answer={answer} />
      </Island>
    </div>
  );
}
