-- What a portal shows and accepts. A party without an account sees its role's dates, its assigned checklist
-- items, documents for its side, and its messages with the team; never prices, fees, bidders, or other
-- parties. A vendor sees the request and its own quote.
create table public.portal_messages (
  id uuid primary key,
  portal_id uuid not null references public.transaction_portals (id) on delete cascade,
  transaction_id uuid not null references public.transactions (id) on delete cascade,
  author_id uuid references public.profiles (id) on delete set null,
  is_from_party boolean not null,
  body text not null,
  file_id uuid references public.record_files (id) on delete set null,
  created_at timestamptz not null default now(),

  constraint portal_messages_body_length check (char_length(btrim(body)) between 1 and 4000)
);

create index portal_messages_portal_idx on public.portal_messages (portal_id, created_at, id);
create index portal_messages_transaction_idx on public.portal_messages (transaction_id);
create index portal_messages_author_idx on public.portal_messages (author_id);
create index portal_messages_file_idx on public.portal_messages (file_id);

select private.set_up_table('public.portal_messages', 'select');

select private.set_up_transaction_part('public.portal_messages', 'Transaction managers read its portal messages');

create function private.check_portal_message_limit(p_portal_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if (select count(*) from public.portal_messages m where m.portal_id = p_portal_id) >= 300
    or (
      select count(*) from public.portal_messages m
      where m.portal_id = p_portal_id and m.created_at > now() - interval '1 hour'
    ) >= 40
  then
    raise exception 'Too many requests. Try again later.' using errcode = 'HXMRT';
  end if;
end $$;

-- Notifies the team running the transaction of portal activity.
create function private.notify_portal_activity(
  p_portal public.transaction_portals, p_kind text, p_key text, p_name text, p_what text
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    t.broker_id, p_kind, p_key,
    jsonb_build_object('name', p_name, 'property', t.property_name, 'excerpt', left(p_what, 200), 'transaction_id', t.id),
    jsonb_build_object('transaction_id', t.id)
  )
  from public.transactions t where t.id = p_portal.transaction_id and t.broker_id is not null;
end $$;

create function private.party_portal(p_id uuid, p_session text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_portal constant public.transaction_portals := private.portal_of_session(p_session);
  v_party public.transaction_parties;
begin
  perform private.check_portal_guess_limit();
  if v_portal.id is null or v_portal.party_id is null or v_portal.transaction_id <> p_id then
    perform private.log_portal_guess();
    return null;
  end if;
  select * into v_party from public.transaction_parties p where p.id = v_portal.party_id;
  return (
    select jsonb_build_object(
      'property', t.property_name, 'state', t.state, 'status', t.status, 'expected_close', t.expected_close,
      'closed_on', t.closed_on, 'role', v_party.role, 'name', v_party.name, 'run_by', private.sender_name(t.broker_id),
      'until', v_portal.expires_at,
      'dates', (
        select coalesce(jsonb_agg(
          jsonb_build_object('key', d.key, 'label', d.label, 'due_on', d.due_on, 'done_on', d.done_on) order by d.position
        ), '[]')
        from public.transaction_dates d
        where d.transaction_id = t.id and (d.concerns = '{}' or v_party.role = any (d.concerns))
      ),
      'tasks', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'id', c.id, 'title', c.title, 'due_on', c.due_on, 'is_done', c.state = 'done', 'waits', exists (
              select from public.checklist_items b
              where b.transaction_id = c.transaction_id and b.type = c.type and b.key = any (c.needs) and b.state = 'open'
            )
          ) order by c.due_on nulls last, c.position, c.id
        ), '[]')
        from public.checklist_items c where c.party_id = v_party.id and c.state <> 'not_needed'
      ),
      'documents', (
        select coalesce(jsonb_agg(
          jsonb_build_object('id', d.id, 'name', d.document_name, 'size', f.size, 'at', d.created_at)
          order by d.created_at desc, d.id
        ), '[]')
        from public.transaction_documents d join public.record_files f on f.id = d.file_id
        where d.transaction_id = t.id and (d.audience = 'all' or d.audience = private.party_side(v_party.role))
      ),
      'messages', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'id', m.id, 'body', m.body, 'is_yours', m.is_from_party, 'has_file', m.file_id is not null, 'at', m.created_at,
            'name', case when m.is_from_party then v_party.name else private.sender_name(m.author_id) end
          ) order by m.created_at, m.id
        ), '[]')
        from public.portal_messages m where m.portal_id = v_portal.id
      )
    )
    from public.transactions t where t.id = v_portal.transaction_id
  );
end $$;

-- Returns a party's view for its link's session; null once expired.
select private.expose('party_portal', 'anon, authenticated');

