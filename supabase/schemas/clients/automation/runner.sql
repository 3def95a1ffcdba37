-- Processes queued events. Actions run as the rule's owner, with their claims and the authenticated role, so
-- every table and call checks the owner's current rights.

-- Hourly limits on automation runs per user and per workspace.
create function private.automation_rate_limits() returns table (of_owner integer, of_house integer)
language sql immutable set search_path = '' as $$
  select 100, 400
$$;

create function private.pause_automation(p_id uuid, p_because text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_rule public.automations;
begin
  update public.automations a set is_on = false, paused_because = p_because, updated_at = now()
  where a.id = p_id and a.is_on returning * into v_rule;
  if v_rule.id is not null and p_because in ('rights', 'flood') then
    perform private.notify(
      v_rule.owner_id, 'automation_paused', 'automation:' || v_rule.id || ':' || v_rule.on_since,
      jsonb_build_object('name', v_rule.name, 'why', case p_because
        when 'flood' then 'Paused. It ran more often than allowed within an hour.'
        else 'Paused. It tried something you do not have permission to do.' end)
    );
  end if;
end $$;

-- Returns why a rule doesn't run for an event, with its owner's claims; null if it should run. "unseen" is
-- never reported: the owner must not learn that the record exists.
create function private.automation_skip_reason(p_rule public.automations, p_event private.automation_events, p_now timestamptz) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_record jsonb;
begin
  if not private.is_approved() then
    return 'not_let_in';
  elsif p_rule.tenant_id is not null and not exists (
    select from public.tenant_users u where u.user_id = p_rule.owner_id and u.tenant_id = p_rule.tenant_id
  ) then
    return 'left';
  elsif private.current_tenant_id() is distinct from p_rule.tenant_id then
    return 'elsewhere';
  end if;
  v_record := private.automation_record(p_event.kind, p_event.record_id);
  return case
    when v_record is null
      or p_rule.whose = 'mine' and p_event.kind <> 'listings' and (v_record ->> 'owner_id')::uuid <> p_rule.owner_id
      then 'unseen'
    when p_rule.id = any (p_event.chain) or cardinality(p_event.chain) >= 3 then 'chain'
    when exists (
      select from public.automation_runs r
      where r.automation_id = p_rule.id and r.record_id = p_event.record_id and r.outcome in ('done', 'waiting')
        and r.at > p_now - interval '10 minutes'
    ) then 'again'
    when (
      select count(*) >= p.of_owner from private.automation_rate_limits() p, public.automation_runs r
      where r.owner_id = p_rule.owner_id and r.outcome <> 'not_run' and r.at > p_now - interval '1 hour'
      group by p.of_owner
    ) or (
      select count(*) >= p.of_house from private.automation_rate_limits() p, public.automation_runs r
      where r.organization_id = coalesce(p_rule.tenant_id, p_rule.owner_id) and r.outcome <> 'not_run' and r.at > p_now - interval '1 hour'
      group by p.of_house
    ) then 'pace'
  end;
end $$;

create function private.log_automation_run(
  p_rule public.automations, p_event private.automation_events, p_outcome text, p_reason text, p_detail jsonb,
  p_steps jsonb default '[]', p_version integer default null
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.automation_runs (
    automation_id, owner_id, workspace_id, organization_id, cause, kind, record_id, title, outcome, reason, detail, steps, version
  ) values (
    p_rule.id, p_rule.owner_id, p_rule.workspace_id, coalesce(p_rule.tenant_id, p_rule.owner_id), p_event.cause, p_event.kind,
    p_event.record_id,
    coalesce(left(private.automation_record(p_event.kind, p_event.record_id) ->> 'title', 200), 'A record'), p_outcome,
    p_reason, p_detail, p_steps, p_version
  ) on conflict do nothing;
end $$;

-- Runs one rule for one event. Not security definer: it switches to the authenticated role while it acts.
create function private.run_automation(p_rule public.automations, p_event private.automation_events, p_now timestamptz)
returns void
language plpgsql set search_path = '' as $$
declare
  v_why text;
  v_failing jsonb;
  v_done jsonb;
  v_code text;
  v_detail text;
  v_now jsonb;
  v_later jsonb;
begin
  if exists (select from public.automation_runs r where r.automation_id = p_rule.id and r.cause = p_event.cause) then
    return;
  end if;
  v_why := private.automation_skip_reason(p_rule, p_event, p_now);
  if v_why in ('not_let_in', 'left') then
    perform private.pause_automation(p_rule.id, v_why);
  elsif v_why = 'pace' then
    -- Logged once, so a flood of events doesn't flood the log.
    perform private.log_automation_run(p_rule, p_event, 'not_run', 'pace', null);
    perform private.pause_automation(p_rule.id, 'flood');
  elsif v_why is not null and v_why <> 'unseen' then
    perform private.log_automation_run(p_rule, p_event, 'not_run', v_why, null);
  end if;
  if v_why is not null then
    return;
  end if;
  v_failing := private.failing_condition(p_event.kind, p_event.record_id, p_rule.matches, p_rule.conditions);
  if v_failing is not null then
    perform private.log_automation_run(p_rule, p_event, 'not_run', 'condition', v_failing);
    return;
  end if;
  -- Everything after an approval step waits with it.
  select coalesce(jsonb_agg(p.act order by p.place) filter (where not p.waits), '[]'),
    coalesce(jsonb_agg(p.act order by p.place) filter (where p.waits), '[]')
  into v_now, v_later
  from (
    select a.act, a.place, private.action_requires_approval(a.act)
      or coalesce(bool_or(a.act ->> 'do' = 'approve') over (order by a.place), false) as waits
    from jsonb_array_elements(p_rule.acts) with ordinality a (act, place)
  ) p;
  begin
    perform set_config('role', 'authenticated', true);
    v_done := private.run_automation_actions(
      p_event.kind, p_event.record_id, v_now, 'automation:' || p_rule.id || ':' || md5(p_event.cause), p_event.chain || p_rule.id
    );
    perform set_config('role', 'none', true);
    perform private.log_automation_run(
      p_rule, p_event, case when jsonb_array_length(v_later) > 0 then 'waiting' else 'done' end, null, null,
      (v_done -> 'steps') || v_later, (v_done ->> 'version')::integer
    );
  exception when others then
    get stacked diagnostics v_code = returned_sqlstate, v_detail = pg_exception_detail;
  end;
  if v_code is not null then
    perform private.log_automation_run(
      p_rule, p_event, 'refused', 'refused',
      jsonb_strip_nulls(jsonb_build_object('code', v_code, 'said', nullif(left(v_detail, 100), '')))
    );
    if v_code in ('42501', 'HXRTO', 'HXAUH', 'HXAUP', 'HXRTA', 'HXSQG') then
      perform private.pause_automation(p_rule.id, 'rights');
    end if;
  end if;
end $$;

-- Returns the rules that listen for an event, oldest first.
create function private.lock_automations_for_event(p_event private.automation_events) returns setof public.automations
language sql stable set search_path = '' as $$
  select a.* from public.automations a
  where a.is_on and a.occasion = (p_event).occasion and a.occasion_value is not distinct from (p_event).value
    and (
      a.id = (p_event).automation_id
      or (p_event).automation_id is null and (
        a.owner_id = (p_event).account_id or (p_event).workspace_id in (a.owner_id, a.tenant_id, a.workspace_id)
      )
    )
    and a.on_since <= (p_event).at
  order by a.created_at, a.id limit 200
$$;

-- Processes up to 200 queued events and answers of models; returns how many. Safe to run concurrently.
create function private.work_automations(p_now timestamptz default now()) returns integer
language plpgsql set search_path = '' as $$
declare
  v_claims constant text := coalesce(current_setting('request.jwt.claims', true), '');
  v_event private.automation_events;
  v_rule public.automations;
  v_count integer := 0;
begin
  perform private.enqueue_timed_automations(p_now);
  for v_event in
    delete from private.automation_events e where e.id in (
      select q.id from private.automation_events q order by q.id limit 200 for update skip locked
    ) returning e.*
  loop
    for v_rule in select * from private.lock_automations_for_event(v_event) loop
      perform private.act_as(v_rule.owner_id);
      perform private.run_automation(v_rule, v_event, p_now);
      perform set_config('request.jwt.claims', v_claims, true);
    end loop;
    v_count := v_count + 1;
  end loop;
  return v_count + private.apply_automation_model_steps(p_now);
end $$;

-- Expires approvals after a month and log entries after three; returns the number of rows.
create function private.prune_automations() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_count integer;
begin
  update public.automation_runs r set outcome = 'dismissed', reason = 'expired', decided_at = now()
  where r.outcome = 'waiting' and r.at < now() - interval '30 days';
  delete from public.automation_runs r where r.id in (
    select o.id from public.automation_runs o where o.at < now() - interval '90 days' order by o.at limit 5000
  );
  get diagnostics v_count = row_count;
  return v_count;
end $$;

-- When a user leaves a team, their automations go with them, paused: they no longer have access to the
-- records.
create function private.pause_automations_of_former_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.automations a
  set tenant_id = null, workspace_id = a.owner_id, is_on = false, paused_because = 'left', version = a.version + 1, updated_at = now()
  where a.owner_id = old.user_id and a.tenant_id = old.tenant_id;
  update public.automation_runs r set workspace_id = old.user_id
  where r.owner_id = old.user_id and r.workspace_id = private.get_personal_workspace_id(old.user_id, old.tenant_id);
  return null;
end $$;

create trigger leaving_2_pause_automations after delete on public.tenant_users
  for each row execute function private.pause_automations_of_former_member();
