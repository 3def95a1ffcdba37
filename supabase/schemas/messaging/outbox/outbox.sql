-- The outbox: emails and text messages from cause to delivery. Rows contain live links, so no API role can
-- read them; only the functions below access them. Due times use the database's clock only.
create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  recipient text not null,
  template text not null,
  facts jsonb not null default '{}',
  dedupe_key text,
  is_urgent boolean not null default false,
  deliver_after timestamptz not null,
  expires_at timestamptz,
  attempts integer not null default 0,
  max_attempts integer not null default 20,
  claim uuid,
  claimed_until timestamptz,
  last_error text,
  created_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz not null default now(),
  done_at timestamptz,
  dead_at timestamptz,

  constraint outbox_cause_queues_once unique (dedupe_key),
  constraint outbox_kind_is_known check (kind in ('email', 'sms')),
  constraint outbox_recipient_length check (char_length(recipient) <= 320),
  constraint outbox_template_shape check (template ~ '^[a-z][a-z_]{0,59}$'),
  constraint outbox_facts_are_few check (jsonb_typeof(facts) = 'object' and char_length(facts::text) <= 50000),
  constraint outbox_dedupe_key_length check (char_length(dedupe_key) <= 200),
  constraint outbox_max_attempts_positive check (max_attempts > 0),
  -- A code, never free text: server responses repeat addresses.
  constraint outbox_last_error_is_code check (last_error ~ '^[A-Za-z0-9_ -]{1,60}$'),
  constraint outbox_ends_once check (done_at is null or dead_at is null)
);
-- Triggers in other files:
--   clients/campaigns/email_worker.sql: sync_broker_email_status
--   messaging/notifications/deliveries.sql: sync_delivery_status

comment on column private.outbox.decided_at is
  'When deliver_after was computed; in the future if the clock was set back since.';

create index outbox_waiting_idx on private.outbox (is_urgent, deliver_after)
  where done_at is null and dead_at is null;
create index outbox_decided_at_idx on private.outbox (decided_at)
  where done_at is null and dead_at is null;
create index outbox_claim_idx on private.outbox (claim) where claim is not null;
create index outbox_done_at_idx on private.outbox (done_at) where done_at is not null;
create index outbox_dead_at_idx on private.outbox (dead_at) where dead_at is not null;

alter table private.outbox enable row level security;

-- Queues a message in the transaction that causes it. With a dedupe key it is queued once; a second call
-- returns null. An invalid address is stored as failed, so it doesn't roll back the user's action.
create function private.queue_message(
  p_kind text,
  p_recipient text,
  p_template text,
  p_facts jsonb default '{}',
  p_dedupe_key text default null,
  p_deliver_after timestamptz default now(),
  p_is_urgent boolean default false,
  p_expires_at timestamptz default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_shape constant text := case p_kind when 'sms' then '^\+?[0-9() .-]{5,32}$' else '^[^[:space:][:cntrl:]<>,;@]+@[^[:space:][:cntrl:]<>,;@]+$' end;
  v_is_reachable constant boolean := p_recipient ~ v_shape;
  v_id uuid;
begin
  -- Service accounts and sandboxes have addresses of a domain that doesn't exist.
  if p_recipient is null or p_recipient like '%@service.invalid' then
    return null;
  end if;
  insert into private.outbox (
    kind, recipient, template, facts, dedupe_key, deliver_after, is_urgent, expires_at, dead_at, last_error
  )
  values (
    p_kind, left(p_recipient, 320), p_template, coalesce(p_facts, '{}'), p_dedupe_key,
    coalesce(p_deliver_after, now()), p_is_urgent, p_expires_at,
    case when not v_is_reachable then now() end,
    case when not v_is_reachable then 'no_such_address' end
  )
  on conflict (dedupe_key) do nothing
  returning id into v_id;
  if v_id is not null then
    -- The embedded worker listens for this after commit; a hosted project polls once a minute.
    perform pg_notify('haven_outbox', '');
  end if;
  return v_id;
end $$;
