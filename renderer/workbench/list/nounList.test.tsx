import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { contact } from '#shared/records/nouns/contact.ts';
import { underwritingModel } from '#shared/records/nouns/underwritingModel.ts';
import { Toasts } from '../../data/toasts/Toasts.tsx';
import { HostContext } from '../../host/HostContext.tsx';
import { startSession } from '../../session/auth/index.ts';
import { makeStore } from '../../session/store.ts';
import { adasData } from '../../testing/fakeAccount.ts';
import { type DataRequest, fakeDataClient } from '../../testing/fakeData.ts';
import { ada, fakeHost } from '../../testing/fakeHost.ts';
import type { RecordRow } from '../data/row.ts';
import { NounList } from './NounList.tsx';

const rowOf = (id: string, more: Readonly<Record<string, unknown>> = {}): RecordRow => ({
  id: `00000000-0000-4000-8000-0000000000${id}`,
  version: 3,
  owner_id: ada.userId,
  sharing: 'team',
  created_at: '2026-11-20T09:00:00Z',
  updated_at: '2026-11-20T09:00:00Z',
  deleted_at: null,
  cursor: `after-${id}`,
  name: `Name ${id}`,
  company: 'Cedar & Main',
  role: 'buyer',
  tags: [],
  do_not_contact: false,
  ...more,
});
const ROWS = [rowOf('a1'), rowOf('b2', { name: 'Nora', role: 'seller' })];

/** True if a row passes the role filter. */
const createRowFilter = (args: unknown) => {
  const { p_filters: filters = [] } = args as {
    readonly p_filters?: readonly { readonly field: string; readonly value?: unknown }[];
  };
  const roles = filters.find(({ field }) => field === 'role')?.value;
  return (row: RecordRow) => !Array.isArray(roles) || roles.includes(row.role);
};

