-- What each side reads of RFPs.
create function private.my_rfps(
  p_statuses text[] default null, p_after text default null, p_page_size public.whole_number default 50
) returns table (
  id uuid, title text, category text, state text, status text, created_at timestamptz, deadline timestamptz,
  decides_on date, vendors integer, intends integer, bids integer, questions integer, winner text, price bigint, cursor text
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_size constant integer := private.limit_page_size(p_page_size, 50, 200);
  c_scope constant text := 'rfps';
  v_from constant private.time_cursor := private.open_time_cursor(c_scope, p_after);
begin
  if not private.is_approved() then
    raise exception 'Only approved accounts can view RFPs.' using errcode = '42501';
  end if;
  return query
  select
    r.id, r.title, r.category, r.state, r.status, r.created_at, d.deadline, r.decides_on, c.vendors, c.intends,
    -- The number of sealed bids is hidden until they are opened.
    case when d.opened_at is not null then (
      select count(*)::integer from private.rfp_bids b
      where b.rfp_id = r.id and b.round = d.round and b.status in ('opened', 'unreadable')
    ) end,
    (
      select count(*)::integer from private.rfp_questions q join private.rfp_vendors p on p.id = q.participant_id
      where p.rfp_id = r.id and q.answer is null and r.status = 'open'
    ),
    c.winner, case when c.winner is not null then private.get_rfp_contract_total(r.id) end,
    private.seal_cursor(c_scope, jsonb_build_array(r.created_at, r.id))
  -- The page is chosen before its rows are counted.
  from (
    select o.* from private.rfp_team t join private.rfps o on o.id = t.rfp_id
    where t.account = auth.uid() and 'view' = any (private.get_rfp_rights(o, t.account))
      and (p_statuses is null or o.status = any (p_statuses)) and (o.created_at, o.id) < (v_from.at, v_from.id)
    order by o.created_at desc, o.id desc
    limit v_size
  ) r
  cross join lateral (select * from private.rfp_rounds x where x.rfp_id = r.id order by x.round desc limit 1) d
  cross join lateral (
    select count(*)::integer as vendors, count(*) filter (where v.status = 'intends')::integer as intends,
      max(v.vendor_name) filter (where v.is_winner) as winner
    from private.rfp_vendors v where v.rfp_id = r.id
  ) c
  order by r.created_at desc, r.id desc;
end $$;

-- Returns a page of RFPs on whose team the caller is, newest first.
select private.expose('my_rfps', 'authenticated', 'plain');

-- Returns an RFP's status for one vendor.
create function private.get_rfp_vendor_status(p_rfp private.rfps, p_part private.rfp_vendors) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return case
    when p_part.id is null then 'available'
    when p_rfp.status = 'cancelled' then 'cancelled'
    when p_rfp.status in ('awarded', 'contracted', 'completed') and p_part.is_winner then
      case p_rfp.status when 'completed' then 'completed' when 'contracted' then 'contracted' else 'won' end
    when p_rfp.status in ('awarded', 'contracted', 'completed', 'no_award') then 'closed'
    when p_part.status = 'declined' then 'declined'
    when p_rfp.status = 'final_offers' and p_part.is_shortlisted then 'final_offer'
    when p_part.is_shortlisted then 'shortlisted'
    when exists (
      select from private.rfp_bids b
      where b.participant_id = p_part.id and b.status in ('sealed', 'opened', 'unreadable')
    ) then 'bid'
    when p_rfp.status <> 'open' then 'closed'
    else p_part.status
  end;
end $$;

create function private.vendor_rfps(
  p_statuses text[] default null, p_after text default null, p_page_size public.whole_number default 50
) returns table (
  id uuid, title text, issuer text, category text, state text, status text, listed_at timestamptz,
  deadline timestamptz, needs_acknowledgement boolean, cursor text
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_size constant integer := private.limit_page_size(p_page_size, 50, 200);
  c_scope constant text := 'vendor rfps';
  v_vendor public.vendors;
  v_colleagues uuid[];
  v_from constant private.time_cursor := private.open_time_cursor(c_scope, p_after);
begin
  if not private.is_approved() then
    raise exception 'Only approved accounts can view RFPs.' using errcode = '42501';
  end if;
  select * into v_vendor from public.vendors v where v.id = private.get_my_vendor_id();
  v_colleagues := array(
    select v_vendor.user_id union
    select ours.user_id from public.tenant_users theirs
    join public.tenant_users ours on ours.tenant_id = theirs.tenant_id where theirs.user_id = v_vendor.user_id
  );
  return query
  select
    r.id, r.title, r.issuer_name, r.category, r.state, s.status, x.listed_at, d.deadline,
    coalesce(x.acknowledged_n < r.n and r.status in ('open', 'final_offers') and s.status not in ('invited', 'declined', 'closed'), false),
    private.seal_cursor(c_scope, jsonb_build_array(x.listed_at, r.id))
  from (
    select p.rfp_id, p.id as part_id, p.acknowledged_n, greatest(p.joined_at, o.published_at) as listed_at
    from private.rfp_vendors p join private.rfps o on o.id = p.rfp_id
    where p.vendor_id = v_vendor.id and o.published_at is not null and p_statuses is distinct from array['available']
    union all
    (
      -- Each state is read in order, so no more RFPs are checked than a page needs.
      select a.id, null, null, a.published_at
      from (select distinct unnest(v_vendor.states) as state) s
      cross join lateral (
        select o.id, o.published_at from private.rfps o
        where (p_statuses is null or 'available' = any (p_statuses)) and (select private.takes_requests(v_vendor)) and o.is_public
          and o.status = 'open' and o.category = v_vendor.category and o.state = s.state
          and (o.published_at, o.id) < (v_from.at, v_from.id)
          and exists (select from private.rfp_rounds e where e.rfp_id = o.id and e.round = 1 and e.deadline > now())
          and not exists (select from private.rfp_vendors p where p.rfp_id = o.id and p.vendor_id = v_vendor.id)
          and private.can_serve_account(v_vendor, o.account)
          and not exists (select from private.rfp_team t where t.rfp_id = o.id and t.account = any (v_colleagues))
        order by o.published_at desc, o.id desc limit v_size
      ) a
      order by a.published_at desc, a.id desc limit v_size
    )
  ) x
  join private.rfps r on r.id = x.rfp_id
  left join private.rfp_vendors m on m.id = x.part_id
  cross join lateral (select private.get_rfp_vendor_status(r, m) as status) s
  -- Only shortlisted vendors learn of a final round.
  cross join lateral (
    select e.deadline from private.rfp_rounds e
    where e.rfp_id = r.id and (e.round = 1 or m.is_shortlisted) order by e.round desc limit 1
  ) d
  where (p_statuses is null or s.status = any (p_statuses)) and (x.listed_at, r.id) < (v_from.at, v_from.id)
  order by x.listed_at desc, r.id desc
  limit v_size;
end $$;

-- Returns a page of RFPs that the caller's company was invited to, joined, or can join, newest first.
select private.expose('vendor_rfps', 'authenticated', 'plain');

create function private.rfp_summary() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_approved() then
    return null;
  end if;
  return jsonb_build_object(
    'is_vendor', private.get_my_vendor_id() is not null,
    'stages', (
      select coalesce(jsonb_object_agg(s.status, s.count), '{}') from (
        select r.status, count(*) from private.rfp_team t join private.rfps r on r.id = t.rfp_id
        where t.account = auth.uid() and 'view' = any (private.get_rfp_rights(r, t.account)) group by r.status
      ) s
    ),
    'due', (
      select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'title', n.title, 'what', n.what, 'at', n.at) order by n.at, n.id), '[]')
      from (
        select r.id, r.title, d.deadline as at, case d.round when 1 then 'Bids due' else 'Final offers due' end as what
        from private.rfp_team t join private.rfps r on r.id = t.rfp_id
        join private.rfp_rounds d on d.rfp_id = r.id
          and d.round = case r.status when 'open' then 1 when 'final_offers' then 2 end
        where t.account = auth.uid() and 'view' = any (private.get_rfp_rights(r, t.account))
        union all
        select r.id, r.title, d.deadline, case d.round when 1 then 'Your bid is due' else 'Your final offer is due' end
        from private.rfp_vendors p join private.rfps r on r.id = p.rfp_id
        join private.rfp_rounds d on d.rfp_id = r.id
          and d.round = case r.status when 'open' then 1 when 'final_offers' then 2 end
        where p.vendor_id = (select private.get_my_vendor_id()) and p.status <> 'declined' and (d.round = 1 or p.is_shortlisted)
          and d.deadline > now()
        order by at limit 5
      ) n
    )
  );
