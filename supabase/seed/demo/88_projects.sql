-- Projects of Olive and Selma, with vendor quotes. Vera quotes through the calls; unclaimed vendors can't, so
-- their quotes are inserted as rows. Requires people, vendors and credentials; idempotent.
do $$
declare
  v_olive constant uuid := 'dec0de00-0000-4000-8000-000000000007';
  v_selma constant uuid := 'dec0de00-0000-4000-8000-000000000009';
  v_vera constant uuid := 'dec0de00-0000-4000-8000-000000000005';
  v_bright_hall constant uuid := 'dec0de00-0000-4000-8000-000000000401';
  v_keystone constant uuid := 'dec0de00-0000-4000-8000-000000000402';
  v_clearcall constant uuid := 'dec0de00-0000-4000-8000-000000000421';
  v_id constant text := 'dec0de00-0000-4000-8000-00000000881';
  v_question constant uuid := 'dec0de00-0000-4000-8000-000000008821';

  c_claims constant text := 'request.jwt.claims';
  c_olive constant text := jsonb_build_object('sub', v_olive, 'role', 'authenticated', 'aal', 'aal1', 'haven_acting', 'database');
  c_selma constant text := jsonb_build_object('sub', v_selma, 'role', 'authenticated', 'aal', 'aal1', 'haven_acting', 'database');
  c_vera constant text := jsonb_build_object('sub', v_vera, 'role', 'authenticated', 'aal', 'aal1', 'haven_acting', 'database');
