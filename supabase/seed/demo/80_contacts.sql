-- Contacts of the demo's brokers over the months before the demo is created. Requires people; idempotent,
-- leaves existing rows. The product's own triggers do the work; timestamps are set afterwards.

create temporary table demo_contacts on commit drop as
select
  ('dec0de00-0000-4000-8000-0000000090' || lpad(c.number::text, 2, '0'))::uuid as id,
  ('dec0de00-0000-4000-8000-0000000000' || c.owner)::uuid as owner_id, u.tenant_id,
  c.number, c.sharing, c.name, c.company, c.job_title, c.role, c.city, c.state, c.source, c.tags, c.added, c.spoken
from (values
  (1, '04', 'team', 'Marjorie Whitfield', 'Prairie Care Partners', 'Head of acquisitions', 'buyer', 'Des Moines', 'IA', 'Inquiry', array['memory care', '1031'], 210, 1),
  (2, '04', 'team', 'Desmond Achterberg', 'Northlight Senior Capital', 'Principal', 'buyer', 'Minneapolis', 'MN', 'Referral', array['skilled nursing'], 190, 2),
  (3, '04', 'team', 'Rosalind Petrakis', 'Lakeview Family Homes', 'Owner', 'seller', 'Duluth', 'MN', 'Referral', array['retiring'], 305, 1),
  (4, '03', 'team', 'Calvin Oyelaran', 'Great Plains Health REIT', 'Vice president', 'buyer', 'Omaha', 'NE', 'Conference', array['portfolio', 'cash'], 150, 6),
  (5, '04', 'team', 'Ingrid Solheim', 'Solheim & Daughters', 'Managing member', 'owner', 'Fargo', 'ND', 'Cold call', array['three homes'], 120, 12),
  (6, '04', 'team', 'Terrence Mbeki', 'First Dakota Bank', 'Senior lender', 'lender', 'Sioux Falls', 'SD', 'Referral', array['HUD', 'bridge'], 260, 9),
  (7, '04', 'team', 'Paloma Reyes', 'Saguaro Senior Living', 'Chief executive', 'operator', 'Tucson', 'AZ', 'Conference', array['assisted living'], 98, 20),
  (8, '03', 'team', 'Winston Adair', 'Adair Holdings', 'Trustee', 'owner', 'Madison', 'WI', 'Letter', array['estate'], 75, 31),
  (9, '04', 'team', 'Beatrix Lindqvist', 'Birch Lane Living', 'Founder', 'operator', 'St. Cloud', 'MN', 'Inquiry', array['memory care'], 66, 4),
  (10, '04', 'team', 'Gideon Marsh', 'Marsh Equity', 'Partner', 'buyer', 'Chicago', 'IL', 'Inquiry', array['value add'], 61, 3),
  (11, '04', 'private', 'Leona Castellan', 'Castellan Care', 'Owner', 'seller', 'Peoria', 'IL', 'Referral', array['quiet sale'], 58, 5),
  (12, '04', 'team', 'Hollis Grantham', 'Grantham Lee LLP', 'Healthcare counsel', 'other', 'Chicago', 'IL', 'Referral', array['attorney'], 240, 15),
  (13, '04', 'team', 'Nadia Farouk', 'Meridian Appraisal', 'Appraiser', 'vendor', 'Milwaukee', 'WI', 'Referral', array['appraisal'], 200, 44),
  (14, '03', 'team', 'Oscar Villanueva', 'Cornerstone Nursing Group', 'Director of growth', 'buyer', 'Kansas City', 'MO', 'Conference', array['skilled nursing', 'portfolio'], 52, 8),
  (15, '04', 'team', 'Priscilla Wynne', 'Wynne Family Trust', 'Trustee', 'owner', 'Rochester', 'MN', 'Letter', array['estate'], 47, 17),
  (16, '04', 'team', 'Amos Kettleburg', 'Kettleburg Homes', 'Owner', 'seller', 'Eau Claire', 'WI', 'Cold call', array['16 beds'], 44, 10),
  (17, '04', 'team', 'Simone Duarte', 'Duarte Senior Housing', 'President', 'buyer', 'Miami', 'FL', 'Website', array['1031', 'cash'], 40, 2),
  (18, '04', 'team', 'Reginald Tubbs', 'Heartland Home Lending', 'Loan officer', 'lender', 'Topeka', 'KS', 'Conference', array['SBA'], 39, 39),
  (19, '03', 'team', 'Yvette Boudreaux', 'Bayou Assisted Living', 'Owner', 'seller', 'Lafayette', 'LA', 'Inquiry', array['two homes'], 37, 7),
  (20, '04', 'team', 'Franklin Ostrow', 'Ostrow Partners', 'Managing director', 'buyer', 'Denver', 'CO', 'Website', array['ccrc'], 35, 21),
  (21, '04', 'team', 'Delphine Marchetti', 'Rosewood Communities', 'Asset manager', 'operator', 'Columbus', 'OH', 'Referral', array['assisted living'], 33, 11),
  (22, '04', 'team', 'Samir Haddad', 'Haddad Development', 'Developer', 'buyer', 'Detroit', 'MI', 'Conference', array['conversion'], 32, 30),
  (23, '04', 'team', 'Constance Okafor', 'Gentle Harbor Homes', 'Administrator', 'operator', 'Toledo', 'OH', 'Cold call', array['memory care'], 30, 14),
  (24, '03', 'team', 'Bertrand Hale', 'Hale Commercial', 'Broker', 'broker', 'Indianapolis', 'IN', 'Referral', array['co-broker'], 29, 5),
  (25, '04', 'team', 'Lucinda Parrish', 'Parrish Care Homes', 'Owner', 'seller', 'Springfield', 'IL', 'Letter', array['retiring'], 28, 6),
  (26, '04', 'team', 'Emmett Thorsen', 'Thorsen Senior Fund', 'Analyst', 'buyer', 'Minneapolis', 'MN', 'Website', array['value add'], 27, 16),
  (27, '04', 'team', 'Ophelia Nakamura', 'Evergreen Elder Living', 'Chief financial officer', 'operator', 'Portland', 'OR', 'Conference', array['portfolio'], 26, 26),
  (28, '04', 'team', 'Barnaby Quill', 'Quill Environmental', 'Inspector', 'vendor', 'Des Moines', 'IA', 'Referral', array['inspection'], 25, 25),
  (29, '03', 'team', 'Theodora Banks', 'Banks & Banks', 'Owner', 'owner', 'St. Louis', 'MO', 'Inquiry', array['NNN'], 24, 3),
  (30, '04', 'team', 'Julian Espinoza', 'Sunrise Mesa Living', 'Owner', 'seller', 'Mesa', 'AZ', 'Website', array['assisted living'], 23, 4),
  (31, '04', 'team', 'Margit Halvorsen', 'Nordic Care Group', 'Partner', 'buyer', 'Bismarck', 'ND', 'Referral', array['skilled nursing'], 22, 13),
  (32, '04', 'team', 'Alden Pruitt', 'Pruitt Insurance', 'Agent', 'vendor', 'Lincoln', 'NE', 'Cold call', array['insurance'], 21, 21),
  (33, '04', 'team', 'Cordelia Vance', 'Vance Legacy Homes', 'Owner', 'seller', 'Cedar Rapids', 'IA', 'Letter', array['estate', 'retiring'], 20, 5),
  (34, '03', 'team', 'Ignatius Moody', 'Moody Capital', 'Principal', 'buyer', 'Dallas', 'TX', 'Conference', array['cash'], 19, 9),
  (35, '04', 'team', 'Philippa Grange', 'Grange Living', 'Owner', 'operator', 'Green Bay', 'WI', 'Inquiry', array['ccrc'], 18, 2),
  (36, '04', 'team', 'Roland Achebe', 'Achebe Health', 'Administrator', 'buyer', 'Houston', 'TX', 'Website', array['first purchase'], 17, 8),
  (37, '04', 'private', 'Vivian Sandoval', null, null, 'buyer', 'Santa Fe', 'NM', 'Referral', array['1031'], 16, 1),
  (38, '04', 'team', 'Clement Dufour', 'Dufour Homes', 'Owner', 'seller', 'Green Bay', 'WI', 'Cold call', array['8 beds'], 16, 12),
  (39, '04', 'team', 'Harriet Blaine', 'Blaine Title', 'Closer', 'vendor', 'Chicago', 'IL', 'Referral', array['title'], 15, 15),
  (40, '03', 'team', 'Ezekiel Ford', 'Ford Senior Ventures', 'Managing partner', 'buyer', 'Atlanta', 'GA', 'Conference', array['portfolio', 'value add'], 14, 4),
  (41, '04', 'team', 'Annika Brandt', 'Brandt Living', 'Owner', 'owner', 'Wausau', 'WI', 'Letter', array['two homes'], 13, 13),
  (42, '04', 'team', 'Silas Montgomery', 'Montgomery Rehab Centers', 'Chief operating officer', 'operator', 'Louisville', 'KY', 'Website', array['skilled nursing'], 12, 3),
  (43, '04', 'team', 'Bernadette Foss', 'Foss Family Care', 'Owner', 'seller', 'Mankato', 'MN', 'Inquiry', array['memory care'], 11, 2),
  (44, '04', 'team', 'Lionel Prescott', 'Prescott Bridge Loans', 'Originator', 'lender', 'Nashville', 'TN', 'Conference', array['bridge'], 10, 10),
  (45, '03', 'team', 'Mirabel Santos', 'Santos Care Homes', 'Owner', 'seller', 'El Paso', 'TX', 'Website', array['assisted living'], 9, 5),
  (46, '04', 'team', 'Quentin Rask', 'Rask Holdings', 'Investor', 'buyer', 'Boise', 'ID', 'Website', array['1031'], 9, 6),
  (47, '04', 'team', 'Esther Lindgren', 'Hillcrest Manor', 'Executive director', 'operator', 'Des Moines', 'IA', 'Referral', array['ccrc'], 8, 1),
  (48, '04', 'team', 'Nathaniel Crow', 'Crow Creek Capital', 'Associate', 'buyer', 'Tulsa', 'OK', 'Inquiry', array['cash'], 7, 3),
  (49, '04', 'team', 'Josephine Tran', 'Golden Lotus Living', 'Owner', 'seller', 'San Jose', 'CA', 'Website', array['memory care'], 7, 2),
  (50, '04', 'team', 'Rupert Gallagher', 'Gallagher Survey', 'Surveyor', 'vendor', 'Omaha', 'NE', 'Referral', array['survey'], 6, 6),
  (51, '03', 'team', 'Adelaide Morrow', 'Morrow Senior Trust', 'Trustee', 'owner', 'Lexington', 'KY', 'Letter', array['estate'], 6, 4),
  (52, '04', 'team', 'Tobias Engel', 'Engel Pflege', 'Partner', 'buyer', 'Cincinnati', 'OH', 'Conference', array['portfolio'], 5, 5),
  (53, '04', 'team', 'Camille Rousseau', 'Rousseau Homes', 'Owner', 'seller', 'Baton Rouge', 'LA', 'Inquiry', array['6 beds'], 4, 1),
  (54, '04', 'team', 'Wendell Pike', 'Pike River Living', 'Owner', 'operator', 'Kenosha', 'WI', 'Cold call', array['assisted living'], 4, 4),
  (55, '04', 'team', 'Aurelia Keane', 'Keane Equity', 'Vice president', 'buyer', 'Boston', 'MA', 'Website', array['value add'], 3, 2),
  (56, '04', 'team', 'Milton Zaleski', 'Zaleski Homes', 'Owner', 'seller', 'Rockford', 'IL', 'Inquiry', array['retiring'], 3, 1),
  (57, '04', 'team', 'Greta Ahlberg', 'Ahlberg Living', 'Owner', 'owner', 'Duluth', 'MN', 'Referral', array['two homes'], 2, 1),
  (58, '04', 'team', 'Horace Bell', 'Bell Street Partners', 'Partner', 'buyer', 'Cleveland', 'OH', 'Website', array['first purchase'], 1, 1),
  (59, '03', 'team', 'Sabine Ortolan', 'Ortolan Advisers', 'Broker', 'broker', 'Minneapolis', 'MN', 'Referral', array['co-broker'], 1, 1),
  (60, '04', 'team', 'Percival Nash', null, null, 'buyer', 'Ames', 'IA', 'Inquiry', array['first purchase'], 0, 0)
) as c (number, owner, sharing, name, company, job_title, role, city, state, source, tags, added, spoken)
join public.tenant_users u
  on u.user_id = ('dec0de00-0000-4000-8000-0000000000' || c.owner)::uuid and u.is_active
