-- Messages and notifications of demo users over the days before the demo is created. Requires the files
-- before it; idempotent, leaves existing rows. The product's own triggers do the work; timestamps are set
-- afterwards.

create temporary table demo_talks on commit drop as
select
  ('dec0de00-0000-4000-8000-0000000006' || t.number)::uuid as id, t.people, t.listing, t.subject, t.read_by
from (values
  -- The last array lists users who have read everything.
  ('01', array['04', '11'], '05', 'Riverbend Memory Care', array['11']),
  ('02', array['04', '08'], '14', 'Lincoln Prairie Skilled Care', array['08']),
  ('03', array['03', '04', '09'], '02', 'Lakeview Commons, co-listing', array['03', '09']),
  ('04', array['05', '07'], null, null, array['05']),
  ('05', array['03', '11'], '06', 'Harvest Square', array['03', '11']),
  ('06', array['04', '05'], null, null, array['04', '05']),
  ('07', array['04', '12'], '08', 'Prairie Rose Assisted Living', array['04', '12']),
  ('08', array['01', '02'], null, null, array['02'])
) as t (number, people, listing, subject, read_by)
where not exists (
  select from public.chat_conversations c where c.id = 'dec0de00-0000-4000-8000-000000000601'
);

-- `days` before today at a time of day, or a number of minutes ago today.
create temporary table demo_words on commit drop as
select
  ('dec0de00-0000-4000-8000-00000007' || w.talk || lpad(w.place::text, 2, '0'))::uuid as id,
  t.id as talk_id, w.place, ('dec0de00-0000-4000-8000-0000000000' || w.sender)::uuid as sender_id, w.words,
  case
    when w.days = 0 then now() - w.hour::interval
    else date_trunc('day', now(), 'UTC') - make_interval(days => w.days) + w.hour::interval
  end as at
