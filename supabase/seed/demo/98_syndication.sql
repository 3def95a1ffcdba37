-- Two offerings of Cedar & Main: one funded three years ago with six distributions, and one that is open. Also capital
-- boxes and a request. Everything goes through the calls; only the past dates are set afterwards. Idempotent.
do $$
declare
  c_claims constant text := 'request.jwt.claims';
  c_id constant text := 'dec0de00-0000-4000-8000-0000000098';
  v_rita constant uuid := 'dec0de00-0000-4000-8000-000000000003';
  v_funded constant uuid := (c_id || '01')::uuid;
  v_open constant uuid := (c_id || '02')::uuid;
  v_day constant date := (date_trunc('month', current_date) - interval '36 months')::date;
  c_agreement constant text := E'1. Subscription. The investor subscribes for a limited liability company interest in the amount of the commitment.\n\n2. Capital. The investor pays when the sponsor calls capital, by wire, after confirming the instructions by phone.\n\n3. Distributions. Cash is distributed as stated in the terms of the offering.\n\n4. No public market. Interests can''t be sold freely. A transfer needs the consent of the sponsor.\n\n5. Risk. Occupancy, wages, rates, and reimbursement may differ from the plan, and the investor may lose the capital.\n\nThis is demo text, not legal advice.';
  v_person record;
  v_text record;
  v_holding constant uuid := 'dec0de00-0000-4000-8050-000000000303';
  v_run record;
  v_preview jsonb;
