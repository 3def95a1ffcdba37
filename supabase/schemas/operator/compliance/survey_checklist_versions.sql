-- Every version of an operator's checklist, the current one too. Written by a trigger, so no change goes without one.
create table private.survey_checklist_versions (
  checklist_id uuid not null references private.survey_checklists (id) on delete cascade,
  number integer not null,
  name text not null,
  items jsonb not null,
  is_archived boolean not null,
  restored_from integer,
  saved_at timestamptz not null,
  saved_by uuid references public.profiles (id) on delete set null,

  constraint survey_checklist_versions_pkey primary key (checklist_id, number),
  constraint survey_checklist_versions_number_in_range check (number between 1 and 500),
  constraint survey_checklist_versions_restored_from_is_earlier check (restored_from between 1 and number - 1),
  constraint survey_checklist_versions_name_is_plain check (private.is_single_line(name, 120))
);

create index survey_checklist_versions_saved_by_idx on private.survey_checklist_versions (saved_by);

alter table private.survey_checklist_versions enable row level security;

create trigger refuse_change before update or delete on private.survey_checklist_versions
  for each row execute function private.refuse_compliance_history_change('saved_by');

-- Fails on a change of content that does not raise the version.
create function private.record_checklist_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and (new.name, new.items, new.archived_at) is not distinct from (old.name, old.items, old.archived_at) then
    return null;
  end if;
  insert into private.survey_checklist_versions (checklist_id, number, name, items, is_archived, restored_from, saved_at, saved_by)
  values (new.id, new.version, new.name, new.items, new.archived_at is not null, new.restored_from, new.changed_at, new.changed_by);
  return null;
end $$;
create trigger record_version after insert or update on private.survey_checklists
  for each row execute function private.record_checklist_version();

create function private.list_checklist_versions(p_community_id uuid, p_id uuid, p_below public.whole_number default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_versions jsonb;
begin
  perform private.require_community_right(p_community_id, 'surveys', 'read');
  if not exists (
    select from private.survey_checklists k
    where k.id = p_id and k.community_id = any (private.list_operator_community_ids(p_community_id))
  ) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  select coalesce(jsonb_agg(jsonb_build_object(
    'number', v.number, 'name', v.name, 'items', v.items, 'is_archived', v.is_archived, 'restored_from', v.restored_from,
    'saved_at', v.saved_at, 'saved_by', private.get_entry_name(v.saved_by),
    'before', (
      select jsonb_build_object('name', b.name, 'items', b.items, 'is_archived', b.is_archived)
      from private.survey_checklist_versions b where b.checklist_id = p_id and b.number = v.number - 1
    )
  ) order by v.number desc), '[]')
  into v_versions
  from (
    select * from private.survey_checklist_versions x
    where x.checklist_id = p_id and (p_below is null or x.number < p_below) order by x.number desc limit 10
  ) v;
  return jsonb_build_object(
    'versions', v_versions, 'next', nullif((select min((v ->> 'number')::integer) from jsonb_array_elements(v_versions) v), 1)
  );
end $$;

-- Returns ten versions of a checklist, newest first, each with the one before it, for positions that read surveys. `next`
-- starts the next page.
select private.expose('list_checklist_versions', 'authenticated');
