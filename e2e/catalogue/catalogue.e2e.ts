import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/accessibility';
import { Complaints } from '../support/complaints';
import { firstOfAlike, TOUR } from '../support/test';
import { type OpenCatalogue, openCatalogue } from './open-catalogue';

/** WCAG 2.2 AA is what the four sets ask for together. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
const THEMES = ['light', 'dark'] as const;
const PHONE = { viewport: { width: 390, height: 844 } };
const TOUCHED =
  'button, select, summary, textarea, input, a[href], [role="tab"], [role="separator"]';

let catalogue: OpenCatalogue;
test.beforeAll(async () => {
  catalogue = await openCatalogue();
});
test.afterAll(() => catalogue.close());

async function open(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  // Its modules are put together for whoever comes first.
  await page.goto(`${catalogue.url}?theme=${theme}`, { timeout: 60_000 });
  await expect(page.getByRole('heading', { level: 1, name: `Catalogue, ${theme}` })).toBeVisible();
}

async function expectNoViolation(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.withTags(RULES).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`,
  );
  expect(found).toEqual([]);
}

for (const [index, theme] of THEMES.entries()) {
  const tag = firstOfAlike(index);

  test(`every component can be used by everybody in the ${theme} theme`, { tag }, async ({
    page,
    context,
  }) => {
    const complaints = new Complaints(context);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, theme);
    await expectNoViolation(new AxeBuilder({ page }));
    expect(complaints.unexpected()).toEqual([]);
  });
}

test('every component can be used in forced colours', { tag: TOUR }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await open(page, 'light');
  // The colours are the reader's own there, so their contrast is not ours to judge.
  await expectNoViolation(new AxeBuilder({ page }).disableRules(['color-contrast']));
});

test('every state of every component is drawn', async ({ page }) => {
  await open(page, 'light');
  const empty = await page.locator('[data-exhibit]').evaluateAll((exhibits) =>
    exhibits
      .filter((exhibit) => {
        const node = exhibit.lastElementChild;
        if (node === null) return true;
        // What only holds others has no size of its own.
        return [node, ...node.querySelectorAll('*')].every((part) => {
          const { width, height } = part.getBoundingClientRect();
          return width === 0 || height === 0;
        });
      })
      .map((exhibit) => exhibit.getAttribute('data-exhibit')),
  );
  expect(empty).toEqual([]);
});

test('a finger meets every component', async ({ browser }) => {
  const context = await browser.newContext({ ...PHONE, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await open(page, 'light');
  const small = await page.locator(TOUCHED).evaluateAll((parts) =>
    parts
      .filter((part) => {
        // A tick and a field are touched by their label, too.
        const boxes = [part, part.closest('label') ?? part].map((one) =>
          one.getBoundingClientRect(),
        );
        const [width, height] = [
          Math.max(...boxes.map((box) => box.width)),
          Math.max(...boxes.map((box) => box.height)),
        ];
        // A line that is pulled is long; a wider one would cover what stands beside it.
        const wide = part.role === 'separator' ? 24 : 44;
        // What only programs and the keyboard find has no size.
        return width > 1 && (width < wide || height < 44);
      })
      .map((part) => part.closest('[data-exhibit]')?.getAttribute('data-exhibit')),
  );
  await context.close();
  expect([...new Set(small)]).toEqual(['PageLink, in a sentence']);
});

test('no component is wider than the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, 'light');
  await expectNoSidewaysScroll(page, 'catalogue');
});
