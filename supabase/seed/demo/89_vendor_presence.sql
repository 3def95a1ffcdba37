-- Portfolio, calculators, profile views, lead settings, and exclusion checks of demo vendors. Requires vendors and projects;
-- idempotent. All entries of the exclusion list are fictional.
do $$
declare
  v_bright_hall constant uuid := 'dec0de00-0000-4000-8000-000000000401';
  v_file constant uuid := 'dec0de00-0000-4000-8000-000000008950';
  v_project constant uuid := 'dec0de00-0000-4000-8000-000000008814';
begin
  if exists (select from private.vendor_calculators) or not exists (select from public.vendors v where v.id = v_bright_hall) then
    return;
  end if;

  insert into private.vendor_calculators (
    id, vendor_id, title, measure, base_cents, rate_cents, least_cents, usual_quantity, note, is_published, created_at
  )
  select
    ('dec0de00-0000-4000-8000-00000000894' || c.number)::uuid, ('dec0de00-0000-4000-8000-0000000004' || c.vendor)::uuid,
    c.title, c.measure, c.base, c.rate, c.least, c.usual, c.note, c.is_published, now() - make_interval(days => c.days)
  from (values
    ('1', '01', 'Tub-to-shower conversion', 'unit', 180000, 845000, 1690000, 12, 'Pan, blocking, three grab bars, and valve. Tile stays where it is sound.', true, 90),
    ('2', '01', 'Corridor flooring', 'square_foot', 350000, 1475, 0, 3800, 'Sheet vinyl with a six-inch flash cove, one corridor at a time.', true, 60),
    ('3', '01', 'Handrail replacement', 'unit', 0, 42000, 0, 40, 'Draft rates for next year.', false, 5),
    ('4', '06', 'Medicaid rate review', 'bed', 240000, 4500, 450000, 98, 'One cost report year, two rate letters.', true, 75),
    ('5', '14', 'Interim administrator', 'hour', 0, 11500, 0, 480, 'Ninety days at 40 hours a week is the least.', true, 45),
    ('6', '23', 'Building-wide Wi-Fi survey', 'square_foot', 150000, 9, 0, 84000, 'Access points on a drawing, with a parts list.', true, 40)
  ) as c (number, vendor, title, measure, base, rate, least, usual, note, is_published, days);

  insert into private.vendor_lead_settings (vendor_id, monthly_limit, respond_hours)
  select v.id, s.monthly_limit, s.respond_hours
  from (values ('01', 12, 72), ('06', 8, 48), ('18', 5, 24)) s (vendor, monthly_limit, respond_hours)
  join public.vendors v on v.id = ('dec0de00-0000-4000-8000-0000000004' || s.vendor)::uuid
  on conflict do nothing;

  insert into private.portfolio_entries (
    id, vendor_id, quote_id, category, state, finished_on, title, summary, consent, consent_at, client_name
  )
  select
    'dec0de00-0000-4000-8000-000000008931', v_bright_hall, q.id, p.category, p.state, p.ended_at::date,
    'Twelve showers in place of tubs, two apartments at a time',
    'Three working days for each pair of apartments: tub out, a pan with a half-inch threshold, blocking, three grab bars, and an anti-scald valve. Residents used the spa bath and slept in their own beds every night.',
    'named', now() - interval '20 days', 'Maple Court Living (demo)'
  from private.project_quotes q join private.projects p on p.id = q.project_id
  where p.id = v_project and q.vendor_id = v_bright_hall and q.status = 'chosen' and p.status = 'done';

  -- A request that Vera reports as not a real lead waits for staff.
  insert into private.lead_credits (quote_id, vendor_id, reason, note, requested_at)
  select q.id, v_bright_hall, 'not_a_project',
    'The client wrote back that the architect ordered the work already and the request was left open by mistake.', now() - interval '5 hours'
  from private.project_quotes q
  where q.project_id = 'dec0de00-0000-4000-8000-000000008812' and q.vendor_id = v_bright_hall and q.n = 0
  on conflict do nothing;

  insert into private.vendor_views (vendor_id, day, source, views)
  select v.id, d::date, s.source,
    1 + (('x' || substr(md5(v.id::text || d::date - current_date || s.source), 1, 4))::bit(16)::integer % s.most)
  from public.vendors v, generate_series(current_date - 89, current_date - 1, interval '1 day') d,
    (values ('directory', 5), ('search', 3), ('project', 2), ('link', 3)) s (source, most)
  where v.user_id is not null and v.verification_status = 'verified'
    and (('x' || substr(md5(s.source || v.id || d::date - current_date), 1, 2))::bit(8)::integer) < 110
  on conflict do nothing;

  insert into private.exclusion_files (id, source, file_name, status, rows, checked, added_at, finished_at)
  values (v_file, 'leie', 'UPDATED.csv', 'done', 6, (select count(*) from public.vendors), now() - interval '6 days', now() - interval '6 days');
  insert into private.exclusion_entries (
    file_id, n, entry_key, name, match_name, is_person, npi, place, state, kind, excluded_on
  )
  select
    v_file, e.n, 'leie:' || md5(concat_ws('|', private.normalize_company_name(e.name), null, e.excluded_on)), e.name,
    private.normalize_company_name(e.name), e.is_person, null, e.place, e.state, e.kind, e.excluded_on
  from (values
    (2, 'GULF LINE ROOFING SUPPLY INC', false, 'TAMPA, FL', 'FL', '1128a1 · OTHER BUSINESS', date '2023-08-20'),
    (3, 'LONE STAR THERAPY MGMT LLC', false, 'LAREDO, TX', 'TX', '1128b7 · THERAPY COMPANY', date '2021-03-18'),
    (4, 'QUARRY ROAD HOSPICE LLC', false, 'DAYTON, OH', 'OH', '1128a1 · HOSPICE', date '2024-05-20'),
    (5, 'ORRIN P VANTASSELBERG', true, 'TULSA, OK', 'OK', '1128a3 · NURSE', date '2019-11-20'),
    (6, 'HARBOR MEDICAL TRANSPORT CORP', false, 'GARY, IN', 'IN', '1128b8 · TRANSPORT', date '2022-06-19'),
    (7, 'DELPHINE R OAKENSHAW', true, 'MESA, AZ', 'AZ', '1128a2 · NURSE AIDE', date '2020-01-20')
  ) as e (n, name, is_person, place, state, kind, excluded_on);
  perform private.check_vendor_exclusions(v.id) from public.vendors v;
  update private.exclusion_matches m set found_at = now() - interval '6 days';
  update private.exclusion_matches m
  set status = 'cleared', note = 'Different owners and address; the Texas company closed in 2021.', decided_at = now() - interval '5 days'
  where m.entry ->> 'name' = 'LONE STAR THERAPY MGMT LLC';

  perform private.refresh_vendor_ranking(v.id) from public.vendors v;
end $$;
