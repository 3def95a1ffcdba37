-- Deal room of Lakeview Commons: a standard index with documents, two bidders unaware of each other, the
-- seller and the lender. Its documents are in `papers/`, each under its version's id, and are copied to the
-- embedded backend's storage at every start. Requires transactions; idempotent.
do $$
declare
  v_broker constant uuid := 'dec0de00-0000-4000-8000-000000000004';
  v_sale constant uuid := 'dec0de00-0000-4000-8000-000000008402';
  v_room uuid;
  v_folder uuid;
  v_id uuid;
  v_paper record;
  v_group record;
begin
  insert into public.transactions (id, owner_id, tenant_id, property_name, status, state, price, expected_close)
  select v_sale, v_broker, (
      select u.tenant_id from public.tenant_users u where u.user_id = v_broker order by u.is_active desc limit 1
    ), 'Lakeview Commons', 'negotiation', 'OH', 6600000, current_date + 46
  on conflict do nothing;
  if exists (select from private.deal_rooms r where r.transaction_id = v_sale) then
    return;
  end if;
  perform set_config(
    'request.jwt.claims', jsonb_build_object('sub', v_broker, 'role', 'authenticated', 'aal', 'aal1', 'haven_acting', 'database')::text, true
  );
  v_room := private.begin_room(v_sale);
  for v_paper in
    select * from (values
    (1, null, '01', 'Offering memorandum.pdf', 3096, 3, '2c7bd62eb34f3acb44260e9f7982544f5c06cb3ebe17f37e69bfbd27b58c4e94',
      'Lakeview Commons: offering memorandum Lakeview Commons is an assisted-living community of 48 '
        || 'licensed beds in 44 units in Ohio, built in 2004 and enlarged by a memory-care wing of 12 units '
        || 'in 2015. The owner, a family that runs two other communities, sells to '),
    (2, 'T-12', '02', 'T-12 to October 2026.pdf', 2547, 2, '215fb201e3bad07ca3e6c5e750180174c91f5057bd9a7e01f01275d59b351266',
      'Trailing twelve months to October 2026 Income Oct 2026 Twelve months Private pay, assisted '
        || '$128,400 $1,540,800 Private pay, memory $67,300 $807,600 Medicaid waiver $17,900 $214,800 Other '
        || '$4,017 $48,204 Total $217,617 $2,611,404 Expenses Expense Oct 2026 Twelve'),
    (2, 'Three-year P&L', '03', 'Profit and loss 2023-2025.pdf', 1394, 1, '487a75e078313d8531c1f6a07769b6e0a6952ac41a359b21e5d7f71e4fda9c9b',
      'Profit and loss, 2023 to 2025 2023 2024 2025 Revenue $2,214,000 $2,391,000 $2,538,000 Expenses '
        || '$1,842,000 $1,956,000 $2,061,000 NOI $372,000 $435,000 $477,000 Margin 16.8% 18.2% 18.8% Average '
        || 'census 36.4 38.9 40.2'),
    (2, 'Budget', '04', 'Budget 2027.pdf', 1248, 1, '7dce94d9c27972891ead74abcf08bb4929ffadf295734838deacc70ffe1e6488',
      'Budget 2027 Revenue $2,714,000 Expenses $2,178,000 NOI $536,000 Rates rise 4.5 per cent on '
        || 'February 1. Agency staff ends in March, when two night aides have been hired. One boiler service '
        || 'and the parking lot are budgeted as repairs, $38,000.'),
    (3, 'Rent roll', '05', 'Rent roll November 2026.pdf', 5250, 2, '35e399ca4e0425c95486a9657b6d9a661434fe4f8e5a864c17913cd7f8266320',
      'Rent roll, November 2026 Unit Type Payor Monthly 101 One-bed Private $5,520 102 One-bed Waiver '
        || '$5,400 103 Studio Private $4,770 104 One-bed Private $5,640 105 One-bed Private $5,320 106 '
        || 'Studio Waiver $4,690 107 One-bed Private $5,560 108 One-bed Private $5,440'),
    (3, 'Census', '06', 'Census by month.pdf', 1812, 1, '9b87bd10381a27ce404d5f6fbf73dd92486810966a165d0d6245e4d1c74c158e',
      'Census by month, 2026 Month Residents Move-ins Move-outs Jan 39 1 2 Feb 42 2 3 Mar 41 3 1 Apr 40 '
        || '1 2 May 39 2 3 Jun 42 3 1 Jul 41 1 2 Aug 40 2 3 Sep 39 3 1 Oct 42 1 2'),
    (3, 'Payor mix', '07', 'Payor mix.pdf', 1058, 1, '9020b1c9f78a2097f3ec00d15024068e036b775b6203c2a811687e89a1f7802a',
      'Payor mix, trailing twelve months Private pay 90% Medicaid waiver 8% Other 2%'),
    (4, 'Licenses', '08', 'Residential care facility license.pdf', 1100, 1, 'aa7d492b691c821be9aa8973056b084568e3cfe6b65bec1a52b026a5d9d57c1e',
      'License Kind Residential care facility Licensed beds 48 In force until June 30, 2027 Conditions none'),
    (4, 'Surveys', '09', 'Survey of March 2026.pdf', 1109, 1, '6959e302fba3f40700184b59e564ded11ef70f5e2230d7acf9020ae6c2c86317',
      'Survey of March 12, 2026 Annual survey, unannounced. Two citations, neither with harm: '
        || 'medication records of three residents were signed late; one fire drill of the night shift was '
        || 'not written down. No repeat of the survey of 2025.'),
    (4, 'Plans of correction', '10', 'Plan of correction April 2026.pdf', 1108, 1, '92969cdfaba433e6a55dee7b4749c6156c2cbb8a9fa95fd937dc24ba51ccbfcd',
      'Plan of correction, accepted April 9, 2026 1. Medication records are checked at each change of '
        || 'shift. 2. The maintenance director keeps the drill log; the administrator signs it monthly. '
        || 'Revisit on May 21: both corrected.'),
    (5, 'Staffing and wages', '11', 'Staffing and wages.pdf', 1521, 1, 'ee7ec80678301683807f9faf96679fb76e5791fde42de571aabb79190e6e35e9',
      'Staffing and wages, October 2026 Position Full-time Hourly Administrator 1 $41.20 Nurse 2 $34.75 '
        || 'Resident aide, day 11 $18.10 Resident aide, night 6 $19.40 Dietary 5 $17.25 Housekeeping 3 '
        || '$16.60 Maintenance 1 $24.30 No names: they are shown after license appro'),
    (9, 'Phase I', '12', 'Phase I summary.pdf', 1087, 1, 'ce5e3cf4fed0929f6bc4ed3cff86e690763df14b71962375cf784584edb43044',
      'Phase I environmental assessment, summary No recognized environmental condition. One de minimis '
        || 'stain at the generator. The former farm use of the parcel left no tank on record. No further '
        || 'work is recommended.'),
    (10, 'Loss runs', '13', 'Loss runs 2021-2026.pdf', 1386, 1, 'ce350c3c6e16f82ac07b348ff70323715830e9faa6c1728a9abb73b0914dd644',
      'Loss runs, five years Year Claims Paid Reserved 2021-22 1 $4,100 $0 2022-23 0 $0 $0 2023-24 2 '
        || '$18,750 $0 2024-25 1 $2,300 $0 2025-26 1 $0 $15,000'),
    (13, null, '14', 'Lender term sheet.pdf', 1195, 1, 'fc639ce7c4e74f67f11c9ed5c480773d463a11bf3f05b4cbb370068660adf0f5',
      'Term sheet, for the lender and the seller alone Loan $4,620,000 Loan to value 70% Rate 6.45% '
        || 'fixed, five years Amortization 25 years Coverage required 1.35')
    ) as p (part, below, number, name, size, pages, sha256, words)
  loop
    select i.id into v_folder from private.deal_room_items i join private.deal_rooms r on r.root_id = i.parent_id
    where r.id = v_room and i.place = v_paper.part;
    if v_paper.below is not null then
      select i.id into v_folder from private.deal_room_items i where i.parent_id = v_folder and i.name = v_paper.below;
    end if;
    v_id := ('dec0de00-0000-4000-8000-0000008600' || v_paper.number)::uuid;
    insert into storage.objects (bucket_id, name, version, metadata)
    values ('room-files', v_room || '/' || v_id, v_id::text, jsonb_build_object(
      'eTag', '"' || v_paper.sha256 || '"', 'size', v_paper.size, 'mimetype', 'application/pdf',
      'cacheControl', 'max-age=3600', 'lastModified', now(), 'contentLength', v_paper.size, 'httpStatusCode', 200
    ));
    perform private.file_room_version(v_folder, null, v_id, v_paper.name);
    perform private.complete_room_version_check(v_id, v_paper.sha256, v_paper.pages, v_paper.words, '[]');
  end loop;

  update private.deal_room_groups g set name = 'Prairie Care Partners' where g.room_id = v_room and g.name = 'Buyer';
  for v_group in
    select * from (values
      ('Northlight Senior Capital', 'buyer'), ('Lender', 'other')
    ) as g (name, side)
  loop
    perform private.save_room_group(v_room, gen_random_uuid(), v_group.name, v_group.side, false, true);
  end loop;
  perform private.set_room_right(g.id, i.id, r.level)
  from (values
    ('Prairie Care Partners', 1, 1), ('Prairie Care Partners', 2, 1), ('Prairie Care Partners', 3, 1),
    ('Prairie Care Partners', 4, 2), ('Prairie Care Partners', 9, 1), ('Northlight Senior Capital', 1, 1),
    ('Northlight Senior Capital', 2, 1), ('Lender', 2, 3), ('Lender', 3, 2), ('Lender', 13, 3)
  ) as r (name, part, level)
  join private.deal_room_groups g on g.room_id = v_room and g.name = r.name
  join private.deal_rooms d on d.id = v_room
  join private.deal_room_items i on i.parent_id = d.root_id and i.place = r.part;
  perform private.save_room_member(
    v_room, gen_random_uuid(), g.id, m.name, m.email, case when m.days is not null then now() + make_interval(days => m.days) end,
    false
  )
  from (values
    ('Seller’s side', 'Selma Demo-Seller', 'seller@demo.havenexchange.example', null),
    ('Prairie Care Partners', 'Priya Demo-Paid', 'buyer-pro@demo.havenexchange.example', 40),
    ('Northlight Senior Capital', 'Ivan Demo-Investor', 'investor@demo.havenexchange.example', 40),
    ('Lender', 'Walt Ames', 'walt@prairiebank.example', 60)
  ) as m (group_name, name, email, days)
  join private.deal_room_groups g on g.room_id = v_room and g.name = m.group_name
  where not exists (select from public.deal_room_members p where p.room_id = v_room and p.email = m.email);

  perform set_config('request.jwt.claims', jsonb_build_object(
    'sub', 'dec0de00-0000-4000-8000-000000000011', 'role', 'authenticated', 'aal', 'aal1', 'haven_acting', 'database'
  )::text, true);
  perform private.sign_nda(
    v_room, 'dec0de00-0000-4000-8000-000000860101', 1, 'Priya Demo-Paid', null, true,
    (select d.sha256 from private.deal_room_ndas d where d.room_id = v_room and d.n = 1)
  );
  perform private.add_room_note(
    v_room, 'dec0de00-0000-4000-8000-000000860201', 'question',
    'Do the twelve memory-care units have a licence of their own, or are they within the 48 beds?', 'licensing', null, null
  );
  perform private.add_room_note(
    v_room, 'dec0de00-0000-4000-8000-000000860202', 'request', 'Loss runs of the last five years', 'legal', null,
    current_date + 9
  );
  perform private.add_room_note(
    v_room, 'dec0de00-0000-4000-8000-000000860203', 'comment',
    'Agency hours fall in the budget before the hires are made. Ask on the call.', 'general', null, null
  );
  perform set_config(
    'request.jwt.claims', jsonb_build_object('sub', v_broker, 'role', 'authenticated', 'aal', 'aal1', 'haven_acting', 'database')::text, true
  );
  perform private.answer_room_note(
    'dec0de00-0000-4000-8000-000000860201',
    'They are within the 48 licensed beds. The wing was added to the same license in 2015.', 'published', null
  );
  perform set_config('request.jwt.claims', '', true);
end $$;
