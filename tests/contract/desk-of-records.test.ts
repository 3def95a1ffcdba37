import { beforeAll, expect, it } from 'vitest';
import { memberOf, type Person, succeed, tenantOwner } from '../security/world.ts';

const DAY_MS = 86_400_000;
/** Days are in the user's time zone; the default is Eastern. */
const dayIn = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(
    Date.now() + days * DAY_MS,
  );
const ago = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();

let owner: Person;
let teammate: Person;

interface Figures {
  readonly tasks: { due: number; late: number; done: number; first: { title: string }[] };
  readonly deals?: Record<string, unknown> & { first: { name: string }[] };
  readonly events: { today: number; week: number; left: { title: string }[] };
  readonly contacts?: Record<string, unknown>;
}

type Table = 'record_tasks' | 'deals' | 'events' | 'contacts';

/** One by one, because in a request with different row shapes, missing columns become null instead of their default. */
async function add(table: Table, rows: readonly object[]) {
  for (const row of rows)
    await succeed(
      owner.client
        .from(table)
        .insert(row as never)
        .select('id'),
    );
}

const getFigures = async ({ client }: Person) =>
  (await succeed(client.rpc('my_figures'))) as unknown as Figures;

beforeAll(async () => {
  owner = await tenantOwner();
  teammate = await memberOf(owner.tenantId);
});

it("lists the user's own tasks due by tonight, latest first", async () => {
  expect((await getFigures(owner)).tasks).toMatchObject({ due: 0, late: 0, first: [] });
  const tasks = [
    { title: 'Tomorrow', due_on: dayIn(2) },
    { title: 'Today', due_on: dayIn(0) },
    { title: 'Late', due_on: dayIn(-2) },
    { title: 'Some day' },
    { title: 'Of the mate', due_on: dayIn(0), assignee_id: teammate.id },
  ];
  await add('record_tasks', tasks);
  const { tasks: ownSection } = await getFigures(owner);
  expect(ownSection).toMatchObject({ due: 2, late: 1, done: 0 });
  expect(ownSection.first.map(({ title }) => title)).toEqual(['Late', 'Today']);
  expect((await getFigures(teammate)).tasks.first).toMatchObject([{ title: 'Of the mate' }]);
  const done = owner.client
    .from('record_tasks')
    .update({ done_at: ago(0) })
    .eq('title', 'Late');
  await succeed(done.select('id'));
  expect((await getFigures(owner)).tasks).toMatchObject({ due: 1, late: 0, done: 1 });
});

it("lists the user's own deals: steps due, stalled deals, and closed ones", async () => {
  expect(await getFigures(owner)).not.toHaveProperty('deals');
  const sold = { price: 1_000_000, commission_percent: 2, buyer: 'X' };
  const deals = [
    { name: 'Late', next_step: 'Call', next_step_on: dayIn(-3) },
    { name: 'Today', next_step: 'Write', next_step_on: dayIn(0) },
    { name: 'Later', next_step_on: dayIn(5), expected_close: dayIn(20) },
    { name: 'Lost', stage: 'lost', lost_reason: 'price', next_step_on: dayIn(-9) },
    ...[10, 100, 120].map((days) => ({
      ...sold,
      name: `Closed ${days}`,
      stage: 'won',
      expected_close: dayIn(-days),
      closed_on: dayIn(-days),
    })),
  ];
  await add('deals', deals);
  const { deals: ownSection } = await getFigures(owner);
  expect(ownSection).toMatchObject({
    open: 3,
    due: 1,
    late: 1,
    closing: 1,
    stalled: 0,
    closed: 1,
    closed_before: 2,
  });
  expect(ownSection?.first.map(({ name }) => name)).toEqual(['Late', 'Today']);
  expect(await getFigures(teammate)).not.toHaveProperty('deals');
});

it('lists today’s events that the user attends, including recurring ones', async () => {
  const tonight = Date.parse(`${dayIn(0)}T23:30:00-05:00`);
  /** Ends after midnight, or it would be over when the test runs in a day's last minutes. */
  const lasting = (startMs: number) => ({
    begins_at: new Date(startMs).toISOString(),
    ends_at: new Date(startMs + 60 * 60_000).toISOString(),
  });
  const event = (title: string, more: object) => ({ title, ...lasting(tonight), ...more });
  const events = [
    event('Tour', { attendee_ids: [teammate.id] }),
    event('Own', { sharing: 'private' }),
    event('Every week', { repeats: 'weekly', ...lasting(tonight - 14 * DAY_MS) }),
  ];
  await add('events', events);
  const { events: ownSection } = await getFigures(owner);
  expect(ownSection.left.map(({ title }) => title).toSorted()).toEqual([
    'Every week',
    'Own',
    'Tour',
  ]);
  expect(ownSection).toMatchObject({ today: 3, week: 3 });
  expect((await getFigures(teammate)).events.left.map(({ title }) => title)).toEqual(['Tour']);
});

it('lists new clients and those without recent contact', async () => {
  const people = [
    { name: 'New' },
    { name: 'Quiet', last_contact_at: ago(70) },
    { name: 'Never again', last_contact_at: ago(70), do_not_contact: true },
  ];
  await add('contacts', people);
  expect((await getFigures(owner)).contacts).toMatchObject({ new: 3, new_before: 0, quiet: 1 });
  expect(await getFigures(teammate)).not.toHaveProperty('contacts');
});
