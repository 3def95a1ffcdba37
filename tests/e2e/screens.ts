import type { Page } from '@playwright/test';
import { decideAccess } from '../../shared/access/gates.ts';
import type { RailName } from '../../shared/routes/rail.ts';
import { findRouteName, routeNamesForHost, routes } from '../../shared/routes/table.ts';
import { linkTo, type Route, type RouteName } from '../../shared/routes.ts';
import { demoEmail, TEST_USERS, type TestUser } from './people.ts';
import { expect } from './product.ts';

/** The app's screens. `npm run soak -- pages` covers prerendered pages. */
const APP_SCREENS = routeNamesForHost('web').filter((name) => routes[name].isPrerendered !== true);

/** Users whose demo data shows more of a screen than the first user with access. */
const SHOWS_MORE: Readonly<Partial<Record<RouteName, string>>> = {
  messages: demoEmail('buyer-pro'),
  conversation: demoEmail('buyer-pro'),
  property: demoEmail('buyer-pro'),
  notifications: demoEmail('broker'),
  brokerageDashboard: demoEmail('broker-of-record'),
  acquisitionIntegration: demoEmail('investor'),
  rfpDashboard: demoEmail('operator'),
  rfpDetail: demoEmail('operator'),
};

/** Records that no list links to. */
const EXAMPLES: Readonly<Partial<Record<RouteName, string>>> = {
  publicForm: '/ask/dec0de00-0000-4000-8000-000000008390',
  publicListing: '/listing/dec0de00-0000-4000-8000-000000000201/public',
  brokerage: '/brokerage/cedar-and-main',
  brokerageDashboard: '/brokerage/cedar-and-main/dashboard',
  demoModule: '/demos/broker/messages',
  publicBooking: '/book/dec0de00-0000-4000-8000-000000008395',
  dealRoomOfTransaction: '/deal-rooms/dec0de00-0000-4000-8000-000000008402',
  educationLesson: '/education/courses/reading-a-t-12/lessons/revenue',
  educationQuiz: '/education/courses/reading-a-t-12/quiz',
  educationCertificate: '/education/courses/senior-housing-fundamentals/certificate',
  certificateCheck: '/education/certificates/dec0de00-0000-4000-8000-000000009511',
  sellerDealRoom: '/seller/deal-room/dec0de00-0000-4000-8000-000000008402',
};

/** Lists of records whose paths don't start with the list's path. */
const LISTED_ON: Readonly<Partial<Record<RouteName, RouteName>>> = {
  property: 'investmentOpportunities',
  agent: 'agents',
  vendor: 'vendors',
};

/** The role whose side navigation contains a screen; unassigned screens count as the buyer's too. */
const ROLE_OF: Readonly<Record<RailName, string>> = {
  buyer: 'buyer',
  investor: 'investor',
  seller: 'seller',
  broker: 'broker',
  operator: 'operator',
  vendor: 'vendor',
  admin: 'admin',
  generic: 'buyer',
};

const mayOpen = (name: RouteName) => (walker: TestUser) =>
  decideAccess({ route: routes[name], pathname: routes[name].path }, walker.standing, new Date())
    .kind === 'open';

const recordsList = (name: RouteName): RouteName | null => {
  const { path, parent }: Route = routes[name];
  if (!path.includes(':')) return null;
  const above = LISTED_ON[name] ?? (parent as RouteName | undefined) ?? null;
  return findRouteName(path.slice(0, path.indexOf('/:'))) ?? above;
};

/** Returns the first user who can open a screen, preferring one with it in their side navigation. */
function viewerOf(name: RouteName): string | null {
  const more = SHOWS_MORE[name];
  if (more !== undefined) return more;
  const { rail, parent }: Route = routes[name];
  const above = recordsList(name) ?? (parent as RouteName | undefined);
  if (!rail && above !== undefined && APP_SCREENS.includes(above)) return viewerOf(above);
  const roles = rail && rail.of !== 'every' ? rail.of.map((one) => ROLE_OF[one]) : [];
  const people = TEST_USERS.filter(({ pilotView }) => pilotView === undefined).filter(
    mayOpen(name),
  );
  const own = people.find(({ email }) => roles.some((role) => email === demoEmail(role)));
  const viewer = own ?? people[0];
  if (viewer === undefined) throw new Error(`No test user can open ${name}.`);
  return viewer.email;
}