end $$;

-- Returns the caller's RFPs by stage and the five next deadlines.
select private.expose('rfp_summary', 'authenticated');

create function private.build_rfp_json(p_rfp private.rfps) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object(
    'id', p_rfp.id, 'title', p_rfp.title, 'issuer', p_rfp.issuer_name, 'category', p_rfp.category, 'state', p_rfp.state,
    'place', p_rfp.place, 'details', p_rfp.details, 'begins_on', p_rfp.begins_on, 'budget_to', p_rfp.budget_to,
    'is_public', p_rfp.is_public, 'questions_until', p_rfp.questions_until, 'decides_on', p_rfp.decides_on,
    'required_credentials', p_rfp.required_credentials, 'status', p_rfp.status, 'n', p_rfp.n,
    'published_at', p_rfp.published_at, 'ended_at', p_rfp.ended_at,
    'criteria', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', c.id, 'name', c.name, 'prompt', c.prompt, 'weight', c.weight, 'is_price', c.is_price
      ) order by c.n), '[]') from private.rfp_criteria c where c.rfp_id = p_rfp.id
    ),
    'amendments', (
      select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'n', a.n, 'body', a.body, 'deadline', a.deadline, 'at', a.at) order by a.n), '[]')
      from private.rfp_amendments a where a.rfp_id = p_rfp.id
    )
  );
