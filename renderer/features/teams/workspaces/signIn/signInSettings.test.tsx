import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { adasAccount, adasData, adasWorkspace } from '../../../../testing/fakeAccount.ts';
import type { DataReply, ReplyHandler } from '../../../../testing/fakeData.ts';
import { ada, fakeHost } from '../../../../testing/fakeHost.ts';
import { renderApp } from '../../../../testing/renderApp.tsx';
import { readMetadata } from './connectionForm.ts';

const ID = 'dec0de00-0000-4000-8000-000000000901';
const settings = {
  is_owner: true,
  connection_id: ID,
  has_sso_session: false,
  domains: ['harbor.example'],
  requires_sso: false,
  requires_second_factor: false,
  members_outside_domains: 2,
  connection: null,
};
const connection = {
  protocol: 'oidc',
  issuer: 'https://idp.example',
  sign_in_url: null,
  certificate: null,
  client_id: 'haven',
  user_type: 'broker',
  adds_members: true,
  is_enabled: true,
  last_used_at: '2026-11-20T09:00:00Z',
  last_failure: 'other_domain',
  last_failure_at: '2026-11-21T09:00:00Z',
};
const directory = { tokens: [], active_users: 0, inactive_users: 0, groups: [] };

function open(
  changes: object,
  replies: Readonly<Record<string, DataReply | ReplyHandler>> = {},
  people: object = {},
) {
  const empty = { data: [] };
  return renderApp({
    at: '/workspace-settings',
    host: fakeHost(ada),
    data: adasData({
      'rpc my_account': {
        data: { ...adasAccount, tenant: { ...adasWorkspace, members: 1 } },
      },
      'rpc tenant_team': empty,
      'rpc tenant_invitations': empty,
      'rpc tenant_domains': empty,
      'rpc join_requests': empty,
      'rpc tenant_log': empty,
      'rpc my_invitations': empty,
      'rpc list_my_community_invitations': empty,
      'rpc my_domain_tenant': empty,
      'rpc get_sign_in_settings': { data: { ...settings, ...changes } },
      'rpc get_directory': { data: { ...directory, ...people } },
      ...replies,
    }),
  });
}
const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('sign-in settings', () => {
  it('connect a provider with the addresses to enter there', async () => {
    const save = vi.fn<ReplyHandler>(() => ({ data: ID }));
    const { user } = open({}, { 'rpc save_sso_connection': save });
    await user.click((await section('Sign-in')).getByRole('button', { name: /Set up/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Single sign-on' }));
    expect(await dialog.findByLabelText(/ACS/)).toHaveValue(
      `http://backend.test/functions/v1/sso/saml/${ID}`,
    );
    await user.selectOptions(dialog.getByLabelText('Protocol'), 'oidc');
    expect(await dialog.findByLabelText('Redirect URI')).toHaveValue(
      `http://backend.test/functions/v1/sso/oidc/${ID}`,
    );
    await user.type(dialog.getByLabelText('Issuer URL'), 'idp.example');
    await user.click(dialog.getByRole('button', { name: 'Save connection' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Issuer URL')).toHaveAccessibleDescription(/https/),
    );
    await user.clear(dialog.getByLabelText('Issuer URL'));
    await user.type(dialog.getByLabelText('Issuer URL'), 'https://idp.example');
    await user.type(dialog.getByLabelText('Client ID'), 'haven');
    await user.type(dialog.getByLabelText(/Client secret/), 'secret');
    await user.click(dialog.getByRole('button', { name: 'Save connection' }));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(save.mock.calls[0]?.[0].args).toEqual([
      {
        p_protocol: 'oidc',
        p_issuer: 'https://idp.example',
        p_user_type: 'buyer',
        p_adds_members: true,
        p_client_id: 'haven',
        p_client_secret: 'secret',
      },
    ]);
  });

  it('show the provider, its last failure, and who would lose access', async () => {
    open({ connection });
    const list = within(await screen.findByRole('list', { name: 'Identity provider' }));
    expect(list.getByText('https://idp.example')).toBeVisible();
    expect(list.getByText(/Last failure on .* domain that it hasn't verified/)).toBeVisible();
    expect(screen.getByText(/2 members have emails at other domains/)).toBeVisible();
  });

  it('say what to do first if the requirement would lock the owner out', async () => {
    const { user } = open(
      { connection },
      { 'rpc set_sign_in_policy': { error: { code: 'HXSSP', message: 'No.' }, status: 400 } },
    );
    await user.click(await screen.findByRole('switch', { name: 'Require single sign-on' }));
    expect(await screen.findByText(/Sign in with single sign-on yourself first/)).toBeVisible();
  });

  it('are hidden from everyone but administrators', async () => {
    open({ is_owner: false, connection }, {}, { tokens: [] });
    const region = await section('Sign-in');
    expect(region.queryByRole('button')).toBeNull();
    for (const control of region.getAllByRole('switch')) expect(control).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Create token' })).toBeNull();
  });
});

describe('directory settings', () => {
  const TOKEN = { id: 't', hint: 'ab12', created_at: '2026-11-20T09:00:00Z', last_used_at: null };
  const GROUP = { id: 'g', name: 'Directors', role: 'member', members: 3 };

  it('show a new token once', async () => {
    const { user } = open({}, { 'rpc create_scim_token': { data: 'hvs_secret' } });
    await user.click((await section('Directory')).getByRole('button', { name: 'Create token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Directory token' }));
    expect(dialog.getByLabelText('Secret')).toHaveValue('hvs_secret');
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(screen.queryByDisplayValue('hvs_secret')).toBeNull();
  });

  it('revoke tokens and set what groups grant', async () => {
    const revoke = vi.fn<ReplyHandler>(() => ({ data: true }));
    const setRole = vi.fn<ReplyHandler>(() => ({ data: true }));
    const { user } = open(
      {},
      { 'rpc revoke_scim_token': revoke, 'rpc set_scim_group_role': setRole },
      { tokens: [TOKEN], groups: [GROUP], active_users: 3 },
    );
    await user.click(
      await screen.findByRole('button', { name: 'Revoke the token ending in ab12' }),
    );
    await waitFor(() => expect(revoke.mock.calls[0]?.[0].args).toEqual([{ p_id: 't' }]));
    await user.selectOptions(screen.getByLabelText('Role of Directors'), 'admin');
    await waitFor(() =>
      expect(setRole.mock.calls[0]?.[0].args).toEqual([{ p_group_id: 'g', p_role: 'admin' }]),
    );
    expect(
      screen.getByText('3 active and 0 deactivated people come from the directory.'),
    ).toBeVisible();
  });
});

describe('provider metadata', () => {
  const metadata = (certificate: string) =>
    `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="https://idp.example"><md:IDPSSODescriptor><md:KeyDescriptor use="signing"><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data><X509Certificate>${certificate}</X509Certificate></X509Data></KeyInfo></md:KeyDescriptor><md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://idp.example/sign-in"/></md:IDPSSODescriptor></md:EntityDescriptor>`;

  it('fills the fields', () => {
    expect(readMetadata(metadata('MIIB\n  AB=='))).toEqual({
      issuer: 'https://idp.example',
      signInUrl: 'https://idp.example/sign-in',
      certificate: '-----BEGIN CERTIFICATE-----\nMIIBAB==\n-----END CERTIFICATE-----',
    });
  });

  it('is ignored if it is invalid', () => {
    for (const text of [
      '',
      'hello',
      '<a/>',
      '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
      metadata(''),
    ]) {
      expect(readMetadata(text)).toBeNull();
    }
  });
});

const program = {
  id: 'dec0de00-0000-4000-8000-000000000902',
  name: 'Report builder',
  role: 'member',
  keys: 1,
  last_used_at: null,
};

describe('service accounts', () => {
  it('are created with a name and a role', async () => {
    const create = vi.fn<ReplyHandler>(() => ({ data: program.id }));
    const { user } = open({}, { 'rpc create_service_account': create });
    const accounts = await section('Service accounts');
    await user.click(accounts.getByRole('button', { name: 'Create service account' }));
    await user.click(accounts.getByRole('button', { name: 'Create account' }));
    expect(await accounts.findByText('Enter a name.')).toBeVisible();
    await user.type(accounts.getByLabelText('Name'), program.name);
    await user.click(accounts.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
    expect(create.mock.lastCall?.[0].args[0]).toMatchObject({
      p_name: program.name,
      p_role: 'member',
    });
  });

  it('are removed only after a second click', async () => {
    const remove = vi.fn<ReplyHandler>(() => ({ data: null }));
    const { user } = open(
      {},
      { 'rpc list_service_accounts': { data: [program] }, 'rpc remove_from_tenant': remove },
    );
    const accounts = await section('Service accounts');
    expect(await accounts.findByText(/1 key, not used yet/)).toBeVisible();
    const removeButton = { name: `Remove ${program.name}` };
    await user.click(accounts.getByRole('button', removeButton));
    expect(remove).not.toHaveBeenCalled();
    const [, confirm] = accounts.getAllByRole('button', removeButton);
    await user.click(confirm as HTMLElement);
    await waitFor(() => expect(remove).toHaveBeenCalledTimes(1));
  });
});
