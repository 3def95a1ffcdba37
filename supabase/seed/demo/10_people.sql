-- Fictional demo users, one for each view of the product. Requires settings.sql and the setting
-- haven.demo_password_hash; fails without a hash rather than invent a password. Idempotent: restores the demo
-- password and leaves other changes.

insert into auth.users (
  id, instance_id, aud, role, email, encrypted_password, email_confirmed_at,
  raw_app_meta_data, raw_user_meta_data, created_at, updated_at,
  confirmation_token, recovery_token, email_change, email_change_token_new
)
select
  ('dec0de00-0000-4000-8000-0000000000' || person.number)::uuid,
  '00000000-0000-0000-0000-000000000000',
  'authenticated',
  'authenticated',
  person.email,
  current_setting('haven.demo_password_hash'),
  now(),
  '{"provider": "email", "providers": ["email"]}',
  jsonb_strip_nulls(jsonb_build_object(
    'first_name', person.first_name, 'last_name', person.last_name, 'user_type', person.user_type,
    'company_name', person.company, 'brokerage_name', person.brokerage
  )),
  now(),
  now(),
  '', '', '', ''
from (values
  ('01', 'admin@demo.havenexchange.example', 'Ada', 'Demo-Admin', null, 'Haven Exchange (demo)', null),
  ('02', 'support@demo.havenexchange.example', 'Sam', 'Demo-Support', null, 'Haven Exchange (demo)', null),
  ('03', 'broker-of-record@demo.havenexchange.example', 'Rita', 'Demo-Record', 'broker', 'Cedar & Main (demo)', 'Cedar & Main Brokerage (demo)'),
  ('04', 'broker@demo.havenexchange.example', 'Ben', 'Demo-Broker', 'broker', 'Cedar & Main (demo)', 'Cedar & Main Brokerage (demo)'),
  ('05', 'vendor@demo.havenexchange.example', 'Vera', 'Demo-Vendor', 'vendor', 'Bright Hall Renovation (demo)', null),
  ('06', 'pilot@demo.havenexchange.example', 'Pat', 'Demo-Pilot', null, null, null),
  ('07', 'operator@demo.havenexchange.example', 'Olive', 'Demo-Operator', 'operator', 'Maple Court Living (demo)', null),
  ('08', 'investor@demo.havenexchange.example', 'Ivan', 'Demo-Investor', 'investor', 'Northlight Senior Capital (demo)', null),
  ('09', 'seller@demo.havenexchange.example', 'Selma', 'Demo-Seller', 'seller', 'Lakeview Family Homes (demo)', null),
  ('10', 'buyer@demo.havenexchange.example', 'Bea', 'Demo-Buyer', 'buyer', null, null),
  ('11', 'buyer-pro@demo.havenexchange.example', 'Priya', 'Demo-Paid', 'buyer', 'Prairie Care Partners (demo)', null),
  ('12', 'buyer-trial@demo.havenexchange.example', 'Theo', 'Demo-Trial', 'buyer', null, null),
  ('13', 'pending@demo.havenexchange.example', 'Penny', 'Demo-Pending', 'broker', 'Harbor Lane (demo)', 'Harbor Lane Brokerage (demo)'),
  ('14', 'rejected@demo.havenexchange.example', 'Reed', 'Demo-Rejected', 'vendor', 'No Such Services (demo)', null),
  ('15', 'company@havenrealty.example', 'Cora', 'Demo-Company', null, 'Haven Realty (demo)', 'Haven Realty (demo)'),
  ('16', 'nurse@demo.havenexchange.example', 'Nadia', 'Demo-Nurse', 'operator', 'Maple Court Living (demo)', null),
  ('17', 'medication-aide@demo.havenexchange.example', 'Milo', 'Demo-Aide', 'operator', 'Maple Court Living (demo)', null),
  ('18', 'caregiver@demo.havenexchange.example', 'Cleo', 'Demo-Caregiver', 'operator', 'Maple Court Living (demo)', null),
  ('19', 'family@demo.havenexchange.example', 'Faye', 'Demo-Family', 'buyer', null, null),
  ('41', 'vendor-consultant@demo.havenexchange.example', 'Lena', 'Demo-Consultant', 'vendor', 'Lantern Reimbursement Advisors (demo)', null),
  ('42', 'vendor-lender@demo.havenexchange.example', 'Marcus', 'Demo-Lender', 'vendor', 'Meridian Agency Lending Desk (demo)', null),
  ('43', 'vendor-manager@demo.havenexchange.example', 'Stella', 'Demo-Manager', 'vendor', 'Steady Hands Interim Leadership (demo)', null),
  ('44', 'vendor-counsel@demo.havenexchange.example', 'Carmen', 'Demo-Counsel', 'vendor', 'Calloway & Reyes Health Law (demo)', null),
  ('45', 'vendor-network@demo.havenexchange.example', 'Evan', 'Demo-Network', 'vendor', 'Evergreen Wi-Fi for Senior Living (demo)', null),
  ('30', 'maintenance@demo.havenexchange.example', 'Max', 'Demo-Maintenance', 'operator', 'Maple Court Living (demo)', null)
) as person (number, email, first_name, last_name, user_type, company, brokerage)
on conflict do nothing;

