-- Requests to send a wire or to commit, approved by other people than the person who asks. A request never changes after
-- it is made; decisions are rows of their own.
create table private.approval_requests (
  id uuid primary key,
  entity_id uuid not null references public.investment_entities (id) on delete cascade,
  holding_id uuid references public.holdings (id) on delete set null,
  subscription_id uuid references private.subscriptions (id) on delete set null,
  call_id uuid references private.capital_calls (id) on delete set null,
  kind text not null,
  cents bigint not null,
  counterparty text not null,
  purpose text not null,
  due_on date,
  care_type text,
  state text,
  operator text,
  leverage_percent numeric(5, 2),
  breaches jsonb not null default '[]',
  exception_reason text,
  approvals_needed smallint not null,
  requested_at timestamptz not null default clock_timestamp(),
  requested_by uuid references public.profiles (id) on delete set null,
  requester text not null default '',
  canceled_at timestamptz,
  canceler text,
  released_at timestamptz,
  released_by uuid references public.profiles (id) on delete set null,
  releaser text,
  reference text,

  constraint approval_requests_kind_is_known check (kind in ('wire', 'commitment')),
  constraint approval_requests_cents_in_range check (cents between 1 and 10000000000000),
  constraint approval_requests_counterparty_is_plain check (char_length(btrim(counterparty)) >= 2 and private.is_single_line(counterparty, 160)),
  constraint approval_requests_purpose_is_plain check (char_length(btrim(purpose)) >= 3 and private.is_single_line(purpose, 300)),
  constraint approval_requests_due_on_in_range check (due_on between '2000-01-01' and '2200-01-01'),
  constraint approval_requests_care_type_is_known check (
    care_type in ('active_adult', 'independent', 'assisted', 'memory', 'skilled', 'ccrc', 'board_and_care', 'mixed')
  ),
  constraint approval_requests_state_shape check (state ~ '^[A-Z]{2}$'),
  constraint approval_requests_operator_is_plain check (private.is_single_line(operator, 120)),
  constraint approval_requests_leverage_percent_in_range check (leverage_percent between 0 and 100),
  constraint approval_requests_exception_reason_is_plain check (char_length(btrim(exception_reason)) >= 10 and private.is_single_line(exception_reason, 500)),
  constraint approval_requests_approvals_needed_in_range check (approvals_needed between 1 and 6),
  constraint approval_requests_requester_is_plain check (private.is_single_line(requester, 300)),
  constraint approval_requests_canceler_is_plain check (private.is_single_line(canceler, 300)),
  constraint approval_requests_releaser_is_plain check (private.is_single_line(releaser, 300)),
  constraint approval_requests_reference_is_plain check (private.is_single_line(reference, 80))
);

create index approval_requests_entity_idx on private.approval_requests (entity_id, requested_at desc, id);
create index approval_requests_holding_idx on private.approval_requests (holding_id);
create index approval_requests_subscription_idx on private.approval_requests (subscription_id, call_id) where subscription_id is not null;
create index approval_requests_call_idx on private.approval_requests (call_id) where call_id is not null;
create index approval_requests_requested_by_idx on private.approval_requests (requested_by);
create index approval_requests_released_by_idx on private.approval_requests (released_by);
alter table private.approval_requests enable row level security;
create trigger refuse_sample before insert or update on private.approval_requests
  for each row execute function private.refuse_sample_entity();

create trigger refuse_rewriting before update of id, entity_id, kind, cents, counterparty, purpose, breaches, approvals_needed, requested_at
  on private.approval_requests for each row execute function private.prevent_audit_rewrite();

create table private.approval_decisions (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references private.approval_requests (id) on delete cascade,
  is_approved boolean not null,
  reason text,
  decided_at timestamptz not null default clock_timestamp(),
  decided_by uuid references public.profiles (id) on delete set null,
  decider text not null default '',

  constraint approval_decisions_reason_is_plain check (private.is_single_line(reason, 300)),
  constraint approval_decisions_rejection_has_reason check (is_approved or char_length(btrim(reason)) >= 3),
  constraint approval_decisions_decider_is_plain check (private.is_single_line(decider, 300))
);

