import postgres from 'postgres';
import { seedMarket } from './million-listings.ts';

export const BUYER = '10ad0000-0000-4000-8000-000000000001';
export const STAFF = '10ad0000-0000-4000-8000-000000000002';
/** One of the brokers in the market. */
export const BROKER = '00000000-0000-4000-8000-000000000007';

/**
 * Members with roles and second factors, so that the caller is looked up among many, plus their messages and ratings.
 */
const MEMBERS = `
  insert into auth.users (id, email)
  select ('10ad0000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'member-' || n || '@load.example'
  from generate_series(1, $1::integer) n;
`;
const WRITTEN = `
  insert into public.profiles (id, email) select u.id, u.email from auth.users u where u.email like 'member-%';
  insert into public.user_roles (user_id, role) values ('${STAFF}', 'support'), ('${BROKER}', 'broker');
  insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
  select gen_random_uuid(), u.id, 'totp', 'verified', now(), now() from auth.users u
  where u.email like 'member-%' and u.id not in ('${BUYER}', '${STAFF}');
  insert into public.user_roles (user_id, role) select u.id, 'pilot' from auth.users u
  where u.email like 'member-%';
  insert into public.platform_ratings (user_id, rating, review)
  select u.id, 5, 'Does what it says.' from auth.users u where u.email like 'member-%';
  insert into public.support_tickets (request_id, user_id, name, email, topic, message, status)
  select gen_random_uuid(), case when n % 3 = 0 then u.id end, 'Ada', u.email, 'question',
    'Where is the plan of my community?', case when n % 4 = 0 then 'open' else 'answered' end
  from auth.users u cross join generate_series(1, 3) n where u.email like 'member-%';
`;

/** Fills the database with that many listings and a quarter as many members. */
export async function seedExchange(url: string, rows: number): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  await seedMarket(sql, rows);
  await sql.begin(async (open) => {
    await open`set local session_replication_role = replica`;
    await open.unsafe(MEMBERS, [Math.ceil(rows / 4)]);
    await open.unsafe(WRITTEN);
  });
  await sql.unsafe('vacuum analyze');
  await sql.end();
}
