-- True for an object with a plain comment by field name.
create function private.are_field_comments(p_comments jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return jsonb_typeof(p_comments) = 'object' and (
    select count(*) <= 40 and coalesce(bool_and(
      c.key ~ '^[a-z_]{1,40}$' and jsonb_typeof(c.value) = 'string' and btrim(c.value #>> '{}') <> ''
      and private.is_plain_message(c.value #>> '{}', 1000)
    ), true)
    from jsonb_each(p_comments) c
  );
end $$;

-- Listings that the broker of record returned with comments, until the member sends them again or they are signed.
create table private.listing_returns (
  listing_id uuid primary key references public.listings (id) on delete cascade,
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  returned_by uuid references public.profiles (id) on delete set null,
  note text not null,
  comments jsonb not null,
  returned_at timestamptz not null default now(),
  resubmitted_at timestamptz,

  constraint listing_returns_note_is_plain check (private.is_plain_message(note, 2000)),
  constraint listing_returns_comments_are_plain check (private.are_field_comments(comments))
);

comment on column private.listing_returns.comments is 'Comments by the form field they belong to.';

create index listing_returns_tenant_id_idx on private.listing_returns (tenant_id);
create index listing_returns_returned_by_idx on private.listing_returns (returned_by);

alter table private.listing_returns enable row level security;

-- True if the caller is broker of record of the workspace whose member submitted the listing.
create function private.can_sign_listing(p_listing_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from private.brokerages b
    join public.tenant_users u on u.tenant_id = b.tenant_id and u.is_active and u.user_id <> b.broker_of_record
    join public.broker_accounts c on c.user_id = u.user_id
    join public.listings l on l.broker_id = c.broker_id
    where b.tenant_id = private.current_tenant_id() and b.broker_of_record = auth.uid() and l.id = p_listing_id
  );
end $$;
grant execute on function private.can_sign_listing(uuid) to authenticated;

-- True if a photo folder belongs to a listing that the caller can sign.
create function private.can_sign_picture_folder(p_folder text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return p_folder ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' and private.can_sign_listing(p_folder::uuid);
end $$;
grant execute on function private.can_sign_picture_folder(text) to authenticated;

create policy "Brokers of record read pictures of listings to sign" on storage.objects
  for select to authenticated
  using (bucket_id = 'listing-images' and private.can_sign_picture_folder((storage.foldername(name))[1]));

create function private.get_listing_to_sign(p_listing_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.can_sign_listing(p_listing_id) then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'listing', jsonb_build_object(
        'property_name', l.property_name, 'is_confidential', l.is_confidential, 'is_unlisted', l.is_unlisted,
        'property_type', l.property_type, 'city', l.city, 'state', l.state, 'care_level', l.care_level,
        'license_type', l.license_type, 'total_units', l.total_units, 'total_beds', l.total_beds,
        'licensed_beds', l.licensed_beds, 'square_footage', l.square_footage, 'year_built', l.year_built,
        'price', l.price, 'cap_rate', l.cap_rate, 'occupancy_rate', l.occupancy_rate,
        'avg_monthly_rate', l.avg_monthly_rate, 'description', l.description, 'amenities', to_jsonb(l.amenities),
        'noi', (select f.noi from public.listing_financials f where f.listing_id = l.id)
      ),
      'address', (
        select jsonb_build_object('street_address', a.street_address, 'postal_code', a.postal_code)
        from public.listing_addresses a where a.listing_id = l.id
      ),
      'details', (
        select jsonb_build_object('unit_mix', d.unit_mix, 'payor_mix', d.payor_mix, 'history', d.history, 'ccn', d.ccn)
        from public.listing_details d where d.listing_id = l.id
      ),
      'pictures', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', i.id, 'image_url', i.image_url, 'alt_text', coalesce(i.alt_text, ''), 'width', i.width, 'height', i.height
        ) order by i.image_order, i.id), '[]')
        from public.listing_images i where i.listing_id = l.id
      ),
      'broker', private.called(private.account_of(l.broker_id)),
      'submitted_at', l.created_at,
      'is_pending', l.approval_status = 'pending',
      'is_licensed', not private.needs_license(private.account_of(l.broker_id))
        or private.has_license(private.account_of(l.broker_id), l.state),
      'co_broker', private.get_licensed_co_broker(l.id, private.account_of(l.broker_id), l.state),
      'is_signed', exists (select from private.listing_sign_offs s where s.listing_id = l.id),
      'returned', (
        select jsonb_build_object(
          'note', r.note, 'comments', r.comments, 'by', private.called(r.returned_by), 'at', r.returned_at,
          'resubmitted_at', r.resubmitted_at
        )
        from private.listing_returns r where r.listing_id = l.id
      )
    )
    from public.listings l where l.id = p_listing_id
  );
