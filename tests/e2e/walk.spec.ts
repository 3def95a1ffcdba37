import type { Page } from '@playwright/test';
import { isFullRun } from '../../build/testing/full-run.ts';
import { routes } from '../../shared/routes/table.ts';
import type { RouteName, RouteRecord } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { type ExpectedScreen, getAccessVerdict, getExpectedScreen } from './expected-screens.ts';
import { EXPIRED_PILOT_EMAIL, ROUTES_WITHOUT_PARAMS, TEST_USERS, type TestUser } from './people.ts';
import { expect, openSignedIn, test } from './product.ts';
import { isInShortRun } from './sampling.ts';
import { openApp } from './screens.ts';

const closedTo = (walker: TestUser): RouteName[] =>
  ROUTES_WITHOUT_PARAMS.filter((name) => getAccessVerdict(walker, name).kind === 'refused');

/** Key of the access rules for a screen; screens with the same key behave the same for a user. */
const ruleOf = (walker: TestUser, name: RouteName): string => {
  const { access, gate, isForMembers, isPrerendered, staysOpen }: RouteRecord = routes[name];
  const { kind } = getAccessVerdict(walker, name);
  return JSON.stringify([
    access,
    gate,
    isForMembers,
    isPrerendered,
    staysOpen,
    kind,
    walker.refused[name],
  ]);
};

/** What the user finds: the screen, or its replacement. */
const endOf = (walker: TestUser, name: RouteName): string =>
  JSON.stringify([getAccessVerdict(walker, name).kind, walker.refused[name]]);

/** Routes where the same URL leads each user somewhere else. */
const ownOf = ({ home }: TestUser): readonly RouteName[] => [home, 'dashboard', 'auth'];

const isDocument = (name: RouteName): boolean => {
  const { isPrerendered }: RouteRecord = routes[name];
  return isPrerendered === true;
};

/**
 * Personas that differ from a tested one only in name and home, or in ways renderer/app/gate/gate.test.tsx covers.
 * The rules are compared for all of them.
 */
const LIKE_ANOTHER: readonly TestUser['name'][] = [
  'support',
  'a broker of record',
  'an operator',
  'an investor',
  'a seller',
  'a buyer',
  'a pilot whose role has expired',
  'a rejected account',
];

/** The short run tests one in this many content pages and pilot views. */
const EVERY = 6;

/**
 * Assigns screens to personas. Each visits their own screens and a different example of each outcome they meet; the
 * first persona with a rule visits one of its screens; a visitor also gets some content pages. The accessibility run
 * opens all app screens and checks them against the rules. All other rules are compared without a browser.
 */
function walks(): ReadonlyMap<TestUser, readonly RouteName[]> {
  const met = new Set<string>();
  const walkedBy = (walker: TestUser, round: number): readonly RouteName[] => {
    if (isFullRun) return ROUTES_WITHOUT_PARAMS;
    const oneOf = (names: readonly RouteName[]) => names[round % names.length];
    const ends = Map.groupBy(ROUTES_WITHOUT_PARAMS, (name) => endOf(walker, name)).values();
    const rules = Map.groupBy(ROUTES_WITHOUT_PARAMS, (name) => ruleOf(walker, name));
    const unmet = [...rules].filter(([rule]) => !met.has(rule)).map(([, names]) => names);
    for (const rule of rules.keys()) met.add(rule);
    const walked = [...ownOf(walker), ...[...ends, ...unmet].map(oneOf)];
    const documents = ROUTES_WITHOUT_PARAMS.filter(isDocument).filter((_, place) =>
      isInShortRun(place, EVERY),
    );
    return ROUTES_WITHOUT_PARAMS.filter(
      (name) => walked.includes(name) || (round === 0 && documents.includes(name)),
    );
  };
  // Pilot views are other personas' views with a way back, so only a few are visited.
  const walkers = TEST_USERS.filter(({ name, pilotView }, place) =>
    pilotView === undefined
      ? isFullRun || !LIKE_ANOTHER.includes(name)
      : isInShortRun(place, EVERY),
  );
  return new Map(walkers.map((walker, round) => [walker, walkedBy(walker, round)]));
}

for (const [walker, names] of walks()) {
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

test('the rules close exactly the expected screens for each persona', () => {
  for (const walker of TEST_USERS) {
    const rejected = ROUTES_WITHOUT_PARAMS.filter((name) => walker.refused[name] !== undefined);
    expect(closedTo(walker), walker.name).toEqual(rejected);
  }
});

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
