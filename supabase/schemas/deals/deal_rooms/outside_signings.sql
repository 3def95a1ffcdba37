-- Signatures through an external service: requested here, sent by the server with its own key, and completed
-- with the service's status when the server asks for it. Webhooks only trigger a re-fetch. Once signed, it is
-- a signature like any other, with the hash of the returned document.
create table private.outside_signings (
  id uuid primary key,
  account uuid not null references public.profiles (id) on delete cascade,
  kind text not null,
  title text not null,
  body text not null,
  body_sha256 text not null,
  name text not null,
  email text not null,
  room_id uuid,
  nda integer,
  state text not null default 'asked',
  service text,
  envelope text,
  sent_sha256 text,
  paper_sha256 text,
  fault text,
  attempts integer not null default 0,
  due_at timestamptz,
  decided_at timestamptz not null default now(),
  claim uuid,
  claimed_until timestamptz,
  asked_at timestamptz not null default now(),
  sent_at timestamptz,
  settled_at timestamptz,

  constraint outside_signings_envelope_key unique (envelope),
  constraint outside_signings_kind_is_known check (kind in ('nda', 'buyer_agreement', 'loi')),
  constraint outside_signings_title_is_plain check (char_length(btrim(title)) >= 1 and private.is_single_line(title, 200)),
  constraint outside_signings_body_is_bounded check (char_length(btrim(body)) between 20 and 40000),
  constraint outside_signings_name_is_plain check (char_length(btrim(name)) >= 2 and private.is_single_line(name, 160)),
  constraint outside_signings_state_is_known check (state in (
    'asked', 'waiting', 'sent', 'cancelling', 'signed', 'declined', 'cancelled', 'failed'
  )),
  constraint outside_signings_envelope_is_plain check (envelope ~ '^[A-Za-z0-9_-]{8,80}$'),
  constraint outside_signings_fault_is_a_code check (fault ~ '^[a-z0-9_]{1,40}$')
);
comment on column private.outside_signings.sent_sha256 is 'Of the document as sent.';
comment on column private.outside_signings.paper_sha256 is 'Of the signed document as returned.';
comment on column private.outside_signings.due_at is 'When the service''s status is fetched next.';

create index outside_signings_account_idx on private.outside_signings (account, asked_at desc);
create index outside_signings_due_idx on private.outside_signings (due_at, id) where state in ('waiting', 'sent', 'cancelling');
alter table private.outside_signings enable row level security;

-- Received webhooks, so each counts once.
create table private.signing_events (
  hash text not null,
  envelope text not null,
  heard_at timestamptz not null default now(),

  primary key (hash, envelope)
);

create index signing_events_heard_idx on private.signing_events (heard_at);
alter table private.signing_events enable row level security;

create function private.create_outside_signing(
  p_id uuid, p_kind text, p_title text, p_body text, p_name text, p_room_id uuid, p_nda integer
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_email constant text := private.get_my_confirmed_email();
  v_was private.outside_signings;
begin
  select * into v_was from private.outside_signings o where o.id = p_id;
  if found then
    if v_was.account = v_me and v_was.body = p_body then
      return;
    end if;
    raise exception 'This is not your signature request.' using errcode = '42501';
  end if;
  if v_email is null then
    raise exception 'Sign in first.' using errcode = '42501';
  end if;
  if exists (
    select from private.outside_signings o
    where o.account = v_me and o.state in ('waiting', 'sent') and o.kind = p_kind and o.body = p_body
      and o.room_id is not distinct from p_room_id
  ) then
    raise exception 'This is already out for signature.' using errcode = 'HXDRO';
  end if;
  perform private.enforce_rate_limit('outside_signing', 12, interval '1 hour');
  insert into private.outside_signings (id, account, kind, title, body, body_sha256, name, email, room_id, nda)
  values (p_id, v_me, p_kind, btrim(p_title), p_body, private.text_hash(p_body), btrim(p_name), v_email, p_room_id, p_nda);
end $$;

create function private.request_outside_nda_signing(
  p_room_id uuid, p_id uuid, p_nda public.whole_number, p_name text
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_nda constant private.deal_room_ndas := private.require_nda_to_sign(p_room_id, p_nda);
begin
  perform private.create_outside_signing(
    p_id, 'nda', 'Nondisclosure agreement, version ' || v_nda.n, v_nda.body, p_name, p_room_id, v_nda.n
  );
end $$;

-- Requests an external signature of a room's newest NDA; the server, which has the key, sends it.
select private.expose('request_outside_nda_signing', 'authenticated');

create function private.request_outside_signing(p_id uuid, p_kind text, p_title text, p_body text, p_name text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if p_kind is null or p_kind not in ('buyer_agreement', 'loi') then
    raise exception 'This must be signed through the external service.' using errcode = '22023';
  end if;
  perform private.create_outside_signing(p_id, p_kind, p_title, p_body, p_name, null, null);
end $$;

-- Same for a buyer agreement or letter of intent as shown to the caller.
select private.expose('request_outside_signing', 'authenticated');

-- Cancels an unsent request; for a sent one the service voids it and reports whether that was in time.
create function private.cancel_outside_signing(p_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_state text;
begin
  update private.outside_signings o set
    state = case
      when o.state in ('sent', 'cancelling') then 'cancelling'
      -- It is being sent right now, or was sent but not confirmed.
      when o.attempts > 0 then o.state
      else 'cancelled'
    end,
    settled_at = case when o.state in ('asked', 'waiting') and o.attempts = 0 then now() end,
    due_at = case when o.state in ('sent', 'cancelling') then now() else o.due_at end
  where o.id = p_id and o.account = private.lock_member() and o.state in ('asked', 'waiting', 'sent', 'cancelling')
  returning o.state into v_state;
  if v_state is null then
    raise exception 'There is nothing to cancel.' using errcode = 'HXDRT';
  end if;
  return v_state;
end $$;

-- Cancels the caller's external signature request; returns its state.
select private.expose('cancel_outside_signing', 'authenticated');

create function private.my_outside_signings() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', o.id, 'kind', o.kind, 'title', o.title, 'body', o.body, 'room_id', o.room_id, 'nda', o.nda, 'name', o.name,
      'email', o.email, 'state', o.state, 'service', o.service, 'fault', o.fault, 'paper_sha256', o.paper_sha256,
      'asked_at', o.asked_at, 'sent_at', o.sent_at, 'settled_at', o.settled_at
    ) order by o.asked_at desc, o.id), '[]')
    from (
      select * from private.outside_signings l
      where l.account = auth.uid() and l.state <> 'asked' and private.is_approved()
      order by l.asked_at desc, l.id limit 50
    ) o
  );
end $$;

-- Returns the caller's external signature requests, newest first.
select private.expose('my_outside_signings', 'authenticated');

create function private.refresh_outside_signing(p_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.enforce_rate_limit('outside_look', 30, interval '1 hour');
  update private.outside_signings o set due_at = least(o.due_at, now())
  where o.id = p_id and o.account = private.lock_member() and o.state in ('sent', 'cancelling');
  return found;
end $$;

-- Fetches the service's status now for the caller's request; false if there is nothing to fetch.
select private.expose('refresh_outside_signing', 'authenticated');

create function private.outside_document_hash(p_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select o.paper_sha256 from private.outside_signings o
    where o.id = p_id and o.account = auth.uid() and o.state = 'signed' and private.is_approved()
  );
end $$;

-- Returns the hash of the caller's own signed document, so the server can verify it is unchanged; null for
-- others.
select private.expose('outside_document_hash', 'authenticated');
