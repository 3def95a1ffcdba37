-- Residents of a community: who they are and where they live. Their health data is in tables of its own, read only with
-- an entry in the access log. Status and unit follow from stay events.
create table public.residents (
  like private.community_record including defaults including constraints,
  community_id uuid not null references public.communities (id) on delete cascade,
  name text not null,
  preferred_name text,
  status text not null default 'pending',
  unit_id uuid references public.units (id) on delete set null,
  bed_id uuid references public.beds (id) on delete set null,
  moved_in_on date,
  photo_path text,
  anonymized_at timestamptz,

  constraint residents_photo_path_is_plain check (private.is_single_line(photo_path, 120)),
  constraint residents_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 120)),
  constraint residents_preferred_name_is_plain check (private.is_single_line(preferred_name, 60)),
  constraint residents_status_is_known check (status in ('pending', 'in_house', 'on_leave', 'discharged', 'deceased'))
);
-- Triggers in other files:
--   operator/retention/retention_settings.sql: refuse_held_deletion

comment on column public.residents.anonymized_at is 'Stands for a removed resident in books and census history; see retention/resident_removal.sql.';

select private.set_up_community_table(
  'public.residents', 'name', '/operator/residents',
  'private.list_my_assigned_resident_ids(''residents'')'
);
select private.set_up_record_list('public.residents', '{community_id, name, preferred_name}');

create index residents_by_name_idx on public.residents (workspace_id, lower(name), id) where deleted_at is null;
create index residents_by_moved_in_on_idx on public.residents (workspace_id, coalesce(moved_in_on, '-infinity'), id) where deleted_at is null;
create index residents_words_idx on public.residents using gin (private.build_record_search_vector(workspace_id, name, preferred_name));
create index residents_community_idx on public.residents (community_id);
create index residents_unit_idx on public.residents (unit_id);
create index residents_bed_idx on public.residents (bed_id);

-- What a resident agreed to share with a family member, item by item. A withdrawal ends it.
create table public.resident_consents (
  id uuid primary key default gen_random_uuid(),
  resident_id uuid not null references public.residents (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  item text not null,
  granted_at timestamptz not null default now(),
  recorded_by uuid references public.profiles (id) on delete set null,
  withdrawn_at timestamptz,
  withdrawn_by uuid references public.profiles (id) on delete set null,

  constraint resident_consents_item_is_known check (item in (
    'profile', 'care', 'diagnoses', 'contacts', 'payors', 'documents', 'updates', 'messages', 'calendar', 'vitals', 'incidents',
    'statements'
  ))
);

create unique index resident_consents_once_idx on public.resident_consents (resident_id, user_id, item) where withdrawn_at is null;
create index resident_consents_user_idx on public.resident_consents (user_id) where withdrawn_at is null;
create index resident_consents_user_all_idx on public.resident_consents (user_id);
create index resident_consents_recorded_by_idx on public.resident_consents (recorded_by);
create index resident_consents_withdrawn_by_idx on public.resident_consents (withdrawn_by);

select private.set_up_table('public.resident_consents', 'select');
create policy "Family members read what is shared with them" on public.resident_consents
  for select to authenticated using (user_id = (select auth.uid()));
-- An open family portal drops what is withdrawn.
alter publication supabase_realtime add table public.resident_consents;
select private.add_membership_guard('public.resident_consents', 'user_id', 'array[(select auth.uid())]');

create function private.set_resident_consent(p_resident_id uuid, p_email text, p_item text, p_is_granted boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_resident public.residents;
  v_user_id uuid;
begin
  select * into v_resident from public.residents r where r.id = p_resident_id and r.deleted_at is null for update;
  if v_resident.id is null
    or not v_resident.community_id = any (private.list_my_community_ids('resident_contacts', 'change'))
  then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  select m.user_id into v_user_id
  from public.community_members m join public.profiles p on p.id = m.user_id
  where m.community_id = v_resident.community_id and m.position = 'family' and lower(p.email) = lower(btrim(p_email))
    and (m.ends_at is null or m.ends_at > now())
  limit 1;
  if v_user_id is null then
    raise exception 'Add this person to the team as family first.' using errcode = 'HXOPF';
  end if;
  if p_is_granted then
    insert into public.resident_consents (resident_id, user_id, item, recorded_by)
    values (p_resident_id, v_user_id, p_item, auth.uid())
    on conflict (resident_id, user_id, item) where withdrawn_at is null do nothing;
  else
    update public.resident_consents c set withdrawn_at = now(), withdrawn_by = auth.uid()
    where c.resident_id = p_resident_id and c.user_id = v_user_id and c.item = p_item and c.withdrawn_at is null;
  end if;
end $$;

-- Records that a resident shares an item with a family member, or withdraws it.
select private.expose('set_resident_consent', 'authenticated');

create trigger announce_rights_change after insert or update or delete on public.resident_consents
  for each row execute function private.announce_rights_change('user_id');

-- True if a user may use this kind of a resident's records this way: through a position for the whole community, a shift
-- in the resident's unit, or the resident's consent.
create function private.can_reach_resident(p_user_id uuid, p_resident public.residents, p_kind text, p_verb text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.can_reach_resident_as(
    p_user_id, p_resident, private.list_positions_with_right(p_kind, p_verb),
    (select r.consent from private.list_position_rights() r where r.kind = p_kind)
  );
end $$;

-- The same for positions and a consent item that the caller has looked up: once for many residents, or for many kinds.
create function private.can_reach_resident_as(p_user_id uuid, p_resident public.residents, p_positions text[], p_consent text)
returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.community_members m
    where m.user_id = p_user_id and m.community_id = p_resident.community_id and m.position = any (p_positions)
      and m.starts_at <= now() and (m.ends_at is null or m.ends_at > now())
      and case m.position
        when 'caregiver' then p_resident.status in ('in_house', 'on_leave') and exists (
          select from public.shift_assignments s
          where s.member_id = m.id and s.unit_id = p_resident.unit_id and s.starts_at <= now() and s.ends_at > now()
        )
        when 'family' then p_consent is not null and exists (
          select from public.resident_consents c
          where c.resident_id = p_resident.id and c.user_id = p_user_id and c.item = p_consent and c.withdrawn_at is null
        )
        else true
      end
  );
end $$;


create function private.list_resident_consents(p_resident_id uuid) returns table (name text, email text, items text[])
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select coalesce(nullif(p.full_name, ''), p.email), p.email, array_agg(c.item order by c.item)
  from public.resident_consents c
  join public.residents r on r.id = c.resident_id
  join public.profiles p on p.id = c.user_id
  where c.resident_id = p_resident_id and c.withdrawn_at is null
    and r.community_id = any (private.list_my_community_ids('resident_contacts', 'change'))
  group by p.id, p.full_name, p.email
  order by lower(p.email);
end $$;

-- Returns what a resident shares with each family member, for positions that record it.
select private.expose('list_resident_consents', 'authenticated');

-- Returns how many residents share something with the caller, a family member.
create function private.figures_of_shared_residents() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_count integer;
begin
  if not private.is_approved() then
    return null;
  end if;
  select count(distinct c.resident_id) into v_count
  from public.resident_consents c
  join public.residents r on r.id = c.resident_id and r.deleted_at is null
  join public.community_members m on m.community_id = r.community_id and m.user_id = c.user_id
  where c.user_id = auth.uid() and c.withdrawn_at is null and m.position = 'family' and m.starts_at <= now()
    and (m.ends_at is null or m.ends_at > now());
  return case when v_count > 0 then jsonb_build_object('shared', v_count) end;
end $$;
grant execute on function private.figures_of_shared_residents() to authenticated;
