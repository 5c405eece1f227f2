/** Runs what it is given one after another, in the order of the calls. */
export type Lane = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Makes a lane of its own. A failure goes to its caller and does not hold up the next. */
export function oneAtATime(): Lane {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => null);
    return turn;
  };
}
