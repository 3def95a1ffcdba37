set local check_function_bodies = off;

create or replace function private.import_listing_drafts(p_id uuid, p_rows jsonb, p_is_known_left_out boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_added integer;
begin
  perform private.check_listing_import(p_rows);
  perform pg_advisory_xact_lock(hashtextextended('drafts of ' || auth.uid(), 0));
  insert into public.listing_drafts (id, user_id, content, import_id)
  select md5(auth.uid() || ' ' || p_id || ' ' || k.at)::uuid, auth.uid(),
    jsonb_build_object('values', k.content, 'pictures', '[]'::jsonb), p_id
  from private.known_listing_rows(p_id, p_rows) k
  where not (p_is_known_left_out and (k.is_known or k.is_repeated))
  on conflict (id) do nothing;
  if (
    select count(*) > private.most_listing_drafts() from public.listing_drafts d
    where d.user_id = auth.uid() and d.submitted_at is null
  ) then
    raise exception 'Too many drafts.' using errcode = 'HXLDN';
  end if;
  select count(*) into v_added from public.listing_drafts d where d.user_id = auth.uid() and d.import_id = p_id;
  return jsonb_build_object(
    'state', 'done', 'added', v_added, 'changed', 0, 'skipped', jsonb_array_length(p_rows) - v_added,
    'drafts', (
      select coalesce(jsonb_agg(jsonb_build_object('at', k.at, 'id', d.id, 'listing_id', d.listing_id) order by k.at), '[]')
      from private.known_listing_rows(p_id, p_rows) k
      join public.listing_drafts d on d.id = md5(auth.uid() || ' ' || p_id || ' ' || k.at)::uuid
      where d.user_id = auth.uid() and d.import_id = p_id
    )
  );
end
$$;

create function private.bring_draft_pictures(p_draft_id uuid, p_pictures jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_draft public.listing_drafts;
begin
  if not private.is_approved() then
    raise exception 'Only members write listings.' using errcode = '42501';
  end if;
  select * into v_draft from public.listing_drafts d
  where d.id = p_draft_id and d.user_id = auth.uid() and d.import_id is not null and d.submitted_at is null for update;
  if not found then
    raise exception 'There is no such draft.' using errcode = 'HXLDG';
  end if;
  if v_draft.version <> 1 then
    raise exception 'The draft was changed elsewhere.' using errcode = 'HXLDC';
  end if;
  if jsonb_typeof(p_pictures) is distinct from 'array' or jsonb_array_length(p_pictures) > 40
    or (select count(*) <> count(distinct p ->> 'id') from jsonb_array_elements(p_pictures) p)
  then
    raise exception 'These are no pictures of a listing.' using errcode = 'HXLPX';
  end if;
  if exists (
    select from jsonb_array_elements(p_pictures) p
    where not coalesce(private.is_line(p ->> 'alt_text', 300), false)
      or not coalesce(p ->> 'width' ~ '^[1-9][0-9]{0,4}$' and p ->> 'height' ~ '^[1-9][0-9]{0,4}$', false)
      or not exists (
        select from storage.objects o
        where o.bucket_id = 'listing-images' and o.name = v_draft.listing_id || '/' || (p ->> 'id')
      )
  ) then
    raise exception 'A picture has not arrived.' using errcode = 'HXLPM';
  end if;
  -- Still as the file brought it: taking the file back takes it too.
  update public.listing_drafts d set updated_at = now(), content = d.content || jsonb_build_object('pictures', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', p.value ->> 'id', 'alt_text', p.value ->> 'alt_text', 'width', (p.value ->> 'width')::integer,
      'height', (p.value ->> 'height')::integer
    ) order by p.ordinality), '[]')
    from jsonb_array_elements(p_pictures) with ordinality p
  ))
  where d.id = p_draft_id;
  return jsonb_array_length(p_pictures);
end
$$;
revoke all on function private.bring_draft_pictures(uuid, jsonb) from public, anon, authenticated, service_role;
grant execute on function private.bring_draft_pictures(uuid, jsonb) to authenticated;

-- Gives a draft that a file brought, and nobody has gone on with, the pictures of its row: they lie in its folder already.
create function public.bring_draft_pictures(draft_id uuid, pictures jsonb) returns integer
language sql volatile set search_path = ''
as $$
  select private.bring_draft_pictures(draft_id, pictures)
$$;
revoke all on function public.bring_draft_pictures(uuid, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.bring_draft_pictures(uuid, jsonb) to authenticated;
