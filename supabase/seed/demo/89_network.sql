-- Network of the demo's brokers: connected, with one accepted referral and one waiting for the broker.
-- Requires people, communities and leads; idempotent.
do $$
declare
  v_ben constant uuid := 'dec0de00-0000-4000-8000-000000000004';
  v_rita constant uuid := 'dec0de00-0000-4000-8000-000000000003';
  v_id constant text := 'dec0de00-0000-4000-8000-00000000890';
  c_claims constant text := 'request.jwt.claims';
begin
  if exists (select from private.broker_links) or exists (select from private.referrals)
    or (select count(*) from public.profiles p where p.id in (v_ben, v_rita)) < 2
    or not private.is_agent(private.broker_of(v_ben, null)) or not private.is_agent(private.broker_of(v_rita, null))
  then
    return;
  end if;
  insert into private.broker_links (asker_id, asked_id, state, message, asked_at, answered_at)
  values (v_rita, v_ben, 'connected', 'Let us pass on what is outside of our own states.',
    now() - interval '140 days', now() - interval '139 days');
  insert into private.broker_notes (owner_id, about_id, note)
  values (v_ben, v_rita, 'Answers within the hour. Knows the lenders of the upper Midwest; prefers 25% for buyers, 20% for sellers.');
  insert into private.referrals (
    id, giver_id, taker_id, name, company, email, phone, place, interest, message, percent, given_at
  )
  values
    ((v_id || '1')::uuid, v_ben, v_rita, 'Harriet Solberg', 'Solberg Family Homes', 'harriet.solberg@example.com',
      '(612) 555-0171', 'MN', 'Sale of three board-and-care homes', 'Owner since 2009, wants to close before summer.', 25,
      now() - interval '9 days'),
    ((v_id || '2')::uuid, v_rita, v_ben, 'Desmond Achterberg', 'Achterberg Capital', 'desmond@example.com',
      '(312) 555-0186', 'IL', 'Memory care, 40 beds and more, $8M to $14M', 'Proof of funds seen. Has sold two homes with us.', 20,
      now() - interval '1 day'),
    ((v_id || '3')::uuid, v_rita, v_ben, 'Lucille Brandvold', null, 'lucille.brandvold@example.com',
      null, 'IA', 'First assisted living, up to $4M', '', 25, now() - interval '46 days');
  insert into private.partnerships (id, offerer_id, partner_id, percent, terms, state, offered_at, answered_at)
  values ((v_id || '9')::uuid, v_rita, v_ben, 25,
    'For every buyer that one of us introduces to the other. Paid within ten days of the closing; none where the client was known.',
    'agreed', now() - interval '120 days', now() - interval '118 days');
  perform set_config(c_claims, jsonb_build_object('sub', v_rita, 'role', 'authenticated', 'aal', 'aal1', 'haven_acting', 'database')::text, true);
  perform private.answer_referral((v_id || '1')::uuid, true);
  perform set_config(c_claims, jsonb_build_object('sub', v_ben, 'role', 'authenticated', 'aal', 'aal1', 'haven_acting', 'database')::text, true);
  perform private.answer_referral((v_id || '3')::uuid, false);
  perform set_config(c_claims, '', true);
  insert into private.overdue_leads (lead_id)
  select r.lead_id from private.referrals r where r.lead_id is not null
  on conflict (lead_id) do nothing;
end $$;
