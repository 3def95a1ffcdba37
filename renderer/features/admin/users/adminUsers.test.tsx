import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { AppRole } from '#shared/access/roles.ts';
import { adasAccount, adasData } from '../../../testing/fakeAccount.ts';
import type { DataReply, DataRequest } from '../../../testing/fakeData.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import type { ShapeOf } from '../../../ui/shape/shape.ts';
import type { AccountRow, AdminAccount, AuditedAction, isAccountPage } from './adminAccount.ts';

const penny: AccountRow = {
  id: '00000000-0000-4000-8000-0000000000b1',
  full_name: 'Penny Waits',
  email: 'penny@people.example',
  company_name: 'Harbor Lane',
  is_company_user: false,
  user_type: 'broker',
  status: 'pending',
  roles: ['broker'],
  plan: null,
  created_at: '2026-03-14T09:00:00Z',
  last_sign_in_at: null,
};

const pennysAccount: AdminAccount = {
  ...penny,
  phone: null,
  brokerage_name: null,
  suspended_at: null,
  email_confirmed_at: '2026-03-14T09:05:00Z',
  banned_until: null,
  has_second_factor: false,
  roles: [
    {
      role: 'broker',
      created_at: '2026-03-14T09:00:00Z',
      expires_at: null,
      is_active: true,
      counts: true,
    },
  ],
  sign_ins: [],
  is_last_admin: false,
  leaving: null,
};

const act: AuditedAction = {
  id: 7,
  at: '2026-03-15T09:00:00Z',
  actor_id: ada.userId,
  actor_email: 'ada@example.com',
  action: 'user_suspend',
  target_user_id: penny.id,
  target_email: penny.email,
  details: { reason: 'Chargeback' },
};

interface UsersOptions {
  readonly at?: string;
  readonly role?: AppRole;
  readonly page?: Partial<ShapeOf<typeof isAccountPage>>;
  readonly account?: Partial<AdminAccount> | null;
  readonly replies?: Readonly<Record<string, (request: DataRequest) => DataReply>>;
}

function openUsers({
  at = '/admin/users',
  role = 'admin',
  page = {},
  account = {},
  replies = {},
}: UsersOptions = {}) {
  const requested: DataRequest[] = [];
  const respond = adasData({
    'rpc my_account': { data: { ...adasAccount, roles: [role], primary_role: role } },
    'rpc admin_accounts': { data: { rows: [penny], next: null, count: 1, ...page } },
    'rpc admin_account_figures': {
      data: { accounts: 1001, pending: 1, suspended: 0, new: 2, staff: 2 },
    },
    'rpc admin_account': { data: account === null ? null : { ...pennysAccount, ...account } },
    'select admin_audit_log': { data: [act] },
  });
  const view = renderApp({
    at,
    host: fakeHost(ada),
    data: (request) => {
      requested.push(request);
      return replies[request.name]?.(request) ?? respond(request);
    },
  });
  const last = (name: string) => requested.findLast((request) => request.name === name)?.args[0];
  return { ...view, last };
}

const atPenny = `/admin/users?account=${penny.id}`;
const createErrorReply = (code: string): DataReply => ({
  error: { code, message: 'secret words' },
  status: 400,
});

