-- Tours through the photos of a listing. A tour shows only photos of its listing, so a viewer sees no photo that the
-- listing doesn't show them.

-- True if scenes have the shape of `shared/listings/tours.ts`: scenes with a photo, and points with a position, a title,
-- and either a scene to go to or a text. A 3D model also has a file, and its points a height.
create function private.are_tour_scenes(p_scenes jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  v_scene jsonb;
  v_point jsonb;
begin
  if jsonb_typeof(p_scenes) <> 'array' or jsonb_array_length(p_scenes) not between 1 and 40 then
    return false;
  end if;
  for v_scene in select s.value from jsonb_array_elements(p_scenes) s loop
    if jsonb_typeof(v_scene) <> 'object'
      or v_scene - '{id,image_id,name,kind,heading,width_feet,points,model_id,is_to_scale}'::text[] <> '{}'
      or not coalesce(private.is_tour_key(v_scene ->> 'id'), false)
      or not coalesce((v_scene ->> 'image_id') ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', false)
      or not coalesce(private.is_tour_text(v_scene -> 'name', 1, 80), false)
      or coalesce(v_scene ->> 'kind', '') not in ('photo', 'panorama', 'plan', 'model')
      or (v_scene ->> 'kind' = 'model') <> (v_scene ->> 'model_id' is not null)
      or not coalesce((v_scene ->> 'model_id') ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', true)
      or not coalesce(jsonb_typeof(v_scene -> 'is_to_scale') in ('boolean', 'null'), true)
      or not private.is_number_between(v_scene -> 'heading', 0, 1)
      or not (v_scene -> 'width_feet' = 'null' or private.is_number_between(v_scene -> 'width_feet', 1, 5000))
      or jsonb_typeof(v_scene -> 'points') is distinct from 'array'
      or jsonb_array_length(v_scene -> 'points') > 30
    then
      return false;
    end if;
    for v_point in select t.value from jsonb_array_elements(v_scene -> 'points') t loop
      if jsonb_typeof(v_point) <> 'object'
        or v_point - '{id,x,y,z,title,text,scene_id}'::text[] <> '{}'
        or not coalesce(private.is_tour_key(v_point ->> 'id'), false)
        or not private.is_number_between(v_point -> 'x', 0, 1)
        or not private.is_number_between(v_point -> 'y', 0, 1)
        or (v_scene ->> 'kind' = 'model' or v_point ->> 'z' is not null) and not private.is_number_between(v_point -> 'z', 0, 1)
        or not coalesce(private.is_tour_text(v_point -> 'title', 1, 80), false)
        or not coalesce(private.is_tour_text(v_point -> 'text', 0, 600), false)
        or not (v_point -> 'scene_id' = 'null' or coalesce(private.is_tour_key(v_point ->> 'scene_id'), false))
      then
        return false;
      end if;
    end loop;
  end loop;
  return true;
end $$;

create function private.is_tour_key(p_key text) returns boolean
language sql immutable set search_path = '' as $$
  select p_key ~ '^[A-Za-z0-9-]{1,36}$'
$$;

create function private.is_tour_text(p_text jsonb, p_least integer, p_most integer) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_typeof(p_text) = 'string' and private.is_single_line(p_text #>> '{}', p_most)
    and char_length(btrim(p_text #>> '{}')) >= p_least
$$;

create function private.is_number_between(p_value jsonb, p_least numeric, p_most numeric) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(
    case when jsonb_typeof(p_value) = 'number' then (p_value #>> '{}')::numeric between p_least and p_most end, false
  )
$$;

grant execute on function private.are_tour_scenes(jsonb), private.is_tour_key(text), private.is_tour_text(jsonb, integer, integer),
  private.is_number_between(jsonb, numeric, numeric) to service_role;

create table public.property_tours (
  listing_id uuid primary key references public.listings (id) on delete cascade,
  scenes jsonb not null,
  is_published boolean not null default false,
  version integer not null default 1,
  scene_count smallint generated always as (jsonb_array_length(scenes)) stored,
  cover_id uuid generated always as ((scenes -> 0 ->> 'image_id')::uuid) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  constraint property_tours_scenes_are_valid check (
    pg_column_size(scenes) <= 400000 and private.are_tour_scenes(scenes)
  ),
  constraint property_tours_version_in_range check (version between 1 and 1000000)
);

-- The newest tours for everyone.
create index property_tours_published_idx on public.property_tours (updated_at desc, listing_id) where is_published;

comment on table public.property_tours is 'A tour through the photos of a listing: scenes with points that lead on or explain.';

-- Saved by `save_property_tour`.
select private.set_up_table('public.property_tours', 'select, delete');

create policy "Viewers of a listing read its published tour, sellers their own" on public.property_tours
  for select to authenticated
  using (
    (select private.is_approved()) and (
      (is_published and private.can_see_listing(listing_id)) or private.owns_listing(listing_id)
      or (select private.is_staff())
    )
  );

create policy "Sellers and administrators remove a tour" on public.property_tours
  for delete to authenticated
  using ((select private.is_admin()) or ((select private.is_approved()) and private.owns_listing(listing_id)));

-- Exact times would link the listings of one person, as in `listings`.
create function private.round_tour_times() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.listings l where l.id = new.listing_id and l.is_confidential) then
    new.created_at := private.start_of_day(new.created_at);
    new.updated_at := private.start_of_day(new.updated_at);
  end if;
  return new;
end $$;

create trigger round_tour_times before insert or update on public.property_tours
  for each row execute function private.round_tour_times();

create function private.round_times_of_confidential_tour() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The trigger above rounds them.
  update public.property_tours t set updated_at = t.updated_at where t.listing_id = new.id;
  return null;
end $$;

create trigger round_times_of_confidential_tour after update on public.listings
  for each row when (new.is_confidential and not old.is_confidential)
  execute function private.round_times_of_confidential_tour();

-- Saves the tour of the caller's listing if `was` is the current version (0 for none). Returns the new
-- version; the same scenes again return the same version.
create function private.save_property_tour(
  p_listing_id uuid, p_scenes public.payload, p_is_published boolean, p_was public.whole_number
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_tour public.property_tours;
begin
  if not private.is_approved() or not private.owns_listing(p_listing_id) then
    raise exception 'Listing not found.' using errcode = 'HXTUG';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('tour of ' || p_listing_id, 0));
  if not private.are_tour_scenes(p_scenes::jsonb) then
    raise exception 'This tour is not complete. Give each scene a name and each point a title.' using errcode = 'HXTUV';
  end if;
  if exists (
    select from jsonb_array_elements(p_scenes::jsonb) s
    where not exists (
      select from public.listing_images i where i.id = (s.value ->> 'image_id')::uuid and i.listing_id = p_listing_id
    )
  ) then
    raise exception 'A photo of this tour was removed from the listing. Choose another photo.' using errcode = 'HXTUI';
  end if;
  if exists (
    select from jsonb_array_elements(p_scenes::jsonb) s
    where s.value ->> 'model_id' is not null and not exists (
      select from storage.objects o
      where o.bucket_id = 'listing-models' and o.name = p_listing_id || '/' || (s.value ->> 'model_id')
    )
  ) then
    raise exception 'A 3D model of this tour has not been uploaded.' using errcode = 'HXTUM';
  end if;
  select * into v_tour from public.property_tours t where t.listing_id = p_listing_id;
  if v_tour.scenes = p_scenes::jsonb and v_tour.is_published = p_is_published then
    return v_tour.version;
  end if;
  if coalesce(v_tour.version, 0) <> p_was then
    raise exception 'This tour was changed in another window. Reload and try again.' using errcode = 'HXTUS';
  end if;
  insert into public.property_tours as t (listing_id, scenes, is_published)
  values (p_listing_id, p_scenes::jsonb, p_is_published)
  on conflict (listing_id) do update
    set scenes = excluded.scenes, is_published = excluded.is_published, version = t.version + 1, updated_at = now()
  returning t.version into v_tour.version;
  return v_tour.version;
end $$;

select private.expose('save_property_tour', 'authenticated', 'plain');
