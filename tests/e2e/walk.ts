import type { Page } from '@playwright/test';
import { routes } from '../../shared/routes/table.ts';
import type { RouteName } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { type ExpectedScreen, getExpectedScreen } from './expected-screens.ts';
import { EXPIRED_PILOT_EMAIL, type TestUser } from './people.ts';
import { expect, openSignedIn, test } from './product.ts';
import { openApp } from './screens.ts';

export function testWalk(walker: TestUser, names: readonly RouteName[]): void {
  test(`${walker.name} finds exactly the screens, menus and redirects the rules give`, async ({
    page,
    product,
  }) => {
    if (walker.email === EXPIRED_PILOT_EMAIL)
      await makeExpiredPilot(product.url, product.secretKey);
    if (walker.email !== null) {
      const { userId } = await openSignedIn(page, product.url, walker.email, DEMO_PASSWORD);
      if (walker.pilotView !== undefined) {
        const chosen = JSON.stringify({ userId, view: walker.pilotView });
        await page.addInitScript(
          (stored) => sessionStorage.setItem('haven.pilotView', stored),
          chosen,
        );
      }
    }
    // Wide enough for the longest bar; on narrower windows it collapses into the menu.
    await page.setViewportSize({ width: 2400, height: 1080 });
    await openApp(page, walker.email);
    const expected = names.map((name) => getExpectedScreen(walker, name));
    const paths = names.map((name) => routes[name].path);
    expect(await walk(page, paths, expected)).toEqual(expected);
  });
}

/**
 * Navigates between paths like links, without reloading the app. Returns what was found at each path, up to the first
 * that doesn't match. Runs in the page, because a round trip per detail would cost more than the app itself.
 */
const walk = (page: Page, paths: string[], expected: ExpectedScreen[]): Promise<ExpectedScreen[]> =>
  page.evaluate(
    async ({ paths, expected, patience }) => {
      const textsOf = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)]
          .filter((element) => element.checkVisibility())
          .map((element) => element.innerText.trim());
      const look = (rule = '') => {
        const heading = textsOf('h1').join(' | ');
        return {
          // The rest of the title is the product name or the active brand's.
          title: document.title.slice(0, document.title.lastIndexOf(' · ')),
          address: location.pathname + location.search + location.hash,
          heading: new RegExp(rule).test(heading) ? rule : heading,
          links: textsOf('#root header nav[aria-label="Main"] a'),
          menus: textsOf('#root header nav[aria-label="Main"] button'),
        };
      };
      const seen: ExpectedScreen[] = [];
      for (const [place, path] of paths.entries()) {
        const target = expected[place];
        // Checks the title first, because reading the rest forces a layout.
        const isArrived = () =>
          document.title.startsWith(`${target?.title} · `) &&
          JSON.stringify(look(target?.heading)) === JSON.stringify(target);
        history.pushState({}, '', path);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
        const end = performance.now() + patience;
        while (!isArrived() && performance.now() < end) await new Promise(requestAnimationFrame);
        seen.push(look(target?.heading));
        if (!isArrived()) break;
      }
      return seen;
    },
    { paths, expected, patience: 15_000 },
  );

/** Creates a user whose pilot ended an hour ago. */
async function makeExpiredPilot(url: string, secretKey: string): Promise<void> {
  const call = async (path: string, body: object) => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        apikey: secretKey,
        authorization: `Bearer ${secretKey}`,
        'content-type': 'application/json',
        prefer: 'return=minimal',
      },
      body: JSON.stringify(body),
    });
    if (!response.ok)
      throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response;
  };
  const created = await call('/auth/v1/admin/users', {
    email: EXPIRED_PILOT_EMAIL,
    password: DEMO_PASSWORD,
    email_confirm: true,
    user_metadata: { first_name: 'Xenia', last_name: 'Past', user_type: 'seller' },
  });
  const { id } = (await created.json()) as { id: string };
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  await call('/rest/v1/user_roles', {
    user_id: id,
    role: 'pilot',
    is_active: true,
    created_at: hoursAgo(2),
    expires_at: hoursAgo(1),
  });
}
