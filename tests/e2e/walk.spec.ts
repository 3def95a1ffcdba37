import { routes } from '../../shared/routes/table.ts';
import type { RouteName, RouteRecord } from '../../shared/routes.ts';
import { getAccessVerdict } from './expected-screens.ts';
import { ROUTES_WITHOUT_PARAMS, TEST_USERS, type TestUser } from './people.ts';
import { expect, test } from './product.ts';
import { testWalk } from './walk.ts';

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

/** One in this many content pages and pilot views is visited; tests/soak/e2e/walk.spec.ts visits all. */
const EVERY = 6;

/**
 * Assigns screens to personas. Each visits their own screens and a different example of each outcome they meet; the
 * first persona with a rule visits one of its screens; a visitor also gets some content pages. The accessibility run
 * opens all app screens and checks them against the rules. All other rules are compared without a browser.
 */
function walks(): ReadonlyMap<TestUser, readonly RouteName[]> {
  const met = new Set<string>();
  const walkedBy = (walker: TestUser, round: number): readonly RouteName[] => {
    const oneOf = (names: readonly RouteName[]) => names[round % names.length];
    const ends = Map.groupBy(ROUTES_WITHOUT_PARAMS, (name) => endOf(walker, name)).values();
    const rules = Map.groupBy(ROUTES_WITHOUT_PARAMS, (name) => ruleOf(walker, name));
    const unmet = [...rules].filter(([rule]) => !met.has(rule)).map(([, names]) => names);
    for (const rule of rules.keys()) met.add(rule);
    const walked = [...ownOf(walker), ...[...ends, ...unmet].map(oneOf)];
    const documents = ROUTES_WITHOUT_PARAMS.filter(isDocument).filter(
      (_, place) => place % EVERY === 0,
    );
    return ROUTES_WITHOUT_PARAMS.filter(
      (name) => walked.includes(name) || (round === 0 && documents.includes(name)),
    );
  };
  // Pilot views are other personas' views with a way back, so only a few are visited.
  const walkers = TEST_USERS.filter(({ name, pilotView }, place) =>
    pilotView === undefined ? !LIKE_ANOTHER.includes(name) : place % EVERY === 0,
  );
  return new Map(walkers.map((walker, round) => [walker, walkedBy(walker, round)]));
}

for (const [walker, names] of walks()) testWalk(walker, names);

test('the rules close exactly the expected screens for each persona', () => {
  for (const walker of TEST_USERS) {
    const rejected = ROUTES_WITHOUT_PARAMS.filter((name) => walker.refused[name] !== undefined);
    expect(closedTo(walker), walker.name).toEqual(rejected);
  }
});
