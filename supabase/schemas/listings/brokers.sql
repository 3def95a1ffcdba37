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

-- Cheap, so that it is asked first where private.ask_first() says so.
create function private.owns_listing(p_listing_id uuid) returns boolean
language plpgsql stable security definer cost 0.0001 set search_path = ''
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
