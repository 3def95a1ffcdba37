-- The schema of the first release, generated from supabase/schemas. Never edited: the next change is a
-- migration of its own (`npm run migration -- name`).
set check_function_bodies = off;

-- foundation/private.sql

-- Helpers that policies and triggers call. The API never exposes this schema, and USAGE alone opens
-- nothing in it: each function below is revoked from everyone and then granted to whom it serves.
create schema private;

revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;

-- Declared in order of priority, highest first: a person's primary role is the least of their roles.
-- `support` follows `admin`, because a staff account also keeps the role it signed up with.
create type public.app_role as enum (
  'admin', 'support', 'broker_of_record', 'broker', 'vendor', 'pilot',
  'operator', 'investor', 'seller', 'buyer', 'user'
);

-- What a person may call themselves at sign-up. Nothing in this list is a privilege.
create type public.user_type as enum (
  'investor', 'broker', 'vendor', 'operator', 'seller', 'buyer'
);

create type public.approval_status as enum ('pending', 'approved', 'rejected');

-- Finds by parts of words.
create extension if not exists pg_trgm with schema extensions;

-- accounts/access_checks.sql

-- A pending, rejected or suspended account signs in, reads its own record, and may do nothing else; one
-- that owes its second step may not even do that.
create function private.is_approved() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.is_assured() and private.is_admitted();
end
$$;
revoke all on function private.is_approved() from public, anon, authenticated, service_role;
grant execute on function private.is_approved() to authenticated, service_role;

-- The roles that count: active, unexpired, and of an account that is let in.
create function private.my_roles() returns public.app_role[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_approved() then
    return '{}';
  end if;
  return (
    select coalesce(array_agg(r.role order by r.role), '{}')
    from public.user_roles r
    where r.user_id = (select auth.uid())
      and r.is_active
      and (r.expires_at is null or r.expires_at > now())
  );
end
$$;
revoke all on function private.my_roles() from public, anon, authenticated, service_role;
grant execute on function private.my_roles() to authenticated, service_role;

create function private.has_role(p_role public.app_role) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(p_role = any (private.my_roles()), false);
end
$$;
revoke all on function private.has_role(public.app_role) from public, anon, authenticated, service_role;
grant execute on function private.has_role(public.app_role) to authenticated, service_role;

create function private.is_admin() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.has_role('admin');
end
$$;
revoke all on function private.is_admin() from public, anon, authenticated, service_role;
grant execute on function private.is_admin() to authenticated, service_role;

-- Nearly every policy asks whether the caller is staff, and nearly nobody is: the roles are looked at
-- first, and only who holds the right one is asked for the rest. The rule itself is said once.
create function private.is_staff() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.has_staff_role() and private.is_assured();
end
$$;
revoke all on function private.is_staff() from public, anon, authenticated, service_role;
grant execute on function private.is_staff() to authenticated, service_role;

-- Whether the account itself is let in, whatever it has shown of itself this time.
create function private.is_admitted() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.profiles p
    where p.id = (select auth.uid())
      and p.suspended_at is null
      and p.approval_status <> 'rejected'
      and not (p.requires_approval and p.approval_status = 'pending')
  );
end
$$;
revoke all on function private.is_admitted() from public, anon, authenticated, service_role;

-- For policies beside `private.require_second_factor`, which need not look the second factor up again.
-- Everything else asks `is_staff`. Nearly nobody is staff, so the roles are looked at first.
create function private.has_staff_role() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.user_roles r
    where r.user_id = (select auth.uid())
      and r.is_active
      and (r.expires_at is null or r.expires_at > now())
      and private.allows_admin_area(array[r.role])
  ) and private.is_admitted();
end
$$;
revoke all on function private.has_staff_role() from public, anon, authenticated, service_role;
grant execute on function private.has_staff_role() to authenticated;

-- accounts/second_factor.sql

-- Two-step sign-in is enforced here and not by screens: an account that has set it up and shows only
-- its password is as good as signed out. A stolen password alone must not read a single row.

-- Every statement asks this. In plpgsql the plan is kept for the session; as SQL it is planned anew
-- with each call, which makes reading one's account a third slower.
create function private.is_assured() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_claims constant jsonb := auth.jwt();
  v_user_id constant uuid := (v_claims ->> 'sub')::uuid;
begin
  return exists (
    select from auth.users u
    where u.id = v_user_id and u.deleted_at is null
      and (u.banned_until is null or u.banned_until <= now())
  ) and (
    coalesce(v_claims ->> 'aal' = 'aal2', false)
    or not exists (
      select from auth.mfa_factors f where f.user_id = v_user_id and f.status = 'verified'
    )
  );
end
$$;
revoke all on function private.is_assured() from public, anon, authenticated, service_role;
grant execute on function private.is_assured() to authenticated, service_role;

-- For migrations that create tables: every table of `public` needs this policy beside its own.
create function private.require_second_factor(p_table regclass) returns void
language plpgsql set search_path = ''
as $$
begin
  execute format(
    'create policy "Accounts with a second factor show it" on %s as restrictive for all to authenticated '
      'using ((select private.is_assured())) with check ((select private.is_assured()))',
    p_table
  );
end
$$;
revoke all on function private.require_second_factor(regclass) from public, anon, authenticated, service_role;

-- accounts/standing.sql

-- A token lives for an hour, and its account may be banned or deleted meanwhile. Three places ask, so that
-- no table and no call can forget to: the restrictive policy on every table (through is_assured), the same
-- on files and channels, and check_request, which runs before anything that a request over the API does.

-- Whether there still is an account behind the token that may be used at all.
create function private.is_in_use() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from auth.users u
    where u.id = (select auth.uid()) and u.deleted_at is null
      and (u.banned_until is null or u.banned_until <= now())
  );
end
$$;
revoke all on function private.is_in_use() from public, anon, authenticated, service_role;

-- Files and channels stand in tables of other schemas, whose policies are as easily forgotten.
create policy "Accounts in use reach files" on storage.objects
  as restrictive for all to authenticated
  using ((select private.is_assured())) with check ((select private.is_assured()));

create policy "Accounts in use reach channels" on realtime.messages
  as restrictive for all to authenticated
  using ((select private.is_assured())) with check ((select private.is_assured()));

-- What somebody may still do who is not let in: look after their account, and write to the team.
create function private.is_open_call(p_path text) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(p_path in (
    '/rpc/count_conversion', '/rpc/end_my_session', '/rpc/make_recovery_codes', '/rpc/send_ticket',
    '/rpc/spend_recovery_code', '/rpc/undo_email_change', '/rpc/unsubscribe'
  ), false)
$$;
revoke all on function private.is_open_call(text) from public, anon, authenticated, service_role;

-- Runs before every request to tables and calls, with the rights of whoever asks. A banned or deleted
-- account does nothing; one that is pending, rejected or suspended, or owes its second step, reads what
-- the policies leave it and changes nothing.
create function private.check_request() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if auth.role() is distinct from 'authenticated' then
    return;
  end if;
  if not private.is_in_use() then
    raise exception 'This account cannot be used.' using errcode = '42501';
  end if;
  if current_setting('transaction_read_only') = 'off'
    and not private.is_open_call(current_setting('request.path', true))
    and not private.is_approved()
  then
    raise exception 'This account is not let in.' using errcode = '42501';
  end if;
end
$$;
revoke all on function private.check_request() from public, anon, authenticated, service_role;
grant execute on function private.check_request() to anon, authenticated, service_role;

-- The caller, if they are let in, under a lock on their profile: what one person does twice at one moment, such
-- as making a tenant or spending a contact, happens one after the other.
create function private.lock_member() returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  v_user_id constant uuid := auth.uid();
begin
  if v_user_id is null then
    raise exception 'User not authenticated' using errcode = '42501';
  end if;
  perform from public.profiles p where p.id = v_user_id for no key update;
  if not private.is_approved() then
    raise exception 'Your account has not been approved.' using errcode = '42501';
  end if;
  return v_user_id;
end
$$;
revoke all on function private.lock_member() from public, anon, authenticated, service_role;

-- foundation/realtime.sql

-- Tables whose changes reach the screens that show them; each reader sees their own rows only.
do $$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end
$$;

-- foundation/private_channels.sql

-- Everybody has one private channel, `user:<their id>`, to hear what concerns them alone. An account
-- that is not let in has none.
create policy "People listen on their own channel" on realtime.messages
  for select to authenticated
  using (
    (select realtime.topic()) = 'user:' || (select auth.uid())::text
    and (select private.is_approved())
  );

create policy "People speak on their own channel" on realtime.messages
  for insert to authenticated
  with check (
    (select realtime.topic()) = 'user:' || (select auth.uid())::text
    and (select private.is_approved())
  );

-- foundation/client_address.sql

-- Whoever has an IPv6 line owns a whole network of addresses and could write each ticket from a fresh one,
-- so the network counts as one sender. What is no address is nobody's in particular.
create function private.client_address() returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  v_address inet;
begin
  -- A zone belongs to the machine that received it; an IPv4 address may come dressed as an IPv6 one.
  v_address := regexp_replace(
    split_part(
      coalesce(
        nullif(v_headers ->> 'cf-connecting-ip', ''),
        btrim(split_part(v_headers ->> 'x-forwarded-for', ',', 1))
      ),
      '%', 1
    ),
    '^::ffff:(?=\d+\.)', '', 'i'
  );
  return case when family(v_address) = 6 then network(set_masklen(v_address, 64))::text else host(v_address) end;
exception when invalid_text_representation then
  return null;
end
$$;
revoke all on function private.client_address() from public, anon, authenticated, service_role;

-- accounts/profiles.sql

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  first_name text,
  last_name text,
  full_name text,
  avatar_url text,
  email text,
  phone text,
  company_name text,
  brokerage_name text,
  bio text,
  user_type public.user_type,
  is_company_user boolean not null default false,
  requires_approval boolean not null default false,
  approval_status public.approval_status not null default 'approved',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- An account that staff has put out of use. The reason is for staff alone, and owners read their
  -- profile: it stands in the audit log and not here.
  suspended_at timestamptz,

  -- Names reach mail headers and page titles: no line break may smuggle a header in.
  constraint profiles_first_name_is_plain check (char_length(first_name) <= 100 and first_name !~ '[[:cntrl:]]'),
  constraint profiles_last_name_is_plain check (char_length(last_name) <= 100 and last_name !~ '[[:cntrl:]]'),
  constraint profiles_full_name_is_plain check (char_length(full_name) <= 201 and full_name !~ '[[:cntrl:]]'),
  constraint profiles_company_name_is_plain check (char_length(company_name) <= 200 and company_name !~ '[[:cntrl:]]'),
  constraint profiles_brokerage_name_is_plain check (char_length(brokerage_name) <= 200 and brokerage_name !~ '[[:cntrl:]]'),
  constraint profiles_bio_length check (char_length(bio) <= 2000),
  -- An address that a browser would run (javascript:, data:) is no picture.
  constraint profiles_avatar_url_is_picture check (char_length(avatar_url) <= 2048 and avatar_url ~ '^(https?://|/[^/])'),
  constraint profiles_email_is_lowercase check (char_length(email) between 3 and 320 and email = lower(email)),
  constraint profiles_phone_shape check (phone ~ '^[0-9+(). x-]{0,32}$'),
  -- Payment processing refuses toll-free numbers.
  constraint profiles_phone_is_direct check (
    regexp_replace(phone, '[^0-9]', '', 'g') !~ '^1?(800|888|877|866|855|844|833|822)[0-9]{7}$'
  )
);

comment on column public.profiles.user_type is 'What the person chose to be; null until they choose.';
comment on column public.profiles.brokerage_name is 'Typed by the owner: describes, and never grants anything.';
comment on column public.profiles.suspended_at is 'Since when the account is suspended; null while it is not.';

create index profiles_email_idx on public.profiles (email);
create index profiles_full_name_idx on public.profiles (lower(full_name));
create index profiles_awaiting_review_idx on public.profiles (created_at) where approval_status = 'pending';

-- Keeps updated_at true, and full_name in step when only its parts were edited.
create function private.keep_profile() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  if (new.first_name, new.last_name) is distinct from (old.first_name, old.last_name)
    and new.full_name is not distinct from old.full_name
  then
    new.full_name := coalesce(nullif(concat_ws(' ', nullif(new.first_name, ''), nullif(new.last_name, '')), ''), new.full_name);
  end if;
  return new;
end
$$;
revoke all on function private.keep_profile() from public, anon, authenticated, service_role;

create trigger keep_profile before update on public.profiles
  for each row execute function private.keep_profile();

alter table public.profiles enable row level security;
revoke all on table public.profiles from public, anon, authenticated, service_role;
grant select on table public.profiles to authenticated;

-- Only these columns: an owner must not approve themselves, change type, or move to another address.
grant update (first_name, last_name, full_name, avatar_url, phone, company_name, brokerage_name, bio)
  on table public.profiles to authenticated;
grant select, insert, update, delete on table public.profiles to service_role;

-- The selects around auth.uid() and the checks make each run once a statement, not once a row.
create policy "Owners and staff read a profile" on public.profiles
  for select to authenticated
  using (id = (select auth.uid()) or (select private.is_staff()));

create policy "Owners edit their profile" on public.profiles
  for update to authenticated
  using (id = (select auth.uid()) and (select private.is_approved()))
  with check (id = (select auth.uid()));

alter publication supabase_realtime add table public.profiles;

create index profiles_suspended_idx on public.profiles (created_at desc, id desc) where suspended_at is not null;

-- What stands in the way of an account, the weightiest first. The clients say the same in
-- shared/access/access.ts; a test asks all about every combination.
create function private.account_status(
  p_requires_approval boolean, p_approval_status public.approval_status, p_suspended_at timestamptz
) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return case
    when p_suspended_at is not null then 'suspended'
    when p_approval_status = 'rejected' then 'rejected'
    when p_requires_approval and p_approval_status = 'pending' then 'pending'
    else 'approved'
  end;
end
$$;
revoke all on function private.account_status(boolean, public.approval_status, timestamptz)
  from public, anon, authenticated, service_role;

-- What a search looks through. Everything begins with a blank, also what stands after an @, so that
-- " ab" finds the words that begin with ab.
create function private.account_words(p_full_name text, p_email text, p_company_name text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return ' ' || lower(concat_ws(' ', p_full_name, p_email, split_part(p_email, '@', 2), p_company_name));
end
$$;
revoke all on function private.account_words(text, text, text) from public, anon, authenticated, service_role;
grant execute on function private.account_words(text, text, text) to authenticated, service_role;

create index profiles_words_idx on public.profiles
  using gin (private.account_words(full_name, email, company_name) extensions.gin_trgm_ops);
create index profiles_newest_idx on public.profiles (created_at desc, id desc);
create index profiles_sort_name_idx on public.profiles (lower(coalesce(full_name, email, '')), id);
create index profiles_rejected_idx on public.profiles (created_at desc, id desc) where approval_status = 'rejected';
create index profiles_user_type_idx on public.profiles (user_type, created_at desc, id desc);
create index profiles_company_idx on public.profiles (lower(company_name));
create index profiles_team_idx on public.profiles (created_at desc, id desc) where is_company_user;

select private.require_second_factor('public.profiles');

-- accounts/user_roles.sql

create table public.user_roles (
  user_id uuid not null references public.profiles (id) on delete cascade,
  role public.app_role not null,
  is_active boolean not null default true,
  expires_at timestamptz,
  created_at timestamptz not null default now(),

  constraint user_roles_pkey primary key (user_id, role),
  constraint user_roles_expire_after_creation check (expires_at > created_at)
);

create index user_roles_active_role_idx on public.user_roles (role, user_id) where is_active;

alter table public.user_roles enable row level security;
revoke all on table public.user_roles from public, anon, authenticated, service_role;

-- Row-level security leaves the writes to administrators; a role never moves to another person.
grant select, delete on table public.user_roles to authenticated;
grant insert (user_id, role, is_active, expires_at) on table public.user_roles to authenticated;
grant update (is_active, expires_at) on table public.user_roles to authenticated;
grant select, insert, update, delete on table public.user_roles to service_role;

create policy "Owners and staff read roles" on public.user_roles
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff()));

create policy "Administrators grant roles" on public.user_roles
  for insert to authenticated
  with check ((select private.is_admin()));

create policy "Administrators change roles" on public.user_roles
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Administrators revoke roles" on public.user_roles
  for delete to authenticated
  using ((select private.is_admin()));

alter publication supabase_realtime add table public.user_roles;

select private.require_second_factor('public.user_roles');

create function private.primary_role(p_roles public.app_role[]) returns public.app_role
language sql immutable set search_path = ''
as $$
  select coalesce(min(role), 'user') from unnest(p_roles) as role
$$;
revoke all on function private.primary_role(public.app_role[]) from public, anon, authenticated, service_role;
grant execute on function private.primary_role(public.app_role[]) to authenticated, service_role;

-- accounts/role_rules.sql

-- What roles allow. The clients draw from the same rules in shared/access/roles.ts; a test asks both about
-- every combination.

-- Whom to treat a person as: their staff address, then their own choice, then their roles.
create function private.effective_user_type(
  p_staff_role public.app_role, p_user_type public.user_type, p_roles public.app_role[]
) returns public.app_role
language sql immutable set search_path = ''
as $$
  select coalesce(nullif(
    coalesce(p_staff_role, p_user_type::text::public.app_role, private.primary_role(p_roles)),
    'user'
  ), 'buyer')
$$;
revoke all on function private.effective_user_type(public.app_role, public.user_type, public.app_role[])
  from public, anon, authenticated, service_role;

-- Null roles and unknown permissions allow nothing.
create function private.allows(p_roles public.app_role[], p_permission text) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(bool_or(case role
    when 'admin' then p_permission in (
      'view_listings', 'create_listings', 'edit_listings', 'manage_transactions', 'view_marketplace',
      'create_services', 'manage_portfolio', 'view_analytics', 'access_beta_features',
      'manage_properties', 'view_operations'
    )
    when 'broker' then p_permission in ('view_listings', 'create_listings', 'edit_listings', 'manage_transactions')
    when 'vendor' then p_permission in ('view_marketplace', 'create_services', 'manage_portfolio')
    when 'pilot' then p_permission in ('view_analytics', 'access_beta_features')
    when 'operator' then p_permission in ('manage_properties', 'view_operations')
  end), false)
  from unnest(p_roles) as role
$$;
revoke all on function private.allows(public.app_role[], text) from public, anon, authenticated, service_role;

create function private.allows_admin_area(p_roles public.app_role[]) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(p_roles && array['admin', 'support']::public.app_role[], false)
$$;
revoke all on function private.allows_admin_area(public.app_role[]) from public, anon, authenticated, service_role;

create function private.allows_vendor_area(p_roles public.app_role[]) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(p_roles && array['vendor', 'pilot', 'admin']::public.app_role[], false)
$$;
revoke all on function private.allows_vendor_area(public.app_role[]) from public, anon, authenticated, service_role;

create function private.allows_operations(p_roles public.app_role[]) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(p_roles && array['operator', 'admin', 'pilot']::public.app_role[], false)
$$;
revoke all on function private.allows_operations(public.app_role[]) from public, anon, authenticated, service_role;

-- What policies ask about the caller.
create function private.may(p_permission text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.allows(private.my_roles(), p_permission)
$$;
revoke all on function private.may(text) from public, anon, authenticated, service_role;
grant execute on function private.may(text) to authenticated, service_role;

create function private.has_vendor_access() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.allows_vendor_area(private.my_roles())
$$;
revoke all on function private.has_vendor_access() from public, anon, authenticated, service_role;
grant execute on function private.has_vendor_access() to authenticated, service_role;

create function private.has_operations_access() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.allows_operations(private.my_roles())
$$;
revoke all on function private.has_operations_access() from public, anon, authenticated, service_role;
grant execute on function private.has_operations_access() to authenticated, service_role;

-- foundation/system_settings.sql

create table public.system_settings (
  setting_key text primary key,
  setting_type text not null,
  setting_value jsonb not null,

  constraint system_settings_key_shape check (setting_key ~ '^[a-z][a-z0-9_]{1,62}$'),
  constraint system_settings_type_shape check (setting_type ~ '^[a-z][a-z0-9_]{1,62}$'),
  constraint system_settings_value_length check (char_length(setting_value::text) <= 65536),
  -- The one value that visitors read.
  constraint system_settings_logo_is_picture check (
    setting_key <> 'platform_logo_url'
    or (setting_type = 'branding'
      and jsonb_typeof(setting_value) = 'string'
      and setting_value #>> '{}' ~ '^$|^(https?://|/[^/])')
  )
);

comment on table public.system_settings is
  'Configuration that people change. Keys and passwords never belong here.';

alter table public.system_settings enable row level security;
revoke all on table public.system_settings from public, anon, authenticated, service_role;
grant select on table public.system_settings to anon;
grant select, insert, delete on table public.system_settings to authenticated;
grant update (setting_type, setting_value) on table public.system_settings to authenticated;
grant select, insert, update, delete on table public.system_settings to service_role;

create policy "Visitors read the logo" on public.system_settings
  for select to anon
  using (setting_key = 'platform_logo_url' and setting_type = 'branding');

create policy "Everyone reads the logo, administrators read settings" on public.system_settings
  for select to authenticated
  using (
    (setting_key = 'platform_logo_url' and setting_type = 'branding')
    or (select private.is_admin())
  );

create policy "Administrators add settings" on public.system_settings
  for insert to authenticated
  with check ((select private.is_admin()));

create policy "Administrators change settings" on public.system_settings
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Administrators remove settings" on public.system_settings
  for delete to authenticated
  using ((select private.is_admin()));

-- For triggers and definer functions alone: nobody may ask for a setting by name.
create function private.setting(p_key text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select s.setting_value from public.system_settings s where s.setting_key = p_key);
end
$$;
revoke all on function private.setting(text) from public, anon, authenticated, service_role;

select private.require_second_factor('public.system_settings');

-- outbox/outbox.sql

-- What the product has to say to people by e-mail or text message, from its cause until it is
-- delivered. Rows hold live links, so no API role may read them; only the functions below touch them.
-- The database's clock alone decides when something is due.
create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  recipient text not null,
  template text not null,
  facts jsonb not null default '{}',
  dedupe_key text,
  is_urgent boolean not null default false,
  deliver_after timestamptz not null,
  expires_at timestamptz,
  attempts integer not null default 0,
  max_attempts integer not null default 20,
  claim uuid,
  claimed_until timestamptz,
  last_error text,
  created_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz not null default now(),
  done_at timestamptz,
  dead_at timestamptz,

  constraint outbox_cause_queues_once unique (dedupe_key),
  constraint outbox_kind_is_known check (kind in ('email', 'sms')),
  constraint outbox_recipient_length check (char_length(recipient) <= 320),
  constraint outbox_template_shape check (template ~ '^[a-z][a-z_]{0,59}$'),
  constraint outbox_facts_are_few check (jsonb_typeof(facts) = 'object' and char_length(facts::text) <= 20000),
  constraint outbox_dedupe_key_length check (char_length(dedupe_key) <= 200),
  constraint outbox_max_attempts_positive check (max_attempts > 0),
  -- A code, never a sentence: what servers say repeats addresses.
  constraint outbox_last_error_is_code check (last_error ~ '^[A-Za-z0-9_ -]{1,60}$'),
  constraint outbox_ends_once check (done_at is null or dead_at is null)
);

comment on column private.outbox.decided_at is
  'When deliver_after was chosen; in the future once somebody has set the clock back.';

create index outbox_waiting_idx on private.outbox (is_urgent, deliver_after)
  where done_at is null and dead_at is null;
create index outbox_decided_at_idx on private.outbox (decided_at)
  where done_at is null and dead_at is null;
create index outbox_claim_idx on private.outbox (claim) where claim is not null;
create index outbox_done_at_idx on private.outbox (done_at) where done_at is not null;
create index outbox_dead_at_idx on private.outbox (dead_at) where dead_at is not null;

alter table private.outbox enable row level security;
revoke all on table private.outbox from public, anon, authenticated, service_role;

-- Queues a message in the transaction that is its cause: both are kept, or neither. A cause that
-- names a dedupe key queues once; the second call returns null. An address that cannot be one is
-- kept as a dead letter, for it must not undo what its owner did.
create function private.queue_message(
  p_kind text,
  p_recipient text,
  p_template text,
  p_facts jsonb default '{}',
  p_dedupe_key text default null,
  p_deliver_after timestamptz default now(),
  p_is_urgent boolean default false,
  p_expires_at timestamptz default null
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  v_shape constant text := case p_kind when 'sms' then '^\+?[0-9() .-]{5,32}$' else '^[^[:space:][:cntrl:]<>,;@]+@[^[:space:][:cntrl:]<>,;@]+$' end;
  v_is_reachable constant boolean := p_recipient ~ v_shape;
  v_id uuid;
begin
  if p_recipient is null then
    return null;
  end if;
  insert into private.outbox (
    kind, recipient, template, facts, dedupe_key, deliver_after, is_urgent, expires_at, dead_at, last_error
  )
  values (
    p_kind, left(p_recipient, 320), p_template, coalesce(p_facts, '{}'), p_dedupe_key,
    coalesce(p_deliver_after, now()), p_is_urgent, p_expires_at,
    case when not v_is_reachable then now() end,
    case when not v_is_reachable then 'no_such_address' end
  )
  on conflict (dedupe_key) do nothing
  returning id into v_id;
  if v_id is not null then
    -- Heard by the embedded runner after the commit; a hosted project asks once a minute.
    perform pg_notify('haven_outbox', '');
  end if;
  return v_id;
end
$$;
revoke all on function private.queue_message(text, text, text, jsonb, text, timestamptz, boolean, timestamptz)
  from public, anon, authenticated, service_role;

-- outbox/runner.sql

-- How a runner works the outbox: claim a few under a lease, try each, report with the claim's token.
-- Only the server's own key may call these.

-- Longer than a batch can take, all of it timing out; also how far clocks are trusted to be off.
create function private.outbox_lease() returns interval
language sql immutable set search_path = ''
as $$
  select interval '3 minutes'
$$;
revoke all on function private.outbox_lease() from public, anon, authenticated, service_role;

-- Doubles with each attempt up to an hour. The random half spreads what failed together.
create function private.outbox_backoff(p_attempts integer, p_random double precision) returns interval
language sql immutable set search_path = ''
as $$
  select least(interval '5 seconds' * power(2, least(greatest(p_attempts, 1), 20) - 1), interval '1 hour')
    * (0.5 + 0.5 * p_random)
$$;
revoke all on function private.outbox_backoff(integer, double precision) from public, anon, authenticated, service_role;

-- Takes what is due, urgent first, after putting the notices that are due into letters. A lease that ended, or that a clock set back moved beyond any
-- possible lease, holds nobody off. What ran out of time or attempts becomes a dead letter instead.
create function private.claim_outbox(p_kinds text[], p_batch integer)
returns table (id uuid, claim uuid, kind text, recipient text, template text, facts jsonb)
language plpgsql security definer set search_path = ''
as $$
declare
  v_claim constant uuid := gen_random_uuid();
  v_batch constant integer := least(greatest(p_batch, 1), 100);
  v_until constant timestamptz := now() + private.outbox_lease();
  -- No lease ends after this, not even one that a transaction took which began a little later.
  v_beyond constant timestamptz := now() + 2 * private.outbox_lease();
begin
  perform private.work_searches(now());
  perform private.dispatch_deliveries(p_kinds, now());

  -- Decided in the future: the clock was set back since, and the moment waited for means nothing.
  update private.outbox o set deliver_after = now(), decided_at = now()
  where o.id in (
    select f.id from private.outbox f
    where f.done_at is null and f.dead_at is null and f.decided_at > v_beyond
    for update skip locked
  );

  return query
  with urgent as materialized (
    select o.id from private.outbox o
    where o.done_at is null and o.dead_at is null and o.is_urgent and o.deliver_after <= now()
      and o.kind = any (p_kinds)
      and (o.claimed_until is null or o.claimed_until <= now() or o.claimed_until > v_beyond)
    order by o.deliver_after limit v_batch
    for update skip locked
  ), others as materialized (
    select o.id from private.outbox o
    where o.done_at is null and o.dead_at is null and not o.is_urgent and o.deliver_after <= now()
      and o.kind = any (p_kinds)
      and (o.claimed_until is null or o.claimed_until <= now() or o.claimed_until > v_beyond)
    order by o.deliver_after limit v_batch - (select count(*) from urgent)
    for update skip locked
  ), due as (
    select o.id, case
      when o.expires_at <= now() then 'expired'
      when o.attempts >= o.max_attempts then 'never_reported'
    end as fate
    from private.outbox o
    where o.id in (select u.id from urgent u union all select c.id from others c)
  ), taken as (
    update private.outbox o
    set
      attempts = o.attempts + (due.fate is null)::integer,
      claim = case when due.fate is null then v_claim end,
      claimed_until = case when due.fate is null then v_until end,
      dead_at = case when due.fate is not null then now() end,
      last_error = coalesce(due.fate, o.last_error)
    from due
    where o.id = due.id
    returning o.id, o.claim, o.kind, o.recipient, o.template, o.facts, o.dead_at
  )
  select t.id, t.claim, t.kind, t.recipient, t.template, t.facts from taken t where t.dead_at is null;
end
$$;
revoke all on function private.claim_outbox(text[], integer) from public, anon, authenticated, service_role;
grant execute on function private.claim_outbox(text[], integer) to service_role;

-- The message is on its way: its facts, which hold live links, are wiped. False when the claim is
-- somebody else's by now.
create function private.finish_outbox(p_message_id uuid, p_claim uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update private.outbox o
  set done_at = now(), facts = '{}', last_error = null, claim = null, claimed_until = null
  where o.id = p_message_id and o.claim = p_claim and o.done_at is null and o.dead_at is null;
  return found;
end
$$;
revoke all on function private.finish_outbox(uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function private.finish_outbox(uuid, uuid) to service_role;

-- The message was refused: tried again later, or given up when that would change nothing.
create function private.fail_outbox(
  p_message_id uuid, p_claim uuid, p_fault text, p_is_permanent boolean, p_retry_after integer
) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update private.outbox o
  set
    claim = null,
    claimed_until = null,
    decided_at = now(),
    deliver_after = private.after_quiet(o.id, now() + greatest(
      private.outbox_backoff(o.attempts, random()),
      make_interval(secs => least(coalesce(p_retry_after, 0), 86400))
    )),
    last_error = case when p_fault ~ '^[A-Za-z0-9_ -]{1,60}$' then p_fault else 'failed' end,
    dead_at = case when p_is_permanent or o.attempts >= o.max_attempts then now() end
  where o.id = p_message_id and o.claim = p_claim and o.done_at is null and o.dead_at is null;
  return found;
end
$$;
revoke all on function private.fail_outbox(uuid, uuid, text, boolean, integer) from public, anon, authenticated, service_role;
grant execute on function private.fail_outbox(uuid, uuid, text, boolean, integer) to service_role;

-- Gives back what was claimed and not tried.
create function private.release_outbox(p_claim uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_count integer;
begin
  update private.outbox o set attempts = o.attempts - 1, claim = null, claimed_until = null
  where o.claim = p_claim and o.done_at is null and o.dead_at is null;
  get diagnostics v_count = row_count;
  return v_count;
end
$$;
revoke all on function private.release_outbox(uuid) from public, anon, authenticated, service_role;
grant execute on function private.release_outbox(uuid) to service_role;

-- Seconds until something is due; null when nothing waits. For a runner that sleeps until then.
create function private.seconds_to_next_message() returns double precision
language sql stable security definer set search_path = ''
as $$
  select extract(epoch from least(
    (select min(o.claimed_until) from private.outbox o where o.claim is not null),
    (select o.deliver_after from private.outbox o
     where o.done_at is null and o.dead_at is null and o.is_urgent and o.claim is null
     order by o.deliver_after limit 1),
    (select o.deliver_after from private.outbox o
     where o.done_at is null and o.dead_at is null and not o.is_urgent and o.claim is null
     order by o.deliver_after limit 1),
    (select d.due_at from public.deliveries d where d.status = 'waiting' order by d.due_at limit 1)
  ) - now())::double precision
$$;
revoke all on function private.seconds_to_next_message() from public, anon, authenticated, service_role;

-- Forgets what is long settled: delivered for a month, given up for three.
create function private.prune_outbox() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_count integer;
begin
  delete from public.deliveries d where d.created_at < now() - interval '90 days';
  -- Until then who answers an old letter is told that it is too old.
  delete from private.answer_addresses a where a.expires_at < now() - interval '90 days';
  delete from private.outbox o
  where o.done_at < now() - interval '30 days' or o.dead_at < now() - interval '90 days';
  get diagnostics v_count = row_count;
  return v_count;
end
$$;
revoke all on function private.prune_outbox() from public, anon, authenticated, service_role;

create function public.claim_outbox(kinds text[], batch integer)
returns table (id uuid, claim uuid, kind text, recipient text, template text, facts jsonb)
language sql volatile set search_path = ''
as $$
  select * from private.claim_outbox(kinds, batch)
$$;
revoke all on function public.claim_outbox(text[], integer) from public, anon, authenticated, service_role;
grant execute on function public.claim_outbox(text[], integer) to service_role;

create function public.finish_outbox(message_id uuid, claim uuid) returns boolean
language sql volatile set search_path = ''
as $$
  select private.finish_outbox(message_id, claim)
$$;
revoke all on function public.finish_outbox(uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function public.finish_outbox(uuid, uuid) to service_role;

create function public.fail_outbox(
  message_id uuid, claim uuid, fault text, is_permanent boolean default false, retry_after integer default 0
) returns boolean
language sql volatile set search_path = ''
as $$
  select private.fail_outbox(message_id, claim, fault, is_permanent, retry_after)
$$;
revoke all on function public.fail_outbox(uuid, uuid, text, boolean, integer) from public, anon, authenticated, service_role;
grant execute on function public.fail_outbox(uuid, uuid, text, boolean, integer) to service_role;

create function public.release_outbox(claim uuid) returns integer
language sql volatile set search_path = ''
as $$
  select private.release_outbox(claim)
$$;
revoke all on function public.release_outbox(uuid) from public, anon, authenticated, service_role;
grant execute on function public.release_outbox(uuid) to service_role;

-- outbox/dead_letters.sql

-- Messages that were given up, for administrators. They see whom it was for and why it failed, and
-- never what it said: letters carry links that open accounts.
create function private.dead_letters()
returns table (
  id uuid, kind text, recipient text, template text, attempts integer, last_error text,
  is_expired boolean, created_at timestamptz, dead_at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only an administrator reads dead letters.' using errcode = '42501';
  end if;
  return query
  select o.id, o.kind, o.recipient, o.template, o.attempts, o.last_error,
    coalesce(o.expires_at <= now(), false), o.created_at, o.dead_at
  from private.outbox o
  where o.dead_at is not null
  order by o.dead_at desc, o.id
  limit 500;
end
$$;
revoke all on function private.dead_letters() from public, anon, authenticated, service_role;
grant execute on function private.dead_letters() to authenticated;

create function private.retry_dead_letter(p_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_letter private.outbox;
begin
  if not private.is_admin() then
    raise exception 'Only an administrator retries dead letters.' using errcode = '42501';
  end if;
  select * into v_letter from private.outbox o where o.id = p_id and o.dead_at is not null for update;
  if not found then
    return false;
  end if;
  if v_letter.expires_at <= now() then
    raise exception 'This message has expired.'
      using hint = 'Its link no longer works; the person can ask for a new one.';
  end if;
  update private.outbox o
  set dead_at = null, attempts = 0, claim = null, claimed_until = null, deliver_after = now(), decided_at = now()
  where o.id = p_id;
  perform pg_notify('haven_outbox', '');
  return true;
end
$$;
revoke all on function private.retry_dead_letter(uuid) from public, anon, authenticated, service_role;
grant execute on function private.retry_dead_letter(uuid) to authenticated;

-- What could not be delivered, newest first.
create function public.dead_letters()
returns table (
  id uuid, kind text, recipient text, template text, attempts integer, last_error text,
  is_expired boolean, created_at timestamptz, dead_at timestamptz
)
language sql stable set search_path = ''
as $$
  select * from private.dead_letters()
$$;
revoke all on function public.dead_letters() from public, anon, authenticated, service_role;
grant execute on function public.dead_letters() to authenticated;

-- Puts a dead letter back into the queue. False when it is no dead letter (any more).
create function public.retry_dead_letter(id uuid) returns boolean
language sql volatile set search_path = ''
as $$
  select private.retry_dead_letter(id)
$$;
revoke all on function public.retry_dead_letter(uuid) from public, anon, authenticated, service_role;
grant execute on function public.retry_dead_letter(uuid) to authenticated;

-- outbox/schedule.sql

-- On a hosted project pg_cron works the outbox; the embedded backend has a loop of its own, and here
-- nothing happens where the extensions are missing.

-- Calls a function of the project without waiting for it. Its address and key come from Vault.
create function private.wake_function(p_name text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_secrets jsonb;
begin
  -- Dynamic, because neither Vault nor pg_net exists everywhere.
  execute 'select jsonb_object_agg(name, decrypted_secret) from vault.decrypted_secrets where name = any ($1)'
    into v_secrets using array['project_url', 'outbox_key'];
  if not coalesce(v_secrets ?& array['project_url', 'outbox_key'], false) then
    raise exception 'The Vault needs the secrets project_url and outbox_key.';
  end if;
  execute 'select net.http_post(url := $1, headers := $2, body := ''{}''::jsonb, timeout_milliseconds := 60000)'
    using
      (v_secrets ->> 'project_url') || '/functions/v1/' || p_name,
      jsonb_build_object('Content-Type', 'application/json', 'apikey', v_secrets ->> 'outbox_key');
end
$$;
revoke all on function private.wake_function(text) from public, anon, authenticated, service_role;

-- Wakes the function deliver-outbox when something is due.
create function private.wake_delivery() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if private.seconds_to_next_message() <= 0 then
    perform private.wake_function('deliver-outbox');
  end if;
end
$$;
revoke all on function private.wake_delivery() from public, anon, authenticated, service_role;

-- Puts both jobs on the schedule; again is harmless. True when there is a scheduler.
create function private.schedule_outbox() returns boolean
language plpgsql set search_path = ''
as $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null
    or to_regnamespace('net') is null or to_regnamespace('vault') is null
  then
    return false;
  end if;
  execute 'select cron.schedule($1, $2, $3)'
    using 'deliver-outbox', '* * * * *', 'select private.wake_delivery()';
  execute 'select cron.schedule($1, $2, $3)'
    using 'prune-outbox', '17 4 * * *', 'select private.prune_outbox()';
  return true;
end
$$;
revoke all on function private.schedule_outbox() from public, anon, authenticated, service_role;

-- accounts/sign_up.sql

-- A new account gets its profile and one harmless role in the transaction that creates it.
-- Whatever a stranger puts into the sign-up metadata, this neither fails nor grants a privilege.

-- One line of plain text out of metadata: control characters would reach mail headers.
create function private.plain_text(p_metadata jsonb, p_key text, p_length integer) returns text
language sql immutable set search_path = ''
as $$
  select nullif(btrim(left(btrim(regexp_replace(p_metadata ->> p_key, '[[:cntrl:][:space:]]+', ' ', 'g')), p_length)), '')
  where jsonb_typeof(p_metadata -> p_key) = 'string'
$$;
revoke all on function private.plain_text(jsonb, text, integer) from public, anon, authenticated, service_role;

-- The enumeration holds self-service types only, so `admin` or `support` is no type at all.
create function private.requested_type(p_metadata jsonb) returns public.user_type
language sql immutable set search_path = ''
as $$
  select t from unnest(enum_range(null::public.user_type)) as t
  where t::text = lower(private.plain_text(p_metadata, 'user_type', 20))
$$;
revoke all on function private.requested_type(jsonb) from public, anon, authenticated, service_role;

create function private.create_profile(
  p_id uuid, p_email text, p_metadata jsonb
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_type constant public.user_type := private.requested_type(p_metadata);
  v_role constant text := coalesce(v_type::text, 'buyer');
  v_first constant text := private.plain_text(p_metadata, 'first_name', 100);
  v_last constant text := private.plain_text(p_metadata, 'last_name', 100);
  v_reviewed constant boolean := coalesce(private.setting('approval_required_user_types') ? v_role, false);
begin
  insert into public.profiles (
    id, email, first_name, last_name, full_name, company_name, brokerage_name,
    user_type, requires_approval, approval_status
  )
  values (
    p_id,
    lower(btrim(p_email)),
    v_first,
    v_last,
    coalesce(private.plain_text(p_metadata, 'full_name', 201), nullif(concat_ws(' ', v_first, v_last), '')),
    private.plain_text(p_metadata, 'company_name', 200),
    private.plain_text(p_metadata, 'brokerage_name', 200),
    v_type,
    v_reviewed,
    case when v_reviewed then 'pending' else 'approved' end::public.approval_status
  )
  on conflict (id) do nothing;

  insert into public.user_roles (user_id, role)
  values (p_id, v_role::public.app_role)
  on conflict (user_id, role) do nothing;
end
$$;
revoke all on function private.create_profile(uuid, text, jsonb) from public, anon, authenticated, service_role;

-- What a CONFIRMED address earns. An unconfirmed one is only a claim, and earns nothing.

-- The part after the only @. Two @ signs, spaces or non-ASCII letters (look-alikes that fold to a
-- company's name) make it no domain; a sub-domain or a longer name is another domain.
create function private.email_domain(p_email text) returns text
language sql immutable set search_path = ''
as $$
  select lower(substring(p_email from '^[!-?A-~]+@([A-Za-z0-9.-]+)$') collate "C")
$$;
revoke all on function private.email_domain(text) from public, anon, authenticated, service_role;

create function private.is_company_address(p_email text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(private.setting('company_email_domains') ? private.email_domain(p_email), false)
$$;
revoke all on function private.is_company_address(text) from public, anon, authenticated, service_role;

-- Settings of an unexpected shape match nothing, so a typing error never opens a door.
create function private.address_roles(p_email text) returns public.app_role[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(r), '{}')
  from unnest(enum_range(null::public.app_role)) as r
  where (r in ('broker', 'pilot') and private.is_company_address(p_email))
    or (r = 'vendor' and private.setting('vendor_email_domains') ? private.email_domain(p_email))
    or (private.email_domain(p_email) is not null
      and (private.setting('staff_email_roles') -> lower(p_email collate "C")) ? r::text)
$$;
revoke all on function private.address_roles(text) from public, anon, authenticated, service_role;

-- Moves an account from one confirmed address to another; null stands for "none confirmed".
-- Roles that the old address earned are switched off rather than deleted, and an existing row is
-- never switched on: changing away and back must not revive a role that an administrator ended.
create function private.follow_address(p_user_id uuid, p_before text, p_after text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_before constant public.app_role[] := private.address_roles(p_before);
  v_after constant public.app_role[] := private.address_roles(p_after);
begin
  update public.user_roles r set is_active = false
  from public.profiles p
  where r.user_id = p_user_id and p.id = p_user_id
    and r.is_active
    and r.role = any (v_before) and not (r.role = any (v_after))
    and r.role::text is distinct from p.user_type::text;

  insert into public.user_roles (user_id, role)
  select p_user_id, role from unnest(v_after) as role
  on conflict (user_id, role) do nothing;

  update public.profiles p set is_company_user = private.is_company_address(p_after)
  where p.id = p_user_id
    and private.is_company_address(p_after) <> private.is_company_address(p_before);
end
$$;
revoke all on function private.follow_address(uuid, text, text) from public, anon, authenticated, service_role;

create function private.follow_new_user() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.create_profile(new.id, new.email, new.raw_user_meta_data);
  if new.email_confirmed_at is not null then
    perform private.follow_address(new.id, null, new.email);
  end if;
  return null;
end
$$;
revoke all on function private.follow_new_user() from public, anon, authenticated, service_role;

create function private.follow_changed_user() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles p set email = lower(btrim(new.email))
  where p.id = new.id and p.email is distinct from lower(btrim(new.email));
  perform private.follow_address(
    new.id,
    case when old.email_confirmed_at is not null then old.email end,
    case when new.email_confirmed_at is not null then new.email end
  );
  return null;
end
$$;
revoke all on function private.follow_changed_user() from public, anon, authenticated, service_role;

create trigger haven_follow_new_user after insert on auth.users
  for each row execute function private.follow_new_user();

create trigger haven_follow_changed_user after update of email, email_confirmed_at on auth.users
  for each row
  when (old.email is distinct from new.email or old.email_confirmed_at is distinct from new.email_confirmed_at)
  execute function private.follow_changed_user();

-- The account becomes what the sign-up asked for whose letter was followed. What an earlier sign-up with
-- the same address, perhaps a stranger's, had put into the profile is void.
create function private.derive_profile_again() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_type constant public.user_type := private.requested_type(new.raw_user_meta_data);
  v_role constant text := coalesce(v_type::text, 'buyer');
  v_before constant text := coalesce(private.requested_type(old.raw_user_meta_data)::text, 'buyer');
  v_first constant text := private.plain_text(new.raw_user_meta_data, 'first_name', 100);
  v_last constant text := private.plain_text(new.raw_user_meta_data, 'last_name', 100);
  v_reviewed constant boolean := coalesce(private.setting('approval_required_user_types') ? v_role, false);
begin
  update public.profiles p
  set first_name = v_first,
    last_name = v_last,
    full_name = coalesce(
      private.plain_text(new.raw_user_meta_data, 'full_name', 201),
      nullif(concat_ws(' ', v_first, v_last), '')
    ),
    company_name = private.plain_text(new.raw_user_meta_data, 'company_name', 200),
    brokerage_name = private.plain_text(new.raw_user_meta_data, 'brokerage_name', 200),
    avatar_url = null,
    phone = null,
    bio = null,
    user_type = v_type
  where p.id = new.id;
  if v_role <> v_before then
    update public.profiles p
    set requires_approval = v_reviewed,
      approval_status = case when v_reviewed then 'pending' else 'approved' end::public.approval_status
    where p.id = new.id;
    delete from public.user_roles r where r.user_id = new.id and r.role::text = v_before;
    insert into public.user_roles (user_id, role) values (new.id, v_role::public.app_role)
    on conflict (user_id, role) do nothing;
  end if;
  return null;
end
$$;
revoke all on function private.derive_profile_again() from public, anon, authenticated, service_role;

-- Named to come before haven_follow_changed_user, which adds what the address earns.
create trigger haven_derive_profile_again after update of raw_user_meta_data on auth.users
  for each row
  when (
    old.email_confirmed_at is null and new.email_confirmed_at is not null
    and old.raw_user_meta_data is distinct from new.raw_user_meta_data
  )
  execute function private.derive_profile_again();

-- accounts/letters.sql

-- Letters about accounts start here, once, in the transaction that is their cause, whoever made it.
create function private.tell_decision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_message(
    'email',
    new.email,
    case new.approval_status when 'approved' then 'account_approved' else 'account_rejected' end,
    jsonb_build_object('support', coalesce(private.setting('support_email') #>> '{}', ''))
  );
  return null;
end
$$;
revoke all on function private.tell_decision() from public, anon, authenticated, service_role;

-- The team hears of every new profile with a proven address, once: whoever made it, and whether or not it
-- waits for a review. An unproven address is not worth a mail, or a stranger could fill the team's mailbox.
create function private.tell_team_of_sign_up() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_message(
    'email',
    private.setting('support_email') #>> '{}',
    'sign_up_notification',
    jsonb_build_object(
      'name', coalesce(p.full_name, ''),
      'email', p.email,
      'userType', coalesce(p.user_type::text, ''),
      'brokerageName', coalesce(p.brokerage_name, ''),
      'isCompanyUser', p.is_company_user,
      'requiresApproval', p.requires_approval and p.approval_status = 'pending'
    ),
    'sign_up:' || p.id
  )
  from public.profiles p
  where p.id = new.id;
  return null;
end
$$;
revoke all on function private.tell_team_of_sign_up() from public, anon, authenticated, service_role;

-- Named to come after haven_follow_new_user, which makes the profile.
create trigger haven_tell_team_of_new_user after insert on auth.users
  for each row when (new.email_confirmed_at is not null)
  execute function private.tell_team_of_sign_up();

create trigger haven_tell_team_of_proven_user after update of email_confirmed_at on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.tell_team_of_sign_up();

-- The person hears by e-mail what was done to their account, from the change itself, whoever made it.
create function private.tell_suspension() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_message(
    'email',
    new.email,
    case when new.suspended_at is null then 'account_reinstated' else 'account_suspended' end,
    jsonb_build_object('support', coalesce(private.setting('support_email') #>> '{}', ''))
  );
  return null;
end
$$;
revoke all on function private.tell_suspension() from public, anon, authenticated, service_role;

create trigger tell_suspension after update of suspended_at on public.profiles
  for each row
  when ((old.suspended_at is null) <> (new.suspended_at is null))
  execute function private.tell_suspension();

-- Only of roles that somebody else gave or took: what sign-up and an address bring, the person knows.
create function private.tell_role() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_row constant public.user_roles := case tg_op when 'DELETE' then old else new end;
  v_counted constant boolean := tg_op <> 'INSERT' and old.is_active and coalesce(old.expires_at > now(), true);
  v_counts constant boolean := tg_op <> 'DELETE' and new.is_active and coalesce(new.expires_at > now(), true);
begin
  if auth.uid() is null or auth.uid() = v_row.user_id or not (v_counted or v_counts) then
    return null;
  end if;
  if v_counted and v_counts and old.expires_at is not distinct from new.expires_at then
    return null;
  end if;
  perform private.queue_message(
    'email',
    p.email,
    case when v_counts then 'role_given' else 'role_taken' end,
    jsonb_build_object(
      'role', v_row.role,
      'until', case when v_counts then to_char(v_row.expires_at at time zone 'utc', 'FMMonth FMDD, YYYY') end,
      'support', coalesce(private.setting('support_email') #>> '{}', '')
    )
  )
  from public.profiles p where p.id = v_row.user_id;
  return null;
end
$$;
revoke all on function private.tell_role() from public, anon, authenticated, service_role;

create trigger tell_role after insert or update or delete on public.user_roles
  for each row execute function private.tell_role();

create trigger tell_decision after update of approval_status on public.profiles
  for each row
  when (
    old.approval_status is distinct from new.approval_status and new.approval_status <> 'pending'
    and not (old.requires_approval and not new.requires_approval)
  )
  execute function private.tell_decision();

-- tenants/tenants.sql

create type public.tenant_role as enum ('owner', 'admin', 'member');

create table public.tenants (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  subdomain text not null,
  plan_type text not null default 'basic',
  max_users integer not null default 10,
  max_properties integer not null default 100,
  branding jsonb not null default '{}',
  settings jsonb not null default '{}',

  constraint tenants_name_is_plain check (
    char_length(btrim(name)) between 1 and 120 and name !~ '[[:cntrl:]]'
  ),
  constraint tenants_subdomain_key unique (subdomain),
  constraint tenants_subdomain_shape check (subdomain ~ '^[a-z0-9]([a-z0-9-]{1,61})[a-z0-9]$'),
  -- Names that the product answers under itself: a tenant there could pose as the product.
  constraint tenants_subdomain_is_free check (subdomain not in (
    'account', 'admin', 'api', 'app', 'assets', 'auth', 'billing', 'blog', 'cdn', 'docs', 'ftp',
    'haven', 'help', 'imap', 'login', 'mail', 'root', 'smtp', 'static', 'status', 'support', 'www'
  )),
  constraint tenants_plan_type_shape check (plan_type ~ '^[a-z][a-z0-9-]{0,59}$'),
  constraint tenants_max_users_positive check (max_users > 0),
  constraint tenants_max_properties_not_negative check (max_properties >= 0),
  constraint tenants_branding_is_object check (
    jsonb_typeof(branding) = 'object' and char_length(branding::text) <= 65536
  ),
  constraint tenants_settings_is_object check (
    jsonb_typeof(settings) = 'object' and char_length(settings::text) <= 65536
  )
);

-- A membership lasts as long as its row; `is_active` marks the one tenant its person works in now.
create table public.tenant_users (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  role public.tenant_role not null default 'member',
  is_active boolean not null default false,

  constraint tenant_users_once_a_tenant unique (tenant_id, user_id)
);

create index tenant_users_user_id_idx on public.tenant_users (user_id);
create unique index tenant_users_one_current_idx on public.tenant_users (user_id) where is_active;
create unique index tenant_users_one_owner_idx on public.tenant_users (tenant_id) where role = 'owner';

-- Counts under a lock on the tenant, so that two joining at once cannot both take the last seat.
create function private.keep_seats() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_seats integer;
begin
  select t.max_users into v_seats from public.tenants t where t.id = new.tenant_id for no key update;
  if (select count(*) from public.tenant_users u where u.tenant_id = new.tenant_id and u.id <> new.id) >= v_seats then
    raise exception 'This tenant has reached its limit of % users.', v_seats
      using hint = 'Remove a member or choose a larger plan.';
  end if;
  return new;
end
$$;
revoke all on function private.keep_seats() from public, anon, authenticated, service_role;

create trigger keep_seats before insert or update of tenant_id on public.tenant_users
  for each row execute function private.keep_seats();

alter table public.tenants enable row level security;
alter table public.tenant_users enable row level security;
revoke all on table public.tenants from public, anon, authenticated, service_role;
revoke all on table public.tenant_users from public, anon, authenticated, service_role;
grant select on table public.tenants to authenticated;
grant select on table public.tenant_users to authenticated;

-- The plan, the limits and the subdomain are not a tenant's own to change.
grant update (name, branding, settings) on table public.tenants to authenticated;
grant select, insert, update, delete on table public.tenants to service_role;
grant select, insert, update, delete on table public.tenant_users to service_role;

-- The tenant the caller works in now; null for a visitor, a non-member and an account not let in.
create function private.current_tenant_id() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select u.tenant_id from public.tenant_users u
    where u.user_id = (select auth.uid()) and u.is_active and (select private.is_approved())
  );
end
$$;
revoke all on function private.current_tenant_id() from public, anon, authenticated, service_role;
grant execute on function private.current_tenant_id() to authenticated, service_role;

-- The same tenant, if the caller is its owner or one of its administrators.
create function private.administered_tenant_id() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select u.tenant_id from public.tenant_users u
    where u.user_id = (select auth.uid()) and u.is_active and u.role in ('owner', 'admin')
      and (select private.is_approved())
  );
end
$$;
revoke all on function private.administered_tenant_id() from public, anon, authenticated, service_role;
grant execute on function private.administered_tenant_id() to authenticated;

create policy "Members and staff read a tenant" on public.tenants
  for select to authenticated
  using (id = (select private.current_tenant_id()) or (select private.is_staff()));

create policy "Tenant administrators edit their tenant" on public.tenants
  for update to authenticated
  using (id = (select private.administered_tenant_id()))
  with check (id = (select private.administered_tenant_id()));

-- No one writes memberships directly: whoever could, could join any tenant or drag a stranger in.
create policy "Members and staff read memberships" on public.tenant_users
  for select to authenticated
  using (
    user_id = (select auth.uid())
    or tenant_id = (select private.current_tenant_id())
    or (select private.is_staff())
  );

select private.require_second_factor('public.tenants');
select private.require_second_factor('public.tenant_users');

-- tenants/calls.sql

-- The API exposes thin callers; the work is done where the API cannot reach.

create function private.create_tenant(p_name text, p_subdomain text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  v_user_id constant uuid := private.lock_member();
  v_tenant_id uuid;
begin
  -- A handful each: nobody collects other companies' subdomains.
  if (select count(*) from public.tenant_users u where u.user_id = v_user_id and u.role = 'owner') >= 5 then
    raise exception 'You already own 5 tenants.' using hint = 'Contact support to add more.';
  end if;

  insert into public.tenants (name, subdomain)
  values (btrim(p_name), lower(btrim(p_subdomain)))
  on conflict (subdomain) do nothing
  returning id into v_tenant_id;
  if v_tenant_id is null then
    raise exception 'This subdomain is already taken.' using errcode = '23505';
  end if;

  update public.tenant_users u set is_active = false where u.user_id = v_user_id and u.is_active;
  insert into public.tenant_users (tenant_id, user_id, role, is_active)
  values (v_tenant_id, v_user_id, 'owner', true);
  return v_tenant_id;
end
$$;
revoke all on function private.create_tenant(text, text) from public, anon, authenticated, service_role;
grant execute on function private.create_tenant(text, text) to authenticated;

create function private.switch_tenant(p_tenant_id uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  v_user_id constant uuid := private.lock_member();
begin
  -- The same answer for a tenant of others and for none: ids cannot be probed.
  if not exists (
    select from public.tenant_users u where u.user_id = v_user_id and u.tenant_id = p_tenant_id
  ) then
    raise exception 'You are not a member of this tenant.' using errcode = '42501';
  end if;
  update public.tenant_users u set is_active = false
  where u.user_id = v_user_id and u.is_active and u.tenant_id <> p_tenant_id;
  update public.tenant_users u set is_active = true
  where u.user_id = v_user_id and u.tenant_id = p_tenant_id and not u.is_active;
  return p_tenant_id;
end
$$;
revoke all on function private.switch_tenant(uuid) from public, anon, authenticated, service_role;
grant execute on function private.switch_tenant(uuid) to authenticated;

-- Makes a tenant with its caller as owner and works in it from now on. Returns the tenant's id.
create function public.create_tenant(name text, subdomain text) returns uuid
language sql volatile set search_path = ''
as $$
  select private.create_tenant(name, subdomain)
$$;
revoke all on function public.create_tenant(text, text) from public, anon, authenticated, service_role;
grant execute on function public.create_tenant(text, text) to authenticated;

-- Works from now on in another tenant that the caller belongs to. Returns the tenant's id.
create function public.switch_tenant(tenant_id uuid) returns uuid
language sql volatile set search_path = ''
as $$
  select private.switch_tenant(tenant_id)
$$;
revoke all on function public.switch_tenant(uuid) from public, anon, authenticated, service_role;
grant execute on function public.switch_tenant(uuid) to authenticated;

-- storage/quota.sql

-- How much an account may keep in its folders, whichever bucket they are in. Policies ask, so that a hosted
-- project has it too; `service_role` passes them by.

-- As shared/billing/plans.ts has it; a test shows that both agree.
create function private.storage_quotas()
returns table (plan text, megabytes integer, files integer)
language sql immutable set search_path = ''
as $$
  values
    ('basic', 200, 500),
    ('starter', 2000, 2000),
    ('professional', 10000, 10000),
    ('enterprise', 50000, 20000)
$$;
revoke all on function private.storage_quotas() from public, anon, authenticated, service_role;

-- The plan whose room the caller has: what is paid for or tried, and the largest for company accounts and
-- staff, whom private.access_of() gives everything.
create function private.my_storage_plan() returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_user_id constant uuid := auth.uid();
  v_subscription public.subscribers;
begin
  if private.my_roles() && array['pilot', 'admin']::public.app_role[]
    or private.is_staff()
    or exists (select from public.profiles p where p.id = v_user_id and p.is_company_user)
  then
    return 'enterprise';
  end if;
  select * into v_subscription from public.subscribers s where s.user_id = v_user_id;
  if v_subscription.user_id is null
    or not (v_subscription.subscribed or v_subscription.is_trial)
    -- As in private.access_of(): a trial without an end is none; a plan without one goes on.
    or coalesce(v_subscription.subscription_end <= now(), v_subscription.is_trial)
  then
    return 'basic';
  end if;
  return private.plan_of_tier(v_subscription.subscription_tier);
end
$$;
revoke all on function private.my_storage_plan() from public, anon, authenticated, service_role;

-- Whether a file fits beside what the caller has. It is asked before the row is there and in the place of
-- the one that it replaces. A hosted project may not know a size yet: then at least a byte has to fit.
create function private.fits_storage(p_id uuid, p_bucket_id text, p_name text, p_metadata jsonb) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_folder constant text := auth.uid()::text;
  v_quota record;
  v_kept record;
begin
  -- One after the other: two files that come at once would each see the room and not each other.
  perform pg_advisory_xact_lock(hashtextextended('storage of ' || v_folder, 0));
  select q.megabytes * 1000000::bigint as bytes, q.files into strict v_quota
    from private.storage_quotas() q where q.plan = private.my_storage_plan();
  select count(*) as files, coalesce(sum((o.metadata ->> 'size')::bigint), 0) as bytes into v_kept
    from storage.buckets b
    join storage.objects o on o.bucket_id = b.id
      and o.name collate "C" >= v_folder || '/'
      and o.name collate "C" < v_folder || '0'
    where o.id <> p_id and (o.bucket_id, o.name) <> (p_bucket_id, p_name);
  if v_kept.files >= v_quota.files
    or v_kept.bytes + coalesce((p_metadata ->> 'size')::bigint, 1) > v_quota.bytes
  then
    raise exception 'Your storage is full. Delete files, or choose a larger plan.' using errcode = 'HXUFL';
  end if;
  return true;
end
$$;
revoke all on function private.fits_storage(uuid, text, text, jsonb) from public, anon, authenticated, service_role;
grant execute on function private.fits_storage(uuid, text, text, jsonb) to authenticated;

create policy "Files fit into what the plan has room for" on storage.objects
  as restrictive for insert to authenticated
  with check (private.fits_storage(id, bucket_id, name, metadata));

create policy "Changed files fit into what the plan has room for" on storage.objects
  as restrictive for update to authenticated
  using (true)
  with check (private.fits_storage(id, bucket_id, name, metadata));

-- foundation/buckets.sql

-- Everybody sees an avatar by its public address, which asks no policy. Listing and replacing do ask.
create policy "Owners see their avatars" on storage.objects
  for select to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "Owners add avatars" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text
    and (select private.is_approved())
  );

create policy "Owners replace avatars" on storage.objects
  for update to authenticated
  using (
    bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text
    and (select private.is_approved())
  )
  with check (
    bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text
    and (select private.is_approved())
  );

create policy "Owners remove avatars" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text
    and (select private.is_approved())
  );

-- Documents are confidential: nobody but their owner reads them, staff included.
create policy "Owners read documents" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'documents' and (storage.foldername(name))[1] = (select auth.uid())::text
    and (select private.is_approved())
  );

create policy "Owners add documents" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'documents' and (storage.foldername(name))[1] = (select auth.uid())::text
    and (select private.is_approved())
  );

create policy "Owners replace documents" on storage.objects
  for update to authenticated
  using (
    bucket_id = 'documents' and (storage.foldername(name))[1] = (select auth.uid())::text
    and (select private.is_approved())
  )
  with check (
    bucket_id = 'documents' and (storage.foldername(name))[1] = (select auth.uid())::text
    and (select private.is_approved())
  );

create policy "Owners remove documents" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'documents' and (storage.foldername(name))[1] = (select auth.uid())::text
    and (select private.is_approved())
  );

-- security/sign_ins.sql

-- Who came in and who tried, for the owner of an account alone. Only functions reach this table.
create table private.sign_ins (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  happened_at timestamptz not null default now(),
  outcome text not null,
  ip inet,
  user_agent text,

  constraint sign_ins_outcome_known check (
    outcome in ('signed_in', 'wrong_password', 'wrong_code', 'recovery_code')
  ),
  constraint sign_ins_user_agent_length check (char_length(user_agent) <= 512)
);

create index sign_ins_user_id_idx on private.sign_ins (user_id, id desc);

alter table private.sign_ins enable row level security;
revoke all on table private.sign_ins from public, anon, authenticated, service_role;

-- Keeps the newest hundred an account: guessing at a password must not fill the disk.
create function private.note_sign_in(p_user_id uuid, p_outcome text, p_ip inet, p_user_agent text) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.sign_ins (user_id, outcome, ip, user_agent)
  select u.id, p_outcome, p_ip, left(p_user_agent, 512) from auth.users u where u.id = p_user_id;
  delete from private.sign_ins s
  where s.user_id = p_user_id
    and s.id <= (
      select o.id from private.sign_ins o where o.user_id = p_user_id order by o.id desc offset 100 limit 1
    )
$$;
revoke all on function private.note_sign_in(uuid, text, inet, text) from public, anon, authenticated, service_role;

create function private.note_session() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.note_sign_in(new.user_id, 'signed_in', new.ip, new.user_agent);
  return null;
end
$$;
revoke all on function private.note_session() from public, anon, authenticated, service_role;

create trigger haven_note_session after insert on auth.sessions
  for each row execute function private.note_session();

-- The auth server calls these two with every password and every code it checks (auth hooks). The
-- embedded backend adds `ip` and `user_agent` to the event; a hosted one does not know them here.
create function private.password_verification_attempt(event jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not coalesce((event ->> 'valid')::boolean, true) then
    perform private.note_sign_in(
      (event ->> 'user_id')::uuid, 'wrong_password', (event ->> 'ip')::inet, event ->> 'user_agent'
    );
  end if;
  return '{"decision": "continue"}';
end
$$;
revoke all on function private.password_verification_attempt(jsonb) from public, anon, authenticated, service_role;
grant execute on function private.password_verification_attempt(jsonb) to supabase_auth_admin;

create function private.mfa_verification_attempt(event jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not coalesce((event ->> 'valid')::boolean, true) then
    perform private.note_sign_in(
      (event ->> 'user_id')::uuid, 'wrong_code', (event ->> 'ip')::inet, event ->> 'user_agent'
    );
  end if;
  return '{"decision": "continue"}';
end
$$;
revoke all on function private.mfa_verification_attempt(jsonb) from public, anon, authenticated, service_role;
grant execute on function private.mfa_verification_attempt(jsonb) to supabase_auth_admin;

grant usage on schema private to supabase_auth_admin;

-- security/recovery_codes.sql

-- Ten codes on paper for the day the phone is lost. Each takes the second factor away, once. They
-- belong to one factor: a new one needs new codes, and the old sheet opens nothing.
create table private.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash bytea not null,
  factor_id uuid not null,

  constraint recovery_codes_pkey primary key (user_id, code_hash)
);

create table private.recovery_attempts (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  attempted_at timestamptz not null default clock_timestamp()
);

create index recovery_attempts_user_id_idx on private.recovery_attempts (user_id, attempted_at);

alter table private.recovery_codes enable row level security;
alter table private.recovery_attempts enable row level security;
revoke all on table private.recovery_codes from public, anon, authenticated, service_role;
revoke all on table private.recovery_attempts from public, anon, authenticated, service_role;

-- Tokens outlive their session by up to an hour; what changes how one signs in asks for both.
create function private.is_session_live() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.sessions s
    where s.id = (auth.jwt() ->> 'session_id')::uuid
      and s.user_id = (select auth.uid())
      and (s.not_after is null or s.not_after > now())
  )
$$;
revoke all on function private.is_session_live() from public, anon, authenticated, service_role;
grant execute on function private.is_session_live() to authenticated;

-- A code has 80 bits, so a plain hash is out of reach of guessing. Typing errors that paper invites
-- (small letters, dashes, O for 0, I or L for 1) are forgiven.
create function private.recovery_code_hash(p_user_id uuid, p_code text) returns bytea
language sql immutable set search_path = ''
as $$
  select sha256(convert_to(
    p_user_id || ':' || translate(regexp_replace(upper(p_code), '[^0-9A-Z]', '', 'g'), 'OIL', '011'), 'utf8'
  ))
$$;
revoke all on function private.recovery_code_hash(uuid, text) from public, anon, authenticated, service_role;

create function private.make_recovery_code() returns text
language sql volatile set search_path = ''
as $$
  select string_agg(
    substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte(r.bytes, i) & 31) + 1, 1)
      || case when i in (3, 7, 11) then '-' else '' end,
    '' order by i
  )
  from (select extensions.gen_random_bytes(16) as bytes) as r, generate_series(0, 15) as i
$$;
revoke all on function private.make_recovery_code() from public, anon, authenticated, service_role;

create function private.make_recovery_codes() returns text[]
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user_id constant uuid := auth.uid();
  v_factor_id uuid;
  v_codes text[];
begin
  -- Two windows at once would leave two sheets.
  perform from public.profiles p where p.id = v_user_id for no key update;
  select f.id into v_factor_id from auth.mfa_factors f
  where f.user_id = v_user_id and f.status = 'verified'
  order by f.created_at limit 1;
  if v_factor_id is null or coalesce(auth.jwt() ->> 'aal', '') <> 'aal2' or not private.is_session_live() then
    raise exception 'Recovery codes need two-step sign-in.' using errcode = '42501';
  end if;
  delete from private.recovery_codes c where c.user_id = v_user_id;
  select array_agg(private.make_recovery_code()) into v_codes from generate_series(1, 10);
  insert into private.recovery_codes (user_id, code_hash, factor_id)
  select v_user_id, private.recovery_code_hash(v_user_id, code), v_factor_id from unnest(v_codes) as code;
  return v_codes;
end
$$;
revoke all on function private.make_recovery_codes() from public, anon, authenticated, service_role;
grant execute on function private.make_recovery_codes() to authenticated;

create function private.recovery_codes_left() returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer
  from private.recovery_codes c
  join auth.mfa_factors f on f.id = c.factor_id and f.user_id = c.user_id and f.status = 'verified'
  where c.user_id = (select auth.uid())
$$;
revoke all on function private.recovery_codes_left() from public, anon, authenticated, service_role;
grant execute on function private.recovery_codes_left() to authenticated;

-- Answers instead of raising: an error would roll the count of attempts back and make guessing free.
-- The factors it names are removed by the function `use-recovery-code`, with the server's own key.
create function private.spend_recovery_code(p_code text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user_id constant uuid := auth.uid();
  v_session auth.sessions;
begin
  if not private.is_session_live() then
    raise exception 'User not authenticated' using errcode = '42501';
  end if;
  perform from public.profiles p where p.id = v_user_id for no key update;
  delete from private.recovery_attempts a
  where a.user_id = v_user_id and a.attempted_at < clock_timestamp() - interval '15 minutes';
  if (select count(*) from private.recovery_attempts a where a.user_id = v_user_id) >= 5 then
    return '{"outcome": "too_many"}';
  end if;

  select * into v_session from auth.sessions s where s.id = (auth.jwt() ->> 'session_id')::uuid;
  delete from private.recovery_codes c
  using auth.mfa_factors f
  where c.user_id = v_user_id
    and c.code_hash = private.recovery_code_hash(v_user_id, p_code)
    and f.id = c.factor_id and f.user_id = v_user_id and f.status = 'verified';
  if not found then
    insert into private.recovery_attempts (user_id) values (v_user_id);
    perform private.note_sign_in(v_user_id, 'wrong_code', v_session.ip, v_session.user_agent);
    return '{"outcome": "wrong"}';
  end if;
  perform private.note_sign_in(v_user_id, 'recovery_code', v_session.ip, v_session.user_agent);
  return jsonb_build_object(
    'outcome', 'spent',
    'user_id', v_user_id,
    'factor_ids', (
      select coalesce(jsonb_agg(f.id), '[]') from auth.mfa_factors f
      where f.user_id = v_user_id and f.status = 'verified'
    )
  );
end
$$;
revoke all on function private.spend_recovery_code(text) from public, anon, authenticated, service_role;
grant execute on function private.spend_recovery_code(text) to authenticated;

-- Ten new recovery codes, shown this once; the ones before stop working.
create function public.make_recovery_codes() returns text[]
language sql volatile set search_path = ''
as $$
  select private.make_recovery_codes()
$$;
revoke all on function public.make_recovery_codes() from public, anon, authenticated, service_role;
grant execute on function public.make_recovery_codes() to authenticated;

-- Spends a recovery code of the caller: `{outcome: spent | wrong | too_many}`.
create function public.spend_recovery_code(code text) returns jsonb
language sql volatile set search_path = ''
as $$
  select private.spend_recovery_code(code)
$$;
revoke all on function public.spend_recovery_code(text) from public, anon, authenticated, service_role;
grant execute on function public.spend_recovery_code(text) to authenticated;

-- security/my_security.sql

-- What an account may know about its own safety, and the one thing it may do: end a session.
create function private.my_sessions() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(mine) order by mine.last_used_at desc), '[]')
  from (
    select s.id, s.created_at, host(s.ip) as ip, s.user_agent,
      greatest(s.updated_at, s.refreshed_at at time zone 'utc') as last_used_at,
      s.id = (auth.jwt() ->> 'session_id')::uuid as is_current
    from auth.sessions s
    where s.user_id = (select auth.uid()) and (s.not_after is null or s.not_after > now())
    order by greatest(s.updated_at, s.refreshed_at at time zone 'utc') desc
    limit 100
  ) as mine
$$;
revoke all on function private.my_sessions() from public, anon, authenticated, service_role;
grant execute on function private.my_sessions() to authenticated;

create function private.my_sign_ins() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(mine) - 'id' order by mine.id desc), '[]')
  from (
    select s.id, s.happened_at, s.outcome, host(s.ip) as ip, s.user_agent
    from private.sign_ins s
    where s.user_id = (select auth.uid())
    order by s.id desc
    limit 20
  ) as mine
$$;
revoke all on function private.my_sign_ins() from public, anon, authenticated, service_role;
grant execute on function private.my_sign_ins() to authenticated;

create function private.my_factors() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    jsonb_agg(jsonb_build_object('id', f.id, 'created_at', f.created_at) order by f.created_at), '[]'
  )
  from auth.mfa_factors f
  where f.user_id = (select auth.uid()) and f.status = 'verified'
$$;
revoke all on function private.my_factors() from public, anon, authenticated, service_role;
grant execute on function private.my_factors() to authenticated;

create function private.check_my_security() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'session_live', private.is_session_live(),
    'assured', private.is_assured(),
    'second_factor', exists (
      select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified'
    ),
    'recovery_codes_left', private.recovery_codes_left(),
    'email_confirmed', u.email_confirmed_at is not null,
    'sessions', (
      select count(*) from auth.sessions s
      where s.user_id = u.id and (s.not_after is null or s.not_after > now())
    )
  )
  from auth.users u
  where u.id = (select auth.uid())
$$;
revoke all on function private.check_my_security() from public, anon, authenticated, service_role;
grant execute on function private.check_my_security() to authenticated;

create function private.end_my_session(p_session_id uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not (private.is_session_live() and private.is_assured()) then
    raise exception 'User not authenticated' using errcode = '42501';
  end if;
  -- Somebody else's session is answered like one that is gone: ids cannot be probed.
  delete from auth.sessions s where s.id = p_session_id and s.user_id = auth.uid();
  return found;
end
$$;
revoke all on function private.end_my_session(uuid) from public, anon, authenticated, service_role;
grant execute on function private.end_my_session(uuid) to authenticated;

-- Everything the security screen shows, in one call; nothing for a session that owes its second step
-- or is over.
create function public.my_security() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'sessions', private.my_sessions(),
    'sign_ins', private.my_sign_ins(),
    'factors', private.my_factors(),
    'check', private.check_my_security()
  )
  where private.is_session_live() and private.is_assured()
$$;
revoke all on function public.my_security() from public, anon, authenticated, service_role;
grant execute on function public.my_security() to authenticated;

-- Whether the caller's session still counts, and how well the account is protected.
create function public.check_my_security() returns jsonb
language sql stable set search_path = ''
as $$
  select private.check_my_security()
$$;
revoke all on function public.check_my_security() from public, anon, authenticated, service_role;
grant execute on function public.check_my_security() to authenticated;

-- Signs one of the caller's devices out. Answers whether there was such a session.
create function public.end_my_session(session_id uuid) returns boolean
language sql volatile set search_path = ''
as $$
  select private.end_my_session(session_id)
$$;
revoke all on function public.end_my_session(uuid) from public, anon, authenticated, service_role;
grant execute on function public.end_my_session(uuid) to authenticated;

-- security/sign_in_alerts.sql

-- Tells an account's devices that it was signed in to somewhere else, while it happens.
create table public.sign_in_alerts (
  -- The session that began.
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  happened_at timestamptz not null,
  user_agent text,

  constraint sign_in_alerts_user_agent_length check (char_length(user_agent) <= 512)
);

create index sign_in_alerts_user_id_idx on public.sign_in_alerts (user_id, happened_at desc);

alter table public.sign_in_alerts enable row level security;
revoke all on table public.sign_in_alerts from public, anon, authenticated, service_role;
grant select on table public.sign_in_alerts to authenticated;
grant select, insert, update, delete on table public.sign_in_alerts to service_role;

-- When the caller's own session began; null once it is over.
create function private.session_began_at() returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select s.created_at from auth.sessions s
    where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid()
  );
end
$$;
revoke all on function private.session_began_at() from public, anon, authenticated, service_role;
grant execute on function private.session_began_at() to authenticated;

-- Neither of itself nor of what came before it, which its owner has just outlived by signing in.
create policy "Devices hear of the sign-ins after their own" on public.sign_in_alerts
  for select to authenticated
  using (user_id = (select auth.uid()) and happened_at > (select private.session_began_at()));

select private.require_second_factor('public.sign_in_alerts');

alter publication supabase_realtime add table public.sign_in_alerts;

-- Keeps the newest twenty an account.
create function private.alert_of_sign_in() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.sign_in_alerts (id, user_id, happened_at, user_agent)
  values (new.id, new.user_id, coalesce(new.created_at, now()), left(new.user_agent, 512));
  delete from public.sign_in_alerts a
  where a.user_id = new.user_id
    and a.happened_at < (
      select o.happened_at from public.sign_in_alerts o
      where o.user_id = new.user_id order by o.happened_at desc offset 19 limit 1
    );
  return null;
end
$$;
revoke all on function private.alert_of_sign_in() from public, anon, authenticated, service_role;

create trigger haven_alert_of_sign_in after insert on auth.sessions
  for each row execute function private.alert_of_sign_in();

-- security/account_of_link.sql

-- Whose account the link in a mail opens, so that a person sees it before they spend the link. Whoever
-- asks holds the token and could open the account; without one there is nothing to guess.
grant usage on schema private to anon;

create function private.account_of_link(p_token_hash text) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select u.email
    from auth.one_time_tokens t
    join auth.users u on u.id = t.user_id
    -- The hosted auth server mails the hash itself, the embedded one what it hashes.
    where t.token_hash in (p_token_hash, encode(sha256(convert_to(p_token_hash, 'utf8')), 'hex'))
      and char_length(p_token_hash) >= 40
    limit 1
  );
end
$$;
revoke all on function private.account_of_link(text) from public, anon, authenticated, service_role;
grant execute on function private.account_of_link(text) to anon, authenticated;

create function public.account_of_link(token_hash text) returns text
language sql stable set search_path = ''
as $$
  select private.account_of_link(token_hash)
$$;
revoke all on function public.account_of_link(text) from public, anon, authenticated, service_role;
grant execute on function public.account_of_link(text) to anon, authenticated;

-- security/undo_email_change.sql

-- An e-mail address that was changed by somebody else than its owner comes back by a link, which goes to
-- the old address as soon as the change is asked for, and again when it is done. The link works for some
-- days, also after the change, and whatever happened to the account since.
create table private.email_undos (
  token_hash text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  old_email text not null,
  created_at timestamptz not null default now()
);

create index email_undos_user_id_idx on private.email_undos (user_id);

alter table private.email_undos enable row level security;
revoke all on table private.email_undos from public, anon, authenticated, service_role;

create function private.email_undo_days() returns integer
language sql immutable set search_path = ''
as $$
  select 7
$$;
revoke all on function private.email_undo_days() from public, anon, authenticated, service_role;

create function private.email_undo_hash(p_token text) returns text
language sql immutable set search_path = ''
as $$
  select encode(sha256(convert_to(p_token, 'utf8')), 'hex')
$$;
revoke all on function private.email_undo_hash(text) from public, anon, authenticated, service_role;

-- Tells the old address, with a link of its own. The token stands in the letter alone.
create function private.tell_old_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_is_done constant boolean := new.email is distinct from old.email;
  v_token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if old.email is null or old.email_confirmed_at is null or new.deleted_at is not null then
    return null;
  end if;
  delete from private.email_undos e
  where e.created_at < now() - make_interval(days => private.email_undo_days());
  insert into private.email_undos (token_hash, user_id, old_email)
  values (private.email_undo_hash(v_token), new.id, old.email);
  perform private.queue_message(
    'email',
    old.email,
    case when v_is_done then 'email_changed' else 'email_change_started' end,
    jsonb_build_object('token', v_token, 'validDays', private.email_undo_days()),
    p_is_urgent => true,
    p_expires_at => now() + make_interval(days => private.email_undo_days())
  );
  return null;
end
$$;
revoke all on function private.tell_old_address() from public, anon, authenticated, service_role;

-- Asked for: the column names another address. Done: the address is the one that was asked for; what
-- administrators set outright is theirs to tell.
create trigger haven_tell_of_email_change after update of email, email_change on auth.users
  for each row
  when (
    (coalesce(new.email_change, '') <> '' and new.email_change is distinct from old.email_change
      and new.email_change is distinct from new.email)
    or (new.email is distinct from old.email and new.email = old.email_change)
  )
  execute function private.tell_old_address();

-- Gives an account back to the address that the link went to: whatever was changed or set up since, every
-- session, link and code goes. Answers the address, or null when the link is no good, or another account
-- has the address by now.
create function private.undo_email_change(p_token text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_undo private.email_undos;
begin
  perform from auth.users u
  where u.id = (select e.user_id from private.email_undos e where e.token_hash = private.email_undo_hash(p_token))
  for no key update;
  select * into v_undo from private.email_undos e
  where e.token_hash = private.email_undo_hash(p_token)
    and e.created_at > now() - make_interval(days => private.email_undo_days());
  if v_undo.user_id is null then
    return null;
  end if;
  if exists (
    select from auth.users u
    where lower(u.email) = lower(v_undo.old_email) and u.id <> v_undo.user_id and not u.is_sso_user
  ) then
    return null;
  end if;
  update auth.users u
  set email = v_undo.old_email, email_change = '', email_change_token_new = '',
    email_change_token_current = '', email_change_confirm_status = 0, recovery_token = '',
    confirmation_token = '', reauthentication_token = '', updated_at = now()
  where u.id = v_undo.user_id and u.deleted_at is null;
  if not found then
    return null;
  end if;
  update auth.identities i
  set identity_data = i.identity_data || jsonb_build_object('email', v_undo.old_email), updated_at = now()
  where i.user_id = v_undo.user_id and i.provider = 'email';
  -- A thief's own second step would keep the owner out.
  delete from auth.mfa_factors f where f.user_id = v_undo.user_id and f.created_at > v_undo.created_at;
  delete from auth.one_time_tokens t where t.user_id = v_undo.user_id;
  delete from auth.sessions s where s.user_id = v_undo.user_id;
  -- A letter about an older address stays good: the owner's first one wins over the thief's second.
  delete from private.email_undos e where e.user_id = v_undo.user_id and e.created_at >= v_undo.created_at;
  return v_undo.old_email;
end
$$;
revoke all on function private.undo_email_change(text) from public, anon, authenticated, service_role;
grant execute on function private.undo_email_change(text) to anon, authenticated;

create function public.undo_email_change(token text) returns text
language sql volatile set search_path = ''
as $$
  select private.undo_email_change(token)
$$;
revoke all on function public.undo_email_change(text) from public, anon, authenticated, service_role;
grant execute on function public.undo_email_change(text) to anon, authenticated;

-- billing/plans.sql

-- What a person pays for, as shared/billing/plans.ts has it; a test shows that both agree. A function and no
-- table: plans come with a release, and restoring an old backup must not bring old plans back.
create function private.plans()
returns table (id text, name text, monthly_cents integer, tier text, contacts_per_month integer)
language sql immutable set search_path = ''
as $$
  values
    ('basic', 'Basic', 0, null, 0),
    ('starter', 'Starter', 2900, 'buyer-starter', 5),
    ('professional', 'Professional', 7900, 'professional', -1),
    ('enterprise', 'Enterprise', 39900, 'enterprise', -1)
$$;
revoke all on function private.plans() from public, anon, authenticated, service_role;

-- Tiers that staff gives by contract, such as `operator-enterprise`, count as Enterprise.
create function private.plan_of_tier(p_tier text) returns text
language sql immutable set search_path = ''
as $$
  select coalesce(
    (select p.id from private.plans() p where p.tier = p_tier),
    case when p_tier is null then 'basic' else 'enterprise' end
  )
$$;
revoke all on function private.plan_of_tier(text) from public, anon, authenticated, service_role;

-- billing/subscribers.sql

create table public.subscribers (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  subscribed boolean not null default false,
  subscription_tier text,
  is_trial boolean not null default false,
  subscription_end timestamptz,

  constraint subscribers_tier_shape check (subscription_tier ~ '^[A-Za-z][A-Za-z0-9-]{0,59}$'),
  -- A trial without an end would be a paid plan for nothing.
  constraint subscribers_trial_ends check (not is_trial or subscription_end is not null)
);

create index subscribers_ending_idx on public.subscribers (subscription_end) where subscribed;

alter table public.subscribers enable row level security;
revoke all on table public.subscribers from public, anon, authenticated, service_role;
grant select, insert, delete on table public.subscribers to authenticated;
grant update (subscribed, subscription_tier, is_trial, subscription_end)
  on table public.subscribers to authenticated;
grant select, insert, update, delete on table public.subscribers to service_role;

create policy "Owners and staff read a subscription" on public.subscribers
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff()));

create policy "Administrators start subscriptions" on public.subscribers
  for insert to authenticated
  with check ((select private.is_admin()));

create policy "Administrators change subscriptions" on public.subscribers
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Administrators end subscriptions" on public.subscribers
  for delete to authenticated
  using ((select private.is_admin()));

alter publication supabase_realtime add table public.subscribers;

create index subscribers_tier_idx on public.subscribers (subscription_tier);
create index subscribers_trial_idx on public.subscribers (subscription_end) where is_trial;

select private.require_second_factor('public.subscribers');

-- For staff alone: how many subscriptions really run out, since one that is paid for each month has an
-- end like any other. Said for all at once, as renews_at() says it of one.
create function private.figures_of_subscriptions() returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if not private.is_staff() then
    return null;
  end if;
  return jsonb_build_object(
    'ending', (
      select count(*) from (
        select from public.subscribers s
        where s.subscribed and s.subscription_end between now() and now() + interval '14 days'
          and not exists (
            select from public.billing_accounts b
            where b.user_id = s.user_id and b.status in ('trialing', 'active') and not b.cancel_at_period_end
          )
        limit 1000
      ) as ending
    )
  );
end
$$;
revoke all on function private.figures_of_subscriptions() from public, anon, authenticated, service_role;
grant execute on function private.figures_of_subscriptions() to authenticated;

-- foundation/cursors.sql

-- Where a page of a list begins is said by a cursor: what the list is sorted by in the last row that was
-- shown, sealed. Whoever could write one would ask how any value compares with rows that they never see.
create table private.cursor_secret (
  secret bytea primary key,
  is_only boolean not null default true,
  constraint cursor_secret_is_only check (is_only),
  constraint cursor_secret_once unique (is_only)
);

revoke all on table private.cursor_secret from public, anon, authenticated, service_role;

-- Signs what a cursor says for one list in one order, which `p_scope` names.
create function private.cursor_signature(p_scope text, p_words bytea) returns bytea
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select substr(
      extensions.hmac(convert_to(p_scope || ':', 'UTF8') || p_words, s.secret, 'sha256'), 1, 16
    )
    from private.cursor_secret s
  );
end
$$;
revoke all on function private.cursor_signature(text, bytea) from public, anon, authenticated, service_role;

create function private.seal_cursor(p_scope text, p_key jsonb) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_words constant bytea := convert_to(p_key::text, 'UTF8');
begin
  return translate(
    encode(private.cursor_signature(p_scope, v_words) || v_words, 'base64'), E'+/=\n', '-_'
  );
end
$$;
revoke all on function private.seal_cursor(text, jsonb) from public, anon, authenticated, service_role;

-- What a cursor says; null for none. One that was not sealed for this list in this order is refused.
create function private.open_cursor(p_scope text, p_cursor text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_bytes bytea;
begin
  if p_cursor is null then
    return null;
  end if;
  if char_length(p_cursor) between 24 and 2000 and p_cursor ~ '^[A-Za-z0-9_-]+$' then
    begin
      v_bytes := decode(
        rpad(translate(p_cursor, '-_', '+/'), (char_length(p_cursor) + 3) / 4 * 4, '='), 'base64'
      );
    exception when invalid_parameter_value then
      v_bytes := null;
    end;
    if substr(v_bytes, 1, 16) = private.cursor_signature(p_scope, substr(v_bytes, 17)) then
      return convert_from(substr(v_bytes, 17), 'UTF8')::jsonb;
    end if;
  end if;
  raise exception 'This cursor is not of this list.'
    using errcode = 'HXPCU', hint = 'Ask for the first page.';
end
$$;
revoke all on function private.open_cursor(text, text) from public, anon, authenticated, service_role;

-- billing/access.sql

-- What an account's subscription, company and roles open. The clients draw from the same rule in
-- shared/access/access.ts; a test asks both about every combination. -1 stands for any number.
create type private.access as (
  is_open boolean,
  may_create_listings boolean,
  listing_allowance integer,
  contacts_per_month integer
);

create function private.access_of(
  p_profile public.profiles,
  p_roles public.app_role[],
  p_subscription public.subscribers,
  p_now timestamptz
) returns private.access
language plpgsql immutable set search_path = ''
as $$
declare
  v_nothing constant private.access := row(false, false, 0, 0);
  v_everything constant private.access := row(true, true, -1, -1);
  v_tier constant text := p_subscription.subscription_tier;
begin
  if p_profile.id is null or private.account_status(
    p_profile.requires_approval, p_profile.approval_status, p_profile.suspended_at
  ) <> 'approved' then
    return v_nothing;
  end if;
  if p_profile.is_company_user or p_roles && array['pilot', 'admin']::public.app_role[] then
    return v_everything;
  end if;
  if p_subscription.user_id is null
    or not (p_subscription.subscribed or p_subscription.is_trial)
    -- A trial without an end is none; a plan without one goes on.
    or coalesce(p_subscription.subscription_end <= p_now, p_subscription.is_trial)
  then
    return v_nothing;
  end if;
  return row(
    p_subscription.subscribed,
    coalesce(
      v_tier in ('professional', 'buyer-starter', 'enterprise', 'Enterprise-Company', 'operator-enterprise')
        or v_tier like 'operator-%',
      false
    ),
    case when p_subscription.is_trial then 1 else -1 end,
    case
      when p_subscription.subscribed then (
        select p.contacts_per_month from private.plans() p where p.id = private.plan_of_tier(v_tier)
      )
      else 0
    end
  )::private.access;
end
$$;
revoke all on function private.access_of(public.profiles, public.app_role[], public.subscribers, timestamptz)
  from public, anon, authenticated, service_role;

-- The caller's, now; nothing for a visitor and for a session that owes its second step.
create function private.my_access() returns private.access
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_approved() then
    return row(false, false, 0, 0)::private.access;
  end if;
  return (
    select private.access_of(p, private.my_roles(), s, now())
    from public.profiles p
    left join public.subscribers s on s.user_id = p.id
    where p.id = (select auth.uid())
  );
end
$$;
revoke all on function private.my_access() from public, anon, authenticated, service_role;

-- What policies ask: contacts, messages and full addresses.
create function private.has_open_access() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (private.my_access()).is_open;
end
$$;
revoke all on function private.has_open_access() from public, anon, authenticated, service_role;
grant execute on function private.has_open_access() to authenticated, service_role;

create function private.may_create_listings() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (private.my_access()).may_create_listings;
end
$$;
revoke all on function private.may_create_listings() from public, anon, authenticated, service_role;
grant execute on function private.may_create_listings() to authenticated, service_role;

-- listings/brokers.sql

-- Whose a listing is. `listings.broker_id` is public and names a broker, not an account: one id for all that
-- an account sells openly, and a pseudonym for each listing that it sells in confidence, so that nothing
-- joins the two. The account behind either is here, for itself and for staff.
create table public.broker_accounts (
  broker_id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  is_pseudonym boolean not null default false
);

comment on column public.broker_accounts.is_pseudonym is
  'Stands for one confidential listing, whose id it is; it outlives the listing in broker_contacts.';

create unique index broker_accounts_open_idx on public.broker_accounts (user_id) where not is_pseudonym;
create index broker_accounts_user_idx on public.broker_accounts (user_id);

-- An estimate would tell how much somebody sells in confidence.
alter table public.broker_accounts alter column user_id set statistics 0;

alter table public.broker_accounts enable row level security;
revoke all on table public.broker_accounts from public, anon, authenticated, service_role;
grant select on table public.broker_accounts to authenticated;
grant select, insert, update, delete on table public.broker_accounts to service_role;

create policy "Accounts read which brokers they are, staff all" on public.broker_accounts
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.has_staff_role()));

select private.require_second_factor('public.broker_accounts');

-- The account behind a broker; null for nobody.
create function private.account_of(p_broker_id uuid) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select a.user_id from public.broker_accounts a where a.broker_id = p_broker_id);
end
$$;
revoke all on function private.account_of(uuid) from public, anon, authenticated, service_role;

-- The broker that an account is: for a confidential listing its pseudonym, else the open one.
create function private.broker_of(p_user_id uuid, p_confidential_listing uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
begin
  if p_confidential_listing is not null then
    insert into public.broker_accounts as a (broker_id, user_id, is_pseudonym)
    values (p_confidential_listing, p_user_id, true)
    on conflict (broker_id) do update set user_id = excluded.user_id where a.user_id <> excluded.user_id;
    return p_confidential_listing;
  end if;
  insert into public.broker_accounts (user_id) values (p_user_id)
  on conflict (user_id) where not is_pseudonym do nothing;
  return (
    select a.broker_id from public.broker_accounts a where a.user_id = p_user_id and not a.is_pseudonym
  );
end
$$;
revoke all on function private.broker_of(uuid, uuid) from public, anon, authenticated, service_role;

-- Volatile, so that the row which an insert is about to return already has the broker that it made.
create function private.is_mine(p_broker_id uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return exists (
    select from public.broker_accounts a
    where a.broker_id = p_broker_id and a.user_id = (select auth.uid())
  );
end
$$;
revoke all on function private.is_mine(uuid) from public, anon, authenticated, service_role;
grant execute on function private.is_mine(uuid) to authenticated;

-- The brokers that the caller is, for policies of tables that callers do not write.
create function private.my_brokers() returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return array(select a.broker_id from public.broker_accounts a where a.user_id = (select auth.uid()));
end
$$;
revoke all on function private.my_brokers() from public, anon, authenticated, service_role;
grant execute on function private.my_brokers() to authenticated;

create function private.owns_listing(p_listing_id uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.listings l
    join public.broker_accounts a on a.broker_id = l.broker_id
    where l.id = p_listing_id and a.user_id = (select auth.uid())
  );
end
$$;
revoke all on function private.owns_listing(uuid) from public, anon, authenticated, service_role;
grant execute on function private.owns_listing(uuid) to authenticated;

-- How many listings the caller has, and how many the plan allows; null for whoever may not enter.
create function private.figures_of_listings() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_access constant private.access := private.my_access();
begin
  if not private.is_approved() then
    return null;
  end if;
  return jsonb_build_object(
    'used', (
      select count(*) from (
        select from public.listings l
        join public.broker_accounts a on a.broker_id = l.broker_id
        where a.user_id = auth.uid() limit 1000
      ) as counted
    ),
    'allowed', case when v_access.may_create_listings then v_access.listing_allowance else 0 end
  );
end
$$;
revoke all on function private.figures_of_listings() from public, anon, authenticated, service_role;
grant execute on function private.figures_of_listings() to authenticated;

-- What a person is called in business; null for whoever sells as themselves.
create function private.business_name(p_profile public.profiles) returns text
language sql immutable set search_path = ''
as $$
  select coalesce(nullif(btrim(p_profile.brokerage_name), ''), nullif(btrim(p_profile.company_name), ''))
$$;
revoke all on function private.business_name(public.profiles) from public, anon, authenticated, service_role;

-- An owner who sells in confidence is called by their company, and a company that runs one community is that
-- community's name. So a confidential listing names a brokerage and nobody else; who has contacted its seller
-- learns the company from listing_contact().
create function private.listed_name(p_profile public.profiles, p_is_confidential boolean) returns text
language sql immutable set search_path = ''
as $$
  select case
    when p_is_confidential then nullif(btrim(p_profile.brokerage_name), '')
    else private.business_name(p_profile)
  end
$$;
revoke all on function private.listed_name(public.profiles, boolean) from public, anon, authenticated, service_role;

-- listings/listings.sql

-- Communities for sale, as everybody may see them. Every column here is public once the listing is
-- live: the street is in listing_addresses, and how to reach the broker only listing_contact() says.
--
-- Columns that people filter by are text, integer or bigint: comparing them is leakproof, which
-- comparing enumerations and numerics is not, and only leakproof filters use an index beneath
-- row-level security.
create table public.listings (
  id uuid primary key default gen_random_uuid(),
  broker_id uuid not null default auth.uid(),
  broker_name text,
  property_name text not null,
  city text not null,
  state text not null,
  location text not null generated always as (city || ', ' || state) stored,
  is_confidential boolean not null default false,
  property_type text not null,
  care_level text,
  license_type text,
  price bigint,
  total_beds integer,
  licensed_beds integer,
  total_units integer,
  square_footage integer,
  year_built integer,
  occupancy_rate numeric(5, 2),
  cap_rate numeric(5, 2),
  avg_monthly_rate numeric(10, 2),
  description text,
  amenities text[] not null default '{}',
  status text not null default 'active',
  approval_status public.approval_status not null default 'pending',
  views bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A listing's pictures as older programs give them: a list of addresses, which the server keeps in listing_images,
  -- where everything reads them. The same rules hold for each: from this server, and in the folder of the listing.
  images text[] not null default '{}',
  confirmed_on date not null default current_date,

  -- The names reach page titles and mail headers: no line break may smuggle a header in.
  constraint listings_property_name_is_plain check (
    char_length(btrim(property_name)) between 1 and 160 and property_name !~ '[[:cntrl:]]'
  ),
  constraint listings_city_is_plain check (
    char_length(btrim(city)) between 1 and 100 and city !~ '[[:cntrl:],]'
  ),
  constraint listings_state_shape check (state ~ '^[A-Z]{2}$'),
  constraint listings_property_type_is_known check (property_type in (
    'assisted-living', 'memory-care', 'independent-living', 'skilled-nursing', 'ccrc', 'active-adult',
    'development-land', 'board-and-care', 'adult-day-care', 'group-homes', 'portfolio',
    'new-construction', 'lease', 'vacant-property', 'auction', 'developments', 'mixed-use', 'vacant-land'
  )),
  constraint listings_care_level_is_plain check (char_length(care_level) <= 100 and care_level !~ '[[:cntrl:]]'),
  constraint listings_license_type_is_plain check (char_length(license_type) <= 100 and license_type !~ '[[:cntrl:]]'),
  constraint listings_price_range check (price between 1 and 100000000000),
  constraint listings_total_beds_range check (total_beds between 0 and 100000),
  constraint listings_licensed_beds_range check (licensed_beds between 0 and 100000),
  constraint listings_total_units_range check (total_units between 0 and 100000),
  constraint listings_square_footage_range check (square_footage between 1 and 100000000),
  constraint listings_year_built_range check (year_built between 1600 and 2200),
  constraint listings_occupancy_rate_is_percent check (occupancy_rate between 0 and 100),
  constraint listings_cap_rate_is_percent check (cap_rate between 0 and 100),
  constraint listings_avg_monthly_rate_range check (avg_monthly_rate between 0 and 1000000),
  constraint listings_description_length check (char_length(description) <= 10000),
  constraint listings_amenities_are_few check (
    cardinality(amenities) <= 60 and char_length(array_to_string(amenities, '')) <= 6000
  ),
  constraint listings_status_is_known check (status in ('active', 'under_contract', 'sold', 'withdrawn')),
  constraint listings_views_not_negative check (views >= 0),
  constraint listings_broker_id_fkey
    foreign key (broker_id) references public.broker_accounts (broker_id) on delete cascade,
  constraint listings_images_are_few check (cardinality(images) <= 60),
  constraint listings_images_are_ours check (
    array_to_string(images, ' ', '?') ~ '^((/facades|/storage/v1/object/public/listing-images)/[A-Za-z0-9][A-Za-z0-9._/-]*( |$))*$'
    and array_to_string(images, ' ') !~ '\.\.|//'
    and char_length(array_to_string(images, '')) <= 18000
  ),
  constraint listings_images_are_of_listing check (
    replace(array_to_string(images, ' '), '/storage/v1/object/public/listing-images/' || id || '/', '')
      not like '%/storage/%'
  )
);

comment on column public.listings.broker_name is 'The brokerage or company, kept by the server; never a person.';
comment on column public.listings.is_confidential is
  'property_name is a cover name, and the address waits until its broker has been contacted.';
comment on column public.listings.price is 'Whole dollars; null where it is told on request.';
comment on column public.listings.broker_id is
  'A broker as everybody may know them, set by the server; broker_accounts says which account that is.';

comment on column public.listings.confirmed_on is
  'The day on which its broker last said that it is right. No moment: several at one would tell one broker.';

create index listings_live_place_idx on public.listings (state, property_type, created_at desc)
  where approval_status = 'approved' and status in ('active', 'under_contract');
create index listings_live_type_idx on public.listings (property_type, created_at desc)
  where approval_status = 'approved' and status in ('active', 'under_contract');
create index listings_broker_idx on public.listings (broker_id, created_at desc);
create index listings_awaiting_review_idx on public.listings (created_at) where approval_status = 'pending';

-- What the broker may not choose: whose the listing is, the name it is listed under, and whether it needs a
-- review. The server, which has no account, names the account; anybody else lists for themselves.
create function private.keep_listing() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  c_kept_by_server constant text[] := array['broker_name', 'views', 'location', 'updated_at', 'confirmed_on'];
  v_account uuid;
begin
  if tg_op = 'INSERT' then
    v_account := coalesce(auth.uid(), private.account_of(new.broker_id), new.broker_id);
  elsif new.broker_id <> old.broker_id then
    v_account := coalesce(private.account_of(new.broker_id), new.broker_id);
  elsif new.is_confidential <> old.is_confidential then
    v_account := private.account_of(old.broker_id);
  end if;
  if v_account is not null then
    new.broker_id := private.broker_of(v_account, case when new.is_confidential then new.id end);
    new.broker_name := private.listed_name(private.listed_as(v_account), new.is_confidential);
  end if;
  if tg_op = 'UPDATE' then
    -- A change of all listings of an account at one moment would tell which they are.
    if to_jsonb(new) - c_kept_by_server <> to_jsonb(old) - c_kept_by_server then
      new.updated_at := now();
    end if;
  -- Without a caller it is the server itself, and what it says stands.
  elsif auth.uid() is not null then
    new.approval_status := case
      when private.is_staff() or exists (
        select from public.profiles p where p.id = auth.uid() and p.is_company_user
      )
      then 'approved' else 'pending'
    end::public.approval_status;
  end if;
  return new;
end
$$;
revoke all on function private.keep_listing() from public, anon, authenticated, service_role;

create trigger keep_listing before insert or update on public.listings
  for each row execute function private.keep_listing();

alter table public.listings enable row level security;
revoke all on table public.listings from public, anon, authenticated, service_role;
grant select on table public.listings to anon;
grant select, delete on table public.listings to authenticated;

-- Not among these: id (a deleted listing comes back as another), broker_id, broker_name, approval_status, views.
grant insert (
  property_name, city, state, is_confidential, property_type, care_level, license_type, price,
  total_beds, licensed_beds, total_units, square_footage, year_built, occupancy_rate, cap_rate,
  avg_monthly_rate, description, amenities, images, status
) on table public.listings to authenticated;
grant update (
  property_name, city, state, is_confidential, property_type, care_level, license_type, price,
  total_beds, licensed_beds, total_units, square_footage, year_built, occupancy_rate, cap_rate,
  avg_monthly_rate, description, amenities, images, status
) on table public.listings to authenticated;
grant select, insert, update, delete on table public.listings to service_role;

create policy "Visitors read live listings" on public.listings
  for select to anon
  using (approval_status = 'approved' and status in ('active', 'under_contract'));

select private.require_second_factor('public.listings');

-- Counts every listing of the broker, whatever its status, under a lock on the broker: two at once
-- cannot both take the last place. After the row, so that policies refuse first.
create function private.keep_listing_allowance() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_allowance integer;
  v_account constant uuid := private.account_of(new.broker_id);
begin
  if auth.uid() is null then
    return null;
  end if;
  v_allowance := (private.my_access()).listing_allowance;
  if v_allowance = -1 then
    return null;
  end if;
  perform from public.profiles p where p.id = v_account for no key update;
  if (
    select count(*) from public.listings l
    join public.broker_accounts a on a.broker_id = l.broker_id
    where a.user_id = v_account
  ) > v_allowance then
    raise exception 'This plan has room for % listings.', v_allowance
      using errcode = 'HXLST', hint = 'Delete one or choose a larger plan.';
  end if;
  return null;
end
$$;
revoke all on function private.keep_listing_allowance() from public, anon, authenticated, service_role;

create trigger keep_listing_allowance after insert or update of broker_id on public.listings
  for each row execute function private.keep_listing_allowance();

create index listings_live_newest_idx on public.listings (created_at, id)
  where approval_status = 'approved' and status in ('active', 'under_contract');
create index listings_live_price_low_idx on public.listings (coalesce(price, 100000000001), id)
  where approval_status = 'approved' and status in ('active', 'under_contract');
create index listings_live_price_high_idx on public.listings (coalesce(price, 0), id)
  where approval_status = 'approved' and status in ('active', 'under_contract');
create index listings_live_cap_rate_idx on public.listings (coalesce(cap_rate, -1), id)
  where approval_status = 'approved' and status in ('active', 'under_contract');
create index listings_live_beds_idx on public.listings (coalesce(total_beds, -1), id)
  where approval_status = 'approved' and status in ('active', 'under_contract');

-- What a broker has live, in order. Without it the planner, which takes what a query and a policy both say for
-- twice as selective, reads all that the broker ever had and sorts it.
create index listings_live_broker_idx on public.listings (broker_id, created_at desc)
  where approval_status = 'approved' and status in ('active', 'under_contract');

create policy "Everyone reads live listings, brokers their own, staff all" on public.listings
  for select to authenticated
  using (
    (approval_status = 'approved' and status in ('active', 'under_contract'))
    or (select private.is_staff())
    or private.is_mine(broker_id)
  );

create policy "Whose plan says so lists for themselves" on public.listings
  for insert to authenticated
  with check ((select private.may_create_listings()) or (select private.is_admin()));

create policy "Brokers edit their listings, administrators all" on public.listings
  for update to authenticated
  using ((select private.is_admin()) or ((select private.is_approved()) and private.is_mine(broker_id)))
  with check ((select private.is_admin()) or ((select private.is_approved()) and private.is_mine(broker_id)));

create policy "Brokers delete their listings, administrators all" on public.listings
  for delete to authenticated
  using ((select private.is_admin()) or ((select private.is_approved()) and private.is_mine(broker_id)));

alter table public.listings alter column images set statistics 0;

-- listings/views.sql

-- Who has looked at what today, as digests: a session counts once a listing, and an address in a day no oftener
-- than a busy office does.
create table private.listing_viewers (
  viewer bytea not null,
  listing_id uuid not null references public.listings (id) on delete cascade,
  day date not null,
  views integer not null default 1,
  constraint listing_viewers_pkey primary key (listing_id, viewer, day)
);

create index listing_viewers_day_idx on private.listing_viewers (day);

revoke all on table private.listing_viewers from public, anon, authenticated, service_role;

create function private.note_viewer(p_listing_id uuid, p_viewer text, p_most integer) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_viewer constant bytea := extensions.hmac(
    convert_to(p_viewer, 'UTF8'), (select s.secret from private.cursor_secret s), 'sha256'
  );
  v_found boolean;
begin
  insert into private.listing_viewers as v (viewer, listing_id, day)
  values (v_viewer, p_listing_id, (now() at time zone 'UTC')::date)
  on conflict (listing_id, viewer, day) do update set views = v.views + 1 where v.views < p_most
  returning true into v_found;
  return coalesce(v_found, false);
end
$$;
revoke all on function private.note_viewer(uuid, text, integer) from public, anon, authenticated, service_role;

-- The session of whoever is signed in, else the one that the page keeps. Its own broker's looks do not count.
create function private.view_listing(p_listing_id uuid, p_session uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_session constant text := coalesce(auth.jwt() ->> 'session_id', p_session::text);
begin
  if v_session is null or private.owns_listing(p_listing_id) or not exists (
    select from public.listings l
    where l.id = p_listing_id and l.approval_status = 'approved' and l.status in ('active', 'under_contract')
  ) then
    return false;
  end if;
  delete from private.listing_viewers v where v.day < (now() at time zone 'UTC')::date;
  if not private.note_viewer(p_listing_id, 'session:' || v_session, 1)
    or not private.note_viewer(p_listing_id, 'address:' || coalesce(private.client_address(), 'unknown'), 50)
  then
    return false;
  end if;
  update public.listings l set views = l.views + 1 where l.id = p_listing_id;
  return true;
end
$$;
revoke all on function private.view_listing(uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function private.view_listing(uuid, uuid) to anon, authenticated;

-- Counts that somebody looked at a live listing, once a session; false: it was not counted. `session` is a random
-- id that the page keeps for as long as its tab is open.
create function public.view_listing(listing_id uuid, session uuid default null) returns boolean
language sql volatile set search_path = ''
as $$
  select private.view_listing(listing_id, session)
$$;
revoke all on function public.view_listing(uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function public.view_listing(uuid, uuid) to anon, authenticated;

-- listings/images.sql

-- The pictures of a listing, seen by whoever sees the listing. They come from this server and nowhere
-- else: a picture from another one would tell that one who looks at which community, and when.
create table public.listing_images (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references public.listings (id) on delete cascade,
  image_url text not null,
  image_order integer not null default 0,
  alt_text text,
  caption text,
  is_primary boolean not null default false,
  width integer,
  height integer,
  created_at timestamptz not null default now(),
  -- Whether a picture's listing is live, kept with the picture: asking the listing anew for each picture of a
  -- list costs more than reading the list.
  is_live boolean not null default false,

  constraint listing_images_image_url_is_ours check (
    image_url ~ '^/(facades|storage/v1/object/public/listing-images)/[A-Za-z0-9][A-Za-z0-9._/-]*$'
    and char_length(image_url) <= 300
    and image_url !~ '\.\.|//'
  ),
  -- Orders are unique, so this is also how many pictures a listing has at most.
  constraint listing_images_image_order_range check (image_order between 0 and 59),
  constraint listing_images_order_once unique (listing_id, image_order),
  constraint listing_images_alt_text_is_plain check (char_length(alt_text) <= 300 and alt_text !~ '[[:cntrl:]]'),
  constraint listing_images_caption_is_plain check (char_length(caption) <= 300 and caption !~ '[[:cntrl:]]'),
  constraint listing_images_size_is_whole check ((width is null) = (height is null)),
  constraint listing_images_width_range check (width between 1 and 20000),
  constraint listing_images_height_range check (height between 1 and 20000),
  -- Where a picture lies would tell whose it is: uploads of a listing are in a folder named after it.
  constraint listing_images_image_url_is_of_listing check (
    image_url not like '/storage/%'
    or image_url like '/storage/v1/object/public/listing-images/' || listing_id || '/%'
  )
);

comment on column public.listing_images.is_live is 'Whether its listing is live, and so seen by everybody; kept by the server.';

-- By two columns: by the listing alone, the embedded REST would take the pictures for a single one.
create unique index listing_images_one_primary_idx on public.listing_images (listing_id, is_primary)
  where is_primary;

alter table public.listing_images enable row level security;
revoke all on table public.listing_images from public, anon, authenticated, service_role;
grant select on table public.listing_images to anon;
grant select, delete on table public.listing_images to authenticated;
grant insert (listing_id, image_url, image_order, alt_text, caption, is_primary, width, height)
  on table public.listing_images to authenticated;

-- A picture never moves to another listing.
grant update (image_url, image_order, alt_text, caption, is_primary, width, height)
  on table public.listing_images to authenticated;
grant select, insert, update, delete on table public.listing_images to service_role;

create policy "Brokers add pictures to their listing, administrators to any" on public.listing_images
  for insert to authenticated
  with check (
    (select private.is_admin()) or ((select private.is_approved()) and private.owns_listing(listing_id))
  );

create policy "Brokers edit the pictures of their listing, administrators all" on public.listing_images
  for update to authenticated
  using (
    (select private.is_admin()) or ((select private.is_approved()) and private.owns_listing(listing_id))
  );

create policy "Brokers remove the pictures of their listing, administrators all" on public.listing_images
  for delete to authenticated
  using (
    (select private.is_admin()) or ((select private.is_approved()) and private.owns_listing(listing_id))
  );

select private.require_second_factor('public.listing_images');

create function private.is_live(p_listing public.listings) returns boolean
language sql immutable set search_path = ''
as $$
  select (p_listing).approval_status = 'approved' and (p_listing).status in ('active', 'under_contract')
$$;
revoke all on function private.is_live(public.listings) from public, anon, authenticated, service_role;

-- Holds the listing as it is: whoever takes it off the market at this moment either waits, and then finds
-- this picture, or was first, and then this picture knows.
create function private.keep_listing_image() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  select private.is_live(l) into new.is_live from public.listings l where l.id = new.listing_id for share;
  -- Without a listing the foreign key refuses it.
  new.is_live := coalesce(new.is_live, false);
  return new;
end
$$;
revoke all on function private.keep_listing_image() from public, anon, authenticated, service_role;

create function private.keep_live_pictures() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.listing_images i set is_live = private.is_live(new)
  where i.listing_id = new.id and i.is_live <> private.is_live(new);
  return null;
end
$$;
revoke all on function private.keep_live_pictures() from public, anon, authenticated, service_role;

create trigger keep_listing_image before insert or update of listing_id, is_live on public.listing_images
  for each row execute function private.keep_listing_image();

create trigger keep_live_pictures after update on public.listings
  for each row
  when ((old.approval_status, old.status) is distinct from (new.approval_status, new.status))
  execute function private.keep_live_pictures();

create policy "Visitors see the pictures of live listings" on public.listing_images
  for select to anon
  using (is_live);

-- The policies of listings apply inside. A function and no subquery, which would be planned with every
-- list, policies and all, to be asked about next to nothing.
create function private.sees_listing(p_id uuid) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return exists (select from public.listings l where l.id = p_id);
end
$$;
revoke all on function private.sees_listing(uuid) from public, anon, authenticated, service_role;
grant execute on function private.sees_listing(uuid) to authenticated;

create policy "Whoever sees a listing sees its pictures" on public.listing_images
  for select to authenticated
  using (is_live or private.sees_listing(listing_id));

-- The list of addresses in listings.images, as older programs give pictures. What left the list leaves the
-- pictures, and what is new stands behind those that are there.
create function private.keep_legacy_pictures() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_from integer;
begin
  if tg_op = 'UPDATE' then
    delete from public.listing_images i
    where i.listing_id = new.id and i.image_url = any (old.images) and i.image_url <> all (new.images);
  end if;
  select coalesce(max(i.image_order) + 1, 0) into v_from
  from public.listing_images i where i.listing_id = new.id;
  insert into public.listing_images (listing_id, image_url, image_order)
  select new.id, u.url, v_from + row_number() over (order by min(u.place)) - 1
  from unnest(new.images) with ordinality as u (url, place)
  where not exists (
    select from public.listing_images i where i.listing_id = new.id and i.image_url = u.url
  )
  group by u.url;
  return null;
end
$$;
revoke all on function private.keep_legacy_pictures() from public, anon, authenticated, service_role;

create trigger keep_new_legacy_pictures after insert on public.listings
  for each row when (new.images <> '{}')
  execute function private.keep_legacy_pictures();

create trigger keep_legacy_pictures after update on public.listings
  for each row when (old.images is distinct from new.images)
  execute function private.keep_legacy_pictures();

-- listings/broker_contacts.sql

-- Who has asked which broker about which listing. The rows are the month's count, so nobody writes
-- or removes one by hand, and they outlive the listing and its broker.
create table public.broker_contacts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  listing_id uuid references public.listings (id) on delete set null,
  broker_id uuid,
  message text not null,
  created_at timestamptz not null default now(),

  constraint broker_contacts_once_a_listing unique (user_id, listing_id),
  constraint broker_contacts_message_length check (char_length(btrim(message)) between 1 and 2000)
);

comment on column public.broker_contacts.broker_id is
  'As the listing named them then; without a reference, so that what was counted outlives the broker.';

create index broker_contacts_month_idx on public.broker_contacts (user_id, created_at);
create index broker_contacts_listing_idx on public.broker_contacts (listing_id);
create index broker_contacts_broker_idx on public.broker_contacts (broker_id, created_at desc);

alter table public.broker_contacts enable row level security;
revoke all on table public.broker_contacts from public, anon, authenticated, service_role;
grant select on table public.broker_contacts to authenticated;
grant select, insert, update, delete on table public.broker_contacts to service_role;

create policy "Who asked, who was asked and staff read a contact" on public.broker_contacts
  for select to authenticated
  using (
    (
      (user_id = (select auth.uid()) or broker_id = any ((select private.my_brokers())::uuid[]))
      and (select private.is_approved())
    )
    or (select private.is_staff())
  );

select private.require_second_factor('public.broker_contacts');

-- How much of what a plan allows is used. The month is the database's, in UTC, and begins anew with
-- its first day; -1 stands for any number. Nothing is counted further than a screen shows.
create function private.contact_allowance(p_user_id uuid, p_allowed integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_month constant timestamp := date_trunc('month', now() at time zone 'utc');
  v_used constant bigint := (
    select count(*) from (
      select distinct coalesce(c.broker_id, c.id) from public.broker_contacts c
      where c.user_id = p_user_id and c.created_at >= v_month at time zone 'utc'
      limit 1000
    ) as counted
  );
begin
  return jsonb_build_object(
    'used', v_used,
    'allowed', p_allowed,
    'left', case when p_allowed = -1 then -1 else greatest(p_allowed - v_used, 0) end,
    'resets_at', (v_month + interval '1 month') at time zone 'utc'
  );
end
$$;
revoke all on function private.contact_allowance(uuid, integer) from public, anon, authenticated, service_role;

-- How much of the month the caller has used; null for whoever may not enter.
create function private.figures_of_broker_contacts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_approved() then
    return null;
  end if;
  return private.contact_allowance(auth.uid(), (private.my_access()).contacts_per_month);
end
$$;
revoke all on function private.figures_of_broker_contacts() from public, anon, authenticated, service_role;
grant execute on function private.figures_of_broker_contacts() to authenticated;

create function public.my_contact_allowance() returns jsonb
language sql stable set search_path = ''
as $$
  select private.figures_of_broker_contacts()
$$;
revoke all on function public.my_contact_allowance() from public, anon, authenticated, service_role;
grant execute on function public.my_contact_allowance() to authenticated;

-- Whether this month's count already has the broker.
create function private.has_contacted(p_user_id uuid, p_broker_id uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.broker_contacts c
    where c.user_id = p_user_id and c.broker_id = p_broker_id
      and c.created_at >= date_trunc('month', now() at time zone 'utc') at time zone 'utc'
  );
end
$$;
revoke all on function private.has_contacted(uuid, uuid) from public, anon, authenticated, service_role;

-- What the specification calls broker_email of a listing: for whom listing_contact() says it, else null.
create function public.broker_email(public.listings) returns text
language plpgsql stable set search_path = ''
as $$
begin
  -- Visitors may not even ask listing_contact().
  if (select auth.uid()) is null then
    return null;
  end if;
  return private.listing_contact($1.id) ->> 'email';
end
$$;
revoke all on function public.broker_email(public.listings) from public, anon, authenticated, service_role;
grant execute on function public.broker_email(public.listings) to anon, authenticated;

-- listings/addresses.sql

-- Where a listing is: part of what a subscription opens. A table of its own, so that no crafted
-- column list, filter or order on listings can say a word about it.
create table public.listing_addresses (
  listing_id uuid primary key references public.listings (id) on delete cascade,
  street_address text not null,
  postal_code text,
  latitude double precision,
  longitude double precision,

  constraint listing_addresses_street_address_is_plain check (
    char_length(btrim(street_address)) between 1 and 200 and street_address !~ '[[:cntrl:]]'
  ),
  constraint listing_addresses_postal_code_shape check (postal_code ~ '^[0-9]{5}(-[0-9]{4})?$'),
  constraint listing_addresses_latitude_range check (latitude between -90 and 90),
  constraint listing_addresses_longitude_range check (longitude between -180 and 180),
  constraint listing_addresses_point_is_whole check ((latitude is null) = (longitude is null))
);

alter table public.listing_addresses enable row level security;
revoke all on table public.listing_addresses from public, anon, authenticated, service_role;
grant select, delete on table public.listing_addresses to authenticated;
grant insert (listing_id, street_address, postal_code, latitude, longitude)
  on table public.listing_addresses to authenticated;

-- An address never moves to another listing.
grant update (street_address, postal_code, latitude, longitude)
  on table public.listing_addresses to authenticated;
grant select, insert, update, delete on table public.listing_addresses to service_role;

-- What belongs to a listing is its broker's, which broker_accounts tells.
create policy "Brokers, staff and open subscriptions read an address" on public.listing_addresses
  for select to authenticated
  using (exists (
    select from public.listings l
    where l.id = listing_id
      and (
        private.is_mine(l.broker_id)
        or (select private.is_staff())
        or (
          (select private.has_open_access())
          and (
            not l.is_confidential
            or exists (
              select from public.broker_contacts c
              where c.listing_id = l.id and c.user_id = (select auth.uid())
            )
          )
        )
      )
  ));

create policy "Brokers add the address of their listing, administrators any" on public.listing_addresses
  for insert to authenticated
  with check (
    (select private.is_admin()) or ((select private.is_approved()) and private.owns_listing(listing_id))
  );

create policy "Brokers edit the address of their listing, administrators any" on public.listing_addresses
  for update to authenticated
  using (
    (select private.is_admin()) or ((select private.is_approved()) and private.owns_listing(listing_id))
  );

create policy "Brokers remove the address of their listing, administrators any" on public.listing_addresses
  for delete to authenticated
  using (
    (select private.is_admin()) or ((select private.is_approved()) and private.owns_listing(listing_id))
  );

select private.require_second_factor('public.listing_addresses');

-- listings/contact_broker.sql

-- How to reach the broker of a listing; null for whom it is not open to.
create function private.listing_contact(p_listing_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'name', b.full_name,
      'company', private.business_name(b),
      'email', b.email,
      'phone', b.phone,
      'is_own', b.id = (select auth.uid()),
      'conversation_id', private.conversation_about(p_listing_id)
    )
    from public.listings l
    join public.broker_accounts a on a.broker_id = l.broker_id
    join public.profiles b on b.id = a.user_id
    where l.id = p_listing_id
      and (select private.is_approved())
      and (
        a.user_id = (select auth.uid())
        or (select private.is_staff())
        or (
          (select private.has_open_access())
          and exists (
            select from public.broker_contacts c
            where c.listing_id = l.id and c.user_id = (select auth.uid())
          )
        )
      )
  );
end
$$;
revoke all on function private.listing_contact(uuid) from public, anon, authenticated, service_role;
grant execute on function private.listing_contact(uuid) to authenticated;

create function private.tell_broker(p_contact public.broker_contacts) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_message(
    'email',
    b.email,
    'broker_contact',
    jsonb_build_object(
      'property', l.property_name,
      'name', coalesce(a.full_name, ''),
      'company', coalesce(private.business_name(a), ''),
      'email', a.email,
      'phone', coalesce(a.phone, ''),
      'message', p_contact.message
    ),
    'broker_contact:' || p_contact.id
  )
  from public.profiles b, public.profiles a, public.listings l
  where b.id = private.account_of(p_contact.broker_id)
    and a.id = p_contact.user_id and l.id = p_contact.listing_id;
end
$$;
revoke all on function private.tell_broker(public.broker_contacts) from public, anon, authenticated, service_role;

-- Counts under a lock on the caller, so that ten at once never spend more than is left.
create function private.contact_broker(p_listing_id uuid, p_message text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_user_id constant uuid := private.lock_member();
  v_allowed constant integer := (private.my_access()).contacts_per_month;
  v_broker_id uuid;
  v_contact public.broker_contacts;
begin
  if v_allowed = 0 then
    raise exception 'Contacting brokers needs a plan.' using errcode = 'HXPLN';
  end if;
  if not exists (
    select from public.broker_contacts c where c.user_id = v_user_id and c.listing_id = p_listing_id
  ) then
    select l.broker_id into v_broker_id from public.listings l
    where l.id = p_listing_id and l.approval_status = 'approved' and l.status in ('active', 'under_contract')
    for key share;
    if not found then
      raise exception 'There is no such listing.' using errcode = 'HXGON';
    end if;
    if private.account_of(v_broker_id) = v_user_id then
      raise exception 'This is the caller''s own listing.' using errcode = 'HXOWN';
    end if;
    if (private.contact_allowance(v_user_id, v_allowed) ->> 'left')::integer = 0
      and not private.has_contacted(v_user_id, v_broker_id)
    then
      raise exception 'All % brokers of this month are contacted.', v_allowed
        using errcode = 'HXCON', hint = 'Choose a larger plan, or wait for the next month.';
    end if;
    insert into public.broker_contacts (user_id, listing_id, broker_id, message)
    values (v_user_id, p_listing_id, v_broker_id, btrim(p_message))
    returning * into v_contact;
    perform private.tell_broker(v_contact);
    perform private.talk_about_listing(v_contact);
  end if;
  return jsonb_build_object(
    'contact', private.listing_contact(p_listing_id),
    'is_new', v_contact.id is not null,
    'conversation_id', private.conversation_about(p_listing_id),
    'allowance', private.contact_allowance(v_user_id, v_allowed)
  );
end
$$;
revoke all on function private.contact_broker(uuid, text) from public, anon, authenticated, service_role;
grant execute on function private.contact_broker(uuid, text) to authenticated;

-- How to reach the broker of a listing: its broker, staff, and whoever has contacted them before.
create function public.listing_contact(listing_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select private.listing_contact(listing_id)
$$;
revoke all on function public.listing_contact(uuid) from public, anon, authenticated, service_role;
grant execute on function public.listing_contact(uuid) to authenticated;

-- Sends the broker of a listing a message, which begins their conversation, and says how to reach them and what
-- is left of this month's contacts. Asking about the same listing again sends and costs nothing.
create function public.contact_broker(listing_id uuid, message text) returns jsonb
language sql volatile set search_path = ''
as $$
  select private.contact_broker(listing_id, message)
$$;
revoke all on function public.contact_broker(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.contact_broker(uuid, text) to authenticated;

-- listings/moves.sql

-- Which way a listing may go: on the market, under contract, sold or withdrawn. What is sold stays sold but for
-- administrators, and nothing is sold that nobody has approved. The server itself, without an account, sets what it
-- says.
create function private.keep_listing_moves() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  c_moves constant jsonb := '{
    "active": ["under_contract", "sold", "withdrawn"],
    "under_contract": ["active", "sold", "withdrawn"],
    "withdrawn": ["active"],
    "sold": []
  }';
begin
  if auth.uid() is null then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if new.status <> 'active' then
      raise exception 'A new listing begins on the market.' using errcode = 'HXLMV';
    end if;
    new.confirmed_on := current_date;
    return new;
  end if;
  if new.status <> old.status then
    if not c_moves -> old.status ? new.status and not (old.status = 'sold' and private.is_admin()) then
      raise exception 'A listing does not go from % to %.', old.status, new.status using errcode = 'HXLMV';
    end if;
    if new.status in ('under_contract', 'sold') and old.approval_status <> 'approved' then
      raise exception 'Nobody has approved this listing.' using errcode = 'HXLNA';
    end if;
  end if;
  -- Whoever says one of these looks at the listing.
  if private.is_mine(old.broker_id)
    and (new.status, new.price, new.occupancy_rate) is distinct from (old.status, old.price, old.occupancy_rate)
  then
    new.confirmed_on := current_date;
  end if;
  return new;
end
$$;
revoke all on function private.keep_listing_moves() from public, anon, authenticated, service_role;

-- After keep_listing, by its name, and before the change may be held.
create trigger keep_listing_moves before insert or update on public.listings
  for each row execute function private.keep_listing_moves();

create function private.confirm_listing(p_listing_id uuid) returns date
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_approved() or not private.owns_listing(p_listing_id) then
    raise exception 'There is no such listing.' using errcode = 'HXGON';
  end if;
  update public.listings l set confirmed_on = current_date
  where l.id = p_listing_id and l.confirmed_on < current_date;
  return current_date;
end
$$;
revoke all on function private.confirm_listing(uuid) from public, anon, authenticated, service_role;
grant execute on function private.confirm_listing(uuid) to authenticated;

-- Its broker says that what a listing says is still right. A day and no moment: several confirmed in one go would
-- tell that one broker has them.
create function public.confirm_listing(listing_id uuid) returns date
language sql volatile set search_path = ''
as $$
  select private.confirm_listing(listing_id)
$$;
revoke all on function public.confirm_listing(uuid) from public, anon, authenticated, service_role;
grant execute on function public.confirm_listing(uuid) to authenticated;

-- What nobody has confirmed for sixty days, and again after ninety: its broker is asked, each once.
create function private.ask_about_stale_listings() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_listing record;
  v_count integer := 0;
begin
  for v_listing in
    select l.id, l.broker_id, l.property_name, l.confirmed_on,
      case when l.confirmed_on < current_date - 90 then 90 else 60 end as days
    from public.listings l
    where l.approval_status = 'approved' and l.status in ('active', 'under_contract')
      and l.confirmed_on < current_date - 60
      and not exists (
        select from private.asked_listings a
        where a.listing_id = l.id and a.confirmed_on = l.confirmed_on
          and a.days = case when l.confirmed_on < current_date - 90 then 90 else 60 end
      )
    order by l.confirmed_on
    limit 500
  loop
    insert into private.asked_listings (listing_id, confirmed_on, days)
    values (v_listing.id, v_listing.confirmed_on, v_listing.days)
    on conflict (listing_id) do update set confirmed_on = excluded.confirmed_on, days = excluded.days;
    perform private.notify(
      private.account_of(v_listing.broker_id), 'listing_stale',
      concat_ws(':', 'stale', v_listing.id, v_listing.confirmed_on, v_listing.days),
      jsonb_build_object('property', v_listing.property_name, 'days', v_listing.days),
      jsonb_build_object('listing_id', v_listing.id)
    );
    v_count := v_count + 1;
  end loop;
  return v_count;
end
$$;
revoke all on function private.ask_about_stale_listings() from public, anon, authenticated, service_role;

-- When a broker was last asked about a listing, and what for.
create table private.asked_listings (
  listing_id uuid primary key references public.listings (id) on delete cascade,
  confirmed_on date not null,
  days integer not null
);
revoke all on table private.asked_listings from public, anon, authenticated, service_role;

create index listings_live_confirmed_idx on public.listings (confirmed_on)
  where approval_status = 'approved' and status in ('active', 'under_contract');

-- Puts it on a hosted project's schedule; again is harmless. True when there is a scheduler.
create function private.schedule_listings() returns boolean
language plpgsql set search_path = ''
as $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    return false;
  end if;
  execute 'select cron.schedule($1, $2, $3)'
    using 'ask-about-stale-listings', '11 13 * * *', 'select private.ask_about_stale_listings()';
  execute 'select cron.schedule($1, $2, $3)'
    using 'purge-listing-pictures', '29 4 * * *', 'select private.purge_listing_pictures()';
  return true;
end
$$;
revoke all on function private.schedule_listings() from public, anon, authenticated, service_role;

-- listings/listing_changes.sql

-- How a listing's price and status went, and when it came to the market and left it. Written by a trigger alone; what
-- looks for listings that came or changed hangs on this table. Its own ids are random, since ids in order would tell
-- what was changed together. Others read the days of it through listing_history().
create table public.listing_changes (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references public.listings (id) on delete cascade,
  at timestamptz not null default now(),
  what text not null,
  was jsonb,
  became jsonb,
  is_public boolean not null,

  constraint listing_changes_what_is_known check (what in ('live', 'gone', 'price', 'status'))
);

comment on column public.listing_changes.is_public is 'Whether everybody saw the listing while it changed.';

create index listing_changes_listing_idx on public.listing_changes (listing_id, at desc);
alter table public.listing_changes alter column what set statistics 0, alter column was set statistics 0,
  alter column became set statistics 0;

alter table public.listing_changes enable row level security;
revoke all on table public.listing_changes from public, anon, authenticated, service_role;
grant select on table public.listing_changes to authenticated;
grant select, insert, update, delete on table public.listing_changes to service_role;

create policy "Brokers read how their listings went, staff all" on public.listing_changes
  for select to authenticated
  using ((select private.has_staff_role()) or private.owns_listing(listing_id));

select private.require_second_factor('public.listing_changes');

create function private.note_listing_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_was_live constant boolean := tg_op = 'UPDATE' and private.is_live(old);
  v_is_live constant boolean := private.is_live(new);
begin
  if v_is_live and not v_was_live then
    insert into public.listing_changes (listing_id, what, became, is_public)
    values (new.id, 'live', jsonb_build_object('price', new.price, 'status', new.status), true);
  elsif v_was_live and not v_is_live then
    insert into public.listing_changes (listing_id, what, is_public) values (new.id, 'gone', false);
  end if;
  if tg_op = 'UPDATE' and new.price is distinct from old.price then
    insert into public.listing_changes (listing_id, what, was, became, is_public)
    values (new.id, 'price', to_jsonb(old.price), to_jsonb(new.price), v_was_live and v_is_live);
  end if;
  if tg_op = 'UPDATE' and new.status <> old.status then
    insert into public.listing_changes (listing_id, what, was, became, is_public)
    values (new.id, 'status', to_jsonb(old.status), to_jsonb(new.status), v_was_live and v_is_live);
  end if;
  return null;
end
$$;
revoke all on function private.note_listing_change() from public, anon, authenticated, service_role;

create trigger note_listing_change after insert on public.listings
  for each row execute function private.note_listing_change();

create trigger note_changed_listing after update of approval_status, status, price on public.listings
  for each row execute function private.note_listing_change();

-- One that is sold in confidence has a history for its broker and staff alone: prices and days together would find
-- the community in an older advertisement.
create function private.listing_history(p_listing_id uuid)
returns table (day date, what text, price bigint, status text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_listing public.listings;
begin
  select l.* into v_listing from public.listings l where l.id = p_listing_id;
  if not found or not (
    private.is_live(v_listing) and not v_listing.is_confidential
    or private.owns_listing(p_listing_id) or private.is_staff()
  ) then
    return;
  end if;
  return query
    select c.at::date, c.what,
      case c.what
        when 'live' then (c.became ->> 'price')::bigint
        when 'price' then (c.became #>> '{}')::bigint
      end,
      case c.what when 'live' then c.became ->> 'status' when 'status' then c.became #>> '{}' end
    from public.listing_changes c
    where c.listing_id = p_listing_id and c.is_public
    order by c.at desc, c.what
    limit 200;
end
$$;
revoke all on function private.listing_history(uuid) from public, anon, authenticated, service_role;
grant execute on function private.listing_history(uuid) to anon, authenticated;

-- The days on which what everybody saw of a listing changed, newest first, for whoever reads the listing.
create function public.listing_history(listing_id uuid)
returns table (day date, what text, price bigint, status text)
language sql stable set search_path = ''
as $$
  select h.day, h.what, h.price, h.status from private.listing_history(listing_id) h
$$;
revoke all on function public.listing_history(uuid) from public, anon, authenticated, service_role;
grant execute on function public.listing_history(uuid) to anon, authenticated;

-- listings/listing_reviews.sql

-- What staff decided about a listing, or about changes of it, and why: for its broker and for staff. The account that
-- decided stands in the audit log alone.
create table public.listing_reviews (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references public.listings (id) on delete cascade,
  at timestamptz not null default now(),
  decision public.approval_status not null,
  is_of_changes boolean not null default false,
  reason text,

  constraint listing_reviews_reason_length check (char_length(btrim(reason)) between 1 and 2000)
);

comment on column public.listing_reviews.reason is 'What has to be mended, in the words of whoever decided.';

create index listing_reviews_listing_idx on public.listing_reviews (listing_id, at desc);
alter table public.listing_reviews alter column reason set statistics 0;

alter table public.listing_reviews enable row level security;
revoke all on table public.listing_reviews from public, anon, authenticated, service_role;
grant select on table public.listing_reviews to authenticated;
grant select, insert, update, delete on table public.listing_reviews to service_role;

create policy "Brokers read how their listings were reviewed, staff all" on public.listing_reviews
  for select to authenticated
  using ((select private.has_staff_role()) or private.owns_listing(listing_id));

select private.require_second_factor('public.listing_reviews');

-- A reason without words is none.
create function private.note_listing_review(
  p_listing_id uuid, p_decision public.approval_status, p_is_of_changes boolean, p_reason text
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if p_decision <> 'pending' then
    insert into public.listing_reviews (listing_id, decision, is_of_changes, reason)
    values (p_listing_id, p_decision, p_is_of_changes, nullif(btrim(p_reason), ''));
  end if;
end
$$;
revoke all on function private.note_listing_review(uuid, public.approval_status, boolean, text)
  from public, anon, authenticated, service_role;

-- Why a listing is decided about as it is at this moment, for the notice to its broker.
create function private.reason_of_review(p_listing_id uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select r.reason from public.listing_reviews r 
  where r.listing_id = p_listing_id and r.at = now() limit 1
$$;
revoke all on function private.reason_of_review(uuid) from public, anon, authenticated, service_role;

-- listings/drafts.sql

-- A listing that is being written, for whoever writes it alone: not among the listings, so that nothing that reads
-- those can meet one. The listing has an id of its own from the beginning, which nobody chooses, and its pictures
-- wait in the folder of that name.
create table public.listing_drafts (
  id uuid primary key,
  listing_id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  content jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  submitted_at timestamptz,

  constraint listing_drafts_listing_id_key unique (listing_id),
  constraint listing_drafts_content_is_object check (jsonb_typeof(content) = 'object'),
  constraint listing_drafts_content_length check (octet_length(content::text) <= 60000)
);

comment on column public.listing_drafts.content is 'The form as it was typed; only its own screen reads it.';

create index listing_drafts_user_idx on public.listing_drafts (user_id, updated_at desc);
alter table public.listing_drafts alter column content set statistics 0;

alter table public.listing_drafts enable row level security;
revoke all on table public.listing_drafts from public, anon, authenticated, service_role;
grant select, delete on table public.listing_drafts to authenticated;
grant select, insert, update, delete on table public.listing_drafts to service_role;

create policy "Writers read their drafts" on public.listing_drafts
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "Writers throw their drafts away" on public.listing_drafts
  for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.is_approved()));

select private.require_second_factor('public.listing_drafts');

create function private.save_listing_draft(p_id uuid, p_version integer, p_content jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_draft public.listing_drafts;
begin
  if not private.is_approved() then
    raise exception 'Only members write listings.' using errcode = '42501';
  end if;
  if p_version = 0 then
    perform pg_advisory_xact_lock(hashtextextended('drafts of ' || auth.uid(), 0));
    if (
      select count(*) >= 20 from public.listing_drafts d
      where d.user_id = auth.uid() and d.submitted_at is null and d.id <> p_id
    ) then
      raise exception 'Too many drafts.' using errcode = 'HXLDN';
    end if;
    insert into public.listing_drafts (id, content) values (p_id, p_content) on conflict (id) do nothing;
    if found then
      return 1;
    end if;
  end if;
  select * into v_draft from public.listing_drafts d
  where d.id = p_id and d.user_id = auth.uid() and d.submitted_at is null for update;
  if not found then
    raise exception 'There is no such draft.' using errcode = 'HXLDG';
  end if;
  if v_draft.content = p_content then
    return v_draft.version;
  end if;
  if v_draft.version <> p_version then
    raise exception 'The draft was changed elsewhere.' using errcode = 'HXLDC';
  end if;
  update public.listing_drafts d set content = p_content, version = d.version + 1, updated_at = now()
  where d.id = p_id;
  return v_draft.version + 1;
end
$$;
revoke all on function private.save_listing_draft(uuid, integer, jsonb) from public, anon, authenticated, service_role;
grant execute on function private.save_listing_draft(uuid, integer, jsonb) to authenticated;

-- Keeps what was typed and answers its version; 0 begins a draft. The same again changes nothing. Whoever has not
-- seen what was typed elsewhere is refused.
create function public.save_listing_draft(draft_id uuid, version integer, content jsonb) returns integer
language sql volatile set search_path = ''
as $$
  select private.save_listing_draft(draft_id, version, content)
$$;
revoke all on function public.save_listing_draft(uuid, integer, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.save_listing_draft(uuid, integer, jsonb) to authenticated;

create function private.submit_listing(p_draft_id uuid, p_listing jsonb, p_address jsonb, p_pictures jsonb)
returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  v_draft public.listing_drafts;
  v_new public.listings;
  v_picture record;
begin
  select * into v_draft from public.listing_drafts d
  where d.id = p_draft_id and d.user_id = auth.uid() for update;
  if not found then
    raise exception 'There is no such draft.' using errcode = 'HXLDG';
  end if;
  if v_draft.submitted_at is not null then
    return v_draft.listing_id;
  end if;
  if not private.may_create_listings() and not private.is_admin() then
    raise exception 'This plan has no listings.' using errcode = 'HXLPL';
  end if;
  v_new := jsonb_populate_record(null::public.listings, p_listing);
  if v_new.property_name is null or v_new.city is null or v_new.state is null or v_new.property_type is null then
    raise exception 'Something is missing.' using errcode = 'HXLIN';
  end if;
  insert into public.listings (
    id, property_name, city, state, is_confidential, property_type, care_level, license_type, price, total_beds,
    licensed_beds, total_units, square_footage, year_built, occupancy_rate, cap_rate, avg_monthly_rate,
    description, amenities
  ) values (
    v_draft.listing_id, v_new.property_name, v_new.city, v_new.state, coalesce(v_new.is_confidential, false),
    v_new.property_type, v_new.care_level, v_new.license_type, v_new.price, v_new.total_beds,
    v_new.licensed_beds, v_new.total_units, v_new.square_footage, v_new.year_built, v_new.occupancy_rate,
    v_new.cap_rate, v_new.avg_monthly_rate, v_new.description, coalesce(v_new.amenities, '{}')
  );
  if p_address ->> 'street_address' is not null then
    insert into public.listing_addresses (listing_id, street_address, postal_code)
    values (v_draft.listing_id, p_address ->> 'street_address', p_address ->> 'postal_code');
  end if;
  for v_picture in
    select p.value as told, p.ordinality::integer - 1 as place
    from jsonb_array_elements(coalesce(p_pictures, '[]')) with ordinality p
  loop
    if not exists (
      select from storage.objects o
      where o.bucket_id = 'listing-images' and o.name = v_draft.listing_id || '/' || (v_picture.told ->> 'id')
    ) then
      raise exception 'A picture has not arrived.' using errcode = 'HXLPM';
    end if;
    insert into public.listing_images (listing_id, image_url, image_order, alt_text, is_primary, width, height)
    values (
      v_draft.listing_id,
      '/storage/v1/object/public/listing-images/' || v_draft.listing_id || '/' || (v_picture.told ->> 'id'),
      v_picture.place, v_picture.told ->> 'alt_text', v_picture.place = 0,
      (v_picture.told ->> 'width')::integer, (v_picture.told ->> 'height')::integer
    );
  end loop;
  update public.listing_drafts d set content = '{}', submitted_at = now() where d.id = p_draft_id;
  return v_draft.listing_id;
end
$$;
revoke all on function private.submit_listing(uuid, jsonb, jsonb, jsonb) from public, anon, authenticated, service_role;
grant execute on function private.submit_listing(uuid, jsonb, jsonb, jsonb) to authenticated;

-- Makes a draft a listing that waits for a review, whole or not at all; again answers the same listing.
create function public.submit_listing(
  draft_id uuid, listing jsonb, address jsonb default null, pictures jsonb default '[]'
) returns uuid
language sql volatile set search_path = ''
as $$
  select private.submit_listing(draft_id, listing, address, pictures)
$$;
revoke all on function public.submit_listing(uuid, jsonb, jsonb, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.submit_listing(uuid, jsonb, jsonb, jsonb) to authenticated;

-- listings/picture_files.sql

-- Where pictures of communities lie: `listing-images/<listing>/<id>`. The bucket is public, so that a list can show
-- them; the embedded storage serves one only while a live listing shows it (private.is_shown_picture). Elsewhere
-- they are for whoever is selling the community and for staff.

create function private.may_add_listing_picture(p_name text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_parts constant text[] := string_to_array(p_name, '/');
begin
  if cardinality(v_parts) <> 2 or v_parts[2] !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    or not private.has_picture_folder(v_parts[1])
    or not (private.may_create_listings() or private.is_admin())
  then
    return false;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('files of ' || v_parts[1], 0));
  return (
    select count(*) < 120 from storage.objects o
    where o.bucket_id = 'listing-images'
      and o.name collate "C" >= v_parts[1] || '/' and o.name collate "C" < v_parts[1] || '0'
  );
end
$$;
revoke all on function private.may_add_listing_picture(text) from public, anon, authenticated, service_role;
grant execute on function private.may_add_listing_picture(text) to authenticated;

-- Whether a folder is one of the caller's: of a listing, or of a draft that becomes one.
create function private.has_picture_folder(p_folder text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  if p_folder !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return false;
  end if;
  return private.owns_listing(p_folder::uuid) or exists (
    select from public.listing_drafts d
    where d.listing_id = p_folder::uuid and d.user_id = auth.uid() and d.submitted_at is null
  );
end
$$;
revoke all on function private.has_picture_folder(text) from public, anon, authenticated, service_role;
grant execute on function private.has_picture_folder(text) to authenticated;

-- Whether a live listing shows a file.
create function private.is_shown_picture(p_name text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.listing_images i
    where i.listing_id::text = split_part(p_name, '/', 1) and i.is_live
      and i.image_url = '/storage/v1/object/public/listing-images/' || p_name
  );
end
$$;
revoke all on function private.is_shown_picture(text) from public, anon, authenticated, service_role;

create function private.is_used_picture(p_name text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.listing_images i
    where i.listing_id::text = split_part(p_name, '/', 1)
      and i.image_url = '/storage/v1/object/public/listing-images/' || p_name
  ) or exists (
    select from public.revisions r
    where r.listing_id::text = split_part(p_name, '/', 1) and strpos(r.changes::text, p_name) > 0
  );
end
$$;
revoke all on function private.is_used_picture(text) from public, anon, authenticated, service_role;
grant execute on function private.is_used_picture(text) to authenticated;

create policy "Sellers and staff see pictures before others do" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'listing-images'
    and ((select private.is_staff()) or private.has_picture_folder((storage.foldername(name))[1]))
  );

create policy "Sellers add pictures of what they sell" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'listing-images' and (select private.is_approved()) and private.may_add_listing_picture(name)
  );

-- Nothing replaces a file: what was approved stays as it was looked at.
create policy "Sellers remove pictures that nothing shows" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'listing-images' and (select private.is_approved())
    and private.has_picture_folder((storage.foldername(name))[1]) and not private.is_used_picture(name)
  );

-- Files that neither a listing nor a draft has any more. The embedded storage removes the content of rows that are
-- gone.
create function private.purge_listing_pictures() returns text[]
language plpgsql security definer set search_path = ''
as $$
declare
  v_versions text[];
begin
  perform set_config('storage.can_delete', 'true', true);
  perform set_config('storage.allow_delete_query', 'true', true);
  with gone as (
    delete from storage.objects o
    where o.id in (
      select f.id from storage.objects f
      where f.bucket_id = 'listing-images' and f.created_at < now() - interval '1 day'
        and not private.is_used_picture(f.name)
        and not exists (
          select from public.listing_drafts d
          where d.listing_id::text = split_part(f.name, '/', 1) and d.submitted_at is null
        )
      limit 1000
      for update skip locked
    )
    returning o.version
  )
  select array_agg(g.version) into v_versions from gone g where g.version is not null;
  perform set_config('storage.can_delete', 'false', true);
  perform set_config('storage.allow_delete_query', 'false', true);
  return coalesce(v_versions, '{}');
end
$$;
revoke all on function private.purge_listing_pictures() from public, anon, authenticated, service_role;

-- billing/accounts.sql

-- What people pay. The payment provider knows it first; these tables repeat what it said last, and
-- nobody writes them but the functions that asked it.
create table public.billing_accounts (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  status text not null,
  plan text not null,
  price_cents integer not null,
  current_period_end timestamptz not null,
  cancel_at_period_end boolean not null default false,
  ends_at timestamptz,
  grace_ends_at timestamptz,
  trial_used_at timestamptz,
  card_brand text,
  card_last4 text,
  updated_at timestamptz not null default now(),

  constraint billing_accounts_status_is_known
    check (status in ('trialing', 'active', 'past_due', 'canceled', 'incomplete')),
  constraint billing_accounts_plan_is_known check (plan in ('starter', 'professional', 'enterprise')),
  constraint billing_accounts_price_is_none_or_more check (price_cents >= 0),
  constraint billing_accounts_card_shape check (card_last4 ~ '^[0-9]{4}$'),
  constraint billing_accounts_grace_is_for_failures check (grace_ends_at is null or status = 'past_due')
);

create table public.invoices (
  id text primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  number text,
  status text not null,
  amount_cents integer not null,
  description text not null default '',
  period_start timestamptz not null,
  period_end timestamptz not null,
  created_at timestamptz not null,
  hosted_url text,

  constraint invoices_status_is_known check (status in ('open', 'paid', 'uncollectible', 'void')),
  constraint invoices_hosted_url_is_web check (hosted_url ~ '^https?://')
);

create index invoices_user_id_idx on public.invoices (user_id, created_at desc);

alter table public.billing_accounts enable row level security;
alter table public.invoices enable row level security;
revoke all on table public.billing_accounts from public, anon, authenticated, service_role;
revoke all on table public.invoices from public, anon, authenticated, service_role;
grant select on table public.billing_accounts to authenticated;
grant select on table public.invoices to authenticated;
grant select, insert, update, delete on table public.billing_accounts to service_role;
grant select, insert, update, delete on table public.invoices to service_role;

create policy "Owners and staff read a billing account" on public.billing_accounts
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff()));

create policy "Owners and staff read invoices" on public.invoices
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff()));

select private.require_second_factor('public.billing_accounts');
select private.require_second_factor('public.invoices');

alter publication supabase_realtime add table public.billing_accounts;
alter publication supabase_realtime add table public.invoices;

-- Who is who at the provider. What is asked there is numbered before it is asked, so that an answer
-- that took longer never undoes a later one. The checkout that counts is the last one begun.
create table private.billing_customers (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  customer_id text not null unique,
  last_ticket bigint not null default 0,
  applied_ticket bigint not null default 0,
  applied_at timestamptz,
  checkout_attempt integer not null default 0,
  checkout_session text
);

-- Events of the provider that had their effect: each has it once.
create table private.billing_events (
  id text primary key,
  type text not null,
  created timestamptz not null,
  received_at timestamptz not null default now(),
  outcome text not null,

  constraint billing_events_outcome_is_known check (outcome in ('applied', 'outdated', 'nobody'))
);

create index billing_events_received_at_idx on private.billing_events (received_at);

-- What billing last wrote into `subscribers`. A row there that says something else was given by staff.
create table private.billing_grants (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  subscribed boolean not null,
  subscription_tier text,
  is_trial boolean not null,
  subscription_end timestamptz
);

alter table private.billing_customers enable row level security;
alter table private.billing_events enable row level security;
alter table private.billing_grants enable row level security;
revoke all on table private.billing_customers from public, anon, authenticated, service_role;
revoke all on table private.billing_events from public, anon, authenticated, service_role;
revoke all on table private.billing_grants from public, anon, authenticated, service_role;

-- billing/calls.sql

-- What the functions about money ask the database. The first is asked with the caller's own token;
-- the others open to the server's own key alone.

-- `{outcome: ok | not_approved | signed_out}`; an account that owes its second step is not approved.
create function private.billing_caller() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_session_live() then
    return '{"outcome": "signed_out"}';
  end if;
  if not private.is_approved() then
    return '{"outcome": "not_approved"}';
  end if;
  return (
    select jsonb_build_object(
      'outcome', 'ok', 'user_id', p.id, 'email', p.email, 'name', coalesce(p.full_name, '')
    )
    from public.profiles p where p.id = auth.uid()
  );
end
$$;
revoke all on function private.billing_caller() from public, anon, authenticated, service_role;
grant execute on function private.billing_caller() to authenticated;

-- A live subscription that billing did not write was given by staff: a contract, or a trial.
create function private.given_plan(p_user_id uuid) returns public.subscribers
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_given public.subscribers;
begin
  select s.* into v_given
  from public.subscribers s
  left join private.billing_grants g on g.user_id = s.user_id
  where s.user_id = p_user_id
    and s.subscribed
    and (s.subscription_end is null or s.subscription_end > now())
    and (g.subscribed, g.subscription_tier, g.is_trial, g.subscription_end)
      is distinct from (s.subscribed, s.subscription_tier, s.is_trial, s.subscription_end);
  return v_given;
end
$$;
revoke all on function private.given_plan(uuid) from public, anon, authenticated, service_role;

create function private.read_billing(p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_given constant public.subscribers := private.given_plan(p_user_id);
begin
  return jsonb_build_object(
    'customer_id', (select c.customer_id from private.billing_customers c where c.user_id = p_user_id),
    'is_fresh', exists (
      select from private.billing_customers c
      where c.user_id = p_user_id and c.applied_at > now() - interval '10 seconds' and c.applied_at <= now()
    ),
    'has_contract', v_given.user_id is not null and not v_given.is_trial,
    'status', (select a.status from public.billing_accounts a where a.user_id = p_user_id),
    'trial_used', coalesce(v_given.is_trial, false) or exists (
      select from public.billing_accounts a where a.user_id = p_user_id and a.trial_used_at is not null
    ),
    'subscription', (
      select jsonb_build_object(
        'subscribed', s.subscribed and (s.subscription_end is null or s.subscription_end > now()),
        'subscription_tier', s.subscription_tier,
        'subscription_end', s.subscription_end
      )
      from public.subscribers s where s.user_id = p_user_id
    )
  );
end
$$;
revoke all on function private.read_billing(uuid) from public, anon, authenticated, service_role;
grant execute on function private.read_billing(uuid) to service_role;

-- The customer that stands for an account: of two that were made at once, the first.
create function private.link_billing_customer(p_user_id uuid, p_customer_id text) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.billing_customers (user_id, customer_id) values (p_user_id, p_customer_id)
  on conflict (user_id) do nothing;
  return (select c.customer_id from private.billing_customers c where c.user_id = p_user_id);
end
$$;
revoke all on function private.link_billing_customer(uuid, text) from public, anon, authenticated, service_role;
grant execute on function private.link_billing_customer(uuid, text) to service_role;

-- Begins a checkout: its number, and the one before it, which must be closed first.
create function private.begin_checkout(p_user_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_begun private.billing_customers;
begin
  update private.billing_customers c set checkout_attempt = c.checkout_attempt + 1
  where c.user_id = p_user_id
  returning * into v_begun;
  return jsonb_build_object('attempt', v_begun.checkout_attempt, 'before', v_begun.checkout_session);
end
$$;
revoke all on function private.begin_checkout(uuid) from public, anon, authenticated, service_role;
grant execute on function private.begin_checkout(uuid) to service_role;

-- False when another checkout was begun since: then this one must not be handed out.
create function private.keep_checkout(p_user_id uuid, p_attempt integer, p_session text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update private.billing_customers c set checkout_session = p_session
  where c.user_id = p_user_id and c.checkout_attempt = p_attempt;
  return found;
end
$$;
revoke all on function private.keep_checkout(uuid, integer, text) from public, anon, authenticated, service_role;
grant execute on function private.keep_checkout(uuid, integer, text) to service_role;

-- Numbers a question to the provider about a customer; null for a customer that is nobody here.
create function private.begin_billing_sync(p_customer_id text) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  v_ticket bigint;
begin
  update private.billing_customers c set last_ticket = c.last_ticket + 1
  where c.customer_id = p_customer_id
  returning c.last_ticket into v_ticket;
  return v_ticket;
end
$$;
revoke all on function private.begin_billing_sync(text) from public, anon, authenticated, service_role;
grant execute on function private.begin_billing_sync(text) to service_role;

create function private.has_billing_event(p_event_id text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from private.billing_events e where e.id = p_event_id);
end
$$;
revoke all on function private.has_billing_event(text) from public, anon, authenticated, service_role;
grant execute on function private.has_billing_event(text) to service_role;

create function public.billing_caller() returns jsonb
language sql stable set search_path = ''
as $$
  select private.billing_caller()
$$;
revoke all on function public.billing_caller() from public, anon, authenticated, service_role;
grant execute on function public.billing_caller() to authenticated;

create function public.read_billing(user_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select private.read_billing(user_id)
$$;
revoke all on function public.read_billing(uuid) from public, anon, authenticated, service_role;
grant execute on function public.read_billing(uuid) to service_role;

create function public.link_billing_customer(user_id uuid, customer_id text) returns text
language sql volatile set search_path = ''
as $$
  select private.link_billing_customer(user_id, customer_id)
$$;
revoke all on function public.link_billing_customer(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.link_billing_customer(uuid, text) to service_role;

create function public.begin_checkout(user_id uuid) returns jsonb
language sql volatile set search_path = ''
as $$
  select private.begin_checkout(user_id)
$$;
revoke all on function public.begin_checkout(uuid) from public, anon, authenticated, service_role;
grant execute on function public.begin_checkout(uuid) to service_role;

create function public.keep_checkout(user_id uuid, attempt integer, session text) returns boolean
language sql volatile set search_path = ''
as $$
  select private.keep_checkout(user_id, attempt, session)
$$;
revoke all on function public.keep_checkout(uuid, integer, text) from public, anon, authenticated, service_role;
grant execute on function public.keep_checkout(uuid, integer, text) to service_role;

create function public.begin_billing_sync(customer_id text) returns bigint
language sql volatile set search_path = ''
as $$
  select private.begin_billing_sync(customer_id)
$$;
revoke all on function public.begin_billing_sync(text) from public, anon, authenticated, service_role;
grant execute on function public.begin_billing_sync(text) to service_role;

create function public.has_billing_event(event_id text) returns boolean
language sql stable set search_path = ''
as $$
  select private.has_billing_event(event_id)
$$;
revoke all on function public.has_billing_event(text) from public, anon, authenticated, service_role;
grant execute on function public.has_billing_event(text) to service_role;

-- billing/apply.sql

-- The one way from the provider into the database: what it says about a customer now, in one step
-- with the event that made us ask and the letters that follow from the difference.
create function private.tell_about_plan(
  p_recipient text, p_old public.billing_accounts, p_new public.billing_accounts, p_failed_invoice text,
  p_event_type text
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_was_live constant boolean := coalesce(p_old.status in ('trialing', 'active', 'past_due'), false);
  v_is_live constant boolean := p_new.status in ('trialing', 'active', 'past_due');
  v_plan constant jsonb := jsonb_build_object(
    'plan', p_new.plan, 'priceCents', p_new.price_cents, 'periodEnd', p_new.current_period_end
  );
begin
  if v_is_live and not v_was_live then
    perform private.queue_message(
      'email', p_recipient, 'plan_started', v_plan || jsonb_build_object('isTrial', p_new.status = 'trialing')
    );
  elsif v_is_live and p_new.plan <> p_old.plan then
    perform private.queue_message('email', p_recipient, 'plan_changed', v_plan);
  end if;
  if p_new.status = 'past_due' and p_old.status is distinct from 'past_due' then
    perform private.queue_message(
      'email', p_recipient, 'payment_failed',
      v_plan || jsonb_build_object('graceEnd', p_new.grace_ends_at), 'payment_failed:' || p_failed_invoice
    );
  end if;
  -- One that was cancelled earlier was told its end then.
  if p_new.ends_at is not null and p_old.ends_at is null and v_was_live then
    perform private.queue_message(
      'email', p_recipient, 'plan_cancelled', v_plan || jsonb_build_object('endsAt', p_new.ends_at)
    );
  end if;
  if p_event_type = 'customer.subscription.trial_will_end' and p_new.status = 'trialing'
    and not p_new.cancel_at_period_end
  then
    perform private.queue_message('email', p_recipient, 'trial_ends', v_plan);
  end if;
end
$$;
revoke all on function private.tell_about_plan(text, public.billing_accounts, public.billing_accounts, text, text)
  from public, anon, authenticated, service_role;

-- Drafts are left out by whoever asks. A receipt goes out when an invoice turns out to be paid.
create function private.keep_invoices(p_user_id uuid, p_recipient text, p_invoices jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_invoice public.invoices;
begin
  for v_invoice in
    select i.* from jsonb_populate_recordset(null::public.invoices, p_invoices) as i order by i.created_at
  loop
    if v_invoice.status = 'paid' and v_invoice.amount_cents > 0 and not exists (
      select from public.invoices i where i.id = v_invoice.id and i.status = 'paid'
    ) then
      perform private.queue_message(
        'email', p_recipient, 'payment_receipt',
        jsonb_build_object(
          'number', coalesce(v_invoice.number, ''), 'amountCents', v_invoice.amount_cents,
          'description', v_invoice.description, 'paidOn', v_invoice.created_at
        ),
        'receipt:' || v_invoice.id
      );
    end if;
    insert into public.invoices as kept (
      id, user_id, number, status, amount_cents, description, period_start, period_end, created_at, hosted_url
    )
    values (
      v_invoice.id, p_user_id, v_invoice.number, v_invoice.status, v_invoice.amount_cents,
      v_invoice.description, v_invoice.period_start, v_invoice.period_end, v_invoice.created_at,
      v_invoice.hosted_url
    )
    on conflict (id) do update set
      number = excluded.number, status = excluded.status, amount_cents = excluded.amount_cents,
      description = excluded.description, hosted_url = excluded.hosted_url
    where (kept.number, kept.status, kept.amount_cents, kept.description, kept.hosted_url)
      is distinct from
      (excluded.number, excluded.status, excluded.amount_cents, excluded.description, excluded.hosted_url);
  end loop;
end
$$;
revoke all on function private.keep_invoices(uuid, text, jsonb) from public, anon, authenticated, service_role;

-- News of a payment that arrives while staff gives a contract waits for staff and then sees it; before, it
-- looked first, waited, and wrote over the contract.
create function private.grant_plan(p_user_id uuid, p_access jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_given public.subscribers;
  v_paid private.billing_grants := jsonb_populate_record(null::private.billing_grants, p_access);
begin
  perform from public.subscribers s where s.user_id = p_user_id for update;
  v_given := private.given_plan(p_user_id);
  -- What staff gave is neither changed nor ended; only a trial gives way to a plan that is paid.
  if v_given.user_id is not null and not (v_given.is_trial and v_paid.subscribed) then
    return;
  end if;
  v_paid.user_id := p_user_id;
  insert into private.billing_grants values (v_paid.*)
  on conflict (user_id) do update set
    subscribed = excluded.subscribed, subscription_tier = excluded.subscription_tier,
    is_trial = excluded.is_trial, subscription_end = excluded.subscription_end;
  insert into public.subscribers as s (user_id, subscribed, subscription_tier, is_trial, subscription_end)
  values (
    p_user_id, v_paid.subscribed, v_paid.subscription_tier, v_paid.is_trial, v_paid.subscription_end
  )
  on conflict (user_id) do update set
    subscribed = excluded.subscribed, subscription_tier = excluded.subscription_tier,
    is_trial = excluded.is_trial, subscription_end = excluded.subscription_end
  where (s.subscribed, s.subscription_tier, s.is_trial, s.subscription_end)
    is distinct from
    (excluded.subscribed, excluded.subscription_tier, excluded.is_trial, excluded.subscription_end);
end
$$;
revoke all on function private.grant_plan(uuid, jsonb) from public, anon, authenticated, service_role;

create function private.apply_billing(p_customer_id text, p_ticket bigint, p_state jsonb, p_event jsonb)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  v_customer private.billing_customers;
  v_old public.billing_accounts;
  v_new public.billing_accounts;
  v_recipient text;
  v_outcome text := 'applied';
begin
  select * into v_customer from private.billing_customers c where c.customer_id = p_customer_id for update;
  if v_customer.user_id is null then
    v_outcome := 'nobody';
  elsif p_ticket <= v_customer.applied_ticket then
    v_outcome := 'outdated';
  end if;
  if p_event is not null then
    insert into private.billing_events (id, type, created, outcome)
    values (
      p_event ->> 'id', p_event ->> 'type', to_timestamp((p_event ->> 'created')::float8), v_outcome
    )
    on conflict (id) do nothing;
    if not found then
      return 'replayed';
    end if;
    -- The signature of an event is good for minutes: nobody can replay what is forgotten here.
    delete from private.billing_events e where e.received_at < now() - interval '90 days';
  end if;
  if v_outcome <> 'applied' then
    return v_outcome;
  end if;
  update private.billing_customers c set applied_ticket = p_ticket, applied_at = now()
  where c.user_id = v_customer.user_id;

  select p.email into v_recipient from public.profiles p where p.id = v_customer.user_id;
  select * into v_old from public.billing_accounts a where a.user_id = v_customer.user_id;
  if jsonb_typeof(p_state -> 'account') = 'object' then
    v_new := jsonb_populate_record(null::public.billing_accounts, p_state -> 'account');
    v_new.user_id := v_customer.user_id;
    -- A trial that was had stays had, even when the provider has forgotten its subscription.
    v_new.trial_used_at := coalesce(v_old.trial_used_at, v_new.trial_used_at);
    v_new.updated_at := coalesce(v_old.updated_at, now());
    if v_new is distinct from v_old then
      v_new.updated_at := now();
      insert into public.billing_accounts values (v_new.*)
      on conflict (user_id) do update set
        status = excluded.status, plan = excluded.plan, price_cents = excluded.price_cents,
        current_period_end = excluded.current_period_end,
        cancel_at_period_end = excluded.cancel_at_period_end, ends_at = excluded.ends_at,
        grace_ends_at = excluded.grace_ends_at, trial_used_at = excluded.trial_used_at,
        card_brand = excluded.card_brand, card_last4 = excluded.card_last4,
        updated_at = excluded.updated_at;
    end if;
    perform private.grant_plan(v_new.user_id, p_state -> 'access');
    perform private.tell_about_plan(
      v_recipient, v_old, v_new, p_state ->> 'failed_invoice', p_event ->> 'type'
    );
  end if;
  perform private.keep_invoices(v_customer.user_id, v_recipient, coalesce(p_state -> 'invoices', '[]'));
  return 'applied';
end
$$;
revoke all on function private.apply_billing(text, bigint, jsonb, jsonb) from public, anon, authenticated, service_role;
grant execute on function private.apply_billing(text, bigint, jsonb, jsonb) to service_role;

-- State and event are JSON, written as text: then nothing on the way writes it a second time.
create function public.apply_billing(customer_id text, ticket bigint, state text, event text) returns text
language sql volatile set search_path = ''
as $$
  select private.apply_billing(customer_id, ticket, state::jsonb, event::jsonb)
$$;
revoke all on function public.apply_billing(text, bigint, text, text) from public, anon, authenticated, service_role;
grant execute on function public.apply_billing(text, bigint, text, text) to service_role;

-- accounts/audit_log.sql

-- What was done to accounts, their roles and plans, and to the settings: by whom, when and why. It only
-- grows, and triggers on the tables themselves write it, so that no path leads past it.
create type public.admin_action as enum (
  'user_create', 'user_update', 'user_delete', 'user_approve', 'user_reject', 'user_suspend', 'user_activate',
  'role_assign', 'role_remove', 'plan_change', 'settings_update', 'vendor_review', 'vendor_delete', 'listing_review',
  'names_review', 'message_report'
);

-- No reference to accounts: entries outlive them, and keep the addresses of that time to stay readable.
create table public.admin_audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  actor_id uuid,
  actor_email text,
  action public.admin_action not null,
  target_user_id uuid,
  target_email text,
  details jsonb not null default '{}',

  constraint admin_audit_log_details_are_object check (jsonb_typeof(details) = 'object')
);

comment on column public.admin_audit_log.actor_id is 'Null when no signed-in person did it: the server, or its key.';

create index admin_audit_log_target_idx on public.admin_audit_log (target_user_id, id desc);
create index admin_audit_log_by_people_idx on public.admin_audit_log (id desc) where actor_id is not null;

alter table public.admin_audit_log enable row level security;
revoke all on table public.admin_audit_log from public, anon, authenticated, service_role;
grant select on table public.admin_audit_log to authenticated, service_role;

create policy "Staff read the audit log" on public.admin_audit_log
  for select to authenticated
  using ((select private.is_staff()));

select private.require_second_factor('public.admin_audit_log');

-- Holds even for roles that the grants do not: nobody rewrites what was done.
create function private.keep_audit_log() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'The audit log only grows.' using errcode = '42501';
end
$$;
revoke all on function private.keep_audit_log() from public, anon, authenticated, service_role;

create trigger keep_audit_log before update or delete or truncate on public.admin_audit_log
  for each statement execute function private.keep_audit_log();

-- Writes one entry. The calls that administrators make leave their reason in a setting of the
-- transaction, which no client can write.
create function private.note_act(
  p_action public.admin_action, p_user_id uuid, p_email text, p_details jsonb
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_actor_id constant uuid := auth.uid();
begin
  insert into public.admin_audit_log (actor_id, actor_email, action, target_user_id, target_email, details)
  values (
    v_actor_id,
    (select p.email from public.profiles p where p.id = v_actor_id),
    p_action,
    p_user_id,
    p_email,
    jsonb_strip_nulls(jsonb_build_object('reason', nullif(current_setting('haven.act_reason', true), '')))
      || p_details
  );
end
$$;
revoke all on function private.note_act(public.admin_action, uuid, text, jsonb) from public, anon, authenticated, service_role;

-- The columns of two states of a row that differ, as `{before, after}`.
create function private.differences(p_before jsonb, p_after jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'before', coalesce(jsonb_object_agg(key, p_before -> key), '{}'),
    'after', coalesce(jsonb_object_agg(key, p_after -> key), '{}')
  )
  from jsonb_object_keys(p_before) as key
  where p_before -> key is distinct from p_after -> key
$$;
revoke all on function private.differences(jsonb, jsonb) from public, anon, authenticated, service_role;

-- What decides about a profile is kept with its values; of what only describes its owner, the names of
-- the columns, and nothing at all when the owner edited it.
create function private.note_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_deciding constant text[] := array[
    'email', 'user_type', 'is_company_user', 'requires_approval', 'approval_status', 'suspended_at'
  ];
  v_silent constant text[] := v_deciding || array['id', 'created_at', 'updated_at'];
  v_before jsonb;
  v_after jsonb;
  v_details jsonb;
begin
  if tg_op = 'INSERT' then
    perform private.note_act('user_create', new.id, new.email, jsonb_build_object(
      'user_type', new.user_type, 'approval_status', new.approval_status
    ));
    return null;
  end if;
  if tg_op = 'DELETE' then
    perform private.note_act('user_delete', old.id, old.email, jsonb_build_object('roles', (
      select coalesce(jsonb_agg(r.role order by r.role), '[]') from public.user_roles r
      where r.user_id = old.id and r.is_active
    )));
    return old;
  end if;

  v_before := to_jsonb(old);
  v_after := to_jsonb(new);
  v_details := private.differences(
    (select jsonb_object_agg(key, v_before -> key) from unnest(v_deciding) as key), v_after
  );
  if auth.uid() is distinct from new.id then
    v_details := v_details || coalesce((
      select jsonb_build_object('fields', jsonb_agg(key order by key))
      from jsonb_object_keys(v_before - v_silent) as key
      where v_before -> key is distinct from v_after -> key
      having count(*) > 0
    ), '{}');
  end if;
  if v_details <> '{"before": {}, "after": {}}' then
    perform private.note_act(
      case
        when old.suspended_at is null and new.suspended_at is not null then 'user_suspend'
        when old.suspended_at is not null and new.suspended_at is null then 'user_activate'
        when old.approval_status = new.approval_status then 'user_update'
        when new.approval_status = 'approved' then 'user_approve'
        when new.approval_status = 'rejected' then 'user_reject'
        else 'user_update'
      end::public.admin_action,
      new.id, coalesce(old.email, new.email), v_details
    );
  end if;
  return null;
end
$$;
revoke all on function private.note_profile() from public, anon, authenticated, service_role;

create trigger note_profile after insert or update on public.profiles
  for each row execute function private.note_profile();

-- Before the roles that go with it are gone, so that the entry can name them.
create trigger note_profile_end before delete on public.profiles
  for each row execute function private.note_profile();

-- A role that counts is assigned, one that does not is removed. What goes with its account, the
-- account's own entry tells.
create function private.note_role() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_row constant public.user_roles := case tg_op when 'DELETE' then old else new end;
  v_email text;
begin
  if tg_op = 'UPDATE' and (old.user_id, old.role) is distinct from (new.user_id, new.role) then
    perform private.note_act(
      'role_remove', old.user_id, (select p.email from public.profiles p where p.id = old.user_id),
      jsonb_build_object('role', old.role)
    );
  elsif tg_op = 'UPDATE' and (old.is_active, old.expires_at) is not distinct from (new.is_active, new.expires_at) then
    return null;
  end if;
  select p.email into v_email from public.profiles p where p.id = v_row.user_id;
  if tg_op = 'DELETE' and not found then
    return null;
  end if;
  perform private.note_act(
    case
      when tg_op <> 'DELETE' and v_row.is_active and coalesce(v_row.expires_at > now(), true) then 'role_assign'
      else 'role_remove'
    end::public.admin_action,
    v_row.user_id, v_email,
    jsonb_build_object('role', v_row.role, 'expires_at', v_row.expires_at)
      || case when tg_op = 'UPDATE' and old.is_active then jsonb_build_object('expired_at', old.expires_at) else '{}' end
  );
  return null;
end
$$;
revoke all on function private.note_role() from public, anon, authenticated, service_role;

create trigger note_role after insert or update or delete on public.user_roles
  for each row execute function private.note_role();

-- Who pays for what. Only these columns: whatever a payment provider adds beside them stays out.
create function private.note_plan() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_columns constant text[] := array['subscribed', 'subscription_tier', 'is_trial', 'subscription_end'];
  v_user_id constant uuid := case tg_op when 'DELETE' then old.user_id else new.user_id end;
  v_before constant jsonb := case tg_op when 'INSERT' then null else to_jsonb(old) end;
  v_after constant jsonb := case tg_op when 'DELETE' then null else to_jsonb(new) end;
  v_details constant jsonb := private.differences(
    (select jsonb_object_agg(key, v_before -> key) from unnest(v_columns) as key),
    (select jsonb_object_agg(key, v_after -> key) from unnest(v_columns) as key)
  );
  v_email text;
begin
  select p.email into v_email from public.profiles p where p.id = v_user_id;
  if found and (tg_op <> 'UPDATE' or v_details <> '{"before": {}, "after": {}}') then
    perform private.note_act('plan_change', v_user_id, v_email, v_details);
  end if;
  return null;
end
$$;
revoke all on function private.note_plan() from public, anon, authenticated, service_role;

create trigger note_plan after insert or update or delete on public.subscribers
  for each row execute function private.note_plan();

-- Settings say who is staff by address, and whose sign-up waits for a review.
create function private.note_setting() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new is not distinct from old then
    return null;
  end if;
  perform private.note_act('settings_update', null, null, jsonb_build_object(
    'setting', case tg_op when 'DELETE' then old.setting_key else new.setting_key end,
    'before', case tg_op when 'INSERT' then null else old.setting_value end,
    'after', case tg_op when 'DELETE' then null else new.setting_value end
  ));
  return null;
end
$$;
revoke all on function private.note_setting() from public, anon, authenticated, service_role;

create trigger note_setting after insert or update or delete on public.system_settings
  for each row execute function private.note_setting();

-- What the auth server does to an account that profiles do not show: never a value, only what it was.
create function private.note_user() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.note_act('user_update', new.id, lower(old.email), jsonb_build_object('fields', to_jsonb(array_remove(array[
    case when new.encrypted_password is distinct from old.encrypted_password then 'password' end,
    case when new.banned_until is distinct from old.banned_until then 'banned_until' end,
    case when new.deleted_at is distinct from old.deleted_at then 'deleted_at' end
  ], null))));
  return null;
end
$$;
revoke all on function private.note_user() from public, anon, authenticated, service_role;

create trigger haven_note_user after update of encrypted_password, banned_until, deleted_at on auth.users
  for each row
  when (
    old.encrypted_password is distinct from new.encrypted_password
    or old.banned_until is distinct from new.banned_until
    or old.deleted_at is distinct from new.deleted_at
  )
  execute function private.note_user();

-- Every change of an account leaves an entry, so this table alone keeps the screens of staff current.
alter publication supabase_realtime add table public.admin_audit_log;

-- accounts/acts.sql

-- What administrators do to accounts. What each changes is noted and told by triggers on the tables, so
-- here stands only who may do it to whom. Whoever does it waits for whoever began first: two
-- administrators who demote each other at the same moment leave one.
create function private.lock_accounts() returns void
language sql volatile set search_path = ''
as $$
  select pg_advisory_xact_lock(4173004)
$$;
revoke all on function private.lock_accounts() from public, anon, authenticated, service_role;

-- Somebody who can still open the admin pages tomorrow.
create function private.is_lasting_admin(p_user_id uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.user_roles r
    join public.profiles p on p.id = r.user_id
    join auth.users u on u.id = r.user_id
    where r.user_id = p_user_id and r.role = 'admin' and r.is_active and r.expires_at is null
      and private.account_status(p.requires_approval, p.approval_status, p.suspended_at) = 'approved'
      and u.deleted_at is null and coalesce(u.banned_until < now(), true)
  );
end
$$;
revoke all on function private.is_lasting_admin(uuid) from public, anon, authenticated, service_role;

create function private.require_lasting_admin() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select from public.user_roles r
    where r.role = 'admin' and r.is_active and private.is_lasting_admin(r.user_id)
  ) then
    raise exception 'One administrator whose role does not end must remain.' using errcode = 'HXA01';
  end if;
end
$$;
revoke all on function private.require_lasting_admin() from public, anon, authenticated, service_role;

-- The rules for people who write roles, through the calls below or straight into the table. The server
-- itself is free: it must be able to make the first administrator, and to follow an address.
create function private.guard_roles_lock() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.role() = 'authenticated' then
    perform private.lock_accounts();
  end if;
  return null;
end
$$;
revoke all on function private.guard_roles_lock() from public, anon, authenticated, service_role;

create function private.guard_role() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.role() is distinct from 'authenticated' then
    return null;
  end if;
  if tg_op <> 'DELETE' and new.is_active and private.allows_admin_area(array[new.role]) and not exists (
    select from auth.users u where u.id = new.user_id and u.email_confirmed_at is not null
  ) then
    raise exception 'Staff roles need a confirmed address.' using errcode = 'HXA02';
  end if;
  if tg_op <> 'INSERT' and old.role = 'admin' and old.is_active
    and (tg_op = 'DELETE' or not new.is_active or new.expires_at is distinct from old.expires_at)
  then
    if old.user_id = auth.uid() then
      raise exception 'Nobody changes their own administrator role.' using errcode = '42501';
    end if;
    if old.expires_at is null then
      perform private.require_lasting_admin();
    end if;
  end if;
  return null;
end
$$;
revoke all on function private.guard_role() from public, anon, authenticated, service_role;

create trigger guard_roles_lock before insert or update or delete on public.user_roles
  for each statement execute function private.guard_roles_lock();

create trigger guard_role after insert or update or delete on public.user_roles
  for each row execute function private.guard_role();

-- Begins an act upon somebody: who asks is asked again once nobody else is at it.
create function private.begin_act(p_user_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_accounts();
  if not private.is_admin() then
    raise exception 'Only an administrator changes accounts.' using errcode = '42501';
  end if;
  if char_length(p_reason) > 500 then
    raise exception 'A reason has at most 500 characters.' using errcode = '22001';
  end if;
  perform from public.profiles p where p.id = p_user_id for no key update;
  if not found then
    raise exception 'There is no such account.' using errcode = 'HXA03';
  end if;
  perform set_config('haven.act_reason', coalesce(btrim(p_reason), ''), true);
end
$$;
revoke all on function private.begin_act(uuid, text) from public, anon, authenticated, service_role;

create function private.begin_act_on_other(p_user_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.begin_act(p_user_id, p_reason);
  if p_user_id = auth.uid() then
    raise exception 'Nobody decides about their own account.' using errcode = '42501';
  end if;
end
$$;
revoke all on function private.begin_act_on_other(uuid, text) from public, anon, authenticated, service_role;

-- Whether the account is an administrator's, as far as its roles say.
create function private.holds_admin(p_user_id uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.user_roles r where r.user_id = p_user_id and r.role = 'admin' and r.is_active
  );
end
$$;
revoke all on function private.holds_admin(uuid) from public, anon, authenticated, service_role;

create function private.review_account(
  p_user_id uuid, p_decision public.approval_status, p_reason text
) returns public.approval_status
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.begin_act_on_other(p_user_id, p_reason);
  if p_decision is null then
    raise exception 'A review needs a decision.';
  end if;
  update public.profiles p
  set approval_status = p_decision,
    requires_approval = p.requires_approval or p_decision <> 'approved'
  where p.id = p_user_id
    and (p.approval_status <> p_decision or (p_decision <> 'approved' and not p.requires_approval));
  if p_decision <> 'approved' and private.holds_admin(p_user_id) then
    perform private.require_lasting_admin();
  end if;
  return p_decision;
end
$$;
revoke all on function private.review_account(uuid, public.approval_status, text)
  from public, anon, authenticated, service_role;
grant execute on function private.review_account(uuid, public.approval_status, text) to authenticated;

create function private.suspend_account(p_user_id uuid, p_reason text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_is_done boolean;
begin
  perform private.begin_act_on_other(p_user_id, p_reason);
  update public.profiles p set suspended_at = now() where p.id = p_user_id and p.suspended_at is null;
  v_is_done := found;
  if private.holds_admin(p_user_id) then
    perform private.require_lasting_admin();
  end if;
  return v_is_done;
end
$$;
revoke all on function private.suspend_account(uuid, text) from public, anon, authenticated, service_role;
grant execute on function private.suspend_account(uuid, text) to authenticated;

create function private.reinstate_account(p_user_id uuid, p_reason text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.begin_act_on_other(p_user_id, p_reason);
  update public.profiles p set suspended_at = null where p.id = p_user_id and p.suspended_at is not null;
  return found;
end
$$;
revoke all on function private.reinstate_account(uuid, text) from public, anon, authenticated, service_role;
grant execute on function private.reinstate_account(uuid, text) to authenticated;

create function private.assign_role(
  p_user_id uuid, p_role public.app_role, p_expires_at timestamptz, p_reason text
) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.begin_act(p_user_id, p_reason);
  if p_expires_at <= now() then
    raise exception 'A role ends in the future.' using errcode = '23514';
  end if;
  insert into public.user_roles as r (user_id, role, expires_at)
  values (p_user_id, p_role, p_expires_at)
  on conflict (user_id, role) do update set is_active = true, expires_at = excluded.expires_at
  where (r.is_active, r.expires_at) is distinct from (true, excluded.expires_at);
  return found;
end
$$;
revoke all on function private.assign_role(uuid, public.app_role, timestamptz, text)
  from public, anon, authenticated, service_role;
grant execute on function private.assign_role(uuid, public.app_role, timestamptz, text) to authenticated;

-- Switched off and not deleted: a role that an administrator ended never comes back with an address.
create function private.remove_role(p_user_id uuid, p_role public.app_role, p_reason text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.begin_act(p_user_id, p_reason);
  update public.user_roles r set is_active = false
  where r.user_id = p_user_id and r.role = p_role and r.is_active;
  return found;
end
$$;
revoke all on function private.remove_role(uuid, public.app_role, text) from public, anon, authenticated, service_role;
grant execute on function private.remove_role(uuid, public.app_role, text) to authenticated;

-- An administrator's decision on an account that waits for approval, or on any other but their own. In
-- this call and those below the reason is for staff: it stands in the audit log and in no letter.
create function public.review_account(
  user_id uuid, decision public.approval_status, reason text default null
) returns public.approval_status
language sql volatile set search_path = ''
as $$
  select private.review_account(user_id, decision, reason)
$$;
revoke all on function public.review_account(uuid, public.approval_status, text) from public, anon, authenticated, service_role;
grant execute on function public.review_account(uuid, public.approval_status, text) to authenticated;

-- Puts an account out of use. False when it was already.
create function public.suspend_account(user_id uuid, reason text default null) returns boolean
language sql volatile set search_path = ''
as $$
  select private.suspend_account(user_id, reason)
$$;
revoke all on function public.suspend_account(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.suspend_account(uuid, text) to authenticated;

-- Ends a suspension. False when there was none.
create function public.reinstate_account(user_id uuid, reason text default null) returns boolean
language sql volatile set search_path = ''
as $$
  select private.reinstate_account(user_id, reason)
$$;
revoke all on function public.reinstate_account(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.reinstate_account(uuid, text) to authenticated;

-- Gives a role, for good or until a moment; or changes the end of one. False when nothing changed.
create function public.assign_role(
  user_id uuid, role public.app_role, expires_at timestamptz default null, reason text default null
) returns boolean
language sql volatile set search_path = ''
as $$
  select private.assign_role(user_id, role, expires_at, reason)
$$;
revoke all on function public.assign_role(uuid, public.app_role, timestamptz, text)
  from public, anon, authenticated, service_role;
grant execute on function public.assign_role(uuid, public.app_role, timestamptz, text) to authenticated;

-- Ends a role now. False when the account did not hold it.
create function public.remove_role(user_id uuid, role public.app_role, reason text default null) returns boolean
language sql volatile set search_path = ''
as $$
  select private.remove_role(user_id, role, reason)
$$;
revoke all on function public.remove_role(uuid, public.app_role, text) from public, anon, authenticated, service_role;
grant execute on function public.remove_role(uuid, public.app_role, text) to authenticated;

-- accounts/activity.sql

-- When somebody last signed in, where it can be sorted by: the auth schema takes no index of ours. Every
-- account has a row, so that the list of accounts can be walked along it.
create table private.account_activity (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  last_sign_in_at timestamptz not null default '-infinity'
);

comment on column private.account_activity.last_sign_in_at is '-infinity while nobody has signed in.';

create index account_activity_last_sign_in_idx on private.account_activity (last_sign_in_at desc, user_id desc);

alter table private.account_activity enable row level security;
revoke all on table private.account_activity from public, anon, authenticated, service_role;

create function private.start_activity() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.account_activity (user_id, last_sign_in_at)
  select new.id, coalesce(u.last_sign_in_at, '-infinity') from auth.users u where u.id = new.id;
  return null;
end
$$;
revoke all on function private.start_activity() from public, anon, authenticated, service_role;

create function private.follow_sign_in() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.account_activity a
  set last_sign_in_at = coalesce(new.last_sign_in_at, '-infinity')
  where a.user_id = new.id;
  return null;
end
$$;
revoke all on function private.follow_sign_in() from public, anon, authenticated, service_role;

create trigger start_activity after insert on public.profiles
  for each row execute function private.start_activity();

create trigger haven_follow_sign_in after update of last_sign_in_at on auth.users
  for each row when (old.last_sign_in_at is distinct from new.last_sign_in_at)
  execute function private.follow_sign_in();

-- accounts/admin_accounts.sql

-- The accounts as staff look for them: by part of a name, an address or a company, by what they are, in
-- three orders, a page at a time. No page and no count costs more because there are more accounts.

-- The conditions of a search and of filters, over `p` for profiles. Values travel as quoted literals,
-- so the planner knows how rare they are. A word of one or two letters must begin a word: three are the
-- least that the index can look for anywhere.
create function private.account_conditions(p_search text, p_filters jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_conditions text[] := '{}';
  v_word text;
  v_value text;
begin
  for v_word in
    select w from regexp_split_to_table(lower(left(p_search, 200)), '\s+') as w where w <> '' limit 6
  loop
    v_word := replace(replace(replace(v_word, '\', '\\'), '%', '\%'), '_', '\_');
    v_conditions := v_conditions || format(
      'private.account_words(p.full_name, p.email, p.company_name) like %L',
      case when char_length(v_word) < 3 then '% ' else '%' end || v_word || '%'
    );
  end loop;

  v_value := p_filters ->> 'status';
  if v_value is not null then
    v_conditions := v_conditions || case v_value
      when 'suspended' then 'p.suspended_at is not null'
      when 'rejected' then 'p.approval_status = ''rejected'' and p.suspended_at is null'
      when 'pending' then 'p.approval_status = ''pending'' and p.requires_approval and p.suspended_at is null'
      when 'approved' then 'private.account_status(p.requires_approval, p.approval_status, p.suspended_at) = ''approved'''
      else 'false'
    end;
  end if;
  v_value := p_filters ->> 'role';
  if v_value is not null then
    v_conditions := v_conditions || format(
      'exists (select from public.user_roles r where r.user_id = p.id and r.role = %L::public.app_role'
        ' and r.is_active and (r.expires_at is null or r.expires_at > now()))',
      v_value::public.app_role
    );
  end if;
  v_value := p_filters ->> 'user_type';
  if v_value is not null then
    v_conditions := v_conditions || format('p.user_type = %L', v_value::public.user_type);
  end if;
  -- `none`, `trial`, `enterprise` for every tier by contract too, or a tier by its name.
  v_value := p_filters ->> 'plan';
  if v_value is not null then
    v_conditions := v_conditions || case v_value
      when 'none' then 'not exists (select from public.subscribers s where s.user_id = p.id'
        ' and (s.subscribed or s.is_trial) and (s.subscription_end is null or s.subscription_end > now()))'
      when 'trial' then 'exists (select from public.subscribers s where s.user_id = p.id'
        ' and s.is_trial and s.subscription_end > now())'
      else 'exists (select from public.subscribers s where s.user_id = p.id and s.subscribed and not s.is_trial'
        ' and (s.subscription_end is null or s.subscription_end > now()) and '
        || case v_value
          when 'enterprise' then 's.subscription_tier not in (''starter'', ''buyer-starter'', ''professional''))'
          else format('s.subscription_tier = %L)', v_value)
        end
    end;
  end if;
  v_value := p_filters ->> 'company';
  if v_value is not null then
    v_conditions := v_conditions || format('lower(p.company_name) = lower(%L)', v_value);
  end if;
  if (p_filters ->> 'team')::boolean then
    v_conditions := v_conditions || text 'p.is_company_user';
  end if;
  v_value := p_filters ->> 'created_from';
  if v_value is not null then
    v_conditions := v_conditions || format('p.created_at >= %L', v_value::timestamptz);
  end if;
  v_value := p_filters ->> 'created_before';
  if v_value is not null then
    v_conditions := v_conditions || format('p.created_at < %L', v_value::timestamptz);
  end if;
  return array_to_string(v_conditions || text 'true', ' and ');
end
$$;
revoke all on function private.account_conditions(text, jsonb) from public, anon, authenticated, service_role;

-- What a plan looks like to staff; null for an account that never had one.
create function private.plan_of(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'subscribed', s.subscribed, 'subscription_tier', s.subscription_tier,
    'is_trial', s.is_trial, 'subscription_end', s.subscription_end
  )
  from public.subscribers s where s.user_id = p_user_id
$$;
revoke all on function private.plan_of(uuid) from public, anon, authenticated, service_role;

create function private.require_staff() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff looks at accounts.' using errcode = '42501';
  end if;
end
$$;
revoke all on function private.require_staff() from public, anon, authenticated, service_role;

-- How many there are of each kind, a kind no further than 1001.
create function private.admin_account_figures()
returns table (accounts bigint, pending bigint, suspended bigint, new bigint, staff bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_staff();
  return query select
    (select count(*) from (select from public.profiles limit 1001) as a),
    (
      select count(*) from (
        select from public.profiles p
        where p.approval_status = 'pending' and p.requires_approval and p.suspended_at is null limit 1001
      ) as a
    ),
    (select count(*) from (select from public.profiles p where p.suspended_at is not null limit 1001) as a),
    (
      select count(*) from (
        select from public.profiles p where p.created_at > now() - interval '7 days' limit 1001
      ) as a
    ),
    (
      select count(*) from (
        select distinct r.user_id from public.user_roles r
        where r.role in ('admin', 'support') and r.is_active and (r.expires_at is null or r.expires_at > now())
        limit 1001
      ) as a
    );
end
$$;
revoke all on function private.admin_account_figures() from public, anon, authenticated, service_role;
grant execute on function private.admin_account_figures() to authenticated;

create function public.admin_account_figures()
returns table (accounts bigint, pending bigint, suspended bigint, new bigint, staff bigint)
language sql stable set search_path = ''
as $$
  select * from private.admin_account_figures()
$$;
revoke all on function public.admin_account_figures() from public, anon, authenticated, service_role;
grant execute on function public.admin_account_figures() to authenticated;

create function private.admin_accounts(
  p_search text, p_filters jsonb, p_sort text, p_after text, p_page_size integer
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_scope constant text := 'accounts:' || coalesce(p_sort, 'newest');
  v_from jsonb;
  v_conditions text;
  v_size constant integer := least(greatest(coalesce(p_page_size, 50), 1), 200);
  v_key text;
  v_id text := 'p.id';
  v_type text := 'timestamptz';
  v_direction text := 'desc';
  v_past text := 'true';
  v_rows jsonb;
  v_count bigint;
begin
  perform private.require_staff();
  v_from := private.open_cursor(v_scope, p_after);
  v_conditions := private.account_conditions(p_search, p_filters);
  if p_sort = 'name' then
    v_key := 'lower(coalesce(p.full_name, p.email, ''''))';
    v_type := 'text';
    v_direction := 'asc';
  elsif p_sort = 'last_sign_in' then
    v_key := 'a.last_sign_in_at';
    v_id := 'a.user_id';
  else
    v_key := 'p.created_at';
  end if;
  if v_from is not null then
    v_past := format(
      '(%s, %s) %s (%L::%s, %L)', v_key, v_id, case v_direction when 'asc' then '>' else '<' end,
      v_from ->> 0, v_type, (v_from ->> 1)::uuid
    );
  end if;

  execute format(
    'with page as materialized ('
    '  select p.id, %1$s as key, a.last_sign_in_at'
    '  from public.profiles p join private.account_activity a on a.user_id = p.id'
    '  where %2$s and %3$s order by %1$s %4$s, %5$s %4$s limit %6$s'
    ')'
    ' select coalesce(jsonb_agg(jsonb_build_object('
    '   ''id'', p.id, ''full_name'', p.full_name, ''email'', p.email, ''company_name'', p.company_name,'
    '   ''is_company_user'', p.is_company_user, ''user_type'', p.user_type,'
    '   ''status'', private.account_status(p.requires_approval, p.approval_status, p.suspended_at),'
    '   ''roles'', (select coalesce(jsonb_agg(r.role order by r.role), ''[]'') from public.user_roles r'
    '     where r.user_id = p.id and r.is_active and (r.expires_at is null or r.expires_at > now())),'
    '   ''plan'', private.plan_of(p.id), ''created_at'', p.created_at,'
    '   ''last_sign_in_at'', nullif(page.last_sign_in_at, ''-infinity''),'
    '   ''key'', page.key'
    ' ) order by page.key %4$s, p.id %4$s), ''[]'')'
    ' from page join public.profiles p on p.id = page.id',
    v_key, v_conditions, v_past, v_direction, v_id, v_size + 1
  ) into v_rows;

  -- Counted with the first page, and no further than screens show.
  if v_from is null then
    execute format(
      'select count(*) from (select from public.profiles p where %s limit 1001) as counted', v_conditions
    ) into v_count;
  end if;
  return jsonb_build_object(
    'rows', case when jsonb_array_length(v_rows) > v_size then v_rows - v_size else v_rows end,
    'next', case when jsonb_array_length(v_rows) > v_size then private.seal_cursor(
      v_scope, jsonb_build_array(v_rows -> (v_size - 1) ->> 'key', v_rows -> (v_size - 1) ->> 'id')
    ) end,
    'count', v_count
  );
end
$$;
revoke all on function private.admin_accounts(text, jsonb, text, text, integer) from public, anon, authenticated, service_role;
grant execute on function private.admin_accounts(text, jsonb, text, text, integer) to authenticated;

-- A page of accounts for staff: `{rows, next, count}`. `next` is what the next page is asked with, as
-- `after`; `count` comes with the first page and stops at 1001. Sort: newest, name,
-- last_sign_in. Plan: none, trial, or a tier; `enterprise` stands for every tier by contract too.
create function public.admin_accounts(
  search text default null, status text default null, role public.app_role default null,
  user_type public.user_type default null, plan text default null, company text default null,
  team boolean default null, created_from timestamptz default null, created_before timestamptz default null,
  sort text default 'newest', after text default null,
  page_size integer default 50
) returns jsonb
language sql stable set search_path = ''
as $$
  select private.admin_accounts(
    search,
    jsonb_build_object(
      'status', status, 'role', role, 'user_type', user_type, 'plan', plan, 'company', company,
      'team', team, 'created_from', created_from, 'created_before', created_before
    ),
    sort, after, page_size
  )
$$;
revoke all on function public.admin_accounts(text, text, public.app_role, public.user_type, text, text, boolean, timestamptz, timestamptz, text, text, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.admin_accounts(text, text, public.app_role, public.user_type, text, text, boolean, timestamptz, timestamptz, text, text, integer) to authenticated;

-- accounts/admin_account.sql

-- One account in full; null when there is none. Of sign-ins only when and how: from where is for their
-- owner alone.
create function private.admin_account(p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_staff();
  return (
    select jsonb_build_object(
      'id', p.id,
      'full_name', p.full_name,
      'email', p.email,
      'phone', p.phone,
      'company_name', p.company_name,
      'brokerage_name', p.brokerage_name,
      'is_company_user', p.is_company_user,
      'user_type', p.user_type,
      'status', private.account_status(p.requires_approval, p.approval_status, p.suspended_at),
      'approval_status', p.approval_status,
      'requires_approval', p.requires_approval,
      'suspended_at', p.suspended_at,
      'created_at', p.created_at,
      'email_confirmed_at', u.email_confirmed_at,
      'banned_until', u.banned_until,
      'last_sign_in_at', u.last_sign_in_at,
      'has_second_factor', exists (
        select from auth.mfa_factors f where f.user_id = p.id and f.status = 'verified'
      ),
      'plan', private.plan_of(p.id),
      'roles', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'role', r.role, 'created_at', r.created_at, 'expires_at', r.expires_at, 'is_active', r.is_active,
          'counts', r.is_active and (r.expires_at is null or r.expires_at > now())
        ) order by r.role), '[]')
        from public.user_roles r where r.user_id = p.id
      ),
      'sign_ins', (
        select coalesce(jsonb_agg(jsonb_build_object('happened_at', s.happened_at, 'outcome', s.outcome) order by s.id desc), '[]')
        from (
          select s.id, s.happened_at, s.outcome from private.sign_ins s
          where s.user_id = p.id order by s.id desc limit 5
        ) as s
      ),
      'is_last_admin', private.is_last_admin(p.id)
    )
    from public.profiles p
    join auth.users u on u.id = p.id
    where p.id = p_user_id
  );
end
$$;
revoke all on function private.admin_account(uuid) from public, anon, authenticated, service_role;
grant execute on function private.admin_account(uuid) to authenticated;

-- Whether nobody could open the admin pages for good without this account.
create function private.is_last_admin(p_user_id uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.is_lasting_admin(p_user_id) and not exists (
    select from public.user_roles r
    where r.role = 'admin' and r.is_active and r.user_id <> p_user_id and private.is_lasting_admin(r.user_id)
  );
end
$$;
revoke all on function private.is_last_admin(uuid) from public, anon, authenticated, service_role;

create function public.admin_account(user_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select private.admin_account(user_id)
$$;
revoke all on function public.admin_account(uuid) from public, anon, authenticated, service_role;
grant execute on function public.admin_account(uuid) to authenticated;

-- accounts/my_account.sql

-- The fixed role of a staff address, if the caller holds one: it decides their start page before
-- anything they chose themselves.
create function private.my_staff_role() returns public.app_role
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select min(role)
    from unnest(private.my_roles()) as role, public.profiles p
    where p.id = (select auth.uid())
      and (private.setting('staff_email_roles') -> p.email) ? role::text
  );
end
$$;
revoke all on function private.my_staff_role() from public, anon, authenticated, service_role;
grant execute on function private.my_staff_role() to authenticated;

-- Every membership of the caller with its tenant's name, for the menu that switches between them.
create function private.my_memberships() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object('tenant_id', t.id, 'name', t.name, 'role', u.role, 'is_active', u.is_active)
        order by lower(t.name), t.id
      ),
      '[]'
    )
    from public.tenant_users u
    join public.tenants t on t.id = u.tenant_id
    where u.user_id = (select auth.uid()) and (select private.is_approved())
  );
end
$$;
revoke all on function private.my_memberships() from public, anon, authenticated, service_role;
grant execute on function private.my_memberships() to authenticated;

-- Who the caller is, and what gates ask about them, in one call. What is counted for a dashboard is told by
-- my_figures().
create function public.my_account() returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_roles constant public.app_role[] := private.my_roles();
begin
  return (
    select jsonb_build_object(
      'profile', to_jsonb(p),
      'roles', to_jsonb(v_roles),
      'primary_role', private.primary_role(v_roles),
      'staff_role', private.my_staff_role(),
      'subscription', (
        select to_jsonb(s) - 'user_id' from public.subscribers s where s.user_id = p.id
      ),
      'billing', (
        select jsonb_build_object('status', b.status, 'renews_at', private.renews_at(p.id))
        from public.billing_accounts b where b.user_id = p.id
      ),
      'tenant', (
        select to_jsonb(t) || jsonb_build_object(
          'role', u.role,
          'members', (select count(*) from public.tenant_users m where m.tenant_id = t.id)
        )
        from public.tenant_users u
        join public.tenants t on t.id = u.tenant_id
        where u.user_id = p.id and u.is_active and t.id = (select private.current_tenant_id())
      ),
      'memberships', private.my_memberships(),
      'address', private.my_address(),
      'ending_roles', (
        select coalesce(
          jsonb_agg(jsonb_build_object('role', r.role, 'expires_at', r.expires_at) order by r.expires_at),
          '[]'
        )
        from public.user_roles r
        where r.user_id = p.id and r.is_active and r.expires_at is not null
      )
    )
    from public.profiles p
    where p.id = (select auth.uid())
  );
end
$$;
revoke all on function public.my_account() from public, anon, authenticated, service_role;
grant execute on function public.my_account() to authenticated;

-- Whether the caller's address is confirmed, and the one a change of address still waits for.
create function private.my_address() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'is_confirmed', u.email_confirmed_at is not null,
      'awaiting', nullif(u.email_change, '')
    )
    from auth.users u where u.id = (select auth.uid())
  );
end
$$;
revoke all on function private.my_address() from public, anon, authenticated, service_role;
grant execute on function private.my_address() to authenticated;

-- When the next payment of a plan that goes on is due; null for one that ends, fails or was given.
create function private.renews_at(p_user_id uuid) returns timestamptz
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select b.current_period_end from public.billing_accounts b
    where b.user_id = p_user_id and b.status in ('trialing', 'active') and not b.cancel_at_period_end
  );
end
$$;
revoke all on function private.renews_at(uuid) from public, anon, authenticated, service_role;
grant execute on function private.renews_at(uuid) to authenticated;

-- accounts/my_figures.sql

-- What a dashboard counts, by noun. Each noun brings a function private.figures_of_<noun>(), without
-- arguments: it answers an object of numbers, or null to whom it has nothing to tell. They run with the
-- rights of whoever asks, so row-level security decides what is in them, and none counts further than a
-- screen shows, so that their cost has a limit.
create function public.my_figures() returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_call name;
  v_part jsonb;
  v_figures jsonb := '{}';
begin
  for v_call in
    select p.proname from pg_catalog.pg_proc p
    join pg_catalog.pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'private' and p.proname like 'figures\_of\_%' and p.pronargs = 0
    order by p.proname
  loop
    execute format('select private.%I()', v_call) into v_part;
    if v_part is not null then
      v_figures := v_figures || jsonb_build_object(substr(v_call, length('figures_of_') + 1), v_part);
    end if;
  end loop;
  return v_figures;
end
$$;
revoke all on function public.my_figures() from public, anon, authenticated, service_role;
grant execute on function public.my_figures() to authenticated;

-- For staff alone: who waits for a decision, the first three by name, and who is new.
create function private.figures_of_accounts() returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if not private.is_staff() then
    return null;
  end if;
  return jsonb_build_object(
    'awaiting_review', (
      select count(*) from (
        select from public.profiles p where p.approval_status = 'pending' and p.requires_approval limit 1000
      ) as waiting
    ),
    'new', (
      select count(*) from (
        select from public.profiles p where p.created_at > now() - interval '7 days' limit 1000
      ) as new
    ),
    'new_before', (
      select count(*) from (
        select from public.profiles p
        where p.created_at <= now() - interval '7 days' and p.created_at > now() - interval '14 days' limit 1000
      ) as new
    ),
    'waiting', (
      select coalesce(jsonb_agg(to_jsonb(w) order by w.at), '[]') from (
        select p.id, coalesce(nullif(p.full_name, ''), p.email) as name, p.user_type, p.created_at as at
        from public.profiles p
        where p.approval_status = 'pending' and p.requires_approval
        order by p.created_at limit 3
      ) as w
    )
  );
end
$$;
revoke all on function private.figures_of_accounts() from public, anon, authenticated, service_role;
grant execute on function private.figures_of_accounts() to authenticated;

-- listings/review.sql

create function private.review_listing(
  p_listing_id uuid, p_decision public.approval_status, p_reason text
) returns public.approval_status
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only an administrator reviews listings.' using errcode = '42501';
  end if;
  if p_decision is null then
    raise exception 'A review needs a decision.';
  end if;
  perform from public.listings l where l.id = p_listing_id for no key update;
  if not found then
    raise exception 'There is no such listing.' using errcode = 'HXGON';
  end if;
  perform private.note_listing_review(p_listing_id, p_decision, false, p_reason);
  update public.listings l set approval_status = p_decision where l.id = p_listing_id;
  return p_decision;
end
$$;
revoke all on function private.review_listing(uuid, public.approval_status, text) from public, anon, authenticated, service_role;
grant execute on function private.review_listing(uuid, public.approval_status, text) to authenticated;

-- An administrator's decision on a listing that waits for approval, or on any other, and for its broker why.
create function public.review_listing(
  listing_id uuid, decision public.approval_status, reason text default null
) returns public.approval_status
language sql volatile set search_path = ''
as $$
  select private.review_listing(listing_id, decision, reason)
$$;
revoke all on function public.review_listing(uuid, public.approval_status, text) from public, anon, authenticated, service_role;
grant execute on function public.review_listing(uuid, public.approval_status, text) to authenticated;

-- What is decided about a listing is noted; an approval begins its figures anew.
create function private.note_listing() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_account constant uuid := private.account_of(new.broker_id);
begin
  if new.approval_status = 'approved' then
    delete from private.reviewed_figures f where f.listing_id = new.id;
  end if;
  -- An owner's edit that sends the listing back to be looked at again is no act of anybody.
  if auth.uid() = v_account and not private.is_admin() then
    return null;
  end if;
  perform private.note_act(
    'listing_review', v_account, (select p.email from public.profiles p where p.id = v_account),
    jsonb_build_object('listing_id', new.id, 'property_name', new.property_name) || private.differences(
      jsonb_build_object('approval_status', old.approval_status), to_jsonb(new)
    )
  );
  return null;
end
$$;
revoke all on function private.note_listing() from public, anon, authenticated, service_role;

create trigger note_listing after update on public.listings
  for each row when (old.approval_status is distinct from new.approval_status)
  execute function private.note_listing();

-- market/ratings.sql

-- What members think of Haven Exchange: one general rating each, which they may change.
create table public.platform_ratings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  rating integer not null,
  review text,
  category text not null default 'general',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  constraint platform_ratings_rating_range check (rating between 1 and 5),
  constraint platform_ratings_category_is_known check (category = 'general'),
  constraint platform_ratings_review_is_plain check (
    review = btrim(review) and char_length(review) between 1 and 500
    and review !~ '[\x01-\x08\x0b-\x1f\x7f]'
  ),
  constraint platform_ratings_once unique (user_id, category)
);

create index platform_ratings_newest_idx on public.platform_ratings (created_at desc, id);

create function private.keep_platform_rating() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.review := nullif(btrim(new.review), '');
  new.updated_at := now();
  return new;
end
$$;
revoke all on function private.keep_platform_rating() from public, anon, authenticated, service_role;

-- How many gave how many stars: so the summary on the front page costs the same with ten ratings and
-- with a million.
create table private.rating_counts (
  rating integer primary key,
  ratings bigint not null default 0,
  constraint rating_counts_not_negative check (ratings >= 0)
);

revoke all on table private.rating_counts from public, anon, authenticated, service_role;

create function private.count_platform_rating() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.rating_counts c
  set ratings = c.ratings
    + case when tg_op <> 'DELETE' and c.rating = new.rating then 1 else 0 end
    - case when tg_op <> 'INSERT' and c.rating = old.rating then 1 else 0 end
  where (tg_op <> 'DELETE' and c.rating = new.rating) or (tg_op <> 'INSERT' and c.rating = old.rating);
  return null;
end
$$;
revoke all on function private.count_platform_rating() from public, anon, authenticated, service_role;

create trigger keep_platform_rating before insert or update on public.platform_ratings
  for each row execute function private.keep_platform_rating();

create trigger count_platform_rating after insert or update of rating or delete on public.platform_ratings
  for each row execute function private.count_platform_rating();

alter table public.platform_ratings enable row level security;
revoke all on table public.platform_ratings from public, anon, authenticated, service_role;

-- Visitors read what was said, never by whom.
grant select (id, rating, review, category, created_at, updated_at) on table public.platform_ratings to anon;
grant select, delete on table public.platform_ratings to authenticated;
grant insert (user_id, rating, review, category) on table public.platform_ratings to authenticated;
grant update (rating, review, updated_at) on table public.platform_ratings to authenticated;
grant select, insert, update, delete on table public.platform_ratings to service_role;

create policy "Members rate for themselves" on public.platform_ratings
  for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.is_approved()));

create policy "Members change their own rating" on public.platform_ratings
  for update to authenticated
  using (user_id = (select auth.uid()) and (select private.is_approved()));

create policy "Members take their rating back, administrators remove any" on public.platform_ratings
  for delete to authenticated
  using ((user_id = (select auth.uid()) and (select private.is_approved())) or (select private.is_admin()));

select private.require_second_factor('public.platform_ratings');

create function private.rating_summary() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'count', sum(c.ratings),
      'average', round(sum(c.rating * c.ratings) / nullif(sum(c.ratings), 0), 1),
      'stars', jsonb_object_agg(c.rating, c.ratings),
      'recent', coalesce((
        select jsonb_agg(to_jsonb(r) order by r.created_at desc, r.id)
        from (
          select p.id, p.rating, p.review, p.created_at
          from public.platform_ratings p
          where p.review is not null
          order by p.created_at desc, p.id
          limit 3
        ) r
      ), '[]')
    )
    from private.rating_counts c
  );
end
$$;
revoke all on function private.rating_summary() from public, anon, authenticated, service_role;
grant execute on function private.rating_summary() to anon, authenticated;

-- Visitors call only what is granted to them by name.
grant usage on schema private to anon;

-- The front page's summary: count, average, ratings by stars, and the three newest reviews.
create function public.rating_summary() returns jsonb
language sql stable set search_path = ''
as $$
  select private.rating_summary()
$$;
revoke all on function public.rating_summary() from public, anon, authenticated, service_role;
grant execute on function public.rating_summary() to anon, authenticated;

create policy "Visitors read ratings" on public.platform_ratings
  for select to anon using (true);

create policy "Members read their own rating, staff all" on public.platform_ratings
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.has_staff_role()));

-- market/hero_statistics.sql

-- What the front page says of the market. Counted while listings change, by the day they were created,
-- so that reading it costs the same whether ten communities are live or a million.
create table private.live_listing_days (
  day date primary key,
  listings bigint not null,
  value numeric not null
);

revoke all on table private.live_listing_days from public, anon, authenticated, service_role;

create function private.count_live_listings() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Days in one order, so that two who change listings of the same days do not wait for each other.
  execute format(
    $query$
      insert into private.live_listing_days as d (day, listings, value)
      select (c.created_at at time zone 'UTC')::date, sum(c.times), sum(c.times * coalesce(c.price, 0))
      from (%s) c
      group by 1
      having sum(c.times) <> 0 or sum(c.times * coalesce(c.price, 0)) <> 0
      order by 1
      on conflict (day) do update
        set listings = d.listings + excluded.listings, value = d.value + excluded.value
    $query$,
    private.changed_live_listings(tg_op)
  );
  return null;
end
$$;
revoke all on function private.count_live_listings() from public, anon, authenticated, service_role;

create trigger count_new_listings after insert on public.listings
  referencing new table as come
  for each statement execute function private.count_live_listings();

create trigger count_live_listings after update on public.listings
  referencing old table as gone new table as come
  for each statement execute function private.count_live_listings();

create trigger count_gone_listings after delete on public.listings
  referencing old table as gone
  for each statement execute function private.count_live_listings();

create function private.hero_statistics() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_brokers bigint;
begin
  select count(*) into v_brokers from public.user_roles r
  where r.role = 'broker' and r.is_active and (r.expires_at is null or r.expires_at > now());
  if v_brokers = 0 then
    select count(distinct a.user_id) into v_brokers from public.listings l
    join public.broker_accounts a on a.broker_id = l.broker_id
    where l.approval_status = 'approved' and l.status in ('active', 'under_contract');
  end if;
  return (
    select jsonb_build_object(
      'listings', coalesce(sum(d.listings), 0),
      'recent', coalesce(sum(d.listings) filter (where d.day > (now() at time zone 'UTC')::date - 30), 0),
      'value', coalesce(sum(d.value), 0),
      'brokers', v_brokers
    )
    from private.live_listing_days d
  );
end
$$;
revoke all on function private.hero_statistics() from public, anon, authenticated, service_role;
grant execute on function private.hero_statistics() to anon, authenticated;

-- The figures of the front page: live listings, those of the last thirty days, their asking prices
-- together, and the brokers on the exchange.
create function public.hero_statistics() returns jsonb
language sql stable set search_path = ''
as $$
  select private.hero_statistics()
$$;
revoke all on function public.hero_statistics() from public, anon, authenticated, service_role;
grant execute on function public.hero_statistics() to anon, authenticated;

-- listings/search_suggestions.sql

-- What the search box offers while somebody types: places, communities and brokerages of live listings,
-- each with how many listings it stands for.
create table private.search_suggestions (
  suggestion_type text not null,
  suggestion text not null,
  frequency integer not null,
  constraint search_suggestions_pkey primary key (suggestion_type, suggestion),
  constraint search_suggestions_type_is_known check (suggestion_type in ('location', 'property', 'broker'))
);

create index search_suggestions_spent_idx on private.search_suggestions (suggestion) where frequency <= 0;

-- Where a suggestion may be entered: at each of its first words, as `search_key` writes them.
create table private.search_starts (
  start text collate "C" not null,
  suggestion_type text not null,
  suggestion text not null,
  constraint search_starts_pkey primary key (suggestion_type, start, suggestion),
  constraint search_starts_suggestion_fkey foreign key (suggestion_type, suggestion)
    references private.search_suggestions (suggestion_type, suggestion) on delete cascade
);

create index search_starts_suggestion_idx on private.search_starts (suggestion_type, suggestion);

revoke all on table private.search_suggestions from public, anon, authenticated, service_role;
revoke all on table private.search_starts from public, anon, authenticated, service_role;

-- As people type: small letters, one space, nothing but letters and digits.
create function private.search_key(p_text text) returns text
language sql immutable set search_path = ''
as $$
  select btrim(regexp_replace(lower(p_text), '[^[:alnum:]]+', ' ', 'g'))
$$;
revoke all on function private.search_key(text) from public, anon, authenticated, service_role;

create function private.count_suggestions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  execute format(
    $query$
      with counted as (
        insert into private.search_suggestions as s (suggestion_type, suggestion, frequency)
        select offered.kind, offered.suggestion, sum(c.times)
        from (%s) c, lateral (values
          ('location', c.location), ('property', c.property_name), ('broker', c.broker_name)
        ) as offered (kind, suggestion)
        where private.search_key(offered.suggestion) <> ''
        group by offered.kind, offered.suggestion
        having sum(c.times) <> 0
        order by offered.kind, offered.suggestion
        on conflict (suggestion_type, suggestion) do update set frequency = s.frequency + excluded.frequency
        returning s.suggestion_type, s.suggestion, s.frequency
      )
      insert into private.search_starts (start, suggestion_type, suggestion)
      select distinct
        array_to_string(words.list[word:], ' '), counted.suggestion_type, counted.suggestion
      from counted
      cross join lateral (select string_to_array(private.search_key(counted.suggestion), ' ')) as words (list)
      cross join generate_series(1, 6) word
      where counted.frequency > 0 and word <= cardinality(words.list)
      on conflict do nothing
    $query$,
    private.changed_live_listings(tg_op)
  );
  -- What no live listing stands for any more is not offered; its starts go with it.
  delete from private.search_suggestions s where s.frequency <= 0;
  return null;
end
$$;
revoke all on function private.count_suggestions() from public, anon, authenticated, service_role;

create trigger count_new_suggestions after insert on public.listings
  referencing new table as come
  for each statement execute function private.count_suggestions();

create trigger count_changed_suggestions after update on public.listings
  referencing old table as gone new table as come
  for each statement execute function private.count_suggestions();

create trigger count_gone_suggestions after delete on public.listings
  referencing old table as gone
  for each statement execute function private.count_suggestions();

-- At most this many of each kind are looked at, however short the term: what a person types next
-- narrows it anyway, and the cost of a keystroke does not grow with the market.
create function private.get_search_suggestions(p_term text, p_limit integer)
returns table (suggestion text, suggestion_type text, frequency integer)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_from constant text := private.search_key(left(p_term, 100));
  v_to constant text := v_from || chr(1114111);
begin
  if char_length(v_from) < 2 then
    return;
  end if;
  return query
    select s.suggestion, s.suggestion_type, s.frequency
    from (values ('location'), ('property'), ('broker')) as kind (name)
    cross join lateral (
      select distinct found.suggestion
      from (
        select t.suggestion from private.search_starts t
        where t.suggestion_type = kind.name
          and t.start >= v_from collate "C" and t.start < v_to collate "C"
        limit 500
      ) found
    ) found
    join private.search_suggestions s
      on s.suggestion_type = kind.name and s.suggestion = found.suggestion
    order by s.frequency desc, s.suggestion_type, s.suggestion
    limit least(greatest(coalesce(p_limit, 8), 1), 20);
end
$$;
revoke all on function private.get_search_suggestions(text, integer) from public, anon, authenticated, service_role;
grant execute on function private.get_search_suggestions(text, integer) to anon, authenticated;

-- What the search box offers for the beginning of any word of a place, a community or a brokerage.
create function public.get_search_suggestions(partial_term text, suggestion_limit integer default 8)
returns table (suggestion text, suggestion_type text, frequency integer)
language sql stable set search_path = ''
as $$
  select * from private.get_search_suggestions(partial_term, suggestion_limit)
$$;
revoke all on function public.get_search_suggestions(text, integer) from public, anon, authenticated, service_role;
grant execute on function public.get_search_suggestions(text, integer) to anon, authenticated;

-- listings/search_words.sql

-- Every word that something live is called, to read a misspelt one by: it grows with the language and
-- hardly with the market. `uses` is how many suggestions have it.
create table private.search_words (
  word text primary key,
  uses integer not null
);

create index search_words_word_idx on private.search_words using gin (word extensions.gin_trgm_ops);

revoke all on table private.search_words from public, anon, authenticated, service_role;

create function private.count_search_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- In one order, so that two who list communities of the same words do not wait for each other.
  insert into private.search_words as w (word, uses)
  select t.word, sum(case when tg_op = 'INSERT' then 1 else -1 end)
  from changed c
  cross join lateral regexp_split_to_table(private.search_key(c.suggestion), ' ') as t (word)
  where t.word <> ''
  group by t.word
  order by t.word
  on conflict (word) do update set uses = w.uses + excluded.uses;
  if tg_op = 'DELETE' then
    delete from private.search_words w where w.uses <= 0;
  end if;
  return null;
end
$$;
revoke all on function private.count_search_words() from public, anon, authenticated, service_role;

create trigger count_new_words after insert on private.search_suggestions
  referencing new table as changed
  for each statement execute function private.count_search_words();

create trigger count_gone_words after delete on private.search_suggestions
  referencing old table as changed
  for each statement execute function private.count_search_words();

create index search_words_spent_idx on private.search_words (word) where uses <= 0;

-- The words of a search, and what each is read as: itself where something is called so, else what comes
-- closest to it. Short words and numbers are meant as they are written.
create function private.read_search(p_search text) returns table (place bigint, word text, read text)
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select t.place, t.word, coalesce(
      case
        when char_length(t.word) >= 4 and t.word !~ '[0-9]'
          and not exists (select from private.search_words w where w.word like '%' || t.word || '%')
        then (
          select w.word from private.search_words w
          where w.word operator(extensions.%) t.word
            and abs(char_length(w.word) - char_length(t.word)) <= 2
          order by extensions.similarity(w.word, t.word) desc, w.uses desc, w.word
          limit 1
        )
      end,
      t.word
    )
    from regexp_split_to_table(private.search_key(left(p_search, 100)), ' ') with ordinality as t (word, place)
    where t.word <> ''
    limit 8;
end
$$;
revoke all on function private.read_search(text) from public, anon, authenticated, service_role;

-- support/tickets.sql

-- What people write to us at /contact and /support, and what became of it.
create table public.support_tickets (
  id uuid primary key default gen_random_uuid(),
  -- What people name it by.
  number bigint generated by default as identity (start with 1001),
  -- Chosen by the form before it sends, so that sending twice makes one ticket.
  request_id uuid not null,
  user_id uuid references public.profiles (id) on delete set null,
  name text not null,
  email text not null,
  topic text not null,
  message text not null,
  status text not null default 'open',
  handled_at timestamptz,
  created_at timestamptz not null default now(),

  constraint support_tickets_number_key unique (number),
  constraint support_tickets_request_id_key unique (request_id),
  constraint support_tickets_name_is_plain check (
    char_length(btrim(name)) between 1 and 120 and name !~ '[[:cntrl:]]'
  ),
  constraint support_tickets_email_shape check (
    char_length(email) <= 254 and email = lower(email)
    and email ~ '^[^[:space:][:cntrl:]<>,;@]+@[^[:space:][:cntrl:]<>,;@]+\.[^[:space:][:cntrl:]<>,;@]+$'
  ),
  constraint support_tickets_message_length check (char_length(btrim(message)) between 10 and 5000),
  constraint support_tickets_status_is_known check (status in ('open', 'answered', 'closed', 'spam')),
  constraint support_tickets_topic_is_known check (
  topic in (
    'question', 'account', 'billing', 'listing', 'technical', 'partnership', 'press', 'privacy',
    'services', 'agent'
  )
)
);

-- The queue goes by number, within a status and in all.
create index support_tickets_queue_idx on public.support_tickets (status, number desc);
create index support_tickets_user_idx on public.support_tickets (user_id, created_at desc);

alter table public.support_tickets enable row level security;
revoke all on table public.support_tickets from public, anon, authenticated, service_role;
grant select on table public.support_tickets to authenticated;
grant select, insert, update, delete on table public.support_tickets to service_role;

create policy "Who wrote and staff read a ticket" on public.support_tickets
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.has_staff_role()));

select private.require_second_factor('public.support_tickets');

-- What staff tells staff about a ticket; whoever wrote it never sees these. Nothing is taken back.
create table public.support_ticket_notes (
  id uuid primary key default gen_random_uuid(),
  ticket_id uuid not null references public.support_tickets (id) on delete cascade,
  author_id uuid references public.profiles (id) on delete set null,
  note text not null,
  created_at timestamptz not null default now(),

  constraint support_ticket_notes_note_length check (char_length(btrim(note)) between 1 and 5000)
);

create index support_ticket_notes_ticket_idx on public.support_ticket_notes (ticket_id, created_at);
create index support_ticket_notes_author_idx on public.support_ticket_notes (author_id);

alter table public.support_ticket_notes enable row level security;
revoke all on table public.support_ticket_notes from public, anon, authenticated, service_role;
grant select on table public.support_ticket_notes to authenticated;
grant select, insert, update, delete on table public.support_ticket_notes to service_role;

create policy "Staff reads notes" on public.support_ticket_notes
  for select to authenticated using ((select private.has_staff_role()));

select private.require_second_factor('public.support_ticket_notes');

-- Both appear on the screens by themselves.
alter publication supabase_realtime add table public.support_tickets;
alter publication supabase_realtime add table public.support_ticket_notes;

-- How many tickets came from whom within the hour. Senders are kept as digests, and not for long.
create table private.ticket_senders (
  sender text not null,
  hour timestamptz not null,
  tickets integer not null,
  constraint ticket_senders_pkey primary key (sender, hour)
);

revoke all on table private.ticket_senders from public, anon, authenticated, service_role;

create function private.spend_ticket(p_sender text, p_most integer) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_hour constant timestamptz := date_trunc('hour', now());
  v_tickets integer;
begin
  delete from private.ticket_senders t where t.hour < v_hour;
  insert into private.ticket_senders as t (sender, hour, tickets)
  values (encode(sha256(convert_to(p_sender, 'UTF8')), 'hex'), v_hour, 1)
  on conflict (sender, hour) do update set tickets = t.tickets + 1
  returning t.tickets into v_tickets;
  if v_tickets > p_most then
    raise exception 'Too many tickets within the hour.' using errcode = 'HXTKT';
  end if;
end
$$;
revoke all on function private.spend_ticket(text, integer) from public, anon, authenticated, service_role;

-- The row comes before the count: what is sent twice at once is one ticket and counts once. Whoever owes
-- their second step is as good as signed out, and writes as nobody.
create function private.send_ticket(
  p_request_id uuid, p_name text, p_email text, p_topic text, p_message text, p_looks_automatic boolean
) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  v_ticket public.support_tickets;
  v_is_spam constant boolean := p_looks_automatic
    or (select count(*) from regexp_matches(p_message, 'https?://|\[url', 'gi')) > 5;
begin
  insert into public.support_tickets (request_id, user_id, name, email, topic, message, status)
  values (
    p_request_id, case when private.is_assured() then auth.uid() end, btrim(p_name), lower(btrim(p_email)),
    p_topic, btrim(p_message), case when v_is_spam then 'spam' else 'open' end
  )
  on conflict (request_id) do nothing
  returning * into v_ticket;
  if v_ticket.id is null then
    return (select t.number from public.support_tickets t where t.request_id = p_request_id);
  end if;
  perform private.spend_ticket('mail:' || v_ticket.email, 5);
  perform private.spend_ticket('address:' || coalesce(private.client_address(), 'unknown'), 30);
  if not v_is_spam then
    perform private.queue_message(
      'email',
      private.setting('support_email') #>> '{}',
      'support_ticket',
      jsonb_build_object(
        'number', v_ticket.number,
        'topic', v_ticket.topic,
        'name', v_ticket.name,
        'email', v_ticket.email,
        'message', v_ticket.message
      ),
      'support_ticket:' || v_ticket.id
    );
  end if;
  return v_ticket.number;
end
$$;
revoke all on function private.send_ticket(uuid, text, text, text, text, boolean)
  from public, anon, authenticated, service_role;
grant execute on function private.send_ticket(uuid, text, text, text, text, boolean) to anon, authenticated;

-- Writes to the team and answers the number of the ticket. `website` is a field that people do not see
-- and programs fill in; `seconds` is how long the form was open. Whoever gives themselves away by them
-- gets the same answer, and nobody is bothered.
create function public.send_ticket(
  request_id uuid, name text, email text, topic text, message text,
  website text default '', seconds integer default null
) returns bigint
language sql volatile set search_path = ''
as $$
  select private.send_ticket(
    request_id, name, email, topic, message,
    coalesce(website, '') <> '' or coalesce(seconds, 0) < 3
  )
$$;
revoke all on function public.send_ticket(uuid, text, text, text, text, text, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.send_ticket(uuid, text, text, text, text, text, integer) to anon, authenticated;

-- Without a status it is a note alone: whoever writes one while a colleague closes the ticket must not open
-- it again unknowingly.
create function private.handle_ticket(p_ticket_id uuid, p_status text, p_note text)
returns public.support_tickets
language plpgsql security definer set search_path = ''
as $$
declare
  v_ticket public.support_tickets;
begin
  if not private.is_staff() then
    raise exception 'Only staff handles tickets.' using errcode = '42501';
  end if;
  if p_status is null then
    select * into v_ticket from public.support_tickets t where t.id = p_ticket_id;
  else
    update public.support_tickets t
    set status = p_status, handled_at = now()
    where t.id = p_ticket_id
    returning * into v_ticket;
  end if;
  if v_ticket.id is null then
    raise exception 'There is no such ticket.' using errcode = 'HXTKG';
  end if;
  if btrim(p_note) <> '' then
    insert into public.support_ticket_notes (ticket_id, author_id, note)
    values (p_ticket_id, auth.uid(), btrim(p_note));
  end if;
  return v_ticket;
end
$$;
revoke all on function private.handle_ticket(uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function private.handle_ticket(uuid, text, text) to authenticated;

-- What a member of staff decides about a ticket, with a note for colleagues.
create function public.handle_ticket(ticket_id uuid, status text default null, note text default null)
returns public.support_tickets
language sql volatile set search_path = ''
as $$
  select private.handle_ticket(ticket_id, status, note)
$$;
revoke all on function public.handle_ticket(uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function public.handle_ticket(uuid, text, text) to authenticated;

create index support_tickets_newest_idx on public.support_tickets (created_at);

-- For staff alone: what waits for an answer, and how much came in 7 days and in the 7 before.
create function private.figures_of_tickets() returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if not private.is_staff() then
    return null;
  end if;
  return jsonb_build_object(
    'open', (
      select count(*) from (
        select from public.support_tickets t where t.status = 'open' limit 1000
      ) as counted
    ),
    'received', (
      select count(*) from (
        select from public.support_tickets t where t.created_at > now() - interval '7 days' limit 1000
      ) as counted
    ),
    'received_before', (
      select count(*) from (
        select from public.support_tickets t
        where t.created_at <= now() - interval '7 days' and t.created_at > now() - interval '14 days' limit 1000
      ) as counted
    )
  );
end
$$;
revoke all on function private.figures_of_tickets() from public, anon, authenticated, service_role;
grant execute on function private.figures_of_tickets() to authenticated;

-- market/conversions.sql

-- How often each variant of a test of layouts was seen, by day. Visitors count themselves, so a number is
-- all there is: nothing tells who, from where or after what, and the table has as many rows as there are
-- days, however often it is called.
create table public.conversions (
  test text not null,
  variant text not null,
  event text not null,
  day date not null,
  times bigint not null default 0,
  -- The minute that is counted now, and how much of it; more than a limit is not believed.
  minute timestamptz not null,
  times_in_minute integer not null,

  constraint conversions_pkey primary key (day, test, variant, event),
  constraint conversions_are_known check (
    test = 'homepage_layout' and variant in ('usual', 'simplified') and event = 'page_view'
  )
);

alter table public.conversions enable row level security;
revoke all on table public.conversions from public, anon, authenticated, service_role;
grant select on table public.conversions to authenticated, service_role;

create policy "Administrators read conversions" on public.conversions
  for select to authenticated using ((select private.is_admin()));

select private.require_second_factor('public.conversions');

create function private.count_conversion(p_test text, p_variant text, p_event text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  c_limit constant integer := 600;
  v_minute constant timestamptz := date_trunc('minute', now());
  v_found boolean;
begin
  if p_test is distinct from 'homepage_layout' or p_event is distinct from 'page_view'
    or p_variant is null or p_variant not in ('usual', 'simplified') then
    return false;
  end if;
  insert into public.conversions as c (day, test, variant, event, times, minute, times_in_minute)
  values ((now() at time zone 'UTC')::date, p_test, p_variant, p_event, 1, v_minute, 1)
  on conflict (day, test, variant, event) do update set
    times = c.times + 1,
    minute = excluded.minute,
    times_in_minute = case when c.minute = excluded.minute then c.times_in_minute else 0 end + 1
  where c.minute <> excluded.minute or c.times_in_minute < c_limit
  returning true into v_found;
  return coalesce(v_found, false);
end
$$;
revoke all on function private.count_conversion(text, text, text) from public, anon, authenticated, service_role;
grant execute on function private.count_conversion(text, text, text) to anon, authenticated;

-- Counts that a variant was seen; false: it was not counted.
create function public.count_conversion(test text, variant text, event text) returns boolean
language sql set search_path = ''
as $$
  select private.count_conversion(test, variant, event)
$$;
revoke all on function public.count_conversion(text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.count_conversion(text, text, text) to anon, authenticated;

-- directory/vendors.sql

-- Who serves communities: one profile an account, or one that staff entered and nobody has claimed.
-- Every column but the account is public once the profile is verified.
create table public.vendors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid default auth.uid() references public.profiles (id) on delete cascade,
  company_name text not null,
  description text,
  category text not null,
  states text[] not null default '{}',
  specialization_tags text[] not null default '{}',
  years_experience integer not null default 0,
  verification_status text not null default 'pending',
  verified boolean not null generated always as (verification_status = 'verified') stored,
  featured boolean not null default false,
  availability_status text not null default 'available',
  allows_online_meetings boolean not null default true,
  allows_in_person_meetings boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  constraint vendors_once_an_account unique (user_id),
  constraint vendors_company_name_is_plain check (
    char_length(btrim(company_name)) between 1 and 160 and company_name !~ '[[:cntrl:]]'
  ),
  constraint vendors_description_length check (char_length(description) <= 4000),
  constraint vendors_category_is_known check (
    category in ('consultant', 'financial', 'construction', 'management', 'legal', 'technology')
  ),
  constraint vendors_states_shape check (
    cardinality(states) <= 51 and array_to_string(states, ',', '?') ~ '^([A-Z]{2}(,[A-Z]{2})*)?$'
  ),
  constraint vendors_specialization_tags_are_few check (
    cardinality(specialization_tags) <= 20
    and char_length(array_to_string(specialization_tags, '')) <= 1600
    and array_to_string(specialization_tags, '', '') !~ '[[:cntrl:]]'
  ),
  constraint vendors_years_experience_range check (years_experience between 0 and 200),
  constraint vendors_verification_status_is_known check (
    verification_status in ('pending', 'verified', 'rejected')
  ),
  constraint vendors_availability_status_is_known check (
    availability_status in ('available', 'limited', 'unavailable')
  )
);

comment on column public.vendors.user_id is 'Null while nobody has claimed the profile. Visitors never read it.';
comment on column public.vendors.featured is 'Stands first in the directory; only administrators set it.';
comment on column public.vendors.user_id is
  'Null while nobody has claimed the profile. Only its owner and staff read it.';

-- The directory goes by these, in all and within a category.
create index vendors_directory_idx on public.vendors ((not featured), lower(company_name), id)
  where verification_status = 'verified';
create index vendors_category_idx on public.vendors (category, (not featured), lower(company_name), id)
  where verification_status = 'verified';
create index vendors_states_idx on public.vendors using gin (states) where verification_status = 'verified';
create index vendors_awaiting_review_idx on public.vendors (created_at) where verification_status = 'pending';

-- What was verified is what stood there then: whoever changes it is looked at again.
create function private.keep_vendor() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.company_name := btrim(new.company_name);
  new.description := nullif(btrim(new.description), '');
  new.states := array(select distinct s from unnest(new.states) as s order by s);
  if tg_op = 'UPDATE' then
    new.updated_at := now();
  end if;
  return new;
end
$$;
revoke all on function private.keep_vendor() from public, anon, authenticated, service_role;

-- Whoever makes a vendor profile is a vendor. Where vendors wait for a review, this is no way around it.
create function private.follow_vendor() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles p
  set user_type = 'vendor',
    requires_approval = p.requires_approval or v.is_reviewed,
    approval_status = case
      when v.is_reviewed and not p.requires_approval then 'pending' else p.approval_status
    end
  from (
    select coalesce(private.setting('approval_required_user_types') ? 'vendor', false) as is_reviewed
  ) v
  where p.id = new.user_id and p.user_type is distinct from 'vendor';
  insert into public.user_roles (user_id, role)
  values (new.user_id, 'vendor')
  on conflict (user_id, role) do nothing;
  return null;
end
$$;
revoke all on function private.follow_vendor() from public, anon, authenticated, service_role;

create trigger keep_vendor before insert or update on public.vendors
  for each row execute function private.keep_vendor();

create trigger follow_vendor after insert on public.vendors
  for each row when (new.user_id is not null)
  execute function private.follow_vendor();

alter table public.vendors enable row level security;
revoke all on table public.vendors from public, anon, authenticated, service_role;
grant select (
  id, company_name, description, category, states, specialization_tags, years_experience,
  verification_status, verified, featured, availability_status, allows_online_meetings,
  allows_in_person_meetings, created_at, updated_at
) on table public.vendors to anon;
grant select, delete on table public.vendors to authenticated;

-- A new profile begins as the defaults say: nobody verifies or features themselves.
grant insert (
  user_id, company_name, description, category, states, specialization_tags, years_experience
) on table public.vendors to authenticated;
grant update (
  company_name, description, category, states, specialization_tags, years_experience,
  availability_status, allows_online_meetings, allows_in_person_meetings
) on table public.vendors to authenticated;
grant select, insert, update, delete on table public.vendors to service_role;

create policy "Visitors read verified vendors" on public.vendors
  for select to anon
  using (verification_status = 'verified');

create policy "Members make their own vendor profile" on public.vendors
  for insert to authenticated
  with check (
    (user_id = (select auth.uid()) and (select private.is_approved())) or (select private.is_admin())
  );

create policy "Vendors edit their own profile, administrators all" on public.vendors
  for update to authenticated
  using ((user_id = (select auth.uid()) and (select private.is_approved())) or (select private.is_admin()))
  with check ((user_id = (select auth.uid()) and (select private.is_approved())) or (select private.is_admin()));

create policy "Vendors delete their own profile, administrators all" on public.vendors
  for delete to authenticated
  using ((user_id = (select auth.uid()) and (select private.is_approved())) or (select private.is_admin()));

select private.require_second_factor('public.vendors');

create function private.review_vendor(p_vendor_id uuid, p_verification_status text, p_featured boolean)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators review vendors.' using errcode = '42501';
  end if;
  update public.vendors v
  set verification_status = coalesce(p_verification_status, v.verification_status),
    featured = coalesce(p_featured, v.featured)
  where v.id = p_vendor_id;
  if not found then
    raise exception 'There is no such vendor.' using errcode = 'HXVND';
  end if;
end
$$;
revoke all on function private.review_vendor(uuid, text, boolean) from public, anon, authenticated, service_role;
grant execute on function private.review_vendor(uuid, text, boolean) to authenticated;

-- What an administrator decides about a vendor; what is not given stays.
create function public.review_vendor(
  vendor_id uuid, verification_status text default null, featured boolean default null
) returns void
language sql volatile set search_path = ''
as $$
  select private.review_vendor(vendor_id, verification_status, featured)
$$;
revoke all on function public.review_vendor(uuid, text, boolean) from public, anon, authenticated, service_role;
grant execute on function public.review_vendor(uuid, text, boolean) to authenticated;

-- An owner's edit that sends the profile back to be looked at again is no act of anybody.
create function private.note_vendor() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() = old.user_id and not private.is_admin()
    and (new.verification_status, new.featured) = ('pending', old.featured)
  then
    return null;
  end if;
  perform private.note_act(
    'vendor_review',
    new.user_id,
    (select p.email from public.profiles p where p.id = new.user_id),
    jsonb_build_object('vendor_id', new.id, 'company_name', new.company_name) || private.differences(
      jsonb_build_object('verification_status', old.verification_status, 'featured', old.featured),
      to_jsonb(new)
    )
  );
  return null;
end
$$;
revoke all on function private.note_vendor() from public, anon, authenticated, service_role;

-- What goes with its account, the account's own entry tells.
create function private.note_vendor_end() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_email text;
begin
  if auth.uid() = old.user_id then
    return null;
  end if;
  select p.email into v_email from public.profiles p where p.id = old.user_id;
  if found or old.user_id is null then
    perform private.note_act('vendor_delete', old.user_id, v_email, jsonb_build_object(
      'vendor_id', old.id, 'company_name', old.company_name
    ));
  end if;
  return null;
end
$$;
revoke all on function private.note_vendor_end() from public, anon, authenticated, service_role;

create function private.tell_vendor() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_message(
    'email',
    p.email,
    case new.verification_status when 'verified' then 'vendor_verified' else 'vendor_rejected' end,
    jsonb_build_object(
      'company', new.company_name,
      'support', coalesce(private.setting('support_email') #>> '{}', '')
    )
  )
  from public.profiles p where p.id = new.user_id;
  return null;
end
$$;
revoke all on function private.tell_vendor() from public, anon, authenticated, service_role;

create trigger note_vendor after update on public.vendors
  for each row
  when ((old.verification_status, old.featured) is distinct from (new.verification_status, new.featured))
  execute function private.note_vendor();

create trigger note_vendor_end after delete on public.vendors
  for each row execute function private.note_vendor_end();

create trigger tell_vendor after update on public.vendors
  for each row
  when (
    old.verification_status is distinct from new.verification_status
    and new.verification_status in ('verified', 'rejected')
  )
  execute function private.tell_vendor();

create policy "Owners read their own vendor profile, staff all" on public.vendors
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.has_staff_role()));

create function private.get_vendor(p_vendor_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select to_jsonb(v) - 'user_id' from public.vendors v
    where v.id = p_vendor_id
      and (
        v.verification_status = 'verified'
        or (v.user_id = (select auth.uid()) and (select private.is_assured()))
        or (select private.is_staff())
      )
  );
end
$$;
revoke all on function private.get_vendor(uuid) from public, anon, authenticated, service_role;
grant execute on function private.get_vendor(uuid) to anon, authenticated;

-- One vendor, as everybody may read it; null for one that is not verified, except to its owner and to staff.
create function public.get_vendor(vendor_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select private.get_vendor(vendor_id)
$$;
revoke all on function public.get_vendor(uuid) from public, anon, authenticated, service_role;
grant execute on function public.get_vendor(uuid) to anon, authenticated;

-- directory/find_vendors.sql

-- The directory of vendors. Asked through calls, since containing a state is no leakproof filter: beneath
-- row-level security it would read every row.

-- What somebody searches for, as patterns that all have to match; letters and digits only.
create function private.search_patterns(p_text text) returns text[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg('%' || word || '%'), '{}')
  from regexp_split_to_table(private.search_key(left(p_text, 100)), ' ') as word
  where word <> ''
$$;
revoke all on function private.search_patterns(text) from public, anon, authenticated, service_role;

create function private.vendor_counts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return jsonb_build_object(
    'total', (select count(*) from public.vendors v where v.verification_status = 'verified'),
    'categories', (
      select coalesce(jsonb_object_agg(c.category, c.vendors), '{}')
      from (
        select v.category, count(*) as vendors from public.vendors v
        where v.verification_status = 'verified' group by v.category
      ) c
    ),
    'states', (
      select coalesce(jsonb_object_agg(s.state, s.vendors), '{}')
      from (
        select state, count(*) as vendors from public.vendors v, unnest(v.states) as state
        where v.verification_status = 'verified' group by state
      ) s
    )
  );
end
$$;
revoke all on function private.vendor_counts() from public, anon, authenticated, service_role;
grant execute on function private.vendor_counts() to anon, authenticated;

-- How many verified vendors there are: in all, by category and by state.
create function public.vendor_counts() returns jsonb
language sql stable set search_path = ''
as $$
  select private.vendor_counts()
$$;
revoke all on function public.vendor_counts() from public, anon, authenticated, service_role;
grant execute on function public.vendor_counts() to anon, authenticated;

-- One page: featured ones first, then by name. It goes on behind the cursor of the page before.
create function private.find_vendors(
  p_category text, p_state text, p_search text, p_status text, p_after text
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_page constant integer := 20;
  v_patterns constant text[] := private.search_patterns(p_search);
  v_scope constant text := 'vendors:' || p_status;
  v_from jsonb;
  v_last jsonb;
  v_where text;
  v_rows jsonb;
  v_count integer;
begin
  if p_status <> 'verified' and not private.is_staff() then
    raise exception 'Only staff looks at vendors that are not verified.' using errcode = '42501';
  end if;
  v_from := private.open_cursor(v_scope, p_after);
  -- Written out only where it narrows, so that the planner knows which index serves.
  v_where := case
      when p_status = 'changed'
      then 'exists (select from public.revisions r where r.vendor_id = v.id and r.status = ''pending'')'
      else format('v.verification_status = %L', p_status)
    end
    || case when p_category is null then '' else ' and v.category = $1' end
    || case when p_state is null then '' else ' and v.states @> array[$2]' end
    || case when v_patterns = '{}' then '' else
      ' and concat_ws('' '', v.company_name, array_to_string(v.specialization_tags, '' ''), v.description) ilike all ($3)'
    end;
  execute format(
    $query$
      select coalesce(jsonb_agg(to_jsonb(page) order by not page.featured, lower(page.company_name), page.id), '[]')
      from (
        select v.id, v.company_name, v.description, v.category, v.states, v.specialization_tags,
          v.years_experience, v.verification_status, v.featured, v.availability_status
        from public.vendors v
        where %s %s
        order by not v.featured, lower(v.company_name), v.id
        limit $4
      ) page
    $query$,
    v_where,
    case when v_from is null then '' else
      format(
        'and (not v.featured, lower(v.company_name), v.id) > (%L::boolean, %L, %L::uuid)',
        v_from ->> 0, v_from ->> 1, v_from ->> 2
      )
    end
  )
  into v_rows using p_category, p_state, v_patterns, v_page + 1;
  v_last := case when jsonb_array_length(v_rows) > v_page then v_rows -> (v_page - 1) end;
  execute format('select count(*) from (select from public.vendors v where %s limit 1001) counted', v_where)
  into v_count using p_category, p_state, v_patterns;
  return jsonb_build_object(
    'rows', case when jsonb_array_length(v_rows) > v_page then v_rows - v_page else v_rows end,
    'count', v_count,
    'next', case when v_last is not null then private.seal_cursor(v_scope, jsonb_build_array(
      not (v_last ->> 'featured')::boolean, lower(v_last ->> 'company_name'), v_last ->> 'id'
    )) end
  );
end
$$;
revoke all on function private.find_vendors(text, text, text, text, text) from public, anon, authenticated, service_role;
grant execute on function private.find_vendors(text, text, text, text, text) to anon, authenticated;

-- A page of the directory, how many match (1001 stands for more than a thousand) and the cursor of the next
-- page. Only staff may ask for another status; `changed` are those whose changes wait.
create function public.find_vendors(
  category text default null, state text default null, search text default null,
  status text default 'verified', after text default null
) returns jsonb
language sql stable set search_path = ''
as $$
  select private.find_vendors(category, state, search, coalesce(status, 'verified'), after)
$$;
revoke all on function public.find_vendors(text, text, text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.find_vendors(text, text, text, text, text) to anon, authenticated;

-- reviews/revisions.sql

-- What staff has approved is what others read. Whoever changes it in what matters asks for another review: the
-- change waits here, the approved text stays public meanwhile, and staff takes the change over or declines it.
create table public.revisions (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid references public.listings (id) on delete cascade,
  vendor_id uuid references public.vendors (id) on delete cascade,
  profile_id uuid references public.profiles (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  changes jsonb not null,
  status text not null default 'pending',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  constraint revisions_of_one_row check (num_nonnulls(listing_id, vendor_id, profile_id) = 1),
  constraint revisions_once_a_listing unique (listing_id),
  constraint revisions_once_a_vendor unique (vendor_id),
  constraint revisions_once_a_profile unique (profile_id),
  constraint revisions_changes_are_object check (jsonb_typeof(changes) = 'object'),
  constraint revisions_status_is_known check (status in ('pending', 'rejected'))
);

comment on column public.revisions.changes is
  'The columns as they would be; `address` is the whole address of a listing, null to remove it; `pictures` has by '
  'their ids the columns of pictures as they would be, all of them for a new one, null to remove one.';

create index revisions_user_idx on public.revisions (user_id);
create index revisions_awaiting_review_idx on public.revisions (created_at) where status = 'pending';

alter table public.revisions alter column changes set statistics 0;

alter table public.revisions enable row level security;
revoke all on table public.revisions from public, anon, authenticated, service_role;
grant select, delete on table public.revisions to authenticated;
grant select, insert, update, delete on table public.revisions to service_role;

create policy "Owners read what they asked for, staff all" on public.revisions
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.has_staff_role()));

create policy "Owners withdraw what they asked for, administrators any" on public.revisions
  for delete to authenticated
  using ((user_id = (select auth.uid()) and (select private.is_approved())) or (select private.is_admin()));

select private.require_second_factor('public.revisions');

-- What staff looks at in a review. A figure with a share may move by so much of what was reviewed.
create function private.material_columns(p_table text) returns table (name text, share numeric)
language sql immutable set search_path = ''
as $$
  select m.name, m.share
  from (values
    ('listings', 'property_name', null::numeric), ('listings', 'description', null),
    ('listings', 'city', null), ('listings', 'state', null), ('listings', 'property_type', null),
    ('listings', 'care_level', null), ('listings', 'license_type', null), ('listings', 'amenities', null),
    ('listings', 'images', null), ('listings', 'total_beds', null), ('listings', 'licensed_beds', null),
    ('listings', 'total_units', null), ('listings', 'square_footage', null), ('listings', 'year_built', null),
    ('listings', 'price', 0.1), ('listings', 'occupancy_rate', 0.1), ('listings', 'cap_rate', 0.1),
    ('listings', 'avg_monthly_rate', 0.1),
    ('listing_images', 'image_url', null), ('listing_images', 'image_order', null),
    ('listing_images', 'alt_text', null), ('listing_images', 'caption', null),
    ('listing_images', 'is_primary', null), ('listing_images', 'width', null), ('listing_images', 'height', null),
    ('vendors', 'company_name', null), ('vendors', 'description', null), ('vendors', 'category', null),
    ('vendors', 'specialization_tags', null), ('vendors', 'years_experience', null),
    ('profiles', 'full_name', null), ('profiles', 'company_name', null), ('profiles', 'brokerage_name', null)
  ) as m (relation, name, share)
  where m.relation = p_table
$$;
revoke all on function private.material_columns(text) from public, anon, authenticated, service_role;

-- What a figure was when staff last saw it, once it has moved: many small steps are one large one.
create table private.reviewed_figures (
  listing_id uuid primary key references public.listings (id) on delete cascade,
  figures jsonb not null
);

revoke all on table private.reviewed_figures from public, anon, authenticated, service_role;

-- The material columns that differ, as they would be.
create function private.material_changes(p_table text, p_old jsonb, p_new jsonb, p_reviewed jsonb)
returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(m.name, p_new -> m.name), '{}')
  from private.material_columns(p_table) m
  cross join lateral (
    select coalesce(p_reviewed -> m.name, p_old -> m.name) as reviewed
  ) r
  where p_new -> m.name is distinct from p_old -> m.name
    and case
      when m.share is null or jsonb_typeof(p_new -> m.name) <> 'number' or jsonb_typeof(r.reviewed) <> 'number'
      then true
      else abs((p_new ->> m.name)::numeric - (r.reviewed #>> '{}')::numeric)
        > m.share * abs((r.reviewed #>> '{}')::numeric)
    end
$$;
revoke all on function private.material_changes(text, jsonb, jsonb, jsonb) from public, anon, authenticated, service_role;

-- A change that waits keeps to the same rules as one that is made at once.
create function private.require_checks(p_row anyelement) returns void
language plpgsql stable set search_path = ''
as $$
declare
  v_table constant regclass := pg_typeof(p_row)::text::regclass;
  v_broken text;
begin
  execute (
    select format(
      'select case %s end from (select ($1).*) r',
      string_agg(format('when not (%s) then %L', pg_get_expr(c.conbin, c.conrelid), c.conname), ' ')
    )
    from pg_constraint c where c.conrelid = v_table and c.contype = 'c'
  ) into v_broken using p_row;
  if v_broken is null then
    select a.attname into v_broken from pg_attribute a
    where a.attrelid = v_table and a.attnum > 0 and not a.attisdropped and a.attnotnull
      and a.attgenerated = '' and to_jsonb(p_row) -> a.attname = 'null';
  end if;
  if v_broken is not null then
    raise exception 'A value is outside its range: %.', v_broken using errcode = '23514';
  end if;
end
$$;
revoke all on function private.require_checks(anyelement) from public, anon, authenticated, service_role;

-- Whose changes need no review: the server's, the team's and the company's own.
create function private.needs_no_review() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return auth.uid() is null or private.is_staff() or exists (
    select from public.profiles p where p.id = auth.uid() and p.is_company_user
  );
end
$$;
revoke all on function private.needs_no_review() from public, anon, authenticated, service_role;

-- What is asked for while something waits already joins it; what was declined is over.
create function private.hold_revision(
  p_listing_id uuid, p_vendor_id uuid, p_profile_id uuid, p_user_id uuid, p_changes jsonb
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  loop
    update public.revisions r
    set changes = case r.status when 'pending' then r.changes else '{}' end || p_changes,
      status = 'pending', updated_at = now()
    where r.listing_id = p_listing_id or r.vendor_id = p_vendor_id or r.profile_id = p_profile_id;
    exit when found;
    -- Of two that ask for the first time at one moment, the second joins the first.
    insert into public.revisions (listing_id, vendor_id, profile_id, user_id, changes)
    values (p_listing_id, p_vendor_id, p_profile_id, p_user_id, p_changes)
    on conflict do nothing;
    exit when found;
  end loop;
end
$$;
revoke all on function private.hold_revision(uuid, uuid, uuid, uuid, jsonb) from public, anon, authenticated, service_role;

-- What is not approved has no approved text to keep: what waited for it is over.
create function private.end_revision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.revisions r where r.listing_id = new.id or r.vendor_id = new.id;
  return null;
end
$$;
revoke all on function private.end_revision() from public, anon, authenticated, service_role;

create trigger end_listing_revision after update on public.listings
  for each row when (old.approval_status = 'approved' and new.approval_status <> 'approved')
  execute function private.end_revision();

create trigger end_vendor_revision after update on public.vendors
  for each row when (old.verification_status = 'verified' and new.verification_status <> 'verified')
  execute function private.end_revision();

-- reviews/held_changes.sql

-- Triggers that put a change of something approved into revisions and leave the row as it is, so that whoever
-- asks reads the approved text. What was turned away goes back to be reviewed instead.

-- After keep_listing, by its name: what is compared is what would be stored.
create function private.revise_listing() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_old constant jsonb := to_jsonb(old);
  v_changes jsonb;
begin
  if private.needs_no_review() then
    return new;
  end if;
  v_changes := private.material_changes('listings', v_old, to_jsonb(new), (
    select f.figures from private.reviewed_figures f where f.listing_id = old.id
  ));
  if old.approval_status = 'approved' then
    if v_changes <> '{}' then
      perform private.require_checks(new);
      perform private.hold_revision(old.id, null, null, private.account_of(old.broker_id), v_changes);
      new := jsonb_populate_record(
        new, (select jsonb_object_agg(k.name, v_old -> k.name) from jsonb_object_keys(v_changes) as k (name))
      );
    end if;
    insert into private.reviewed_figures as f (listing_id, figures)
    select old.id, jsonb_object_agg(m.name, v_old -> m.name)
    from private.material_columns('listings') m
    where m.share is not null and to_jsonb(new) -> m.name <> v_old -> m.name
    having count(*) > 0
    on conflict (listing_id) do update set figures = excluded.figures || f.figures;
  elsif old.approval_status = 'rejected' and v_changes <> '{}' then
    new.approval_status := 'pending';
  end if;
  return new;
end
$$;
revoke all on function private.revise_listing() from public, anon, authenticated, service_role;

create trigger revise_listing before update on public.listings
  for each row execute function private.revise_listing();

-- Whether a change of what hangs on a listing has to wait: its owner's, of one that is approved. One that was
-- turned away goes back to be reviewed. What goes with its listing finds no listing any more.
create function private.holds_changes_of(p_listing_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_listing public.listings;
begin
  select l.* into v_listing from public.listings l where l.id = p_listing_id;
  if private.needs_no_review() or not (private.is_mine(v_listing.broker_id) and private.is_approved()) then
    return false;
  end if;
  if v_listing.approval_status = 'rejected' then
    update public.listings l set approval_status = 'pending' where l.id = p_listing_id;
  end if;
  return v_listing.approval_status = 'approved';
end
$$;
revoke all on function private.holds_changes_of(uuid) from public, anon, authenticated, service_role;

create function private.revise_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_listing_id constant uuid := case tg_op when 'DELETE' then old.listing_id else new.listing_id end;
begin
  if tg_op = 'UPDATE' and new is not distinct from old or not private.holds_changes_of(v_listing_id) then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  if tg_op <> 'DELETE' then
    perform private.require_checks(new);
  end if;
  perform private.hold_revision(
    v_listing_id, null, null, auth.uid(),
    jsonb_build_object('address', case when tg_op <> 'DELETE' then to_jsonb(new) end)
  );
  return case tg_op when 'UPDATE' then old end;
end
$$;
revoke all on function private.revise_address() from public, anon, authenticated, service_role;

create trigger revise_address before insert or update or delete on public.listing_addresses
  for each row execute function private.revise_address();

-- The pictures of a listing as they would be. What staff has removed meanwhile does not come back.
create function private.pictures_with(p_listing_id uuid, p_changes jsonb) returns setof public.listing_images
language sql stable set search_path = ''
as $$
  select (jsonb_populate_record(i, coalesce(p_changes -> i.id::text, '{}'))).*
  from public.listing_images i
  where i.listing_id = p_listing_id and p_changes -> i.id::text is distinct from 'null'
  union all
  select (jsonb_populate_record(
    null::public.listing_images, c.picture || jsonb_build_object('id', c.id, 'listing_id', p_listing_id)
  )).*
  from jsonb_each(p_changes) as c (id, picture)
  where c.picture ? 'created_at'
    and not exists (select from public.listing_images i where i.id = c.id::uuid)
$$;
revoke all on function private.pictures_with(uuid, jsonb) from public, anon, authenticated, service_role;

-- One after the other: two changes of the pictures of a listing at once would each forget the other.
create function private.lock_pictures(p_listing_id uuid) returns void
language sql volatile set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('pictures of ' || p_listing_id, 0))
$$;
revoke all on function private.lock_pictures(uuid) from public, anon, authenticated, service_role;

-- Adds what one picture would be to what is asked for already; a new one takes the place of another new one.
create function private.hold_picture(p_listing_id uuid, p_id uuid, p_picture jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_asked jsonb;
begin
  perform private.lock_pictures(p_listing_id);
  select coalesce(r.changes -> 'pictures', '{}') into v_asked
  from public.revisions r where r.listing_id = p_listing_id and r.status = 'pending';
  v_asked := coalesce(v_asked, '{}');
  if p_picture ? 'created_at' then
    v_asked := v_asked - array(
      select c.id from jsonb_each(v_asked) as c (id, picture)
      where c.picture ? 'created_at' and c.picture -> 'image_order' = p_picture -> 'image_order'
    );
  end if;
  v_asked := v_asked || jsonb_build_object(p_id, case
    when p_picture = 'null' then p_picture
    else coalesce(nullif(v_asked -> p_id::text, 'null'), '{}') || p_picture
  end);
  if (
    select count(*) <> count(distinct p.image_order) or count(*) filter (where p.is_primary) > 1
    from private.pictures_with(p_listing_id, v_asked) p
  ) then
    raise exception 'Two pictures of a listing have one place, or are both its first.' using errcode = '23505';
  end if;
  perform private.hold_revision(
    p_listing_id, null, null, auth.uid(), jsonb_build_object('pictures', v_asked)
  );
end
$$;
revoke all on function private.hold_picture(uuid, uuid, jsonb) from public, anon, authenticated, service_role;

create function private.revise_picture() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_listing_id constant uuid := case tg_op when 'DELETE' then old.listing_id else new.listing_id end;
  v_picture constant jsonb := case tg_op
    when 'INSERT' then to_jsonb(new) - array['id', 'listing_id', 'is_live']
    when 'UPDATE' then private.material_changes('listing_images', to_jsonb(old), to_jsonb(new), null)
    else 'null'
  end;
begin
  if v_picture = '{}' or not private.holds_changes_of(v_listing_id) then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  if tg_op <> 'DELETE' then
    perform private.require_checks(new);
  end if;
  perform private.hold_picture(v_listing_id, case tg_op when 'DELETE' then old.id else new.id end, v_picture);
  return case tg_op when 'UPDATE' then old end;
end
$$;
revoke all on function private.revise_picture() from public, anon, authenticated, service_role;

-- Before keep_listing_image, by its name: a change that waits must not hold the listing, whose own changes hold it
-- and wait for the revision.
create trigger hold_picture before insert or update or delete on public.listing_images
  for each row execute function private.revise_picture();

create function private.revise_vendor() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_old constant jsonb := to_jsonb(old);
  v_changes jsonb;
begin
  if private.needs_no_review() then
    return new;
  end if;
  v_changes := private.material_changes('vendors', v_old, to_jsonb(new), null);
  if v_changes = '{}' then
    return new;
  end if;
  if old.verification_status = 'verified' then
    perform private.require_checks(new);
    perform private.hold_revision(null, old.id, null, old.user_id, v_changes);
    new := jsonb_populate_record(
      new, (select jsonb_object_agg(k.name, v_old -> k.name) from jsonb_object_keys(v_changes) as k (name))
    );
  elsif old.verification_status = 'rejected' then
    new.verification_status := 'pending';
  end if;
  return new;
end
$$;
revoke all on function private.revise_vendor() from public, anon, authenticated, service_role;

create trigger revise_vendor before update on public.vendors
  for each row execute function private.revise_vendor();

-- reviews/decisions.sql

-- What staff decides about what waits for a review, and what was decided before.

create function private.apply_revision(p_revision public.revisions) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_table constant text := case when (p_revision).listing_id is null then 'vendors' else 'listings' end;
  v_columns text;
  v_address constant jsonb := (p_revision).changes -> 'address';
  v_pictures public.listing_images[];
begin
  if (p_revision).profile_id is not null then
    perform private.list_under((p_revision).profile_id, (p_revision).changes);
    return;
  end if;
  -- Before the columns: the list of pictures that older programs keep only adds to these and takes from them.
  if (p_revision).changes ? 'pictures' then
    v_pictures := array(
      select p from private.pictures_with((p_revision).listing_id, (p_revision).changes -> 'pictures') p
    );
    -- All at once: pictures that change places would each find the other's taken.
    delete from public.listing_images i where i.listing_id = (p_revision).listing_id;
    insert into public.listing_images select p.* from unnest(v_pictures) p;
  end if;
  select string_agg(quote_ident(m.name), ', ') into v_columns
  from private.material_columns(v_table) m where (p_revision).changes ? m.name;
  if v_columns is not null then
    execute format(
      'update public.%1$I r set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1)) where r.id = $2',
      v_table, v_columns
    ) using (p_revision).changes, coalesce((p_revision).listing_id, (p_revision).vendor_id);
  end if;
  if v_address = 'null' then
    delete from public.listing_addresses a where a.listing_id = (p_revision).listing_id;
  elsif v_address is not null then
    insert into public.listing_addresses
    select (jsonb_populate_record(
      null::public.listing_addresses, v_address || jsonb_build_object('listing_id', (p_revision).listing_id)
    )).*
    on conflict (listing_id) do update set
      street_address = excluded.street_address, postal_code = excluded.postal_code,
      latitude = excluded.latitude, longitude = excluded.longitude;
  end if;
  update private.reviewed_figures f
  set figures = f.figures - array(select jsonb_object_keys((p_revision).changes))
  where f.listing_id = (p_revision).listing_id;
end
$$;
revoke all on function private.apply_revision(public.revisions) from public, anon, authenticated, service_role;

-- What a revision is about, before the revision itself: so do its owner's changes, and a decision that meets one
-- waits for it instead of each waiting for the other.
create function private.lock_reviewed(p_revision public.revisions) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.profiles p where p.id = p_revision.profile_id for no key update;
  perform from public.vendors v where v.id = p_revision.vendor_id for no key update;
  perform from public.listings l where l.id = p_revision.listing_id for no key update;
  perform from public.listing_addresses a where a.listing_id = p_revision.listing_id for update;
  perform from public.listing_images i where i.listing_id = p_revision.listing_id order by i.id for update;
  perform private.lock_pictures(p_revision.listing_id);
end
$$;
revoke all on function private.lock_reviewed(public.revisions) from public, anon, authenticated, service_role;

create function private.review_revision(
  p_revision_id uuid, p_decision public.approval_status, p_reason text
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_revision public.revisions;
  v_company text;
  v_email text;
begin
  if not private.is_admin() then
    raise exception 'Only administrators review changes.' using errcode = '42501';
  end if;
  if p_decision is null or p_decision = 'pending' then
    raise exception 'A review needs a decision.' using errcode = '22023';
  end if;
  perform private.lock_reviewed(r) from public.revisions r where r.id = p_revision_id;
  select * into v_revision from public.revisions r
  where r.id = p_revision_id and r.status = 'pending' for update;
  if not found then
    raise exception 'There is no such change.' using errcode = 'HXPRV';
  end if;
  if v_revision.listing_id is not null then
    perform private.note_listing_review(v_revision.listing_id, p_decision, true, p_reason);
  end if;
  if p_decision = 'approved' then
    perform private.apply_revision(v_revision);
    delete from public.revisions r where r.id = p_revision_id;
  else
    update public.revisions r set status = 'rejected', updated_at = now() where r.id = p_revision_id;
  end if;
  select p.email into v_email from public.profiles p where p.id = v_revision.user_id;
  select v.company_name into v_company from public.vendors v where v.id = v_revision.vendor_id;
  perform private.note_act(
    case
      when v_revision.profile_id is not null then 'names_review'
      when v_revision.vendor_id is null then 'listing_review'
      else 'vendor_review'
    end::public.admin_action,
    v_revision.user_id, v_email,
    jsonb_strip_nulls(jsonb_build_object(
      'listing_id', v_revision.listing_id, 'vendor_id', v_revision.vendor_id, 'company_name', v_company,
      'property_name', (select l.property_name from public.listings l where l.id = v_revision.listing_id),
      'changes', p_decision,
      'fields', (select jsonb_agg(k.name) from jsonb_object_keys(v_revision.changes) as k (name))
    ))
  );
  if v_company is not null then
    perform private.queue_message(
      'email', v_email,
      case p_decision when 'approved' then 'vendor_changes_approved' else 'vendor_changes_rejected' end,
      jsonb_build_object(
        'company', v_company, 'support', coalesce(private.setting('support_email') #>> '{}', '')
      )
    );
  end if;
end
$$;
revoke all on function private.review_revision(uuid, public.approval_status, text) from public, anon, authenticated, service_role;
grant execute on function private.review_revision(uuid, public.approval_status, text) to authenticated;

-- What an administrator decides about a change of something approved.
create function public.review_revision(
  revision_id uuid, decision public.approval_status, reason text default null
) returns void
language sql volatile set search_path = ''
as $$
  select private.review_revision(revision_id, decision, reason)
$$;
revoke all on function public.review_revision(uuid, public.approval_status, text) from public, anon, authenticated, service_role;
grant execute on function public.review_revision(uuid, public.approval_status, text) to authenticated;

-- Counts what was decided about the account behind a vendor, whichever of its profiles it was.
create function private.vendor_review(p_vendor_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff looks at reviews.' using errcode = '42501';
  end if;
  return (
    select jsonb_build_object(
      'revision', (
        select jsonb_build_object('id', r.id, 'changes', r.changes, 'status', r.status, 'at', r.updated_at)
        from public.revisions r where r.vendor_id = v.id
      ),
      'history', coalesce((
        select jsonb_agg(jsonb_build_object('action', a.action, 'at', a.at, 'details', a.details) order by a.id desc)
        from (
          select l.id, l.action, l.at, l.details from public.admin_audit_log l
          where l.target_user_id = v.user_id and l.action in ('vendor_review', 'vendor_delete')
          order by l.id desc limit 20
        ) a
      ), '[]')
    )
    from public.vendors v where v.id = p_vendor_id
  );
end
$$;
revoke all on function private.vendor_review(uuid) from public, anon, authenticated, service_role;
grant execute on function private.vendor_review(uuid) to authenticated;

-- For staff: what a vendor asks to change, and what was decided about their account before, newest first.
create function public.vendor_review(vendor_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select private.vendor_review(vendor_id)
$$;
revoke all on function public.vendor_review(uuid) from public, anon, authenticated, service_role;
grant execute on function public.vendor_review(uuid) to authenticated;

-- reviews/listed_names.sql

-- What approved listings and the directory of agents call an account that has changed its names since: what
-- staff saw. Whoever has no row is called what the profile says.
create table private.listed_names (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  full_name text,
  company_name text,
  brokerage_name text
);

-- A profile as it is listed; null for nobody's.
create function private.listed_as(p_account uuid) returns public.profiles
language sql stable security definer set search_path = ''
as $$
  select (jsonb_populate_record(p, to_jsonb(n) - 'user_id')).*
  from public.profiles p
  left join private.listed_names n on n.user_id = p.id
  where p.id = p_account
$$;
revoke all on function private.listed_as(uuid) from public, anon, authenticated, service_role;

-- Writes what an account is listed as wherever it is listed.
create function private.rename_listed(p_account uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_listed constant public.profiles := private.listed_as(p_account);
begin
  update public.listings l set broker_name = private.listed_name(v_listed, l.is_confidential)
  from public.broker_accounts a
  where a.user_id = p_account and l.broker_id = a.broker_id
    and l.broker_name is distinct from private.listed_name(v_listed, l.is_confidential);
  update private.agents a
  set name = coalesce(v_listed.full_name, ''), brokerage = private.business_name(v_listed)
  where a.id = (
    select b.broker_id from public.broker_accounts b where b.user_id = p_account and not b.is_pseudonym
  );
end
$$;
revoke all on function private.rename_listed(uuid) from public, anon, authenticated, service_role;

-- Takes over the names that an administrator has approved.
create function private.list_under(p_account uuid, p_names jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update private.listed_names n
  set (full_name, company_name, brokerage_name) = (
    select r.full_name, r.company_name, r.brokerage_name from jsonb_populate_record(n, p_names) r
  )
  where n.user_id = p_account;
  perform private.rename_listed(p_account);
end
$$;
revoke all on function private.list_under(uuid, jsonb) from public, anon, authenticated, service_role;

-- The profile itself is changed at once: it is its owner's. What is listed follows only while nothing is approved.
create function private.revise_names() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_changes jsonb;
begin
  if (old.full_name, old.brokerage_name, old.company_name)
    is not distinct from (new.full_name, new.brokerage_name, new.company_name)
  then
    return null;
  end if;
  -- An approval that is under way comes first.
  perform from public.listings l join public.broker_accounts b on b.broker_id = l.broker_id
  where b.user_id = new.id order by l.id for no key update of l;
  if private.needs_no_review() or not exists (
    select from public.listings l join public.broker_accounts b on b.broker_id = l.broker_id
    where b.user_id = new.id and l.approval_status = 'approved'
  ) then
    delete from private.listed_names n where n.user_id = new.id;
    delete from public.revisions r where r.profile_id = new.id;
    perform private.rename_listed(new.id);
    return null;
  end if;
  insert into private.listed_names (user_id, full_name, company_name, brokerage_name)
  values (old.id, old.full_name, old.company_name, old.brokerage_name)
  on conflict do nothing;
  select private.material_changes('profiles', to_jsonb(n), to_jsonb(new), null) into v_changes
  from private.listed_names n where n.user_id = new.id;
  -- All of it anew: what was taken back is no longer asked for.
  delete from public.revisions r where r.profile_id = new.id;
  if v_changes <> '{}' then
    perform private.hold_revision(null, null, new.id, new.id, v_changes);
  end if;
  return null;
end
$$;
revoke all on function private.revise_names() from public, anon, authenticated, service_role;

-- Of whole names too, which follow from their parts before this.
create trigger revise_names after update on public.profiles
  for each row execute function private.revise_names();

-- For staff alone: who asks to be listed under another name.
create function private.figures_of_listed_names() returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if not private.is_staff() then
    return null;
  end if;
  return jsonb_build_object('waiting', (
    select count(*) from (
      select from public.revisions r where r.status = 'pending' and r.profile_id is not null limit 1000
    ) as waiting
  ));
end
$$;
revoke all on function private.figures_of_listed_names() from public, anon, authenticated, service_role;
grant execute on function private.figures_of_listed_names() to authenticated;

-- directory/agents.sql

-- Who sells: every broker with something live, by what their listings publish anyway and their name. How
-- to reach them, listing_contact() says and nothing here. Counted while listings change, so that the
-- directory costs the same whatever the market holds. Without references to accounts: those of an account
-- go with its listings.
create table private.agents (
  id uuid primary key,
  name text not null,
  brokerage text,
  listings integer not null
);

create index agents_largest_idx on private.agents ((-listings), id);
create index agents_name_idx on private.agents (lower(name), id);
create index agents_spent_idx on private.agents (id) where listings <= 0;

-- Where, and with what.
create table private.agent_markets (
  agent_id uuid not null,
  state text not null,
  property_type text not null,
  listings integer not null,
  constraint agent_markets_pkey primary key (agent_id, state, property_type)
);

create index agent_markets_place_idx on private.agent_markets (state, property_type, agent_id);
create index agent_markets_type_idx on private.agent_markets (property_type, agent_id);
create index agent_markets_spent_idx on private.agent_markets (agent_id) where listings <= 0;

revoke all on table private.agents from public, anon, authenticated, service_role;
revoke all on table private.agent_markets from public, anon, authenticated, service_role;

-- The directory of agents by the brokers that everybody may know. What is sold in confidence is not in it:
-- beside the open listings, one more in the count would tell who sells it.
create function private.count_agents() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  execute format(
    $query$
      insert into private.agents as a (id, name, brokerage, listings)
      select c.broker_id, coalesce(p.full_name, ''), private.business_name(p), c.times
      from (
        select r.broker_id, sum(r.times) as times from (%s) r
        where not r.is_confidential group by r.broker_id having sum(r.times) <> 0
      ) c
      left join public.broker_accounts b on b.broker_id = c.broker_id
      left join lateral private.listed_as(b.user_id) p on true
      order by c.broker_id
      on conflict (id) do update set listings = a.listings + excluded.listings
    $query$,
    private.changed_live_listings(tg_op)
  );
  execute format(
    $query$
      insert into private.agent_markets as m (agent_id, state, property_type, listings)
      select c.broker_id, c.state, c.property_type, sum(c.times)
      from (%s) c
      where not c.is_confidential
      group by 1, 2, 3
      having sum(c.times) <> 0
      order by 1, 2, 3
      on conflict (agent_id, state, property_type) do update set listings = m.listings + excluded.listings
    $query$,
    private.changed_live_listings(tg_op)
  );
  delete from private.agents a where a.listings <= 0;
  delete from private.agent_markets m where m.listings <= 0;
  return null;
end
$$;
revoke all on function private.count_agents() from public, anon, authenticated, service_role;

create trigger count_new_agents after insert on public.listings
  referencing new table as come
  for each statement execute function private.count_agents();

create trigger count_changed_agents after update on public.listings
  referencing old table as gone new table as come
  for each statement execute function private.count_agents();

create trigger count_gone_agents after delete on public.listings
  referencing old table as gone
  for each statement execute function private.count_agents();

-- Not everybody who lists is an agent: owners sell as well, and their names stay their own. Neither is an
-- account that is not let in.
create function private.is_agent(p_id uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.broker_accounts b
    join public.user_roles r on r.user_id = b.user_id
    join public.profiles p on p.id = b.user_id
    join private.agents a on a.id = b.broker_id
    where b.broker_id = p_id and not b.is_pseudonym
      and r.role = 'broker' and r.is_active and (r.expires_at is null or r.expires_at > now())
      and btrim(a.name) <> ''
      and private.account_status(p.requires_approval, p.approval_status, p.suspended_at) = 'approved'
  );
end
$$;
revoke all on function private.is_agent(uuid) from public, anon, authenticated, service_role;

-- States by their letters, types by how much there is of each.
create function private.agent_card(p_agent private.agents) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', (p_agent).id,
    'name', (p_agent).name,
    'brokerage', (p_agent).brokerage,
    'listings', (p_agent).listings,
    'states', (
      select jsonb_agg(distinct m.state) from private.agent_markets m where m.agent_id = (p_agent).id
    ),
    'property_types', (
      select jsonb_agg(t.property_type order by t.listings desc, t.property_type)
      from (
        select m.property_type, sum(m.listings) as listings from private.agent_markets m
        where m.agent_id = (p_agent).id
        group by m.property_type
      ) t
    )
  )
$$;
revoke all on function private.agent_card(private.agents) from public, anon, authenticated, service_role;

create function private.get_agent(p_agent_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select private.agent_card(a) || jsonb_build_object('markets', (
      select jsonb_agg(
        jsonb_build_object('state', m.state, 'property_type', m.property_type, 'listings', m.listings)
        order by m.listings desc, m.state, m.property_type
      )
      from private.agent_markets m
      where m.agent_id = a.id
    ))
    from private.agents a
    where a.id = p_agent_id and private.is_agent(a.id)
  );
end
$$;
revoke all on function private.get_agent(uuid) from public, anon, authenticated, service_role;
grant execute on function private.get_agent(uuid) to anon, authenticated;

-- One of them, with how many listings where and of what type; null for anybody else.
create function public.get_agent(agent_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select private.get_agent(agent_id)
$$;
revoke all on function public.get_agent(uuid) from public, anon, authenticated, service_role;
grant execute on function public.get_agent(uuid) to anon, authenticated;

-- One page, by how much they have live or by name. It goes on behind the cursor of the page before.
create function private.find_agents(
  p_state text, p_property_type text, p_name text, p_sort text, p_after text
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_page constant integer := 20;
  v_patterns constant text[] := private.search_patterns(p_name);
  v_key constant text := case when p_sort = 'name' then 'lower(a.name)' else '-a.listings' end;
  v_type constant text := case when p_sort = 'name' then 'text' else 'integer' end;
  v_scope constant text := 'agents:' || v_type;
  v_from constant jsonb := private.open_cursor(v_scope, p_after);
  v_where text;
  v_ids uuid[];
  v_last jsonb;
  v_count integer;
begin
  v_where := 'private.is_agent(a.id)'
    || case when p_state is null and p_property_type is null then '' else
      ' and exists (select from private.agent_markets m where m.agent_id = a.id'
      || case when p_state is null then '' else ' and m.state = $1' end
      || case when p_property_type is null then '' else ' and m.property_type = $2' end
      || ')'
    end
    || case when v_patterns = '{}' then '' else
      ' and concat_ws('' '', a.name, a.brokerage) ilike all ($3)'
    end;
  execute format(
    'select array(select a.id from private.agents a where %s %s order by %s, a.id limit $4)',
    v_where,
    case when v_from is null then '' else
      format('and (%s, a.id) > (%L::%s, %L::uuid)', v_key, v_from ->> 0, v_type, v_from ->> 1)
    end,
    v_key
  )
  into v_ids using p_state, p_property_type, v_patterns, v_page + 1;
  if cardinality(v_ids) > v_page then
    execute format('select jsonb_build_array(%s, a.id) from private.agents a where a.id = $1', v_key)
    into v_last using v_ids[v_page];
  end if;
  execute format('select count(*) from (select from private.agents a where %s limit 1001) counted', v_where)
  into v_count using p_state, p_property_type, v_patterns;
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(private.agent_card(a) order by array_position(v_ids, a.id)), '[]')
      from private.agents a
      where a.id = any (v_ids[1:v_page])
    ),
    'count', v_count,
    'next', case when v_last is not null then private.seal_cursor(v_scope, v_last) end
  );
end
$$;
revoke all on function private.find_agents(text, text, text, text, text) from public, anon, authenticated, service_role;
grant execute on function private.find_agents(text, text, text, text, text) to anon, authenticated;

-- A page of the brokers with something live, how many match (1001 stands for more than a thousand) and
-- the cursor of the next page. `sort` is `listings` or `name`.
create function public.find_agents(
  state text default null, property_type text default null, name text default null,
  sort text default 'listings', after text default null
) returns jsonb
language sql stable set search_path = ''
as $$
  select private.find_agents(state, property_type, name, sort, after)
$$;
revoke all on function public.find_agents(text, text, text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.find_agents(text, text, text, text, text) to anon, authenticated;

-- market/measures.sql

-- What live listings say of a market: prices, occupancy and cap rates by state and kind. Counted while
-- listings change, in steps, so that the middle of a million prices is read from some thousand rows.
create table private.live_listing_measures (
  state text not null,
  property_type text not null,
  measure text not null,
  -- Which step of the measure, from zero; the last one holds all above.
  bucket integer not null,
  listings bigint not null,
  -- Their quotient is the weighted average: all prices by all beds, not the mean of what each asks.
  numerator numeric not null,
  denominator numeric not null,
  constraint live_listing_measures_pkey primary key (property_type, state, measure, bucket),
  constraint live_listing_measures_is_known
    check (measure in ('listed', 'price_per_bed', 'occupancy', 'cap_rate'))
);

create index live_listing_measures_state_idx on private.live_listing_measures (state);

revoke all on table private.live_listing_measures from public, anon, authenticated, service_role;

-- How wide a step is: dollars, or points of a percentage.
create function private.measure_step(p_measure text) returns numeric
language sql immutable set search_path = ''
as $$
  select case p_measure when 'price_per_bed' then 5000 when 'occupancy' then 2 when 'cap_rate' then 0.25 end
$$;
revoke all on function private.measure_step(text) from public, anon, authenticated, service_role;

-- The rows of the table above that some listings make, for a trigger to execute; `p_source` is a query
-- over listings with `times`.
create function private.measures_of(p_source text) returns text
language sql immutable set search_path = ''
as $$
  select format(
    $query$
      select
        coalesce(c.state, '') as state, coalesce(c.property_type, '') as property_type, m.measure,
        coalesce(least(floor(m.value / private.measure_step(m.measure)), 199), 0)::integer as bucket,
        sum(c.times) as listings, sum(c.times * m.numerator) as numerator,
        sum(c.times * m.denominator) as denominator
      from (%s) c, lateral (values
        ('listed', null::numeric, coalesce(c.price, 0)::numeric, 1::numeric),
        ('price_per_bed', c.price::numeric / nullif(c.total_beds, 0), c.price, c.total_beds),
        ('occupancy', c.occupancy_rate, c.occupancy_rate * c.total_beds, c.total_beds),
        ('cap_rate', c.cap_rate, c.cap_rate * c.price, c.price)
      ) as m (measure, value, numerator, denominator)
      where m.numerator is not null and m.denominator > 0
      group by cube (c.state, c.property_type), 3, 4
      having sum(c.times) <> 0 or sum(c.times * m.numerator) <> 0 or sum(c.times * m.denominator) <> 0
      -- In one order, so that two who change listings of the same market do not wait for each other.
      order by 1, 2, 3, 4
    $query$,
    p_source
  )
$$;
revoke all on function private.measures_of(text) from public, anon, authenticated, service_role;

create function private.count_measures() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  execute format(
    $query$
      insert into private.live_listing_measures as m
        (state, property_type, measure, bucket, listings, numerator, denominator)
      %s
      on conflict (property_type, state, measure, bucket) do update set
        listings = m.listings + excluded.listings,
        numerator = m.numerator + excluded.numerator,
        denominator = m.denominator + excluded.denominator
    $query$,
    private.measures_of(private.changed_live_listings(tg_op))
  );
  return null;
end
$$;
revoke all on function private.count_measures() from public, anon, authenticated, service_role;

create trigger count_new_measures after insert on public.listings
  referencing new table as come
  for each statement execute function private.count_measures();

create trigger count_changed_measures after update on public.listings
  referencing old table as gone new table as come
  for each statement execute function private.count_measures();

create trigger count_gone_measures after delete on public.listings
  referencing old table as gone
  for each statement execute function private.count_measures();

-- One place in the order of a measure lies in the step where the count passes it, and within that step
-- in proportion: exact to a step, whatever the number of listings.
create function private.market_figures(p_state text, p_property_type text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    with cells as (
      select 'whole' as part, '' as name, m.*
      from private.live_listing_measures m
      where m.state = coalesce(p_state, '') and m.property_type = coalesce(p_property_type, '')
      union all
      select 'states', m.state, m.*
      from private.live_listing_measures m
      where m.state <> '' and m.property_type = coalesce(p_property_type, '')
      union all
      select 'types', m.property_type, m.*
      from private.live_listing_measures m
      where m.state = coalesce(p_state, '') and m.property_type <> ''
    ),
    counted as (
      select
        c.*, sum(c.listings) over (running) - c.listings as before,
        sum(c.listings) over (whole) as total,
        sum(c.numerator) over (whole) as all_numerators,
        sum(c.denominator) over (whole) as all_denominators
      from cells c
      where c.listings > 0
      window
        whole as (partition by c.part, c.name, c.measure),
        running as (whole order by c.bucket)
    ),
    measured as (
      select
        c.part, c.name, c.measure, max(c.total) as total, max(c.all_numerators) as numerator,
        round(max(c.all_numerators) / max(c.all_denominators), 2) as average,
        max(q.at) filter (where q.share = 0.25) as low,
        max(q.at) filter (where q.share = 0.5) as middle,
        max(q.at) filter (where q.share = 0.75) as high
      from counted c
      left join lateral (
        select
          p.share,
          round(
            (c.bucket + (p.share * c.total - c.before) / c.listings) * private.measure_step(c.measure), 2
          ) as at
        from (values (0.25), (0.5), (0.75)) as p (share)
        where p.share * c.total > c.before and p.share * c.total <= c.before + c.listings
      ) q on true
      group by c.part, c.name, c.measure
    ),
    described as (
      select
        m.part, m.name,
        jsonb_build_object(
          'name', m.name,
          'listings', coalesce(max(m.total) filter (where m.measure = 'listed'), 0),
          'value', coalesce(max(m.numerator) filter (where m.measure = 'listed'), 0)
        ) || coalesce(
          jsonb_object_agg(
            m.measure,
            jsonb_build_object(
              'listings', m.total, 'average', m.average, 'low', m.low, 'middle', m.middle, 'high', m.high
            )
          ) filter (where m.measure <> 'listed'),
          '{}'
        ) as figures
      from measured m
      group by m.part, m.name
    )
    select jsonb_build_object(
      'whole', coalesce(
        (select d.figures from described d where d.part = 'whole'),
        jsonb_build_object('name', '', 'listings', 0, 'value', 0)
      ),
      'states', coalesce(
        (select jsonb_agg(d.figures order by d.name) from described d where d.part = 'states'), '[]'
      ),
      'types', coalesce(
        (select jsonb_agg(d.figures order by d.name) from described d where d.part = 'types'), '[]'
      )
    )
  );
end
$$;
revoke all on function private.market_figures(text, text) from public, anon, authenticated, service_role;
grant execute on function private.market_figures(text, text) to anon, authenticated;

-- Of all live listings, or those of a state, a kind, or both: how many, at what price a bed, how full
-- and at what cap rate. `states` compares the kind across states, `types` the state's kinds.
create function public.market_figures(state text default null, property_type text default null)
returns jsonb
language sql stable set search_path = ''
as $$
  select private.market_figures($1, $2)
$$;
revoke all on function public.market_figures(text, text) from public, anon, authenticated, service_role;
grant execute on function public.market_figures(text, text) to anon, authenticated;

-- What states and kinds hold, without the steps of their prices and rates between.
create index live_listing_measures_listed_idx on private.live_listing_measures (state, property_type)
  where measure = 'listed';

-- listings/live_listings.sql

-- What a live listing is found by, once for the view and for the indexes, which must say it word for word.
-- `price` and `each` come in bands, which hold both their ends, the others in steps that hold from there on.
do $$
declare
  v_each constant text := 'price::numeric / nullif(total_beds, 0)';
  v_facets constant text := format(
    $facets$
      array_remove(array[
        'state:' || state,
        'type:' || property_type,
        case when price <= 5000000 then 'price:0-5000000' end,
        case when price between 5000000 and 10000000 then 'price:5000000-10000000' end,
        case when price between 10000000 and 25000000 then 'price:10000000-25000000' end,
        case when price between 25000000 and 50000000 then 'price:25000000-50000000' end,
        case when price >= 50000000 then 'price:50000000-' end,
        case when %1$s <= 100000 then 'each:0-100000' end,
        case when %1$s between 100000 and 150000 then 'each:100000-150000' end,
        case when %1$s between 150000 and 200000 then 'each:150000-200000' end,
        case when %1$s between 200000 and 300000 then 'each:200000-300000' end,
        case when %1$s >= 300000 then 'each:300000-' end,
        case when total_beds >= 25 then 'beds:25' end,
        case when total_beds >= 50 then 'beds:50' end,
        case when total_beds >= 100 then 'beds:100' end,
        case when total_beds >= 200 then 'beds:200' end,
        case when occupancy_rate >= 80 then 'occupancy:80' end,
        case when occupancy_rate >= 85 then 'occupancy:85' end,
        case when occupancy_rate >= 90 then 'occupancy:90' end,
        case when occupancy_rate >= 95 then 'occupancy:95' end,
        case when cap_rate >= 6 then 'cap:6' end,
        case when cap_rate >= 7 then 'cap:7' end,
        case when cap_rate >= 8 then 'cap:8' end,
        case when cap_rate >= 10 then 'cap:10' end
      ], null)
    $facets$,
    v_each
  );
  -- A table of names beside the rows would be no part of an index.
  v_words constant text := $words$
    ' ' || lower(regexp_replace(
      property_name || ' ' || city || ' ' || state || ' ' || coalesce(broker_name, '') || ' '
        || coalesce('{
    "AL":"Alabama","AK":"Alaska","AZ":"Arizona","AR":"Arkansas","CA":"California","CO":"Colorado",
    "CT":"Connecticut","DE":"Delaware","DC":"District of Columbia","FL":"Florida","GA":"Georgia",
    "HI":"Hawaii","ID":"Idaho","IL":"Illinois","IN":"Indiana","IA":"Iowa","KS":"Kansas","KY":"Kentucky",
    "LA":"Louisiana","ME":"Maine","MD":"Maryland","MA":"Massachusetts","MI":"Michigan","MN":"Minnesota",
    "MS":"Mississippi","MO":"Missouri","MT":"Montana","NE":"Nebraska","NV":"Nevada","NH":"New Hampshire",
    "NJ":"New Jersey","NM":"New Mexico","NY":"New York","NC":"North Carolina","ND":"North Dakota",
    "OH":"Ohio","OK":"Oklahoma","OR":"Oregon","PA":"Pennsylvania","RI":"Rhode Island",
    "SC":"South Carolina","SD":"South Dakota","TN":"Tennessee","TX":"Texas","UT":"Utah","VT":"Vermont",
    "VA":"Virginia","WA":"Washington","WV":"West Virginia","WI":"Wisconsin","WY":"Wyoming"
        }'::jsonb ->> state, '') || ' ' || property_type,
      '[^[:alnum:]]+', ' ', 'g'
    ))
  $words$;
  v_price_each constant text := format('coalesce(%s, -1)', v_each);
  v_live constant text := $live$approval_status = 'approved' and status in ('active', 'under_contract')$live$;
begin
  execute format(
    $view$
      create view private.live_listings as
      select
        id, created_at, coalesce(price, 100000000001) as price_low, coalesce(price, 0) as price_high,
        coalesce(cap_rate, -1) as cap_rate, coalesce(total_beds, -1) as beds,
        %s as facets, %s as words, %s as price_each, coalesce(occupancy_rate, -1) as occupancy
      from public.listings
      where %s
    $view$,
    v_facets, v_words, v_price_each, v_live
  );
  execute format(
    'create index listings_live_facets_idx on public.listings using gin ((%s)) with (fastupdate = off) where %s',
    v_facets, v_live
  );
  execute format(
    'create index listings_live_words_idx on public.listings using gin ((%s) extensions.gin_trgm_ops)'
      || ' with (fastupdate = off) where %s',
    v_words, v_live
  );
  execute format(
    'create index listings_live_price_each_idx on public.listings ((%s)) where %s', v_price_each, v_live
  );
  execute format(
    'create index listings_live_occupancy_idx on public.listings ((coalesce(occupancy_rate, -1))) where %s',
    v_live
  );
end
$$;

revoke all on table private.live_listings from public, anon, authenticated, service_role;

-- The bands of prices that the index knows.
create function private.listing_bands() returns text[]
language sql immutable set search_path = ''
as $$
  select array[
    'price:0-5000000', 'price:5000000-10000000', 'price:10000000-25000000', 'price:25000000-50000000',
    'price:50000000-', 'each:0-100000', 'each:100000-150000', 'each:150000-200000', 'each:200000-300000',
    'each:300000-'
  ]
$$;
revoke all on function private.listing_bands() from public, anon, authenticated, service_role;

-- A statement's trigger knows only the rows that its statement has. This is the query over those that
-- were live before (counted -1) and are live now (counted 1), for a trigger to execute.
create function private.changed_live_listings(p_operation text) returns text
language sql immutable set search_path = ''
as $$
  select string_agg(
    format(
      'select l.*, %s as times from %I l where l.approval_status = ''approved'' and l.status in (''active'', ''under_contract'')',
      side.times, side.name
    ),
    ' union all '
  )
  from (values ('come', 1, 'DELETE'), ('gone', -1, 'INSERT')) as side (name, times, missing_in)
  where side.missing_in <> p_operation
$$;
revoke all on function private.changed_live_listings(text) from public, anon, authenticated, service_role;

-- listings/find.sql

-- A search by ranges of its own, by the names of states and by what a community is, also where a word is
-- misspelt. What the filters would leave is counted in figures.sql.

-- The conditions of a search as SQL, so that the planner sees what is asked for. A facet is a choice that
-- the index knows ('beds:50'), several states or kinds of which one is enough ('state:OH,TX'), or a range
-- with one end or both ('cap:7.5-9').
create function private.listing_conditions(p_facets text[], p_search text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_exact text[] := '{}';
  v_parts text[] := array['true'];
  v_facet text;
  v_range text[];
  v_bands text[];
  v_from numeric;
  v_to numeric;
begin
  if cardinality(p_facets) > 64
    or exists (select from unnest(p_facets) f where char_length(f) > 400)
  then
    raise exception 'Nobody filters by as much as that.' using errcode = '22023';
  end if;
  foreach v_facet in array coalesce(p_facets, '{}') loop
    v_range := regexp_match(
      v_facet, '^(price|each|beds|occupancy|cap):([0-9]{1,12}(?:\.[0-9]{1,3})?)?-([0-9]{1,12}(?:\.[0-9]{1,3})?)?$'
    );
    if v_facet ~ '^(state|type):[^,]+(,[^,]+)+$' then
      v_parts := v_parts || format(
        'v.facets && %L::text[]',
        (
          select array_agg(split_part(v_facet, ':', 1) || ':' || o.choice)
          from unnest(string_to_array(split_part(v_facet, ':', 2), ',')) as o (choice)
        )
      );
    elsif v_range is null or v_facet = any (private.listing_bands()) then
      v_exact := v_exact || v_facet;
    else
      v_from := v_range[2];
      v_to := v_range[3];
      -- What has steps in the index is looked for from the step below.
      v_exact := v_exact || array(
        select v_range[1] || ':' || max(s.step)
        from (values
          ('beds', 25), ('beds', 50), ('beds', 100), ('beds', 200), ('occupancy', 80), ('occupancy', 85),
          ('occupancy', 90), ('occupancy', 95), ('cap', 6), ('cap', 7), ('cap', 8), ('cap', 10)
        ) as s (name, step)
        where s.name = v_range[1] and s.step <= v_from
        having max(s.step) is not null
      );
      -- Below zero, or above every price, stands what nobody has told.
      v_parts := v_parts || (
        select format(
          'v.%1$I >= %2$s and v.%1$I <= %3$s',
          c.name,
          case when c.is_whole then ceil(coalesce(v_from, 0)) else coalesce(v_from, 0) end,
          case when c.is_whole then floor(coalesce(v_to, c.most)) else coalesce(v_to, c.most) end
        )
        from (values
          ('price', 'price_low', true, 100000000000), ('each', 'price_each', false, 999999999999),
          ('beds', 'beds', true, 1000000), ('occupancy', 'occupancy', false, 100), ('cap', 'cap_rate', false, 100)
        ) as c (range, name, is_whole, most)
        where c.range = v_range[1]
      );
      -- And what has bands in those that the range touches: they are met beside the other filters.
      v_bands := array(
        select b.name
        from unnest(private.listing_bands()) as b (name)
        cross join lateral (select string_to_array(split_part(b.name, ':', 2), '-') as ends) e
        where split_part(b.name, ':', 1) = v_range[1]
          and e.ends[1]::numeric <= coalesce(v_to, 'Infinity')
          and coalesce(nullif(e.ends[2], '')::numeric, 'Infinity') >= coalesce(v_from, 0)
      );
      if cardinality(v_bands) between 1 and 4 then
        v_parts := v_parts || format('v.facets && %L::text[]', v_bands);
      end if;
    end if;
  end loop;
  return concat_ws(
    ' and ',
    array_to_string(v_parts, ' and '),
    case when cardinality(v_exact) > 0 then format('v.facets @> %L::text[]', v_exact) end,
    (
      select string_agg(
        format('v.words like %L', case when char_length(w.read) < 3 then '% ' else '%' end || w.read || '%'),
        ' and ' order by w.place
      )
      from private.read_search(p_search) w
    )
  );
end
$$;
revoke all on function private.listing_conditions(text[], text) from public, anon, authenticated, service_role;

-- One page as a query, in one of two ways. `p_reach` goes through the order from the cursor on, at most
-- that many rows; null begins with the rows that fit, however many there are.
create function private.listing_query(
  p_facets text[], p_search text, p_sort text, p_cursor text, p_is_backward boolean, p_limit integer,
  p_reach integer
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_order record;
  v_is_down boolean;
  v_from text := 'true';
begin
  select o.name, o.type, o.is_down into v_order
  from (values
    ('newest', 'created_at', 'timestamptz', true),
    ('price-low', 'price_low', 'bigint', false),
    ('price-high', 'price_high', 'bigint', true),
    ('cap', 'cap_rate', 'numeric', true),
    ('beds', 'beds', 'integer', true)
  ) as o (sort, name, type, is_down)
  where o.sort = p_sort;
  if not found then
    raise exception 'Listings have no order called that.' using errcode = '22023';
  end if;
  v_is_down := v_order.is_down <> p_is_backward;
  if p_cursor is not null then
    v_from := format(
      '(v.%I, v.id) %s (%L::%s, %L::uuid)', v_order.name, case when v_is_down then '<' else '>' end,
      split_part(p_cursor, '~', 1), v_order.type, split_part(p_cursor, '~', 2)
    );
  end if;
  -- An order by price begins where the range of prices does, not at the other end of the market.
  if v_order.type = 'bigint' then
    v_from := concat_ws(' and ', v_from, (
      select string_agg(concat_ws(
        ' and ',
        case when b.ends[1] <> '' then format('v.%I >= %L', v_order.name, b.ends[1]::bigint) end,
        case when b.ends[2] <> '' then format('v.%I <= %L', v_order.name, b.ends[2]::bigint) end
      ), ' and ')
      from unnest(p_facets) f
      cross join lateral (select regexp_match(f, '^price:(\d{0,12})-(\d{0,12})$') as ends) b
      where b.ends is not null
    ));
  end if;
  return format(
    case when p_reach is null
      then 'with v as materialized (select v.id, v.%1$I from private.live_listings v where %2$s and %3$s) '
        || 'select v.id, to_jsonb(v.%1$I) #>> ''{}'' as key from v order by v.%1$I %4$s, v.id %4$s limit %5$s'
      else 'select v.id, to_jsonb(v.%1$I) #>> ''{}'' as key from ('
        || 'select * from private.live_listings v where %3$s order by v.%1$I %4$s, v.id %4$s limit %6$s'
        || ') v where %2$s order by v.%1$I %4$s, v.id %4$s limit %5$s'
    end,
    v_order.name, private.listing_conditions(p_facets, p_search), v_from,
    case when v_is_down then 'desc' else 'asc' end, p_limit, p_reach
  );
end
$$;
revoke all on function private.listing_query(text[], text, text, text, boolean, integer, integer)
  from public, anon, authenticated, service_role;

-- What fits is either frequent, and met soon on the way through the order, or rare, and then few to sort.
-- No estimate of how frequent decides between the two: it would be wrong for words, and for filters
-- that seldom agree. A scan of the whole table is never the way.
create function private.find_live_listings(
  p_facets text[], p_search text, p_sort text, p_cursor text, p_is_backward boolean, p_limit integer
) returns table (place bigint, id uuid, cursor text)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off
rows 21
as $$
declare
  v_scope constant text := 'listings:' || p_sort;
  v_from constant text := private.open_cursor(v_scope, p_cursor) #>> '{}';
  v_reach constant integer := 2000;
  v_ids uuid[];
  v_keys text[];
begin
  execute format(
    'select array_agg(q.id), array_agg(q.key) from (%s) q',
    private.listing_query(p_facets, p_search, p_sort, v_from, p_is_backward, p_limit, v_reach)
  ) into v_ids, v_keys;
  if coalesce(cardinality(v_ids), 0) < p_limit
    and private.listing_conditions(p_facets, p_search) <> 'true'
  then
    execute format(
      'select array_agg(q.id), array_agg(q.key) from (%s) q',
      private.listing_query(p_facets, p_search, p_sort, v_from, p_is_backward, p_limit, null)
    ) into v_ids, v_keys;
  end if;
  return query select u.place, u.id, private.seal_cursor(v_scope, to_jsonb(u.key || '~' || u.id))
    from unnest(v_ids, v_keys) with ordinality as u (id, key, place);
end
$$;
revoke all on function private.find_live_listings(text[], text, text, text, boolean, integer)
  from public, anon, authenticated, service_role;
grant execute on function private.find_live_listings(text[], text, text, text, boolean, integer) to anon, authenticated;

-- A page of live listings that fit, and the cursors of the pages beside it. In PL/pgSQL: an SQL function is
-- planned anew at each call, which with policies takes as long as finding the page.
create function public.find_listings(
  facets text[] default '{}', search text default '', sort text default 'newest',
  after text default null, before text default null, page_size integer default 20
) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    with wanted as (
      select
        $5 is not null and $4 is null as is_backward,
        least(greatest(coalesce($6, 20), 1), 100) as size
    ),
    found as (
      select f.place, f.id, f.cursor, w.is_backward, f.place > w.size as is_beyond
      from wanted w
      cross join lateral private.find_live_listings($1, $2, $3, coalesce($4, $5), w.is_backward, w.size + 1) f
    ),
    page as (
      select
        f.cursor, f.id,
        case when f.is_backward then -f.place else f.place end as place
      from found f
      where not f.is_beyond
    ),
    rows as (
      select
        p.place,
        jsonb_build_object(
          'id', l.id, 'property_name', l.property_name, 'location', l.location,
          'property_type', l.property_type, 'is_confidential', l.is_confidential, 'price', l.price,
          'total_beds', l.total_beds, 'total_units', l.total_units, 'occupancy_rate', l.occupancy_rate,
          'cap_rate', l.cap_rate, 'status', l.status, 'created_at', l.created_at,
          'listing_images', coalesce(
            (
              select jsonb_agg(first_image)
              from (
                select i.image_url, i.alt_text, i.caption, i.image_order, i.width, i.height
                from public.listing_images i
                where i.listing_id = l.id
                order by i.image_order
                limit 1
              ) first_image
            ),
            '[]'
          )
        ) as row
      from page p
      join public.listings l on l.id = p.id
    )
    select jsonb_build_object(
      'rows', coalesce((select jsonb_agg(r.row order by r.place) from rows r), '[]'),
      'previous', case
        when $4 is not null or (w.is_backward and exists (select from found f where f.is_beyond))
        then (select p.cursor from page p order by p.place limit 1)
      end,
      'next', case
        when w.is_backward or exists (select from found f where f.is_beyond)
        then (select p.cursor from page p order by p.place desc limit 1)
      end
    )
    from wanted w
  );
end
$$;
revoke all on function public.find_listings(text[], text, text, text, text, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.find_listings(text[], text, text, text, text, integer) to anon, authenticated;

-- listings/figures.sql

-- How many live listings there are where states and kinds alone are asked for: counted already. Null for
-- any other search.
create function private.counted_listings(p_facets text[], p_search text) returns bigint
language plpgsql stable set search_path = ''
as $$
begin
  if private.search_key(p_search) <> '' or (
    select count(*) <> count(k.kind) or count(*) <> count(distinct k.kind)
    from unnest(p_facets) f
    left join (values ('state'), ('type')) as k (kind) on f like k.kind || ':%'
  ) then
    return null;
  end if;
  return (
    select coalesce(sum(m.listings), 0)
    from private.live_listing_measures m
    where m.measure = 'listed'
      and m.state = any (coalesce(
        (select string_to_array(substr(f, 7), ',') from unnest(p_facets) f where f like 'state:%'), '{""}'
      ))
      and m.property_type = any (coalesce(
        (select string_to_array(substr(f, 6), ',') from unnest(p_facets) f where f like 'type:%'), '{""}'
      ))
  );
end
$$;
revoke all on function private.counted_listings(text[], text) from public, anon, authenticated, service_role;

-- What a search finds, read from its rows up to a thousand: they are found by the indexes on what they are
-- found by, and never by going through the market in the hope of a thousand soon.
create function private.figures_of_rows(p_facets text[], p_search text) returns jsonb
language plpgsql stable security definer set search_path = ''
set enable_seqscan = off set enable_indexscan = off
as $$
declare
  v_most constant integer := 1000;
  v_found jsonb;
begin
  execute format(
    $query$
      with found as materialized (
        select v.created_at, v.price_high, v.cap_rate, v.facets
        from private.live_listings v where %s limit %s
      )
      select jsonb_build_object(
        'count', count(*),
        'recent', count(*) filter (where f.created_at > now() - interval '30 days'),
        'value', coalesce(sum(f.price_high), 0),
        'cap_rate', round((
          percentile_cont(0.5) within group (order by f.cap_rate) filter (where f.cap_rate >= 0)
        )::numeric, 2),
        'facets', (
          select jsonb_object_agg(n.name, coalesce(c.choices, '{}'))
          from unnest(array['state', 'type', 'price', 'each', 'beds', 'occupancy', 'cap']) as n (name)
          left join (
            select
              split_part(u.facet, ':', 1) as name,
              jsonb_object_agg(split_part(u.facet, ':', 2), u.listings) as choices
            from (
              select o.facet, count(*) as listings
              from found, unnest(found.facets) as o (facet) group by o.facet
            ) u
            group by 1
          ) c on c.name = n.name
        )
      )
      from found f
    $query$,
    private.listing_conditions(p_facets, p_search), v_most + 1
  ) into v_found;
  return case
    when (v_found ->> 'count')::integer <= v_most then v_found || '{"is_exact": true}'
    else jsonb_build_object('count', v_most, 'is_exact', false)
  end;
end
$$;
revoke all on function private.figures_of_rows(text[], text) from public, anon, authenticated, service_role;

-- What a search finds in figures: how many, how many of the last thirty days, asking prices together, the
-- middle cap rate, and how many each choice of a filter holds. Of more than a thousand only what is counted
-- already is known.
create function private.figures_of_found(p_facets text[], p_search text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_counted constant bigint := private.counted_listings(p_facets, p_search);
  v_state constant text := coalesce((select min(substr(f, 7)) from unnest(p_facets) f where f like 'state:%'), '');
  v_type constant text := coalesce((select min(substr(f, 6)) from unnest(p_facets) f where f like 'type:%'), '');
begin
  if v_counted is null or v_counted <= 1000 then
    return private.figures_of_rows(p_facets, p_search);
  end if;
  if exists (select from unnest(p_facets) f where f like '%,%') then
    return jsonb_build_object('count', v_counted, 'is_exact', true);
  end if;
  return jsonb_build_object(
    'count', v_counted, 'is_exact', true,
    'recent', case when cardinality(p_facets) = 0 then private.hero_statistics() -> 'recent' end,
    'value', (
      select m.numerator from private.live_listing_measures m
      where m.state = v_state and m.property_type = v_type and m.measure = 'listed' and m.bucket = 0
    ),
    -- In its step in proportion, as private.market_figures has it.
    'cap_rate', (
      select round(
        (c.bucket + (0.5 * c.total - c.before) / c.listings) * private.measure_step('cap_rate'), 2
      )
      from (
        select
          m.bucket, m.listings, sum(m.listings) over () as total,
          sum(m.listings) over (order by m.bucket) - m.listings as before
        from private.live_listing_measures m
        where m.state = v_state and m.property_type = v_type and m.measure = 'cap_rate' and m.listings > 0
      ) c
      where 0.5 * c.total > c.before and 0.5 * c.total <= c.before + c.listings
    ),
    'facets', jsonb_build_object(
      'state', (
        select coalesce(jsonb_object_agg(m.state, m.listings), '{}')
        from private.live_listing_measures m
        where m.state <> '' and m.property_type = v_type and m.measure = 'listed' and m.listings > 0
      ),
      'type', (
        select coalesce(jsonb_object_agg(m.property_type, m.listings), '{}')
        from private.live_listing_measures m
        where m.state = v_state and m.property_type <> '' and m.measure = 'listed' and m.listings > 0
      )
    )
  );
end
$$;
revoke all on function private.figures_of_found(text[], text) from public, anon, authenticated, service_role;

-- The same for people: the choices of each filter are counted as if it were not set itself, so that each says
-- what choosing it instead would leave. A filter whose counts nobody knows is missing among `facets`.
create function private.listing_figures(p_facets text[], p_search text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_found jsonb := private.figures_of_found(p_facets, p_search);
  v_facets jsonb := '{}';
  v_name text;
  v_choices jsonb;
begin
  foreach v_name in array array['state', 'type', 'price', 'each', 'beds', 'occupancy', 'cap'] loop
    v_choices := case
      when exists (select from unnest(p_facets) f where f like v_name || ':%')
      then private.figures_of_found(
        array(select f from unnest(p_facets) f where f not like v_name || ':%'), p_search
      )
      else v_found
    end #> array['facets', v_name];
    if v_choices is not null then
      v_facets := v_facets || jsonb_build_object(v_name, v_choices);
    end if;
  end loop;
  return v_found || jsonb_build_object(
    'facets', v_facets,
    'read_as', (
      select coalesce(jsonb_object_agg(r.word, r.read), '{}')
      from private.read_search(p_search) r where r.word <> r.read
    )
  );
end
$$;
revoke all on function private.listing_figures(text[], text) from public, anon, authenticated, service_role;
grant execute on function private.listing_figures(text[], text) to anon, authenticated;

-- A search in figures, which follow its filters: `count` with `is_exact`, `recent`, `value`, `cap_rate`,
-- `facets` by filter and choice, and `read_as`, the words that were read as others.
create function public.listing_figures(facets text[] default '{}', search text default '') returns jsonb
language sql stable set search_path = ''
as $$
  select private.listing_figures(coalesce($1, '{}'), coalesce($2, ''))
$$;
revoke all on function public.listing_figures(text[], text) from public, anon, authenticated, service_role;
grant execute on function public.listing_figures(text[], text) to anon, authenticated;

-- messages/blocks.sql

-- Whom somebody wants to hear nothing from. Nobody sees that they are in this list; a message to whoever
-- blocked them is refused.
create table public.user_blocks (
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  blocked_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),

  constraint user_blocks_pkey primary key (user_id, blocked_id),
  constraint user_blocks_not_oneself check (user_id <> blocked_id)
);

create index user_blocks_blocked_idx on public.user_blocks (blocked_id);

alter table public.user_blocks enable row level security;
revoke all on table public.user_blocks from public, anon, authenticated, service_role;
grant select, delete on table public.user_blocks to authenticated;
grant insert (user_id, blocked_id) on table public.user_blocks to authenticated;
grant select, insert, update, delete on table public.user_blocks to service_role;

create policy "People read whom they block" on public.user_blocks
  for select to authenticated using (user_id = (select auth.uid()));

create policy "People block for themselves" on public.user_blocks
  for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.is_approved()));

create policy "People unblock for themselves" on public.user_blocks
  for delete to authenticated using (user_id = (select auth.uid()));

select private.require_second_factor('public.user_blocks');

-- Whether one of the two wants nothing of the other.
create function private.is_blocked_between(p_one uuid, p_other uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.user_blocks b
    where (b.user_id, b.blocked_id) in ((p_one, p_other), (p_other, p_one))
  );
end
$$;
revoke all on function private.is_blocked_between(uuid, uuid) from public, anon, authenticated, service_role;

-- messages/pace.sql

-- How much an account has sent and started within the hour and the minute, so that no program floods
-- people. What is over is forgotten at the next count.
create table private.message_pace (
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null,
  since timestamptz not null,
  uses integer not null,

  constraint message_pace_pkey primary key (user_id, kind)
);

alter table private.message_pace enable row level security;
revoke all on table private.message_pace from public, anon, authenticated, service_role;

-- Counts one use of what may be done so often in such a time, and refuses the next one.
create function private.keep_pace(p_kind text, p_most integer, p_within interval) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_uses integer;
begin
  if auth.role() is distinct from 'authenticated' then
    return;
  end if;
  insert into private.message_pace as p (user_id, kind, since, uses)
  values (auth.uid(), p_kind, now(), 1)
  on conflict (user_id, kind) do update
  set uses = case when p.since > now() - p_within and p.since <= now() then p.uses + 1 else 1 end,
    since = case when p.since > now() - p_within and p.since <= now() then p.since else now() end
  returning p.uses into v_uses;
  if v_uses > p_most then
    raise exception 'Too much within a short time.' using errcode = 'HXMRT', hint = 'Wait a moment.';
  end if;
end
$$;
revoke all on function private.keep_pace(text, integer, interval) from public, anon, authenticated, service_role;

-- messages/conversations.sql

-- What people write to each other stands in conversations. Who is in one is told twice: `participants` is
-- what clients read, `conversation_members` is what decides, and a trigger keeps the first like the second.
create table public.chat_conversations (
  id uuid primary key default gen_random_uuid(),
  participants jsonb not null,
  conversation_type text not null default 'direct',
  listing_id uuid references public.listings (id) on delete set null,
  subject text,
  metadata jsonb not null default '{}',
  last_message_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  owner_id uuid references public.profiles (id) on delete set null,

  constraint chat_conversations_participants_are_list check (
    jsonb_typeof(participants) = 'array' and jsonb_array_length(participants) <= 50
  ),
  constraint chat_conversations_type_is_known check (conversation_type in ('direct', 'group')),
  constraint chat_conversations_subject_is_plain check (
    char_length(btrim(subject)) >= 1 and char_length(btrim(subject)) <= 200 and subject !~ '[[:cntrl:]]'
  ),
  constraint chat_conversations_metadata_is_small check (
    jsonb_typeof(metadata) = 'object' and char_length(metadata::text) <= 4000
  )
);

comment on column public.chat_conversations.participants is
  'The accounts in it, as a list; one that arrives as a JSON string is read as such.';

comment on column public.chat_conversations.owner_id is
  'Who names a group and takes people out of it; null between two.';

create index chat_conversations_owner_idx on public.chat_conversations (owner_id);
create index chat_conversations_listing_idx on public.chat_conversations (listing_id);
-- For whoever has just started one: see the policy.
create index chat_conversations_created_idx on public.chat_conversations (created_at);

-- What a conversation is to each who is in it. Nobody else reads this: that somebody muted it is theirs alone.
create table public.conversation_members (
  conversation_id uuid not null references public.chat_conversations (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  joined_at timestamptz not null default now(),
  is_muted boolean not null default false,
  hidden_at timestamptz,
  left_at timestamptz,
  last_message_at timestamptz not null default now(),

  constraint conversation_members_pkey primary key (conversation_id, user_id)
);

comment on column public.conversation_members.hidden_at is
  'Out of the list since then, until the next message.';
comment on column public.conversation_members.last_message_at is
  'As the conversation has it, so that one''s list is a range of one index.';

create index conversation_members_list_idx
  on public.conversation_members (user_id, last_message_at desc, conversation_id desc) where left_at is null;

-- How far each has got, which the others in it may see: up to which message it arrived, and was read.
create table public.conversation_receipts (
  conversation_id uuid not null references public.chat_conversations (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  delivered_at timestamptz not null default '-infinity',
  read_at timestamptz not null default '-infinity',

  constraint conversation_receipts_pkey primary key (conversation_id, user_id)
);

comment on column public.conversation_receipts.delivered_at is
  'created_at of the newest message that reached a device of theirs; -infinity for none.';
comment on column public.conversation_receipts.read_at is
  'created_at of the newest message that they read; -infinity for none.';

create index conversation_receipts_user_idx on public.conversation_receipts (user_id);

-- Which conversation is the one between two about a listing, or about none, so that it is found again.
create table private.direct_conversations (
  conversation_id uuid primary key references public.chat_conversations (id) on delete cascade,
  first_id uuid not null references public.profiles (id) on delete cascade,
  second_id uuid not null references public.profiles (id) on delete cascade,
  listing_id uuid,

  constraint direct_conversations_in_order check (first_id < second_id),
  constraint direct_conversations_once unique nulls not distinct (first_id, second_id, listing_id)
);

create index direct_conversations_second_idx on private.direct_conversations (second_id);

alter table private.direct_conversations enable row level security;
revoke all on table private.direct_conversations from public, anon, authenticated, service_role;

-- The conversations that the caller is in; none for an account that is not let in.
create function private.my_conversation_ids() returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_approved() then
    return '{}';
  end if;
  return array(
    select m.conversation_id from public.conversation_members m
    where m.user_id = (select auth.uid()) and m.left_at is null
  );
end
$$;
revoke all on function private.my_conversation_ids() from public, anon, authenticated, service_role;
grant execute on function private.my_conversation_ids() to authenticated;

create function private.is_in_conversation(p_conversation_id uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.is_approved() and exists (
    select from public.conversation_members m
    where m.conversation_id = p_conversation_id and m.user_id = (select auth.uid()) and m.left_at is null
  );
end
$$;
revoke all on function private.is_in_conversation(uuid) from public, anon, authenticated, service_role;
grant execute on function private.is_in_conversation(uuid) to authenticated;

-- Refuses whoever is not in it, and answers the same of a conversation of others and of none.
create function private.require_member(p_conversation_id uuid) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.is_in_conversation(p_conversation_id) is not true then
    raise exception 'You are not in this conversation.' using errcode = '42501';
  end if;
  return auth.uid();
end
$$;
revoke all on function private.require_member(uuid) from public, anon, authenticated, service_role;

alter table public.chat_conversations enable row level security;
revoke all on table public.chat_conversations from public, anon, authenticated, service_role;
grant select on table public.chat_conversations to authenticated;
grant insert (id, participants, conversation_type, listing_id, subject, metadata)
  on table public.chat_conversations to authenticated;
-- Older programs say when the last message came; the trigger knows it better.
grant update (last_message_at) on table public.chat_conversations to authenticated;
grant select, insert, update, delete on table public.chat_conversations to service_role;

-- By the list in the row as well: an insert reads its row back before anybody is a member.
create policy "Participants read a conversation" on public.chat_conversations
  for select to authenticated
  using (
    id = any ((select private.my_conversation_ids())::uuid[])
    or (created_at = now() and participants ? (select auth.uid())::text and (select private.is_approved()))
  );

create policy "Who has messaging access starts a conversation" on public.chat_conversations
  for insert to authenticated
  with check (participants ? (select auth.uid())::text and (select private.has_open_access()));

create policy "Participants touch a conversation" on public.chat_conversations
  for update to authenticated
  using (id = any ((select private.my_conversation_ids())::uuid[]));

select private.require_second_factor('public.chat_conversations');

alter table public.conversation_members enable row level security;
revoke all on table public.conversation_members from public, anon, authenticated, service_role;
grant select on table public.conversation_members to authenticated;
grant update (is_muted, hidden_at) on table public.conversation_members to authenticated;
grant select, insert, update, delete on table public.conversation_members to service_role;

create policy "Members read what a conversation is to them" on public.conversation_members
  for select to authenticated using (user_id = (select auth.uid()));

create policy "Members mute and hide for themselves" on public.conversation_members
  for update to authenticated
  using (user_id = (select auth.uid()) and left_at is null and (select private.is_approved()));

select private.require_second_factor('public.conversation_members');

alter table public.conversation_receipts enable row level security;
revoke all on table public.conversation_receipts from public, anon, authenticated, service_role;
grant select on table public.conversation_receipts to authenticated;
grant select, insert, update, delete on table public.conversation_receipts to service_role;

create policy "Participants read how far each has got" on public.conversation_receipts
  for select to authenticated
  using (conversation_id = any ((select private.my_conversation_ids())::uuid[]));

select private.require_second_factor('public.conversation_receipts');

alter publication supabase_realtime add table public.chat_conversations;
alter publication supabase_realtime add table public.conversation_receipts;

-- Typing and the like are said on the conversation's own private channel, `conversation:<id>`.
create policy "Participants listen in their conversation" on realtime.messages
  for select to authenticated
  using ((select realtime.topic()) = any (array(
    select 'conversation:' || c from unnest((select private.my_conversation_ids())) as c
  )));

create policy "Participants speak in their conversation" on realtime.messages
  for insert to authenticated
  with check ((select realtime.topic()) = any (array(
    select 'conversation:' || c from unnest((select private.my_conversation_ids())) as c
  )));

-- messages/participants.sql

-- How the list of who is in a conversation is read and checked, and how members and receipts come of it.

-- The accounts that a list names, each once and in order; refuses what is no list of accounts.
create function private.participants_of(p_list jsonb) returns uuid[]
language plpgsql immutable set search_path = ''
as $$
declare
  v_list jsonb := p_list;
begin
  if jsonb_typeof(v_list) = 'string' and char_length(v_list #>> '{}') <= 4000 then
    v_list := (v_list #>> '{}')::jsonb;
  end if;
  if jsonb_typeof(v_list) = 'array' and jsonb_array_length(v_list) <= 50 then
    return array(select distinct e::uuid from jsonb_array_elements_text(v_list) e order by 1);
  end if;
  raise exception 'Participants are a list of at most 50 accounts.' using errcode = 'HXCVP';
exception when invalid_text_representation then
  raise exception 'Participants are a list of accounts.' using errcode = 'HXCVP';
end
$$;
revoke all on function private.participants_of(jsonb) from public, anon, authenticated, service_role;

-- Whether everybody can be brought into a conversation by the caller.
create function private.require_reachable(p_people uuid[]) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if (
    select count(*) from public.profiles p
    where p.id = any (p_people)
      and private.account_status(p.requires_approval, p.approval_status, p.suspended_at) = 'approved'
  ) <> cardinality(p_people) then
    raise exception 'Somebody of these cannot be reached.' using errcode = 'HXCVP';
  end if;
  if exists (
    select from unnest(p_people) as other (id) where private.is_blocked_between(auth.uid(), other.id)
  ) then
    raise exception 'One of the two has blocked the other.' using errcode = 'HXBLK';
  end if;
end
$$;
revoke all on function private.require_reachable(uuid[]) from public, anon, authenticated, service_role;

create function private.guard_conversation() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_people constant uuid[] := private.participants_of(new.participants);
  v_caller constant uuid := auth.uid();
begin
  new.participants := to_jsonb(v_people);
  new.created_at := now();
  new.last_message_at := now();
  new.metadata := coalesce(new.metadata, '{}');
  new.owner_id := case when new.conversation_type = 'group' then coalesce(v_caller, v_people[1]) end;
  if auth.role() = 'authenticated' then
    if not coalesce(v_caller = any (v_people), false) or not private.is_approved() then
      raise exception 'Nobody starts a conversation of others.' using errcode = '42501';
    end if;
    if not private.has_open_access() then
      raise exception 'Starting a conversation needs a plan.'
        using errcode = 'HXMPL', hint = 'Choose a plan with messages.';
    end if;
    perform private.keep_pace('conversation', 30, interval '1 hour');
    if new.listing_id is not null and not private.owns_listing(new.listing_id) and not exists (
      select from public.listings l
      where l.id = new.listing_id and l.approval_status = 'approved' and l.status in ('active', 'under_contract')
    ) then
      raise exception 'There is no such listing.' using errcode = 'HXGON';
    end if;
    perform private.require_reachable(v_people);
  end if;
  if cardinality(v_people) < 2 or (new.conversation_type = 'direct' and cardinality(v_people) > 2) then
    raise exception 'A conversation is between two, and of more than two a group.' using errcode = 'HXCVP';
  end if;
  return new;
end
$$;
revoke all on function private.guard_conversation() from public, anon, authenticated, service_role;

create trigger guard_conversation before insert on public.chat_conversations
  for each row execute function private.guard_conversation();

create function private.join_participants() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_people constant uuid[] := private.participants_of(new.participants);
begin
  insert into public.conversation_members (conversation_id, user_id, last_message_at)
  select new.id, p.id, new.last_message_at from unnest(v_people) as p (id);
  if new.conversation_type = 'direct' then
    insert into private.direct_conversations (conversation_id, first_id, second_id, listing_id)
    values (new.id, v_people[1], v_people[2], new.listing_id)
    on conflict do nothing;
  end if;
  return null;
end
$$;
revoke all on function private.join_participants() from public, anon, authenticated, service_role;

create trigger join_participants after insert on public.chat_conversations
  for each row execute function private.join_participants();

-- When the last message came is no matter of opinion.
create function private.keep_last_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.last_message_at := coalesce(
    (select max(m.created_at) from public.conversation_messages m where m.conversation_id = new.id),
    old.last_message_at
  );
  return new;
end
$$;
revoke all on function private.keep_last_message() from public, anon, authenticated, service_role;

create trigger keep_last_message before update of last_message_at on public.chat_conversations
  for each row execute function private.keep_last_message();

create function private.add_receipt() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.conversation_receipts (conversation_id, user_id)
  values (new.conversation_id, new.user_id)
  on conflict do nothing;
  return null;
end
$$;
revoke all on function private.add_receipt() from public, anon, authenticated, service_role;

create trigger add_receipt after insert on public.conversation_members
  for each row execute function private.add_receipt();

-- The list in the conversation follows who is in it, whatever the path.
create function private.follow_members() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_id constant uuid := case tg_op when 'DELETE' then old.conversation_id else new.conversation_id end;
  v_people constant jsonb := (
    select coalesce(jsonb_agg(m.user_id order by m.user_id), '[]')
    from public.conversation_members m where m.conversation_id = v_id and m.left_at is null
  );
begin
  update public.chat_conversations c set participants = v_people
  where c.id = v_id and c.participants is distinct from v_people;
  return null;
end
$$;
revoke all on function private.follow_members() from public, anon, authenticated, service_role;

create trigger follow_members after insert or delete or update of left_at on public.conversation_members
  for each row execute function private.follow_members();

-- messages/conversation_messages.sql

-- What was written. Within a conversation created_at grows with each message, since the conversation is
-- locked while one is added: whoever asks for what came after a moment misses nothing and gets nothing twice.
create table public.conversation_messages (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references public.chat_conversations (id) on delete cascade,
  sender_id uuid default auth.uid() references public.profiles (id) on delete set null,
  message_text text not null,
  message_type text not null default 'text',
  metadata jsonb not null default '{}',
  reply_to uuid references public.conversation_messages (id) on delete set null,
  reactions jsonb not null default '{}',
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  deleted_at timestamptz,
  forwarded jsonb,
  file_count integer not null default 0,

  constraint conversation_messages_in_order unique (conversation_id, created_at),
  constraint conversation_messages_type_is_known check (message_type in ('text', 'file', 'system')),
  -- Tabs and line breaks are part of a message; other control characters, and what turns a line around, are not.
  constraint conversation_messages_text_is_plain check (
    char_length(message_text) <= 8000
    and (btrim(message_text, E' \t\n\r') <> '' or deleted_at is not null or message_type = 'file')
    and message_text !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'
  ),
  constraint conversation_messages_metadata_is_small check (
    jsonb_typeof(metadata) = 'object' and char_length(metadata::text) <= 8000
  ),
  constraint conversation_messages_reactions_are_few check (
    jsonb_typeof(reactions) = 'object' and char_length(reactions::text) <= 20000
  )
);

comment on column public.conversation_messages.id is
  'Chosen by the client before it sends, so that what is sent twice is one message.';
comment on column public.conversation_messages.forwarded is
  'Of a message that was handed on: who wrote it, as {"name"}, null for whom not everybody knows. Only the server says so.';
comment on column public.conversation_messages.reactions is 'Who reacted how: a list of accounts for each sign.';

create index conversation_messages_sender_idx on public.conversation_messages (sender_id);
create index conversation_messages_reply_idx on public.conversation_messages (reply_to) where reply_to is not null;

-- What waits to be read, one row for each other participant of a message.
create table public.message_notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  conversation_id uuid not null references public.chat_conversations (id) on delete cascade,
  message_id uuid not null references public.conversation_messages (id) on delete cascade,
  notification_type text not null default 'new_message',
  read_at timestamptz,
  created_at timestamptz not null default now(),

  constraint message_notifications_once unique (message_id, user_id),
  constraint message_notifications_type_is_known check (notification_type = 'new_message')
);

comment on column public.message_notifications.created_at is 'As of the message.';

create index message_notifications_unread_idx
  on public.message_notifications (user_id, conversation_id, created_at) where read_at is null;
create index message_notifications_user_idx on public.message_notifications (user_id, created_at desc);
create index message_notifications_conversation_idx on public.message_notifications (conversation_id);

-- What a message said before it was changed or deleted. Participants read it by a call while the message
-- stands; of a deleted one only staff sees it, in a report.
create table private.message_versions (
  message_id uuid not null references public.conversation_messages (id) on delete cascade,
  version integer not null,
  message_text text not null,
  metadata jsonb not null,
  replaced_at timestamptz not null default now(),

  constraint message_versions_pkey primary key (message_id, version)
);

alter table private.message_versions enable row level security;
revoke all on table private.message_versions from public, anon, authenticated, service_role;

alter table public.conversation_messages enable row level security;
revoke all on table public.conversation_messages from public, anon, authenticated, service_role;
grant select on table public.conversation_messages to authenticated;
grant insert (id, conversation_id, sender_id, message_text, message_type, metadata, reply_to)
  on table public.conversation_messages to authenticated;
grant update (message_text) on table public.conversation_messages to authenticated;
grant select, insert, update, delete on table public.conversation_messages to service_role;

create policy "Participants read messages" on public.conversation_messages
  for select to authenticated
  using (conversation_id = any ((select private.my_conversation_ids())::uuid[]));

create policy "Participants write messages" on public.conversation_messages
  for insert to authenticated
  with check (
    sender_id = (select auth.uid())
    and conversation_id = any ((select private.my_conversation_ids())::uuid[])
  );

create policy "Senders change their messages" on public.conversation_messages
  for update to authenticated
  using (
    sender_id = (select auth.uid()) and deleted_at is null and message_type <> 'system'
    and conversation_id = any ((select private.my_conversation_ids())::uuid[])
  );

select private.require_second_factor('public.conversation_messages');

alter table public.message_notifications enable row level security;
revoke all on table public.message_notifications from public, anon, authenticated, service_role;
grant select on table public.message_notifications to authenticated;
-- Older programs tell the others of their message themselves. The server has done it already, and no policy
-- lets anybody add another one.
grant insert (user_id, conversation_id, message_id, notification_type)
  on table public.message_notifications to authenticated;
grant update (read_at) on table public.message_notifications to authenticated;
grant select, insert, update, delete on table public.message_notifications to service_role;

create policy "People read what waits for them" on public.message_notifications
  for select to authenticated using (user_id = (select auth.uid()));

create policy "People mark as read what waits for them" on public.message_notifications
  for update to authenticated
  using (user_id = (select auth.uid()) and (select private.is_approved()));

select private.require_second_factor('public.message_notifications');

alter publication supabase_realtime add table public.conversation_messages;
alter publication supabase_realtime add table public.message_notifications;

-- Between two, a message to or from somebody who is blocked is refused; in a group it reaches the others.
create function private.is_blocked_in(p_conversation_id uuid, p_sender_id uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.chat_conversations c
    join public.conversation_members m on m.conversation_id = c.id and m.user_id <> p_sender_id
    where c.id = p_conversation_id and c.conversation_type = 'direct'
      and private.is_blocked_between(p_sender_id, m.user_id)
  );
end
$$;
revoke all on function private.is_blocked_in(uuid, uuid) from public, anon, authenticated, service_role;

create function private.require_unblocked(p_conversation_id uuid, p_sender_id uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.is_blocked_in(p_conversation_id, p_sender_id) then
    raise exception 'One of the two has blocked the other.' using errcode = 'HXBLK';
  end if;
end
$$;
revoke all on function private.require_unblocked(uuid, uuid) from public, anon, authenticated, service_role;

create function private.guard_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_last timestamptz;
begin
  -- What the server itself says within a call of somebody, see groups.
  if auth.role() = 'authenticated' and coalesce(current_setting('haven.server_speaks', true), '') <> 'true' then
    if new.sender_id is distinct from auth.uid() then
      raise exception 'Nobody writes in the name of somebody else.' using errcode = '42501';
    end if;
    perform private.require_member(new.conversation_id);
    perform private.require_unblocked(new.conversation_id, new.sender_id);
    if new.message_type = 'system' then
      raise exception 'Only the server says this.' using errcode = '42501';
    end if;
  end if;
  if new.reply_to is not null and not exists (
    select from public.conversation_messages m
    where m.id = new.reply_to and m.conversation_id = new.conversation_id
  ) then
    raise exception 'What is answered stands in another conversation.' using errcode = '23503';
  end if;
  perform from public.chat_conversations c where c.id = new.conversation_id for no key update;
  -- Several of one statement follow each other as well, on clocks that stand still meanwhile.
  select max(m.created_at) into v_last from public.conversation_messages m
  where m.conversation_id = new.conversation_id;
  new.metadata := coalesce(new.metadata, '{}');
  new.reactions := '{}';
  new.edited_at := null;
  new.deleted_at := null;
  new.created_at := greatest(clock_timestamp(), v_last + interval '1 microsecond');
  return new;
end
$$;
revoke all on function private.guard_message() from public, anon, authenticated, service_role;

create trigger guard_message before insert on public.conversation_messages
  for each row execute function private.guard_message();

-- A message, what waits for the others, and when the last one came are one transaction.
create function private.spread_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.keep_pace('message', 120, interval '1 minute');
  update public.chat_conversations c set last_message_at = new.created_at where c.id = new.conversation_id;
  update public.conversation_members m
  set last_message_at = new.created_at, hidden_at = null
  where m.conversation_id = new.conversation_id and m.left_at is null;
  insert into public.message_notifications (user_id, conversation_id, message_id, created_at)
  select m.user_id, new.conversation_id, new.id, new.created_at
  from public.conversation_members m
  where m.conversation_id = new.conversation_id and m.left_at is null and new.message_type <> 'system'
    and m.user_id is distinct from new.sender_id
    and not exists (
      select from public.user_blocks b where b.user_id = m.user_id and b.blocked_id = new.sender_id
    );
  return null;
end
$$;
revoke all on function private.spread_message() from public, anon, authenticated, service_role;

create trigger spread_message after insert on public.conversation_messages
  for each row execute function private.spread_message();

-- What the server has told already is not told again, and is no fault of whoever says so.
create function private.skip_told() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.role() = 'authenticated' and exists (
    select from public.message_notifications n
    join public.conversation_messages m on m.id = n.message_id
    where n.message_id = new.message_id and n.user_id = new.user_id and m.sender_id = auth.uid()
  ) and pg_trigger_depth() = 1 then
    return null;
  end if;
  return new;
end
$$;
revoke all on function private.skip_told() from public, anon, authenticated, service_role;

create trigger skip_told before insert on public.message_notifications
  for each row execute function private.skip_told();

-- Nothing has been read later than now.
create function private.keep_read_at() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.read_at := case when new.read_at is not null then least(new.read_at, now()) end;
  return new;
end
$$;
revoke all on function private.keep_read_at() from public, anon, authenticated, service_role;

create trigger keep_read_at before update of read_at on public.message_notifications
  for each row execute function private.keep_read_at();

-- Whoever reads by the table or by the call: the others see how far they have got.
create function private.follow_reading() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.conversation_receipts r
  set read_at = greatest(r.read_at, n.newest), delivered_at = greatest(r.delivered_at, n.newest)
  from (
    select a.user_id, a.conversation_id, max(a.created_at) as newest
    from after_reading a
    join before_reading b on b.id = a.id
    where b.read_at is null and a.read_at is not null
    group by a.user_id, a.conversation_id
  ) n
  where r.conversation_id = n.conversation_id and r.user_id = n.user_id and r.read_at < n.newest;
  return null;
end
$$;
revoke all on function private.follow_reading() from public, anon, authenticated, service_role;

create trigger follow_reading after update on public.message_notifications
  referencing old table as before_reading new table as after_reading
  for each statement execute function private.follow_reading();

-- messages/attachments.sql

-- Files of messages. Each lies in the bucket `message-files` under `<who sent it>/<conversation>/<id>`: the first
-- folder counts it against the room of its sender's plan, the second says who may read it. Its name stands in a
-- row alone, so that no name is ever part of a path.

-- What may be attached, and what the names of such files end with. shared/messages/files.ts has the same list; a
-- test compares the two. Pages, drawings, programs and Office files with macros are none of these.
create function private.message_file_types() returns table (type text, endings text[])
language sql immutable set search_path = ''
as $$
  values
    ('image/png', array['png']),
    ('image/jpeg', array['jpg', 'jpeg']),
    ('image/webp', array['webp']),
    ('image/gif', array['gif']),
    ('application/pdf', array['pdf']),
    ('text/plain', array['txt', 'md', 'csv']),
    ('text/csv', array['csv']),
    ('application/zip', array['zip']),
    ('application/msword', array['doc']),
    ('application/vnd.ms-excel', array['xls']),
    ('application/vnd.ms-powerpoint', array['ppt']),
    ('application/vnd.openxmlformats-officedocument.wordprocessingml.document', array['docx']),
    ('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', array['xlsx']),
    ('application/vnd.openxmlformats-officedocument.presentationml.presentation', array['pptx'])
$$;
revoke all on function private.message_file_types() from public, anon, authenticated, service_role;

create table public.message_attachments (
  id uuid primary key,
  message_id uuid not null references public.conversation_messages (id) on delete cascade,
  conversation_id uuid not null references public.chat_conversations (id) on delete cascade,
  path text not null,
  name text not null,
  type text not null,
  size bigint not null,
  place integer not null,
  created_at timestamptz not null default now(),

  constraint message_attachments_path_key unique (path),
  constraint message_attachments_name_is_plain check (
    char_length(btrim(name)) >= 1 and char_length(btrim(name)) <= 200
    and name !~ '[\x01-\x1f\x7f\u200e\u200f\u202a-\u202e\u2066-\u2069/\\]'
  )
);

comment on column public.message_attachments.name is 'As its sender calls it; it fits the type, and is no path.';
comment on column public.message_attachments.type is 'What the storage found it to be.';

create index message_attachments_message_idx on public.message_attachments (message_id);
create index message_attachments_conversation_idx on public.message_attachments (conversation_id, created_at desc);

alter table public.message_attachments enable row level security;
revoke all on table public.message_attachments from public, anon, authenticated, service_role;
grant select on table public.message_attachments to authenticated;
grant select, insert, update, delete on table public.message_attachments to service_role;

create policy "Participants read what is attached" on public.message_attachments
  for select to authenticated
  using (conversation_id = any ((select private.my_conversation_ids())::uuid[]));

select private.require_second_factor('public.message_attachments');

-- Whether a path is one that the caller may put a file at: their own folder, a conversation that they are in and
-- in which nobody has blocked anybody, and an id.
create function private.may_add_message_file(p_name text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_parts constant text[] := string_to_array(p_name, '/');
begin
  if cardinality(v_parts) <> 3 or v_parts[1] is distinct from auth.uid()::text
    or v_parts[3] !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    or v_parts[2] <> all (private.my_conversation_ids()::text[])
  then
    return false;
  end if;
  return not private.is_blocked_in(v_parts[2]::uuid, auth.uid());
end
$$;
revoke all on function private.may_add_message_file(text) from public, anon, authenticated, service_role;
grant execute on function private.may_add_message_file(text) to authenticated;

create function private.is_attached(p_name text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.message_attachments a where a.path = p_name);
end
$$;
revoke all on function private.is_attached(text) from public, anon, authenticated, service_role;
grant execute on function private.is_attached(text) to authenticated;

-- What is attached all participants read; what is not sent yet, or was taken back, its sender alone.
create function private.may_read_message_file(p_name text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_parts constant text[] := string_to_array(p_name, '/');
begin
  return coalesce(v_parts[2] = any (private.my_conversation_ids()::text[]), false)
    and (v_parts[1] = auth.uid()::text or private.is_attached(p_name));
end
$$;
revoke all on function private.may_read_message_file(text) from public, anon, authenticated, service_role;
grant execute on function private.may_read_message_file(text) to authenticated;

create policy "Participants read files of messages" on storage.objects
  for select to authenticated
  using (bucket_id = 'message-files' and private.may_read_message_file(name));

create policy "Participants add files of messages" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'message-files' and private.may_add_message_file(name));

-- Nothing replaces a file, and what was sent stays as it was sent.
create policy "Senders remove files that are not sent" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'message-files' and (storage.foldername(name))[1] = (select auth.uid())::text
    and (select private.is_approved()) and not private.is_attached(name)
  );

-- Ties files that the caller uploaded to a message of theirs, within its transaction.
create function private.attach_files(p_message_id uuid, p_conversation_id uuid, p_files jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_file record;
  v_path text;
  v_metadata jsonb;
begin
  for v_file in
    select f.value ->> 'id' as id, f.value ->> 'name' as name, f.ordinality as place
    from jsonb_array_elements(p_files) with ordinality f
  loop
    v_path := concat_ws('/', auth.uid(), p_conversation_id, v_file.id);
    select o.metadata into v_metadata from storage.objects o
    where o.bucket_id = 'message-files' and o.name = v_path and not private.is_attached(v_path)
      and o.created_at > now() - interval '1 day'
    for share;
    if not found then
      raise exception 'A file has not arrived.' using errcode = 'HXMFM';
    end if;
    if not exists (
      select from private.message_file_types() t
      where t.type = v_metadata ->> 'mimetype'
        and lower(substring(v_file.name from '\.([A-Za-z0-9]{1,10})$')) = any (t.endings)
    ) then
      raise exception 'A file is not what its name says.' using errcode = 'HXMFT';
    end if;
    insert into public.message_attachments (id, message_id, conversation_id, path, name, type, size, place)
    values (
      v_file.id::uuid, p_message_id, p_conversation_id, v_path, btrim(v_file.name), v_metadata ->> 'mimetype',
      (v_metadata ->> 'size')::bigint, v_file.place
    );
  end loop;
end
$$;
revoke all on function private.attach_files(uuid, uuid, jsonb) from public, anon, authenticated, service_role;

create function private.attachments_of(p_message_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object('id', a.id, 'path', a.path, 'name', a.name, 'type', a.type, 'size', a.size)
        order by a.place
      ),
      '[]'
    )
    from public.message_attachments a where a.message_id = p_message_id
  );
end
$$;
revoke all on function private.attachments_of(uuid) from public, anon, authenticated, service_role;

-- messages/sending.sql

-- Sending with files, and handing on what somebody wrote.

-- What a message says to a conversation that it is handed on to. Its writer is named only if all who read it
-- there meet them in a conversation already: nobody becomes known by being quoted.
create function private.forward_of(p_source public.conversation_messages, p_conversation_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if p_source.forwarded is not null or p_source.sender_id is null or exists (
    select from public.conversation_members reader
    where reader.conversation_id = p_conversation_id and reader.left_at is null
      and reader.user_id <> p_source.sender_id
      and not exists (
        select from public.conversation_members a
        join public.conversation_members b on b.conversation_id = a.conversation_id
        where a.user_id = reader.user_id and a.left_at is null
          and b.user_id = p_source.sender_id and b.left_at is null
      )
  ) then
    return jsonb_build_object('name', null);
  end if;
  return jsonb_build_object('name', (select p.full_name from public.profiles p where p.id = p_source.sender_id));
end
$$;
revoke all on function private.forward_of(public.conversation_messages, uuid)
  from public, anon, authenticated, service_role;

create function private.send_message(
  p_conversation_id uuid, p_message_id uuid, p_text text, p_reply_to uuid, p_files jsonb, p_forwarded_from uuid
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  v_me constant uuid := private.require_member(p_conversation_id);
  v_files constant jsonb := coalesce(p_files, '[]');
  v_text text := btrim(coalesce(p_text, ''), E' \t\n\r');
  v_source public.conversation_messages;
  v_forwarded jsonb;
begin
  -- One after the other, so that what is sent twice at once is one message.
  perform from public.chat_conversations c where c.id = p_conversation_id for no key update;
  if exists (
    select from public.conversation_messages m
    where m.id = p_message_id and m.sender_id = v_me and m.conversation_id = p_conversation_id
  ) then
    return p_message_id;
  end if;
  if jsonb_typeof(v_files) <> 'array' or jsonb_array_length(v_files) > 10 then
    raise exception 'A message has ten files at most.' using errcode = 'HXMFN';
  end if;
  if p_forwarded_from is not null then
    select * into v_source from public.conversation_messages m where m.id = p_forwarded_from;
    if v_source.id is null or not private.is_in_conversation(v_source.conversation_id) then
      raise exception 'You are not in this conversation.' using errcode = '42501';
    end if;
    if v_source.deleted_at is not null or v_source.message_type <> 'text' then
      raise exception 'Only words are handed on.' using errcode = 'HXMFW';
    end if;
    v_text := v_source.message_text;
    v_forwarded := private.forward_of(v_source, p_conversation_id);
  end if;
  insert into public.conversation_messages
    (id, conversation_id, sender_id, message_text, message_type, reply_to, forwarded, file_count)
  values (
    p_message_id, p_conversation_id, v_me, v_text,
    case when v_text = '' and v_files <> '[]' then 'file' else 'text' end, p_reply_to, v_forwarded,
    jsonb_array_length(v_files)
  );
  perform private.attach_files(p_message_id, p_conversation_id, v_files);
  return p_message_id;
end
$$;
revoke all on function private.send_message(uuid, uuid, text, uuid, jsonb, uuid)
  from public, anon, authenticated, service_role;
grant execute on function private.send_message(uuid, uuid, text, uuid, jsonb, uuid) to authenticated;

-- Sends a message, once whatever its id is sent again: with files `[{"id", "name"}]` that the caller has uploaded,
-- or handing on what another message says. Answers its id.
create function public.send_message(
  conversation_id uuid, message_id uuid, message_text text default '', reply_to uuid default null,
  files jsonb default '[]', forwarded_from uuid default null
) returns uuid
language sql volatile set search_path = ''
as $$
  select private.send_message(conversation_id, message_id, message_text, reply_to, files, forwarded_from)
$$;
revoke all on function public.send_message(uuid, uuid, text, uuid, jsonb, uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.send_message(uuid, uuid, text, uuid, jsonb, uuid) to authenticated;

-- messages/searching.sql

-- Search across conversations. Each word is kept together with the conversation that it stands in, so that a
-- search touches nothing but what its caller may read, however often others use the word.
create function private.words_mark(p_conversation_id uuid) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select rtrim(encode(uuid_send(p_conversation_id), 'base64'), '=')
$$;
revoke all on function private.words_mark(uuid) from public, anon, authenticated, service_role;
grant execute on function private.words_mark(uuid) to authenticated, service_role;

create function private.message_words(p_conversation_id uuid, p_text text) returns tsvector
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return array_to_tsvector(array(
    select private.words_mark(p_conversation_id) || left(w.lexeme, 40)
    from unnest(to_tsvector('pg_catalog.simple', p_text)) w
  ));
end
$$;
revoke all on function private.message_words(uuid, text) from public, anon, authenticated, service_role;
-- The index asks it in the name of whoever writes.
grant execute on function private.message_words(uuid, text) to authenticated, service_role;

-- Nothing waits to be put in order: a search would read through what waits once for each conversation.
create index conversation_messages_words_idx on public.conversation_messages
  using gin (private.message_words(conversation_id, message_text)) with (fastupdate = off);

-- The question of a conversation for all these words, each by its beginning; null for no words.
create function private.words_asked(p_conversation_id uuid, p_words text[]) returns tsquery
language sql immutable parallel safe set search_path = ''
as $$
  select string_agg('''' || private.words_mark(p_conversation_id) || w.word || ''':*', ' & ')::tsquery
  from unnest(p_words) as w (word)
$$;
revoke all on function private.words_asked(uuid, text[]) from public, anon, authenticated, service_role;

-- No plan of these is worth compiling: what is guessed of the index makes them look a thousand times longer.

-- The newest messages of some conversations before a moment that hold all these words. A conversation of more
-- than a few hundred messages is first read from its end, where a common word is soon found often enough; the
-- index would bring each place in which it ever stood.
create function private.messages_with_words(
  p_conversations uuid[], p_words text[], p_at timestamptz, p_id uuid, p_size integer
) returns table (id uuid, created_at timestamptz)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off
as $$
declare
  v_long_ids uuid[];
  v_long_id uuid;
  v_end timestamptz;
  v_found integer;
begin
  v_long_ids := array(
    select c.id from unnest(p_conversations) as c (id)
    where exists (
      select from public.conversation_messages m
      where m.conversation_id = c.id and m.created_at <= p_at
      order by m.created_at desc offset 400 limit 1
    )
  );
  return query
  select m.id, m.created_at
  from unnest(p_conversations) as c (id)
  cross join lateral (
    select o.id, o.conversation_id, o.created_at from public.conversation_messages o
    where private.message_words(o.conversation_id, o.message_text) @@ private.words_asked(c.id, p_words)
      and o.deleted_at is null and o.message_type <> 'system' and (o.created_at, o.id) < (p_at, p_id)
    offset 0
  ) m
  where m.conversation_id = c.id and c.id <> all (v_long_ids)
  order by m.created_at desc, m.id desc
  limit p_size;
  foreach v_long_id in array v_long_ids loop
    return query
    with newest as materialized (
      select o.* from public.conversation_messages o
      where o.conversation_id = v_long_id and o.created_at <= p_at
      order by o.created_at desc limit 400
    )
    select o.id, o.created_at from newest o
    where strpos(lower(o.message_text), p_words[1]) > 0
      and private.message_words(o.conversation_id, o.message_text) @@ private.words_asked(v_long_id, p_words)
      and o.deleted_at is null and o.message_type <> 'system' and (o.created_at, o.id) < (p_at, p_id)
    limit p_size;
    get diagnostics v_found = row_count;
    if v_found < p_size then
      select m.created_at into v_end from public.conversation_messages m
      where m.conversation_id = v_long_id and m.created_at <= p_at
      order by m.created_at desc offset 399 limit 1;
      return query
      select o.id, o.created_at from public.conversation_messages o
      where private.message_words(o.conversation_id, o.message_text) @@ private.words_asked(v_long_id, p_words)
        and o.deleted_at is null and o.message_type <> 'system' and o.created_at < v_end
      order by o.created_at desc, o.id desc
      limit p_size;
    end if;
  end loop;
end
$$;
revoke all on function private.messages_with_words(uuid[], text[], timestamptz, uuid, integer)
  from public, anon, authenticated, service_role;

-- Goes through the caller's conversations from the one in which something was said last, and ends where no
-- other can hold anything newer than what was found.
create function private.search_messages(p_search text, p_after text, p_size integer) returns table (
  id uuid, conversation_id uuid, sender_id uuid, excerpt text, created_at timestamptz, cursor text
)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off
as $$
declare
  v_me constant uuid := auth.uid();
  v_from constant jsonb := private.open_cursor('message search', p_after);
  v_at constant timestamptz := coalesce((v_from ->> 0)::timestamptz, 'infinity');
  v_id constant uuid := coalesce((v_from ->> 1)::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  v_words constant text[] := array(
    select left(w.lexeme, 40) from unnest(to_tsvector('pg_catalog.simple', left(p_search, 100))) w
    where w.lexeme !~ '[''\\]' order by char_length(w.lexeme) desc limit 5
  );
  v_mine uuid[];
  v_heard timestamptz[];
  v_found uuid[] := '{}';
  v_times timestamptz[] := '{}';
  v_first integer := 1;
  v_step integer := 20;
begin
  if not private.is_approved() or cardinality(v_words) = 0 then
    return;
  end if;
  select array_agg(m.conversation_id), array_agg(m.last_message_at) into v_mine, v_heard
  from (
    select o.conversation_id, o.last_message_at from public.conversation_members o
    where o.user_id = v_me and o.left_at is null
    order by o.last_message_at desc, o.conversation_id desc limit 1000
  ) m;
  while v_first <= cardinality(v_mine) loop
    select array_agg(f.id), array_agg(f.created_at) into v_found, v_times
    from (
      select n.id, n.created_at
      from (
        select w.id, w.created_at from private.messages_with_words(
          v_mine[v_first : v_first + v_step - 1], v_words, v_at, v_id, p_size
        ) w
        union all
        select b.id, b.created_at from unnest(v_found, v_times) as b (id, created_at)
      ) n
      order by n.created_at desc, n.id desc
      limit p_size
    ) f;
    v_first := v_first + v_step;
    v_step := v_step * 4;
    exit when cardinality(v_found) = p_size and v_times[p_size] > v_heard[v_first];
  end loop;
  return query
  select m.id, m.conversation_id, m.sender_id,
    substr(m.message_text, greatest(strpos(lower(m.message_text), v_words[1]) - 60, 1), 240), m.created_at,
    private.seal_cursor('message search', jsonb_build_array(m.created_at, m.id))
  from public.conversation_messages m
  where m.id = any (v_found)
  order by m.created_at desc, m.id desc;
end
$$;
revoke all on function private.search_messages(text, text, integer) from public, anon, authenticated, service_role;
grant execute on function private.search_messages(text, text, integer) to authenticated;

-- Messages that hold all these words, or words that begin so, in the thousand conversations in which the caller
-- heard something last; the newest first. A page goes on behind the `cursor` of its last row.
create function public.search_messages(search text, after text default null, page_size integer default 20) returns table (
  id uuid, conversation_id uuid, sender_id uuid, excerpt text, created_at timestamptz, cursor text
)
language sql stable set search_path = ''
as $$
  select * from private.search_messages(search, after, least(greatest(coalesce(page_size, 20), 1), 50))
$$;
revoke all on function public.search_messages(text, text, integer) from public, anon, authenticated, service_role;
grant execute on function public.search_messages(text, text, integer) to authenticated;

-- messages/groups.sql

-- Groups: who owns one, and what is said when somebody comes or goes.

-- What the server says in a conversation; nobody's unread count grows by it.
create function private.tell_group(p_conversation_id uuid, p_text text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform set_config('haven.server_speaks', 'true', true);
  insert into public.conversation_messages (conversation_id, sender_id, message_text, message_type)
  values (p_conversation_id, null, left(regexp_replace(p_text, '[[:cntrl:]\u202a-\u202e\u2066-\u2069]', ' ', 'g'), 500), 'system');
  perform set_config('haven.server_speaks', '', true);
end
$$;
revoke all on function private.tell_group(uuid, text) from public, anon, authenticated, service_role;

create function private.name_of(p_user_id uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((select nullif(btrim(p.full_name), '') from public.profiles p where p.id = p_user_id), 'Somebody');
end
$$;
revoke all on function private.name_of(uuid) from public, anon, authenticated, service_role;

-- A group whose owner has gone is owned by whoever has been in it longest.
create function private.pass_group_on() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.chat_conversations c
  set owner_id = (
    select m.user_id from public.conversation_members m
    where m.conversation_id = c.id and m.left_at is null order by m.joined_at, m.user_id limit 1
  )
  where c.id = old.conversation_id and c.conversation_type = 'group'
    and (c.owner_id = old.user_id or c.owner_id is null);
  return null;
end
$$;
revoke all on function private.pass_group_on() from public, anon, authenticated, service_role;

create trigger pass_group_on_leave after update of left_at on public.conversation_members
  for each row when (old.left_at is null and new.left_at is not null) execute function private.pass_group_on();
create trigger pass_group_on_end after delete on public.conversation_members
  for each row execute function private.pass_group_on();

create function private.require_owner(p_conversation_id uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  v_me constant uuid := private.require_member(p_conversation_id);
begin
  perform from public.chat_conversations c
  where c.id = p_conversation_id and c.conversation_type = 'group' and c.owner_id = v_me for no key update;
  if not found then
    raise exception 'Only who owns the group does this.' using errcode = 'HXMGO';
  end if;
  return v_me;
end
$$;
revoke all on function private.require_owner(uuid) from public, anon, authenticated, service_role;

create function private.rename_group(p_conversation_id uuid, p_subject text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  v_me constant uuid := private.require_owner(p_conversation_id);
  v_subject constant text := nullif(btrim(p_subject), '');
begin
  perform private.keep_pace('rename', 20, interval '1 hour');
  update public.chat_conversations c set subject = v_subject
  where c.id = p_conversation_id and c.subject is distinct from v_subject;
  if found then
    perform private.tell_group(p_conversation_id, private.name_of(v_me) || coalesce(
      ' named the group “' || v_subject || '”.', ' took the name of the group away.'
    ));
  end if;
  return v_subject;
end
$$;
revoke all on function private.rename_group(uuid, text) from public, anon, authenticated, service_role;
grant execute on function private.rename_group(uuid, text) to authenticated;

-- What the owner of a group calls it; answers the name as it stands.
create function public.rename_group(conversation_id uuid, subject text) returns text
language sql volatile set search_path = ''
as $$
  select private.rename_group(conversation_id, subject)
$$;
revoke all on function public.rename_group(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.rename_group(uuid, text) to authenticated;

create function private.remove_participant(p_conversation_id uuid, p_person uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_me constant uuid := private.require_owner(p_conversation_id);
begin
  if p_person is not distinct from v_me then
    raise exception 'Who owns a group leaves it.' using errcode = 'HXMGO';
  end if;
  update public.conversation_members m set left_at = now()
  where m.conversation_id = p_conversation_id and m.user_id = p_person and m.left_at is null;
  if not found then
    return false;
  end if;
  update public.message_notifications n set read_at = now()
  where n.user_id = p_person and n.conversation_id = p_conversation_id and n.read_at is null;
  perform private.tell_group(
    p_conversation_id, private.name_of(v_me) || ' removed ' || private.name_of(p_person) || '.'
  );
  return true;
end
$$;
revoke all on function private.remove_participant(uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function private.remove_participant(uuid, uuid) to authenticated;

-- Takes somebody out of a group of the caller's; false when they were not in it.
create function public.remove_participant(conversation_id uuid, person uuid) returns boolean
language sql volatile set search_path = ''
as $$
  select private.remove_participant(conversation_id, person)
$$;
revoke all on function public.remove_participant(uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function public.remove_participant(uuid, uuid) to authenticated;

create function private.known_people(p_search text) returns table (id uuid, name text, company text, avatar_url text)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off
as $$
declare
  v_me constant uuid := auth.uid();
  v_search constant text := lower(left(btrim(coalesce(p_search, '')), 100));
begin
  if not private.is_approved() then
    return;
  end if;
  return query
  select p.id, p.full_name, private.business_name(p), p.avatar_url
  from (
    select o.user_id, max(o.last_message_at) as at
    from (
      select m.conversation_id from public.conversation_members m
      where m.user_id = v_me and m.left_at is null order by m.last_message_at desc limit 500
    ) mine
    join public.conversation_members o on o.conversation_id = mine.conversation_id and o.left_at is null
    where o.user_id <> v_me
    group by o.user_id
  ) k
  join public.profiles p on p.id = k.user_id
  where private.account_status(p.requires_approval, p.approval_status, p.suspended_at) = 'approved'
    and (v_search = '' or strpos(lower(concat_ws(' ', p.full_name, p.company_name, p.brokerage_name)), v_search) > 0)
    and not private.is_blocked_between(v_me, p.id)
  order by k.at desc, p.id
  limit 20;
end
$$;
revoke all on function private.known_people(text) from public, anon, authenticated, service_role;
grant execute on function private.known_people(text) to authenticated;

-- People whom the caller meets in a conversation, the latest first: whom they may take into a group.
create function public.known_people(search text default null)
returns table (id uuid, name text, company text, avatar_url text)
language sql stable set search_path = ''
as $$
  select * from private.known_people(search)
$$;
revoke all on function public.known_people(text) from public, anon, authenticated, service_role;
grant execute on function public.known_people(text) to authenticated;

-- messages/scheduled.sql

-- Messages that are sent later. Until then nobody but their sender knows of them; then they are sent once, since
-- the row goes in the transaction in which the message, with the same id, comes.
create table public.scheduled_messages (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references public.chat_conversations (id) on delete cascade,
  sender_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  message_text text not null,
  reply_to uuid references public.conversation_messages (id) on delete set null,
  send_at timestamptz not null,
  failure text,
  created_at timestamptz not null default now(),

  constraint scheduled_messages_text_is_plain check (
    char_length(message_text) <= 8000 and btrim(message_text, E' \t\n\r') <> ''
    and message_text !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'
  ),
  constraint scheduled_messages_failure_is_known check (failure in ('blocked', 'left', 'account', 'refused'))
);

comment on column public.scheduled_messages.failure is 'Why it was not sent when its time came; null while it waits.';

create index scheduled_messages_due_idx on public.scheduled_messages (send_at) where failure is null;
create index scheduled_messages_sender_idx on public.scheduled_messages (sender_id, send_at);
create index scheduled_messages_conversation_idx on public.scheduled_messages (conversation_id);
create index scheduled_messages_reply_idx on public.scheduled_messages (reply_to) where reply_to is not null;

alter table public.scheduled_messages enable row level security;
revoke all on table public.scheduled_messages from public, anon, authenticated, service_role;
grant select, delete on table public.scheduled_messages to authenticated;
grant insert (id, conversation_id, message_text, reply_to, send_at) on table public.scheduled_messages to authenticated;
grant update (message_text, send_at) on table public.scheduled_messages to authenticated;
grant select, insert, update, delete on table public.scheduled_messages to service_role;

create policy "Senders read what they send later" on public.scheduled_messages
  for select to authenticated using (sender_id = (select auth.uid()));

create policy "Participants send later" on public.scheduled_messages
  for insert to authenticated
  with check (
    sender_id = (select auth.uid()) and conversation_id = any ((select private.my_conversation_ids())::uuid[])
  );

create policy "Senders change what they send later" on public.scheduled_messages
  for update to authenticated
  using (
    sender_id = (select auth.uid()) and conversation_id = any ((select private.my_conversation_ids())::uuid[])
  );

create policy "Senders cancel what they send later" on public.scheduled_messages
  for delete to authenticated using (sender_id = (select auth.uid()));

select private.require_second_factor('public.scheduled_messages');

alter publication supabase_realtime add table public.scheduled_messages;

create function private.guard_scheduled() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.role() is distinct from 'authenticated' then
    return new;
  end if;
  perform private.require_member(new.conversation_id);
  perform private.require_unblocked(new.conversation_id, auth.uid());
  perform private.keep_pace('schedule', 60, interval '1 hour');
  if new.send_at <= now() or new.send_at > now() + interval '366 days' then
    raise exception 'Later is within a year.' using errcode = 'HXMSL';
  end if;
  if tg_op = 'INSERT' and (
    select count(*) from public.scheduled_messages s where s.sender_id = auth.uid()
  ) >= 100 then
    raise exception 'A hundred messages wait already.' using errcode = 'HXMSN';
  end if;
  if tg_op = 'INSERT' and new.reply_to is not null and not exists (
    select from public.conversation_messages m
    where m.id = new.reply_to and m.conversation_id = new.conversation_id
  ) then
    raise exception 'What is answered stands in another conversation.' using errcode = '23503';
  end if;
  new.failure := null;
  return new;
end
$$;
revoke all on function private.guard_scheduled() from public, anon, authenticated, service_role;

create trigger guard_scheduled before insert or update on public.scheduled_messages
  for each row execute function private.guard_scheduled();

-- Why a message cannot be sent any more; null when it can.
create function private.scheduled_failure(p_message public.scheduled_messages) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (
    select from public.profiles p where p.id = p_message.sender_id
      and private.account_status(p.requires_approval, p.approval_status, p.suspended_at) = 'approved'
  ) or exists (
    select from auth.users u where u.id = p_message.sender_id
      and (u.deleted_at is not null or u.banned_until > now())
  ) then
    return 'account';
  end if;
  if not exists (
    select from public.conversation_members m
    where m.conversation_id = p_message.conversation_id and m.user_id = p_message.sender_id and m.left_at is null
  ) then
    return 'left';
  end if;
  return case when private.is_blocked_in(p_message.conversation_id, p_message.sender_id) then 'blocked' end;
end
$$;
revoke all on function private.scheduled_failure(public.scheduled_messages)
  from public, anon, authenticated, service_role;

-- Sends what is due, each by itself, and answers how many were. What may not be sent stays with the reason.
create function private.send_scheduled_messages() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_message public.scheduled_messages;
  v_failure text;
  v_count integer := 0;
begin
  for v_message in
    select * from public.scheduled_messages s
    where s.send_at <= now() and s.failure is null order by s.send_at limit 100 for update skip locked
  loop
    v_failure := private.scheduled_failure(v_message);
    if v_failure is null then
      begin
        insert into public.conversation_messages (id, conversation_id, sender_id, message_text, reply_to)
        values (
          v_message.id, v_message.conversation_id, v_message.sender_id, v_message.message_text, v_message.reply_to
        );
        delete from public.scheduled_messages s where s.id = v_message.id;
        v_count := v_count + 1;
        continue;
      exception
        -- Somebody else holds the conversation: the next turn tries again.
        when deadlock_detected or lock_not_available or serialization_failure or query_canceled then
          continue;
        when others then
          v_failure := 'refused';
      end;
    end if;
    update public.scheduled_messages s set failure = v_failure where s.id = v_message.id;
    perform private.notify(
      v_message.sender_id, 'scheduled_failed', 'scheduled:' || v_message.id,
      jsonb_build_object('excerpt', left(v_message.message_text, 200), 'conversation_id', v_message.conversation_id),
      jsonb_build_object('conversation_id', v_message.conversation_id)
    );
  end loop;
  return v_count;
end
$$;
revoke all on function private.send_scheduled_messages() from public, anon, authenticated, service_role;

-- Puts what messages need on a hosted project's schedule; again is harmless. True when there is a scheduler.
create function private.schedule_messages() returns boolean
language plpgsql set search_path = ''
as $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    return false;
  end if;
  execute 'select cron.schedule($1, $2, $3)'
    using 'send-scheduled-messages', '* * * * *', 'select private.send_scheduled_messages()';
  return true;
end
$$;
revoke all on function private.schedule_messages() from public, anon, authenticated, service_role;

-- messages/changing.sql

-- Messages that change: their senders write them anew or take them back, and everybody in the conversation
-- reacts. What stood there before is kept.
create function private.keep_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.message_text = old.message_text and new.deleted_at is not distinct from old.deleted_at then
    return new;
  end if;
  if old.forwarded is not null and new.deleted_at is null then
    raise exception 'What somebody else wrote is not written anew.' using errcode = 'HXMFE';
  end if;
  if auth.role() = 'authenticated' and new.deleted_at is null then
    perform private.require_unblocked(old.conversation_id, old.sender_id);
    perform private.keep_pace('change', 60, interval '1 minute');
  end if;
  if (select count(*) from private.message_versions v where v.message_id = old.id) >= 50
    and new.deleted_at is null
  then
    raise exception 'A message is changed 50 times at most.' using errcode = '23514';
  end if;
  insert into private.message_versions (message_id, version, message_text, metadata)
  select old.id, count(*) + 1, old.message_text, old.metadata
  from private.message_versions v where v.message_id = old.id;
  if new.deleted_at is null then
    new.edited_at := now();
  end if;
  return new;
end
$$;
revoke all on function private.keep_version() from public, anon, authenticated, service_role;

create trigger keep_version before update of message_text, deleted_at on public.conversation_messages
  for each row execute function private.keep_version();

-- Its place stays; what it said is a version, and nobody reads its files any more.
create function private.take_back(p_message_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.conversation_messages m
  set message_text = '', metadata = '{}', reactions = '{}', forwarded = null, file_count = 0, deleted_at = now()
  where m.id = p_message_id and m.deleted_at is null;
  delete from public.message_attachments a where a.message_id = p_message_id;
end
$$;
revoke all on function private.take_back(uuid) from public, anon, authenticated, service_role;

create function private.delete_message(p_message_id uuid) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  v_message public.conversation_messages;
begin
  select * into v_message from public.conversation_messages m
  where m.id = p_message_id and m.sender_id = auth.uid() and m.message_type <> 'system' for no key update;
  if v_message.id is null or not private.is_in_conversation(v_message.conversation_id) then
    raise exception 'This is no message of yours.' using errcode = '42501';
  end if;
  perform private.take_back(p_message_id);
  return (select m.deleted_at from public.conversation_messages m where m.id = p_message_id);
end
$$;
revoke all on function private.delete_message(uuid) from public, anon, authenticated, service_role;
grant execute on function private.delete_message(uuid) to authenticated;

-- Takes a message of the caller back: its place stays, what it said does not. Says when.
create function public.delete_message(message_id uuid) returns timestamptz
language sql volatile set search_path = ''
as $$
  select private.delete_message(message_id)
$$;
revoke all on function public.delete_message(uuid) from public, anon, authenticated, service_role;
grant execute on function public.delete_message(uuid) to authenticated;

create function private.message_history(p_message_id uuid)
returns table (version integer, message_text text, replaced_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  select v.version, v.message_text, v.replaced_at
  from private.message_versions v
  join public.conversation_messages m on m.id = v.message_id
  where v.message_id = p_message_id and m.deleted_at is null
    and private.is_in_conversation(m.conversation_id)
  order by v.version;
end
$$;
revoke all on function private.message_history(uuid) from public, anon, authenticated, service_role;
grant execute on function private.message_history(uuid) to authenticated;

-- What a message said before its changes, the oldest first; nothing of one that was taken back.
create function public.message_history(message_id uuid)
returns table (version integer, message_text text, replaced_at timestamptz)
language sql stable set search_path = ''
as $$
  select * from private.message_history(message_id)
$$;
revoke all on function public.message_history(uuid) from public, anon, authenticated, service_role;
grant execute on function public.message_history(uuid) to authenticated;

create function private.react(p_message_id uuid, p_sign text, p_is_on boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_me constant text := auth.uid()::text;
  v_message public.conversation_messages;
  v_people jsonb;
begin
  select * into v_message from public.conversation_messages m where m.id = p_message_id for no key update;
  if v_message.id is null or not private.is_in_conversation(v_message.conversation_id) then
    raise exception 'You are not in this conversation.' using errcode = '42501';
  end if;
  if v_message.deleted_at is not null or char_length(p_sign) not between 1 and 8
    or p_sign ~ '[[:ascii:][:space:][:cntrl:]]'
  then
    raise exception 'This is no reaction to this message.' using errcode = '23514';
  end if;
  perform private.keep_pace('reaction', 60, interval '1 minute');
  if p_is_on then
    perform private.require_unblocked(v_message.conversation_id, auth.uid());
  end if;
  v_people := coalesce(v_message.reactions -> p_sign, '[]') - v_me;
  if p_is_on then
    v_people := v_people || to_jsonb(v_me);
  end if;
  v_message.reactions := case
    when v_people = '[]' then v_message.reactions - p_sign
    else v_message.reactions || jsonb_build_object(p_sign, v_people)
  end;
  if (select count(*) from jsonb_object_keys(v_message.reactions)) > 20 then
    raise exception 'A message has 20 kinds of reactions at most.' using errcode = '23514';
  end if;
  update public.conversation_messages m set reactions = v_message.reactions where m.id = p_message_id;
  return v_message.reactions;
end
$$;
revoke all on function private.react(uuid, text, boolean) from public, anon, authenticated, service_role;
grant execute on function private.react(uuid, text, boolean) to authenticated;

-- Puts the caller's reaction to a message, or takes it back; answers all reactions to it.
create function public.react(message_id uuid, sign text, is_on boolean default true) returns jsonb
language sql volatile set search_path = ''
as $$
  select private.react(message_id, sign, is_on)
$$;
revoke all on function public.react(uuid, text, boolean) from public, anon, authenticated, service_role;
grant execute on function public.react(uuid, text, boolean) to authenticated;

-- messages/reading.sql

-- How far the caller has got. Triggers tell the others, see message_notifications.
create function private.mark_conversation_read(p_conversation_id uuid, p_up_to uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_me constant uuid := private.require_member(p_conversation_id);
  v_until timestamptz := 'infinity';
  v_count integer;
begin
  if p_up_to is not null then
    select m.created_at into v_until from public.conversation_messages m
    where m.id = p_up_to and m.conversation_id = p_conversation_id;
    if not found then
      raise exception 'This message stands in another conversation.' using errcode = '42501';
    end if;
  end if;
  update public.message_notifications n set read_at = now()
  where n.user_id = v_me and n.conversation_id = p_conversation_id and n.read_at is null
    and n.created_at <= v_until;
  get diagnostics v_count = row_count;
  return v_count;
end
$$;
revoke all on function private.mark_conversation_read(uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function private.mark_conversation_read(uuid, uuid) to authenticated;

-- The caller has read a conversation, all of it or up to a message; answers how many were unread.
create function public.mark_conversation_read(conversation_id uuid, up_to uuid default null) returns integer
language sql volatile set search_path = ''
as $$
  select private.mark_conversation_read(conversation_id, up_to)
$$;
revoke all on function public.mark_conversation_read(uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function public.mark_conversation_read(uuid, uuid) to authenticated;

create function private.mark_messages_delivered() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_count integer;
begin
  -- What is unread is what may still be on its way; the rest has been delivered by being read.
  update public.conversation_receipts r set delivered_at = n.newest
  from (
    select u.conversation_id, max(u.created_at) as newest from public.message_notifications u
    where u.user_id = auth.uid() and u.read_at is null
    group by u.conversation_id
  ) n
  where r.user_id = auth.uid() and r.conversation_id = n.conversation_id and r.delivered_at < n.newest
    and private.is_in_conversation(r.conversation_id);
  get diagnostics v_count = row_count;
  return v_count;
end
$$;
revoke all on function private.mark_messages_delivered() from public, anon, authenticated, service_role;
grant execute on function private.mark_messages_delivered() to authenticated;

-- A device of the caller has everything that was sent so far; answers in how many conversations that is news.
create function public.mark_messages_delivered() returns integer
language sql volatile set search_path = ''
as $$
  select private.mark_messages_delivered()
$$;
revoke all on function public.mark_messages_delivered() from public, anon, authenticated, service_role;
grant execute on function public.mark_messages_delivered() to authenticated;

-- messages/lists.sql

-- What the message center shows: the conversations of the caller, and a page of one. Neither costs more
-- because more was written.

-- How participants see each other; their accounts' ids are in the conversation already.
create function private.people_of(p_conversation_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', p.id, 'name', p.full_name, 'company', private.business_name(p), 'avatar_url', p.avatar_url
        )
        order by m.joined_at, p.id
      ),
      '[]'
    )
    from public.conversation_members m
    join public.profiles p on p.id = m.user_id
    where m.conversation_id = p_conversation_id and m.left_at is null
  );
end
$$;
revoke all on function private.people_of(uuid) from public, anon, authenticated, service_role;

create function private.conversation_fits(p_conversation_id uuid, p_search text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.chat_conversations c
    left join public.listings l on l.id = c.listing_id
    where c.id = p_conversation_id
      and strpos(lower(concat_ws(' ', c.subject, l.property_name)), p_search) > 0
  ) or exists (
    select from public.conversation_members m
    join public.profiles p on p.id = m.user_id
    where m.conversation_id = p_conversation_id and m.left_at is null and m.user_id <> auth.uid()
      and strpos(lower(concat_ws(' ', p.full_name, p.company_name, p.brokerage_name)), p_search) > 0
  );
end
$$;
revoke all on function private.conversation_fits(uuid, text) from public, anon, authenticated, service_role;

create function private.my_conversations(
  p_search text, p_is_unread boolean, p_conversation_id uuid, p_after text, p_size integer
) returns table (
  id uuid, conversation_type text, subject text, listing_id uuid, listing_name text, metadata jsonb,
  people jsonb, is_muted boolean, unread_count integer, last_message_at timestamptz,
  last_message jsonb, owner_id uuid, cursor text
)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off
as $$
declare
  v_me constant uuid := auth.uid();
  v_from constant jsonb := private.open_cursor('conversations', p_after);
  v_search constant text := lower(left(btrim(p_search), 100));
begin
  if not private.is_approved() then
    return;
  end if;
  return query
  with page as materialized (
    select m.conversation_id, m.last_message_at, m.is_muted
    from public.conversation_members m
    where m.user_id = v_me and m.left_at is null
      and (m.last_message_at, m.conversation_id) < (
        coalesce((v_from ->> 0)::timestamptz, 'infinity'),
        coalesce((v_from ->> 1)::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
      )
      and case when p_conversation_id is null then m.hidden_at is null else m.conversation_id = p_conversation_id end
      and (not p_is_unread or exists (
        select from public.message_notifications n
        where n.user_id = v_me and n.conversation_id = m.conversation_id and n.read_at is null
      ))
      and (coalesce(v_search, '') = '' or private.conversation_fits(m.conversation_id, v_search))
    order by m.last_message_at desc, m.conversation_id desc
    limit p_size
  )
  select
    c.id, c.conversation_type, c.subject, c.listing_id, l.property_name, c.metadata,
    private.people_of(c.id), page.is_muted,
    -- No further than a badge shows.
    (
      select count(*)::integer from (
        select from public.message_notifications n
        where n.user_id = v_me and n.conversation_id = c.id and n.read_at is null
        limit 100
      ) as unread
    ),
    page.last_message_at,
    (
      select to_jsonb(m) from public.conversation_messages m
      where m.conversation_id = c.id order by m.created_at desc limit 1
    ),
    c.owner_id,
    private.seal_cursor('conversations', jsonb_build_array(page.last_message_at, c.id))
  from page
  join public.chat_conversations c on c.id = page.conversation_id
  left join public.listings l on l.id = c.listing_id
  order by page.last_message_at desc, c.id desc;
end
$$;
revoke all on function private.my_conversations(text, boolean, uuid, text, integer)
  from public, anon, authenticated, service_role;
grant execute on function private.my_conversations(text, boolean, uuid, text, integer) to authenticated;

-- The caller's conversations, the one with the newest message first. A page goes on behind the `cursor` of
-- its last row; with an id it is that conversation alone.
create function public.my_conversations(
  search text default null, is_unread boolean default false, conversation_id uuid default null,
  after text default null, page_size integer default 30
) returns table (
  id uuid, conversation_type text, subject text, listing_id uuid, listing_name text, metadata jsonb,
  people jsonb, is_muted boolean, unread_count integer, last_message_at timestamptz,
  last_message jsonb, owner_id uuid, cursor text
)
language sql stable set search_path = ''
as $$
  select * from private.my_conversations(
    search, coalesce(is_unread, false), conversation_id, after, least(greatest(coalesce(page_size, 30), 1), 100)
  )
$$;
revoke all on function public.my_conversations(text, boolean, uuid, text, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.my_conversations(text, boolean, uuid, text, integer) to authenticated;

create function private.conversation_page(
  p_conversation_id uuid, p_after text, p_before text, p_around uuid, p_from_unread boolean, p_search text,
  p_size integer
) returns table (
  id uuid, sender_id uuid, message_text text, message_type text, metadata jsonb, reply_to uuid,
  reactions jsonb, created_at timestamptz, edited_at timestamptz, deleted_at timestamptz,
  forwarded jsonb, attachments jsonb, is_unread boolean, cursor text
)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off
as $$
declare
  v_me constant uuid := private.require_member(p_conversation_id);
  v_scope constant text := 'conversation:' || p_conversation_id;
  v_cursor constant jsonb := private.open_cursor(v_scope, coalesce(p_after, p_before));
  v_search constant text := lower(left(btrim(p_search), 100));
  -- Older ones stand before this moment, newer ones from it on.
  v_pivot timestamptz := coalesce((v_cursor ->> 0)::timestamptz, 'infinity');
  v_older integer := p_size;
  v_newer integer := 0;
begin
  if p_after is not null then
    v_pivot := v_pivot + interval '1 microsecond';
    v_older := 0;
    v_newer := p_size;
  elsif p_before is null and (p_around is not null or p_from_unread) then
    if p_around is not null then
      select m.created_at into v_pivot from public.conversation_messages m
      where m.id = p_around and m.conversation_id = p_conversation_id;
    else
      select min(n.created_at) into v_pivot from public.message_notifications n
      where n.user_id = v_me and n.conversation_id = p_conversation_id and n.read_at is null;
    end if;
    if v_pivot is null then
      v_pivot := 'infinity';
    else
      v_older := p_size / 3;
      v_newer := p_size - v_older;
    end if;
  end if;
  return query
  select
    m.id, m.sender_id, m.message_text, m.message_type, m.metadata, m.reply_to, m.reactions, m.created_at,
    m.edited_at, m.deleted_at, m.forwarded,
    case m.file_count when 0 then '[]' else private.attachments_of(m.id) end,
    exists (
      select from public.message_notifications n
      where n.message_id = m.id and n.user_id = v_me and n.read_at is null
    ),
    private.seal_cursor(v_scope, jsonb_build_array(m.created_at, m.id))
  from (
    (
      select * from public.conversation_messages o
      where o.conversation_id = p_conversation_id and o.created_at < v_pivot
        and (coalesce(v_search, '') = '' or strpos(lower(o.message_text), v_search) > 0)
      order by o.created_at desc limit v_older
    )
    union all
    (
      select * from public.conversation_messages o
      where o.conversation_id = p_conversation_id and o.created_at >= v_pivot
        and (coalesce(v_search, '') = '' or strpos(lower(o.message_text), v_search) > 0)
      order by o.created_at limit v_newer
    )
  ) m
  order by m.created_at;
end
$$;
revoke all on function private.conversation_page(uuid, text, text, uuid, boolean, text, integer)
  from public, anon, authenticated, service_role;
grant execute on function private.conversation_page(uuid, text, text, uuid, boolean, text, integer) to authenticated;

-- A page of a conversation, the oldest message first: the newest ones; those before or after the `cursor` of
-- a message; those around a message; or those around the first unread one. With a search only what holds it.
create function public.conversation_page(
  conversation_id uuid, after text default null, before text default null, around uuid default null,
  from_unread boolean default false, search text default null, page_size integer default 50
) returns table (
  id uuid, sender_id uuid, message_text text, message_type text, metadata jsonb, reply_to uuid,
  reactions jsonb, created_at timestamptz, edited_at timestamptz, deleted_at timestamptz,
  forwarded jsonb, attachments jsonb, is_unread boolean, cursor text
)
language sql stable set search_path = ''
as $$
  select * from private.conversation_page(
    conversation_id, after, before, around, coalesce(from_unread, false), search,
    least(greatest(coalesce(page_size, 50), 1), 200)
  )
$$;
revoke all on function public.conversation_page(uuid, text, text, uuid, boolean, text, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.conversation_page(uuid, text, text, uuid, boolean, text, integer) to authenticated;

-- messages/starting.sql

-- Beginning, widening and leaving conversations.

-- The conversation between the caller and somebody about a listing, or about none: the one that there is, or
-- a new one, to which the trigger says who may begin one.
create function private.find_or_start(p_other uuid, p_listing_id uuid, p_subject text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  v_me constant uuid := private.lock_member();
  v_id uuid := (
    select d.conversation_id from private.direct_conversations d
    where d.first_id = least(v_me, p_other) and d.second_id = greatest(v_me, p_other)
      and d.listing_id is not distinct from p_listing_id
  );
begin
  if v_id is null then
    insert into public.chat_conversations (participants, listing_id, subject)
    values (jsonb_build_array(v_me, p_other), p_listing_id, nullif(btrim(left(p_subject, 200)), ''))
    returning id into v_id;
  end if;
  -- Whoever had left comes back by writing.
  update public.conversation_members m set left_at = null, hidden_at = null
  where m.conversation_id = v_id and (m.left_at is not null or m.hidden_at is not null);
  return v_id;
end
$$;
revoke all on function private.find_or_start(uuid, uuid, text) from public, anon, authenticated, service_role;

create function private.say(p_conversation_id uuid, p_text text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  v_id uuid;
begin
  insert into public.conversation_messages (conversation_id, sender_id, message_text)
  values (p_conversation_id, auth.uid(), btrim(p_text, E' \t\n\r'))
  returning id into v_id;
  return v_id;
end
$$;
revoke all on function private.say(uuid, text) from public, anon, authenticated, service_role;

-- What a broker is asked about a listing begins a conversation on it, or goes on with it.
create function private.talk_about_listing(p_contact public.broker_contacts) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  v_id constant uuid := private.find_or_start(
    private.account_of(p_contact.broker_id), p_contact.listing_id,
    (select l.property_name from public.listings l where l.id = p_contact.listing_id)
  );
begin
  -- One notice: the message that follows finds this one unread.
  perform private.notify(
    private.account_of(p_contact.broker_id), 'inquiry', 'message:' || v_id,
    jsonb_build_object(
      'property', (select l.property_name from public.listings l where l.id = p_contact.listing_id),
      'name', coalesce((select p.full_name from public.profiles p where p.id = p_contact.user_id), 'Somebody'),
      'excerpt', left(p_contact.message, 200), 'conversation_id', v_id
    ),
    jsonb_build_object('listing_id', p_contact.listing_id, 'conversation_id', v_id)
  );
  perform private.say(v_id, p_contact.message);
  return v_id;
end
$$;
revoke all on function private.talk_about_listing(public.broker_contacts)
  from public, anon, authenticated, service_role;

-- The caller's conversation about a listing with whoever offered it when they asked; null for none, and for one
-- that they have left.
create function private.conversation_about(p_listing_id uuid) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select d.conversation_id
    from public.broker_contacts c
    join public.broker_accounts a on a.broker_id = c.broker_id
    join private.direct_conversations d
      on d.first_id = least(c.user_id, a.user_id) and d.second_id = greatest(c.user_id, a.user_id)
      and d.listing_id = c.listing_id
    where c.user_id = auth.uid() and c.listing_id = p_listing_id
      and private.is_in_conversation(d.conversation_id)
  );
end
$$;
revoke all on function private.conversation_about(uuid) from public, anon, authenticated, service_role;

create function private.start_conversation(
  p_broker_id uuid, p_vendor_id uuid, p_subject text, p_message text
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  v_me constant uuid := private.lock_member();
  v_other constant uuid := case
    when p_broker_id is not null then (
      -- A pseudonym is asked about its listing, and is no person to write to.
      select a.user_id from public.broker_accounts a where a.broker_id = p_broker_id and not a.is_pseudonym
    )
    else (
      select v.user_id from public.vendors v where v.id = p_vendor_id and v.verification_status = 'verified'
    )
  end;
  v_allowed constant integer := (private.my_access()).contacts_per_month;
  v_id uuid;
begin
  if v_other is null or v_other = v_me then
    raise exception 'Nobody can be reached there.' using errcode = 'HXCVP';
  end if;
  if not private.has_open_access() then
    raise exception 'Starting a conversation needs a plan.'
      using errcode = 'HXMPL', hint = 'Choose a plan with messages.';
  end if;
  -- What counts contacts of brokers is not got around by writing to them here.
  if p_broker_id is not null and v_allowed <> -1 and not private.has_contacted(v_me, p_broker_id) then
    raise exception 'Ask this broker about one of their listings.' using errcode = 'HXMBR';
  end if;
  v_id := private.find_or_start(v_other, null, p_subject);
  perform private.say(v_id, p_message);
  return v_id;
end
$$;
revoke all on function private.start_conversation(uuid, uuid, text, text)
  from public, anon, authenticated, service_role;
grant execute on function private.start_conversation(uuid, uuid, text, text) to authenticated;

-- Writes to an agent or to a verified vendor whose account the caller does not know, in the conversation that
-- the two have, or in a new one; answers which. About a listing `contact_broker` begins one.
create function public.start_conversation(
  message text, broker_id uuid default null, vendor_id uuid default null, subject text default null
) returns uuid
language sql volatile set search_path = ''
as $$
  select private.start_conversation(broker_id, vendor_id, subject, message)
$$;
revoke all on function public.start_conversation(text, uuid, uuid, text)
  from public, anon, authenticated, service_role;
grant execute on function public.start_conversation(text, uuid, uuid, text) to authenticated;

create function private.add_participants(p_conversation_id uuid, p_people uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_me constant uuid := private.require_member(p_conversation_id);
  v_people constant uuid[] := array(select distinct p from unnest(p_people[1:50]) as p where p is not null);
  v_count integer;
begin
  perform from public.chat_conversations c
  where c.id = p_conversation_id and c.conversation_type = 'group' for no key update;
  if not found then
    raise exception 'Only a group takes in more people.' using errcode = 'HXCVP';
  end if;
  if not private.has_open_access() then
    raise exception 'Starting a conversation needs a plan.'
      using errcode = 'HXMPL', hint = 'Choose a plan with messages.';
  end if;
  perform private.keep_pace('participant', 100, interval '1 hour');
  perform private.require_reachable(v_people);
  -- Nobody is brought in by somebody who knows no more of them than an id.
  if exists (
    select from unnest(v_people) as other (id)
    where other.id <> v_me and not exists (
      select from public.conversation_members o
      join public.conversation_members mine on mine.conversation_id = o.conversation_id
      where o.user_id = other.id and mine.user_id = v_me
    )
  ) then
    raise exception 'Somebody of these cannot be reached.' using errcode = 'HXCVP';
  end if;
  insert into public.conversation_members as m (conversation_id, user_id)
  select p_conversation_id, p.id from unnest(v_people) as p (id)
  on conflict (conversation_id, user_id) do update set left_at = null, joined_at = now()
  where m.left_at is not null;
  get diagnostics v_count = row_count;
  if v_count > 0 then
    perform private.tell_group(p_conversation_id, private.name_of(v_me) || ' added ' || (
      select string_agg(private.name_of(m.user_id), ', ' order by m.user_id)
      from public.conversation_members m
      where m.conversation_id = p_conversation_id and m.user_id = any (v_people) and m.joined_at = now()
    ) || '.');
  end if;
  if (
    select count(*) from public.conversation_members m
    where m.conversation_id = p_conversation_id and m.left_at is null
  ) > 50 then
    raise exception 'A group has 50 people at most.' using errcode = 'HXCVP';
  end if;
  return v_count;
end
$$;
revoke all on function private.add_participants(uuid, uuid[]) from public, anon, authenticated, service_role;
grant execute on function private.add_participants(uuid, uuid[]) to authenticated;

-- Takes people whom the caller knows from other conversations into a group; answers how many are new.
create function public.add_participants(conversation_id uuid, people uuid[]) returns integer
language sql volatile set search_path = ''
as $$
  select private.add_participants(conversation_id, people)
$$;
revoke all on function public.add_participants(uuid, uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.add_participants(uuid, uuid[]) to authenticated;

create function private.leave_conversation(p_conversation_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_me constant uuid := private.require_member(p_conversation_id);
begin
  perform private.mark_conversation_read(p_conversation_id, null);
  update public.conversation_members m set left_at = now()
  where m.conversation_id = p_conversation_id and m.user_id = v_me;
  if exists (
    select from public.chat_conversations c where c.id = p_conversation_id and c.conversation_type = 'group'
  ) then
    perform private.tell_group(p_conversation_id, private.name_of(v_me) || ' left.');
  end if;
  return true;
end
$$;
revoke all on function private.leave_conversation(uuid) from public, anon, authenticated, service_role;
grant execute on function private.leave_conversation(uuid) to authenticated;

-- The caller is in it no more: neither what was said nor what comes reaches them.
create function public.leave_conversation(conversation_id uuid) returns boolean
language sql volatile set search_path = ''
as $$
  select private.leave_conversation(conversation_id)
$$;
revoke all on function public.leave_conversation(uuid) from public, anon, authenticated, service_role;
grant execute on function public.leave_conversation(uuid) to authenticated;

-- listings/inquiries.sql

-- Who asked a broker about which of their listings, the newest first, and where the two talk about it. What a broker
-- is told of somebody here stood in the letter already.
create function private.find_inquiries(
  p_listings uuid[], p_since timestamptz, p_before timestamptz, p_after text, p_size integer
) returns table (
  id uuid, asked_at timestamptz, name text, company text, message text, listing_id uuid, property_name text,
  conversation_id uuid, last_message_at timestamptz, cursor text
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  c_scope constant text := 'inquiries';
  v_me constant uuid := auth.uid();
  v_from constant jsonb := private.open_cursor(c_scope, p_after);
begin
  if not coalesce(private.is_approved(), false) then
    raise exception 'Only approved accounts read inquiries.' using errcode = '42501';
  end if;
  return query
  select
    c.id, c.created_at, p.full_name, private.business_name(p), c.message, l.id, l.property_name,
    d.conversation_id, t.last_message_at, private.seal_cursor(c_scope, jsonb_build_array(c.created_at, c.id))
  from public.broker_contacts c
  join public.profiles p on p.id = c.user_id
  left join public.listings l on l.id = c.listing_id
  left join private.direct_conversations d
    on d.first_id = least(c.user_id, v_me) and d.second_id = greatest(c.user_id, v_me)
    and d.listing_id = c.listing_id and private.is_in_conversation(d.conversation_id)
  left join public.chat_conversations t on t.id = d.conversation_id
  where c.broker_id = any (private.my_brokers())
    and (p_listings is null or c.listing_id = any (p_listings))
    and c.created_at >= coalesce(p_since, '-infinity') and c.created_at < coalesce(p_before, 'infinity')
    and (c.created_at, c.id) < (
      coalesce((v_from ->> 0)::timestamptz, 'infinity'),
      coalesce((v_from ->> 1)::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
    )
  order by c.created_at desc, c.id desc
  limit p_size;
end
$$;
revoke all on function private.find_inquiries(uuid[], timestamptz, timestamptz, text, integer)
  from public, anon, authenticated, service_role;
grant execute on function private.find_inquiries(uuid[], timestamptz, timestamptz, text, integer) to authenticated;

-- A page of what came in about the caller's own listings: of some of them, from a moment on and before another.
create function public.find_inquiries(
  listings uuid[] default null, since timestamptz default null, before timestamptz default null,
  after text default null, page_size integer default 50
) returns table (
  id uuid, asked_at timestamptz, name text, company text, message text, listing_id uuid, property_name text,
  conversation_id uuid, last_message_at timestamptz, cursor text
)
language sql stable set search_path = ''
as $$
  select * from private.find_inquiries($1, $2, $3, $4, least(greatest(coalesce($5, 50), 1), 200))
$$;
revoke all on function public.find_inquiries(uuid[], timestamptz, timestamptz, text, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.find_inquiries(uuid[], timestamptz, timestamptz, text, integer) to authenticated;

-- messages/reports.sql

-- What people report to staff: the one way in which anybody outside of a conversation sees a message of it.
create table public.message_reports (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid references public.profiles (id) on delete set null,
  conversation_id uuid references public.chat_conversations (id) on delete set null,
  message_id uuid references public.conversation_messages (id) on delete set null,
  sender_id uuid references public.profiles (id) on delete set null,
  message_text text not null,
  reason text not null,
  note text,
  status text not null default 'open',
  decision text,
  handled_at timestamptz,
  created_at timestamptz not null default now(),

  constraint message_reports_once unique (message_id, reporter_id),
  constraint message_reports_reason_is_known check (reason in ('spam', 'harassment', 'fraud', 'other')),
  constraint message_reports_note_length check (char_length(btrim(note)) between 1 and 2000),
  constraint message_reports_status_is_known check (status in ('open', 'handled', 'dismissed')),
  constraint message_reports_decision_is_known check (decision in ('dismissed', 'warned', 'removed'))
);

comment on column public.message_reports.message_text is 'As it was when it was reported.';

create index message_reports_queue_idx on public.message_reports (status, created_at desc, id);
create index message_reports_reporter_idx on public.message_reports (reporter_id, created_at desc);
create index message_reports_sender_idx on public.message_reports (sender_id);
create index message_reports_conversation_idx on public.message_reports (conversation_id);

alter table public.message_reports enable row level security;
revoke all on table public.message_reports from public, anon, authenticated, service_role;
grant select on table public.message_reports to authenticated;
grant select, insert, update, delete on table public.message_reports to service_role;

create policy "Who reported and staff read a report" on public.message_reports
  for select to authenticated
  using (reporter_id = (select auth.uid()) or (select private.has_staff_role()));

select private.require_second_factor('public.message_reports');

alter publication supabase_realtime add table public.message_reports;

create function private.report_message(p_message_id uuid, p_reason text, p_note text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  v_message public.conversation_messages;
  v_id uuid;
begin
  select * into v_message from public.conversation_messages m where m.id = p_message_id;
  if v_message.id is null or v_message.sender_id is not distinct from auth.uid()
    or not private.is_in_conversation(v_message.conversation_id)
  then
    raise exception 'This message cannot be reported.' using errcode = '42501';
  end if;
  perform private.keep_pace('report', 20, interval '1 hour');
  insert into public.message_reports as r
    (reporter_id, conversation_id, message_id, sender_id, message_text, reason, note)
  values (
    auth.uid(), v_message.conversation_id, v_message.id, v_message.sender_id,
    case
      when v_message.deleted_at is null then concat_ws(
        E'\n', nullif(v_message.message_text, ''),
        (select 'Files: ' || string_agg(a.name, ', ' order by a.place)
          from public.message_attachments a where a.message_id = v_message.id)
      )
      else coalesce((
        select v.message_text from private.message_versions v
        where v.message_id = v_message.id order by v.version desc limit 1
      ), '')
    end,
    p_reason, nullif(btrim(p_note), '')
  )
  on conflict (message_id, reporter_id) do update set reason = excluded.reason, note = excluded.note
  returning r.id into v_id;
  return v_id;
end
$$;
revoke all on function private.report_message(uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function private.report_message(uuid, text, text) to authenticated;

-- Shows a message that reached the caller to staff, with what it said; again changes the reason.
create function public.report_message(message_id uuid, reason text, note text default null) returns uuid
language sql volatile set search_path = ''
as $$
  select private.report_message(message_id, reason, note)
$$;
revoke all on function public.report_message(uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function public.report_message(uuid, text, text) to authenticated;

-- messages/report_decisions.sql

-- What staff does about reported messages. Each decision is noted in the audit log and told to whom it concerns.
create function private.require_report(p_report_id uuid, p_note text) returns public.message_reports
language plpgsql security definer set search_path = ''
as $$
declare
  v_report public.message_reports;
begin
  if not private.is_staff() then
    raise exception 'Only staff handles reports.' using errcode = '42501';
  end if;
  if char_length(p_note) > 500 then
    raise exception 'A note has at most 500 characters.' using errcode = '22001';
  end if;
  select * into v_report from public.message_reports r where r.id = p_report_id for no key update;
  if v_report.id is null then
    raise exception 'There is no such report.' using errcode = 'HXRPG';
  end if;
  if v_report.sender_id = auth.uid() then
    raise exception 'Nobody decides about their own message.' using errcode = '42501';
  end if;
  perform set_config('haven.act_reason', coalesce(btrim(p_note), ''), true);
  return v_report;
end
$$;
revoke all on function private.require_report(uuid, text) from public, anon, authenticated, service_role;

create function private.settle_report(p_report public.message_reports, p_decision text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.message_reports r
  set decision = p_decision, handled_at = now(),
    status = case p_decision when 'dismissed' then 'dismissed' else 'handled' end
  where r.id = (p_report).id;
  perform private.notify(
    (p_report).reporter_id, 'report_decided', 'report:' || (p_report).id || ':' || clock_timestamp(),
    jsonb_build_object('outcome', case p_decision
      when 'dismissed' then 'We looked at it and found nothing against our rules.'
      when 'warned' then 'We have warned who wrote it.'
      else 'We have taken the message away.'
    end)
  );
  perform private.note_act(
    'message_report', (p_report).sender_id,
    (select p.email from public.profiles p where p.id = (p_report).sender_id),
    jsonb_build_object('decision', p_decision, 'report_id', (p_report).id, 'message_id', (p_report).message_id)
  );
end
$$;
revoke all on function private.settle_report(public.message_reports, text)
  from public, anon, authenticated, service_role;

create function private.decide_message_report(p_report_id uuid, p_decision text, p_note text)
returns public.message_reports
language plpgsql security definer set search_path = ''
as $$
declare
  v_report constant public.message_reports := private.require_report(p_report_id, p_note);
  v_other public.message_reports;
begin
  if p_decision is null or p_decision not in ('dismissed', 'warned', 'removed') then
    raise exception 'This is no decision about a report.' using errcode = '23514';
  end if;
  if v_report.status <> 'open' then
    raise exception 'Somebody has decided this report.' using errcode = 'HXRPD';
  end if;
  perform private.settle_report(v_report, p_decision);
  if p_decision = 'removed' then
    perform private.take_back(v_report.message_id);
    -- What others reported is gone as well.
    for v_other in
      select * from public.message_reports r
      where r.message_id = v_report.message_id and r.status = 'open' for no key update
    loop
      perform private.settle_report(v_other, 'removed');
    end loop;
  end if;
  if p_decision <> 'dismissed' then
    perform private.notify(
      v_report.sender_id, case p_decision when 'warned' then 'message_warning' else 'message_removed' end,
      'report:' || v_report.id || ':' || clock_timestamp(),
      jsonb_build_object('excerpt', left(v_report.message_text, 200))
    );
  end if;
  return (select r from public.message_reports r where r.id = p_report_id);
end
$$;
revoke all on function private.decide_message_report(uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function private.decide_message_report(uuid, text, text) to authenticated;

-- What a member of staff decides about a report: `dismissed`, `warned`, or `removed` with the message itself; with
-- a note for the audit log.
create function public.decide_message_report(report_id uuid, decision text, note text default null)
returns public.message_reports
language sql volatile set search_path = ''
as $$
  select private.decide_message_report(report_id, decision, note)
$$;
revoke all on function public.decide_message_report(uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function public.decide_message_report(uuid, text, text) to authenticated;

create function private.find_message_reports(p_status text, p_after text, p_size integer) returns table (
  id uuid, status text, decision text, reason text, note text, message_text text, created_at timestamptz,
  handled_at timestamptz, reporter_name text, sender_id uuid, sender_name text, sender_reports integer,
  is_removed boolean, cursor text
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_scope constant text := 'message reports:' || coalesce(p_status, 'all');
  v_from constant jsonb := private.open_cursor(v_scope, p_after);
begin
  if not private.is_staff() then
    raise exception 'Only staff handles reports.' using errcode = '42501';
  end if;
  return query
  select
    r.id, r.status, r.decision, r.reason, r.note, r.message_text, r.created_at, r.handled_at,
    (select p.full_name from public.profiles p where p.id = r.reporter_id),
    r.sender_id, (select p.full_name from public.profiles p where p.id = r.sender_id),
    -- No further than the screen says.
    (
      select count(*)::integer from (
        select from public.message_reports o where o.sender_id = r.sender_id and o.id <> r.id limit 100
      ) others
    ),
    coalesce((select m.deleted_at is not null from public.conversation_messages m where m.id = r.message_id), true),
    private.seal_cursor(v_scope, jsonb_build_array(r.created_at, r.id))
  from public.message_reports r
  where (p_status is null or r.status = p_status)
    and (r.created_at, r.id) < (
      coalesce((v_from ->> 0)::timestamptz, 'infinity'),
      coalesce((v_from ->> 1)::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
    )
  order by r.created_at desc, r.id desc
  limit p_size;
end
$$;
revoke all on function private.find_message_reports(text, text, integer) from public, anon, authenticated, service_role;
grant execute on function private.find_message_reports(text, text, integer) to authenticated;

-- The reports of messages for staff, the newest first, of one status or all.
create function public.find_message_reports(
  status text default null, after text default null, page_size integer default 30
) returns table (
  id uuid, status text, decision text, reason text, note text, message_text text, created_at timestamptz,
  handled_at timestamptz, reporter_name text, sender_id uuid, sender_name text, sender_reports integer,
  is_removed boolean, cursor text
)
language sql stable set search_path = ''
as $$
  select * from private.find_message_reports($1, $2, least(greatest(coalesce($3, 30), 1), 100))
$$;
revoke all on function public.find_message_reports(text, text, integer) from public, anon, authenticated, service_role;
grant execute on function public.find_message_reports(text, text, integer) to authenticated;

-- messages/mail_answers.sql

-- Answering a letter about messages. Each such letter has an address of its own, which is good for its reader
-- in its conversation alone and for two weeks. Only a digest of it is kept: who reads this table can answer
-- nothing.
create table private.answer_addresses (
  id uuid primary key default gen_random_uuid(),
  digest bytea not null,
  user_id uuid not null references public.profiles (id) on delete cascade,
  conversation_id uuid not null references public.chat_conversations (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days',
  closed_at timestamptz,

  constraint answer_addresses_digest_once unique (digest)
);

create index answer_addresses_user_idx on private.answer_addresses (user_id);
create index answer_addresses_conversation_idx on private.answer_addresses (conversation_id);
create index answer_addresses_expires_idx on private.answer_addresses (expires_at);

alter table private.answer_addresses enable row level security;
revoke all on table private.answer_addresses from public, anon, authenticated, service_role;

create function private.answer_digest(p_token text) returns bytea
language sql immutable set search_path = ''
as $$
  select extensions.digest(convert_to('answer:' || lower(p_token), 'UTF8'), 'sha256')
$$;
revoke all on function private.answer_digest(text) from public, anon, authenticated, service_role;

-- A new address for a letter: 160 random bits in small letters, since mail servers may change the case. Null for
-- an account with a second factor, which a mailbox alone does not stand for.
create function private.open_answer_address(p_user_id uuid, p_conversation_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  v_token constant text := encode(extensions.gen_random_bytes(20), 'hex');
begin
  if exists (select from auth.mfa_factors f where f.user_id = p_user_id and f.status = 'verified') then
    return null;
  end if;
  insert into private.answer_addresses (digest, user_id, conversation_id)
  values (private.answer_digest(v_token), p_user_id, p_conversation_id);
  return v_token;
end
$$;
revoke all on function private.open_answer_address(uuid, uuid) from public, anon, authenticated, service_role;

-- Why an answer was not sent, in words to whoever wrote it.
create function private.answer_refusal(p_reason text) returns text
language sql immutable set search_path = ''
as $$
  select case p_reason
    when 'expired' then 'The letter that you answered is too old. Answer here instead.'
    when 'empty' then 'There were no words of yours in it. Files are not taken from letters.'
    when 'too_long' then 'It was longer than 8,000 characters. Send it here in parts.'
    when 'blocked' then 'One of the two has blocked the other.'
    when 'not_in_conversation' then 'You are no longer in this conversation.'
    when 'too_many' then 'There were too many within a short time. Send it here later.'
    else 'It could not be sent as it is. Write it here instead.'
  end
$$;
revoke all on function private.answer_refusal(text) from public, anon, authenticated, service_role;

-- Sends as the app does, in the name of whoever the address is for; the code of what kept it, or 'sent'.
create function private.send_answer(p_address private.answer_addresses, p_message_id uuid, p_words text)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  v_claims constant text := coalesce(current_setting('request.jwt.claims', true), '');
  v_reason text := 'sent';
begin
  if p_address.closed_at is not null or p_address.expires_at <= now() then
    return 'expired';
  end if;
  if btrim(coalesce(p_words, ''), E' \t\n\r') = '' then
    return 'empty';
  end if;
  if char_length(p_words) > 8000 then
    return 'too_long';
  end if;
  begin
    perform set_config('request.jwt.claims', jsonb_build_object(
      'sub', p_address.user_id, 'role', 'authenticated', 'aal', 'aal1'
    )::text, true);
    perform private.keep_pace('mail_answer', 30, interval '1 hour');
    perform private.send_message(p_address.conversation_id, p_message_id, p_words, null, '[]', null);
  exception
    when sqlstate 'HXBLK' then
      v_reason := 'blocked';
    when insufficient_privilege then
      v_reason := 'not_in_conversation';
    when sqlstate 'HXMRT' then
      v_reason := 'too_many';
    when integrity_constraint_violation then
      v_reason := 'unfit';
  end;
  perform set_config('request.jwt.claims', v_claims, true);
  return v_reason;
end
$$;
revoke all on function private.send_answer(private.answer_addresses, uuid, text)
  from public, anon, authenticated, service_role;

create function private.answer_by_mail(p_token text, p_sender text, p_letter_id text, p_words text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  v_address private.answer_addresses;
  v_message_id uuid;
  v_outcome text;
begin
  select * into v_address from private.answer_addresses a
  where a.digest = private.answer_digest(left(p_token, 200));
  if v_address.id is null then
    return 'unknown';
  end if;
  -- Whoever else came by the address learns no more than that.
  if lower(btrim(p_sender)) is distinct from lower(private.address_for(v_address.user_id, 'email')) then
    return 'unknown';
  end if;
  v_message_id := md5(v_address.id::text || ':' || p_letter_id)::uuid;
  if exists (select from public.conversation_messages m where m.id = v_message_id) then
    return 'sent';
  end if;
  v_outcome := private.send_answer(v_address, v_message_id, p_words);
  if v_outcome <> 'sent' then
    perform private.notify(
      v_address.user_id, 'answer_refused', 'answer:' || v_message_id,
      jsonb_build_object(
        'reason', private.answer_refusal(v_outcome), 'conversation_id', v_address.conversation_id
      ),
      jsonb_build_object('conversation_id', v_address.conversation_id)
    );
  end if;
  return v_outcome;
end
$$;
revoke all on function private.answer_by_mail(text, text, text, text) from public, anon, authenticated, service_role;
grant execute on function private.answer_by_mail(text, text, text, text) to service_role;

-- Sends the answer to a letter into its conversation, once whatever its Message-ID comes again. Answers 'sent',
-- 'unknown', or why not, which its writer is told in the product.
create function public.answer_by_mail(token text, sender text, letter_id text, words text) returns text
language sql volatile set search_path = ''
as $$
  select private.answer_by_mail(token, sender, letter_id, words)
$$;
revoke all on function public.answer_by_mail(text, text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.answer_by_mail(text, text, text, text) to service_role;

-- notifications/kinds.sql

-- Every kind of notification there is. shared/notifications/kinds.ts has the same list with what screens add to
-- it; a test compares the two. `type` is what older clients sort by; words in braces are facts of the matter;
-- of what gathers, one notice stands for all until it is read.
create function private.notification_kinds() returns table (
  kind text, type text, is_urgent boolean, gathers boolean, by_email boolean, by_sms boolean,
  title text, message text, path text
)
language sql immutable set search_path = ''
as $$
  values
    ('new_message', 'message', false, true, true, false,
      'New message from {name}', '{excerpt}', '/messages/{conversation_id}'),
    ('inquiry', 'lead', false, false, false, false,
      'Somebody asks about {property}', '{name}: {excerpt}', '/messages/{conversation_id}'),
    ('scheduled_failed', 'message', false, false, false, false,
      'A message was not sent', 'It was to be sent later, and could not be: {excerpt}', '/messages/{conversation_id}'),
    ('answer_refused', 'message', false, false, false, false,
      'Your answer by e-mail was not sent', '{reason}', '/messages/{conversation_id}'),
    ('report_decided', 'system', false, false, false, false,
      'We looked at your report', '{outcome}', '/messages'),
    ('message_warning', 'system', true, false, true, false,
      'A warning about a message of yours', 'Somebody reported it, and it is against our rules: {excerpt}', '/messages'),
    ('message_removed', 'system', true, false, true, false,
      'A message of yours was taken away', 'Somebody reported it, and it is against our rules: {excerpt}', '/messages'),
    ('account_approved', 'system', false, false, false, false,
      'Your account is open', 'An administrator has approved it. Welcome to Haven Exchange.', '/dashboard'),
    ('account_rejected', 'system', false, false, false, false,
      'Your account was not approved', 'An administrator did not approve this account.', '/dashboard'),
    ('account_suspended', 'system', true, false, false, false,
      'Your account is suspended', 'An administrator has suspended this account. Nothing in it is lost.', '/dashboard'),
    ('account_reinstated', 'system', false, false, false, false,
      'Your account is open again', 'Everything is as you left it.', '/dashboard'),
    ('role_given', 'system', false, false, false, false,
      'You have a new role', 'An administrator has given you the role {role}.', '/dashboard'),
    ('role_taken', 'system', false, false, false, false,
      'A role of yours has ended', 'You no longer have the role {role}.', '/dashboard'),
    ('sign_in', 'system', true, false, false, false,
      'New sign-in to your account',
      '{device}. If this was not you, sign that device out and change your password.', '/security-settings'),
    ('tenant_joined', 'system', false, false, true, false,
      'You are a member of {tenant}', 'Somebody has added you. Switch to it in the menu of your account.', '/dashboard'),
    ('listing_approved', 'review', false, false, true, false,
      '{property} is public', 'Your listing has been approved.', null),
    ('listing_rejected', 'review', false, false, true, false,
      '{property} was not approved', '{reason}', '/my-listings'),
    ('changes_declined', 'review', false, false, true, false,
      'Your changes were not approved', '{property}: {reason}', null),
    ('listing_stale', 'review', false, false, true, false,
      'Is {property} still right?', 'Nobody has confirmed it for {days} days. Confirm it, or say what changed.',
      '/my-listings'),
    ('vendor_verified', 'review', false, false, false, false,
      '{company} is verified', 'Your profile is in the directory of vendors.', '/vendor-dashboard'),
    ('vendor_rejected', 'review', false, false, false, false,
      '{company} was not verified', 'Look your profile over, and ask us if you wonder why.', '/vendor-dashboard'),
    ('ticket_answered', 'system', false, false, false, false,
      'Your request {number} was answered', 'Our answer is in your mailbox.', '/support'),
    ('ticket_closed', 'system', false, false, false, false,
      'Your request {number} is closed', 'Write to us again whenever something is open.', '/support'),
    ('plan_started', 'system', false, false, false, false,
      'Your plan has started', 'You are on {plan} now.', '/profile'),
    ('plan_changed', 'system', false, false, false, false,
      'Your plan has changed', 'You are on {plan} now.', '/profile'),
    ('plan_cancelled', 'system', false, false, false, false,
      'Your plan ends', 'Everything stays open until the end of what is paid for.', '/profile'),
    ('payment_failed', 'system', true, false, false, false,
      'A payment failed', 'Update your card to keep {plan}.', '/profile'),
    ('rating_given', 'review', false, true, false, false,
      'New rating: {stars} of 5 stars', '{excerpt}', '/admin'),
    ('transaction_status', 'info', false, false, true, false,
      'Transaction Status Updated', '{property} moved from {old_status} to {new_status}.', '/transactions/{transaction_id}'),
    ('transaction_document', 'info', false, false, true, false,
      'New Document Uploaded', '{document_name} was added to {property}.', '/transactions/{transaction_id}'),
    ('record_mention', 'info', false, false, true, false,
      '{name} mentioned you at {record}', '{excerpt}', '{path}'),
    ('task_assigned', 'info', false, false, true, false,
      '{name} gave you a task', '{task}', '{path}'),
    ('task_due', 'info', false, false, false, false,
      'Due: {task}', '{record}', '{path}'),
    ('event_soon', 'info', false, false, false, false,
      'Soon: {event}', '{when}', '{path}'),
    ('record_handed_over', 'info', false, false, false, false,
      '{name} handed records over to you', 'Now yours: {count}.', '{path}'),
    ('search_match', 'info', false, false, true, false,
      '{property}: {change}', 'Matches {searches}.', null),
    ('search_digest', 'info', false, false, true, false,
      '{count} in your searches', '{communities}', '/searches'),
    ('email_bounced', 'system', false, false, false, false,
      'Letters to you come back',
      'Your mailbox {address} does not take our letters. Check the address, or try it again.',
      '/notifications-preferences'),
    ('note', 'other', false, false, false, false, '{title}', '{message}', null)
$$;
revoke all on function private.notification_kinds() from public, anon, authenticated, service_role;

-- Puts facts into words, each once: what a fact says is never read as words again.
create function private.fill_words(p_words text, p_facts jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  v_text text := '';
  v_rest text := p_words;
  v_match text[];
begin
  loop
    v_match := regexp_match(v_rest, '^([^{]*)\{([a-z_]+)\}(.*)$');
    exit when v_match is null;
    v_text := v_text || v_match[1] || coalesce(
      btrim(regexp_replace(left(p_facts ->> v_match[2], 1000), '[[:cntrl:][:space:]]+', ' ', 'g')), ''
    );
    v_rest := v_match[3];
  end loop;
  return v_text || v_rest;
end
$$;
revoke all on function private.fill_words(text, jsonb) from public, anon, authenticated, service_role;

-- notifications/notifications.sql

-- What a person should hear of: the bell, the toast, the letter and the note on the desktop are about rows of
-- this table, and `private.notify` is what writes them.
create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  type text not null default 'other',
  title text not null,
  message text not null default '',
  read_at timestamptz,
  created_at timestamptz not null default now(),
  metadata jsonb not null default '{}',
  kind text not null default 'note',
  seen_at timestamptz,
  dedupe_key text,

  constraint notifications_type_is_known check (
    type in ('message', 'quote', 'lead', 'review', 'system', 'other', 'info')
  ),
  constraint notifications_kind_shape check (kind ~ '^[a-z][a-z_]{0,40}$'),
  constraint notifications_title_is_plain check (
    char_length(btrim(title)) >= 1 and char_length(btrim(title)) <= 300 and title !~ '[[:cntrl:]]'
  ),
  constraint notifications_message_length check (char_length(message) <= 2000),
  constraint notifications_metadata_is_small check (
    jsonb_typeof(metadata) = 'object' and char_length(metadata::text) <= 8000
  ),
  -- A click goes there: within the app, and nowhere else.
  constraint notifications_path_stays check (
    not metadata ? 'path'
    or coalesce(
      jsonb_typeof(metadata -> 'path') = 'string' and char_length(metadata ->> 'path') <= 500
      and (metadata ->> 'path') ~ '^/([^/\\[:cntrl:][:space:]][^\\[:cntrl:][:space:]]*)?$',
      false
    )
  ),
  constraint notifications_targets_are_ids check (
    coalesce(metadata ->> 'listing_id', metadata ->> 'property_id', 'a') ~ '^[0-9A-Za-z-]{1,64}$'
    and coalesce(metadata ->> 'property_id', 'a') ~ '^[0-9A-Za-z-]{1,64}$'
  ),
  constraint notifications_once unique (user_id, dedupe_key)
);

comment on column public.notifications.dedupe_key is 'Names the matter, which is told once.';
comment on column public.notifications.seen_at is 'Since when it has been in view; read is when it was opened.';

create index notifications_list_idx on public.notifications (user_id, created_at desc, id desc);
create index notifications_unread_idx on public.notifications (user_id, created_at desc) where read_at is null;
create index notifications_unseen_idx on public.notifications (user_id) where seen_at is null;

alter table public.notifications enable row level security;
revoke all on table public.notifications from public, anon, authenticated, service_role;
grant select, delete on table public.notifications to authenticated;
-- Older programs note things for themselves.
grant insert (user_id, type, title, message, metadata, read_at, created_at)
  on table public.notifications to authenticated;
grant update (read_at, seen_at) on table public.notifications to authenticated;
grant select, insert, update, delete on table public.notifications to service_role;

create policy "People read what they are told" on public.notifications
  for select to authenticated using (user_id = (select auth.uid()));

create policy "People note things for themselves" on public.notifications
  for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.is_approved()));

create policy "People mark what they are told" on public.notifications
  for update to authenticated using (user_id = (select auth.uid()));

create policy "People clear what they are told" on public.notifications
  for delete to authenticated using (user_id = (select auth.uid()));

select private.require_second_factor('public.notifications');

alter publication supabase_realtime add table public.notifications;

-- What people write here is a note to themselves, now, and never in the words of the product. What the server
-- has told of a transaction is not told again.
create function private.guard_note() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.role() is distinct from 'authenticated' or new.dedupe_key is not null
    or current_setting('haven.restores_notifications', true) = 'on'
  then
    return new;
  end if;
  perform private.keep_pace('note', 60, interval '1 hour');
  if new.metadata ? 'transaction_id' and exists (
    select from public.notifications n
    where n.user_id = new.user_id and n.user_id = auth.uid() and n.created_at > now() - interval '1 hour'
      and n.kind in ('transaction_status', 'transaction_document')
      and n.metadata @> (
        select jsonb_object_agg(f.key, f.value) from jsonb_each(new.metadata) f
        where f.key in ('transaction_id', 'new_status', 'document_id')
      )
  ) then
    return null;
  end if;
  new.kind := 'note';
  new.created_at := now();
  return new;
end
$$;
revoke all on function private.guard_note() from public, anon, authenticated, service_role;

create trigger guard_note before insert on public.notifications
  for each row execute function private.guard_note();

-- Nothing has been read later than now, and whoever has read it has seen it.
create function private.keep_notification() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.read_at := case when new.read_at is not null then least(new.read_at, now()) end;
  new.seen_at := coalesce(old.seen_at, case when new.seen_at is not null or new.read_at is not null then now() end);
  return new;
end
$$;
revoke all on function private.keep_notification() from public, anon, authenticated, service_role;

create trigger keep_notification before update of read_at, seen_at on public.notifications
  for each row execute function private.keep_notification();

-- Tells somebody of a matter, in the transaction that is its cause; the one writer of notifications. The key
-- names the matter within its kind: told again it changes nothing, unless the kind gathers. Then an unread
-- notice takes in the news, and one that was read makes room for a new one.
create function private.notify(
  p_user_id uuid, p_kind text, p_key text, p_facts jsonb default '{}', p_metadata jsonb default '{}'
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  v_kind record;
  v_key constant text := left(p_key, 200);
  v_metadata jsonb := coalesce(p_metadata, '{}');
  v_id uuid;
  v_is_new boolean;
begin
  if p_user_id is null or not exists (select from public.profiles p where p.id = p_user_id) then
    return null;
  end if;
  select * into strict v_kind from private.notification_kinds() k where k.kind = p_kind;
  if v_kind.path is not null then
    v_metadata := v_metadata || jsonb_build_object('path', private.fill_words(v_kind.path, p_facts));
  end if;
  if v_kind.gathers then
    delete from public.notifications n
    where n.user_id = p_user_id and n.dedupe_key = v_key and n.read_at is not null;
  end if;
  insert into public.notifications as n (user_id, type, kind, title, message, metadata, dedupe_key)
  values (
    p_user_id, v_kind.type, v_kind.kind, left(private.fill_words(v_kind.title, p_facts), 300),
    left(private.fill_words(v_kind.message, p_facts), 2000), v_metadata, v_key
  )
  on conflict (user_id, dedupe_key) do update
  set created_at = now(), seen_at = null,
    title = case when n.kind = excluded.kind then excluded.title else n.title end,
    message = case when n.kind = excluded.kind then excluded.message else n.message end,
    metadata = n.metadata || jsonb_build_object('count', coalesce((n.metadata ->> 'count')::integer, 1) + 1)
  where v_kind.gathers and n.read_at is null
  returning n.id, n.xmax = 0 into v_id, v_is_new;
  -- One letter and one text for what gathers, until it is read.
  if v_is_new then
    perform private.plan_deliveries(v_id);
  end if;
  return v_id;
end
$$;
revoke all on function private.notify(uuid, text, text, jsonb, jsonb) from public, anon, authenticated, service_role;

create function private.my_notifications(
  p_only_unread boolean, p_type text, p_after text, p_size integer
) returns table (
  id uuid, type text, kind text, title text, message text, metadata jsonb, read_at timestamptz,
  seen_at timestamptz, created_at timestamptz, cursor text
)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off
as $$
declare
  v_from constant jsonb := private.open_cursor('notifications', p_after);
  v_at constant timestamptz := coalesce((v_from ->> 0)::timestamptz, 'infinity');
  v_id constant uuid := coalesce((v_from ->> 1)::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
begin
  if not private.is_assured() then
    return;
  end if;
  return query
  select
    n.id, n.type, n.kind, n.title, n.message, n.metadata, n.read_at, n.seen_at, n.created_at,
    private.seal_cursor('notifications', jsonb_build_array(n.created_at, n.id))
  from public.notifications n
  where n.user_id = auth.uid() and (n.created_at, n.id) < (v_at, v_id)
    and (not p_only_unread or n.read_at is null)
    and (p_type is null or n.type = p_type)
  order by n.created_at desc, n.id desc
  limit p_size;
end
$$;
revoke all on function private.my_notifications(boolean, text, text, integer) from public, anon, authenticated, service_role;
grant execute on function private.my_notifications(boolean, text, text, integer) to authenticated;

-- What the caller is told, the newest first. A page goes on behind the `cursor` of its last row.
create function public.my_notifications(
  only_unread boolean default false, after text default null, page_size integer default 50,
  of_type text default null
) returns table (
  id uuid, type text, kind text, title text, message text, metadata jsonb, read_at timestamptz,
  seen_at timestamptz, created_at timestamptz, cursor text
)
language sql stable set search_path = ''
as $$
  select * from private.my_notifications(
    coalesce(only_unread, false), of_type, after, least(greatest(coalesce(page_size, 50), 1), 100)
  )
$$;
revoke all on function public.my_notifications(boolean, text, integer, text) from public, anon, authenticated, service_role;
grant execute on function public.my_notifications(boolean, text, integer, text) to authenticated;

-- What the badges show, none counted further than 100: the bell's unread and unseen, and unread messages.
create function public.notification_counts() returns table (unread integer, unseen integer, messages integer)
language plpgsql stable set search_path = ''
as $$
begin
  return query select
    (select count(*)::integer from (
      select from public.notifications n
      where n.user_id = (select auth.uid()) and n.read_at is null limit 100
    ) as u),
    (select count(*)::integer from (
      select from public.notifications n
      where n.user_id = (select auth.uid()) and n.seen_at is null limit 100
    ) as s),
    (select count(*)::integer from (
      select from public.message_notifications m
      where m.user_id = (select auth.uid()) and m.read_at is null limit 100
    ) as w);
end
$$;
revoke all on function public.notification_counts() from public, anon, authenticated, service_role;
grant execute on function public.notification_counts() to authenticated;

-- For whoever asks: what they have not read yet.
create function private.figures_of_notifications() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('unread', c.unread) from public.notification_counts() c
$$;
revoke all on function private.figures_of_notifications() from public, anon, authenticated, service_role;
grant execute on function private.figures_of_notifications() to authenticated;

-- notifications/cleared_notifications.sql

-- What somebody cleared stays for a while, so that they can have it back.
create table private.cleared_notifications (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  cleared_at timestamptz not null default now(),
  row_data jsonb not null
);

create index cleared_notifications_user_idx on private.cleared_notifications (user_id, cleared_at desc);
create index cleared_notifications_age_idx on private.cleared_notifications (cleared_at);

alter table private.cleared_notifications enable row level security;
revoke all on table private.cleared_notifications from public, anon, authenticated, service_role;

create function private.keep_cleared() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.cleared_notifications (id, user_id, row_data)
  select b.id, b.user_id, to_jsonb(b) from cleared b
  where b.user_id = auth.uid()
    -- Of an account that goes, all goes with it.
    and exists (select from public.profiles p where p.id = b.user_id)
  on conflict (id) do nothing;
  delete from private.cleared_notifications c
  where c.id in (
    select o.id from private.cleared_notifications o where o.cleared_at < now() - interval '7 days' limit 500
  );
  return null;
end
$$;
revoke all on function private.keep_cleared() from public, anon, authenticated, service_role;

create trigger keep_cleared after delete on public.notifications
  referencing old table as cleared
  for each statement execute function private.keep_cleared();

create function private.restore_notifications() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_count integer;
begin
  perform set_config('haven.restores_notifications', 'on', true);
  with last_ones as (
    delete from private.cleared_notifications c
    where c.user_id = auth.uid() and c.cleared_at = (
      select max(l.cleared_at) from private.cleared_notifications l
      where l.user_id = auth.uid() and l.cleared_at > now() - interval '1 hour'
    )
    returning c.row_data
  )
  insert into public.notifications
  select r.* from last_ones l, jsonb_populate_record(null::public.notifications, l.row_data) r
  on conflict do nothing;
  get diagnostics v_count = row_count;
  perform set_config('haven.restores_notifications', '', true);
  return v_count;
end
$$;
revoke all on function private.restore_notifications() from public, anon, authenticated, service_role;
grant execute on function private.restore_notifications() to authenticated;

-- Takes the caller's last deletion back, if it was within the hour; answers how many are there again.
create function public.restore_notifications() returns integer
language sql volatile set search_path = ''
as $$
  select private.restore_notifications()
$$;
revoke all on function public.restore_notifications() from public, anon, authenticated, service_role;
grant execute on function public.restore_notifications() to authenticated;

-- notifications/matters.sql

-- What is told of, each where it happens: whoever makes the change, and by whatever path.

-- A message tells the others once until they look, and nobody who muted the conversation.
create function private.notify_of_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.notify(
    new.user_id, 'new_message', 'message:' || new.conversation_id,
    jsonb_build_object(
      'name', coalesce(p.full_name, 'Haven Exchange'), 'conversation_id', new.conversation_id,
      'excerpt', case m.message_type when 'file' then 'A file' else left(m.message_text, 200) end
    ),
    jsonb_build_object('conversation_id', new.conversation_id, 'message_id', new.message_id)
  )
  from public.conversation_messages m
  left join public.profiles p on p.id = m.sender_id
  where m.id = new.message_id and not exists (
    select from public.conversation_members c
    where c.conversation_id = new.conversation_id and c.user_id = new.user_id and c.is_muted
  );
  return null;
end
$$;
revoke all on function private.notify_of_message() from public, anon, authenticated, service_role;

create trigger notify_of_message after insert on public.message_notifications
  for each row execute function private.notify_of_message();

-- Whoever has read the conversation has read its notice.
create function private.read_message_notice() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.notifications n set read_at = now()
  from (select distinct a.user_id, a.conversation_id from after_reading a where a.read_at is not null) r
  where n.user_id = r.user_id and n.dedupe_key = 'message:' || r.conversation_id and n.read_at is null
    and not exists (
      select from public.message_notifications w
      where w.user_id = r.user_id and w.conversation_id = r.conversation_id and w.read_at is null
    );
  return null;
end
$$;
revoke all on function private.read_message_notice() from public, anon, authenticated, service_role;

create trigger read_message_notice after update on public.message_notifications
  referencing new table as after_reading
  for each statement execute function private.read_message_notice();

create function private.notify_of_listing_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.notify(
    private.account_of(new.broker_id), 'listing_' || new.approval_status,
    'listing:' || new.id || ':' || clock_timestamp(),
    jsonb_build_object(
      'property', new.property_name,
      'reason', coalesce(private.reason_of_review(new.id), 'Look it over, and ask us if you wonder why.')
    ),
    jsonb_build_object('listing_id', new.id)
  );
  return null;
end
$$;
revoke all on function private.notify_of_listing_review() from public, anon, authenticated, service_role;

create trigger notify_of_listing_review after update of approval_status on public.listings
  for each row
  when (old.approval_status is distinct from new.approval_status and new.approval_status <> 'pending')
  execute function private.notify_of_listing_review();

create function private.notify_of_declined_changes() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.notify(
    new.user_id, 'changes_declined', 'revision:' || new.id || ':' || clock_timestamp(),
    jsonb_build_object('property', coalesce(
      (select l.property_name from public.listings l where l.id = new.listing_id),
      (select v.company_name from public.vendors v where v.id = new.vendor_id),
      'The name that your listings go under'
    ), 'reason', coalesce(private.reason_of_review(new.listing_id), 'it stays as it was.')),
    case when new.listing_id is null then '{}' else jsonb_build_object('listing_id', new.listing_id) end
  );
  return null;
end
$$;
revoke all on function private.notify_of_declined_changes() from public, anon, authenticated, service_role;

create trigger notify_of_declined_changes after update of status on public.revisions
  for each row when (old.status <> 'rejected' and new.status = 'rejected')
  execute function private.notify_of_declined_changes();

create function private.notify_of_vendor_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.notify(
    new.user_id, 'vendor_' || new.verification_status, 'vendor:' || new.id || ':' || clock_timestamp(),
    jsonb_build_object('company', new.company_name)
  );
  return null;
end
$$;
revoke all on function private.notify_of_vendor_review() from public, anon, authenticated, service_role;

create trigger notify_of_vendor_review after update of verification_status on public.vendors
  for each row
  when (
    old.verification_status is distinct from new.verification_status
    and new.verification_status in ('verified', 'rejected')
  )
  execute function private.notify_of_vendor_review();

create function private.notify_of_ticket() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.notify(
    new.user_id, 'ticket_' || new.status, 'ticket:' || new.id || ':' || clock_timestamp(),
    jsonb_build_object('number', new.number)
  );
  return null;
end
$$;
revoke all on function private.notify_of_ticket() from public, anon, authenticated, service_role;

create trigger notify_of_ticket after update of status on public.support_tickets
  for each row
  when (old.status <> new.status and new.status in ('answered', 'closed'))
  execute function private.notify_of_ticket();

-- The same moments as the letters about plans.
create function private.notify_of_billing() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_is_live constant boolean := new.status in ('trialing', 'active', 'past_due');
  v_was_live constant boolean := tg_op = 'UPDATE' and old.status in ('trialing', 'active', 'past_due');
  v_facts constant jsonb := jsonb_build_object('plan', initcap(new.plan));
  v_kind text;
begin
  if v_was_live and new.status = 'past_due' and old.status <> 'past_due' then
    v_kind := 'payment_failed';
  elsif v_is_live and not v_was_live then
    v_kind := 'plan_started';
  elsif v_is_live and v_was_live and old.plan is distinct from new.plan then
    v_kind := 'plan_changed';
  elsif v_was_live and new.ends_at is not null and old.ends_at is null then
    v_kind := 'plan_cancelled';
  end if;
  if v_kind is not null then
    perform private.notify(new.user_id, v_kind, v_kind || ':' || clock_timestamp(), v_facts);
  end if;
  return null;
end
$$;
revoke all on function private.notify_of_billing() from public, anon, authenticated, service_role;

create trigger notify_of_billing after insert or update on public.billing_accounts
  for each row execute function private.notify_of_billing();

-- Administrators hear of ratings, of a day's in one notice.
create function private.notify_of_rating() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.notify(
    r.user_id, 'rating_given', 'rating:' || current_date,
    jsonb_build_object('stars', new.rating, 'excerpt', left(coalesce(new.review, ''), 200))
  )
  from public.user_roles r
  where r.role = 'admin' and r.is_active and (r.expires_at is null or r.expires_at > now())
    and r.user_id <> new.user_id
  limit 100;
  return null;
end
$$;
revoke all on function private.notify_of_rating() from public, anon, authenticated, service_role;

create trigger notify_of_rating after insert on public.platform_ratings
  for each row execute function private.notify_of_rating();

-- notifications/account_matters.sql

-- What is told of an account: decisions about it, its roles, where it signed in, who brought it into a team.

create function private.notify_of_decision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (old.suspended_at is null) <> (new.suspended_at is null) then
    perform private.notify(
      new.id, case when new.suspended_at is null then 'account_reinstated' else 'account_suspended' end,
      'account:' || clock_timestamp()
    );
  end if;
  if old.approval_status is distinct from new.approval_status and new.approval_status <> 'pending'
    and not (old.requires_approval and not new.requires_approval)
  then
    perform private.notify(new.id, 'account_' || new.approval_status, 'account:' || clock_timestamp());
  end if;
  return null;
end
$$;
revoke all on function private.notify_of_decision() from public, anon, authenticated, service_role;

create trigger notify_of_decision after update of approval_status, suspended_at on public.profiles
  for each row execute function private.notify_of_decision();

-- As the letter: only of roles that somebody else gave or took.
create function private.notify_of_role() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_row constant public.user_roles := case tg_op when 'DELETE' then old else new end;
  v_counted constant boolean := tg_op <> 'INSERT' and old.is_active and coalesce(old.expires_at > now(), true);
  v_counts constant boolean := tg_op <> 'DELETE' and new.is_active and coalesce(new.expires_at > now(), true);
begin
  if auth.uid() is null or auth.uid() = v_row.user_id or v_counted = v_counts then
    return null;
  end if;
  perform private.notify(
    v_row.user_id, case when v_counts then 'role_given' else 'role_taken' end,
    'role:' || v_row.role || ':' || clock_timestamp(),
    jsonb_build_object('role', replace(v_row.role::text, '_', ' '))
  );
  return null;
end
$$;
revoke all on function private.notify_of_role() from public, anon, authenticated, service_role;

create trigger notify_of_role after insert or update or delete on public.user_roles
  for each row execute function private.notify_of_role();

-- "Chrome on Windows", as far as it is known.
create function private.device_of(p_user_agent text) returns text
language sql immutable set search_path = ''
as $$
  select coalesce(b.name, 'A browser') || coalesce(' on ' || s.name, '')
  from (select left(p_user_agent, 512) as words) a
  left join lateral (
    select x.name from (values
      (1, 'Haven Exchange', 'HavenExchange|Electron'), (2, 'Edge', 'Edg'), (3, 'Opera', 'OPR'),
      (4, 'Firefox', 'Firefox|FxiOS'), (5, 'Chrome', 'Chrome|CriOS'), (6, 'Safari', 'Safari')
    ) x (place, name, sign) where a.words ~ x.sign order by x.place limit 1
  ) b on true
  left join lateral (
    select x.name from (values
      (1, 'iPhone', 'iPhone'), (2, 'iPad', 'iPad'), (3, 'Android', 'Android'), (4, 'Windows', 'Windows'),
      (5, 'macOS', 'Mac OS X|Macintosh'), (6, 'Linux', 'Linux')
    ) x (place, name, sign) where a.words ~ x.sign order by x.place limit 1
  ) s on true
$$;
revoke all on function private.device_of(text) from public, anon, authenticated, service_role;

-- A first sign-in is no news: who else would it be?
create function private.notify_of_sign_in() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.sign_in_alerts a where a.user_id = new.user_id and a.id <> new.id) then
    perform private.notify(
      new.user_id, 'sign_in', 'sign_in:' || new.id,
      jsonb_build_object('device', private.device_of(new.user_agent)), jsonb_build_object('session_id', new.id)
    );
  end if;
  return null;
end
$$;
revoke all on function private.notify_of_sign_in() from public, anon, authenticated, service_role;

create trigger notify_of_sign_in after insert on public.sign_in_alerts
  for each row execute function private.notify_of_sign_in();

create function private.notify_of_membership() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.user_id is distinct from auth.uid() then
    perform private.notify(
      new.user_id, 'tenant_joined', 'tenant:' || new.id,
      jsonb_build_object('tenant', (select t.name from public.tenants t where t.id = new.tenant_id))
    );
  end if;
  return null;
end
$$;
revoke all on function private.notify_of_membership() from public, anon, authenticated, service_role;

create trigger notify_of_membership after insert on public.tenant_users
  for each row execute function private.notify_of_membership();

-- notifications/preferences.sql

-- What reaches somebody how, beside the bell, which always has everything. Who has no row has the defaults.
create table public.notification_preferences (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  email_enabled boolean not null default true,
  sms_notifications boolean not null default false,
  push_notifications boolean not null default true,
  marketing_emails boolean not null default false,
  transaction_status_changes boolean not null default true,
  document_uploads boolean not null default true,
  milestone_reminders boolean not null default true,
  deadline_alerts boolean not null default true,
  participant_activity boolean not null default false,
  sms_urgent_leads boolean not null default false,
  sms_urgent_messages boolean not null default false,
  sms_project_deadlines boolean not null default false,
  quiet_hours_enabled boolean not null default false,
  quiet_hours_start text not null default '22:00',
  quiet_hours_end text not null default '08:00',
  timezone text not null default 'UTC',
  digest text not null default 'instant',
  channels jsonb not null default '{}',
  updated_at timestamptz not null default now(),

  constraint notification_preferences_start_is_time check (quiet_hours_start ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  constraint notification_preferences_end_is_time check (quiet_hours_end ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  constraint notification_preferences_digest_is_known check (digest in ('instant', 'hourly', 'daily')),
  constraint notification_preferences_channels_are_choices check (
    jsonb_typeof(channels) = 'object' and char_length(channels::text) <= 4000
    and not jsonb_path_exists(
      channels, '$.* ? (@.type() != "object" || exists(@.* ? (@.type() != "boolean")))'
    )
  )
);

comment on column public.notification_preferences.channels is
  'Choices by kind: `{"inquiry": {"email": false}}`. What is not chosen is as the kind says.';

alter table public.notification_preferences enable row level security;
revoke all on table public.notification_preferences from public, anon, authenticated, service_role;
grant select, delete on table public.notification_preferences to authenticated;
grant insert, update on table public.notification_preferences to authenticated;
grant select, insert, update, delete on table public.notification_preferences to service_role;

create policy "People read their preferences" on public.notification_preferences
  for select to authenticated using (user_id = (select auth.uid()));

create policy "People set their preferences" on public.notification_preferences
  for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.is_approved()));

create policy "People change their preferences" on public.notification_preferences
  for update to authenticated
  using (user_id = (select auth.uid()) and (select private.is_approved()))
  with check (user_id = (select auth.uid()));

create policy "People go back to the defaults" on public.notification_preferences
  for delete to authenticated using (user_id = (select auth.uid()));

select private.require_second_factor('public.notification_preferences');

-- A time may come with its seconds; a timezone is one that this database can reckon with.
create function private.keep_preferences() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.quiet_hours_start := left(new.quiet_hours_start, 5);
  new.quiet_hours_end := left(new.quiet_hours_end, 5);
  new.updated_at := now();
  -- What looks like a rule for a timezone of one's own is none.
  if new.timezone !~ '^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$' then
    raise exception 'There is no such timezone.' using errcode = '23514';
  end if;
  perform now() at time zone new.timezone;
  return new;
exception when invalid_parameter_value then
  raise exception 'There is no such timezone.' using errcode = '23514';
end
$$;
revoke all on function private.keep_preferences() from public, anon, authenticated, service_role;

create trigger keep_preferences before insert or update on public.notification_preferences
  for each row execute function private.keep_preferences();

-- notifications/quiet_hours.sql

-- When what waits may ring. The rule is that of shared/notifications/quiet-hours.ts, and a test asks both: on
-- the days on which clocks change it is what the clock on the wall says; an end that is skipped comes when the
-- clock jumps, and of an hour that comes twice the first end that is still to come counts.
create function private.is_quiet(p_start time, p_end time, p_zone text, p_at timestamptz) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  v_now constant time := date_trunc('minute', p_at at time zone p_zone)::time;
begin
  return case
    when p_start = p_end then false
    when p_start < p_end then v_now >= p_start and v_now < p_end
    else v_now >= p_start or v_now < p_end
  end;
end
$$;
revoke all on function private.is_quiet(time, time, text, timestamptz) from public, anon, authenticated, service_role;

-- The first moment after `p_at` at which the wall shows a time; where it never does, the one at which it jumps
-- over it, unless that is quiet as well.
create function private.quiet_end(
  p_start time, p_end time, p_zone text, p_wall timestamp, p_at timestamptz
) returns timestamptz
language plpgsql stable set search_path = ''
as $$
declare
  v_utc constant timestamptz := p_wall at time zone 'UTC';
  v_day constant interval := interval '24 hours';
  -- The wall is ahead of UTC by so much before and after whatever happens on that day.
  v_before constant interval := (v_utc - v_day) at time zone p_zone - (v_utc - v_day) at time zone 'UTC';
  v_after constant interval := (v_utc + v_day) at time zone p_zone - (v_utc + v_day) at time zone 'UTC';
  v_first timestamptz := v_utc - greatest(v_before, v_after);
  v_second timestamptz := v_utc - least(v_before, v_after);
  v_middle timestamptz;
  v_is_shown boolean := false;
begin
  if v_first at time zone p_zone = p_wall then
    v_is_shown := true;
    if v_first > p_at then
      return v_first;
    end if;
  end if;
  if v_second at time zone p_zone = p_wall then
    return case when v_second > p_at then v_second end;
  end if;
  if v_is_shown then
    return null;
  end if;
  while v_second - v_first > interval '1 minute' loop
    v_middle := v_first + interval '1 minute'
      * floor(extract(epoch from v_second - v_first) / 2 / 60)::integer;
    if v_middle at time zone p_zone < p_wall then
      v_first := v_middle;
    else
      v_second := v_middle;
    end if;
  end loop;
  return case when v_second > p_at and not private.is_quiet(p_start, p_end, p_zone, v_second) then v_second end;
end
$$;
revoke all on function private.quiet_end(time, time, text, timestamp, timestamptz)
  from public, anon, authenticated, service_role;

-- When the quiet hours that a moment lies in end; the moment itself where it lies in none.
create function private.quiet_until(p_start text, p_end text, p_zone text, p_at timestamptz) returns timestamptz
language plpgsql stable set search_path = ''
as $$
declare
  v_start constant time := p_start::time;
  v_end constant time := p_end::time;
  v_today constant timestamp := date_trunc('day', p_at at time zone p_zone) + v_end;
begin
  if not private.is_quiet(v_start, v_end, p_zone, p_at) then
    return p_at;
  end if;
  return coalesce(
    private.quiet_end(v_start, v_end, p_zone, v_today, p_at),
    private.quiet_end(v_start, v_end, p_zone, v_today + interval '1 day', p_at),
    private.quiet_end(v_start, v_end, p_zone, v_today + interval '2 days', p_at),
    p_at + interval '24 hours'
  );
end
$$;
revoke all on function private.quiet_until(text, text, text, timestamptz) from public, anon, authenticated, service_role;

-- Whether a kind reaches somebody by a channel: as they chose, and otherwise as the kind says.
create function private.is_wanted(
  p_preferences public.notification_preferences, p_kind text, p_channel text
) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  v_kind record;
  v_chosen constant jsonb := p_preferences.channels -> p_kind -> p_channel;
begin
  select * into v_kind from private.notification_kinds() k where k.kind = p_kind;
  return case p_channel
    when 'email' then p_preferences.email_enabled
      and case p_kind
        when 'transaction_status' then p_preferences.transaction_status_changes
        when 'transaction_document' then p_preferences.document_uploads
        else true
      end
      and coalesce(v_chosen::boolean, v_kind.by_email, false)
    when 'sms' then p_preferences.sms_notifications and coalesce(
      v_chosen::boolean,
      v_kind.by_sms
        or (p_kind = 'inquiry' and p_preferences.sms_urgent_leads)
        or (p_kind = 'new_message' and p_preferences.sms_urgent_messages),
      false
    )
    when 'desktop' then p_preferences.push_notifications and coalesce(v_chosen::boolean, true)
    else false
  end;
end
$$;
revoke all on function private.is_wanted(public.notification_preferences, text, text)
  from public, anon, authenticated, service_role;

-- Whether something of a kind passes the quiet hours by a channel: what is urgent, and texts that somebody
-- asked for as urgent.
create function private.is_urgent_by(
  p_preferences public.notification_preferences, p_kind text, p_channel text
) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce((select k.is_urgent from private.notification_kinds() k where k.kind = p_kind), false) or (
    p_channel = 'sms' and (
      (p_kind = 'inquiry' and p_preferences.sms_urgent_leads)
      or (p_kind = 'new_message' and p_preferences.sms_urgent_messages)
    )
  )
$$;
revoke all on function private.is_urgent_by(public.notification_preferences, text, text)
  from public, anon, authenticated, service_role;

-- What somebody has chosen, or the defaults.
create function private.preferences_of(p_user_id uuid) returns public.notification_preferences
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_preferences public.notification_preferences;
begin
  select * into v_preferences from public.notification_preferences p where p.user_id = p_user_id;
  if v_preferences.user_id is null then
    v_preferences := jsonb_populate_record(null::public.notification_preferences, private.default_preferences());
  end if;
  return v_preferences;
end
$$;
revoke all on function private.preferences_of(uuid) from public, anon, authenticated, service_role;

-- When something of a kind may reach somebody by a channel, and what it waits for; no row for never. A letter
-- about a message leaves time to read it first; digests gather letters until the next full hour, or until eight
-- in the morning; then the quiet hours. The rule is that of shared/notifications/delivery-plan.ts, and a test
-- asks both.
create function private.delivery_plan(
  p_preferences public.notification_preferences, p_kind text, p_channel text, p_now timestamptz
) returns table (at timestamptz, waits_for text)
language plpgsql stable set search_path = ''
as $$
declare
  v_at timestamptz := p_now;
  v_waits_for text;
  v_quiet_end timestamptz;
begin
  if not private.is_wanted(p_preferences, p_kind, p_channel) then
    return;
  end if;
  if private.is_urgent_by(p_preferences, p_kind, p_channel) then
    return query select v_at, v_waits_for;
    return;
  end if;
  if p_channel = 'email' then
    if p_kind = 'new_message' then
      v_at := v_at + interval '10 minutes';
      v_waits_for := 'reading';
    end if;
    if p_preferences.digest = 'hourly' then
      v_at := date_trunc('hour', v_at, 'UTC') + interval '1 hour';
      v_waits_for := 'digest';
    elsif p_preferences.digest = 'daily' then
      -- As if everything but eight o'clock were quiet.
      v_at := private.quiet_until('08:01', '08:00', p_preferences.timezone, v_at);
      v_waits_for := 'digest';
    end if;
  end if;
  if p_preferences.quiet_hours_enabled then
    v_quiet_end := private.quiet_until(
      p_preferences.quiet_hours_start, p_preferences.quiet_hours_end, p_preferences.timezone, v_at
    );
    if v_quiet_end > v_at then
      v_at := v_quiet_end;
      v_waits_for := 'quiet_hours';
    end if;
  end if;
  return query select v_at, v_waits_for;
end
$$;
revoke all on function private.delivery_plan(public.notification_preferences, text, text, timestamptz)
  from public, anon, authenticated, service_role;

-- When something of a kind may reach somebody by a channel; null for never.
create function private.deliver_after(
  p_user_id uuid, p_kind text, p_channel text, p_now timestamptz default now()
) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select p.at from private.delivery_plan(private.preferences_of(p_user_id), p_kind, p_channel, p_now) p
$$;
revoke all on function private.deliver_after(uuid, text, text, timestamptz)
  from public, anon, authenticated, service_role;

-- What holds for whoever has chosen nothing: the defaults of the table.
create function private.default_preferences() returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'email_enabled', true, 'sms_notifications', false, 'push_notifications', true, 'marketing_emails', false,
    'transaction_status_changes', true, 'document_uploads', true, 'milestone_reminders', true,
    'deadline_alerts', true, 'participant_activity', false, 'sms_urgent_leads', false,
    'sms_urgent_messages', false, 'sms_project_deadlines', false, 'quiet_hours_enabled', false,
    'quiet_hours_start', '22:00', 'quiet_hours_end', '08:00', 'timezone', 'UTC', 'digest', 'instant',
    'channels', '{}'::jsonb
  )
$$;
revoke all on function private.default_preferences() from public, anon, authenticated, service_role;

-- When the caller would hear of something of a kind that happened now, by each way that it would take.
create function private.when_told(p_kind text) returns table (channel text, at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  select c.name, private.deliver_after(auth.uid(), p_kind, c.name, now())
  from unnest(array['email', 'sms', 'desktop']) with ordinality as c (name, place)
  where auth.uid() is not null and private.is_assured()
  order by c.place;
end
$$;
revoke all on function private.when_told(text) from public, anon, authenticated, service_role;
grant execute on function private.when_told(text) to authenticated;

create function public.when_told(kind text) returns table (channel text, at timestamptz)
language sql stable set search_path = ''
as $$
  select * from private.when_told(kind)
$$;
revoke all on function public.when_told(text) from public, anon, authenticated, service_role;
grant execute on function public.when_told(text) to authenticated;

-- notifications/bounces.sql

-- Addresses that take no letters: those that came back for good, and whose owner called them spam. Notices are
-- not sent there until the owner says that the address works again; letters that somebody asks for, such as
-- those for a new password, are tried all the same.
create table private.mail_bounces (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  address text not null,
  cause text not null,
  bounced_at timestamptz not null default now(),

  constraint mail_bounces_cause_is_known check (cause in ('bounce', 'complaint'))
);

alter table private.mail_bounces enable row level security;
revoke all on table private.mail_bounces from public, anon, authenticated, service_role;

-- Since when somebody's address takes no letters; null while it does. A new address begins anew.
create function private.bounce_of(p_user_id uuid) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select b.bounced_at
  from private.mail_bounces b
  join auth.users u on u.id = b.user_id and lower(u.email) = b.address
  where b.user_id = p_user_id
$$;
revoke all on function private.bounce_of(uuid) from public, anon, authenticated, service_role;

-- Notes that a letter came back, and tells its reader in the product. Again is harmless.
create function private.note_bounce(p_address text, p_cause text, p_letter_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_address constant text := lower(left(p_address, 320));
  v_whose record;
  v_is_news boolean := false;
begin
  if p_cause = 'bounce' then
    update public.deliveries d set status = 'bounced', reason = 'bounced'
    from private.outbox o
    where d.outbox_id = p_letter_id and o.id = p_letter_id and lower(o.recipient) = v_address;
  end if;
  for v_whose in select p.id from public.profiles p where p.email = v_address loop
    insert into private.mail_bounces as b (user_id, address, cause) values (v_whose.id, v_address, p_cause)
    on conflict (user_id) do update set address = excluded.address, cause = excluded.cause, bounced_at = now()
    where b.address <> excluded.address;
    if found then
      v_is_news := true;
      perform private.notify(
        v_whose.id, 'email_bounced', 'bounce:' || clock_timestamp(),
        jsonb_build_object('address', private.mask_address(v_address))
      );
    end if;
  end loop;
  return v_is_news;
end
$$;
revoke all on function private.note_bounce(text, text, uuid) from public, anon, authenticated, service_role;
grant execute on function private.note_bounce(text, text, uuid) to service_role;

-- For the function that hears of it from who carries our mail.
create function public.note_bounce(address text, cause text, letter_id uuid default null) returns boolean
language sql volatile set search_path = ''
as $$
  select private.note_bounce(address, cause, letter_id)
$$;
revoke all on function public.note_bounce(text, text, uuid) from public, anon, authenticated, service_role;
grant execute on function public.note_bounce(text, text, uuid) to service_role;

create function private.my_reach() returns table (email text, email_bounced_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  select private.mask_address(u.email::text), private.bounce_of(u.id)
  from auth.users u
  where u.id = auth.uid() and private.is_assured();
end
$$;
revoke all on function private.my_reach() from public, anon, authenticated, service_role;
grant execute on function private.my_reach() to authenticated;

-- The caller's address with all but its edges hidden, and since when its mailbox sends letters back.
create function public.my_reach() returns table (email text, email_bounced_at timestamptz)
language sql stable set search_path = ''
as $$
  select * from private.my_reach()
$$;
revoke all on function public.my_reach() from public, anon, authenticated, service_role;
grant execute on function public.my_reach() to authenticated;

create function private.retry_my_email() returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_approved() then
    raise exception 'Your account has not been approved.' using errcode = '42501';
  end if;
  perform private.keep_pace('retry_email', 3, interval '1 day');
  delete from private.mail_bounces b where b.user_id = auth.uid();
  return found;
end
$$;
revoke all on function private.retry_my_email() from public, anon, authenticated, service_role;
grant execute on function private.retry_my_email() to authenticated;

-- The caller's mailbox works again: the next letters go there.
create function public.retry_my_email() returns boolean
language sql volatile set search_path = ''
as $$
  select private.retry_my_email()
$$;
revoke all on function public.retry_my_email() from public, anon, authenticated, service_role;
grant execute on function public.retry_my_email() to authenticated;

-- notifications/unsubscribe.sql

-- Leaving letters without signing in: each carries a token that switches its kind off, or all letters about
-- notices, and can do nothing else. It stays good, since old letters are where people look for it.

-- For one kind, or with null for all.
create function private.unsubscribe_token(p_user_id uuid, p_kind text) returns text
language sql stable security definer set search_path = ''
as $$
  select private.seal_cursor('unsubscribe', jsonb_build_array(p_user_id, p_kind))
$$;
revoke all on function private.unsubscribe_token(uuid, text) from public, anon, authenticated, service_role;

-- Whose letters a token ends, and of which kind; no row for one that is not ours.
create function private.open_unsubscribe_token(p_token text) returns table (user_id uuid, kind text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_said jsonb;
begin
  begin
    v_said := private.open_cursor('unsubscribe', p_token);
  exception when sqlstate 'HXPCU' then
    return;
  end;
  return query
  select p.id, v_said ->> 1 from public.profiles p where p.id = (v_said ->> 0)::uuid;
end
$$;
revoke all on function private.open_unsubscribe_token(text) from public, anon, authenticated, service_role;

create function private.subscription_of_link(p_token text) returns table (email text, kind text, is_on boolean)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  select private.mask_address(p.email), t.kind, case
    when t.kind is null then (private.preferences_of(t.user_id)).email_enabled
    else private.is_wanted(private.preferences_of(t.user_id), t.kind, 'email')
  end
  from private.open_unsubscribe_token(p_token) t
  join public.profiles p on p.id = t.user_id;
end
$$;
revoke all on function private.subscription_of_link(text) from public, anon, authenticated, service_role;
grant execute on function private.subscription_of_link(text) to anon, authenticated;

-- What a link of a letter would end: the address with all but its edges hidden, the kind (null for all), and
-- whether such letters are sent. No row for a link that is not ours.
create function public.subscription_of_link(token text) returns table (email text, kind text, is_on boolean)
language sql stable set search_path = ''
as $$
  select * from private.subscription_of_link(token)
$$;
revoke all on function public.subscription_of_link(text) from public, anon, authenticated, service_role;
grant execute on function public.subscription_of_link(text) to anon, authenticated;

create function private.unsubscribe(p_token text, p_from_all boolean) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_whose record;
begin
  select * into v_whose from private.open_unsubscribe_token(p_token);
  if v_whose.user_id is null then
    return false;
  end if;
  insert into public.notification_preferences (user_id) values (v_whose.user_id) on conflict do nothing;
  if p_from_all or v_whose.kind is null then
    update public.notification_preferences p set email_enabled = false
    where p.user_id = v_whose.user_id and p.email_enabled;
  else
    update public.notification_preferences p
    set channels = p.channels || jsonb_build_object(
      v_whose.kind, coalesce(p.channels -> v_whose.kind, '{}') || '{"email": false}'
    )
    where p.user_id = v_whose.user_id and (p.channels -> v_whose.kind -> 'email') is distinct from 'false';
  end if;
  return true;
end
$$;
revoke all on function private.unsubscribe(text, boolean) from public, anon, authenticated, service_role;
grant execute on function private.unsubscribe(text, boolean) to anon, authenticated;

-- Ends the letters that a link is about, or all about notices; again is harmless. False for a link that is not
-- ours.
create function public.unsubscribe(token text, from_all boolean default false) returns boolean
language sql volatile set search_path = ''
as $$
  select private.unsubscribe(token, coalesce(from_all, false))
$$;
revoke all on function public.unsubscribe(text, boolean) from public, anon, authenticated, service_role;
grant execute on function public.unsubscribe(text, boolean) to anon, authenticated;

-- notifications/deliveries.sql

-- What leaves the product about notices, one row for each notice and way: when it may go, why it waited, where
-- it went and what became of it. People read their own rows; only the functions of this folder write them.
create table public.deliveries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  notification_id uuid not null,
  kind text not null,
  channel text not null,
  title text not null,
  status text not null default 'waiting',
  waits_for text,
  reason text,
  sent_to text,
  due_at timestamptz not null,
  decided_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  outbox_id uuid,

  -- Told by a way once, whatever happens; a notice that is had back is not told again.
  constraint deliveries_once unique (notification_id, channel),
  constraint deliveries_channel_is_known check (channel in ('email', 'sms')),
  constraint deliveries_status_is_known check (
    status in ('waiting', 'queued', 'sent', 'left_out', 'failed', 'bounced')
  ),
  constraint deliveries_wait_is_known check (waits_for in ('reading', 'digest', 'quiet_hours')),
  -- A code, never a sentence: what servers say repeats addresses.
  constraint deliveries_reason_is_code check (reason ~ '^[A-Za-z0-9_ -]{1,60}$')
);

comment on column public.deliveries.sent_to is 'The address with all but its edges hidden.';
comment on column public.deliveries.outbox_id is 'The letter that it went with, alone or beside others.';
comment on column public.deliveries.decided_at is
  'When due_at was chosen; in the future once somebody has set the clock back.';

create index deliveries_due_idx on public.deliveries (due_at) where status = 'waiting';
create index deliveries_decided_idx on public.deliveries (decided_at) where status = 'waiting';
create index deliveries_waiting_idx on public.deliveries (user_id, channel, due_at) where status = 'waiting';
create index deliveries_list_idx on public.deliveries (user_id, created_at desc, id desc);
create index deliveries_outbox_idx on public.deliveries (outbox_id) where outbox_id is not null;
create index deliveries_created_idx on public.deliveries (created_at);

alter table public.deliveries enable row level security;
revoke all on table public.deliveries from public, anon, authenticated, service_role;
grant select on table public.deliveries to authenticated;
grant select, insert, update, delete on table public.deliveries to service_role;

create policy "People read what was sent to them" on public.deliveries
  for select to authenticated using (user_id = (select auth.uid()));

select private.require_second_factor('public.deliveries');

-- An address that its owner knows again, and nobody who looks over their shoulder.
create function private.mask_address(p_address text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when p_address like '%@%' then left(p_address, 1) || '•••' || substr(p_address, strpos(p_address, '@'))
    else '•••' || right(regexp_replace(p_address, '[^0-9]', '', 'g'), 4)
  end
$$;
revoke all on function private.mask_address(text) from public, anon, authenticated, service_role;

-- Where somebody is reached by a channel: a proven e-mail address that takes letters, or a phone. Null for
-- nowhere, and for an account that is out of use.
create function private.address_for(p_user_id uuid, p_channel text) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select case p_channel
      when 'email' then case
        when u.email_confirmed_at is not null and private.bounce_of(u.id) is null then u.email
      end
      when 'sms' then nullif(btrim(p.phone), '')
    end
    from public.profiles p
    join auth.users u on u.id = p.id
    where p.id = p_user_id and u.deleted_at is null and coalesce(u.banned_until <= now(), true)
  );
end
$$;
revoke all on function private.address_for(uuid, text) from public, anon, authenticated, service_role;

-- Plans what a new notice sends, by each way that its reader wants; in the transaction that tells.
create function private.plan_deliveries(p_notification_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_notice public.notifications;
  v_preferences public.notification_preferences;
begin
  select * into strict v_notice from public.notifications n where n.id = p_notification_id;
  v_preferences := private.preferences_of(v_notice.user_id);
  insert into public.deliveries (user_id, notification_id, kind, channel, title, due_at, waits_for)
  select v_notice.user_id, v_notice.id, v_notice.kind, c.name, v_notice.title, p.at, p.waits_for
  from unnest(array['email', 'sms']) as c (name),
    lateral private.delivery_plan(v_preferences, v_notice.kind, c.name, now()) p
  on conflict do nothing;
  if found then
    perform pg_notify('haven_outbox', '');
  end if;
end
$$;
revoke all on function private.plan_deliveries(uuid) from public, anon, authenticated, service_role;

-- What waits is planned anew from when it was told, once its reader chooses otherwise.
create function private.replan_deliveries() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.deliveries d
  set
    due_at = coalesce(greatest(p.at, now()), d.due_at),
    waits_for = p.waits_for,
    decided_at = now(),
    status = case when p.at is null then 'left_out' else d.status end,
    reason = case when p.at is null then 'not_wanted' end
  from public.deliveries o
  left join lateral private.delivery_plan(new, o.kind, o.channel, o.created_at) p on true
  where d.user_id = new.user_id and d.status = 'waiting' and o.id = d.id;
  if found then
    perform pg_notify('haven_outbox', '');
  end if;
  return null;
end
$$;
revoke all on function private.replan_deliveries() from public, anon, authenticated, service_role;

create trigger replan_deliveries after insert or update on public.notification_preferences
  for each row execute function private.replan_deliveries();

-- Who wants no letters about messages any more answers none: the addresses of those that they have are closed.
create function private.close_answer_addresses() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_wanted(new, 'new_message', 'email') then
    update private.answer_addresses a set closed_at = now()
    where a.user_id = new.user_id and a.closed_at is null and a.expires_at > now();
  end if;
  return null;
end
$$;
revoke all on function private.close_answer_addresses() from public, anon, authenticated, service_role;

create trigger close_answer_addresses after insert or update on public.notification_preferences
  for each row execute function private.close_answer_addresses();

-- What became of a letter became of all that it told.
create function private.follow_letter() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.deliveries d
  set
    status = case when new.done_at is not null then 'sent' when new.dead_at is not null then 'failed' else 'queued' end,
    sent_at = new.done_at,
    reason = case when new.dead_at is not null then coalesce(new.last_error, 'failed') end
  where d.outbox_id = new.id and d.status <> 'bounced';
  -- A server that will not take the mailbox, ever: as if the letter had come back.
  if new.dead_at is not null and new.kind = 'email' and new.last_error ~ '^EENVELOPE 55[0134]$' then
    perform private.note_bounce(new.recipient, 'bounce', new.id);
  end if;
  return null;
end
$$;
revoke all on function private.follow_letter() from public, anon, authenticated, service_role;

create trigger follow_letter after update of done_at, dead_at on private.outbox
  for each row
  when (old.done_at is distinct from new.done_at or old.dead_at is distinct from new.dead_at)
  execute function private.follow_letter();

create function private.my_deliveries(p_after text, p_size integer)
returns table (
  id uuid, kind text, channel text, title text, status text, waits_for text, reason text, sent_to text,
  due_at timestamptz, created_at timestamptz, sent_at timestamptz, cursor text
)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off
as $$
declare
  v_from constant jsonb := private.open_cursor('deliveries', p_after);
  v_at constant timestamptz := coalesce((v_from ->> 0)::timestamptz, 'infinity');
  v_id constant uuid := coalesce((v_from ->> 1)::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
begin
  if not private.is_assured() then
    return;
  end if;
  return query
  select
    d.id, d.kind, d.channel, d.title, d.status, d.waits_for, d.reason, d.sent_to, d.due_at, d.created_at, d.sent_at,
    private.seal_cursor('deliveries', jsonb_build_array(d.created_at, d.id))
  from public.deliveries d
  where d.user_id = auth.uid() and (d.created_at, d.id) < (v_at, v_id)
  order by d.created_at desc, d.id desc
  limit p_size;
end
$$;
revoke all on function private.my_deliveries(text, integer) from public, anon, authenticated, service_role;
grant execute on function private.my_deliveries(text, integer) to authenticated;

-- What was sent to the caller, waits or did not go, the newest first. A page goes on behind the `cursor` of its
-- last row.
create function public.my_deliveries(after text default null, page_size integer default 20)
returns table (
  id uuid, kind text, channel text, title text, status text, waits_for text, reason text, sent_to text,
  due_at timestamptz, created_at timestamptz, sent_at timestamptz, cursor text
)
language sql stable set search_path = ''
as $$
  select * from private.my_deliveries(after, least(greatest(coalesce(page_size, 20), 1), 100))
$$;
revoke all on function public.my_deliveries(text, integer) from public, anon, authenticated, service_role;
grant execute on function public.my_deliveries(text, integer) to authenticated;

-- notifications/digests.sql

-- From what is due to the outbox. All that is due to one person by one way goes in one letter, whatever it
-- waited for; only what is urgent goes alone.

-- Where a notice leads, as an address within the app.
create function private.path_of_notice(p_metadata jsonb) returns text
language sql immutable set search_path = ''
as $$
  select coalesce(
    p_metadata ->> 'path', '/property/' || coalesce(p_metadata ->> 'listing_id', p_metadata ->> 'property_id'),
    '/notifications'
  )
$$;
revoke all on function private.path_of_notice(jsonb) from public, anon, authenticated, service_role;

-- What a letter says of a notice. Of a conversation it quotes what is still unread and still there: null when
-- nothing is.
create function private.letter_of_notice(p_notice public.notifications) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_facts constant jsonb := jsonb_build_object(
    'title', p_notice.title, 'message', p_notice.message, 'path', private.path_of_notice(p_notice.metadata)
  );
  v_unread integer;
  v_quote text;
begin
  if p_notice.kind <> 'new_message' then
    return v_facts;
  end if;
  select count(*)::integer, (array_agg(u.words order by u.created_at desc))[1] into v_unread, v_quote
  from (
    select w.created_at, coalesce(nullif(left(btrim(m.message_text), 300), ''), 'A file') as words
    from public.message_notifications w
    join public.conversation_messages m on m.id = w.message_id and m.deleted_at is null
    where w.user_id = p_notice.user_id and w.conversation_id = (p_notice.metadata ->> 'conversation_id')::uuid
      and w.read_at is null
    order by w.created_at desc
    limit 100
  ) u
  where not exists (
    select from public.conversation_members c
    where c.user_id = p_notice.user_id and c.conversation_id = (p_notice.metadata ->> 'conversation_id')::uuid
      and c.is_muted
  );
  return case when v_unread > 0 then v_facts || jsonb_build_object(
    'message', v_quote, 'unread', v_unread, 'conversation_id', p_notice.metadata ->> 'conversation_id'
  ) end;
end
$$;
revoke all on function private.letter_of_notice(public.notifications) from public, anon, authenticated, service_role;

-- Hands what is due to one person by one way over to the outbox, in one transaction. What depends on the kind or
-- on the person alone is asked once, however many notices are due.
create function private.send_due(p_user_id uuid, p_channel text, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' set enable_seqscan = off set jit = off
as $$
declare
  v_preferences constant public.notification_preferences := private.preferences_of(p_user_id);
  v_address constant text := private.address_for(p_user_id, p_channel);
  v_nowhere constant text := case
    when p_channel = 'email' and private.bounce_of(p_user_id) is not null then 'address_bounced'
    when v_address is null then 'no_address'
  end;
  -- It is late, when nothing ran meanwhile, and by now it may be quiet.
  v_quiet_until constant timestamptz := case
    when v_preferences.quiet_hours_enabled then private.quiet_until(
      v_preferences.quiet_hours_start, v_preferences.quiet_hours_end, v_preferences.timezone, p_now
    )
    else p_now
  end;
  v_goes record;
  v_calm jsonb[] := '{}';
  v_calm_ids uuid[] := '{}';
begin
  for v_goes in
    with due as materialized (
      select d.id, d.kind, d.created_at, d.notification_id from public.deliveries d
      where d.user_id = p_user_id and d.channel = p_channel and d.status = 'waiting' and d.due_at <= p_now
      order by d.created_at, d.id
      for update
    ), kinds as materialized (
      select
        k.kind, private.is_wanted(v_preferences, k.kind, p_channel) as is_wanted,
        private.is_urgent_by(v_preferences, k.kind, p_channel) as is_urgent
      from (select distinct u.kind from due u) k
    ), told as materialized (
      select
        u.id, u.kind, u.created_at, k.is_urgent, k.is_wanted,
        case when n.id is not null then private.letter_of_notice(n) end as facts
      from due u
      join kinds k on k.kind = u.kind
      left join public.notifications n on n.id = u.notification_id and n.read_at is null
    ), judged as materialized (
      select t.id, t.kind, t.created_at, t.is_urgent, t.facts, case
        when not t.is_wanted then 'not_wanted'
        when t.facts is null then 'read'
        when v_nowhere is not null then v_nowhere
        -- A text is about now. No quiet hours last so long: there was nobody to send it.
        when p_channel = 'sms' and t.created_at < p_now - interval '3 days' then 'too_late'
      end as reason
      from told t
    ), left_out as (
      update public.deliveries d set status = 'left_out', reason = j.reason
      from judged j
      where d.id = j.id and j.reason is not null
    ), put_off as (
      update public.deliveries d set due_at = v_quiet_until, decided_at = p_now, waits_for = 'quiet_hours'
      from judged j
      where d.id = j.id and j.reason is null and not j.is_urgent and v_quiet_until > p_now
    )
    select j.id, j.kind, j.is_urgent, j.facts from judged j
    where j.reason is null and (j.is_urgent or v_quiet_until <= p_now)
    order by j.created_at, j.id
  loop
    if v_goes.is_urgent then
      perform private.hand_over(
        p_user_id, p_channel, v_address, array[v_goes.facts], array[v_goes.id], v_goes.kind, true
      );
    else
      v_calm := v_calm || v_goes.facts;
      v_calm_ids := v_calm_ids || v_goes.id;
    end if;
  end loop;
  if cardinality(v_calm) > 0 then
    perform private.hand_over(
      p_user_id, p_channel, v_address, v_calm, v_calm_ids,
      case when cardinality(v_calm) = 1 then (select d.kind from public.deliveries d where d.id = v_calm_ids[1]) end,
      false
    );
  end if;
end
$$;
revoke all on function private.send_due(uuid, text, timestamptz) from public, anon, authenticated, service_role;

-- Writes one message about some notices into the outbox; `p_kind` is null when there are several.
create function private.hand_over(
  p_user_id uuid, p_channel text, p_address text, p_facts jsonb[], p_ids uuid[], p_kind text, p_is_urgent boolean
) returns void
language plpgsql security definer set search_path = '' set enable_seqscan = off set jit = off
as $$
declare
  v_many constant integer := cardinality(p_facts);
  v_letter_id uuid;
begin
  v_letter_id := private.queue_message(
    p_channel, p_address,
    case
      when p_channel = 'sms' then 'urgent_notice'
      when v_many > 1 then 'notice_digest'
      when p_kind = 'new_message' then 'unread_message'
      else 'notice'
    end,
    case
      when p_channel = 'sms' then jsonb_build_object(
        'headline', case when v_many > 1 then v_many || ' notices, the newest: ' else '' end
          || (p_facts[v_many] ->> 'title')
      )
      else jsonb_build_object('unsubscribe', private.unsubscribe_token(p_user_id, p_kind)) || case
        when v_many = 1 then p_facts[1] || jsonb_build_object('answer', case
          when p_kind = 'new_message'
          then private.open_answer_address(p_user_id, (p_facts[1] ->> 'conversation_id')::uuid)
        end)
        else jsonb_build_object('items', to_jsonb(p_facts[1:20]), 'more', greatest(v_many - 20, 0))
      end
    end,
    'delivery:' || p_ids[1], now(), p_is_urgent
  );
  update public.deliveries d
  set outbox_id = v_letter_id, sent_to = private.mask_address(p_address),
    status = case when o.dead_at is null then 'queued' else 'failed' end, reason = o.last_error
  from private.outbox o
  where d.id = any (p_ids) and o.id = v_letter_id;
end
$$;
revoke all on function private.hand_over(uuid, text, text, jsonb[], uuid[], text, boolean)
  from public, anon, authenticated, service_role;

-- When a letter that failed may be tried again: not in the quiet of whoever it is for.
create function private.after_quiet(p_letter_id uuid, p_at timestamptz) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_delivery record;
  v_preferences public.notification_preferences;
begin
  select d.user_id, d.kind, d.channel into v_delivery
  from public.deliveries d where d.outbox_id = p_letter_id
  limit 1;
  if v_delivery.user_id is null then
    return p_at;
  end if;
  v_preferences := private.preferences_of(v_delivery.user_id);
  return case
    when v_preferences.quiet_hours_enabled
      and not private.is_urgent_by(v_preferences, v_delivery.kind, v_delivery.channel)
    then private.quiet_until(
      v_preferences.quiet_hours_start, v_preferences.quiet_hours_end, v_preferences.timezone, p_at
    )
    else p_at
  end;
end
$$;
revoke all on function private.after_quiet(uuid, timestamptz) from public, anon, authenticated, service_role;

-- Hands over what is due, for a number of people at a time; one runner does it at a time. What cannot be put
-- into a letter holds up nobody else's.
create function private.dispatch_deliveries(p_channels text[], p_now timestamptz default now()) returns integer
language plpgsql security definer set search_path = '' set enable_seqscan = off set jit = off
as $$
declare
  v_whom record;
  v_count integer := 0;
begin
  if not exists (select from public.deliveries d where d.status = 'waiting' and d.due_at <= p_now)
    and not exists (
      select from public.deliveries d where d.status = 'waiting' and d.decided_at > p_now + 2 * private.outbox_lease()
    )
  then
    return 0;
  end if;
  if not pg_try_advisory_xact_lock(hashtextextended('deliveries', 0)) then
    return 0;
  end if;
  -- Decided in the future: the clock was set back since, and the moment waited for means nothing.
  update public.deliveries d
  set decided_at = p_now, created_at = least(d.created_at, p_now), due_at = coalesce(
    (select p.at from private.delivery_plan(private.preferences_of(d.user_id), d.kind, d.channel, p_now) p), p_now
  )
  where d.status = 'waiting' and d.decided_at > p_now + 2 * private.outbox_lease();
  for v_whom in
    select distinct w.user_id, w.channel
    from (
      select d.user_id, d.channel from public.deliveries d
      where d.status = 'waiting' and d.due_at <= p_now and d.channel = any (p_channels)
      order by d.due_at
      limit 50
    ) w
  loop
    begin
      perform private.send_due(v_whom.user_id, v_whom.channel, p_now);
      v_count := v_count + 1;
    exception
      when serialization_failure or deadlock_detected or lock_not_available then
        raise;
      when others then
        update public.deliveries d set status = 'failed', reason = 'not_written'
        where d.user_id = v_whom.user_id and d.channel = v_whom.channel and d.status = 'waiting'
          and d.due_at <= p_now;
        raise warning 'Notices of one person could not be put into a letter: %', sqlstate;
    end;
  end loop;
  return v_count;
end
$$;
revoke all on function private.dispatch_deliveries(text[], timestamptz) from public, anon, authenticated, service_role;

-- presence/presence.sql

-- Who is here now. Where somebody is and on what is theirs alone; whether they are here is told to those who
-- share a conversation with them, and to nobody if they hide it.
create table public.presence (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  status text not null default 'offline',
  current_page text,
  device_info jsonb not null default '{}',
  location jsonb not null default '{}',
  is_hidden boolean not null default false,
  updated_at timestamptz not null default now(),

  constraint presence_status_is_known check (status in ('online', 'away', 'offline')),
  constraint presence_current_page_length check (char_length(current_page) <= 500),
  constraint presence_device_info_is_small check (
    jsonb_typeof(device_info) = 'object' and char_length(device_info::text) <= 2000
  ),
  constraint presence_location_is_small check (
    jsonb_typeof(location) = 'object' and char_length(location::text) <= 4000
  )
);

alter table public.presence enable row level security;
revoke all on table public.presence from public, anon, authenticated, service_role;
grant select, delete on table public.presence to authenticated;
grant update (is_hidden) on table public.presence to authenticated;
grant select, insert, update, delete on table public.presence to service_role;

create policy "People read their presence" on public.presence
  for select to authenticated using (user_id = (select auth.uid()));

create policy "People hide their presence" on public.presence
  for update to authenticated using (user_id = (select auth.uid()) and (select private.is_approved()));

create policy "People remove their presence" on public.presence
  for delete to authenticated using (user_id = (select auth.uid()));

select private.require_second_factor('public.presence');

create function private.update_user_presence(
  p_status text, p_current_page text, p_device_info jsonb, p_location jsonb
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_approved() then
    raise exception 'Your account has not been approved.' using errcode = '42501';
  end if;
  insert into public.presence as p (user_id, status, current_page, device_info, location)
  values (
    auth.uid(), p_status, left(p_current_page, 500), coalesce(p_device_info, '{}'), coalesce(p_location, '{}')
  )
  on conflict (user_id) do update
  set status = excluded.status, current_page = excluded.current_page, device_info = excluded.device_info,
    location = excluded.location, updated_at = now();
end
$$;
revoke all on function private.update_user_presence(text, text, jsonb, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function private.update_user_presence(text, text, jsonb, jsonb) to authenticated;

-- Says that the caller is here, or leaves. Without word for 90 s, three beats, they count as gone.
create function public.update_user_presence(
  p_status text, p_current_page text default null, p_device_info jsonb default '{}', p_location jsonb default '{}'
) returns void
language sql volatile set search_path = ''
as $$
  select private.update_user_presence(p_status, p_current_page, p_device_info, p_location)
$$;
revoke all on function public.update_user_presence(text, text, jsonb, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.update_user_presence(text, text, jsonb, jsonb) to authenticated;

create function private.conversation_presence(p_conversation_id uuid)
returns table (user_id uuid, status text, seen_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_member(p_conversation_id);
  return query
  select
    p.user_id, case when p.updated_at > now() - interval '90 seconds' then p.status else 'offline' end,
    p.updated_at
  from public.conversation_members m
  join public.presence p on p.user_id = m.user_id
  where m.conversation_id = p_conversation_id and m.left_at is null and m.user_id <> auth.uid()
    and not p.is_hidden and not private.is_blocked_between(auth.uid(), p.user_id)
  order by p.user_id;
end
$$;
revoke all on function private.conversation_presence(uuid) from public, anon, authenticated, service_role;
grant execute on function private.conversation_presence(uuid) to authenticated;

-- Who else of a conversation is here, and when they last were; nothing of whoever hides it.
create function public.conversation_presence(conversation_id uuid)
returns table (user_id uuid, status text, seen_at timestamptz)
language sql stable set search_path = ''
as $$
  select * from private.conversation_presence(conversation_id)
$$;
revoke all on function public.conversation_presence(uuid) from public, anon, authenticated, service_role;
grant execute on function public.conversation_presence(uuid) to authenticated;

-- activity/activity_feed.sql

-- What somebody did in the product, as their client tells it. It decides nothing, and refuses nothing that a
-- client could stumble over: what comes twice or too often is left out.
create table public.activity_feed (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  activity_type text not null,
  message text not null default '',
  metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),

  constraint activity_feed_type_shape check (activity_type ~ '^[a-z][a-z_.]{1,60}$'),
  constraint activity_feed_message_length check (char_length(message) <= 1000),
  constraint activity_feed_metadata_is_small check (
    jsonb_typeof(metadata) = 'object' and char_length(metadata::text) <= 8000
  ),
  constraint activity_feed_device_is_known check (
    coalesce(metadata ->> 'device_type', 'desktop') in ('mobile', 'tablet', 'desktop')
  )
);

create index activity_feed_user_idx on public.activity_feed (user_id, created_at desc);

alter table public.activity_feed enable row level security;
revoke all on table public.activity_feed from public, anon, authenticated, service_role;
grant select, delete on table public.activity_feed to authenticated;
grant insert (user_id, activity_type, message, metadata) on table public.activity_feed to authenticated;
grant select, insert, update, delete on table public.activity_feed to service_role;

create policy "People read what they did" on public.activity_feed
  for select to authenticated using (user_id = (select auth.uid()));

create policy "People note what they did" on public.activity_feed
  for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.is_approved()));

create policy "People forget what they did" on public.activity_feed
  for delete to authenticated using (user_id = (select auth.uid()));

select private.require_second_factor('public.activity_feed');

-- Of the same page within 3 s, and of more than 300 within a minute, nothing is kept; and nothing for longer
-- than 90 days.
create function private.thin_activity() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.role() is distinct from 'authenticated' or new.user_id is distinct from auth.uid() then
    return new;
  end if;
  if exists (
    select from public.activity_feed a
    where a.user_id = new.user_id and a.created_at > now() - interval '3 seconds'
      and a.activity_type = new.activity_type and a.activity_type = 'page_view'
      and (a.metadata ->> 'page_url') is not distinct from (new.metadata ->> 'page_url')
  ) or (
    select count(*) from (
      select from public.activity_feed a
      where a.user_id = new.user_id and a.created_at > now() - interval '1 minute' limit 300
    ) as lately
  ) >= 300 then
    return null;
  end if;
  delete from public.activity_feed a
  where a.id in (
    select o.id from public.activity_feed o
    where o.user_id = new.user_id and o.created_at < now() - interval '90 days' limit 50
  );
  return new;
end
$$;
revoke all on function private.thin_activity() from public, anon, authenticated, service_role;

create trigger thin_activity before insert on public.activity_feed
  for each row execute function private.thin_activity();

-- activity/visits.sql

-- When somebody was last at their desk: what has moved since is told to whoever comes back. A visit has ended
-- when nothing was opened for half an hour.
create table public.desk_visits (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  seen_at timestamptz not null default now(),
  since timestamptz not null default now() - interval '7 days'
);

comment on column public.desk_visits.since is 'When the visit before this one ended; at first a week ago.';

alter table public.desk_visits enable row level security;
revoke all on table public.desk_visits from public, anon, authenticated, service_role;
grant select on table public.desk_visits to authenticated;
grant select, insert, update, delete on table public.desk_visits to service_role;

create policy "People read when they were here" on public.desk_visits
  for select to authenticated using (user_id = (select auth.uid()));

select private.require_second_factor('public.desk_visits');

create function private.visit_desk() returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  v_since timestamptz;
begin
  if not private.is_approved() then
    raise exception 'Your account has not been approved.' using errcode = '42501';
  end if;
  insert into public.desk_visits as d (user_id) values (auth.uid())
  on conflict (user_id) do update set
    since = case when d.seen_at < now() - interval '30 minutes' then d.seen_at else d.since end,
    seen_at = now()
  returning d.since into v_since;
  return v_since;
end
$$;
revoke all on function private.visit_desk() from public, anon, authenticated, service_role;
grant execute on function private.visit_desk() to authenticated;

-- Says that the caller is at their desk, and since when they have not been.
create function public.visit_desk() returns timestamptz
language sql volatile set search_path = ''
as $$
  select private.visit_desk()
$$;
revoke all on function public.visit_desk() from public, anon, authenticated, service_role;
grant execute on function public.visit_desk() to authenticated;

-- Since when something has moved for the caller, also before this visit was noted.
create function private.my_absence() returns timestamptz
language sql stable set search_path = ''
as $$
  select coalesce(
    (
      select case when d.seen_at < now() - interval '30 minutes' then d.seen_at else d.since end
      from public.desk_visits d where d.user_id = (select auth.uid())
    ),
    now() - interval '7 days'
  )
$$;
revoke all on function private.my_absence() from public, anon, authenticated, service_role;
grant execute on function private.my_absence() to authenticated;

-- What the caller was told since then, the newest first, and how much they were told in all.
create function private.figures_of_movement() returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_since constant timestamptz := private.my_absence();
begin
  if not private.is_approved() then
    return null;
  end if;
  return jsonb_build_object(
    'since', v_since,
    'told', (
      select count(*) from (
        select from public.notifications n
        where n.user_id = (select auth.uid()) and n.created_at > v_since limit 1000
      ) as counted
    ),
    'notices', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.at desc), '[]') from (
        select n.id, n.title, n.type, n.created_at as at, n.metadata
        from public.notifications n
        where n.user_id = (select auth.uid()) and n.created_at > v_since
        order by n.created_at desc limit 8
      ) as t
    )
  );
end
$$;
revoke all on function private.figures_of_movement() from public, anon, authenticated, service_role;
grant execute on function private.figures_of_movement() to authenticated;

-- listings/desk.sql

-- What a seller’s desk counts: their listings, who asked about them in 30 days and in the 30 before, and what
-- waits for a review. Null for whoever sells nothing.
create function private.figures_of_own_listings() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_brokers constant uuid[] := private.my_brokers();
begin
  if not private.is_approved() or not exists (
    select from public.listings l where l.broker_id = any (v_brokers)
  ) then
    return null;
  end if;
  return jsonb_build_object(
    'live', (
      select count(*) from (
        select from public.listings l
        where l.broker_id = any (v_brokers) and l.approval_status = 'approved'
          and l.status in ('active', 'under_contract')
        limit 1000
      ) as counted
    ),
    'waiting', (
      select count(*) from (
        select from public.listings l
        where l.broker_id = any (v_brokers) and l.approval_status = 'pending' limit 1000
      ) as counted
    ) + (
      select count(*) from (
        select from public.revisions r
        where r.user_id = auth.uid() and r.listing_id is not null and r.status = 'pending' limit 1000
      ) as counted
    ),
    'asked', (
      select count(*) from (
        select from public.broker_contacts c
        where c.broker_id = any (v_brokers) and c.created_at > now() - interval '30 days' limit 1000
      ) as counted
    ),
    'asked_before', (
      select count(*) from (
        select from public.broker_contacts c
        where c.broker_id = any (v_brokers) and c.created_at <= now() - interval '30 days'
          and c.created_at > now() - interval '60 days'
        limit 1000
      ) as counted
    ),
    'moved', (
      select coalesce(jsonb_agg(to_jsonb(m) order by m.asked desc, m.name), '[]') from (
        select l.id, l.property_name as name, count(*) as asked, max(c.created_at) as at
        from public.broker_contacts c
        join public.listings l on l.id = c.listing_id
        where c.broker_id = any (v_brokers) and c.created_at > private.my_absence()
        group by l.id, l.property_name
        order by max(c.created_at) desc
        limit 5
      ) as m
    ),
    'best', (
      select coalesce(jsonb_agg(to_jsonb(b) order by b.views desc, b.name), '[]') from (
        select l.id, l.property_name as name, l.location, l.price, l.views, l.status,
          l.approval_status = 'pending' as is_waiting,
          (
            select count(*) from public.broker_contacts c
            where c.listing_id = l.id and c.created_at > now() - interval '30 days'
          ) as asked
        from public.listings l
        where l.broker_id = any (v_brokers) and l.status in ('active', 'under_contract')
        order by l.views desc, l.id
        limit 8
      ) as b
    )
  );
end
$$;
revoke all on function private.figures_of_own_listings() from public, anon, authenticated, service_role;
grant execute on function private.figures_of_own_listings() to authenticated;

-- What has come to the market in 30 days, and in the 30 before.
create function private.figures_of_market() returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if not private.is_approved() then
    return null;
  end if;
  return jsonb_build_object(
    'added', (
      select count(*) from (
        select from public.listings l
        where l.approval_status = 'approved' and l.status in ('active', 'under_contract')
          and l.created_at > now() - interval '30 days'
        limit 1000
      ) as counted
    ),
    'added_before', (
      select count(*) from (
        select from public.listings l
        where l.approval_status = 'approved' and l.status in ('active', 'under_contract')
          and l.created_at <= now() - interval '30 days' and l.created_at > now() - interval '60 days'
        limit 1000
      ) as counted
    )
  );
end
$$;
revoke all on function private.figures_of_market() from public, anon, authenticated, service_role;
grant execute on function private.figures_of_market() to authenticated;

-- messages/figures.sql

-- For whoever asks: messages that wait to be read, and how many came in 30 days and in the 30 before.
create function private.figures_of_messages() returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if not private.is_approved() then
    return null;
  end if;
  return jsonb_build_object(
    'unread', (
      select count(*) from (
        select from public.message_notifications m
        where m.user_id = (select auth.uid()) and m.read_at is null limit 1000
      ) as counted
    ),
    'received', (
      select count(*) from (
        select from public.message_notifications m
        where m.user_id = (select auth.uid()) and m.created_at > now() - interval '30 days' limit 1000
      ) as counted
    ),
    'received_before', (
      select count(*) from (
        select from public.message_notifications m
        where m.user_id = (select auth.uid()) and m.created_at <= now() - interval '30 days'
          and m.created_at > now() - interval '60 days'
        limit 1000
      ) as counted
    )
  );
end
$$;
revoke all on function private.figures_of_messages() from public, anon, authenticated, service_role;
grant execute on function private.figures_of_messages() to authenticated;

-- records/books.sql

-- Who sees a record is said by the book that it stands in. A person has a book of their own, each tenant has one for
-- what its team shares, and each member one within the tenant for what they keep to themselves. Whoever works in
-- a tenant has three books open; rows of another tenant are in none of them. A policy compares one column.

-- What somebody keeps to themselves in a tenant.
create function private.own_book(p_owner_id uuid, p_tenant_id uuid) returns uuid
language sql immutable set search_path = ''
as $$
  select md5(p_owner_id::text || p_tenant_id::text)::uuid
$$;
revoke all on function private.own_book(uuid, uuid) from public, anon, authenticated, service_role;

create function private.book_of(p_owner_id uuid, p_tenant_id uuid, p_sharing text) returns uuid
language plpgsql immutable set search_path = ''
as $$
begin
  return case
    when p_tenant_id is null then p_owner_id
    when p_sharing = 'team' then p_tenant_id
    else private.own_book(p_owner_id, p_tenant_id)
  end;
end
$$;
revoke all on function private.book_of(uuid, uuid, text) from public, anon, authenticated, service_role;

-- The books that are open to the caller now; none to an account that is not let in.
create function private.my_books() returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_me constant uuid := auth.uid();
  v_tenant_id uuid;
begin
  if v_me is null or not private.is_approved() then
    return '{}';
  end if;
  select u.tenant_id into v_tenant_id from public.tenant_users u where u.user_id = v_me and u.is_active;
  if v_tenant_id is null then
    return array[v_me];
  end if;
  return array[v_me, v_tenant_id, private.own_book(v_me, v_tenant_id)];
end
$$;
revoke all on function private.my_books() from public, anon, authenticated, service_role;
grant execute on function private.my_books() to authenticated;

-- Every kind of record, with the column that names one and the screen of its list: `private.make_record` says all
-- to its trigger.
create function private.record_kinds() returns table (kind text, title text, path text)
language plpgsql stable set search_path = ''
as $$
begin
  return query
  select
    c.relname::text, split_part(encode(t.tgargs, 'escape'), '\000', 1), split_part(encode(t.tgargs, 'escape'), '\000', 2)
  from pg_catalog.pg_trigger t join pg_catalog.pg_class c on c.oid = t.tgrelid
  where t.tgname = 'keep_changes' and c.relnamespace = 'public'::regnamespace;
end
$$;
revoke all on function private.record_kinds() from public, anon, authenticated, service_role;

create function private.require_kind(p_kind text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (select from private.record_kinds() k where k.kind = p_kind) then
    raise exception 'There are no such records.' using errcode = 'HXRKD';
  end if;
end
$$;
revoke all on function private.require_kind(text) from public, anon, authenticated, service_role;
grant execute on function private.require_kind(text) to authenticated;

-- The book in which a record stands; null for none, also for one in no book of the caller's.
create function private.record_book(p_kind text, p_id uuid) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_book uuid;
begin
  perform private.require_kind(p_kind);
  execute format('select r.book from public.%I r where r.id = $1', p_kind) into v_book using p_id;
  return case when auth.role() is distinct from 'authenticated' or v_book = any (private.my_books()) then v_book end;
end
$$;
revoke all on function private.record_book(text, uuid) from public, anon, authenticated, service_role;

create function private.sees_record(p_kind text, p_id uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.record_book(p_kind, p_id) is not null;
end
$$;
revoke all on function private.sees_record(text, uuid) from public, anon, authenticated, service_role;
grant execute on function private.sees_record(text, uuid) to authenticated;

-- Whether an account, and not only the caller, has a book open whenever it works where the book belongs.
create function private.is_reader(p_user_id uuid, p_book uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return p_user_id = p_book or exists (
    select from public.tenant_users u
    where u.user_id = p_user_id and (u.tenant_id = p_book or private.own_book(u.user_id, u.tenant_id) = p_book)
  );
end
$$;
revoke all on function private.is_reader(uuid, uuid) from public, anon, authenticated, service_role;

-- A record in words, where something is told about it.
create function private.record_title(p_kind text, p_id uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_title text;
begin
  execute format(
    'select r.%I::text from public.%I r where r.id = $1',
    (select k.title from private.record_kinds() k where k.kind = p_kind), p_kind
  ) into v_title using p_id;
  return v_title;
end
$$;
revoke all on function private.record_title(text, uuid) from public, anon, authenticated, service_role;

-- With whom the caller works: their team now, and themselves.
create function private.record_people() returns table (id uuid, name text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_approved() then
    return;
  end if;
  return query
  select p.id, coalesce(nullif(p.full_name, ''), p.email)
  from public.profiles p
  where p.id = auth.uid() or p.id in (
    select u.user_id from public.tenant_users u where u.tenant_id = private.current_tenant_id()
  )
  order by lower(coalesce(nullif(p.full_name, ''), p.email)), p.id;
end
$$;
revoke all on function private.record_people() from public, anon, authenticated, service_role;
grant execute on function private.record_people() to authenticated;

-- Whom records may be handed to, tasks given and mentions made: the team of the caller, and the caller.
create function public.record_people() returns table (id uuid, name text)
language sql stable set search_path = ''
as $$
  select * from private.record_people()
$$;
revoke all on function public.record_people() from public, anon, authenticated, service_role;
grant execute on function public.record_people() to authenticated;

-- records/plain_text.sql

-- What a line and what tags may be made of: nothing that breaks a line or turns the direction of writing. Null is fine.
-- Each row that is written asks, and a function in SQL would be made ready anew each time.
create function private.is_line(p_text text, p_longest integer) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return char_length(p_text) <= p_longest and p_text !~ '[\x01-\x1f\x7f\u202a-\u202e\u2066-\u2069]';
end
$$;
revoke all on function private.is_line(text, integer) from public, anon, authenticated, service_role;
grant execute on function private.is_line(text, integer) to authenticated, service_role;

create function private.are_tags(p_tags text[]) returns boolean
language plpgsql immutable set search_path = ''
as $$
declare
  v_tag text;
begin
  if p_tags is null then
    return null;
  elsif cardinality(p_tags) > 30 then
    return false;
  end if;
  foreach v_tag in array p_tags loop
    if v_tag is null or btrim(v_tag) = '' or not private.is_line(v_tag, 40) then
      return false;
    end if;
  end loop;
  return true;
end
$$;
revoke all on function private.are_tags(text[]) from public, anon, authenticated, service_role;
grant execute on function private.are_tags(text[]) to authenticated, service_role;

-- records/record_changes.sql

-- What became of records: who changed what when, written by triggers alone. A change keeps the values of the columns
-- that it changed; one that made the record keeps none, since the record has them. Whoever made it may have
-- closed their account since, so `by` refers to nothing.
create table public.record_changes (
  id bigint generated always as identity primary key,
  kind text not null,
  record_id uuid not null,
  book uuid not null,
  version integer not null,
  at timestamptz not null default now(),
  by uuid,
  act text not null,
  was jsonb,
  now jsonb,

  constraint record_changes_act_is_known check (act in ('created', 'changed', 'deleted', 'restored', 'imported'))
);

comment on column public.record_changes.book is 'Where its record stands, and so who reads it.';

create index record_changes_record_idx on public.record_changes (record_id, at desc, id desc);
create index record_changes_book_idx on public.record_changes (book, at desc, id desc);

alter table public.record_changes enable row level security;
revoke all on table public.record_changes from public, anon, authenticated, service_role;
grant select on table public.record_changes to authenticated;
grant select, insert, update, delete on table public.record_changes to service_role;

create policy "Readers of a record read its changes" on public.record_changes
  for select to authenticated using (book = any ((select private.my_books())::uuid[]));

select private.require_second_factor('public.record_changes');

-- Puts back what a change of a record replaced, as an edit of the caller's own. Answers the record's version then;
-- null when it cannot be reached any more. What nobody writes, such as its owner, stays.
create function public.restore_record(p_kind text, p_id uuid, p_change_id bigint) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  v_was jsonb;
  v_columns text;
  v_version integer;
begin
  perform private.require_kind(p_kind);
  select c.was into v_was from public.record_changes c
  where c.id = p_change_id and c.kind = p_kind and c.record_id = p_id;
  select string_agg(format('%I', a.attname), ', ') into v_columns
  from pg_catalog.pg_attribute a
  where a.attrelid = format('public.%I', p_kind)::regclass and a.attnum > 0 and not a.attisdropped
    and v_was ? a.attname and has_column_privilege(a.attrelid, a.attnum, 'update');
  if v_columns is null then
    raise exception 'This change replaced nothing that can be put back.' using errcode = 'HXRRE';
  end if;
  execute format(
    'update public.%1$I r set (%2$s) = (select %2$s from jsonb_populate_record(r, $1)) where r.id = $2'
      ' returning r.version', p_kind, v_columns
  ) into v_version using v_was, p_id;
  return v_version;
end
$$;
revoke all on function public.restore_record(text, uuid, bigint) from public, anon, authenticated, service_role;
grant execute on function public.restore_record(text, uuid, bigint) to authenticated;

-- records/making.sql

-- What every kind of record does alike. A noun's file makes the table and calls `private.make_record`.

-- The version grows with every change, and the book follows from owner, tenant and sharing.
create function private.stamp_record() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if new.tenant_id is null then
      new.sharing := 'private';
    end if;
  elsif new is not distinct from old then
    return new;
  else
    if new.sharing <> old.sharing then
      perform private.require_sharer(old.owner_id, old.tenant_id);
      if new.sharing = 'team' and new.tenant_id is null then
        new.tenant_id := private.current_tenant_id();
      end if;
      if new.tenant_id is null then
        raise exception 'You work in no team.' using errcode = 'HXRNT';
      end if;
    end if;
    new.version := old.version + 1;
    new.updated_at := now();
  end if;
  new.book := private.book_of(new.owner_id, new.tenant_id, new.sharing);
  return new;
end
$$;
revoke all on function private.stamp_record() from public, anon, authenticated, service_role;

-- When it was, and not when somebody says that it was: a purge goes by it.
create function private.stamp_removal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.deleted_at := case when new.deleted_at is not null then coalesce(old.deleted_at, now()) end;
  return new;
end
$$;
revoke all on function private.stamp_removal() from public, anon, authenticated, service_role;

-- Whom a record belongs to decides who sees it, and so do those who look after the tenant.
create function private.require_sharer(p_owner_id uuid, p_tenant_id uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if auth.role() = 'authenticated' and p_owner_id is distinct from auth.uid()
    and (p_tenant_id is null or p_tenant_id is distinct from private.administered_tenant_id())
  then
    raise exception 'Only its owner says who sees a record.' using errcode = 'HXRSH';
  end if;
end
$$;
revoke all on function private.require_sharer(uuid, uuid) from public, anon, authenticated, service_role;

-- How many a book may hold of one kind, the bin included.
create function private.most_records() returns integer
language plpgsql immutable set search_path = ''
as $$
begin
  return 200000;
end
$$;
revoke all on function private.most_records() from public, anon, authenticated, service_role;

create function private.keep_room(p_kind text, p_book uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_most constant integer := private.most_records();
  v_count integer;
begin
  execute format(
    'select (select count(*) from (select from public.%1$I r where r.book = $1 and r.deleted_at is null limit $2) a)'
      ' + (select count(*) from (select from public.%1$I r where r.book = $1 and r.deleted_at is not null limit $2) b)',
    p_kind
  ) into v_count using p_book, v_most + 1;
  if v_count > v_most then
    raise exception 'There are % of these already.', v_most using errcode = 'HXRMA';
  end if;
end
$$;
revoke all on function private.keep_room(text, uuid) from public, anon, authenticated, service_role;

-- Once a statement, so that a change of many rows costs little more than the rows.
create function private.keep_changes() returns trigger
language plpgsql security definer set search_path = '' set jit = off
as $$
declare
  v_kind constant text := tg_table_name;
  v_by constant uuid := auth.uid();
begin
  if tg_op = 'INSERT' then
    perform private.keep_room(v_kind, b.book) from (select distinct a.book from after_rows a) b;
    insert into public.record_changes (kind, record_id, book, version, by, act)
    select v_kind, a.id, a.book, a.version, v_by,
      case when current_setting('haven.imports_records', true) = 'on' then 'imported' else 'created' end
    from after_rows a;
  elsif tg_op = 'UPDATE' then
    perform private.follow_books(v_kind, array_agg(m.id), array_agg(m.book))
    from (select a.id, a.book from after_rows a except select b.id, b.book from before_rows b) m having count(*) > 0;
    -- Planned anew for as many rows as there are: a plan that was made for one would compare each with each. Both rows
    -- have the same columns, which come in the same order.
    execute
      'insert into public.record_changes (kind, record_id, book, version, by, act, was, now)
      select $1, a.id, a.book, a.version, $2,
        case
          when b.deleted_at is null and a.deleted_at is not null then ''deleted''
          when b.deleted_at is not null and a.deleted_at is null then ''restored''
          else ''changed''
        end,
        c.was, c.now
      from after_rows a
      join before_rows b on b.id = a.id
      cross join lateral (
        select jsonb_object_agg(w.key, w.was) as was, jsonb_object_agg(w.key, w.now) as now
        from rows from (jsonb_each(to_jsonb(b)), jsonb_each(to_jsonb(a))) as w (key, was, same_key, now)
        where w.was <> w.now and w.key not in (''version'', ''updated_at'', ''book'')
      ) c
      where c.was is not null'
      using v_kind, v_by;
  else
    perform private.forget_records(v_kind, array_agg(b.id)) from before_rows b having count(*) > 0;
  end if;
  return null;
end
$$;
revoke all on function private.keep_changes() from public, anon, authenticated, service_role;

-- What hangs on records goes with them to another book.
create function private.follow_books(p_kind text, p_ids uuid[], p_books uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.record_changes h set book = m.book
  from unnest(p_ids, p_books) m (id, book) where h.record_id = m.id and h.kind = p_kind;
  update public.record_comments h set book = m.book
  from unnest(p_ids, p_books) m (id, book) where h.record_id = m.id and h.kind = p_kind;
  update public.record_tasks h set book = m.book
  from unnest(p_ids, p_books) m (id, book) where h.record_id = m.id and h.kind = p_kind;
  update public.record_files h set book = m.book
  from unnest(p_ids, p_books) m (id, book) where h.record_id = m.id and h.kind = p_kind;
end
$$;
revoke all on function private.follow_books(text, uuid[], uuid[]) from public, anon, authenticated, service_role;

create function private.forget_records(p_kind text, p_ids uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.record_changes h where h.record_id = any (p_ids) and h.kind = p_kind;
  delete from public.record_comments h where h.record_id = any (p_ids) and h.kind = p_kind;
  delete from public.record_tasks h where h.record_id = any (p_ids) and h.kind = p_kind;
  delete from public.record_files h where h.record_id = any (p_ids) and h.kind = p_kind;
end
$$;
revoke all on function private.forget_records(text, uuid[]) from public, anon, authenticated, service_role;

-- Makes the rows of a table records of people and their teams: their stamps, history, policies and news. The grants
-- stand in the noun's file, since they name its columns. `p_title` is the column that names a record, and a record's
-- own screen stands below `p_path`.
create function private.make_record(p_table regclass, p_title name, p_path text) returns void
language plpgsql set search_path = ''
as $$
begin
  execute format('alter table %s enable row level security', p_table);
  execute format('revoke all on table %s from public, anon, authenticated, service_role', p_table);
  execute format('grant select, insert, update, delete on table %s to service_role', p_table);
  execute format('grant select on table %s to authenticated', p_table);
  execute format(
    'create policy "Readers of its book read a record" on %s for select to authenticated'
      ' using (book = any ((select private.my_books())::uuid[]))', p_table
  );
  execute format(
    'create policy "People add records to their books" on %s for insert to authenticated'
      ' with check (book = any ((select private.my_books())::uuid[]))', p_table
  );
  execute format(
    'create policy "Readers of its book change a record" on %s for update to authenticated'
      ' using (book = any ((select private.my_books())::uuid[]))'
      ' with check (book = any ((select private.my_books())::uuid[]))', p_table
  );
  perform private.require_second_factor(p_table);
  execute format(
    'create trigger stamp_record before insert or update on %s'
      ' for each row execute function private.stamp_record()', p_table
  );
  execute format(
    'create trigger remove_now before update of deleted_at on %s'
      ' for each row execute function private.stamp_removal()', p_table
  );
  execute format(
    'create trigger keep_changes after update on %s referencing old table as before_rows new table as after_rows'
      ' for each statement execute function private.keep_changes(%L, %L)', p_table, p_title, p_path
  );
  execute format(
    'create trigger keep_arrivals after insert on %s referencing new table as after_rows'
      ' for each statement execute function private.keep_changes()', p_table
  );
  execute format(
    'create trigger keep_nothing_of after delete on %s referencing old table as before_rows'
      ' for each statement execute function private.keep_changes()', p_table
  );
  execute format('alter publication supabase_realtime add table %s', p_table);
end
$$;
revoke all on function private.make_record(regclass, name, text) from public, anon, authenticated, service_role;

-- The columns that people write of a record, the calls of its list and, for a board, its sums: `find_<kind>`,
-- `count_<kind>`, `sums_<kind>`. `p_by` is the column whose values are those of the board, `p_sum` what they add up.
create function private.make_list(p_table regclass, p_columns name[], p_by name default null, p_sum name default null)
returns void
language plpgsql set search_path = ''
as $$
declare
  v_kind constant text := (select c.relname from pg_catalog.pg_class c where c.oid = p_table);
  v_columns constant text := (select string_agg(format('%I', n), ', ') from unnest(p_columns) n);
  v_calls text[] := array[
    format(
      'find_%1$s(p_words text default null, p_filters jsonb default ''[]'', p_sort text default null,'
        ' p_descending boolean default null, p_after text default null, p_limit integer default 50) returns jsonb'
        ' language sql stable set search_path = '''' as $call$'
        ' select private.find_records(%1$L, p_words, p_filters, p_sort, p_descending, p_after, p_limit) $call$', v_kind
    ),
    format(
      'count_%1$s(p_words text default null, p_filters jsonb default ''[]'') returns integer'
        ' language sql stable set search_path = '''' as $call$'
        ' select private.count_records(%1$L, p_words, p_filters) $call$', v_kind
    )
  ];
  v_signatures text[] := array['find_%s(text, jsonb, text, boolean, text, integer)', 'count_%s(text, jsonb)'];
begin
  execute format('grant insert (id, sharing, %s) on table %s to authenticated', v_columns, p_table);
  execute format('grant update (sharing, deleted_at, %s) on table %s to authenticated', v_columns, p_table);
  if p_by is not null then
    v_calls := v_calls || format(
      'sums_%1$s(p_words text default null, p_filters jsonb default ''[]'')'
        ' returns table (value text, records bigint, sum numeric)'
        ' language sql stable set search_path = '''' as $call$'
        ' select * from private.sum_records(%1$L, %2$L, %3$L, p_words, p_filters) $call$', v_kind, p_by, p_sum
    );
    v_signatures := v_signatures || 'sums_%s(text, jsonb)'::text;
  end if;
  for i in 1 .. cardinality(v_calls) loop
    execute 'create function public.' || v_calls[i];
    execute format(
      'revoke all on function public.' || v_signatures[i] || ' from public, anon, authenticated, service_role', v_kind
    );
    execute format('grant execute on function public.' || v_signatures[i] || ' to authenticated', v_kind);
  end loop;
  execute format('create index %s_by_created_at_idx on %s (book, created_at, id) where deleted_at is null', v_kind, p_table);
  execute format('create index %s_by_deleted_at_idx on %s (book, deleted_at, id) where deleted_at is not null', v_kind, p_table);
  execute format('create index %s_owner_idx on %s (owner_id)', v_kind, p_table);
  execute format('create index %s_tenant_idx on %s (tenant_id)', v_kind, p_table);
end
$$;
revoke all on function private.make_list(regclass, name[], name, name) from public, anon, authenticated, service_role;

-- records/record_comments.sql

-- What people say about a record, to those who see it.
create table public.record_comments (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  record_id uuid not null,
  book uuid not null default auth.uid(),
  by uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  body text not null,
  mentions uuid[] not null default '{}',
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  deleted_at timestamptz,

  constraint record_comments_body_is_plain check (
    char_length(body) <= 5000 and (deleted_at is not null or btrim(body, E' \t\n\r') <> '')
    and body !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'
  ),
  constraint record_comments_mentions_are_few check (cardinality(mentions) <= 20)
);

comment on column public.record_comments.book is 'Where its record stands, and so who reads it.';

create index record_comments_record_idx on public.record_comments (record_id, created_at desc, id desc);
create index record_comments_book_idx on public.record_comments (book, created_at desc, id desc);
create index record_comments_by_idx on public.record_comments (by);

alter table public.record_comments enable row level security;
revoke all on table public.record_comments from public, anon, authenticated, service_role;
grant select on table public.record_comments to authenticated;
grant insert (id, kind, record_id, body, mentions) on table public.record_comments to authenticated;
grant update (body, mentions, deleted_at) on table public.record_comments to authenticated;
grant select, insert, update, delete on table public.record_comments to service_role;

create policy "Readers of a record read its comments" on public.record_comments
  for select to authenticated using (book = any ((select private.my_books())::uuid[]));

create policy "Readers of a record comment on it" on public.record_comments
  for insert to authenticated
  with check (by = (select auth.uid()) and book = any ((select private.my_books())::uuid[]));

create policy "Writers change their comments" on public.record_comments
  for update to authenticated
  using (by = (select auth.uid()) and book = any ((select private.my_books())::uuid[]));

select private.require_second_factor('public.record_comments');

alter publication supabase_realtime add table public.record_comments;

-- Where it stands follows from its record; one that was taken back says nothing any more, and stays so.
create function private.stamp_comment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.book := private.record_book(new.kind, new.record_id);
    if new.book is null then
      raise exception 'This record is not there.' using errcode = '42501';
    end if;
    if auth.role() = 'authenticated' then
      perform private.keep_pace('comment', 120, interval '1 hour');
    end if;
    return new;
  end if;
  if old.deleted_at is not null or new.deleted_at is not null then
    new.deleted_at := coalesce(old.deleted_at, now());
    new.body := '';
    new.mentions := '{}';
  elsif (new.body, new.mentions) is distinct from (old.body, old.mentions) then
    new.edited_at := now();
  end if;
  return new;
end
$$;
revoke all on function private.stamp_comment() from public, anon, authenticated, service_role;

create trigger stamp_comment before insert or update on public.record_comments
  for each row execute function private.stamp_comment();

-- Tells each who is mentioned, once a comment; nobody is mentioned who does not see the record.
create function private.notify_of_mention() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_person uuid;
begin
  if tg_op = 'UPDATE' and new.mentions <@ old.mentions or new.mentions = '{}' then
    return null;
  end if;
  perform private.keep_pace('mention', 60, interval '1 hour');
  foreach v_person in array new.mentions loop
    if v_person is null or not private.is_reader(v_person, new.book) then
      raise exception 'Somebody mentioned does not see this record.' using errcode = 'HXRMO';
    end if;
    if v_person <> new."by" then
      perform private.notify(
        v_person, 'record_mention', 'mention:' || new.id,
        private.facts_of_record(new.kind, new.record_id, new."by") || jsonb_build_object('excerpt', left(new.body, 200)),
        jsonb_build_object('kind', new.kind, 'record_id', new.record_id)
      );
    end if;
  end loop;
  return null;
end
$$;
revoke all on function private.notify_of_mention() from public, anon, authenticated, service_role;

create trigger notify_of_mention after insert or update of mentions on public.record_comments
  for each row execute function private.notify_of_mention();

-- What notices say of a record, and of who is their cause.
create function private.facts_of_record(p_kind text, p_id uuid, p_by uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return jsonb_build_object(
    'record', coalesce(private.record_title(p_kind, p_id), 'A record'),
    'path', (select k.path || '/' || p_id from private.record_kinds() k where k.kind = p_kind),
    'name', coalesce((select p.full_name from public.profiles p where p.id = p_by), 'Somebody')
  );
end
$$;
revoke all on function private.facts_of_record(text, uuid, uuid) from public, anon, authenticated, service_role;

-- records/record_tasks.sql

-- What somebody has to do: about a record, seen by whoever sees the record, or by itself. By itself it is its maker's
-- own, and the team's once it is given to somebody of the team.
create table public.record_tasks (
  id uuid primary key default gen_random_uuid(),
  kind text,
  record_id uuid,
  book uuid not null default auth.uid(),
  by uuid default auth.uid() references public.profiles (id) on delete set null,
  title text not null,
  note text,
  due_on date,
  due_at timestamptz,
  assignee_id uuid default auth.uid() references public.profiles (id) on delete set null,
  done_at timestamptz,
  done_by uuid,
  remind_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  constraint record_tasks_record_is_whole check ((kind is null) = (record_id is null)),
  constraint record_tasks_title_is_plain check (
    char_length(btrim(title)) >= 1 and char_length(title) <= 200
    and title !~ '[\x01-\x1f\x7f\u202a-\u202e\u2066-\u2069]'
  ),
  constraint record_tasks_note_is_plain check (
    char_length(note) <= 5000 and note !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'
  ),
  constraint record_tasks_due_on_is_near check (due_on between '1970-01-01' and '2999-12-31'),
  constraint record_tasks_due_at_is_near check (due_at between '1970-01-01' and '3000-01-01')
);

comment on column public.record_tasks.book is 'Who sees it: where its record stands, or what its maker chose.';
comment on column public.record_tasks.due_on is 'The day by which it is done; `due_at` is the moment, where it has one.';
comment on column public.record_tasks.remind_at is 'When its assignee is told that it is due; null when they are told.';

-- By when it is done, in one order: what is due some day comes last.
create function private.task_due(p_due_on date, p_due_at timestamptz) returns timestamptz
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(p_due_at, p_due_on::timestamp at time zone 'UTC', 'infinity')
$$;
revoke all on function private.task_due(date, timestamptz) from public, anon, authenticated, service_role;
grant execute on function private.task_due(date, timestamptz) to authenticated, service_role;

create index record_tasks_record_idx on public.record_tasks (record_id, created_at desc, id desc);
create index record_tasks_book_idx on public.record_tasks (book, private.task_due(due_on, due_at), id);
create index record_tasks_open_idx on public.record_tasks (assignee_id, private.task_due(due_on, due_at), id)
  where done_at is null;
create index record_tasks_done_idx on public.record_tasks (assignee_id, done_at desc, id desc) where done_at is not null;
create index record_tasks_remind_idx on public.record_tasks (remind_at) where remind_at is not null;
create index record_tasks_by_idx on public.record_tasks (by);

alter table public.record_tasks enable row level security;
revoke all on table public.record_tasks from public, anon, authenticated, service_role;
grant select, delete on table public.record_tasks to authenticated;
grant insert (id, kind, record_id, title, note, due_on, due_at, assignee_id) on table public.record_tasks to authenticated;
grant update (title, note, due_on, due_at, assignee_id, done_at) on table public.record_tasks to authenticated;
grant select, insert, update, delete on table public.record_tasks to service_role;

create policy "Readers of a record read its tasks" on public.record_tasks
  for select to authenticated using (book = any ((select private.my_books())::uuid[]));

create policy "Readers of a record add tasks" on public.record_tasks
  for insert to authenticated
  with check (by = (select auth.uid()) and book = any ((select private.my_books())::uuid[]));

create policy "Readers of a record change its tasks" on public.record_tasks
  for update to authenticated
  using (book = any ((select private.my_books())::uuid[]))
  with check (book = any ((select private.my_books())::uuid[]));

create policy "Readers of a record remove its tasks" on public.record_tasks
  for delete to authenticated using (book = any ((select private.my_books())::uuid[]));

select private.require_second_factor('public.record_tasks');

alter publication supabase_realtime add table public.record_tasks;

-- Where it stands, by whom it is done and when its assignee is told.
create function private.stamp_task() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new is not distinct from old then
    return new;
  end if;
  if new.kind is not null and tg_op = 'INSERT' then
    new.book := private.record_book(new.kind, new.record_id);
    if new.book is null then
      raise exception 'This record is not there.' using errcode = '42501';
    end if;
  elsif new.kind is null and auth.role() = 'authenticated'
    and (tg_op = 'INSERT' or new.assignee_id is distinct from old.assignee_id)
  then
    new.book := private.book_of(
      coalesce(new."by", auth.uid()), private.current_tenant_id(),
      case when coalesce(new.assignee_id, new."by") is distinct from new."by" then 'team' else 'private' end
    );
  end if;
  if new.assignee_id is not null and (tg_op = 'INSERT' or new.assignee_id is distinct from old.assignee_id)
    and not private.is_reader(new.assignee_id, new.book)
  then
    raise exception 'Whoever shall do this does not see it.' using errcode = 'HXRTA';
  end if;
  if tg_op = 'INSERT' and auth.role() = 'authenticated' then
    if (select count(*) from (select from public.record_tasks t where t.book = new.book limit 50001) a) > 50000 then
      raise exception 'There are 50000 of these already.' using errcode = 'HXRMA';
    end if;
  elsif tg_op = 'UPDATE' then
    new.updated_at := now();
    if new.done_at is distinct from old.done_at then
      new.done_at := case when new.done_at is not null then coalesce(old.done_at, now()) end;
      new.done_by := case when new.done_at is not null then coalesce(old.done_by, auth.uid()) end;
    end if;
  end if;
  if tg_op = 'INSERT'
    or (new.due_on, new.due_at, new.assignee_id, new.done_at) is distinct from (old.due_on, old.due_at, old.assignee_id, old.done_at)
  then
    new.remind_at := case when new.done_at is null and new.assignee_id is not null then coalesce(
      new.due_at, (new.due_on + time '08:00') at time zone private.zone_of(new.assignee_id)
    ) end;
  end if;
  return new;
end
$$;
revoke all on function private.stamp_task() from public, anon, authenticated, service_role;

create trigger stamp_task before insert or update on public.record_tasks
  for each row execute function private.stamp_task();

-- Where somebody's mornings are; most who have not said so live in the east of the country.
create function private.zone_of(p_user_id uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(
    (select p.timezone from public.notification_preferences p where p.user_id = p_user_id), 'America/New_York'
  );
end
$$;
revoke all on function private.zone_of(uuid) from public, anon, authenticated, service_role;

-- What notices say of a task; where they lead is its record, or the list of what there is to do.
create function private.facts_of_task(p_task public.record_tasks, p_by uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case
    when p_task.kind is null then jsonb_build_object(
      'path', '/dashboard', 'name', coalesce((select p.full_name from public.profiles p where p.id = p_by), 'Somebody')
    )
    else private.facts_of_record(p_task.kind, p_task.record_id, p_by)
  end || jsonb_build_object('task', p_task.title);
end
$$;
revoke all on function private.facts_of_task(public.record_tasks, uuid) from public, anon, authenticated, service_role;

create function private.notify_of_task() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.assignee_id is null or new.done_at is not null or new.assignee_id = coalesce(auth.uid(), new."by")
    or tg_op = 'UPDATE' and new.assignee_id is not distinct from old.assignee_id
  then
    return null;
  end if;
  perform private.keep_pace('mention', 60, interval '1 hour');
  perform private.notify(
    new.assignee_id, 'task_assigned', 'task:' || new.id, private.facts_of_task(new, auth.uid()),
    jsonb_strip_nulls(jsonb_build_object('kind', new.kind, 'record_id', new.record_id, 'task_id', new.id))
  );
  return null;
end
$$;
revoke all on function private.notify_of_task() from public, anon, authenticated, service_role;

create trigger notify_of_task after insert or update of assignee_id on public.record_tasks
  for each row execute function private.notify_of_task();

-- Tells of what is due today, or now, once; answers of how many.
create function private.remind_of_tasks() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_task public.record_tasks;
  v_count integer := 0;
begin
  for v_task in
    select * from public.record_tasks t where t.remind_at <= now() order by t.remind_at limit 500 for update skip locked
  loop
    if private.is_reader(v_task.assignee_id, v_task.book) then
      perform private.notify(
        v_task.assignee_id, 'task_due',
        'due:' || v_task.id || ':' || coalesce(v_task.due_at::text, v_task.due_on::text),
        private.facts_of_task(v_task, v_task."by"),
        jsonb_strip_nulls(jsonb_build_object('kind', v_task.kind, 'record_id', v_task.record_id, 'task_id', v_task.id))
      );
      v_count := v_count + 1;
    end if;
    update public.record_tasks t set remind_at = null where t.id = v_task.id;
  end loop;
  return v_count;
end
$$;
revoke all on function private.remind_of_tasks() from public, anon, authenticated, service_role;

create function private.my_tasks(p_is_done boolean, p_after text, p_limit integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_me constant uuid := auth.uid();
  v_scope constant text := 'my tasks:' || p_is_done;
  v_from constant jsonb := private.open_cursor(v_scope, p_after);
  v_at constant timestamptz := coalesce(
    (v_from ->> 0)::timestamptz, (case when p_is_done then 'infinity' else '-infinity' end)::timestamptz
  );
  v_id constant uuid := coalesce(
    (v_from ->> 1)::uuid,
    (case when p_is_done then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else '00000000-0000-0000-0000-000000000000' end)::uuid
  );
  v_books constant uuid[] := private.my_books();
  v_limit constant integer := least(greatest(coalesce(p_limit, 50), 1), 200);
begin
  return (
    select coalesce(jsonb_agg(
      to_jsonb(t) || jsonb_build_object(
        'record_title', case when t.kind is not null then private.record_title(t.kind, t.record_id) end,
        'cursor', private.seal_cursor(v_scope, jsonb_build_array(
          case when p_is_done then t.done_at else private.task_due(t.due_on, t.due_at) end, t.id
        ))
      ) order by page.place
    ), '[]')
    from (
      (
        select o.id, row_number() over (order by private.task_due(o.due_on, o.due_at), o.id) as place
        from public.record_tasks o
        where not p_is_done and o.assignee_id = v_me and o.done_at is null and o.book = any (v_books)
          and (private.task_due(o.due_on, o.due_at), o.id) > (v_at, v_id)
        order by private.task_due(o.due_on, o.due_at), o.id limit v_limit
      ) union all (
        select d.id, row_number() over (order by d.done_at desc, d.id desc)
        from public.record_tasks d
        where p_is_done and d.assignee_id = v_me and d.done_at is not null and d.book = any (v_books)
          and (d.done_at, d.id) < (v_at, v_id)
        order by d.done_at desc, d.id desc limit v_limit
      )
    ) page join public.record_tasks t on t.id = page.id
  );
end
$$;
revoke all on function private.my_tasks(boolean, text, integer) from public, anon, authenticated, service_role;
grant execute on function private.my_tasks(boolean, text, integer) to authenticated;

-- What the caller has to do, by when it is due, or what they have done, the last first: rows of `record_tasks`, each
-- with its record's title and with the cursor that goes on behind it.
create function public.my_tasks(
  p_is_done boolean default false, p_after text default null, p_limit integer default 50
) returns jsonb
language sql stable set search_path = ''
as $$
  select private.my_tasks(coalesce(p_is_done, false), p_after, p_limit)
$$;
revoke all on function public.my_tasks(boolean, text, integer) from public, anon, authenticated, service_role;
grant execute on function public.my_tasks(boolean, text, integer) to authenticated;

-- records/record_files.sql

-- Files of records. Each lies in the bucket `record-files` under `<who uploaded it>/<kind>/<record>/<id>`: the first
-- folder counts it against the room of its uploader's plan, the next two say who may read it. Its name stands in a
-- row alone, so that no name is ever part of a path.
create table public.record_files (
  id uuid primary key,
  kind text not null,
  record_id uuid not null,
  book uuid not null,
  by uuid references public.profiles (id) on delete set null,
  path text not null,
  name text not null,
  type text not null,
  size bigint not null,
  created_at timestamptz not null default now(),

  constraint record_files_path_key unique (path),
  constraint record_files_name_is_plain check (
    char_length(btrim(name)) >= 1 and char_length(btrim(name)) <= 200
    and name !~ '[\x01-\x1f\x7f\u200e\u200f\u202a-\u202e\u2066-\u2069/\\]'
  )
);

comment on column public.record_files.book is 'Where its record stands, and so who reads it.';
comment on column public.record_files.type is 'What the storage found it to be.';

create index record_files_record_idx on public.record_files (record_id, created_at desc, id desc);
create index record_files_book_idx on public.record_files (book, created_at desc, id desc);
create index record_files_by_idx on public.record_files (by);

alter table public.record_files enable row level security;
revoke all on table public.record_files from public, anon, authenticated, service_role;
grant select, delete on table public.record_files to authenticated;
grant update (name) on table public.record_files to authenticated;
grant select, insert, update, delete on table public.record_files to service_role;

create policy "Readers of a record read its files" on public.record_files
  for select to authenticated using (book = any ((select private.my_books())::uuid[]));

create policy "Readers of a record name its files" on public.record_files
  for update to authenticated using (book = any ((select private.my_books())::uuid[]));

create policy "Readers of a record remove its files" on public.record_files
  for delete to authenticated using (book = any ((select private.my_books())::uuid[]));

select private.require_second_factor('public.record_files');

alter publication supabase_realtime add table public.record_files;

-- A name ends as the type of its file does, also a later name.
create function private.require_fitting_name(p_name text, p_type text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (
    select from private.message_file_types() t
    where t.type = p_type and lower(substring(p_name from '\.([A-Za-z0-9]{1,10})$')) = any (t.endings)
  ) then
    raise exception 'A file is not what its name says.' using errcode = 'HXRFT';
  end if;
end
$$;
revoke all on function private.require_fitting_name(text, text) from public, anon, authenticated, service_role;

create function private.guard_file_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.name := btrim(new.name);
  perform private.require_fitting_name(new.name, new.type);
  return new;
end
$$;
revoke all on function private.guard_file_name() from public, anon, authenticated, service_role;

create trigger guard_file_name before insert or update of name on public.record_files
  for each row execute function private.guard_file_name();

-- Whether a path is one that the caller may put a file at.
create function private.may_add_record_file(p_name text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_parts constant text[] := string_to_array(p_name, '/');
  v_id constant text := '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
begin
  if cardinality(v_parts) <> 4 or v_parts[1] is distinct from auth.uid()::text or v_parts[3] !~ v_id
    or v_parts[4] !~ v_id or not exists (select from private.record_kinds() k where k.kind = v_parts[2])
  then
    return false;
  end if;
  return private.sees_record(v_parts[2], v_parts[3]::uuid);
end
$$;
revoke all on function private.may_add_record_file(text) from public, anon, authenticated, service_role;
grant execute on function private.may_add_record_file(text) to authenticated;

-- What hangs on a record is read by its readers; what hangs on none yet, by its uploader alone.
create function private.may_read_record_file(p_name text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_book uuid;
begin
  select f.book into v_book from public.record_files f where f.path = p_name;
  if found then
    return v_book = any (private.my_books());
  end if;
  return private.may_add_record_file(p_name);
end
$$;
revoke all on function private.may_read_record_file(text) from public, anon, authenticated, service_role;
grant execute on function private.may_read_record_file(text) to authenticated;

create function private.hangs_on_record(p_name text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.record_files f where f.path = p_name);
end
$$;
revoke all on function private.hangs_on_record(text) from public, anon, authenticated, service_role;
grant execute on function private.hangs_on_record(text) to authenticated;

create policy "Readers of a record read its content" on storage.objects
  for select to authenticated
  using (bucket_id = 'record-files' and private.may_read_record_file(name));

create policy "Readers of a record add content" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'record-files' and private.may_add_record_file(name));

-- Nothing replaces a file; what hangs on a record goes with its row.
create policy "Uploaders remove what hangs on nothing" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'record-files' and (storage.foldername(name))[1] = (select auth.uid())::text
    and (select private.is_approved()) and not private.hangs_on_record(name)
  );

create function private.add_record_file(p_kind text, p_record_id uuid, p_id uuid, p_name text) returns public.record_files
language plpgsql security definer set search_path = ''
as $$
declare
  v_path constant text := concat_ws('/', auth.uid(), p_kind, p_record_id, p_id);
  v_book constant uuid := private.record_book(p_kind, p_record_id);
  v_metadata jsonb;
  v_file public.record_files;
begin
  if v_book is null or not private.may_add_record_file(v_path) then
    raise exception 'This record is not there.' using errcode = '42501';
  end if;
  select * into v_file from public.record_files f where f.id = p_id and f.path = v_path;
  if found then
    return v_file;
  end if;
  select o.metadata into v_metadata from storage.objects o
  where o.bucket_id = 'record-files' and o.name = v_path and o.created_at > now() - interval '1 day' for share;
  if not found then
    raise exception 'A file has not arrived.' using errcode = 'HXRFM';
  end if;
  if (select count(*) from public.record_files f where f.record_id = p_record_id) >= 500 then
    raise exception 'There are 500 of these already.' using errcode = 'HXRMA';
  end if;
  insert into public.record_files (id, kind, record_id, book, by, path, name, type, size)
  values (
    p_id, p_kind, p_record_id, v_book, auth.uid(), v_path, p_name, v_metadata ->> 'mimetype',
    (v_metadata ->> 'size')::bigint
  )
  returning * into v_file;
  return v_file;
end
$$;
revoke all on function private.add_record_file(text, uuid, uuid, text) from public, anon, authenticated, service_role;
grant execute on function private.add_record_file(text, uuid, uuid, text) to authenticated;

-- Hangs a file on a record that the caller has uploaded to `<their id>/<kind>/<record>/<id>`; again is harmless.
create function public.add_record_file(p_kind text, p_record_id uuid, p_id uuid, p_name text) returns public.record_files
language sql volatile set search_path = ''
as $$
  select private.add_record_file(p_kind, p_record_id, p_id, p_name)
$$;
revoke all on function public.add_record_file(text, uuid, uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.add_record_file(text, uuid, uuid, text) to authenticated;

-- storage/spare_files.sql

-- Files that hang on nothing: uploads that no message and no record took within a day, and files of those that are
-- gone. A day later nothing can be hung any more, so what is found here cannot be taken meanwhile.
create function private.spare_files(p_most integer) returns table (bucket text, name text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  select o.bucket_id, o.name
  from storage.objects o
  where o.bucket_id in ('message-files', 'record-files') and o.created_at < now() - interval '25 hours'
    and not exists (select from public.message_attachments a where a.path = o.name)
    and not exists (select from public.record_files r where r.path = o.name)
  limit p_most;
end
$$;
revoke all on function private.spare_files(integer) from public, anon, authenticated, service_role;
grant execute on function private.spare_files(integer) to service_role;

-- What the function sweep-files removes through the storage API of a hosted project, which has the bytes.
create function public.spare_files(most integer) returns table (bucket text, name text)
language sql stable set search_path = ''
as $$
  select * from private.spare_files(most)
$$;
revoke all on function public.spare_files(integer) from public, anon, authenticated, service_role;
grant execute on function public.spare_files(integer) to service_role;

-- The embedded backend removes their rows, and with them the room that they took; its storage removes content whose
-- rows are gone. Answers whether there were any.
create function private.remove_spare_files() returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_count integer;
begin
  perform set_config('storage.can_delete', 'true', true);
  delete from storage.objects o using private.spare_files(1000) f where o.bucket_id = f.bucket and o.name = f.name;
  get diagnostics v_count = row_count;
  perform set_config('storage.can_delete', 'false', true);
  return v_count > 0;
end
$$;
revoke all on function private.remove_spare_files() from public, anon, authenticated, service_role;

-- Part of the hosted schedule of records, and for files of messages too: wakes the function sweep-files when there is
-- something for it. The bin is emptied also where it cannot be woken.
create function private.purge_record_files() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from private.spare_files(1)) then
    perform private.wake_function('sweep-files');
  end if;
exception when others then
  raise warning 'Files that hang on nothing stay: %', sqlerrm;
end
$$;
revoke all on function private.purge_record_files() from public, anon, authenticated, service_role;

-- records/words.sql

-- Words by which records are found. Each is kept together with the book that it stands in, so that a search touches
-- nothing but what its caller may read, however often others use the word.

create function private.book_mark(p_book uuid) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return substr(md5(p_book::text), 1, 16);
end
$$;
revoke all on function private.book_mark(uuid) from public, anon, authenticated, service_role;
grant execute on function private.book_mark(uuid) to authenticated, service_role;

-- What the index `<kind>_words_idx` is made of, beside the columns that a noun is found by: their words, and a number
-- also without what it is punctuated with. It is asked at each change of a row, so all texts are taken at once.
create function private.record_words(p_book uuid, variadic p_texts text[]) returns tsvector
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  v_mark constant text := private.book_mark(p_book);
  v_part text;
  v_text text := '';
  v_words text[];
begin
  foreach v_part in array p_texts loop
    if v_part <> '' then
      v_text := v_text || ' ' || v_part;
      if v_part ~ '^[0-9+() ./-]+$' then
        v_text := v_text || ' ' || regexp_replace(v_part, '[^0-9]', '', 'g');
      end if;
    end if;
  end loop;
  v_text := btrim(regexp_replace(lower(v_text), '[[:space:][:punct:]]+', ' ', 'g'));
  if v_text = '' then
    return '';
  end if;
  if char_length(v_text) > 400 then
    v_text := regexp_replace(v_text, '([^ ]{40})[^ ]+', '\1', 'g');
  end if;
  v_words := (string_to_array(v_text, ' '))[:1000];
  return array_to_tsvector(string_to_array(v_mark || array_to_string(v_words, ' ' || v_mark), ' '));
end
$$;
revoke all on function private.record_words(uuid, text[]) from public, anon, authenticated, service_role;
-- The index asks it in the name of whoever writes.
grant execute on function private.record_words(uuid, text[]) to authenticated, service_role;

create function private.asked_words(p_words text) returns setof text
language plpgsql immutable set search_path = ''
as $$
begin
  return query
  select w from regexp_split_to_table(lower(left(p_words, 200)), '[[:space:][:punct:]]+') w where w <> '' limit 8;
end
$$;
revoke all on function private.asked_words(text) from public, anon, authenticated, service_role;

-- All these words, each by its beginning; null for none.
create function private.record_question(p_book uuid, p_words text) returns tsquery
language plpgsql immutable set search_path = ''
as $$
begin
  return (
    select string_agg('''' || private.book_mark(p_book) || left(w, 40) || ''':*', ' & ')::tsquery
    from private.asked_words(p_words) w
  );
end
$$;
revoke all on function private.record_question(uuid, text) from public, anon, authenticated, service_role;

-- records/conditions.sql

-- The filters of a list as a condition. A filter names a real column that its asker may read, and one of the
-- conditions that the column's type knows; values travel as quoted literals of that type.

-- What is compared alike: words, numbers, days, moments, yes and no, ids, lists of words.
create function private.record_family(p_type regtype) returns text
language sql immutable set search_path = ''
as $$
  select case
    when p_type = any (array['text', 'name']::regtype[]) then 'text'
    when p_type = any (array['smallint', 'integer', 'bigint', 'numeric', 'double precision', 'real']::regtype[]) then 'number'
    when p_type = 'date'::regtype then 'date'
    when p_type = 'timestamptz'::regtype then 'time'
    when p_type = 'boolean'::regtype then 'flag'
    when p_type = 'uuid'::regtype then 'id'
    when p_type = 'text[]'::regtype then 'texts'
  end
$$;
revoke all on function private.record_family(regtype) from public, anon, authenticated, service_role;

-- One value as a literal of its family; what is none of it is refused.
create function private.record_value(p_family text, p_value text) returns text
language plpgsql stable set search_path = ''
as $$
begin
  if p_value is null or char_length(p_value) > 1000 then
    raise invalid_text_representation;
  end if;
  return case p_family
    when 'number' then format('%L::numeric', p_value::numeric)
    when 'date' then format('%L::date', p_value::date)
    when 'time' then format('%L::timestamptz', p_value::timestamptz)
    when 'flag' then format('%L::boolean', p_value::boolean)
    when 'id' then format('%L::uuid', p_value::uuid)
    else format('%L::text', p_value)
  end;
end
$$;
revoke all on function private.record_value(text, text) from public, anon, authenticated, service_role;

create function private.record_values(p_family text, p_value jsonb) returns text
language plpgsql stable set search_path = ''
as $$
begin
  if jsonb_typeof(p_value) <> 'array' or jsonb_array_length(p_value) not between 1 and 500 then
    raise invalid_text_representation;
  end if;
  return (
    select 'array[' || string_agg(private.record_value(p_family, v), ', ') || ']'
    from jsonb_array_elements_text(p_value) v
  );
end
$$;
revoke all on function private.record_values(text, jsonb) from public, anon, authenticated, service_role;

create function private.record_pattern(p_value text) returns text
language sql immutable set search_path = ''
as $$
  select format('%L', '%' || replace(replace(replace(left(p_value, 200), '\', '\\'), '%', '\%'), '_', '\_') || '%')
$$;
revoke all on function private.record_pattern(text) from public, anon, authenticated, service_role;

-- One filter. A condition that the family does not know gives null.
create function private.record_condition(p_column text, p_family text, p_is text, p_value jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_text constant text := p_value #>> '{}';
  v_moment constant text := case p_family when 'time' then 'time' else 'date' end;
begin
  if p_is in ('empty', 'not_empty') then
    return format(
      case when p_family in ('text', 'texts') then 'coalesce(%1$s, ''%3$s'') %2$s ''%3$s''' else '%1$s is %4$s null' end,
      p_column, case p_is when 'empty' then '=' else '<>' end,
      case p_family when 'texts' then '{}' else '' end, case p_is when 'empty' then '' else 'not' end
    );
  elsif p_is = 'is' and p_family = 'texts' then
    return format('%s @> array[%s]', p_column, private.record_value('text', v_text));
  -- A day of a moment is asked for as the moments between which it lies.
  elsif p_is = 'is' then
    return format('%s = %s', p_column, private.record_value(p_family, v_text));
  elsif p_is = 'any_of' and p_family not in ('flag', 'time') then
    return format(
      case p_family when 'texts' then '%s && %s' else '%s = any (%s)' end, p_column,
      private.record_values(p_family, p_value)
    );
  elsif p_is = 'none_of' and p_family not in ('flag', 'time') then
    return format(
      case p_family when 'texts' then 'not (%1$s && %2$s)' else '(%1$s is null or %1$s <> all (%2$s))' end, p_column,
      private.record_values(p_family, p_value)
    );
  elsif p_is = 'contains' and p_family = 'text' then
    return format('%s ilike %s', p_column, private.record_pattern(v_text));
  elsif p_is = 'contains' and p_family = 'texts' then
    return format('exists (select from unnest(%s) part where part ilike %s)', p_column, private.record_pattern(v_text));
  elsif p_is in ('at_least', 'at_most') and p_family = 'number' then
    return format('%s %s %s', p_column, case p_is when 'at_least' then '>=' else '<=' end, private.record_value('number', v_text));
  elsif p_is in ('before', 'after') and p_family in ('date', 'time') then
    return format('%s %s %s', p_column, case p_is when 'before' then '<' else '>' end, private.record_value(v_moment, v_text));
  elsif p_is = 'between' and p_family in ('number', 'date', 'time') and jsonb_array_length(p_value) = 2 then
    return format(
      '%s between %s and %s', p_column, private.record_value(p_family, p_value ->> 0),
      private.record_value(p_family, p_value ->> 1)
    );
  elsif p_is = 'in_last_days' and p_family in ('date', 'time') and v_text::integer between 0 and 36500 then
    return format(
      case p_family when 'time' then '%s between now() - make_interval(days => %s) and now()'
        else '%s between current_date - %s and current_date' end,
      p_column, v_text::integer
    );
  end if;
  return null;
end
$$;
revoke all on function private.record_condition(text, text, text, jsonb) from public, anon, authenticated, service_role;

-- All of them, over the columns of the kind's table: `[{"field": "state", "is": "any_of", "value": ["TX"]}, …]`.
create function private.record_where(p_kind text, p_filters jsonb) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_filter jsonb;
  v_family text;
  v_condition text;
  v_all text := 'true';
begin
  perform private.require_kind(p_kind);
  if coalesce(jsonb_typeof(p_filters), 'array') <> 'array' or jsonb_array_length(coalesce(p_filters, '[]')) > 30 then
    raise exception 'These are no filters.' using errcode = 'HXRFI';
  end if;
  for v_filter in select f from jsonb_array_elements(coalesce(p_filters, '[]')) f loop
    v_condition := null;
    select private.record_family(a.atttypid) into v_family
    from pg_catalog.pg_attribute a
    where a.attrelid = format('public.%I', p_kind)::regclass and a.attname = v_filter ->> 'field'
      and a.attnum > 0 and not a.attisdropped and a.attname <> 'book'
      and has_column_privilege('authenticated', a.attrelid, a.attnum, 'select');
    if v_family is not null then
      begin
        v_condition := private.record_condition(
          format('%I', v_filter ->> 'field'), v_family, v_filter ->> 'is', v_filter -> 'value'
        );
      exception when data_exception then
        v_condition := null;
      end;
    end if;
    if v_condition is null then
      raise exception 'This list has no such filter.' using errcode = 'HXRFI';
    end if;
    v_all := v_all || ' and ' || v_condition;
  end loop;
  return v_all;
end
$$;
revoke all on function private.record_where(text, jsonb) from public, anon, authenticated, service_role;

-- records/finding.sql

-- Lists of any kind of record. Indexes say what a list can do: `<kind>_by_<field>_idx` on (book, key, id) is an order,
-- and its predicate says of which rows; `<kind>_words_idx` is its search. So no order is without its index, and each
-- book is read in that order alone, however much stands in others.

create function private.record_order(p_kind text, p_sort text, out key text, out type text, out is_of text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  select
    pg_get_indexdef(i.indexrelid, 2, true), format_type(a.atttypid, a.atttypmod),
    pg_get_expr(i.indpred, i.indrelid, true)
  into key, type, is_of
  from pg_catalog.pg_index i
  join pg_catalog.pg_class c on c.oid = i.indexrelid
  join pg_catalog.pg_attribute a on a.attrelid = i.indexrelid and a.attnum = 2
  where i.indrelid = format('public.%I', p_kind)::regclass
    and c.relname = p_kind || '_by_' || p_sort || '_idx';
  if key is null then
    raise exception 'This list has no such order.' using errcode = 'HXRSO';
  end if;
end
$$;
revoke all on function private.record_order(text, text) from public, anon, authenticated, service_role;

-- What the search index of a kind is made of.
create function private.record_expression(p_kind text) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((
    select pg_get_indexdef(c.oid, 1, true)
    from pg_catalog.pg_index i join pg_catalog.pg_class c on c.oid = i.indexrelid
    where i.indrelid = format('public.%I', p_kind)::regclass and c.relname = p_kind || '_words_idx'
  ), 'to_tsvector('''')');
end
$$;
revoke all on function private.record_expression(text) from public, anon, authenticated, service_role;

-- Where the rows of one book come from: the table, or what a search finds of it.
create function private.record_source(p_kind text, p_book uuid, p_words text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_question constant tsquery := private.record_question(p_book, p_words);
begin
  if v_question is null then
    return format('public.%I', p_kind);
  end if;
  -- By itself, so that the words are looked up before anything is put in order.
  return format(
    '(select * from public.%I where %s @@ %L::tsquery offset 0)', p_kind, private.record_expression(p_kind), v_question
  );
end
$$;
revoke all on function private.record_source(text, uuid, text) from public, anon, authenticated, service_role;

-- Whether a search finds so many that its first ones are soon met on a walk through their order.
create function private.is_common(p_kind text, p_book uuid, p_words text) returns boolean
language plpgsql stable security definer set search_path = '' set jit = off set enable_seqscan = off
as $$
declare
  v_is_common boolean := false;
begin
  if private.record_question(p_book, p_words) is not null then
    execute format(
      'select exists (select from %s found offset 2000)', private.record_source(p_kind, p_book, p_words)
    ) into v_is_common;
  end if;
  return v_is_common;
end
$$;
revoke all on function private.is_common(text, uuid, text) from public, anon, authenticated, service_role;

-- The search as a condition of one row. To make out the words of a row takes longer than to see that its text lacks
-- one; of a number that is not seen, since it is found without its punctuation too.
create function private.record_match(p_kind text, p_book uuid, p_words text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_expression constant text := private.record_expression(p_kind);
  v_texts constant text := substring(v_expression from 'ARRAY\[.*\]');
  v_has text;
begin
  select string_agg(format('position(%L in lower(array_to_string(%s, '' ''))) > 0', left(w, 40), v_texts), ' and ')
  into v_has
  from private.asked_words(p_words) w where w ~ '[^0-9]';
  return concat_ws(' and ', v_has, format('%s @@ %L::tsquery', v_expression, private.record_question(p_book, p_words)));
end
$$;
revoke all on function private.record_match(text, uuid, text) from public, anon, authenticated, service_role;

create function private.find_records(
  p_kind text, p_words text, p_filters jsonb, p_sort text, p_descending boolean, p_after text, p_limit integer
) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off set enable_seqscan = off
as $$
declare
  v_where constant text := private.record_where(p_kind, p_filters);
  v_sort constant text := coalesce(p_sort, 'created_at');
  v_is_descending constant boolean := coalesce(p_descending, p_sort is null);
  v_scope constant text := format('%s:%s:%s', p_kind, v_sort, v_is_descending);
  v_from constant jsonb := private.open_cursor(v_scope, p_after);
  v_order constant record := private.record_order(p_kind, v_sort);
  v_limit constant integer := least(greatest(coalesce(p_limit, 50), 1), 1000);
  v_direction constant text := case when v_is_descending then 'desc' else 'asc' end;
  v_past text := 'true';
  v_book uuid;
  v_part text;
  v_is_full boolean;
  v_parts text[] := '{}';
  v_rows jsonb;
begin
  if v_from is not null then
    v_past := format(
      '(%s, id) %s (%L::%s, %L::uuid)', v_order.key, case when v_is_descending then '<' else '>' end,
      v_from ->> 0, v_order.type, v_from ->> 1
    );
  end if;
  foreach v_book in array private.my_books() loop
    v_is_full := false;
    if private.is_common(p_kind, v_book, p_words) then
      v_part := format(
        '(select id, sort_key from ('
          'select r.*, %1$s as sort_key from public.%2$I r where book = %3$L::uuid and %4$s and %5$s'
          ' order by %1$s %6$s, id %6$s limit %7$s'
          ') near where %8$s and %9$s order by sort_key %6$s, id %6$s limit %10$s)',
        v_order.key, p_kind, v_book, coalesce(v_order.is_of, 'true'), v_past, v_direction, 10 * v_limit, v_where,
        private.record_match(p_kind, v_book, p_words), v_limit
      );
      execute format('select count(*) >= %s from %s a', v_limit, v_part) into v_is_full;
    end if;
    if not v_is_full then
      v_part := format(
        '(select id, %1$s as sort_key from %2$s r where book = %3$L::uuid and %4$s and %5$s and %6$s'
          ' order by %1$s %7$s, id %7$s limit %8$s)',
        v_order.key, private.record_source(p_kind, v_book, p_words), v_book, coalesce(v_order.is_of, 'true'), v_where,
        v_past, v_direction, v_limit
      );
    end if;
    v_parts := v_parts || v_part;
  end loop;
  if cardinality(v_parts) > 0 then
    execute format(
      'select jsonb_agg(to_jsonb(r) || jsonb_build_object(''cursor'','
        ' private.seal_cursor(%1$L, jsonb_build_array(p.sort_key, p.id))) order by p.sort_key %2$s, p.id %2$s)'
        ' from (select * from (%3$s) a order by sort_key %2$s, id %2$s limit %4$s) p join public.%5$I r on r.id = p.id',
      v_scope, v_direction, array_to_string(v_parts, ' union all '), v_limit, p_kind
    ) into v_rows;
  end if;
  return coalesce(v_rows, '[]');
end
$$;
revoke all on function private.find_records(text, text, jsonb, text, boolean, text, integer)
  from public, anon, authenticated, service_role;
grant execute on function private.find_records(text, text, jsonb, text, boolean, text, integer) to authenticated;

-- What is counted and added up lies in the list, unless a filter asks for the bin.
create function private.record_counted(p_filters jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case when p_filters @> '[{"field": "deleted_at"}]' then 'true' else 'deleted_at is null' end
$$;
revoke all on function private.record_counted(jsonb) from public, anon, authenticated, service_role;

-- How many a list has; 10001 stands for more than ten thousand.
create function private.count_records(p_kind text, p_words text, p_filters jsonb) returns integer
language plpgsql stable security definer set search_path = '' set jit = off set enable_seqscan = off
as $$
declare
  v_where constant text := private.record_counted(p_filters) || ' and ' || private.record_where(p_kind, p_filters);
  v_most constant integer := 10001;
  v_book uuid;
  v_part integer;
  v_count integer := 0;
begin
  foreach v_book in array private.my_books() loop
    execute format(
      'select count(*) from (select from %s r where book = %L::uuid and %s limit %s) counted',
      private.record_source(p_kind, v_book, p_words), v_book, v_where, v_most - v_count
    ) into v_part;
    v_count := v_count + v_part;
    exit when v_count >= v_most;
  end loop;
  return v_count;
end
$$;
revoke all on function private.count_records(text, text, jsonb) from public, anon, authenticated, service_role;
grant execute on function private.count_records(text, text, jsonb) to authenticated;

-- What a board says above its columns: how many stand in each and what they add up to. Both columns are named by a
-- noun's own call and never by whoever asks.
create function private.sum_records(p_kind text, p_by name, p_sum name, p_words text, p_filters jsonb)
returns table (value text, records bigint, sum numeric)
language plpgsql stable security definer set search_path = '' set jit = off set enable_seqscan = off
as $$
declare
  v_where constant text := private.record_counted(p_filters) || ' and ' || private.record_where(p_kind, p_filters);
  v_book uuid;
  v_parts text[] := '{}';
begin
  foreach v_book in array private.my_books() loop
    v_parts := v_parts || format(
      'select %I::text as value, count(*) as records, sum(%s)::numeric as sum from %s r where book = %L::uuid and %s group by 1',
      p_by, case when p_sum is null then 'null::numeric' else format('%I', p_sum) end,
      private.record_source(p_kind, v_book, p_words), v_book, v_where
    );
  end loop;
  if cardinality(v_parts) > 0 then
    return query execute format(
      'select value, sum(records)::bigint, sum(sum) from (%s) a group by 1 order by 1', array_to_string(v_parts, ' union all ')
    );
  end if;
end
$$;
revoke all on function private.sum_records(text, name, name, text, jsonb) from public, anon, authenticated, service_role;
grant execute on function private.sum_records(text, name, name, text, jsonb) to authenticated;

-- The tags that the caller's records of a kind have, most used first, of the newest few thousand.
create function private.record_tags(p_kind text) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_book uuid;
  v_parts text[] := '{}';
  v_tags text[];
begin
  perform private.require_kind(p_kind);
  foreach v_book in array private.my_books() loop
    v_parts := v_parts || format(
      '(select r.tags from public.%I r where r.book = %L::uuid and r.deleted_at is null'
        ' order by r.created_at desc, r.id desc limit 5000)', p_kind, v_book
    );
  end loop;
  if cardinality(v_parts) > 0 then
    execute format(
      'select array_agg(u.tag order by u.uses desc, u.tag) from ('
        'select t.tag, count(*) as uses from (%s) a, unnest(a.tags) t (tag) group by 1 order by 2 desc, 1 limit 200'
        ') u', array_to_string(v_parts, ' union all ')
    ) into v_tags;
  end if;
  return coalesce(v_tags, '{}');
end
$$;
revoke all on function private.record_tags(text) from public, anon, authenticated, service_role;
grant execute on function private.record_tags(text) to authenticated;

-- What to suggest where somebody tags a record, the most used first.
create function public.record_tags(p_kind text) returns text[]
language sql stable set search_path = ''
as $$
  select private.record_tags(p_kind)
$$;
revoke all on function public.record_tags(text) from public, anon, authenticated, service_role;
grant execute on function public.record_tags(text) to authenticated;

-- records/timeline.sql

-- All that became of a record, in one line of time.
create function private.record_timeline(p_kind text, p_id uuid, p_before text, p_limit integer)
returns table (
  id text, what text, at timestamptz, by_id uuid, by_name text, act text, version integer, was jsonb, now jsonb,
  body text, mentions uuid[], edited_at timestamptz, due_on date, assignee_id uuid, done_at timestamptz, cursor text
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_scope constant text := 'timeline:' || p_id;
  v_from constant jsonb := private.open_cursor(v_scope, p_before);
  v_at constant timestamptz := coalesce((v_from ->> 0)::timestamptz, 'infinity');
  v_what constant text := coalesce(v_from ->> 1, 'z');
  v_key constant text := coalesce(v_from ->> 2, '');
  v_limit constant integer := least(greatest(coalesce(p_limit, 50), 1), 200);
begin
  if not private.sees_record(p_kind, p_id) then
    return;
  end if;
  return query
  select
    l.id, l.what, l.at, l.by_id, coalesce(nullif(p.full_name, ''), p.email), l.act, l.version, l.was, l.now, l.body,
    l.mentions, l.edited_at, l.due_on, l.assignee_id, l.done_at,
    private.seal_cursor(v_scope, jsonb_build_array(l.at, l.what, l.key))
  from (
    (
      select c.id::text as id, 'change' as what, c.at, c.by as by_id, c.act, c.version, c.was, c.now,
        null::text as body, null::uuid[] as mentions, null::timestamptz as edited_at, null::date as due_on,
        null::uuid as assignee_id, null::timestamptz as done_at, lpad(c.id::text, 19, '0') as key
      from public.record_changes c
      where c.record_id = p_id and c.kind = p_kind and c.at <= v_at
        and (c.at, 'change', lpad(c.id::text, 19, '0')) < (v_at, v_what, v_key)
      order by c.at desc, c.id desc limit v_limit
    ) union all (
      select m.id::text, 'comment', m.created_at, m.by, null, null, null, null, m.body, m.mentions, m.edited_at, null,
        null, null, m.id::text
      from public.record_comments m
      where m.record_id = p_id and m.kind = p_kind and m.deleted_at is null and m.created_at <= v_at
        and (m.created_at, 'comment', m.id::text) < (v_at, v_what, v_key)
      order by m.created_at desc, m.id desc limit v_limit
    ) union all (
      select f.id::text, 'file', f.created_at, f.by, null, null, null, null, f.name, null, null, null, null, null,
        f.id::text
      from public.record_files f
      where f.record_id = p_id and f.kind = p_kind and f.created_at <= v_at
        and (f.created_at, 'file', f.id::text) < (v_at, v_what, v_key)
      order by f.created_at desc, f.id desc limit v_limit
    ) union all (
      select t.id::text, 'task', t.created_at, t.by, null, null, null, null, t.title, null, null, t.due_on,
        t.assignee_id, t.done_at, t.id::text
      from public.record_tasks t
      where t.record_id = p_id and t.kind = p_kind and t.created_at <= v_at
        and (t.created_at, 'task', t.id::text) < (v_at, v_what, v_key)
      order by t.created_at desc, t.id desc limit v_limit
    )
  ) l
  left join public.profiles p on p.id = l.by_id
  order by l.at desc, l.what desc, l.key desc
  limit v_limit;
end
$$;
revoke all on function private.record_timeline(text, uuid, text, integer) from public, anon, authenticated, service_role;
grant execute on function private.record_timeline(text, uuid, text, integer) to authenticated;

-- A page of what became of a record, the newest first: changes, comments, tasks and files, each with who it was and
-- with the cursor that goes on behind it. Fewer than asked for are the last. `body` is the words of a comment, the
-- title of a task, the name of a file.
create function public.record_timeline(p_kind text, p_id uuid, p_before text default null, p_limit integer default 50)
returns table (
  id text, what text, at timestamptz, by_id uuid, by_name text, act text, version integer, was jsonb, now jsonb,
  body text, mentions uuid[], edited_at timestamptz, due_on date, assignee_id uuid, done_at timestamptz, cursor text
)
language sql stable set search_path = ''
as $$
  select * from private.record_timeline(p_kind, p_id, p_before, p_limit)
$$;
revoke all on function public.record_timeline(text, uuid, text, integer) from public, anon, authenticated, service_role;
grant execute on function public.record_timeline(text, uuid, text, integer) to authenticated;

-- records/passing_on.sql

-- Records that come to belong to somebody else: handed over, or left behind in a team.

create function private.hand_over_record(p_kind text, p_ids uuid[], p_to uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_me constant uuid := private.lock_member();
  v_tenant_id constant uuid := private.current_tenant_id();
  v_administered constant uuid := private.administered_tenant_id();
  v_count integer;
begin
  perform private.require_kind(p_kind);
  if cardinality(p_ids) not between 1 and 10000 then
    raise exception 'Between one and ten thousand at a time.' using errcode = 'HXRMA';
  end if;
  if not exists (
    select from public.tenant_users u where u.user_id = p_to and u.tenant_id = v_tenant_id
  ) then
    raise exception 'This is nobody of your team.' using errcode = 'HXRTO';
  end if;
  -- What belongs to no tenant yet comes into the one in which it is handed over.
  execute format(
    'update public.%I r set owner_id = $1, tenant_id = coalesce(r.tenant_id, $2)'
      ' where r.id = any ($3) and r.owner_id <> $1 and r.book = any ($4)'
      ' and (r.owner_id = $5 or r.tenant_id = $6 and r.sharing = ''team'')', p_kind
  ) using p_to, v_tenant_id, p_ids, private.my_books(), v_me, v_administered;
  get diagnostics v_count = row_count;
  if v_count > 0 and p_to <> v_me then
    perform private.keep_pace('mention', 60, interval '1 hour');
    perform private.notify(
      p_to, 'record_handed_over', 'handed:' || p_kind || ':' || gen_random_uuid(),
      jsonb_build_object(
        'name', coalesce((select p.full_name from public.profiles p where p.id = v_me), 'Somebody'), 'count', v_count,
        'path', (select k.path from private.record_kinds() k where k.kind = p_kind)
      ),
      jsonb_build_object('kind', p_kind)
    );
  end if;
  return v_count;
end
$$;
revoke all on function private.hand_over_record(text, uuid[], uuid) from public, anon, authenticated, service_role;
grant execute on function private.hand_over_record(text, uuid[], uuid) to authenticated;

-- Gives records to somebody of the team: one's own, or as its administrator those that the team shares. Answers how
-- many changed hands.
create function public.hand_over_record(p_kind text, p_ids uuid[], p_to uuid) returns integer
language sql volatile set search_path = ''
as $$
  select private.hand_over_record(p_kind, p_ids, p_to)
$$;
revoke all on function public.hand_over_record(text, uuid[], uuid) from public, anon, authenticated, service_role;
grant execute on function public.hand_over_record(text, uuid[], uuid) to authenticated;

-- Whoever leaves a tenant leaves to it what they shared there and takes along what they kept to themselves.
create function private.leave_records() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_heir uuid;
  v_table text;
begin
  select u.user_id into v_heir from public.tenant_users u
  where u.tenant_id = old.tenant_id and u.user_id <> old.user_id order by u.role, u.id limit 1;
  for v_table in select k.kind from private.record_kinds() k union all select 'saved_views' loop
    execute format(
      'update public.%I r set owner_id = coalesce($3, r.owner_id) where r.owner_id = $1 and r.tenant_id = $2 and r.sharing = ''team''',
      v_table
    ) using old.user_id, old.tenant_id, v_heir;
    execute format(
      'update public.%I r set tenant_id = null where r.owner_id = $1 and r.tenant_id = $2 and r.sharing = ''private''',
      v_table
    ) using old.user_id, old.tenant_id;
  end loop;
  update public.record_tasks t set assignee_id = null
  where t.assignee_id = old.user_id and t.book <> all (
    array[old.user_id, private.own_book(old.user_id, old.tenant_id)]
  );
  update public.record_tasks t set book = old.user_id
  where t.book = private.own_book(old.user_id, old.tenant_id) and t.kind is null;
  return null;
end
$$;
revoke all on function private.leave_records() from public, anon, authenticated, service_role;

create trigger leave_records after delete on public.tenant_users
  for each row execute function private.leave_records();

-- Before an account or a tenant is gone, its memberships end, so that what is left behind is passed on.
create function private.end_memberships() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_table_name = 'profiles' then
    delete from public.tenant_users u where u.user_id = old.id;
  else
    delete from public.tenant_users u where u.tenant_id = old.id;
  end if;
  return old;
end
$$;
revoke all on function private.end_memberships() from public, anon, authenticated, service_role;

create trigger end_memberships before delete on public.profiles
  for each row execute function private.end_memberships();

create trigger end_memberships before delete on public.tenants
  for each row execute function private.end_memberships();

-- What has lain in the bin for thirty days goes, a few thousand of each kind at a time; a history keeps a thousand
-- changes of a record. Answers how many went.
create function private.purge_records() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_kind text;
  v_part integer;
  v_count integer := 0;
begin
  for v_kind in select k.kind from private.record_kinds() k loop
    execute format(
      'delete from public.%1$I r where r.id in ('
        'select b.id from public.%1$I b where b.deleted_at < now() - interval ''30 days'' limit 5000 for update skip locked'
        ')', v_kind
    );
    get diagnostics v_part = row_count;
    v_count := v_count + v_part;
    execute format(
      'delete from public.record_changes c using public.%1$I r'
        ' where r.version > 1000 and c.record_id = r.id and c.kind = %1$L and c.version <= r.version - 1000', v_kind
    );
  end loop;
  return v_count;
end
$$;
revoke all on function private.purge_records() from public, anon, authenticated, service_role;

-- Puts what records need on a hosted project's schedule; again is harmless. True when there is a scheduler.
create function private.schedule_records() returns boolean
language plpgsql set search_path = ''
as $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    return false;
  end if;
  execute 'select cron.schedule($1, $2, $3)' using 'remind-of-tasks', '* * * * *', 'select private.remind_of_tasks()';
  execute 'select cron.schedule($1, $2, $3)' using 'remind-of-events', '* * * * *', 'select private.remind_of_events()';
  execute 'select cron.schedule($1, $2, $3)'
    using 'purge-records', '37 * * * *', 'select private.purge_records(), private.purge_record_files()';
  return true;
end
$$;
revoke all on function private.schedule_records() from public, anon, authenticated, service_role;

-- records/saved_views.sql

-- How somebody, or a team, looks at a list: its search, its columns, and a name for them. Kinds are also lists that
-- are no records, such as the accounts.
create table public.saved_views (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  tenant_id uuid default private.current_tenant_id() references public.tenants (id) on delete cascade,
  book uuid not null default auth.uid(),
  sharing text not null default 'private',
  kind text not null,
  name text not null,
  search jsonb not null default '{}',
  columns jsonb not null default '[]',
  position integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  constraint saved_views_sharing_is_known check (sharing in ('private', 'team')),
  constraint saved_views_kind_shape check (kind ~ '^[a-z][a-z_]{0,59}$'),
  constraint saved_views_name_is_plain check (
    char_length(btrim(name)) >= 1 and char_length(name) <= 80 and name !~ '[\x01-\x1f\x7f\u202a-\u202e\u2066-\u2069]'
  ),
  constraint saved_views_search_is_small check (jsonb_typeof(search) = 'object' and char_length(search::text) <= 8192),
  constraint saved_views_columns_are_few check (char_length(columns::text) <= 8192)
);

create index saved_views_book_idx on public.saved_views (book, kind, position);
create index saved_views_owner_idx on public.saved_views (owner_id);
create index saved_views_tenant_idx on public.saved_views (tenant_id);

alter table public.saved_views enable row level security;
revoke all on table public.saved_views from public, anon, authenticated, service_role;
grant select, delete on table public.saved_views to authenticated;
grant insert (id, sharing, kind, name, search, columns, position) on table public.saved_views to authenticated;
grant update (sharing, name, search, columns, position) on table public.saved_views to authenticated;
grant select, insert, update, delete on table public.saved_views to service_role;

create policy "Readers of its book use a view" on public.saved_views
  for select to authenticated using (book = any ((select private.my_books())::uuid[]));

create policy "People save views" on public.saved_views
  for insert to authenticated
  with check (owner_id = (select auth.uid()) and book = any ((select private.my_books())::uuid[]));

create policy "Owners and who looks after the tenant change a view" on public.saved_views
  for update to authenticated
  using (
    book = any ((select private.my_books())::uuid[])
    and (owner_id = (select auth.uid()) or tenant_id = (select private.administered_tenant_id()))
  );

create policy "Owners and who looks after the tenant remove a view" on public.saved_views
  for delete to authenticated
  using (
    book = any ((select private.my_books())::uuid[])
    and (owner_id = (select auth.uid()) or tenant_id = (select private.administered_tenant_id()))
  );

select private.require_second_factor('public.saved_views');

alter publication supabase_realtime add table public.saved_views;

create trigger stamp_record before insert or update on public.saved_views
  for each row execute function private.stamp_record();

create function private.keep_views_few() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (select count(*) from public.saved_views v where v.book = new.book and v.kind = new.kind) > 100 then
    raise exception 'There are 100 of these already.' using errcode = 'HXRMA';
  end if;
  return null;
end
$$;
revoke all on function private.keep_views_few() from public, anon, authenticated, service_role;

create trigger keep_views_few after insert or update of sharing on public.saved_views
  for each row execute function private.keep_views_few();

-- records/imports.sql

-- Files of records on their way in. Rows are staged in batches, judged by the constraints of their table, and then
-- become records in one transaction, all of them or none. What a file may fill in are the columns that people may; ids,
-- owners and versions are never read from it. Nobody reads these tables; their calls answer to whoever imports.

create table private.record_imports (
  id uuid primary key,
  kind text not null,
  importer_id uuid not null references public.profiles (id) on delete cascade,
  tenant_id uuid references public.tenants (id) on delete cascade,
  file_name text not null,
  columns text[] not null,
  bytes bigint not null default 0,
  state text not null default 'staging',
  added integer not null default 0,
  changed integer not null default 0,
  skipped integer not null default 0,
  began_at timestamptz not null default now(),
  done_at timestamptz,
  undone_at timestamptz,

  constraint record_imports_state_is_known check (state in ('staging', 'done', 'undone')),
  constraint record_imports_file_name_length check (char_length(file_name) between 1 and 255)
);
create index record_imports_importer_idx on private.record_imports (importer_id, began_at desc);
create index record_imports_tenant_id_idx on private.record_imports (tenant_id);
alter table private.record_imports enable row level security;
revoke all on table private.record_imports from public, anon, authenticated, service_role;

-- What was read and not taken over yet; `key` is by what a row is known again.
create table private.record_import_rows (
  import_id uuid not null references private.record_imports (id) on delete cascade,
  place integer not null,
  key text not null,
  data jsonb not null,

  primary key (import_id, place),
  constraint record_import_rows_place_is_one check (place between 1 and 2000000)
);
alter table private.record_import_rows enable row level security;
revoke all on table private.record_import_rows from public, anon, authenticated, service_role;

-- What became of them, so that it can be undone.
create table private.record_import_results (
  import_id uuid not null references private.record_imports (id) on delete cascade,
  place integer not null,
  record_id uuid not null,
  act text not null,
  version integer not null default 1,

  primary key (import_id, place),
  constraint record_import_results_act_is_known check (act in ('added', 'changed'))
);
alter table private.record_import_results enable row level security;
revoke all on table private.record_import_results from public, anon, authenticated, service_role;

-- What people may fill in of a new record; who sees it is decided by where they work.
create function private.import_columns(p_kind text) returns table (name name, fallback text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_kind(p_kind);
  return query
  select a.attname, pg_get_expr(d.adbin, d.adrelid)
  from pg_catalog.pg_attribute a
  left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = format('public.%I', p_kind)::regclass and a.attnum > 0 and not a.attisdropped
    and a.attname not in ('id', 'owner_id', 'tenant_id', 'sharing', 'version', 'book', 'created_at', 'updated_at', 'deleted_at')
    and has_column_privilege('authenticated', a.attrelid, a.attnum, 'insert')
    and has_column_privilege('authenticated', a.attrelid, a.attnum, 'update')
    -- Another record or person is named by an id, which no file knows.
    and a.atttypid <> 'uuid'::regtype;
end
$$;
revoke all on function private.import_columns(text) from public, anon, authenticated, service_role;

-- An import of the caller's where they work now, held until the transaction ends.
create function private.own_import(p_id uuid, p_state text default null) returns private.record_imports
language plpgsql security definer set search_path = ''
as $$
declare
  v_import private.record_imports;
begin
  select i.* into v_import from private.record_imports i where i.id = p_id for update;
  if v_import.importer_id is distinct from auth.uid() or not private.is_approved()
    or v_import.tenant_id is distinct from private.current_tenant_id()
  then
    raise exception 'There is no such import.' using errcode = 'HXRIN';
  end if;
  if v_import.state <> p_state then
    raise exception 'This import is finished.' using errcode = 'HXRIS';
  end if;
  return v_import;
end
$$;
revoke all on function private.own_import(uuid, text) from public, anon, authenticated, service_role;

create function private.begin_import(p_id uuid, p_kind text, p_file_name text, p_columns text[]) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_approved() then
    raise exception 'There is no such import.' using errcode = 'HXRIN';
  end if;
  if coalesce(cardinality(p_columns), 0) = 0 or exists (
    select from unnest(p_columns) c where c is null or c not in (select i.name from private.import_columns(p_kind) i)
  ) then
    raise exception 'A column of the file cannot be imported.' using errcode = 'HXRIF';
  end if;
  delete from private.record_imports i
  where i.importer_id = auth.uid() and i.id <> p_id and (
    i.state = 'staging' and i.began_at < now() - interval '1 day' or i.began_at < now() - interval '90 days'
  );
  insert into private.record_imports (id, kind, importer_id, tenant_id, file_name, columns)
  values (p_id, p_kind, auth.uid(), private.current_tenant_id(), left(btrim(p_file_name), 255), p_columns)
  on conflict (id) do nothing;
  return (private.own_import(p_id)).state;
end
$$;
revoke all on function private.begin_import(uuid, text, text, text[]) from public, anon, authenticated, service_role;
grant execute on function private.begin_import(uuid, text, text, text[]) to authenticated;

-- By what a row is known again: its e-mail address, or its name where it has none.
create function private.import_key(p_email text, p_title text) returns text
language sql immutable set search_path = ''
as $$
  select coalesce('e:' || lower(nullif(btrim(p_email), '')), 'n:' || lower(btrim(coalesce(p_title, ''))))
$$;
revoke all on function private.import_key(text, text) from public, anon, authenticated, service_role;

-- A batch of rows, `[{"at": 12, "values": {"name": "…"}}, …]`; a batch that comes again takes its own place.
create function private.stage_import_rows(p_id uuid, p_rows jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_most constant integer := 50000;
  v_import private.record_imports := private.own_import(p_id, 'staging');
  v_title text;
  v_count integer;
begin
  if jsonb_typeof(p_rows) <> 'array' or jsonb_array_length(p_rows) not between 1 and 1000
    or v_import.bytes + pg_column_size(p_rows) > 200000000
  then
    raise exception 'The file is too large.' using errcode = 'HXRIL';
  end if;
  select k.title into v_title from private.record_kinds() k where k.kind = v_import.kind;
  insert into private.record_import_rows (import_id, place, data, key)
  select p_id, (r.value ->> 'at')::integer, d.data, private.import_key(d.data ->> 'email', d.data ->> v_title)
  from jsonb_array_elements(p_rows) r
  cross join lateral (
    select coalesce(jsonb_object_agg(e.key, e.value), '{}') as data
    from jsonb_each(r.value -> 'values') e
    where e.key = any (v_import.columns) and e.value <> 'null'
  ) d
  on conflict (import_id, place) do update set data = excluded.data, key = excluded.key;
  update private.record_imports i set bytes = i.bytes + pg_column_size(p_rows) where i.id = p_id;
  select count(*) into v_count from private.record_import_rows r where r.import_id = p_id;
  if v_count > v_most then
    raise exception 'The file is too large.' using errcode = 'HXRIL';
  end if;
  return v_count;
end
$$;
revoke all on function private.stage_import_rows(uuid, jsonb) from public, anon, authenticated, service_role;
grant execute on function private.stage_import_rows(uuid, jsonb) to authenticated;

create function public.begin_import(p_id uuid, p_kind text, p_file_name text, p_columns text[]) returns text
language sql set search_path = ''
as $$ select private.begin_import(p_id, p_kind, p_file_name, p_columns) $$;
revoke all on function public.begin_import(uuid, text, text, text[]) from public, anon, authenticated, service_role;
grant execute on function public.begin_import(uuid, text, text, text[]) to authenticated;

create function public.stage_import_rows(p_id uuid, p_rows jsonb) returns integer
language sql set search_path = ''
as $$ select private.stage_import_rows(p_id, p_rows) $$;
revoke all on function public.stage_import_rows(uuid, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.stage_import_rows(uuid, jsonb) to authenticated;

-- records/judging_imports.sql

-- The records of the caller that staged rows are known by, and rows that come again within the file.
create function private.import_matches(p_id uuid, p_kind text)
returns table (place integer, repeats boolean, record_id uuid, title text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_title text;
  v_email text := 'null::text';
begin
  select k.title into v_title from private.record_kinds() k where k.kind = p_kind;
  if exists (select from private.import_columns(p_kind) c where c.name = 'email') then
    v_email := 't.email';
  end if;
  return query execute format(
    'select r.place, row_number() over (partition by r.key order by r.place) > 1, k.id, k.title'
      ' from private.record_import_rows r left join ('
      ' select distinct on (known.key) known.key, known.id, known.title from ('
      '  select ''n:'' || lower(btrim(t.%1$I)) as key, t.id, t.%1$I::text as title, t.created_at'
      '  from public.%2$I t where t.book = any ($2) and t.deleted_at is null'
      '  union all'
      '  select ''e:'' || lower(btrim(%3$s)), t.id, t.%1$I::text, t.created_at'
      '  from public.%2$I t where t.book = any ($2) and t.deleted_at is null and %3$s is not null'
      ' ) known order by known.key, known.created_at, known.id'
      ') k on k.key = r.key where r.import_id = $1',
    v_title, p_kind, v_email
  ) using p_id, private.my_books();
end
$$;
revoke all on function private.import_matches(uuid, text) from public, anon, authenticated, service_role;

-- The dry run: what the table itself would refuse, told by row and column, and what is there already.
create function private.judge_import(p_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_most constant integer := 1000;
  v_import private.record_imports := private.own_import(p_id, 'staging');
  v_table constant regclass := format('public.%I', v_import.kind)::regclass;
  v_tests text;
  v_errors jsonb;
  v_found jsonb;
begin
  select string_agg(format('case when %s then %L end', t.fails, t.field), ', ') into v_tests
  from (
    select '(' || pg_get_expr(c.conbin, c.conrelid) || ') is false' as fails,
      coalesce((
        select a.attname from pg_catalog.pg_attribute a
        where a.attrelid = c.conrelid and a.attnum = any (c.conkey) and a.attname = any (v_import.columns) limit 1
      ), '') as field
    from pg_catalog.pg_constraint c where c.conrelid = v_table and c.contype = 'c'
    union all
    select format('%I is null', a.attname), a.attname::text
    from pg_catalog.pg_attribute a
    join private.import_columns(v_import.kind) i on i.name = a.attname and i.fallback is null
    where a.attrelid = v_table and a.attnotnull
  ) t;
  execute format(
    'select jsonb_agg(jsonb_build_object(''at'', e.place, ''field'', e.field) order by e.place) from ('
      ' select r.place, (select (array_remove(array[%s]::text[], null))[1]'
      '  from jsonb_populate_record(null::%s, r.data) filled) as field'
      ' from private.record_import_rows r where r.import_id = $1'
      ') e where e.field is not null',
    coalesce(v_tests, 'null'), v_table
  ) into v_errors using p_id;
  select jsonb_build_object(
    'rows', count(*),
    'known', count(*) filter (where m.record_id is not null and not m.repeats),
    'repeated', count(*) filter (where m.repeats),
    'examples', coalesce(jsonb_agg(jsonb_build_object('at', m.place, 'id', m.record_id, 'title', m.title) order by m.place)
      filter (where m.record_id is not null and m.nth <= 20), '[]')
  ) into v_found
  from (
    select i.*, count(i.record_id) over (order by i.place) as nth from private.import_matches(p_id, v_import.kind) i
  ) m;
  return v_found || jsonb_build_object(
    'errors', coalesce(
      (select jsonb_agg(e.value) from (select e.value from jsonb_array_elements(v_errors) e limit v_most) e), '[]'
    )
  );
end
$$;
revoke all on function private.judge_import(uuid) from public, anon, authenticated, service_role;
grant execute on function private.judge_import(uuid) to authenticated;

-- Hosted, the time that it may take stands here; the embedded backend has it in `backend/bounds.ts`.
create function public.judge_import(p_id uuid) returns jsonb
language sql set search_path = '' set statement_timeout = '120s'
as $$ select private.judge_import(p_id) $$;
revoke all on function public.judge_import(uuid) from public, anon, authenticated, service_role;
grant execute on function public.judge_import(uuid) to authenticated;

-- records/finishing_imports.sql

create function private.import_summary(p_import private.record_imports) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'state', p_import.state, 'added', p_import.added, 'changed', p_import.changed, 'skipped', p_import.skipped
  )
$$;
revoke all on function private.import_summary(private.record_imports) from public, anon, authenticated, service_role;

-- Takes over all staged rows or, failing, none. Asked again, it answers what came of it.
create function private.finish_import(p_id uuid, p_total integer, p_duplicates text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_import private.record_imports := private.own_import(p_id);
  v_names text;
  v_values text;
  v_changes text;
  v_staged integer;
  -- Each row is made out once, before any join can ask for it again.
  v_read constant text := 'select c.record_id, c.place, jsonb_populate_record(null::public.%I, r.data) as p'
    ' from private.record_import_results c join private.record_import_rows r using (import_id, place)'
    ' where c.import_id = $1 and c.act = %L offset 0';
begin
  if v_import.state <> 'staging' then
    return private.import_summary(v_import);
  end if;
  select count(*) into v_staged from private.record_import_rows r where r.import_id = p_id;
  if v_staged is distinct from p_total or v_staged = 0 or p_duplicates is null
    or p_duplicates not in ('skip', 'update', 'create')
  then
    raise exception 'Not all rows have arrived.' using errcode = 'HXRIC';
  end if;
  insert into private.record_import_results (import_id, place, record_id, act)
  select p_id, c.place, case c.act when 'added' then gen_random_uuid() else c.record_id end, c.act
  from (
    select m.place, m.record_id, case
      when p_duplicates = 'create' then 'added'
      when m.repeats then null
      when m.record_id is null then 'added'
      when p_duplicates = 'update' then 'changed'
    end as act
    from private.import_matches(p_id, v_import.kind) m
  ) c where c.act is not null;

  select string_agg(format('%I', c.name), ', '),
    string_agg(case when c.fallback is null then format('(q.p).%I', c.name) else format('coalesce((q.p).%I, %s)', c.name, c.fallback) end, ', '),
    string_agg(format('%1$I = coalesce((q.p).%1$I, t.%1$I)', c.name), ', ')
  into v_names, v_values, v_changes
  from private.import_columns(v_import.kind) c where c.name = any (v_import.columns);
  perform set_config('haven.imports_records', 'on', true);
  execute format(
    'insert into public.%1$I (id, tenant_id, %2$s) select q.record_id, $2, %3$s from (%4$s) q order by q.place',
    v_import.kind, v_names, v_values, format(v_read, v_import.kind, 'added')
  ) using p_id, v_import.tenant_id;
  get diagnostics v_import.added = row_count;
  perform set_config('haven.imports_records', 'off', true);
  if p_duplicates = 'update' then
    execute format(
      'with changed as ('
        ' update public.%1$I t set %2$s from (%3$s) q where t.id = q.record_id and t.book = any ($2)'
        ' returning t.id, t.version'
        ') update private.record_import_results c set version = h.version from changed h'
        ' where c.import_id = $1 and c.record_id = h.id',
      v_import.kind, v_changes, format(v_read, v_import.kind, 'changed')
    ) using p_id, private.my_books();
    get diagnostics v_import.changed = row_count;
  end if;
  delete from private.record_import_rows r where r.import_id = p_id;
  update private.record_imports i
  set state = 'done', done_at = now(), added = v_import.added, changed = v_import.changed,
    skipped = v_staged - v_import.added - v_import.changed
  where i.id = p_id returning i.* into v_import;
  return private.import_summary(v_import);
end
$$;
revoke all on function private.finish_import(uuid, integer, text) from public, anon, authenticated, service_role;
grant execute on function private.finish_import(uuid, integer, text) to authenticated;

-- Hosted, the time that it may take stands here; the embedded backend has it in `backend/bounds.ts`.
create function public.finish_import(p_id uuid, p_total integer, p_duplicates text) returns jsonb
language sql set search_path = '' set statement_timeout = '120s'
as $$ select private.finish_import(p_id, p_total, p_duplicates) $$;
revoke all on function public.finish_import(uuid, integer, text) from public, anon, authenticated, service_role;
grant execute on function public.finish_import(uuid, integer, text) to authenticated;

-- records/undoing_imports.sql

-- Whether somebody has worked with an imported record since: it was changed, something hangs on it, or others refer to it.
create function private.import_touched(p_kind text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_hanging constant text[] := array['record_comments', 'record_tasks', 'record_files'];
  v_touched text;
begin
  select string_agg(x.part, ' or ') into v_touched
  from (
    select format('exists (select from public.%I h where h.kind = %L and h.record_id = t.id)', v, p_kind) as part
    from unnest(v_hanging) v
    union all
    select format('exists (select from %s h where h.%I = t.id)', c.conrelid::regclass, a.attname)
    from pg_catalog.pg_constraint c
    join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = format('public.%I', p_kind)::regclass
  ) x;
  return '(t.version > c.version or ' || v_touched || ')';
end
$$;
revoke all on function private.import_touched(text) from public, anon, authenticated, service_role;

-- What an undo would find: records that somebody has worked with since, and those that are gone already.
create function private.import_state(p_id uuid) returns jsonb
language plpgsql security definer set search_path = '' set enable_nestloop = off
as $$
declare
  v_import private.record_imports := private.own_import(p_id);
  v_since jsonb;
begin
  execute format(
    'select jsonb_build_object(''edited'', count(*) filter (where t.deleted_at is null and %s),'
      ' ''gone'', count(*) filter (where t.id is null or t.deleted_at is not null))'
      ' from private.record_import_results c'
      ' left join public.%I t on t.id = c.record_id and t.book = any ($2) where c.import_id = $1',
    private.import_touched(v_import.kind), v_import.kind
  ) into v_since using p_id, private.my_books();
  return private.import_summary(v_import) || v_since;
end
$$;
revoke all on function private.import_state(uuid) from public, anon, authenticated, service_role;
grant execute on function private.import_state(uuid) to authenticated;

-- Takes a whole import back: what it added is away as if it had never come, what it changed is as it was. Records that
-- somebody has worked with since are kept as they are, or go too: the added ones into the bin, where they can be had back.
create function private.undo_import(p_id uuid, p_edited text) returns jsonb
language plpgsql security definer set search_path = '' set enable_nestloop = off
as $$
declare
  v_import private.record_imports := private.own_import(p_id);
  v_books constant uuid[] := private.my_books();
  v_touched constant text := private.import_touched(v_import.kind);
  v_changes text;
  v_removed integer;
  v_binned integer := 0;
  v_restored integer := 0;
begin
  if v_import.state <> 'done' then
    return private.import_summary(v_import) || '{"removed": 0, "restored": 0}';
  end if;
  if p_edited is null or p_edited not in ('keep', 'remove') then
    raise exception 'Say what becomes of the edited records.' using errcode = 'HXRIC';
  end if;
  if p_edited = 'remove' then
    execute format(
      'update public.%I t set deleted_at = now() from private.record_import_results c'
        ' where c.import_id = $1 and c.act = ''added'' and t.id = c.record_id and t.book = any ($2)'
        ' and t.deleted_at is null and %s', v_import.kind, v_touched
    ) using p_id, v_books;
    get diagnostics v_binned = row_count;
  end if;
  execute format(
    'delete from public.%I t using private.record_import_results c'
      ' where c.import_id = $1 and c.act = ''added'' and t.id = c.record_id and t.book = any ($2)'
      ' and t.deleted_at is null and not %s', v_import.kind, v_touched
  ) using p_id, v_books;
  get diagnostics v_removed = row_count;
  if v_import.changed > 0 then
    select string_agg(format('%1$I = case when h.was ? %1$L then (h.p).%1$I else t.%1$I end', c.name), ', ') into v_changes
    from private.import_columns(v_import.kind) c where c.name = any (v_import.columns);
    execute format(
      'update public.%1$I t set %2$s from ('
        ' select c.record_id, c.version, h.was, jsonb_populate_record(null::public.%1$I, h.was) as p'
        ' from private.record_import_results c'
        ' join public.record_changes h on h.record_id = c.record_id and h.version = c.version and h.kind = %1$L'
        ' where c.import_id = $1 and c.act = ''changed'' and h.was is not null offset 0'
        ') h where t.id = h.record_id and t.book = any ($2) and t.deleted_at is null'
        ' and (t.version = h.version or $3 = ''remove'')',
      v_import.kind, v_changes
    ) using p_id, v_books, p_edited;
    get diagnostics v_restored = row_count;
  end if;
  update private.record_imports i set state = 'undone', undone_at = now() where i.id = p_id returning i.* into v_import;
  return private.import_summary(v_import)
    || jsonb_build_object('removed', v_removed + v_binned, 'restored', v_restored);
end
$$;
revoke all on function private.undo_import(uuid, text) from public, anon, authenticated, service_role;
grant execute on function private.undo_import(uuid, text) to authenticated;

create function private.my_imports(p_kind text)
returns table (id uuid, file_name text, state text, added integer, changed integer, skipped integer, done_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  select i.id, i.file_name, i.state, i.added, i.changed, i.skipped, i.done_at
  from private.record_imports i
  where i.importer_id = auth.uid() and i.kind = p_kind and i.state <> 'staging'
    and i.tenant_id is not distinct from private.current_tenant_id() and private.is_approved()
  order by i.began_at desc, i.id limit 20;
end
$$;
revoke all on function private.my_imports(text) from public, anon, authenticated, service_role;
grant execute on function private.my_imports(text) to authenticated;

create function public.import_state(p_id uuid) returns jsonb
language sql set search_path = ''
as $$ select private.import_state(p_id) $$;
revoke all on function public.import_state(uuid) from public, anon, authenticated, service_role;
grant execute on function public.import_state(uuid) to authenticated;

-- Hosted, the time that it may take stands here; the embedded backend has it in `backend/bounds.ts`.
create function public.undo_import(p_id uuid, p_edited text) returns jsonb
language sql set search_path = '' set statement_timeout = '120s'
as $$ select private.undo_import(p_id, p_edited) $$;
revoke all on function public.undo_import(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.undo_import(uuid, text) to authenticated;

create function public.my_imports(p_kind text)
returns table (id uuid, file_name text, state text, added integer, changed integer, skipped integer, done_at timestamptz)
language sql stable set search_path = ''
as $$ select * from private.my_imports(p_kind) $$;
revoke all on function public.my_imports(text) from public, anon, authenticated, service_role;
grant execute on function public.my_imports(text) to authenticated;

-- clients/companies.sql

-- Firms somebody does business with: owners, operators, lenders, brokerages, vendors.
create table public.companies (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  tenant_id uuid default private.current_tenant_id() references public.tenants (id) on delete cascade,
  book uuid not null default auth.uid(),
  sharing text not null default 'team',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  name text not null,
  type text,
  site text,
  phone text,
  city text,
  states text[] not null default '{}',
  communities integer,
  licences text[] not null default '{}',
  tags text[] not null default '{}',
  notes text,

  constraint companies_sharing_is_known check (sharing in ('private', 'team')),
  constraint companies_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_line(name, 120)),
  constraint companies_type_is_known check (
    type in ('owner', 'operator', 'buyer', 'lender', 'brokerage', 'vendor', 'other')
  ),
  constraint companies_site_shape check (
    char_length(site) < 2000 and site ~ '^https?://[^/?#[:space:][:cntrl:]<>"]+[^[:space:][:cntrl:]<>"]*$'
  ),
  constraint companies_phone_shape check (phone ~ '^[0-9+(). x/-]{0,40}$'),
  constraint companies_city_is_plain check (private.is_line(city, 120)),
  constraint companies_states_shape check (
    cardinality(states) <= 60 and array_to_string(states, ',', '-') ~ '^([A-Z]{2}(,[A-Z]{2})*)?$'
  ),
  constraint companies_communities_in_range check (communities between 0 and 100000),
  constraint companies_licences_are_known check (licences <@ array['IL', 'AL', 'MC', 'SNF', 'CCRC', 'other']),
  constraint companies_tags_are_few check (private.are_tags(tags)),
  constraint companies_notes_are_plain check (
    char_length(notes) <= 10000 and notes !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'
  )
);

select private.make_record('public.companies', 'name', '/clients/companies');
select private.make_list(
  'public.companies',
  '{name, type, site, phone, city, states, communities, licences, tags, notes}'
);

create index companies_by_name_idx on public.companies (book, lower(name), id) where deleted_at is null;
create index companies_by_communities_idx on public.companies (book, coalesce(communities, -1), id)
  where deleted_at is null;
create index companies_words_idx on public.companies using gin (private.record_words(book, name, city, site));

-- A person's company is the one of its name that stands where the person does, or is shared with their team.
create function private.company_named(p_name text, p_book uuid, p_team uuid) returns uuid
language sql stable set search_path = ''
as $$
  select c.id from public.companies c
  where c.book in (p_book, p_team) and lower(c.name) = lower(p_name) and c.deleted_at is null
  order by c.book <> p_book, c.id limit 1
$$;
revoke all on function private.company_named(text, uuid, uuid) from public, anon, authenticated, service_role;

-- People follow their company to another name; who is written under the name of one that is new, or comes back,
-- comes to it.
create function private.gather_people() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    if new.sharing = 'private' then
      update public.contacts k set company_id = null where k.company_id = new.id and k.book <> new.book;
    end if;
    update public.contacts k set company = new.name
    where k.company_id = new.id and k.company is distinct from new.name;
  end if;
  if new.deleted_at is null then
    update public.contacts k set company_id = new.id
    where k.book = new.book and k.deleted_at is null and lower(coalesce(k.company, '')) = lower(new.name)
      and k.company_id is null;
  end if;
  return null;
end
$$;
revoke all on function private.gather_people() from public, anon, authenticated, service_role;

create trigger gather_people after insert or update of name, deleted_at, sharing, owner_id, tenant_id on public.companies
  for each row execute function private.gather_people();

-- clients/contacts.sql

-- People somebody does business with. A list of clients is what a broker lives from: its readers are its owner and
-- their team, and nobody else, staff included.
create table public.contacts (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  tenant_id uuid default private.current_tenant_id() references public.tenants (id) on delete cascade,
  book uuid not null default auth.uid(),
  sharing text not null default 'team',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  name text not null,
  company text,
  job_title text,
  role text,
  email text,
  phone text,
  city text,
  state text,
  source text,
  tags text[] not null default '{}',
  notes text,
  do_not_contact boolean not null default false,
  last_contact_at timestamptz,
  company_id uuid references public.companies (id) on delete set null,
  needs_types text[] not null default '{}',
  needs_states text[] not null default '{}',
  price_least numeric(14, 2),
  price_most numeric(14, 2),
  beds_least integer,
  cap_rate_least numeric(5, 2),
  licences text[] not null default '{}',
  funds text,

  constraint contacts_sharing_is_known check (sharing in ('private', 'team')),
  constraint contacts_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_line(name, 120)),
  constraint contacts_company_is_plain check (private.is_line(company, 120)),
  constraint contacts_job_title_is_plain check (private.is_line(job_title, 120)),
  constraint contacts_role_is_known check (
    role in ('buyer', 'seller', 'owner', 'operator', 'lender', 'broker', 'vendor', 'other')
  ),
  constraint contacts_email_shape check (char_length(email) <= 320 and email ~ '^[^@[:space:][:cntrl:]]+@[^@[:space:][:cntrl:]]+$'),
  constraint contacts_phone_shape check (phone ~ '^[0-9+(). x/-]{0,40}$'),
  constraint contacts_city_is_plain check (private.is_line(city, 120)),
  constraint contacts_state_shape check (state ~ '^[A-Z]{2}$'),
  constraint contacts_source_is_plain check (private.is_line(source, 120)),
  constraint contacts_tags_are_few check (private.are_tags(tags)),
  constraint contacts_notes_are_plain check (
    char_length(notes) <= 10000 and notes !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'
  ),
  constraint contacts_last_contact_at_is_near check (last_contact_at between '1900-01-01' and '3000-01-01'),
  constraint contacts_needs_types_are_known check (needs_types <@ array[
    'assisted-living', 'memory-care', 'independent-living', 'skilled-nursing', 'ccrc', 'active-adult',
    'development-land', 'board-and-care', 'adult-day-care', 'group-homes', 'portfolio',
    'new-construction', 'lease', 'vacant-property', 'auction', 'developments', 'mixed-use', 'vacant-land'
  ]),
  constraint contacts_needs_states_shape check (
    cardinality(needs_states) <= 60 and array_to_string(needs_states, ',', '-') ~ '^([A-Z]{2}(,[A-Z]{2})*)?$'
  ),
  constraint contacts_price_least_not_negative check (price_least >= 0),
  constraint contacts_price_most_not_negative check (price_most >= 0),
  constraint contacts_beds_least_in_range check (beds_least between 0 and 100000),
  constraint contacts_cap_rate_least_in_range check (cap_rate_least between 0 and 100),
  constraint contacts_licences_are_known check (licences <@ array['IL', 'AL', 'MC', 'SNF', 'CCRC', 'other']),
  constraint contacts_funds_are_known check (funds in ('asked', 'seen', 'verified'))
);

select private.make_record('public.contacts', 'name', '/clients');

grant insert (
  id, sharing, name, company, job_title, role, email, phone, city, state, source, tags, notes, do_not_contact,
  last_contact_at, needs_types, needs_states, price_least, price_most, beds_least, cap_rate_least, licences, funds
) on table public.contacts to authenticated;
grant update (
  sharing, deleted_at, name, company, job_title, role, email, phone, city, state, source, tags, notes, do_not_contact,
  last_contact_at, needs_types, needs_states, price_least, price_most, beds_least, cap_rate_least, licences, funds
) on table public.contacts to authenticated;

create index contacts_by_name_idx on public.contacts (book, lower(name), id) where deleted_at is null;
create index contacts_by_company_idx on public.contacts (book, lower(coalesce(company, '')), id) where deleted_at is null;
create index contacts_by_last_contact_at_idx on public.contacts (book, coalesce(last_contact_at, '-infinity'), id)
  where deleted_at is null;
create index contacts_by_created_at_idx on public.contacts (book, created_at, id) where deleted_at is null;
create index contacts_by_deleted_at_idx on public.contacts (book, deleted_at, id) where deleted_at is not null;
create index contacts_words_idx on public.contacts
  using gin (private.record_words(book, name, company, job_title, email, phone, city));
create index contacts_company_id_idx on public.contacts (company_id);
create index contacts_owner_idx on public.contacts (owner_id);
create index contacts_tenant_idx on public.contacts (tenant_id);

-- The company is a name that anybody may write; where there is a company of that name, it is tied to it.
create function private.tie_company() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' or new.company is distinct from old.company or new.book <> old.book then
    new.company_id := case when btrim(new.company) <> '' then private.company_named(
      new.company, new.book, private.book_of(new.owner_id, new.tenant_id, 'team')
    ) end;
  end if;
  return new;
end
$$;
revoke all on function private.tie_company() from public, anon, authenticated, service_role;

-- Behind `stamp_record`, which says in which book it stands.
create trigger tie_company before insert or update on public.contacts
  for each row execute function private.tie_company();

-- A page of contacts, each row with the cursor that goes on behind it. Orders: name, company, last_contact_at,
-- created_at, and deleted_at for the bin.
create function public.find_contacts(
  p_words text default null, p_filters jsonb default '[]', p_sort text default null,
  p_descending boolean default null, p_after text default null, p_limit integer default 50
) returns jsonb
language sql stable set search_path = ''
as $$
  select private.find_records('contacts', p_words, p_filters, p_sort, p_descending, p_after, p_limit)
$$;
revoke all on function public.find_contacts(text, jsonb, text, boolean, text, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.find_contacts(text, jsonb, text, boolean, text, integer) to authenticated;

create function public.count_contacts(p_words text default null, p_filters jsonb default '[]') returns integer
language sql stable set search_path = ''
as $$
  select private.count_records('contacts', p_words, p_filters)
$$;
revoke all on function public.count_contacts(text, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.count_contacts(text, jsonb) to authenticated;

-- Each search reads the whole of what the index has not taken in yet.
alter index public.contacts_words_idx set (gin_pending_list_limit = 512);

-- deals/deals.sql

-- Sales on their way. What must be known at a stage is judged here, whoever writes.

-- The way of a deal, as `shared/deals/stages.ts` says it: how likely one is that stands there, and what it needs.
create function private.deal_stages()
returns table (place integer, stage text, probability integer, needs text[])
language sql immutable set search_path = ''
as $$
  values
    (1, 'valuation', 5, '{}'::text[]),
    (2, 'engagement', 15, '{price,commission_percent}'),
    (3, 'teaser', 20, '{}'),
    (4, 'nda', 25, '{}'),
    (5, 'om', 30, '{}'),
    (6, 'lois', 40, '{}'),
    (7, 'best_and_final', 50, '{}'),
    (8, 'loi_signed', 60, '{buyer,expected_close}'),
    (9, 'psa', 70, '{}'),
    (10, 'diligence', 75, '{}'),
    (11, 'licensure', 80, '{}'),
    (12, 'lender', 85, '{}'),
    (13, 'notice', 92, '{}'),
    (14, 'closing', 97, '{}'),
    (15, 'transition', 100, '{closed_on}'),
    (16, 'true_up', 100, '{}'),
    (17, 'won', 100, '{}'),
    (18, 'lost', 0, '{lost_reason}')
$$;
revoke all on function private.deal_stages() from public, anon, authenticated, service_role;

create table public.deals (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  tenant_id uuid default private.current_tenant_id() references public.tenants (id) on delete cascade,
  book uuid not null default auth.uid(),
  sharing text not null default 'team',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  name text not null,
  stage text not null default 'valuation',
  stage_since timestamptz not null default now(),
  contact_id uuid references public.contacts (id) on delete set null,
  buyer text,
  state text,
  price numeric(14, 2),
  commission_percent numeric(5, 2),
  split_percent numeric(5, 2),
  commission numeric(16, 2) generated always as (
    round(price * commission_percent * coalesce(split_percent, 100) / 10000, 2)
  ) stored,
  probability numeric(5, 2),
  expected_close date,
  closed_on date,
  next_step text,
  next_step_on date,
  lost_reason text,
  tags text[] not null default '{}',
  notes text,

  constraint deals_sharing_is_known check (sharing in ('private', 'team')),
  constraint deals_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_line(name, 160)),
  constraint deals_stage_is_known check (stage in (
    'valuation', 'engagement', 'teaser', 'nda', 'om', 'lois', 'best_and_final', 'loi_signed', 'psa', 'diligence',
    'licensure', 'lender', 'notice', 'closing', 'transition', 'true_up', 'won', 'lost'
  )),
  constraint deals_buyer_is_plain check (private.is_line(buyer, 160)),
  constraint deals_state_shape check (state ~ '^[A-Z]{2}$'),
  constraint deals_price_not_negative check (price >= 0),
  constraint deals_commission_percent_in_range check (commission_percent between 0 and 20),
  constraint deals_split_percent_in_range check (split_percent between 0 and 100),
  constraint deals_probability_in_range check (probability between 0 and 100),
  constraint deals_expected_close_is_near check (expected_close between '1900-01-01' and '3000-01-01'),
  constraint deals_closed_on_is_near check (closed_on between '1900-01-01' and '3000-01-01'),
  constraint deals_next_step_is_plain check (private.is_line(next_step, 200)),
  constraint deals_next_step_on_is_near check (next_step_on between '1900-01-01' and '3000-01-01'),
  constraint deals_lost_reason_is_known check (lost_reason in (
    'price', 'financing', 'diligence', 'licence', 'withdrawn', 'other_broker', 'no_reply', 'other'
  )),
  constraint deals_tags_are_few check (private.are_tags(tags)),
  constraint deals_notes_are_plain check (
    char_length(notes) <= 10000 and notes !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'
  )
);

-- A deal has what its stage needs, also where a fact is taken away again. What has closed is not lost any more.
-- The probability follows the stage until somebody says otherwise.
create function private.check_deal() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_fields constant jsonb := to_jsonb(new);
  v_here record;
  v_missing text;
begin
  select s.place, s.probability into v_here from private.deal_stages() s where s.stage = new.stage;
  if tg_op = 'INSERT' then
    new.probability := coalesce(new.probability, v_here.probability);
  elsif new.stage <> old.stage then
    if new.stage = 'lost' and old.stage in ('transition', 'true_up', 'won') then
      raise exception 'A deal that has closed is not lost.' using errcode = 'HXDLM';
    end if;
    new.stage_since := now();
    if new.probability is not distinct from old.probability then
      new.probability := v_here.probability;
    end if;
    if old.stage = 'lost' then
      new.lost_reason := null;
    end if;
  end if;
  select n.need into v_missing
  from private.deal_stages() s, unnest(s.needs) n (need)
  where (s.stage = new.stage or (s.place < v_here.place and new.stage <> 'lost'))
    and coalesce(btrim(v_fields ->> n.need), '') = ''
  order by s.place limit 1;
  if v_missing is not null then
    raise exception 'A deal at this stage needs its %.', v_missing using errcode = 'HXDLN', detail = v_missing;
  end if;
  if new.contact_id is not null
    and (tg_op = 'INSERT' or new.contact_id is distinct from old.contact_id)
    and not private.sees_record('contacts', new.contact_id)
  then
    raise exception 'There is no such contact.' using errcode = 'HXDLC';
  end if;
  return new;
end
$$;
revoke all on function private.check_deal() from public, anon, authenticated, service_role;

create trigger check_deal before insert or update on public.deals
  for each row execute function private.check_deal();

select private.make_record('public.deals', 'name', '/deal-pipeline');

grant insert (
  id, sharing, name, stage, contact_id, buyer, state, price, commission_percent, split_percent, probability,
  expected_close, closed_on, next_step, next_step_on, lost_reason, tags, notes
) on table public.deals to authenticated;
grant update (
  sharing, deleted_at, name, stage, contact_id, buyer, state, price, commission_percent, split_percent, probability,
  expected_close, closed_on, next_step, next_step_on, lost_reason, tags, notes
) on table public.deals to authenticated;

create index deals_by_name_idx on public.deals (book, lower(name), id) where deleted_at is null;
create index deals_by_price_idx on public.deals (book, coalesce(price, 0), id) where deleted_at is null;
create index deals_by_expected_close_idx on public.deals (book, coalesce(expected_close, 'infinity'), id)
  where deleted_at is null;
create index deals_by_next_step_on_idx on public.deals (book, coalesce(next_step_on, 'infinity'), id)
  where deleted_at is null;
create index deals_by_stage_since_idx on public.deals (book, stage_since, id) where deleted_at is null;
create index deals_by_created_at_idx on public.deals (book, created_at, id) where deleted_at is null;
create index deals_by_deleted_at_idx on public.deals (book, deleted_at, id) where deleted_at is not null;
create index deals_words_idx on public.deals using gin (private.record_words(book, name, buyer, next_step)) with (gin_pending_list_limit = 512);
create index deals_owner_idx on public.deals (owner_id);
create index deals_tenant_idx on public.deals (tenant_id);
create index deals_contact_idx on public.deals (contact_id);

-- A page of deals, each row with the cursor that goes on behind it. Orders: name, price, expected_close,
-- next_step_on, stage_since, created_at, and deleted_at for the bin.
create function public.find_deals(
  p_words text default null, p_filters jsonb default '[]', p_sort text default null,
  p_descending boolean default null, p_after text default null, p_limit integer default 50
) returns jsonb
language sql stable set search_path = ''
as $$
  select private.find_records('deals', p_words, p_filters, p_sort, p_descending, p_after, p_limit)
$$;
revoke all on function public.find_deals(text, jsonb, text, boolean, text, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.find_deals(text, jsonb, text, boolean, text, integer) to authenticated;

create function public.count_deals(p_words text default null, p_filters jsonb default '[]') returns integer
language sql stable set search_path = ''
as $$
  select private.count_records('deals', p_words, p_filters)
$$;
revoke all on function public.count_deals(text, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.count_deals(text, jsonb) to authenticated;

-- What stands at each stage: how many deals, and their prices together.
create function public.sums_deals(p_words text default null, p_filters jsonb default '[]')
returns table (value text, records bigint, sum numeric)
language sql stable set search_path = ''
as $$
  select * from private.sum_records('deals', 'stage', 'price', p_words, p_filters)
$$;
revoke all on function public.sums_deals(text, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.sums_deals(text, jsonb) to authenticated;

create function private.forecast_deals(p_months integer)
returns table (month date, stage text, deals bigint, commission numeric, weighted numeric)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_from constant date := date_trunc('month', current_date);
begin
  if p_months is null or p_months not between 1 and 60 then
    raise exception 'A forecast is of one to sixty months.' using errcode = '22023';
  end if;
  return query
  select m.month, m.stage, count(*), sum(m.commission), round(sum(m.commission * m.probability / 100), 2)
  from (
    select
      date_trunc('month', case when d.closed_on is null then greatest(d.expected_close, v_from) else d.closed_on end)::date as month,
      d.stage, d.commission, d.probability
    from unnest(private.my_books()) b (book) join public.deals d on d.book = b.book
    where d.deleted_at is null and d.stage <> 'lost' and d.commission is not null
  ) m
  where m.month >= v_from and m.month < v_from + make_interval(months => p_months)
  group by 1, 2 order by 1, 2;
end
$$;
revoke all on function private.forecast_deals(integer) from public, anon, authenticated, service_role;
grant execute on function private.forecast_deals(integer) to authenticated;

-- What the caller's deals are expected to bring, by the month of their closing and their stage: the own commission in
-- full, and by its probability. What should have closed before and has not counts to this month.
create function public.forecast_deals(p_months integer default 12)
returns table (month date, stage text, deals bigint, commission numeric, weighted numeric)
language sql stable set search_path = ''
as $$
  select * from private.forecast_deals(p_months)
$$;
revoke all on function public.forecast_deals(integer) from public, anon, authenticated, service_role;
grant execute on function public.forecast_deals(integer) to authenticated;

-- saved/saved_listings.sql

-- Communities that somebody keeps, in lists of their own, with a note for themselves. Nobody else reads any of it.
create table public.saved_lists (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  name text not null,
  created_at timestamptz not null default now(),

  constraint saved_lists_of_one unique (id, user_id),
  constraint saved_lists_name_is_plain check (
    char_length(btrim(name)) >= 1 and char_length(btrim(name)) <= 80 and name !~ '[[:cntrl:]\u202a-\u202e\u2066-\u2069]'
  )
);

create unique index saved_lists_name_idx on public.saved_lists (user_id, lower(btrim(name)));

create table public.saved_listings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  listing_id uuid not null references public.listings (id) on delete cascade,
  list_id uuid,
  note text not null default '',
  price_when_saved bigint,
  saved_at timestamptz not null default now(),

  constraint saved_listings_once unique (user_id, listing_id),
  -- A list is one of one's own; what was in it stays saved when it goes.
  constraint saved_listings_list_fkey foreign key (list_id, user_id)
    references public.saved_lists (id, user_id) on delete set null (list_id),
  constraint saved_listings_note_length check (char_length(note) <= 2000)
);

comment on column public.saved_listings.price_when_saved is 'Kept by the server, to tell what has moved since.';

create index saved_listings_list_idx on public.saved_listings (list_id, user_id) where list_id is not null;
create index saved_listings_listing_idx on public.saved_listings (listing_id);

alter table public.saved_lists enable row level security;
revoke all on table public.saved_lists from public, anon, authenticated, service_role;
grant select, delete on table public.saved_lists to authenticated;
grant insert (id, name) on table public.saved_lists to authenticated;
grant update (name) on table public.saved_lists to authenticated;
grant select, insert, update, delete on table public.saved_lists to service_role;

create policy "People read their lists" on public.saved_lists
  for select to authenticated using (user_id = (select auth.uid()));

create policy "People make lists" on public.saved_lists
  for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.is_approved()));

create policy "People rename their lists" on public.saved_lists
  for update to authenticated using (user_id = (select auth.uid()));

create policy "People delete their lists" on public.saved_lists
  for delete to authenticated using (user_id = (select auth.uid()));

select private.require_second_factor('public.saved_lists');

alter table public.saved_listings enable row level security;
revoke all on table public.saved_listings from public, anon, authenticated, service_role;
grant select, delete on table public.saved_listings to authenticated;
grant insert (id, listing_id, list_id, note) on table public.saved_listings to authenticated;
grant update (list_id, note) on table public.saved_listings to authenticated;
grant select, insert, update, delete on table public.saved_listings to service_role;

create policy "People read what they saved" on public.saved_listings
  for select to authenticated using (user_id = (select auth.uid()));

-- What nobody may read yet, or any more, cannot be saved, and the refusal does not say which of the two it is.
create policy "People save what is for sale" on public.saved_listings
  for insert to authenticated
  with check (
    user_id = (select auth.uid()) and (select private.is_approved())
    and exists (
      select from public.listings l
      where l.id = listing_id and l.approval_status = 'approved' and l.status in ('active', 'under_contract')
    )
  );

create policy "People change notes and lists" on public.saved_listings
  for update to authenticated using (user_id = (select auth.uid()));

create policy "People take out what they saved" on public.saved_listings
  for delete to authenticated using (user_id = (select auth.uid()));

select private.require_second_factor('public.saved_listings');

-- How much somebody may keep: any number is a promise of the paid plans, and still an end for programs.
create function private.saving_room(p_of text) returns integer
language sql stable set search_path = ''
as $$
  select case p_of
    when 'lists' then 100
    when 'listings' then case when private.has_open_access() then 5000 else 25 end
    when 'searches' then case
      when (private.my_access()).contacts_per_month = -1 then 100
      when private.has_open_access() then 10
      else 3
    end
  end
$$;
revoke all on function private.saving_room(text) from public, anon, authenticated, service_role;

create function private.keep_saved_few() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_count integer;
begin
  if tg_table_name = 'saved_listings' then
    new.price_when_saved := (select l.price from public.listings l where l.id = new.listing_id);
  end if;
  if auth.uid() is null then
    return new;
  end if;
  perform private.lock_member();
  execute format('select count(*) from public.%I t where t.user_id = $1', tg_table_name) into v_count using auth.uid();
  if v_count >= private.saving_room(tg_argv[0]) then
    raise exception 'There is no room for more.' using errcode = case tg_argv[0] when 'searches' then 'HXSSE' else 'HXSAV' end;
  end if;
  return new;
end
$$;
revoke all on function private.keep_saved_few() from public, anon, authenticated, service_role;

create trigger keep_saved_few before insert on public.saved_lists
  for each row execute function private.keep_saved_few('lists');

create trigger keep_saved_few before insert on public.saved_listings
  for each row execute function private.keep_saved_few('listings');

create function private.my_saved_listings()
returns table (
  id uuid, listing_id uuid, list_id uuid, note text, saved_at timestamptz, price_when_saved bigint, standing text,
  property_name text, location text, us_state text, property_type text, is_confidential boolean, price bigint,
  total_beds integer, total_units integer, occupancy_rate numeric, cap_rate numeric, listed_at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_assured() then
    return;
  end if;
  return query
  select
    s.id, s.listing_id, s.list_id, s.note, s.saved_at, s.price_when_saved,
    case when l.id is null then 'gone' else l.status end,
    l.property_name, l.location, l.state, l.property_type, l.is_confidential, l.price, l.total_beds, l.total_units,
    l.occupancy_rate, l.cap_rate, l.created_at
  from public.saved_listings s
  left join public.listings l on l.id = s.listing_id and l.approval_status = 'approved'
  where s.user_id = auth.uid()
  order by s.saved_at desc, s.id
  limit 5000;
end
$$;
revoke all on function private.my_saved_listings() from public, anon, authenticated, service_role;
grant execute on function private.my_saved_listings() to authenticated;

-- What the caller saved, with what everybody could read of it while it was for sale and how it stands now: a sold or
-- withdrawn community keeps its public facts, of one that the team took back nothing is told.
create function public.my_saved_listings()
returns table (
  id uuid, listing_id uuid, list_id uuid, note text, saved_at timestamptz, price_when_saved bigint, standing text,
  property_name text, location text, us_state text, property_type text, is_confidential boolean, price bigint,
  total_beds integer, total_units integer, occupancy_rate numeric, cap_rate numeric, listed_at timestamptz
)
language sql stable set search_path = ''
as $$
  select * from private.my_saved_listings()
$$;
revoke all on function public.my_saved_listings() from public, anon, authenticated, service_role;
grant execute on function public.my_saved_listings() to authenticated;

-- saved/saved_searches.sql

-- Searches that somebody keeps, and of what in them they want to be told. `facets` and `words` are what
-- find_listings() is asked with.
create table public.saved_searches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  name text not null,
  facets text[] not null default '{}',
  words text not null default '',
  cadence text not null default 'instant',
  on_new boolean not null default true,
  on_price boolean not null default true,
  on_status boolean not null default false,
  is_paused boolean not null default false,
  looked_at timestamptz not null default now(),
  created_at timestamptz not null default now(),

  constraint saved_searches_name_is_plain check (
    char_length(btrim(name)) >= 1 and char_length(btrim(name)) <= 80 and name !~ '[[:cntrl:]\u202a-\u202e\u2066-\u2069]'
  ),
  constraint saved_searches_words_are_few check (char_length(words) <= 200 and words !~ '[[:cntrl:]]'),
  constraint saved_searches_facets_are_few check (
    cardinality(facets) <= 20 and char_length(array_to_string(facets, '')) <= 2000
    and array_position(facets, null) is null and array_to_string(facets, '') !~ '[[:cntrl:]]'
  ),
  constraint saved_searches_facets_are_filters check (
    array_to_string(facets, E'\n') ~ '^([a-z][a-z_]{0,20}:[^\n[:cntrl:]]+(\n|$))*$'
  ),
  constraint saved_searches_cadence_is_known check (cadence in ('instant', 'daily', 'weekly', 'off'))
);

create index saved_searches_user_idx on public.saved_searches (user_id, created_at);

alter table public.saved_searches enable row level security;
revoke all on table public.saved_searches from public, anon, authenticated, service_role;
grant select, delete on table public.saved_searches to authenticated;
grant insert (id, name, facets, words, cadence, on_new, on_price, on_status) on table public.saved_searches to authenticated;
grant update (name, cadence, on_new, on_price, on_status, is_paused, looked_at) on table public.saved_searches to authenticated;
grant select, insert, update, delete on table public.saved_searches to service_role;

create policy "People read their searches" on public.saved_searches
  for select to authenticated using (user_id = (select auth.uid()));

create policy "People save searches" on public.saved_searches
  for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.is_approved()));

create policy "People change their searches" on public.saved_searches
  for update to authenticated using (user_id = (select auth.uid()));

create policy "People delete their searches" on public.saved_searches
  for delete to authenticated using (user_id = (select auth.uid()));

select private.require_second_factor('public.saved_searches');

create trigger keep_saved_few before insert on public.saved_searches
  for each row execute function private.keep_saved_few('searches');

-- A search taken apart once, when it is saved, so that a community is held against all of them in one question.
-- `keys` are the narrowest places in which a community must stand to match: "TX|memory-care|2", with a star for any.
create table private.search_conditions (
  search_id uuid primary key references public.saved_searches (id) on delete cascade,
  keys text[] not null,
  states text[],
  types text[],
  price numrange,
  price_each numrange,
  beds numrange,
  occupancy numrange,
  cap numrange,
  words text[] not null default '{}',
  -- Filters that are not told apart here; asked as the list asks them.
  others text[] not null default '{}'
);

create index search_conditions_keys_idx on private.search_conditions using gin (keys) with (fastupdate = off);

revoke all on table private.search_conditions from public, anon, authenticated, service_role;

-- Steps of price by which searches are told apart.
create function private.price_step(p_price numeric) returns integer
language sql immutable set search_path = ''
as $$
  select width_bucket(p_price, array[5000000, 10000000, 25000000, 50000000]::numeric[])
$$;
revoke all on function private.price_step(numeric) from public, anon, authenticated, service_role;

-- "7.5-9" or "50": both ends belong to it, and a single figure is the least.
create function private.read_figures(p_facets text[], p_name text) returns numrange
language plpgsql immutable set search_path = ''
as $$
declare
  v_range numrange;
  v_ends text[];
  v_facet text;
begin
  foreach v_facet in array p_facets loop
    v_ends := regexp_match(v_facet, '^' || p_name || ':([0-9]{1,12}(?:\.[0-9]{1,3})?)?(?:-([0-9]{1,12}(?:\.[0-9]{1,3})?)?)?$');
    if v_ends is not null then
      if v_ends[1]::numeric > v_ends[2]::numeric then
        return 'empty';
      end if;
      v_range := coalesce(v_range, '(,)') * numrange(v_ends[1]::numeric, v_ends[2]::numeric, '[]');
    end if;
  end loop;
  return v_range;
end
$$;
revoke all on function private.read_figures(text[], text) from public, anon, authenticated, service_role;

create function private.take_search_apart() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  c_figures constant text := '^(price|each|beds|occupancy|cap):[0-9]*(\.[0-9]+)?(-[0-9]*(\.[0-9]+)?)?$';
  c_sets constant text := '^(state|type):[^,]+(,[^,]+)*$';
  v_states text[];
  v_types text[];
  v_steps text[];
  v_price numrange := private.read_figures(new.facets, 'price');
  v_words text[];
  v_longest text;
  v_keys text[];
begin
  perform private.listing_conditions(new.facets, new.words);
  select array_agg(distinct o.one) filter (where o.name = 'state'), array_agg(distinct o.one) filter (where o.name = 'type')
  into v_states, v_types
  from (
    select split_part(f, ':', 1) as name, unnest(string_to_array(split_part(f, ':', 2), ',')) as one
    from unnest(new.facets) f where f ~ c_sets
  ) o;
  select coalesce(array_agg(r.read order by r.place), '{}') into v_words from private.read_search(new.words) r;
  v_longest := (select w from unnest(v_words) w order by char_length(w) desc, w limit 1);
  if v_price is not null and not isempty(v_price) then
    v_steps := array(
      select s::text from generate_series(
        coalesce(private.price_step(lower(v_price)), 0), coalesce(private.price_step(upper(v_price)), 4)
      ) s
    );
  end if;
  if v_states is null and char_length(v_longest) >= 3 then
    v_keys := array['word|' || left(v_longest, 3)];
  else
    -- What would stand in too many places stands in wider ones.
    if coalesce(cardinality(v_states), 1) * coalesce(cardinality(v_types), 1) * coalesce(cardinality(v_steps), 1) > 60 then
      v_steps := null;
    end if;
    if coalesce(cardinality(v_states), 1) * coalesce(cardinality(v_types), 1) > 60 then
      v_types := null;
    end if;
    v_keys := array(
      select concat_ws('|', s, t, p)
      from unnest(coalesce(v_states, '{*}')) s, unnest(coalesce(v_types, '{*}')) t, unnest(coalesce(v_steps, '{*}')) p
    );
    select array_agg(distinct o.one) into v_types
    from (select unnest(string_to_array(split_part(f, ':', 2), ',')) as one from unnest(new.facets) f where f ~ '^type:') o;
  end if;
  insert into private.search_conditions (
    search_id, keys, states, types, price, price_each, beds, occupancy, cap, words, others
  ) values (
    new.id, v_keys, v_states, v_types, v_price, private.read_figures(new.facets, 'each'),
    private.read_figures(new.facets, 'beds'), private.read_figures(new.facets, 'occupancy'),
    private.read_figures(new.facets, 'cap'), v_words,
    array(select f from unnest(new.facets) f where f !~ c_figures and f !~ c_sets)
  )
  on conflict (search_id) do update
  set keys = excluded.keys, states = excluded.states, types = excluded.types, price = excluded.price,
    price_each = excluded.price_each, beds = excluded.beds, occupancy = excluded.occupancy, cap = excluded.cap,
    words = excluded.words, others = excluded.others;
  return null;
end
$$;
revoke all on function private.take_search_apart() from public, anon, authenticated, service_role;

create trigger take_search_apart after insert or update of facets, words on public.saved_searches
  for each row execute function private.take_search_apart();

-- The same search twice would tell twice the same.
create function private.keep_search() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.facets := array(select distinct f from unnest(new.facets) f order by f);
    new.words := btrim(new.words);
    if exists (
      select from public.saved_searches s
      where s.user_id = new.user_id and s.id <> new.id and s.facets = new.facets and lower(s.words) = lower(new.words)
    ) then
      raise exception 'This search is saved already.' using errcode = 'HXSSD';
    end if;
  elsif new.looked_at <> old.looked_at then
    new.looked_at := now();
  end if;
  return new;
end
$$;
revoke all on function private.keep_search() from public, anon, authenticated, service_role;

create trigger keep_search before insert or update on public.saved_searches
  for each row execute function private.keep_search();

-- saved/search_matches.sql

-- Which community met which saved search, by what change, and whether that was told. Rows come from the server
-- alone; a community that is no longer for sale is shown and told to nobody.
create table public.search_matches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  search_id uuid not null references public.saved_searches (id) on delete cascade,
  listing_id uuid not null references public.listings (id) on delete cascade,
  what text not null,
  -- New is new once; a price or a status is told once a day.
  on_day date not null,
  detail text not null default '',
  found_at timestamptz not null default now(),
  due_at timestamptz,
  told_at timestamptz,

  constraint search_matches_what_is_known check (what in ('new', 'price', 'status')),
  constraint search_matches_once unique (search_id, listing_id, what, on_day)
);

create index search_matches_due_idx on public.search_matches (due_at) where told_at is null and due_at is not null;
create index search_matches_user_idx on public.search_matches (user_id, found_at desc);
create index search_matches_search_idx on public.search_matches (search_id, found_at desc);
create index search_matches_listing_idx on public.search_matches (listing_id);

alter table public.search_matches enable row level security;
revoke all on table public.search_matches from public, anon, authenticated, service_role;
grant select on table public.search_matches to authenticated;
grant select, insert, update, delete on table public.search_matches to service_role;

create policy "People read what met their searches" on public.search_matches
  for select to authenticated using (user_id = (select auth.uid()));

select private.require_second_factor('public.search_matches');

-- What happened to a community and is still to be held against the searches: the change itself waits for none of it.
create table private.listing_matters (
  id bigint generated always as identity primary key,
  listing_id uuid not null references public.listings (id) on delete cascade,
  what text not null,
  old_price bigint,
  detail text not null default '',
  happened_at timestamptz not null default now()
);

create index listing_matters_listing_idx on private.listing_matters (listing_id);
revoke all on table private.listing_matters from public, anon, authenticated, service_role;

create function private.is_for_sale(p_listing public.listings) returns boolean
language sql immutable set search_path = ''
as $$
  select p_listing.approval_status = 'approved' and p_listing.status in ('active', 'under_contract')
$$;
revoke all on function private.is_for_sale(public.listings) from public, anon, authenticated, service_role;

create function private.dollars(p_amount bigint) returns text
language sql immutable set search_path = ''
as $$
  select coalesce('$' || to_char(p_amount, 'FM999,999,999,999'), 'on request')
$$;
revoke all on function private.dollars(bigint) from public, anon, authenticated, service_role;

create function private.note_listing_matter() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_was constant boolean := tg_op = 'UPDATE' and private.is_for_sale(old);
  v_what text;
  v_detail text := '';
begin
  if not private.is_for_sale(new) or not exists (select from private.search_conditions) then
    return null;
  end if;
  if not v_was then
    v_what := case when tg_op = 'UPDATE' and old.approval_status = 'approved' then 'status' else 'new' end;
    v_detail := case v_what when 'status' then 'back on the market' else '' end;
  elsif new.price is distinct from old.price then
    v_what := 'price';
    v_detail := case
      when new.price < old.price then 'price cut to '
      when new.price > old.price then 'price raised to '
      else 'price now '
    end || private.dollars(new.price);
  elsif new.status <> old.status then
    v_what := 'status';
    v_detail := case new.status when 'under_contract' then 'under contract' else 'no longer under contract' end;
  end if;
  if v_what is not null then
    insert into private.listing_matters (listing_id, what, old_price, detail)
    values (new.id, v_what, case when v_was then old.price end, v_detail);
    perform pg_notify('haven_outbox', '');
  end if;
  return null;
end
$$;
revoke all on function private.note_listing_matter() from public, anon, authenticated, service_role;

create trigger note_listing_matter after insert or update of approval_status, status, price on public.listings
  for each row execute function private.note_listing_matter();

-- When a match is told: at once, at eight in the morning where its reader is, or on the next Monday at eight.
create function private.search_due(p_search public.saved_searches, p_now timestamptz) returns timestamptz
language plpgsql stable set search_path = ''
as $$
declare
  v_zone text;
  v_local timestamp;
  v_day timestamp;
begin
  if p_search.is_paused or p_search.cadence = 'off' then
    return null;
  elsif p_search.cadence = 'instant' then
    return p_now;
  end if;
  v_zone := (private.preferences_of(p_search.user_id)).timezone;
  v_local := p_now at time zone v_zone;
  v_day := date_trunc('day', v_local) + interval '8 hours';
  if p_search.cadence = 'weekly' then
    v_day := date_trunc('week', v_local) + interval '8 hours';
  end if;
  if v_day <= v_local then
    v_day := v_day + case p_search.cadence when 'weekly' then interval '7 days' else interval '1 day' end;
  end if;
  return v_day at time zone v_zone;
end
$$;
revoke all on function private.search_due(public.saved_searches, timestamptz) from public, anon, authenticated, service_role;

-- Whether a community meets filters that are not told apart, asked as the list asks them.
create function private.meets_filters(p_listing uuid, p_facets text[]) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_meets boolean;
begin
  if cardinality(p_facets) = 0 then
    return true;
  end if;
  execute format(
    'select exists (select from private.live_listings v where v.id = %L and %s)',
    p_listing, private.listing_conditions(p_facets, '')
  ) into v_meets;
  return v_meets;
exception when others then
  return false;
end
$$;
revoke all on function private.meets_filters(uuid, text[]) from public, anon, authenticated, service_role;

-- The searches that a community meets as it stands, found by the places in which it stands. `was_in` says whether it
-- met the figures of the search at its former price too.
create function private.searches_met_by(p_listing public.listings, p_old_price bigint)
returns table (search_id uuid, was_in boolean)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off
as $$
declare
  v_step constant text := coalesce(private.price_step(p_listing.price)::text, 'none');
  v_words constant text := (select v.words from private.live_listings v where v.id = p_listing.id);
  v_each constant numeric := p_listing.price::numeric / nullif(p_listing.total_beds, 0);
  v_old_each constant numeric := p_old_price::numeric / nullif(p_listing.total_beds, 0);
  v_keys constant text[] := array(
    select concat_ws('|', s, t, p)
    from unnest(array[p_listing.state, '*']) s, unnest(array[p_listing.property_type, '*']) t, unnest(array[v_step, '*']) p
    union
    select 'word|' || substr(v_words, i, 3) from generate_series(1, char_length(v_words) - 2) i
  );
begin
  return query
  select
    c.search_id,
    (c.price is null or coalesce(c.price @> p_old_price::numeric, false))
      and (c.price_each is null or coalesce(c.price_each @> v_old_each, false))
  from private.search_conditions c
  where c.keys && v_keys
    and (c.states is null or p_listing.state = any (c.states))
    and (c.types is null or p_listing.property_type = any (c.types))
    and (c.price is null or c.price @> p_listing.price::numeric)
    and (c.price_each is null or c.price_each @> v_each)
    and (c.beds is null or c.beds @> p_listing.total_beds::numeric)
    and (c.occupancy is null or c.occupancy @> p_listing.occupancy_rate)
    and (c.cap is null or c.cap @> p_listing.cap_rate)
    and not exists (
      select from unnest(c.words) w
      where v_words not like case when char_length(w) < 3 then '% ' else '%' end || w || '%'
    )
    and private.meets_filters(p_listing.id, c.others);
end
$$;
revoke all on function private.searches_met_by(public.listings, bigint) from public, anon, authenticated, service_role;

-- Holds one matter against all searches, and notes what is to be told to whom and when.
create function private.match_searches(p_matter private.listing_matters, p_now timestamptz) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_listing public.listings;
  v_owner uuid;
  v_count integer;
begin
  select * into v_listing from public.listings l where l.id = p_matter.listing_id;
  if v_listing.id is null or not private.is_for_sale(v_listing) then
    return 0;
  end if;
  v_owner := private.account_of(v_listing.broker_id);
  insert into public.search_matches (user_id, search_id, listing_id, what, on_day, detail, found_at, due_at)
  select
    s.user_id, s.id, v_listing.id, k.what,
    case k.what when 'new' then date '2000-01-01' else (p_now at time zone 'UTC')::date end,
    p_matter.detail, p_now, case when k.is_wanted then private.search_due(s, p_now) end
  from private.searches_met_by(v_listing, p_matter.old_price) m
  join public.saved_searches s on s.id = m.search_id
  cross join lateral (
    -- A price that has come into reach is a community that is new to the search.
    select case when p_matter.what = 'price' and not m.was_in then 'new' else p_matter.what end as what
  ) w
  cross join lateral (
    select w.what, case w.what when 'new' then s.on_new when 'price' then s.on_price else s.on_status end as is_wanted
  ) k
  join public.profiles p on p.id = s.user_id
  where s.user_id is distinct from v_owner and (k.is_wanted or k.what = 'new')
    and private.account_status(p.requires_approval, p.approval_status, p.suspended_at) = 'approved'
  on conflict on constraint search_matches_once do nothing;
  get diagnostics v_count = row_count;
  return v_count;
end
$$;
revoke all on function private.match_searches(private.listing_matters, timestamptz) from public, anon, authenticated, service_role;

-- Tells one person what is due to them: a community that an instant search met in a notice of its own, once
-- for all searches that it met and whatever their pace; the rest together.
create function private.tell_matches(p_user_id uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_one record;
  v_rest record;
begin
  for v_one in
    select
      m.listing_id, m.what, max(m.detail) as detail, max(m.on_day) as on_day, l.property_name, l.location, l.price,
      bool_or(s.cadence = 'instant' and m.due_at <= p_now) as is_instant,
      bool_or(m.due_at <= p_now) as is_due,
      string_agg('“' || s.name || '”', ', ' order by s.created_at) as searches
    from public.search_matches m
    join public.saved_searches s on s.id = m.search_id
    join public.listings l on l.id = m.listing_id
    where m.user_id = p_user_id and m.told_at is null and m.due_at is not null and private.is_for_sale(l)
    group by m.listing_id, m.what, l.property_name, l.location, l.price
  loop
    continue when not v_one.is_instant;
    perform private.notify(
      p_user_id, 'search_match',
      'search:' || v_one.listing_id || ':' || v_one.what || case v_one.what when 'new' then '' else ':' || v_one.on_day end,
      jsonb_build_object(
        'property', v_one.property_name,
        'change', case v_one.what when 'new' then 'in ' || v_one.location || ', ' || private.dollars(v_one.price) else v_one.detail end,
        'searches', left(v_one.searches, 400)
      ),
      jsonb_build_object('listing_id', v_one.listing_id)
    );
    update public.search_matches m set told_at = p_now
    where m.user_id = p_user_id and m.told_at is null and m.listing_id = v_one.listing_id and m.what = v_one.what
      and m.due_at is not null;
  end loop;
  select
    count(*) as count,
    string_agg(r.property_name || ' (' || r.location || ')' || r.change, '; ' order by r.place) filter (where r.place <= 5)
      as communities
  into v_rest
  from (
    select
      l.property_name, l.location, row_number() over (order by max(m.found_at) desc, l.id) as place,
      coalesce(': ' || nullif(max(m.detail) filter (where m.what <> 'new'), ''), '') as change
    from public.search_matches m
    join public.listings l on l.id = m.listing_id
    where m.user_id = p_user_id and m.told_at is null and m.due_at <= p_now and private.is_for_sale(l)
    group by l.id, l.property_name, l.location
  ) r;
  if v_rest.count > 0 then
    perform private.notify(
      p_user_id, 'search_digest', 'searches:' || (p_now at time zone 'UTC')::date,
      jsonb_build_object(
        'count', case v_rest.count when 1 then '1 community' else v_rest.count || ' communities' end,
        'communities', left(v_rest.communities, 600) || case when v_rest.count > 5 then ' and ' || v_rest.count - 5 || ' more' else '' end
      )
    );
  end if;
  -- What is no longer for sale is told to nobody, and what was told in a digest is told again by no other search.
  update public.search_matches m set told_at = p_now
  where m.user_id = p_user_id and m.told_at is null and exists (
    select from public.search_matches d
    where d.user_id = p_user_id and d.listing_id = m.listing_id and d.what = m.what and d.told_at is null and d.due_at <= p_now
  ) and m.due_at is not null;
end
$$;
revoke all on function private.tell_matches(uuid, timestamptz) from public, anon, authenticated, service_role;

-- Works through what happened and what is due, a part at a time; the runner of the outbox calls it at each turn.
create function private.work_searches(p_now timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_matter private.listing_matters;
  v_user_id uuid;
  v_count integer := 0;
begin
  if not exists (select from private.listing_matters)
    and not exists (
      select from public.search_matches m where m.told_at is null and m.due_at is not null and m.due_at <= p_now
    )
  then
    return;
  end if;
  if not pg_try_advisory_xact_lock(hashtextextended('searches', 0)) then
    return;
  end if;
  for v_matter in select * from private.listing_matters m order by m.id limit 20 loop
    begin
      perform private.match_searches(v_matter, p_now);
    exception
      when serialization_failure or deadlock_detected or lock_not_available then
        raise;
      when others then
        raise warning 'A change of a community could not be held against the searches: %', sqlerrm;
    end;
    delete from private.listing_matters m where m.id = v_matter.id;
    v_count := v_count + 1;
  end loop;
  for v_user_id in
    select d.user_id from (
      select m.user_id, min(m.due_at) as due_at from public.search_matches m
      where m.told_at is null and m.due_at is not null and m.due_at <= p_now
      group by m.user_id
    ) d
    order by d.due_at, d.user_id limit 100
  loop
    begin
      perform private.tell_matches(v_user_id, p_now);
    exception
      when serialization_failure or deadlock_detected or lock_not_available then
        raise;
      when others then
        update public.search_matches m set told_at = p_now
        where m.user_id = v_user_id and m.told_at is null and m.due_at <= p_now;
        raise warning 'Somebody could not be told what met their searches: %', sqlerrm;
    end;
    v_count := v_count + 1;
  end loop;
  -- More may be left.
  if v_count >= 20 then
    perform pg_notify('haven_outbox', '');
  end if;
end
$$;
revoke all on function private.work_searches(timestamptz) from public, anon, authenticated, service_role;

-- What waits follows what its reader chooses.
create function private.replan_matches() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.search_matches m set due_at = private.search_due(new, now())
  where m.search_id = new.id and m.told_at is null and m.due_at is not null;
  return null;
end
$$;
revoke all on function private.replan_matches() from public, anon, authenticated, service_role;

create trigger replan_matches after update of cadence, is_paused on public.saved_searches
  for each row execute function private.replan_matches();

-- The caller's searches, with how many communities for sale met each since they last looked, counted to 100.
create function public.my_searches()
returns table (
  id uuid, name text, facets text[], words text, cadence text, on_new boolean, on_price boolean, on_status boolean,
  is_paused boolean, looked_at timestamptz, created_at timestamptz, found integer, last_found_at timestamptz
)
language plpgsql stable set search_path = ''
as $$
begin
  return query
  select
    s.id, s.name, s.facets, s.words, s.cadence, s.on_new, s.on_price, s.on_status, s.is_paused, s.looked_at, s.created_at,
    (
      select count(*)::integer from (
        select from public.search_matches m
        join public.listings l on l.id = m.listing_id
        where m.search_id = s.id and m.what = 'new' and m.found_at > s.looked_at
        limit 100
      ) c
    ),
    (select max(m.found_at) from public.search_matches m where m.search_id = s.id)
  from public.saved_searches s
  where s.user_id = (select auth.uid())
  order by s.created_at desc, s.id;
end
$$;
revoke all on function public.my_searches() from public, anon, authenticated, service_role;
grant execute on function public.my_searches() to authenticated;

-- What a desk counts: what is saved, and what has met the searches since they were last looked at.
create function private.figures_of_saved() returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if not private.is_approved() then
    return null;
  end if;
  return jsonb_build_object(
    'listings', (
      select count(*) from (
        select from public.saved_listings s where s.user_id = (select auth.uid()) limit 1000
      ) c
    ),
    'searches', (select count(*) from public.saved_searches s where s.user_id = (select auth.uid())),
    'found', (
      select count(*) from (
        select distinct m.listing_id from public.saved_searches s
        join public.search_matches m on m.search_id = s.id and m.what = 'new' and m.found_at > s.looked_at
        join public.listings l on l.id = m.listing_id
        where s.user_id = (select auth.uid())
        limit 1000
      ) c
    ),
    'moved', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.at desc, r.id), '[]') from (
        select l.id, l.property_name as name, l.location, max(m.found_at) as at,
          coalesce(max(m.detail) filter (where m.what <> 'new'), '') as change,
          string_agg(distinct s.name, ', ') as searches
        from public.search_matches m
        join public.saved_searches s on s.id = m.search_id
        join public.listings l on l.id = m.listing_id
        where m.user_id = (select auth.uid()) and m.found_at > private.my_absence()
        group by l.id, l.property_name, l.location
        order by max(m.found_at) desc
        limit 5
      ) r
    )
  );
end
$$;
revoke all on function private.figures_of_saved() from public, anon, authenticated, service_role;
grant execute on function private.figures_of_saved() to authenticated;

-- transactions/transactions.sql

-- Sales under way: what was agreed, where it stands and who runs it. A transaction stands in the book of the team that
-- runs it; the other parties are told their part by calls (`sides.sql`) and read no row of it.

-- The way of a transaction, as `shared/transactions/stages.ts` says it: where it may go from each stage, what must be
-- known there, and whether a buyer must be named.
create function private.transaction_stages()
returns table (stage text, label text, leads_to text[], needs text[], needs_buyer boolean)
language sql immutable set search_path = ''
as $$
  values
    ('negotiation', 'negotiation', '{loi_signed,psa,terminated}'::text[], '{}'::text[], false),
    ('loi_signed', 'LOI signed', '{negotiation,psa,terminated}', '{price}', false),
    ('psa', 'PSA and OTA', '{loi_signed,diligence,terminated}', '{price}', true),
    ('diligence', 'due diligence', '{psa,licensure,financing,closing,terminated}', '{price}', true),
    ('licensure', 'licensure', '{diligence,financing,closing,terminated}', '{price}', true),
    ('financing', 'financing', '{diligence,licensure,closing,terminated}', '{price}', true),
    ('closing', 'closing', '{diligence,licensure,financing,closed,terminated}', '{price,expected_close}', true),
    ('closed', 'closed', '{}', '{price,closed_on}', true),
    ('terminated', 'terminated', '{negotiation}', '{ended_reason}', false)
$$;
revoke all on function private.transaction_stages() from public, anon, authenticated, service_role;

create table public.transactions (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  tenant_id uuid default private.current_tenant_id() references public.tenants (id) on delete cascade,
  book uuid not null default auth.uid(),
  sharing text not null default 'team',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  property_name text not null,
  status text not null default 'negotiation',
  stage_since timestamptz not null default now(),
  side text not null default 'sell',
  deal_id uuid references public.deals (id) on delete set null,
  user_id uuid references public.profiles (id) on delete set null,
  broker_id uuid references public.profiles (id) on delete set null,
  state text,
  price numeric(14, 2),
  expected_close date,
  closed_on date,
  ended_reason text,

  constraint transactions_sharing_is_known check (sharing in ('private', 'team')),
  constraint transactions_property_name_is_plain check (
    char_length(btrim(property_name)) >= 1 and private.is_line(property_name, 160)
  ),
  constraint transactions_status_is_known check (status in (
    'negotiation', 'loi_signed', 'psa', 'diligence', 'licensure', 'financing', 'closing', 'closed', 'terminated'
  )),
  constraint transactions_side_is_known check (side in ('sell', 'buy', 'both')),
  constraint transactions_state_shape check (state ~ '^[A-Z]{2}$'),
  constraint transactions_price_not_negative check (price >= 0),
  constraint transactions_expected_close_is_near check (expected_close between '1900-01-01' and '3000-01-01'),
  constraint transactions_closed_on_is_near check (closed_on between '1900-01-01' and '3000-01-01'),
  constraint transactions_ended_reason_is_known check (ended_reason in (
    'price', 'financing', 'diligence', 'licence', 'seller_withdrew', 'buyer_withdrew', 'other'
  )),
  constraint transactions_deal_key unique (deal_id)
);

comment on column public.transactions.user_id is 'The account for which it is run, where the server knows it.';
comment on column public.transactions.broker_id is 'The account of the broker who runs it: its owner.';

-- Which way it may go and what must be known there, whoever writes. Its broker is its owner.
create function private.check_transaction() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_here record;
  v_fields jsonb;
  v_missing text;
begin
  if tg_op = 'INSERT' then
    new.owner_id := coalesce(new.owner_id, new.broker_id, new.user_id);
    new.broker_id := new.owner_id;
    if auth.role() = 'authenticated' and new.status <> 'negotiation' then
      raise exception 'A transaction begins with its negotiation.' using errcode = 'HXTRM';
    end if;
  else
    if new.owner_id <> old.owner_id then
      new.broker_id := new.owner_id;
    end if;
    if new.status <> old.status then
      if not exists (
        select from private.transaction_stages() s where s.stage = old.status and new.status = any (s.leads_to)
      ) then
        raise exception 'A transaction does not go from % to %.', old.status, new.status using errcode = 'HXTRM';
      end if;
      new.stage_since := now();
      if old.status = 'terminated' then
        new.ended_reason := null;
      end if;
    end if;
  end if;
  if new.deal_id is not null and (tg_op = 'INSERT' or new.deal_id is distinct from old.deal_id)
    and not private.sees_record('deals', new.deal_id)
  then
    raise exception 'There is no such deal.' using errcode = 'HXTRD';
  end if;
  select * into v_here from private.transaction_stages() s where s.stage = new.status;
  v_fields := to_jsonb(new);
  select n.need into v_missing from unnest(v_here.needs) n (need)
  where coalesce(btrim(v_fields ->> n.need), '') = '' limit 1;
  if v_missing is not null then
    raise exception 'A transaction at this stage needs its %.', v_missing using errcode = 'HXTRN', detail = v_missing;
  end if;
  if tg_op = 'UPDATE' and new.status <> old.status and v_here.needs_buyer and not private.has_buyer(new.id) then
    raise exception 'A transaction at this stage needs its buyer.' using errcode = 'HXTRB';
  end if;
  return new;
end
$$;
revoke all on function private.check_transaction() from public, anon, authenticated, service_role;

create trigger check_transaction before insert or update on public.transactions
  for each row execute function private.check_transaction();

select private.make_record('public.transactions', 'property_name', '/transactions');

-- Whom it is run for reads it as well.
alter policy "Readers of its book read a record" on public.transactions
  using (
    book = any ((select private.my_books())::uuid[])
    or (user_id = (select auth.uid()) and deleted_at is null and (select private.is_approved()))
  );

grant insert (
  id, sharing, property_name, status, side, deal_id, state, price, expected_close, closed_on, ended_reason
) on table public.transactions to authenticated;
grant update (
  sharing, deleted_at, property_name, status, side, deal_id, state, price, expected_close, closed_on, ended_reason
) on table public.transactions to authenticated;

create index transactions_by_property_name_idx on public.transactions (book, lower(property_name), id)
  where deleted_at is null;
create index transactions_by_price_idx on public.transactions (book, coalesce(price, 0), id) where deleted_at is null;
create index transactions_by_expected_close_idx on public.transactions (book, coalesce(expected_close, 'infinity'), id)
  where deleted_at is null;
create index transactions_by_closed_on_idx on public.transactions (book, coalesce(closed_on, 'infinity'), id)
  where deleted_at is null;
create index transactions_by_stage_since_idx on public.transactions (book, stage_since, id) where deleted_at is null;
create index transactions_by_created_at_idx on public.transactions (book, created_at, id) where deleted_at is null;
create index transactions_by_deleted_at_idx on public.transactions (book, deleted_at, id) where deleted_at is not null;
create index transactions_words_idx on public.transactions using gin (private.record_words(book, property_name));
create index transactions_owner_idx on public.transactions (owner_id);
create index transactions_tenant_idx on public.transactions (tenant_id);
create index transactions_user_idx on public.transactions (user_id, updated_at desc);
create index transactions_broker_idx on public.transactions (broker_id, updated_at desc);

-- A page of transactions, each row with the cursor that goes on behind it. Orders: property_name, price,
-- expected_close, closed_on, stage_since, created_at, and deleted_at for the bin.
create function public.find_transactions(
  p_words text default null, p_filters jsonb default '[]', p_sort text default null,
  p_descending boolean default null, p_after text default null, p_limit integer default 50
) returns jsonb
language sql stable set search_path = ''
as $$
  select private.find_records('transactions', p_words, p_filters, p_sort, p_descending, p_after, p_limit)
$$;
revoke all on function public.find_transactions(text, jsonb, text, boolean, text, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.find_transactions(text, jsonb, text, boolean, text, integer) to authenticated;

create function public.count_transactions(p_words text default null, p_filters jsonb default '[]') returns integer
language sql stable set search_path = ''
as $$
  select private.count_records('transactions', p_words, p_filters)
$$;
revoke all on function public.count_transactions(text, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.count_transactions(text, jsonb) to authenticated;

-- What stands at each stage: how many transactions, and their prices together.
create function public.sums_transactions(p_words text default null, p_filters jsonb default '[]')
returns table (value text, records bigint, sum numeric)
language sql stable set search_path = ''
as $$
  select * from private.sum_records('transactions', 'status', 'price', p_words, p_filters)
$$;
revoke all on function public.sums_transactions(text, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.sums_transactions(text, jsonb) to authenticated;

-- transactions/parties.sql

-- Who takes part in a transaction, and as what. A party is a name and an e-mail address; whoever has an account with
-- this address, confirmed, is told their part. That an address has an account is told to nobody. Bidders are told
-- nothing until they are the buyer.
create table public.transaction_parties (
  id uuid primary key default gen_random_uuid(),
  transaction_id uuid not null references public.transactions (id) on delete cascade,
  role text not null,
  name text not null,
  company text,
  email text,
  created_at timestamptz not null default now(),

  constraint transaction_parties_role_is_known check (role in (
    'seller', 'buyer', 'bidder', 'seller_broker', 'buyer_broker', 'lender', 'seller_counsel', 'buyer_counsel',
    'licensing_counsel', 'title', 'other'
  )),
  constraint transaction_parties_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_line(name, 160)),
  constraint transaction_parties_company_is_plain check (private.is_line(company, 160)),
  constraint transaction_parties_email_shape check (email ~ '^[^@[:space:][:cntrl:]]{1,64}@[^@[:space:][:cntrl:]]{1,190}$')
);

create index transaction_parties_transaction_idx on public.transaction_parties (transaction_id, created_at, id);
create index transaction_parties_email_idx on public.transaction_parties (lower(email));

alter table public.transaction_parties enable row level security;
revoke all on table public.transaction_parties from public, anon, authenticated, service_role;
grant select, delete on table public.transaction_parties to authenticated;
grant insert (id, transaction_id, role, name, company, email) on table public.transaction_parties to authenticated;
grant update (role, name, company, email) on table public.transaction_parties to authenticated;
grant select, insert, update, delete on table public.transaction_parties to service_role;

-- Whether the caller's team runs a transaction.
create function private.runs_transaction(p_id uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.transactions t where t.id = p_id and t.book = any (private.my_books()));
end
$$;
revoke all on function private.runs_transaction(uuid) from public, anon, authenticated, service_role;
grant execute on function private.runs_transaction(uuid) to authenticated;

create policy "Who runs a transaction reads its parties" on public.transaction_parties
  for select to authenticated
  using (exists (
    select from public.transactions t where t.id = transaction_id and t.book = any ((select private.my_books())::uuid[])
  ));

create policy "Who runs a transaction adds parties" on public.transaction_parties
  for insert to authenticated with check (private.runs_transaction(transaction_id));

create policy "Who runs a transaction changes its parties" on public.transaction_parties
  for update to authenticated using (private.runs_transaction(transaction_id));

create policy "Who runs a transaction removes parties" on public.transaction_parties
  for delete to authenticated using (private.runs_transaction(transaction_id));

select private.require_second_factor('public.transaction_parties');

alter publication supabase_realtime add table public.transaction_parties;

create function private.has_buyer(p_transaction_id uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.transaction_parties p where p.transaction_id = p_transaction_id and p.role = 'buyer'
  );
end
$$;
revoke all on function private.has_buyer(uuid) from public, anon, authenticated, service_role;

create function private.check_party() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' or tg_op = 'UPDATE' and old.role = 'buyer' and new.role <> 'buyer' then
    if old.role = 'buyer' and exists (
      select from public.transactions t join private.transaction_stages() s on s.stage = t.status
      where t.id = old.transaction_id and s.needs_buyer
    ) and not exists (
      select from public.transaction_parties p
      where p.transaction_id = old.transaction_id and p.role = 'buyer' and p.id <> old.id
    ) then
      raise exception 'A transaction at this stage needs its buyer.' using errcode = 'HXTRB';
    end if;
    return case tg_op when 'DELETE' then old else new end;
  end if;
  new.email := nullif(lower(btrim(new.email)), '');
  if tg_op = 'INSERT' and auth.role() = 'authenticated' then
    perform private.keep_pace('transaction_party', 120, interval '1 hour');
    if (select count(*) from public.transaction_parties p where p.transaction_id = new.transaction_id) >= 60 then
      raise exception 'There are 60 of these already.' using errcode = 'HXRMA';
    end if;
  end if;
  return new;
end
$$;
revoke all on function private.check_party() from public, anon, authenticated, service_role;

create trigger check_party before insert or update or delete on public.transaction_parties
  for each row execute function private.check_party();

-- On which side of the table a role sits; null for neither.
create function private.party_side(p_role text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when p_role in ('seller', 'seller_broker', 'seller_counsel') then 'seller'
    when p_role in ('buyer', 'buyer_broker', 'buyer_counsel', 'lender') then 'buyer'
  end
$$;
revoke all on function private.party_side(text) from public, anon, authenticated, service_role;

-- Accounts that take part, each with its roles; one with an address that nobody has confirmed takes part in nothing.
create function private.transaction_accounts(p_id uuid) returns table (account uuid, role text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  select u.id, p.role
  from public.transaction_parties p
  join auth.users u on lower(u.email) = p.email and u.email_confirmed_at is not null
  where p.transaction_id = p_id and p.role <> 'bidder';
end
$$;
revoke all on function private.transaction_accounts(uuid) from public, anon, authenticated, service_role;

-- What the caller takes part in: each transaction with one of their roles.
create function private.my_parts() returns table (transaction_id uuid, role text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_email text;
begin
  if auth.uid() is null or not private.is_approved() then
    return;
  end if;
  select lower(u.email) into v_email from auth.users u where u.id = auth.uid() and u.email_confirmed_at is not null;
  return query
  select p.transaction_id, p.role
  from public.transaction_parties p join public.transactions t on t.id = p.transaction_id
  where lower(p.email) = v_email and p.role <> 'bidder' and t.deleted_at is null;
end
$$;
revoke all on function private.my_parts() from public, anon, authenticated, service_role;

-- transactions/dates.sql

-- The dates on which a transaction turns. A date follows from others by days of the calendar or of business; what
-- follows is worked out by `shared/transactions/dates.ts`, seen, and then kept at once.
create table public.transaction_dates (
  id uuid primary key default gen_random_uuid(),
  transaction_id uuid not null references public.transactions (id) on delete cascade,
  key text not null,
  label text not null,
  position integer not null,
  due_on date,
  done_on date,
  follows text[] not null default '{}',
  days integer not null default 0,
  counts text not null default 'calendar',

  constraint transaction_dates_key unique (transaction_id, key),
  constraint transaction_dates_due_on_is_near check (due_on between '1970-01-01' and '2999-12-31'),
  constraint transaction_dates_done_on_is_near check (done_on between '1970-01-01' and '2999-12-31'),
  constraint transaction_dates_counts_is_known check (counts in ('calendar', 'business'))
);

create index transaction_dates_due_idx on public.transaction_dates (due_on) where done_on is null;

alter table public.transaction_dates enable row level security;
revoke all on table public.transaction_dates from public, anon, authenticated, service_role;
grant select on table public.transaction_dates to authenticated;
grant select, insert, update, delete on table public.transaction_dates to service_role;

create policy "Who runs a transaction reads its dates" on public.transaction_dates
  for select to authenticated
  using (exists (
    select from public.transactions t where t.id = transaction_id and t.book = any ((select private.my_books())::uuid[])
  ));

select private.require_second_factor('public.transaction_dates');

alter publication supabase_realtime add table public.transaction_dates;

-- How the dates of a sale usually follow from each other; a transaction begins with these.
create function private.usual_dates()
returns table (place integer, key text, label text, follows text[], days integer, counts text)
language sql immutable set search_path = ''
as $$
  values
    (1, 'loi', 'LOI signed', '{}'::text[], 0, 'calendar'),
    (2, 'psa', 'PSA signed', '{loi}', 30, 'calendar'),
    (3, 'licence_filing', 'License application filed', '{psa}', 10, 'business'),
    (4, 'diligence', 'Due diligence ends', '{psa}', 45, 'calendar'),
    (5, 'financing', 'Financing approved', '{psa}', 60, 'calendar'),
    (6, 'licence', 'License approved', '{licence_filing}', 60, 'calendar'),
    (7, 'closing', 'Closing', '{diligence,financing,licence}', 5, 'business')
$$;
revoke all on function private.usual_dates() from public, anon, authenticated, service_role;

create function private.begin_dates() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.transaction_dates (transaction_id, key, label, position, follows, days, counts, due_on)
  select new.id, u.key, u.label, u.place, u.follows, u.days, u.counts,
    case when u.key = 'closing' then new.expected_close end
  from private.usual_dates() u
  on conflict do nothing;
  return null;
end
$$;
revoke all on function private.begin_dates() from public, anon, authenticated, service_role;

create trigger begin_dates after insert on public.transactions
  for each row execute function private.begin_dates();

-- The closing stands in both places; whichever is changed, the other follows.
create function private.date_follows_transaction() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.transaction_dates d set due_on = new.expected_close
  where d.transaction_id = new.id and d.key = 'closing' and d.due_on is distinct from new.expected_close;
  return null;
end
$$;
revoke all on function private.date_follows_transaction() from public, anon, authenticated, service_role;

create trigger date_follows_transaction after update of expected_close on public.transactions
  for each row execute function private.date_follows_transaction();

create function private.move_transaction_dates(p_id uuid, p_moves jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_move record;
  v_count integer := 0;
begin
  if not private.runs_transaction(p_id) then
    raise exception 'This transaction is not there.' using errcode = '42501';
  end if;
  if jsonb_typeof(p_moves) is distinct from 'array' or jsonb_array_length(p_moves) not between 1 and 60 then
    raise exception 'These are no dates.' using errcode = '22023';
  end if;
  perform from public.transactions t where t.id = p_id for update;
  for v_move in
    select * from jsonb_to_recordset(p_moves) m (key text, was date, due_on date, was_done date, done_on date)
  loop
    perform from public.transaction_dates d
    where d.transaction_id = p_id and d.key = v_move.key
      and (d.due_on, d.done_on) is not distinct from (v_move.due_on, v_move.done_on);
    if found then
      continue;
    end if;
    update public.transaction_dates d set due_on = v_move.due_on, done_on = v_move.done_on
    where d.transaction_id = p_id and d.key = v_move.key
      and (d.due_on, d.done_on) is not distinct from (v_move.was, v_move.was_done);
    if not found then
      raise exception 'Somebody moved these dates meanwhile.' using errcode = 'HXTRS';
    end if;
    v_count := v_count + 1;
  end loop;
  update public.transactions t set expected_close = d.due_on
  from public.transaction_dates d
  where t.id = p_id and d.transaction_id = p_id and d.key = 'closing' and t.expected_close is distinct from d.due_on;
  return v_count;
end
$$;
revoke all on function private.move_transaction_dates(uuid, jsonb) from public, anon, authenticated, service_role;
grant execute on function private.move_transaction_dates(uuid, jsonb) to authenticated;

-- Keeps dates all at once, each over the one that was seen: `[{"key", "was", "due_on", "was_done", "done_on"}, …]`.
-- Answers how many changed; again is harmless.
create function public.move_transaction_dates(p_id uuid, p_moves jsonb) returns integer
language sql volatile set search_path = ''
as $$
  select private.move_transaction_dates(p_id, p_moves)
$$;
revoke all on function public.move_transaction_dates(uuid, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.move_transaction_dates(uuid, jsonb) to authenticated;

-- transactions/fees.sql

-- What is paid out of a transaction: commission, shares of it, other fees. Only who runs it sees them.
create table public.transaction_fees (
  id uuid primary key default gen_random_uuid(),
  transaction_id uuid not null references public.transactions (id) on delete cascade,
  label text not null,
  percent numeric(6, 3),
  amount numeric(14, 2),
  created_at timestamptz not null default now(),

  constraint transaction_fees_label_is_plain check (char_length(btrim(label)) >= 1 and private.is_line(label, 160)),
  constraint transaction_fees_percent_in_range check (percent between 0 and 20),
  constraint transaction_fees_amount_not_negative check (amount >= 0),
  constraint transaction_fees_one_measure check ((percent is null) <> (amount is null))
);

comment on column public.transaction_fees.percent is 'Of the price.';

create index transaction_fees_transaction_idx on public.transaction_fees (transaction_id, created_at, id);

alter table public.transaction_fees enable row level security;
revoke all on table public.transaction_fees from public, anon, authenticated, service_role;
grant select, delete on table public.transaction_fees to authenticated;
grant insert (id, transaction_id, label, percent, amount) on table public.transaction_fees to authenticated;
grant select, insert, update, delete on table public.transaction_fees to service_role;

create policy "Who runs a transaction reads its fees" on public.transaction_fees
  for select to authenticated
  using (exists (
    select from public.transactions t where t.id = transaction_id and t.book = any ((select private.my_books())::uuid[])
  ));

create policy "Who runs a transaction adds fees" on public.transaction_fees
  for insert to authenticated with check (private.runs_transaction(transaction_id));

create policy "Who runs a transaction removes fees" on public.transaction_fees
  for delete to authenticated using (private.runs_transaction(transaction_id));

select private.require_second_factor('public.transaction_fees');

create function private.keep_fees_few() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (select count(*) from public.transaction_fees f where f.transaction_id = new.transaction_id) > 60 then
    raise exception 'There are 60 of these already.' using errcode = 'HXRMA';
  end if;
  return null;
end
$$;
revoke all on function private.keep_fees_few() from public, anon, authenticated, service_role;

create trigger keep_fees_few after insert on public.transaction_fees
  for each row execute function private.keep_fees_few();

-- transactions/documents.sql

-- What the parties are given of a transaction's files. The files themselves hang on the record and are its team's.
create table public.transaction_documents (
  id uuid primary key default gen_random_uuid(),
  transaction_id uuid not null references public.transactions (id) on delete cascade,
  document_name text not null,
  file_id uuid references public.record_files (id) on delete cascade,
  audience text not null default 'all',
  created_at timestamptz not null default now(),

  constraint transaction_documents_name_is_plain check (
    char_length(btrim(document_name)) >= 1 and char_length(btrim(document_name)) <= 200 and document_name !~ '[[:cntrl:]]'
  ),
  constraint transaction_documents_audience_is_known check (audience in ('all', 'seller', 'buyer')),
  constraint transaction_documents_file_key unique (file_id)
);

comment on column public.transaction_documents.audience is 'Which side of the table reads it.';

create index transaction_documents_transaction_idx on public.transaction_documents (transaction_id, created_at desc);

alter table public.transaction_documents enable row level security;
revoke all on table public.transaction_documents from public, anon, authenticated, service_role;
grant select, delete on table public.transaction_documents to authenticated;
grant select, insert, update, delete on table public.transaction_documents to service_role;

create policy "Who runs a transaction reads its documents" on public.transaction_documents
  for select to authenticated
  using (exists (
    select from public.transactions t where t.id = transaction_id and t.book = any ((select private.my_books())::uuid[])
  ));

create policy "Who runs a transaction takes documents back" on public.transaction_documents
  for delete to authenticated using (private.runs_transaction(transaction_id));

select private.require_second_factor('public.transaction_documents');

alter publication supabase_realtime add table public.transaction_documents;

create function private.share_transaction_file(p_file_id uuid, p_audience text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  v_file public.record_files;
  v_id uuid;
begin
  select * into v_file from public.record_files f where f.id = p_file_id and f.kind = 'transactions';
  if not found or not private.runs_transaction(v_file.record_id) then
    raise exception 'This file is not there.' using errcode = '42501';
  end if;
  insert into public.transaction_documents (transaction_id, document_name, file_id, audience)
  values (v_file.record_id, v_file.name, p_file_id, p_audience)
  on conflict (file_id) do update set audience = excluded.audience
  returning id into v_id;
  return v_id;
end
$$;
revoke all on function private.share_transaction_file(uuid, text) from public, anon, authenticated, service_role;
grant execute on function private.share_transaction_file(uuid, text) to authenticated;

-- Gives a file of a transaction to its parties, or to one side of them; again is harmless.
create function public.share_transaction_file(p_file_id uuid, p_audience text default 'all') returns uuid
language sql volatile set search_path = ''
as $$
  select private.share_transaction_file(p_file_id, p_audience)
$$;
revoke all on function public.share_transaction_file(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.share_transaction_file(uuid, text) to authenticated;

-- Whether the caller was given the file at a path.
create function private.is_given_file(p_name text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.record_files f
    join public.transaction_documents d on d.file_id = f.id
    join private.my_parts() m on m.transaction_id = d.transaction_id
    where f.path = p_name and (d.audience = 'all' or d.audience = private.party_side(m.role))
  );
end
$$;
revoke all on function private.is_given_file(text) from public, anon, authenticated, service_role;
grant execute on function private.is_given_file(text) to authenticated;

create policy "Parties read the content that they were given" on storage.objects
  for select to authenticated
  using (bucket_id = 'record-files' and private.is_given_file(name));

-- transactions/beginning.sql

-- A deal of the pipeline becomes a transaction, once: what is known of it is taken over, and the deal says so.
create function public.begin_transaction(p_deal_id uuid) returns uuid
language plpgsql volatile set search_path = ''
as $$
declare
  v_deal public.deals;
  v_id uuid;
begin
  select t.id into v_id from public.transactions t where t.deal_id = p_deal_id;
  if v_id is not null then
    return v_id;
  end if;
  select * into v_deal from public.deals d where d.id = p_deal_id and d.deleted_at is null;
  if not found then
    raise exception 'There is no such deal.' using errcode = 'HXTRD';
  end if;
  insert into public.transactions (sharing, property_name, deal_id, state, price, expected_close)
  values (v_deal.sharing, v_deal.name, p_deal_id, v_deal.state, v_deal.price, v_deal.expected_close)
  on conflict (deal_id) do nothing
  returning id into v_id;
  if v_id is null then
    select t.id into v_id from public.transactions t where t.deal_id = p_deal_id;
    return v_id;
  end if;
  if btrim(v_deal.buyer) <> '' then
    insert into public.transaction_parties (transaction_id, role, name) values (v_id, 'buyer', v_deal.buyer);
  end if;
  insert into public.transaction_parties (transaction_id, role, name, company, email)
  select v_id, 'seller', c.name, nullif(c.company, ''), nullif(c.email, '')
  from public.contacts c where c.id = v_deal.contact_id;
  if v_deal.commission_percent is not null then
    insert into public.transaction_fees (transaction_id, label, percent)
    values (v_id, 'Commission', v_deal.commission_percent);
  end if;
  return v_id;
end
$$;
revoke all on function public.begin_transaction(uuid) from public, anon, authenticated, service_role;
grant execute on function public.begin_transaction(uuid) to authenticated;

-- transactions/notices.sql

-- The parties of a transaction hear of it once, but for whoever did it; `p_audience` is the side that hears.
create function private.notify_parties(
  p_transaction public.transactions, p_audience text, p_kind text, p_key text, p_words jsonb, p_facts jsonb
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.notify(
    party.id, p_kind, p_key,
    p_words || jsonb_build_object('property', p_transaction.property_name, 'transaction_id', p_transaction.id),
    p_facts || jsonb_build_object('transaction_id', p_transaction.id)
  )
  from (
    select unnest(array[p_transaction.user_id, p_transaction.broker_id])
    union
    select a.account from private.transaction_accounts(p_transaction.id) a
    where p_audience = 'all' or private.party_side(a.role) = p_audience
  ) as party (id)
  where party.id is not null and party.id is distinct from auth.uid();
end
$$;
revoke all on function private.notify_parties(public.transactions, text, text, text, jsonb, jsonb)
  from public, anon, authenticated, service_role;

create function private.notify_of_transaction() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.notify_parties(
    new, 'all', 'transaction_status', 'transaction:' || new.id || ':' || clock_timestamp(),
    jsonb_build_object(
      'old_status', (select s.label from private.transaction_stages() s where s.stage = old.status),
      'new_status', (select s.label from private.transaction_stages() s where s.stage = new.status)
    ),
    jsonb_build_object('old_status', old.status, 'new_status', new.status)
  );
  return null;
end
$$;
revoke all on function private.notify_of_transaction() from public, anon, authenticated, service_role;

create trigger notify_of_transaction after update of status on public.transactions
  for each row when (old.status <> new.status)
  execute function private.notify_of_transaction();

create function private.notify_of_document() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.notify_parties(
    t, new.audience, 'transaction_document', 'document:' || new.id,
    jsonb_build_object('document_name', new.document_name),
    jsonb_build_object('document_id', new.id, 'document_name', new.document_name)
  )
  from public.transactions t where t.id = new.transaction_id;
  return null;
end
$$;
revoke all on function private.notify_of_document() from public, anon, authenticated, service_role;

create trigger notify_of_document after insert on public.transaction_documents
  for each row execute function private.notify_of_document();

-- transactions/sides.sql

-- What a party is told of its transactions: where each stands, its dates, who else takes part, the documents that it was
-- given. Fees, tasks, comments and bidders are told to nobody but who runs it. The path of a document, by which its
-- content is asked for, begins with the account of whoever uploaded it: one of the team that the parties know.
create function private.my_transactions()
returns table (
  id uuid, property_name text, state text, status text, stage_since timestamptz, price numeric, expected_close date,
  closed_on date, roles text[], next_date text, next_on date
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  select
    t.id, t.property_name, t.state, t.status, t.stage_since, t.price, t.expected_close, t.closed_on, m.roles,
    n.label, n.due_on
  from (select p.transaction_id, array_agg(distinct p.role) as roles from private.my_parts() p group by 1) m
  join public.transactions t on t.id = m.transaction_id
  left join lateral (
    select d.label, d.due_on from public.transaction_dates d
    where d.transaction_id = t.id and d.done_on is null and d.due_on is not null
      and t.status not in ('closed', 'terminated')
    order by d.due_on, d.position limit 1
  ) n on true
  order by t.closed_on desc nulls first, t.expected_close nulls last, t.id
  limit 500;
end
$$;
revoke all on function private.my_transactions() from public, anon, authenticated, service_role;
grant execute on function private.my_transactions() to authenticated;

-- Every transaction that the caller takes part in, at most 500: those under way by when they close, then what closed.
create function public.my_transactions()
returns table (
  id uuid, property_name text, state text, status text, stage_since timestamptz, price numeric, expected_close date,
  closed_on date, roles text[], next_date text, next_on date
)
language sql stable set search_path = ''
as $$
  select * from private.my_transactions()
$$;
revoke all on function public.my_transactions() from public, anon, authenticated, service_role;
grant execute on function public.my_transactions() to authenticated;

create function private.my_transaction(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_roles text[];
begin
  select array_agg(distinct p.role) into v_roles from private.my_parts() p where p.transaction_id = p_id;
  if v_roles is null then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'id', t.id, 'property_name', t.property_name, 'state', t.state, 'status', t.status,
      'stage_since', t.stage_since, 'price', t.price, 'expected_close', t.expected_close, 'closed_on', t.closed_on,
      'roles', v_roles,
      'broker', (select coalesce(nullif(b.full_name, ''), 'The broker') from public.profiles b where b.id = t.broker_id),
      'parties', (
        select coalesce(jsonb_agg(
          jsonb_build_object('role', p.role, 'name', p.name, 'company', p.company) order by p.created_at, p.id
        ), '[]')
        from public.transaction_parties p where p.transaction_id = t.id and p.role <> 'bidder'
      ),
      'dates', (
        select coalesce(jsonb_agg(
          jsonb_build_object('key', d.key, 'label', d.label, 'due_on', d.due_on, 'done_on', d.done_on) order by d.position
        ), '[]')
        from public.transaction_dates d where d.transaction_id = t.id
      ),
      'documents', (
        select coalesce(jsonb_agg(
          jsonb_build_object('id', d.id, 'name', d.document_name, 'size', f.size, 'path', f.path, 'at', d.created_at)
          order by d.created_at desc, d.id
        ), '[]')
        from public.transaction_documents d left join public.record_files f on f.id = d.file_id
        where d.transaction_id = t.id
          and (d.audience = 'all' or exists (select from unnest(v_roles) r where private.party_side(r) = d.audience))
      )
    )
    from public.transactions t where t.id = p_id
  );
end
$$;
revoke all on function private.my_transaction(uuid) from public, anon, authenticated, service_role;
grant execute on function private.my_transaction(uuid) to authenticated;

-- One of them as its party sees it; null for what the caller takes no part in.
create function public.my_transaction(p_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select private.my_transaction(p_id)
$$;
revoke all on function public.my_transaction(uuid) from public, anon, authenticated, service_role;
grant execute on function public.my_transaction(uuid) to authenticated;

-- calendar/events.sql

-- What stands in the calendar at a time: meetings, tours, calls, critical dates. An event that repeats is one row; its
-- times are those that the clocks of its zone show, so that nine stays nine when they are set.

create table public.events (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  tenant_id uuid default private.current_tenant_id() references public.tenants (id) on delete cascade,
  book uuid not null default auth.uid(),
  sharing text not null default 'team',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  title text not null,
  kind text not null default 'meeting',
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  time_zone text not null default 'America/New_York',
  is_all_day boolean not null default false,
  place text,
  attendee_ids uuid[] not null default '{}',
  contact_id uuid references public.contacts (id) on delete set null,
  deal_id uuid references public.deals (id) on delete set null,
  remind_before text,
  repeats text,
  repeat_every integer,
  repeat_on text[] not null default '{}',
  repeat_until date,
  repeat_count integer,
  skipped text,
  notes text,

  constraint events_sharing_is_known check (sharing in ('private', 'team')),
  constraint events_title_is_plain check (char_length(btrim(title)) >= 1 and private.is_line(title, 200)),
  constraint events_kind_is_known check (kind in ('meeting', 'tour', 'call_block', 'critical_date', 'other')),
  constraint events_begins_at_is_near check (begins_at between '1970-01-01' and '2200-01-01'),
  constraint events_ends_at_is_near check (ends_at between begins_at and begins_at + interval '1440 hours'),
  constraint events_time_zone_is_known check (time_zone in (
    'America/New_York', 'America/Chicago', 'America/Denver', 'America/Phoenix', 'America/Los_Angeles',
    'America/Anchorage', 'Pacific/Honolulu', 'UTC'
  )),
  constraint events_place_is_plain check (private.is_line(place, 300)),
  constraint events_attendee_ids_are_few check (cardinality(attendee_ids) <= 50),
  constraint events_remind_before_is_known check (remind_before in ('0', '5', '10', '15', '30', '60', '120', '1440')),
  constraint events_repeats_is_known check (repeats in ('daily', 'weekly', 'monthly')),
  constraint events_repeat_every_in_range check (repeat_every between 1 and 99),
  constraint events_repeat_on_are_days check (repeat_on <@ array['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']),
  constraint events_repeat_until_is_near check (repeat_until between '1970-01-01' and '2200-01-01'),
  constraint events_repeat_count_in_range check (repeat_count between 1 and 730),
  constraint events_skipped_are_days check (
    char_length(skipped) <= 4000 and skipped ~ '^\d{4}-\d{2}-\d{2}(, \d{4}-\d{2}-\d{2})*$'
  ),
  constraint events_notes_are_plain check (
    char_length(notes) <= 10000 and notes !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'
  )
);

comment on column public.events.skipped is 'Days on which a series leaves out, as "2026-11-26, 2026-12-24".';
comment on column public.events.repeat_on is 'The days of a weekly series beside that on which it begins.';

-- After this moment a series happens no more; it may be somewhat late, and is never early.
create function private.series_end(
  p_begins_at timestamptz, p_ends_at timestamptz, p_repeats text, p_every integer, p_until date, p_count integer
) returns timestamptz
language plpgsql immutable set search_path = ''
as $$
declare
  v_last constant timestamp := p_ends_at at time zone 'UTC';
  v_end timestamp := 'infinity';
begin
  if p_count is not null and p_repeats <> 'monthly' then
    v_end := v_last + make_interval(
      days => (p_count + 1) * coalesce(p_every, 1) * case p_repeats when 'daily' then 1 else 7 end + 1
    );
  end if;
  if p_until is not null then
    v_end := least(v_end, p_until::timestamp + interval '2 days' + (p_ends_at - p_begins_at));
  end if;
  return v_end at time zone 'UTC';
end
$$;
revoke all on function private.series_end(timestamptz, timestamptz, text, integer, date, integer)
  from public, anon, authenticated, service_role;
grant execute on function private.series_end(timestamptz, timestamptz, text, integer, date, integer)
  to authenticated, service_role;

-- When an event begins, from a moment on and in order, at most so often. `shared/calendar/occurrences.ts` goes the
-- same way; a test compares both.
create function private.event_starts(p_event public.events, p_from timestamptz, p_most integer)
returns setof timestamptz
language plpgsql stable set search_path = ''
as $$
declare
  v_begin constant timestamp := p_event.begins_at at time zone p_event.time_zone;
  v_every constant integer := coalesce(p_event.repeat_every, 1);
  v_names constant text[] := array['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
  v_days constant text[] := p_event.repeat_on || v_names[extract(isodow from v_begin)::integer];
  v_skipped constant text[] := string_to_array(coalesce(p_event.skipped, ''), ', ');
  v_month constant timestamp := date_trunc('month', v_begin);
  v_day date;
  v_at timestamptz;
  v_happened integer := 0;
  v_found integer := 0;
begin
  for v_step in 0 .. case when p_event.repeats is null then 0 else 40000 end loop
    if p_event.repeats = 'weekly' then
      if v_step % 7 = 0 then
        v_day := date_trunc('week', v_begin)::date + v_step * v_every;
      else
        v_day := v_day + 1;
      end if;
      continue when v_day < v_begin::date or v_names[v_step % 7 + 1] <> all (v_days);
    elsif p_event.repeats = 'monthly' then
      v_day := (v_month + make_interval(months => v_step * v_every))::date + extract(day from v_begin)::integer - 1;
      exit when v_step > 1200;
      continue when extract(day from v_day) <> extract(day from v_begin);
    else
      v_day := v_begin::date + v_step * v_every;
    end if;
    exit when v_day > p_event.repeat_until or v_happened >= p_event.repeat_count;
    v_happened := v_happened + 1;
    continue when v_day::text = any (v_skipped);
    v_at := (v_day + v_begin::time) at time zone p_event.time_zone;
    if v_at >= p_from then
      return next v_at;
      v_found := v_found + 1;
      exit when v_found >= p_most;
    end if;
  end loop;
end
$$;
revoke all on function private.event_starts(public.events, timestamptz, integer)
  from public, anon, authenticated, service_role;

-- Runs behind `stamp_record`, so that the book is known. Whole days begin and end at midnight of their zone.
create function private.verify_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_begin timestamp;
  v_end timestamp;
begin
  if new.is_all_day then
    v_begin := date_trunc('day', new.begins_at at time zone new.time_zone);
    v_end := new.ends_at at time zone new.time_zone;
    v_end := case when v_end = date_trunc('day', v_end) and v_end > v_begin then v_end
      else date_trunc('day', greatest(v_end, v_begin)) + interval '1 day' end;
    new.begins_at := v_begin at time zone new.time_zone;
    new.ends_at := v_end at time zone new.time_zone;
  end if;
  if new.ends_at < new.begins_at then
    raise exception 'It ends before it begins.' using errcode = 'HXEVE';
  end if;
  if new.repeats is null then
    new.repeat_every := null;
    new.repeat_on := '{}';
    new.repeat_until := null;
    new.repeat_count := null;
    new.skipped := null;
  elsif new.repeats <> 'weekly' then
    new.repeat_on := '{}';
  end if;
  if cardinality(new.attendee_ids) > 0
    and (tg_op = 'INSERT' or (new.attendee_ids, new.book) is distinct from (old.attendee_ids, old.book))
  then
    select array_agg(distinct a.id order by a.id) into new.attendee_ids
    from unnest(new.attendee_ids) a (id) where a.id is not null and private.is_reader(a.id, new.book);
    new.attendee_ids := coalesce(new.attendee_ids, '{}');
  end if;
  if new.contact_id is not null and (tg_op = 'INSERT' or new.contact_id is distinct from old.contact_id)
    and not private.sees_record('contacts', new.contact_id)
  then
    raise exception 'There is no such contact.' using errcode = 'HXDLC';
  end if;
  if new.deal_id is not null and (tg_op = 'INSERT' or new.deal_id is distinct from old.deal_id)
    and not private.sees_record('deals', new.deal_id)
  then
    raise exception 'There is no such deal.' using errcode = 'HXEVD';
  end if;
  return new;
end
$$;
revoke all on function private.verify_event() from public, anon, authenticated, service_role;

select private.make_record('public.events', 'title', '/calendar');

create trigger verify_event before insert or update on public.events
  for each row execute function private.verify_event();

grant insert (
  id, sharing, title, kind, begins_at, ends_at, time_zone, is_all_day, place, attendee_ids, contact_id, deal_id,
  remind_before, repeats, repeat_every, repeat_on, repeat_until, repeat_count, skipped, notes
) on table public.events to authenticated;
grant update (
  sharing, deleted_at, title, kind, begins_at, ends_at, time_zone, is_all_day, place, attendee_ids, contact_id, deal_id,
  remind_before, repeats, repeat_every, repeat_on, repeat_until, repeat_count, skipped, notes
) on table public.events to authenticated;

create index events_by_begins_at_idx on public.events (book, begins_at, id) where deleted_at is null;
create index events_by_created_at_idx on public.events (book, created_at, id) where deleted_at is null;
create index events_by_deleted_at_idx on public.events (book, deleted_at, id) where deleted_at is not null;
create index events_once_idx on public.events (book, begins_at) where deleted_at is null and repeats is null;
create index events_series_idx on public.events (
  book, private.series_end(begins_at, ends_at, repeats, repeat_every, repeat_until, repeat_count)
) where deleted_at is null and repeats is not null;
create index events_words_idx on public.events using gin (private.record_words(book, title, place));
create index events_owner_idx on public.events (owner_id);
create index events_tenant_idx on public.events (tenant_id);
create index events_contact_idx on public.events (contact_id);
create index events_deal_idx on public.events (deal_id);
create index events_attendees_idx on public.events using gin (attendee_ids) where deleted_at is null;

-- A page of events, each row with the cursor that goes on behind it. Orders: begins_at, created_at, and deleted_at for
-- the bin.
create function public.find_events(
  p_words text default null, p_filters jsonb default '[]', p_sort text default null,
  p_descending boolean default null, p_after text default null, p_limit integer default 50
) returns jsonb
language sql stable set search_path = ''
as $$
  select private.find_records('events', p_words, p_filters, p_sort, p_descending, p_after, p_limit)
$$;
revoke all on function public.find_events(text, jsonb, text, boolean, text, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.find_events(text, jsonb, text, boolean, text, integer) to authenticated;

create function public.count_events(p_words text default null, p_filters jsonb default '[]') returns integer
language sql stable set search_path = ''
as $$
  select private.count_records('events', p_words, p_filters)
$$;
revoke all on function public.count_events(text, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.count_events(text, jsonb) to authenticated;

-- calendar/spans.sql

-- What stands between two moments: an index says it of each book, however much stands before and after.

-- Events of some books that may happen in a span; of a series, the row from which screens reckon when.
create function private.events_of_books(p_books uuid[], p_from timestamptz, p_to timestamptz)
returns setof public.events
language sql stable set search_path = ''
as $$
  select found.*
  from unnest(p_books) b (book)
  cross join lateral (
    (
      select e.* from public.events e
      where e.book = b.book and e.deleted_at is null and e.repeats is null
        and e.begins_at < p_to and e.begins_at >= p_from - interval '1440 hours' and e.ends_at >= p_from
      order by e.begins_at limit 2000
    ) union all (
      select e.* from public.events e
      where e.book = b.book and e.deleted_at is null and e.repeats is not null
        and private.series_end(e.begins_at, e.ends_at, e.repeats, e.repeat_every, e.repeat_until, e.repeat_count) >= p_from
        and e.begins_at < p_to
      limit 1000
    )
  ) found
$$;
revoke all on function private.events_of_books(uuid[], timestamptz, timestamptz)
  from public, anon, authenticated, service_role;

create function private.events_between(p_from timestamptz, p_to timestamptz) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_books constant uuid[] := private.my_books();
  v_theirs uuid[];
begin
  if p_from is null or p_to is null or p_to <= p_from or p_to - p_from > interval '100 days' then
    raise exception 'A span of the calendar is of at most 100 days.' using errcode = '22023';
  end if;
  if cardinality(v_books) > 0 then
    select array_agg(private.own_book(u.user_id, u.tenant_id)) into v_theirs
    from public.tenant_users u
    where u.tenant_id = private.current_tenant_id() and u.user_id <> auth.uid();
  end if;
  return jsonb_build_object(
    'events', (
      select coalesce(jsonb_agg(to_jsonb(e) order by e.begins_at, e.id), '[]')
      from private.events_of_books(v_books, p_from, p_to) e
    ),
    'busy', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'owner_id', e.owner_id, 'begins_at', e.begins_at, 'ends_at', e.ends_at, 'time_zone', e.time_zone,
        'is_all_day', e.is_all_day, 'repeats', e.repeats, 'repeat_every', e.repeat_every, 'repeat_on', e.repeat_on,
        'repeat_until', e.repeat_until, 'repeat_count', e.repeat_count, 'skipped', e.skipped
      ) order by e.begins_at, e.owner_id), '[]')
      from private.events_of_books(v_theirs, p_from, p_to) e
    )
  );
end
$$;
revoke all on function private.events_between(timestamptz, timestamptz) from public, anon, authenticated, service_role;
grant execute on function private.events_between(timestamptz, timestamptz) to authenticated;

-- The caller's events and their team's, and when team mates are busy with what they keep to themselves: that alone,
-- and not what it is.
create function public.events_between(p_from timestamptz, p_to timestamptz) returns jsonb
language sql stable set search_path = ''
as $$
  select private.events_between(p_from, p_to)
$$;
revoke all on function public.events_between(timestamptz, timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.events_between(timestamptz, timestamptz) to authenticated;

-- calendar/reminders.sql

-- When the next reminder of an event is due: beside it, since nobody's change is one of the event.
create table private.event_reminders (
  event_id uuid primary key references public.events (id) on delete cascade,
  remind_at timestamptz not null,
  begins_at timestamptz not null
);
alter table private.event_reminders enable row level security;
revoke all on table private.event_reminders from public, anon, authenticated, service_role;
create index event_reminders_due_idx on private.event_reminders (remind_at);

create function private.plan_reminder(p_event public.events, p_from timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_before constant interval := make_interval(mins => p_event.remind_before::integer);
  v_next timestamptz;
begin
  if p_event.remind_before is not null and p_event.deleted_at is null then
    select s.at into v_next from private.event_starts(p_event, p_from + v_before, 1) s (at);
  end if;
  if v_next is null then
    delete from private.event_reminders r where r.event_id = p_event.id;
  else
    insert into private.event_reminders (event_id, remind_at, begins_at) values (p_event.id, v_next - v_before, v_next)
    on conflict (event_id) do update set remind_at = excluded.remind_at, begins_at = excluded.begins_at;
  end if;
end
$$;
revoke all on function private.plan_reminder(public.events, timestamptz) from public, anon, authenticated, service_role;

create function private.plan_event_reminder() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.remind_before is not null or tg_op = 'UPDATE' then
    perform private.plan_reminder(new, now());
  end if;
  return null;
end
$$;
revoke all on function private.plan_event_reminder() from public, anon, authenticated, service_role;

create trigger plan_event_reminder
  after insert or update of begins_at, time_zone, remind_before, repeats, repeat_every, repeat_on, repeat_until,
    repeat_count, skipped, is_all_day, deleted_at
  on public.events for each row execute function private.plan_event_reminder();

-- Tells its owner and who takes part, once for each time that it happens; answers of how many events. What was missed
-- by more than a day is not told of any more.
create function private.remind_of_events() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_due private.event_reminders;
  v_event public.events;
  v_reader uuid;
  v_count integer := 0;
begin
  for v_due in
    select * from private.event_reminders r where r.remind_at <= now() order by r.remind_at limit 500
    for update skip locked
  loop
    select * into v_event from public.events e where e.id = v_due.event_id;
    if v_due.begins_at > now() - interval '1 day' then
      for v_reader in select distinct a.id from unnest(v_event.attendee_ids || v_event.owner_id) a (id) loop
        continue when not private.is_reader(v_reader, v_event.book);
        perform private.notify(
          v_reader, 'event_soon', 'event:' || v_event.id || ':' || v_due.begins_at,
          jsonb_build_object(
            'event', v_event.title, 'path', '/calendar/' || v_event.id,
            'when', case
              when v_event.is_all_day then to_char(v_due.begins_at at time zone v_event.time_zone, 'FMDay, FMMonth FMDD')
              else to_char(v_due.begins_at at time zone private.zone_of(v_reader), 'FMDay, FMMonth FMDD, FMHH12:MI AM')
            end
          ),
          jsonb_build_object('kind', 'events', 'record_id', v_event.id)
        );
      end loop;
      v_count := v_count + 1;
    end if;
    perform private.plan_reminder(v_event, greatest(v_due.remind_at, now() - interval '1 day') + interval '1 second');
  end loop;
  return v_count;
end
$$;
revoke all on function private.remind_of_events() from public, anon, authenticated, service_role;

-- calendar/feeds.sql

-- The address at which another calendar reads somebody's events. Whoever has it reads them, so it is long and random,
-- kept only as its hash, one a person, and ended by them.
create table private.calendar_feeds (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  hour timestamptz not null default now(),
  reads integer not null default 0,

  constraint calendar_feeds_token_is_one unique (token_hash)
);
alter table private.calendar_feeds enable row level security;
revoke all on table private.calendar_feeds from public, anon, authenticated, service_role;

-- Whether an account, and not only the caller, is let in.
create function private.is_let_in(p_user_id uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.profiles p
    where p.id = p_user_id and p.suspended_at is null and p.approval_status <> 'rejected'
      and not (p.requires_approval and p.approval_status = 'pending')
  );
end
$$;
revoke all on function private.is_let_in(uuid) from public, anon, authenticated, service_role;

create function private.create_calendar_feed() returns text
language plpgsql security definer set search_path = ''
as $$
declare
  v_me constant uuid := private.lock_member();
  v_token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  perform private.keep_pace('calendar_feed', 20, interval '1 hour');
  delete from private.calendar_feeds f where f.user_id = v_me;
  insert into private.calendar_feeds (user_id, token_hash) values (v_me, sha256(convert_to(v_token, 'UTF8')));
  return v_token;
end
$$;
revoke all on function private.create_calendar_feed() from public, anon, authenticated, service_role;
grant execute on function private.create_calendar_feed() to authenticated;

-- A new address for the caller's events, told this once; the one before ends.
create function public.create_calendar_feed() returns text
language sql volatile set search_path = ''
as $$
  select private.create_calendar_feed()
$$;
revoke all on function public.create_calendar_feed() from public, anon, authenticated, service_role;
grant execute on function public.create_calendar_feed() to authenticated;

create function private.revoke_calendar_feed() returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.calendar_feeds f where f.user_id = auth.uid();
  return found;
end
$$;
revoke all on function private.revoke_calendar_feed() from public, anon, authenticated, service_role;
grant execute on function private.revoke_calendar_feed() to authenticated;

-- Ends the address of the caller's events; false when there was none.
create function public.revoke_calendar_feed() returns boolean
language sql volatile set search_path = ''
as $$
  select private.revoke_calendar_feed()
$$;
revoke all on function public.revoke_calendar_feed() from public, anon, authenticated, service_role;
grant execute on function public.revoke_calendar_feed() to authenticated;

create function private.my_calendar_feed() returns table (created_at timestamptz, read_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query select f.created_at, f.read_at from private.calendar_feeds f where f.user_id = auth.uid();
end
$$;
revoke all on function private.my_calendar_feed() from public, anon, authenticated, service_role;
grant execute on function private.my_calendar_feed() to authenticated;

-- Since when the caller's events have an address, and when it was last read; no row without one.
create function public.my_calendar_feed() returns table (created_at timestamptz, read_at timestamptz)
language sql stable set search_path = ''
as $$
  select * from private.my_calendar_feed()
$$;
revoke all on function public.my_calendar_feed() from public, anon, authenticated, service_role;
grant execute on function public.my_calendar_feed() to authenticated;

create function private.calendar_feed(p_token text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_most constant integer := 120;
  v_feed private.calendar_feeds;
begin
  update private.calendar_feeds f set
    read_at = now(),
    reads = case when f.hour > now() - interval '1 hour' then f.reads + 1 else 1 end,
    hour = case when f.hour > now() - interval '1 hour' then f.hour else now() end
  where f.token_hash = sha256(convert_to(coalesce(p_token, ''), 'UTF8')) and private.is_let_in(f.user_id)
  returning * into v_feed;
  if v_feed.user_id is null then
    return null;
  end if;
  if v_feed.reads > v_most then
    return '{"is_too_often": true}';
  end if;
  return jsonb_build_object('events', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', e.id, 'title', e.title, 'kind', e.kind, 'place', e.place, 'notes', e.notes, 'updated_at', e.updated_at,
      'version', e.version, 'begins_at', e.begins_at, 'ends_at', e.ends_at, 'time_zone', e.time_zone,
      'is_all_day', e.is_all_day, 'repeats', e.repeats, 'repeat_every', e.repeat_every, 'repeat_on', e.repeat_on,
      'repeat_until', e.repeat_until, 'repeat_count', e.repeat_count, 'skipped', e.skipped
    ) order by e.begins_at, e.id), '[]')
    from (
      select o.* from public.events o
      where (o.owner_id = v_feed.user_id or o.attendee_ids @> array[v_feed.user_id])
        and o.deleted_at is null and o.begins_at < now() + interval '400 days'
        and case
          when o.repeats is null then o.ends_at >= now() - interval '60 days'
          else private.series_end(o.begins_at, o.ends_at, o.repeats, o.repeat_every, o.repeat_until, o.repeat_count)
            >= now() - interval '60 days'
        end
        and private.is_reader(v_feed.user_id, o.book)
      order by o.begins_at desc limit 2000
    ) e
  ));
end
$$;
revoke all on function private.calendar_feed(text) from public, anon, authenticated, service_role;
grant execute on function private.calendar_feed(text) to service_role;

-- What a feed tells: the events that its person made or takes part in. Null for an address that is none, has ended, or
-- is of an account that is not let in.
create function public.calendar_feed(p_token text) returns jsonb
language sql volatile set search_path = ''
as $$
  select private.calendar_feed(p_token)
$$;
revoke all on function public.calendar_feed(text) from public, anon, authenticated, service_role;
grant execute on function public.calendar_feed(text) to service_role;

-- foundation/estimates.sql

-- The planner's estimates answer everybody: `count=planned` hands them out, and for leakproof comparisons
-- they come from what ANALYZE has seen of the whole table, rows that are withheld from the caller included. From
-- how an estimate moves with the bound of a filter, members could read latitudes, streets and addresses of
-- mail. So nothing is sampled of words and places that no index orders; their estimates are then constants.
-- What rows are filtered by stays: a status tells of nobody.
do $$
declare
  v_column record;
begin
  for v_column in
    select c.oid::regclass as relation, a.attrelid, a.attnum, a.attname
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and a.atttypid = any (array['text', 'text[]', 'jsonb', 'double precision', 'inet']::regtype[])
      and a.attname not like '%status'
      and (
        (c.oid = 'public.profiles'::regclass and a.attname = 'email')
        or not exists (select from pg_index i where i.indrelid = c.oid and a.attnum = any (i.indkey))
      )
  loop
    execute format(
      'alter table %s alter column %I set statistics 0', v_column.relation, v_column.attname
    );
  end loop;
end
$$;

reset check_function_bodies;
