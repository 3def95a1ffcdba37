-- Last sign-in times in a sortable table, because we can't index the auth schema. Every account has a row, so
-- the account list can be paged by it.
create table private.account_activity (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  last_sign_in_at timestamptz not null default '-infinity'
);

comment on column private.account_activity.last_sign_in_at is '-infinity before the first sign-in.';

create index account_activity_last_sign_in_idx on private.account_activity (last_sign_in_at desc, user_id desc);

alter table private.account_activity enable row level security;

create function private.create_account_activity() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.account_activity (user_id, last_sign_in_at)
  select new.id, coalesce(u.last_sign_in_at, '-infinity') from auth.users u where u.id = new.id;
  return null;
end $$;

create function private.update_last_sign_in() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.account_activity a
  set last_sign_in_at = coalesce(new.last_sign_in_at, '-infinity')
  where a.user_id = new.id;
  return null;
end $$;

create trigger start_account_activity after insert on public.profiles
  for each row execute function private.create_account_activity();

create trigger haven_handle_sign_in after update of last_sign_in_at on auth.users
  for each row when (old.last_sign_in_at is distinct from new.last_sign_in_at)
  execute function private.update_last_sign_in();
