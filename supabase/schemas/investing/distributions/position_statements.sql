-- An investor's own positions: money in, money out, statements, and the portal.

-- Returns the movements of a position that the caller may read: all of them for its sponsor and, for an investor, those of
-- the time in which they held it.
create function private.list_position_movements(p_subscription_id uuid, p_is_sponsor boolean)
returns table (day date, kind text, memo text, cents bigint, capital_cents bigint, preferred_cents bigint, profit_cents bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select l.paid_on, 'contribution', c.purpose, l.cents, 0::bigint, 0::bigint, 0::bigint
  from private.capital_call_lines l join private.capital_calls c on c.id = l.call_id
  where l.subscription_id = p_subscription_id and l.paid_on is not null and (p_is_sponsor or l.investor_id = auth.uid())
  union all
  select l.paid_on, 'distribution', r.memo, l.cents, l.capital_cents, l.preferred_cents, l.profit_cents
  from private.distribution_lines l join private.distribution_runs r on r.id = l.run_id
  where l.subscription_id = p_subscription_id and l.posted_at is not null and (p_is_sponsor or l.investor_id = auth.uid())
  union all
  -- The unreturned capital that a partial transfer moved.
  select c.day, case when c.contributed_cents < 0 then 'transfer_out' else 'transfer_in' end, c.memo,
    abs(c.contributed_cents - c.returned_cents), 0::bigint, 0::bigint, 0::bigint
  from private.position_carryovers c where c.subscription_id = p_subscription_id and (p_is_sponsor or c.investor_id = auth.uid())
  order by 1, 2, 3;
end $$;

-- Returns the offering of a position if the caller may read the position.
create function private.find_readable_position(p_subscription_id uuid, out subscription private.subscriptions, out offering private.offerings,
  out is_sponsor boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  select * into subscription from private.subscriptions s where s.id = p_subscription_id;
  select * into offering from private.offerings o where o.id = (subscription).offering_id;
  is_sponsor := private.can_manage_offering(offering);
  if (subscription).id is null or (subscription).status <> 'accepted' or not is_sponsor and not (
    private.is_approved() and (
      (subscription).investor_id is not distinct from auth.uid() or exists (
        select from private.interest_transfers t
        where t.subscription_id = p_subscription_id and t.from_id = auth.uid() and t.status = 'completed' and t.cents is null
      )
    )
  ) then
    raise exception 'Position not found.' using errcode = 'HXSDM';
  end if;
end $$;

create function private.get_position_statement(p_subscription_id uuid, p_from date, p_to date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_position constant record := private.find_readable_position(p_subscription_id);
  v_is_holder boolean;
begin
  if p_from is null or p_to is null or p_to < p_from or p_to > p_from + 3660 then
    raise exception 'Choose up to ten years.' using errcode = 'HXSDY';
  end if;
  v_is_holder := v_position.is_sponsor or (v_position.subscription).investor_id is not distinct from auth.uid();
  return (
    select jsonb_build_object(
      'offering', (v_position.offering).title, 'sponsor', (v_position.offering).sponsor_name,
      'property', (v_position.offering).property_name,
      'investor', case when v_is_holder then coalesce((v_position.subscription).entity_name, (v_position.subscription).investor_name)
        else (select t.from_name from private.interest_transfers t
          where t.subscription_id = p_subscription_id and t.from_id = auth.uid() and t.status = 'completed' limit 1) end,
      'from', p_from, 'to', p_to, 'commitment_cents', case when v_is_holder then (v_position.subscription).amount_cents end,
      'opening_contributed_cents', coalesce(sum(m.cents) filter (where m.kind = 'contribution' and m.day < p_from), 0),
      'opening_returned_cents', coalesce(sum(m.capital_cents) filter (where m.day < p_from), 0),
      'opening_transferred_cents', coalesce(sum(t.cents) filter (where m.day < p_from), 0), 'transferred_cents', coalesce(sum(t.cents), 0),
      'contributed_cents', coalesce(sum(m.cents) filter (where m.kind = 'contribution'), 0),
      'returned_cents', coalesce(sum(m.capital_cents), 0),
      'distributed_cents', coalesce(sum(m.cents) filter (where m.kind = 'distribution'), 0),
      'movements', coalesce(jsonb_agg(to_jsonb(m) order by m.day, m.kind, m.memo) filter (where m.day >= p_from), '[]')
    )
    from private.list_position_movements(p_subscription_id, v_position.is_sponsor) m
    cross join lateral (select case m.kind when 'transfer_in' then m.cents when 'transfer_out' then -m.cents else 0 end as cents) t
    where m.day <= p_to
  );
end $$;

-- Returns a position's statement for a period, for its investor and sponsor.
select private.expose('get_position_statement', 'authenticated');

create function private.get_investor_portal() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me constant uuid := auth.uid();
begin
  if not private.is_approved() then
    raise exception 'Only approved accounts can view positions.' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'today', private.get_local_date(),
    'positions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'offering_id', o.id, 'offering', o.title, 'sponsor_id', md5(coalesce(o.tenant_id::text, o.sponsor_name)),
        'sponsor', o.sponsor_name, 'property', o.property_name, 'state', o.state, 'entity', coalesce(s.entity_name, s.investor_name),
        'status', s.status, 'is_current', s.is_current, 'amount_cents', case when s.is_current then s.amount_cents end,
        'steps', case when s.is_current then private.get_subscription_steps(s.subscription) end,
        'contributed_cents', m.contributed, 'returned_cents', m.returned, 'distributed_cents', m.distributed,
        'last_paid_on', m.last_on, 'first_paid_on', m.first_on,
        'calls', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'id', c.id, 'cents', l.cents, 'due_on', c.due_on, 'purpose', c.purpose, 'paid_on', l.paid_on
          ) order by c.due_on, c.id), '[]')
          from private.capital_call_lines l join private.capital_calls c on c.id = l.call_id
          where l.subscription_id = s.id and l.investor_id = v_me
        ),
        'movements', m.movements,
        'link', private.get_position_link(s.id), 'unrecorded', private.count_unrecorded_payments(s.id),
        'files', (
          select coalesce(jsonb_agg(private.build_offering_file_json(f) order by f.added_at desc, f.id), '[]')
          from private.offering_files f
          where f.subscription_id = s.id and f.investor_id = v_me and f.removed_at is null
        )
      ) order by o.sponsor_name, o.title, s.created_at, s.id), '[]')
      from (
        select x.id, x.offering_id, x.entity_name, x.investor_name, x.status, x.amount_cents, x.created_at, true as is_current, x as subscription
        from private.subscriptions x where x.investor_id = v_me and x.status in ('committed', 'signed', 'accepted')
        union all
        -- Interests transferred away: their history up to the transfer.
        select x.id, x.offering_id, t.from_name, t.from_name, 'transferred', null, x.created_at, false, x
        from private.interest_transfers t join private.subscriptions x on x.id = t.subscription_id
        where t.from_id = v_me and t.status = 'completed' and t.cents is null and x.investor_id is distinct from v_me
      ) s
      join private.offerings o on o.id = s.offering_id
      cross join lateral (
        select coalesce(sum(x.cents) filter (where x.kind = 'contribution'), 0)::bigint as contributed,
          coalesce(sum(x.capital_cents), 0)::bigint as returned,
          coalesce(sum(x.cents) filter (where x.kind = 'distribution'), 0)::bigint as distributed,
          max(x.day) filter (where x.kind = 'distribution') as last_on, min(x.day) as first_on,
          coalesce(jsonb_agg(to_jsonb(x) order by x.day desc, x.kind, x.memo), '[]') as movements
        from private.list_position_movements(s.id, false) x
      ) m
    ),
    'sponsors', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', md5(coalesce(x.tenant_id::text, x.sponsor_name)), 'name', x.sponsor_name,
        'brand', private.get_published_brand(x.tenant_id) - array['mail_footer', 'sign_in_title', 'sign_in_text']
      ) order by x.sponsor_name, x.tenant_id), '[]')
      from (
        select distinct o.tenant_id, o.sponsor_name from private.offerings o
        where o.id in (
          select s.offering_id from private.subscriptions s where s.investor_id = v_me and s.status in ('committed', 'signed', 'accepted')
          union
          select s.offering_id from private.interest_transfers t join private.subscriptions s on s.id = t.subscription_id
          where t.from_id = v_me and t.status = 'completed'
        )
      ) x
    ),
    'updates', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', u.id, 'offering_id', u.offering_id, 'offering', u.offering, 'title', u.title, 'body', u.body, 'sent_at', u.sent_at
      ) order by u.sent_at desc, u.id), '[]')
      from (
        select x.id, x.offering_id, o.title as offering, x.title, x.body, x.sent_at
        from private.offering_updates x join private.offerings o on o.id = x.offering_id
        where exists (
          select from private.subscriptions s where s.offering_id = x.offering_id and s.investor_id = v_me and s.status = 'accepted'
        )
        order by x.sent_at desc limit 100
      ) u
    ),
    'transfers', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', t.id, 'subscription_id', t.subscription_id, 'status', t.status, 'to_name', t.to_name, 'to_email', t.to_email, 'cents', t.cents,
        'requested_at', t.requested_at, 'reason', t.reason
      ) order by t.requested_at desc, t.id), '[]')
      from private.interest_transfers t where t.from_id = v_me
    ),
    'to_sign', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', t.id, 'offering', o.title, 'sponsor', o.sponsor_name, 'rule', o.rule, 'from_name', t.from_name,
        'amount_cents', coalesce(t.cents, x.amount_cents), 'interest_cents', x.amount_cents, 'decided_at', t.decided_at
      ) order by t.decided_at desc, t.id), '[]')
      from private.interest_transfers t
      join private.subscriptions x on x.id = t.subscription_id join private.offerings o on o.id = x.offering_id
      where t.to_email = private.get_my_confirmed_email() and t.status = 'to_sign'
    )
  );
