-- Public listing data. Every column here is public once the listing is live: the street is in
-- listing_addresses, and broker contact details come only from listing_contact().
-- Filter columns are text, integer, or bigint: comparing them is leakproof, unlike enums and numerics, and
-- only leakproof filters use an index under row-level security.
create table public.listings (
  id uuid primary key default gen_random_uuid(),
  broker_id uuid not null default auth.uid(),
  broker_name text,
  property_name text not null,
  city text not null,
  state text not null,
  location text not null generated always as (city || ', ' || state) stored,
  is_confidential boolean not null default false,
  property_type text not null,
  care_level text,
  license_type text,
  price bigint,
  total_beds integer,
  licensed_beds integer,
  total_units integer,
  square_footage integer,
  year_built integer,
  occupancy_rate numeric(5, 2),
  occupancy_census_on date,
  cap_rate numeric(5, 2),
  avg_monthly_rate numeric(10, 2),
  description text,
  amenities text[] not null default '{}',
  status text not null default 'active',
  approval_status public.approval_status not null default 'pending',
  views bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Photo URLs for older clients. The server syncs them to listing_images, which everything else reads. The
  -- same rules apply: on this server and in the listing's folder.
  images text[] not null default '{}',
  confirmed_on date not null default private.get_local_date(),
  -- All care provided, its licenses, and accepted payors.
  care_types text[] not null default '{}',
  licenses text[] not null default '{}',
  payors text[] not null default '{}',
  -- Set by the server: the county, and the coordinates of the town or of the county's center.
  county text,
  spot point,
  -- Time since confirmation: within 30, 60, or 90 days, or longer.
  staleness smallint not null default 0,
  -- Link-only: not in any list, count, map, or file of the market.
  is_unlisted boolean not null default false,
  -- True if public; a single column that policies can check first.
  is_on_market boolean not null generated always as (
    approval_status = 'approved' and status in ('active', 'under_contract') and not is_unlisted
  ) stored,

  -- Names reach page titles and mail headers: reject line breaks (header injection) and bidi marks.
  constraint listings_property_name_is_plain check (char_length(btrim(property_name)) >= 1 and private.is_single_line(property_name, 160)),
  constraint listings_city_is_plain check (
    char_length(btrim(city)) >= 1 and private.is_single_line(city, 100) and city !~ ','
  ),
  constraint listings_state_shape check (state ~ '^[A-Z]{2}$'),
  constraint listings_property_type_is_known check (property_type in (
    'assisted-living', 'memory-care', 'independent-living', 'skilled-nursing', 'ccrc', 'active-adult',
    'development-land', 'board-and-care', 'adult-day-care', 'group-homes', 'portfolio',
    'new-construction', 'lease', 'vacant-property', 'auction', 'developments', 'mixed-use', 'vacant-land'
  )),
  constraint listings_care_level_is_plain check (private.is_single_line(care_level, 100)),
  constraint listings_license_type_is_plain check (private.is_single_line(license_type, 100)),
  constraint listings_price_range check (price between 1 and 100000000000),
  constraint listings_total_beds_range check (total_beds between 0 and 100000),
  constraint listings_licensed_beds_range check (licensed_beds between 0 and 100000),
  constraint listings_total_units_range check (total_units between 0 and 100000),
  constraint listings_square_footage_range check (square_footage between 1 and 100000000),
  constraint listings_year_built_range check (year_built between 1600 and 2200),
  constraint listings_occupancy_rate_is_percent check (occupancy_rate between 0 and 100),
  constraint listings_cap_rate_is_percent check (cap_rate between 0 and 100),
  constraint listings_avg_monthly_rate_range check (avg_monthly_rate between 0 and 1000000),
  constraint listings_description_length check (char_length(description) <= 10000),
  constraint listings_amenities_are_few check (
    cardinality(amenities) <= 60 and private.is_single_line(array_to_string(amenities, ''), 6000)
  ),
  constraint listings_status_is_known check (status in ('active', 'under_contract', 'sold', 'withdrawn')),
  constraint listings_views_not_negative check (views >= 0),
  constraint listings_broker_id_fkey
    foreign key (broker_id) references public.broker_accounts (broker_id) on delete cascade,
  constraint listings_care_types_are_known check (care_types <@ array[
    'active-adult', 'independent-living', 'assisted-living', 'memory-care', 'skilled-nursing', 'board-and-care',
    'adult-day-care', 'group-homes'
  ]),
  constraint listings_licenses_are_known check (licenses <@ array[
    'assisted-living', 'memory-care', 'skilled-nursing', 'medicare', 'medicaid', 'adult-day', 'home-care'
  ]),
  constraint listings_payors_are_known check (payors <@ array[
    'private', 'medicaid', 'medicare', 'medicare-advantage', 'va', 'long-term-insurance', 'hospice'
  ]),
  constraint listings_images_are_few check (cardinality(images) <= 40),
  constraint listings_images_are_ours check (
    array_to_string(images, ' ', '?') ~ '^((/facades|/storage/v1/object/public/listing-images)/[A-Za-z0-9][A-Za-z0-9._/-]*( |$))*$'
    and array_to_string(images, ' ') !~ '\.\.|//'
    and char_length(array_to_string(images, '')) <= 18000
  ),
  constraint listings_images_are_of_listing check (
    replace(array_to_string(images, ' '), '/storage/v1/object/public/listing-images/' || id || '/', '')
      not like '%/storage/%'
  )
);
-- Triggers in other files:
--   admin/reviews/pending_changes.sql: revise_listing
--   admin/reviews/revisions.sql: end_listing_revision
--   deals/properties/listing_properties.sql: update_property_on_insert, update_property_on_update, prevent_status_against_transaction
--   listings/catalog/county_counts.sql: count_new_counties, count_changed_counties, count_gone_counties
--   listings/catalog/images.sql: mark_live_pictures, insert_new_legacy_pictures, insert_legacy_pictures
--   listings/catalog/listing_approval.sql: log_listing_decision
--   listings/catalog/listing_changes.sql: log_listing_change_on_insert, log_listing_change_on_update
--   listings/catalog/listing_licenses.sql: require_license
--   listings/catalog/listing_staleness.sql: track_listing_staleness
--   listings/catalog/listing_status.sql: permit_listing_status_changes
--   listings/catalog/market_rows.sql: index_listing, index_listing_changes
--   listings/catalog/picture_files.sql: check_pictures_of_listing
--   listings/catalog/search_suggestions.sql: count_new_suggestions, count_changed_suggestions, count_gone_suggestions
--   listings/market/hero_statistics.sql: count_new_listings, count_changed_listings, count_gone_listings
--   listings/market/measures.sql: count_new_measures, count_changed_measures, count_gone_measures
--   listings/market_data/watches.sql: note_watched_listing
--   listings/saved/search_matches.sql: note_listing_matter
--   listings/tours/property_tours.sql: round_times_of_confidential_tour
--   messaging/notifications/event_notifications.sql: notify_of_listing_review
--   operator/communities/listing_occupancy.sql: set_occupancy_source, set_occupancy_source_of_new
--   teams/workspaces/brokerages.sql: require_sign_off
--   teams/workspaces/listing_returns.sql: notify_of_submitted_listing
--   teams/workspaces/members.sql: limit_open_listings_on_insert, limit_open_listings_on_update
--   vendors/directory/agents.sql: count_new_agents, count_changed_agents, count_gone_agents

