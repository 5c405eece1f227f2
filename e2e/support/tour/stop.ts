import { expect, type Page } from '@playwright/test';

/** One screen in one state: how to get there, and the name it goes by in reports and pictures. */
export type Stop = {
  name: string;
  open(page: Page): Promise<void>;
  /** Takes back what would stay behind after the page is left. */
  leave?(page: Page): Promise<void>;
  /** Selects what only says once more, in other words, what stands before it. */
  repeats?: string;
};

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
