-- Returns the file's rows that are already listed or drafted, and duplicates within the file. A community is
-- the same if name, city, and state match.
create function private.find_duplicate_listing_rows(p_import_id uuid, p_rows jsonb)
returns table (at integer, content jsonb, title text, is_known boolean, is_repeated boolean)
language sql stable security definer set search_path = '' as $$
  with told as (
    select (r.value ->> 'at')::integer as at, r.value -> 'values' as content,
      coalesce(r.value -> 'values' ->> 'property_name', '') as title,
      lower(concat_ws('|',
        btrim(r.value -> 'values' ->> 'property_name'), btrim(r.value -> 'values' ->> 'city'),
        r.value -> 'values' ->> 'state'
      )) as community
    from jsonb_array_elements(p_rows) r
    where jsonb_typeof(r.value -> 'values') = 'object'
  ), there as (
    select lower(concat_ws('|', btrim(l.property_name), btrim(l.city), l.state)) as community
    from public.listings l
    where l.broker_id = any (private.my_brokers())
    union
    select lower(concat_ws('|',
      btrim(d.content -> 'values' ->> 'property_name'), btrim(d.content -> 'values' ->> 'city'),
      d.content -> 'values' ->> 'state'
    ))
    from public.listing_drafts d
    where d.user_id = auth.uid() and d.submitted_at is null and not d.is_sample
      and d.import_id is distinct from p_import_id
  )
  select t.at, t.content, t.title, t.community in (select h.community from there h),
    row_number() over (partition by t.community order by t.at) > 1
  from told t
$$;

create function private.check_listing_import(p_rows jsonb) returns void
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_listing_author();
  if jsonb_typeof(p_rows) is distinct from 'array' then
    raise exception 'Send the rows as a list.' using errcode = '22023';
  end if;
  if jsonb_array_length(p_rows) > private.max_listing_drafts() then
    raise exception 'Too many drafts. Submit or delete some first.' using errcode = 'HXLDN';
  end if;
end $$;

create function private.preview_listing_import(p_import_id uuid, p_listing_rows public.payload) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.check_listing_import(p_listing_rows);
  return (
    select jsonb_build_object(
      'rows', count(*),
      'known', count(*) filter (where k.is_known and not k.is_repeated),
      'repeated', count(*) filter (where k.is_repeated),
      'examples', coalesce(
        jsonb_agg(jsonb_build_object('at', k.at, 'id', '', 'title', k.title) order by k.at)
          filter (where k.is_known and not k.is_repeated),
        '[]'
      ),
      'errors', '[]'::jsonb
    )
    from private.find_duplicate_listing_rows(p_import_id, p_listing_rows) k
  );
end $$;

-- Counts the new and existing rows of a file; nothing is saved.
select private.expose('preview_listing_import', 'authenticated', 'plain');

create function private.import_listing_drafts(
  p_import_id uuid, p_listing_rows public.payload, p_is_known_left_out boolean default true
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_added integer;
begin
  perform private.check_listing_import(p_listing_rows);
  perform pg_advisory_xact_lock(hashtextextended('drafts of ' || auth.uid(), 0));
  insert into public.listing_drafts (id, user_id, content, import_id)
  select md5(auth.uid() || ' ' || p_import_id || ' ' || k.at)::uuid, auth.uid(),
    jsonb_build_object('values', k.content, 'pictures', '[]'::jsonb), p_import_id
  from private.find_duplicate_listing_rows(p_import_id, p_listing_rows) k
  where not (p_is_known_left_out and (k.is_known or k.is_repeated))
  on conflict (id) do nothing;
  if (
    select count(*) > private.max_listing_drafts() from public.listing_drafts d
    where d.user_id = auth.uid() and d.submitted_at is null
  ) then
    raise exception 'Too many drafts. Submit or delete some first.' using errcode = 'HXLDN';
  end if;
  select count(*) into v_added from public.listing_drafts d where d.user_id = auth.uid() and d.import_id = p_import_id;
  return jsonb_build_object(
    'state', 'done', 'added', v_added, 'changed', 0, 'skipped', jsonb_array_length(p_listing_rows) - v_added,
    'drafts', (
      select coalesce(jsonb_agg(jsonb_build_object('at', k.at, 'id', d.id, 'listing_id', d.listing_id) order by k.at), '[]')
      from private.find_duplicate_listing_rows(p_import_id, p_listing_rows) k
      join public.listing_drafts d on d.id = md5(auth.uid() || ' ' || p_import_id || ' ' || k.at)::uuid
      where d.user_id = auth.uid() and d.import_id = p_import_id
    )
  );
end $$;

-- Creates a draft per row, all or none; repeating an import adds nothing. Each is submitted separately, like
-- any draft. `drafts` maps rows to drafts and their photo folders.
select private.expose('import_listing_drafts', 'authenticated', 'plain');

create function private.attach_draft_pictures(p_draft_id uuid, p_pictures public.payload) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_draft public.listing_drafts;
begin
  perform private.require_listing_author();
  select * into v_draft from public.listing_drafts d
  where d.id = p_draft_id and d.user_id = auth.uid() and d.import_id is not null and d.submitted_at is null for update;
  if not found then
    raise exception 'Draft not found.' using errcode = 'HXLDG';
  end if;
  if v_draft.version <> 1 then
    raise exception 'This draft was changed elsewhere. Reload it and try again.' using errcode = 'HXLDC';
  end if;
  if jsonb_typeof(p_pictures) is distinct from 'array' or jsonb_array_length(p_pictures) > 40
    or (select count(*) <> count(distinct p ->> 'id') from jsonb_array_elements(p_pictures) p)
  then
    raise exception 'These photos do not belong to this listing.' using errcode = 'HXLPX';
  end if;
  if exists (
    select from jsonb_array_elements(p_pictures) p
    where not coalesce(private.is_single_line(p ->> 'alt_text', 300), false)
      or not coalesce(p ->> 'width' ~ '^[1-9][0-9]{0,4}$' and p ->> 'height' ~ '^[1-9][0-9]{0,4}$', false)
      or not exists (
        select from storage.objects o
        where o.bucket_id = 'listing-images' and o.name = v_draft.listing_id || '/' || (p ->> 'id')
      )
  ) then
    raise exception 'A photo has not been uploaded.' using errcode = 'HXLPM';
  end if;
  -- The draft still counts as imported, so undoing the import deletes it too.
  update public.listing_drafts d set updated_at = now(), content = d.content || jsonb_build_object('pictures', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', p.value ->> 'id', 'alt_text', p.value ->> 'alt_text', 'width', (p.value ->> 'width')::integer,
      'height', (p.value ->> 'height')::integer
    ) order by p.ordinality), '[]')
    from jsonb_array_elements(p_pictures) with ordinality p
  ))
  where d.id = p_draft_id;
  return jsonb_array_length(p_pictures);
end $$;

-- Adds a row's photos to an imported, unedited draft; they are already in its folder.
select private.expose('attach_draft_pictures', 'authenticated', 'plain');
