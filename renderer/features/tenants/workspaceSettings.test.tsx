import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { forgetOwn } from '../../core/session/index.ts';
import { adasAccount, adasData, adasWorkspace } from '../../testing/fakeAccount.ts';
import type { DataReply } from '../../testing/fakeData.ts';
import { ada, fakeHost } from '../../testing/fakeHost.ts';
import { renderApp } from '../../testing/renderApp.tsx';

afterEach(() => {
  act(forgetOwn);
  localStorage.clear();
});

const refused = (code: string): DataReply => ({ error: { code, message: 'No.' }, status: 400 });

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
      'rpc my_invitations': { data: [] },
      'rpc my_domain_tenant': { data: [] },
      ...replies,
    }),
  });
}

describe('a reserved name', () => {
  it.each([
    ['HXTNR', 'Name', 'This name could be mistaken for Haven Exchange. Choose another one.'],
    ['HXTSR', 'Subdomain', 'This subdomain is reserved. Choose another one.'],
  ])('of a new workspace is refused with %s beside the field', async (code, label, sentence) => {
    open({ 'rpc create_tenant': refused(code) }, false);
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Secure' } });
    fireEvent.click(screen.getByRole('button', { name: 'Create the workspace' }));
    const field = screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
    await expect.poll(() => field).toHaveAccessibleDescription(expect.stringContaining(sentence));
    expect(screen.getAllByText(sentence)).toHaveLength(1);
  });

  it('is refused beside the field when a workspace is renamed', async () => {
    open({ 'update tenants': refused('HXTNR') }, true);
    const field = await screen.findByLabelText('Name of the workspace');
    fireEvent.change(field, { target: { value: 'Haven Support' } });
    fireEvent.click(screen.getByRole('button', { name: 'Rename' }));
    await expect
      .poll(() => field)
      .toHaveAccessibleDescription(
        'This name could be mistaken for Haven Exchange. Choose another one.',
      );
  });
});
