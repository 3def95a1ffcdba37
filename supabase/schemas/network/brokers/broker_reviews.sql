-- Broker reviews after a closing. Requested by the broker who ran the transaction, written by the party from
-- an account with that confirmed email, reviewed by staff before publication, with one reply by the broker. A
-- review never names the community, because the sale may have been confidential.
create table private.broker_reviews (
  id uuid primary key,
  broker_id uuid not null references public.profiles (id) on delete cascade,
  transaction_id uuid references public.transactions (id) on delete set null,
  party_id uuid references public.transaction_parties (id) on delete set null,
  recipient text not null,
  role text not null,
  note text not null default '',
  asked_at timestamptz not null default now(),
  state text not null default 'asked',
  author_id uuid references public.profiles (id) on delete set null,
  signed text,
  rating integer,
  body text,
  written_at timestamptz,
  decided_by uuid references public.profiles (id) on delete set null,
  decided_at timestamptz,
  reason text,
  reply text,
  replied_at timestamptz,

  constraint broker_reviews_once unique (broker_id, transaction_id, recipient),
  constraint broker_reviews_recipient_is_lower check (recipient = lower(recipient) and char_length(recipient) <= 320),
  constraint broker_reviews_role_is_known check (role in ('buyer', 'seller')),
  constraint broker_reviews_note_is_plain check (private.is_plain_message(note, 1000)),
  constraint broker_reviews_state_is_known check (state in ('asked', 'waiting', 'published', 'refused')),
  constraint broker_reviews_signed_is_plain check (char_length(btrim(signed)) >= 1 and private.is_single_line(signed, 80)),
  constraint broker_reviews_rating_range check (rating between 1 and 5),
  constraint broker_reviews_body_is_plain check (
    char_length(body) >= 1 and body = btrim(body) and private.is_plain_message(body, 2000)
  ),
  constraint broker_reviews_reply_is_plain check (
    char_length(reply) >= 1 and reply = btrim(reply) and private.is_plain_message(reply, 1000)
  ),
  constraint broker_reviews_are_written check (
    state = 'asked' or (rating is not null and signed is not null and written_at is not null)
  ),
  constraint broker_reviews_refused_says_why check (state <> 'refused' or reason is not null),
  constraint broker_reviews_reply_is_to_published check (reply is null or state = 'published')
);

create index broker_reviews_published_idx on private.broker_reviews (broker_id, written_at desc, id)
  where state = 'published';
create index broker_reviews_asked_idx on private.broker_reviews (broker_id, asked_at desc, id);
create index broker_reviews_waiting_idx on private.broker_reviews (written_at, id) where state = 'waiting';
create index broker_reviews_recipient_idx on private.broker_reviews (recipient);
create index broker_reviews_transaction_idx on private.broker_reviews (transaction_id);
create index broker_reviews_party_idx on private.broker_reviews (party_id);
create index broker_reviews_author_idx on private.broker_reviews (author_id);
create index broker_reviews_decided_by_idx on private.broker_reviews (decided_by);

alter table private.broker_reviews enable row level security;

-- Requests a review from the buyer or seller of a closed transaction the caller ran. Opted-out people and the
-- brokers themselves are not asked, and no one is asked twice for the same sale.
create function private.ask_for_review(p_id uuid, p_party_id uuid, p_note text default '') returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_party public.transaction_parties;
  v_sale public.transactions;
