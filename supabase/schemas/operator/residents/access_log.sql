-- Every read of a resident's record, and the key to it: without an entry of the last 15 minutes, the database returns
-- no health data. No one can change or delete entries. They outlive accounts and residents, so nothing is referenced.
create table public.resident_access_log (
  id uuid primary key default gen_random_uuid(),
  community_id uuid not null,
  resident_id uuid not null,
  user_id uuid not null,
  user_name text not null,
  positions text[] not null,
  at timestamptz not null default clock_timestamp(),
  is_break_glass boolean not null default false,
  reason text,

  constraint resident_access_log_reason_is_plain check (private.is_single_line(reason, 300)),
  constraint resident_access_log_user_name_is_plain check (private.is_single_line(user_name, 300)),
  constraint resident_access_log_reason_is_given check (not is_break_glass or char_length(btrim(reason)) >= 10)
);

create index resident_access_log_user_idx on public.resident_access_log (user_id, at desc);
create index resident_access_log_resident_idx on public.resident_access_log (resident_id, at desc);
create index resident_access_log_community_idx on public.resident_access_log (community_id, at desc);

alter table public.resident_access_log enable row level security;
revoke all on table public.resident_access_log from public, anon, authenticated, service_role;
grant select on table public.resident_access_log to authenticated, service_role;
select private.require_second_factor('public.resident_access_log');

-- True for directors and nurses, who answer for the record.
create policy "Directors read the access log" on public.resident_access_log
  for select to authenticated
  using (community_id = any ((select private.list_my_community_ids('community_members', 'read'))::uuid[]));
select private.add_membership_guard(
  'public.resident_access_log', 'community_id', 'private.list_my_community_ids(''community_members'', ''read'')'
);

create function private.refuse_log_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'The access log can''t be changed.' using errcode = '42501';
end $$;

create trigger refuse_change before update or delete on public.resident_access_log
  for each row execute function private.refuse_log_change();
create trigger refuse_truncate before truncate on public.resident_access_log
  for each statement execute function private.refuse_log_change();

