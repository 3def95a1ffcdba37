-- Unit mix, payor mix and monthly history of the demo's communities, computed from their own figures so they
-- agree; also the NDAs buyers sign before they read documents. Requires communities; idempotent.
insert into public.listing_details (listing_id, unit_mix, payor_mix, history, stated_on)
select
  l.id,
  -- Follows NIC's industry figures: mostly studios and one-bedrooms, larger units cost more. Their mean is
  -- the stated rate.
  case
    when l.property_type = 'skilled-nursing' then jsonb_build_array(
      jsonb_build_object('kind', 'Private room', 'units', greatest(1, n.units / 4), 'rate', round(l.avg_monthly_rate * 1.12, -1)),
      jsonb_build_object('kind', 'Semi-private bed', 'units', n.units - greatest(1, n.units / 4), 'rate', round(l.avg_monthly_rate * 0.96, -1))
    )
    when l.property_type in ('memory-care', 'board-and-care', 'group-homes') then jsonb_build_array(
      jsonb_build_object('kind', 'Private suite', 'units', greatest(1, n.units * 3 / 4), 'rate', round(l.avg_monthly_rate * 1.04, -1)),
      jsonb_build_object('kind', 'Shared suite', 'units', n.units - greatest(1, n.units * 3 / 4), 'rate', round(l.avg_monthly_rate * 0.88, -1))
    )
    else jsonb_build_array(
      jsonb_build_object('kind', 'Studio', 'units', greatest(1, n.units * 40 / 100), 'rate', round(l.avg_monthly_rate * 0.87, -1)),
      jsonb_build_object('kind', 'One-bed', 'units', greatest(1, n.units * 41 / 100), 'rate', round(l.avg_monthly_rate * 1.03, -1)),
      jsonb_build_object('kind', 'Two-bed', 'units', n.units - greatest(1, n.units * 40 / 100) - greatest(1, n.units * 41 / 100), 'rate', round(l.avg_monthly_rate * 1.22, -1))
    )
  end,
  case l.property_type
    when 'skilled-nursing' then
      '[{"payor": "Medicaid", "share": 64}, {"payor": "Medicare", "share": 14}, {"payor": "Managed Medicare", "share": 10}, {"payor": "Private pay and other", "share": 12}]'::jsonb
    when 'memory-care' then '[{"payor": "Private pay", "share": 94}, {"payor": "Insurance and veterans", "share": 6}]'
    when 'independent-living' then '[{"payor": "Private pay", "share": 100}]'
    when 'active-adult' then '[{"payor": "Private pay", "share": 100}]'
    else '[{"payor": "Private pay", "share": 82}, {"payor": "Medicaid waiver", "share": 13}, {"payor": "Insurance and veterans", "share": 5}]'
  end,
  (
    -- Eighteen months ending at the stated occupancy and rate. Rates rise four percent a year; census follows
    -- the industry's seasons.
    select jsonb_agg(jsonb_build_object(
      'month', to_char(date_trunc('month', current_date) - make_interval(months => m.back), 'YYYY-MM'),
      'census', greatest(0, round(n.beds * l.occupancy_rate / 100 - m.back * 0.0025 * n.beds
        + case when m.back = 0 then 0 else 0.012 * n.beds * sin(m.back * 0.9 + n.phase) end)),
      'rate', round(l.avg_monthly_rate / (1 + 0.04 * m.back / 12), -1)
    ) order by m.back desc)
    from generate_series(0, 17) as m (back)
  ),
  l.confirmed_on
from public.listings l
cross join lateral (
  select coalesce(l.total_units, l.total_beds) as units, coalesce(l.total_beds, l.total_units) as beds,
    (('x' || right(l.id::text, 3))::bit(12)::integer % 7)::numeric as phase
) n
where l.id::text like 'dec0de00-%' and l.avg_monthly_rate is not null and l.occupancy_rate is not null and n.units >= 6
on conflict do nothing;

insert into public.listing_nda_texts (id, listing_id, version, body)
select
  ('dec0de00-0000-4000-8000-00000007' || right(l.id::text, 4))::uuid, l.id, 1,
  'CONFIDENTIALITY AGREEMENT (demo)

1. I ask for documents about the community of this listing to decide whether to buy, lease, finance or manage it, and use them for nothing else.

2. Everything in these documents, the identity of the community where it is not public, and the fact that it may be sold are confidential. I show them only to those who need them for this decision and keep to this agreement.

3. Without the consent of the broker I do not contact employees, residents, their families, vendors, lenders or regulators about the community, and do not visit it.

4. When the broker asks, or I decide against it, I delete or return the documents. This agreement lasts two years from my signature and does not oblige either side to sell or to buy.'
from public.listings l
where l.id in ('dec0de00-0000-4000-8000-000000000201', 'dec0de00-0000-4000-8000-000000000205', 'dec0de00-0000-4000-8000-000000000210')
on conflict do nothing;

-- The sellers' own NOI, shown after the NDA; it agrees with price and cap rate to the nearest thousand.
insert into public.listing_financials (listing_id, noi, stated_on)
select l.id, round(l.price * l.cap_rate / 100, -3), l.confirmed_on
from public.listings l
where l.id::text like 'dec0de00-%' and l.price is not null and l.cap_rate is not null
  and (l.id = 'dec0de00-0000-4000-8000-000000000202' or exists (select from public.listing_nda_texts t where t.listing_id = l.id))
on conflict do nothing;
