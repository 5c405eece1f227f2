import { allAlone, eachAlone } from './jobs/each-alone';

/** How to stop what has been started, in the order of the starts. What cannot be stopped keeps nothing else running. */
export type Undo = (() => Promise<void>)[];

/** Stops one after the other, the last first, each once. Throws the first failure, after all have been stopped. */
export function undoInTurn(undo: Undo): Promise<void> {
  return eachAlone(undo.splice(0).reverse(), (step) => step());
}

/** Stops all at once. Throws the first failure, after all have ended. */
export function undoAtOnce(undo: Undo): Promise<void> {
  return allAlone(undo.splice(0), (step) => step());
}