where not exists (select from public.contacts k where k.id = 'dec0de00-0000-4000-8000-000000009001');

insert into public.contacts (
  id, owner_id, tenant_id, sharing, name, company, job_title, role, email, phone, city, state, source, tags, notes,
  do_not_contact, consent, created_at, updated_at
)
select
  c.id, c.owner_id, c.tenant_id, c.sharing, c.name, c.company, c.job_title, c.role,
  lower(replace(c.name, ' ', '.')) || '@example.com',
  case when c.number % 7 <> 0 then format('(%s) 555-01%s', 300 + c.number * 7 % 500, lpad(c.number::text, 2, '0')) end,
  c.city, c.state, c.source, c.tags,
  case c.number % 10
    when 1 then 'Prefers a call before noon. Decides with a partner.'
    when 4 then 'Closes without financing when the survey is clean.'
    when 7 then 'Asks for trailing twelve months before any visit.'
  end,
  c.number = 32, case when c.number = 38 then 'refused' when c.number % 3 = 0 then 'given' end, now() - make_interval(days => c.added), now() - make_interval(days => c.added)
from demo_contacts c;

-- Each contact was spoken with since; backdate the resulting history entries and set their author.
update public.contacts k set last_contact_at = now() - make_interval(days => c.spoken, hours => 2)
from demo_contacts c where c.id = k.id and c.spoken < c.added;

