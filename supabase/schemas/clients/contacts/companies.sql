-- Companies the user does business with: owners, operators, lenders, brokerages, vendors.
create table public.companies (
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
  type text,
  site text,
  phone text,
  city text,
  states text[] not null default '{}',
  communities integer,
  licences text[] not null default '{}',
  tags text[] not null default '{}',
  notes text,

  constraint companies_sharing_is_known check (sharing in ('private', 'team')),
  constraint companies_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 120)),
  constraint companies_type_is_known check (
    type in ('owner', 'operator', 'buyer', 'lender', 'brokerage', 'vendor', 'other')
  ),
  constraint companies_site_shape check (
    private.is_single_line(site, 1999) and site ~ '^https?://[^/?#[:space:][:cntrl:]<>"]+[^[:space:][:cntrl:]<>"]*$'
  ),
  constraint companies_phone_shape check (phone ~ '^[0-9+(). x/-]{0,40}$'),
  constraint companies_city_is_plain check (private.is_single_line(city, 120)),
  constraint companies_states_shape check (
    cardinality(states) <= 60 and array_to_string(states, ',', '-') ~ '^([A-Z]{2}(,[A-Z]{2})*)?$'
  ),
  constraint companies_communities_in_range check (communities between 0 and 100000),
  constraint companies_licences_are_known check (licences <@ array['IL', 'AL', 'MC', 'SNF', 'CCRC', 'other']),
  constraint companies_tags_are_few check (private.is_tag_list(tags)),
  constraint companies_notes_are_plain check (private.is_plain_message(notes, 10000))
);
-- Triggers in other files:
--   clients/contacts/community_associations.sql: sync_association_workspace

select private.set_up_record_table('public.companies', 'name', '/clients/companies');
select private.set_up_record_list(
  'public.companies',
  '{name, type, site, phone, city, states, communities, licences, tags, notes}'
);

create index companies_by_name_idx on public.companies (workspace_id, lower(name), id) where deleted_at is null;
create index companies_by_communities_idx on public.companies (workspace_id, coalesce(communities, -1), id)
  where deleted_at is null;
create index companies_words_idx on public.companies using gin (private.build_record_search_vector(workspace_id, name, city, site));

-- Returns the company of this name in the contact's workspace or shared with the team.
create function private.find_company_by_name(p_name text, p_workspace_id uuid, p_team uuid) returns uuid
language sql stable set search_path = '' as $$
  select c.id from public.companies c
  where c.workspace_id in (p_workspace_id, p_team) and lower(c.name) = lower(p_name) and c.deleted_at is null
  order by c.workspace_id <> p_workspace_id, c.id limit 1
$$;

-- Renames the company on its contacts. Links contacts that have the name of a new or restored company.
create function private.link_contacts_to_company() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    if new.sharing = 'private' then
      update public.contacts k set company_id = null where k.company_id = new.id and k.workspace_id <> new.workspace_id;
    end if;
    update public.contacts k set company = new.name
    where k.company_id = new.id and k.company is distinct from new.name;
  end if;
  if new.deleted_at is null then
    update public.contacts k set company_id = new.id
    where k.workspace_id = new.workspace_id and k.deleted_at is null and lower(coalesce(k.company, '')) = lower(new.name)
      and k.company_id is null;
  end if;
  return null;
end $$;

create trigger link_contacts_to_company after insert or update of name, deleted_at, sharing, owner_id, tenant_id on public.companies
  for each row execute function private.link_contacts_to_company();
