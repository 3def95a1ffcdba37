-- The photos of a submitted listing, read and saved by its seller as one list.

-- Returns pending photo changes, by photo ID.
create function private.get_pending_picture_changes(p_listing_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select r.changes -> 'pictures' from public.revisions r where r.listing_id = p_listing_id and r.status = 'pending'),
    '{}'
  )
$$;

create function private.own_listing_pictures(p_listing_id uuid)
returns table (id uuid, image_url text, alt_text text, width integer, height integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select p.id, p.image_url, p.alt_text, p.width, p.height
  from private.apply_picture_changes(p_listing_id, private.get_pending_picture_changes(p_listing_id)) p
  where (select private.is_approved() and private.owns_listing(p_listing_id))
  order by p.image_order, p.id;
end $$;

-- Returns the caller's listing photos as they will be, in order, with pending changes.
select private.expose('own_listing_pictures', 'authenticated', 'plain');

-- Resolves the requested photos: existing or pending ones by ID, new ones by file ID.
create function private.parse_requested_pictures(p_listing_id uuid, p_pictures jsonb) returns setof public.listing_images
language plpgsql stable security definer set search_path = '' as $$
declare
  v_folder constant text := '/storage/v1/object/public/listing-images/' || p_listing_id || '/';
  v_waiting constant jsonb := private.get_pending_picture_changes(p_listing_id);
  v_asked record;
  v_picture public.listing_images;
begin
  for v_asked in
    select p.told, p.told ->> 'id' as id, p.ordinality::integer - 1 as place
    from jsonb_array_elements(p_pictures) with ordinality p (told, ordinality)
  loop
    -- A photo with a pending removal may be kept after all.
    select k.* into v_picture
    from (
      select * from private.apply_picture_changes(p_listing_id, v_waiting)
      union all
      select * from public.listing_images i where i.listing_id = p_listing_id
    ) k
    where k.id::text = v_asked.id or k.image_url = v_folder || v_asked.id
    limit 1;
    if not found then
      perform private.require_picture_files(p_listing_id, array[v_folder || coalesce(v_asked.id, '')]);
      v_picture.id := extensions.gen_random_uuid();
      v_picture.listing_id := p_listing_id;
      v_picture.image_url := v_folder || v_asked.id;
      v_picture.caption := null;
      v_picture.width := (v_asked.told ->> 'width')::integer;
      v_picture.height := (v_asked.told ->> 'height')::integer;
      v_picture.created_at := now();
    end if;
    v_picture.alt_text := nullif(btrim(v_asked.told ->> 'alt_text'), '');
    v_picture.image_order := v_asked.place;
    v_picture.is_primary := v_asked.place = 0;
    v_picture.is_live := false;
    return next v_picture;
  end loop;
end $$;

-- Returns the difference between current and requested photos as a revision.
create function private.diff_listing_pictures(p_listing_id uuid, p_wanted public.listing_images[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(c.id, c.change), '{}')
  from (
    select coalesce(i.id, w.id) as id, case
      when w.id is null then 'null'
      when i.id is null then to_jsonb(w) - array['id', 'listing_id', 'is_live']
      else private.diff_reviewed_columns('listing_images', to_jsonb(i), to_jsonb(w), null)
    end as change
    from (select * from public.listing_images l where l.listing_id = p_listing_id) i
    full join unnest(p_wanted) w on w.id = i.id
  ) c
  where c.change <> '{}'
$$;

create function private.save_listing_pictures(p_listing_id uuid, p_pictures public.payload) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_wanted public.listing_images[];
  v_changes jsonb;
begin
  perform private.require_own_listing(p_listing_id);
  if jsonb_typeof(p_pictures) is distinct from 'array' or jsonb_array_length(p_pictures) > 40 then
    raise exception 'A listing can have at most 40 photos.' using errcode = 'HXLPX';
  end if;
  -- Same lock order as in a review.
  perform from public.listings l where l.id = p_listing_id for no key update;
  perform from public.listing_images i where i.listing_id = p_listing_id order by i.id for update;
  perform private.lock_listing_pictures(p_listing_id);
  v_wanted := array(select w from private.parse_requested_pictures(p_listing_id, p_pictures) w);
  if (select count(*) <> count(distinct w.id) from unnest(v_wanted) w) then
    raise exception 'A photo is in the list twice.' using errcode = 'HXLPX';
  end if;
  v_changes := private.diff_listing_pictures(p_listing_id, v_wanted);
  if v_changes = private.get_pending_picture_changes(p_listing_id) then
    return case v_changes when '{}' then 'saved' else 'waits' end;
  end if;
  perform private.require_check_constraints(w) from unnest(v_wanted) w;
  if private.is_listing_review_required(p_listing_id) then
    if v_changes <> '{}' then
      perform private.save_pending_revision(p_listing_id, null, null, auth.uid(), jsonb_build_object('pictures', v_changes));
      return 'waits';
    end if;
    -- No changes are left, so pending ones are withdrawn.
    perform private.withdraw_revision(p_listing_id, 'pictures');
    return 'saved';
  end if;
  -- Replaces all at once: photos that swap positions would collide otherwise.
  delete from public.listing_images i where i.listing_id = p_listing_id;
  insert into public.listing_images select w.* from unnest(v_wanted) w;
  return 'saved';
end $$;

-- Saves the caller's listing photos as the given ordered list; idempotent. Returns `saved`, or `waits` if
-- staff must review them first.
select private.expose('save_listing_pictures', 'authenticated', 'plain');
