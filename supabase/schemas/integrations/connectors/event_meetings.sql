-- Events with a meeting in the workspace's Zoom account. The next sync creates, changes, or deletes the meeting and writes its
-- link into the event.
create table private.event_meetings (
  -- Not a reference: a meeting is deleted at Zoom after its event is gone.
  event_id uuid primary key,
  connection_id uuid not null references private.connector_connections (id) on delete cascade,
  is_wanted boolean not null default true,
  join_url text,

  constraint event_meetings_join_url_shape check (char_length(join_url) <= 500 and join_url ~ '^https://[!-~]+$')
);
create index event_meetings_connection_idx on private.event_meetings (connection_id);
alter table private.event_meetings enable row level security;

comment on column private.event_meetings.join_url is 'The link that the sync wrote into the event. Another link was typed by hand and stays.';

-- Returns the connected Zoom account of the workspace where the caller works now; null if there is none.
create function private.find_meeting_connection() returns private.connector_connections
language plpgsql stable security definer set search_path = '' as $$
declare
  v_connection private.connector_connections;
begin
  select * into v_connection from private.connector_connections c
  where c.connector = 'zoom' and c.state = 'connected' and c.tenant_id is not distinct from private.current_tenant_id()
    and (c.tenant_id is not null or c.user_id = auth.uid());
  return v_connection;
end $$;

create function private.get_event_meeting(p_event_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_connection constant private.connector_connections := private.find_meeting_connection();
begin
  if not exists (select from public.events e where e.id = p_event_id and e.workspace_id = any (private.list_my_workspace_ids())) then
    raise exception 'Event not found.' using errcode = 'HXEVG';
  end if;
  return jsonb_build_object(
    'host', (select coalesce(nullif(p.full_name, ''), p.email) from public.profiles p where p.id = v_connection.user_id),
    'is_wanted', coalesce((select m.is_wanted from private.event_meetings m where m.event_id = p_event_id), false)
  );
end $$;

-- Returns whose Zoom account hosts meetings, or null, and whether an event has one.
select private.expose('get_event_meeting', 'authenticated');

create function private.set_event_meeting(p_event_id uuid, p_is_wanted boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_connection private.connector_connections;
  v_event public.events;
begin
  perform private.lock_member();
  v_connection := private.find_meeting_connection();
  select * into v_event from public.events e
  where e.id = p_event_id and e.workspace_id = any (private.list_my_workspace_ids()) and e.deleted_at is null for update;
  if v_event.id is null then
    raise exception 'Event not found.' using errcode = 'HXEVG';
  end if;
  perform private.enforce_rate_limit('event_meetings', 60, interval '1 hour');
  if p_is_wanted then
    if v_connection.id is null then
      raise exception 'Zoom isn''t connected.' using errcode = 'HXZOC';
    elsif v_event.is_all_day or v_event.ends_at < now() and v_event.repeats is null then
      raise exception 'All-day and past events have no meeting.' using errcode = 'HXZOT';
    elsif not private.has_workspace_access(v_connection.user_id, v_event.workspace_id) then
      raise exception 'The person who connected Zoom can''t see this event.' using errcode = 'HXZOV';
    end if;
    insert into private.event_meetings as m (event_id, connection_id) values (p_event_id, v_connection.id)
    on conflict (event_id) do update set is_wanted = true where m.connection_id = v_connection.id;
  else
    update private.event_meetings m set is_wanted = false where m.event_id = p_event_id;
  end if;
  update private.connector_connections c set next_at = now()
  where c.state = 'connected' and c.id = (select m.connection_id from private.event_meetings m where m.event_id = p_event_id);
  return p_is_wanted;
end $$;

-- Adds a meeting to an event, or removes it. The next sync does it at Zoom.
select private.expose('set_event_meeting', 'authenticated');

-- A changed event changes its meeting soon.
create function private.queue_event_meeting() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.connector_connections c set next_at = now()
  from private.event_meetings m
  where m.event_id = old.id and c.id = m.connection_id and c.state = 'connected' and (c.next_at is null or c.next_at > now());
  return null;
end $$;
create trigger queue_event_meeting after update of title, begins_at, ends_at, time_zone, is_all_day, repeats, place, deleted_at on public.events
  for each row execute function private.queue_event_meeting();
create trigger queue_deleted_event_meeting after delete on public.events
  for each row execute function private.queue_event_meeting();

-- Returns meetings of a connection that have to be created, changed, or deleted. An event that the caller can't see is left
-- alone.
create function private.list_meeting_exports(p_connection_id uuid, p_after text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'record_id', q.event_id, 'place', q.event_id, 'title', coalesce(q.title, ''), 'hash', q.hash,
      'values', jsonb_build_object('action', q.action) || q.details
    ) order by q.event_id::text), '[]')
    from (
      select m.event_id, d.title, d.hash, d.details, d.action
      from private.event_meetings m
      left join public.events e on e.id = m.event_id
      left join private.connector_exports x on x.connection_id = m.connection_id and x.kind = 'meetings' and x.record_id = m.event_id
      cross join lateral (
        select jsonb_build_object(
          'topic', e.title, 'start_time', e.begins_at, 'minutes', ceil(extract(epoch from e.ends_at - e.begins_at) / 60)::integer,
          'time_zone', e.time_zone, 'is_series', e.repeats is not null, 'place', e.place
        ) as details
      ) v
      cross join lateral (
        select coalesce(e.title, '') as title, v.details, md5(v.details::text) as hash,
          case
            when e.id is null or e.deleted_at is not null or not m.is_wanted or e.is_all_day then 'delete'
            when e.workspace_id <> all (private.list_my_workspace_ids()) then null
            when x.remote_id is null then 'create'
            when x.sent_hash is distinct from md5(v.details::text) then 'update'
          end as action
      ) d
      where m.connection_id = p_connection_id and d.action is not null and (p_after is null or m.event_id::text > p_after)
      order by m.event_id::text limit 25
    ) q
  );
