import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ATTACKER_HOST, TEMPLATE_INJECTION_RESULT } from './hostile-text.ts';
import { expect } from './product.ts';
import { findUnsafeContent } from './unsafe-content.ts';

export const mark = randomUUID().slice(0, 8);
const TEMPLATE = ['{{7191*7}} $', '{7191*7}'].join('');
export const HOSTILE = `${mark} "><img src=//${ATTACKER_HOST}/i onerror=ran=1><script>ran=1</script> ${TEMPLATE}`;

/** Checks that no user text ran, loaded or became a link, and that it shows exactly as written. */
export async function expectText(page: Page, text = HOSTILE): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible();
  const harm = await page.evaluate(
    `(${findUnsafeContent})(document, ${JSON.stringify(ATTACKER_HOST)})` as string,
  );
  const ran = await page.evaluate(() => Reflect.get(window, 'ran') ?? null);
  expect({ harm, ran }).toEqual({ harm: [], ran: null });
  expect(await page.locator('body').innerText()).not.toContain(TEMPLATE_INJECTION_RESULT);
}
