-- People of a community, each with a position. Access lasts while now is between start and end.
create table public.community_members (
  id uuid primary key default gen_random_uuid(),
  community_id uuid not null references public.communities (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  position text not null,
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  created_at timestamptz not null default now(),

  constraint community_members_position_is_known check (private.is_community_position(position)),
  constraint community_members_ends_after_start check (ends_at >= starts_at)
);

create index community_members_user_idx on public.community_members (user_id);
create unique index community_members_once_idx on public.community_members (community_id, user_id, position)
  where ends_at is null;

select private.set_up_table('public.community_members', 'select');

create policy "Directors read their team, everyone their own positions" on public.community_members
  for select to authenticated
  using (
    user_id = (select auth.uid())
    or community_id = any ((select private.list_my_community_ids('community_members', 'read'))::uuid[])
  );
select private.add_membership_guard(
  'public.community_members', 'user_id, community_id',
  '(select auth.uid()) || private.list_my_community_ids(''community_members'', ''read'')'
);

create trigger announce_rights_change after insert or update or delete on public.community_members
  for each row execute function private.announce_rights_change('user_id');

-- Units that a caregiver covers on a shift.
create table public.shift_assignments (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references public.community_members (id) on delete cascade,
  unit_id uuid not null references public.units (id) on delete cascade,
  community_id uuid not null references public.communities (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,

  constraint shift_assignments_length check (ends_at > starts_at and ends_at <= starts_at + interval '24 hours')
);

create index shift_assignments_member_idx on public.shift_assignments (member_id, ends_at);
create index shift_assignments_unit_idx on public.shift_assignments (unit_id);
create index shift_assignments_community_idx on public.shift_assignments (community_id);

select private.set_up_table('public.shift_assignments', 'select');

create policy "Directors read all shifts, caregivers their own" on public.shift_assignments
  for select to authenticated
  using (
    community_id = any ((select private.list_my_community_ids('community_members', 'read'))::uuid[])
    or member_id in (select m.id from public.community_members m where m.user_id = (select auth.uid()))
  );

-- Locks the community and requires the caller to manage its team.
create function private.begin_team_change(p_community_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.communities c where c.id = p_community_id for update;
  if (p_community_id = any (private.list_my_community_ids('community_members', 'change'))) is not true then
    raise exception 'Only an executive director can manage the team.' using errcode = '42501';
  end if;
end $$;

create function private.end_community_member(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_member public.community_members;
begin
  select * into v_member from public.community_members m where m.id = p_id;
  if v_member.id is null then
    raise exception 'Only an executive director can manage the team.' using errcode = '42501';
  end if;
  perform private.begin_team_change(v_member.community_id);
  if v_member.position = 'executive_director' and not exists (
    select from public.community_members m
    where m.community_id = v_member.community_id and m.position = 'executive_director' and m.id <> p_id
      and m.starts_at <= now() and m.ends_at is null
  ) then
    raise exception 'A community needs an executive director.' using errcode = 'HXOPD';
  end if;
  update public.community_members m set ends_at = greatest(now(), m.starts_at)
  where m.id = p_id and (m.ends_at is null or m.ends_at > now());
end $$;

-- Ends a position; its history stays.
select private.expose('end_community_member', 'authenticated');

create function private.list_community_team(p_community_id uuid)
returns table (id uuid, name text, "position" text, starts_at timestamptz, ends_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  if (p_community_id = any (private.list_my_community_ids('community_members', 'read'))) is not true then
    return;
  end if;
  return query
  select m.id, coalesce(nullif(p.full_name, ''), p.email), m.position, m.starts_at, m.ends_at
  from public.community_members m join public.profiles p on p.id = m.user_id
  where m.community_id = p_community_id
  order by m.ends_at is not null, lower(p.full_name), m.id;
end $$;

select private.expose('list_community_team', 'authenticated');

-- Returns the caller's current positions with what each can do, for screens.
create function private.list_my_positions()
returns table (community_id uuid, community text, "position" text, reads text[], adds text[], changes text[])
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select m.community_id, c.name, m.position,
    (
      select array_agg(r.kind order by r.kind) from private.list_position_rights() r
      where m.position = any (r.read) or r.kind = 'record_retention' and private.can_manage_retention(m.community_id)
    ),
    (select coalesce(array_agg(r.kind order by r.kind), '{}') from private.list_position_rights() r where m.position = any (r.add)),
    (select coalesce(array_agg(r.kind order by r.kind), '{}') from private.list_position_rights() r where m.position = any (r.change))
  from public.community_members m join public.communities c on c.id = m.community_id
  where (select private.is_approved()) and m.user_id = auth.uid() and m.starts_at <= now() and (m.ends_at is null or m.ends_at > now())
    and c.deleted_at is null
  order by lower(c.name), m.position;
end $$;

select private.expose('list_my_positions', 'authenticated');

-- Returns communities that other people work or live in and that have no other executive director.
create function private.list_communities_directed_alone(p_user_id uuid) returns table (id uuid, name text)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select distinct c.id, c.name
  from public.community_members m join public.communities c on c.id = m.community_id
  where m.user_id = p_user_id and m.position = 'executive_director' and m.starts_at <= now()
    and (m.ends_at is null or m.ends_at > now()) and c.deleted_at is null
    and not exists (
      select from public.community_members o
      where o.community_id = c.id and o.position = 'executive_director' and o.user_id <> p_user_id and o.starts_at <= now()
        and o.ends_at is null and not private.is_account_being_deleted(o.user_id)
    ) and (
      exists (
        select from public.community_members o
        where o.community_id = c.id and o.user_id <> p_user_id and (o.ends_at is null or o.ends_at > now())
      ) or exists (
        select from public.residents r where r.community_id = c.id and r.deleted_at is null and r.status in ('in_house', 'on_leave')
      )
    );
end $$;