end $$;
grant execute on function private.list_meeting_exports(uuid, text) to authenticated;

-- Remembers what was sent, and ends what was deleted. Returns the links to write into events.
create function private.settle_event_meetings(p_id uuid, p_results jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_links jsonb;
begin
  select coalesce(jsonb_agg(jsonb_build_object(
    'event_id', m.event_id, 'was', m.join_url, 'link', case when r ->> 'did' <> 'removed' then r ->> 'join_url' end
  )), '[]') into v_links
  from jsonb_array_elements(p_results) r
  join private.event_meetings m on m.connection_id = p_id and m.event_id = (r ->> 'record_id')::uuid
  where r ->> 'did' = 'removed' or r ->> 'join_url' is not null;
  update private.event_meetings m set join_url = r ->> 'join_url'
  from jsonb_array_elements(p_results) r
  where m.connection_id = p_id and m.event_id = (r ->> 'record_id')::uuid and r ->> 'join_url' is not null;
  delete from private.connector_exports x using jsonb_array_elements(p_results) r
  where x.connection_id = p_id and x.kind = 'meetings' and x.record_id = (r ->> 'record_id')::uuid and r ->> 'did' = 'removed';
  delete from private.event_meetings m using jsonb_array_elements(p_results) r
  where m.connection_id = p_id and m.event_id = (r ->> 'record_id')::uuid and r ->> 'did' = 'removed';
  return v_links;
end $$;
grant execute on function private.settle_event_meetings(uuid, jsonb) to service_role;

-- Writes links with the caller's rights, unless someone typed another one.
create function private.write_event_links(p_links jsonb) returns void
language plpgsql volatile set search_path = '' as $$
begin
  update public.events e set join_url = l ->> 'link'
  from jsonb_array_elements(p_links) l
  where e.id = (l ->> 'event_id')::uuid and e.join_url is not distinct from l ->> 'was' and e.join_url is distinct from l ->> 'link';
end $$;
grant execute on function private.write_event_links(jsonb) to authenticated;
