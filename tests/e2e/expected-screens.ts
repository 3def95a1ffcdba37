import { decideAccess } from '../../shared/access/gates.ts';
import { visitorNavigation } from '../../shared/navigation/nav-links.ts';
import { memberNavigation } from '../../shared/navigation/navigation.ts';
import { routes } from '../../shared/routes/table.ts';
import { linkTo, type RouteName, type RouteRecord } from '../../shared/routes.ts';
import type { TestUser } from './people.ts';

export const getAccessVerdict = ({ standing }: TestUser, name: RouteName) =>
  decideAccess({ route: routes[name], pathname: routes[name].path }, standing, new Date());

const HEADINGS: Readonly<Partial<Record<RouteName, RegExp>>> = {
  home: /^Transforming senior living/,
  auth: /^Sign in$/,
  userPricing: /^Plans and prices$/,
  paymentWindow: /^Checkout not found$/,
  paymentLanding: /^Confirming your payment$/,
  paymentSuccess: /^No paid plan$/,
};

/** Routes whose heading is their title. Other routes also use it where they have no heading of their own. */
const TITLED: readonly RouteName[] = [
  'profile',
  'payment',
  'cancelSubscription',
  'adminUsers',
  'adminReports',
  'contact',
  'support',
];

/** The app screen a user sees after arriving. */
export interface ExpectedScreen {
  readonly title: string;
  readonly address: string;
  /** The heading, or the pattern it matches. */
  readonly heading: string;
  readonly links: readonly string[];
  readonly menus: readonly string[];
}

const anything = /\S/;
const exactly = (text: string) => new RegExp(`^${text}$`);

const headingOf = (name: RouteName): RegExp => {
  const { layout, title }: RouteRecord = routes[name];
  if (TITLED.includes(name)) return exactly(title);
  return HEADINGS[name] ?? (layout === 'desk' ? /’s workspace$/ : anything);
};

/** Returns where the access rules send a user who opens a screen, and what they find there. */
export function getExpectedScreen(walker: TestUser, name: RouteName): ExpectedScreen {
  const { standing, home, refused } = walker;
  const verdict = getAccessVerdict(walker, name);
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
  { standing, pilotView }: TestUser,
  name: RouteName,
  heading = anything,
  address = linkTo(name),
): ExpectedScreen {
  const { path: pathname, title } = routes[name];
  const now = new Date();
  const { links, menus } =
    standing === null
      ? {
          ...visitorNavigation({ pathname, now }),
          menus: [{ name: 'Explore' }, { name: 'Choose Role' }],
        }
      : memberNavigation({ pathname, who: standing, chosenView: pilotView ?? null, now });
  return {
    title,
    address,
    heading: heading.source,
    links: links.map(({ label }) => label),
    menus: menus.map(({ name }) => name),
  };
}
