SET local check_function_bodies = off;

CREATE TABLE "private"."broker_reviews" (
  "id"             uuid                     NOT NULL,
  "broker_id"      uuid                     NOT NULL,
  "transaction_id" uuid,
  "party_id"       uuid,
  "recipient"      text                     NOT NULL,
  "role"           text                     NOT NULL,
  "note"           text                     NOT NULL DEFAULT ''::text,
  "asked_at"       timestamp with time zone NOT NULL DEFAULT now(),
  "state"          text                     NOT NULL DEFAULT 'asked'::text,
  "author_id"      uuid,
  "signed"         text,
  "rating"         integer,
  "body"           text,
  "written_at"     timestamp with time zone,
  "decided_by"     uuid,
  "decided_at"     timestamp with time zone,
  "reason"         text,
  "reply"          text,
  "replied_at"     timestamp with time zone,
  CONSTRAINT "broker_reviews_are_written" CHECK (((state = 'asked'::text) OR ((rating IS NOT NULL) AND (signed IS NOT NULL) AND (written_at IS NOT NULL)))),
  CONSTRAINT "broker_reviews_body_is_plain"
    CHECK (((char_length(body) >= 1) AND (char_length(body) <= 2000) AND (body = btrim(body)) AND (body !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'::text))),
  CONSTRAINT "broker_reviews_note_is_plain" CHECK (((char_length(note) <= 1000) AND (note !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'::text))),
  CONSTRAINT "broker_reviews_once" UNIQUE (broker_id, transaction_id, recipient),
  CONSTRAINT "broker_reviews_pkey" PRIMARY KEY (id),
  CONSTRAINT "broker_reviews_rating_range" CHECK (((rating >= 1) AND (rating <= 5))),
  CONSTRAINT "broker_reviews_recipient_is_lower" CHECK (((recipient = lower(recipient)) AND (char_length(recipient) <= 320))),
  CONSTRAINT "broker_reviews_refused_says_why" CHECK (((state <> 'refused'::text) OR (reason IS NOT NULL))),
  CONSTRAINT "broker_reviews_reply_is_plain"
    CHECK
    (((char_length(reply) >= 1) AND (char_length(reply) <= 1000) AND (reply = btrim(reply)) AND (reply !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'::text))),
  CONSTRAINT "broker_reviews_reply_is_to_published" CHECK (((reply IS NULL) OR (state = 'published'::text))),
  CONSTRAINT "broker_reviews_role_is_known" CHECK ((role = ANY (ARRAY['buyer'::text, 'seller'::text]))),
  CONSTRAINT "broker_reviews_state_is_known" CHECK ((state = ANY (ARRAY['asked'::text, 'waiting'::text, 'published'::text, 'refused'::text]))),
  CONSTRAINT "broker_reviews_signed_is_plain" CHECK (((char_length(btrim(signed)) >= 1) AND private.is_line(signed, 80)))
);

ALTER TABLE "private"."broker_reviews"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."partnerships" (
  "id"          uuid                     NOT NULL,
  "offerer_id"  uuid                     NOT NULL,
  "partner_id"  uuid                     NOT NULL,
  "percent"     numeric(5,2)             NOT NULL,
  "terms"       text                     NOT NULL DEFAULT ''::text,
  "until"       date,
  "state"       text                     NOT NULL DEFAULT 'offered'::text,
  "offered_at"  timestamp with time zone NOT NULL DEFAULT now(),
  "answered_at" timestamp with time zone,
  "ended_at"    timestamp with time zone,
  "ended_by"    uuid,
  CONSTRAINT "partnerships_are_two" CHECK ((offerer_id <> partner_id)),
  CONSTRAINT "partnerships_percent_in_range" CHECK (((percent >= (0)::numeric) AND (percent <= (50)::numeric))),
  CONSTRAINT "partnerships_pkey" PRIMARY KEY (id),
  CONSTRAINT "partnerships_state_is_known" CHECK ((state = ANY (ARRAY['offered'::text, 'agreed'::text, 'declined'::text, 'withdrawn'::text, 'ended'::text]))),
  CONSTRAINT "partnerships_terms_are_plain" CHECK (((char_length(terms) <= 2000) AND (terms !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'::text))),
  CONSTRAINT "partnerships_until_is_near" CHECK (((until >= '2000-01-01'::date) AND (until <= '3000-01-01'::date)))
);

ALTER TABLE "private"."partnerships"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.agent_reviews (
  p_agent_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_broker_id uuid;
begin
  if not private.is_agent(p_agent_id) then
    return null;
  end if;
  v_broker_id := private.account_of(p_agent_id);
  return private.review_average(v_broker_id) || jsonb_build_object('reviews', (
    select coalesce(jsonb_agg(private.review_card(r) order by r.written_at desc, r.id), '[]')
    from (
      select * from private.broker_reviews r where r.broker_id = v_broker_id and r.state = 'published'
      order by r.written_at desc, r.id limit 50
    ) r
  ));
end
$function$;

CREATE OR REPLACE FUNCTION private.answer_partnership (
  p_id     uuid,
  p_agrees boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_at private.partnerships;
begin
  perform private.lock_member();
  select * into v_at from private.partnerships p where p.id = p_id for update;
  if v_at.id is null or not private.is_broker() or auth.uid() not in (v_at.offerer_id, v_at.partner_id)
    or (p_agrees and v_at.offerer_id = auth.uid())
  then
    raise exception 'There are no such terms.' using errcode = 'HXPSG';
  end if;
  if p_agrees and v_at.state = 'agreed' then
    return;
  end if;
  if v_at.state not in ('offered', 'agreed') or (p_agrees and (v_at.state <> 'offered' or v_at.until < current_date)) then
    raise exception 'These terms are not open any more.' using errcode = 'HXPSO';
  end if;
  update private.partnerships p set
    state = case
      when p_agrees then 'agreed'
      when v_at.state = 'agreed' then 'ended'
      when v_at.offerer_id = auth.uid() then 'withdrawn'
      else 'declined'
    end,
    answered_at = case when v_at.state = 'offered' then now() else p.answered_at end,
    ended_at = case when not p_agrees and v_at.state = 'agreed' then now() end,
    ended_by = case when not p_agrees and v_at.state = 'agreed' then auth.uid() end
  where p.id = p_id
  returning * into v_at;
  if v_at.state <> 'withdrawn' then
    perform private.tell_of_partnership(
      v_at, case v_at.state when 'agreed' then 'agrees to your' when 'ended' then 'ends your' else 'declines your' end
    );
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.ask_for_review (
  p_id       uuid,
  p_party_id uuid,
  p_note     text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
    raise exception 'There is no such party.' using errcode = 'HXRWN';
  end if;
  if v_sale.status <> 'closed' then
    raise exception 'A review is asked for after the closing.' using errcode = 'HXRWC';
  end if;
  if v_party.role not in ('buyer', 'seller') or v_party.email is null then
    raise exception 'Only a buyer or seller with an address is asked.' using errcode = 'HXRWP';
  end if;
  if exists (
    select from auth.users u
    where lower(u.email) = lower(v_party.email)
      and (u.id = v_me or exists (
        select from public.tenant_users m where m.tenant_id = v_sale.tenant_id and m.user_id = u.id
      ))
  ) then
    raise exception 'Nobody reviews themselves.' using errcode = 'HXRWS';
  end if;
  if exists (
    select from private.refused_letters l
    where l.house = coalesce(v_sale.tenant_id, v_sale.owner_id) and l.address = lower(v_party.email)
  ) or exists (
    select from public.contacts c
    where lower(c.email) = lower(v_party.email) and c.book = v_sale.book and c.do_not_contact and c.deleted_at is null
  ) then
    raise exception 'This contact wants no letters.' using errcode = 'HXCLD';
  end if;
  perform private.keep_pace('review', 40, interval '1 day');
  insert into private.broker_reviews (id, broker_id, transaction_id, party_id, recipient, role, note)
  values (
    p_id, v_me, v_sale.id, v_party.id, lower(v_party.email), v_party.role, coalesce(btrim(p_note), '')
  )
  on conflict (broker_id, transaction_id, recipient) do nothing;
  if not found then
    raise exception 'This party was asked already.' using errcode = 'HXRWT';
  end if;
  perform private.queue_message(
    'email', v_party.email, 'review_request',
    (
      select jsonb_build_object(
        'name', coalesce(p.full_name, ''), 'company', coalesce(private.business_name(p), ''),
        'note', coalesce(btrim(p_note), ''),
        'unsubscribe', private.seal_cursor(
          'client_letters',
          jsonb_build_array(coalesce(v_sale.tenant_id, v_sale.owner_id), lower(v_party.email))
        )
      )
      from public.profiles p where p.id = v_me
    ),
    'review:' || p_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.decide_review (
  p_id     uuid,
  p_reason text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_review private.broker_reviews;
begin
  if not private.is_staff() then
    raise exception 'Only staff decide of reviews.' using errcode = '42501';
  end if;
  update private.broker_reviews r set
    state = case when nullif(btrim(p_reason), '') is null then 'published' else 'refused' end,
    reason = nullif(btrim(p_reason), ''), decided_by = auth.uid(), decided_at = now()
  where r.id = p_id and r.state = 'waiting'
  returning * into v_review;
  if v_review.id is null then
    raise exception 'This review waits for nobody.' using errcode = 'HXRWW';
  end if;
  if v_review.state = 'published' then
    perform private.notify(
      v_review.broker_id, 'review_published', 'review:' || p_id,
      jsonb_build_object('name', v_review.signed, 'rating', v_review.rating)
    );
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_partnerships()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := auth.uid();
begin
  if not private.is_broker() then
    return null;
  end if;
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'broker_id', b.broker_id, 'name', private.called(k.other),
        'brokerage', private.business_name(p), 'is_connected', k.since is not null, 'since', k.since,
        'terms', case when a.id is not null then jsonb_build_object(
          'id', a.id, 'is_mine', a.offerer_id = v_me, 'percent', a.percent, 'words', a.terms, 'until', a.until,
          'state', case when a.state in ('offered', 'agreed') and a.until < current_date then 'ended' else a.state end,
          'offered_at', a.offered_at, 'answered_at', a.answered_at, 'ended_at', a.ended_at
        ) end,
        'gave', private.referred(v_me, k.other), 'got', private.referred(k.other, v_me),
        'shared', (
          select count(*) from private.co_brokerages c
          where c.state = 'signed' and (c.until is null or c.until >= current_date)
            and ((c.lister_id = v_me and c.partner_id = k.other) or (c.lister_id = k.other and c.partner_id = v_me))
        )
      ) order by a.state = 'offered' and a.partner_id = v_me desc nulls last, a.state = 'agreed' desc nulls last,
        lower(private.called(k.other)), k.other
    ), '[]')
    from (
      select o.other, max(o.since) as since
      from (
        select case when l.asker_id = v_me then l.asked_id else l.asker_id end as other, coalesce(l.answered_at, l.asked_at) as since
        from private.broker_links l where v_me in (l.asker_id, l.asked_id) and l.state = 'connected'
        union all
        select case when t.offerer_id = v_me then t.partner_id else t.offerer_id end, null
        from private.partnerships t where v_me in (t.offerer_id, t.partner_id) and t.state in ('offered', 'agreed', 'ended')
      ) o
      group by o.other order by max(o.since) desc nulls last limit 200
    ) k
    join public.profiles p on p.id = k.other
    join public.broker_accounts b on b.user_id = k.other and not b.is_pseudonym
    left join lateral (
      select * from private.partnerships t
      where least(t.offerer_id, t.partner_id) = least(k.other, v_me)
        and greatest(t.offerer_id, t.partner_id) = greatest(k.other, v_me) and t.state in ('offered', 'agreed', 'ended')
      order by t.state in ('offered', 'agreed') desc, t.offered_at desc limit 1
    ) a on true
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.my_prospects()
  RETURNS TABLE (
    id              text,
    name            text,
    company         text,
    listing_id      uuid,
    property_name   text,
    asked_at        timestamp with time zone,
    message         text,
    conversation_id uuid,
    is_my_turn      boolean,
    agreement       text,
    signed_at       timestamp with time zone,
    transaction_id  uuid,
    is_run          boolean,
    has_room        boolean,
    is_in_room      boolean,
    role            text,
    price           numeric,
    status          text,
    proof_of_funds  text,
    offered_at      timestamp with time zone,
    last_at         timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := auth.uid();
  v_books constant uuid[] := private.my_books();
begin
  if not coalesce(private.is_approved(), false) then
    raise exception 'Only approved accounts read who asks.' using errcode = '42501';
  end if;
  return query
  with own as (
    select l.id, l.property_name from public.listings l where l.broker_id = any (private.my_brokers())
  ),
  askers as (
    select w.listing_id, w.user_id, max(w.asked_at) as asked_at, max(w.message) as message, max(w.signed_at) as signed_at
    from (
      select c.listing_id, c.user_id, c.created_at as asked_at, c.message, null::timestamptz as signed_at
      from public.broker_contacts c
      join own on own.id = c.listing_id
      where c.broker_id = any (private.my_brokers())
      union all
      select s.listing_id, s.user_id, null, null, s.signed_at
      from public.listing_nda_signatures s
      join own on own.id = s.listing_id
      where s.nda_id = private.newest_nda(s.listing_id) and s.ended_at is null
    ) w
    where w.user_id <> v_me
    group by w.listing_id, w.user_id
    order by greatest(max(w.asked_at), max(w.signed_at)) desc limit 500
  ),
  sales as (
    select t.id, t.listing_id, t.property_name, s.is_run, o.id as room_id
    from private.my_sales() s
    join public.transactions t on t.id = s.id
    left join private.deal_rooms o on o.transaction_id = t.id and o.closed_at is null
    where t.status not in ('closed', 'terminated')
  ),
  -- Whom the sale knows, by party or by a seat in its room.
  known as (
    select t.id as sale_id, lower(k.email) as email, max(k.party_id::text)::uuid as party_id, max(k.name) as name,
      max(k.company) as company, max(k.role) as role, bool_or(k.is_in_room) as is_in_room
    from sales t
    cross join lateral (
      select p.email, p.id as party_id, p.name, p.company, p.role, false as is_in_room
      from public.transaction_parties p where p.transaction_id = t.id and p.role in ('bidder', 'buyer')
      union all
      select m.email, null, m.name, null, null, true
      from public.deal_room_members m
      join private.deal_room_groups g on g.id = m.group_id
      where m.room_id = t.room_id and t.is_run and g.side = 'buyer' and m.ended_at is null
        and (m.expires_at is null or m.expires_at > now())
    ) k
    group by t.id, coalesce(lower(k.email), k.party_id::text), lower(k.email)
  ),
  bids as (
    select k.*, t.listing_id, t.property_name, t.is_run, t.room_id is not null as has_room, u.user_id,
      b.price, b.status, b.proof_of_funds, b.at
    from known k
    join sales t on t.id = k.sale_id
    left join lateral (
      select c.user_id
      from public.broker_contacts c
      join public.leads l on l.id = c.id and l.deleted_at is null
      where t.is_run and c.listing_id = t.listing_id and c.broker_id = any (private.my_brokers())
        and l.book = any (v_books) and lower(l.email) = k.email
      order by c.created_at limit 1
    ) u on true
    left join private.my_buyers() b on b.party_id = k.party_id
    where t.is_run or k.role = 'buyer' or b.price is not null
  )
  select
    coalesce(a.listing_id::text, b.sale_id::text) || ':' || coalesce(a.user_id::text, b.party_id::text, md5(b.email)),
    coalesce(nullif(btrim(p.full_name), ''), b.name), coalesce(private.business_name(p), b.company),
    coalesce(a.listing_id, b.listing_id), coalesce(own.property_name, b.property_name), a.asked_at, a.message,
    d.conversation_id, coalesce(m.is_my_turn, a.asked_at is not null), case
      when a.signed_at is not null then 'signed'
      when private.newest_nda(a.listing_id) is null then 'none'
      else 'asked'
    end,
    a.signed_at, coalesce(b.sale_id, r.id), coalesce(b.is_run, r.is_run, false), coalesce(b.has_room, r.room_id is not null, false),
    coalesce(b.is_in_room, false), b.role, b.price, b.status, b.proof_of_funds, b.at,
    greatest(a.asked_at, a.signed_at, b.at, m.last_at)
  from askers a
  join own on own.id = a.listing_id
  full join bids b on b.listing_id = a.listing_id and b.user_id = a.user_id
  left join public.profiles p on p.id = a.user_id
  left join lateral (
    select t.id, t.is_run, t.room_id from sales t where t.listing_id = a.listing_id and t.is_run order by t.id limit 1
  ) r on b.sale_id is null
  left join private.direct_conversations d
    on d.first_id = least(a.user_id, v_me) and d.second_id = greatest(a.user_id, v_me)
    and d.listing_id = a.listing_id and private.is_in_conversation(d.conversation_id)
  left join lateral (
    select g.sender_id <> v_me as is_my_turn, g.created_at as last_at
    from public.conversation_messages g
    where g.conversation_id = d.conversation_id and g.message_type <> 'system' and g.sender_id is not null
    order by g.created_at desc limit 1
  ) m on true
  order by greatest(a.asked_at, a.signed_at, b.at, m.last_at) desc nulls last, 1
  limit 500;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_reviews()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
            select from private.refused_letters l
            where l.house = coalesce(t.tenant_id, t.owner_id) and l.address = lower(p.email)
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
      select coalesce(jsonb_agg(private.review_card(r) order by r.written_at desc, r.id), '[]')
      from (
        select * from private.broker_reviews r where r.broker_id = v_me and r.state = 'published'
        order by r.written_at desc, r.id limit 200
      ) r
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.network_line (
  p_user_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_build_object(
      'id', b.broker_id, 'name', coalesce(nullif(a.name, ''), private.called(p.id)),
      'brokerage', case when a.id is null then private.business_name(p) else a.brokerage end,
      'listings', coalesce(a.listings, 0),
      'states', coalesce((
        select jsonb_agg(distinct m.state) from private.agent_markets m where m.agent_id = a.id
      ), '[]'),
      'property_types', coalesce((
        select jsonb_agg(distinct m.property_type) from private.agent_markets m where m.agent_id = a.id
      ), '[]'),
      'closed', (
        select count(*) from public.listings l
        where l.broker_id = b.broker_id and l.status = 'sold' and l.approval_status = 'approved' and not l.is_confidential
      ),
      'is_listed', private.is_agent(b.broker_id),
      'standing', case
        when k.id is null then 'none'
        when k.state = 'connected' then 'connected'
        when k.asker_id = auth.uid() then 'asked'
        when k.state = 'asked' then 'asks'
        else 'declined'
      end,
      'message', coalesce(k.message, ''), 'since', coalesce(k.answered_at, k.asked_at),
      'percent', (
        select t.percent from private.partnerships t
        where least(t.offerer_id, t.partner_id) = least(p.id, auth.uid())
          and greatest(t.offerer_id, t.partner_id) = greatest(p.id, auth.uid()) and private.partnership_holds(t)
      ),
      'note', coalesce((
        select n.note from private.broker_notes n where n.owner_id = auth.uid() and n.about_id = p.id
      ), '')
    )
    from public.profiles p
    join public.broker_accounts b on b.user_id = p.id and not b.is_pseudonym
    left join private.agents a on a.id = b.broker_id
    left join private.broker_links k on least(k.asker_id, k.asked_id) = least(p.id, auth.uid())
      and greatest(k.asker_id, k.asked_id) = greatest(p.id, auth.uid())
    where p.id = p_user_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.notification_kinds()
  RETURNS TABLE (
    kind      text,
    type      text,
    is_urgent boolean,
    gathers   boolean,
    by_email  boolean,
    by_sms    boolean,
    title     text,
    message   text,
    path      text
  )
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  values
    ('new_message', 'message', false, true, true, false,
      'New message from {name}', '{excerpt}', '/messages/{conversation_id}'),
    ('inquiry', 'lead', false, false, false, false,
      'Somebody asks about {property}', '{name}: {excerpt}', '/messages/{conversation_id}'),
    ('scheduled_failed', 'message', false, false, false, false,
      'A message was not sent', 'It was to be sent later, and could not be: {excerpt}', '/messages/{conversation_id}'),
    ('answer_refused', 'message', false, false, false, false,
      'Your answer by e-mail was not sent', '{reason}', '/messages/{conversation_id}'),
    ('report_decided', 'system', false, false, false, false,
      'We looked at your report', '{outcome}', '/messages'),
    ('message_warning', 'system', true, false, true, false,
      'A warning about a message of yours', 'Somebody reported it, and it is against our rules: {excerpt}', '/messages'),
    ('message_removed', 'system', true, false, true, false,
      'A message of yours was taken away', 'Somebody reported it, and it is against our rules: {excerpt}', '/messages'),
    ('account_approved', 'system', false, false, false, false,
      'Your account is open', 'An administrator has approved it. Welcome to Haven Exchange.', '/dashboard'),
    ('account_rejected', 'system', false, false, false, false,
      'Your account was not approved', 'An administrator did not approve this account.', '/dashboard'),
    ('account_suspended', 'system', true, false, false, false,
      'Your account is suspended', 'An administrator has suspended this account. Nothing in it is lost.', '/dashboard'),
    ('account_reinstated', 'system', false, false, false, false,
      'Your account is open again', 'Everything is as you left it.', '/dashboard'),
    ('role_given', 'system', false, false, false, false,
      'You have a new role', 'An administrator has given you the role {role}.', '/dashboard'),
    ('role_taken', 'system', false, false, false, false,
      'A role of yours has ended', 'You no longer have the role {role}.', '/dashboard'),
    ('sign_in', 'system', true, false, false, false,
      'New sign-in to your account',
      '{device}. If this was not you, sign that device out and change your password.', '/security-settings'),
    ('tenant_joined', 'system', false, false, true, false,
      'You are a member of {tenant}', 'Somebody has let you in. Switch to it under Workspace.', '/workspace-settings'),
    ('tenant_invited', 'system', false, false, false, false,
      '{name} invites you to {tenant}', 'Join it, or turn the invitation down.', '/workspace-settings'),
    ('tenant_join_asked', 'system', false, false, true, false,
      '{name} asks to join {tenant}', 'Their confirmed address is at a domain of yours.', '/workspace-settings'),
    ('tenant_left', 'system', false, false, true, false,
      'You are no longer a member of {tenant}', 'What you shared there stays with the team.', '/workspace-settings'),
    ('tenant_owned', 'system', false, false, true, false,
      '{tenant} is yours', '{name} has handed it over to you.', '/workspace-settings'),
    ('listing_approved', 'review', false, false, true, false,
      '{property} is public', 'Your listing has been approved.', null),
    ('listing_rejected', 'review', false, false, true, false,
      '{property} was not approved', '{reason}', '/my-listings'),
    ('changes_declined', 'review', false, false, true, false,
      'Your changes were not approved', '{property}: {reason}', null),
    ('listing_stale', 'review', false, false, true, false,
      'Is {property} still right?', 'Nobody has confirmed it for {days} days. Confirm it, or say what changed.',
      '/my-listings'),
    ('listings_stale', 'review', false, false, true, false,
      '{listings} of your listings wait to be confirmed',
      'Nobody has confirmed them for {days} days or longer, {property} the longest. Confirm them, or say what changed.',
      '/my-listings'),
    ('vendor_verified', 'review', false, false, false, false,
      '{company} is verified', 'Your profile is in the directory of vendors.', '/vendor-dashboard'),
    ('vendor_rejected', 'review', false, false, false, false,
      '{company} was not verified', 'Look your profile over, and ask us if you wonder why.', '/vendor-dashboard'),
    ('credential_verified', 'review', false, false, false, false,
      '{paper} is verified', 'Your profile shows it until it ends.', '/vendor-credentials'),
    ('credential_rejected', 'review', false, false, true, false,
      '{paper} was sent back', '{reason}', '/vendor-credentials'),
    ('credential_ending', 'review', false, false, true, false,
      '{paper} ends {when}', 'Send the new one before then, and your profile stays verified.', '/vendor-credentials'),
    ('credential_ended', 'review', true, false, true, false,
      '{paper} ends today', 'From tomorrow your profile is not marked as verified until the new one is in.',
      '/vendor-credentials'),
    ('ticket_answered', 'system', false, false, false, false,
      'Your request {number} was answered', 'Our answer is in your mailbox.', '/support'),
    ('ticket_closed', 'system', false, false, false, false,
      'Your request {number} is closed', 'Write to us again whenever something is open.', '/support'),
    ('plan_started', 'system', false, false, false, false,
      'Your plan has started', 'You are on {plan} now.', '/profile'),
    ('plan_changed', 'system', false, false, false, false,
      'Your plan has changed', 'You are on {plan} now.', '/profile'),
    ('plan_cancelled', 'system', false, false, false, false,
      'Your plan ends', 'Everything stays open until the end of what is paid for.', '/profile'),
    ('payment_failed', 'system', true, false, false, false,
      'A payment failed', 'Update your card to keep {plan}.', '/profile'),
    ('rating_given', 'review', false, true, false, false,
      'New rating: {stars} of 5 stars', '{excerpt}', '/admin'),
    ('transaction_status', 'info', false, false, true, false,
      'Transaction Status Updated', '{property} moved from {old_status} to {new_status}.', '/transactions/{transaction_id}'),
    ('transaction_document', 'info', false, false, true, false,
      'New Document Uploaded', '{document_name} was added to {property}.', '/transactions/{transaction_id}'),
    ('transaction_dates', 'info', false, false, true, false,
      'Dates of {property} moved', '{dates}.', '/transactions/{transaction_id}'),
    ('transaction_date_soon', 'info', false, false, true, false,
      'Soon: {date}, {property}', 'On {when}.', '/transactions/{transaction_id}'),
    ('transaction_party', 'info', false, false, true, false,
      '{name} {did} {property}', '{role}.', '/transactions/{transaction_id}'),
    ('offer_asked', 'lead', false, false, true, false,
      'You are asked for an offer on {property}', 'Until {when}.', '/transactions/{transaction_id}'),
    ('offer_received', 'lead', false, false, true, false,
      'An offer on {property}', 'From {name}.', '/seller/offers?of={transaction_id}'),
    ('offer_answered', 'lead', false, false, true, false,
      '{answer}: {property}', 'Look at it and at what comes next.', '/transactions/{transaction_id}'),
    ('portal_answer', 'info', false, false, true, false,
      '{name} answered on {property}', '{excerpt}', '/transactions/{transaction_id}'),
    ('quote_answered', 'quote', false, false, true, false,
      'A quote for {property}', 'From {name}.', '/transactions/{transaction_id}'),
    ('wire_changed', 'info', true, false, false, false,
      'Wire instructions for {property}', '{name} entered where {purpose} is to be sent. Send nothing until somebody has called back.', '/transactions/{transaction_id}'),
    ('wire_confirmed', 'info', false, false, true, false,
      'Wire instructions for {property} are confirmed', '{name} called back about {purpose}.', '/transactions/{transaction_id}'),
    ('wire_differs', 'info', true, false, true, false,
      'Do not send money for {property}', '{name} called back about {purpose} and was told another account.', '/transactions/{transaction_id}'),
    ('wire_sent', 'info', false, false, true, false,
      'Money for {property} was sent', '{name} sent {purpose}.', '/transactions/{transaction_id}'),
    ('record_mention', 'info', false, false, true, false,
      '{name} mentioned you at {record}', '{excerpt}', '{path}'),
    ('task_assigned', 'info', false, false, true, false,
      '{name} gave you a task', '{task}', '{path}'),
    ('task_due', 'info', false, false, false, false,
      'Due: {task}', '{record}', '{path}'),
    ('lead_assigned', 'lead', false, false, true, false,
      '{name} is your lead', '{interest}', '/leads/{lead_id}'),
    ('lead_late', 'lead', false, false, true, false,
      '{name} waits for your answer', '{interest}: the time to answer has passed.', '/leads/{lead_id}'),
    ('lead_unanswered', 'lead', false, false, true, false,
      '{name} still waits for an answer', 'A lead of {broker}, and twice the time to answer has passed.', '/leads/{lead_id}'),
    ('broker_link_asked', 'lead', false, false, true, false,
      '{name} asks to connect', '{message}', '/broker/network?broker={broker_id}'),
    ('broker_link_accepted', 'lead', false, false, false, false,
      '{name} is in your network', 'You can refer clients to each other.', '/broker/network?broker={broker_id}'),
    ('referral_offered', 'lead', false, false, true, false,
      '{name} refers a client to you', '{interest}', '/broker/network?view=referrals'),
    ('referral_answered', 'lead', false, false, true, false,
      '{name} {did} your referral', '{client}', '/broker/network?view=referrals'),
    ('partnership', 'lead', false, false, true, false,
      '{name} {did} standing terms', '{share} of the commission for each client passed on', '/partnerships'),
    ('review_published', 'system', false, false, true, false,
      '{name} reviewed you', '{rating} of 5 stars. You may answer it in public, once.', '/review-management'),
    ('co_brokerage_offered', 'lead', false, false, true, false,
      '{name} offers you a co-brokerage', '{property}', '/co-brokers?agreement={agreement_id}'),
    ('co_brokerage_signed', 'lead', false, false, true, false,
      '{name} signed the co-brokerage', '{property}', '/co-brokers?agreement={agreement_id}'),
    ('co_brokerage_ended', 'lead', false, false, true, false,
      '{name} ended the co-brokerage', '{property}', '/co-brokers?agreement={agreement_id}'),
    ('client_shared', 'info', false, false, true, false,
      '{name} shared something with you', '{title}', '/client-dashboard'),
    ('client_answered', 'lead', false, false, true, false,
      '{name} answered', '{answer}: {about}', '/clients/{contact_id}'),
    ('event_soon', 'info', false, false, false, false,
      'Soon: {event}', '{when}', '{path}'),
    ('record_handed_over', 'info', false, false, false, false,
      '{name} handed records over to you', 'Now yours: {count}.', '{path}'),
    ('search_match', 'info', false, false, true, false,
      '{property}: {change}', 'Matches {searches}.', null),
    ('search_digest', 'info', false, false, true, false,
      '{count} in your searches', '{communities}', '/searches'),
    ('email_bounced', 'system', false, false, false, false,
      'Letters to you come back',
      'Your mailbox {address} does not take our letters. Check the address, or try it again.',
      '/notifications-preferences'),
    ('note', 'other', false, false, false, false, '{title}', '{message}', null)
$function$;

CREATE OR REPLACE FUNCTION private.offer_partnership (
  p_id        uuid,
  p_broker_id uuid,
  p_percent   numeric,
  p_terms     text,
  p_until     date
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_other constant uuid := private.known_broker(p_broker_id);
  v_new private.partnerships;
begin
  perform private.lock_member();
  if exists (select from private.partnerships p where p.id = p_id and p.offerer_id = auth.uid()) then
    return;
  end if;
  if not private.are_connected(v_other) then
    raise exception 'Partners are of the network.' using errcode = 'HXPSC';
  end if;
  if p_until < current_date then
    raise exception 'The last day is past.' using errcode = 'HXPSD';
  end if;
  perform private.keep_pace('partnership', 30, interval '1 day');
  -- What has run out makes room.
  update private.partnerships p set state = 'ended', ended_at = now()
  where least(p.offerer_id, p.partner_id) = least(v_other, auth.uid())
    and greatest(p.offerer_id, p.partner_id) = greatest(v_other, auth.uid())
    and p.state in ('offered', 'agreed') and p.until < current_date;
  insert into private.partnerships (id, offerer_id, partner_id, percent, terms, until)
  values (p_id, auth.uid(), v_other, p_percent, coalesce(btrim(p_terms), ''), p_until)
  on conflict do nothing
  returning * into v_new;
  if v_new.id is null then
    raise exception 'There are terms with this broker already.' using errcode = 'HXPST';
  end if;
  perform private.tell_of_partnership(v_new, 'offers you');
end
$function$;

CREATE OR REPLACE FUNCTION private.partnership_holds (
  p_partnership private.partnerships
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select p_partnership.state = 'agreed' and (p_partnership.until is null or p_partnership.until >= current_date)
$function$;

CREATE OR REPLACE FUNCTION private.referred (
  p_giver_id uuid,
  p_taker_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'given', count(*), 'taken', count(*) filter (where r.state = 'taken'),
    'closed', count(*) filter (where d.closed_on is not null and d.stage <> 'lost'),
    'fees', coalesce(sum(round(d.commission * r.percent / 100, 2)) filter (where d.closed_on is not null and d.stage <> 'lost'), 0)
  )
  from private.referrals r
  left join public.leads l on l.id = r.lead_id and l.deleted_at is null
  left join public.deals d on d.id = l.deal_id and d.deleted_at is null
  where r.giver_id = p_giver_id and r.taker_id = p_taker_id
$function$;

CREATE OR REPLACE FUNCTION private.reply_to_review (
  p_id    uuid,
  p_reply text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.lock_member();
  update private.broker_reviews r set reply = btrim(p_reply), replied_at = now()
  where r.id = p_id and r.broker_id = auth.uid() and r.state = 'published' and r.reply is null;
  if not found then
    raise exception 'A published review is answered once.' using errcode = 'HXRWO';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.review_average (
  p_broker_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('average', round(avg(r.rating), 1), 'count', count(*))
  from private.broker_reviews r where r.broker_id = p_broker_id and r.state = 'published'
$function$;

CREATE OR REPLACE FUNCTION private.review_card (
  p_review private.broker_reviews
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'id', (p_review).id, 'role', (p_review).role, 'signed', (p_review).signed, 'rating', (p_review).rating,
    'body', (p_review).body, 'written_at', (p_review).written_at, 'reply', (p_review).reply
  )
$function$;

CREATE OR REPLACE FUNCTION private.reviews_to_decide()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.is_staff() then
    raise exception 'Only staff decide of reviews.' using errcode = '42501';
  end if;
  return (
    select coalesce(jsonb_agg(
      private.review_card(r) || jsonb_build_object(
        'broker', coalesce(p.full_name, ''), 'company', private.business_name(p), 'author_id', r.author_id
      ) order by r.written_at, r.id
    ), '[]')
    from (
      select * from private.broker_reviews r where r.state = 'waiting' order by r.written_at, r.id limit 100
    ) r
    join public.profiles p on p.id = r.broker_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.reviews_to_write()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
    where r.recipient = private.my_confirmed_address() and r.broker_id <> auth.uid() and private.is_assured()
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_partnership (
  p_partnership private.partnerships,
  p_did         text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.notify(
    case when p_partnership.offerer_id = auth.uid() then p_partnership.partner_id else p_partnership.offerer_id end,
    'partnership', 'partnership:' || p_partnership.id || ':' || p_did,
    jsonb_build_object(
      'name', private.broker_in_words(auth.uid()), 'did', p_did,
      'share', trim_scale(p_partnership.percent) || '%'
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.write_review (
  p_id     uuid,
  p_rating integer,
  p_signed text,
  p_body   text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := private.lock_member();
  v_review private.broker_reviews;
begin
  select * into v_review from private.broker_reviews r
  where r.id = p_id and r.recipient = private.my_confirmed_address() and r.broker_id <> v_me for update;
  if v_review.id is null then
    raise exception 'Nobody asked for this review.' using errcode = 'HXRWA';
  end if;
  if v_review.state not in ('asked', 'waiting') then
    raise exception 'This review has been read already.' using errcode = 'HXRWR';
  end if;
  update private.broker_reviews r set
    state = 'waiting', author_id = v_me, rating = p_rating, signed = btrim(p_signed),
    body = nullif(btrim(p_body), ''), written_at = now()
  where r.id = p_id;
end
$function$;

CREATE OR REPLACE FUNCTION public.agent_reviews (
  agent_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.agent_reviews(agent_id)
$function$;

REVOKE ALL ON FUNCTION "public"."agent_reviews"(uuid) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.answer_partnership (
  p_id     uuid,
  p_agrees boolean
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.answer_partnership(p_id, p_agrees)
$function$;

REVOKE ALL ON FUNCTION "public"."answer_partnership"(uuid, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.ask_for_review (
  p_id       uuid,
  p_party_id uuid,
  p_note     text DEFAULT ''::text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.ask_for_review(p_id, p_party_id, p_note)
$function$;

REVOKE ALL ON FUNCTION "public"."ask_for_review"(uuid, uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.decide_review (
  p_id     uuid,
  p_reason text DEFAULT ''::text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.decide_review(p_id, p_reason)
$function$;

REVOKE ALL ON FUNCTION "public"."decide_review"(uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_partnerships()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.my_partnerships()
$function$;

REVOKE ALL ON FUNCTION "public"."my_partnerships"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_prospects()
  RETURNS TABLE (
    id              text,
    name            text,
    company         text,
    listing_id      uuid,
    property_name   text,
    asked_at        timestamp with time zone,
    message         text,
    conversation_id uuid,
    is_my_turn      boolean,
    agreement       text,
    signed_at       timestamp with time zone,
    transaction_id  uuid,
    is_run          boolean,
    has_room        boolean,
    is_in_room      boolean,
    role            text,
    price           numeric,
    status          text,
    proof_of_funds  text,
    offered_at      timestamp with time zone,
    last_at         timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.my_prospects()
$function$;

REVOKE ALL ON FUNCTION "public"."my_prospects"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_reviews()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.my_reviews()
$function$;

REVOKE ALL ON FUNCTION "public"."my_reviews"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.offer_partnership (
  p_id        uuid,
  p_broker_id uuid,
  p_percent   numeric,
  p_terms     text    DEFAULT ''::text,
  p_until     date    DEFAULT NULL::date
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.offer_partnership(p_id, p_broker_id, p_percent, p_terms, p_until)
$function$;

REVOKE ALL ON FUNCTION "public"."offer_partnership"(uuid, uuid, numeric, text, date) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.reply_to_review (
  p_id    uuid,
  p_reply text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.reply_to_review(p_id, p_reply)
$function$;

REVOKE ALL ON FUNCTION "public"."reply_to_review"(uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.reviews_to_decide()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.reviews_to_decide()
$function$;

REVOKE ALL ON FUNCTION "public"."reviews_to_decide"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.reviews_to_write()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.reviews_to_write()
$function$;

REVOKE ALL ON FUNCTION "public"."reviews_to_write"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.write_review (
  p_id     uuid,
  p_rating integer,
  p_signed text,
  p_body   text    DEFAULT ''::text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.write_review(p_id, p_rating, p_signed, p_body)
$function$;

REVOKE ALL ON FUNCTION "public"."write_review"(uuid, integer, text, text) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."broker_reviews"
  ADD CONSTRAINT "broker_reviews_author_id_fkey" FOREIGN KEY (author_id) REFERENCES public.profiles(id) ON DELETE SET NULL;

ALTER TABLE "private"."broker_reviews"
  ADD CONSTRAINT "broker_reviews_broker_id_fkey" FOREIGN KEY (broker_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "private"."broker_reviews"
  ADD CONSTRAINT "broker_reviews_decided_by_fkey" FOREIGN KEY (decided_by) REFERENCES public.profiles(id) ON DELETE SET NULL;

ALTER TABLE "private"."broker_reviews"
  ADD CONSTRAINT "broker_reviews_party_id_fkey" FOREIGN KEY (party_id) REFERENCES public.transaction_parties(id) ON DELETE SET NULL;

ALTER TABLE "private"."broker_reviews"
  ADD CONSTRAINT "broker_reviews_transaction_id_fkey" FOREIGN KEY (transaction_id) REFERENCES public.transactions(id) ON DELETE SET NULL;

ALTER TABLE "private"."partnerships"
  ADD CONSTRAINT "partnerships_ended_by_fkey" FOREIGN KEY (ended_by) REFERENCES public.profiles(id) ON DELETE SET NULL;

ALTER TABLE "private"."partnerships"
  ADD CONSTRAINT "partnerships_offerer_id_fkey" FOREIGN KEY (offerer_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "private"."partnerships"
  ADD CONSTRAINT "partnerships_partner_id_fkey" FOREIGN KEY (partner_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE INDEX broker_reviews_asked_idx ON private.broker_reviews USING btree (broker_id, asked_at DESC, id);

CREATE INDEX broker_reviews_author_idx ON private.broker_reviews USING btree (author_id);

CREATE INDEX broker_reviews_decided_by_idx ON private.broker_reviews USING btree (decided_by);

CREATE INDEX broker_reviews_party_idx ON private.broker_reviews USING btree (party_id);

CREATE INDEX broker_reviews_published_idx ON private.broker_reviews USING btree (broker_id, written_at DESC, id)
  WHERE (state = 'published'::text);

CREATE INDEX broker_reviews_recipient_idx ON private.broker_reviews USING btree (recipient);

CREATE INDEX broker_reviews_transaction_idx ON private.broker_reviews USING btree (transaction_id);

CREATE INDEX broker_reviews_waiting_idx ON private.broker_reviews USING btree (written_at, id)
  WHERE (state = 'waiting'::text);

CREATE INDEX partnerships_ended_by_idx ON private.partnerships USING btree (ended_by);

CREATE INDEX partnerships_offerer_idx ON private.partnerships USING btree (offerer_id, offered_at DESC);

CREATE UNIQUE INDEX partnerships_pair_idx ON private.partnerships USING btree (LEAST(offerer_id, partner_id), GREATEST(offerer_id, partner_id))
  WHERE (state = ANY (ARRAY['offered'::text, 'agreed'::text]));

CREATE INDEX partnerships_partner_idx ON private.partnerships USING btree (partner_id, offered_at DESC);

REVOKE ALL ON FUNCTION "private"."agent_reviews"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."agent_reviews"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."agent_reviews"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."agent_reviews"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."answer_partnership"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."answer_partnership"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."answer_partnership"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."answer_partnership"(uuid, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."ask_for_review"(uuid, uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."ask_for_review"(uuid, uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."ask_for_review"(uuid, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."ask_for_review"(uuid, uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."decide_review"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."decide_review"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."decide_review"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."decide_review"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_partnerships"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_partnerships"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_partnerships"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_partnerships"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_prospects"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_prospects"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_prospects"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_prospects"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_reviews"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_reviews"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_reviews"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_reviews"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."offer_partnership"(uuid, uuid, numeric, text, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."offer_partnership"(uuid, uuid, numeric, text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."offer_partnership"(uuid, uuid, numeric, text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."offer_partnership"(uuid, uuid, numeric, text, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."partnership_holds"(private.partnerships) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."partnership_holds"(private.partnerships) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."partnership_holds"(private.partnerships) TO "postgres";

REVOKE ALL ON FUNCTION "private"."referred"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."referred"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."referred"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."reply_to_review"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."reply_to_review"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."reply_to_review"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."reply_to_review"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."review_average"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."review_average"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."review_average"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."review_card"(private.broker_reviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."review_card"(private.broker_reviews) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."review_card"(private.broker_reviews) TO "postgres";

REVOKE ALL ON FUNCTION "private"."reviews_to_decide"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."reviews_to_decide"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."reviews_to_decide"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."reviews_to_decide"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."reviews_to_write"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."reviews_to_write"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."reviews_to_write"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."reviews_to_write"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."tell_of_partnership"(private.partnerships, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_partnership"(private.partnerships, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tell_of_partnership"(private.partnerships, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."write_review"(uuid, integer, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."write_review"(uuid, integer, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."write_review"(uuid, integer, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."write_review"(uuid, integer, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."agent_reviews"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."agent_reviews"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."agent_reviews"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."answer_partnership"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."answer_partnership"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."answer_partnership"(uuid, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."ask_for_review"(uuid, uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."ask_for_review"(uuid, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."ask_for_review"(uuid, uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."decide_review"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."decide_review"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."decide_review"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_partnerships"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_partnerships"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_partnerships"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_prospects"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_prospects"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_prospects"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_reviews"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_reviews"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_reviews"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."offer_partnership"(uuid, uuid, numeric, text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."offer_partnership"(uuid, uuid, numeric, text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."offer_partnership"(uuid, uuid, numeric, text, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."reply_to_review"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."reply_to_review"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."reply_to_review"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."reviews_to_decide"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."reviews_to_decide"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."reviews_to_decide"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."reviews_to_write"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."reviews_to_write"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."reviews_to_write"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."write_review"(uuid, integer, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."write_review"(uuid, integer, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."write_review"(uuid, integer, text, text) TO "postgres";

-- The planner's estimates answer everybody: `count=planned` hands them out, and for leakproof comparisons
-- they come from what ANALYZE has seen of the whole table, rows that are withheld from the caller included. From
-- how an estimate moves with the bound of a filter, members could read latitudes, streets and addresses of
-- mail. So nothing is sampled of words and places that no index orders; their estimates are then constants.
-- What rows are filtered by stays: a status tells of nobody.
do $$
declare
  v_column record;
begin
  for v_column in
    select c.oid::regclass as relation, a.attrelid, a.attnum, a.attname
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and a.atttypid = any (array['text', 'text[]', 'jsonb', 'double precision', 'inet']::regtype[])
      and a.attname not like '%status'
      and (
        (c.oid = 'public.profiles'::regclass and a.attname = 'email')
        or not exists (select from pg_index i where i.indrelid = c.oid and a.attnum = any (i.indkey))
      )
  loop
    execute format(
      'alter table %s alter column %I set statistics 0', v_column.relation, v_column.attname
    );
  end loop;
end
$$;

revoke all on table private.broker_reviews from public, anon, authenticated, service_role;
revoke all on table private.partnerships from public, anon, authenticated, service_role;