describe('pending listing names', () => {
  const held = {
    id: 'r1',
    profile_id: penny.id,
    changes: { brokerage_name: 'Haven Realty', company_name: null },
  };
  const replies = {
    'select revisions': () => ({ data: [held] }),
    'rpc review_revision': () => ({ data: null }),
  };

  it('appear above the list and link to the account', async () => {
    openUsers({ replies });
    const link = await screen.findByRole('link', {
      name: 'Company: None, Brokerage: Haven Realty',
    });
    expect(link).toHaveAttribute('href', atPenny);
  });

  it('can be approved or declined only by administrators', async () => {
    const { user, last } = openUsers({ at: atPenny, replies });
    await user.click(await screen.findByRole('button', { name: 'Decline names' }));
    await waitFor(() =>
      expect(last('rpc review_revision')).toEqual({ revision_id: 'r1', decision: 'rejected' }),
    );
  });

  it('are visible to support', async () => {
    openUsers({ at: atPenny, role: 'support', replies });
    expect(await screen.findByRole('region', { name: 'Requested listing names' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve names' })).not.toBeInTheDocument();
  });
});

describe('account list', () => {
  it('shows users, their status, and capped counts', async () => {
    openUsers();
    const row = await screen.findByRole('row', { name: /Penny Waits/ });
    expect(row).toHaveTextContent('penny@people.example');
    expect(row).toHaveTextContent('Waiting');
    expect(row).toHaveTextContent('Never');
    expect(await screen.findByRole('link', { name: 'Accounts 1,000+' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pending 1' })).toHaveAttribute(
      'href',
      '?status=pending',
    );
  });

  it('requests what the URL says and ignores invalid filters', async () => {
    const { last } = openUsers({
      at: '/admin/users?q=penny&status=pending&role=emperor&plan=trial&joined=2026-03-01&sort=name',
    });
    await screen.findByRole('row', { name: /Penny Waits/ });
    expect(last('rpc admin_accounts')).toEqual({
      page_size: 50,
      search: 'penny',
      status: 'pending',
      plan: 'trial',
      created_from: new Date(2026, 2, 1).toISOString(),
      sort: 'name',
    });
    const chip = within(screen.getByRole('group', { name: 'Filter Status' }));
    expect(chip.getByRole('combobox', { name: 'Value' })).toHaveValue('pending');
    expect(screen.getAllByRole('group', { name: /^Filter/ })).toHaveLength(3);
  });

  it('searches for the typed text and writes it and the filters to the URL', async () => {
    const { user, address, last } = openUsers();
    await user.type(await screen.findByLabelText('Search'), 'harbor');
    await waitFor(() => expect(last('rpc admin_accounts')).toMatchObject({ search: 'harbor' }));
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(screen.getByRole('menuitem', { name: 'Role' }));
    const value = screen.getByRole('combobox', { name: 'Value' });
    expect(value).toHaveFocus();
    await user.selectOptions(value, 'Broker');
    expect(address()).toBe('/admin/users?q=harbor&role=broker');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Field' }), 'Status');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Value' }), 'Waiting');
    expect(address()).toBe('/admin/users?q=harbor&status=pending');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(address()).toBe('/admin/users');
    expect(screen.getByLabelText('Search')).toHaveValue('');
  });

  it('loads the next page', async () => {
    const next = 'mDq3_9sRk1-x0V2pQ7uWWyIyMDI2Il0';
    const { user, last } = openUsers({ page: { next } });
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(last('rpc admin_accounts')).toMatchObject({ after: next }));
  });

  it('shows an empty state with a way to clear filters', async () => {
    const { user, address } = openUsers({
      at: '/admin/users?status=suspended',
      page: { rows: [], count: 0 },
    });
    expect(await screen.findByText('No accounts found')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
    expect(address()).toBe('/admin/users');
  });

  it('approves the selected pending accounts after one confirmation and reports the count', async () => {
    const rita: AccountRow = { ...penny, id: penny.id.replace('b1', 'b2'), full_name: 'Rita' };
    const requested: unknown[] = [];
    const { user } = openUsers({
      page: {
        rows: [penny, rita, { ...penny, id: ada.userId, full_name: 'Ada', status: 'approved' }],
        count: 3,
      },
      replies: {
        'rpc review_account': ({ args }) => {
          requested.push(args[0]);
          return { data: null };
        },
      },
    });
    await screen.findByRole('row', { name: /Rita/ });
    await user.click(screen.getByRole('checkbox', { name: /Select all/ }));
    await user.click(screen.getByRole('button', { name: 'Approve 2 pending…' }));
    expect(screen.getByText(/2 accounts will get access immediately/)).toBeVisible();
    expect(requested).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Approve 2 accounts' }));
    await waitFor(() => expect(screen.queryByText('3 selected')).toBeNull());
    expect(requested).toEqual(
      [penny.id, rita.id].map((id) => ({ user_id: id, decision: 'approved' })),
    );
  });

  it('keeps the selection and shows the error when one approval fails', async () => {
    const { user } = openUsers({
      replies: { 'rpc review_account': () => createErrorReply('57014') },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Penny Waits' }));
    await user.click(screen.getByRole('button', { name: 'Approve 1 pending…' }));
    await user.click(screen.getByRole('button', { name: 'Approve 1 account' }));
    expect(await screen.findByText(/This took too long/)).toBeVisible();
    expect(screen.getByText('1 selected')).toBeVisible();
  });

  it('hides bulk approval from support', async () => {
    const { user } = openUsers({ role: 'support' });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Penny Waits' }));
    expect(screen.getByText('1 selected')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull();
  });

  it('exports all pages of the filtered list', async () => {
    const files: Blob[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
    const { user, last } = openUsers({
      at: '/admin/users?status=pending',
      replies: {
        'rpc admin_accounts': ({ args }) => {
          const [requested] = args as [{ page_size: number; after?: string }];
          const next = requested.page_size === 200 && requested.after === undefined ? 'on' : null;
          return { data: { rows: [penny], next, count: 2 } };
        },
      },
    });
    await screen.findByRole('row', { name: /Penny/ });
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(screen.getByRole('menuitem', { name: 'CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(last('rpc admin_accounts')).toEqual({ page_size: 200, status: 'pending', after: 'on' });
    expect(await files[0]?.text()).toContain(
      'Penny Waits,penny@people.example,Harbor Lane,Broker,Basic,Waiting,2026-03-14T09:00:00Z,\r\n',
    );
  });

  it('sorts by the clicked column header', async () => {
    const { user, address } = openUsers();
    await screen.findByRole('row', { name: /Penny Waits/ });
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(address()).toBe('/admin/users?sort=name');
    expect(screen.getByRole('columnheader', { name: /Name/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  });

  it('offers a retry when loading fails', async () => {
    let isBroken = true;
    const { user } = openUsers({
      replies: {
        'rpc admin_accounts': () =>
          isBroken ? createErrorReply('57014') : { data: { rows: [penny], next: null, count: 1 } },
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('This took too long');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('row', { name: /Penny Waits/ })).toBeVisible();
  });
});

describe('account panel', () => {
  const panel = () => screen.findByRole('dialog', { name: 'Penny Waits' });

  it('opens at its own URL over the list and closes back to it', async () => {
    const { user, address } = openUsers({ at: '/admin/users?status=pending' });
    await user.click(await screen.findByRole('link', { name: 'Penny Waits' }));
    expect(address()).toBe(`/admin/users?status=pending&account=${penny.id}`);
    expect(await panel()).toHaveTextContent('Harbor Lane');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/admin/users?status=pending'));
  });

  it('approves the account after showing the consequence', async () => {
    const { user, last } = openUsers({ at: atPenny });
    await user.click(await screen.findByRole('button', { name: 'Approve…' }));
    expect(await panel()).toHaveTextContent('Activates the account');
    await user.click(screen.getByRole('button', { name: 'Approve account' }));
    await waitFor(() =>
      expect(last('rpc review_account')).toEqual({ user_id: penny.id, decision: 'approved' }),
    );
    expect(await screen.findByText('Account approved')).toBeVisible();
  });

  it('requires a reason to suspend and keeps the input when the server rejects it', async () => {
    const { user, last } = openUsers({
      at: atPenny,
      account: { status: 'approved' },
      replies: { 'rpc suspend_account': () => createErrorReply('HXA01') },
    });
    await user.click(await screen.findByRole('button', { name: 'Suspend…' }));
    await user.click(screen.getByRole('button', { name: 'Suspend account' }));
    expect(await screen.findByText(/Enter a reason for the audit log/)).toBeVisible();
    expect(last('rpc suspend_account')).toBeUndefined();
    await user.type(screen.getByLabelText('Reason'), 'Chargeback');
    await user.click(screen.getByRole('button', { name: 'Suspend account' }));
    expect(
      await screen.findByText(/At least one administrator with a permanent role/),
    ).toBeVisible();
    expect(screen.queryByText('secret words')).toBeNull();
    expect(screen.getByLabelText('Reason')).toHaveValue('Chargeback');
  });

  it('adds a role until the end of a day and removes one after confirmation', async () => {
    const { user, last } = openUsers({ at: atPenny });
    await user.click(await screen.findByRole('button', { name: 'Add role' }));
    expect(screen.getByText('Choose a role.')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Add role'), 'Pilot');
    await user.type(screen.getByLabelText('Until'), '2099-01-31');
    await user.click(screen.getByRole('button', { name: 'Add role' }));
    await waitFor(() =>
      expect(last('rpc assign_role')).toEqual({
        user_id: penny.id,
        role: 'pilot',
        expires_at: new Date(2099, 0, 31, 23, 59, 59).toISOString(),
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Remove role: Broker' }));
    await user.click(screen.getByRole('button', { name: 'End broker role' }));
    await waitFor(() =>
      expect(last('rpc remove_role')).toEqual({ user_id: penny.id, role: 'broker' }),
    );
  });

  it("explains why the only permanent administrator and your own account can't be changed", async () => {
    const { unmount } = openUsers({
      at: atPenny,
      account: { status: 'approved', is_last_admin: true },
    });
    expect(await screen.findByRole('button', { name: 'Suspend…' })).toBeDisabled();
    expect(screen.getByText(/only permanent administrator/)).toBeVisible();
    unmount();
    openUsers({
      at: `/admin/users?account=${ada.userId}`,
      account: { id: ada.userId, status: 'approved' },
    });
    expect(await screen.findByRole('button', { name: 'Suspend…' })).toBeDisabled();
    expect(screen.getByText(/You can't decide about your own account/)).toBeVisible();
  });

  it('offers no staff role while the email is unconfirmed', async () => {
    const { user } = openUsers({ at: atPenny, account: { email_confirmed_at: null } });
    await user.selectOptions(await screen.findByLabelText('Add role'), 'Support');
    expect(screen.getByRole('button', { name: 'Add role' })).toBeDisabled();
    expect(screen.getByText(/require a confirmed email/)).toBeVisible();
  });

  it('is view-only for support', async () => {
    openUsers({ at: atPenny, role: 'support' });
    expect(await screen.findByText(/Support staff have view-only access/)).toBeVisible();
    const dialog = within(await panel());
    expect(
      dialog.queryByRole('button', { name: /Approve|Reject|Suspend|Add role|Remove/ }),
    ).toBeNull();
  });

  it('shows a deleted account as deleted and keeps its history', async () => {
    openUsers({ at: atPenny, account: null });
    expect(await screen.findByText('This account no longer exists')).toBeVisible();
    expect(await screen.findByText('“Chargeback”')).toBeVisible();
  });
});

describe('audit log', () => {
  it('shows actor, action, target, and reason, and links to the account', async () => {
    const { user, address } = openUsers({ at: '/admin/users?view=log' });
    const log = within(await screen.findByRole('region', { name: 'Audit log' }));
    expect(await log.findByText(/Suspended ·/)).toHaveTextContent('penny@people.example');
    expect(log.getByText('“Chargeback”')).toBeVisible();
    expect(log.getByText('ada@example.com')).toBeVisible();
    await user.click(log.getByRole('button', { name: 'Include automatic entries' }));
    expect(address()).toBe('/admin/users?view=log&automatic=true');
    await user.click(log.getByRole('link', { name: 'penny@people.example' }));
    expect(address()).toContain(`account=${penny.id}`);
  });
});
