-- Shared devices. One account is signed in on a device, and caregivers identify themselves on it with a PIN. Their turn
-- is an acting session: entries made with its ID are attributed to them by the server. It belongs to one sign-in of
-- the device, so its ID is worthless elsewhere.

-- A member's PIN in a community, as a slow hash.
create table private.care_pins (
  community_id uuid not null references public.communities (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  hash text not null,
  set_at timestamptz not null default now(),
  failed_count integer not null default 0,
  locked_until timestamptz,

  primary key (community_id, user_id)
);
create index care_pins_user_idx on private.care_pins (user_id);
alter table private.care_pins enable row level security;

create table private.acting_sessions (
  id uuid primary key default gen_random_uuid(),
  community_id uuid not null references public.communities (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  device_user_id uuid not null references public.profiles (id) on delete cascade,
  session_id uuid not null,
  purpose text not null,
  started_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  ends_at timestamptz not null,

  constraint acting_sessions_purpose_is_known check (purpose in ('chart', 'witness'))
);
create index acting_sessions_session_idx on private.acting_sessions (session_id, ends_at);
create index acting_sessions_community_idx on private.acting_sessions (community_id);
create index acting_sessions_user_idx on private.acting_sessions (user_id);
create index acting_sessions_device_user_idx on private.acting_sessions (device_user_id);
alter table private.acting_sessions enable row level security;

-- True if an account works in a community now. Family members don't.
create function private.is_care_member(p_user_id uuid, p_community_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.is_account_active(p_user_id) and exists (
    select from public.community_members m
    where m.user_id = p_user_id and m.community_id = p_community_id and m.position <> 'family' and m.starts_at <= now()
      and (m.ends_at is null or m.ends_at > now())
  );
end $$;

-- Requires the caller to work in a community and to have an open session.
create function private.require_care_member(p_community_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if p_community_id is null or not private.is_approved() or not private.is_caller_session_active()
    or not private.is_care_member(auth.uid(), p_community_id)
  then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
end $$;

-- Compares a PIN and counts wrong attempts: five in a row lock the PIN for 15 minutes. Returns 'right', 'wrong',
-- 'locked', or 'none'. It never raises an error, which would undo the count.
create function private.check_care_pin(p_community_id uuid, p_user_id uuid, p_pin text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_pin private.care_pins;
begin
  select * into v_pin from private.care_pins p where p.community_id = p_community_id and p.user_id = p_user_id for update;
  if v_pin.user_id is null then
    return 'none';
  elsif v_pin.locked_until > now() then
    return 'locked';
  elsif p_pin ~ '^[0-9]{4,8}$' and extensions.crypt(p_pin, v_pin.hash) = v_pin.hash then
    update private.care_pins p set failed_count = 0, locked_until = null
    where p.community_id = p_community_id and p.user_id = p_user_id;
    return 'right';
  end if;
  update private.care_pins p
  set failed_count = case when p.failed_count >= 4 then 0 else p.failed_count + 1 end,
    locked_until = case when p.failed_count >= 4 then now() + interval '15 minutes' end
  where p.community_id = p_community_id and p.user_id = p_user_id;
  return case when v_pin.failed_count >= 4 then 'locked' else 'wrong' end;
end $$;

create function private.set_my_care_pin(p_community_id uuid, p_pin text, p_current_pin text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_check text;
begin
  perform private.require_care_member(p_community_id);
  perform private.enforce_rate_limit('care_pin', 30, interval '1 hour');
  if coalesce(p_pin, '') !~ '^[0-9]{4,8}$' or p_pin ~ '^(.)\1+$' or position(p_pin in '0123456789') > 0
    or position(p_pin in '9876543210') > 0
  then
    raise exception 'Choose 4 to 8 digits that are hard to guess.' using errcode = 'HXKPN';
  end if;
  if not private.has_recent_authentication() then
    v_check := private.check_care_pin(p_community_id, auth.uid(), p_current_pin);
    if v_check in ('wrong', 'locked') then
      return jsonb_build_object('outcome', v_check);
    end if;
  end if;
  insert into private.care_pins as p (community_id, user_id, hash)
  values (p_community_id, auth.uid(), extensions.crypt(p_pin, extensions.gen_salt('bf', 10)))
  on conflict (community_id, user_id) do update
  set hash = excluded.hash, set_at = now(), failed_count = 0, locked_until = null;
  -- Ends turns that were started with the old PIN.
  update private.acting_sessions a set ends_at = now()
  where a.user_id = auth.uid() and a.community_id = p_community_id and a.ends_at > now();
  return '{"outcome": "set"}';
end $$;

-- Sets the caller's PIN in a community. A change needs the current PIN or a sign-in of the last 15 minutes.
select private.expose('set_my_care_pin', 'authenticated');

create function private.list_care_team(p_community_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_care_member(p_community_id);
  return jsonb_build_object(
    'has_pin', exists (select from private.care_pins p where p.community_id = p_community_id and p.user_id = auth.uid()),
    'members', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'member_id', t.id, 'name', t.name, 'position', t.position, 'has_pin', t.has_pin, 'is_me', t.user_id = auth.uid()
      ) order by lower(t.name), t.id), '[]')
      from (
        select distinct on (m.user_id) m.id, m.user_id, m.position, coalesce(nullif(p.full_name, ''), p.email) as name,
          exists (select from private.care_pins k where k.community_id = p_community_id and k.user_id = m.user_id) as has_pin
        from public.community_members m join public.profiles p on p.id = m.user_id
        where m.community_id = p_community_id and m.position = any (private.list_positions_with_right('care_entries', 'add'))
          and m.starts_at <= now() and (m.ends_at is null or m.ends_at > now())
        order by m.user_id, m.starts_at, m.id
      ) t
    )
  );
end $$;

-- Returns the people who chart in a community, and who of them has a PIN.
select private.expose('list_care_team', 'authenticated');

create function private.start_acting_as(p_member_id uuid, p_pin text, p_purpose text default 'chart') returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_session_id constant uuid := (auth.jwt() ->> 'session_id')::uuid;
  v_member public.community_members;
  v_zone text;
  v_check text;
  v_acting private.acting_sessions;
begin
  select * into v_member from public.community_members m where m.id = p_member_id;
  perform private.require_care_member(v_member.community_id);
  if not private.is_care_member(v_member.user_id, v_member.community_id) or p_purpose not in ('chart', 'witness') then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  perform private.enforce_rate_limit('acting_session', 120, interval '1 hour');
  v_check := private.check_care_pin(v_member.community_id, v_member.user_id, p_pin);
  if v_check <> 'right' then
    return jsonb_build_object('outcome', v_check);
  end if;
  select c.time_zone into v_zone from public.communities c where c.id = v_member.community_id;
  if p_purpose = 'chart' then
    update private.acting_sessions a set ends_at = now()
    where a.session_id = v_session_id and a.purpose = 'chart' and a.ends_at > now();
  end if;
  insert into private.acting_sessions (community_id, user_id, device_user_id, session_id, purpose, ends_at)
  values (
    v_member.community_id, v_member.user_id, auth.uid(), v_session_id, p_purpose,
    case p_purpose when 'witness' then now() + interval '2 minutes' else (
      select b.ends_at + interval '30 minutes' from private.get_shift_at(now(), v_zone) s, private.get_shift_bounds(s.day, s.shift, v_zone) b
    ) end
  )
  returning * into v_acting;
  return jsonb_build_object('outcome', 'started', 'id', v_acting.id, 'ends_at', v_acting.ends_at, 'name', (
    select left(coalesce(nullif(p.full_name, ''), p.email), 300) from public.profiles p where p.id = v_member.user_id
  ));
end $$;

-- Starts a caregiver's turn on the caller's device, until the shift ends, or two minutes to witness one entry. A wrong
-- PIN is an outcome, not an error, so that it counts.
select private.expose('start_acting_as', 'authenticated');

create function private.end_acting(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update private.acting_sessions a set ends_at = now()
  where a.id = p_id and a.device_user_id = auth.uid() and a.session_id = (auth.jwt() ->> 'session_id')::uuid and a.ends_at > now();
end $$;

-- Ends a caregiver's turn on the caller's device.
select private.expose('end_acting', 'authenticated');

-- Returns the account to which an entry of the caller is attributed: the caller without an acting session, or the person
-- of one that covers the time of the entry. Entries made offline arrive after the turn, so their own times count: each
-- within two hours of the one before.
create function private.get_actor(p_acting_id uuid, p_community_id uuid, p_at timestamptz, p_purpose text default 'chart')
returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_acting private.acting_sessions;
begin
  if p_acting_id is null then
    return auth.uid();
  end if;
  select * into v_acting from private.acting_sessions a where a.id = p_acting_id for update;
  if (
    v_acting.device_user_id = auth.uid() and v_acting.session_id = (auth.jwt() ->> 'session_id')::uuid
    and v_acting.community_id = p_community_id and v_acting.purpose = p_purpose and private.is_caller_session_active()
    and private.is_care_member(auth.uid(), p_community_id) and private.is_care_member(v_acting.user_id, p_community_id)
    and p_at between v_acting.started_at - interval '10 minutes' and v_acting.ends_at
    and p_at <= v_acting.last_at + interval '2 hours' and now() <= v_acting.ends_at + interval '72 hours'
  ) is not true then
    raise exception 'Enter the PIN again.' using errcode = 'HXKPX';
  end if;
  update private.acting_sessions a set last_at = greatest(a.last_at, least(p_at, now())) where a.id = p_acting_id;
  return v_acting.user_id;
end $$;

-- Returns whose entries the caller may strike through on this device: one's own, or those of the person whose turn it is.
create function private.get_current_actor() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select a.user_id from private.acting_sessions a
    where a.session_id = (auth.jwt() ->> 'session_id')::uuid and a.device_user_id = auth.uid() and a.purpose = 'chart'
      and a.ends_at > now() and a.last_at > now() - interval '2 hours'
    order by a.started_at desc limit 1
  ), auth.uid());
end $$;

-- The keys of the data that devices keep for work without a connection, one for each sign-in. A device gets the key while
-- its session is open and its account works in a community.
create table private.offline_keys (
  session_id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  key bytea not null default extensions.gen_random_bytes(32),
  used_at timestamptz not null default now()
);
create index offline_keys_user_idx on private.offline_keys (user_id, used_at);
alter table private.offline_keys enable row level security;

create function private.get_offline_keys() returns text[]
language plpgsql security definer set search_path = '' as $$
declare
  v_session_id constant uuid := (auth.jwt() ->> 'session_id')::uuid;
begin
  if not private.is_approved() or not private.is_caller_session_active() or not exists (
    select from public.community_members m
    where m.user_id = auth.uid() and m.starts_at <= now() and (m.ends_at is null or m.ends_at > now())
  ) then
    delete from private.offline_keys k where k.user_id = auth.uid();
    return '{}';
  end if;
  perform private.enforce_rate_limit('offline_key', 600, interval '1 hour');
  delete from private.offline_keys k where k.user_id = auth.uid() and k.used_at < now() - interval '72 hours';
  insert into private.offline_keys as k (session_id, user_id) values (v_session_id, auth.uid())
  on conflict (session_id) do update set used_at = now();
  return array(
    select encode(k.key, 'base64') from private.offline_keys k where k.user_id = auth.uid()
    order by k.session_id = v_session_id desc, k.used_at desc limit 5
  );
end $$;

-- Returns the key of this sign-in's offline data, and those of earlier ones for three days, so that unsent entries survive
-- an expired session. Empty once the caller works in no community: the device then deletes the data.
select private.expose('get_offline_keys', 'authenticated');
