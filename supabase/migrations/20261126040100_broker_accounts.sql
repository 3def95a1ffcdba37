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

-- The brokers that the caller is, for policies of tables that callers do not write.
create function private.my_brokers() returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return array(select a.broker_id from public.broker_accounts a where a.user_id = (select auth.uid()));
end
$$;

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

revoke all on function
  private.account_of(uuid), private.broker_of(uuid, uuid), private.is_mine(uuid), private.my_brokers(),
  private.owns_listing(uuid)
  from public, anon, authenticated, service_role;
grant execute on function private.is_mine(uuid), private.my_brokers(), private.owns_listing(uuid)
  to authenticated;

insert into public.broker_accounts (user_id)
select distinct l.broker_id from public.listings l;
insert into public.broker_accounts (broker_id, user_id, is_pseudonym)
select l.id, l.broker_id, true from public.listings l where l.is_confidential;

drop policy "Everyone reads live listings, brokers their own, staff all" on public.listings;
drop policy "Whose plan says so lists for themselves, administrators for anyone" on public.listings;
drop policy "Brokers edit their listings, administrators all" on public.listings;
drop policy "Brokers delete their listings, administrators all" on public.listings;
alter table public.listings drop constraint listings_broker_id_fkey;
alter table public.listings disable trigger user;
update public.listings l
set broker_id = case when l.is_confidential then l.id else a.broker_id end
from public.broker_accounts a
where a.user_id = l.broker_id and not a.is_pseudonym;
alter table public.listings enable trigger user;
alter table public.listings add constraint listings_broker_id_fkey
  foreign key (broker_id) references public.broker_accounts (broker_id) on delete cascade;
comment on column public.listings.broker_id is
  'A broker as everybody may know them, set by the server; broker_accounts says which account that is.';

-- What the broker may not choose: whose the listing is, the name it is listed under, and whether it needs a
-- review. The server, which has no account, names the account; anybody else lists for themselves.
create or replace function private.keep_listing() returns trigger
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

create or replace function private.rename_listed_broker() returns trigger
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

create or replace function private.keep_listing_allowance() returns trigger
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
