import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { RELAXED_AUTH_LIMITS } from '../../backend/auth/limits.ts';
import type { Backend } from '../../backend/backend.ts';
import { openSite, type Site } from '../../backend/http/site.ts';
import { inProject } from '../../build/paths.ts';
import { buildWebIfStale } from '../../build/web.ts';
import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { startDemoBackend } from './demo-backend.ts';
import { Devtools } from './devtools.ts';
import { interquartileMean, measurePageVisit, type PageMetrics, type Visit } from './page-visit.ts';
import { softNavigations } from './soft-navigation.ts';

/** The home page and one of each kind of most-read page. */
const PAGES = [linkTo('home'), linkTo('forBrokers'), linkTo('faq'), linkTo('helpCapRates')];

/**
 * Measures how fast pages and screens paint compared with a bare page from the same server. `--slower 3` simulates a
 * machine with a third of the CPU speed.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '15' },
    path: { type: 'string', multiple: true, default: [] },
    slower: { type: 'string', default: '1' },
  },
});
const slower = Number(values.slower);

interface Conditions {
  readonly name: string;
  /** How much later than a bare page a public page may paint. */
  readonly page: number;
  /** The same for a screen with communities; an unthrottled browser spends a third of it on fetching them. */
  readonly communities: number;
  readonly line: { latency: number; downloadThroughput: number; uploadThroughput: number } | null;
  readonly cpu: number;
}

/** The second matches Chromium's "Slow 4G" preset. */
const CONDITIONS: readonly Conditions[] = [
  { name: 'unthrottled', page: 2, communities: 4, line: null, cpu: 1 },
  {
    name: 'slow 4G, processor four times slower',
    page: 1.4,
    communities: 2,
    line: { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 },
    cpu: 4,
  },
];
const BLOCKING_BUDGET_MS = 50;
/** Hydrating a screen needs more requests than a page. */
const REQUEST_BUDGET = 20;

/**
 * A measured page: a public page, a public screen, one with communities (database queries and charts), or one for a
 * signed-in user.
 */
interface Place extends Omit<Visit, 'address'> {
  readonly path: string;
  readonly kind: 'page' | 'screen' | 'communities' | 'reload';
}

/** From a click to the painted heading, with cached data: median and 95th percentile. */
const SOFT_BUDGET_MS = { middle: 35, most: 80 };
const SOFT_CLICKS = 48;

/** Returns how much later than a bare page the frame and the largest element may paint. */
const budgetOf = (
  { kind }: Place,
  { page, communities }: Conditions,
): { first: number; largest: number } =>
  ({
    page: { first: page, largest: page },
    screen: { first: 2, largest: 2 },
    communities: { first: communities, largest: communities },
    reload: { first: 2, largest: 5 },
  })[kind];

