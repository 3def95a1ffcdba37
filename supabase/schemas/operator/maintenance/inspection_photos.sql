-- Photos of items, in the bucket `record-files` under `<uploader>/inspections/<inspection>/<id>`. Never changed.
create table private.inspection_photos (
  id uuid primary key,
  inspection_id uuid not null references public.inspections (id) on delete cascade,
  item text not null,
  path text not null,
  size bigint not null,
  recorded_at timestamptz not null default clock_timestamp(),
  recorded_by uuid references public.profiles (id) on delete set null,
  recorded_name text not null default '',

  constraint inspection_photos_path_key unique (path),
  constraint inspection_photos_path_is_plain check (private.is_single_line(path, 200)),
  constraint inspection_photos_item_is_plain check (private.is_single_line(item, 60)),
  constraint inspection_photos_size_in_range check (size between 1 and 100000000),
  constraint inspection_photos_recorded_name_is_plain check (private.is_single_line(recorded_name, 300))
);
create index inspection_photos_inspection_idx on private.inspection_photos (inspection_id, item);
create index inspection_photos_recorded_by_idx on private.inspection_photos (recorded_by);
alter table private.inspection_photos enable row level security;

-- True if the caller may upload a photo of an inspection.
create function private.can_add_inspection_photo(p_inspection_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.inspections i
    where i.id = p_inspection_id and i.finished_at is null and i.community_id = any (private.list_my_community_ids('inspections', 'add'))
  );
end $$;

create function private.can_read_inspection_photo(p_path text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from private.inspection_photos p join public.inspections i on i.id = p.inspection_id
    where p.path = p_path and i.community_id = any (private.list_my_community_ids('inspections', 'read'))
  );
end $$;
grant execute on function private.can_read_inspection_photo(text) to authenticated;

create function private.add_inspection_photo(p_id uuid, p_inspection_id uuid, p_item text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_inspection public.inspections;
  v_path constant text := concat_ws('/', auth.uid(), 'inspections', p_inspection_id, p_id);
  v_metadata jsonb;
begin
  select * into v_inspection from public.inspections i where i.id = p_inspection_id for update;
  perform private.require_community_right(v_inspection.community_id, 'inspections', 'add');
  if exists (select from private.inspection_photos p where p.id = p_id and p.inspection_id = p_inspection_id) then
    return;
  end if;
  perform private.enforce_rate_limit('inspection_photo', 600, interval '1 hour');
  if v_inspection.finished_at is not null then
    raise exception 'Someone already finished this inspection.' using errcode = 'HXQIF';
  end if;
  if not exists (select from jsonb_array_elements(v_inspection.items) i where i ->> 'id' = p_item) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  v_metadata := private.require_uploaded_file('record-files', v_path);
  if v_metadata ->> 'mimetype' not in ('image/jpeg', 'image/png', 'image/webp') then
    raise exception 'Choose a JPEG, PNG, or WebP picture.' using errcode = 'HXQPH';
  end if;
  if (select count(*) from private.inspection_photos p where p.inspection_id = p_inspection_id) >= 60 then
    raise exception 'You have reached the limit of 60.' using errcode = 'HXQLI';
  end if;
  insert into private.inspection_photos (id, inspection_id, item, path, size, recorded_by, recorded_name)
  values (
    p_id, p_inspection_id, p_item, v_path, (v_metadata ->> 'size')::bigint, auth.uid(), coalesce(private.get_my_display_name(), '')
  );
end $$;

-- Attaches a picture that the caller uploaded to `<their id>/inspections/<inspection>/<id>` to an item.
select private.expose('add_inspection_photo', 'authenticated');

-- Returns an inspection's photos.
create function private.list_inspection_photos(p_inspection_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'item', p.item, 'path', p.path) order by p.recorded_at, p.id), '[]')
    from private.inspection_photos p where p.inspection_id = p_inspection_id
  );
end $$;
