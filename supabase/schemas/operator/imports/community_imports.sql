-- Imports of communities: residents with their stay, units, market rates, contacts, and medication orders. They use the
-- steps of `private.record_imports`. Each row is taken on its own, with the caller's rights and the rules of the calls
-- that screens use; parents are found by their names. The dry run takes every row and rolls back, so it finds exactly
-- what the import would refuse.

alter table private.record_imports
  add constraint record_imports_community_id_fkey foreign key (community_id) references public.communities (id) on delete cascade;

-- What came along with an imported row: buildings and floors of units, and a resident's identity, payor, and stay.
create table private.record_import_parts (
  import_id uuid not null references private.record_imports (id) on delete cascade,
  record_id uuid not null,
  kind text not null,

  primary key (import_id, record_id)
);
alter table private.record_import_parts enable row level security;

-- Returns the columns that a file can fill in; null for kinds that can't be imported.
create function private.list_community_import_columns(p_kind text) returns text[]
language sql immutable set search_path = '' as $$
  select case p_kind
    when 'residents' then array[
      'name', 'preferred_name', 'birth_date', 'sex', 'medicare_number', 'medicaid_number', 'building', 'floor', 'unit', 'bed',
      'moved_in_on', 'is_second_occupant', 'payor'
    ]
    when 'units' then array[
      'building', 'floor', 'name', 'type', 'license_category', 'capacity', 'market_rate', 'square_feet', 'beds', 'notes'
    ]
    when 'unit_rates' then array['building', 'floor', 'name', 'market_rate']
    when 'resident_contacts' then array['resident', 'birth_date', 'name', 'relation', 'roles', 'phone', 'email']
    when 'medication_orders' then array[
      'resident', 'birth_date', 'kind', 'drug', 'dose', 'route', 'schedule', 'times', 'every_days', 'prn_reason',
      'prn_follow_up_minutes', 'starts_on', 'stops_on', 'prescriber', 'instructions', 'controlled_schedule'
    ]
  end
$$;

create function private.get_import_table(p_kind text) returns text
language sql immutable set search_path = '' as $$
  select case p_kind when 'unit_rates' then 'units' else p_kind end
$$;

-- Requires the right to add this kind in a community, or for rates to change units.
create function private.require_community_import_right(p_kind text, p_community_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.list_community_import_columns(p_kind) is null then
    raise exception 'Unknown record type.' using errcode = 'HXRKD';
  end if;
  perform private.require_community_right(
    p_community_id, private.get_import_table(p_kind), case p_kind when 'unit_rates' then 'change' else 'add' end
  );
end $$;

-- Reports an error of a cell: the row can be repaired there.
create function private.refuse_import_cell(p_column text, p_code text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  raise exception 'This cell can''t be imported.' using errcode = p_code, column = p_column;
end $$;

-- Requires a right on a kind that a cell adds beside the row's own record.
create function private.require_import_cell_right(p_community_id uuid, p_kind text, p_column text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if (p_community_id = any (private.list_my_community_ids(p_kind, 'add'))) is not true then
    perform private.refuse_import_cell(p_column, 'HXRIP');
  end if;
end $$;

create function private.normalize_name(p_name text) returns text
language sql immutable set search_path = '' as $$
  select lower(regexp_replace(btrim(regexp_replace(p_name, '^\s*([^,]+),\s*([^,]+)$', '\2 \1')), '\s+', ' ', 'g'))
$$;

comment on function private.normalize_name is 'Compares names of people: "Abbott, Ruth" is "Ruth Abbott".';

-- Finds a unit by its number, and by floor and building if there are several.
create function private.find_import_unit(p_community_id uuid, p_data jsonb, p_column text) returns public.units
language plpgsql stable security definer set search_path = '' as $$
declare
  v_unit public.units;
  v_id uuid;
  v_count integer;
begin
  select u.id, count(*) over () into v_id, v_count
  from public.units u
  join public.floors f on f.id = u.floor_id and f.deleted_at is null
  join public.buildings b on b.id = f.building_id and b.deleted_at is null
  where u.community_id = p_community_id and u.deleted_at is null and lower(u.name) = lower(btrim(p_data ->> p_column))
    and (p_data ->> 'floor' is null or lower(f.name) = lower(btrim(p_data ->> 'floor')))
    and (p_data ->> 'building' is null or lower(b.name) = lower(btrim(p_data ->> 'building')))
  limit 1;
  if v_count is null then
    perform private.refuse_import_cell(p_column, 'HXRIU');
  elsif v_count > 1 then
    perform private.refuse_import_cell(p_column, 'HXRIV');
  end if;
  select u.* into v_unit from public.units u where u.id = v_id;
  return v_unit;
end $$;

-- Finds a resident by name, and by birth date if the caller can read it. Present residents come before former ones.
create function private.find_import_resident(p_community_id uuid, p_data jsonb) returns public.residents
language plpgsql stable security definer set search_path = '' as $$
declare
  v_resident public.residents;
  v_id uuid;
  v_count integer;
  v_born constant date := case
    when p_community_id = any (private.list_my_community_ids('resident_identities', 'read')) then (p_data ->> 'birth_date')::date
  end;
begin
  select m.id, m.alike into v_id, v_count
  from (
    select r.id, r.status in ('discharged', 'deceased') as is_former,
      count(*) over (partition by r.status in ('discharged', 'deceased')) as alike
    from public.residents r
    left join public.resident_identities i on i.resident_id = r.id and i.deleted_at is null
    where r.community_id = p_community_id and r.deleted_at is null
      and private.normalize_name(r.name) = private.normalize_name(p_data ->> 'resident')
      and (v_born is null or i.birth_date is null or i.birth_date = v_born)
  ) m order by m.is_former limit 1;
  if v_id is null then
    perform private.refuse_import_cell('resident', 'HXRIM');
  elsif v_count > 1 then
    perform private.refuse_import_cell('resident', 'HXRIA');
  end if;
  select r.* into v_resident from public.residents r where r.id = v_id;
  return v_resident;
end $$;

-- Returns the field of a form for an error: the column it names, or the first imported column of its constraint.
create function private.get_import_error_column(p_kind text, p_column text, p_constraint text, p_code text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_columns constant text[] := private.list_community_import_columns(p_kind);
begin
  return coalesce(
    case when p_column = any (v_columns) then p_column end,
    case p_code when 'HXOSF' then 'unit' when 'HXOSU' then 'unit' when 'HXOSO' then 'moved_in_on' when 'HXOST' then 'moved_in_on' end,
    (
      select case a.attname when 'starts_at' then 'starts_on' when 'stops_at' then 'stops_on' when 'is_prn' then 'schedule' else a.attname end
      from pg_catalog.pg_constraint c
      join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
      where c.conname = p_constraint and c.connamespace = 'public'::regnamespace
        and case a.attname when 'starts_at' then 'starts_on' when 'stops_at' then 'stops_on' else a.attname end = any (v_columns)
      order by a.attnum limit 1
    ),
    -- Unique indexes of names, and values of a type that doesn't fit.
    case when p_code = '23505' then v_columns[array_position(v_columns, 'name')] end,
    v_columns[1]
  );
end $$;
