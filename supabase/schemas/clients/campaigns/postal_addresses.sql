-- Postal addresses of bulk senders, one per workspace or solo user, printed below every email. Nothing is
-- sent without one.
create table private.postal_addresses (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid references public.tenants (id) on delete cascade,
  person_id uuid references public.profiles (id) on delete cascade,
  address text not null,

  constraint postal_addresses_tenant_once unique (tenant_id),
  constraint postal_addresses_person_once unique (person_id),
  constraint postal_addresses_of_one check (num_nonnulls(tenant_id, person_id) = 1),
  constraint postal_addresses_address_is_plain check (char_length(btrim(address)) >= 10 and private.is_single_line(address, 200))
);
alter table private.postal_addresses enable row level security;

-- Returns the address of a workspace or user; for a user without one, that of their current workspace.
create function private.postal_address_of(p_organization_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select a.address from private.postal_addresses a where a.tenant_id = p_organization_id
    union all
    select a.address from private.postal_addresses a where a.person_id = p_organization_id
    union all
    select a.address from private.postal_addresses a join public.tenant_users u on u.tenant_id = a.tenant_id
    where u.user_id = p_organization_id and u.is_active
    limit 1
  );
end $$;

-- Returns the scope for limits and opt-outs where the caller works: their workspace, or the caller.
create function private.my_brokerage_or_user_id() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(private.current_tenant_id(), auth.uid());
end $$;

create function private.require_postal_address() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.postal_address_of(private.my_brokerage_or_user_id()) is null then
    raise exception 'Add a postal address before you send bulk email.' using errcode = 'HXCPP';
  end if;
end $$;

create function private.my_postal_address() returns table (address text, is_mine boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select private.postal_address_of(private.my_brokerage_or_user_id()),
    private.current_tenant_id() is null or private.administered_tenant_id() is not null
  where private.is_approved();
end $$;

-- Returns the postal address for the caller's bulk email, null if not set, and whether the caller can change
-- it.
select private.expose('my_postal_address', 'authenticated');

create function private.set_postal_address(p_address text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_tenant constant uuid := private.current_tenant_id();
begin
  if v_tenant is not null and private.administered_tenant_id() is null then
    raise exception 'Only owners and admins can manage a workspace.' using errcode = 'HXCPO';
  end if;
  if char_length(btrim(coalesce(p_address, ''))) < 10 or not private.is_single_line(p_address, 200) then
    raise exception 'Enter a valid postal address.' using errcode = 'HXCPM';
  end if;
  insert into private.postal_addresses (tenant_id, person_id, address)
  values (v_tenant, case when v_tenant is null then v_me end, btrim(p_address))
  on conflict do nothing;
  update private.postal_addresses a set address = btrim(p_address)
  where a.tenant_id = v_tenant or v_tenant is null and a.person_id = v_me;
end $$;

-- Saves the postal address of the caller's workspace, or of the caller if they have none.
select private.expose('set_postal_address', 'authenticated');
