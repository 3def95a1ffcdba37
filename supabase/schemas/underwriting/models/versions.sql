-- Saved versions of underwriting models. A version never changes, so a figure can be traced to what was entered.

-- Checks scenarios as in `shared/underwriting/assumptions.ts`: one to eight, named, with known assumptions. Amounts are
-- in cents; only growth is negative.
create function private.are_underwriting_scenarios(p_scenarios jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  c_keys constant text[] := array[
    'closingOn', 'units', 'occupancy', 'payors', 'otherIncome', 'badDebt', 'expenses', 'managementFee', 'reservePerUnit',
    'lease', 'purchase', 'capital', 'loans', 'refinance', 'exit', 'discountRate', 'waterfall'
  ];
  -- Older versions lack these.
  c_later_keys constant text[] := array['staffing', 'reassessment'];
  v_scenario jsonb;
begin
  if jsonb_typeof(p_scenarios) is distinct from 'array' or char_length(p_scenarios::text) > 400000
    or jsonb_array_length(p_scenarios) not between 1 and 8
    or jsonb_path_exists(p_scenarios, 'strict $.** ? (@.type() == "number" && (@ > 10000000000000 || @ < -0.5))')
    or exists (
      select from jsonb_path_query(p_scenarios, 'strict $.** ? (@.type() == "string")') t (value)
      where not private.is_single_line(t.value #>> '{}', 80)
    )
  then
    return false;
  end if;
  for v_scenario in select s.value from jsonb_array_elements(p_scenarios) s loop
    if jsonb_typeof(v_scenario) is distinct from 'object'
      or jsonb_typeof(v_scenario -> 'id') is distinct from 'string'
      or jsonb_typeof(v_scenario -> 'name') is distinct from 'string'
      or btrim(v_scenario ->> 'name') = ''
      or jsonb_typeof(v_scenario -> 'assumptions') is distinct from 'object'
      or not (v_scenario -> 'assumptions') ?& c_keys
      or (v_scenario -> 'assumptions') - c_keys - c_later_keys <> '{}'
      or jsonb_typeof(v_scenario #> '{assumptions,purchase,price}') is distinct from 'number'
      or (v_scenario #>> '{assumptions,purchase,price}')::numeric % 1 <> 0
      or (v_scenario #>> '{assumptions,purchase,price}')::numeric < 0
      or jsonb_typeof(v_scenario #> '{assumptions,units}') is distinct from 'array'
      or jsonb_array_length(v_scenario #> '{assumptions,units}') > 40
      or exists (
        select from jsonb_array_elements(v_scenario #> '{assumptions,units}') u
        where jsonb_typeof(u.value -> 'count') is distinct from 'number'
          or (u.value ->> 'count')::numeric not between 0 and 10000
          or (u.value ->> 'count')::numeric % 1 <> 0
      )
    then
      return false;
    end if;
  end loop;
  return true;
end $$;
grant execute on function private.are_underwriting_scenarios(jsonb) to service_role;

create table public.underwriting_versions (
  id uuid primary key,
  model_id uuid not null references public.underwriting_models (id) on delete cascade,
  number integer not null,
  by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  note text,
  scenarios jsonb not null,

  constraint underwriting_versions_number_in_range check (number between 1 and 500),
  constraint underwriting_versions_note_is_plain check (private.is_single_line(note, 160)),
  constraint underwriting_versions_scenarios_are_known check (private.are_underwriting_scenarios(scenarios))
);

-- An expression, so that a condition on the number can't use the index.
create unique index underwriting_versions_number_key on public.underwriting_versions (model_id, (number + 0));
create index underwriting_versions_by_idx on public.underwriting_versions (by);

select private.set_up_table('public.underwriting_versions', 'select');

create policy "Model viewers read its versions" on public.underwriting_versions
  for select to authenticated
  using (exists (
    select from public.underwriting_models m
    where m.id = model_id and m.workspace_id = any ((select private.list_my_workspace_ids())::uuid[])
  ));

select private.add_condition_guard(
  'public.underwriting_versions', 'private.has_underwriting_model(model_id, (select private.list_my_workspace_ids()))'
);

-- Saves a version. `p_base` is the version it was edited from; another user's newer version is a conflict. Repeating a
-- save with the same id changes nothing. Returns the version's number.
create function private.save_underwriting_version(
  p_id uuid, p_model_id uuid, p_base public.whole_number, p_scenarios public.payload, p_note text default null
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_model public.underwriting_models;
  v_number integer;
  v_first constant jsonb := p_scenarios #> '{0,assumptions}';
begin
  select m.* into v_model from public.underwriting_models m
  where m.id = p_model_id and m.workspace_id = any (private.list_my_workspace_ids()) and m.deleted_at is null
  for update;
  if not found then
    raise exception 'Model not found.' using errcode = 'HXUWM';
  end if;
  select v.number into v_number from public.underwriting_versions v where v.id = p_id and v.model_id = p_model_id;
  if found then
    return v_number;
  end if;
  if p_base is distinct from v_model.saved_version then
    raise exception 'Version % is newer.', v_model.saved_version using errcode = 'HXUWV';
  end if;
  if not coalesce(private.are_underwriting_scenarios(p_scenarios), false) then
    raise exception 'These assumptions are not valid.' using errcode = 'HXUWS';
  end if;
  if v_model.saved_version >= 500 then
    raise exception 'You have reached the limit of 500.' using errcode = 'HXRMA';
  end if;
  insert into public.underwriting_versions (id, model_id, number, by, note, scenarios)
  values (p_id, p_model_id, v_model.saved_version + 1, auth.uid(), nullif(btrim(p_note), ''), p_scenarios);
  update public.underwriting_models m
  set saved_version = v_model.saved_version + 1,
    scenario_count = jsonb_array_length(p_scenarios),
    price = (v_first #>> '{purchase,price}')::numeric / 100,
    units = (
      select coalesce(sum((u.value ->> 'count')::integer), 0) from jsonb_array_elements(v_first -> 'units') u
    )
  where m.id = p_model_id;
  return v_model.saved_version + 1;
end $$;

select private.expose('save_underwriting_version', 'authenticated');

create function private.get_underwriting_memo(p_model_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_memo jsonb;
begin
  select jsonb_build_object(
    'name', m.name, 'state', m.state, 'version', v.number, 'saved_at', v.created_at, 'scenarios', v.scenarios
  ) into v_memo
  from public.underwriting_models m
  join public.underwriting_versions v on v.model_id = m.id and v.number = m.saved_version
  where m.id = p_model_id and m.workspace_id = any (private.list_my_workspace_ids()) and m.deleted_at is null;
  if v_memo is null then
    raise exception 'Model not found.' using errcode = 'HXUWM';
  end if;
  return v_memo;
end $$;

-- Returns what an investment memo is written from: the latest version of a model. Notes and files are not part of it.
select private.expose('get_underwriting_memo', 'authenticated');
