import type { ElementHandle, Page } from 'puppeteer-core';
import { RESPONSE } from '../budgets';
import type { Action } from './action';

const ROWS = 'tr[data-row]';
const PERSON = '[data-pane] h2';

/** Rows between two people that are opened cold: the next two after an open one are read ahead. */
const FAR_APART = 4;

/** Everything on the results of a large batch that has a budget of its own. */
export function resultActions(path: string): Action[] {
  const rowsChange = { selector: ROWS, by: 'words' } as const;
  const onResults = { path, ready: ROWS, input: 'click', change: rowsChange } as const;
  return [
    {
      ...onResults,
      name: 'sort by name',
      most: RESPONSE.rearrange,
      prepare: async (page) => click(page, 'thead button ::-p-text(Candidate)'),
    },
    {
      ...onResults,
      name: 'filter by chip',
      most: RESPONSE.rearrange,
      prepare: async (page, round) =>
        click(page, `fieldset button ::-p-text(${round % 2 === 0 ? 'Shortlist' : 'All'})`),
    },
    {
      ...onResults,
      name: 'filter by letter',
      most: RESPONSE.rearrange,
      input: 'keydown',
      prepare: async (page, round) => {
        await focusSearch(page);
        // A letter of some names and of none of the titles, which are searched as well.
        return () => page.keyboard.press(round % 2 === 0 ? 'g' : 'Backspace');
      },
    },
    {
      ...onResults,
      name: 'what-if weight',
      most: RESPONSE.rearrange,
      path: `${path}&whatIf=1`,
      ready: 'main tbody tr',
      change: { selector: 'main tbody tr', by: 'words' },
      prepare: async (page, round) =>
        click(page, `aside fieldset input[value="${round % 2 === 0 ? 5 : 1}"]`),
    },
    {
      ...onResults,
      name: 'open, prefetched',
      most: RESPONSE.openPrefetched,
      input: 'keydown',
      change: { selector: PERSON, by: 'element' },
      prepare: async (page) => {
        await page.waitForSelector(PERSON);
        return () => page.keyboard.press('j');
      },
    },
    {
      ...onResults,
      name: 'open, cold',
      most: RESPONSE.openCold,
      change: { selector: PERSON, by: 'element' },
      prepare: async (page, round) => {
        await page.waitForSelector(PERSON);
        return clickRow(page, FAR_APART * (round + 1));
      },
    },
    {
      ...onResults,
      name: 'open the palette',
      most: RESPONSE.palette,
      input: 'keydown',
      change: { selector: '[role=dialog] input, dialog input', by: 'element' },
      prepare: async (page) => {
        await page.keyboard.down('Control');
        return () => page.keyboard.press('k');
      },
      restore: async (page) => {
        await page.keyboard.up('Control');
        await page.keyboard.press('Escape');
      },
    },
  ];
}

async function click(page: Page, selector: string): Promise<() => Promise<void>> {
  const element: ElementHandle<Element> | null = await page.waitForSelector(selector);
  if (!element) throw new Error(`Nothing on the page is ${selector}.`);
  await element.scrollIntoView();
  return () => element.click();
}

/** The row at this place among all of them, from 0; it is drawn once one has scrolled to it. */
async function clickRow(page: Page, index: number): Promise<() => Promise<void>> {
  await page.evaluate((place) => {
    const row = document.querySelector('tr[data-row]');
    window.scrollTo({ top: place * (row?.getBoundingClientRect().height ?? 0) });
  }, index);
  // The head is the first row of the grid, and places are told from one.
  return click(page, `tr[aria-rowindex="${index + 2}"] button[aria-expanded]`);
}

async function focusSearch(page: Page): Promise<void> {
  if ((await page.$('[data-batch-search]')) === null) await page.keyboard.press('/');
  await page.locator('[data-batch-search]').click();
}
