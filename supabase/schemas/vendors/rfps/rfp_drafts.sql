-- What the issuer's team does before bids are opened.
create function private.enforce_rfp_terms(p_deadline timestamptz, p_questions_until timestamptz, p_decides_on date, p_criteria jsonb) returns void
language plpgsql stable set search_path = '' as $$
begin
  if p_deadline is null or p_deadline <= now() or p_deadline > now() + interval '1 year' then
    raise exception 'The deadline must be in the future.' using errcode = 'HXRBD';
  end if;
  if p_questions_until is null or p_questions_until > p_deadline then
    raise exception 'Questions must end before bids are due.' using errcode = 'HXRBQ';
  end if;
  if p_decides_on is null or p_decides_on < (p_deadline at time zone 'UTC')::date then
    raise exception 'The decision must follow the deadline.' using errcode = 'HXRBE';
  end if;
  if jsonb_typeof(p_criteria) is distinct from 'array' or jsonb_array_length(p_criteria) not between 1 and 12
    or (select sum((c ->> 'weight')::integer) from jsonb_array_elements(p_criteria) c) is distinct from 100
    or (select count(*) from jsonb_array_elements(p_criteria) c where (c ->> 'is_price')::boolean) > 1
    or (select count(*) from jsonb_array_elements(p_criteria) c where not coalesce((c ->> 'is_price')::boolean, false)) = 0
  then
    raise exception 'The weights must add up to 100.' using errcode = 'HXRBC';
  end if;
end $$;

