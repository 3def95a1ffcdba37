import { hashPassword } from '../../backend/auth/passwords.ts';
import type { Engine } from '../../backend/db/engine.ts';

/** Enough rows for realistic query plans. */
export const PEOPLE = 5_000;
export const PASSWORD = 'haven-load-1234';

/** Returns the ID of the n-th user, wrapping around. */
export const personId = (n: number): string =>
  `10ad0000-0000-4000-8000-${String(n % PEOPLE).padStart(12, '0')}`;
export const personEmail = (n: number): string => `person-${n % PEOPLE}@load.example`;

let hash: Promise<string> | undefined;

/** Returns the password hash all users share; hashing thousands would take minutes. */
export const sharedPasswordHash = (): Promise<string> => {
  hash ??= hashPassword(PASSWORD);
  return hash;
};

/** Creates that many accounts, each with a profile and a role. */
export async function seedPeople(engine: Engine, count: number): Promise<void> {
  const password = await sharedPasswordHash();
  await engine.script(`
    set local statement_timeout = 0;
    insert into auth.users (
      id, aud, role, email, encrypted_password, email_confirmed_at, created_at, updated_at,
      raw_app_meta_data, raw_user_meta_data
    )
    select ('10ad0000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'authenticated',
      'authenticated', 'person-' || n || '@load.example', '${password}', now(), now(), now(),
      '{"provider": "email", "providers": ["email"]}',
      jsonb_build_object('first_name', 'Person', 'last_name', 'Number ' || n,
        'user_type', (array['buyer', 'seller', 'investor'])[1 + n % 3])
    from generate_series(0, ${count - 1}) n
    on conflict do nothing;

    insert into auth.identities (provider_id, user_id, provider, identity_data, created_at, updated_at)
    select id, id, 'email', jsonb_build_object('sub', id, 'email', email), now(), now()
    from auth.users where email like '%@load.example'
    on conflict do nothing;

    update public.profiles set created_at = now() - row_number * interval '1 minute'
    from (select id, row_number() over (order by id) from public.profiles) numbered
    where numbered.id = profiles.id and email like '%@load.example';

    analyze;`);
}