end $$;

-- Returns the contract and its work for either side; null before an award.
create function private.build_rfp_contract_json(p_rfp_id uuid, p_side text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'title', c.title, 'body', c.body, 'sha256', c.sha256, 'consent', private.signing_consent(), 'price', c.price,
      'total', private.get_rfp_contract_total(p_rfp_id),
      'issuer_signed', (select jsonb_build_object('name', s.name, 'at', s.signed_at, 'hash', s.hash) from private.signatures s where s.id = c.issuer_signature_id),
      'vendor_signed', (select jsonb_build_object('name', s.name, 'at', s.signed_at, 'hash', s.hash) from private.signatures s where s.id = c.vendor_signature_id),
      'milestones', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', m.id, 'title', m.title, 'due_on', m.due_on, 'amount', m.amount, 'status', m.status, 'note', m.note,
          'paid_cents', private.get_milestone_paid_cents(m.id), 'open_cents', private.get_milestone_open_cents(m)
        ) order by m.n, m.id), '[]') from private.rfp_milestones m where m.rfp_id = p_rfp_id
      ),
      'payments', private.build_rfp_payments_json(p_rfp_id, p_side),
      'takes_online', exists (
        select from private.rfp_vendors w join private.connected_accounts a on a.vendor_id = w.vendor_id
        where w.id = c.participant_id and a.can_charge
      ),
      'changes', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', h.id, 'title', h.title, 'details', h.details, 'amount', h.amount, 'due_on', h.due_on, 'status', h.status,
          'is_mine', h.is_from_vendor = (p_side = 'vendor')
        ) order by h.proposed_at, h.id), '[]') from private.rfp_changes h where h.rfp_id = p_rfp_id
      )
    )
    from private.rfp_contracts c where c.rfp_id = p_rfp_id
  );
end $$;

