-- Messages to the whole staff of a community, with who has acknowledged them. Each recipient is notified by their own
-- preferences; urgent ones also during quiet hours.
create table private.staff_broadcasts (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  event_id uuid references public.emergency_events (id) on delete set null,
  message text not null,
  is_urgent boolean not null,
  sent_at timestamptz not null default clock_timestamp(),
  sent_by uuid references public.profiles (id) on delete set null,
  sender text not null,

  constraint staff_broadcasts_message_is_plain check (char_length(btrim(message)) >= 3 and private.is_plain_message(message, 500)),
  constraint staff_broadcasts_sender_is_plain check (private.is_single_line(sender, 300))
);
create index staff_broadcasts_community_idx on private.staff_broadcasts (community_id, sent_at desc);
create index staff_broadcasts_event_idx on private.staff_broadcasts (event_id);
create index staff_broadcasts_sent_by_idx on private.staff_broadcasts (sent_by);
alter table private.staff_broadcasts enable row level security;

create table private.staff_broadcast_recipients (
  broadcast_id uuid not null references private.staff_broadcasts (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  acknowledged_at timestamptz,

  constraint staff_broadcast_recipients_pkey primary key (broadcast_id, user_id)
);
create index staff_broadcast_recipients_user_idx on private.staff_broadcast_recipients (user_id);
alter table private.staff_broadcast_recipients enable row level security;

create function private.send_staff_broadcast(
  p_id uuid, p_community_id uuid, p_message text, p_is_urgent boolean, p_event_id uuid default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_old private.staff_broadcasts;
begin
  perform private.require_community_right(p_community_id, 'emergency_broadcasts', 'add');
  select * into v_old from private.staff_broadcasts b where b.id = p_id;
  if found then
    if v_old.sent_by is distinct from auth.uid() then
      raise exception 'Record not found.' using errcode = '42501';
    end if;
    return;
  end if;
  perform private.enforce_rate_limit('staff_broadcast', 10, interval '1 hour');
  if (
    select count(*) from private.staff_broadcasts b where b.community_id = p_community_id and b.sent_at > now() - interval '1 hour'
  ) >= 20 then
    raise exception 'Too many messages to this staff. Try again in an hour.' using errcode = 'HXZRT';
  end if;
  if char_length(btrim(coalesce(p_message, ''))) < 3 or not private.is_plain_message(p_message, 500) then
    raise exception 'Enter a message of up to 500 characters.' using errcode = 'HXZME';
  end if;
  if p_event_id is not null and not exists (
    select from public.emergency_events e where e.id = p_event_id and e.community_id = p_community_id
  ) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  insert into private.staff_broadcasts (id, community_id, event_id, message, is_urgent, sent_by, sender)
  values (p_id, p_community_id, p_event_id, btrim(p_message), coalesce(p_is_urgent, false), auth.uid(), coalesce(private.get_my_display_name(), ''));
  insert into private.staff_broadcast_recipients (broadcast_id, user_id)
  select p_id, s.id from private.list_community_staff(p_community_id) s (id) where s.id <> auth.uid();
  perform private.notify(
    r.user_id, case when p_is_urgent then 'staff_alert' else 'staff_broadcast' end, 'staff_broadcast:' || p_id,
    jsonb_build_object(
      'community', (select c.name from public.communities c where c.id = p_community_id), 'message', btrim(p_message), 'broadcast_id', p_id
    ),
    jsonb_build_object('broadcast_id', p_id)
  )
  from private.staff_broadcast_recipients r where r.broadcast_id = p_id;
end $$;

-- Sends a message to everyone who works in a community.
select private.expose('send_staff_broadcast', 'authenticated');

create function private.acknowledge_staff_broadcast(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_community_right(
    (select b.community_id from private.staff_broadcasts b where b.id = p_id), 'emergency_events', 'read'
  );
  if not exists (select from private.staff_broadcast_recipients r where r.broadcast_id = p_id and r.user_id = auth.uid()) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  update private.staff_broadcast_recipients r set acknowledged_at = now()
  where r.broadcast_id = p_id and r.user_id = auth.uid() and r.acknowledged_at is null;
end $$;

-- Records that the caller has read a message. A repeat keeps the first time.
select private.expose('acknowledge_staff_broadcast', 'authenticated');

create function private.list_staff_broadcasts(p_community_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_is_sender constant boolean := coalesce(p_community_id = any (private.list_my_community_ids('emergency_broadcasts', 'read')), false);
begin
  perform private.require_community_right(p_community_id, 'emergency_events', 'read');
  return jsonb_build_object(
    'recipients', (select count(*) from private.list_community_staff(p_community_id) s (id) where s.id <> auth.uid()),
    'broadcasts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', b.id, 'message', b.message, 'is_urgent', b.is_urgent, 'sent_at', b.sent_at, 'sender', b.sender, 'event_id', b.event_id,
        'is_to_me', i.user_id is not null, 'acknowledged_at', i.acknowledged_at,
        'total', case when v_is_sender then c.total end, 'acknowledged', case when v_is_sender then c.acknowledged end,
        'waiting', case when v_is_sender then c.waiting end
      ) order by b.sent_at desc, b.id), '[]')
      from (
        select * from private.staff_broadcasts x
        where x.community_id = p_community_id and (v_is_sender or exists (
          select from private.staff_broadcast_recipients r where r.broadcast_id = x.id and r.user_id = auth.uid()
        ))
        order by x.sent_at desc, x.id limit 30
      ) b
      left join private.staff_broadcast_recipients i on i.broadcast_id = b.id and i.user_id = auth.uid()
      cross join lateral (
        select count(*) as total, count(r.acknowledged_at) as acknowledged,
          coalesce(jsonb_agg(coalesce(nullif(p.full_name, ''), p.email) order by lower(p.full_name)) filter (where r.acknowledged_at is null), '[]')
            as waiting
        from private.staff_broadcast_recipients r join public.profiles p on p.id = r.user_id where r.broadcast_id = b.id
      ) c
    )
  );
end $$;

-- Returns the latest messages that the caller got or, as a sender, all of them with who hasn't acknowledged.
select private.expose('list_staff_broadcasts', 'authenticated');

-- Open events, overdue fire drills, and messages to acknowledge, for the dashboards of staff.
create function private.figures_of_emergency() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_ids uuid[];
  v_drill_ids uuid[];
begin
  if not private.is_approved() then
    return null;
  end if;
  v_ids := private.list_my_community_ids('emergency_events', 'read');
  if cardinality(v_ids) = 0 then
    return null;
  end if;
  v_drill_ids := private.list_my_community_ids('emergency_events', 'add');
  return jsonb_build_object(
    'open', (
      select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'hazard', e.hazard, 'community', c.name) order by e.started_at), '[]')
      from (
        select * from public.emergency_events x where x.community_id = any (v_ids) and x.ended_at is null and x.kind <> 'tabletop' limit 10
      ) e join public.communities c on c.id = e.community_id and c.deleted_at is null
    ),
    'overdue_drills', (
      select count(*) from public.inspections i join public.inspection_templates t on t.id = i.template_id
      where i.community_id = any (v_drill_ids) and i.finished_at is null and i.due_on < current_date and t.code = 'fire_drill'
        and t.archived_at is null
    ),
    'messages', (
      select count(*) from private.staff_broadcast_recipients r join private.staff_broadcasts b on b.id = r.broadcast_id
      where r.user_id = auth.uid() and r.acknowledged_at is null and b.sent_at > now() - interval '14 days' and b.community_id = any (v_ids)
    )
  );
end $$;
grant execute on function private.figures_of_emergency() to authenticated;
