-- Portals for people without an account: a party opens its part of a transaction, a vendor the quote request
-- it received. A link is single-use and expires after a week. It is exchanged for a session of a few hours; a
-- new link is sent only to the same address. Only digests of links and sessions are stored.
create table public.transaction_portals (
  id uuid primary key default gen_random_uuid(),
  transaction_id uuid not null references public.transactions (id) on delete cascade,
  party_id uuid references public.transaction_parties (id) on delete cascade,
  quote_id uuid references public.transaction_quotes (id) on delete cascade,
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  opened_at timestamptz,
  revoked_at timestamptz,

  constraint transaction_portals_one_purpose check ((party_id is null) <> (quote_id is null)),
  constraint transaction_portals_email_shape check (private.is_single_line(email, 320) and email ~ '^[^@[:space:][:cntrl:]]{1,64}@[^@[:space:][:cntrl:]]{1,190}$')
);

create index transaction_portals_transaction_idx on public.transaction_portals (transaction_id, created_at, id);
create unique index transaction_portals_party_idx on public.transaction_portals (party_id) where revoked_at is null;
create unique index transaction_portals_quote_idx on public.transaction_portals (quote_id) where revoked_at is null;
create index transaction_portals_of_party_idx on public.transaction_portals (party_id);
create index transaction_portals_of_quote_idx on public.transaction_portals (quote_id);

select private.set_up_table('public.transaction_portals', 'select');

select private.set_up_transaction_part('public.transaction_portals', 'Transaction managers read its portals');

create table private.portal_keys (
  digest text primary key,
  portal_id uuid not null references public.transaction_portals (id) on delete cascade,
  kind text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  spent_at timestamptz,
  constraint portal_keys_kind_is_known check (kind in ('link', 'session'))
);

create index portal_keys_portal_idx on private.portal_keys (portal_id, kind, created_at);

alter table private.portal_keys enable row level security;

-- Counts failed portal keys per sender in the last hour. Addresses are stored as digests and deleted soon
-- after.
create table private.failed_portal_attempts (
  sender text not null,
  hour timestamptz not null,
  guesses integer not null,
  constraint failed_portal_attempts_pkey primary key (sender, hour)
);

alter table private.failed_portal_attempts enable row level security;

create function private.get_portal_sender_hash() returns text
language sql stable set search_path = '' as $$
  select encode(sha256(convert_to('portal of ' || coalesce(private.client_address(), 'unknown'), 'UTF8')), 'hex')
$$;

create function private.get_portal_guess_limit() returns integer
language sql immutable set search_path = '' as $$
  select 30
$$;

-- Rejects every key, even a valid one, from a sender with too many failed attempts.
create function private.check_portal_guess_limit() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if exists (
    select from private.failed_portal_attempts g
    where g.sender = private.get_portal_sender_hash() and g.hour = date_trunc('hour', now())
      and g.guesses >= private.get_portal_guess_limit()
  ) then
    raise exception 'Too many invalid links.' using errcode = 'HXPTM';
  end if;
end $$;

create function private.log_portal_guess() returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.failed_portal_attempts g where g.hour < date_trunc('hour', now());
  insert into private.failed_portal_attempts as g (sender, hour, guesses)
  values (private.get_portal_sender_hash(), date_trunc('hour', now()), 1)
  on conflict (sender, hour) do update set guesses = g.guesses + 1;
end $$;

create function private.hash_portal_key(p_key text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(p_key, 'UTF8')), 'hex')
$$;

-- Creates an unused portal key and returns it to the caller; the table stores only its digest.
create function private.make_portal_key(p_portal_id uuid, p_kind text, p_lasts interval) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_key constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  delete from private.portal_keys k where k.portal_id = p_portal_id and k.expires_at < now();
  insert into private.portal_keys (digest, portal_id, kind, expires_at)
  values (private.hash_portal_key(v_key), p_portal_id, p_kind, now() + p_lasts);
  return v_key;
end $$;

-- True if the portal is open. A portal is closed while no one who runs its transaction can use the product.
create function private.is_open_portal(p_portal public.transaction_portals) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return p_portal.id is not null and p_portal.revoked_at is null and p_portal.expires_at > now() and exists (
    select from public.transactions t
    where t.id = p_portal.transaction_id and t.deleted_at is null and (
      private.has_workspace_access(t.owner_id, t.workspace_id) and private.is_account_active(t.owner_id)
      or exists (select from public.tenant_users u where u.tenant_id = t.workspace_id and private.is_account_active(u.user_id))
    )
  );
end $$;

-- Returns the portal of a session, or null if the session has expired, was revoked or belongs to something
-- else.
create function private.portal_of_session(p_session text) returns public.transaction_portals
language plpgsql stable security definer set search_path = '' as $$
declare
  v_portal public.transaction_portals;
begin
  select p.* into v_portal
  from private.portal_keys k join public.transaction_portals p on p.id = k.portal_id
  where k.digest = private.hash_portal_key(p_session) and k.kind = 'session' and k.expires_at > now();
  if private.is_open_portal(v_portal) then
    return v_portal;
  end if;
  return null;
