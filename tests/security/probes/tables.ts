import { randomUUID } from 'node:crypto';
import { anonymous } from '../../support/backend.ts';
import { listingBy, type Person, person, succeed, uniqueSubdomain, type World } from '../world.ts';
import { buildTableProbes } from './build-probes.ts';
import { getTimestamp, number, ownListing } from './values.ts';

export const userRoles = buildTableProbes('user_roles', ({ victim, bystander }, currentUser) => ({
  own: { user_id: currentUser.id },
  others: { user_id: victim.id },
  change: { expires_at: getTimestamp(1e9 + number()) },
  row: { user_id: bystander.id, role: 'investor' },
}));

export const systemSettings = buildTableProbes('system_settings', ({ service }) => {
  const setting_value = `https://pictures.example/${randomUUID()}.svg`;
  const ofTest = { setting_key: 'matrix_probe', setting_type: 'test' };
  const ofBrand = { setting_key: 'platform_logo_url', setting_type: 'branding' };
  return {
    own: { setting_key: ofBrand.setting_key },
    others: { setting_key: 'staff_email_roles' },
    toChange: {
      own: { setting_key: ofBrand.setting_key },
      others: { setting_key: ofTest.setting_key },
    },
    change: { setting_value },
    changed: (values) => ({ ...values, setting_value: JSON.stringify(setting_value) }),
    reset: ({ setting_key }) => {
      const kind = setting_key === ofTest.setting_key ? ofTest : ofBrand;
      return succeed(service.from('system_settings').upsert({ ...kind, setting_value: '' }));
    },
    row: { ...ofTest, setting_value: 1 },
    told: ({ setting_key }) => ({ setting_key }),
  };
});

/** "Own" are entries about the actor, "others" those about the victim. */
export const adminAuditLog = buildTableProbes(
  'admin_audit_log',
  ({ victim, bystander }, currentUser) => {
    const target_email = `forged-${randomUUID()}`;
    return {
      own: { target_user_id: currentUser.id },
      others: { target_user_id: victim.id },
      change: { target_email },
      row: { action: 'user_update', target_email },
      doomed: { target_user_id: bystander.id },
    };
  },
);

export const conversions = buildTableProbes('conversions', () => {
  const row = { test: 'homepage_layout', variant: 'usual', event: 'page_view' } as const;
  const counted = async () => {
    await succeed(anonymous().rpc('count_conversion', row));
    return row;
  };
  const today = async () => ({ ...(await counted()), day: getTimestamp().slice(0, 10) });
  return {
    own: counted,
    others: counted,
    toChange: { own: today, others: today },
    change: { times: -1 },
    changed: () => ({ times: -1 }),
    row: { ...row, day: '2000-01-01', minute: '2000-01-01', times_in_minute: 0 },
    told: ({ day }) => ({ day }),
    doomed: counted,
  };
});

/** Own listing's and another user's. */
export const listings = buildTableProbes('listings', ({ service, victim }, currentUser) => {
  const property_name = `Probe House ${randomUUID()}`;
  const ofPerson = (account: string) => async () => ({ id: await ownListing(account) });
  return {
    own: ofPerson(currentUser.id),
    others: ofPerson(victim.id),
    change: { status: 'under_contract' },
    reset: (values) => succeed(service.from('listings').update({ status: 'active' }).match(values)),
    row: {
      property_name,
      city: 'Duluth',
      state: 'MN',
      property_type: 'memory-care',
      // The server names the account; everyone else lists for themselves and can't choose.
      ...(currentUser.client === service && { broker_id: currentUser.id }),
    },
    told: () => ({ property_name }),
    doomed: async () => {
      await listingBy(victim.id, { property_name });
      return { property_name };
    },
  };
});

/** Returns the other party: a user and tenant the actor has nothing to do with. */
function stranger({ actors, victim }: World, currentUser: Person): Person {
  return currentUser.tenantId === victim.tenantId ? actors['other tenant owner'] : victim;
}

export const tenants = buildTableProbes('tenants', (world, currentUser) => ({
  own: { id: currentUser.tenantId },
  others: { id: stranger(world, currentUser).tenantId },
  change: { name: `Renamed ${randomUUID()}` },
  row: { name: 'Intruder', subdomain: uniqueSubdomain() },
  told: ({ subdomain }) => ({ subdomain }),
}));

/** Joins teams here instead of the bystander, who stays an outsider to every team in the other tables. */
let joining: Promise<Person> | undefined;

export const tenantUsers = buildTableProbes('tenant_users', (world, currentUser) => {
  const { service } = world;
  const { tenantId: tenant_id, id } = stranger(world, currentUser);
  return {
    own: { tenant_id: currentUser.tenantId, user_id: currentUser.id },
    others: { tenant_id, user_id: id },
    change: { is_active: false },
    reset: (values) =>
      succeed(service.from('tenant_users').update({ is_active: true }).match(values)),
    row: async () => {
      joining ??= person('buyer');
      return { tenant_id, user_id: (await joining).id };
    },
  };
});
