-- Checklists that operators write for their mock surveys. One belongs to the operator of the community where it was
-- added, and everyone who changes surveys in a community of that operator uses and changes it. Each change is a version.
-- A mock survey copies the items when it starts, so later changes never reach it.
create function private.are_checklist_items(p_items jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_typeof(p_items) = 'array' and jsonb_array_length(p_items) <= 100, false) and not exists (
    select from jsonb_array_elements(p_items) i
    where jsonb_typeof(i) <> 'object' or coalesce(i ->> 'id', '') !~ '^[a-z0-9_-]{1,40}$'
      or coalesce(btrim(i ->> 'tag'), '') = '' or not private.is_single_line(i ->> 'tag', 20)
      or coalesce(btrim(i ->> 'label'), '') = '' or not private.is_single_line(i ->> 'label', 200)
      or jsonb_typeof(i -> 'source') is distinct from 'string' or not private.is_single_line(i ->> 'source', 300)
      or coalesce(jsonb_typeof(i -> 'is_physical'), 'boolean') <> 'boolean'
  ) and (select count(*) = count(distinct i ->> 'id') from jsonb_array_elements(p_items) i)
$$;

create table private.survey_checklists (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  name text not null,
  items jsonb not null default '[]',
  archived_at timestamptz,
  changed_at timestamptz not null default clock_timestamp(),
  changed_by uuid references public.profiles (id) on delete set null,
  restored_from integer,
  version integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),

  constraint survey_checklists_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 120)),
  constraint survey_checklists_items_are_known check (octet_length(items::text) <= 60000 and private.are_checklist_items(items))
);
-- Triggers in other files:
--   operator/compliance/survey_checklist_versions.sql: record_version

comment on column private.survey_checklists.community_id is 'Where it was added. All communities of the same operator have it.';
comment on column private.survey_checklists.restored_from is 'The earlier version that the current one repeats.';

create index survey_checklists_community_idx on private.survey_checklists (community_id, lower(name), id);
create index survey_checklists_changed_by_idx on private.survey_checklists (changed_by);

alter table private.survey_checklists enable row level security;

-- Returns the communities of the same operator: of the same workspace, or without a workspace of the same owner.
create function private.list_operator_community_ids(p_community_id uuid) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
declare
  v_community public.communities;
begin
  select * into v_community from public.communities c where c.id = p_community_id;
  if v_community.tenant_id is not null then
    return array(select c.id from public.communities c where c.tenant_id = v_community.tenant_id);
  elsif v_community.owner_id is not null then
    return array(select c.id from public.communities c where c.owner_id = v_community.owner_id and c.tenant_id is null);
  end if;
  return array[p_community_id];
end $$;

-- Returns a standard checklist or one of the community's operator; no row if there is none.
create function private.find_survey_checklist(p_community_id uuid, p_code text)
returns table (code text, name text, items jsonb, archived_at timestamptz, version integer, changed_at timestamptz, changed_by_name text)
language plpgsql stable security definer set search_path = '' as $$
begin
  -- Only the table has codes that are IDs.
  if p_code ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return query
    select o.id::text, o.name, o.items, o.archived_at, o.version, o.changed_at, private.get_entry_name(o.changed_by)
    from private.survey_checklists o
    where o.id = p_code::uuid and o.community_id = any (private.list_operator_community_ids(p_community_id));
  else
    return query
    select s.code, s.name, s.items, null::timestamptz, null::integer, null::timestamptz, null::text
    from private.list_standard_checklists() s where s.code = p_code;
  end if;
end $$;

-- Returns the checklists of a community's operator, archived ones too, and the standard ones, without their items.
create function private.describe_survey_checklists(p_community public.communities) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_agg(to_jsonb(k) order by not k.is_own, lower(k.name), k.code)
    from (
      select o.id::text as code, o.name, jsonb_array_length(o.items) as items, true as fits, false as is_of_state, true as is_own,
        o.archived_at
      from private.survey_checklists o where o.community_id = any (private.list_operator_community_ids(p_community.id))
      union all
      select s.code, s.name, jsonb_array_length(s.items),
        (cardinality(s.states) = 0 or p_community.state = any (s.states)) and s.care_types && p_community.care_types,
        cardinality(s.states) > 0, false, null
      from private.list_standard_checklists() s
    ) k
  );
end $$;

