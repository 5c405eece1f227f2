import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Card } from '../../../ui/Card';
import { cx } from '../../../ui/class-names';
import { plural } from '../../../ui/format';
import { SearchBox } from '../../../ui/SearchBox';
import { findAnswers } from './answers';

/** What can be known without asking anybody, with a search over it. A phone opens it first: the form stands below. */
export function HelpAnswers() {
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState(false);
  const found = findAnswers(search);
  return (
    <Card aria-labelledby="answers-title" className="px-4 py-3 sm:px-6 lg:px-5 lg:py-4">
      <h2 id="answers-title" className="text-16 font-strong">
        <span className="max-lg:hidden">Common questions</span>
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="flex w-full items-center justify-between gap-2 rounded-control text-left lg:hidden pointer-coarse:min-h-11"
        >
          Common questions
          <ChevronDown
            size={16}
            strokeWidth={1.75}
            className={cx('shrink-0 text-ink-3', open && 'rotate-180')}
            aria-hidden
          />
        </button>
      </h2>
      <div className={cx('mt-3', !open && 'max-lg:hidden')}>
        <SearchBox
          wide
          label="Search the answers"
          placeholder="Search"
          value={search}
          onSearch={setSearch}
        />
        <p role="status" className="sr-only">
          {search && plural(found.length, 'answer')}
        </p>
        {found.length === 0 && (
          <p className="mt-3 text-13 text-ink-2">No answer contains these words. Ask us instead.</p>
        )}
        <ul className="mt-2 flex flex-col">
          {found.map(({ question, answer, way }) => (
            <li key={question} className="border-b border-hairline last:border-0">
              <details>
                <summary className="py-2 text-13 font-medium pointer-coarse:py-3">
                  {question}
                </summary>
                <div className="pb-3 text-13 text-ink-2">
                  <p>{answer}</p>
                  <Link
                    to={way.to}
                    className="mt-1.5 inline-block font-medium text-ink underline underline-offset-3 pointer-coarse:py-2"
                  >
                    {way.label}
                  </Link>
                </div>
              </details>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
