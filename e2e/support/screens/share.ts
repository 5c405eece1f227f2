import { expect, type Locator, type Page } from '@playwright/test';

/** The dialog that makes links and lists those that still open. */
export function shareDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Share with somebody without an account' });
}

/** Makes a link with what is chosen in the open dialog, and answers its address. */
export async function createLink(page: Page): Promise<string> {
  await shareDialog(page)
    .getByRole('button', { name: /^Create link for / })
    .click();
  const field = shareDialog(page).getByRole('textbox');
  await expect(field).toHaveValue(/\/share\//);
  return field.inputValue();
}
