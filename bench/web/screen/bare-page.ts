import type { Page } from 'puppeteer-core';
import type { Action } from './action';

/** A page with nothing but a button that changes its own word: what the browser and the machine take by themselves. */
export const BARE_BUTTON: Action = {
  name: 'a bare button',
  most: Number.POSITIVE_INFINITY,
  path: `data:text/html,<button onclick="this.textContent=this.textContent==='a'?'b':'a'">a</button>`,
  ready: 'button',
  input: 'click',
  change: { selector: 'button', by: 'words' },
  prepare: async (page) => () => page.click('button'),
};

/** Opens an empty page as high as this, in pixels: what scrolling costs where there is nothing to draw. */
export async function openBareHeight(page: Page, height: number): Promise<void> {
  await page.goto(`data:text/html,<div style="height:${height}px"></div>`);
}

/** Opens a plain table of so many rows of this height: what scrolling costs where the browser alone draws, and no script runs. */
export async function openPlainTable(
  page: Page,
  { rows, rowHeight }: { rows: number; rowHeight: number },
): Promise<void> {
  await page.goto('data:text/html,<!doctype html><table></table>');
  await page.evaluate(fillTable, rows, rowHeight);
}

/** Runs in the page. */
function fillTable(rows: number, rowHeight: number): void {
  const table = document.querySelector('table');
  if (!table) return;
  table.style.cssText = 'width: 100%; border-collapse: collapse; font: 14px sans-serif';
  for (let index = 0; index < rows; index += 1) {
    const row = table.insertRow();
    row.style.cssText = `height: ${rowHeight}px; border-bottom: 1px solid silver`;
    for (const text of [`${index + 1}`, `Person ${index + 1}`, 'Accountant', `${index % 100}`]) {
      row.insertCell().textContent = text;
    }
  }
}