begin
  if exists (select from private.offerings)
    or not exists (select from public.tenant_users u where u.user_id = v_rita and u.role in ('owner', 'admin') and u.is_active)
    or (select count(*) from public.profiles p where p.id in (
      select ('dec0de00-0000-4000-8000-0000000000' || n)::uuid from unnest(array['06', '08', '09', '11', '12']) n
    )) < 5
  then
    return;
  end if;
  create temporary table demo_investors on commit drop as
  select i.*, ('dec0de00-0000-4000-8000-0000000000' || i.number)::uuid as account,
    jsonb_build_object(
      'sub', 'dec0de00-0000-4000-8000-0000000000' || i.number, 'role', 'authenticated', 'aal', 'aal1', 'haven_acting', 'database'
    )::text as claims
  from (values
    (1, '08', 'Northlight Holdings LLC (demo)', 'llc', 'Managing member', 120000000::bigint, 50000000::bigint),
    (2, '11', 'Prairie Care Partners LP', 'partnership', 'General partner', 90000000, 25000000),
    (3, '09', 'Selma Demo-Seller', 'person', null, 75000000, 15000000),
    (4, '06', 'Demo-Pilot Family Trust', 'trust', 'Trustee', 65000000, 30000000),
    (5, '12', 'Theo Demo-Trial', 'person', null, 50000000, 10000000)
  ) i (place, number, entity, kind, title, cents, now_cents);

  perform set_config(c_claims, jsonb_build_object('sub', v_rita, 'role', 'authenticated', 'aal', 'aal1', 'haven_acting', 'database')::text, true);
  perform private.save_offering(v_funded, jsonb_build_object(
    'title', 'Birch Run Assisted Living', 'rule', '506b', 'property_name', 'Birch Run', 'state', 'IN', 'care_type', 'assisted',
    'summary', 'Bought 64 assisted living units south of Fort Wayne at 81% occupancy. The plan: hire a resident care director, turn 14 studios, and reach 90% in 18 months.',
    'offering_cents', 400000000, 'minimum_cents', 5000000, 'step_cents', 500000, 'preferred_bps', 800, 'catch_up_bps', 0,
    'catch_up_to_bps', 0, 'tiers', '[{"up_to": null, "investors_bps": 7000}]'::jsonb, 'fee_bps', 0, 'hold_months', 60,
    'closes_on', current_date + 30, 'agreement', c_agreement
  ));
  perform private.save_offering(v_open, jsonb_build_object(
    'title', 'Willow Creek Memory Care', 'rule', '506c', 'property_name', 'Willow Creek', 'state', 'OH', 'care_type', 'memory',
    'summary', E'48 memory care apartments in Dublin, Ohio, built 2011, 86% occupied, private pay. Purchase at $11,400,000, 8.1% on trailing income, with a 62% bank loan.\n\nThe plan: replace agency hours with a float pool, renovate the common rooms, and refinance in year three.',
    'offering_cents', 450000000, 'minimum_cents', 5000000, 'step_cents', 500000, 'preferred_bps', 800, 'catch_up_bps', 5000,
    'catch_up_to_bps', 2000, 'tiers', '[{"up_to": 180, "investors_bps": 8000}, {"up_to": null, "investors_bps": 6500}]'::jsonb,
    'fee_bps', 100, 'hold_months', 72, 'closes_on', current_date + 45, 'agreement', c_agreement
  ));
  for v_person in select * from demo_investors order by place loop
    perform private.record_investor_relationship(
      (c_id || '1' || v_person.place)::uuid, p.full_name, lower(p.email), (v_day - interval '4 years')::date,
      'Met at the spring conference and looked at two earlier buildings together.'
    ) from public.profiles p where p.id = v_person.account;
    perform private.invite_to_offering(v_funded, (c_id || '1' || v_person.place)::uuid);
  end loop;
  perform private.set_offering_status(v_funded, 'open');
  perform private.set_offering_status(v_open, 'open');

  for v_person in select i.*, o.id as offering, o.slot, case o.slot when 1 then i.cents else i.now_cents end as amount
    from demo_investors i cross join (values (1, v_funded), (2, v_open)) o (slot, id) order by o.slot, i.place
  loop
    perform set_config(c_claims, v_person.claims, true);
    perform private.commit_to_offering((c_id || v_person.slot + 1 || v_person.place)::uuid, v_person.offering, v_person.amount);
    continue when v_person.slot = 2 and v_person.place = 5;
    perform private.update_subscription((c_id || v_person.slot + 1 || v_person.place)::uuid, 1, jsonb_strip_nulls(jsonb_build_object(
      'entity_name', v_person.entity, 'entity_kind', v_person.kind, 'entity_state', 'OH', 'signer_title', v_person.title,
      'is_accredited', true, 'documents_read', true,
      'fee_cents', case v_person.slot when 1 then 0 else v_person.amount / 100 end
    )));
    if v_person.slot = 2 and v_person.place < 4 then
      insert into private.investor_checks (id, offering_id, investor_id, kind, method, status, decided_on, decider, expires_on)
      values (
        (c_id || '4' || v_person.place)::uuid, v_open, v_person.account, 'accreditation', 'letter', 'verified', current_date - 12,
        'Rita Demo-Record', current_date + 78
      );
    end if;
    continue when v_person.slot = 2 and v_person.place > 2;
    select * into v_text from jsonb_to_record(private.get_subscription_to_sign((c_id || v_person.slot + 1 || v_person.place)::uuid)) t (sha256 text);
    perform private.sign_subscription(
      (c_id || v_person.slot + 1 || v_person.place)::uuid, (c_id || v_person.slot + 5 || v_person.place)::uuid,
      (select p.full_name from public.profiles p where p.id = v_person.account), null, true, v_text.sha256
    );
    perform set_config(c_claims, jsonb_build_object('sub', v_rita, 'role', 'authenticated', 'aal', 'aal1', 'haven_acting', 'database')::text, true);
    perform private.record_kyc_check(
      (c_id || v_person.slot + 7 || v_person.place)::uuid, (c_id || v_person.slot + 1 || v_person.place)::uuid, true,
      'Screening report DEMO-' || v_person.slot || v_person.place || ', OFAC SDN and consolidated lists', current_date - 10
    );
    if v_person.slot = 1 or v_person.place = 1 then
      perform private.decide_subscription((c_id || v_person.slot + 1 || v_person.place)::uuid, true, 3);
    end if;
  end loop;

  -- The funded offering was opened, signed, and paid in three years ago.
  perform set_config(c_claims, jsonb_build_object('sub', v_rita, 'role', 'authenticated', 'aal', 'aal1', 'haven_acting', 'database')::text, true);
  perform private.issue_capital_call((c_id || 'a1')::uuid, v_funded, 400000000, current_date + 1, 'Closing');
  update private.capital_calls c set due_on = v_day, issued_at = v_day - 20 where c.id = (c_id || 'a1')::uuid;
  perform private.record_call_payment((c_id || 'a1')::uuid, s.id, v_day, 'DEMO-' || s.number)
  from private.subscriptions s where s.offering_id = v_funded;
  perform private.set_offering_status(v_funded, 'closed');
  update private.offerings o
  set created_at = v_day - 80, opened_at = v_day - 75, opened_on = v_day - 75, closed_at = v_day, closes_on = v_day
  where o.id = v_funded;
  update private.offerings o set created_at = now() - interval '30 days', opened_at = now() - interval '28 days', opened_on = current_date - 28
  where o.id = v_open;
  update private.subscriptions s
  set signed_at = s.signed_at - (now() - (v_day - 50)), decided_at = s.decided_at - (now() - (v_day - 45)) where s.offering_id = v_funded;
  update private.subscriptions s
  set created_at = case s.offering_id when v_funded then v_day - 60 else now() - interval '20 days' end + s.number * interval '5 hours'
  where s.offering_id in (v_funded, v_open);

  -- The investor follows this interest in their portfolio and records the newest payment by hand.
  if exists (select from public.holdings h where h.id = v_holding) then
    perform set_config(c_claims, i.claims, true) from demo_investors i where i.place = 1;
    perform private.link_position((c_id || '21')::uuid, v_holding);
    perform set_config(c_claims, jsonb_build_object('sub', v_rita, 'role', 'authenticated', 'aal', 'aal1', 'haven_acting', 'database')::text, true);
  end if;
  for v_run in select n, (v_day + (n * 6 || ' months')::interval - interval '1 day')::date as paid_on,
      (array[11840050, 12215325, 13106090, 13380175, 14022410, 14310995])[n]::bigint as cents
    from generate_series(1, 6) n
  loop
    v_preview := private.preview_distribution(v_funded, v_run.cents, v_run.paid_on);
    perform private.approve_distribution(
      (c_id || 'b' || v_run.n)::uuid, v_funded, v_run.cents, v_run.paid_on,
      'Half-year ' || v_run.n, v_preview ->> 'fingerprint'
    );
    if v_run.n = 6 then
      perform private.post_due_positions();
      update private.position_links l set is_automatic = false where l.holding_id = v_holding;
    end if;
    perform private.pay_distribution_batch((c_id || 'b' || v_run.n)::uuid, 500);
    update private.distribution_runs r
    set approved_at = v_run.paid_on - 3 + time '15:00', finished_at = v_run.paid_on + time '16:00' where r.id = (c_id || 'b' || v_run.n)::uuid;
  end loop;

  perform private.send_offering_update(
    (c_id || 'c1')::uuid, v_funded, 'Birch Run at 91% occupancy',
    E'Birch Run closed the half-year at 91% occupancy, three points above plan. Agency hours fell to 4% of nursing hours after the second float nurse started.\n\nThe roof over the north wing is done and within the reserve. The next distribution follows in six months.'
  );
  update private.offering_updates u set sent_at = now() - interval '9 days' where u.id = (c_id || 'c1')::uuid;
  -- Old news, so no one is notified of it today.
  delete from private.investor_notices;
  delete from public.notifications n where n.kind in (
    'offering_opened', 'offering_commitment', 'offering_signed', 'subscription_accepted', 'capital_received'
  );
  perform set_config(c_claims, '', true);
