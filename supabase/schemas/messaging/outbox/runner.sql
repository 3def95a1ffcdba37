-- The outbox worker's calls: claim a batch under a lease, try each, report with the claim's token. Server key
-- only.

-- Longer than a batch can take if everything times out; also the clock skew tolerance.
create function private.outbox_lease() returns interval
language sql immutable set search_path = '' as $$
  select interval '3 minutes'
$$;

-- Exponential backoff up to an hour, with a random half to spread out retries.
create function private.outbox_backoff(p_attempts integer, p_random double precision) returns interval
language sql immutable set search_path = '' as $$
  select least(interval '5 seconds' * power(2, least(greatest(p_attempts, 1), 20) - 1), interval '1 hour')
    * (0.5 + 0.5 * p_random)
$$;

-- Claims due messages, urgent first, after turning due deliveries into messages. Expired leases, and those
-- moved too far ahead by a clock set back, are ignored. Messages out of time or attempts are marked as
-- failed.
create function private.claim_outbox(p_kinds text[], p_batch public.whole_number)
returns table (id uuid, claim uuid, kind text, recipient text, template text, facts jsonb)
language plpgsql security definer set search_path = '' as $$
declare
  v_claim constant uuid := gen_random_uuid();
  v_batch constant integer := least(greatest(p_batch, 1), 100);
  v_until constant timestamptz := now() + private.outbox_lease();
  -- No lease ends later, not even one taken by a slightly later transaction.
  v_beyond constant timestamptz := now() + 2 * private.outbox_lease();
begin
  perform private.process_search_matches(now());
  perform private.process_watch_events();
  perform private.dispatch_deliveries(p_kinds, now());

  -- Scheduled in the future: the clock was set back since, so the due time is meaningless.
  update private.outbox o set deliver_after = now(), decided_at = now()
  where o.id in (
    select f.id from private.outbox f
    where f.done_at is null and f.dead_at is null and f.decided_at > v_beyond
    for update skip locked
  );

  return query
  with urgent as materialized (
    select o.id from private.outbox o
    where o.done_at is null and o.dead_at is null and o.is_urgent and o.deliver_after <= now()
      and o.kind = any (p_kinds)
      and (o.claimed_until is null or o.claimed_until <= now() or o.claimed_until > v_beyond)
    order by o.deliver_after limit v_batch
    for update skip locked
  ), others as materialized (
    select o.id from private.outbox o
    where o.done_at is null and o.dead_at is null and not o.is_urgent and o.deliver_after <= now()
      and o.kind = any (p_kinds)
      and (o.claimed_until is null or o.claimed_until <= now() or o.claimed_until > v_beyond)
    order by o.deliver_after limit v_batch - (select count(*) from urgent)
    for update skip locked
  ), due as (
    select o.id, case
      when o.expires_at <= now() then 'expired'
      when o.attempts >= o.max_attempts then 'never_reported'
    end as fate
    from private.outbox o
    where o.id in (select u.id from urgent u union all select c.id from others c)
  ), taken as (
    update private.outbox o
    set
      attempts = o.attempts + (due.fate is null)::integer,
      claim = case when due.fate is null then v_claim end,
      claimed_until = case when due.fate is null then v_until end,
      dead_at = case when due.fate is not null then now() end,
      last_error = coalesce(due.fate, o.last_error)
    from due
    where o.id = due.id
    returning o.id, o.claim, o.kind, o.recipient, o.template, o.facts, o.dead_at
  )
  select t.id, t.claim, t.kind, t.recipient, t.template, t.facts from taken t where t.dead_at is null;
end $$;

-- The message was sent: wipes its facts, which contain live links. False if another worker now has the claim.
create function private.finish_outbox(p_message_id uuid, p_claim uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.outbox o
  set done_at = now(), facts = '{}', last_error = null, claim = null, claimed_until = null
  where o.id = p_message_id and o.claim = p_claim and o.done_at is null and o.dead_at is null;
  return found;
end $$;

-- Records a failed attempt: retried later, or given up if permanent.
create function private.fail_outbox(
  p_message_id uuid, p_claim uuid, p_fault text, p_is_permanent boolean default false,
  p_retry_after public.whole_number default 0
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.outbox o
  set
    claim = null,
    claimed_until = null,
    decided_at = now(),
    deliver_after = private.get_retry_time_after_quiet_hours(o.id, now() + greatest(
      private.outbox_backoff(o.attempts, random()),
      make_interval(secs => least(coalesce(p_retry_after, 0), 86400))
    )),
    last_error = case when p_fault ~ '^[A-Za-z0-9_ -]{1,60}$' then p_fault else 'failed' end,
    dead_at = case when p_is_permanent or o.attempts >= o.max_attempts then now() end
  where o.id = p_message_id and o.claim = p_claim and o.done_at is null and o.dead_at is null;
  return found;
end $$;

-- Returns claimed messages that were not tried.
create function private.release_outbox(p_claim uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_count integer;
begin
  update private.outbox o set attempts = o.attempts - 1, claim = null, claimed_until = null
  where o.claim = p_claim and o.done_at is null and o.dead_at is null;
  get diagnostics v_count = row_count;
  return v_count;
end $$;

-- Returns the seconds until the next due message; null if none is pending. For a sleeping worker.
create function private.get_seconds_until_next_message() returns double precision
language plpgsql stable security definer set search_path = '' as $$
begin
  return extract(epoch from least(
    (select min(o.claimed_until) from private.outbox o where o.claim is not null),
    (select o.deliver_after from private.outbox o
     where o.done_at is null and o.dead_at is null and o.is_urgent and o.claim is null
     order by o.deliver_after limit 1),
    (select o.deliver_after from private.outbox o
     where o.done_at is null and o.dead_at is null and not o.is_urgent and o.claim is null
     order by o.deliver_after limit 1),
    (select d.due_at from public.deliveries d where d.status = 'waiting' order by d.due_at limit 1)
  ) - now())::double precision;
end $$;

-- Deletes old rows: a month after delivery, three after failure.
create function private.prune_outbox() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_count integer;
begin
  delete from public.deliveries d where d.created_at < now() - interval '90 days';
  -- Until then, replies to an old email get a "too old" response.
  delete from private.reply_addresses a where a.expires_at < now() - interval '90 days';
  delete from private.outbox o
  where o.done_at < now() - interval '30 days' or o.dead_at < now() - interval '90 days';
  get diagnostics v_count = row_count;
  return v_count;
end $$;

select private.expose('claim_outbox', 'service_role', 'plain');

select private.expose('finish_outbox', 'service_role', 'plain');

select private.expose('fail_outbox', 'service_role', 'plain');

select private.expose('release_outbox', 'service_role', 'plain');
