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
  -- Set when staff suspends the account. The reason is staff-only and owners can read their profile, so it is
  -- saved in the audit log instead.
  suspended_at timestamptz,

  -- Names are used in mail headers and page titles; rejecting line breaks prevents header injection.
  constraint profiles_first_name_is_plain check (private.is_single_line(first_name, 100)),
  constraint profiles_last_name_is_plain check (private.is_single_line(last_name, 100)),
  constraint profiles_full_name_is_plain check (private.is_single_line(full_name, 201)),
  constraint profiles_company_name_is_plain check (private.is_single_line(company_name, 200)),
  constraint profiles_brokerage_name_is_plain check (private.is_single_line(brokerage_name, 200)),
  constraint profiles_bio_length check (char_length(bio) <= 2000),
  -- Rejects executable URLs (javascript:, data:) as photos.
  constraint profiles_avatar_url_is_picture check (char_length(avatar_url) <= 2048 and avatar_url ~ '^(https?://|/[^/])'),
  constraint profiles_email_is_lowercase check (char_length(email) >= 3 and private.is_single_line(email, 320) and email = lower(email)),
  constraint profiles_phone_shape check (phone ~ '^[0-9+(). x-]{0,32}$'),
  -- Payment processors reject toll-free numbers.
  constraint profiles_phone_is_direct check (
    regexp_replace(phone, '[^0-9]', '', 'g') !~ '^1?(800|888|877|866|855|844|833|822)[0-9]{7}$'
  )
);
-- Triggers in other files:
--   account/accounts/account_emails.sql: send_suspension_email, send_approval_decision
--   account/accounts/activity.sql: start_account_activity
--   account/accounts/audit_log.sql: log_profile_change_on_insert, log_profile_change_on_delete
--   admin/reviews/listed_names.sql: revise_names
--   messaging/notifications/account_notifications.sql: notify_of_decision
--   platform/records/record_transfers.sql: end_memberships

comment on column public.profiles.user_type is 'The user type chosen by the user; null until then.';
comment on column public.profiles.brokerage_name is 'Entered by the owner; descriptive only, never grants access.';
comment on column public.profiles.suspended_at is 'Time of suspension; null if not suspended.';

-- Expression index, so client filters can't use it: timing would reveal which emails exist.
create index profiles_email_idx on public.profiles (lower(email));
create index profiles_full_name_idx on public.profiles (lower(full_name));
create index profiles_awaiting_review_idx on public.profiles (created_at) where approval_status = 'pending';

-- Maintains updated_at, and full_name when only its parts were edited.
create function private.set_profile_derived_fields() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  if (new.first_name, new.last_name) is distinct from (old.first_name, old.last_name)
    and new.full_name is not distinct from old.full_name
  then
    new.full_name := coalesce(nullif(concat_ws(' ', nullif(new.first_name, ''), nullif(new.last_name, '')), ''), new.full_name);
  end if;
  return new;
end $$;

create trigger set_profile_derived_fields before update on public.profiles
  for each row execute function private.set_profile_derived_fields();

-- Only these columns: owners must not approve themselves, change their type, or change their email here.
select private.set_up_table('public.profiles', '
  select,
  update (first_name, last_name, full_name, avatar_url, phone, company_name, brokerage_name, bio)
');

-- Wrapping auth.uid() and the checks in selects makes each run once per statement instead of once per row.
create policy "Owners and staff read a profile" on public.profiles
  for select to authenticated
  using (id = (select auth.uid()) or (select private.is_staff()));

create policy "Owners edit their profile" on public.profiles
  for update to authenticated
  using (id = (select auth.uid()) and (select private.is_approved()))
  with check (id = (select auth.uid()));

alter publication supabase_realtime add table public.profiles;

create trigger announce_rights_change
  after update of requires_approval, approval_status, suspended_at on public.profiles
  for each row execute function private.announce_rights_change('id');

create index profiles_suspended_idx on public.profiles (created_at desc, id desc) where suspended_at is not null;

-- Returns what restricts an account, most severe first. shared/access/access.ts implements the same rule; a
-- test compares every combination.
create function private.account_status(
  p_requires_approval boolean, p_approval_status public.approval_status, p_suspended_at timestamptz
) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case
    when p_suspended_at is not null then 'suspended'
    when p_approval_status = 'rejected' then 'rejected'
    when p_requires_approval and p_approval_status = 'pending' then 'pending'
    else 'approved'
  end;
end $$;

-- Text for search. Every part starts with a space, also after an @, so that " ab" finds words starting with
-- ab.
create function private.account_search_text(p_full_name text, p_email text, p_company_name text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return ' ' || lower(concat_ws(' ', p_full_name, p_email, split_part(p_email, '@', 2), p_company_name));
end $$;
grant execute on function private.account_search_text(text, text, text) to authenticated, service_role;

create index profiles_words_idx on public.profiles
  using gin (private.account_search_text(full_name, email, company_name) extensions.gin_trgm_ops);
create index profiles_newest_idx on public.profiles (created_at desc, id desc);
create index profiles_sort_name_idx on public.profiles (lower(coalesce(full_name, email, '')), id);
create index profiles_rejected_idx on public.profiles (created_at desc, id desc) where approval_status = 'rejected';
create index profiles_user_type_idx on public.profiles (user_type, created_at desc, id desc);
create index profiles_company_idx on public.profiles (lower(company_name));
create index profiles_team_idx on public.profiles (created_at desc, id desc) where is_company_user;
