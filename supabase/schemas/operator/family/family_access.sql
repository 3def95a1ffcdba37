-- What families may see: each call asks again, so that access ends with the consent. Families read no table of this area.

-- Returns the residents who share an item with the caller, a family member of their community now.
create function private.list_my_shared_resident_ids(p_item text) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_approved() then
    return '{}';
  end if;
  return coalesce((
    select array_agg(r.id)
    from public.resident_consents c join public.residents r on r.id = c.resident_id and r.deleted_at is null
    where c.user_id = auth.uid() and c.item = p_item and c.withdrawn_at is null and exists (
      select from public.community_members m
      where m.user_id = c.user_id and m.community_id = r.community_id and m.position = 'family' and m.starts_at <= now()
        and (m.ends_at is null or m.ends_at > now())
    )
  ), '{}');
end $$;

-- True if the caller's only positions are those of a resident's family.
create function private.is_family_member() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select bool_and(m.position = 'family') from public.community_members m
    where m.user_id = auth.uid() and m.starts_at <= now() and (m.ends_at is null or m.ends_at > now())
  ), false);
end $$;
grant execute on function private.is_family_member() to authenticated;

-- Returns the accounts a resident shares an item with now.
create function private.list_family_user_ids(p_resident_id uuid, p_item text) returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select distinct c.user_id
  from public.resident_consents c join public.residents r on r.id = c.resident_id and r.deleted_at is null
  join public.community_members m on m.user_id = c.user_id and m.community_id = r.community_id and m.position = 'family'
  where c.resident_id = p_resident_id and c.item = p_item and c.withdrawn_at is null and m.starts_at <= now()
    and (m.ends_at is null or m.ends_at > now());
end $$;

-- Returns a resident that the caller's staff position reaches for this kind, or raises an error.
create function private.require_resident_in_reach(p_resident_id uuid, p_kind text, p_verb text) returns public.residents
language plpgsql stable security definer set search_path = '' as $$
declare
  v_resident public.residents;
begin
  select * into v_resident from public.residents r where r.id = p_resident_id and r.deleted_at is null;
  if v_resident.id is null or not private.is_approved()
    or not private.can_reach_resident(auth.uid(), v_resident, p_kind, p_verb)
  then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  return v_resident;
end $$;

-- Consents of residents to appear in photos that families see. A withdrawal hides every photo of the resident.
create table private.photo_consents (
  id uuid primary key default gen_random_uuid(),
  resident_id uuid not null references public.residents (id) on delete cascade,
  granted_at timestamptz not null default clock_timestamp(),
  recorded_by uuid references public.profiles (id) on delete set null,
  withdrawn_at timestamptz,
  withdrawn_by uuid references public.profiles (id) on delete set null
);

create unique index photo_consents_once_idx on private.photo_consents (resident_id) where withdrawn_at is null;
create index photo_consents_resident_idx on private.photo_consents (resident_id);
create index photo_consents_recorded_by_idx on private.photo_consents (recorded_by);
create index photo_consents_withdrawn_by_idx on private.photo_consents (withdrawn_by);
alter table private.photo_consents enable row level security;

-- True if every one of these residents consents to appear in photos.
create function private.do_residents_consent_to_photos(p_resident_ids uuid[]) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return not exists (
    select from unnest(p_resident_ids) r (id)
    where not exists (select from private.photo_consents c where c.resident_id = r.id and c.withdrawn_at is null)
  );
end $$;

create function private.set_photo_consent(p_resident_id uuid, p_is_granted boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_resident constant public.residents := private.require_resident_in_reach(p_resident_id, 'resident_contacts', 'change');
begin
  perform from public.residents r where r.id = v_resident.id for update;
  if p_is_granted then
    insert into private.photo_consents (resident_id, recorded_by) values (v_resident.id, auth.uid())
    on conflict (resident_id) where withdrawn_at is null do nothing;
  else
    update private.photo_consents c set withdrawn_at = clock_timestamp(), withdrawn_by = auth.uid()
    where c.resident_id = v_resident.id and c.withdrawn_at is null;
  end if;
end $$;

-- Records that a resident may appear in photos, or withdraws it.
select private.expose('set_photo_consent', 'authenticated');

create function private.list_family_access(p_community_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_community_right(p_community_id, 'resident_contacts', 'change');
  return jsonb_build_object(
    'residents', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'name', r.name, 'unit', u.name,
        'photos_since', (select c.granted_at from private.photo_consents c where c.resident_id = r.id and c.withdrawn_at is null),
        'people', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'name', coalesce(nullif(p.full_name, ''), p.email), 'email', p.email, 'items', c.items, 'since', c.since,
            'is_member', exists (
              select from public.community_members m
              where m.user_id = p.id and m.community_id = p_community_id and m.position = 'family' and m.starts_at <= now()
                and (m.ends_at is null or m.ends_at > now())
            )
          ) order by lower(p.email)), '[]')
          from (
            select x.user_id, array_agg(x.item order by x.item) as items, min(x.granted_at) as since
            from public.resident_consents x where x.resident_id = r.id and x.withdrawn_at is null group by x.user_id
          ) c join public.profiles p on p.id = c.user_id
        )
      ) order by u.name, lower(r.name), r.id), '[]')
      from public.residents r left join public.units u on u.id = r.unit_id
      where r.community_id = p_community_id and r.deleted_at is null and (r.status in ('in_house', 'on_leave') or exists (
        select from public.resident_consents x where x.resident_id = r.id and x.withdrawn_at is null
      ))
    ),
    'family', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', coalesce(nullif(p.full_name, ''), p.email), 'email', p.email
      ) order by lower(p.email)), '[]')
      from public.community_members m join public.profiles p on p.id = m.user_id
      where m.community_id = p_community_id and m.position = 'family' and m.starts_at <= now() and (m.ends_at is null or m.ends_at > now())
    )
  );
end $$;

-- Returns who sees what of which resident, for positions that record consents.
select private.expose('list_family_access', 'authenticated');

create function private.list_consent_history(p_resident_id uuid) returns table (
  item text, person text, granted_at timestamptz, granted_by text, withdrawn_at timestamptz, withdrawn_by text
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_resident_in_reach(p_resident_id, 'resident_contacts', 'change');
  return query
  select h.item, h.person, h.granted_at, coalesce(private.called(h.recorded_by), ''), h.withdrawn_at, coalesce(private.called(h.withdrawn_by), '')
  from (
    select c.item, coalesce(nullif(p.full_name, ''), p.email) as person, c.granted_at, c.recorded_by, c.withdrawn_at, c.withdrawn_by
    from public.resident_consents c join public.profiles p on p.id = c.user_id where c.resident_id = p_resident_id
    union all
    select 'photos', null, c.granted_at, c.recorded_by, c.withdrawn_at, c.withdrawn_by
    from private.photo_consents c where c.resident_id = p_resident_id
  ) h
  order by greatest(h.granted_at, h.withdrawn_at) desc, h.item
  limit 300;
end $$;

-- Returns the consents of a resident that were given and withdrawn, with who recorded each.
select private.expose('list_consent_history', 'authenticated');
