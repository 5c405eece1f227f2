import { expect, type Page } from '@playwright/test';

/** A control of the accessibility tree that has no name. */
const UNNAMED =
  /^\s*- (?:button|link|textbox|checkbox|radio|tab|combobox|slider)(?: \[[^\]]*\])*:?$/;

/** Holds the page against what a blind reader needs: every control has a name, and no level of headings is left out. */
export async function expectSpoken(page: Page, state: string): Promise<void> {
  const tree = await page.locator('body').ariaSnapshot();
  const unnamed = tree.split('\n').filter((line) => UNNAMED.test(line));
  expect.soft(unnamed, `${state}: controls without a name`).toEqual([]);
  expect.soft(skippedLevels(tree), `${state}: headings that leave out a level`).toEqual([]);
}

function skippedLevels(tree: string): string[] {
  const headings = [...tree.matchAll(/- heading "([^"]*)" \[level=(\d)\]/g)].map(
    ([, name = '', level]) => ({ name, level: Number(level) }),
  );
  return headings
    .filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1)
    .map(({ name, level }) => `${name} at level ${level}`);
}
