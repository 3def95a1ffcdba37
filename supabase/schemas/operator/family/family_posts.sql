-- Updates that staff post for families, about one resident or the whole community. A photo names the residents in it,
-- and is shown only while each of them consents.
create table private.family_posts (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid references public.residents (id) on delete cascade,
  body text not null,
  author_id uuid references public.profiles (id) on delete set null,
  posted_at timestamptz not null default clock_timestamp(),
  removed_at timestamptz,
  removed_by uuid references public.profiles (id) on delete set null,

  constraint family_posts_body_is_plain check (char_length(btrim(body)) >= 1 and private.is_plain_message(body, 4000))
);
comment on column private.family_posts.resident_id is 'The resident it is about; null for the whole community.';

create index family_posts_community_idx on private.family_posts (community_id, posted_at desc);
create index family_posts_resident_idx on private.family_posts (resident_id, posted_at desc);
create index family_posts_author_idx on private.family_posts (author_id);
create index family_posts_removed_by_idx on private.family_posts (removed_by);
alter table private.family_posts enable row level security;

-- In the bucket `family-photos` under `<community>/<post>/<id>`. There are no signed links, which would outlive the
-- consent.
create table private.family_photos (
  id uuid primary key,
  post_id uuid not null references private.family_posts (id) on delete cascade,
  community_id uuid not null references public.communities (id) on delete cascade,
  path text not null,
  resident_ids uuid[] not null,
  position integer not null,

  constraint family_photos_path_key unique (path),
  constraint family_photos_path_is_plain check (private.is_single_line(path, 120)),
  constraint family_photos_residents_limit check (cardinality(resident_ids) <= 40),
  constraint family_photos_position_in_range check (position between 1 and 12)
);
comment on column private.family_photos.resident_ids is 'Everyone in the photo; empty if it shows no resident.';

create index family_photos_post_idx on private.family_photos (post_id);
create index family_photos_community_idx on private.family_photos (community_id);
alter table private.family_photos enable row level security;

-- True if the caller may read a post now, as staff or as family.
create function private.can_read_family_post(p_post private.family_posts) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_resident public.residents;
begin
  if p_post.id is null or p_post.removed_at is not null or not private.is_approved() then
    return false;
  elsif p_post.resident_id is null then
    return p_post.community_id = any (private.list_my_community_ids('family_posts', 'read')) or exists (
      select from public.residents r
      where r.id = any (private.list_my_shared_resident_ids('updates')) and r.community_id = p_post.community_id
    );
  end if;
  select * into v_resident from public.residents r where r.id = p_post.resident_id and r.deleted_at is null;
  return v_resident.id is not null and (
    private.can_reach_resident(auth.uid(), v_resident, 'family_posts', 'read')
    or v_resident.id = any (private.list_my_shared_resident_ids('updates'))
  );
end $$;

create function private.can_read_family_photo(p_name text, p_owner_id text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_photo private.family_photos;
  v_post private.family_posts;
begin
  select * into v_photo from private.family_photos f where f.path = p_name;
  if v_photo.id is null then
    return p_owner_id = auth.uid()::text and private.is_approved();
  end if;
  select * into v_post from private.family_posts p where p.id = v_photo.post_id;
  return private.do_residents_consent_to_photos(v_photo.resident_ids) and private.can_read_family_post(v_post);
end $$;
grant execute on function private.can_read_family_photo(text, text) to authenticated;

-- The first folder is a community where the caller posts, and few uploads are unattached.
create function private.can_add_family_photo(p_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return p_name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}){2}$'
    and left(p_name, 36)::uuid = any (private.list_my_community_ids('family_posts', 'add'))
    and (
      select count(*) < 60 from storage.objects o
      where o.bucket_id = 'family-photos' and o.owner_id = auth.uid()::text and o.created_at > now() - interval '1 hour'
    );
end $$;
grant execute on function private.can_add_family_photo(text) to authenticated;

create function private.is_family_photo(p_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.family_photos f where f.path = p_name);
end $$;
grant execute on function private.is_family_photo(text) to authenticated;

