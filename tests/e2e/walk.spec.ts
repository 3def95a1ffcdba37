import type { Page } from '@playwright/test';
import { isLongForm } from '../../build/testing/long-form.ts';
import { verdictOn } from '../../shared/access/gates.ts';
import { memberNavigation } from '../../shared/navigation/navigation.ts';
import { visitorNavigation } from '../../shared/navigation/offers.ts';
import { routes } from '../../shared/routes/table.ts';
import { linkTo, type RouteName, type RouteRecord } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { ADDRESSED, EXPIRED, WALKERS, type Walker } from './people.ts';
import { arriveSignedIn, expect, testInOneProfile as test } from './product.ts';
import { arriveInApp } from './screens.ts';

const verdictFor = ({ standing }: Walker, name: RouteName) =>
  verdictOn({ route: routes[name], pathname: routes[name].path }, standing, new Date());

const closedTo = (walker: Walker): RouteName[] =>
  ADDRESSED.filter((name) => verdictFor(walker, name).kind === 'refused');

/** What the rules tell apart: of screens that are alike in it, somebody finds one as they find the others. */
const ruleOf = (walker: Walker, name: RouteName): string => {
  const { access, gate, isForMembers, isPrerendered, staysOpen }: RouteRecord = routes[name];
  const { kind } = verdictFor(walker, name);
  const own = name === walker.home || name === 'dashboard' || name === 'auth' ? name : '';
  const rule = [
    access,
    gate,
    isForMembers,
    isPrerendered,
    staysOpen,
    kind,
    walker.refused[name],
    own,
  ];
  return JSON.stringify(rule);
};

/**
 * Each screen is walked by the first who may open it, and everybody walks one screen of each rule, each of
 * them another one. All that the rules say of the others is compared without a browser.
 */
function walkedBy(walker: Walker): RouteName[] {
  if (isLongForm) return ADDRESSED;
  const alike = Map.groupBy(ADDRESSED, (name) => ruleOf(walker, name));
  const turn = WALKERS.indexOf(walker);
  const samples = [...alike.values()].map((names) => names[turn % names.length]);
  const opens = (name: RouteName) => (one: Walker) => verdictFor(one, name).kind === 'open';
  return ADDRESSED.filter((name) => samples.includes(name) || WALKERS.find(opens(name)) === walker);
}

const HEADINGS: Readonly<Partial<Record<RouteName, RegExp>>> = {
  home: /^Transforming senior living/,
  auth: /^Sign in$/,
  profile: /^Your profile$/,
  userPricing: /^Plans and prices$/,
  payment: /^Review your plan$/,
  paymentWindow: /^No checkout here$/,
  paymentLanding: /^Confirming your payment$/,
  paymentSuccess: /^You have no paid plan$/,
  cancelSubscription: /^Plan and billing$/,
  adminUsers: /^Users$/,
  adminReports: /^Reports$/,
  contact: /^Contact us$/,
  support: /^Support$/,
};

/** What somebody sees of the app once they have arrived. */
interface Screen {
  readonly title: string;
  readonly address: string;
  /** The heading, or the rule that it follows. */
  readonly heading: string;
  readonly links: readonly string[];
  readonly menus: readonly string[];
}

const anything = /\S/;
const exactly = (text: string) => new RegExp(`^${text}$`);

const headingOf = (name: RouteName): RegExp => {
  const { layout }: RouteRecord = routes[name];
  return HEADINGS[name] ?? (layout === 'desk' ? /’s workspace$/ : anything);
};

/** Where the rules say that somebody ends who opens a screen, and what they find there. */
function arrivalOf(walker: Walker, name: RouteName): Screen {
  const { standing, home, refused } = walker;
  const verdict = verdictFor(walker, name);
  if (verdict.kind === 'sign-in') return screenOf(walker, 'auth', /^Sign in$/, verdict.to);
  if (verdict.kind === 'upgrade') {
    return screenOf(walker, 'userPricing', HEADINGS.userPricing, verdict.to);
  }
  const isRedirect = name === 'dashboard' || (name === 'auth' && standing !== null);
  const end = isRedirect ? home : name;
  const title = refused[end];
  return screenOf(walker, end, title === undefined ? headingOf(end) : exactly(title));
}

function screenOf(
  { standing, pilotView }: Walker,
  name: RouteName,
  heading = anything,
  address = linkTo(name),
): Screen {
  const { path: pathname, title } = routes[name];
  const now = new Date();
  const { links, menus } =
    standing === null
      ? { ...visitorNavigation({ pathname, now }), menus: [{ name: 'Choose Role' }] }
      : memberNavigation({ pathname, who: standing, chosenView: pilotView ?? null, now });
  return {
    title,
    address,
    heading: heading.source,
    links: links.map(({ label }) => label),
    menus: menus.map(({ name }) => name),
  };
}

for (const walker of WALKERS) {
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
    await page.setViewportSize({ width: 1920, height: 1080 });
    await arriveInApp(page, walker.email);
    const names = walkedBy(walker);
    const expected = names.map((name) => arrivalOf(walker, name));
    const paths = names.map((name) => routes[name].path);
    expect(await walk(page, paths, expected)).toEqual(expected);
    const refused = ADDRESSED.filter((name) => walker.refused[name] !== undefined);
    expect(closedTo(walker)).toEqual(refused);
  });
}

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
        const isArrived = () => JSON.stringify(look(wanted?.heading)) === JSON.stringify(wanted);
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
