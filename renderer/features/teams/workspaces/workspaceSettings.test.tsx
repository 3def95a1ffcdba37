import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { clearUserStorage } from '../../../session/auth/index.ts';
import { adasAccount, adasData, adasWorkspace } from '../../../testing/fakeAccount.ts';
import type { DataReply } from '../../../testing/fakeData.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';

afterEach(() => {
  act(clearUserStorage);
  localStorage.clear();
});

const createRejection = (code: string): DataReply => ({
  error: { code, message: 'No.' },
  status: 400,
});

function open(replies: Readonly<Record<string, DataReply>>, hasWorkspace: boolean) {
  const tenant = hasWorkspace ? { ...adasWorkspace, members: 1 } : null;
  return renderApp({
    at: '/workspace-settings',
    host: fakeHost(ada),
    data: adasData({
      'rpc my_account': { data: { ...adasAccount, tenant } },
      'rpc tenant_team': { data: [] },
      'rpc tenant_invitations': { data: [] },
      'rpc tenant_domains': { data: [] },
      'rpc join_requests': { data: [] },
      'rpc tenant_log': { data: [] },
      'rpc get_sign_in_settings': { data: null },
      'rpc get_directory': { data: null },
      'rpc my_invitations': { data: [] },
      'rpc list_my_community_invitations': { data: [] },
      'rpc my_domain_tenant': { data: [] },
      ...replies,
    }),
  });
}

describe('reserved name', () => {
  it.each([
    ['HXTNR', 'Name', 'This name is too similar to Haven Exchange. Choose another one.'],
    ['HXTSR', 'Subdomain', 'This subdomain is reserved. Choose another one.'],
  ])('is rejected with %s at the field for a new workspace', async (code, label, message) => {
    open({ 'rpc create_tenant': createRejection(code) }, false);
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Secure' } });
    fireEvent.click(screen.getByRole('button', { name: 'Create workspace' }));
    const field = screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
    await expect.poll(() => field).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(screen.getAllByText(message)).toHaveLength(1);
  });

  it('is rejected at the field when renaming a workspace', async () => {
    open({ 'update tenants': createRejection('HXTNR') }, true);
    const field = await screen.findByLabelText('Workspace name');
    fireEvent.change(field, { target: { value: 'Haven Support' } });
    fireEvent.click(screen.getByRole('button', { name: 'Rename' }));
    await expect
      .poll(() => field)
      .toHaveAccessibleDescription(
        'This name is too similar to Haven Exchange. Choose another one.',
      );
  });
});

describe('claimed domain', () => {
  const CLAIM = {
    domain: 'harbor.example',
    claimed_by: 'Ada Lovelace',
    claimed_at: '2026-11-20T09:00:00Z',
    record_name: '_haven-challenge.harbor.example',
    record_value: 'haven-verification=abc',
    verified_at: null,
    checked_at: null,
    failure: null,
    ends_at: null,
  };
  const VERIFIED = { ...CLAIM, verified_at: '2026-11-21T09:00:00Z', checked_at: CLAIM.claimed_at };
  async function show(claim: object, replies: Readonly<Record<string, DataReply>> = {}) {
    open({ 'rpc tenant_domains': { data: [claim] }, ...replies }, true);
    return within(await screen.findByRole('list', { name: 'Claimed domains' }));
  }

  it('shows the DNS record to add until it is verified', async () => {
    const list = await show(CLAIM);
    expect(list.getByText('Not verified')).toBeVisible();
    expect(list.getByLabelText('Record name for harbor.example')).toHaveValue(CLAIM.record_name);
    expect(list.getByLabelText('Record value for harbor.example')).toHaveValue(CLAIM.record_value);
    expect(list.getByRole('group')).toHaveAccessibleName(/Add this TXT record/);
    expect(list.getByRole('button', { name: 'Copy value' })).toBeEnabled();
  });

  it("shows the last check's failure and announces the next result", async () => {
    const list = await show(
      { ...CLAIM, failure: 'missing', checked_at: '2026-11-21T09:00:00Z' },
      { 'function check-domain': { data: { failure: 'wrong' } } },
    );
    expect(list.getByText('Verification failed')).toBeVisible();
    expect(list.getByText(/No TXT record found/)).toBeVisible();
    fireEvent.click(list.getByRole('button', { name: 'Check now: harbor.example' }));
    expect(
      await screen.findByText('A TXT record was found, but its value is different.'),
    ).toBeInTheDocument();
  });

  it('shows no record once it is verified', async () => {
    const list = await show(VERIFIED);
    expect(list.getByText('Verified')).toBeVisible();
    expect(list.queryByRole('group')).toBeNull();
    expect(list.queryByRole('button', { name: /Check/ })).toBeNull();
  });

  it("shows the deadline for restoring a verified domain's record", async () => {
    const ends = { failure: 'missing', ends_at: '2026-11-28T09:00:00Z' };
    const list = await show({ ...VERIFIED, ...ends });
    expect(list.getByText(/Restore the record by Nov 28/)).toBeVisible();
    expect(list.getByRole('group')).toBeVisible();
  });
});