from (values
  ('01', 1, '11', 6, '14:05', 'We run three memory care communities in Iowa and would like to look at Riverbend. Could you send the trailing twelve months and the current rent roll?'),
  ('01', 2, '04', 6, '14:48', 'Happy to. Financials go out once the NDA is signed; I have put the form in the data room request. Riverbend was 46 of 52 occupied this morning, two deposits on top.'),
  ('01', 3, '11', 6, '15:20', 'Signed this afternoon.'),
  ('01', 4, '04', 5, '13:30', E'Thank you. You have T-12, rent roll and the 2024 survey now.\n\nThree things that buyers ask first:\n• agency hours 0.7% of nursing hours since January\n• level-of-care fees are 18% of revenue\n• no capital item above $40,000 is open'),
  ('01', 5, '11', 5, '18:10', 'That is cleaner than most. Why did care fees jump in March?'),
  ('01', 6, '04', 4, '13:15', 'The seller reassessed every resident in February, for the first time in two years. The increase was 11%, and two families appealed. I can share both letters without names.'),
  ('01', 7, '11', 4, '13:22', 'Please do.'),
  ('01', 8, '11', 1, '15:40', 'Our lender asks for 1.45 debt service coverage on the trailing twelve, not on the last quarter annualized. At $13.55M we are at 1.38. Is there room on price, or would the seller carry a note?'),
  ('01', 9, '04', 1, '17:05', 'A note of up to $900,000 behind the senior loan, interest only for 24 months, has been discussed. Price I would not open with.'),
  ('01', 10, '11', 0, '02:10', 'Understood. That gets us to 1.46. May we walk the building on Thursday or Friday, before lunch so that we see the dining room working?'),
  ('01', 11, '11', 0, '00:35', 'There would be two of us, and our nurse consultant by phone.'),
  ('02', 1, '08', 9, '16:20', 'Ben, is the Medicare Advantage share at Lincoln Prairie contracted or per episode?'),
  ('02', 2, '04', 9, '16:55', 'Two contracts, both through next December, and about a fifth of those days per episode.'),
  ('02', 3, '08', 8, '14:00', 'Then we underwrite 29% and not 31. What became of the seven banked beds?'),
  ('02', 4, '04', 8, '14:30', 'Still banked. Bringing them back needs a letter to the state and no certificate of need; the rooms are there and used as offices.'),
  ('02', 5, '08', 2, '15:10', 'If the sale to Tallgrass falls through, we would offer the same price, 45 days, financing contingency of 30. May we stand by as the backup?'),
  ('03', 1, '03', 7, '13:00', 'Selma, Ben: I made this group so we don''t have to forward anything. Lakeview is listed by Selma and co-brokered by us from next week.'),
  ('03', 2, '09', 7, '13:25', 'Thank you both. The bathrooms in the six offline units are tiled now; the fixtures come on the 14th.'),
  ('03', 3, '04', 7, '14:02', 'Then I would photograph after the 14th and leave the unit count at 44, with the note as it is.'),
  ('03', 4, '03', 3, '16:00', 'Two inquiries so far, one from a hospital system. I answer that one myself.'),
  ('03', 5, '09', 1, '13:40', 'My sister asks whether the name of the home may stay. She would take less for that.'),
  ('03', 6, '03', 0, '04:20', 'A covenant on the name for five years is easy to write. Ben, can you ask your two buyers if it would bother them?'),
  ('04', 1, '07', 3, '13:10', 'Vera, the survey cited us for two corridor handrails and a nurse-call station at Maple Court. Can your crew look at it before the revisit on the 20th?'),
  ('04', 2, '05', 3, '13:45', 'Yes. One person on site tomorrow at eight to measure. Handrails are a day; for the station I need the make.'),
  ('04', 3, '07', 3, '14:05', 'Jeron, the 2014 panel. I can send a picture of the plate.'),
  ('04', 4, '05', 2, '18:15', 'Measured. $4,860 for both, parts included, done on the 17th and 18th while the wing is at breakfast and lunch. Certificate for the plan of correction the same day.'),
  ('04', 5, '05', 0, '03:05', 'The parts are here. Shall I keep the 17th for you?'),
  ('05', 1, '11', 12, '15:00', 'Is Harvest Square open to a buyer who does not take over the management company?'),
  ('05', 2, '03', 12, '15:35', 'Yes. The agreement ends with 60 days notice and no fee. Most who ask keep the executive director.'),
  ('05', 3, '11', 11, '14:10', 'At a 6.8 cap it is above what we can do this year. Please keep us in mind if it comes back.'),
  ('05', 4, '03', 11, '14:20', 'I will.'),
  ('06', 1, '04', 10, '15:30', 'Do you still do pre-listing walks? I have an operator who would rather find things before a buyer does.'),
  ('06', 2, '05', 10, '16:40', 'We do: half a day, a list with prices, $1,200 that count toward the work if we get it.'),
  ('06', 3, '04', 10, '16:44', 'I will introduce you.'),
  ('07', 1, '12', 5, '19:30', 'Is the seller flexible on Prairie Rose?'),
  ('07', 2, '04', 4, '14:00', 'On the closing date more than on the price. What would you need to see first?'),
  ('07', 3, '12', 4, '20:15', 'Give me the owner''s cell phone number and I talk to them directly. You get half of your commission from me in cash, no one needs to know.'),
  ('07', 4, '04', 3, '13:05', 'No. Offers go through the seller''s side in writing, like everybody''s.'),
  ('08', 1, '02', 1, '14:15', 'Harbor Lane sent the license number, and it is in the state''s register: active, in the name of the managing broker. Their account still waits for you.'),
  ('08', 2, '02', 0, '01:15', 'And somebody reported a message about Prairie Rose. I would rather you looked at it than I.')
) as w (talk, place, sender, days, hour, words)
join demo_talks t on t.id = ('dec0de00-0000-4000-8000-0000000006' || w.talk)::uuid;

insert into public.chat_conversations (id, participants, conversation_type, listing_id, subject)
select
  t.id, (select jsonb_agg('dec0de00-0000-4000-8000-0000000000' || p) from unnest(t.people) p),
  case when cardinality(t.people) > 2 then 'group' else 'direct' end,
  ('dec0de00-0000-4000-8000-0000000002' || t.listing)::uuid, t.subject
from demo_talks t;

insert into public.conversation_messages (id, conversation_id, sender_id, message_text, reply_to)
select
  w.id, w.talk_id, w.sender_id,
  -- Edited below, so that its history has content.
  replace(w.words, 'Two contracts, both', 'Three contracts, all'),
  case when w.id = 'dec0de00-0000-4000-8000-000000070109' then 'dec0de00-0000-4000-8000-000000070108'::uuid end
from demo_words w
order by w.talk_id, w.place;

update public.conversation_messages m
set message_text = w.words
from demo_words w
where w.id = m.id and w.words <> m.message_text;

update public.conversation_messages m
set reactions = r.reactions::jsonb
from (values
  ('0104', '{"👍": ["dec0de00-0000-4000-8000-000000000011"]}'),
  ('0302', '{"🎉": ["dec0de00-0000-4000-8000-000000000003", "dec0de00-0000-4000-8000-000000000004"]}'),
  ('0403', '{"👍": ["dec0de00-0000-4000-8000-000000000005"]}'),
  ('0504', '{"👍": ["dec0de00-0000-4000-8000-000000000011"]}')
) as r (message, reactions)
join demo_words w on w.id = ('dec0de00-0000-4000-8000-00000007' || r.message)::uuid
where w.id = m.id;

