-- Properties: the identity of a community (name, address, licenses, beds, owner). A listing, a pipeline deal, a
-- transaction and its deal room are facets of one property (decision 74). A property belongs to a workspace and is
-- never public: listings don't name it, so two listings of one property can't be connected from outside.
create table public.properties (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  tenant_id uuid default private.current_tenant_id() references public.tenants (id) on delete cascade,
  workspace_id uuid not null default auth.uid(),
  sharing text not null default 'team',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  name text not null,
  street text,
  city text,
  state text,
  postal_code text,
  care_types text[] not null default '{}',
  licenses text[] not null default '{}',
  license_type text,
  license_number text,
  licensed_beds integer,
  total_beds integer,
  total_units integer,
  year_built integer,
  owned_by text,
  company_id uuid references public.companies (id) on delete set null,
  tags text[] not null default '{}',
  notes text,
  -- The owner's current listing of it, set by the server.
  listing_id uuid references public.listings (id) on delete set null,

  constraint properties_sharing_is_known check (sharing in ('private', 'team')),
  constraint properties_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 160)),
  constraint properties_street_is_plain check (private.is_single_line(street, 200)),
  constraint properties_city_is_plain check (private.is_single_line(city, 100)),
  constraint properties_state_shape check (state ~ '^[A-Z]{2}$'),
  constraint properties_postal_code_shape check (postal_code ~ '^[0-9]{5}(-[0-9]{4})?$'),
  constraint properties_care_types_are_known check (care_types <@ array[
    'active-adult', 'independent-living', 'assisted-living', 'memory-care', 'skilled-nursing', 'board-and-care',
    'adult-day-care', 'group-homes'
  ]),
  constraint properties_licenses_are_known check (licenses <@ array[
    'assisted-living', 'memory-care', 'skilled-nursing', 'medicare', 'medicaid', 'adult-day', 'home-care'
  ]),
  constraint properties_license_type_is_plain check (private.is_single_line(license_type, 100)),
  constraint properties_license_number_is_plain check (private.is_single_line(license_number, 60)),
  constraint properties_licensed_beds_range check (licensed_beds between 0 and 100000),
  constraint properties_total_beds_range check (total_beds between 0 and 100000),
  constraint properties_total_units_range check (total_units between 0 and 100000),
  constraint properties_year_built_range check (year_built between 1600 and 2200),
  constraint properties_owned_by_is_plain check (private.is_single_line(owned_by, 120)),
  constraint properties_tags_are_few check (private.is_tag_list(tags)),
  constraint properties_notes_are_plain check (private.is_plain_message(notes, 10000))
);
-- Triggers in other files:
--   deals/properties/facets.sql: sync_facets

comment on column public.properties.name is 'The real name. A confidential listing shows its own cover name instead.';
comment on column public.properties.listing_id is 'Readable only in the workspace; nothing public leads from a listing to its property.';

select private.set_up_record_table('public.properties', 'name', '/deal-pipeline/properties');
select private.set_up_record_list(
  'public.properties',
  '{name, street, city, state, postal_code, care_types, licenses, license_type, license_number, licensed_beds,
    total_beds, total_units, year_built, owned_by, tags, notes}'
);

create index properties_by_name_idx on public.properties (workspace_id, lower(name), id) where deleted_at is null;
create index properties_by_licensed_beds_idx on public.properties (workspace_id, coalesce(licensed_beds, -1), id)
  where deleted_at is null;
create index properties_words_idx on public.properties using gin (private.build_record_search_vector(workspace_id, name, city, street));
create index properties_listing_idx on public.properties (listing_id);
create index properties_company_idx on public.properties (company_id);

-- Facts that come from the listing while it is on the market or in review, so each has one place to edit. The name
-- of a confidential listing is a cover name and stays separate.
create function private.is_property_fact_of_listing(p_property public.properties) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.listings l where l.id = p_property.listing_id and l.status in ('active', 'under_contract')
  );
end $$;

create function private.check_property() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' or new.owned_by is distinct from old.owned_by or new.workspace_id <> old.workspace_id then
    new.company_id := case when btrim(new.owned_by) <> '' then private.find_company_by_name(
      new.owned_by, new.workspace_id, private.get_workspace_id(new.owner_id, new.tenant_id, 'team')
    ) end;
  end if;
  -- Deeper calls are the listing's own changes.
  if tg_op = 'UPDATE' and auth.role() = 'authenticated' and pg_trigger_depth() < 2
    and (new.city, new.state, new.care_types, new.licenses, new.license_type, new.licensed_beds, new.total_beds,
      new.total_units, new.year_built)
      is distinct from (old.city, old.state, old.care_types, old.licenses, old.license_type, old.licensed_beds,
        old.total_beds, old.total_units, old.year_built)
    and private.is_property_fact_of_listing(old)
  then
    raise exception 'This comes from the listing.' using errcode = 'HXPRL';
  end if;
  if tg_op = 'UPDATE' and auth.role() = 'authenticated' and pg_trigger_depth() < 2
    and new.name <> old.name and private.is_property_fact_of_listing(old)
    and exists (select from public.listings l where l.id = old.listing_id and not l.is_confidential)
  then
    raise exception 'This comes from the listing.' using errcode = 'HXPRL';
  end if;
  if tg_op = 'UPDATE' and auth.role() = 'authenticated' and pg_trigger_depth() < 2
    and (new.street, new.postal_code) is distinct from (old.street, old.postal_code)
    and exists (select from public.listing_addresses a where a.listing_id = old.listing_id)
  then
    raise exception 'This comes from the listing.' using errcode = 'HXPRL';
  end if;
  return new;
end $$;

-- Named to run after set_record_fields, which sets the workspace.
create trigger verify_property before insert or update on public.properties
  for each row execute function private.check_property();

-- Returns the property of this name in a record's workspace or shared with its team, preferring the same state.
create function private.find_property(p_name text, p_state text, p_workspace_id uuid, p_team uuid) returns uuid
language sql stable set search_path = '' as $$
  select p.id from public.properties p
  where p.workspace_id in (p_workspace_id, p_team) and lower(p.name) = lower(btrim(p_name)) and p.deleted_at is null
    and (p_state is null or p.state is null or p.state = p_state)
  order by p.state is not distinct from p_state desc, p.workspace_id <> p_workspace_id, p.id limit 1
$$;