update public.record_changes h
set by = c.owner_id,
  at = case h.act
    when 'created' then now() - make_interval(days => c.added)
    else now() - make_interval(days => c.spoken, hours => 2)
  end
from demo_contacts c where h.record_id = c.id and h.kind = 'contacts';

insert into public.record_comments (id, kind, record_id, by, body, created_at)
select
  ('dec0de00-0000-4000-8000-0000000091' || lpad(w.place::text, 2, '0'))::uuid, 'contacts', c.id,
  ('dec0de00-0000-4000-8000-0000000000' || w.by)::uuid, w.body, now() - make_interval(hours => w.hours)
from (values
  (1, 1, '04', 150, 'Wants three memory care communities within a day''s drive of Des Moines, 40 beds or more each.'),
  (2, 1, '03', 120, 'Their lender asked for 1.45 coverage on Riverbend. Worth a call before she makes an offer.'),
  (3, 1, '04', 26, 'Called. She would walk the building on Thursday or Friday, before lunch.'),
  (4, 2, '04', 70, 'Underwrites 29% Medicare Advantage. Offer expected next week.'),
  (5, 3, '03', 50, 'Her sister asks whether the name of the home may stay.'),
  (6, 6, '04', 220, 'Quotes hold for ten days. Send the rent roll first.'),
  (7, 17, '04', 48, 'Exchange clock runs: 45 days to name the property.'),
  (8, 37, '04', 30, 'Asked to be called and not written to.')
) as w (place, contact, by, hours, body)
join demo_contacts c on c.number = w.contact;