end $$;

-- Capital boxes of a lender and an equity investor, and a request of the investor.
do $$
declare
  c_claims constant text := 'request.jwt.claims';
  c_id constant text := 'dec0de00-0000-4000-8000-0000000098';
  v_claims text;
  v_box record;
begin
  if exists (select from private.capital_boxes) or not exists (
    select from public.profiles p where p.id = 'dec0de00-0000-4000-8000-000000000011'
  ) then
    return;
  end if;
  for v_box in select * from (values
    ('d1', '05', '{"name": "Bridge loans, assisted living and memory care", "provider": "Lakefront Bridge (demo)", "kind": "bridge", "minimum": 4000000, "maximum": 25000000, "care_types": ["assisted", "memory", "mixed"], "states": ["OH", "IN", "MI", "IL"], "max_ltv_bps": 7000, "min_dscr_bps": 11000, "rate_from_bps": 875, "rate_to_bps": 1025, "recourse": "partial", "min_units": 40, "min_occupancy_bps": 7500, "notes": "24 months with two extensions. Carve-outs only above 80% occupancy.", "is_published": true}'),
    ('d2', '04', '{"name": "HUD-232 purchase and refinance", "provider": "Cardinal Mortgage (demo)", "kind": "hud", "minimum": 5000000, "maximum": 60000000, "care_types": [], "states": [], "max_ltv_bps": 8000, "min_dscr_bps": 14500, "rate_from_bps": 575, "rate_to_bps": 650, "recourse": "none", "min_units": 20, "notes": "35 years. Six to nine months to close.", "is_published": true}'),
    ('d3', '12', '{"name": "Bank loans near Columbus", "provider": "Scioto Community Bank (demo)", "kind": "bank", "minimum": 1000000, "maximum": 9000000, "care_types": ["independent", "assisted", "memory"], "states": ["OH"], "max_ltv_bps": 6500, "min_dscr_bps": 13000, "rate_from_bps": 690, "rate_to_bps": 760, "recourse": "full", "notes": "", "is_published": true}'),
    ('d4', '11', '{"name": "Joint ventures, value-add", "provider": "Prairie Care Partners (demo)", "kind": "joint_venture", "minimum": 2000000, "maximum": 12000000, "care_types": ["assisted", "memory"], "states": ["OH", "IN", "WI"], "min_return_bps": 1600, "min_units": 40, "notes": "90/10 equity with an operating partner.", "is_published": true}')
  ) b (id, account, terms) order by id loop
    v_claims := jsonb_build_object('sub', 'dec0de00-0000-4000-8000-0000000000' || v_box.account, 'role', 'authenticated', 'aal', 'aal1', 'haven_acting', 'database')::text;
    perform set_config(c_claims, v_claims, true);
    perform private.save_capital_box((c_id || v_box.id)::uuid, v_box.terms::jsonb);
  end loop;
  perform set_config(c_claims, jsonb_build_object('sub', 'dec0de00-0000-4000-8000-000000000008', 'role', 'authenticated', 'aal', 'aal1', 'haven_acting', 'database')::text, true);
  perform private.save_capital_request((c_id || 'e1')::uuid, '{"title": "Hawthorn Glen purchase", "side": "debt", "amount": 8200000, "care_type": "memory", "state": "OH", "ltv_bps": 6800, "dscr_bps": 13400, "rate_bps": 900, "accepts_recourse": false, "units": 52, "occupancy_bps": 8400, "summary": "52 memory care units in Worthington, Ohio, trailing income of $1.08 million."}'::jsonb);
  perform private.save_capital_request((c_id || 'e2')::uuid, '{"title": "Hawthorn Glen equity", "side": "equity", "amount": 3400000, "care_type": "memory", "state": "OH", "return_bps": 1750, "units": 52, "occupancy_bps": 8400, "summary": ""}'::jsonb);
  perform set_config(c_claims, '', true);
end $$;
