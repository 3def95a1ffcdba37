-- Who holds investments: a person, an LLC, a trust, an IRA, a fund, a family office. A workspace's records, each with a
-- ledger of its own in `private.investor_ledger_entries`.
create table public.investment_entities (
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
  kind text not null default 'llc',
  status text not null default 'active',
  formation_state text,
  formed_on date,
  tax_id_ending text,
  tags text[] not null default '{}',
  notes text,
  is_sample boolean not null default false,

  constraint investment_entities_sharing_is_known check (sharing in ('private', 'team')),
  constraint investment_entities_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 160)),
  constraint investment_entities_kind_is_known check (
    kind in ('person', 'joint', 'llc', 'partnership', 'corporation', 'trust', 'ira', 'fund', 'family_office')
  ),
  constraint investment_entities_status_is_known check (status in ('active', 'closed')),
  constraint investment_entities_formation_state_shape check (formation_state ~ '^[A-Z]{2}$'),
  constraint investment_entities_formed_on_in_range check (formed_on between '1900-01-01' and '2100-01-01'),
  constraint investment_entities_tax_id_ending_shape check (tax_id_ending ~ '^[0-9]{4}$'),
  constraint investment_entities_tags_are_few check (private.is_tag_list(tags)),
  constraint investment_entities_notes_are_plain check (private.is_plain_message(notes, 10000))
);
-- Triggers in other files:
--   investing/ledger/investor_movements.sql: protect_entries
--   investing/portfolio/holdings.sql: move_holdings

comment on column public.investment_entities.tax_id_ending is 'The last four digits only; the full number is never stored.';

select private.set_up_record_table('public.investment_entities', 'name', '/portfolios/entities');
select private.set_up_record_list(
  'public.investment_entities', '{name, kind, status, formation_state, formed_on, tax_id_ending, tags, notes}'
);

create index investment_entities_by_name_idx on public.investment_entities (workspace_id, lower(name), id) where deleted_at is null;
create index investment_entities_words_idx on public.investment_entities
  using gin (private.build_record_search_vector(workspace_id, name));

create index investment_entities_samples_idx on public.investment_entities (owner_id) where is_sample;

create trigger protect_sample before update on public.investment_entities
  for each row when (old.is_sample) execute function private.protect_sample_record();

-- Keeps sample entities out of what involves other people.
create function private.refuse_sample_entity() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_new constant jsonb := to_jsonb(new);
begin
  if exists (
    select from public.investment_entities e
    where e.is_sample and e.id = coalesce(
      (v_new ->> 'entity_id')::uuid, (select h.entity_id from public.holdings h where h.id = (v_new ->> 'holding_id')::uuid)
    )
  ) then
    raise exception 'Sample data can''t be shared, linked, or contacted.' using errcode = 'HXSMP';
  end if;
  return new;
end $$;

-- True if the caller can use an entity that is not in the trash.
create function private.can_use_investment_entity(p_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.investment_entities e
    where e.id = p_id and e.deleted_at is null and e.workspace_id = any (private.list_my_workspace_ids('investment_entities'))
  );
end $$;
grant execute on function private.can_use_investment_entity(uuid) to authenticated;

create function private.require_investment_entity(p_entity_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.can_use_investment_entity(p_entity_id) then
    raise exception 'Entity not found.' using errcode = 'HXIN0';
  end if;
end $$;