export interface Visit {
  /** Null for a visitor. */
  readonly email: string | null;
  readonly screens: readonly { readonly name: RouteName; readonly place: number }[];
}

const AT_MOST = 9;

/** Groups the app's screens by viewer, a few at a time; `place` counts across all of them. */
export function visits(
  isSelected: (name: RouteName, place: number) => boolean = () => true,
): Visit[] {
  const all = APP_SCREENS.map((name, place) => ({ name, place }));
  const selected = all.filter(({ name, place }) => isSelected(name, place));
  return [...Map.groupBy(selected, ({ name }) => viewerOf(name))].flatMap(([email, screens]) =>
    Array.from({ length: Math.ceil(screens.length / AT_MOST) }, (_, part) => ({
      email,
      screens: screens.slice(part * AT_MOST, (part + 1) * AT_MOST),
    })),
  );
}

/** Opens the app shell, which public pages for visitors don't include. */
export async function openApp(page: Page, email: string | null): Promise<void> {
  await page.goto(email === null ? linkTo('auth') : '/no/such/page');
  const sign = { name: email === null ? 'Sign in' : /^Your account/ };
  await expect(page.getByRole('button', sign).first()).toBeVisible();
}

const TIMEOUT_MS = 30_000;

/**
 * Navigates like a link and waits until the screen has loaded. Polls every frame inside the page, since outside
 * polling is slower.
 */
export async function navigateInApp(page: Page, address: string, title?: string): Promise<void> {
  const missing = await page.evaluate(
    async ({ to, own, patience }) => {
      const before = document.title;
      const isSame = own !== undefined && before.startsWith(`${own} · `);
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      const look = () => {
        if (!isSame && document.title === before) return 'its title';
        if (document.querySelectorAll('h1').length !== 1) return 'one heading';
        const waits = document.querySelector('main :is([aria-busy="true"], [class*="skeleton"])');
        return waits === null ? null : 'what it loads';
      };
      const end = performance.now() + patience;
      // New content may start loading something in the next frame.
      for (let quiet = 0, last: string | null = null; ; ) {
        await new Promise(requestAnimationFrame);
        last = look();
        quiet = last === null ? quiet + 1 : 0;
        if (quiet > 1) return null;
        if (performance.now() > end) return last;
      }
    },
    { to: address, own: title, patience: TIMEOUT_MS },
  );
  expect(missing, `${address} lacks`).toBeNull();
}

/** Opens a screen; for a record screen, the first record its list links to. */
export async function goToScreen(page: Page, name: RouteName): Promise<void> {
  const { path, title }: Route = routes[name];
  const list = recordsList(name);
  if (EXAMPLES[name] !== undefined || list === null) {
    return navigateInApp(page, EXAMPLES[name] ?? path, title);
  }
  // A list comes before its records in the route catalog.
  const isThere = new URL(page.url()).pathname === routes[list].path;
  if (!isThere) await goToScreen(page, list);
  await expect.poll(() => firstRecord(page, name)).not.toBeNull();
  await navigateInApp(page, (await firstRecord(page, name)) ?? '');
}

/** Returns the first record from the list: a link to its panel or page, or the row's ID. */
async function firstRecord(page: Page, name: RouteName): Promise<string | null> {
  const links = await page
    .locator('main a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const addresses = links.map((link) => new URL(link));
  const linked = addresses.find(({ pathname }) => findRouteName(pathname) === name);
  if (linked !== undefined) return linked.pathname;
  const beside = addresses.flatMap(({ searchParams }) => searchParams.get('open') ?? [])[0];
  return beside === undefined ? null : routes[name].path.replace(/:\w+/, beside);
}
