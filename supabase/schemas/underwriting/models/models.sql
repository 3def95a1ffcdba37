-- Underwriting models of a user or team. The assumptions are in `underwriting_versions`; the columns set by the server
-- come from the latest version's first scenario.
create table public.underwriting_models (
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
  status text not null default 'draft',
  deal_id uuid references public.deals (id) on delete set null,
  listing_id uuid references public.listings (id) on delete set null,
  state text,
  tags text[] not null default '{}',
  notes text,
  price numeric(14, 2),
  units integer,
  scenario_count integer not null default 0,
  saved_version integer not null default 0,

  constraint underwriting_models_sharing_is_known check (sharing in ('private', 'team')),
  constraint underwriting_models_name_is_plain check (
    char_length(btrim(name)) >= 1 and private.is_single_line(name, 160)
  ),
  constraint underwriting_models_status_is_known check (status in ('draft', 'review', 'final')),
  constraint underwriting_models_state_shape check (state ~ '^[A-Z]{2}$'),
  constraint underwriting_models_tags_are_few check (private.is_tag_list(tags)),
  constraint underwriting_models_notes_are_plain check (private.is_plain_message(notes, 10000)),
  constraint underwriting_models_price_is_money check (private.is_money(price)),
  constraint underwriting_models_units_in_range check (units between 0 and 400000),
  constraint underwriting_models_scenario_count_in_range check (scenario_count between 0 and 8),
  constraint underwriting_models_saved_version_in_range check (saved_version between 0 and 500)
);

comment on column public.underwriting_models.saved_version is 'The number of the latest version; 0 before the first save.';

select private.set_up_record_table('public.underwriting_models', 'name', '/financial-analysis');
select private.set_up_record_list(
  'public.underwriting_models',
  '{name, status, deal_id, listing_id, state, tags, notes}'
);

create index underwriting_models_by_name_idx on public.underwriting_models (workspace_id, lower(name), id) where deleted_at is null;
create index underwriting_models_by_price_idx on public.underwriting_models (workspace_id, coalesce(price, 0), id)
  where deleted_at is null;
create index underwriting_models_words_idx on public.underwriting_models
  using gin (private.build_record_search_vector(workspace_id, name));
create index underwriting_models_deal_idx on public.underwriting_models (deal_id);
create index underwriting_models_listing_idx on public.underwriting_models (listing_id);

-- True if an underwriter may link a listing: their own, or one on the market.
create function private.can_underwrite_listing(p_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.owns_listing(p_id) or exists (
    select from public.listings l where l.id = p_id and l.approval_status = 'approved' and l.status in ('active', 'under_contract')
  );
end $$;

-- Refuses a new link to a deal or a listing that the caller can't see.
create function private.require_underwriting_links(p_deal_id uuid, p_listing_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_deal_id is not null and not private.can_see_record('deals', p_deal_id) then
    raise exception 'Deal not found.' using errcode = 'HXUWD';
  elsif p_listing_id is not null and not private.can_underwrite_listing(p_listing_id) then
    raise exception 'Listing not found.' using errcode = 'HXUWL';
  end if;
end $$;

-- A model can only be linked to a deal and a listing that its author can see.
create function private.check_underwriting_model() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.role() is distinct from 'authenticated' then
    return new;
  end if;
  perform private.require_underwriting_links(nullif(new.deal_id, old.deal_id), nullif(new.listing_id, old.listing_id));
  return new;
end $$;

create trigger check_underwriting_model before insert or update on public.underwriting_models
  for each row execute function private.check_underwriting_model();

-- Cheap check that runs first for rows attached to a model.
create function private.has_underwriting_model(p_id uuid, p_workspace_ids uuid[]) returns boolean
language plpgsql stable security definer cost 0.0001 set search_path = '' as $$
begin
  return exists (select from public.underwriting_models m where m.id = p_id and m.workspace_id = any (p_workspace_ids));
end $$;
grant execute on function private.has_underwriting_model(uuid, uuid[]) to authenticated;