update auth.users set encrypted_password = current_setting('haven.demo_password_hash'), updated_at = now()
where id::text like 'dec0de00-0000-4000-8000-0000000000__';

do $$
begin
  if to_regclass('auth.identities') is not null then
    insert into auth.identities (
      id, provider_id, user_id, provider, identity_data, last_sign_in_at, created_at, updated_at
    )
    select u.id, u.id::text, u.id, 'email',
      jsonb_build_object('sub', u.id, 'email', u.email, 'email_verified', true),
      null, now(), now()
    from auth.users u
    where u.id::text like 'dec0de00-0000-4000-8000-0000000000__'
    on conflict do nothing;
  end if;
end $$;

-- No one really signed up, so the team gets no email about them.
delete from private.outbox where dedupe_key like 'sign_up:dec0de00-0000-4000-8000-0000000000%';

-- The sign-up trigger created the profiles and self-service roles; the rest is added below.

update public.profiles p
set bio = about.bio, phone = about.phone
from (values
  ('01', 'Demo account. Keeps the platform in order: accounts, roles, settings.', null),
  ('02', 'Demo account. Answers questions and looks, without changing anything.', null),
  ('03', 'Demo account. Holds the brokerage license and signs off every closing.', '(312) 555-0103'),
  ('04', 'Demo account. Twelve years in assisted living and memory care sales across the Midwest.', '(312) 555-0104'),
  ('05', 'Demo account. Occupied-building renovations: corridors, kitchens, nurse-call wiring.', '(614) 555-0105'),
  ('06', 'Demo account. Previews every role before a release.', null),
  ('07', 'Demo account. Runs three communities, 240 residents, in Ohio and Indiana.', '(614) 555-0107'),
  ('08', 'Demo account. Buys stabilized and value-add communities of 60 to 140 units.', '(303) 555-0108'),
  ('09', 'Demo account. Selling a family-owned 48-bed assisted living community.', '(507) 555-0109'),
  ('10', 'Demo account. Looking for a first board and care home.', null),
  ('11', 'Demo account on the Professional plan. Compares deals every week.', '(515) 555-0111'),
  ('12', 'Demo account on a trial.', null),
  ('13', 'Demo account that waits for an administrator.', null),
  ('14', 'Demo account that an administrator turned away.', null),
  ('15', 'Demo account of the company''s own realty arm.', '(312) 555-0115')
) as about (number, bio, phone)
where p.id = ('dec0de00-0000-4000-8000-0000000000' || about.number)::uuid and p.bio is null;

update public.profiles p
set requires_approval = true, approval_status = verdict.status::public.approval_status
from (values ('13', 'pending'), ('14', 'rejected')) as verdict (number, status)
where p.id = ('dec0de00-0000-4000-8000-0000000000' || verdict.number)::uuid and not p.requires_approval;

insert into public.user_roles (user_id, role)
select p.id, granted.role::public.app_role
from (values
  ('01', 'admin'), ('02', 'support'), ('03', 'broker_of_record'), ('06', 'pilot')
) as granted (number, role)
join public.profiles p on p.id = ('dec0de00-0000-4000-8000-0000000000' || granted.number)::uuid
on conflict (user_id, role) do nothing;

insert into public.subscribers (user_id, subscribed, subscription_tier, is_trial, subscription_end)
select p.id, true, paid.tier, paid.is_trial, now() + paid.remaining::interval
from (values
  ('04', 'professional', false, '30 days'), ('11', 'professional', false, '30 days'), ('12', 'professional', true, '14 days'),
  -- Their vendor profile has a featured place.
  ('45', 'professional', false, '30 days')
) as paid (number, tier, is_trial, remaining)
join public.profiles p on p.id = ('dec0de00-0000-4000-8000-0000000000' || paid.number)::uuid
on conflict (user_id) do nothing;

insert into public.tenants (id, name, subdomain, plan_type, max_users, max_properties)
values
  ('dec0de00-0000-4000-8000-000000000101', 'Maple Court Living (demo)', 'maple-court', 'basic', 10, 100),
  ('dec0de00-0000-4000-8000-000000000102', 'Cedar & Main Brokerage (demo)', 'cedar-and-main', 'enterprise', 25, 5000),
  ('dec0de00-0000-4000-8000-000000000103', 'Prairie Care Partners (demo)', 'prairie-care', 'basic', 10, 100)
on conflict do nothing;

insert into public.tenant_users (tenant_id, user_id, role, is_active)
select t.id, p.id, member.role::public.tenant_role,
  not exists (select from public.tenant_users u where u.user_id = p.id and u.is_active)
from (values
  ('01', '07', 'owner'), ('01', '08', 'admin'), ('01', '11', 'member'),
  ('02', '03', 'owner'), ('02', '04', 'member'), ('03', '11', 'owner')
) as member (tenant, number, role)
join public.tenants t on t.id = ('dec0de00-0000-4000-8000-0000000001' || member.tenant)::uuid
join public.profiles p on p.id = ('dec0de00-0000-4000-8000-0000000000' || member.number)::uuid
on conflict do nothing;

-- The changes above were not decisions by staff, so no emails are sent about them.
delete from private.outbox where recipient like '%@demo.havenexchange.example';
