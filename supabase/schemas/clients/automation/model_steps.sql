-- Steps of automations that a language model reads. The edge function run-workflow-models asks the model; the runner writes
-- the result with the owner's rights. Without an answer the rules decide.
create table private.automation_model_steps (
  id uuid primary key default gen_random_uuid(),
  run_id uuid not null references public.automation_runs (id) on delete cascade,
  place integer not null,
  attempts integer not null default 0,
  claimed_until timestamptz,
  answer jsonb,
  created_at timestamptz not null default clock_timestamp(),

  constraint automation_model_steps_once unique (run_id, place),
  constraint automation_model_steps_place_in_range check (place between 0 and 20),
  constraint automation_model_steps_answer_is_small check (jsonb_typeof(answer) = 'object' and pg_column_size(answer) < 10000)
);
comment on column private.automation_model_steps.place is 'The index of the step in its run.';
create index automation_model_steps_due_idx on private.automation_model_steps (created_at);

alter table private.automation_model_steps enable row level security;

-- True if a language model is switched on for the caller.
create function private.has_ai_provider() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_provider constant private.ai_providers := private.get_my_ai_provider();
begin
  return v_provider.id is not null;
end $$;
grant execute on function private.has_ai_provider() to authenticated;

create function private.queue_automation_model_steps() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.automation_model_steps (run_id, place)
  select new.id, s.place - 1 from jsonb_array_elements(new.steps) with ordinality s (step, place)
  where s.step -> 'is_pending' = 'true'
  on conflict do nothing;
  return null;
end $$;

create trigger queue_automation_model_steps after insert or update of steps on public.automation_runs
  for each row execute function private.queue_automation_model_steps();

-- Acts as a user for the rest of the transaction. For workers of the server only.
-- Steps that wait for a model.
create view private.due_automation_model_steps as
  select s.id, s.created_at from private.automation_model_steps s
  where s.answer is null and s.attempts < 3 and (s.claimed_until is null or s.claimed_until <= now());

-- For the schedule, which then calls the function.
create function private.is_automation_model_step_due() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.due_automation_model_steps)
$$;

create function private.claim_automation_model_steps() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_claims constant text := coalesce(current_setting('request.jwt.claims', true), '');
  v_step record;
  v_all jsonb := '[]';
begin
  for v_step in
    update private.automation_model_steps s
    set attempts = s.attempts + 1, claimed_until = now() + interval '1 minute'
    from public.automation_runs r
    where r.id = s.run_id and s.id in (
      select q.id from private.due_automation_model_steps q order by q.created_at limit 5 for update skip locked
    )
    returning s.id, r.owner_id, r.kind, r.record_id, r.title, r.steps -> s.place as act
  loop
    perform private.act_as(v_step.owner_id);
    v_all := v_all || jsonb_build_array(jsonb_build_object(
      'id', v_step.id, 'do', v_step.act ->> 'do', 'words', v_step.act ->> 'words', 'title', v_step.title,
      'facts', private.summarize_automation_record(v_step.kind, v_step.record_id),
      'text', private.get_automation_text(v_step.kind, v_step.record_id)
    ));
  end loop;
  perform set_config('request.jwt.claims', v_claims, true);
  return v_all;
end $$;

-- Takes up to five steps for a minute, each with the text that its owner can read now.
select private.expose('claim_automation_model_steps', 'service_role');

