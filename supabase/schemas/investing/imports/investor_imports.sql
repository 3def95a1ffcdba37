-- Imports of sponsors' statements into the ledger of one entity: all rows or none, with a dry run that posts and rolls
-- back, and an undo that reverses what was posted.
create table private.investor_imports (
  id uuid primary key,
  entity_id uuid not null references public.investment_entities (id) on delete cascade,
  file_name text not null,
  row_count integer not null,
  imported_at timestamptz not null default clock_timestamp(),
  imported_by uuid references public.profiles (id) on delete set null,
  importer text not null default '',
  undone_at timestamptz,

  constraint investor_imports_file_name_is_plain check (char_length(btrim(file_name)) >= 1 and private.is_single_line(file_name, 200)),
  constraint investor_imports_row_count_in_range check (row_count between 1 and 1000),
  constraint investor_imports_importer_is_plain check (private.is_single_line(importer, 300))
);
create index investor_imports_entity_idx on private.investor_imports (entity_id, imported_at desc);
create index investor_imports_imported_by_idx on private.investor_imports (imported_by);
alter table private.investor_imports enable row level security;

alter table private.investor_movements
  add constraint investor_movements_import_fkey foreign key (import_id) references private.investor_imports (id) on delete set null;

-- What statements call a holding. Learned from imports, so that the next statement matches by itself.
create table private.holding_aliases (
  holding_id uuid not null references public.holdings (id) on delete cascade,
  alias text not null,

  constraint holding_aliases_pkey primary key (holding_id, alias),
  constraint holding_aliases_alias_is_plain check (char_length(btrim(alias)) >= 1 and private.is_single_line(alias, 160))
);
alter table private.holding_aliases enable row level security;

