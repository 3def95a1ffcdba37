-- Restricted underwriting details: unit mix, payor mix, and history of census and rates. A separate table
-- under the address policy, since together these figures could identify a confidential community. Written
-- only by a function, which sends changes to approved listings to review.
create table public.listing_details (
  listing_id uuid primary key references public.listings (id) on delete cascade,
  unit_mix jsonb not null default '[]',
  payor_mix jsonb not null default '[]',
  history jsonb not null default '[]',
  ccn text,
  stated_on date not null default private.get_local_date(),

  constraint listing_details_size check (
    octet_length(unit_mix::text) <= 8000 and octet_length(payor_mix::text) <= 4000
    and octet_length(history::text) <= 16000
  ),
  constraint listing_details_ccn_shape check (ccn ~ '^[0-9A-Z]{6}$')
);

comment on column public.listing_details.unit_mix is 'Unit types: `kind`, number of `units`, and monthly `rate` or null.';
comment on column public.listing_details.payor_mix is 'Payor mix: `payor` and its `share` of resident days, in percent.';
comment on column public.listing_details.history is 'Months, oldest first: `month` as 2026-10, `census` and average `rate`, either may be null.';
comment on column public.listing_details.ccn is 'Its federal certification number (CCN), which identifies it.';
comment on column public.listing_details.stated_on is 'The date of the broker''s statement.';

select private.set_up_table('public.listing_details', 'select');

-- True if the caller can read a listing's restricted details: its broker, a co-broker, staff, and
-- subscribers; for a confidential listing, subscribers who contacted its broker.
create function private.can_read_listing_details(p_listing_id uuid, p_reader text default private.get_listing_reader())
returns boolean
language plpgsql stable security definer cost 0.0001 set search_path = '' as $$
declare
  v_listing public.listings;
begin
  select l.* into v_listing from public.listings l where l.id = p_listing_id;
  if not found or p_reader is null then
    return false;
  end if;
  return p_reader = 'staff' or private.owns_listing(p_listing_id)
    or private.get_user_co_access(auth.uid(), p_listing_id) <> 'none'
    or (
      p_reader = 'subscriber' and private.is_listing_on_market(v_listing)
      and (not v_listing.is_confidential or private.has_inquired_about_listing(p_listing_id))
    );
end $$;
grant execute on function private.can_read_listing_details(uuid, text) to authenticated;

create function private.has_inquired_about_listing(p_listing_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.broker_contacts c where c.listing_id = p_listing_id and c.user_id = auth.uid()
  );
end $$;

create policy "Brokers, staff and open subscriptions read the details" on public.listing_details
  for select to authenticated
  using (private.can_read_listing_details(listing_id, (select private.get_listing_reader())));

select private.add_condition_guard(
  'public.listing_details', 'private.can_read_listing_details(listing_id, (select private.get_listing_reader()))'
);

-- Validates each list row; payor shares must add up to 100, allowing for rounding.
create function private.are_listing_details(p_details jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  v_units constant jsonb := p_details -> 'unit_mix';
  v_payors constant jsonb := p_details -> 'payor_mix';
  v_months constant jsonb := p_details -> 'history';
begin
  if jsonb_typeof(v_units) is distinct from 'array' or jsonb_typeof(v_payors) is distinct from 'array'
    or jsonb_typeof(v_months) is distinct from 'array'
  then
    return false;
  end if;
  return (p_details ->> 'ccn' is null or p_details ->> 'ccn' ~ '^[0-9A-Z]{6}$')
    and jsonb_array_length(v_units) <= 20 and jsonb_array_length(v_payors) <= 10
    and jsonb_array_length(v_months) <= 60
    and not exists (
      select from jsonb_array_elements(v_units) u
      where jsonb_typeof(u) <> 'object' or not private.is_single_line(u ->> 'kind', 60)
        or u ->> 'kind' is null or jsonb_typeof(u -> 'units') is distinct from 'number'
        or (u ->> 'units')::numeric not between 1 and 10000
        or coalesce(jsonb_typeof(u -> 'rate'), 'null') not in ('number', 'null')
        or (u ->> 'rate')::numeric not between 0 and 1000000
    )
    and not exists (
      select from jsonb_array_elements(v_payors) p
      where jsonb_typeof(p) <> 'object' or not private.is_single_line(p ->> 'payor', 40) or p ->> 'payor' is null
        or jsonb_typeof(p -> 'share') is distinct from 'number'
        or (p ->> 'share')::numeric not between 0 and 100
    )
    and coalesce((select sum((p ->> 'share')::numeric) between 98 and 102 from jsonb_array_elements(v_payors) p), true)
    and not exists (
      select from jsonb_array_elements(v_months) m
      where jsonb_typeof(m) <> 'object' or (m ->> 'month') is null
        or m ->> 'month' !~ '^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$'
        or coalesce(jsonb_typeof(m -> 'census'), 'null') not in ('number', 'null')
        or (m ->> 'census')::numeric not between 0 and 100000
        or coalesce(jsonb_typeof(m -> 'rate'), 'null') not in ('number', 'null')
        or (m ->> 'rate')::numeric not between 0 and 1000000
    )
    and (select count(*) = count(distinct m ->> 'month') from jsonb_array_elements(v_months) m);
end $$;

-- Writes details that passed review or need none.
create function private.write_listing_details(p_listing_id uuid, p_details jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.listing_details (listing_id, unit_mix, payor_mix, history, ccn)
  values (
    p_listing_id, p_details -> 'unit_mix', p_details -> 'payor_mix', p_details -> 'history', p_details ->> 'ccn'
  )
  on conflict (listing_id) do update set
    unit_mix = excluded.unit_mix, payor_mix = excluded.payor_mix, history = excluded.history, ccn = excluded.ccn,
    stated_on = private.get_local_date();
end $$;

create function private.save_listing_details(p_listing_id uuid, p_details public.payload) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_details jsonb;
  v_known jsonb;
begin
  perform private.require_listing_editor(p_listing_id);
  perform from public.listings l where l.id = p_listing_id for no key update;
  if not coalesce(private.are_listing_details(p_details), false) then
    raise exception 'The details are incomplete or invalid.' using errcode = 'HXLDT';
  end if;
  v_details := jsonb_build_object(
    'unit_mix', p_details -> 'unit_mix', 'payor_mix', p_details -> 'payor_mix', 'ccn', p_details ->> 'ccn',
    'history', (
      select coalesce(jsonb_agg(m order by m ->> 'month'), '[]') from jsonb_array_elements(p_details -> 'history') m
    )
  );
  select jsonb_build_object('unit_mix', d.unit_mix, 'payor_mix', d.payor_mix, 'history', d.history, 'ccn', d.ccn)
    into v_known
  from public.listing_details d where d.listing_id = p_listing_id;
  if coalesce(v_known, '{"unit_mix": [], "payor_mix": [], "history": [], "ccn": null}') = v_details then
    if not private.is_exempt_from_review() then
      perform private.withdraw_revision(p_listing_id, 'details');
    end if;
    return 'saved';
  end if;
  if private.is_listing_review_required(p_listing_id) then
    perform private.save_pending_revision(p_listing_id, null, null, auth.uid(), jsonb_build_object('details', v_details));
    return 'waits';
  end if;
  perform private.write_listing_details(p_listing_id, v_details);
  return 'saved';
end $$;

-- Saves a listing's units, payors, and months. Returns `saved`, or `waits` if staff must review it first.
select private.expose('save_listing_details', 'authenticated', 'plain');