create function private.reserve_automation_model_step(
  p_id uuid, p_tokens public.whole_number, p_has_health_data boolean default true
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_claims constant text := coalesce(current_setting('request.jwt.claims', true), '');
  v_step record;
  v_call jsonb;
begin
  select r.owner_id, r.steps -> s.place ->> 'do' as purpose into v_step
  from private.automation_model_steps s join public.automation_runs r on r.id = s.run_id
  where s.id = p_id and s.answer is null;
  if not found then
    return '{"refused": "not_configured"}';
  end if;
  perform private.act_as(v_step.owner_id);
  v_call := private.begin_ai_call(v_step.purpose, p_tokens, p_has_health_data);
  perform set_config('request.jwt.claims', v_claims, true);
  return v_call;
end $$;

-- Reserves tokens for a step from its owner's limits, like begin_ai_call.
select private.expose('reserve_automation_model_step', 'service_role');

create function private.answer_automation_model_step(
  p_id uuid, p_call_id uuid, p_output text default null, p_refused text default null
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update private.automation_model_steps s
  set answer = jsonb_strip_nulls(jsonb_build_object(
    'refused', case
      when p_refused ~ '^[a-z_]{2,40}$' then p_refused
      when p_output is not null and not private.is_plain_message(p_output, 1100) then 'failed'
    end,
    'model', c.model, 'tokens', c.input_tokens + c.output_tokens, 'cost_micros', c.cost_micros
  )) || case when p_refused is null then jsonb_build_object('output', p_output) else '{}' end
  from (select) one left join private.ai_calls c on c.id = p_call_id
  where s.id = p_id and s.answer is null;
end $$;

-- Stores what the model found, null for nothing, or why it wasn't asked.
select private.expose('answer_automation_model_step', 'service_role');

-- Writes what was found, and returns the step as it is logged. Runs with the caller's rights.
create function private.finish_reading_step(p_kind text, p_id uuid, p_act jsonb, p_answer jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_has_answer constant boolean := p_answer ? 'output' and not p_answer ? 'refused';
  v_facts constant jsonb := private.get_automation_action_context(p_kind, p_id);
  v_output text;
begin
  if v_facts is null then
    raise exception 'Record not found.' using errcode = 'HXAUG';
  end if;
  v_output := case when v_has_answer then p_answer ->> 'output'
    else private.read_by_rules(p_kind, p_id, p_act, v_facts ->> 'title') end;
  return (p_act - '{is_pending,chain}'::text[]) || (p_answer - 'output') || jsonb_build_object(
    'made', private.write_reading(p_kind, p_id, p_act, v_output, v_has_answer),
    'by', case when v_has_answer then 'model' else 'rules' end,
    'output', private.to_single_line(left(coalesce(v_output, ''), 300), 300)
  );
end $$;
grant execute on function private.finish_reading_step(text, uuid, jsonb, jsonb) to authenticated;

-- Writes the results of models with their owners' rights; what waited 15 minutes is read by rules. Returns how many.
create function private.apply_automation_model_steps(p_now timestamptz) returns integer
language plpgsql set search_path = '' as $$
declare
  v_claims constant text := coalesce(current_setting('request.jwt.claims', true), '');
  v_step private.automation_model_steps;
  v_run public.automation_runs;
  v_act jsonb;
  v_done jsonb;
  v_before text;
  v_after text;
  v_count integer := 0;
begin
  for v_step in
    delete from private.automation_model_steps s where s.id in (
      select q.id from private.automation_model_steps q
      where q.answer is not null or q.created_at <= p_now - interval '15 minutes'
      order by q.created_at limit 100 for update skip locked
    ) returning s.*
  loop
    v_count := v_count + 1;
    select * into v_run from public.automation_runs r where r.id = v_step.run_id for update;
    v_act := v_run.steps -> v_step.place;
    -- Undone or dismissed since.
    continue when v_run.id is null or v_run.outcome not in ('done', 'waiting') or v_act -> 'is_pending' is distinct from 'true';
    perform private.act_as(v_run.owner_id);
    begin
      perform private.require_approval();
      v_before := private.get_automation_action_context(v_run.kind, v_run.record_id) ->> 'version';
      perform set_config('role', 'authenticated', true);
      perform set_config('haven.automation_chain', (
        select coalesce(array_agg(c::uuid), '{}') from jsonb_array_elements_text(v_act -> 'chain') c
      )::text, true);
      v_done := private.finish_reading_step(
        v_run.kind, v_run.record_id, v_act, coalesce(v_step.answer, '{"refused": "timed_out"}')
      );
      perform set_config('haven.automation_chain', '', true);
      perform set_config('role', 'none', true);
      v_after := private.get_automation_action_context(v_run.kind, v_run.record_id) ->> 'version';
    exception when others then
      v_done := (v_act - '{is_pending,chain}'::text[]) || (coalesce(v_step.answer, '{}') - 'output') || jsonb_build_object(
        'made', null, 'by', 'rules', 'output', '', 'refused', 'failed'
      );
      v_after := v_before;
    end;
    perform set_config('request.jwt.claims', v_claims, true);
    update public.automation_runs r
    set steps = jsonb_set(r.steps, array[v_step.place::text], v_done),
      -- Someone else's change in between still blocks an undo.
      version = case when r.version::text = v_before then v_after::integer else r.version end
    where r.id = v_run.id;
  end loop;
  return v_count;
end $$;