insert into public.record_tasks (id, kind, record_id, by, title, due_on, assignee_id, done_at, done_by, created_at)
select
  ('dec0de00-0000-4000-8000-0000000092' || lpad(w.place::text, 2, '0'))::uuid, 'contacts', c.id,
  ('dec0de00-0000-4000-8000-0000000000' || w.by)::uuid, w.title, current_date + w.due,
  ('dec0de00-0000-4000-8000-0000000000' || w.by)::uuid,
  case when w.is_done then now() - interval '1 day' end,
  case when w.is_done then ('dec0de00-0000-4000-8000-0000000000' || w.by)::uuid end,
  now() - interval '4 days'
from (values
  (1, 1, '04', 'Send the comparable sales for Riverbend', 0, false),
  (2, 1, '04', 'Book the walk-through', 1, false),
  (3, 2, '04', 'Ask for proof of funds', -1, false),
  (4, 3, '03', 'Draft the covenant on the name', 2, false),
  (5, 17, '04', 'Name three properties for the exchange', 5, false),
  (6, 25, '04', 'Call about the licence transfer', 0, false),
  (7, 43, '04', 'Send the valuation', 3, false),
  (8, 6, '04', 'Send the rent roll', -3, true)
) as w (place, contact, by, title, due, is_done)
join demo_contacts c on c.number = w.contact;

-- No reminders at the first start for tasks that were due before it.
update public.record_tasks t set remind_at = null
from demo_contacts c where t.record_id = c.id and t.due_on <= current_date;
