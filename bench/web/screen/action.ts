import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { z } from 'zod';
import { armPaintClock, type Change } from '../page/paint-clock';

/** Something that one does on a screen again and again, and what shows that it is done. */
export type Action = {
  name: string;
  /** The budget in milliseconds. */
  most: number;
  /** The path of the page on which it is done. */
  path: string;
  /** What stands on that page once the action can be done. */
  ready: string;
  input: 'click' | 'keydown';
  change: Change;
  /** Brings the page to where the action starts and answers what does it, with nothing else left to do. */
  prepare(page: Page, round: number): Promise<() => Promise<void>>;
  /** Brings the page back for the next round. */
  restore?(page: Page): Promise<void>;
};

/** Milliseconds from input to paint: of the very first time, and of those after it. */
export type Timing = { first: number; later: number[] };

const ROUNDS = 20;

/** Long enough for what follows an action, such as reading the next people ahead, to be over. */
const REST_MS = 500;

/** Does the action once, and then as often as is measured. */
export async function timeAction(page: Page, action: Action): Promise<Timing> {
  const first = await timeOnce(page, action, 0);
  const later: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) later.push(await timeOnce(page, action, round));
  return { first, later };
}

async function timeOnce(page: Page, action: Action, round: number): Promise<number> {
  const act = await action.prepare(page, round);
  await page.evaluate(armPaintClock, action.input, action.change);
  await act();
  const took = z.number().parse(await page.evaluate('window.candorPainted'));
  await action.restore?.(page);
  await sleep(REST_MS);
  return took;
}
