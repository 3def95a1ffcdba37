-- Deals of the demo's brokers in every stage; a few are stalled or have no next step. Requires people;
-- idempotent, leaves changes.
insert into public.deals (
  id, owner_id, tenant_id, sharing, created_at, stage_since, name, listing_id, stage, buyer, state, price, commission_percent,
  split_percent, expected_close, closed_on, next_step, next_step_on, lost_reason, tags
)
select
  ('dec0de00-0000-4000-8000-0000000082' || d.number)::uuid,
  ('dec0de00-0000-4000-8000-0000000000' || d.owner)::uuid,
  (
    select u.tenant_id from public.tenant_users u
    where u.user_id::text = 'dec0de00-0000-4000-8000-0000000000' || d.owner order by u.is_active desc limit 1
  ),
  d.sharing, now() - make_interval(days => d.stands + 20), now() - make_interval(days => d.stands),
  -- Their own listings follow from the name; this one is the seller's.
  d.name, (select l.id from public.listings l where d.number = '18' and l.id = 'dec0de00-0000-4000-8000-000000000202'),
  d.stage, d.buyer, d.state, d.price, d.fee, d.split, current_date + coalesce(d.closes, -d.closed), current_date - d.closed,
  d.step, current_date + d.step_in, d.lost, d.tags
from (values
  ('01', '04', 'team', 9, 'Maple Glen Assisted Living', 'valuation', null, 'IL', 11400000, null, null, 210, null,
    'Walk the building with the owner', 3, null, '{AL}'::text[]),
  ('02', '04', 'team', 41, 'Cypress Landing', 'valuation', null, 'FL', 8200000, null, null, null, null,
    null, null, null, '{AL,MC}'),
  ('03', '03', 'team', 6, 'Marquette Commons', 'engagement', null, 'MI', 24500000, 1.5, 60, 170, null,
    'Countersign the listing agreement', 1, null, '{IL,AL}'),
  ('04', '04', 'team', 12, 'Stone Creek Memory Care', 'teaser', null, 'TX', 13900000, 1.75, 50, 150, null,
    'Teaser to 40 operators', 2, null, '{MC}'),
  ('05', '04', 'team', 12, 'Riverbend Memory Care', 'best_and_final', null, 'OH', 13550000, 1.75, 50, 160, null,
    'Open the sealed offers', 2, null, '{MC}'),
  ('06', '03', 'team', 38, 'Harvest Square', 'om', null, 'IN', 31100000, 2, 60, 119, null,
    'Ask again about the rent roll', -11, null, '{AL,MC}'),
  ('07', '04', 'team', 8, 'Prairie Rose Assisted Living', 'lois', null, 'IN', 10300000, 2, 50, 98, null,
    'Compare the four LOIs with the owner', 4, null, '{AL}'),
  ('08', '04', 'team', 3, 'Juniper Ridge portfolio', 'nda', null, 'CO', 61800000, 1.1, 45, 92, null,
    'Chase six open NDAs', -2, null, '{portfolio}'),
  ('09', '03', 'team', 11, 'Orchard House', 'loi_signed', 'Meridian Care Partners', 'OH', 16250000, 1.5, 60, 132, null,
    'First draft of the PSA', 5, null, '{AL,MC}'),
  ('10', '04', 'team', 19, 'Lincoln Prairie Skilled Care', 'diligence', 'Tallgrass Health', 'IL', 11300000, 2, 50, 61, null,
    'Phase I report is due', 6, null, '{SNF}'),
  ('11', '04', 'team', 47, 'Harbor Point', 'licensure', 'Blue Heron Senior Living', 'FL', 18400000, 1.5, 50, 33, null,
    'Call the licensing office', -5, null, '{AL}'),
  ('12', '03', 'team', 14, 'Willow Bend Village', 'lender', 'Evergreen Operators', 'GA', 22100000, 1.5, 60, 27, null,
    'Answer the lender’s questions on agency hours', 2, null, '{IL,AL}'),
  ('13', '04', 'team', 7, 'Saguaro Terrace', 'closing', 'Copper State Living', 'AZ', 14700000, 1.6, 50, 9, null,
    'Closing call with title', 8, null, '{AL}'),
  ('14', '04', 'team', 10, 'Birch Hollow', 'transition', 'Prairie Care Partners', 'WI', 9100000, 1.75, 50, null, 10,
    'Transfer of payroll', 4, null, '{AL}'),
  ('15', '03', 'team', 30, 'Canyon View', 'won', 'Northlight Senior Capital', 'NV', 12600000, 1.5, 60, null, 32,
    null, null, null, '{IL}'),
  ('16', '04', 'team', 22, 'Fern Valley', 'lost', 'Tallgrass Health', 'IN', 5400000, 2, 50, 20, null,
    null, null, 'financing', '{SNF}'),
  ('17', '04', 'private', 5, 'Quiet inquiry, Elm family', 'valuation', null, 'IL', 19000000, null, null, null, null,
    'Coffee with Mrs. Elm', 7, null, '{}'),
  ('18', '04', 'team', 21, 'Lakeview Commons', 'diligence', 'Prairie Care Partners', 'OH', 6600000, 1.75, 50, 46, null,
    'Answer the lender’s questions on the six offline units', 2, null, '{AL,MC}')
) as d (
  number, owner, sharing, stands, name, stage, buyer, state, price, fee, split, closes, closed, step, step_in, lost, tags
)
on conflict (id) do nothing;

update public.record_changes h set by = r.owner_id, at = r.created_at
from public.deals r
where h.record_id = r.id and h.kind = 'deals' and h.by is null and h.act = 'created' and r.id::text like 'dec0de00-%';
