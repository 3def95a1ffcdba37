-- What the figures of communities.sql are made of: units whose rates make the average rate, payors that make a hundred,
-- and a year of months that ends with the occupancy that is told. Needs communities.sql before it.
insert into public.listing_details (listing_id, unit_mix, payor_mix)
select l.id, coalesce(u.mix, '[]'), p.mix
from public.listings l
left join lateral (
  -- The last kind takes what rounding leaves, in units and in rates.
  select jsonb_agg(
    jsonb_build_object('kind', k.kind, 'units', k.units, 'square_feet', k.feet, 'rate', k.rate) order by k.place
  ) as mix
  from (
    select
      m.place, m.kind, m.feet, m.units,
      case when m.place = 3
        then round((l.avg_monthly_rate * l.total_units - sum(m.units * m.rate) over () + m.units * m.rate) / m.units)
        else m.rate
      end as rate
    from (
      select
        n.place, n.kind, n.feet, round(l.avg_monthly_rate * n.factor / 5) * 5 as rate,
        case when n.place = 3 then l.total_units - sum(n.units) over () + n.units else n.units end as units
      from (
        select s.place, s.kind, s.feet, s.factor, round(l.total_units * s.share)::integer as units
        from (values
          (
            1, 'Studio', 360,
            case when l.property_type in ('independent-living', 'active-adult') then 0.2 else 0.44 end, 0.84
          ),
          (
            2, 'One-bedroom', 540,
            case when l.property_type in ('independent-living', 'active-adult') then 0.5 else 0.4 end, 0.98
          ),
          (
            3, 'Two-bedroom', 830,
            case when l.property_type in ('independent-living', 'active-adult') then 0.3 else 0.16 end, 1.2
          )
        ) as s (place, kind, feet, share, factor)
      ) n
    ) m
  ) k
  where k.units > 0
) u on l.total_units is not null
cross join lateral (
  select case
    when l.property_type = 'skilled-nursing' then
      '{"medicaid": 62, "medicare": 14, "medicare-advantage": 11, "private": 13}'::jsonb
    when l.property_type = 'ccrc' then '{"private": 82, "medicaid": 10, "medicare": 8}'
    when 'medicaid' = any (l.payors) and l.avg_monthly_rate < 3500 then '{"medicaid": 80, "private": 20}'
    when 'medicaid' = any (l.payors) then '{"private": 72, "medicaid": 24, "long-term-insurance": 4}'
    when 'long-term-insurance' = any (l.payors) then '{"private": 91, "long-term-insurance": 9}'
    else '{"private": 100}'
  end as mix
) p
where l.id between 'dec0de00-0000-4000-8000-000000000201' and 'dec0de00-0000-4000-8000-000000000299'
  and l.occupancy_rate is not null
on conflict do nothing;

insert into public.listing_census (listing_id, month, occupied, available, rate)
select
  l.id, (date_trunc('month', now()) - make_interval(months => m.back))::date,
  -- Each has a slope and a season of its own; the last month is what the listing tells.
  round(greatest(0, least(
    n.available,
    n.available * (l.occupancy_rate - m.back * ((n.number % 7) - 2) * 0.35 + (m.back % 3 - 1) * sign(m.back)::integer * 0.4) / 100
  )), 1),
  n.available,
  round(l.avg_monthly_rate * (1 - 0.0035 * m.back) / 5) * 5
from public.listings l
cross join lateral (
  select coalesce(l.total_units, l.total_beds) as available, right(l.id::text, 2)::integer as number
) n
cross join generate_series(0, 11) as m (back)
where l.id between 'dec0de00-0000-4000-8000-000000000201' and 'dec0de00-0000-4000-8000-000000000299'
  and l.occupancy_rate is not null and n.available > 0
  and not exists (select from public.listing_census c where c.listing_id = l.id)
on conflict do nothing;
