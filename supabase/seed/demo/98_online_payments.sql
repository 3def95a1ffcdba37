-- The demo assisted living community takes online payments: its account at the test provider, and the bank payments of the
-- last weeks. Requires billing; idempotent, leaves existing rows. Days follow today.
do $$
declare
  v_community constant uuid := 'dec0de00-0000-4000-8000-00000000b001';
  v_account constant uuid := 'dec0de00-0000-4000-8000-00000000e001';
  v_key constant text := 'dec0de000000000000000b01';
  v_today constant date := now()::date;
  v_name constant text := coalesce((select p.full_name from public.profiles p where p.id = 'dec0de00-0000-4000-8000-000000000007'), '');
  v_payment record;
  v_document jsonb;
begin
  if exists (select from private.connected_accounts a where a.id = v_account) or to_regclass('haven_local.payment_connected_accounts') is null
    or not exists (select from private.billing_settings s where s.community_id = v_community)
  then
    return;
  end if;
  insert into private.connected_accounts (
    id, community_id, provider_id, can_charge, can_pay_out, has_details, bank_last4, connected_at, connected_by_name, synced_at
  )
  values (v_account, v_community, 'acct_' || v_key, true, true, true, '6789', now() - interval '200 days', v_name, now());
  insert into private.online_payments (
    id, account_id, invoice_id, method, cents, fee_cents, state, session_id, intent_id, paid_with_last4, payment_id, posted_cents,
    begun_at, begun_by_name
  )
  select md5('online' || p.id)::uuid, v_account, a.invoice_id, 'ach', p.cents, private.get_online_payment_fee('ach', p.cents), 'succeeded',
    'cs_test_c' || v_key || left(md5('page' || p.id), 24), 'pi_c' || v_key || left(md5('intent' || p.id), 24), '6789', p.id, p.cents,
    p.received_on + interval '15 hours', coalesce((
      select t.name from public.resident_contacts t
      where t.resident_id = p.resident_id and t.deleted_at is null and t.roles && array['responsible_party', 'financial_poa', 'guardian']
      order by t.created_at, t.id limit 1
    ), '')
  from private.resident_payments p join private.payment_allocations a on a.payment_id = p.id
  where p.community_id = v_community and p.payor = 'private_pay' and p.method = 'ach' and p.reversed_on is null
    and p.received_on > v_today - 40
  order by p.received_on desc, p.id limit 8;
  update private.resident_payments p set reference = 'Online, ending in 6789'
  from private.online_payments o where o.payment_id = p.id and o.account_id = v_account;
  for v_payment in select * from private.online_payments o where o.account_id = v_account order by o.begun_at, o.id loop
    perform private.post_billing_entry(
      v_community, v_payment.begun_at::date, 'online_payment_fee', v_payment.id, 'Fee of an online payment', jsonb_build_array(
        jsonb_build_object('account', '5500', 'cents', v_payment.fee_cents), jsonb_build_object('account', '1010', 'cents', -v_payment.fee_cents)
      )
    );
  end loop;
  insert into private.connected_payouts (id, account_id, cents, state, arrives_on)
  select 'po_c' || v_key || left(md5('payout' || o.begun_at::date), 24), v_account, sum(o.cents - o.fee_cents), 'paid', o.begun_at::date + 2
  from private.online_payments o where o.account_id = v_account and o.begun_at::date + 2 <= v_today group by o.begun_at::date;
  update private.connected_accounts a set pending_cents = coalesce((
    select sum(o.cents - o.fee_cents) from private.online_payments o where o.account_id = v_account and o.begun_at::date + 2 > v_today
  ), 0) where a.id = v_account;

  -- The same at the test provider, so that refunds and new payments work.
  select jsonb_build_object(
    'account', jsonb_build_object(
      'id', 'acct_' || v_key, 'object', 'account', 'type', 'express', 'email', 'operator@demo.haven.example',
      'business_profile', jsonb_build_object('name', c.name), 'metadata', '{}'::jsonb, 'charges_enabled', true, 'payouts_enabled', true,
      'details_submitted', true, 'requirements', '{"currently_due": []}'::jsonb,
      'external_accounts', '{"object": "list", "data": [{"object": "bank_account", "last4": "6789"}]}'::jsonb
    ),
    'links', '[]'::jsonb, 'disputes', '[]'::jsonb, 'available', 0,
    'waiting', (select a.pending_cents from private.connected_accounts a where a.id = v_account),
    'pending', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'at', floor(extract(epoch from o.begun_at + interval '2 days')), 'intent', o.intent_id, 'outcome', 'paid_out'
      )), '[]') from private.online_payments o where o.account_id = v_account and o.begun_at::date + 2 > v_today
    ),
    'payouts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', p.id, 'object', 'payout', 'amount', p.cents, 'arrival_date', floor(extract(epoch from p.arrives_on::timestamptz)), 'status', 'paid'
      ) order by p.arrives_on desc), '[]') from private.connected_payouts p where p.account_id = v_account
    ),
    'pages', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', o.session_id, 'created', floor(extract(epoch from o.begun_at)), 'method', 'us_bank_account', 'description', '', 'email', '',
        'amount', o.cents, 'fee', o.fee_cents, 'metadata', '{}'::jsonb, 'returnUrl', '', 'cancelUrl', '',
        'expiresAt', floor(extract(epoch from o.begun_at)) + 3600, 'status', 'complete', 'intent', o.intent_id
      )), '[]') from private.online_payments o where o.account_id = v_account
    ),
    'intents', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', o.intent_id, 'object', 'payment_intent', 'amount', o.cents, 'application_fee_amount', o.fee_cents, 'metadata', '{}'::jsonb,
        'status', 'succeeded', 'amount_received', o.cents, 'last_payment_error', null,
        'latest_charge', jsonb_build_object(
          'id', 'ch_c' || v_key || left(md5('charge' || o.id), 24), 'object', 'charge', 'created', floor(extract(epoch from o.begun_at)),
          'amount', o.cents, 'payment_intent', o.intent_id, 'payment_method_details', '{"us_bank_account": {"last4": "6789"}}'::jsonb,
          'amount_refunded', 0, 'disputed', false
        )
      )), '[]') from private.online_payments o where o.account_id = v_account
    )
  ) into v_document
  from public.communities c where c.id = v_community;
  execute 'insert into haven_local.payment_connected_accounts (id, document) values ($1, $2) on conflict do nothing'
  using 'acct_' || v_key, v_document;
end $$;

-- The office gets the aging each Monday, and the KPI pack each month.
insert into private.report_schedules (id, community_id, report, repeats, day, created_by_name, last_due_on)
select md5('schedule' || c.id || r.report)::uuid, c.id, r.report, r.repeats, r.day,
  coalesce((select p.full_name from public.profiles p where p.id = 'dec0de00-0000-4000-8000-000000000007'), ''), now()::date
from public.communities c cross join (values ('aging', 'weekly', 1), ('kpi', 'monthly', 5)) r (report, repeats, day)
where c.id = 'dec0de00-0000-4000-8000-00000000b001'
on conflict (id) do nothing;
insert into private.report_recipients (schedule_id, member_id)
select s.id, m.id
from private.report_schedules s
join public.community_members m on m.community_id = s.community_id and m.position = 'executive_director' and m.ends_at is null
where s.community_id = 'dec0de00-0000-4000-8000-00000000b001' and m.user_id = 'dec0de00-0000-4000-8000-000000000007'
on conflict do nothing;
