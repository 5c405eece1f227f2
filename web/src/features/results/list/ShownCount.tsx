import { useState } from 'react';

type ShownCountProps = {
  /** What narrows the list now. */
  filter: string;
  /** How many that leaves: `3 people`. */
  left: string;
};

/**
 * Says to those who listen whom another filter leaves. Not when the list becomes shorter by a decision, which says
 * so itself, nor when the page opens.
 */
export function ShownCount({ filter, left }: ShownCountProps) {
  const [said, setSaid] = useState({ filter, words: '' });
  if (said.filter !== filter) setSaid({ filter, words: `${left} shown` });
  return (
    <p role="status" className="sr-only">
      {said.words}
    </p>
  );
}