comment on column public.listings.broker_name is 'The brokerage or company, set by the server; never a person.';
comment on column public.listings.is_confidential is
  'property_name is a cover name, and the address waits until its broker has been contacted.';
comment on column public.listings.is_unlisted is
  'Link-only (listing_by_link): excluded from search, counts, map, directory, sitemap, alerts, and figures.';
comment on column public.listings.price is 'Whole dollars; null if available on request.';
comment on column public.listings.broker_id is
  'The broker''s public ID, set by the server; broker_accounts maps it to the account.';

comment on column public.listings.occupancy_census_on is
  'The day of the census that the occupancy is from, set by the server when the owner approved it; else null.';
comment on column public.listings.confirmed_on is
  'The day its broker last confirmed it. Not a timestamp: listings confirmed at the same time would reveal a common broker.';

create index listings_live_place_idx on public.listings (state, property_type, created_at desc)
  where approval_status = 'approved' and status in ('active', 'under_contract') and not is_unlisted;
create index listings_live_type_idx on public.listings (property_type, created_at desc)
  where approval_status = 'approved' and status in ('active', 'under_contract') and not is_unlisted;
create index listings_broker_idx on public.listings (broker_id, created_at desc);
create index listings_awaiting_review_idx on public.listings (created_at) where approval_status = 'pending';

