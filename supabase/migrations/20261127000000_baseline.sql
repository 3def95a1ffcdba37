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

create function private.primary_role(p_roles public.app_role[]) returns public.app_role
language sql immutable set search_path = ''
as $$
  select coalesce(min(role), 'user') from unnest(p_roles) as role
$$;
revoke all on function private.primary_role(public.app_role[]) from public, anon, authenticated, service_role;
grant execute on function private.primary_role(public.app_role[]) to authenticated, service_role;

-- The accounts as staff look for them: by part of a name, an address or a company, by what they are, in
-- three orders, a page at a time. No page and no count costs more because there are more accounts.
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

-- A policy beside `private.require_second_factor` need not ask for the second factor again: the queue of
-- tickets looked it up twice for each page that staff turned. What makes staff is still said once.

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

-- For policies of tables that ask for the second factor by themselves. Everything else asks `is_staff`.
-- Nearly nobody is staff, so the roles are looked at first.
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

-- Every statement asks this. In plpgsql the plan is kept for the session; as SQL it was planned anew
-- with each call and made reading one's account a third slower.
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
    '/rpc/spend_recovery_code', '/rpc/undo_email_change'
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

-- Takes what is due, urgent first. A lease that ended, or that a clock set back moved beyond any
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
    deliver_after = now() + greatest(
      private.outbox_backoff(o.attempts, random()),
      make_interval(secs => least(coalesce(p_retry_after, 0), 86400))
    ),
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
     order by o.deliver_after limit 1)
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

-- Wakes the function deliver-outbox when something is due. Its address and key come from Vault.
create function private.wake_delivery() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_secrets jsonb;
begin
  if coalesce(private.seconds_to_next_message() > 0, true) then
    return;
  end if;
  -- Dynamic, because neither Vault nor pg_net exists everywhere.
  execute 'select jsonb_object_agg(name, decrypted_secret) from vault.decrypted_secrets where name = any ($1)'
    into v_secrets using array['project_url', 'outbox_key'];
  if not coalesce(v_secrets ?& array['project_url', 'outbox_key'], false) then
    raise exception 'The Vault needs the secrets project_url and outbox_key.';
  end if;
  execute 'select net.http_post(url := $1, headers := $2, body := ''{}''::jsonb, timeout_milliseconds := 60000)'
    using
      (v_secrets ->> 'project_url') || '/functions/v1/deliver-outbox',
      jsonb_build_object('Content-Type', 'application/json', 'apikey', v_secrets ->> 'outbox_key');
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
grant execute on function private.current_tenant_id() to authenticated;

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

-- Locks the caller's profile, so that creating and switching never interleave for one person.
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
  -- A listing's pictures as older programs give them: a list of addresses, which the server keeps in listing_images,
  -- where everything reads them. The same rules hold for each: from this server, and in the folder of the listing.
  constraint listings_images_are_few check (cardinality(images) <= 60),
  -- A listing's pictures as older programs give them: a list of addresses, which the server keeps in listing_images,
  -- where everything reads them. The same rules hold for each: from this server, and in the folder of the listing.
  constraint listings_images_are_ours check (
    array_to_string(images, ' ', '?') ~ '^((/facades|/storage/v1/object/public/listing-images)/[A-Za-z0-9][A-Za-z0-9._/-]*( |$))*$'
    and array_to_string(images, ' ') !~ '\.\.|//'
    and char_length(array_to_string(images, '')) <= 18000
  ),
  -- A listing's pictures as older programs give them: a list of addresses, which the server keeps in listing_images,
  -- where everything reads them. The same rules hold for each: from this server, and in the folder of the listing.
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

create index listings_live_place_idx on public.listings (state, property_type, created_at desc)
  where approval_status = 'approved' and status in ('active', 'under_contract');
create index listings_live_type_idx on public.listings (property_type, created_at desc)
  where approval_status = 'approved' and status in ('active', 'under_contract');
create index listings_broker_idx on public.listings (broker_id, created_at desc);
create index listings_awaiting_review_idx on public.listings (created_at) where approval_status = 'pending';

create function private.business_name(p_profile public.profiles) returns text
language sql immutable set search_path = ''
as $$
  select coalesce(nullif(btrim(p_profile.brokerage_name), ''), nullif(btrim(p_profile.company_name), ''))
$$;
revoke all on function private.business_name(public.profiles) from public, anon, authenticated, service_role;

