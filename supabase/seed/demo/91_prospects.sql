-- Prospects of the operator's communities over a year: those who moved in, those who look now, and those who were lost.
-- Deterministic apart from today's date. Requires the operator's residents; idempotent, leaves existing rows.
do $$
declare
  v_operator constant uuid := 'dec0de00-0000-4000-8000-000000000007';
  v_first constant text[] := array[
    'Agnes', 'Bernard', 'Carolyn', 'Douglas', 'Eleanor', 'Franklin', 'Georgia', 'Howard', 'Imogene', 'Julian', 'Katherine',
    'Lawrence', 'Muriel', 'Nathaniel', 'Opal', 'Philip'
  ];
  v_last constant text[] := array[
    'Ackerman', 'Bellamy', 'Crandall', 'Draper', 'Emerson', 'Faulkner', 'Giordano', 'Holloway', 'Irving', 'Jennings', 'Keller',
    'Langford', 'McAllister', 'Norwood', 'Oakley', 'Prescott', 'Rutherford', 'Stratton', 'Templeton'
  ];
  v_today constant timestamptz := date_trunc('day', now());
begin
  if not exists (select from public.residents r where r.owner_id = v_operator)
    or exists (select from public.resident_prospects p where p.owner_id = v_operator)
  then
    return;
  end if;

  -- Those who look, or were lost: two of three inquiries over three months old.
  insert into public.resident_prospects (
    id, owner_id, community_id, name, contact_name, contact_relation, contact_phone, care_type, unit_types, payor, monthly_budget,
    source, inquired_on, desired_on, waitlist_priority, created_at
  )
  select md5('prospect' || n)::uuid, v_operator, ('dec0de00-0000-4000-8000-00000000b00' || 1 + n % 3)::uuid,
    v_first[1 + n * 5 % 16] || ' ' || v_last[1 + n * 7 % 19], v_first[1 + (n * 3 + 2) % 16] || ' ' || v_last[1 + n * 7 % 19],
    case when n % 2 = 0 then 'Daughter' else 'Son' end, '(614) 555-' || lpad((3000 + n)::text, 4, '0'),
    (array['IL', 'SNF', case when n % 2 = 0 then 'MC' else 'AL' end])[1 + (n + 2) % 3],
    case when n % 3 = 2 then array['private', 'semi_private'] when n % 2 = 0 then array['studio', 'one_bedroom'] else array['two_bedroom'] end,
    case when n % 7 = 0 then 'va' else 'private_pay' end, 4000 + 250 * (n % 12),
    (array['website', 'call', 'referral_agency', 'hospital', 'walk_in', 'resident_family', 'website'])[1 + n % 7],
    v_today::date - s.days, v_today::date - s.days + 40 + n % 60, case when n = 33 then 'spouse' when n = 25 then 'returning' else 'none' end,
    v_today - make_interval(days => s.days)
  from generate_series(1, 150) n cross join lateral (select 4 + n * n / 65 as days) s;
  insert into public.prospect_events (id, community_id, prospect_id, type, at, amount, reason, recorded_at, recorded_by)
  select md5('prospect event' || n || v.type)::uuid, p.community_id, p.id, v.type, e.at, v.amount, v.reason, e.at, v_operator
  from generate_series(1, 150) n
  join public.resident_prospects p on p.id = md5('prospect' || n)::uuid
  cross join lateral (select p.created_at < v_today - interval '95 days' as is_old) a
  cross join lateral (values
    ('tour', 2, n % 5 not in (0, 3), null::numeric, null::text), ('waitlist_joined', 3, n % 4 = 1 and (not a.is_old or n % 12 = 1), null, null),
    ('deposit', 4, n % 8 = 1 and not a.is_old, 1000, null), ('application', 5, n % 10 = 2 and not a.is_old, null, null),
    ('lost', case when a.is_old then 20 + n % 50 else 5 end, a.is_old and n % 12 <> 1 or n % 7 = 3 and n % 8 <> 1, null,
      (array['price', 'stayed_home', 'competitor', 'care_needs', 'no_reply', 'location'])[1 + n % 6])
  ) v (type, day, happened, amount, reason)
  cross join lateral (select p.created_at + make_interval(days => v.day, hours => 15) as at) e
  where v.happened and e.at < now();

  -- Two of three who moved in this year were prospects before.
  insert into public.resident_prospects (
    id, owner_id, community_id, name, preferred_name, contact_name, contact_relation, care_type, payor, source, inquired_on, resident_id,
    created_at
  )
  select md5('prospect of ' || r.id)::uuid, v_operator, r.community_id, r.name, r.preferred_name, c.name, c.relation, u.license_category,
    y.payor, (array['website', 'call', 'hospital', 'resident_family', 'referral_agency'])[1 + r.n % 5], r.moved_in_on - 40 + r.n % 20, r.id,
    r.moved_in_on - interval '40 days'
  from (
    select r.*, row_number() over (order by r.moved_in_on, r.id)::integer as n from public.residents r
    where r.owner_id = v_operator and r.status in ('in_house', 'on_leave') and r.moved_in_on > v_today::date - 330
  ) r
  join public.units u on u.id = r.unit_id
  join public.resident_payors y on y.resident_id = r.id
  join lateral (
    select c.name, c.relation from public.resident_contacts c where c.resident_id = r.id order by c.created_at, c.id limit 1
  ) c on true
  where r.n % 3 > 0;
  insert into public.prospect_events (id, community_id, prospect_id, type, at, amount, unit_id, recorded_at, recorded_by)
  select md5('prospect event' || p.id || v.type)::uuid, p.community_id, p.id, v.type, v.at, v.amount, v.unit_id, v.at, v_operator
  from public.resident_prospects p
  join public.stay_events s on s.resident_id = p.resident_id and s.type in ('admit', 'respite_admit')
  cross join lateral (values
    ('tour', s.at - interval '18 days', null::numeric, null::uuid), ('deposit', s.at - interval '12 days', 1000, null),
    ('application', s.at - interval '8 days', null, null), ('moved_in', s.at, null, s.unit_id)
  ) v (type, at, amount, unit_id)
  where p.owner_id = v_operator;
  perform private.apply_prospect_events(p.id), case when p.applied then private.add_move_in_items(p.id) end
  from (
    select p.id, p.resident_id is null and exists (select from public.prospect_events e where e.prospect_id = p.id and e.type = 'application') as applied
    from public.resident_prospects p where p.owner_id = v_operator
  ) p;
  update public.move_in_items i set owner_id = v_operator, done_on = case when i.type in ('assessment', 'physician_orders') then v_today::date - 1 end
  from public.resident_prospects p
  where p.id = i.prospect_id and p.owner_id = v_operator;

  update public.record_changes c set by = v_operator, at = c.at - interval '90 days'
  where c.kind in ('resident_prospects', 'move_in_items') and c.by is null;
end $$;
