-- Client reviews of the demo's brokers: public ones, one awaiting moderation, and one requested. Requires
-- people and sales; idempotent.
insert into private.broker_reviews (
  id, broker_id, transaction_id, recipient, role, note, asked_at, state, author_id, signed, rating, body,
  written_at, decided_by, decided_at, reply, replied_at
)
select
  ('dec0de00-0000-4000-8000-00000000892' || r.number)::uuid, p.id, null, r.recipient, r.role, r.note,
  now() - make_interval(days => r.asked), r.state, a.id, r.signed, r.rating, r.body,
  case when r.state <> 'asked' then now() - make_interval(days => r.asked - 2) end,
  case when r.state = 'published' then 'dec0de00-0000-4000-8000-000000000002'::uuid end,
  case when r.state = 'published' then now() - make_interval(days => r.asked - 3) end,
  r.reply, case when r.reply is not null then now() - make_interval(days => r.asked - 4) end
from (values
  ('1', '04', null, 'harriet@solberg-homes.example', 'seller', '', 210, 'published', 'Harriet S., seller', 5,
    'Told us on the first day what the survey history would cost us, and was right within two percent. No one in the building knew before closing.',
    'Thank you, Harriet. The staff heard it from you, as it should be.'),
  ('2', '04', null, 'quentin@tallgrass.example', 'buyer', '', 160, 'published', 'Quentin M., Tallgrass Health', 4,
    'Well prepared rooms and quick answers. The change of ownership took longer than first said, which he told us in time.', null),
  ('3', '04', null, 'dolores@westover.example', 'seller', '', 75, 'published', 'Dolores W.', 5,
    'Brought three offers in five weeks for a home that two others had not sold in a year.', null),
  ('4', '04', '08', 'investor@demo.havenexchange.example', 'buyer', '', 6, 'waiting', 'Ivan D., investor', 5,
    'Straight about what was wrong with the roof. I would buy from him again.', null),
  ('5', '04', null, 'buyer-pro@demo.havenexchange.example', 'buyer', 'It was good to work with you on the Wisconsin homes.', 2,
    'asked', null, null, null, null),
  ('6', '03', null, 'joan@meridian.example', 'buyer', '', 120, 'published', 'Joan O., Meridian Care Partners', 5,
    'Knows the licensing people in four states by their first names.', null)
) as r (number, broker, author, recipient, role, note, asked, state, signed, rating, body, reply)
join public.profiles p on p.id = ('dec0de00-0000-4000-8000-0000000000' || r.broker)::uuid
left join public.profiles a on r.state <> 'asked' and a.id = ('dec0de00-0000-4000-8000-0000000000' || r.author)::uuid
on conflict do nothing;
