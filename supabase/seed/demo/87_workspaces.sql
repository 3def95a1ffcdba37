-- Invitations and access requests of the demo's workspaces. Idempotent; the links of these invitations are
-- unusable.
do $$
begin
  if exists (select from private.tenant_domains) then
    return;
  end if;
  update private.tenant_activity a set happened_at = now() - interval '45 days' + a.id * interval '40 minutes';

  insert into private.tenant_invitations (id, tenant_id, email, role, token_hash, invited_by, created_at, expires_at)
  select i.id::uuid, i.tenant::uuid, i.email, i.role::public.tenant_role, 'demo:' || i.id, i.by::uuid,
    now() - i.since::interval, now() - i.since::interval + interval '7 days'
  from (values
    ('dec0de00-0000-4000-8000-00000000a001', 'dec0de00-0000-4000-8000-000000000102', 'nora.keller@cedarmain.example', 'member', 'dec0de00-0000-4000-8000-000000000003', '2 days'),
    ('dec0de00-0000-4000-8000-00000000a002', 'dec0de00-0000-4000-8000-000000000102', 'james.osei@cedarmain.example', 'admin', 'dec0de00-0000-4000-8000-000000000003', '9 days'),
    ('dec0de00-0000-4000-8000-00000000a003', 'dec0de00-0000-4000-8000-000000000101', 'dana.ruiz@maplecourt.example', 'member', 'dec0de00-0000-4000-8000-000000000007', '1 day'),
    ('dec0de00-0000-4000-8000-00000000a004', 'dec0de00-0000-4000-8000-000000000102', 'seller@demo.havenexchange.example', 'member', 'dec0de00-0000-4000-8000-000000000003', '1 day')
  ) as i (id, tenant, email, role, by, since)
  join public.profiles p on p.id = i.by::uuid
  on conflict do nothing;

  insert into private.tenant_domains (domain, tenant_id, claimed_by, claimed_at, verified_at)
  select 'demo.havenexchange.example', t.id, p.id, now() - interval '20 days', now() - interval '20 days'
  from public.tenants t, public.profiles p
  where t.id = 'dec0de00-0000-4000-8000-000000000102' and p.id = 'dec0de00-0000-4000-8000-000000000003';
  insert into private.tenant_activity (tenant_id, act, actor_id, subject, happened_at)
  select d.tenant_id, 'domain_claimed', d.claimed_by, d.domain, d.claimed_at from private.tenant_domains d;

  insert into private.tenant_activity (tenant_id, act, actor_id, subject, happened_at)
  select i.tenant_id, 'invited', i.invited_by, i.email, i.created_at from private.tenant_invitations i
  order by i.created_at;

  insert into private.tenant_join_requests (tenant_id, user_id, asked_at)
  select 'dec0de00-0000-4000-8000-000000000102', p.id, now() - interval '5 hours'
  from public.profiles p where p.id = 'dec0de00-0000-4000-8000-000000000006';
  insert into private.tenant_activity (tenant_id, act, actor_id, subject, happened_at)
  select r.tenant_id, 'join_asked', r.user_id, 'Pat Demo-Pilot', r.asked_at from private.tenant_join_requests r;

  -- Proven, so that single sign-on and a directory can be set up for addresses that no demo account has.
  insert into private.tenant_domains (domain, tenant_id, verified_at)
  select 'cedarandmain.example', t.id, now() - interval '60 days'
  from public.tenants t where t.id = 'dec0de00-0000-4000-8000-000000000102'
  on conflict do nothing;
end $$;

-- Branding of the demo's brokerage: a first version and the active one.
insert into private.tenant_brands (
  tenant_id, version, product_name, surface, accent_light, accent_dark, typeface, mail_footer, sign_in_title,
  sign_in_text, changed_at, changed_by
)
select t.id, b.version, b.name, b.surface, b.light, b.dark, b.typeface, '200 Demo Street, Chicago, Illinois',
  'Senior housing, sold by people who have run it.', 'The workspace of Cedar & Main for its brokers and partners.',
  now() - b.since::interval, p.id
from (values
  (1, 'Cedar & Main', '#b9a58c', '#5a3d26', '#d9c3a5', 'book', '30 days'),
  (2, 'Cedar & Main', '#c2ad92', '#5a3d26', '#dcc8ac', 'house', '12 days'),
  (0, 'Cedar & Main', '#c2ad92', '#5a3d26', '#dcc8ac', 'house', '12 days')
) as b (version, name, surface, light, dark, typeface, since)
join public.tenants t on t.id = 'dec0de00-0000-4000-8000-000000000102'
join public.profiles p on p.id = 'dec0de00-0000-4000-8000-000000000003'
on conflict do nothing;

insert into private.brokerages (
  tenant_id, is_public, about, phone, license_number, license_state, broker_of_record
)
select t.id, true,
  'Cedar & Main sells assisted living, memory care and skilled nursing across the Midwest, for owners who run what they sell. Demo data: the brokerage and its people do not exist.',
  '(312) 555-0100', 'DEMO-481.000102', 'IL', p.id
from public.tenants t, public.profiles p
where t.id = 'dec0de00-0000-4000-8000-000000000102' and p.id = 'dec0de00-0000-4000-8000-000000000003'
on conflict do nothing;