end $$;

-- Returns everything the caller holds with sponsors: positions with their own movements, calls, files, and updates.
select private.expose('get_investor_portal', 'authenticated');

-- Dashboard counts of items waiting for the caller, as sponsor and as investor.
create function private.figures_of_offerings() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me constant uuid := auth.uid();
  v_tenant_id constant uuid := private.administered_tenant_id();
begin
  if not private.is_approved() then
    return null;
  end if;
  return (
    select case
      when f.to_accept + f.to_review + f.to_decide + f.to_finish + f.to_sign + f.to_pay + f.to_link + f.to_record = 0 then null else to_jsonb(f)
    end
    from (
      select
        (
          select count(*) from private.subscriptions s join private.offerings o on o.id = s.offering_id
          where o.tenant_id = v_tenant_id and s.status = 'signed'
        ) as to_accept,
        (
          select count(*) from private.investor_checks c join private.offerings o on o.id = c.offering_id
          where o.tenant_id = v_tenant_id and c.kind = 'accreditation' and c.status = 'submitted'
        ) as to_review,
        (
          select count(*) from private.interest_transfers t
          join private.subscriptions s on s.id = t.subscription_id join private.offerings o on o.id = s.offering_id
          where o.tenant_id = v_tenant_id and t.status = 'requested'
        ) as to_decide,
        (
          select count(*) from private.subscriptions s join private.offerings o on o.id = s.offering_id
          where s.investor_id = v_me and s.status = 'committed' and o.status = 'open'
        ) as to_finish,
        (
          select count(*) from private.interest_transfers t
          where t.to_email = private.get_my_confirmed_email() and t.status = 'to_sign'
        ) as to_sign,
        (select count(*) from private.capital_call_lines l where l.investor_id = v_me and l.paid_on is null) as to_pay,
        -- Paid interests that the portfolio of an investor who has one doesn't include.
        (
          select count(*) from private.subscriptions s
          where s.investor_id = v_me and s.status = 'accepted' and cardinality(private.list_my_investment_entity_ids()) > 0
            and (private.find_my_position_link(s.id)).holding_id is null
            and exists (select from private.list_unrecorded_payments(s.id, v_me))
        ) as to_link,
        (
          select count(*) from private.position_links l
          where l.investor_id = v_me and private.can_use_holding(l.holding_id)
            and exists (select from private.list_unrecorded_payments(l.subscription_id, v_me))
        ) as to_record
    ) f
  );
end $$;
grant execute on function private.figures_of_offerings() to authenticated;
