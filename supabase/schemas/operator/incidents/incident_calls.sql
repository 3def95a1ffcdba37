-- Calls that read and write incidents. Reading lists of residents' incidents writes an entry to the access log for each
-- resident, like opening their records.

create function private.get_my_display_name() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select left(coalesce(nullif(p.full_name, ''), p.email), 300) from public.profiles p where p.id = auth.uid());
end $$;

create function private.report_incident(p_id uuid, p_community_id uuid, p_values public.payload) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_row constant public.incidents := jsonb_populate_record(null::public.incidents, p_values);
  v_community public.communities;
  v_resident public.residents;
  v_rule record;
  v_to uuid;
begin
  select * into v_community from public.communities c where c.id = p_community_id and c.deleted_at is null;
  if v_row.resident_id is not null then
    select * into v_resident from public.residents r
    where r.id = v_row.resident_id and r.community_id = p_community_id and r.deleted_at is null;
  end if;
  if v_community.id is null or not private.is_approved() or not (case
    when v_row.resident_id is null then exists (
      select from public.community_members m
      where m.user_id = auth.uid() and m.community_id = p_community_id and m.starts_at <= now()
        and (m.ends_at is null or m.ends_at > now())
        and m.position = any (private.list_positions_with_right('incidents', 'add'))
    )
    else v_resident.id is not null and private.can_reach_resident(auth.uid(), v_resident, 'incidents', 'add')
  end) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  if exists (select from public.incidents i where i.id = p_id) then
    return p_id;
  end if;
  perform private.enforce_rate_limit('incident', 120, interval '1 hour');
  if v_row.at is null or v_row.at > now() + interval '1 minute' or v_row.at < now() - interval '5 years' then
    raise exception 'Choose a time in the past.' using errcode = 'HXOST';
  end if;
  if v_row.dose_id is not null and not exists (
    select from public.medication_doses d where d.id = v_row.dose_id and d.resident_id = v_row.resident_id
  ) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  insert into public.incidents (
    id, community_id, resident_id, type, at, place, description, injury, injury_details, factors, witnesses, action_taken,
    dose_id, reported_by, reported_by_name
  )
  values (
    p_id, p_community_id, v_resident.id, v_row.type, v_row.at, v_row.place, v_row.description, coalesce(v_row.injury, 'none'),
    nullif(btrim(v_row.injury_details), ''), coalesce(v_row.factors, '{}'), nullif(btrim(v_row.witnesses), ''),
    nullif(btrim(v_row.action_taken), ''), v_row.dose_id, auth.uid(), coalesce(private.get_my_display_name(), '')
  );
  select * into v_rule from private.find_report_rule(v_community, v_row.type, v_row.at);
  insert into public.incident_notifications (incident_id, community_id, resident_id, party, due_at, rule)
  select p_id, p_community_id, v_resident.id, n.party, case n.party when 'state' then v_rule.due_at end,
    case n.party when 'state' then v_rule.rule end
  from (values ('physician'), ('family'), ('state')) n (party)
  where v_resident.id is not null or n.party = 'state';
  insert into public.incident_notifications (incident_id, community_id, resident_id, party, recipient, due_at, rule)
  select p_id, p_community_id, v_resident.id, 'other', r.recipient, r.due_at, r.rule
  from private.list_community_report_rules(v_community, v_row.type, v_row.at) r;
  for v_to in
    select distinct m.user_id from public.community_members m
    where m.community_id = p_community_id and m.position in ('executive_director', 'nurse') and m.starts_at <= now()
      and (m.ends_at is null or m.ends_at > now()) and m.user_id is distinct from auth.uid()
  loop
    perform private.notify(
      v_to, 'incident_reported', 'incident:' || p_id, jsonb_build_object('community', v_community.name, 'incident_id', p_id),
      jsonb_build_object('incident_id', p_id)
    );
  end loop;
  return p_id;
end $$;

-- Reports an incident, and notifies directors and nurses. A repeat with the same ID changes nothing.
select private.expose('report_incident', 'authenticated');

-- Returns an incident that the caller can change, locked.
create function private.begin_incident_change(p_id uuid) returns public.incidents
language plpgsql security definer set search_path = '' as $$
declare
  v_incident public.incidents;