-- Timestamps.
update public.conversation_messages m
set created_at = w.at, edited_at = case when m.edited_at is not null then w.at + interval '4 minutes' end
from demo_words w where w.id = m.id;

update private.message_versions v
set replaced_at = w.at + interval '4 minutes' from demo_words w where w.id = v.message_id;

update public.message_notifications n
set created_at = w.at from demo_words w where w.id = n.message_id;

update public.chat_conversations c
set created_at = f.first_at - interval '1 minute', last_message_at = f.last_at
from (select w.talk_id, min(w.at) as first_at, max(w.at) as last_at from demo_words w group by w.talk_id) f
where f.talk_id = c.id;

update public.conversation_members m
set joined_at = c.created_at, last_message_at = c.last_message_at
from public.chat_conversations c join demo_talks t on t.id = c.id
where c.id = m.conversation_id;

-- Messages are read up to one's last reply, and entirely for the users named above.
update public.message_notifications n
set read_at = n.created_at + interval '3 minutes'
from demo_talks t
where t.id = n.conversation_id and (
  right(n.user_id::text, 2) = any (t.read_by)
  or n.created_at < (
    select max(w.at) from demo_words w where w.talk_id = t.id and w.sender_id = n.user_id
  )
);

update public.conversation_receipts r
set delivered_at = c.last_message_at
from public.chat_conversations c join demo_talks t on t.id = c.id
where c.id = r.conversation_id and right(r.user_id::text, 2) not in ('01', '07');

insert into public.message_reports (
  id, reporter_id, conversation_id, message_id, sender_id, message_text, reason, note, created_at
)
select
  'dec0de00-0000-4000-8000-000000000801', 'dec0de00-0000-4000-8000-000000000004', w.talk_id, w.id, w.sender_id,
  w.words, 'fraud', 'He wants to go around the seller''s broker and offers cash for it.', now() - interval '2 hours'
from demo_words w where w.id = 'dec0de00-0000-4000-8000-000000070703';

-- Other notifications, in the product's own wording.
create temporary table demo_notices on commit drop as
select n.*, private.notify(
  ('dec0de00-0000-4000-8000-0000000000' || n.person)::uuid, n.kind, 'demo:' || n.kind || ':' || n.person,
  n.facts::jsonb, n.metadata::jsonb
) as id
from (values
  ('04', 'listing_approved', 3, true, '{"property": "Maple Court of Westerville"}', '{"listing_id": "dec0de00-0000-4000-8000-000000000201"}'),
  ('04', 'ticket_answered', 2, false, '{"number": 2}', '{}'),
  ('05', 'vendor_verified', 20, true, '{"company": "Bright Hall Renovation (demo)"}', '{}'),
  ('07', 'ticket_closed', 6, false, '{"number": 1}', '{}'),
  ('09', 'listing_approved', 8, true, '{"property": "Lakeview Commons"}', '{"listing_id": "dec0de00-0000-4000-8000-000000000202"}'),
  ('11', 'plan_started', 4, false, '{"plan": "Professional"}', '{}')
) as n (person, kind, days, is_read, facts, metadata)
where exists (select from demo_talks);

update public.notifications n
set created_at = now() - make_interval(days => d.days, mins => 40),
  read_at = case when d.is_read then now() - make_interval(days => d.days) end
from demo_notices d where d.id = n.id;

-- Notifications about roles and organizations are old.
update public.notifications n
set created_at = now() - interval '16 days', read_at = now() - interval '15 days'
where n.created_at = now() and n.kind in ('role_given', 'tenant_joined')
  and n.user_id::text like 'dec0de00-0000-4000-8000-0000000000__';

update public.notifications n
set created_at = l.at, read_at = case when n.read_at is not null then l.at + interval '3 minutes' end,
  metadata = case when l.unread > 1 then n.metadata || jsonb_build_object('count', l.unread) else n.metadata - 'count' end
from (
  select m.user_id, m.conversation_id, max(m.created_at) as at, count(*) filter (where m.read_at is null) as unread
  from public.message_notifications m join demo_talks t on t.id = m.conversation_id
  group by m.user_id, m.conversation_id
) l
where n.user_id = l.user_id and n.dedupe_key = 'message:' || l.conversation_id;