create policy "Staff and families read photos they may see" on storage.objects
  for select to authenticated
  using (bucket_id = 'family-photos' and private.can_read_family_photo(name, owner_id));

create policy "Staff upload photos for families" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'family-photos' and private.can_add_family_photo(name));

create policy "Uploaders remove unattached photos for families" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'family-photos' and owner_id = (select auth.uid())::text and (select private.is_approved())
    and not private.is_family_photo(name)
  );

create function private.save_family_post(p_id uuid, p_community_id uuid, p_resident_id uuid, p_body text, p_photos public.payload)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_photo record;
  v_path text;
  v_metadata jsonb;
  v_count integer := 0;
begin
  perform private.require_community_right(p_community_id, 'family_posts', 'add');
  if p_resident_id is not null then
    if (private.require_resident_in_reach(p_resident_id, 'family_posts', 'add')).community_id is distinct from p_community_id then
      raise exception 'Record not found.' using errcode = '42501';
    end if;
  elsif not p_community_id = any (private.list_my_community_ids('family_posts', 'change')) then
    raise exception 'Your position posts updates about single residents.' using errcode = 'HXJPC';
  end if;
  if exists (select from private.family_posts p where p.id = p_id and p.community_id = p_community_id and p.author_id = auth.uid()) then
    return;
  end if;
  perform private.enforce_rate_limit('family_post', 60, interval '1 hour');
  insert into private.family_posts (id, community_id, resident_id, body, author_id)
  values (p_id, p_community_id, p_resident_id, btrim(p_body), auth.uid());
  if jsonb_typeof(p_photos) is distinct from 'array' or jsonb_array_length(p_photos) > 12 then
    raise exception 'Add up to 12 photos.' using errcode = 'HXJPL';
  end if;
  for v_photo in
    select x.id, array(select distinct r from unnest(x.resident_ids) r) as resident_ids
    from jsonb_to_recordset(p_photos) x (id uuid, resident_ids uuid[])
  loop
    v_count := v_count + 1;
    if v_photo.resident_ids is null or cardinality(v_photo.resident_ids) > 40 or exists (
      select from unnest(v_photo.resident_ids) r (id)
      where not exists (select from public.residents x where x.id = r.id and x.community_id = p_community_id and x.deleted_at is null)
    ) then
      raise exception 'Name residents of this community.' using errcode = 'HXJPR';
    end if;
    -- Consents are locked, so that a withdrawal at the same time is seen here or hides the photo.
    perform from private.photo_consents c where c.resident_id = any (v_photo.resident_ids) and c.withdrawn_at is null for share;
    if not private.do_residents_consent_to_photos(v_photo.resident_ids) then
      raise exception 'A resident in this photo has not agreed to photos.' using errcode = 'HXJPN';
    end if;
    v_path := concat_ws('/', p_community_id, p_id, v_photo.id);
    if not exists (
      select from storage.objects o where o.bucket_id = 'family-photos' and o.name = v_path and o.owner_id = auth.uid()::text
    ) then
      raise exception 'The file has not been uploaded.' using errcode = 'HXRFM';
    end if;
    v_metadata := private.require_uploaded_file('family-photos', v_path);
    if v_metadata ->> 'mimetype' not in ('image/jpeg', 'image/png', 'image/webp') then
      raise exception 'Choose a JPEG, PNG, or WebP picture.' using errcode = 'HXJPF';
    end if;
    insert into private.family_photos (id, post_id, community_id, path, resident_ids, position)
    values (v_photo.id, p_id, p_community_id, v_path, v_photo.resident_ids, v_count);
  end loop;
  perform private.notify(
    f.id, 'family_update', 'family_update:' || p_id,
    jsonb_build_object('community', (select c.name from public.communities c where c.id = p_community_id), 'community_id', p_community_id),
    '{}'
  )
  from (
    select distinct u.id from public.residents r cross join lateral private.list_family_user_ids(r.id, 'updates') u (id)
    where r.community_id = p_community_id and r.deleted_at is null and (p_resident_id is null or r.id = p_resident_id)
  ) f;
