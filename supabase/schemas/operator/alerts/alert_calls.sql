-- What screens do with alerts and their rules.
create function private.save_alert_rule(p_id uuid, p_community_id uuid, p_version public.whole_number, p_values public.payload)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_rule private.alert_rules;
begin
  perform private.require_community_right(p_community_id, 'alert_rules', case p_version when 0 then 'add' else 'change' end);
  perform from public.communities c where c.id = p_community_id for no key update;
  perform private.enforce_rate_limit('alert_rule', 240, interval '1 hour');
  select * into v_rule from private.alert_rules r where r.id = p_id for update;
  perform private.require_same_community(v_rule.community_id, p_community_id);
  if coalesce(v_rule.version, 0) <> p_version or v_rule.removed_at is not null then
    if v_rule.id is not null and p_version = 0 then
      return;
    end if;
    raise exception 'Someone else changed this.' using errcode = 'HXALV';
  end if;
  v_rule := jsonb_populate_record(v_rule, p_values - '{id,community_id,version,removed_at}'::text[]);
  if not exists (select from private.list_alert_figures() f where f.figure = v_rule.figure) then
    raise exception 'Choose a figure.' using errcode = 'HXALF';
  end if;
  if not coalesce(v_rule.threshold between 0 and 10000, false) then
    raise exception 'Enter a threshold up to 10,000.' using errcode = 'HXALT';
  end if;
  if not coalesce(private.is_staff_position(v_rule.owner_position), false) or not coalesce(private.is_staff_position(v_rule.next_position), true) or exists (
    select from unnest(array[v_rule.owner_member_id, v_rule.next_member_id]) i (id)
    where i.id is not null and not exists (
      select from public.community_members m where m.id = i.id and m.community_id = p_community_id and m.position <> 'family'
    )
  ) then
    raise exception 'Choose someone in this community.' using errcode = 'HXALO';
  end if;
  if (v_rule.escalate_minutes is null) <> (v_rule.next_position is null)
    or v_rule.escalate_minutes is not null and v_rule.escalate_minutes not between 1 and 10080
  then
    raise exception 'Enter the minutes and the person for the escalation, or neither.' using errcode = 'HXALE';
  end if;
  if exists (
    select from private.alert_rules r
    where r.community_id = p_community_id and r.figure = v_rule.figure and r.removed_at is null and r.id <> p_id
  ) then
    raise exception 'This community has a rule for this figure.' using errcode = 'HXALD';
  end if;
  insert into private.alert_rules as r (
    id, community_id, figure, threshold, owner_position, owner_member_id, escalate_minutes, next_position, next_member_id, is_on
  )
  values (
    p_id, p_community_id, v_rule.figure, v_rule.threshold, v_rule.owner_position, v_rule.owner_member_id, v_rule.escalate_minutes,
    v_rule.next_position, v_rule.next_member_id, coalesce(v_rule.is_on, true)
  )
  on conflict (id) do update
  set figure = excluded.figure, threshold = excluded.threshold, owner_position = excluded.owner_position,
    owner_member_id = excluded.owner_member_id, escalate_minutes = excluded.escalate_minutes, next_position = excluded.next_position,
    next_member_id = excluded.next_member_id, is_on = excluded.is_on, version = r.version + 1
  where r.community_id = p_community_id;
  perform private.evaluate_community_alerts(p_community_id, now());
end $$;

-- Adds a rule (version 0) or changes it, as an executive director. It is evaluated at once.
select private.expose('save_alert_rule', 'authenticated');