function open(at = '/clients', savedViews: readonly unknown[] | null = []) {
  const requests: DataRequest[] = [];
  let rows = ROWS;
  const respond = adasData({
    'rpc find_contacts': ({ args }) => ({ data: rows.filter(createRowFilter(args[0])) }),
    'rpc group_records': {
      data: [
        { value: 'seller', records: 1, sum: null },
        { value: 'buyer', records: 1, sum: null },
      ],
    },
    'rpc count_contacts': () => ({ data: rows.length }),
    'rpc record_people': { data: [{ id: ada.userId, name: 'Ada' }] },
    'rpc record_tags': { data: [] },
    'select saved_views': { data: [] },
    'select saved_values':
      savedViews === null
        ? { status: 0, error: { message: 'Failed to fetch' } }
        : { data: savedViews },
    'rpc save_value':
      savedViews === null ? { status: 0, error: { message: 'Failed to fetch' } } : {},
  });
  const host = fakeHost(ada);
  const client = fakeDataClient((request) => {
    requests.push(request);
    if (request.name === 'rpc change_records') return { data: rows.slice(0, 1) };
    if (request.name !== 'update contacts') return respond(request);
    const [changes] = request.args as [Readonly<Record<string, unknown>>];
    rows = rows.map((row) => ({ ...row, ...changes, version: row.version + 1 }));
    return { data: rows.slice(0, 1) };
  });
  const store = makeStore({ host, dataClient: async () => client });
  startSession(store, host.auth);
  const router = createMemoryRouter(
    [
      {
        path: '/clients',
        element: (
          <>
            <NounList
              noun={contact}
              title="Clients"
              nothing={<p>No clients yet</p>}
              panel={(id, { known, close }) => (
                <aside aria-label="Beside">
                  {id} {String(known?.name)}
                  <button type="button" onClick={close}>
                    Close
                  </button>
                </aside>
              )}
            />
            <Toasts />
          </>
        ),
      },
    ],
    { initialEntries: [at] },
  );
  render(
    <HostContext value={host}>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </HostContext>,
  );
  const argsOf = (name: string) =>
    requests.filter((one) => one.name === name).map(({ args }) => args[0]);
  return { user: userEvent.setup(), argsOf, address: () => router.state.location.search };
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

describe('noun list', () => {
  it("sends the URL's search as server parameters", async () => {
    const { argsOf } = open(
      '/clients?q=oak&role=buyer,seller&tags=none_of:cold&company=empty:&sort=name',
    );
    await row('Nora');
    expect(argsOf('rpc find_contacts').at(-1)).toEqual({
      p_words: 'oak',
      p_filters: [
        { field: 'role', is: 'any_of', value: ['buyer', 'seller'] },
        { field: 'tags', is: 'none_of', value: ['cold'] },
        { field: 'company', is: 'empty' },
      ],
      p_sort: 'name',
      p_limit: 100,
    });
    expect(screen.getAllByRole('group', { name: /^Filter / })).toHaveLength(3);
  });

  it('edits a cell with E, saves over the displayed version with Enter, and undoes with Ctrl-Z', async () => {
    const { user, argsOf } = open();
    await row('Nora');
    await user.keyboard('je');
    const field = screen.getByRole('combobox', { name: 'Company' });
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, 'Oak Row{Enter}');
    expect(await screen.findByText('Company changed')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Name a1' })).toHaveFocus();
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() =>
      expect(argsOf('update contacts')).toEqual([
        { company: 'Oak Row' },
        { company: 'Cedar & Main' },
      ]),
    );
  });

  it('reverts a cell on Escape and shows an error for invalid input', async () => {
    const { user, argsOf } = open();
    const cells = within(await row('Name a1'));
    await user.dblClick(cells.getByText('Cedar & Main'));
    await user.keyboard('{Control>}a{/Control}x{Escape}');
    expect(screen.queryByRole('combobox', { name: 'Company' })).toBeNull();
    await user.keyboard('e{Tab}{Tab}{Tab}');
    const mail = screen.getByRole('textbox', { name: 'Email' });
    await user.type(mail, 'invalid{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter an email like');
    expect(argsOf('update contacts')).toEqual([]);
  });

  it('moves several records to trash and restores them with Undo', async () => {
    const { user, argsOf } = open();
    await row('Nora');
    await user.keyboard('jx');
    await user.click(screen.getByRole('button', { name: 'Move to trash' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(argsOf('rpc change_records')).toHaveLength(2));
    expect(argsOf('rpc change_records').at(-1)).toEqual({
      p_kind: 'contacts',
      p_ids: [ROWS[0]?.id],
      p_changes: { deleted_at: null },
    });
  });

  it('opens a record beside the list and keeps the search in the URL', async () => {
    const { user, address } = open('/clients?role=seller');
    await row('Nora');
    await user.keyboard('jj ');
    expect(await screen.findByRole('complementary', { name: 'Beside' })).toHaveTextContent('Nora');
    expect(address()).toBe(`?role=seller&open=${ROWS[1]?.id}`);
    expect(screen.getByRole('link', { name: 'Nora' })).toHaveAttribute('aria-current', 'true');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(address()).toBe('?role=seller');
  });

  it('adds a filter with F, focuses its value, and writes it to the URL', async () => {
    const { user, address } = open();
    await row('Nora');
    await user.keyboard('f');
    await user.click(await screen.findByRole('menuitem', { name: 'Role' }));
    const choices = within(await screen.findByRole('dialog', { name: 'Role' }));
    expect(choices.getByRole('checkbox', { name: 'Buyer' })).toHaveFocus();
    await user.click(choices.getByRole('checkbox', { name: 'Lender' }));
    expect(address()).toBe('?role=lender');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Lender' })).toHaveFocus();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Condition' }), 'is none of');
    expect(address()).toBe('?role=none_of%3Alender');
  });
});