create unique index approval_decisions_once_idx on private.approval_decisions (request_id, decided_by);
create index approval_decisions_decided_by_idx on private.approval_decisions (decided_by);
alter table private.approval_decisions enable row level security;

create trigger refuse_rewriting before update of request_id, is_approved, reason, decided_at, decider on private.approval_decisions
  for each row execute function private.prevent_audit_rewrite();

-- The last check of every writer: a request is not approved by its requester, and two approvals are by two people.
create function private.check_approval_decision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.decided_by is null or exists (
    select from private.approval_requests r where r.id = new.request_id and r.requested_by = new.decided_by
  ) then
    raise exception 'A second person must decide.' using errcode = 'HXIN5';
  end if;
  return new;
end $$;

create trigger check_approval_decision before insert on private.approval_decisions
  for each row execute function private.check_approval_decision();

create function private.get_approval_state(p_request private.approval_requests) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_yes integer;
  v_no integer;
begin
  if p_request.released_at is not null then
    return 'released';
  elsif p_request.canceled_at is not null then
    return 'canceled';
  end if;
  select count(*) filter (where d.is_approved), count(*) filter (where not d.is_approved) into v_yes, v_no
  from private.approval_decisions d where d.request_id = p_request.id;
  return case when v_no > 0 then 'rejected' when v_yes >= p_request.approvals_needed then 'approved' else 'waiting' end;
end $$;

-- Returns how many people approve an amount, beside the person who asks.
create function private.count_needed_approvals(p_entity_id uuid, p_kind text, p_cents bigint) returns smallint
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select max(r.approvals) from private.approval_rules r
    where r.entity_id = p_entity_id and r.kind = p_kind and r.over_cents < p_cents
  ), 1);
end $$;

create function private.notify_approvers(p_request private.approval_requests) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    r.user_id, 'approval_requested', 'approval:' || p_request.id,
    jsonb_build_object(
      'name', p_request.requester, 'entity', (select e.name from public.investment_entities e where e.id = p_request.entity_id),
      'kind', p_request.kind, 'amount', to_char(p_request.cents / 100.0, 'FM$999,999,999,990'), 'entity_id', p_request.entity_id
    )
  )
  from private.entity_roles r
  where r.entity_id = p_request.entity_id and r.role = 'approver' and r.user_id is distinct from p_request.requested_by
    and private.has_entity_role(p_request.entity_id, r.user_id, 'approver');
end $$;