const BARE_PATH = '/bare';
const BARE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title></head>
<body><h1>Transforming senior living, deal by deal</h1><p>Haven Exchange is where communities for
older adults are bought, sold, financed and served.</p></body></html>`;

async function measure(
  browser: Devtools,
  url: string,
  places: readonly Place[],
  conditions: Conditions,
): Promise<void> {
  const bare: PageMetrics[] = [];
  const visits = new Map(places.map((place) => [place, [] as PageMetrics[]]));
  // Interleaved, so that other load on the machine slows all of them equally.
  for (let run = 0; run < Number(values.runs); run += 1) {
    bare.push(await measurePageVisit(browser, { address: url + BARE_PATH }, conditions));
    for (const [place, seen] of visits) {
      seen.push(
        await measurePageVisit(browser, { ...place, address: url + place.path }, conditions),
      );
    }
  }
  const basis = mean(bare, 'firstPaint');
  const machine = slower === 1 ? '' : `, machine slowed ${slower} times`;
  console.log(
    `\n${conditions.name}${machine}: ${values.runs} visits, a bare page in ${Math.round(basis)} ms`,
  );
  for (const [place, seen] of visits) printMetrics(place, seen, basis, conditions);
}

const mean = (figures: readonly PageMetrics[], name: Exclude<keyof PageMetrics, 'shifts'>) =>
  interquartileMean(figures.map((figure) => figure[name]));

function printMetrics(
  place: Place,
  seen: readonly PageMetrics[],
  basis: number,
  conditions: Conditions,
): void {
  const budget = budgetOf(place, conditions);
  const [first, largest] = [mean(seen, 'firstPaint') / basis, mean(seen, 'largestPaint') / basis];
  const blocking = mean(seen, 'blocking');
  const shifts = seen.flatMap((figures) => figures.shifts);
  const requests = Math.round(mean(seen, 'requests'));
  const isOver =
    first > budget.first ||
    largest > budget.largest ||
    shifts.length > 0 ||
    (place.kind === 'page' ? blocking > BLOCKING_BUDGET_MS : requests > REQUEST_BUDGET);
  console.log(
    `  ${(place.kind === 'reload' ? `${place.path}, again` : place.path).slice(0, 30).padEnd(30)} first paint ${first.toFixed(2)} (may be ${budget.first}), largest ${largest.toFixed(2)} (${budget.largest}), alive ${(mean(seen, 'alive') / basis).toFixed(2)} after ${requests} requests, blocked ${Math.round(blocking)} ms, ${Math.round(mean(seen, 'scriptBytes') / 1000)} kB of script, ${shifts.length} shifts${isOver ? '  OVER BUDGET' : ''}`,
  );
  for (const shift of new Set(shifts)) console.log(`    ${shift}`);
  if (isOver) process.exitCode = 1;
}

/** A session as supabase-js stores it. */
async function sessionOf({ url, keys }: Backend, email: string): Promise<string> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: keys.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  if (!response.ok) throw new Error(`${email} could not sign in: ${response.status}`);
  return response.text();
}

async function somebodysListing({ url, keys }: Backend): Promise<string> {
  const headers = { apikey: keys.publishableKey };
  const response = await fetch(`${url}/rest/v1/listings?select=id&order=created_at.desc&limit=1`, {
    headers,
  });
  const [listing] = (await response.json()) as { id: string }[];
  if (listing === undefined) throw new Error('The demo has no community.');
  return listing.id;
}

/** Users whose menus are clicked, and the paths they lead to. */
const SOFT_WALKS: readonly (readonly [who: string, paths: readonly string[]])[] = [
  ['investor', [linkTo('investorDashboard'), linkTo('investmentOpportunities')]],
  ['broker', [linkTo('brokerDashboard'), linkTo('clients'), linkTo('leads'), linkTo('calendar')]],
];

async function printSoftNavigations(browser: Devtools, backend: Backend): Promise<void> {
  console.log('\nfrom screen to screen by the menus, to the painted heading');
  for (const [who, paths] of SOFT_WALKS) {
    const session = await sessionOf(backend, `${who}@demo.havenexchange.example`);
    const walk = { url: backend.url, session, paths, rounds: SOFT_CLICKS / paths.length };
    const took = await softNavigations(browser, walk);
    const at = (share: number) => took[Math.floor(took.length * share)] ?? Number.NaN;
    const [half, most] = [at(0.5), at(0.95)];
    const isOver = half > SOFT_BUDGET_MS.middle || most > SOFT_BUDGET_MS.most;
    console.log(
      `  ${who.padEnd(30)} ${half.toFixed(0)} ms in the middle of ${took.length} (may be ${SOFT_BUDGET_MS.middle}), ${most.toFixed(0)} ms all but one in twenty (${SOFT_BUDGET_MS.most})${isOver ? '  OVER BUDGET' : ''}`,
    );
    if (isOver) process.exitCode = 1;
  }
}

async function placesOf(backend: Backend): Promise<Place[]> {
  if (values.path.length > 0) return values.path.map((path) => ({ path, kind: 'page' }));
  const communities = [
    linkTo('property', { id: await somebodysListing(backend) }),
    linkTo('investmentOpportunities'),
  ];
  const screens = [linkTo('vendors'), linkTo('agents'), linkTo('auth')];
  const session = await sessionOf(backend, 'investor@demo.havenexchange.example');
  return [
    ...PAGES.map((path): Place => ({ path, kind: 'page' })),
    ...communities.map((path): Place => ({ path, kind: 'communities' })),
    ...screens.map((path): Place => ({ path, kind: 'screen' })),
    { path: linkTo('investorDashboard'), kind: 'reload', session, isReload: true },
  ];
}

await buildWebIfStale();
const { answer: pages, warm } = openSite(inProject('dist/web'));
await warm();
const site: Site = (request, ...rest) =>
  new URL(request.url).pathname === BARE_PATH
    ? new Response(BARE, { headers: { 'content-type': 'text/html; charset=utf-8' } })
    : pages(request, ...rest);

const { backend, dataDir } = await startDemoBackend({
  site,
  limits: RELAXED_AUTH_LIMITS,
});
const browser = new Devtools();
try {
  const places = await placesOf(backend);
  for (const conditions of CONDITIONS) {
    await measure(browser, backend.url, places, { ...conditions, cpu: conditions.cpu * slower });
  }
  if (values.path.length === 0) await printSoftNavigations(browser, backend);
} finally {
  await browser.close();
  await backend.close();
  rmSync(dataDir, { recursive: true, force: true });
}