-- Returns the start of its day, for dates shown without a time.
create function private.start_of_day(p_at timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select date_trunc('day', p_at, 'UTC')
$$;

-- Sets what the broker may not choose: ownership, listed name, and review status. The server, which has no
-- account, passes the account; anyone else lists for themselves.
create function private.set_listing_server_fields() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  c_kept_by_server constant text[] := array[
    'broker_name', 'views', 'location', 'updated_at', 'confirmed_on', 'county', 'spot', 'staleness', 'is_on_market',
    'occupancy_census_on'
  ];
  v_account uuid;
begin
  if tg_op = 'INSERT' then
    v_account := coalesce(auth.uid(), private.account_of(new.broker_id), new.broker_id);
  elsif new.broker_id <> old.broker_id then
    v_account := coalesce(private.account_of(new.broker_id), new.broker_id);
  elsif new.is_confidential <> old.is_confidential then
    v_account := private.account_of(old.broker_id);
  end if;
  if v_account is not null then
    new.broker_id := private.broker_of(v_account, case when new.is_confidential then new.id end);
    new.broker_name := private.listed_name(private.get_listed_profile(v_account), new.is_confidential);
  end if;
  if tg_op = 'UPDATE' then
    -- A simultaneous timestamp on all of an account's listings would link them.
    if to_jsonb(new) - c_kept_by_server <> to_jsonb(old) - c_kept_by_server then
      new.updated_at := now();
    end if;
  -- Without a caller this is the server itself, whose values are trusted.
  elsif auth.uid() is not null then
    new.approval_status := case
      when private.is_staff() or exists (
        select from public.profiles p where p.id = auth.uid() and p.is_company_user
      )
      then 'approved' else 'pending'
    end::public.approval_status;
  end if;
  -- Exact timestamps would link one person's listings.
  if new.is_confidential then
    new.created_at := private.start_of_day(new.created_at);
    new.updated_at := private.start_of_day(new.updated_at);
  end if;
  return new;
end $$;

create trigger normalize_listing before insert or update on public.listings
  for each row execute function private.set_listing_server_fields();

-- Excluded: id (a deleted listing must not come back as another), broker_id, broker_name, approval_status,
-- views.
select private.set_up_table('public.listings', '
  select, delete,
  insert (
    property_name, city, state, is_confidential, property_type, care_level, license_type, price, total_beds,
    licensed_beds, total_units, square_footage, year_built, occupancy_rate, cap_rate, avg_monthly_rate,
    description, amenities, images, status, care_types, licenses, payors, is_unlisted
  ),
  update (
    property_name, city, state, is_confidential, property_type, care_level, license_type, price, total_beds,
    licensed_beds, total_units, square_footage, year_built, occupancy_rate, cap_rate, avg_monthly_rate,
    description, amenities, images, status, care_types, licenses, payors, is_unlisted
  )
');
grant select on table public.listings to anon;

create policy "Visitors read live listings" on public.listings
  for select to anon
  using (approval_status = 'approved' and status in ('active', 'under_contract') and not is_unlisted);

-- Visitors' queries are never compared with listings off the market.
create policy "A guard checks visitor access before filters on select" on public.listings
  as restrictive for select to anon
  using (is_on_market);

-- Counts all listings of the broker in any status, under a lock on the broker, so concurrent inserts can't
-- exceed the limit. Runs after the row, so policies reject first.
create function private.check_listing_allowance() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_allowance integer;
  v_account constant uuid := private.account_of(new.broker_id);
begin
  if auth.uid() is null then
    return null;
  end if;
  v_allowance := (private.my_access()).listing_allowance;
  if v_allowance = -1 then
    return null;
  end if;
  perform from public.profiles p where p.id = v_account for no key update;
  if (
    select count(*) from public.listings l
    join public.broker_accounts a on a.broker_id = l.broker_id
    where a.user_id = v_account
  ) > v_allowance then
    raise exception 'This plan has room for % listings.', v_allowance
      using errcode = 'HXLST', hint = 'Delete one or choose a larger plan.';
  end if;
  return null;
end $$;

create trigger limit_broker_listings after insert or update of broker_id on public.listings
  for each row execute function private.check_listing_allowance();

create index listings_live_newest_idx on public.listings (created_at, id)
  where approval_status = 'approved' and status in ('active', 'under_contract') and not is_unlisted;
create index listings_live_price_low_idx on public.listings (coalesce(price, 100000000001), id)
  where approval_status = 'approved' and status in ('active', 'under_contract') and not is_unlisted;
create index listings_live_cap_rate_idx on public.listings (coalesce(cap_rate, -1), id)
  where approval_status = 'approved' and status in ('active', 'under_contract') and not is_unlisted;
create index listings_live_beds_idx on public.listings (coalesce(total_beds, -1), id)
  where approval_status = 'approved' and status in ('active', 'under_contract') and not is_unlisted;

-- Sorted index of a broker's live listings. Without it the planner, which counts a condition in both query
-- and policy twice, reads and sorts all the broker's listings.
create index listings_live_broker_idx on public.listings (broker_id, created_at desc)
  where approval_status = 'approved' and status in ('active', 'under_contract') and not is_unlisted;

create policy "Everyone reads live listings, brokers their own, staff all" on public.listings
  for select to authenticated
  using (
    (approval_status = 'approved' and status in ('active', 'under_contract') and not is_unlisted)
    or (select private.is_staff())
    or private.is_own_broker(broker_id)
    or id = any ((select private.list_co_brokered_listing_ids())::uuid[])
  );

select private.add_condition_guard(
  'public.listings',
  'is_on_market or (select private.is_staff()) or private.lists(broker_id, id, (select private.list_co_brokered_listing_ids()))'
);

create policy "Users with a listing plan create their listings" on public.listings
  for insert to authenticated
  with check ((select private.can_create_listings()) or (select private.is_admin()));

create policy "Brokers edit their listings, administrators all" on public.listings
  for update to authenticated
  using ((select private.is_admin()) or ((select private.is_approved()) and private.is_own_broker(broker_id)))
  with check ((select private.is_admin()) or ((select private.is_approved()) and private.is_own_broker(broker_id)));

create policy "Brokers delete their listings, administrators all" on public.listings
  for delete to authenticated
  using ((select private.is_admin()) or ((select private.is_approved()) and private.is_own_broker(broker_id)));

-- Runs a trigger function once per statement that changes listings, with their rows before and after as `gone` and
-- `come`; see `private.changed_live_listings`. `p_counted` names the triggers.
create function private.set_up_listing_counter(p_table regclass, p_counted name, p_function text) returns void
language plpgsql set search_path = '' as $$
begin
  execute format(
    'create trigger count_new_%2$s after insert on %1$s referencing new table as come'
      ' for each statement execute function %3$s()', p_table, p_counted, p_function
  );
  execute format(
    'create trigger count_changed_%2$s after update on %1$s referencing old table as gone new table as come'
      ' for each statement execute function %3$s()', p_table, p_counted, p_function
  );
  execute format(
    'create trigger count_gone_%2$s after delete on %1$s referencing old table as gone'
      ' for each statement execute function %3$s()', p_table, p_counted, p_function
  );
end $$;