-- Adds a request of the caller after all checks. Returns its state; a repeat with the same ID changes nothing.
create function private.add_approval_request(p_id uuid, p_entity_id uuid, p_values jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_new private.approval_requests := jsonb_populate_record(null::private.approval_requests, p_values);
  v_old private.approval_requests;
begin
  perform private.begin_entity_change(p_entity_id);
  perform from public.investment_entities e where e.id = p_entity_id for update;
  select * into v_old from private.approval_requests r where r.id = p_id;
  if found then
    if v_old.entity_id = p_entity_id and v_old.requested_by = auth.uid() then
      return private.get_approval_state(v_old);
    end if;
    raise exception 'Entity not found.' using errcode = 'HXIN0';
  end if;
  if not private.has_entity_role(p_entity_id, auth.uid(), 'preparer') then
    raise exception 'Only preparers can ask for approval.' using errcode = 'HXIN6';
  elsif not exists (
    select from private.entity_roles r
    where r.entity_id = p_entity_id and r.user_id <> auth.uid() and private.has_entity_role(p_entity_id, r.user_id, 'approver')
  ) then
    raise exception 'This entity has no other approver.' using errcode = 'HXIN7';
  elsif v_new.holding_id is not null and not exists (
    select from public.holdings h where h.id = v_new.holding_id and h.entity_id = p_entity_id and h.deleted_at is null
  ) then
    raise exception 'Holding not found.' using errcode = 'HXIN8';
  elsif v_new.kind = 'commitment' then
    v_new.breaches := private.list_mandate_breaches(p_entity_id, to_jsonb(v_new));
    if v_new.breaches <> '[]' and nullif(btrim(v_new.exception_reason), '') is null then
      raise exception 'This commitment is outside the mandate.' using errcode = 'HXIN9', detail = v_new.breaches::text;
    end if;
  else
    v_new.breaches := '[]';
  end if;
  insert into private.approval_requests (
    id, entity_id, holding_id, subscription_id, call_id, kind, cents, counterparty, purpose, due_on, care_type, state, operator, leverage_percent, breaches,
    exception_reason, approvals_needed, requested_by, requester
  )
  values (
    p_id, p_entity_id, v_new.holding_id, v_new.subscription_id, v_new.call_id, v_new.kind, v_new.cents, btrim(v_new.counterparty), btrim(v_new.purpose), v_new.due_on,
    v_new.care_type, v_new.state, nullif(btrim(v_new.operator), ''), v_new.leverage_percent, v_new.breaches,
    case when v_new.breaches <> '[]' then btrim(v_new.exception_reason) end,
    private.count_needed_approvals(p_entity_id, v_new.kind, v_new.cents) + (v_new.breaches <> '[]')::integer, auth.uid(),
    coalesce(private.get_my_display_name(), '')
  )
  returning * into v_new;
  perform private.notify_approvers(v_new);
  return 'waiting';
end $$;

create function private.request_approval(p_id uuid, p_entity_id uuid, p_values public.payload) returns text
language plpgsql security definer set search_path = '' as $$
begin
  return private.add_approval_request(p_id, p_entity_id, p_values - array['subscription_id', 'call_id']);
end $$;

-- Asks for approval. A commitment outside a mandate needs a reason and one more approval. A repeat with the same ID
-- changes nothing. Returns the request's state.
select private.expose('request_approval', 'authenticated');

-- Locks and returns a request of an entity that the caller can use.
create function private.lock_approval_request(p_id uuid) returns private.approval_requests
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_request private.approval_requests;
begin
  select * into v_request from private.approval_requests r where r.id = p_id for update;
  if v_request.id is null or not private.can_use_investment_entity(v_request.entity_id) then
    raise exception 'Request not found.' using errcode = 'HXINA';
  end if;
  perform private.enforce_rate_limit('entity_change', 2000, interval '1 hour');
  return v_request;
end $$;

create function private.decide_approval(p_id uuid, p_is_approved boolean, p_reason text default null) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_request constant private.approval_requests := private.lock_approval_request(p_id);
  v_state constant text := private.get_approval_state(v_request);
  v_now text;
begin
  if not private.has_entity_role(v_request.entity_id, auth.uid(), 'approver') then
    raise exception 'Only approvers can decide.' using errcode = 'HXINB';
  elsif v_request.requested_by = auth.uid() then
    raise exception 'A second person must decide.' using errcode = 'HXIN5';
  elsif exists (
    select from private.approval_decisions d
    where d.request_id = p_id and d.decided_by = auth.uid() and d.is_approved = p_is_approved
  ) then
    return v_state;
  elsif v_state <> 'waiting' or exists (
    select from private.approval_decisions d where d.request_id = p_id and d.decided_by = auth.uid()
  ) then
    raise exception 'This request is already decided.' using errcode = 'HXINC';
  elsif not p_is_approved and coalesce(char_length(btrim(p_reason)) < 3, true) then
    raise exception 'Give a reason.' using errcode = 'HXIND';
  end if;
  insert into private.approval_decisions (request_id, is_approved, reason, decided_by, decider)
  values (p_id, p_is_approved, nullif(btrim(p_reason), ''), auth.uid(), coalesce(private.get_my_display_name(), ''));
  v_now := private.get_approval_state(v_request);
  if v_now <> 'waiting' then
    perform private.notify(
      v_request.requested_by, 'approval_decided', 'decided:' || p_id,
      jsonb_build_object(
        'name', coalesce(private.get_my_display_name(), ''), 'outcome', v_now, 'counterparty', v_request.counterparty,
        'amount', to_char(v_request.cents / 100.0, 'FM$999,999,999,990'), 'entity_id', v_request.entity_id
      )
    );
  end if;
  return v_now;
end $$;

-- Approves or rejects a request of another person. Returns the request's state.
select private.expose('decide_approval', 'authenticated');

create function private.cancel_approval(p_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_request constant private.approval_requests := private.lock_approval_request(p_id);
begin
  if v_request.requested_by is distinct from auth.uid() and not private.can_manage_entity_roles(v_request.entity_id) then
    raise exception 'Only the requester can cancel.' using errcode = 'HXINE';
  elsif v_request.released_at is not null then
    raise exception 'This request was released.' using errcode = 'HXINC';
  end if;
  update private.approval_requests r set canceled_at = clock_timestamp(), canceler = coalesce(private.get_my_display_name(), '')
  where r.id = p_id and r.canceled_at is null;
  return 'canceled';
end $$;

select private.expose('cancel_approval', 'authenticated');

create function private.release_approval(p_id uuid, p_reference text default null) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_request constant private.approval_requests := private.lock_approval_request(p_id);
  v_state constant text := private.get_approval_state(v_request);
begin
  if v_state = 'released' then
    return v_state;
  elsif not private.has_entity_role(v_request.entity_id, auth.uid(), 'releaser') then
    raise exception 'Only releasers can release.' using errcode = 'HXINF';
  elsif v_state <> 'approved' then
    raise exception 'This request is not approved.' using errcode = 'HXING';
  end if;
  update private.approval_requests r
  set released_at = now(), released_by = auth.uid(), releaser = coalesce(private.get_my_display_name(), ''),
    reference = nullif(btrim(p_reference), '')
  where r.id = p_id;
  if v_request.kind = 'commitment' and v_request.holding_id is not null then
    update public.holdings h set commitment = coalesce(h.commitment, 0) + v_request.cents / 100.0
    where h.id = v_request.holding_id and h.deleted_at is null;
  end if;
  return 'released';
end $$;

-- Records that an approved wire was sent or a commitment made. A commitment is added to its holding.
select private.expose('release_approval', 'authenticated');

-- For an entity with approvers, a holding's commitment grows only by an approved request that is released in the same
-- transaction, whatever the path.
create function private.check_commitment_approval() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_added constant bigint := round((
    coalesce(new.commitment, 0)
      - case when tg_op = 'UPDATE' and old.entity_id = new.entity_id then coalesce(old.commitment, 0) else 0 end
  ) * 100);
begin
  if v_added > 0 and auth.role() = 'authenticated'
    and private.has_approval_chain(new.entity_id)
    and not exists (
      select from private.approval_requests r
      where r.holding_id = new.id and r.kind = 'commitment' and r.released_at = now() and r.cents = v_added
    )
    -- A subscription that was approved before its signature, once linked to this holding.
    and not exists (
      select from private.position_links l join private.subscriptions s on s.id = l.subscription_id
      where l.holding_id = new.id and coalesce(case when tg_op = 'UPDATE' then old.commitment end, 0) = 0 and s.amount_cents = v_added
        and s.entity_id = new.entity_id and private.get_subscription_approval(s, null) in ('approved', 'released')
    )
  then
    raise exception 'This entity''s commitments need approval.' using errcode = 'HXINH';
  end if;
  return new;
end $$;

create trigger check_commitment before insert or update of commitment, entity_id on public.holdings
  for each row execute function private.check_commitment_approval();