-- Posts rows one by one. Returns the rows that can't be posted, each with its place and code.
create function private.post_statement_rows(p_import_id uuid, p_entity_id uuid, p_rows jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_row record;
  v_problems jsonb := '[]';
  v_code text;
begin
  for v_row in
    select r.value, r.place from jsonb_array_elements(p_rows) with ordinality r (value, place)
    -- Contributions first and valuations last: a valuation is of the end of its day.
    order by r.value ->> 'day', array_position(array['contribution', 'fee', 'expense', 'distribution', 'valuation'], r.value ->> 'kind'), r.place
  loop
    begin
      if (v_row.value ->> 'allows_duplicate') is distinct from 'true' and exists (
        select from private.investor_movements m
        where m.entity_id = p_entity_id and m.holding_id = (v_row.value ->> 'holding_id')::uuid and m.reversed_at is null
          and m.kind = v_row.value ->> 'kind' and m.cents = (v_row.value ->> 'cents')::bigint
          -- What a sponsor's payment posted may be on the statement with a day of its own.
          and ((v_row.value ->> 'day')::date = m.day or m.position_id is not null and (v_row.value ->> 'day')::date between m.day - 10 and m.day + 10)
      ) then
        raise exception 'This is recorded already.' using errcode = 'HXPFA';
      end if;
      perform private.add_investor_movement(md5(p_import_id::text || v_row.place)::uuid, p_entity_id, v_row.value, p_import_id);
    exception when others then
      get stacked diagnostics v_code = returned_sqlstate;
      if v_code in ('57014', '40001', '40P01') then
        raise;
      end if;
      v_problems := v_problems || jsonb_build_object('place', v_row.place, 'code', v_code);
    end;
  end loop;
  return v_problems;
end $$;

create function private.import_investor_statement(
  p_id uuid, p_entity_id uuid, p_file_name text, p_rows public.payload, p_aliases public.payload default '[]', p_is_dry_run boolean default false
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_problems jsonb;
  v_values jsonb;
begin
  perform private.begin_investor_change(p_entity_id);
  if exists (select from private.investor_imports i where i.id = p_id) then
    if not exists (select from private.investor_imports i where i.id = p_id and i.entity_id = p_entity_id) then
      raise exception 'Entity not found.' using errcode = 'HXPFE';
    end if;
    return jsonb_build_object('problems', '[]'::jsonb, 'values', '[]'::jsonb);
  elsif jsonb_typeof(p_rows) is distinct from 'array' or jsonb_array_length(p_rows) not between 1 and 1000 then
    raise exception 'Import 1 to 1,000 rows.' using errcode = 'HXPFB';
  elsif jsonb_typeof(p_aliases) is distinct from 'array' or jsonb_array_length(p_aliases) > 1000 then
    raise exception 'Unknown names.' using errcode = '22023';
  end if;
  begin
    insert into private.investor_imports (id, entity_id, file_name, row_count, imported_by, importer)
    values (p_id, p_entity_id, btrim(p_file_name), jsonb_array_length(p_rows), auth.uid(), coalesce(private.get_my_display_name(), ''));
    v_problems := private.post_statement_rows(p_id, p_entity_id, p_rows);
    select coalesce(jsonb_agg(jsonb_build_object('holding_id', h.id, 'cents', private.get_holding_value(h.id, current_date + 1))), '[]')
    into v_values
    from public.holdings h
    where h.entity_id = p_entity_id and h.id::text in (select r.value ->> 'holding_id' from jsonb_array_elements(p_rows) r);
    insert into private.holding_aliases (holding_id, alias)
    select h.id, lower(btrim(a.alias))
    from jsonb_to_recordset(p_aliases) a (holding_id uuid, alias text)
    join public.holdings h on h.id = a.holding_id and h.entity_id = p_entity_id
    where btrim(a.alias) <> ''
    on conflict do nothing;
    if p_is_dry_run or v_problems <> '[]' then
      raise exception 'Rolled back.' using errcode = 'RB001';
    end if;
  exception when sqlstate 'RB001' then
    null;
  end;
  return jsonb_build_object('problems', v_problems, 'values', v_values);
end $$;

-- Posts the rows of a statement to an entity's ledger, all or none. Returns the rows with problems and what the holdings
-- are worth afterwards. A dry run, like a run with problems, changes nothing. A repeat with the same ID posts once.
select private.expose('import_investor_statement', 'authenticated');

create function private.undo_investor_import(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  perform private.begin_investor_change((select i.entity_id from private.investor_imports i where i.id = p_id));
  for v_id in
    select m.id from private.investor_movements m where m.import_id = p_id and m.reversed_at is null
    order by m.day desc, array_position(array['valuation', 'distribution', 'expense', 'fee', 'contribution'], m.kind), m.id
  loop
    perform private.undo_investor_movement(v_id, 'Import undone');
  end loop;
  update private.investor_imports i set undone_at = now() where i.id = p_id and i.undone_at is null;
end $$;

-- Reverses every movement of an import. A repeat changes nothing.
select private.expose('undo_investor_import', 'authenticated');

create function private.list_investor_imports(p_entity_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.can_use_investment_entity(p_entity_id) then
    raise exception 'Entity not found.' using errcode = 'HXPFE';
  end if;
  return jsonb_build_object(
    'imports', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', i.id, 'file_name', i.file_name, 'row_count', i.row_count, 'imported_at', i.imported_at, 'importer', i.importer,
        'undone_at', i.undone_at
      ) order by i.imported_at desc), '[]')
      from (select * from private.investor_imports x where x.entity_id = p_entity_id order by x.imported_at desc limit 50) i
    ),
    'aliases', (
      select coalesce(jsonb_agg(jsonb_build_object('holding_id', a.holding_id, 'alias', a.alias)), '[]')
      from private.holding_aliases a join public.holdings h on h.id = a.holding_id
      where h.entity_id = p_entity_id and h.deleted_at is null
    )
  );
end $$;

-- Returns an entity's last imports, and what statements call its holdings.
select private.expose('list_investor_imports', 'authenticated');