-- Replaces the team with the author and teammates of the same workspace.
create function private.save_rfp_team(p_rfp private.rfps, p_team jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if jsonb_typeof(p_team) is distinct from 'array' or jsonb_array_length(p_team) > 20 or exists (
    select from jsonb_array_elements(p_team) m
    where (m ->> 'account')::uuid is distinct from p_rfp.account and not exists (
      select from public.tenant_users u where u.tenant_id = p_rfp.tenant_id and u.user_id = (m ->> 'account')::uuid
    )
  ) then
    raise exception 'Choose up to 20 members of your workspace.' using errcode = 'HXRBM';
  end if;
  if exists (
    select from private.rfp_vendors p, jsonb_array_elements(p_team) m
    where p.rfp_id = p_rfp.id and p.vendor_id is not null and private.is_vendor_team_member(p.vendor_id, (m ->> 'account')::uuid)
  ) then
    raise exception 'A team member works for an invited vendor.' using errcode = 'HXRBF';
  end if;
  delete from private.rfp_team t where t.rfp_id = p_rfp.id;
  insert into private.rfp_team (rfp_id, account, is_manager, is_approver, is_evaluator)
  select p_rfp.id, a.account, bool_or(a.account = p_rfp.account or a.is_manager),
    bool_or(a.is_approver and a.account <> p_rfp.account), bool_or(a.is_evaluator)
  from (
    select p_rfp.account as account, true as is_manager, false as is_approver, false as is_evaluator
    union all
    select (m ->> 'account')::uuid, coalesce((m ->> 'is_manager')::boolean, false),
      coalesce((m ->> 'is_approver')::boolean, false), coalesce((m ->> 'is_evaluator')::boolean, false)
    from jsonb_array_elements(p_team) m
  ) a
  group by a.account;
end $$;

create function private.save_rfp(
  p_id uuid, p_title text, p_category text, p_state text, p_details text, p_deadline timestamptz,
  p_questions_until timestamptz, p_decides_on date, p_criteria public.payload, p_team public.payload default '[]',
  p_place text default '', p_begins_on date default null, p_budget_to public.whole_dollars default null,
  p_is_public boolean default false, p_required_credentials text[] default '{}', p_n public.whole_number default null
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_rfp private.rfps;
begin
  if not private.is_approved() then
    raise exception 'RFP not found.' using errcode = 'HXRBN';
  end if;
  perform private.enforce_rfp_terms(p_deadline, p_questions_until, p_decides_on, p_criteria);
  perform private.enforce_rate_limit('rfp', 120, interval '1 hour');
  if p_n is null then
    insert into private.rfps (
      id, account, tenant_id, issuer_name, title, category, state, place, details, begins_on, budget_to, is_public,
      questions_until, decides_on, required_credentials
    )
    select p_id, a.id, private.current_tenant_id(),
      private.to_single_line(coalesce(private.business_name(a), private.get_requester_name(a), 'A member'), 160),
      btrim(p_title), p_category, p_state, coalesce(btrim(p_place), ''), btrim(p_details), p_begins_on, p_budget_to,
      coalesce(p_is_public, false), p_questions_until, p_decides_on, coalesce(p_required_credentials, '{}')
    from public.profiles a where a.id = auth.uid()
    on conflict (id) do nothing returning * into v_rfp;
    if v_rfp.id is null then
      -- A repeated create is a retry of a lost response.
      return (private.lock_rfp(p_id, 'manage')).n;
    end if;
    insert into private.rfp_rounds (rfp_id, round, deadline) values (p_id, 1, p_deadline);
    perform private.log_rfp_event(p_id, 'create');
  else
    v_rfp := private.lock_rfp(p_id, 'manage');
    if v_rfp.status <> 'draft' then
      raise exception 'Only drafts can be edited.' using errcode = 'HXRBS';
    end if;
    if v_rfp.n <> p_n then
      raise exception 'This RFP has changed. Reload and try again.' using errcode = 'HXRBH';
    end if;
    update private.rfps r
    set title = btrim(p_title), category = p_category, state = p_state, place = coalesce(btrim(p_place), ''),
      details = btrim(p_details), begins_on = p_begins_on, budget_to = p_budget_to,
      is_public = coalesce(p_is_public, false), questions_until = p_questions_until, decides_on = p_decides_on,
      required_credentials = coalesce(p_required_credentials, '{}'), n = r.n + 1
    where r.id = p_id returning * into v_rfp;
    update private.rfp_rounds d set deadline = p_deadline where d.rfp_id = p_id and d.round = 1;
    delete from private.rfp_criteria c where c.rfp_id = p_id;
  end if;
  insert into private.rfp_criteria (id, rfp_id, n, name, prompt, weight, is_price)
  select gen_random_uuid(), p_id, c.n, coalesce(btrim(c.value ->> 'name'), ''), coalesce(btrim(c.value ->> 'prompt'), ''),
    (c.value ->> 'weight')::integer, coalesce((c.value ->> 'is_price')::boolean, false)
  from jsonb_array_elements(p_criteria) with ordinality c (value, n);
  perform private.save_rfp_team(v_rfp, coalesce(p_team, '[]'));
  return v_rfp.n;
end $$;

-- Creates an RFP, or edits version `p_n` of a draft. Criteria are `{name, prompt, weight, is_price}`, the team
-- `{account, is_manager, is_approver, is_evaluator}`. Returns the current version.
select private.expose('save_rfp', 'authenticated');

-- True if an RFP needs no second person: its author has no teammates.
create function private.can_self_approve_rfp(p_rfp private.rfps) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return not exists (
    select from public.tenant_users u where u.tenant_id = p_rfp.tenant_id and u.user_id is distinct from p_rfp.account
  );
end $$;

create function private.require_rfp_step(p_rfp private.rfps, p_action text, p_note text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_action in ('return', 'cancel', 'no_award', 'withdraw_award') and p_rfp.status <> 'draft'
    and char_length(coalesce(btrim(p_note), '')) < 3
  then
    raise exception 'Enter a reason.' using errcode = 'HXRBW';
  end if;
  if p_action in ('submit', 'self_approve') and not exists (
    select from private.rfp_team t
    where t.rfp_id = p_rfp.id and 'evaluate' = any (private.get_rfp_rights(p_rfp, t.account))
  ) then
    raise exception 'Choose at least one evaluator.' using errcode = 'HXRBV';
  end if;
  if p_action = 'submit' and not exists (
    select from private.rfp_team t
    where t.rfp_id = p_rfp.id and 'approve' = any (private.get_rfp_rights(p_rfp, t.account))
  ) or p_action = 'self_approve' and not private.can_self_approve_rfp(p_rfp) then
    raise exception 'Choose at least one approver.' using errcode = 'HXRBP';
  end if;
  if p_action = 'publish' then
    if (select d.deadline from private.rfp_rounds d where d.rfp_id = p_rfp.id and d.round = 1) <= clock_timestamp() then
      raise exception 'The deadline must be in the future.' using errcode = 'HXRBD';
    end if;
    if not p_rfp.is_public and not exists (select from private.rfp_vendors v where v.rfp_id = p_rfp.id) then
      raise exception 'Invite a vendor or publish to all vendors.' using errcode = 'HXRBY';
    end if;
  end if;
  if p_action = 'complete' and (
    exists (select from private.rfp_milestones m where m.rfp_id = p_rfp.id and m.status <> 'accepted')
    or exists (select from private.rfp_changes c where c.rfp_id = p_rfp.id and c.status = 'proposed')
  ) then
    raise exception 'Milestones or change orders are open.' using errcode = 'HXRBO';
  end if;
end $$;

create function private.move_rfp(p_id uuid, p_action text, p_note text default null) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_rfp private.rfps;
  v_right text;
begin
  select distinct t.by_right into v_right from private.rfp_transitions() t where t.action = p_action and t.by_right <> 'server';
  if v_right is null then
    raise exception 'This step is not possible now.' using errcode = 'HXRBS';
  end if;
  v_rfp := private.lock_rfp(p_id, v_right);
  -- A repeated step is a retry of a lost response.
  if (select e.action from private.rfp_events e where e.rfp_id = p_id order by e.id desc limit 1) = p_action
    and exists (select from private.rfp_transitions() t where t.action = p_action and t.to_status = v_rfp.status)
  then
    return v_rfp.status;
  end if;
  if exists (select from private.rfp_transitions() t where t.action = p_action and t.from_status = v_rfp.status) then
    perform private.require_rfp_step(v_rfp, p_action, p_note);
  end if;
  v_rfp := private.advance_rfp(v_rfp, p_action, p_note);
  if p_action = 'withdraw_award' then
    update private.rfp_vendors v set is_winner = false where v.rfp_id = p_id and v.is_winner;
    delete from private.rfp_contracts c where c.rfp_id = p_id;
  end if;
  return v_rfp.status;
end $$;

-- Makes a transition that needs no more than a reason. Returns the new status; idempotent.
select private.expose('move_rfp', 'authenticated');

-- True if a vendor can take part: verified, accepts work, and not connected with the issuer's team. The reason
-- is not disclosed.
create function private.can_join_rfp(p_vendor public.vendors, p_rfp private.rfps) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.can_receive_requests(p_vendor, p_rfp.account) and not exists (
    select from private.rfp_team t where t.rfp_id = p_rfp.id and private.is_vendor_team_member(p_vendor.id, t.account)
  );
end $$;

create function private.invite_rfp_vendors(p_id uuid, p_vendors uuid[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_rfp constant private.rfps := private.lock_rfp(p_id, 'manage');
  v_wanted constant uuid[] := array(
    select distinct w from unnest(p_vendors) w
    where w is not null and not exists (select from private.rfp_vendors v where v.rfp_id = p_id and v.vendor_id = w)
  );
  v_part private.rfp_vendors;
begin
  if cardinality(v_wanted) = 0 then
    return 0;
  end if;
  if v_rfp.status not in ('draft', 'approval', 'approved', 'open') or v_rfp.status = 'open' and exists (
    select from private.rfp_rounds d where d.rfp_id = p_id and d.round = 1 and d.deadline <= clock_timestamp()
  ) then
    raise exception 'This step is not possible now.' using errcode = 'HXRBS';
  end if;
  if (select count(*) from private.rfp_vendors v where v.rfp_id = p_id) + cardinality(v_wanted) > 40 then
    raise exception 'You can invite up to 40 vendors.' using errcode = 'HXRBK';
  end if;
  perform private.enforce_rate_limit('invite_rfp_vendors', 60, interval '1 day');
  insert into private.rfp_vendors (rfp_id, vendor_id, vendor_name)
  select p_id, v.id, v.company_name from public.vendors v where v.id = any (v_wanted) and private.can_join_rfp(v, v_rfp);
  if (select count(*) from private.rfp_vendors v where v.rfp_id = p_id and v.vendor_id = any (v_wanted)) < cardinality(v_wanted) then
    raise exception 'One of these vendors cannot be invited.' using errcode = 'HXRBJ';
  end if;
  if v_rfp.status = 'open' then
    for v_part in select * from private.rfp_vendors v where v.rfp_id = p_id and v.vendor_id = any (v_wanted) loop
      perform private.notify_rfp_vendor(v_part, v_rfp, 'rfp_invited', 'You are invited to bid', 'publish');
    end loop;
  end if;
  return cardinality(v_wanted);
end $$;

-- Invites vendors; they are notified when the RFP is published. Returns how many are new.
select private.expose('invite_rfp_vendors', 'authenticated');

create function private.vendors_for_rfp(p_id uuid, p_search text default '') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_patterns constant text[] := private.search_patterns(p_search);
  v_rfp private.rfps;
begin
  select * into v_rfp from private.rfps r where r.id = p_id;
  if not 'manage' = any (private.get_rfp_rights(v_rfp, auth.uid())) or not private.is_approved() then
    return null;
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'company_name', v.company_name, 'states', v.states)
      order by lower(v.company_name), v.id), '[]')
    from (
      select w.id, w.company_name, w.states from public.vendors w
      where w.verification_status = 'verified' and w.user_id is not null and w.category = v_rfp.category
        and v_rfp.state = any (w.states)
        and private.normalize_search_text(concat_ws(' ', w.company_name, array_to_string(w.specialization_tags, ' ')))
          like all (v_patterns)
        and not exists (select from private.rfp_vendors p where p.rfp_id = p_id and p.vendor_id = w.id)
        and private.can_join_rfp(w, v_rfp)
      -- In directory order, so no more are scanned than needed.
      order by -w.ranking, lower(w.company_name), w.id limit 50
    ) v
  );
end $$;

-- Returns vendors of the RFP's trade and state who can be invited; null without the right to manage the RFP.
select private.expose('vendors_for_rfp', 'authenticated');

create function private.amend_rfp(p_id uuid, p_amendment_id uuid, p_body text, p_deadline timestamptz default null) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_rfp private.rfps := private.lock_rfp(p_id, 'manage');
  v_round private.rfp_rounds;
  v_part private.rfp_vendors;
begin
  if exists (select from private.rfp_amendments a where a.id = p_amendment_id and a.rfp_id = p_id) then
    return v_rfp.n;
  end if;
  select * into v_round from private.rfp_rounds d
  where d.rfp_id = p_id and d.round = case v_rfp.status when 'open' then 1 when 'final_offers' then 2 end for update;
  if v_round.rfp_id is null or v_round.deadline <= clock_timestamp() then
    raise exception 'The deadline has passed.' using errcode = 'HXRBL';
  end if;
  if p_deadline <= v_round.deadline or p_deadline > now() + interval '1 year' then
    raise exception 'The deadline cannot move earlier.' using errcode = 'HXRBD';
  end if;
  if (select count(*) from private.rfp_amendments a where a.rfp_id = p_id) >= 30 then
    raise exception 'An RFP can have up to 30 amendments.' using errcode = 'HXRBK';
  end if;
  update private.rfps r
  set n = r.n + 1, decides_on = greatest(r.decides_on, (p_deadline at time zone 'UTC')::date)
  where r.id = p_id returning * into v_rfp;
  insert into private.rfp_amendments (id, rfp_id, n, body, deadline)
  values (p_amendment_id, p_id, v_rfp.n, btrim(p_body), p_deadline);
  if p_deadline is not null then
    update private.rfp_rounds d set deadline = p_deadline where d.rfp_id = p_id and d.round = v_round.round;
  end if;
  perform private.log_rfp_event(p_id, 'amend');
  for v_part in
    select * from private.rfp_vendors v
    where v.rfp_id = p_id and v.status <> 'declined' and (v_round.round = 1 or v.is_shortlisted)
  loop
    perform private.notify_rfp_vendor(v_part, v_rfp, 'rfp_vendor', 'The RFP was amended', 'amend:' || v_rfp.n);
  end loop;
  return v_rfp.n;
end $$;

-- Adds an amendment, with a later deadline if there is one. Vendors must acknowledge it before they bid. Returns
-- the new version; idempotent by ID.
select private.expose('amend_rfp', 'authenticated');

create function private.answer_rfp_question(p_id uuid, p_answer text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_rfp constant private.rfps := private.lock_rfp((
    select p.rfp_id from private.rfp_questions q join private.rfp_vendors p on p.id = q.participant_id where q.id = p_id
  ), 'manage');
  v_part private.rfp_vendors;
begin
  if v_rfp.status <> 'open' then
    raise exception 'This step is not possible now.' using errcode = 'HXRBS';
  end if;
  perform private.enforce_rate_limit('rfp_answer', 120, interval '1 hour');
  update private.rfp_questions q set answer = btrim(p_answer), answered_at = now()
  where q.id = p_id and q.answer is distinct from btrim(p_answer);
  if not found then
    return;
  end if;
  for v_part in select * from private.rfp_vendors v where v.rfp_id = v_rfp.id and v.status <> 'declined' loop
    perform private.notify_rfp_vendor(v_part, v_rfp, 'rfp_vendor', 'A question was answered', 'answer:' || p_id);
  end loop;
end $$;

-- Answers a vendor's question for all vendors; repeating it edits the answer.
select private.expose('answer_rfp_question', 'authenticated');
