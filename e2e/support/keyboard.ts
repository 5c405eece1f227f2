import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has between two neighbouring controls of a journey. */
const MOST_STOPS = 60;

/** Presses Tab until a control has the focus, as somebody without a mouse does; every stop on the way must show itself. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await showsFocus(page), `the focus is visible on ${await nameOfFocus(page)}`).toBe(true);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`No stop of ${MOST_STOPS} led to ${target}`);
}

/** Whether the focused control, or the one that frames it, draws a ring that is not transparent. */
export function showsFocus(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    for (let element = document.activeElement; element; element = element.parentElement) {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      if (outlineStyle !== 'none' && outlineWidth !== '0px') return true;
      if (element === document.activeElement && boxShadow !== 'none') return true;
      if (element.tagName === 'FORM' || element.tagName === 'MAIN') break;
    }
    return document.activeElement === document.body;
  });
}

/** The focused control as it stands in the page, shortened. */
function nameOfFocus(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? 'nothing');
}
