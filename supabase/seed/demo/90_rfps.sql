-- Three RFPs of Olive at different stages: open with a question and an amendment, opened bids to score, and a
-- signed contract with work in progress. Requires people, workspaces, vendors and credentials; idempotent.
do $$
declare
  v_olive constant uuid := 'dec0de00-0000-4000-8000-000000000007';
  v_vera constant uuid := 'dec0de00-0000-4000-8000-000000000005';
  v_bright_hall constant uuid := 'dec0de00-0000-4000-8000-000000000401';
  v_keystone constant uuid := 'dec0de00-0000-4000-8000-000000000402';
  v_id constant text := 'dec0de00-0000-4000-8000-00000090';
  c_claims constant text := 'request.jwt.claims';
  c_olive constant text := jsonb_build_object('sub', v_olive, 'role', 'authenticated', 'aal', 'aal1', 'haven_acting', 'database');
  c_vera constant text := jsonb_build_object('sub', v_vera, 'role', 'authenticated', 'aal', 'aal1', 'haven_acting', 'database');
  v_rfp private.rfps;
  v_tenant uuid;
begin
  if exists (select from private.rfps) or (
    select count(*) from public.vendors v where v.id in (v_bright_hall, v_keystone)
  ) < 2 or not exists (select from public.profiles p where p.id = v_olive) then
    return;
  end if;
  select u.tenant_id into v_tenant from public.tenant_users u where u.user_id = v_olive and u.is_active;

  insert into private.rfps (
    id, account, tenant_id, issuer_name, title, category, state, place, details, begins_on, budget_to, is_public,
    questions_until, decides_on, required_credentials, status, n, created_at, published_at
  )
  select (v_id || r.no || '000')::uuid, v_olive, v_tenant,
    coalesce((select private.business_name(p) from public.profiles p where p.id = v_olive), 'Maple Court Living'),
    r.title, 'construction', 'OH', r.place, r.details, current_date + r.begins, r.budget, r.is_public,
    now() + make_interval(days => r.due - 5), current_date + r.due + 14, '{insurance:general,w9}', r.status, r.n,
    now() - make_interval(days => r.since), now() - make_interval(days => r.since - 2)
  from (values
    ('1', 'Roof replacement, east and north wings', 'Franklin County',
      E'Tear off 14,200 square feet of ballasted EPDM over two occupied wings and install a mechanically fastened 60-mil TPO with R-30 insulation.\n\nWork above one corridor at a time. Cranes only between nine and three. Every exit stays usable, and each section is dry by the end of the day. Include the permit, the manufacturer''s 20-year warranty, and daily photos.',
      55, 410000, true, 12, 'open', 2, 9),
    ('2', 'Generator and transfer switch', 'Licking County',
      'Replace a 150 kW generator from 1998 with 250 kW diesel, a 1,200-ampere service-entrance transfer switch, and a 96-hour tank. A rental unit carries the building during the change. Include the load-bank test and the documents that the fire marshal requires.',
      40, 265000, false, -3, 'evaluation', 1, 30),
    ('3', 'Memory care courtyard', 'Franklin County',
      'A secured courtyard of 3,800 square feet: looped walk without dead ends, raised beds at 30 inches, shade over a third of the seats, and a fence of eight feet that does not look like one. Residents use the west half while the east half is built.',
      -20, 150000, false, -70, 'awarded', 1, 120)
  ) as r (no, title, place, details, begins, budget, is_public, due, status, n, since);
  insert into private.rfp_rounds (rfp_id, round, deadline, opened_at)
  select r.id, 1, d.at, case when d.at < now() then d.at + interval '2 hours' end
  from private.rfps r, lateral (select r.questions_until + interval '5 days' as at) d;
  insert into private.rfp_team (rfp_id, account, is_manager, is_evaluator, scored_at)
  select r.id, v_olive, true, true, case when r.status = 'awarded' then now() - interval '65 days' end from private.rfps r;
  -- A teammate approves and scores too.
  insert into private.rfp_team (rfp_id, account, is_approver, is_evaluator, scored_at)
  select r.id, u.user_id, true, true, case when r.status = 'awarded' then now() - interval '65 days' end
  from private.rfps r, (
    select t.user_id from public.tenant_users t where t.tenant_id = v_tenant and t.user_id <> v_olive order by t.user_id limit 1
  ) u;
  insert into private.rfp_criteria (id, rfp_id, n, name, prompt, weight, is_price)
  select (left(r.id::text, 34) || 'c' || c.n)::uuid, r.id, c.n, c.name, c.prompt, c.weight, c.n = 3
  from private.rfps r, (values
    (1, 'Approach', 'How do you keep residents safe and the building open?', 40),
    (2, 'Experience', 'Name three similar projects in occupied communities.', 20),
    (3, 'Price', '', 40)
  ) as c (n, name, prompt, weight);
  insert into private.rfp_vendors (id, rfp_id, vendor_id, vendor_name, status, acknowledged_n, is_shortlisted, is_winner, joined_at)
  select (left(r.id::text, 34) || 'a' || v.n)::uuid, r.id, w.id, w.company_name,
    case when r.status = 'open' and v.n = 2 then 'invited' else 'intends' end,
    case when r.status = 'open' then 2 - v.n else r.n end, r.status = 'awarded' and v.n = 1, r.status = 'awarded' and v.n = 1,
    r.published_at
  from private.rfps r, (values (1, v_bright_hall), (2, v_keystone)) as v (n, id) join public.vendors w on w.id = v.id;
  insert into private.rfp_amendments (id, rfp_id, n, body, at)
  values (
    (v_id || '10d1')::uuid, (v_id || '1000')::uuid, 2, 'Gutters and downspouts of the north wing are part of the work.',
    now() - interval '1 day'
  );
  -- The files of the roof are in `papers/` under their versions.
  insert into storage.objects (bucket_id, name, version, metadata)
  select 'rfp-files', v_id || '1000/' || f.id, f.id, jsonb_build_object(
    'eTag', '"' || f.sha256 || '"', 'size', f.size, 'mimetype', 'application/pdf', 'cacheControl', 'max-age=3600',
    'lastModified', now(), 'contentLength', f.size, 'httpStatusCode', 200
  )
  from (values
    (v_id || '1071', 4045, 'f17c70cab76d4d87026d01b8b4a8b7e3f45fa19f9f321085e2566e62e4da3d09'),
    (v_id || '1072', 1665, '463952d7a9806e0491af30d4422bb98a7678e519910dc11d76044fea65e30af7')
  ) as f (id, size, sha256);
  insert into private.rfp_files (id, rfp_id, amendment_id, path, name, size, added_at)
  values
    ((v_id || '1071')::uuid, (v_id || '1000')::uuid, null, v_id || '1000/' || v_id || '1071', 'Scope of work.pdf', 4045, now() - interval '9 days'),
    ((v_id || '1072')::uuid, (v_id || '1000')::uuid, (v_id || '10d1')::uuid, v_id || '1000/' || v_id || '1072', 'Roof plan.pdf', 1665,
      now() - interval '1 day');
  insert into private.rfp_questions (id, participant_id, question, asked_at, answer, answered_at)
  values
    ((v_id || '10e1')::uuid, (v_id || '10a1')::uuid, 'Is there asbestos in the existing flashing?', now() - interval '3 days',
      'The 2019 survey found none. It is in the file of the building department.', now() - interval '2 days'),
    ((v_id || '10e2')::uuid, (v_id || '10a1')::uuid, 'Can the crane stay overnight on the east parking lot?', now() - interval '20 hours', null, null);
  insert into private.rfp_bids (
    id, participant_id, rfp_id, round, status, envelope_sha256, key_deadline, received_at, receipt, content, price, screening
  )
  select (left(p.id::text, 34) || 'b' || right(p.id::text, 1))::uuid, p.id, p.rfp_id, 1, 'opened',
    encode(sha256(convert_to(p.id::text, 'UTF8')), 'hex'), d.deadline, d.deadline - interval '5 hours', repeat('d', 43),
    jsonb_build_object(
      'price', b.price, 'weeks', b.weeks, 'begins_on', current_date + b.begins, 'holds_until', current_date + b.begins + 90,
      'summary', b.summary,
      'responses', jsonb_build_object(
        left(p.id::text, 34) || 'c1', b.approach, left(p.id::text, 34) || 'c2', b.experience
      ),
      'milestones', jsonb_build_array(
        jsonb_build_object('title', 'Materials on site', 'due_on', current_date + b.begins + 7, 'amount', b.price / 4),
        jsonb_build_object('title', 'Final acceptance', 'due_on', current_date + b.begins + b.weeks * 7, 'amount', b.price - b.price / 4)
      )
    ),
    b.price, case when d.rfp_id = (v_id || '3000')::uuid then 'complete' end
  from (values
    ('20a1', 238500, 9, 42, 'Turnkey replacement with a rental unit from the first day, crane work in one morning, and a four-hour load-bank test.',
      'The rental carries the whole building before we touch the old switch. No outage is longer than ten seconds.',
      'Generators for communities in Dublin, Newark and Lancaster, all occupied, 2022 to 2025.'),
    ('20a2', 251900, 7, 35, 'Generator, switch and tank as specified, with a weekend change and two electricians on call for a month.',
      'We change the switch on a Saturday night with staff at every oxygen concentrator.', ''),
    ('30a1', 132800, 11, -45, 'Courtyard as drawn, with the west half open during the work and plants chosen with your activities director.',
      'A solid fence separates the halves, and noise ends at three.', 'Courtyards for two memory care communities in 2024.'),
    ('30a2', 141200, 10, -45, 'Courtyard as drawn, cedar fence in place of steel, and a warranty of two years for all plants.',
      'Work from seven to five behind a mesh fence.', 'One school and one assisted living community.')
  ) as b (part, price, weeks, begins, summary, approach, experience)
  join private.rfp_vendors p on p.id = (v_id || b.part)::uuid
  join private.rfp_rounds d on d.rfp_id = p.rfp_id and d.round = 1;
  insert into private.rfp_scores (participant_id, criterion_id, account, score)
  select p.id, c.id, t.account, case when p.is_winner then 9 - c.n else 7 - c.n end
  from private.rfp_vendors p join private.rfp_criteria c on c.rfp_id = p.rfp_id and not c.is_price
  join private.rfp_team t on t.rfp_id = p.rfp_id
  where p.rfp_id = (v_id || '3000')::uuid;
  insert into private.rfp_events (rfp_id, at, action, actor)
  select r.id, r.created_at + s.n * interval '1 day', s.action, private.called(coalesce(
    case when s.action = 'approve' then (select t.account from private.rfp_team t where t.rfp_id = r.id and t.is_approver) end, v_olive
  ))
  from private.rfps r, (values (0, 'create'), (1, 'approve'), (2, 'publish'), (27, 'open_bids'), (28, 'submit_scores'), (29, 'shortlist'), (30, 'award')) as s (n, action)
  where s.n <= case r.status when 'open' then 2 when 'evaluation' then 27 else 30 end;

  -- The contract of the courtyard is signed through the calls, and its work is in progress.
  select * into v_rfp from private.rfps r where r.id = (v_id || '3000')::uuid;
  perform private.create_rfp_contract(v_rfp, (v_id || '30a1')::uuid);
  perform set_config(c_claims, c_olive, true);
  perform private.sign_rfp_contract(
    v_rfp.id, (v_id || '30f1')::uuid, 'Olive Demo-Operator', null, true,
    (select c.sha256 from private.rfp_contracts c where c.rfp_id = v_rfp.id)
  );
  perform set_config(c_claims, c_vera, true);
  perform private.sign_rfp_contract(
    v_rfp.id, (v_id || '30f2')::uuid, 'Vera Demo-Vendor', null, true,
    (select c.sha256 from private.rfp_contracts c where c.rfp_id = v_rfp.id)
  );
  perform private.report_rfp_milestone(m.id, 'Steel, pavers and fence panels are on site.')
  from private.rfp_milestones m where m.rfp_id = v_rfp.id and m.n = 1;
  perform private.propose_rfp_change(
    (v_id || '30f3')::uuid, v_rfp.id, 'Heated walk at the door', 'Twelve feet of heated pavers where ice forms each winter.',
    6400, false, current_date + 20
  );
  perform set_config(c_claims, c_olive, true);
  perform private.decide_rfp_milestone(m.id, true) from private.rfp_milestones m where m.rfp_id = v_rfp.id and m.n = 1;
  perform set_config(c_claims, '', true);
end $$;