-- What the broker may not choose: whose the listing is, the name it is listed under, and whether it needs a
-- review. The server, which has no account, names the account; anybody else lists for themselves.
create function private.keep_listing() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  c_kept_by_server constant text[] := array['broker_name', 'views', 'location', 'updated_at'];
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
    new.broker_name := (
      select private.listed_name(p, new.is_confidential) from public.profiles p where p.id = v_account
    );
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

create function private.rename_listed_broker() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.listings l set broker_name = private.listed_name(new, l.is_confidential)
  from public.broker_accounts a
  where a.user_id = new.id and l.broker_id = a.broker_id
    and l.broker_name is distinct from private.listed_name(new, l.is_confidential);
  return null;
end
$$;
revoke all on function private.rename_listed_broker() from public, anon, authenticated, service_role;

create trigger keep_listing before insert or update on public.listings
  for each row execute function private.keep_listing();

create trigger rename_listed_broker after update of brokerage_name, company_name on public.profiles
  for each row
  when ((old.brokerage_name, old.company_name) is distinct from (new.brokerage_name, new.company_name))
  execute function private.rename_listed_broker();

alter table public.listings enable row level security;
revoke all on table public.listings from public, anon, authenticated, service_role;
grant select on table public.listings to anon;
grant select, delete on table public.listings to authenticated;

-- Not among these: id (a deleted listing comes back as another), broker_name, approval_status, views.
grant insert (
  broker_id, property_name, city, state, is_confidential, property_type, care_level, license_type, price,
  total_beds, licensed_beds, total_units, square_footage, year_built, occupancy_rate, cap_rate,
  avg_monthly_rate, description, amenities, status
) on table public.listings to authenticated;
grant update (
  property_name, city, state, is_confidential, property_type, care_level, license_type, price,
  total_beds, licensed_beds, total_units, square_footage, year_built, occupancy_rate, cap_rate,
  avg_monthly_rate, description, amenities, status
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

-- What a broker has live. The planner weighs what a query and a policy both say as if it were said of twice as
-- few rows, and read all that the broker ever had to sort them; here they lie in order.
create index listings_live_broker_idx on public.listings (broker_id, created_at desc)
  where approval_status = 'approved' and status in ('active', 'under_contract');

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

revoke insert (broker_id) on table public.listings from authenticated;

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

grant insert (images), update (images) on table public.listings to authenticated;

-- listings/views.sql

-- What left the list leaves the pictures, and what is new stands behind those that are there.
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
  -- list cost more than reading the list.
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
  update public.listing_images i set is_live = private.is_live(new) where i.listing_id = new.id;
  return null;
end
$$;
revoke all on function private.keep_live_pictures() from public, anon, authenticated, service_role;

create trigger keep_listing_image before insert or update on public.listing_images
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

create function private.my_allowances() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_user_id constant uuid := auth.uid();
  v_access constant private.access := private.my_access();
begin
  if not private.is_approved() then
    raise exception 'Your account has not been approved.' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'contacts', private.contact_allowance(v_user_id, v_access.contacts_per_month),
    'listings', jsonb_build_object(
      'used', (
        select count(*) from (
          select from public.listings l
          join public.broker_accounts a on a.broker_id = l.broker_id
          where a.user_id = v_user_id limit 1000
        ) as counted
      ),
      'allowed', case when v_access.may_create_listings then v_access.listing_allowance else 0 end
    )
  );