begin
  if exists (select from private.broker_reviews r where r.id = p_id and r.broker_id = v_me) then
    return;
  end if;
  select * into v_party from public.transaction_parties p where p.id = p_party_id;
  select * into v_sale from public.transactions t
  where t.id = v_party.transaction_id and t.owner_id = v_me and t.deleted_at is null;
  if v_sale.id is null then
    raise exception 'Party not found.' using errcode = 'HXRWN';
  end if;
  if v_sale.status <> 'closed' then
    raise exception 'You can request a review after closing.' using errcode = 'HXRWC';
  end if;
  if v_party.role not in ('buyer', 'seller') or v_party.email is null then
    raise exception 'You can only ask a buyer or seller with an email.' using errcode = 'HXRWP';
  end if;
  if exists (
    select from auth.users u
    where lower(u.email) = lower(v_party.email)
      and (u.id = v_me or exists (
        select from public.tenant_users m where m.tenant_id = v_sale.tenant_id and m.user_id = u.id
      ))
  ) then
    raise exception 'You cannot review yourself.' using errcode = 'HXRWS';
  end if;
  if exists (
    select from private.email_opt_outs l
    where l.organization_id = coalesce(v_sale.tenant_id, v_sale.owner_id) and l.address = lower(v_party.email)
  ) or exists (
    select from private.find_contacts_by_email(lower(v_party.email)) c
    where c.workspace_id = v_sale.workspace_id and c.do_not_contact and c.deleted_at is null
  ) then
    raise exception 'This contact has opted out of email.' using errcode = 'HXCLD';
  end if;
  perform private.enforce_rate_limit('review', 40, interval '1 day');
  insert into private.broker_reviews (id, broker_id, transaction_id, party_id, recipient, role, note)
  values (
    p_id, v_me, v_sale.id, v_party.id, lower(v_party.email), v_party.role, coalesce(btrim(p_note), '')
  )
  on conflict (broker_id, transaction_id, recipient) do nothing;
  if not found then
    raise exception 'You''ve already asked this party.' using errcode = 'HXRWT';
  end if;
  perform private.queue_message(
    'email', v_party.email, 'review_request',
    (
      select jsonb_build_object(
        'name', coalesce(p.full_name, ''), 'company', coalesce(private.business_name(p), ''),
        'note', coalesce(btrim(p_note), ''),
        'unsubscribe', private.seal_cursor(
          'client_emails',
          jsonb_build_array(coalesce(v_sale.tenant_id, v_sale.owner_id), lower(v_party.email))
        )
      )
      from public.profiles p where p.id = v_me
    ),
    'review:' || p_id
  );
end $$;

