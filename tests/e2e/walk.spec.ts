import type { Page } from '@playwright/test';
import { isForMembers } from '../../shared/gates.ts';
import { memberNavigation, visitorNavigation } from '../../shared/navigation.ts';
import { linkTo, type RouteName, routeNames, routes, signInFor } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { EXPIRED, WALKERS, type Walker } from './people.ts';
import { arriveSignedIn, expect, test } from './product.ts';

/** Addresses with a parameter need a record; their features walk them. */
const WALKED = routeNames.filter((name) => !routes[name].path.includes(':'));

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
  admin: /’s workspace$/,
  adminUsers: /^Users$/,
  investorDashboard: /’s workspace$/,
  buyerDashboard: /’s workspace$/,
  sellerDashboard: /’s workspace$/,
  brokerDashboard: /’s workspace$/,
  vendorDashboard: /’s workspace$/,
  operatorDashboard: /’s workspace$/,
  havenRealtyDashboard: /’s workspace$/,
};

interface Arrival {
  readonly name: RouteName;
  readonly address: string;
  readonly heading: RegExp;
}

const anything = /\S/;
const exactly = (text: string) => new RegExp(`^${text}$`);

/** Where the rules say that somebody ends who opens a screen. */
function arrivalOf({ standing, home, refused }: Walker, name: RouteName): Arrival {
  if (standing === null && isForMembers(routes[name])) {
    return { name: 'auth', address: signInFor(routes[name].path), heading: /^Sign in$/ };
  }
  const isDoor = name === 'dashboard' || (name === 'auth' && standing !== null);
  const end = isDoor ? home : name;
  const title = refused[end];
  const heading = title === undefined ? (HEADINGS[end] ?? anything) : exactly(title);
  return { name: end, address: linkTo(end), heading };
}

const textsOf = (page: Page, role: 'link' | 'button') =>
  page.getByRole('banner').getByRole('navigation', { name: 'Main' }).getByRole(role);

async function expectMenus(page: Page, walker: Walker, pathname: string): Promise<void> {
  const { standing, pilotView = null } = walker;
  const now = new Date();
  const expected =
    standing === null
      ? { links: visitorNavigation({ pathname, now }).links, menus: [{ name: 'Choose Role' }] }
      : memberNavigation({ pathname, who: standing, chosenView: pilotView, now });
  await expect(textsOf(page, 'link')).toHaveText(expected.links.map(({ label }) => label));
  await expect(textsOf(page, 'button')).toHaveText(expected.menus.map(({ name }) => name));
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
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    for (const name of WALKED) {
      await test.step(routes[name].path, async () => {
        const { address, heading, name: end } = arrivalOf(walker, name);
        await follow(page, routes[name].path);
        await expect(page).toHaveTitle(`${routes[end].title} · Haven Exchange`);
        await expect(page).toHaveURL(address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expectMenus(page, walker, routes[end].path);
      });
    }
  });
}

/** Goes to an address as a link would, without loading the app anew. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

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