begin
  if exists (select from private.projects)
    or not exists (select from public.profiles p where p.id = v_selma)
    or not exists (select from public.vendors v where v.id = v_bright_hall and private.can_receive_requests(v, v_olive))
    or (select count(*) from public.vendors v where v.id in (v_keystone, v_clearcall)) < 2
  then
    return;
  end if;

  -- Their projects and the vendors they ask.
  perform set_config(c_claims, c_olive, true);
  perform private.save_project(
    p_id => (v_id || '1')::uuid, p_title => 'Nurse call and door releases, memory care wing',
    p_category => 'technology', p_state => 'OH', p_place => 'Franklin County', p_begins_on => current_date + 32,
    p_budget_from => 55000, p_budget_to => 75000, p_answers_by => current_date + 6, p_is_named => false, p_n => null,
    p_details => E'28 apartments on one floor, occupied throughout. The corded nurse call dates from 2009 and parts are no longer made.\n\n• 28 bedside and 28 bath stations, 6 common rooms, two corridor displays, pendants for 32 residents\n• Four cross-corridor doors on magnetic holders, to release with the fire alarm panel (2016, addressable)\n• Response times by shift as a report that we can hand to the state\n\nOld cords have to work until the last pendant is tested. Work from nine to four, no drilling during meals. Say what you leave to our electrician.'
  );
  perform private.ask_vendors((v_id || '1')::uuid, array[v_bright_hall]);
  perform private.save_project(
    p_id => (v_id || '2')::uuid, p_title => 'Corridor flooring and handrails, second floor',
    p_category => 'construction', p_state => 'OH', p_place => 'Franklin County', p_begins_on => current_date + 45,
    p_budget_from => null, p_budget_to => 95000, p_answers_by => current_date + 12, p_is_named => false, p_n => null,
    p_details => E'Take up 420 square yards of broadloom in an L of two corridors and lay sheet vinyl with a six-inch flash cove. Replace 310 feet of handrail with a returned-end profile at 34 inches.\n\n22 apartments open onto these corridors and no residents move out. One corridor at a time, walkable by five in the evening. The moisture test from last spring was 4.1 lb; we can send it.'
  );
  perform private.ask_vendors((v_id || '2')::uuid, array[v_bright_hall]);
  perform private.save_project(
    p_id => (v_id || '3')::uuid, p_title => 'Kitchen hood, grease duct and suppression',
    p_category => 'construction', p_state => 'OH', p_place => 'Licking County', p_begins_on => current_date + 9,
    p_budget_from => 30000, p_budget_to => 45000, p_answers_by => null, p_is_named => false, p_n => null,
    p_details => 'Replace a twelve-foot type I hood, 24 feet of grease duct to the roof and the dry-chemical suppression under it with a UL 300 wet system. Two weeks without the line at most; we rent a cook trailer for that time. Permit, balancing and the fire marshal’s acceptance test belong to the price.'
  );
  perform private.ask_vendors((v_id || '3')::uuid, array[v_bright_hall]);
  perform private.save_project(
    p_id => (v_id || '4')::uuid, p_title => 'Twelve tub-to-shower conversions',
    p_category => 'construction', p_state => 'IN', p_place => 'Wayne County', p_begins_on => null,
    p_budget_from => null, p_budget_to => 110000, p_answers_by => null, p_is_named => true, p_n => null,
    p_details => 'Twelve apartments, two at a time, three working days each: tub out, pan with a threshold of half an inch, blocking and three grab bars, anti-scald valve, fold-down seat. Tile stays where it is sound. Residents use the spa bath during the work.'
  );
  perform private.ask_vendors((v_id || '4')::uuid, array[v_bright_hall]);
  perform private.save_project(
    p_id => (v_id || '5')::uuid, p_title => 'East entrance: canopy, two ramps and lighting',
    p_category => 'construction', p_state => 'OH', p_place => '', p_begins_on => current_date + 120,
    p_budget_from => null, p_budget_to => null, p_answers_by => null, p_is_named => false, p_n => null,
    p_details => 'A canopy that a van fits under, two ramps of 1 in 14 with rails on both sides, and lighting that does not blind people sitting at the window. Drawings follow from our architect in January.'
  );
  perform private.save_project(
    p_id => (v_id || '7')::uuid, p_title => 'Ceiling and sprinkler heads, laundry corridor',
    p_category => 'construction', p_state => 'OH', p_place => 'Franklin County', p_begins_on => null,
    p_budget_from => 20000, p_budget_to => 30000, p_answers_by => null, p_is_named => false, p_n => null,
    p_details => '96 feet of suspended ceiling are water-damaged, and 14 sidewall heads behind it are on the recall list. New grid and tile, heads and drops, a hydraulic note for the file. Corridor open to carts from six to eight in the morning.'
  );
  perform private.ask_vendors((v_id || '7')::uuid, array[v_bright_hall]);
  perform set_config(c_claims, c_selma, true);
  perform private.save_project(
    p_id => (v_id || '6')::uuid, p_title => 'Fixtures in six tiled bathrooms',
    p_category => 'construction', p_state => 'OH', p_place => 'Lake County', p_begins_on => current_date + 18,
    p_budget_from => 14000, p_budget_to => 19000, p_answers_by => current_date + 9, p_is_named => true, p_n => null,
    p_details => 'Six bathrooms are tiled and rough plumbing is inspected. To set: comfort-height toilets, wall-hung basins with knee space, shower valves and trim, grab bars into existing blocking. We supply the fixtures; they arrive on the 14th. All six in one week, before photographs are taken.'
  );
  perform private.ask_vendors((v_id || '6')::uuid, array[v_bright_hall]);

  -- Quotes by vendors other than Vera.
  insert into private.project_quotes (
    project_id, vendor_id, vendor_name, status, price, price_per, scope, begins_on, weeks, holds_until, n, answered_at
  )
  select
    (v_id || q.project)::uuid, v.id, v.company_name, 'quoted', q.price, 'project', q.scope, current_date + q.begins,
    q.weeks, current_date + q.holds, 1, now()
  from (values
    ('1', v_clearcall, 61900, 30, 4, 45,
      E'Wireless UL 1069 system: 56 stations, 6 common-room stations, 32 pendants and 4 spares, two corridor displays, server with five years of updates. Response-time report by shift, set up with your DON.\n\nDoor releases: relays and wiring to the panel; programming of the panel by its own service company is not in the price (they quoted us $1,150 in similar buildings). Patching of old cord plates with blank covers. Commissioning wing by wing, old system live until sign-off.'),
    ('1', v_keystone, 74250, 40, 6, 30,
      E'Nurse call by our low-voltage partner (UL 1069, wireless), door releases and fire alarm tie-in by us, panel programming and acceptance test included. Fire watch priced in for two nights: 16 hours at $62.\n\nIncludes ceiling patching in the corridor. Excludes painting beyond patches and any panel expansion card, $2,800 if the loop is full.'),
    ('7', v_keystone, 24900, 14, 2, 20,
      '14 dry sidewall heads with new drops, tested with the wing, hydraulic note by our engineer. Ceiling by our own carpenter: grid and tile for 96 feet. One night of fire watch included.'),
    ('3', v_keystone, 43600, 14, 3, -12,
      'UL 300 wet system, new hood and duct by our sheet-metal partner, roof curb, balancing, permit and acceptance test. Fire watch while the system is down. Excludes electrical work for the make-up air unit.')
  ) as q (project, vendor, price, begins, weeks, holds, scope)
  join public.vendors v on v.id = q.vendor;

  -- Vera's quotes.
  perform set_config(c_claims, c_vera, true);
  perform private.quote_project(
    p_id => q.id, p_project_n => p.n, p_price => a.price, p_price_per => 'project', p_scope => a.scope,
    p_begins_on => current_date + a.begins, p_weeks => a.weeks, p_holds_until => current_date + a.holds
  )
  from (values
    ('1', 68400, 33, 5, 60,
      E'One crew of two, one household at a time, dust barriers and HEPA at every ceiling we open.\n\n• Wireless nurse call (UL 1069): 62 stations, 36 pendants, two displays, staff phones not included\n• Four door holders replaced, released by the panel; panel programming $1,150 included\n• All old plates taken off, walls patched and painted to the corner, 28 apartments\n• Report of response times before and after, the certificate for your plan of correction\n\nNot included: network switch if yours has no free ports, about $900. Pull cords stay live until you sign the last pendant.'),
    ('3', 38750, 10, 2, 30,
      E'Type I hood 12 ft, stainless, 24 ft of welded duct with two cleanouts, upblast fan on the existing curb, UL 300 wet system with gas shutoff. Permit, balancing and the marshal’s test included.\n\nTen working days, Monday to second Friday. Cook trailer by you. If the roof curb is rotten we stop and show it: $640 for a new one.'),
    ('7', 27600, 14, 3, 20,
      'New grid and tile for 96 feet, insulation where it is wet, lights set back. Heads and drops by a licensed subcontractor, $11,300 of the price. Two evenings of fire watch included.'),
    ('4', 94800, 14, 7, 30,
      'Twelve conversions at $7,900: demolition, blocking, pan, valve, three bars, seat, patch of tile to the tub line. Two apartments at a time, three days each, water off for two hours on the first. Haul-away daily. Mold behind a tub, if any, at $85 an hour with your consent first.')
  ) as a (project, price, begins, weeks, holds, scope)
  join private.projects p on p.id = (v_id || a.project)::uuid
  join private.project_quotes q on q.project_id = p.id and q.vendor_id = v_bright_hall;
  perform private.ask_about_project(
    q.id, v_question,
    'Is the glue under the broadloom black cutback or multipurpose, and has it been tested for asbestos? Cutback means an abatement crew before we start.'
  )
  from private.project_quotes q where q.project_id = (v_id || '2')::uuid and q.vendor_id = v_bright_hall;

  -- Olive's decisions.
  perform set_config(c_claims, c_olive, true);
  perform private.answer_project_question(
    v_question, 'Multipurpose; the carpet went down in 2011 on bare slab. Three samples were taken in 2022 and none had asbestos. The report is two pages. We will send it to the vendor we choose.'
  );
  perform private.choose_project_quote(q.id, q.n)
  from private.project_quotes q where q.vendor_id = v_bright_hall and q.project_id in ((v_id || '3')::uuid, (v_id || '4')::uuid);
  perform private.end_project((v_id || '4')::uuid, true);
  -- The accepted vendor is unclaimed, which no call would allow.
  update private.project_quotes q set status = case when q.vendor_id = v_keystone then 'chosen' else 'passed' end
  where q.project_id = (v_id || '7')::uuid;
  update private.projects p set status = 'done' where p.id = (v_id || '7')::uuid;
  perform private.notify_vendor_of_project(q, 'project_passed', 'closed')
  from private.project_quotes q where q.project_id = (v_id || '7')::uuid and q.status = 'passed';
  perform set_config(c_claims, '', true);

  -- Timestamps: how long ago each was requested, quoted, decided and ended.
  create temporary table demo_project_hours on commit drop as
  select (v_id || h.project)::uuid as project_id, h.vendor, now() - make_interval(hours => h.asked) as asked_at,
    now() - make_interval(hours => h.answered) as answered_at, now() - make_interval(hours => h.decided) as decided_at,
    now() - make_interval(hours => h.ended) as ended_at
  from (values
    ('1', v_bright_hall, 220, 148, null::integer, null::integer),
    ('1', v_clearcall, 220, 122, null, null),
    ('1', v_keystone, 219, 51, null, null),
    ('2', v_bright_hall, 75, null, null, null),
    ('3', v_bright_hall, 700, 610, 430, null),
    ('3', v_keystone, 700, 580, 430, null),
    ('4', v_bright_hall, 3400, 3290, 3100, 1500),
    ('7', v_bright_hall, 1320, 1255, 1130, 640),
    ('7', v_keystone, 1320, 1240, 1130, 640),
    ('6', v_bright_hall, 22, null, null, null)
  ) as h (project, vendor, asked, answered, decided, ended);

  update private.project_quotes q
  set asked_at = h.asked_at, answered_at = h.answered_at, first_answered_at = h.answered_at,
    respond_by = h.asked_at + interval '72 hours'
  from demo_project_hours h where h.project_id = q.project_id and h.vendor = q.vendor_id;
  update private.projects p
  set created_at = h.asked_at - interval '50 minutes', decided_at = h.decided_at, ended_at = h.ended_at
  from demo_project_hours h where h.project_id = p.id and h.vendor = v_bright_hall;
  update private.projects p set created_at = now() - interval '29 hours' where p.id = (v_id || '5')::uuid;
  -- Start dates and quote expiry dates are set relative to the decision.
  update private.projects p set answers_by = p.decided_at::date - 2, begins_on = p.decided_at::date + 14
  where p.id in ((v_id || '3')::uuid, (v_id || '4')::uuid, (v_id || '7')::uuid);
  update private.project_quotes q set begins_on = p.decided_at::date + 14, holds_until = p.decided_at::date + 20
  from private.projects p where p.id = q.project_id and p.decided_at is not null;
  update private.project_questions u
  set asked_at = now() - interval '52 hours', answered_at = now() - interval '20 hours' where u.id = v_question;

  update public.notifications n
  set created_at = t.at, read_at = case when t.at < now() - interval '30 hours' then t.at + interval '25 minutes' end
  from (
    select o.id, case o.kind
      when 'project_asked' then q.asked_at
      when 'project_quoted' then q.answered_at
      when 'project_question' then now() - interval '52 hours'
      when 'project_answer' then now() - interval '20 hours'
      when 'project_done' then p.ended_at
      else p.decided_at
    end as at
    from public.notifications o
    join private.project_quotes q on q.id = split_part(o.dedupe_key, ':', 3)::uuid
    join private.projects p on p.id = q.project_id
    where o.kind like 'project\_%' and o.dedupe_key like 'project:' || v_id || '%'
  ) t
  where t.id = n.id;
end $$;
