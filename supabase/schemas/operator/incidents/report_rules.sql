-- By when a state must be told of an incident. Dated: a rule applies to incidents from its first day until its last.
-- `state` is the community's, or US for federal rules of skilled nursing. Rules that we haven't verified say so.
create function private.list_report_rules()
returns table (state text, care_type text, types text[], hours integer, begins_on date, ends_on date, rule text)
language sql immutable set search_path = '' as $$
  select r.state, r.care_type, string_to_array(r.types, ' '), r.hours, r.begins_on, r.ends_on, r.rule
  from (values
    ('MD', null, 'fall elopement medication_event abuse acute_emergency death facility_emergency skin altercation burn property',
      24, date '2000-01-01', null::date, 'Maryland: 24 hours'),
    ('MA', null, 'fall elopement medication_event abuse acute_emergency death facility_emergency',
      24, date '2000-01-01', null::date, 'Massachusetts: 24 hours (verify with your state)'),
    ('US', 'SNF', 'abuse', 2, date '2016-11-28', null::date, 'Skilled nursing, 42 CFR 483.12: 2 hours (verify with your state)')
  ) as r (state, care_type, types, hours, begins_on, ends_on, rule)
$$;

-- A community's own reporting rules: recipients, incident types, and deadlines. They add to the built-in ones.
create table public.incident_report_rules (
  like private.community_record including defaults including constraints,
  community_id uuid not null,
  recipient text not null,
  types text[] not null,
  hours integer not null,
  begins_on date,
  ends_on date,
  note text,

  constraint incident_report_rules_recipient_is_plain check (
    char_length(btrim(recipient)) >= 1 and private.is_single_line(recipient, 80)
  ),
  constraint incident_report_rules_types_are_known check (
    cardinality(types) between 1 and 11 and types <@ array[
      'fall', 'elopement', 'medication_event', 'abuse', 'acute_emergency', 'death', 'facility_emergency', 'skin', 'altercation',
      'burn', 'property'
    ]
  ),
  constraint incident_report_rules_hours_in_range check (hours between 1 and 720),
  constraint incident_report_rules_begins_on_in_range check (begins_on between '2000-01-01' and '2200-01-01'),
  constraint incident_report_rules_dates_are_ordered check (ends_on >= begins_on and ends_on <= '2200-01-01'),
  constraint incident_report_rules_note_is_plain check (private.is_single_line(note, 120))
);
select private.set_up_child_table(
  'public.incident_report_rules', 'recipient', '/operator/properties', 'communities', 'community_id',
  '{community_id, recipient, types, hours, begins_on, ends_on, note}'
);

-- Returns the community's own rules for an incident, the strictest of each recipient.
create function private.list_community_report_rules(p_community public.communities, p_type text, p_at timestamptz)
returns table (recipient text, due_at timestamptz, rule text)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_day constant date := (p_at at time zone p_community.time_zone)::date;
begin
  return query
  select distinct on (lower(btrim(r.recipient))) btrim(r.recipient), p_at + make_interval(hours => r.hours),
    'Rule of the community: ' || r.hours || case r.hours when 1 then ' hour' else ' hours' end || coalesce(', ' || r.note, '')
  from public.incident_report_rules r
  where r.community_id = p_community.id and r.deleted_at is null and p_type = any (r.types)
    and (r.begins_on is null or r.begins_on <= v_day) and (r.ends_on is null or r.ends_on >= v_day)
  order by lower(btrim(r.recipient)), r.hours, r.id
  limit 20;
end $$;

-- Returns the strictest built-in rule for an incident; no row without one.
create function private.find_report_rule(p_community public.communities, p_type text, p_at timestamptz)
returns table (due_at timestamptz, rule text)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_day constant date := (p_at at time zone p_community.time_zone)::date;
begin
  return query
  select p_at + make_interval(hours => r.hours), r.rule
  from private.list_report_rules() r
  where (r.state = p_community.state or r.state = 'US') and (r.care_type is null or r.care_type = any (p_community.care_types))
    and p_type = any (r.types) and r.begins_on <= v_day and (r.ends_on is null or r.ends_on >= v_day)
  order by r.hours limit 1;
end $$;
