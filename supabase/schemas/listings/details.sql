-- What the figures of a listing are made of: units, payors and rates, and how full it was month by month. Like the
-- address it is part of what a subscription opens, and of what is sold in confidence only once its broker was
-- contacted. No search, order or count reads it.
create table public.listing_details (
  listing_id uuid primary key references public.listings (id) on delete cascade,
  -- [{"kind": "studio", "units": 24, "square_feet": 380, "rate": 4200}]
  unit_mix jsonb not null default '[]',
  -- {"private": 62, "medicaid": 30, "medicare": 8}: per cent of days.
  payor_mix jsonb not null default '{}',
  -- The day on which the seller told it.
  as_of date not null default current_date,

  constraint listing_details_unit_mix_is_list check (
    jsonb_typeof(unit_mix) = 'array' and jsonb_array_length(unit_mix) <= 20 and octet_length(unit_mix::text) <= 4000
  ),
  constraint listing_details_payor_mix_is_object check (
    jsonb_typeof(payor_mix) = 'object' and octet_length(payor_mix::text) <= 1000
  )
);

create table public.listing_census (
  listing_id uuid not null references public.listings (id) on delete cascade,
  month date not null,
  occupied numeric(7, 1) not null,
  available integer not null,
  -- Average monthly rate in dollars.
  rate integer,

  constraint listing_census_pkey primary key (listing_id, month),
  constraint listing_census_month_is_first check (extract(day from month) = 1),
  constraint listing_census_available_range check (available between 1 and 100000),
  constraint listing_census_occupied_range check (occupied between 0 and available),
  constraint listing_census_rate_range check (rate between 0 and 1000000)
);

alter table public.listing_details enable row level security;
alter table public.listing_census enable row level security;
revoke all on table public.listing_details from public, anon, authenticated, service_role;
revoke all on table public.listing_census from public, anon, authenticated, service_role;
grant select, insert, update, delete on table public.listing_details to service_role;
grant select, insert, update, delete on table public.listing_census to service_role;
grant select on table public.listing_details to authenticated;
grant select on table public.listing_census to authenticated;

-- Who reads what of a listing a subscription opens.
create function private.opens_listing(p_listing_id uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.listings l
    where l.id = p_listing_id
      and (
        private.owns_listing(l.id)
        or private.is_staff()
        or (
          private.has_open_access()
          and l.approval_status = 'approved' and l.status in ('active', 'under_contract')
          and (
            not l.is_confidential
            or exists (
              select from public.broker_contacts c where c.listing_id = l.id and c.user_id = auth.uid()
            )
          )
        )
      )
  );
end
$$;
revoke all on function private.opens_listing(uuid) from public, anon, authenticated, service_role;
grant execute on function private.opens_listing(uuid) to authenticated;

create policy "Brokers, staff and open subscriptions read details" on public.listing_details
  for select to authenticated using (private.opens_listing(listing_id));

create policy "Brokers, staff and open subscriptions read census" on public.listing_census
  for select to authenticated using (private.opens_listing(listing_id));

select private.require_second_factor('public.listing_details');
select private.require_second_factor('public.listing_census');
