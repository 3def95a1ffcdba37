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

create index profiles_email_idx on public.profiles (email);
create index profiles_full_name_idx on public.profiles (lower(full_name));
create index profiles_created_at_idx on public.profiles (created_at desc);
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
