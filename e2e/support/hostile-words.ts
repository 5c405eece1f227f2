import type { Page } from '@playwright/test';

/** What a page would call if it ran any of the words below; `hearWords` listens for it. */
const CALL = 'ranWords()';

/** Ways out of the place in the page where words of a stranger stand. */
const OUT = ['', '">', "'>", '</script>', '</textarea>', '</title>', '-->', '*/;'];

/** Ways to run something once one is out. */
const RUN = [
  `<script>${CALL}</script>`,
  `<img src=x onerror=${CALL}>`,
  `<svg onload=${CALL}>`,
  `<iframe srcdoc="<script>parent.${CALL}</script>"></iframe>`,
  `<details open ontoggle=${CALL}>`,
  `<input autofocus onfocus=${CALL}>`,
  `<a href="javascript:${CALL}">open</a>`,
  `{{constructor.constructor('${CALL}')()}}`,
];

/** Sixty-four texts that would each run somewhere if a page took them for anything but text. */
export const HOSTILE_WORDS: readonly string[] = OUT.flatMap((out) => RUN.map((run) => out + run));

/** Eight of them that are short enough for a name: each its own way out, as many ways to run as fit. */
export const SHORT_HOSTILE_WORDS = HOSTILE_WORDS.filter(
  (words, index) => words.length <= 60 && index % 7 === 0,
).slice(0, 8);

/** Everything that would show that words of a stranger were run. Whatever the policy refuses fails every journey. */
export async function hearWords(page: Page): Promise<string[]> {
  const ran: string[] = [];
  await page.exposeFunction('ranWords', () => ran.push('a call'));
  page.on('dialog', (dialog) => {
    ran.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return ran;
}