create function private.remove_alert_rule(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_community_id constant uuid := (select r.community_id from private.alert_rules r where r.id = p_id);
begin
  perform private.require_community_right(v_community_id, 'alert_rules', 'change');
  update private.alert_rules r set removed_at = now(), version = r.version + 1 where r.id = p_id and r.removed_at is null;
  perform private.evaluate_community_alerts(v_community_id, now());
end $$;

-- Removes a rule, which resolves its alert.
select private.expose('remove_alert_rule', 'authenticated');

create function private.add_recommended_alert_rules(p_community_id uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_count integer;
begin
  perform private.require_community_right(p_community_id, 'alert_rules', 'add');
  perform private.enforce_rate_limit('alert_rule', 240, interval '1 hour');
  insert into private.alert_rules (id, community_id, figure, threshold, owner_position, escalate_minutes, next_position)
  select gen_random_uuid(), p_community_id, f.figure, f.threshold, f.owner_position, f.minutes, f.next_position
  from private.list_alert_figures() f
  on conflict (community_id, figure) where removed_at is null do nothing;
  get diagnostics v_count = row_count;
  perform private.evaluate_community_alerts(p_community_id, now());
  return v_count;
end $$;

-- Adds the recommended rules of figures without one; returns how many.
select private.expose('add_recommended_alert_rules', 'authenticated');

create function private.acknowledge_alert(p_id uuid, p_note text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_alert private.alerts;
begin
  select * into v_alert from private.alerts a where a.id = p_id for update;
  perform private.require_community_right(v_alert.community_id, 'alert_rules', 'read');
  perform private.require_community_right(v_alert.community_id, (
    select p.kind from private.list_alert_figures() f join private.list_board_parts() p on p.part = f.part where f.figure = v_alert.figure
  ), 'read');
  if not coalesce(private.is_single_line(p_note, 300), true) then
    raise exception 'Enter a note of up to 300 characters.' using errcode = 'HXALN';
  end if;
  if v_alert.acknowledged_at is not null or v_alert.resolved_at is not null then
    return;
  end if;
  update private.alerts a
  set acknowledged_at = now(), acknowledged_by = auth.uid(), acknowledged_by_name = private.get_my_display_name(),
    note = nullif(btrim(p_note), '')
  where a.id = p_id;
  perform private.signal_parts(array[v_alert.community_id], '{alerts}');
end $$;

-- Acknowledges an alert with a note: it no longer escalates. The first acknowledgement counts.
select private.expose('acknowledge_alert', 'authenticated');

create function private.list_alerts(p_community_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_figures text[];
  v_can_change constant boolean := p_community_id = any (private.list_my_community_ids('alert_rules', 'change'));
begin
  perform private.require_community_right(p_community_id, 'alert_rules', 'read');
  v_figures := array(
    select f.figure from private.list_alert_figures() f join private.list_board_parts() p on p.part = f.part
    where p_community_id = any (private.list_my_community_ids(p.kind, 'read'))
  );
  return jsonb_build_object(
    'can_change', v_can_change,
    'alerts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', a.id, 'figure', a.figure, 'threshold', a.threshold, 'value', a.value, 'worst', a.worst, 'raised_at', a.raised_at,
        'escalated_at', a.escalated_at, 'acknowledged_at', a.acknowledged_at, 'acknowledged_by', a.acknowledged_by_name,
        'note', a.note, 'resolved_at', a.resolved_at
      ) order by a.resolved_at is not null, a.raised_at desc, a.id), '[]')
      from (
        select * from private.alerts x where x.community_id = p_community_id and x.figure = any (v_figures)
        order by x.resolved_at is not null, x.raised_at desc, x.id limit 200
      ) a
    ),
    'rules', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'figure', r.figure, 'threshold', r.threshold, 'owner_position', r.owner_position,
        'owner_member_id', r.owner_member_id, 'owner', private.get_member_name(r.owner_member_id),
        'escalate_minutes', r.escalate_minutes, 'next_position', r.next_position, 'next_member_id', r.next_member_id,
        'next', private.get_member_name(r.next_member_id), 'is_on', r.is_on, 'version', r.version
      ) order by f.place), '[]')
      from private.alert_rules r
      join (select l.figure, row_number() over () as place from private.list_alert_figures() l) f on f.figure = r.figure
      where r.community_id = p_community_id and r.removed_at is null and r.figure = any (v_figures)
    ),
    'members', case when v_can_change then (
      select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', private.get_member_name(m.id), 'position', m.position) order by m.position, m.id), '[]')
      from public.community_members m
      where m.community_id = p_community_id and m.position <> 'family' and m.starts_at <= now() and (m.ends_at is null or m.ends_at > now())
    ) else '[]' end
  );
end $$;

create function private.get_member_name(p_member_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(nullif(btrim(p.full_name), ''), 'Member') from public.community_members m join public.profiles p on p.id = m.user_id
    where m.id = p_member_id
  );
end $$;

-- Returns open and past alerts, rules, and for directors the members to choose from.
select private.expose('list_alerts', 'authenticated');

-- For dashboards: open alerts without an acknowledgement.
create function private.figures_of_alerts() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_ids constant uuid[] := private.list_my_community_ids('alert_rules', 'read');
begin
  if cardinality(v_ids) = 0 then
    return null;
  end if;
  return jsonb_build_object('open', (
    select count(*) from private.alerts a
    join private.list_alert_figures() f on f.figure = a.figure join private.list_board_parts() p on p.part = f.part
    where a.community_id = any (v_ids) and a.resolved_at is null and a.acknowledged_at is null
      and a.community_id = any (private.list_my_community_ids(p.kind, 'read'))
  ));
end $$;
grant execute on function private.figures_of_alerts() to authenticated;
