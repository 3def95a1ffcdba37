import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { queryDatabase } from '../security/sql.ts';
import { type Person, person, succeed } from '../security/world.ts';
import {
  acceptQuote,
  closeProject,
  createSentProject,
  createVendor,
  getNewestRequestId,
  submitQuote,
  type Vendor,
} from '../support/projects.ts';

interface Price {
  readonly quotes: number;
  readonly quoted: number;
  readonly wins: number;
  readonly won: number;
}

interface Totals {
  readonly name: string;
  readonly received: number;
  readonly answered: number;
  readonly hours: number | null;
  readonly won: number;
  readonly prices: Readonly<Record<string, Price>>;
}

interface Figures {
  readonly now: Totals;
  readonly before: Totals;
  readonly months: readonly Totals[];
  readonly trades: readonly Totals[];
  readonly states: readonly Totals[];
}

const DAY = 86_400_000;
const dayBefore = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);

const figuresOf = async ({ client }: Person, p_from: string, p_until: string) =>
  (await client.rpc('vendor_figures', { p_from, p_until })).data as unknown as Figures;

it("counts each request of a period once by outcome, and doesn't add up prices of different units", async () => {
  const [requester, vendor, rival] = [
    await person('operator'),
    await createVendor('Updated Roofs'),
    await createVendor('Rival Roofs'),
  ];
  const requestQuote = async (more: object = {}, others: readonly Vendor[] = []) => {
    const id = await createSentProject(requester, [vendor, ...others], more);
    return { id, request: await getNewestRequestId(vendor) };
  };
  const done = await requestQuote();
  await succeed(submitQuote(vendor, done.request, 1000));
  await succeed(acceptQuote(requester, done.request));
  await succeed(closeProject(requester, done.id, true));
  const dropped = await requestQuote();
  await succeed(submitQuote(vendor, dropped.request, 3000));
  await succeed(acceptQuote(requester, dropped.request));
  await succeed(closeProject(requester, dropped.id, false));
  const lost = await requestQuote({ p_category: 'technology', p_state: 'TX' }, [rival]);
  await succeed(submitQuote(vendor, lost.request, 200, { p_price_per: 'month' }));
  const rivalRequest = await getNewestRequestId(rival);
  await succeed(submitQuote(rival, rivalRequest, 900));
  await succeed(acceptQuote(requester, rivalRequest));
  const cancelled = await requestQuote();
  await succeed(submitQuote(vendor, cancelled.request, 85, { p_price_per: 'hour' }));
  await succeed(closeProject(requester, cancelled.id, false));
  const declined = await requestQuote();
  await succeed(vendor.client.rpc('decline_project', { p_id: declined.request }));
  await requestQuote();
  const missed = await requestQuote();
  await succeed(closeProject(requester, missed.id, false));
  const withdrawn = await requestQuote();
  await succeed(submitQuote(vendor, withdrawn.request, 400));
  await succeed(submitQuote(vendor, withdrawn.request, 500));
  await succeed(vendor.client.rpc('decline_project', { p_id: withdrawn.request }));
  const open = await requestQuote();
  await succeed(submitQuote(vendor, open.request, 40, { p_price_per: 'month' }));

  const vendorFigures = await figuresOf(vendor, dayBefore(29), dayBefore(0));
  expect(vendorFigures.now).toEqual({
    name: '',
    received: 9,
    answered: 7,
    hours: 0,
    quoted: 6,
    waiting: 1,
    missed: 1,
    declined: 1,
    open: 1,
    withdrawn: 1,
    cancelled: 1,
    lost: 1,
    won: 2,
    dropped: 1,
    prices: {
      project: { quotes: 3, quoted: 4500, wins: 1, won: 1000 },
      month: { quotes: 2, quoted: 240, wins: 0, won: 0 },
      hour: { quotes: 1, quoted: 85, wins: 0, won: 0 },
    },
  });
  expect(vendorFigures.before).toMatchObject({ received: 0, answered: 0, hours: null });
  expect(vendorFigures.trades).toMatchObject([
    { name: 'construction', received: 8, won: 2 },
    { name: 'technology', received: 1, won: 0 },
  ]);
  expect(vendorFigures.states).toMatchObject([
    { name: 'OH', received: 8 },
    { name: 'TX', received: 1 },
  ]);
  expect(vendorFigures.months).toHaveLength(12);
  expect(vendorFigures.months.reduce((sum, { received }) => sum + received, 0)).toBe(9);
  // The rival sees only the outcome of their own.
  const { now } = await figuresOf(rival, dayBefore(29), dayBefore(0));
  expect(now).toMatchObject({ received: 1, won: 1, prices: { project: { won: 900 } } });
});

it('ends days when they are over in the whole country, shows twelve months and the median response time', async () => {
  const [requester, vendor] = [await person('operator'), await createVendor('Dated Roofs')];
  const rows = [
    // The period's month: answered after two and after ten hours, and not at all.
    ['2026-03-05T18:00Z', 2, 'chosen', 'done', 'OH', 100],
    ['2026-03-20T18:00Z', 10, 'passed', 'done', 'OH', 300],
    ['2026-04-01T09:00Z', null, 'passed', 'cancelled', 'TX', null],
    // April 1 in Hawaii, too.
    ['2026-04-01T10:00Z', 1, 'declined', 'cancelled', 'OH', null],
    // The previous period, the first of twelve months, and the last day before it.
    ['2026-02-28T12:00Z', 4, 'declined', 'done', 'OH', null],
    ['2025-04-15T12:00Z', 8, 'passed', 'done', 'OH', 50],
    ['2025-03-31T12:00Z', 8, 'passed', 'done', 'OH', 70],
  ] as const;
  for (const [at, hours, status, project, state, price] of rows) {
    const id = randomUUID();
    const decided = project === 'done' ? `'${at}'::timestamptz + interval '3 days'` : 'null';
    const answered = hours === null ? 'null' : `'${at}'::timestamptz + interval '${hours} hours'`;
    await queryDatabase(
      `insert into private.projects (id, account, title, category, state, details, status, decided_at)
         values ('${id}', '${requester.id}', 'New roof', 'construction', '${state}', 'The roof of the wing leaks.', '${project}', ${decided});
         insert into private.project_quotes (
           project_id, vendor_id, vendor_name, status, asked_at, price, price_per, scope, n, answered_at, first_answered_at
         )
         values (
           '${id}', '${vendor.vendor}', 'Dated Roofs', '${status}', '${at}', ${price}, ${price === null ? 'null' : "'project'"},
           'Tear off and replace the roof.', ${price === null ? 0 : 1}, ${answered}, ${answered}
         )`,
    );
  }
  const vendorFigures = await figuresOf(vendor, '2026-03-01', '2026-03-31');
  expect(vendorFigures.now).toMatchObject({
    received: 3,
    answered: 2,
    hours: 6,
    quoted: 2,
    missed: 1,
    won: 1,
    lost: 1,
    prices: { project: { quotes: 2, quoted: 400, wins: 1, won: 100 } },
  });
  expect(vendorFigures.before).toMatchObject({ received: 1, answered: 1, hours: 4, declined: 1 });
  expect(vendorFigures.months.map(({ name }) => name)).toEqual([
    ...['04', '05', '06', '07', '08', '09', '10', '11', '12'].map((month) => `2025-${month}-01`),
    ...['01', '02', '03'].map((month) => `2026-${month}-01`),
  ]);
  expect(vendorFigures.months.map(({ received }) => received)).toEqual([
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 3,
  ]);
  expect(vendorFigures.states).toMatchObject([
    { name: 'OH', received: 2 },
    { name: 'TX', received: 1 },
  ]);
});
