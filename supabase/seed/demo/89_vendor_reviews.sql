-- Member reviews of the demo's vendors: public ones, one with a reply, and one awaiting moderation. Requires
-- people, vendors and projects; idempotent.
insert into private.vendor_reviews (
  id, vendor_id, quote_id, author_id, category, signed, rating, body, written_at, state, decided_by, decided_at,
  reply, replied_at
)
select
  ('dec0de00-0000-4000-8000-00000000893' || r.number)::uuid, v.id, q.id, a.id, v.category, r.signed, r.rating, r.body,
  now() - make_interval(days => r.days), r.state,
  case when r.state = 'published' then 'dec0de00-0000-4000-8000-000000000002'::uuid end,
  case when r.state = 'published' then now() - make_interval(days => r.days - 1) end,
  r.reply, case when r.reply is not null then now() - make_interval(days => r.days - 3) end
from (values
  ('1', '01', '09', null, 148, 'published', 'Selma D., owner', 5,
    'Nine corridors in eleven weeks with everybody at home. The barriers went up before the first ceiling came down, and the foreman knew the residents by name.',
    'Thank you, Selma. Your night shift carried the keys for us; it would have been twelve weeks without them.'),
  ('2', '01', null, null, 96, 'published', 'Nora T., executive director', 4,
    'Clean work and an honest price. The second bathroom waited four days for a valve, and they told us on the first of them.', null),
  ('3', '01', '07', '4', 12, 'waiting', 'Olive D., operator', 5,
    'Two rooms at a time, three days each, as quoted. One tub hid mold, and we saw a picture and a price before they went on.', null),
  ('4', '06', null, null, 61, 'published', 'Martin G., buyer', 5,
    'Found what the rate letter did not say, a week before the deposit went hard.', null)
) as r (number, vendor, author, project, days, state, signed, rating, body, reply)
join public.vendors v on v.id = ('dec0de00-0000-4000-8000-0000000004' || r.vendor)::uuid
left join public.profiles a on a.id = ('dec0de00-0000-4000-8000-0000000000' || r.author)::uuid
left join private.project_quotes q
  on q.project_id = ('dec0de00-0000-4000-8000-00000000881' || r.project)::uuid and q.vendor_id = v.id and q.status = 'chosen'
where r.project is null or q.id is not null
on conflict do nothing;