-- Returns the vendors of an RFP for the team. Bids appear once they are opened; other evaluators' scores once the
-- reader submitted theirs; totals once all evaluators did.
create function private.build_rfp_vendors_json(p_rfp private.rfps, p_rights text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_is_scored constant boolean := private.is_rfp_scored(p_rfp);
  v_can_compare constant boolean := v_is_scored or exists (
    select from private.rfp_team t where t.rfp_id = p_rfp.id and t.account = auth.uid() and t.scored_at is not null
  );
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', v.id, 'vendor_id', v.vendor_id, 'name', v.vendor_name, 'status', v.status, 'reason', v.reason,
      'is_shortlisted', v.is_shortlisted, 'is_winner', v.is_winner, 'debrief', v.debrief,
      'has_acknowledged', v.acknowledged_n = p_rfp.n,
      'bids', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', b.id, 'round', b.round, 'status', b.status, 'received_at', b.received_at, 'price', b.price,
          'content', b.content, 'files', private.build_rfp_bid_files_json(b.id), 'screening', b.screening, 'screening_note', b.screening_note,
          'gaps', private.list_rfp_bid_gaps(p_rfp, v, b)
        ) order by b.round), '[]')
        from private.rfp_bids b
        where b.participant_id = v.id and b.status in ('opened', 'unreadable')
      ),
      'award_gaps', case when v.is_shortlisted and p_rfp.status in ('shortlist', 'final_review')
        then private.list_rfp_credential_gaps(p_rfp, v.vendor_id) end,
      'scores', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'criterion', s.criterion_id, 'score', s.score, 'note', s.note, 'is_mine', s.account = auth.uid(),
          'by', private.called(s.account)
        ) order by s.criterion_id, s.account), '[]')
        from private.rfp_scores s join private.rfp_team t on t.rfp_id = p_rfp.id and t.account = s.account
        where s.participant_id = v.id and (s.account = auth.uid() or v_can_compare and t.scored_at is not null)
      ),
      'points', case when v_is_scored and private.is_rfp_bid_complete(v.id) then private.list_rfp_points(p_rfp, v.id) end
    ) order by v.is_winner desc, v.is_shortlisted desc, lower(v.vendor_name), v.id), '[]')
    from private.rfp_vendors v where v.rfp_id = p_rfp.id
  );
end $$;

create function private.build_rfp_team_json(p_rfp private.rfps, p_rights text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.build_rfp_json(p_rfp) || jsonb_build_object(
    'side', 'team', 'files', private.build_rfp_files_json(p_rfp.id, true, null), 'rights', p_rights, 'reason', p_rfp.reason, 'is_scored', private.is_rfp_scored(p_rfp),
    'can_self_approve', private.can_self_approve_rfp(p_rfp),
    'rounds', (
      select jsonb_agg(jsonb_build_object('round', d.round, 'deadline', d.deadline, 'opened_at', d.opened_at) order by d.round)
      from private.rfp_rounds d where d.rfp_id = p_rfp.id
    ),
    'team', (
      select jsonb_agg(jsonb_build_object(
        'account', t.account, 'name', private.called(t.account), 'is_me', t.account = auth.uid(), 'is_manager', t.is_manager,
        'is_approver', t.is_approver, 'is_evaluator', t.is_evaluator, 'has_scored', t.scored_at is not null
      ) order by t.is_manager desc, lower(private.called(t.account)), t.account)
      from private.rfp_team t where t.rfp_id = p_rfp.id
    ),
    'vendors', private.build_rfp_vendors_json(p_rfp, p_rights),
    'questions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', q.id, 'question', q.question, 'asked_at', q.asked_at, 'answer', q.answer, 'is_mine', false
      ) order by q.asked_at, q.id), '[]')
      from private.rfp_questions q join private.rfp_vendors p on p.id = q.participant_id where p.rfp_id = p_rfp.id
    ),
    'contract', private.build_rfp_contract_json(p_rfp.id, 'issuer'),
    'review', (
      select jsonb_build_object('rating', w.rating, 'signed', w.signed, 'body', w.body, 'state', w.state, 'reason', w.reason)
      from private.vendor_reviews w where w.rfp_id = p_rfp.id
    ),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'at', e.at, 'action', e.action, 'actor', e.actor, 'note', e.note) order by e.id desc), '[]')
      from (select * from private.rfp_events e where e.rfp_id = p_rfp.id order by e.id desc limit 200) e
    )
  );
