import { setTimeout as pause } from 'node:timers/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What passed is counted and not described: that would take longer than the scan. */
const TOLD = { resultTypes: ['violations' as const] };

/** WCAG 2.2 AA is what the four sets ask for together. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Holds the page as it stands, or the part of it that a selector names, against every accessibility rule. */
export async function expectAccessible(page: Page, state: string, part?: string): Promise<void> {
  await wear(page, 'light');
  await expectNoViolation(() => scanOf(page, part).withTags(RULES), `${state}, light`);
}

/** Holds the page against the rules about colour in its dark dress. */
export async function expectReadableInTheDark(
  page: Page,
  state: string,
  part?: string,
): Promise<void> {
  await wear(page, 'dark');
  await expectNoViolation(() => scanOf(page, part).withRules(['color-contrast']), `${state}, dark`);
}

/** Takes away what a selector finds: a scan would walk through all of it even where it is told to leave it out. */
export async function takeAway(page: Page, selector: string): Promise<void> {
  await page.evaluate((all) => {
    for (const element of document.querySelectorAll(all)) element.remove();
  }, selector);
}

function scanOf(page: Page, part: string | undefined): AxeBuilder {
  // Our pages hold no frames of others, for which a scan would open a page of its own each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options(TOLD);
  return part === undefined ? axe : axe.include(part);
}

/** Changes the dress and waits until every colour has arrived: even the shortest change takes a frame. */
export async function wear(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await drawn(page);
  await page.evaluate(async () => {
    // What turns for ever or stands still never ends: nobody waits for it.
    const ending = document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const end = Number(effect?.getComputedTiming().endTime);
        return playState === 'running' && Number.isFinite(end);
      })
      .map(({ finished }) => finished);
    const patience = new Promise((over) => setTimeout(over, 5_000));
    await Promise.race([Promise.allSettled(ending), patience]);
  });
}

/** Waits until the page has drawn what it has just been told. */
function drawn(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** What is just changing its colour is looked at once more, when that is over. */
const SECOND_LOOK_MS = 1_000;

async function expectNoViolation(scan: () => AxeBuilder, state: string): Promise<void> {
  let { violations } = await scan().analyze();
  if (violations.length > 0) {
    await pause(SECOND_LOOK_MS);
    violations = (await scan().analyze()).violations;
  }
  const found = violations.map(({ id, help, nodes }) => {
    const [first] = nodes;
    return `${id} at ${nodes.length} places (${help}), first ${first?.target.join(' ')}: ${first?.html}, ${first?.failureSummary}`;
  });
  expect.soft(found, state).toEqual([]);
}

/** How many pixels a page is wider than its window. */
export function pixelsBeyond(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Holds the page against the rule that it is not wider than its window and that nothing in it has moved sideways. */
export async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  await drawn(page);
  const moved = await page.evaluate(() => {
    // A row of chips may be pushed along; what scrolls downwards, or is cut off, must not move sideways.
    const isRow = (element: Element) =>
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) &&
      element.scrollHeight <= element.clientHeight + 1;
    const elements = [...document.querySelectorAll('*')].filter(
      (element) => element.scrollLeft > 0 && !isRow(element),
    );
    return elements.map(({ tagName, className }) => `${tagName} ${className}`);
  });
  expect
    .soft(await pixelsBeyond(page), `${state}: pixels beyond the right edge`)
    .toBeLessThanOrEqual(0);
  expect.soft(moved, `${state}: boxes that scrolled sideways`).toEqual([]);
}
