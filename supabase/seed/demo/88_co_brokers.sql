-- Co-brokerages of the demo's brokers: one active, one waiting for the broker, one offered to an outsider.
-- Requires people, communities and deals; idempotent.
do $$
declare
  v_ben constant uuid := 'dec0de00-0000-4000-8000-000000000004';
  v_rita constant uuid := 'dec0de00-0000-4000-8000-000000000003';
  v_id constant text := 'dec0de00-0000-4000-8000-00000000880';
  v_of_ben uuid[];
  v_of_rita uuid[];

  c_claims constant text := 'request.jwt.claims';
begin
  if exists (select from private.co_brokerages) or not exists (select from public.profiles p where p.id = v_ben) then
    return;
  end if;
  select array_agg(l.id order by l.is_confidential, exists (
    select from public.deals d where d.listing_id = l.id and d.owner_id = v_ben and d.closed_on is null
  ) desc, l.created_at) into v_of_ben
  from public.listings l join public.broker_accounts a on a.broker_id = l.broker_id
  where a.user_id = v_ben and l.status = 'active' and l.approval_status = 'approved';
  select array_agg(l.id order by l.is_confidential, l.created_at) into v_of_rita
  from public.listings l join public.broker_accounts a on a.broker_id = l.broker_id
  where a.user_id = v_rita and l.status = 'active' and l.approval_status = 'approved';
  if cardinality(v_of_ben) < 2 or cardinality(v_of_rita) < 1 then
    return;
  end if;

  perform set_config(c_claims, jsonb_build_object('sub', v_ben, 'role', 'authenticated', 'aal', 'aal1', 'haven_acting', 'database')::text, true);
  perform private.save_co_brokerage(
    (v_id || '1')::uuid, v_of_ben[1], 'percent', 40, 'work', private.broker_of(v_rita, null), null, null,
    current_date + 180, 'The co-broker writes to buyers of its own register first, and names them within ten days.'
  );
  perform private.offer_co_brokerage((v_id || '1')::uuid);
  perform private.sign_co_brokerage(
    (v_id || '1')::uuid, (v_id || 'a')::uuid, 1, 'Ben Demo-Broker', null, true,
    (select private.text_hash(t.body) from private.co_brokerage_terms t where t.co_brokerage_id = (v_id || '1')::uuid)
  );
  perform private.save_co_brokerage(
    (v_id || '2')::uuid, v_of_ben[2], 'fixed', 45000, 'view', null, 'Nora Keller', 'nora.keller@keller-realty.example'
  );
  perform private.offer_co_brokerage((v_id || '2')::uuid);

  perform set_config(c_claims, jsonb_build_object('sub', v_rita, 'role', 'authenticated', 'aal', 'aal1', 'haven_acting', 'database')::text, true);
  perform private.sign_co_brokerage(
    (v_id || '1')::uuid, (v_id || 'b')::uuid, 1, 'Rita Demo-Record', null, true,
    (select private.text_hash(t.body) from private.co_brokerage_terms t where t.co_brokerage_id = (v_id || '1')::uuid)
  );
  perform private.save_co_brokerage(
    (v_id || '3')::uuid, v_of_rita[1], 'percent', 50, 'work', private.broker_of(v_ben, null), null, null, current_date + 90
  );
  perform private.offer_co_brokerage((v_id || '3')::uuid);
  perform private.sign_co_brokerage(
    (v_id || '3')::uuid, (v_id || 'c')::uuid, 1, 'Rita Demo-Record', null, true,
    (select private.text_hash(t.body) from private.co_brokerage_terms t where t.co_brokerage_id = (v_id || '3')::uuid)
  );
  perform set_config(c_claims, '', true);
end $$;
