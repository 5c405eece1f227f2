import type { RequirementResult } from '@candor/domain/model/match';
import { expect, type Locator, type Page } from '@playwright/test';

/** The ranked people. */
export function rankedTable(page: Page): Locator {
  return page.getByRole('grid', { name: /ranked by match$/ });
}

/** The rows of the ranked people, without the head. */
export function rankedRows(page: Page): Locator {
  return rankedTable(page).locator('tbody').getByRole('row');
}

/** The names of the ranked people, in the order of the screen. */
export async function rankedNames(page: Page): Promise<string[]> {
  return rankedRows(page).locator('button[aria-expanded]').allTextContents();
}

/** The shelf of what could not be read. */
export function unreadShelf(page: Page): Locator {
  return page.getByRole('region', { name: /^Could not read/ });
}

/** The pane of the open candidate. */
export function candidatePane(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Candidate' });
}

/** Opens the results of a batch that has ended and waits for its people. */
export async function openResults(page: Page, batchId: string): Promise<void> {
  await page.goto(`/analytics?batchId=${batchId}`);
  await expect(rankedRows(page).first()).toBeVisible();
}

/** The chip that shows a part of the batch; its text ends with how many that are. */
export function chip(page: Page, name: string): Locator {
  return page
    .getByRole('group', { name: 'Show', exact: true })
    .getByRole('button', { name: new RegExp(`^${name} \\d`) });
}

/** Opens a part of what is told about the open candidate. */
export async function openTab(pane: Locator, name: string): Promise<Locator> {
  await pane.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
  const panel = pane.getByRole('tabpanel', { name: new RegExp(`^${name}`) });
  await expect(panel).toBeVisible();
  return panel;
}

/** Opens somebody by name and waits for the evidence. */
export async function openCandidate(page: Page, name: string): Promise<Locator> {
  await rankedTable(page).getByRole('button', { name, exact: true }).click();
  const pane = candidatePane(page);
  await expect(pane.getByRole('heading', { level: 2, name })).toBeVisible();
  return pane;
}

/** A large batch takes what it takes on a machine that does other work, too. */
const BATCH_MS = 60_000;

/** Waits until the batch that is open says that it is done. */
export async function untilShownAs(page: Page, state: 'Completed' | 'Failed' | RegExp) {
  await expect(page.locator('main').getByText(state, { exact: true }).first()).toBeVisible({
    timeout: BATCH_MS,
  });
}

/** The requirements of the open candidate, each a button that shows its evidence. */
export function requirementButtons(pane: Locator): Locator {
  return pane.getByRole('button', { name: /(\d+\/\d+|shared|under 1)$/ });
}

/** What a requirement shows as earned and as possible: nothing where its points stand with those that opened them. */
export async function shownPoints(button: Locator): Promise<{ points: number; most: number }> {
  const [, points = 0, most = 0] = /(\d+)\/(\d+)$/.exec((await button.textContent()) ?? '') ?? [];
  return { points: Number(points), most: Number(most) };
}

/** Everything that is filled as evidence of the chosen requirement, in reading order. */
export async function highlighted(pane: Locator): Promise<string> {
  return (await pane.locator('mark[data-on="true"]').allTextContents()).join('');
}

/** The letters of a document that evidence covers, in reading order, overlaps once, without line breaks. */
export function coveredBy(evidence: RequirementResult['evidence'], text: string): string {
  const covered = new Set<number>();
  for (const { start, end } of evidence) {
    for (let index = start; index < end; index += 1) covered.add(index);
  }
  const letters = [...covered].sort((a, b) => a - b).map((index) => text[index]);
  return letters.filter((letter) => letter !== '\n').join('');
}
