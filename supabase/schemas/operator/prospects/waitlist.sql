-- The waitlist and the conversion report.

-- The order of the waitlist, with everything it follows from. Residents' spouses, returning residents, and residents who
-- change units come first, then prospects with a deposit, then everyone else. Two declined offers move a prospect behind
-- the others of their group. Within a group, the order is by the time of joining.
create function private.list_waitlist(p_community_id uuid, p_unit_type text default null, p_care_type text default null)
returns table (
  place bigint, id uuid, name text, "group" text, priority text, joined_at timestamptz, deposit numeric, declined_offers integer,
  care_type text, unit_types text[], desired_on date, ready_units bigint
)
language plpgsql stable security definer set search_path = '' as $$
begin
  if (p_community_id = any (private.list_my_community_ids('resident_prospects', 'read'))) is not true then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  return query
  with ready as materialized (
    select u.type, u.license_category, count(*) as units
    from private.list_unit_states(
      p_community_id, (now() at time zone (select c.time_zone from public.communities c where c.id = p_community_id))::date
    ) s
    join public.units u on u.id = s.unit_id
    where s.status = 'ready'
    group by u.type, u.license_category
  ), waiting as (
    select p.*, case when p.waitlist_priority <> 'none' then 'priority' when p.deposit is not null then 'deposit' else 'other' end as "group"
    from public.resident_prospects p
    where p.community_id = p_community_id and p.deleted_at is null and p.waitlisted_at is not null
  )
  select row_number() over (
      order by array_position(array['priority', 'deposit', 'other'], w."group"), w.declined_offers >= 2, w.waitlisted_at, w.id
    ), w.id, w.name, w."group", w.waitlist_priority, w.waitlisted_at, w.deposit, w.declined_offers, w.care_type, w.unit_types,
    w.desired_on, (
      select coalesce(sum(r.units), 0)::bigint from ready r
      where (cardinality(w.unit_types) = 0 or r.type = any (w.unit_types))
        and (w.care_type is null or r.license_category is null or r.license_category = w.care_type)
    )
  from waiting w
  where (p_unit_type is null or cardinality(w.unit_types) = 0 or p_unit_type = any (w.unit_types))
    and (p_care_type is null or w.care_type is null or w.care_type = p_care_type)
  order by 1
  limit 500;
end $$;

-- Returns the waitlist of a community in order, all or those who would take a unit of a type and license category.
select private.expose('list_waitlist', 'authenticated');

-- Prospects who inquired in a period. Each measure of the report counts a part of these rows.
create function private.list_prospect_cohort(p_community_id uuid, p_from date, p_to date)
returns table (id uuid, name text, inquired_on date, stage text, source text, lost_reason text, measures text[])
language plpgsql stable security definer set search_path = '' as $$
begin
  if (p_community_id = any (private.list_my_community_ids('resident_prospects', 'read'))) is not true then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  if (p_to - p_from between 0 and 1100) is not true then
    raise exception 'Choose a period of up to three years.' using errcode = 'HXOWP';
  end if;
  return query
  select p.id, p.name, p.inquired_on, p.stage, p.source, p.lost_reason, array_remove(array[
      'inquired', case when p.toured_on is not null then 'toured' end, case when p.deposit_on is not null then 'deposited' end,
      case when p.applied_on is not null then 'applied' end, case when p.moved_in_on is not null then 'moved_in' end,
      case when p.toured_on is not null and p.moved_in_on is not null then 'toured_and_moved_in' end,
      case when p.stage = 'lost' then 'lost' end, case when p.stage not in ('moved_in', 'lost') then 'open' end
    ], null)
  from public.resident_prospects p
  where p.community_id = p_community_id and p.deleted_at is null and p.inquired_on between p_from and p_to;
end $$;

create function private.get_prospect_conversion(p_community_id uuid, p_from date, p_to date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    with cohort as materialized (select * from private.list_prospect_cohort(p_community_id, p_from, p_to))
    select jsonb_build_object(
      'measures', (
        select coalesce(jsonb_object_agg(m.measure, m.count), '{}')
        from (select u.measure, count(*) from cohort c cross join unnest(c.measures) u (measure) group by u.measure) m
      ),
      'lost_reasons', (
        select coalesce(jsonb_agg(jsonb_build_object('reason', l.lost_reason, 'count', l.count) order by l.count desc, l.lost_reason), '[]')
        from (select c.lost_reason, count(*) from cohort c where c.stage = 'lost' group by c.lost_reason) l
      ),
      'sources', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'source', s.source, 'inquired', s.inquired, 'moved_in', s.moved_in) order by s.inquired desc, s.source), '[]')
        from (
          select c.source, count(*) as inquired, count(*) filter (where 'moved_in' = any (c.measures)) as moved_in
          from cohort c group by c.source
        ) s
      )
    )
  );
end $$;

-- Returns how prospects who inquired in a period went on: each measure with its count, lost reasons, and sources.
select private.expose('get_prospect_conversion', 'authenticated');

create function private.list_conversion_rows(p_community_id uuid, p_from date, p_to date, p_measure text, p_value text default null)
returns table (id uuid, name text, inquired_on date, stage text, source text, lost_reason text)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select c.id, c.name, c.inquired_on, c.stage, c.source, c.lost_reason
  from private.list_prospect_cohort(p_community_id, p_from, p_to) c
  where case p_measure
    when 'lost_reason' then c.stage = 'lost' and c.lost_reason is not distinct from p_value
    when 'source' then c.source is not distinct from p_value
    when 'source_moved_in' then c.source is not distinct from p_value and 'moved_in' = any (c.measures)
    else p_measure = any (c.measures)
  end
  order by c.inquired_on desc, lower(c.name), c.id
  limit 1000;
end $$;

-- Returns the prospects that a figure of the conversion report counts.
select private.expose('list_conversion_rows', 'authenticated');