end $$;

-- Returns a member's submitted listing to the broker of record; null to anyone else.
select private.expose('get_listing_to_sign', 'authenticated', 'plain');

create function private.return_listing(
  p_listing_id uuid, p_comments public.payload default '{}', p_note text default ''
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_listing public.listings;
begin
  if not private.can_sign_listing(p_listing_id) then
    raise exception 'This listing is not waiting for your signature.' using errcode = 'HXBKS';
  end if;
  select * into v_listing from public.listings l where l.id = p_listing_id for no key update;
  if v_listing.approval_status <> 'pending' then
    raise exception 'This listing was already reviewed.' using errcode = 'HXBKD';
  end if;
  if btrim(coalesce(p_note, '')) = '' and coalesce(p_comments, '{}') = '{}' then
    raise exception 'Add a comment before you return the listing.' using errcode = 'HXBKC';
  end if;
  delete from private.listing_sign_offs s where s.listing_id = p_listing_id;
  insert into private.listing_returns (listing_id, tenant_id, returned_by, note, comments)
  values (p_listing_id, private.current_tenant_id(), v_me, btrim(coalesce(p_note, '')), coalesce(p_comments, '{}'))
  on conflict (listing_id) do update set
    tenant_id = excluded.tenant_id, returned_by = excluded.returned_by, note = excluded.note,
    comments = excluded.comments, returned_at = now(), resubmitted_at = null;
  perform private.notify(
    private.account_of(v_listing.broker_id), 'listing_returned', 'listing:' || p_listing_id || ':' || clock_timestamp(),
    jsonb_build_object(
      'property', v_listing.property_name, 'listing_id', p_listing_id, 'name', private.called(v_me)
    ),
    jsonb_build_object('listing_id', p_listing_id)
  );
end $$;

-- Returns a pending listing to the member with comments by field. Withdraws an earlier signature.
select private.expose('return_listing', 'authenticated', 'plain');

create function private.get_listing_submission(p_listing_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_approved() or not private.owns_listing(p_listing_id) then
    return null;
  end if;
  return jsonb_build_object(
    'broker_of_record', (
      select private.called(b.broker_of_record) from private.brokerages b
      where b.tenant_id = private.current_tenant_id() and b.broker_of_record <> auth.uid()
    ),
    'is_signed', exists (select from private.listing_sign_offs s where s.listing_id = p_listing_id),
    'returned', (
      select jsonb_build_object(
        'note', r.note, 'comments', r.comments, 'by', private.called(r.returned_by), 'at', r.returned_at,
        'resubmitted_at', r.resubmitted_at
      )
      from private.listing_returns r where r.listing_id = p_listing_id
    )
  );
end $$;

-- Returns the broker of record of the caller's own listing, and their comments; null for another's listing.
select private.expose('get_listing_submission', 'authenticated', 'plain');

create function private.notify_broker_of_record(p_listing public.listings) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    b.broker_of_record, 'listing_to_sign', 'listing_to_sign:' || p_listing.id || ':' || clock_timestamp(),
    jsonb_build_object(
      'property', p_listing.property_name, 'name', private.called(c.user_id), 'listing_id', p_listing.id
    ),
    jsonb_build_object('listing_id', p_listing.id)
  )
  from public.broker_accounts c
  join public.tenant_users u on u.user_id = c.user_id and u.is_active
  join private.brokerages b on b.tenant_id = u.tenant_id
  where c.broker_id = p_listing.broker_id and b.broker_of_record <> c.user_id;
end $$;

create function private.resubmit_listing(p_listing_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_listing public.listings;
begin
  perform private.lock_member();
  if not private.owns_listing(p_listing_id) then
    raise exception 'Listing not found.' using errcode = 'HXGON';
  end if;
  update private.listing_returns r set resubmitted_at = now()
  where r.listing_id = p_listing_id and r.resubmitted_at is null;
  if found then
    select * into v_listing from public.listings l where l.id = p_listing_id;
    perform private.notify_broker_of_record(v_listing);
  end if;
end $$;

-- Sends the caller's returned listing to the broker of record again; idempotent.
select private.expose('resubmit_listing', 'authenticated', 'plain');

create function private.notify_of_submitted_listing() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify_broker_of_record(new);
  return null;
end $$;

create trigger notify_of_submitted_listing after insert on public.listings
  for each row when (new.approval_status = 'pending')
  execute function private.notify_of_submitted_listing();
