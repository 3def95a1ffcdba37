import type { Account, RoleGrant } from '../session/account/account.ts';
import type { DataReply, ReplyHandler } from './fakeData.ts';
import { ada } from './fakeHost.ts';

export const adasAccount: Account = {
  profile: {
    id: ada.userId,
    email: ada.email,
    first_name: 'Ada',
    last_name: 'Quill',
    full_name: 'Ada Quill',
    avatar_url: null,
    phone: null,
    company_name: null,
    brokerage_name: null,
    bio: null,
    user_type: 'operator',
    is_company_user: false,
    requires_approval: false,
    approval_status: 'approved',
    suspended_at: null,
    created_at: '2026-03-14T09:00:00Z',
    updated_at: '2026-03-14T09:00:00Z',
  },
  roles: ['operator'],
  primary_role: 'operator',
  staff_role: null,
  is_family: false,
  subscription: null,
  billing: null,
  tenant: null,
  address: { is_confirmed: true, awaiting: null },
  leaving: null,
  ending_roles: [],
};

export const adasRoles: readonly RoleGrant[] = [
  { role: 'operator', created_at: '2026-03-14T09:00:00Z', expires_at: null },
];

/** Ada's data; tests override single calls. */
export function adasData(replies: Readonly<Record<string, DataReply | ReplyHandler>> = {}) {
  const respond: ReplyHandler = (request) => {
    const { name } = request;
    const reply = replies[name];
    if (reply !== undefined) return typeof reply === 'function' ? reply(request) : reply;
    if (name === 'rpc my_account') return { data: adasAccount };
    if (name === 'rpc my_figures') return { data: {} };
    if (name === 'select user_roles') return { data: adasRoles };
    if (name === 'select sign_in_alerts') return { data: [] };
    if (name === 'rpc list_integration_changes') return { data: [] };
    return { data: null };
  };
  return respond;
}

/** Ada's workspace, on the smallest plan. */
export const adasWorkspace = {
  id: 'dec0de00-0000-4000-8000-000000000501',
  name: 'Harbor House',
  subdomain: 'harbor-house',
  role: 'owner',
  plan_type: 'basic',
  max_users: 10,
  max_properties: 100,
  members: 1,
} as const;