create function private.get_survey_checklist(p_community_id uuid, p_code text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_checklist jsonb;
begin
  perform private.require_community_right(p_community_id, 'surveys', 'read');
  select to_jsonb(k) into v_checklist from private.find_survey_checklist(p_community_id, p_code) k;
  if v_checklist is null then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  return v_checklist;
end $$;

-- Returns a checklist with its items, for positions that read surveys.
select private.expose('get_survey_checklist', 'authenticated');

create function private.save_survey_checklist(p_id uuid, p_community_id uuid, p_version public.whole_number, p_values public.payload)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_operator uuid[];
  v_old private.survey_checklists;
  v_name text := btrim(p_values ->> 'name');
  v_items jsonb := p_values -> 'items';
  v_archived_at timestamptz;
begin
  perform private.begin_compliance_change(p_community_id, 'surveys');
  v_operator := private.list_operator_community_ids(p_community_id);
  select * into v_old from private.survey_checklists k where k.id = p_id for update;
  if v_old.id is not null and not v_old.community_id = any (v_operator) then
    raise exception 'Record not found.' using errcode = '42501';
  elsif v_old.id is not null and p_version = 0 then
    return;
  elsif v_old.id is null and (select count(*) from private.survey_checklists k where k.community_id = any (v_operator)) >= 200 then
    raise exception 'An operator has up to 200 checklists.' using errcode = 'HXXKF';
  end if;
  if v_old.id is null and p_values ? 'copy_of' then
    select k.items into v_items from private.find_survey_checklist(p_community_id, p_values ->> 'copy_of') k;
    if not found then
      raise exception 'Choose a checklist.' using errcode = 'HXXCL';
    end if;
  elsif p_values ? 'restored_from' then
    select v.name, v.items into v_name, v_items from private.survey_checklist_versions v
    where v.checklist_id = v_old.id and v.number = (p_values ->> 'restored_from')::integer;
    if not found then
      raise exception 'Version not found.' using errcode = 'HXXKV';
    end if;
  end if;
  if jsonb_typeof(v_items) = 'array' then
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', i ->> 'id', 'tag', btrim(i ->> 'tag'), 'label', btrim(i ->> 'label'), 'source', coalesce(btrim(i ->> 'source'), ''),
      'is_physical', coalesce(i -> 'is_physical', 'false')
    ) order by n), '[]')
    into v_items from jsonb_array_elements(v_items) with ordinality as e (i, n);
  end if;
  v_name := coalesce(v_name, v_old.name);
  v_items := coalesce(v_items, v_old.items, '[]');
  v_archived_at := case
    when not p_values ? 'is_archived' then v_old.archived_at
    when (p_values ->> 'is_archived')::boolean then coalesce(v_old.archived_at, now())
  end;
  if (v_name, v_items, v_archived_at) is not distinct from (v_old.name, v_old.items, v_old.archived_at)
    and (v_old.version = p_version or v_old.version = p_version + 1 and v_old.changed_by = auth.uid())
  then
    return;
  elsif v_old.version <> p_version then
    raise exception 'Someone else changed this.' using errcode = 'HXXVC';
  elsif v_old.version >= 500 then
    raise exception 'A checklist has up to 500 versions.' using errcode = 'HXXKM';
  end if;
  insert into private.survey_checklists as k (id, community_id, name, items, archived_at, changed_by, restored_from)
  values (p_id, p_community_id, v_name, v_items, v_archived_at, auth.uid(), (p_values ->> 'restored_from')::integer)
  on conflict (id) do update
  set name = excluded.name, items = excluded.items, archived_at = excluded.archived_at, changed_at = clock_timestamp(),
    changed_by = excluded.changed_by, restored_from = excluded.restored_from, version = k.version + 1;
end $$;

-- Adds a checklist, empty or as a copy of another, changes its name and items, repeats one of its earlier versions, or
-- archives it. A save without a change, or the repeat of one whose answer was lost, adds no version.
select private.expose('save_survey_checklist', 'authenticated');

-- Returns the checklist of a new mock survey, with the items that it keeps.
create function private.require_survey_checklist(
  p_community_id uuid, p_code text, out code text, out name text, out items jsonb, out version integer
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_archived_at timestamptz;
begin
  select k.code, k.name, k.items, k.version, k.archived_at into code, name, items, version, v_archived_at
  from private.find_survey_checklist(p_community_id, p_code) k;
  if code is null then
    raise exception 'Choose a checklist.' using errcode = 'HXXCL';
  elsif v_archived_at is not null then
    raise exception 'This checklist is archived.' using errcode = 'HXXKA';
  elsif jsonb_array_length(items) = 0 then
    raise exception 'Add an item to the checklist first.' using errcode = 'HXXKE';
  end if;
end $$;
