-- Deal room archives for the transaction's owner: everything they can read there at one point in time, as a
-- zip streamed by the function `room-archive`. Its contents are listed at the start, so it can be downloaded
-- again until it expires, and nothing is stored outside the room.
create table private.deal_room_archives (
  id uuid primary key,
  room_id uuid not null references private.deal_rooms (id) on delete cascade,
  account uuid not null,
  last_seq bigint not null,
  documents integer not null,
  bytes bigint not null,
  done integer not null default 0,
  done_bytes bigint not null default 0,
  state text not null default 'waiting',
  begun_at timestamptz not null default now(),
  touched_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  ticket uuid,
  session_id uuid,
  ticket_at timestamptz,

  constraint deal_room_archives_state_is_known check (state in ('waiting', 'working', 'done', 'cancelled')),
  constraint deal_room_archives_ticket_key unique (ticket)
);

comment on column private.deal_room_archives.last_seq is 'The last audit line included: the archive''s own.';

create index deal_room_archives_room_idx on private.deal_room_archives (room_id, begun_at desc);

alter table private.deal_room_archives enable row level security;

create table private.deal_room_archive_files (
  archive_id uuid not null references private.deal_room_archives (id) on delete cascade,
  n integer not null,
  version_id uuid not null,
  path text not null,

  constraint deal_room_archive_files_pkey primary key (archive_id, n)
);

alter table private.deal_room_archive_files enable row level security;

create function private.is_room_owner(p_room_id uuid, p_account uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from private.deal_rooms r join public.transactions t on t.id = r.transaction_id
    where r.id = p_room_id and t.owner_id = p_account and t.deleted_at is null
  );
end $$;

create function private.require_room_owner(p_room_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.can_manage_room(p_room_id) or not private.is_room_owner(p_room_id, auth.uid()) then
    raise exception 'Deal room not found.' using errcode = '42501';
  end if;
end $$;

-- Returns a name that is valid as a path segment on every system: none escapes its folder.
create function private.sanitize_path_segment(p_name text) returns text
language sql immutable set search_path = '' as $$
  select coalesce(nullif(rtrim(regexp_replace(p_name, '[<>:"|?*[:cntrl:]]', '_', 'g'), '. '), ''), '_')
$$;

create function private.begin_room_archive(p_room_id uuid, p_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_seq bigint;
begin
  perform private.require_room_owner(p_room_id);
  perform from private.deal_rooms r where r.id = p_room_id for update;
  if exists (select from private.deal_room_archives a where a.id = p_id and a.room_id = p_room_id) then
    return p_id;
  end if;
  perform private.enforce_rate_limit('deal_room_archive', 12, interval '1 hour');
  update private.deal_room_archives a set state = 'cancelled', ticket = null
  where a.room_id = p_room_id and a.state in ('waiting', 'working');
  delete from private.deal_room_archives a
  where a.room_id = p_room_id and (a.expires_at < now() or a.id not in (
    select l.id from private.deal_room_archives l where l.room_id = p_room_id order by l.begun_at desc limit 9
  ));
  v_seq := private.log_room_event(p_room_id, 'archived', private.get_caller_label());
  insert into private.deal_room_archives (id, room_id, account, last_seq, documents, bytes)
  values (p_id, p_room_id, auth.uid(), v_seq, 0, 0);
  insert into private.deal_room_archive_files (archive_id, n, version_id, path)
  select p_id, row_number() over (order by f.path, f.id), f.version_id, case
    when f.copy = 1 then f.path
    else regexp_replace(f.path, '(\.[^./]*)?$', ' (' || f.copy || ')\1')
  end
  from (
    select d.*, row_number() over (partition by lower(d.path) order by d.id) as copy
    from (
      select i.id, i.version_id, (
        select string_agg(
          case when cardinality(w.lineage) = 2 and w.is_folder and w.place > 0 then lpad(w.place::text, 2, '0') || ' ' else '' end
            || private.sanitize_path_segment(w.name),
          '/' order by cardinality(w.lineage)
        )
        from private.deal_room_items w where w.id = any (i.lineage) and w.parent_id is not null
      ) as path
      from private.deal_room_items i
      join private.deal_room_versions v on v.id = i.version_id and v.state = 'clean'
      where i.room_id = p_room_id and not i.is_folder and i.deleted_at is null
    ) d
  ) f;
  update private.deal_room_archives a set (documents, bytes) = (
    select count(*), coalesce(sum(v.size), 0)
    from private.deal_room_archive_files f join private.deal_room_versions v on v.id = f.version_id
    where f.archive_id = p_id
  )
  where a.id = p_id;
  return p_id;
end $$;

-- Starts an archive of a room as it is now, and cancels one in progress. Owner only; idempotent.
select private.expose('begin_room_archive', 'authenticated');

create function private.room_archives(p_room_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_room_owner(p_room_id);
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', a.id, 'documents', a.documents, 'bytes', a.bytes, 'done', a.done, 'done_bytes', a.done_bytes,
      'begun_at', a.begun_at, 'expires_at', a.expires_at, 'state', case
        when a.state = 'working' and a.touched_at < now() - interval '1 minute' then 'broken'
        else a.state
      end
    ) order by a.begun_at desc, a.id), '[]')
    from private.deal_room_archives a where a.room_id = p_room_id and a.expires_at > now()
  );
end $$;

-- Returns a room's available archives with their progress, newest first. Owner only.
select private.expose('room_archives', 'authenticated');

create function private.open_room_archive(p_id uuid, p_goes_on boolean default true) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_room_id uuid;
  v_ticket uuid;
begin
  select a.room_id into v_room_id from private.deal_room_archives a where a.id = p_id;
  perform private.require_room_owner(v_room_id);
  update private.deal_room_archives a
  set state = case when p_goes_on then 'waiting' else 'cancelled' end,
    ticket = case when p_goes_on then gen_random_uuid() end, ticket_at = now(), touched_at = now(),
    session_id = (auth.jwt() ->> 'session_id')::uuid,
    done = case when p_goes_on then 0 else a.done end, done_bytes = case when p_goes_on then 0 else a.done_bytes end
  where a.id = p_id and a.account = auth.uid() and a.expires_at > now() and (p_goes_on or a.state in ('waiting', 'working'))
  returning a.ticket into v_ticket;
  return v_ticket;
end $$;

-- Returns a single-use download ticket, valid for a minute; with `p_goes_on` false, cancels the archive in
-- progress. Null if it has expired.
select private.expose('open_room_archive', 'authenticated');
