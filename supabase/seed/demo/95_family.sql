-- What the demo's family member shares in: three residents with different consents, updates, messages, visits, and
-- appointments. Requires residents and people; idempotent, leaves existing rows. Times follow today.
do $$
declare
  v_operator constant uuid := 'dec0de00-0000-4000-8000-000000000007';
  v_nurse constant uuid := 'dec0de00-0000-4000-8000-000000000016';
  v_caregiver constant uuid := 'dec0de00-0000-4000-8000-000000000018';
  v_family constant uuid := 'dec0de00-0000-4000-8000-000000000019';
  v_community constant uuid := 'dec0de00-0000-4000-8000-00000000b001';
  v_today constant date := (now() at time zone 'America/New_York')::date;
  v_now constant timestamptz := date_trunc('hour', now());
  v_residents uuid[];
begin
  if exists (select from private.family_posts p where p.community_id = v_community) or not exists (
    select from public.profiles p where p.id = v_family
  ) then
    return;
  end if;
  -- The first is the resident who shares their profile, see the operator's file.
  v_residents := array(
    select c.resident_id from public.resident_consents c where c.user_id = v_family and c.item = 'profile'
  ) || array(
    select r.id from public.residents r
    where r.community_id = v_community and r.status = 'in_house' and not exists (
      select from public.resident_consents c where c.resident_id = r.id
    )
    order by r.name desc, r.id limit 2
  );
  if cardinality(v_residents) <> 3 then
    return;
  end if;

  insert into public.resident_consents (resident_id, user_id, item, granted_at, recorded_by, withdrawn_at, withdrawn_by)
  select v_residents[c.place], v_family, c.item, v_now - make_interval(days => c.days), v_nurse,
    case when c.ended is not null then v_now - make_interval(days => c.ended) end, case when c.ended is not null then v_nurse end
  from (values
    (1, 'updates', 60, null::integer), (1, 'messages', 60, null), (1, 'calendar', 60, null), (1, 'vitals', 45, null),
    (1, 'incidents', 45, null), (1, 'documents', 45, null), (2, 'updates', 40, null), (2, 'messages', 40, null), (2, 'calendar', 40, null), (2, 'vitals', 40, 12),
    (3, 'updates', 21, null)
  ) c (place, item, days, ended);

  -- Two of three residents agreed to photos; one withdrew.
  insert into private.photo_consents (resident_id, granted_at, recorded_by, withdrawn_at, withdrawn_by)
  select r.id, v_now - interval '70 days', v_nurse, case when r.place % 30 = 7 then v_now - interval '9 days' end,
    case when r.place % 30 = 7 then v_nurse end
  from (
    select x.id, row_number() over (order by x.name, x.id) as place from public.residents x
    where x.community_id = v_community and x.status = 'in_house'
  ) r
  where r.place % 3 <> 0 or r.id = any (v_residents);

  insert into private.family_posts (id, community_id, resident_id, body, author_id, posted_at)
  select md5('family post' || p.days || p.body)::uuid, v_community, v_residents[p.place], p.body, p.author, v_now - make_interval(days => p.days, hours => 3)
  from (values
    (null::integer, v_operator, 1, 'The garden walk is open again. Benches are in the shade from two in the afternoon, and cold water stands by the door.'),
    (1, v_caregiver, 2, 'She joined the baking group this morning and asked for the recipe of the lemon bars.'),
    (null, v_nurse, 4, 'Flu vaccinations start on Monday. If you have not sent the form yet, bring it with you on your next visit.'),
    (2, v_nurse, 6, 'He walked to lunch with his walker every day this week and sat with his friends from the second floor.'),
    (1, v_caregiver, 9, 'A quiet afternoon with the photo albums. She named everyone from the lake summers.'),
    (null, v_operator, 13, 'Thank you to all who came to the open house. Sixty relatives and friends visited, and the choir sang twice.'),
    (3, v_caregiver, 15, 'New glasses arrived. Reading the paper is easier now.'),
    (2, v_caregiver, 20, 'He won the checkers round against the night nurse, again.'),
    (null, v_operator, 27, 'The elevator is serviced next Tuesday from nine to eleven. Ask at the front desk if you need help with the stairs.'),
    (1, v_nurse, 33, 'The dentist came today. No problems, the next check is in six months.')
  ) p (place, author, days, body);

  -- Three photos without a resident in them.
  insert into storage.objects (bucket_id, name, owner_id, version, metadata)
  select 'family-photos', p.community_id || '/' || p.id || '/dec0de00-0000-4000-8000-00000095000' || f.number, p.author_id::text,
    'dec0de00-0000-4000-8000-00000095000' || f.number,
    jsonb_build_object(
      'eTag', '"' || f.sha256 || '"', 'size', f.size, 'mimetype', 'image/webp', 'cacheControl', 'max-age=3600', 'lastModified', now(),
      'contentLength', f.size, 'httpStatusCode', 200
    )
  from (values
    (1, 'The garden walk%', 8152, 'd67ae440dbda4c719e3830b6e7b8ddf2e6bbb0db8cfc9a24d394f74175b2cb5b'),
    (2, 'She joined the baking%', 6664, '1971a39df9e91ca093a6bbb2aa26b7289ecaca0ac5368ad6211470148e3c60c2'),
    (3, 'Thank you to all%', 5092, 'bbfc6ec28f0a76bd6091c8afc8bf890519c6a3cfd4ae0233d9ccda9ec0ae0629')
  ) f (number, body, size, sha256)
  join private.family_posts p on p.community_id = v_community and p.body like f.body;
  insert into private.family_photos (id, post_id, community_id, path, resident_ids, position)
  select o.version::uuid, split_part(o.name, '/', 2)::uuid, v_community, o.name, '{}', 1
  from storage.objects o where o.bucket_id = 'family-photos' and o.version like 'dec0de00-0000-4000-8000-00000095000_';

  insert into private.family_messages (id, resident_id, community_id, body, is_family, author_id, sent_at)
  select md5('family message' || m.hours)::uuid, v_residents[m.place], v_community, m.body, m.author = v_family, m.author,
    v_now - make_interval(hours => m.hours)
  from (values
    (1, v_family, 290, 'Mom mentioned that her hearing aid whistles. Could someone look at it?'),
    (1, v_nurse, 286, 'We cleaned it and changed the tube. It is quiet now. Tell us if she mentions it again.'),
    (1, v_family, 120, 'I will bring her winter coat on my next visit. Is there room in the closet?'),
    (1, v_caregiver, 117, 'Yes, we moved the summer clothes up. Leave it with me and I will label it.'),
    (1, v_family, 5, 'Could she call me tonight after dinner? It is her sister''s birthday.'),
    (2, v_family, 200, 'Does he need new shoes? The ones on the last visit had thin soles.'),
    (2, v_nurse, 180, 'Yes, size ten and wide, with a closed heel. Thank you for asking.'),
    (2, v_family, 179, 'I ordered a pair. They arrive on Thursday.'),
    (2, v_nurse, 171, 'Wonderful, we will label them.')
  ) m (place, author, hours, body);
  insert into public.family_threads (community_id, resident_id, last_message_at)
  select v_community, m.resident_id, max(m.sent_at) from private.family_messages m where m.community_id = v_community group by m.resident_id;
  insert into private.family_thread_reads (resident_id, user_id, read_at)
  select t.resident_id, u.id, v_now - interval '6 hours'
  from public.family_threads t cross join unnest(array[v_family, v_nurse, v_operator]) u (id) where t.community_id = v_community;

  insert into private.visit_settings (community_id, note) values (v_community, 'Sign in at the front desk.');
  insert into private.family_visits (
    id, community_id, resident_id, user_id, starts_at, ends_at, guests, note, state, booked_at, decided_at, decided_by, reason, reminded_at
  )
  select md5('family visit' || v.days)::uuid, v_community, v_residents[v.place], v_family, s.at, s.at + interval '1 hour', v.guests, v.note,
    v.state, least(v_now, s.at) - interval '4 days', case when v.state <> 'requested' then least(v_now, s.at) - interval '3 days' end,
    case when v.state in ('declined', 'confirmed') then v_operator end, v.reason, case when v.days < 0 and v.state = 'confirmed' then s.at - interval '20 hours' end
  from (values
    (-35, 1, 14, 2, 'confirmed', null, null), (-21, 1, 15, 1, 'confirmed', null, null), (-14, 2, 11, 1, 'confirmed', null, null),
    (-7, 1, 14, 3, 'confirmed', 'With the children', null), (-3, 2, 10, 1, 'cancelled', null, null), (0, 1, 17, 1, 'confirmed', null, null),
    (2, 2, 11, 1, 'requested', 'Bringing the new shoes', null), (4, 1, 14, 2, 'confirmed', null, null),
    (6, 1, 10, 4, 'declined', null, 'Vaccinations that morning'), (9, 2, 15, 2, 'requested', null, null)
  ) v (days, place, hour, guests, state, note, reason)
  cross join lateral (select (v_today + v.days + make_interval(hours => v.hour)) at time zone 'America/New_York' as at) s;

  insert into private.resident_appointments (id, community_id, resident_id, title, place, starts_at, added_at, added_by)
  select md5('appointment' || a.days)::uuid, v_community, v_residents[a.place], a.title, a.location,
    (v_today + a.days + make_interval(hours => a.hour)) at time zone 'America/New_York', v_now - interval '6 days', v_nurse
  from (values
    (1, 3, 10, 'Hearing clinic', 'Dublin Hearing Center'), (1, 16, 9, 'Eye exam', 'On site, salon'), (2, 5, 13, 'Physical therapy', 'On site, gym'),
    (2, 12, 11, 'Podiatrist', 'On site, salon')
  ) a (place, days, hour, title, location);
end $$;
