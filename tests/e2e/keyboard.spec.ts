import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { testKeyboardJourney } from './keyboard.ts';
import { demoEmail } from './people.ts';
import { expect, openSignedIn, testInOwnProfile as test } from './product.ts';

/** System colors, reduced motion and no pointer. */
test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

testKeyboardJourney({ name: 'sign up and in', as: null, screens: ['auth', 'resetPassword'] });

test('a screen opened by keyboard is announced, and focus moves to its start', async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.url, demoEmail('broker'), DEMO_PASSWORD);
  await page.goto(linkTo('brokerDashboard'));
  // A key pressed before the first paint moves focus to the browser's toolbar.
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.evaluate(() => {
    const region = document.querySelector('.visually-hidden[role="status"]') as HTMLElement;
    const told: string[] = [];
    Reflect.set(window, 'told', told);
    new MutationObserver(() => told.push(region.innerText)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await page.getByRole('link', { name: 'Clients' }).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  // It is announced first and then cleared so that it isn't read again.
  const told = () => page.evaluate(() => Reflect.get(window, 'told') as string[]);
  await expect.poll(async () => (await told()).at(-1)).toBe('');
  expect((await told())[0]).toBe('Clients');
});