begin
  select * into v_incident from public.incidents i where i.id = p_id for update;
  if v_incident.id is null or not v_incident.community_id = any (private.list_my_community_ids('incidents', 'change')) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  perform private.enforce_rate_limit('incident_change', 1200, interval '1 hour');
  return v_incident;
end $$;

create function private.update_incident(p_id uuid, p_version public.whole_number, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_old constant public.incidents := private.begin_incident_change(p_id);
  v_row constant public.incidents := jsonb_populate_record(v_old, p_values);
begin
  if v_old.version <> p_version then
    raise exception 'Someone else changed this incident.' using errcode = 'HXOIV';
  end if;
  update public.incidents i
  set place = v_row.place, description = v_row.description, injury = v_row.injury, injury_details = nullif(btrim(v_row.injury_details), ''),
    factors = v_row.factors, witnesses = nullif(btrim(v_row.witnesses), ''), action_taken = nullif(btrim(v_row.action_taken), ''),
    root_cause = nullif(btrim(v_row.root_cause), ''), prevention = nullif(btrim(v_row.prevention), ''), version = v_old.version + 1
  where i.id = p_id;
end $$;

-- Changes what is known about an incident, unless someone else did first.
select private.expose('update_incident', 'authenticated');

create function private.record_incident_notification(
  p_incident_id uuid, p_party text, p_person text, p_method text, p_at timestamptz default null, p_recipient text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_incident constant public.incidents := private.begin_incident_change(p_incident_id);
  v_at constant timestamptz := coalesce(p_at, now());
begin
  if v_at > now() + interval '1 minute' or v_at < v_incident.at then
    raise exception 'Choose a time between the incident and now.' using errcode = 'HXOIT';
  end if;
  update public.incident_notifications n
  set notified_at = v_at, person = nullif(btrim(p_person), ''), method = p_method, recorded_by = auth.uid(),
    recorded_by_name = private.get_my_display_name()
  where n.incident_id = v_incident.id and n.party = p_party and n.recipient is not distinct from nullif(btrim(p_recipient), '');
  if not found then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
end $$;

-- Records when and how the physician, family, state, or another recipient was told.
select private.expose('record_incident_notification', 'authenticated');

create function private.add_incident_task(p_id uuid, p_incident_id uuid, p_title text, p_due_on date, p_position text default 'nurse')
returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_incident constant public.incidents := private.begin_incident_change(p_incident_id);
begin
  insert into public.incident_tasks (id, incident_id, community_id, resident_id, title, position, due_on)
  values (p_id, v_incident.id, v_incident.community_id, v_incident.resident_id, p_title, p_position, p_due_on)
  on conflict (id) do nothing;
  return p_id;
end $$;

select private.expose('add_incident_task', 'authenticated');

create function private.complete_incident_task(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.begin_incident_change((select t.incident_id from public.incident_tasks t where t.id = p_id));
  update public.incident_tasks t set done_at = now(), done_by = auth.uid(), done_by_name = private.get_my_display_name()
  where t.id = p_id and t.done_at is null;
end $$;

select private.expose('complete_incident_task', 'authenticated');

create function private.sign_incident(p_id uuid, p_version public.whole_number) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_incident constant public.incidents := private.begin_incident_change(p_id);
begin
  if v_incident.signed_at is not null then
    return;
  elsif v_incident.version <> p_version then
    raise exception 'Someone else changed this incident.' using errcode = 'HXOIV';
  elsif v_incident.root_cause is null or v_incident.action_taken is null or exists (
    select from public.incident_notifications n where n.incident_id = p_id and n.notified_at is null
      and (n.party <> 'state' or n.due_at is not null)
  ) or exists (select from public.incident_tasks t where t.incident_id = p_id and t.done_at is null) then
    raise exception 'Complete the incident before signing.' using errcode = 'HXOIC';
  end if;
  update public.incidents i set signed_at = now(), signed_by = auth.uid(), signed_by_name = private.get_my_display_name()
  where i.id = p_id;
end $$;

-- Signs and seals an incident: action, root cause, notifications, and tasks must be complete.
select private.expose('sign_incident', 'authenticated');

create function private.add_incident_addendum(p_id uuid, p_incident_id uuid, p_body text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_incident constant public.incidents := private.begin_incident_change(p_incident_id);
begin
  if exists (select from public.incident_addenda a where a.id = p_id and a.incident_id = p_incident_id) then
    return p_id;
  end if;
  if v_incident.signed_at is null then
    raise exception 'This incident isn''t sealed yet.' using errcode = 'HXOIU';
  end if;
  if (select count(*) from public.incident_addenda a where a.incident_id = p_incident_id) >= 200 then
    raise exception 'You have reached the limit of 200.' using errcode = 'HXRMA';
  end if;
  insert into public.incident_addenda (id, incident_id, community_id, resident_id, body, added_by, added_by_name)
  values (
    p_id, v_incident.id, v_incident.community_id, v_incident.resident_id, btrim(p_body), auth.uid(),
    coalesce(private.get_my_display_name(), '')
  );
  return p_id;
end $$;

-- Adds what became known after an incident was sealed; it can't be changed. A repeat with the same ID changes nothing.
select private.expose('add_incident_addendum', 'authenticated');

create function private.describe_incident(p_incident public.incidents) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return to_jsonb(p_incident) - '{reported_by,signed_by}'::text[] || jsonb_build_object(
    'resident', (select r.name from public.residents r where r.id = p_incident.resident_id),
    'hour', (
      select extract(hour from p_incident.at at time zone c.time_zone) from public.communities c where c.id = p_incident.community_id
    ),
    'notifications', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'party', n.party, 'recipient', n.recipient, 'due_at', n.due_at, 'rule', n.rule, 'notified_at', n.notified_at, 'person', n.person,
        'method', n.method, 'by', n.recorded_by_name
      ) order by array_position(array['state', 'other', 'physician', 'family'], n.party), n.recipient), '[]')
      from public.incident_notifications n where n.incident_id = p_incident.id
    ),
    'tasks', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', t.id, 'title', t.title, 'position', t.position, 'due_on', t.due_on, 'done_at', t.done_at, 'done_by', t.done_by_name
      ) order by t.created_at, t.id), '[]')
      from public.incident_tasks t where t.incident_id = p_incident.id
    ),
    'addenda', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', a.id, 'body', a.body, 'added_at', a.added_at, 'by', a.added_by_name
      ) order by a.added_at, a.id), '[]')
      from public.incident_addenda a where a.incident_id = p_incident.id
    )
  );