describe('list settings', () => {
  const heads = () =>
    screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim());
  const ARRANGED = {
    isDense: true,
    columns: [
      { id: 'company', isShown: true, width: 20 },
      { id: 'email', isShown: false, width: 0 },
    ],
  };
  const hideEmail = async (user: ReturnType<typeof open>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('checkbox', { name: 'Email' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
  };

  it('restores columns, order, widths, and density from another device', async () => {
    open('/clients', [{ name: 'list:contacts', value: ARRANGED }]);
    await row('Nora');
    await waitFor(() => expect(heads()[1]).toBe('Company'));
    expect(heads()).not.toContain('Email');
    const { style } = screen.getByRole('table');
    expect(style.getPropertyValue('--row-height')).toBe('32px');
    expect(style.getPropertyValue('--tracks')).toContain('20rem');
  });

  it('sends the latest settings to the server', async () => {
    const { user, argsOf } = open();
    await row('Nora');
    await hideEmail(user);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('checkbox', { name: 'Dense rows' }));
    await waitFor(() =>
      expect(argsOf('rpc save_value').at(-1)).toMatchObject({
        p_name: 'list:contacts',
        p_value: { isDense: true },
      }),
    );
  });

  it('saves settings locally first and sends them when the server is reachable', async () => {
    const { user, argsOf } = open('/clients', null);
    await row('Nora');
    await hideEmail(user);
    await waitFor(() => expect(argsOf('rpc save_value')).toHaveLength(1));
    cleanup();
    const { argsOf: later } = open('/clients', [{ name: 'list:contacts', value: ARRANGED }]);
    await row('Nora');
    await waitFor(() => expect(later('rpc save_value')).toHaveLength(1));
    expect(heads()).not.toContain('Email');
    expect(screen.getByRole('table').style.getPropertyValue('--row-height')).toBe('36px');
  });
});

describe('grouped list', () => {
  it('shows groups with counts in option order and their rows below', async () => {
    const { user, address } = open();
    await user.click(await screen.findByRole('button', { name: 'Group' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Role' }));
    expect(await screen.findByRole('link', { name: 'Nora' })).toBeVisible();
    expect(address()).toBe('?group=role');
    const names = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(names[0]).toMatch(/^Buyer.*1$/);
    expect(names[1]).toMatch(/^Name a1/);
    expect(names[2]).toMatch(/^Seller.*1$/);
    expect(names[3]).toMatch(/^Nora/);
  });

  it('collapses a group and remembers it', async () => {
    const { user } = open('/clients?group=role');
    await screen.findByRole('link', { name: 'Nora' });
    await user.click(screen.getByRole('button', { name: 'Seller' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Nora' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Name a1' })).toBeVisible();
    cleanup();
    open('/clients?group=role');
    expect(await screen.findByRole('button', { name: 'Seller' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    localStorage.clear();
  });

  it('selects across groups and ignores a group that is not a field', async () => {
    const { user, argsOf } = open('/clients?group=role');
    await screen.findByRole('link', { name: 'Nora' });
    await user.click(screen.getByRole('checkbox', { name: /^Select all/ }));
    expect(screen.getByText('2 selected')).toBeVisible();
    expect(argsOf('rpc group_records')).toEqual([{ p_kind: 'contacts', p_by: 'role' }]);
    cleanup();
    const other = open('/clients?group=name');
    await screen.findByRole('link', { name: 'Nora' });
    expect(other.argsOf('rpc group_records')).toEqual([]);
  });
});

describe('noun list with linked records', () => {
  const modelRow = (id: string, dealId: string): RecordRow => ({
    ...rowOf(id),
    name: `Model ${id}`,
    status: 'draft',
    deal_id: dealId,
  });

  it('shows the names of linked records, and No access for unreadable ones', async () => {
    const client = fakeDataClient(
      adasData({
        'rpc find_underwriting_models': {
          data: [modelRow('c3', 'deal-1'), modelRow('d4', 'deal-2')],
        },
        'rpc count_underwriting_models': { data: 2 },
        'rpc record_people': { data: [] },
        'rpc record_tags': { data: [] },
        'select deals': { data: [{ id: 'deal-1', name: 'Orchard House' }] },
        'select saved_views': { data: [] },
        'select saved_values': { data: [] },
      }),
    );
    const host = fakeHost(ada);
    const store = makeStore({ host, dataClient: async () => client });
    startSession(store, host.auth);
    render(
      <HostContext value={host}>
        <Provider store={store}>
          <RouterProvider
            router={createMemoryRouter([
              { path: '/', element: <NounList noun={underwritingModel} nothing={null} /> },
            ])}
          />
        </Provider>
      </HostContext>,
    );

    expect(within(await row('Model c3')).getByText('Orchard House')).toBeDefined();
    expect(within(await row('Model d4')).getByText('No access')).toBeDefined();
  });
});
