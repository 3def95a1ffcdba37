-- Private feed URLs for external calendars. The URL alone grants access, so it is long and random, stored
-- only as a hash, one per user, and revocable.
create table private.calendar_feeds (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  hour timestamptz not null default now(),
  reads integer not null default 0,

  constraint calendar_feeds_token_is_one unique (token_hash)
);
alter table private.calendar_feeds enable row level security;

-- A feed created by someone with the old password must not outlive it.
create function private.end_calendar_feed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.calendar_feeds f where f.user_id = new.id;
  return null;
end $$;

create trigger haven_end_calendar_feed after update of encrypted_password on auth.users
  for each row when (old.encrypted_password is distinct from new.encrypted_password)
  execute function private.end_calendar_feed();

create function private.create_calendar_feed() returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  perform private.enforce_rate_limit('calendar_feed', 20, interval '1 hour');
  delete from private.calendar_feeds f where f.user_id = v_me;
  insert into private.calendar_feeds (user_id, token_hash) values (v_me, sha256(convert_to(v_token, 'UTF8')));
  return v_token;
end $$;

-- Creates a new feed URL for the caller's events, returned only once; revokes the previous one.
select private.expose('create_calendar_feed', 'authenticated');

create function private.revoke_calendar_feed() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.calendar_feeds f where f.user_id = auth.uid();
  return found;
end $$;

-- Revokes the caller's feed URL; false if there was none.
select private.expose('revoke_calendar_feed', 'authenticated');

create function private.my_calendar_feed() returns table (created_at timestamptz, read_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select f.created_at, f.read_at from private.calendar_feeds f where f.user_id = auth.uid();
end $$;

-- Returns when the caller's feed URL was created and last read; no row without one.
select private.expose('my_calendar_feed', 'authenticated');

create function private.calendar_feed(p_token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_most constant integer := 120;
  v_feed private.calendar_feeds;
begin
  update private.calendar_feeds f set
    read_at = now(),
    reads = case when f.hour > now() - interval '1 hour' then f.reads + 1 else 1 end,
    hour = case when f.hour > now() - interval '1 hour' then f.hour else now() end
  where f.token_hash = sha256(convert_to(coalesce(p_token, ''), 'UTF8')) and private.is_account_active(f.user_id)
  returning * into v_feed;
  if v_feed.user_id is null then
    return null;
  end if;
  if v_feed.reads > v_most then
    return '{"is_too_often": true}';
  end if;
  return jsonb_build_object('events', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', e.id, 'title', e.title, 'kind', e.kind, 'place', nullif(concat_ws(', ', e.place, e.join_url), ''), 'notes', e.notes, 'updated_at', e.updated_at,
      'version', e.version, 'begins_at', e.begins_at, 'ends_at', e.ends_at, 'time_zone', e.time_zone,
      'is_all_day', e.is_all_day, 'repeats', e.repeats, 'repeat_every', e.repeat_every, 'repeat_on', e.repeat_on,
      'repeat_until', e.repeat_until, 'repeat_count', e.repeat_count, 'skipped', e.skipped
    ) order by e.begins_at, e.id), '[]')
    from (
      select o.* from public.events o
      where (o.owner_id = v_feed.user_id or o.attendee_ids @> array[v_feed.user_id])
        and o.deleted_at is null and o.begins_at < now() + interval '400 days'
        and case
          when o.repeats is null then o.ends_at >= now() - interval '60 days'
          else private.series_end(o.begins_at, o.ends_at, o.repeats, o.repeat_every, o.repeat_until, o.repeat_count)
            >= now() - interval '60 days'
        end
        and private.has_workspace_access(v_feed.user_id, o.workspace_id)
      order by o.begins_at desc limit 2000
    ) e
  ));
end $$;

-- Returns a feed's events: those its user created or takes part in. Null if the URL is invalid or revoked, or
-- its account has no access.
select private.expose('calendar_feed', 'service_role');
