import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Field } from '#shared/records/noun.ts';
import { contact } from '#shared/records/nouns/contact.ts';
import { HostContext } from '../../host/HostContext.tsx';
import { startSession } from '../../session/auth/index.ts';
import { makeStore } from '../../session/store.ts';
import { adasData } from '../../testing/fakeAccount.ts';
import { type DataReply, fakeDataClient } from '../../testing/fakeData.ts';
import { ada, fakeHost } from '../../testing/fakeHost.ts';
import { type Filter, filterBy } from '../../ui/search/filters.ts';
import type { RecordRow } from '../data/row.ts';
import { NounList } from '../list/NounList.tsx';
import { RecordPage } from '../record/RecordPage.tsx';
import { describeFilter } from './describeFilter.ts';

const rowOf = (index: number): RecordRow => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  version: 1,
  owner_id: ada.userId,
  sharing: 'team',
  created_at: '2026-11-20T09:00:00Z',
  updated_at: '2026-11-20T09:00:00Z',
  deleted_at: null,
  cursor: `after-${index}`,
  name: `Person ${index}`,
  role: 'buyer',
  email: 'nora@cedar.example',
  notes: 'Wants two communities in Idaho.',
  tags: [],
  do_not_contact: false,
});

type Find = (from: number, limit: number) => DataReply | Promise<DataReply>;

/** Returns the given number of contacts, one page at a time. */
const of =
  (count: number): Find =>
  (from, limit) => ({
    data: Array.from({ length: Math.min(limit, count - from) }, (_, index) => rowOf(from + index)),
  });

function open(find: Find, { at = '/clients', element = list } = {}) {
  const host = fakeHost(ada);
  const respond = adasData({
    'rpc count_contacts': { data: 3 },
    'rpc record_people': { data: [{ id: ada.userId, name: 'Ada' }] },
    'rpc record_tags': { data: [] },
    'rpc record_timeline': { data: { entries: [], next: null } },
    'select contacts': { data: rowOf(0) },
    'select record_tasks': { data: [] },
    'select record_files': { data: [] },
    'select saved_views': { data: [] },
  });
  const client = fakeDataClient((request) => {
    if (request.name !== 'rpc find_contacts') return respond(request);
    const { p_after: after, p_limit: limit } = request.args[0] as {
      p_after?: string;
      p_limit: number;
    };
    return find(after === undefined ? 0 : Number(after.slice('after-'.length)) + 1, limit);
  });
  const store = makeStore({ host, dataClient: async () => client });
  startSession(store, host.auth);
  const router = createMemoryRouter([{ path: '/clients', element }], { initialEntries: [at] });
  render(
    <HostContext value={host}>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </HostContext>,
  );
  return { host, user: userEvent.setup() };
}
const list = <NounList noun={contact} title="Clients" nothing={<p>No clients yet</p>} />;
/** Queried by element, because role queries over thousands of rows take minutes. */
const sheet = () => document.querySelector<HTMLElement>('body > main');
const getPrintView = () => within(sheet() as HTMLElement);
const countPrintedRows = () => sheet()?.querySelectorAll('tbody tr').length;
const printAll = async (user: ReturnType<typeof userEvent.setup>) => {
  await screen.findByRole('row', { name: /Person 0/ });
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(screen.getByRole('menuitem', { name: 'Print' }));
};

describe('printed list', () => {
  it('shows the title, filters, sort order, and the rows of all pages', async () => {
    const { host, user } = open(of(1_203), { at: '/clients?role=buyer&q=oak&sort=name' });
    await printAll(user);
    expect(await screen.findByText('Printing 1,203 rows.')).toBeVisible();
    expect(host.print).toHaveBeenCalledTimes(1);
    expect(sheet()?.querySelector('h1')).toHaveTextContent('Clients');
    expect(getPrintView().getByText('3 contacts, by Name ↑')).toBeInTheDocument();
    expect(getPrintView().getByText('Search: “oak”')).toBeInTheDocument();
    expect(getPrintView().getByText('Role is any of Buyer')).toBeInTheDocument();
    expect(countPrintedRows()).toBe(1_203);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(sheet()).toBeNull();
  });

  it('stops at 2,000 rows and says so on screen and in print', async () => {
    const { user } = open(of(9_000));
    await printAll(user);
    expect(await screen.findAllByText(/^Only the first 2,000 are printed/)).toHaveLength(2);
    expect(countPrintedRows()).toBe(2_000);
  });

  it("can be canceled while loading and isn't printed if a page is missing", async () => {
    let fail: (answer: DataReply) => void = () => undefined;
    const { host, user } = open((from, limit) =>
      limit < 500
        ? of(3)(from, limit)
        : new Promise((resolve) => {
            fail = resolve;
          }),
    );
    await printAll(user);
    expect(screen.getByText('Loading: 0 so far')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await printAll(user);
    fail({ error: { message: 'gone', code: '42501' } });
    expect(await screen.findByRole('alert')).toHaveTextContent('nothing was printed');
    expect(host.print).not.toHaveBeenCalled();
  });

  it('prints only selected rows on request', async () => {
    const { user } = open(of(3));
    await screen.findByRole('row', { name: /Person 1/ });
    await user.keyboard('jjx');
    await user.click(screen.getByRole('button', { name: 'Export selected' }));
    await user.click(screen.getByRole('menuitem', { name: 'Print' }));
    expect(await screen.findByText('Printing 1 row.')).toBeVisible();
    expect(getPrintView().getByText('1 selected, by Added ↓')).toBeInTheDocument();
    expect(getPrintView().getByText('Person 1')).toBeInTheDocument();
  });
});

describe('printed record', () => {
  it('shows fields by group and the owner', async () => {
    const element = <RecordPage noun={contact} id={rowOf(0).id} place="page" />;
    const { host, user } = open(of(1), { element });
    await user.click(await screen.findByRole('button', { name: 'Actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Print' }));
    expect(await screen.findByText('Printing details and open tasks.')).toBeVisible();
    expect(host.print).toHaveBeenCalledTimes(1);
    expect(
      getPrintView().getByRole('heading', { name: 'Person 0', hidden: true }),
    ).toBeInTheDocument();
    expect(getPrintView().getByText('Owner Ada · Shared with the team')).toBeInTheDocument();
    expect(
      getPrintView().getByRole('heading', { name: 'Reach', hidden: true }),
    ).toBeInTheDocument();
    expect(getPrintView().getByText('Wants two communities in Idaho.')).toBeInTheDocument();
  });
});

it('formats a filter as a sentence', () => {
  const field = (type: Field['type'], label: string): Field =>
    ({ name: 'x', label, type, choices: [{ value: 'a', label: 'First' }] }) as Field;
  const say = (one: Field, is: Filter['is'], ...values: readonly string[]) =>
    describeFilter({ field: 'x', is, values }, filterBy(one));
  expect(say(field('money', 'Budget'), 'between', '1000', '2500000')).toBe(
    'Budget is between $1,000 and $2,500,000',
  );
  expect(say(field('usState', 'State'), 'any_of', 'TX', 'FL')).toBe(
    'State is any of Texas, Florida',
  );
  expect(say(field('time', 'Added'), 'in_last_days', '7')).toBe('Added in the last 7 days');
  expect(say(field('date', 'Due'), 'before', '2026-11-23')).toBe('Due until Nov 23, 2026');
  expect(say(field('text', 'Company'), 'empty')).toBe('Company is empty');
  expect(say(field('text', 'Company'), 'contains', 'oak')).toBe('Company contains “oak”');
});