end $$;

-- Posts an update for families, with photos that the caller uploaded to `<community>/<post>/<photo>`; each lists the
-- residents in it. A repeat with the same ID changes nothing.
select private.expose('save_family_post', 'authenticated');

create function private.remove_family_post(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_post private.family_posts;
begin
  select * into v_post from private.family_posts p where p.id = p_id for update;
  if not private.can_read_family_post(v_post) and v_post.removed_at is null or v_post.id is null
    or not (v_post.author_id = auth.uid() or v_post.community_id = any (private.list_my_community_ids('family_posts', 'change')))
    or not v_post.community_id = any (private.list_my_community_ids('family_posts', 'add'))
  then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  update private.family_posts p set removed_at = clock_timestamp(), removed_by = auth.uid() where p.id = p_id and p.removed_at is null;
end $$;

-- Removes an update: its author, or a position that removes all.
select private.expose('remove_family_post', 'authenticated');

create function private.list_family_posts(p_community_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_is_staff constant boolean := p_community_id = any (private.list_my_community_ids('family_posts', 'read'));
  v_can_remove constant boolean := p_community_id = any (private.list_my_community_ids('family_posts', 'change'));
  v_shared constant uuid[] := private.list_my_shared_resident_ids('updates');
begin
  if not v_is_staff and not exists (
    select from public.residents r where r.id = any (v_shared) and r.community_id = p_community_id
  ) then
    return '[]';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', p.id, 'body', p.body, 'posted_at', p.posted_at, 'by', coalesce(private.called(p.author_id), 'Former member'),
      'resident_id', p.resident_id, 'resident', (select r.name from public.residents r where r.id = p.resident_id),
      'can_remove', v_can_remove or v_is_staff and p.author_id is not distinct from auth.uid(),
      'readers', case when v_is_staff then (
        select count(distinct u.id) from public.residents r cross join lateral private.list_family_user_ids(r.id, 'updates') u (id)
        where r.community_id = p_community_id and r.deleted_at is null and (p.resident_id is null or r.id = p.resident_id)
      ) end,
      'hidden_photos', case when v_is_staff then (
        select count(*) from private.family_photos f
        where f.post_id = p.id and not private.do_residents_consent_to_photos(f.resident_ids)
      ) end,
      'photos', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', f.id, 'path', f.path,
          'names', case when v_is_staff then (
            select coalesce(jsonb_agg(r.name order by r.name), '[]') from public.residents r where r.id = any (f.resident_ids)
          ) end
        ) order by f.position), '[]')
        from private.family_photos f where f.post_id = p.id and private.do_residents_consent_to_photos(f.resident_ids)
      )
    ) order by p.posted_at desc, p.id), '[]')
    from (
      select * from private.family_posts x
      where x.community_id = p_community_id and x.removed_at is null
        and (v_is_staff or x.resident_id is null or x.resident_id = any (v_shared)) and private.can_read_family_post(x)
      order by x.posted_at desc, x.id limit 200
    ) p
  );
end $$;

-- Returns updates that the caller may read, the latest 200, newest first. Families get no names of others in photos.
select private.expose('list_family_posts', 'authenticated');

create function private.list_photo_residents(p_community_id uuid) returns table (id uuid, name text, unit text, has_consent boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_community_right(p_community_id, 'family_posts', 'add');
  return query
  select r.id, r.name, u.name, private.do_residents_consent_to_photos(array[r.id])
  from public.residents r left join public.units u on u.id = r.unit_id
  where r.community_id = p_community_id and r.deleted_at is null and r.status in ('in_house', 'on_leave')
    and private.can_reach_resident(auth.uid(), r, 'family_posts', 'add')
  order by lower(r.name), r.id;
end $$;

-- Returns the residents that the caller can post about, and whether each consents to photos.
select private.expose('list_photo_residents', 'authenticated');
