import { expect, type Page, type Route } from '@playwright/test';

/** One screen in one state: how to get there, and the name it goes by in reports and pictures. */
export type Stop = {
  name: string;
  open(page: Page): Promise<void>;
  /** Takes back what would stay behind after the page is left. */
  leave?(page: Page): Promise<void>;
  /** Selects what only says once more, in other words, what stands before it. */
  repeats?: string;
  /** Selects what this step has opened or changed; what stands around it is a stop of its own. */
  opened?: string;
};

/** What opens in the middle of a screen or from its side. */
export const DIALOG = ':is(dialog[open], [role="dialog"])';

/** Waits until a screen shows its heading and loads nothing any more. */
async function settled(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
}

/** A screen as it is when its address is opened. */
export function at(name: string, path: string, heading: string | RegExp): Stop {
  return {
    name,
    async open(page) {
      await page.goto(path);
      await settled(page, heading);
    },
  };
}

/** A screen after one more step. */
export function then(name: string, before: Stop, step: (page: Page) => Promise<void>): Stop {
  return {
    name,
    async open(page) {
      await before.open(page);
      await step(page);
    },
  };
}

/** A screen after one more step that opens something in it or over it; `opened` selects that. */
export function over(
  name: string,
  before: Stop,
  opened: string,
  step: (page: Page) => Promise<void>,
): Stop {
  return { ...then(name, before, step), opened };
}

/** A screen while the addresses that fit a pattern answer otherwise than they do. */
export function answering(
  name: string,
  path: string | RegExp,
  answer: (route: Route) => Promise<void>,
  open: (page: Page) => Promise<void>,
): Stop {
  return {
    name,
    async open(page) {
      await page.route(path, answer);
      await open(page);
    },
    // What still waits for its answer is not waited for: some of it never gets one.
    leave: (page) => page.unrouteAll({ behavior: 'ignoreErrors' }),
  };
}
