import { parseArgs } from 'node:util';
import { Hono } from 'hono';
import { protectPages } from '../../backend/http/headers.ts';
import { listen } from '../../backend/http/listen.ts';
import { openSite } from '../../backend/http/site.ts';
import { inProject } from '../../build/paths.ts';
import { buildWebIfStale } from '../../build/web.ts';
import { linkTo } from '../../shared/routes.ts';
import { Devtools } from './devtools.ts';
import { middle, type PageFigures, visit } from './page-visit.ts';

/** The front page and one page of each kind that is read most. */
const PAGES = [linkTo('home'), linkTo('forBrokers'), linkTo('faq'), linkTo('helpCapRates')];

/**
 * How soon public pages are painted, against a bare one from the same server. `--slower 3` tells how it
 * would be on a machine with a third of this one's processor.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '15' },
    path: { type: 'string', multiple: true, default: PAGES },
    slower: { type: 'string', default: '1' },
  },
});
const slower = Number(values.slower);

interface Conditions {
  readonly name: string;
  readonly budget: number;
  readonly line: { latency: number; downloadThroughput: number; uploadThroughput: number } | null;
  readonly cpu: number;
}

/** The second is the preset "Slow 4G" of Chromium's developer tools. */
const CONDITIONS: readonly Conditions[] = [
  { name: 'unthrottled', budget: 2, line: null, cpu: 1 },
  {
    name: 'slow 4G, processor four times slower',
    budget: 1.4,
    line: { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 },
    cpu: 4,
  },
];
const BLOCKING_BUDGET_MS = 50;

const BARE_PATH = '/bare';
const BARE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title></head>
<body><h1>Transforming senior living, deal by deal</h1><p>Haven Exchange is where communities for
older adults are bought, sold, financed and served.</p></body></html>`;

async function measure(browser: Devtools, url: string, conditions: Conditions): Promise<void> {
  const visits = new Map([BARE_PATH, ...values.path].map((path) => [path, [] as PageFigures[]]));
  // In turns, so that whatever else the machine does slows all of them.
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const [path, seen] of visits) seen.push(await visit(browser, `${url}${path}`, conditions));
  }
  const [bare = [], ...pages] = visits.values();
  const basis = mean(bare, 'firstPaint');
  const machine = slower === 1 ? '' : `, machine slowed ${slower} times`;
  console.log(
    `\n${conditions.name}${machine}: ${values.runs} visits with empty caches, a bare page in ${Math.round(basis)} ms`,
  );
  for (const [place, page] of pages.entries()) {
    tell(values.path[place] ?? '', page, { basis, budget: conditions.budget });
  }
}

const mean = (figures: readonly PageFigures[], name: Exclude<keyof PageFigures, 'shifts'>) =>
  middle(figures.map((figure) => figure[name]));

function tell(
  path: string,
  page: readonly PageFigures[],
  { basis, budget }: { readonly basis: number; readonly budget: number },
): void {
  const [first, largest] = [mean(page, 'firstPaint') / basis, mean(page, 'largestPaint') / basis];
  const blocking = mean(page, 'blocking');
  const shifts = page.flatMap((figures) => figures.shifts);
  const isOver =
    Math.max(first, largest) > budget || blocking > BLOCKING_BUDGET_MS || shifts.length > 0;
  console.log(
    `  ${path.padEnd(20)} first paint ${first.toFixed(2)}, largest ${largest.toFixed(2)} (may be ${budget}), blocked ${Math.round(blocking)} ms, ${shifts.length} shifts${isOver ? '  OVER BUDGET' : ''}`,
  );
  for (const shift of shifts) console.log(`    ${shift}`);
  if (isOver) process.exitCode = 1;
}

buildWebIfStale();
const site = openSite(inProject('dist/web'));
const app = new Hono();
app.use(protectPages());
app.get(BARE_PATH, (c) => c.html(BARE));
app.get('*', (c) => site(c.req.raw, async () => true));
const listener = await listen(app, '127.0.0.1', 0);
const browser = new Devtools();
try {
  for (const conditions of CONDITIONS) {
    await measure(browser, `http://127.0.0.1:${listener.port}`, {
      ...conditions,
      cpu: conditions.cpu * slower,
    });
  }
} finally {
  await browser.close();
  await listener.close();
}
