-- Listing drafts, visible to their author only. A separate table, so queries on listings can't return one.
-- The listing's server-assigned ID exists from the start, and its photos wait in the folder of that name.
create table public.listing_drafts (
  id uuid primary key,
  listing_id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  content jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  submitted_at timestamptz,
  import_id uuid,
  is_sample boolean not null default false,

  constraint listing_drafts_listing_id_key unique (listing_id),
  constraint listing_drafts_content_is_object check (jsonb_typeof(content) = 'object'),
  constraint listing_drafts_content_length check (octet_length(content::text) <= 60000)
);

comment on column public.listing_drafts.content is 'The form as typed; only its own screen reads it.';
comment on column public.listing_drafts.import_id is 'The import that created it, to undo as a whole.';

create index listing_drafts_samples_idx on public.listing_drafts (user_id) where is_sample;
create index listing_drafts_user_idx on public.listing_drafts (user_id, updated_at desc);

select private.set_up_table('public.listing_drafts', 'select, delete');

create policy "Authors read their drafts" on public.listing_drafts
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "Authors delete their drafts" on public.listing_drafts
  for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.is_approved()));

-- Maximum drafts per user.
create function private.max_listing_drafts() returns integer
language sql immutable set search_path = '' as $$
  select 200
$$;

create function private.require_listing_author() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_approved() then
    raise exception 'Only members can create listings.' using errcode = '42501';
  end if;
end $$;

create function private.save_listing_draft(p_draft_id uuid, p_version public.whole_number, p_content public.payload) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_draft public.listing_drafts;
begin
  perform private.require_listing_author();
  if p_version = 0 then
    perform pg_advisory_xact_lock(hashtextextended('drafts of ' || auth.uid(), 0));
    if (
      select count(*) >= private.max_listing_drafts() from public.listing_drafts d
      where d.user_id = auth.uid() and d.submitted_at is null and not d.is_sample and d.id <> p_draft_id
    ) then
      raise exception 'Too many drafts. Submit or delete some first.' using errcode = 'HXLDN';
    end if;
    insert into public.listing_drafts (id, content) values (p_draft_id, p_content) on conflict (id) do nothing;
    if found then
      return 1;
    end if;
  end if;
  select * into v_draft from public.listing_drafts d
  where d.id = p_draft_id and d.user_id = auth.uid() and d.submitted_at is null for update;
  if not found then
    raise exception 'Draft not found.' using errcode = 'HXLDG';
  end if;
  if v_draft.content = p_content then
    return v_draft.version;
  end if;
  if v_draft.version <> p_version then
    raise exception 'This draft was changed elsewhere. Reload it and try again.' using errcode = 'HXLDC';
  end if;
  update public.listing_drafts d set content = p_content, version = d.version + 1, updated_at = now()
  where d.id = p_draft_id;
  return v_draft.version + 1;
end $$;

-- Saves a draft and returns its version; version 0 creates it. Saving the same content changes nothing. Fails
-- if the draft was changed elsewhere.
select private.expose('save_listing_draft', 'authenticated', 'plain');

create function private.submit_listing(
  p_draft_id uuid, p_listing public.payload, p_address public.payload default null,
  p_pictures public.payload default '[]'
)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_draft public.listing_drafts;
  v_new public.listings;
  v_picture record;
begin
  select * into v_draft from public.listing_drafts d
  where d.id = p_draft_id and d.user_id = auth.uid() for update;
  if not found then
    raise exception 'Draft not found.' using errcode = 'HXLDG';
  end if;
  if v_draft.submitted_at is not null then
    return v_draft.listing_id;
  end if;
  if v_draft.is_sample then
    raise exception 'Sample data can''t be published.' using errcode = 'HXSMP';
  end if;
  if not private.can_create_listings() and not private.is_admin() then
    raise exception 'Your plan does not include listings.' using errcode = 'HXLPL';
  end if;
  v_new := jsonb_populate_record(null::public.listings, p_listing);
  if v_new.property_name is null or v_new.city is null or v_new.state is null or v_new.property_type is null then
    raise exception 'Fill in all required fields.' using errcode = 'HXLIN';
  end if;
  insert into public.listings (
    id, property_name, city, state, is_confidential, property_type, care_level, license_type, price, total_beds,
    licensed_beds, total_units, square_footage, year_built, occupancy_rate, cap_rate, avg_monthly_rate,
    description, amenities, care_types, licenses, payors, is_unlisted
  ) values (
    v_draft.listing_id, v_new.property_name, v_new.city, v_new.state, coalesce(v_new.is_confidential, false),
    v_new.property_type, v_new.care_level, v_new.license_type, v_new.price, v_new.total_beds,
    v_new.licensed_beds, v_new.total_units, v_new.square_footage, v_new.year_built, v_new.occupancy_rate,
    v_new.cap_rate, v_new.avg_monthly_rate, v_new.description, coalesce(v_new.amenities, '{}'),
    coalesce(v_new.care_types, '{}'), coalesce(v_new.licenses, '{}'), coalesce(v_new.payors, '{}'),
    coalesce(v_new.is_unlisted, false)
  );
  if p_address ->> 'street_address' is not null then
    insert into public.listing_addresses (listing_id, street_address, postal_code)
    values (v_draft.listing_id, p_address ->> 'street_address', p_address ->> 'postal_code');
  end if;
  for v_picture in
    select p.value as told, p.ordinality::integer - 1 as place
    from jsonb_array_elements(coalesce(p_pictures, '[]')) with ordinality p
  loop
    insert into public.listing_images (listing_id, image_url, image_order, alt_text, is_primary, width, height)
    values (
      v_draft.listing_id,
      '/storage/v1/object/public/listing-images/' || v_draft.listing_id || '/' || coalesce(v_picture.told ->> 'id', ''),
      v_picture.place, v_picture.told ->> 'alt_text', v_picture.place = 0,
      (v_picture.told ->> 'width')::integer, (v_picture.told ->> 'height')::integer
    );
  end loop;
  if p_listing -> 'details' is not null then
    perform private.save_listing_details(v_draft.listing_id, p_listing -> 'details');
  end if;
  perform private.write_listing_noi(v_draft.listing_id, case
    when jsonb_typeof(p_listing -> 'noi') = 'number' then (p_listing ->> 'noi')::numeric
  end);
  perform private.link_communities_of_draft(p_draft_id, v_draft.listing_id);
  update public.listing_drafts d set content = '{}', submitted_at = now() where d.id = p_draft_id;
  return v_draft.listing_id;
end $$;

-- Submits a draft as a listing for review, all or nothing; idempotent.
select private.expose('submit_listing', 'authenticated', 'plain');
