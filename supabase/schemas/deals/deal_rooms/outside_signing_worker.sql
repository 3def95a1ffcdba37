-- Server work for external signatures: sending, fetching status, and completing them. Not callable by
-- clients. Allows a request to be sent; true if it may be.
create function private.begin_outside_signing(p_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.outside_signings o set state = 'waiting', due_at = now(), decided_at = now()
  where o.id = p_id and o.state = 'asked';
  return found;
end $$;

select private.expose('begin_outside_signing', 'service_role');

-- Claims due requests, or a given one, under a lease like the outbox. Requests not sent within a day are
-- dropped, those unsigned after sixty are voided.
create function private.claim_outside_signings(p_batch public.whole_number, p_id uuid default null)
returns table (
  id uuid, claim uuid, kind text, title text, body text, body_sha256 text, name text, email text, state text,
  envelope text, sent_sha256 text, attempts integer
)
language plpgsql security definer set search_path = '' as $$
declare
  v_claim constant uuid := gen_random_uuid();
  v_beyond constant timestamptz := now() + 2 * private.outbox_lease();
begin
  delete from private.signing_events e where e.heard_at < now() - interval '8 days';
  delete from private.outside_signings o where o.state = 'asked' and o.asked_at < now() - interval '1 day';
  update private.outside_signings o set state = 'failed', fault = coalesce(o.fault, 'not_sent'), settled_at = now(), due_at = null
  where o.state = 'waiting' and o.asked_at < now() - interval '1 day'
    and (o.claimed_until is null or o.claimed_until <= now());
  update private.outside_signings o set state = 'cancelling', due_at = now()
  where o.state = 'sent' and o.sent_at < now() - interval '60 days';
  return query
  with due as (
    select d.id from private.outside_signings d
    where d.state in ('waiting', 'sent', 'cancelling') and (d.due_at <= now() or d.decided_at > v_beyond)
      and (p_id is null or d.id = p_id)
      and (d.claimed_until is null or d.claimed_until <= now() or d.claimed_until > v_beyond)
    order by d.due_at, d.id limit least(greatest(p_batch, 1), 20)
    for update skip locked
  )
  update private.outside_signings o
  set claim = v_claim, claimed_until = now() + private.outbox_lease(), attempts = o.attempts + 1
  from due where o.id = due.id
  returning o.id, o.claim, o.kind, o.title, o.body, o.body_sha256, o.name, o.email, o.state, o.envelope, o.sent_sha256,
    o.attempts;
end $$;

select private.expose('claim_outside_signings', 'service_role');

-- Records the sent envelope. False if another worker now has the claim.
create function private.mark_outside_signing_sent(p_id uuid, p_claim uuid, p_service text, p_envelope text, p_sha256 text)
returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.outside_signings o set
    state = 'sent', service = p_service, envelope = p_envelope, sent_sha256 = p_sha256, sent_at = now(), fault = null,
    attempts = 0, claim = null, claimed_until = null, decided_at = now(), due_at = now() + interval '1 hour'
  where o.id = p_id and o.claim = p_claim and o.state = 'waiting';
  return found;
end $$;

select private.expose('mark_outside_signing_sent', 'service_role');

-- No news or an error: retried later. A permanent error ends it.
create function private.retry_outside_signing_later(
  p_id uuid, p_claim uuid, p_fault text default null, p_is_permanent boolean default false,
  p_seconds public.whole_number default 0
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_fault constant text := case
    when p_fault is null then null when p_fault ~ '^[a-z0-9_]{1,40}$' then p_fault else 'failed'
  end;
begin
  update private.outside_signings o set
    state = case when p_is_permanent then 'failed' else o.state end,
    settled_at = case when p_is_permanent then now() end,
    fault = v_fault, claim = null, claimed_until = null, decided_at = now(),
    attempts = case when v_fault is null then 0 else o.attempts end,
    due_at = case when not p_is_permanent then now() + greatest(
      case when v_fault is null then interval '0' else private.outbox_backoff(o.attempts, random()) end,
      make_interval(secs => least(greatest(coalesce(p_seconds, 0), 0), 86400))
    ) end
  where o.id = p_id and o.claim = p_claim and o.state in ('waiting', 'sent', 'cancelling');
  return found;
end $$;

select private.expose('retry_outside_signing_later', 'service_role');

create function private.complete_outside_signing(
  p_id uuid, p_claim uuid, p_state text, p_signed_at timestamptz default null, p_sha256 text default null
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_it private.outside_signings;
  v_signature private.signatures;
begin
  if p_state is null or p_state not in ('signed', 'declined', 'cancelled')
    or (p_state = 'signed') is distinct from coalesce(p_sha256 ~ '^[0-9a-f]{64}$' and p_signed_at is not null, false)
  then
    raise exception 'This is not a final state.' using errcode = '22023';
  end if;
  update private.outside_signings o set
    state = p_state, settled_at = now(), due_at = null, claim = null, claimed_until = null, fault = null,
    decided_at = now(), paper_sha256 = p_sha256
  where o.id = p_id and o.claim = p_claim and o.state in ('sent', 'cancelling')
  returning * into v_it;
  if not found then
    return false;
  end if;
  if p_state <> 'signed' then
    return true;
  end if;
  v_signature.id := v_it.id;
  v_signature.account := v_it.account;
  v_signature.kind := v_it.kind;
  v_signature.title := v_it.title;
  v_signature.body := v_it.body;
  v_signature.body_sha256 := v_it.body_sha256;
  v_signature.name := v_it.name;
  v_signature.email := v_it.email;
  v_signature.consent := 'Signed with ' || v_it.service || ', request ' || v_it.envelope
    || '. SHA-256 of the signed document: ' || p_sha256;
  -- Clamps the service's clock: not signed before it was sent, nor in the future.
  v_signature.signed_at := least(greatest(p_signed_at, v_it.sent_at), now());
  v_signature.room_id := v_it.room_id;
  v_signature.nda := v_it.nda;
  v_signature.hash := private.text_hash(private.build_signature_hash_input(v_signature));
  insert into private.signatures select v_signature.*;
  if v_it.room_id is not null and exists (select from private.deal_rooms r where r.id = v_it.room_id) then
    -- The server makes this call, so its address is not the signer's.
    perform set_config('request.headers', '{}', true);
    perform private.log_room_event(
      v_it.room_id, 'signed',
      coalesce((
        select m.name from public.deal_room_members m where m.room_id = v_it.room_id and m.email = v_it.email limit 1
      ), v_it.name) || ' <' || v_it.email || '>',
      null, v_it.body_sha256, null, null, v_it.nda, v_signature.hash
    );
  end if;
  return true;
end $$;

-- Completes a request with the service's result: signed, with the returned document's hash, declined, or
-- canceled.
select private.expose('complete_outside_signing', 'service_role');

create function private.record_envelope_event(p_hash text, p_envelope text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  select o.id into v_id from private.outside_signings o
  where o.envelope = p_envelope and o.state in ('sent', 'cancelling');
  if v_id is null then
    return null;
  end if;
  insert into private.signing_events (hash, envelope) values (p_hash, p_envelope) on conflict do nothing;
  if not found then
    return null;
  end if;
  update private.outside_signings o set due_at = now() where o.id = v_id and o.due_at > now();
  return v_id;
end $$;

-- Returns the signing to re-fetch for an envelope event; null for a repeated webhook, and for unknown or
-- completed envelopes.
select private.expose('record_envelope_event', 'service_role');

create function private.is_signing_due() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.outside_signings o where o.state in ('waiting', 'sent', 'cancelling') and o.due_at <= now()
  )
$$;

-- Schedules the job; idempotent. True if there is a scheduler.
create function private.schedule_signing_jobs() returns boolean
language sql set search_path = '' as $$
  select private.schedule_calls(array[['sign-outside', '* * * * *', 'sign-outside', 'private.is_signing_due()']])
$$;