create function private.write_from_portal(p_id uuid, p_session text, p_body text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_portal constant public.transaction_portals := private.require_portal(p_session);
begin
  if v_portal.party_id is null then
    raise exception 'This portal is no longer open.' using errcode = 'HXPTS';
  end if;
  perform private.check_portal_message_limit(v_portal.id);
  insert into public.portal_messages (id, portal_id, transaction_id, is_from_party, body)
  values (p_id, v_portal.id, v_portal.transaction_id, true, btrim(p_body))
  on conflict (id) do nothing;
  if found then
    perform private.notify_portal_activity(
      v_portal, 'portal_answer', 'portal_message:' || p_id,
      (select p.name from public.transaction_parties p where p.id = v_portal.party_id), p_body
    );
  end if;
end $$;

-- Sends a message from a party without an account to the team; idempotent by ID.
select private.expose('write_from_portal', 'anon, authenticated');

create function private.write_to_portal(p_id uuid, p_portal_id uuid, p_body text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_portal public.transaction_portals;
begin
  select * into v_portal from public.transaction_portals p where p.id = p_portal_id;
  if not found or v_portal.party_id is null or not private.can_manage_transaction(v_portal.transaction_id) then
    raise exception 'Portal not found.' using errcode = '42501';
  end if;
  if not private.is_open_portal(v_portal) then
    raise exception 'This portal is no longer open.' using errcode = 'HXPTS';
  end if;
  perform private.check_portal_message_limit(v_portal.id);
  insert into public.portal_messages (id, portal_id, transaction_id, author_id, is_from_party, body)
  values (p_id, v_portal.id, v_portal.transaction_id, auth.uid(), false, btrim(p_body))
  on conflict (id) do nothing;
  if found then
    perform private.send_portal_link(
      v_portal, 'portal_message', jsonb_build_object('from', private.sender_name(auth.uid()), 'excerpt', left(p_body, 500))
    );
  end if;
end $$;

-- Sends a message from the team to a party without an account, with an email notification; idempotent by ID.
select private.expose('write_to_portal', 'authenticated');

create function private.finish_portal_task(p_session text, p_item_id uuid, p_is_done boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_portal constant public.transaction_portals := private.require_portal(p_session);
  v_title text;
begin
  update public.checklist_items c set state = case when p_is_done then 'done' else 'open' end
  where c.id = p_item_id and c.party_id = v_portal.party_id and c.state <> 'not_needed'
  returning c.title into v_title;
  if not found then
    raise exception 'You cannot change this item.' using errcode = '42501';
  end if;
  if p_is_done then
    perform private.notify_portal_activity(
      v_portal, 'portal_answer', 'portal_task:' || p_item_id || ':' || clock_timestamp(),
      (select p.name from public.transaction_parties p where p.id = v_portal.party_id), 'Done: ' || v_title
    );
  end if;
end $$;

-- Marks an item assigned to a party without an account as done or not done.
select private.expose('finish_portal_task', 'anon, authenticated');

create function private.portal_quote(p_id uuid, p_session text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_portal constant public.transaction_portals := private.portal_of_session(p_session);
begin
  perform private.check_portal_guess_limit();
  if v_portal.id is null or v_portal.quote_id is distinct from p_id then
    perform private.log_portal_guess();
    return null;
  end if;
  return (
    select jsonb_build_object(
      'property', t.property_name, 'state', t.state, 'run_by', private.sender_name(t.broker_id),
      'until', v_portal.expires_at, 'kind', q.kind, 'wanted', q.wanted, 'vendor', q.vendor, 'due_on', q.due_on,
      'price', q.price, 'days', q.days, 'valid_until', q.valid_until, 'terms', q.terms, 'file', f.name,
      'answered_at', q.answered_at, 'decision', q.decision, 'n', q.n,
      'is_expired', coalesce(private.is_past_nationwide(q.valid_until), false),
      'versions', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'n', v.n, 'price', v.price, 'days', v.days, 'valid_until', v.valid_until, 'terms', v.terms,
          'answered_at', v.answered_at
        ) order by v.n desc), '[]')
        from (
          select * from private.transaction_quote_versions x where x.quote_id = q.id order by x.n desc limit 20
        ) v
      )
    )
    from public.transaction_quotes q
    join public.transactions t on t.id = q.transaction_id
    left join public.record_files f on f.id = q.file_id
    where q.id = p_id
  );
end $$;

-- Returns a vendor's request and response for its link's session; null once expired.
select private.expose('portal_quote', 'anon, authenticated');

create function private.answer_quote(
  p_session text, p_price public.dollars, p_days public.whole_number default null,
  p_valid_until date default null, p_terms text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_portal constant public.transaction_portals := private.require_portal(p_session);
  v_quote public.transaction_quotes;
  v_vendor text;
begin
  select * into v_quote from public.transaction_quotes q where q.id = v_portal.quote_id for no key update;
  -- An identical response is a retry of a lost one.
  if v_quote.decision is null and v_quote.n > 0
    and (v_quote.price, v_quote.days, v_quote.valid_until, v_quote.terms)
    is not distinct from (p_price::numeric(12, 2), p_days::integer, p_valid_until, nullif(btrim(p_terms), ''))
  then
    return;
  end if;
  if v_quote.n >= 50 then
    raise exception 'This quote no longer accepts a response.' using errcode = 'HXPTQ';
  end if;
  update public.transaction_quotes q
  set price = p_price, days = p_days, valid_until = p_valid_until, terms = nullif(btrim(p_terms), ''), answered_at = now(),
    n = q.n + 1
  where q.id = v_portal.quote_id and q.decision is null and p_price is not null
  returning * into v_quote;
  if not found then
    raise exception 'This quote no longer accepts a response.' using errcode = 'HXPTQ';
  end if;
  v_vendor := v_quote.vendor;
  insert into private.transaction_quote_versions (quote_id, n, price, days, valid_until, terms)
  values (v_quote.id, v_quote.n, v_quote.price, v_quote.days, v_quote.valid_until, v_quote.terms);
  perform private.notify_portal_activity(
    v_portal, 'quote_answered', 'quote:' || v_portal.quote_id || ':' || date_trunc('hour', now()), v_vendor, v_vendor
  );
end $$;

-- Submits a vendor's response; it can be edited until the team has decided.
select private.expose('answer_quote', 'anon, authenticated');
