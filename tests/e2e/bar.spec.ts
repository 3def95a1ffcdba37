import type { Page } from '@playwright/test';
import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { demoEmail } from './people.ts';
import { expect, openSignedIn, test } from './product.ts';
import { navigateInApp, openApp } from './screens.ts';

/** The parts of the app with the most menus in the bar for a user with full access. */
const PARTS = ['brokerDashboard', 'operatorDashboard', 'profile'] as const;
const WIDTHS = [1024, 1280, 1440, 1920];

/** Returns by how many pixels the bar overflows its window, and whether each menu appears exactly once. */
const bar = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const isShown = (found: Element | null | undefined) =>
      found?.checkVisibility({ visibilityProperty: true }) === true;
    const menus = document.querySelector('header nav');
    const button = document.querySelector('header [aria-label="Menu"]');
    return {
      over: Math.max(0, scrollWidth - clientWidth),
      once: isShown(menus) !== isShown(button),
    };
  });

test('the app bar fits its window, with menus inline or behind their button', async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.url, demoEmail('admin'), DEMO_PASSWORD);
  await openApp(page, demoEmail('admin'));
  for (const name of PARTS) {
    await navigateInApp(page, linkTo(name));
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => bar(page), `${name} at ${width}`).toEqual({ over: 0, once: true });
    }
  }
});