end $$;

create function private.build_rfp_vendor_json(p_rfp private.rfps, p_part private.rfp_vendors) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_is_decided constant boolean := p_rfp.status in ('awarded', 'contracted', 'completed', 'no_award');
begin
  return private.build_rfp_json(p_rfp) || jsonb_build_object(
    'side', 'vendor', 'files', private.build_rfp_files_json(p_rfp.id, false, private.get_my_vendor_id()), 'my_status', private.get_rfp_vendor_status(p_rfp, p_part), 'my_participant', p_part.id,
    'acknowledged_n', p_part.acknowledged_n,
    'status', case when p_rfp.status in ('shortlist', 'final_offers', 'final_review') and not coalesce(p_part.is_shortlisted, false)
      then 'evaluation' else p_rfp.status end,
    'rounds', (
      select jsonb_agg(jsonb_build_object('round', d.round, 'deadline', d.deadline, 'opened_at', d.opened_at) order by d.round)
      from private.rfp_rounds d where d.rfp_id = p_rfp.id and (d.round = 1 or p_part.is_shortlisted)
    ),
    'questions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', q.id, 'question', q.question, 'asked_at', q.asked_at, 'answer', q.answer, 'is_mine', q.participant_id = p_part.id
      ) order by q.asked_at, q.id), '[]')
      from private.rfp_questions q join private.rfp_vendors p on p.id = q.participant_id
      where p.rfp_id = p_rfp.id and (q.participant_id = p_part.id or q.answer is not null)
    ),
    'bids', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', b.id, 'round', b.round, 'status', b.status, 'received_at', b.received_at, 'receipt', b.receipt,
        'sha256', b.envelope_sha256, 'price', b.price, 'content', b.content,
        'files', private.build_rfp_bid_files_json(b.id)
      ) order by b.received_at, b.id), '[]')
      from private.rfp_bids b where b.participant_id = p_part.id
    ),
    'credential_gaps', case when p_part.id is not null then private.list_rfp_credential_gaps(p_rfp, p_part.vendor_id) end,
    'debrief', case when v_is_decided then jsonb_build_object(
      'text', p_part.debrief,
      'screening_note', (select b.screening_note from private.rfp_bids b where b.participant_id = p_part.id and b.round = 1 and b.screening = 'incomplete' limit 1),
      'points', case when private.is_rfp_bid_complete(p_part.id) then private.list_rfp_points(p_rfp, p_part.id) end,
      'winning_points', (
        select sum((x ->> 'points')::numeric) from private.rfp_vendors w, jsonb_array_elements(private.list_rfp_points(p_rfp, w.id)) x
        where w.rfp_id = p_rfp.id and w.is_winner
      )
    ) end,
    'contract', case when p_part.is_winner then private.build_rfp_contract_json(p_rfp.id, 'vendor') end
  );
end $$;

create function private.rfp(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_rfp private.rfps;
  v_rights text[];
  v_part private.rfp_vendors;
begin
  select * into v_rfp from private.rfps r where r.id = p_id;
  if v_rfp.id is null or not private.is_approved() then
    return null;
  end if;
  v_rights := private.get_rfp_rights(v_rfp, auth.uid());
  if 'view' = any (v_rights) then
    return private.build_rfp_team_json(v_rfp, v_rights);
  end if;
  if not private.can_vendor_read_rfp(v_rfp) then
    return null;
  end if;
  select * into v_part from private.rfp_vendors v where v.rfp_id = p_id and v.vendor_id = private.get_my_vendor_id();
  return private.build_rfp_vendor_json(v_rfp, v_part);
end $$;

-- Returns an RFP as the caller's side reads it; null for all others.
select private.expose('rfp', 'authenticated');
