-- Checks inputs as in `shared/investing/exitInputs.ts`.
create function private.are_exit_inputs(p_inputs jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  c_keys constant text[] := array[
    'decisionMonth', 'horizonMonth', 'ordinaryRate', 'capitalGainsRate', 'recaptureRate', 'investmentRate', 'stateRate', 'landShare',
    'recovery', 'isDeferred', 'refinance', 'recapShare', 'recapCosts'
  ];
  c_terms constant text[] := array['loanToValue', 'coverage', 'rate', 'years', 'fee'];
begin
  return jsonb_typeof(p_inputs) = 'object' and p_inputs ?& c_keys and p_inputs - c_keys = '{}'
    and jsonb_typeof(p_inputs -> 'refinance') = 'object' and p_inputs -> 'refinance' ?& c_terms
    and (p_inputs -> 'refinance') - c_terms = '{}'
    and p_inputs ->> 'recovery' in ('residential', 'nonresidential') and jsonb_typeof(p_inputs -> 'isDeferred') = 'boolean'
    and not exists (
      select from jsonb_each((p_inputs - array['recovery', 'isDeferred', 'refinance']) || (p_inputs -> 'refinance')) n
      where case
        when jsonb_typeof(n.value) <> 'number' then true
        when n.key in ('decisionMonth', 'horizonMonth') then (n.value #>> '{}')::numeric not between 0 and 120 or (n.value #>> '{}')::numeric % 1 <> 0
        when n.key = 'years' then (n.value #>> '{}')::numeric not between 1 and 50 or (n.value #>> '{}')::numeric % 1 <> 0
        when n.key = 'coverage' then (n.value #>> '{}')::numeric not between 0.5 and 5
        else (n.value #>> '{}')::numeric not between 0 and 1
      end
    )
    and (p_inputs ->> 'decisionMonth')::numeric < (p_inputs ->> 'horizonMonth')::numeric;
end $$;
grant execute on function private.are_exit_inputs(jsonb) to service_role;

-- Saved inputs of an exit comparison, one for each underwriting model. Results are computed from them and the model.
create table private.exit_plans (
  model_id uuid primary key references public.underwriting_models (id) on delete cascade,
  scenario_id text not null,
  inputs jsonb not null,
  version integer not null default 1,
  saved_at timestamptz not null default clock_timestamp(),
  saved_by_name text not null default '',

  constraint exit_plans_scenario_id_is_plain check (private.is_single_line(scenario_id, 80)),
  constraint exit_plans_inputs_are_known check (private.are_exit_inputs(inputs)),
  constraint exit_plans_saved_by_name_is_plain check (private.is_single_line(saved_by_name, 300))
);

alter table private.exit_plans enable row level security;

create function private.can_use_underwriting_model(p_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.underwriting_models m
    where m.id = p_id and m.deleted_at is null and m.workspace_id = any (private.list_my_workspace_ids('underwriting_models'))
  );
end $$;

create function private.get_exit_plan(p_model_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.can_use_underwriting_model(p_model_id) then
    raise exception 'Model not found.' using errcode = 'HXUWM';
  end if;
  return (
    select jsonb_build_object(
      'scenario_id', x.scenario_id, 'inputs', x.inputs, 'version', x.version, 'saved_at', x.saved_at, 'saved_by', x.saved_by_name
    )
    from private.exit_plans x where x.model_id = p_model_id
  );
end $$;

select private.expose('get_exit_plan', 'authenticated');

create function private.save_exit_plan(p_model_id uuid, p_version public.whole_number, p_scenario_id text, p_inputs public.payload) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_old private.exit_plans;
begin
  perform from public.underwriting_models m where m.id = p_model_id for update;
  if not private.can_use_underwriting_model(p_model_id) then
    raise exception 'Model not found.' using errcode = 'HXUWM';
  end if;
  perform private.enforce_rate_limit('entity_change', 2000, interval '1 hour');
  select * into v_old from private.exit_plans x where x.model_id = p_model_id;
  if not coalesce(private.are_exit_inputs(p_inputs), false) then
    raise exception 'These inputs are not valid.' using errcode = 'HXINV';
  elsif v_old.scenario_id = p_scenario_id and v_old.inputs = p_inputs then
    return v_old.version;
  elsif coalesce(v_old.version, 0) <> p_version then
    raise exception 'Someone else changed this.' using errcode = 'HXINL';
  end if;
  insert into private.exit_plans as x (model_id, scenario_id, inputs, saved_by_name)
  values (p_model_id, p_scenario_id, p_inputs, coalesce(private.get_my_display_name(), ''))
  on conflict (model_id) do update
  set scenario_id = excluded.scenario_id, inputs = excluded.inputs, version = x.version + 1, saved_at = clock_timestamp(),
    saved_by_name = excluded.saved_by_name
  returning * into v_old;
  return v_old.version;
end $$;

-- Saves the inputs of a model's exit comparison. Returns the saved version.
select private.expose('save_exit_plan', 'authenticated');