-- Saves a review; editable until staff have reviewed it.
create function private.write_review(
  p_id uuid, p_rating public.whole_number, p_signed text, p_body text default ''
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_review private.broker_reviews;
begin
  select * into v_review from private.broker_reviews r
  where r.id = p_id and r.recipient = private.get_my_confirmed_email() and r.broker_id <> v_me for update;
  if v_review.id is null then
    raise exception 'You were not asked for this review.' using errcode = 'HXRWA';
  end if;
  if v_review.state not in ('asked', 'waiting') then
    raise exception 'This review can no longer be edited.' using errcode = 'HXRWR';
  end if;
  update private.broker_reviews r set
    state = 'waiting', author_id = v_me, rating = p_rating, signed = btrim(p_signed),
    body = nullif(btrim(p_body), ''), written_at = now()
  where r.id = p_id;
end $$;

-- Publishes a review, or rejects it with a reason its author sees. Staff only.
create function private.decide_review(p_id uuid, p_reason text default '') returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_review private.broker_reviews;
begin
  perform private.require_review_staff();
  update private.broker_reviews r set
    state = case when nullif(btrim(p_reason), '') is null then 'published' else 'refused' end,
    reason = nullif(btrim(p_reason), ''), decided_by = auth.uid(), decided_at = now()
  where r.id = p_id and r.state = 'waiting'
  returning * into v_review;
  if v_review.id is null then
    raise exception 'This review is not pending.' using errcode = 'HXRWW';
  end if;
  if v_review.state = 'published' then
    perform private.notify(
      v_review.broker_id, 'review_published', 'review:' || p_id,
      jsonb_build_object('name', v_review.signed, 'rating', v_review.rating)
    );
  end if;
end $$;

-- The broker's single public reply.
create function private.reply_to_review(p_id uuid, p_reply text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_member();
  update private.broker_reviews r set reply = btrim(p_reply), replied_at = now()
  where r.id = p_id and r.broker_id = auth.uid() and r.state = 'published' and r.reply is null;
  if not found then
    raise exception 'You can reply to a published review once.' using errcode = 'HXRWO';
  end if;
end $$;

-- Emails the buyer or seller of the caller's closed transaction a review request.
select private.expose('ask_for_review', 'authenticated');

-- Saves the requested review of the caller; editable until staff have reviewed it.
select private.expose('write_review', 'authenticated');

-- Staff only: publishes a review, or rejects it with a reason.
select private.expose('decide_review', 'authenticated');

-- Replies to a published review of the caller, publicly and once.
select private.expose('reply_to_review', 'authenticated');

create function private.review_average(p_broker_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('average', round(avg(r.rating), 1), 'count', count(*))
  from private.broker_reviews r where r.broker_id = p_broker_id and r.state = 'published'
$$;

-- The public view.
create function private.get_review_json(p_review private.broker_reviews) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'id', (p_review).id, 'role', (p_review).role, 'signed', (p_review).signed, 'rating', (p_review).rating,
    'body', (p_review).body, 'written_at', (p_review).written_at, 'reply', (p_review).reply
  )
$$;

create function private.agent_reviews(p_agent_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_broker_id uuid;
begin
  if not private.is_agent(p_agent_id) then
    return null;
  end if;
  v_broker_id := private.account_of(p_agent_id);
  return private.review_average(v_broker_id) || jsonb_build_object('reviews', (
    select coalesce(jsonb_agg(private.get_review_json(r) order by r.written_at desc, r.id), '[]')
    from (
      select * from private.broker_reviews r where r.broker_id = v_broker_id and r.state = 'published'
      order by r.written_at desc, r.id limit 50
    ) r
  ));
end $$;

-- Returns the fifty newest reviews of a directory agent with the overall average; null for non-agents.
select private.expose('agent_reviews', 'anon, authenticated', 'plain');

-- The broker can read a review once it is published; until then they only see that it exists.
create function private.my_reviews() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me constant uuid := auth.uid();
begin
  if not private.is_broker() then
    return null;
  end if;
  return private.review_average(v_me) || jsonb_build_object(
    'to_ask', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'party_id', a.id, 'name', a.name, 'company', a.company, 'role', a.role, 'sale', a.property_name,
          'transaction_id', a.transaction_id, 'closed_on', a.closed_on
        ) order by a.closed_on desc nulls last, a.id
      ), '[]')
      from (
        select p.id, p.name, p.company, p.role, p.transaction_id, t.property_name, t.closed_on
        from public.transactions t
        join public.transaction_parties p on p.transaction_id = t.id
        where t.owner_id = v_me and t.status = 'closed' and t.deleted_at is null
          and p.role in ('buyer', 'seller') and p.email is not null
          and not exists (
            select from private.broker_reviews r
            where r.broker_id = v_me and r.transaction_id = t.id and r.recipient = lower(p.email)
          )
          and not exists (
            select from private.email_opt_outs l
            where l.organization_id = coalesce(t.tenant_id, t.owner_id) and l.address = lower(p.email)
          )
        order by t.closed_on desc nulls last, p.id limit 50
      ) a
    ),
    'open', (
      select coalesce(jsonb_agg(
        jsonb_build_object('id', r.id, 'to', r.recipient, 'asked_at', r.asked_at, 'is_written', r.state = 'waiting')
        order by r.asked_at desc, r.id
      ), '[]')
      from (
        select * from private.broker_reviews r where r.broker_id = v_me and r.state in ('asked', 'waiting')
        order by r.asked_at desc, r.id limit 100
      ) r
    ),
    'reviews', (
      select coalesce(jsonb_agg(private.get_review_json(r) order by r.written_at desc, r.id), '[]')
      from (
        select * from private.broker_reviews r where r.broker_id = v_me and r.state = 'published'
        order by r.written_at desc, r.id limit 200
      ) r
    )
  );
end $$;

-- Returns the caller's reviews, pending requests, and parties of closed transactions they can still ask; null
-- for non-brokers.
select private.expose('my_reviews', 'authenticated');

create function private.reviews_to_write() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'id', r.id, 'broker', coalesce(p.full_name, ''), 'company', private.business_name(p), 'role', r.role,
        'note', r.note, 'asked_at', r.asked_at, 'state', r.state, 'signed', r.signed, 'rating', r.rating,
        'body', r.body, 'reason', r.reason
      ) order by r.asked_at desc, r.id
    ), '[]')
    from private.broker_reviews r
    join public.profiles p on p.id = r.broker_id
    where r.recipient = private.get_my_confirmed_email() and r.broker_id <> auth.uid() and private.has_verified_session()
  );
end $$;

-- Returns review requests to the caller's confirmed email, with their status.
select private.expose('reviews_to_write', 'authenticated');

create function private.reviews_to_decide() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_review_staff();
  return (
    select coalesce(jsonb_agg(
      private.get_review_json(r) || jsonb_build_object(
        'broker', coalesce(p.full_name, ''), 'company', private.business_name(p), 'author_id', r.author_id
      ) order by r.written_at, r.id
    ), '[]')
    from (
      select * from private.broker_reviews r where r.state = 'waiting' order by r.written_at, r.id limit 100
    ) r
    join public.profiles p on p.id = r.broker_id
  );
end $$;

-- Staff only: returns the hundred longest-pending reviews.
select private.expose('reviews_to_decide', 'authenticated');
