-- User calls for automations: save, test, switch, view, approve or dismiss, undo.

create function private.lock_automation(p_id uuid) returns public.automations
language plpgsql security definer set search_path = '' as $$
declare
  v_rule public.automations;
begin
  perform private.lock_member();
  select * into v_rule from public.automations a
  where a.id = p_id and a.owner_id = auth.uid() and a.workspace_id = any (private.list_my_workspace_ids()) for update;
  if v_rule.id is null then
    raise exception 'Automation not found.' using errcode = 'HXAUN';
  end if;
  return v_rule;
end $$;

create function private.save_automation(
  p_rule public.payload, p_id uuid default null, p_version public.whole_number default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_tenant_id constant uuid := private.current_tenant_id();
  v_rule public.automations;
begin
  if jsonb_typeof(p_rule) is distinct from 'object' then
    raise exception 'This trigger is not supported.' using errcode = 'HXAUO';
  end if;
  perform private.require_valid_automation(
    p_rule ->> 'occasion', p_rule ->> 'occasion_value', p_rule ->> 'whose', p_rule ->> 'matches', p_rule -> 'conditions',
    p_rule -> 'acts'
  );
  perform private.require_action_text(p_rule ->> 'name', 120);
  if p_id is not null then
    v_rule := private.lock_automation(p_id);
    if v_rule.version is distinct from p_version then
      raise exception 'This automation was changed by someone else. Reload and try again.' using errcode = 'HXAUV';
    end if;
  elsif (select count(*) from public.automations a where a.owner_id = v_me) >= 50 then
    raise exception 'You have reached the limit of 50 automations.' using errcode = 'HXAUM';
  end if;
  insert into public.automations as a (
    id, owner_id, tenant_id, workspace_id, name, occasion, occasion_value, whose, matches, conditions, acts
  ) values (
    coalesce(p_id, gen_random_uuid()), v_me, v_tenant_id, private.get_workspace_id(v_me, v_tenant_id, 'private'),
    btrim(p_rule ->> 'name'), p_rule ->> 'occasion', p_rule ->> 'occasion_value', p_rule ->> 'whose',
    p_rule ->> 'matches', p_rule -> 'conditions', p_rule -> 'acts'
  )
  -- A changed rule must be tested before it runs again.
  on conflict (id) do update set
    name = excluded.name, occasion = excluded.occasion, occasion_value = excluded.occasion_value, whose = excluded.whose,
    matches = excluded.matches, conditions = excluded.conditions, acts = excluded.acts, version = a.version + 1,
    updated_at = now(), is_on = false, paused_because = null
  returning * into v_rule;
  return v_rule.id;
end $$;

-- Saves an automation of the caller's, switched off: `{"name", "occasion", "occasion_value", "whose",
-- "matches", "conditions": [{"field", "is", "value"}], "acts": [{"do", …}]}`. Without an ID it creates one.
select private.expose('save_automation', 'authenticated');

create function private.set_automation_enabled(p_id uuid, p_on boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_rule constant public.automations := private.lock_automation(p_id);
begin
  if p_on then
    perform private.require_valid_automation(
      v_rule.occasion, v_rule.occasion_value, v_rule.whose, v_rule.matches, v_rule.conditions, v_rule.acts
    );
  end if;
  update public.automations a set
    is_on = p_on, paused_because = null, updated_at = now(), version = a.version + 1,
    on_since = case when p_on then clock_timestamp() else a.on_since end,
    swept_at = case when p_on then clock_timestamp() else a.swept_at end
  where a.id = p_id and a.is_on is distinct from p_on;
end $$;

-- Switches an automation on, for events from then on, or off.
select private.expose('set_automation_enabled', 'authenticated');

create function private.remove_automation(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_automation(p_id);
  delete from public.automations a where a.id = p_id;
end $$;

-- Deletes an automation and its log. What it did stays.
select private.expose('remove_automation', 'authenticated');

-- Returns the caller's automations by name, each with its run count, last run, and number of pending
-- approvals.
create function public.my_automations() returns table (
  id uuid, version integer, name text, is_on boolean, paused_because text, occasion text, occasion_value text, whose text,
  matches text, conditions jsonb, acts jsonb, runs bigint, last_at timestamptz, waiting bigint
)
language sql stable set search_path = '' as $$
  select a.id, a.version, a.name, a.is_on, a.paused_because, a.occasion, a.occasion_value, a.whose, a.matches,
    a.conditions, a.acts, r.runs, r.last_at, r.waiting
  from public.automations a
  cross join lateral (
    select count(*) as runs, max(r.at) as last_at, count(*) filter (where r.outcome = 'waiting') as waiting
    from public.automation_runs r where r.automation_id = a.id and r.outcome not in ('not_run', 'refused')
  ) r
  order by lower(a.name), a.id
$$;
grant execute on function public.my_automations() to authenticated;

-- Stable, so it can't write anything.
create function private.preview_automation(p_rule public.payload) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  v_me constant uuid := auth.uid();
  v_kind text;
  v_lines jsonb := '[]';
  v_at record;
  v_record jsonb;
  v_failing jsonb;
  v_seen integer := 0;
  v_meets integer := 0;
begin
  perform private.require_approval();
  v_kind := private.require_valid_automation(
    p_rule ->> 'occasion', p_rule ->> 'occasion_value', p_rule ->> 'whose', p_rule ->> 'matches', p_rule -> 'conditions',
    p_rule -> 'acts'
  );
  for v_at in
    select * from private.find_trigger_occurrences(
      v_me, private.list_my_workspace_ids(), p_rule ->> 'occasion', p_rule ->> 'occasion_value', now() - interval '30 days', now()
    ) o order by o.at desc
  loop
    v_record := private.automation_record(v_kind, v_at.record_id);
    continue when v_record is null
      or p_rule ->> 'whose' = 'mine' and v_kind <> 'listings' and (v_record ->> 'owner_id')::uuid <> v_me;
    v_seen := v_seen + 1;
    v_failing := private.failing_condition(v_kind, v_at.record_id, p_rule ->> 'matches', p_rule -> 'conditions');
    v_meets := v_meets + (v_failing is null)::integer;
    if v_seen <= 100 then
      v_lines := v_lines || jsonb_build_array(jsonb_build_object(
        'id', v_at.record_id || ':' || v_seen, 'record_id', v_at.record_id, 'title', left(v_record ->> 'title', 200),
        'at', v_at.at, 'failing', v_failing
      ));
    end if;
  end loop;
  return jsonb_build_object('kind', v_kind, 'happened', v_seen, 'meets', v_meets, 'lines', v_lines);
end $$;

-- Dry run: returns what an automation would have matched in the past 30 days, with records as they are now.
-- `failing` is the condition that excluded a record.
select private.expose('preview_automation', 'authenticated');

create function private.lock_automation_run(p_id uuid, p_outcomes text[]) returns public.automation_runs
language plpgsql security definer set search_path = '' as $$
declare
  v_run public.automation_runs;
begin
  perform private.lock_member();
  select * into v_run from public.automation_runs r
  where r.id = p_id and r.owner_id = auth.uid() and r.workspace_id = any (private.list_my_workspace_ids()) and r.outcome = any (p_outcomes)
  for update;
  if v_run.id is null then
    raise exception 'Nothing to approve here.' using errcode = 'HXAUR';
  end if;
  return v_run;
end $$;
grant execute on function private.lock_automation_run(uuid, text[]) to authenticated;

create function private.finish_automation_run(p_id uuid, p_outcome text, p_steps jsonb, p_version integer) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.automation_runs r
  set outcome = p_outcome, steps = p_steps, version = coalesce(p_version, r.version), decided_at = now()
  where r.id = p_id and r.owner_id = auth.uid();
end $$;
grant execute on function private.finish_automation_run(uuid, text, jsonb, integer) to authenticated;

-- Approves a pending run, which executes now with the caller's rights.
create function public.approve_automation_run(p_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_run constant public.automation_runs := private.lock_automation_run(p_id, '{waiting}');
  v_done jsonb;
begin
  v_done := private.run_automation_actions(
    v_run.kind, v_run.record_id, (select jsonb_agg(s) from jsonb_array_elements(v_run.steps) s where not s ? 'made'),
    'automation:' || v_run.id || ':yes', array[v_run.automation_id]
  );
  perform private.finish_automation_run(
    p_id, 'done', (select coalesce(jsonb_agg(s), '[]') from jsonb_array_elements(v_run.steps) s where s ? 'made') || (v_done -> 'steps'),
    (v_done ->> 'version')::integer
  );
end $$;
grant execute on function public.approve_automation_run(uuid) to authenticated;

-- Dismisses a pending run; what was already done stays and can be undone.
create function public.dismiss_automation_run(p_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_run constant public.automation_runs := private.lock_automation_run(p_id, '{waiting}');
  v_made constant jsonb := (select coalesce(jsonb_agg(s), '[]') from jsonb_array_elements(v_run.steps) s where s ? 'made');
begin
  perform private.finish_automation_run(p_id, case when v_made = '[]' then 'dismissed' else 'done' end, v_made, null);
end $$;
grant execute on function public.dismiss_automation_run(uuid) to authenticated;

-- Returns a record to its previous owner after a rule of the caller's transferred it. By hand only the new
-- owner could do this, so it is allowed only while the record is unchanged and both users still work in its
-- workspace.
create function private.return_record_to_owner(p_run public.automation_runs, p_to uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_count integer;
begin
  execute format(
    'update public.%I r set owner_id = $1 where r.id = $2 and r.workspace_id = any ($3) and private.has_workspace_access($1, r.workspace_id)', p_run.kind
  ) using p_to, p_run.record_id, private.list_my_workspace_ids();
  get diagnostics v_count = row_count;
  if v_count = 0 then
    raise exception 'This automation was changed by someone else. Reload and try again.' using errcode = 'HXAUV';
  end if;
end $$;

-- Undoes steps the owner has no call for: unread notifications and transfers.
create function private.undo_notification_or_transfer(p_run_id uuid, p_step jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_run constant public.automation_runs := private.lock_automation_run(p_run_id, '{done,waiting}');
begin
  if not v_run.steps @> jsonb_build_array(p_step) then
    return;
  elsif p_step ->> 'do' = 'notify' then
    delete from public.notifications n
    where n.user_id = (p_step ->> 'told')::uuid and n.dedupe_key = p_step ->> 'made' and n.kind = 'automation' and n.read_at is null;
  elsif p_step ->> 'do' = 'assign' then
    perform private.return_record_to_owner(v_run, (p_step ->> 'made')::uuid);
  end if;
end $$;
grant execute on function private.undo_notification_or_transfer(uuid, jsonb) to authenticated;

create function private.undo_automation_step(p_run public.automation_runs, p_step jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_id constant uuid := case when p_step ->> 'do' in ('task', 'note', 'enrol', 'extract', 'summarize', 'draft') then (p_step ->> 'made')::uuid end;
begin
  case p_step ->> 'do'
    when 'task' then
      delete from public.record_tasks t where t.id = v_id and t.done_at is null;
    when 'note', 'extract', 'summarize', 'draft' then
      update public.record_comments c set deleted_at = now() where c.id = v_id and c.deleted_at is null;
    when 'set', 'tag', 'classify' then
      perform public.restore_record(p_run.kind, p_run.record_id, c.id) from public.record_changes c
      where c.record_id = p_run.record_id and c.kind = p_run.kind and c.version = (p_step ->> 'made')::integer;
    when 'enrol' then
      perform public.end_enrollment(v_id, false) from public.sequence_enrolments e where e.id = v_id and e.status = 'active';
    when 'deal' then
      perform public.undo_conversion(p_run.record_id);
    else
      perform private.undo_notification_or_transfer(p_run.id, p_step);
  end case;
end $$;
grant execute on function private.undo_automation_step(public.automation_runs, jsonb) to authenticated;

-- Undoes one run in reverse order, with the caller's rights. Fails as a whole if the record was changed
-- since; completed tasks stay.
create function public.undo_automation_run(p_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_run constant public.automation_runs := private.lock_automation_run(p_id, '{done,waiting}');
  v_step jsonb;
begin
  if v_run.version is not null and exists (
    select from jsonb_array_elements(v_run.steps) s
    where s ->> 'made' is not null and s ->> 'do' in ('set', 'tag', 'classify', 'assign', 'deal')
  ) and private.get_automation_action_context(v_run.kind, v_run.record_id) ->> 'version' is distinct from v_run.version::text then
    raise exception 'This automation was changed by someone else. Reload and try again.' using errcode = 'HXAUV';
  end if;
  perform set_config('haven.automation_chain', array[v_run.automation_id]::text, true);
  for v_step in
    select s.step from jsonb_array_elements(v_run.steps) with ordinality s (step, place)
    where s.step ->> 'made' is not null order by s.place desc
  loop
    perform private.undo_automation_step(v_run, v_step);
  end loop;
  perform set_config('haven.automation_chain', '', true);
  perform private.finish_automation_run(p_id, 'undone', v_run.steps, null);
end $$;
grant execute on function public.undo_automation_run(uuid) to authenticated;
