-- What a broker can read of their network.

-- Returns a broker's public profile and connection status with the caller. Confidential and link-only
-- listings are in no count.
create function private.get_network_profile(p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'id', b.broker_id, 'name', coalesce(nullif(a.name, ''), private.called(p.id)),
      'brokerage', case when a.id is null then private.business_name(p) else a.brokerage end,
      'listings', coalesce(a.listings, 0),
      'states', coalesce((
        select jsonb_agg(distinct m.state) from private.agent_markets m where m.agent_id = a.id
      ), '[]'),
      'property_types', coalesce((
        select jsonb_agg(distinct m.property_type) from private.agent_markets m where m.agent_id = a.id
      ), '[]'),
      'closed', (
        select count(*) from public.listings l
        where l.broker_id = b.broker_id and l.status = 'sold' and l.approval_status = 'approved'
          and not l.is_confidential and not l.is_unlisted
      ),
      'is_listed', private.is_agent(b.broker_id),
      'standing', case
        when k.id is null then 'none'
        when k.state = 'connected' then 'connected'
        when k.asker_id = auth.uid() then 'asked'
        when k.state = 'asked' then 'asks'
        else 'declined'
      end,
      'message', coalesce(k.message, ''), 'since', coalesce(k.answered_at, k.asked_at),
      'percent', (
        select t.percent from private.partnerships t
        where least(t.offerer_id, t.partner_id) = least(p.id, auth.uid())
          and greatest(t.offerer_id, t.partner_id) = greatest(p.id, auth.uid()) and private.is_partnership_active(t)
      ),
      'note', coalesce((
        select n.note from private.broker_notes n where n.owner_id = auth.uid() and n.about_id = p.id
      ), '')
    )
    from public.profiles p
    join public.broker_accounts b on b.user_id = p.id and not b.is_pseudonym
    left join private.agents a on a.id = b.broker_id
    left join private.broker_links k on least(k.asker_id, k.asked_id) = least(p.id, auth.uid())
      and greatest(k.asker_id, k.asked_id) = greatest(p.id, auth.uid())
    where p.id = p_user_id
  );
end $$;

create function private.my_network(p_state text default null, p_name text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_most constant integer := 60;
  v_patterns constant text[] := private.search_patterns(p_name);
  v_mine uuid[];
  v_others uuid[];
begin
  if not private.is_broker() then
    return null;
  end if;
  -- The caller's links, requests to the caller first.
  v_mine := array(
    select k.other
    from (
      select case when l.asker_id = auth.uid() then l.asked_id else l.asker_id end as other, l.state, l.asked_at, l.asked_id
      from private.broker_links l where auth.uid() in (l.asker_id, l.asked_id)
    ) k
    join public.profiles p on p.id = k.other
    where (v_patterns = '{}' or concat_ws(' ', p.full_name, private.business_name(p)) ilike all (v_patterns))
      and (p_state is null or exists (
        select from public.broker_accounts b join private.agent_markets m on m.agent_id = b.broker_id
        where b.user_id = k.other and not b.is_pseudonym and m.state = p_state
      ))
    order by k.state = 'asked' and k.asked_id = auth.uid() desc, k.asked_at desc, k.other
    limit 500
  );
  v_others := array(
    select b.user_id
    from private.agents a join public.broker_accounts b on b.broker_id = a.id
    where b.user_id <> auth.uid() and b.user_id <> all (v_mine) and private.is_agent(a.id)
      and not private.is_blocked_between(auth.uid(), b.user_id)
      and (v_patterns = '{}' or concat_ws(' ', a.name, a.brokerage) ilike all (v_patterns))
      and (p_state is null or exists (
        select from private.agent_markets m where m.agent_id = a.id and m.state = p_state
      ))
    order by -a.listings, a.id
    limit v_most + 1
  );
  return jsonb_build_object(
    'brokers', (
      select coalesce(jsonb_agg(private.get_network_profile(u.id) order by u.n), '[]')
      from unnest(v_mine || v_others[1:v_most]) with ordinality u (id, n)
    ),
    'has_more', cardinality(v_others) > v_most,
    'referrals', private.my_referrals()
  );
end $$;

-- Returns directory brokers with their connection status, filtered by state and name, and referrals given and
-- received; null for non-brokers.
select private.expose('my_network', 'authenticated');
