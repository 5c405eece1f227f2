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
