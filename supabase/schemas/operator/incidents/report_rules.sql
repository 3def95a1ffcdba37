-- By when a state must be told of an incident. Dated: a rule applies to incidents from its first day until its last.
-- `state` is the community's, or US for federal rules of skilled nursing.
create function private.list_report_rules()
returns table (state text, care_type text, types text[], hours integer, begins_on date, ends_on date, rule text)
language sql immutable set search_path = ''
as $$
  select r.state, r.care_type, string_to_array(r.types, ' '), r.hours, r.begins_on, r.ends_on, r.rule
  from (values
    ('MD', null, 'fall elopement medication_event abuse acute_emergency death facility_emergency skin altercation burn property',
      24, date '2000-01-01', null::date, 'Maryland: 24 hours'),
    ('MA', null, 'fall elopement medication_event abuse acute_emergency death facility_emergency',
      24, date '2000-01-01', null::date, 'Massachusetts: 24 hours'),
    ('US', 'SNF', 'abuse', 2, date '2016-11-28', null::date, 'Skilled nursing, 42 CFR 483.12: 2 hours')
  ) as r (state, care_type, types, hours, begins_on, ends_on, rule)
$$;

-- Returns the strictest rule for an incident; no row without one.
create function private.find_report_rule(p_community public.communities, p_type text, p_at timestamptz)
returns table (due_at timestamptz, rule text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_day constant date := (p_at at time zone p_community.time_zone)::date;
begin
  return query
  select p_at + make_interval(hours => r.hours), r.rule
  from private.list_report_rules() r
  where (r.state = p_community.state or r.state = 'US') and (r.care_type is null or r.care_type = any (p_community.care_types))
    and p_type = any (r.types) and r.begins_on <= v_day and (r.ends_on is null or r.ends_on >= v_day)
  order by r.hours limit 1;
end
$$;
