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
  constraint profiles_first_name_is_plain check (private.is_line(first_name, 100)),
  constraint profiles_last_name_is_plain check (private.is_line(last_name, 100)),
  constraint profiles_full_name_is_plain check (private.is_line(full_name, 201)),
  constraint profiles_company_name_is_plain check (private.is_line(company_name, 200)),
  constraint profiles_brokerage_name_is_plain check (private.is_line(brokerage_name, 200)),
  constraint profiles_bio_length check (char_length(bio) <= 2000),
  -- An address that a browser would run (javascript:, data:) is no picture.
  constraint profiles_avatar_url_is_picture check (char_length(avatar_url) <= 2048 and avatar_url ~ '^(https?://|/[^/])'),
  constraint profiles_email_is_lowercase check (char_length(email) >= 3 and private.is_line(email, 320) and email = lower(email)),
  constraint profiles_phone_shape check (phone ~ '^[0-9+(). x-]{0,32}$'),
  -- Payment processing refuses toll-free numbers.
  constraint profiles_phone_is_direct check (
    regexp_replace(phone, '[^0-9]', '', 'g') !~ '^1?(800|888|877|866|855|844|833|822)[0-9]{7}$'
  )
);

comment on column public.profiles.user_type is 'What the person chose to be; null until they choose.';
comment on column public.profiles.brokerage_name is 'Typed by the owner: describes, and never grants anything.';
comment on column public.profiles.suspended_at is 'Since when the account is suspended; null while it is not.';

-- By an expression, so that no question of a client is answered from it: how long it takes would tell who is in it.
create index profiles_email_idx on public.profiles (lower(email));
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

create trigger announce_rights_change
  after update of requires_approval, approval_status, suspended_at on public.profiles
  for each row execute function private.announce_rights_change('id');

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
