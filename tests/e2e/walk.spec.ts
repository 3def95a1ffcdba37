import type { Page } from '@playwright/test';
import { isLongForm } from '../../build/testing/long-form.ts';
import { routes } from '../../shared/routes/table.ts';
import type { RouteName, RouteRecord } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { arrivalOf, type Screen, verdictFor } from './arrivals.ts';
import { ADDRESSED, EXPIRED, WALKERS, type Walker } from './people.ts';
import { arriveSignedIn, expect, test } from './product.ts';
import { arriveInApp } from './screens.ts';
import { isOfShortForm } from './turns.ts';

const closedTo = (walker: Walker): RouteName[] =>
  ADDRESSED.filter((name) => verdictFor(walker, name).kind === 'refused');

/** What the rules tell apart: of screens that are alike in it, somebody finds one as they find the others. */
const ruleOf = (walker: Walker, name: RouteName): string => {
  const { access, gate, isForMembers, isPrerendered, staysOpen }: RouteRecord = routes[name];
  const { kind } = verdictFor(walker, name);
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

/** What they find there: the screen, or what stands in its place. */
const endOf = (walker: Walker, name: RouteName): string =>
  JSON.stringify([verdictFor(walker, name).kind, walker.refused[name]]);

/** Where the same address leads each of them elsewhere. */
const ownOf = ({ home }: Walker): readonly RouteName[] => [home, 'dashboard', 'auth'];

const isDocument = (name: RouteName): boolean => {
  const { isPrerendered }: RouteRecord = routes[name];
  return isPrerendered === true;
};

/**
 * Who differs from somebody who walks by a name and a home alone, or in what renderer/app/gate/gate.test.tsx tells.
 * The rules of all of them are compared in any case.
 */
const LIKE_ANOTHER: readonly Walker['name'][] = [
  'support',
  'a broker of record',
  'an operator',
  'an investor',
  'a seller',
  'a buyer',
  'a pilot whose role has expired',
  'a rejected account',
];

/** So many pages of words, and views of a pilot, share one that is walked in the short form. */
const EVERY = 6;

/**
 * Everybody walks what is their own and one screen of each end that they meet, each of them another one; of
 * each rule the first who meets it walks one; and a visitor some pages of words. The screens of the app are
 * opened by the accessibility run, which finds there what the rules say. All that the rules say of the others
 * is compared without a browser.
 */
function walks(): ReadonlyMap<Walker, readonly RouteName[]> {
  const met = new Set<string>();
  const walkedBy = (walker: Walker, turn: number): readonly RouteName[] => {
    if (isLongForm) return ADDRESSED;
    const oneOf = (names: readonly RouteName[]) => names[turn % names.length];
    const ends = Map.groupBy(ADDRESSED, (name) => endOf(walker, name)).values();
    const rules = Map.groupBy(ADDRESSED, (name) => ruleOf(walker, name));
    const unmet = [...rules].filter(([rule]) => !met.has(rule)).map(([, names]) => names);
    for (const rule of rules.keys()) met.add(rule);
    const walked = [...ownOf(walker), ...[...ends, ...unmet].map(oneOf)];
    const documents = ADDRESSED.filter(isDocument).filter((_, place) =>
      isOfShortForm(place, EVERY),
    );
    return ADDRESSED.filter(
      (name) => walked.includes(name) || (turn === 0 && documents.includes(name)),
    );
  };
  // The views of a pilot are those of others with a way back, so that a few of them walk.
  const walkers = WALKERS.filter(({ name, pilotView }, place) =>
    pilotView === undefined
      ? isLongForm || !LIKE_ANOTHER.includes(name)
      : isOfShortForm(place, EVERY),
  );
  return new Map(walkers.map((walker, turn) => [walker, walkedBy(walker, turn)]));
}

for (const [walker, names] of walks()) {
  test(`${walker.name} finds exactly the screens, menus and redirects of the rules`, async ({
    page,
    product,
  }) => {
    if (walker.email === EXPIRED) await makeExpiredPilot(product.url, product.secretKey);
    if (walker.email !== null) {
      const { userId } = await arriveSignedIn(page, product.url, walker.email, DEMO_PASSWORD);
      if (walker.pilotView !== undefined) {
        const chosen = JSON.stringify({ userId, view: walker.pilotView });
        await page.addInitScript(
          (stored) => sessionStorage.setItem('haven.pilotView', stored),
          chosen,
        );
      }
    }
    // Wide enough for the longest bar; on others it folds into the menu.
    await page.setViewportSize({ width: 2400, height: 1080 });
    await arriveInApp(page, walker.email);
    const expected = names.map((name) => arrivalOf(walker, name));
    const paths = names.map((name) => routes[name].path);
    expect(await walk(page, paths, expected)).toEqual(expected);
  });
}

test('the rules close to each exactly what stands there', () => {
  for (const walker of WALKERS) {
    const refused = ADDRESSED.filter((name) => walker.refused[name] !== undefined);
    expect(closedTo(walker), walker.name).toEqual(refused);
  }
});

/**
 * Goes from address to address as links would, without loading the app anew, and returns what there
 * was at each; up to the first that is not what was expected and does not become it. All in the page:
 * a question from outside for every detail would cost more than the app.
 */
const walk = (page: Page, paths: string[], expected: Screen[]): Promise<Screen[]> =>
  page.evaluate(
    async ({ paths, expected, patience }) => {
      const textsOf = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)]
          .filter((element) => element.checkVisibility())
          .map((element) => element.innerText.trim());
      const look = (rule = '') => {
        const heading = textsOf('h1').join(' | ');
        return {
          // What follows is the name of the product, or of the brand that it wears.
          title: document.title.slice(0, document.title.lastIndexOf(' · ')),
          address: location.pathname + location.search + location.hash,
          heading: new RegExp(rule).test(heading) ? rule : heading,
          links: textsOf('#root header nav[aria-label="Main"] a'),
          menus: textsOf('#root header nav[aria-label="Main"] button'),
        };
      };
      const seen: Screen[] = [];
      for (const [place, path] of paths.entries()) {
        const wanted = expected[place];
        // The title first, since the rest is laid out to be read.
        const isArrived = () =>
          document.title.startsWith(`${wanted?.title} · `) &&
          JSON.stringify(look(wanted?.heading)) === JSON.stringify(wanted);
        history.pushState({}, '', path);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
        const end = performance.now() + patience;
        while (!isArrived() && performance.now() < end) await new Promise(requestAnimationFrame);
        seen.push(look(wanted?.heading));
        if (!isArrived()) break;
      }
      return seen;
    },
    { paths, expected, patience: 15_000 },
  );

/** Somebody who was a pilot until an hour ago. */
async function makeExpiredPilot(url: string, secretKey: string): Promise<void> {
  const call = async (path: string, body: object) => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        apikey: secretKey,
        authorization: `Bearer ${secretKey}`,
        'content-type': 'application/json',
        prefer: 'return=minimal',
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const created = await call('/auth/v1/admin/users', {
    email: EXPIRED,
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