-- Logs that the caller reads these residents' records on a screen of several: once in ten minutes for each, because a
-- screen that refreshes is one read.
create function private.log_resident_reads(p_resident_ids uuid[], p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.resident_access_log (community_id, resident_id, user_id, user_name, positions, reason)
  select r.community_id, r.id, p.id, left(coalesce(nullif(p.full_name, ''), p.email), 300), array(
    select distinct m.position from public.community_members m
    where m.user_id = p.id and m.community_id = r.community_id and m.starts_at <= now() and (m.ends_at is null or m.ends_at > now())
  ), p_reason
  from public.residents r cross join public.profiles p
  where r.id = any (p_resident_ids) and p.id = auth.uid()
    and not exists (
      select from public.resident_access_log l
      where l.user_id = p.id and l.resident_id = r.id and l.at > now() - interval '10 minutes'
    );
end $$;

create function private.open_resident(p_resident_id uuid, p_reason text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := auth.uid();
  v_resident public.residents;
  v_positions text[];
  v_is_in_reach boolean;
  v_is_break_glass boolean;
  v_has_broken_glass boolean;
  v_director uuid;
begin
  if not private.is_approved() then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  select * into v_resident from public.residents r where r.id = p_resident_id and r.anonymized_at is null;
  select array_agg(distinct m.position) into v_positions
  from public.community_members m
  where m.user_id = v_me and m.community_id = v_resident.community_id and m.starts_at <= now()
    and (m.ends_at is null or m.ends_at > now());
  v_is_in_reach := v_resident.id is not null and private.can_reach_resident(v_me, v_resident, 'residents', 'read');
  v_is_break_glass := not v_is_in_reach and 'caregiver' = any (v_positions) and char_length(btrim(coalesce(p_reason, ''))) >= 10;
  if not v_is_in_reach and not coalesce(v_is_break_glass, false) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  perform private.enforce_rate_limit('open_resident', 1000, interval '1 hour');
  insert into public.resident_access_log (community_id, resident_id, user_id, user_name, positions, is_break_glass, reason)
  select v_resident.community_id, v_resident.id, v_me, left(coalesce(nullif(p.full_name, ''), p.email), 300), v_positions,
    v_is_break_glass, nullif(btrim(p_reason), '')
  from public.profiles p where p.id = v_me;
  if v_is_break_glass then
    for v_director in
      select m.user_id from public.community_members m
      where m.community_id = v_resident.community_id and m.position = 'executive_director' and m.user_id <> v_me
        and m.starts_at <= now() and (m.ends_at is null or m.ends_at > now())
    loop
      perform private.notify(
        v_director, 'resident_break_glass', 'break_glass:' || v_me || ':' || v_resident.id || ':' || extract(epoch from now())::bigint,
        jsonb_build_object(
          'name', coalesce((select p.full_name from public.profiles p where p.id = v_me), 'Someone'),
          'resident', v_resident.name, 'reason', left(btrim(p_reason), 200), 'resident_id', v_resident.id
        ),
        jsonb_build_object('resident_id', v_resident.id)
      );
    end loop;
  end if;
  v_has_broken_glass := exists (
    select from public.resident_access_log l
    where l.user_id = v_me and l.resident_id = v_resident.id and l.is_break_glass and l.at > now() - interval '15 minutes'
  );
  return to_jsonb(v_resident) || jsonb_build_object(
    'community', (select c.name from public.communities c where c.id = v_resident.community_id),
    'state', (select c.state from public.communities c where c.id = v_resident.community_id),
    'time_zone', (select c.time_zone from public.communities c where c.id = v_resident.community_id),
    'unit', (select u.name from public.units u where u.id = v_resident.unit_id),
    'bed', (select b.name from public.beds b where b.id = v_resident.bed_id),
    'is_break_glass', v_is_break_glass,
    'reads', (
      select coalesce(jsonb_agg(r.kind), '[]') from private.list_position_rights() r
      where r.is_resident_data and (
        private.can_reach_resident_as(v_me, v_resident, r.read, r.consent)
        or v_has_broken_glass and 'caregiver' = any (r.read) and 'caregiver' = any (v_positions)
      )
    ),
    'writes', (
      select coalesce(jsonb_agg(r.kind), '[]') from private.list_position_rights() r
      where (r.is_resident_data or r.kind = 'residents') and private.can_reach_resident_as(v_me, v_resident, r.add, r.consent)
    )
  );
end $$;

-- Opens a resident's record: logs it, then returns the resident and the kinds of records the caller reads and writes.
-- A reason opens the record of a resident outside a caregiver's shift and notifies the directors.
select private.expose('open_resident', 'authenticated');

create function private.list_my_residents() returns table (
  id uuid, name text, preferred_name text, status text, unit text, community text, photo_path text
)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select r.id, r.name, r.preferred_name, r.status, u.name, c.name, r.photo_path
  from public.residents r join public.communities c on c.id = r.community_id left join public.units u on u.id = r.unit_id
  where r.id = any (private.list_my_assigned_resident_ids('residents'))
  order by u.name, lower(r.name);
end $$;

-- Returns the residents of a caregiver's shift or a family member.
select private.expose('list_my_residents', 'authenticated');

create function private.list_resident_history(p_resident_id uuid)
returns table (id bigint, kind text, at timestamptz, by_name text, act text, was jsonb, now jsonb)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_kind text;
  v_title text;
begin
  for v_kind, v_title in
    select r.kind, 'resident_id' from private.list_position_rights() r
    where r.is_resident_data and r.kind not in ('stay_events', 'care_entries', 'care_assessments', 'resident_care_levels') and p_resident_id = any (private.list_my_open_resident_ids(r.kind, 'read'))
    union all
    select 'residents', 'id' where p_resident_id = any (private.list_my_open_resident_ids('residents', 'read'))
  loop
    return query execute format(
      'select c.id, c.kind, c.at, coalesce(nullif(p.full_name, ''''), p.email), c.act, c.was, c.now'
        ' from public.%I r join public.record_changes c on c.record_id = r.id and c.kind = %L'
        ' left join public.profiles p on p.id = c.by where r.%I = $1 order by c.at desc limit 200',
      v_kind, v_kind, v_title
    ) using p_resident_id;
  end loop;
end $$;

-- Returns the changes of an open resident's record that the caller can read.
select private.expose('list_resident_history', 'authenticated');