end $$;

create function private.list_incidents(p_community_id uuid, p_from date, p_to date) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_zone constant text := (select c.time_zone from public.communities c where c.id = p_community_id and c.deleted_at is null);
  v_is_open boolean;
  v_found public.incidents[];
begin
  v_is_open := p_community_id = any (private.list_my_community_ids('incidents', 'read'));
  if v_zone is null or not (coalesce(v_is_open, false) or exists (
    select from public.community_members m
    where m.user_id = auth.uid() and m.community_id = p_community_id and m.position = 'caregiver' and m.starts_at <= now()
      and (m.ends_at is null or m.ends_at > now())
  )) or not private.is_approved() then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  if p_from is null or p_to is null or p_to - p_from not between 0 and 366 then
    raise exception 'Choose up to a year.' using errcode = 'HXOID';
  end if;
  select array_agg(i) into v_found
  from (
    select * from public.incidents i
    where i.community_id = p_community_id
      and i.at >= p_from::timestamp at time zone v_zone and i.at < (p_to + 1)::timestamp at time zone v_zone
      and (v_is_open or i.resident_id = any (private.list_my_assigned_resident_ids('incidents')))
    order by i.at desc, i.id limit 1000
  ) i;
  perform private.log_resident_reads(array(select distinct f.resident_id from unnest(v_found) f where f.resident_id is not null), 'Incidents');
  return (
    select jsonb_build_object(
      'time_zone', v_zone, 'can_change', p_community_id = any (private.list_my_community_ids('incidents', 'change')),
      'incidents', coalesce((select jsonb_agg(private.describe_incident(f) order by f.at desc, f.id) from unnest(v_found) f), '[]')
    )
  );
end $$;

-- Returns a community's incidents of up to a year, newest first, at most 1,000; caregivers get those of their shift's
-- residents. Writes to the access log.
select private.expose('list_incidents', 'authenticated');
