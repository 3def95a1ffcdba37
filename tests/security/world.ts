import type { SupabaseClient } from '@supabase/supabase-js';
import type { AppRole, UserType } from '#shared/access/roles.ts';
import type { Database } from '#shared/database.types.ts';
import { anonymous, newUser, service } from '../support/backend.ts';
import { serverClient } from './direct-clients.ts';
import type { Actor } from './expectations.ts';

export type Client = SupabaseClient<Database>;

/** Means "has none": a valid ID without a row. */
export const NO_ID = '00000000-0000-4000-8000-000000000000';

/** An actor and their own records. */
export interface Person {
  readonly client: Client;
  readonly id: string;
  readonly tenantId: string;
}

/** The users of one test run, newly created so that tests never change the demo accounts. */
export interface World {
  readonly actors: Readonly<Record<Actor, Person>>;
  /** Owns the tenant closed to all others; none of their data may leak. */
  readonly victim: Person;
  /** Has only an account, so that rows about them can be inserted. */
  readonly bystander: Person;
  readonly service: Client;
}

export async function buildWorld(): Promise<World> {
  const keys = service();
  const victim = await tenantOwner();
  const actors: Record<Actor, Person> = {
    'signed out': { client: anonymous(), id: NO_ID, tenantId: NO_ID },
    buyer: await person('buyer'),
    investor: await person('investor'),
    seller: await person('seller'),
    broker: await person('broker'),
    vendor: await person('vendor'),
    operator: await person('operator'),
    pilot: await withRole(await person('buyer'), 'pilot'),
    support: await withRole(await person('buyer'), 'support'),
    admin: await withRole(await person('buyer'), 'admin'),
    'expired admin': await expiredAdmin(),
    'tenant member': await memberOf(victim.tenantId),
    'other tenant owner': await tenantOwner(),
    service: { client: keys, id: victim.id, tenantId: NO_ID },
  };
  const subscribing = [victim, ...Object.values(actors)].filter(({ id }) => id !== NO_ID);
  await succeed(
    keys
      .from('subscribers')
      .upsert([...new Set(subscribing.map(({ id }) => id))].map((user_id) => ({ user_id }))),
  );
  return { actors, victim, bystander: await person('buyer'), service: keys };
}

/** Creates a confirmed account of a self-service type. */
export async function person(userType: UserType): Promise<Person> {
  const { client, id } = await newUser({ confirmed: true, userMetadata: { user_type: userType } });
  return { client, id, tenantId: NO_ID };
}

export async function withRole(holder: Person, role: AppRole): Promise<Person> {
  await succeed(serverClient().from('user_roles').insert({ user_id: holder.id, role }));
  return holder;
}

export async function expiredAdmin(): Promise<Person> {
  const holder = await person('buyer');
  const hour = 3_600_000;
  await succeed(
    serverClient()
      .from('user_roles')
      .insert({
        user_id: holder.id,
        role: 'admin',
        is_active: true,
        created_at: new Date(Date.now() - 2 * hour).toISOString(),
        expires_at: new Date(Date.now() - hour).toISOString(),
      }),
  );
  return holder;
}

/** Creates a user who works in their own tenant. */
export async function tenantOwner(): Promise<Person> {
  const owner = await person('operator');
  const tenantId = await succeed(
    owner.client.rpc('create_tenant', { name: 'Harbor House', subdomain: uniqueSubdomain() }),
  );
  return { ...owner, tenantId };
}

export async function memberOf(tenantId: string): Promise<Person> {
  const member = await person('seller');
  await succeed(
    serverClient()
      .from('tenant_users')
      .insert({ tenant_id: tenantId, user_id: member.id, role: 'member', is_active: true }),
  );
  return { ...member, tenantId };
}

type ListingChanges = Partial<Database['public']['Tables']['listings']['Insert']>;

/** Creates a live listing with an address, as the server would. */
export async function listingBy(brokerId: string, changes: ListingChanges = {}): Promise<string> {
  const { id } = await succeed(
    serverClient()
      .from('listings')
      .insert({
        property_name: 'Maple Court',
        city: 'Duluth',
        state: 'MN',
        property_type: 'assisted-living',
        approval_status: 'approved',
        ...changes,
        broker_id: brokerId,
      })
      .select('id')
      .single(),
  );
  const address = { listing_id: id, street_address: '12 Hidden Lane', postal_code: '55802' };
  await succeed(
    serverClient()
      .from('listing_addresses')
      .insert({ ...address, latitude: 46.7867, longitude: -92.1005 }),
  );
  return id;
}

/** Licenses a broker in a state, without which none of their listings there can be approved. */
export async function licenseIn(state: string, user_id: string): Promise<void> {
  await succeed(
    serverClient()
      .from('professional_licenses')
      .upsert({ user_id, state, number: 'A-1', expires_on: null }),
  );
}

/** Returns the public broker ID of a user's open listings. */
export async function brokerOf(accountId: string): Promise<string> {
  const rows = () => serverClient().from('broker_accounts');
  const open = { user_id: accountId, is_pseudonym: false };
  const [known] = await succeed(rows().select('broker_id').match(open));
  return (known ?? (await succeed(rows().insert(open).select('broker_id').single()))).broker_id;
}

type Subscription = Partial<Database['public']['Tables']['subscribers']['Row']>;

/** Creates a user with a paid tier. */
export async function subscriber(tier: string, more: Subscription = {}): Promise<Person> {
  const holder = await person('buyer');
  await subscribe(holder.id, { subscription_tier: tier, ...more });
  return holder;
}

export const subscribe = (userId: string, more: Subscription) =>
  succeed(
    serverClient()
      .from('subscribers')
      .upsert({ subscribed: true, ...more, user_id: userId }),
  );

export const uniqueSubdomain = (): string => `t-${crypto.randomUUID().slice(0, 13)}`;

interface CallResult<T> {
  data: T;
  error: { message: string; code?: string } | null;
}

/** Returns a response's data or throws; for setup steps that must work. */
export async function succeed<T>(call: PromiseLike<CallResult<T>>): Promise<NonNullable<T>> {
  const { data, error } = await call;
  if (error) throw new Error(`A preparation failed: ${error.code ?? ''} ${error.message}`);
  return data as NonNullable<T>;
}
