import type { Page } from '@playwright/test';

/** Opens the tools of a list where the header has no room for them. */
export async function openListTools(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'More actions for this list' });
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
}
