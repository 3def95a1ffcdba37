-- Communities that an operator runs: the root of buildings, units, residents, and everything about them.
create table public.communities (
  like private.community_record including defaults including constraints,
  name text not null,
  care_types text[] not null default '{}',
  license_number text,
  licensed_beds integer,
  time_zone text not null default 'America/New_York',
  street text,
  city text,
  state text,
  postal_code text,
  phone text,
  listing_id uuid references public.listings (id) on delete set null,
  notes text,
  care_notice_days integer not null default 30,
  assessment_interval_days integer not null default 180,
  is_sample boolean not null default false,

  constraint communities_care_notice_in_range check (care_notice_days between 0 and 365),
  constraint communities_assessment_interval_in_range check (assessment_interval_days between 7 and 730),
  constraint communities_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 120)),
  constraint communities_care_types_are_known check (care_types <@ array['IL', 'AL', 'MC', 'SNF', 'CCRC', 'other']),
  constraint communities_license_is_plain check (private.is_single_line(license_number, 60)),
  constraint communities_licensed_beds_in_range check (licensed_beds between 0 and 5000),
  constraint communities_time_zone_is_known check (
    time_zone in (
      'America/New_York', 'America/Chicago', 'America/Denver', 'America/Phoenix', 'America/Los_Angeles',
      'America/Anchorage', 'Pacific/Honolulu'
    )
  ),
  constraint communities_street_is_plain check (private.is_single_line(street, 200)),
  constraint communities_city_is_plain check (private.is_single_line(city, 120)),
  constraint communities_state_shape check (state ~ '^[A-Z]{2}$'),
  constraint communities_postal_code_shape check (postal_code ~ '^[0-9]{5}(-[0-9]{4})?$'),
  constraint communities_phone_shape check (phone ~ '^[0-9+(). x/-]{0,40}$'),
  constraint communities_notes_are_plain check (private.is_plain_message(notes, 10000))
);
-- Triggers in other files:
--   operator/care/instruments.sql: add_standard_instruments
--   operator/communities/buildings.sql: name_cascade
--   operator/communities/listing_occupancy.sql: withdraw_occupancy_proposals
--   operator/communities/sample_community.sql: delete_sample_books, protect_sample
--   operator/residents/document_rules.sql: add_document_rules

comment on column public.communities.listing_id is 'The listing that sells this community.';
comment on column public.communities.care_notice_days is 'Notice before a higher level of care takes effect.';

select private.set_up_community_table('public.communities', 'name', '/operator/properties');
create index communities_samples_idx on public.communities (owner_id) where is_sample;
select private.set_up_record_list(
  'public.communities',
  '{name, care_types, license_number, licensed_beds, time_zone, street, city, state, postal_code, phone, notes, care_notice_days,
    assessment_interval_days}'
);
-- Created by a call, so that a community never exists without a director.
drop policy "Positions add it" on public.communities;

create index communities_by_name_idx on public.communities (workspace_id, lower(name), id) where deleted_at is null;
create index communities_words_idx on public.communities using gin (private.build_record_search_vector(workspace_id, name, city, street));
create index communities_operator_idx on public.communities (tenant_id, owner_id);
create index communities_listing_idx on public.communities (listing_id);

-- Creates a community with the caller as its executive director. Returns the row; a repeat changes nothing.
create function private.create_community(p_id uuid, p_values public.payload) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := auth.uid();
  v_row public.communities;
begin
  if v_me is null or not private.is_approved() or not private.can_manage_properties() then
    raise exception 'Only operators can add communities.' using errcode = '42501';
  end if;
  perform private.enforce_rate_limit('community', 30, interval '1 day');
  v_row := jsonb_populate_record(null::public.communities, p_values - 'owner_id' - 'listing_id' - 'workspace_id' - 'version' - 'deleted_at' - 'is_sample');
  insert into public.communities (
    id, owner_id, tenant_id, name, care_types, license_number, licensed_beds, time_zone, street, city, state, postal_code,
    phone, notes, care_notice_days, assessment_interval_days
  )
  values (
    p_id, v_me, private.current_tenant_id(), v_row.name, coalesce(v_row.care_types, '{}'), v_row.license_number,
    v_row.licensed_beds, coalesce(v_row.time_zone, 'America/New_York'), v_row.street, v_row.city, v_row.state,
    v_row.postal_code, v_row.phone, v_row.notes, coalesce(v_row.care_notice_days, 30),
    coalesce(v_row.assessment_interval_days, 180)
  )
  on conflict (id) do nothing;
  if found then
    insert into public.community_members (community_id, user_id, position) values (p_id, v_me, 'executive_director');
  end if;
  if (p_id = any (private.list_my_community_ids('communities', 'read'))) is not true then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  return (select to_jsonb(c) from public.communities c where c.id = p_id);
end $$;

select private.expose('create_community', 'authenticated');

-- True for operators, and for administrators and pilots, who can use the operator's screens.
create function private.can_manage_properties() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.my_roles() && array['operator', 'admin', 'pilot']::public.app_role[];
end $$;

-- Links a community to a listing of the caller; null removes the link.
create function private.link_community_listing(p_id uuid, p_listing_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if (p_id = any (private.list_my_community_ids('communities', 'change'))) is not true or p_listing_id is not null and not exists (
    select from public.listings l join public.broker_accounts a on a.broker_id = l.broker_id
    where l.id = p_listing_id and a.user_id = auth.uid()
  ) then
    raise exception 'You can link only your own listing.' using errcode = '42501';
  end if;
  update public.communities c set listing_id = p_listing_id where c.id = p_id;
end $$;

select private.expose('link_community_listing', 'authenticated');

-- Returns today's date in a community.
create function private.get_community_day(p_community_id uuid) returns date
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select (now() at time zone c.time_zone)::date from public.communities c where c.id = p_community_id);
end $$;