end $$;

create function private.require_portal(p_session text) returns public.transaction_portals
language plpgsql stable security definer set search_path = '' as $$
declare
  v_portal constant public.transaction_portals := private.portal_of_session(p_session);
begin
  if v_portal.id is null then
    raise exception 'This portal is no longer open.' using errcode = 'HXPTS';
  end if;
  return v_portal;
end $$;

-- Emails a new link to a portal's address, using the template that gives the reason.
create function private.send_portal_link(p_portal public.transaction_portals, p_template text, p_facts jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_message(
    'email', p_portal.email, p_template,
    p_facts || jsonb_build_object(
      'property', (select t.property_name from public.transactions t where t.id = p_portal.transaction_id),
      'path', case
        when p_portal.quote_id is null then '/transaction-portal/' || p_portal.transaction_id
        else '/quote/' || p_portal.quote_id
      end || '#' || private.make_portal_key(p_portal.id, 'link', interval '7 days'),
      'until', p_portal.expires_at
    ),
    p_is_urgent => true,
    p_expires_at => now() + interval '7 days'
  );
end $$;

-- Name of a member in emails to people outside the product.
create function private.sender_name(p_user_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select coalesce(nullif(btrim(p.full_name), ''), 'The broker') from public.profiles p where p.id = p_user_id);
end $$;

create function private.invite_to_portal(p_party_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_party public.transaction_parties;
  v_portal public.transaction_portals;
begin
  select * into v_party from public.transaction_parties p where p.id = p_party_id for update;
  if not found or not private.can_manage_transaction(v_party.transaction_id) then
    raise exception 'Party not found.' using errcode = '42501';
  end if;
  if v_party.email is null or v_party.role = 'bidder' then
    raise exception 'You can''t send this party a link.' using errcode = 'HXPTE';
  end if;
  perform private.enforce_rate_limit('portal', 60, interval '1 hour');
  update public.transaction_portals p set expires_at = now() + interval '90 days'
  where p.party_id = p_party_id and p.revoked_at is null returning * into v_portal;
  if not found then
    insert into public.transaction_portals (transaction_id, party_id, email, expires_at)
    values (v_party.transaction_id, p_party_id, v_party.email, now() + interval '90 days')
    returning * into v_portal;
  end if;
  perform private.send_portal_link(
    v_portal, 'portal_invitation', jsonb_build_object('name', v_party.name, 'from', private.sender_name(auth.uid()))
  );
  return v_portal.id;
end $$;

-- Sends a party a link to its part of the transaction, valid for ninety days. Calling it again sends another
-- link. Returns the portal's id.
select private.expose('invite_to_portal', 'authenticated');

create function private.ask_for_quote(
  p_id uuid, p_transaction_id uuid, p_kind text, p_vendor text, p_email text, p_wanted text,
  p_due_on date default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_quote public.transaction_quotes;
  v_portal public.transaction_portals;
begin
  perform private.require_transaction_manager(p_transaction_id);
  perform private.enforce_rate_limit('portal', 60, interval '1 hour');
  if (select count(*) from public.transaction_quotes q where q.transaction_id = p_transaction_id) >= 100 then
    raise exception 'You have reached the limit of 100.' using errcode = 'HXRMA';
  end if;
  insert into public.transaction_quotes (id, transaction_id, kind, vendor, email, wanted, due_on)
  values (p_id, p_transaction_id, p_kind, btrim(p_vendor), lower(btrim(p_email)), btrim(p_wanted), p_due_on)
  on conflict (id) do nothing
  returning * into v_quote;
  if v_quote.id is null then
    return p_id;
  end if;
  insert into public.transaction_portals (transaction_id, quote_id, email, expires_at)
  values (
    p_transaction_id, p_id, v_quote.email, greatest(now() + interval '30 days', p_due_on + interval '14 days')
  )
  returning * into v_portal;
  perform private.send_portal_link(
    v_portal, 'quote_asked',
    jsonb_build_object(
      'name', v_quote.vendor, 'from', private.sender_name(auth.uid()), 'kind', v_quote.kind, 'wanted', v_quote.wanted,
      'due', p_due_on
    )
  );
  return p_id;
end $$;

-- Emails a vendor a quote request with a link. Idempotent per id.
select private.expose('ask_for_quote', 'authenticated');

create function private.decide_quote(p_id uuid, p_decision text, p_n public.whole_number default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_quote public.transaction_quotes;
begin
  select * into v_quote from public.transaction_quotes q
  where q.id = p_id and q.answered_at is not null and private.can_manage_transaction(q.transaction_id) for no key update;
  if v_quote.id is null then
    raise exception 'Quote not found.' using errcode = '42501';
  end if;
  if p_decision = 'chosen' and v_quote.n is distinct from coalesce(p_n, v_quote.n) then
    raise exception 'The vendor changed this quote. Read it again.' using errcode = 'HXIQV';
  end if;
  if p_decision = 'chosen' and v_quote.decision is distinct from 'chosen'
    and private.is_past_nationwide(v_quote.valid_until)
  then
    raise exception 'This quote has expired.' using errcode = 'HXIQX';
  end if;
  update public.transaction_quotes q set decision = p_decision where q.id = p_id;
end $$;

-- Accepts version `p_n` of a submitted quote that is still valid, or declines it; null reopens it.
select private.expose('decide_quote', 'authenticated');

create function private.revoke_portal(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.transaction_portals p set revoked_at = coalesce(p.revoked_at, now())
  where p.id = p_id and private.can_manage_transaction(p.transaction_id);
  if not found then
    raise exception 'Portal not found.' using errcode = '42501';
  end if;
  delete from private.portal_keys k where k.portal_id = p_id;
end $$;

-- Revokes portal access immediately. Idempotent.
select private.expose('revoke_portal', 'authenticated');

-- Ends a party's portal when its address or role changes, because the link was issued for both.
create function private.revoke_portal_of_changed_party() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.transaction_portals p set revoked_at = now() where p.party_id = new.id and p.revoked_at is null;
  delete from private.portal_keys k using public.transaction_portals p
  where p.id = k.portal_id and p.party_id = new.id;
  return null;
end $$;

create trigger end_portal_of_party after update of email, role on public.transaction_parties
  for each row when (new.email is distinct from old.email or new.role <> old.role)
  execute function private.revoke_portal_of_changed_party();

create function private.open_portal(p_id uuid, p_token text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_portal public.transaction_portals;
begin
  perform private.check_portal_guess_limit();
  select p.* into v_portal
  from private.portal_keys k join public.transaction_portals p on p.id = k.portal_id
  where k.digest = private.hash_portal_key(p_token) and k.kind = 'link' and k.expires_at > now() and k.spent_at is null
    and p_id = coalesce(p.quote_id, p.transaction_id)
  for update of k;
  if not private.is_open_portal(v_portal) then
    perform private.log_portal_guess();
    return null;
  end if;
  update private.portal_keys k set spent_at = now()
  where k.digest = private.hash_portal_key(p_token);
  update public.transaction_portals p set opened_at = now() where p.id = v_portal.id;
  return private.make_portal_key(v_portal.id, 'session', interval '4 hours');
end $$;

-- Exchanges a link, once, for a four-hour session. Returns null if the link is invalid, used, expired,
-- revoked or belongs to a transaction or quote other than the one in the URL.
select private.expose('open_portal', 'anon, authenticated');

create function private.open_my_quote(p_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_portal public.transaction_portals;
begin
  perform private.enforce_rate_limit('open_quote', 60, interval '1 hour');
  if not private.is_approved() then
    return null;
  end if;
  select p.* into v_portal
  from public.transaction_portals p join auth.users u on lower(u.email) = p.email and u.email_confirmed_at is not null
  where p.quote_id = p_id and u.id = auth.uid() and p.revoked_at is null;
  if not private.is_open_portal(v_portal) then
    return null;
  end if;
  update public.transaction_portals p set opened_at = now() where p.id = v_portal.id;
  return private.make_portal_key(v_portal.id, 'session', interval '4 hours');
end $$;

-- Opens a quote request that was sent to the caller's confirmed email, without a link; null for any other.
select private.expose('open_my_quote', 'authenticated');

create function private.my_closing_quotes() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_approved() then
    raise exception 'Only approved accounts can view quotes.' using errcode = '42501';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', q.id, 'kind', q.kind, 'property', t.property_name, 'state', t.state, 'due_on', q.due_on, 'price', q.price,
      'n', q.n, 'answered_at', q.answered_at, 'decision', q.decision, 'is_open', private.is_open_portal(p)
    ) order by p.created_at desc, q.id), '[]')
    from (
      select x.* from public.transaction_portals x
      join auth.users u on lower(u.email) = x.email and u.email_confirmed_at is not null
      where u.id = auth.uid() and x.quote_id is not null and x.revoked_at is null
      order by x.created_at desc limit 200
    ) p
    join public.transaction_quotes q on q.id = p.quote_id
    join public.transactions t on t.id = q.transaction_id
  );
end $$;

-- Returns the quote requests for closings that were sent to the caller's confirmed email, including those answered by
-- link before there was an account.
select private.expose('my_closing_quotes', 'authenticated');

create function private.renew_portal(p_id uuid, p_email text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_portal public.transaction_portals;
begin
  perform private.check_portal_guess_limit();
  perform private.log_portal_guess();
  for v_portal in
    select * from public.transaction_portals p
    where p.email = lower(btrim(p_email)) and p.revoked_at is null
      and (p.quote_id = p_id or p.transaction_id = p_id and p.party_id is not null)
    limit 3
  loop
    if private.is_open_portal(v_portal) and (
      select count(*) from private.portal_keys k
      where k.portal_id = v_portal.id and k.kind = 'link' and k.created_at > now() - interval '1 hour'
    ) < 6 then
      perform private.send_portal_link(v_portal, 'portal_link', '{}');
    end if;
  end loop;
  return true;
end $$;

-- Sends another link to an address that already received one. The response is the same either way, so it
-- reveals nothing.
select private.expose('renew_portal', 'anon, authenticated');
