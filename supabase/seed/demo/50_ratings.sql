-- Platform ratings by demo users, so the front page has data. Requires demo.sql; idempotent, leaves later
-- changes.

insert into public.platform_ratings (user_id, rating, review, created_at)
select p.id, r.rating, r.review, now() - make_interval(hours => r.hours)
from (values
  ('11', 5, 'Beds, census and cap rate on one line. I compare six communities in the time one call used to take. (demo)', 61),
  ('04', 4, 'Inquiries arrive with a name and a role. I would like to sort them by when they signed the NDA. (demo)', 190),
  ('07', 5, 'The pages answer what a lender asks before I have to. (demo)', 412),
  ('09', 4, null, 530),
  ('03', 5, null, 744),
  ('05', 3, 'Good questions, few requests in my state so far. (demo)', 905)
) as r (person, rating, review, hours)
join public.profiles p on p.id = ('dec0de00-0000-4000-8000-0000000000' || r.person)::uuid
on conflict do nothing;
