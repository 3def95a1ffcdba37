-- Automation actions, run with the caller's rights: the runner acting as the owner, or the owner. Unless
-- noted, nothing here has more rights than the calls users make by hand.

-- Returns the facts that actions need about a record the caller can see; null if there is none.
create function private.get_automation_action_context(p_kind text, p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_row constant jsonb := private.automation_record(p_kind, p_id);
begin
  return case when v_row is not null then jsonb_build_object(
    'title', private.to_single_line(v_row ->> 'title', 80), 'owner_id', v_row ->> 'owner_id',
    'contact_id', case p_kind when 'contacts' then p_id::text else v_row ->> 'contact_id' end,
    'version', v_row -> 'version', 'tags', v_row -> 'tags',
    'today', (now() at time zone private.get_user_time_zone(auth.uid()))::date
  ) end;
end $$;
grant execute on function private.get_automation_action_context(text, uuid) to authenticated;

create function private.fill_automation_text(p_words text, p_title text, p_longest integer) returns text
language sql immutable set search_path = '' as $$
  select left(replace(p_words, '{record}', p_title), p_longest)
$$;
grant execute on function private.fill_automation_text(text, text, integer) to authenticated;

create function private.automation_due(p_today date, p_days integer) returns date
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.business_days_after(p_today, least(p_days, 250));
end $$;
grant execute on function private.automation_due(date, integer) to authenticated;

-- Notifies the caller or a teammate who can see the record.
create function private.notify_from_automation(p_to uuid, p_words text, p_kind text, p_id uuid, p_key text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_row constant jsonb := private.automation_record(p_kind, p_id);
begin
  if v_row is null or p_to <> auth.uid() and (
    not exists (select from private.record_people() p where p.id = p_to)
    or p_kind = 'listings' or not private.has_workspace_access(p_to, (v_row ->> 'workspace_id')::uuid)
  ) then
    raise exception 'The person to notify cannot see this record.' using errcode = 'HXAUP';
  end if;
  perform private.enforce_rate_limit('automation', 120, interval '1 hour');
  perform private.notify(
    p_to, 'automation', p_key,
    jsonb_build_object('words', p_words, 'record', v_row ->> 'title', 'path', case p_kind
      when 'listings' then '/my-listings' else (select k.path || '/' || p_id from private.record_kind(p_kind) k)
    end),
    case when p_kind <> 'listings' then jsonb_build_object('kind', p_kind, 'record_id', p_id) else '{}' end
  );
end $$;
grant execute on function private.notify_from_automation(uuid, text, text, uuid, text) to authenticated;

-- Returns the text of a record that the caller can see: its own words and its latest comments.
create function private.get_automation_text(p_kind text, p_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_row constant jsonb := private.automation_record(p_kind, p_id);
begin
  return left(concat_ws(E'\n',
    v_row ->> 'title', v_row ->> 'message', v_row ->> 'description', v_row ->> 'notes',
    (
      select string_agg(c.body, E'\n' order by c.at desc)
      from (
        select b.body, b.created_at as at from public.record_comments b
        where v_row is not null and b.kind = p_kind and b.record_id = p_id and b.deleted_at is null
        order by b.created_at desc limit 20
      ) c
    )
  ), 20000);
end $$;
grant execute on function private.get_automation_text(text, uuid) to authenticated;

-- Returns contact details and figures of a text, one per line, found by rules; null if there are none.
create function private.extract_automation_values(p_text text) returns text
language sql immutable set search_path = '' as $$
  select nullif(string_agg(f.label || ': ' || f.value, E'\n' order by f.place), '')
  from (
    select 1 as place, 'Email' as label, (regexp_match(p_text, '[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9.-]{1,100}\.[A-Za-z]{2,10}'))[1] as value
    union all
    select 2, 'Phone', (regexp_match(p_text, '\(?[2-9][0-9]{2}\)?[ .-][0-9]{3}[ .-][0-9]{4}'))[1]
    union all
    select 3, 'Amount', (regexp_match(p_text, '\$ ?[0-9][0-9,.]{0,14}(?: ?(?:million|thousand|[MKmk]))?'))[1]
    union all
    select 4, 'Beds or units', (regexp_match(p_text, '[0-9]{1,4}[- ](?:licensed )?(?:beds?|units?)\y', 'i'))[1]
    union all
    select 5, 'Date', (regexp_match(p_text, '(?:[0-9]{1,2}/[0-9]{1,2}/[0-9]{2,4}|[0-9]{4}-[0-9]{2}-[0-9]{2})'))[1]
  ) f
  where f.value is not null
$$;
grant execute on function private.extract_automation_values(text) to authenticated;

-- Returns the facts of a record that the caller can see, one per line: status, open tasks, and the latest comment.
create function private.summarize_automation_record(p_kind text, p_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_row constant jsonb := private.automation_record(p_kind, p_id);
begin
  if v_row is null then
    return null;
  end if;
  return left(concat_ws(E'\n',
    'Summary of ' || private.to_single_line(v_row ->> 'title', 80),
    'Status: ' || coalesce(v_row ->> 'stage', v_row ->> 'status', v_row ->> 'state'),
    'Source: ' || (v_row ->> 'source'),
    'Added: ' || left(v_row ->> 'created_at', 10),
    (
      select 'Open tasks: ' || count(*) || coalesce(', next due ' || min(t.due_on), '')
      from public.record_tasks t where t.kind = p_kind and t.record_id = p_id and t.done_at is null
    ),
    (
      select 'Latest comment: ' || private.to_single_line(left(c.body, 200), 200)
      from public.record_comments c
      where c.kind = p_kind and c.record_id = p_id and c.deleted_at is null
      order by c.created_at desc limit 1
    )
  ), 1200);
end $$;
grant execute on function private.summarize_automation_record(text, uuid) to authenticated;

-- Returns what rules find in a record; null for nothing.
create function private.read_by_rules(p_kind text, p_id uuid, p_act jsonb, p_title text) returns text
language plpgsql stable set search_path = '' as $$
declare
  v_text constant text := private.get_automation_text(p_kind, p_id);
begin
  return case p_act ->> 'do'
    when 'classify' then (
      select btrim(w) from regexp_split_to_table(p_act ->> 'words', ',') w
      where btrim(w) <> '' and position(lower(btrim(w)) in lower(v_text)) > 0 limit 1
    )
    when 'extract' then private.extract_automation_values(v_text)
    when 'summarize' then private.summarize_automation_record(p_kind, p_id)
    else private.fill_automation_text(p_act ->> 'words', p_title, 1100)
  end;
end $$;
grant execute on function private.read_by_rules(text, uuid, jsonb, text) to authenticated;

-- Writes what a step found: a tag, or a comment that says who wrote it. Returns what undo needs; null for nothing.
create function private.write_reading(p_kind text, p_id uuid, p_act jsonb, p_output text, p_by_model boolean) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_id uuid;
begin
  if p_output is null then
    return null;
  elsif p_act ->> 'do' = 'classify' then
    return private.run_automation_action(p_kind, p_id, jsonb_build_object('do', 'tag', 'tag', p_act ->> 'tag'), '') -> 'made';
  end if;
  insert into public.record_comments (kind, record_id, body)
  values (p_kind, p_id, case p_act ->> 'do'
    when 'extract' then case when p_by_model then E'Found by a language model:\n' else E'Found by rules:\n' end
    when 'draft' then case when p_by_model then E'Draft by a language model, to review:\n' else E'Draft to review:\n' end
    else case when p_by_model then E'Summary by a language model:\n' else '' end
  end || p_output)
  returning id into v_id;
  return to_jsonb(v_id);
end $$;
grant execute on function private.write_reading(text, uuid, jsonb, text, boolean) to authenticated;

-- Runs one step that reads a record. By rules it returns the step with its input, its output and its cost, which is zero. A
-- step that its owner lets a model read is pending until the model has answered.
create function private.run_reading_step(p_kind text, p_id uuid, p_act jsonb, p_title text) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_input constant jsonb := jsonb_build_object(
    'input', private.to_single_line(left(private.get_automation_text(p_kind, p_id), 200), 200)
  );
  v_output text;
begin
  if p_act -> 'by_model' = 'true' and private.has_ai_provider() then
    return p_act || v_input || jsonb_build_object(
      'made', null, 'by', 'model', 'is_pending', true, 'chain', to_jsonb(private.current_automation_chain())
    );
  end if;
  v_output := private.read_by_rules(p_kind, p_id, p_act, p_title);
  return p_act || v_input || jsonb_build_object(
    'made', private.write_reading(p_kind, p_id, p_act, v_output, false), 'by', 'rules', 'cost_cents', 0,
    'output', private.to_single_line(left(coalesce(v_output, ''), 300), 300)
  );
end $$;
grant execute on function private.run_reading_step(text, uuid, jsonb, text) to authenticated;

-- Runs one action on one record; returns the action with what it created, for undo.
create function private.run_automation_action(p_kind text, p_id uuid, p_act jsonb, p_key text) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_me constant uuid := auth.uid();
  v_facts constant jsonb := private.get_automation_action_context(p_kind, p_id);
  v_title constant text := v_facts ->> 'title';
  v_to uuid;
  v_id uuid;
  v_row jsonb;
  v_reason text;
  v_count integer;
begin
  if v_facts is null then
    raise exception 'Record not found.' using errcode = 'HXAUG';
  end if;
  v_to := case
    when p_act ->> 'to' = 'me' then v_me when p_act ->> 'to' = 'owner' then (v_facts ->> 'owner_id')::uuid
    when p_act ->> 'to' <> 'turn' then (p_act ->> 'to')::uuid
  end;
  case p_act ->> 'do'
    when 'task' then
      insert into public.record_tasks (kind, record_id, title, due_on, assignee_id)
      values (
        case when p_kind <> 'listings' then p_kind end, case when p_kind <> 'listings' then p_id end,
        private.fill_automation_text(p_act ->> 'title', v_title, 200),
        private.automation_due((v_facts ->> 'today')::date, (p_act ->> 'days')::integer), v_to
      ) returning id into v_id;
      return p_act || jsonb_build_object('made', v_id);
    when 'notify' then
      perform private.notify_from_automation(
        v_to, private.fill_automation_text(p_act ->> 'words', v_title, 300), p_kind, p_id, p_key
      );
      return p_act || jsonb_build_object('made', p_key, 'told', v_to);
    when 'approve' then
      return p_act || jsonb_build_object('made', v_me);
    when 'classify', 'extract', 'summarize', 'draft' then
      return private.run_reading_step(p_kind, p_id, p_act, v_title);
    when 'note' then
      insert into public.record_comments (kind, record_id, body)
      values (p_kind, p_id, private.fill_automation_text(p_act ->> 'words', v_title, 1200)) returning id into v_id;
      return p_act || jsonb_build_object('made', v_id);
    when 'set', 'tag' then
      v_row := public.change_records(p_kind, array[p_id], case p_act ->> 'do'
        when 'tag' then jsonb_build_object('tags', (
          select jsonb_agg(distinct t) from jsonb_array_elements_text(v_facts -> 'tags' || (p_act -> 'tag')) t
        ))
        else jsonb_build_object(p_act ->> 'field', p_act -> 'value')
      end) -> 0;
      return p_act || jsonb_build_object('made', case
        when v_row -> 'version' <> v_facts -> 'version' then v_row -> 'version'
      end);
    when 'assign' then
      if v_to = (v_facts ->> 'owner_id')::uuid then
        return p_act || '{"made": null}';
      end if;
      v_count := case when v_to is null then public.assign_leads(array[p_id]) else public.transfer_records(p_kind, array[p_id], v_to) end;
      if v_count = 0 and v_to is not null then
        raise exception 'Only the record''s owner or a workspace admin can reassign it.' using errcode = 'HXAUH';
      end if;
      return p_act || jsonb_build_object('made', case when v_count > 0 then v_facts -> 'owner_id' end);
    when 'enrol' then
      if v_facts ->> 'contact_id' is null then
        raise exception 'This record has no client to enroll.' using errcode = 'HXAUE', detail = 'no_client';
      end if;
      select e.reason into v_reason
      from public.enroll_contacts((p_act ->> 'sequence_id')::uuid, array[(v_facts ->> 'contact_id')::uuid]) e;
      if not found or v_reason is not null then
        raise exception 'This client cannot be enrolled in the sequence.' using errcode = 'HXAUE', detail = coalesce(v_reason, 'no_client');
      end if;
      select e.id into v_id from public.sequence_enrolments e
      where e.sequence_id = (p_act ->> 'sequence_id')::uuid and e.contact_id = (v_facts ->> 'contact_id')::uuid;
      return p_act || jsonb_build_object('made', v_id);
    else
      v_row := public.convert_lead(p_id, true);
      return p_act || jsonb_build_object('made', v_row -> 'deal_id');
  end case;
end $$;
grant execute on function private.run_automation_action(text, uuid, jsonb, text) to authenticated;

-- Runs actions on a record, all or nothing, in dependency order: fields, owner, then related records.
-- Follow-up events carry the chain of automations that caused them.
create function private.run_automation_actions(p_kind text, p_id uuid, p_acts jsonb, p_key text, p_chain uuid[]) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_act jsonb;
  v_place integer := 0;
  v_steps jsonb := '[]';
begin
  perform set_config('haven.automation_chain', p_chain::text, true);
  for v_act in
    select a.act from jsonb_array_elements(p_acts) with ordinality a (act, place)
    order by array_position(array['set', 'tag', 'assign'], a.act ->> 'do') nulls last, a.place
  loop
    v_place := v_place + 1;
    v_steps := v_steps || jsonb_build_array(private.run_automation_action(p_kind, p_id, v_act, p_key || ':' || v_place));
  end loop;
  perform set_config('haven.automation_chain', '', true);
  return jsonb_build_object(
    'steps', v_steps, 'version', coalesce(private.get_automation_action_context(p_kind, p_id) -> 'version', 'null'::jsonb)
  );
end $$;
grant execute on function private.run_automation_actions(text, uuid, jsonb, text, uuid[]) to authenticated;
