-- Where the sender of letters to many takes post: kept once for a tenant, or for somebody who works in none, and put
-- below each letter. Nothing is sent before it is known.
create table private.postal_addresses (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid references public.tenants (id) on delete cascade,
  person_id uuid references public.profiles (id) on delete cascade,
  address text not null,

  constraint postal_addresses_tenant_once unique (tenant_id),
  constraint postal_addresses_person_once unique (person_id),
  constraint postal_addresses_of_one check (num_nonnulls(tenant_id, person_id) = 1),
  constraint postal_addresses_address_is_plain check (char_length(btrim(address)) >= 10 and private.is_line(address, 200))
);
alter table private.postal_addresses enable row level security;
revoke all on table private.postal_addresses from public, anon, authenticated, service_role;

-- That of a tenant or a person; of a person who keeps none, that of the tenant they work in now.
create function private.postal_address_of(p_house uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select a.address from private.postal_addresses a where a.tenant_id = p_house
    union all
    select a.address from private.postal_addresses a where a.person_id = p_house
    union all
    select a.address from private.postal_addresses a join public.tenant_users u on u.tenant_id = a.tenant_id
    where u.user_id = p_house and u.is_active
    limit 1
  );
end
$$;
revoke all on function private.postal_address_of(uuid) from public, anon, authenticated, service_role;

-- For whom limits and refusals count where the caller writes: their tenant, else they themselves.
create function private.my_house() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(private.current_tenant_id(), auth.uid());
end
$$;
revoke all on function private.my_house() from public, anon, authenticated, service_role;

create function private.require_postal_address() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.postal_address_of(private.my_house()) is null then
    raise exception 'Letters to many say where their sender takes post.' using errcode = 'HXCPP';
  end if;
end
$$;
revoke all on function private.require_postal_address() from public, anon, authenticated, service_role;

create function private.my_postal_address() returns table (address text, is_mine boolean)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if auth.uid() is null or not private.is_approved() then
    return;
  end if;
  return query
  select private.postal_address_of(private.my_house()),
    private.current_tenant_id() is null or private.administered_tenant_id() is not null;
end
$$;
revoke all on function private.my_postal_address() from public, anon, authenticated, service_role;
grant execute on function private.my_postal_address() to authenticated;

-- The postal address below the caller's letters to many, null where none is kept, and whether the caller may change it.
create function public.my_postal_address() returns table (address text, is_mine boolean)
language sql stable set search_path = ''
as $$
  select * from private.my_postal_address()
$$;
revoke all on function public.my_postal_address() from public, anon, authenticated, service_role;
grant execute on function public.my_postal_address() to authenticated;

create function private.set_postal_address(p_address text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_me constant uuid := private.lock_member();
  v_tenant constant uuid := private.current_tenant_id();
begin
  if v_tenant is not null and private.administered_tenant_id() is null then
    raise exception 'Only its owner and its administrators look after a tenant.' using errcode = 'HXCPO';
  end if;
  if char_length(btrim(coalesce(p_address, ''))) < 10 or not private.is_line(p_address, 200) then
    raise exception 'That is no postal address.' using errcode = 'HXCPM';
  end if;
  insert into private.postal_addresses (tenant_id, person_id, address)
  values (v_tenant, case when v_tenant is null then v_me end, btrim(p_address))
  on conflict do nothing;
  update private.postal_addresses a set address = btrim(p_address)
  where a.tenant_id = v_tenant or v_tenant is null and a.person_id = v_me;
end
$$;
revoke all on function private.set_postal_address(text) from public, anon, authenticated, service_role;
grant execute on function private.set_postal_address(text) to authenticated;

-- Keeps the postal address of the caller's tenant, or of the caller who works in none.
create function public.set_postal_address(p_address text) returns void
language sql volatile set search_path = ''
as $$
  select private.set_postal_address(p_address)
$$;
revoke all on function public.set_postal_address(text) from public, anon, authenticated, service_role;
grant execute on function public.set_postal_address(text) to authenticated;