end
$$;
revoke all on function private.my_allowances() from public, anon, authenticated, service_role;
grant execute on function private.my_allowances() to authenticated;

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
      'is_own', b.id = (select auth.uid())
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
  end if;
  return jsonb_build_object(
    'contact', private.listing_contact(p_listing_id),
    'is_new', v_contact.id is not null,
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

-- Sends the broker of a listing a message, and says how to reach them and what is left of this month's
-- contacts. Asking about the same listing again sends and costs nothing.
create function public.contact_broker(listing_id uuid, message text) returns jsonb
language sql volatile set search_path = ''
as $$
  select private.contact_broker(listing_id, message)
$$;
revoke all on function public.contact_broker(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.contact_broker(uuid, text) to authenticated;

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
  'role_assign', 'role_remove', 'plan_change', 'settings_update', 'vendor_review', 'vendor_delete', 'listing_review'
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

create function private.admin_account_figures() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_staff();
  return jsonb_build_object(
    'accounts', (select count(*) from (select from public.profiles limit 1001) as a),
    'pending', (
      select count(*) from (
        select from public.profiles p
        where p.approval_status = 'pending' and p.requires_approval and p.suspended_at is null limit 1001
      ) as a
    ),
    'suspended', (
      select count(*) from (select from public.profiles p where p.suspended_at is not null limit 1001) as a
    ),
    'new', (
      select count(*) from (
        select from public.profiles p where p.created_at > now() - interval '7 days' limit 1001
      ) as a
    ),
    'staff', (
      select count(*) from (
        select distinct r.user_id from public.user_roles r
        where r.role in ('admin', 'support') and r.is_active and (r.expires_at is null or r.expires_at > now())
        limit 1001
      ) as a
    )
  );
end
$$;
revoke all on function private.admin_account_figures() from public, anon, authenticated, service_role;
grant execute on function private.admin_account_figures() to authenticated;

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

create function public.admin_account_figures() returns jsonb
language sql stable set search_path = ''
as $$
  select private.admin_account_figures()
$$;
revoke all on function public.admin_account_figures() from public, anon, authenticated, service_role;
grant execute on function public.admin_account_figures() to authenticated;

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

-- Everything a client needs to know about its own account, and a dashboard to open with, in one call.
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
      ),
      'staff_figures', private.staff_figures(),
      'allowances', case when private.is_approved() then private.my_allowances() end
    )
    from public.profiles p
    where p.id = (select auth.uid())
  );
end
$$;
revoke all on function public.my_account() from public, anon, authenticated, service_role;
grant execute on function public.my_account() to authenticated;

-- What a dashboard opens with. The figures are counted as the caller, so row-level security decides
-- what is in them; none counts further than a screen shows, so their cost has a limit.

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

