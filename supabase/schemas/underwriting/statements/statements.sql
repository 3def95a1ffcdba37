-- Trailing-twelve-month statements of a user or team. Their months and adjustments are in versions; the columns set by
-- the server come from the latest version.
create table public.underwriting_statements (
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
  deal_id uuid references public.deals (id) on delete set null,
  listing_id uuid references public.listings (id) on delete set null,
  model_id uuid references public.underwriting_models (id) on delete set null,
  notes text,
  state text not null default 'draft',
  units integer,
  ends_on date,
  saved_version integer not null default 0,

  constraint underwriting_statements_sharing_is_known check (sharing in ('private', 'team')),
  constraint underwriting_statements_name_is_plain check (
    char_length(btrim(name)) >= 1 and private.is_single_line(name, 160)
  ),
  constraint underwriting_statements_notes_are_plain check (private.is_plain_message(notes, 10000)),
  constraint underwriting_statements_state_is_known check (state in ('draft', 'checked', 'locked')),
  constraint underwriting_statements_units_in_range check (units between 1 and 10000),
  constraint underwriting_statements_ends_on_in_range check (ends_on between '1990-01-01' and '2071-01-01'),
  constraint underwriting_statements_saved_version_in_range check (saved_version between 0 and 100)
);

comment on column public.underwriting_statements.ends_on is 'The last day of the last month.';
comment on column public.underwriting_statements.saved_version is 'The number of the latest version; 0 before the first import.';

select private.set_up_record_table('public.underwriting_statements', 'name', '/financial-analysis/statements');
select private.set_up_record_list(
  'public.underwriting_statements',
  '{name, deal_id, listing_id, model_id, notes}'
);

create index underwriting_statements_by_name_idx on public.underwriting_statements (workspace_id, lower(name), id)
  where deleted_at is null;
create index underwriting_statements_words_idx on public.underwriting_statements
  using gin (private.build_record_search_vector(workspace_id, name));
create index underwriting_statements_deal_idx on public.underwriting_statements (deal_id);
create index underwriting_statements_listing_idx on public.underwriting_statements (listing_id);
create index underwriting_statements_model_idx on public.underwriting_statements (model_id);

-- A statement can only be linked to a deal, a listing and a model that its author can see.
create function private.check_underwriting_statement() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.role() is distinct from 'authenticated' then
    return new;
  end if;
  perform private.require_underwriting_links(nullif(new.deal_id, old.deal_id), nullif(new.listing_id, old.listing_id));
  if new.model_id is not null
    and (tg_op = 'INSERT' or new.model_id is distinct from old.model_id)
    and not private.can_see_record('underwriting_models', new.model_id)
  then
    raise exception 'Model not found.' using errcode = 'HXUWM';
  end if;
  return new;
end $$;

create trigger check_underwriting_statement before insert or update on public.underwriting_statements
  for each row execute function private.check_underwriting_statement();

-- Cheap check that runs first for rows attached to a statement.
create function private.has_underwriting_statement(p_id uuid, p_workspace_ids uuid[]) returns boolean
language plpgsql stable security definer cost 0.0001 set search_path = '' as $$
begin
  return exists (select from public.underwriting_statements s where s.id = p_id and s.workspace_id = any (p_workspace_ids));
end $$;
grant execute on function private.has_underwriting_statement(uuid, uuid[]) to authenticated;