-- Null for whoever is no member of staff: they have no figures about other people.
create function private.staff_figures() returns jsonb
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
    'new_accounts', (
      select count(*) from (
        select from public.profiles p where p.created_at > now() - interval '7 days' limit 1000
      ) as new
    ),
    'ending_subscriptions', (
      select count(*) from (
        select from public.subscribers s
        where s.subscribed and s.subscription_end between now() and now() + interval '14 days'
          -- As renews_at() says, for all at once: a call for each would cost the more, the more people pay.
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
revoke all on function private.staff_figures() from public, anon, authenticated, service_role;
grant execute on function private.staff_figures() to authenticated;

-- A plan that is paid for each month has an end like any other, and does not end. What opens a
-- dashboard says which, and staff is told only of subscriptions that really run out. What is used of
-- the plan comes with it: it costs less than a call of its own.

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

-- listings/review.sql

create function private.review_listing(p_listing_id uuid, p_decision public.approval_status)
returns public.approval_status
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only an administrator reviews listings.' using errcode = '42501';
  end if;
  if p_decision is null then
    raise exception 'A review needs a decision.';
  end if;
  update public.listings l set approval_status = p_decision where l.id = p_listing_id;
  if not found then
    raise exception 'There is no such listing.' using errcode = 'HXGON';
  end if;
  return p_decision;
end
$$;
revoke all on function private.review_listing(uuid, public.approval_status) from public, anon, authenticated, service_role;
grant execute on function private.review_listing(uuid, public.approval_status) to authenticated;

-- An administrator's decision on a listing that waits for approval, or on any other.
create function public.review_listing(listing_id uuid, decision public.approval_status)
returns public.approval_status
language sql volatile set search_path = ''
as $$
  select private.review_listing(listing_id, decision)
$$;
revoke all on function public.review_listing(uuid, public.approval_status) from public, anon, authenticated, service_role;
grant execute on function public.review_listing(uuid, public.approval_status) to authenticated;

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
  user_id uuid not null references public.profiles (id) on delete cascade,
  changes jsonb not null,
  status text not null default 'pending',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  constraint revisions_of_one_row check (num_nonnulls(listing_id, vendor_id) = 1),
  constraint revisions_once_a_listing unique (listing_id),
  constraint revisions_once_a_vendor unique (vendor_id),
  constraint revisions_changes_are_object check (jsonb_typeof(changes) = 'object'),
  constraint revisions_status_is_known check (status in ('pending', 'rejected'))
);

comment on column public.revisions.changes is
  'The columns as they would be; `address` is the whole address of a listing, null to remove it.';

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
    ('vendors', 'company_name', null), ('vendors', 'description', null), ('vendors', 'category', null),
    ('vendors', 'specialization_tags', null), ('vendors', 'years_experience', null)
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
  p_listing_id uuid, p_vendor_id uuid, p_user_id uuid, p_changes jsonb
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.revisions r
  set changes = case r.status when 'pending' then r.changes else '{}' end || p_changes,
    status = 'pending', updated_at = now()
  where r.listing_id = p_listing_id or r.vendor_id = p_vendor_id;
  if not found then
    insert into public.revisions (listing_id, vendor_id, user_id, changes)
    values (p_listing_id, p_vendor_id, p_user_id, p_changes);
  end if;
end
$$;
revoke all on function private.hold_revision(uuid, uuid, uuid, jsonb) from public, anon, authenticated, service_role;

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
      perform private.hold_revision(old.id, null, private.account_of(old.broker_id), v_changes);
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

-- The address of an approved listing. One that goes with its listing finds no listing any more.
create function private.revise_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_listing public.listings;
begin
  select l.* into v_listing from public.listings l
  where l.id = case tg_op when 'DELETE' then old.listing_id else new.listing_id end;
  if private.needs_no_review() or v_listing.approval_status is distinct from 'approved'
    or not (private.is_mine(v_listing.broker_id) and private.is_approved())
  then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  if tg_op <> 'DELETE' then
    perform private.require_checks(new);
  end if;
  if tg_op <> 'UPDATE' or new is distinct from old then
    perform private.hold_revision(
      v_listing.id, null, auth.uid(),
      jsonb_build_object('address', case when tg_op <> 'DELETE' then to_jsonb(new) end)
    );
  end if;
  return case tg_op when 'UPDATE' then old end;
end
$$;
revoke all on function private.revise_address() from public, anon, authenticated, service_role;

create trigger revise_address before insert or update or delete on public.listing_addresses
  for each row execute function private.revise_address();

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
    perform private.hold_revision(null, old.id, old.user_id, v_changes);
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

-- What is no longer public has no approved text to keep: what waited for it is over.
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

create function private.apply_revision(p_revision public.revisions) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_table constant text := case when (p_revision).listing_id is null then 'vendors' else 'listings' end;
  v_columns text;
  v_address constant jsonb := (p_revision).changes -> 'address';
begin
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

create function private.review_revision(p_revision_id uuid, p_decision public.approval_status)
returns void
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
  select * into v_revision from public.revisions r
  where r.id = p_revision_id and r.status = 'pending' for update;
  if not found then
    raise exception 'There is no such change.' using errcode = 'HXPRV';
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
    case when v_revision.vendor_id is null then 'listing_review' else 'vendor_review' end::public.admin_action,
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
revoke all on function private.review_revision(uuid, public.approval_status) from public, anon, authenticated, service_role;
grant execute on function private.review_revision(uuid, public.approval_status) to authenticated;

-- What an administrator decides about a change of something approved.
create function public.review_revision(revision_id uuid, decision public.approval_status) returns void
language sql volatile set search_path = ''
as $$
  select private.review_revision(revision_id, decision)
$$;
revoke all on function public.review_revision(uuid, public.approval_status) from public, anon, authenticated, service_role;
grant execute on function public.review_revision(uuid, public.approval_status) to authenticated;

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
      select c.broker_id, coalesce(p.full_name, ''), private.business_name(p), sum(c.times)
      from (%s) c
      left join public.broker_accounts b on b.broker_id = c.broker_id
      left join public.profiles p on p.id = b.user_id
      where not c.is_confidential
      group by c.broker_id, p.id
      having sum(c.times) <> 0
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

create function private.rename_agent() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.agents a
  set name = coalesce(new.full_name, ''), brokerage = private.business_name(new)
  where a.id = (
    select b.broker_id from public.broker_accounts b where b.user_id = new.id and not b.is_pseudonym
  );
  return null;
end
$$;
revoke all on function private.rename_agent() from public, anon, authenticated, service_role;

create trigger rename_agent after update of full_name, brokerage_name, company_name on public.profiles
  for each row
  when (
    (old.full_name, old.brokerage_name, old.company_name)
    is distinct from (new.full_name, new.brokerage_name, new.company_name)
  )
  execute function private.rename_agent();

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
    where b.broker_id = p_id and not b.is_pseudonym
      and r.role = 'broker' and r.is_active and (r.expires_at is null or r.expires_at > now())
      and btrim(p.full_name) <> ''
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

-- listings/find.sql

-- A search by ranges of its own, by the names of states and by what a community is, also where a word is
-- misspelt; and what the filters would leave, counted beside each of their choices.

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

-- In PL/pgSQL: an SQL function is planned anew at each call, and with policies that took as long
-- as finding the page.
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
