SET local check_function_bodies = off;

DROP INDEX "public"."contacts_words_idx";

ALTER TABLE "public"."leads"
  DROP CONSTRAINT "leads_source_is_known";

ALTER TABLE "public"."sequence_enrolments"
  DROP CONSTRAINT "sequence_enrolments_reason_is_known";

DROP FUNCTION "private"."keys_of_contact"(uuid, text, text, text, text);

ALTER TABLE "private"."contact_merge_moves"
  ADD COLUMN "was" jsonb;

ALTER TABLE "public"."contacts"
  ADD COLUMN "email_kind" text;

ALTER TABLE "public"."contacts"
  ADD COLUMN "phone_kind" text;

ALTER TABLE "public"."contacts"
  ADD COLUMN "no_calls" boolean NOT NULL DEFAULT false;

ALTER TABLE "public"."contacts"
  ADD COLUMN "street" text;

ALTER TABLE "public"."contacts"
  ADD COLUMN "more_emails" text[] NOT NULL DEFAULT '{}'::text[];

ALTER TABLE "public"."contacts"
  ADD COLUMN "more_phones" text[] NOT NULL DEFAULT '{}'::text[];

ALTER TABLE "public"."contacts"
  ADD COLUMN "more_addresses" text[] NOT NULL DEFAULT '{}'::text[];

CREATE OR REPLACE FUNCTION private.accounts_of_contact (
  p_contact_id uuid
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return array(
    select u.id
    from public.contacts c
    cross join lateral unnest(lower(c.email) || private.way_values(c.more_emails)) a (address)
    join auth.users u on lower(u.email) = a.address
    where c.id = p_contact_id and c.book = any (private.my_books()) and c.deleted_at is null
      and u.email_confirmed_at is not null and u.deleted_at is null and u.id <> auth.uid()
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.alike_contacts (
  p_book uuid
)
  RETURNS TABLE (
    one   uuid,
    other uuid,
    field text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  AS $function$
begin
  return query
  select m.ids[1], o.id, k.field
  from private.contact_keys k
  cross join lateral (
    select (array_agg(a.id order by a.created_at, a.id))[:20] as ids from (
      (
        select c.id, c.created_at from public.contacts c
        where k.field = 'email' and private.email_key(c.book, c.email) = k.key
          and c.deleted_at is null and c.email is not null
        order by c.created_at, c.id limit 20
      ) union all (
        select c.id, c.created_at from public.contacts c
        where k.field = 'phone' and private.phone_key(c.book, c.phone) = k.key
          and c.deleted_at is null and c.phone is not null
        order by c.created_at, c.id limit 20
      ) union all (
        select c.id, c.created_at from public.contacts c
        where k.field <> 'name' and private.more_keys(c.book, c.more_emails, c.more_phones) @> array[k.key]
          and c.deleted_at is null and cardinality(c.more_emails) + cardinality(c.more_phones) > 0
          and private.email_key(c.book, c.email) is distinct from k.key
          and private.phone_key(c.book, c.phone) is distinct from k.key
        order by c.created_at, c.id limit 20
      ) union all (
        select c.id, c.created_at from public.contacts c
        where k.field = 'name' and private.person_key(c.book, c.name, c.company) = k.key
          and c.deleted_at is null and c.company is not null
        order by c.created_at, c.id limit 20
      )
    ) a
  ) m
  cross join lateral unnest(m.ids[2:]) o (id)
  where k.book = p_book and k.contacts > 1 and (
    select d.one_id from private.distinct_contacts d
    where d.one_id = least(m.ids[1], o.id) and d.other_id = greatest(m.ids[1], o.id)
  ) is null
  order by k.key limit 300;
end
$function$;

CREATE OR REPLACE FUNCTION private.are_ways (
  p_ways   text[],
  p_values text
)
  RETURNS boolean
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  v_way text;
begin
  if p_ways is null then
    return null;
  elsif cardinality(p_ways) > 40 then
    return false;
  end if;
  foreach v_way in array p_ways loop
    if v_way is null or v_way !~ ('^(work|mobile|home|other)(, no calls)?: ' || p_values || '$')
      or not private.is_line(v_way, 320)
    then
      return false;
    end if;
  end loop;
  return true;
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
    select from private.contacts_at(lower(v_party.email)) c
    where c.book = v_sale.book and c.do_not_contact and c.deleted_at is null
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

CREATE OR REPLACE FUNCTION private.client_on_exchange (
  p_contact_id uuid
)
  RETURNS TABLE (
    what       text,
    at         timestamp with time zone,
    listing_id uuid,
    title      text,
    has_ended  boolean
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := auth.uid();
  v_clients constant uuid[] := private.accounts_of_contact(p_contact_id);
begin
  if cardinality(v_clients) = 0 then
    return;
  end if;
  return query
  select k.* from (
    select 'inquiry', i.created_at, l.id, l.property_name, false
    from public.broker_contacts i join public.listings l on l.id = i.listing_id
    where i.user_id = any (v_clients) and private.account_of(i.broker_id) = v_me
    union all
    select 'agreement', s.signed_at, l.id, l.property_name, s.ended_at is not null
    from public.listing_nda_signatures s join public.listings l on l.id = s.listing_id
    where s.user_id = any (v_clients) and private.account_of(l.broker_id) = v_me
  ) k (what, at, listing_id, title, has_ended)
  order by k.at desc limit 100;
end
$function$;

CREATE OR REPLACE FUNCTION private.contact_to_write (
  p_contact_id uuid
)
  RETURNS public.contacts
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_contact public.contacts;
begin
  select * into v_contact from public.contacts c
  where c.id = p_contact_id and c.book = any (private.my_books()) and c.deleted_at is null;
  if v_contact.id is null then
    raise exception 'There is no such contact.' using errcode = 'HXDLC';
  end if;
  if v_contact.email is null then
    raise exception 'This contact has no address.' using errcode = 'HXCLE';
  end if;
  if v_contact.do_not_contact or v_contact.consent = 'refused' or private.has_refused(v_contact) then
    raise exception 'This contact wants no letters.' using errcode = 'HXCLD';
  end if;
  return v_contact;
end
$function$;

CREATE OR REPLACE FUNCTION private.contacts_at (
  p_address text
)
  RETURNS SETOF public.contacts
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
  select * from public.contacts c where lower(c.email) = p_address and c.email is not null
  union all
  select * from public.contacts c
  where private.way_values(c.more_emails) @> array[p_address] and cardinality(c.more_emails) > 0
    and lower(c.email) is distinct from p_address;
end
$function$;

CREATE OR REPLACE FUNCTION private.convert_lead (
  p_id        uuid,
  p_with_deal boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_lead public.leads := private.own_lead(p_id);
  v_was constant public.leads := v_lead;
  v_contact public.contacts;
  v_deal public.deals;
  v_is_new boolean := false;
begin
  if v_lead.status = 'converted' then
    return private.lead_outcome(v_lead);
  end if;
  select * into v_contact from private.contacts_at(lower(v_lead.email)) c
  where c.book = v_lead.book and c.deleted_at is null
  order by c.created_at, c.id limit 1;
  if v_contact.id is null then
    v_is_new := true;
    insert into public.contacts (
      owner_id, tenant_id, sharing, name, company, role, email, phone, city, state, source, tags, notes, needs_types,
      needs_states, price_most, beds_least, funds, last_contact_at
    ) values (
      v_lead.owner_id, v_lead.tenant_id, v_lead.sharing, v_lead.name, v_lead.company, 'buyer', v_lead.email, v_lead.phone,
      v_lead.city, v_lead.state, private.lead_source(v_lead.source), v_lead.tags, v_lead.message, v_lead.needs_types,
      v_lead.needs_states, v_lead.price_most, v_lead.beds_least, v_lead.funds, v_lead.responded_at
    ) returning * into v_contact;
  end if;
  if p_with_deal then
    insert into public.deals (owner_id, tenant_id, sharing, name, contact_id, buyer, state, price, listing_id)
    select
      v_lead.owner_id, v_lead.tenant_id, v_lead.sharing,
      left(coalesce(nullif(btrim(v_lead.interest), ''), v_lead.name), 160), v_contact.id,
      left(coalesce(nullif(btrim(v_lead.company), ''), v_lead.name), 160), v_lead.state,
      coalesce(l.price, v_lead.price_most), v_lead.listing_id
    from (select 1) one left join public.listings l on l.id = v_lead.listing_id
    returning * into v_deal;
  end if;
  perform set_config('haven.converts_leads', 'on', true);
  update public.leads l set status = 'converted', contact_id = v_contact.id, deal_id = v_deal.id
  where l.id = p_id returning * into v_lead;
  perform set_config('haven.converts_leads', 'off', true);
  insert into private.lead_conversions as c (
    lead_id, status, responded_at, contact_id, contact_version, deal_id, deal_version
  ) values (
    p_id, v_was.status, v_was.responded_at, case when v_is_new then v_contact.id end, v_contact.version, v_deal.id, v_deal.version
  );
  return private.lead_outcome(v_lead);
end
$function$;

CREATE OR REPLACE FUNCTION private.enrol_contacts (
  p_sequence_id uuid,
  p_contact_ids uuid[]
)
  RETURNS TABLE (
    reason   text,
    contacts bigint
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_sequence constant public.email_sequences := private.hold_sequence(p_sequence_id);
begin
  if v_sequence.status <> 'active' then
    raise exception 'A sequence is started before people are enrolled.' using errcode = 'HXSQD';
  end if;
  if cardinality(p_contact_ids) is null or cardinality(p_contact_ids) < 1 or cardinality(p_contact_ids) > 100 then
    raise exception 'One to a hundred contacts are enrolled at once.' using errcode = 'HXSQN';
  end if;
  if v_sequence.listing_id is not null and not private.owns_listing(v_sequence.listing_id) then
    raise exception 'There is no such listing of yours.' using errcode = 'HXCPL';
  end if;
  perform private.require_postal_address();
  perform private.keep_pace('enrolment', 20, interval '1 day');
  return query
  with meant as (
    select c, row_number() over (partition by coalesce(lower(c.email), c.id::text) order by c.created_at, c.id) as place
    from public.contacts c
    where c.id = any (p_contact_ids) and c.book = any (private.my_books()) and c.deleted_at is null
  ), judged as (
    select m.c as contact, case
      when m.place > 1 then 'twice'
      when v_sequence.consent_only and (m.c).consent is distinct from 'given' then 'no_consent'
      when exists (
        select from public.sequence_enrolments e
        where e.sequence_id = v_sequence.id and (
          e.contact_id = (m.c).id or e.house = coalesce((m.c).tenant_id, (m.c).owner_id) and e.recipient = lower((m.c).email)
        )
      ) then 'was_in_it'
      when exists (
        select from public.sequence_enrolments e
        where e.house = coalesce((m.c).tenant_id, (m.c).owner_id) and e.status = 'active'
          and (e.recipient = lower((m.c).email) or e.contact_id = (m.c).id)
      ) then 'in_another'
      else private.why_no_letter(m.c)
    end as reason
    from meant m
  ), enrolled as (
    insert into public.sequence_enrolments (sequence_id, contact_id, book, house, sender_id, recipient, zone, due_at)
    select v_sequence.id, (j.contact).id, (j.contact).book, coalesce((j.contact).tenant_id, (j.contact).owner_id), auth.uid(),
      lower((j.contact).email), z.zone, private.step_due(v_sequence, 0, z.zone, now())
    from judged j
    cross join lateral (
      select coalesce(private.zone_of_state((j.contact).state), private.zone_of(auth.uid())) as zone
    ) z
    where j.reason is null
    on conflict do nothing
    returning contact_id
  )
  select a.reason, count(*) from (
    select case when j.reason is null and n.contact_id is null then 'in_another' else j.reason end as reason
    from judged j left join enrolled n on n.contact_id = (j.contact).id
  ) a group by a.reason order by a.reason nulls first;
end
$function$;

CREATE OR REPLACE FUNCTION private.has_refused (
  p_contact public.contacts
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from private.refused_letters r
    where r.house = coalesce(p_contact.tenant_id, p_contact.owner_id)
      and r.address = any (lower(p_contact.email) || private.way_values(p_contact.more_emails))
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.import_matches (
  p_id   uuid,
  p_kind text
)
  RETURNS TABLE (
    place     integer,
    repeats   boolean,
    record_id uuid,
    title     text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_title text;
  v_email text := 'null::text';
  v_more text := '';
begin
  select k.title into v_title from private.record_kinds() k where k.kind = p_kind;
  if exists (select from private.import_columns(p_kind) c where c.name = 'email') then
    v_email := 't.email';
  end if;
  if exists (select from private.import_columns(p_kind) c where c.name = 'more_emails') then
    v_more := format(
      '  union all select ''e:'' || w.value, t.id, t.%I::text, t.created_at from public.%I t'
        ' cross join lateral unnest(private.way_values(t.more_emails)) w (value)'
        ' where t.book = any ($2) and t.deleted_at is null and cardinality(t.more_emails) > 0', v_title, p_kind
    );
  end if;
  return query execute format(
    'select distinct on (r.place) r.place, r.repeats, k.id, k.title from ('
      ' select s.place, f.key, f.nth, s.repeats from ('
      '  select o.place, row_number() over (partition by o.key order by o.place) > 1 as repeats, o as row'
      '  from private.record_import_rows o where o.import_id = $1'
      ' ) s cross join lateral private.import_row_keys(s.row) f'
      ') r left join ('
      ' select distinct on (known.key) known.key, known.id, known.title from ('
      '  select ''n:'' || lower(btrim(t.%1$I)) as key, t.id, t.%1$I::text as title, t.created_at'
      '  from public.%2$I t where t.book = any ($2) and t.deleted_at is null'
      '  union all'
      '  select ''e:'' || lower(btrim(%3$s)), t.id, t.%1$I::text, t.created_at'
      '  from public.%2$I t where t.book = any ($2) and t.deleted_at is null and %3$s is not null'
      '%4$s'
      ' ) known order by known.key, known.created_at, known.id'
      ') k on k.key = r.key order by r.place, k.id is null, r.nth',
    v_title, p_kind, v_email, v_more
  ) using p_id, private.my_books();
end
$function$;

CREATE OR REPLACE FUNCTION private.import_row_keys (
  p_row private.record_import_rows
)
  RETURNS TABLE (
    key text,
    nth bigint
  )
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  return query select p_row.key, 0::bigint;
  if jsonb_typeof(p_row.data -> 'more_emails') = 'array' then
    return query
    select 'e:' || lower(substr(w.way, position(': ' in w.way) + 2)), w.nth
    from jsonb_array_elements_text(p_row.data -> 'more_emails') with ordinality w (way, nth);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.introduce_to_agent (
  p_ticket_id uuid,
  p_broker_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_ticket public.support_tickets;
  v_agent_id constant uuid := private.account_of(p_broker_id);
  v_tenant_id uuid;
  v_next uuid;
  v_lead public.leads;
begin
  if not private.is_staff() then
    raise exception 'Only staff handles tickets.' using errcode = '42501';
  end if;
  select * into v_ticket from public.support_tickets t where t.id = p_ticket_id for update;
  if v_ticket.id is null then
    raise exception 'There is no such ticket.' using errcode = 'HXTKG';
  end if;
  select l.* into v_lead
  from private.introductions i join public.leads l on l.id = i.lead_id
  where i.ticket_id = p_ticket_id and i.broker_id = p_broker_id;
  if v_lead.id is not null then
    return v_lead.id;
  end if;
  if v_ticket.topic <> 'agent' or v_ticket.status = 'spam' then
    raise exception 'Only who asked for an agent is introduced to one.' using errcode = 'HXTKI';
  end if;
  if v_agent_id is null or not private.is_agent(p_broker_id) then
    raise exception 'There is no such agent.' using errcode = 'HXTKA';
  end if;
  if (select count(*) from private.introductions i where i.ticket_id = p_ticket_id) >= 3 then
    raise exception 'Three agents have this request.' using errcode = 'HXTKM';
  end if;
  select u.tenant_id into v_tenant_id from public.tenant_users u where u.user_id = v_agent_id and u.is_active;
  v_next := private.next_for_lead(v_tenant_id, null);
  insert into public.leads (owner_id, tenant_id, sharing, name, email, interest, message, source, received_at)
  values (
    coalesce(v_next, v_agent_id), v_tenant_id, case when v_next is null then 'private' else 'team' end,
    private.as_line(v_ticket.name, 120), v_ticket.email,
    'Introduced by the Haven Exchange team',
    regexp_replace(v_ticket.message, '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]', '', 'g'),
    'ticket', clock_timestamp()
  )
  returning * into v_lead;
  update public.record_changes h set by = null where h.record_id = v_lead.id and h.kind = 'leads';
  insert into private.introductions (ticket_id, broker_id, lead_id, by)
  values (p_ticket_id, p_broker_id, v_lead.id, auth.uid());
  perform private.handle_ticket(
    p_ticket_id, 'answered',
    'Introduced to ' || (select a.name || coalesce(', ' || a.brokerage, '') from private.agents a where a.id = p_broker_id) || '.'
  );
  perform private.tell_of_lead(v_lead);
  return v_lead.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_known_to (
  p_broker_id uuid,
  p_user_id   uuid,
  p_address   text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from private.contacts_at(p_address) c where c.deleted_at is null and private.is_reader(p_broker_id, c.book)
  ) or exists (
    select from public.leads l
    where lower(l.email) = p_address and l.email is not null and l.deleted_at is null and private.is_reader(p_broker_id, l.book)
  ) or exists (
    select from public.broker_contacts i join public.broker_accounts a on a.broker_id = i.broker_id
    where i.user_id = p_user_id and a.user_id = p_broker_id
  ) or exists (
    select from public.tenant_users u join public.tenant_users m on m.tenant_id = u.tenant_id
    where u.user_id = p_broker_id and m.user_id = p_user_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_contact_keys()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_changes private.contact_keys[];
begin
  if tg_op = 'INSERT' then
    select array_agg(row(k.key, a.book, k.field, 1)::private.contact_keys) into v_changes
    from after_rows a cross join lateral private.keys_of_contact(a) k
    where a.deleted_at is null;
  elsif tg_op = 'DELETE' then
    select array_agg(row(k.key, b.book, k.field, -1)::private.contact_keys) into v_changes
    from before_rows b cross join lateral private.keys_of_contact(b) k
    where b.deleted_at is null;
  else
    select array_agg(row(k.key, k.book, k.field, k.by)::private.contact_keys) into v_changes
    from before_rows b join after_rows a on a.id = b.id
    cross join lateral (
      select n.key, a.book, n.field, 1 as by
      from private.keys_of_contact(a) n where a.deleted_at is null
      union all
      select o.key, b.book, o.field, -1
      from private.keys_of_contact(b) o where b.deleted_at is null
    ) k
    where (a.book, a.name, a.company, a.email, a.phone, a.more_emails, a.more_phones, a.deleted_at is null)
      is distinct from (b.book, b.name, b.company, b.email, b.phone, b.more_emails, b.more_phones, b.deleted_at is null);
  end if;
  if v_changes is not null then
    perform private.count_contact_keys(v_changes);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.keys_of_contact (
  p_contact public.contacts
)
  RETURNS TABLE (
    key   uuid,
    field text
  )
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  return query
  select k.key, k.field
  from (values
    (private.email_key(p_contact.book, p_contact.email), 'email'),
    (private.phone_key(p_contact.book, p_contact.phone), 'phone'),
    (private.person_key(p_contact.book, p_contact.name, p_contact.company), 'name')
  ) k (key, field)
  where k.key is not null;
  if cardinality(p_contact.more_emails) + cardinality(p_contact.more_phones) > 0 then
    return query
    select distinct m.key, m.field
    from (
      select private.email_key(p_contact.book, e.value), 'email' from unnest(private.way_values(p_contact.more_emails)) e (value)
      union all
      select private.phone_key(p_contact.book, e.value), 'phone' from unnest(private.way_values(p_contact.more_phones)) e (value)
    ) m (key, field)
    where m.key is not null and m.key is distinct from private.email_key(p_contact.book, p_contact.email)
      and m.key is distinct from private.phone_key(p_contact.book, p_contact.phone);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.lead_source (
  p_source text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case p_source
    when 'inquiry' then 'Inquiry' when 'form' then 'Form' when 'website' then 'Website' when 'referral' then 'Referral' when 'call' then 'Call'
    when 'event' then 'Conference' when 'letter' then 'Letter' when 'advertising' then 'Advertising'
    when 'list' then 'Bought list' when 'ticket' then 'Ticket' when 'reply' then 'Reply' when 'booking' then 'Booking' when 'other' then 'Other'
  end
$function$;

CREATE OR REPLACE FUNCTION private.leave_client_letters (
  p_token text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_whose record;
begin
  select * into v_whose from private.open_leave_token(p_token);
  if v_whose.house is null then
    return false;
  end if;
  insert into private.refused_letters (house, address) values (v_whose.house, v_whose.address) on conflict do nothing;
  update public.contacts c set do_not_contact = true
  where c.id in (select a.id from private.contacts_at(v_whose.address) a)
    and coalesce(c.tenant_id, c.owner_id) = v_whose.house and not c.do_not_contact;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.leave_others (
  p_user_id uuid,
  p_address text,
  p_name    text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  c_nobody constant text := private.nobody_at(p_user_id);
  c_name constant text := 'Deleted account';
begin
  update public.support_tickets t set name = c_name, email = c_nobody
  where t.user_id = p_user_id or lower(t.email) = p_address;
  delete from private.tenant_invitations i where lower(i.email) = p_address;
  update private.tenant_activity a set subject = c_name
  where a.subject = p_address or a.subject = p_name and a.tenant_id in (
    select u.tenant_id from public.tenant_users u where u.user_id = p_user_id
  );
  delete from private.dead_addresses d where d.address = p_address;
  delete from private.broker_reviews r where r.recipient = p_address and r.state = 'asked';
  update private.broker_reviews r
  set recipient = c_nobody, signed = case when r.signed is not null then c_name end
  where r.recipient = p_address or r.author_id = p_user_id;

  update public.transaction_portals o
  set email = c_nobody, revoked_at = coalesce(o.revoked_at, now())
  where lower(o.email) = p_address;
  delete from private.portal_keys k using public.transaction_portals o where o.id = k.portal_id and o.email = c_nobody;
  update public.transaction_parties y set email = null where lower(y.email) = p_address;
  delete from public.deal_room_members m where m.email = p_address;
  delete from private.deal_room_tickets t where t.account = p_user_id;

  delete from public.client_shares s using private.contacts_at(p_address) c where c.id = s.contact_id;
  update public.shortlists s set recipient = c_nobody where lower(s.recipient) = p_address;
  update private.material_letters m set name = c_name, recipient = c_nobody, ended_at = coalesce(m.ended_at, now())
  where m.recipient = p_address;

  -- Agreements end; what was signed stays as it was signed.
  delete from private.co_brokerages c
  where c.state in ('draft', 'offered', 'declined') and c.lister_id = p_user_id
    and not exists (select from private.co_brokerage_signatures s where s.co_brokerage_id = c.id);
  update private.co_brokerages c
  set state = 'ended', ended_at = now(), ended_by = p_user_id, end_reason = 'The account was deleted.'
  where p_user_id in (c.lister_id, c.partner_id) and c.state in ('draft', 'offered', 'signed');
  update private.co_brokerages c
  set partner_email = case when c.partner_id is null then c_nobody end,
    partner_name = case when c.signed_at is null then c_name else c.partner_name end
  where c.partner_email = p_address;
  update private.partnerships p
  set state = case when p.state = 'agreed' then 'ended' else 'withdrawn' end, ended_at = now(), ended_by = p_user_id
  where p_user_id in (p.offerer_id, p.partner_id) and p.state in ('offered', 'agreed');

  update public.events e set attendee_ids = array_remove(e.attendee_ids, p_user_id)
  where p_user_id = any (e.attendee_ids) and e.owner_id <> p_user_id;
  update public.record_tasks t set assignee_id = null where t.assignee_id = p_user_id and t.done_at is null;
  update public.checklist_items c set assignee_id = null where c.assignee_id = p_user_id and c.state = 'open';
  update private.brokerages b set broker_of_record = null where b.broker_of_record = p_user_id;
  -- Groups go on without them; between two, what was written stays with the other.
  update public.conversation_members m set left_at = now()
  where m.user_id = p_user_id and m.left_at is null and exists (
    select from public.chat_conversations c where c.id = m.conversation_id and c.conversation_type = 'group'
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.merge_contacts (
  p_keep uuid,
  p_gone uuid,
  p_take text[]
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  c_fields constant text[] := array[
    'name', 'company', 'job_title', 'role', 'email', 'phone', 'street', 'city', 'state', 'source', 'tags', 'notes', 'needs_types',
    'needs_states', 'price_least', 'price_most', 'beds_least', 'cap_rate_least', 'licences', 'funds'
  ];
  v_keep jsonb;
  v_gone jsonb;
  v_became jsonb;
  v_main text;
  v_id uuid;
begin
  perform private.hold_pair(p_keep, p_gone);
  if not coalesce(p_take, '{}') <@ c_fields then
    raise exception 'People do not write this of records.' using errcode = 'HXRCW';
  end if;
  select to_jsonb(c) into v_keep from public.contacts c where c.id = p_keep;
  select to_jsonb(c) into v_gone from public.contacts c where c.id = p_gone;
  -- Whoever asked not to be contacted stays so, whichever of the two said it.
  v_became := jsonb_build_object(
    'do_not_contact', (v_keep ->> 'do_not_contact')::boolean or (v_gone ->> 'do_not_contact')::boolean,
    'consent', case
      when 'refused' in (v_keep ->> 'consent', v_gone ->> 'consent') then 'refused' else v_keep ->> 'consent'
    end,
    'last_contact_at', greatest((v_keep ->> 'last_contact_at')::timestamptz, (v_gone ->> 'last_contact_at')::timestamptz)
  ) || coalesce((select jsonb_object_agg(f, v_gone -> f) from unnest(p_take) f), '{}');
  for v_main in select unnest(array['email', 'phone']) loop
    v_became := v_became || case
      when v_main = any (p_take) then private.merged_ways(v_gone, v_keep, v_main)
      else private.merged_ways(v_keep, v_gone, v_main)
    end;
  end loop;
  v_became := v_became || jsonb_build_object('more_addresses', case
    when 'street' = any (p_take) then private.merged_addresses(v_gone, v_keep) else private.merged_addresses(v_keep, v_gone)
  end);
  insert into private.contact_merges (kept_id, gone_id, was, became)
  select p_keep, p_gone, jsonb_object_agg(k, v_keep -> k), v_became from jsonb_object_keys(v_became) k
  returning id into v_id;
  perform private.move_to_contact(v_id, p_gone, p_keep);
  perform private.write_contact(p_keep, v_became);
  update public.contacts c set deleted_at = now() where c.id = p_gone;
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.merged_addresses (
  p_first  jsonb,
  p_second jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(a.way order by a.nth), '[]') from (
      select w.way, min(w.nth) as nth
      from (
        select c.nth * 100 + e.nth, e.way
        from (values (1, p_first), (2, p_second)) c (nth, contact)
        cross join lateral jsonb_array_elements_text(c.contact -> 'more_addresses') with ordinality e (way, nth)
        union all
        select 900, 'other: ' || concat_ws(', ', p_second ->> 'street', p_second ->> 'city', p_second ->> 'state')
        where p_first ->> 'street' <> p_second ->> 'street'
      ) w (nth, way)
      group by w.way
    ) a
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.merged_ways (
  p_first  jsonb,
  p_second jsonb,
  p_main   text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_build_object(
      p_main, min(w.value) filter (where w.nth = 1), p_main || '_kind', min(w.kind) filter (where w.nth = 1),
      format('more_%ss', p_main), coalesce(jsonb_agg(
        coalesce(w.kind, 'other') || case when w.is_quiet then ', no calls: ' else ': ' end || w.value order by w.nth
      ) filter (where w.nth > 1), '[]')
    ) || case when p_main = 'phone' then jsonb_build_object(
      'no_calls', coalesce(bool_or(w.is_quiet) filter (where w.nth = 1), false)
    ) else '{}' end
    from private.ways_of_both(p_first, p_second, p_main) with ordinality w (kind, value, is_quiet, nth)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.more_keys (
  p_book   uuid,
  p_emails text[],
  p_phones text[]
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
declare
  v_keys uuid[] := '{}';
  v_value text;
begin
  foreach v_value in array private.way_values(p_emails) loop
    v_keys := v_keys || private.email_key(p_book, v_value);
  end loop;
  foreach v_value in array private.way_values(p_phones) loop
    v_keys := v_keys || private.phone_key(p_book, v_value);
  end loop;
  return v_keys;
end
$function$;

CREATE OR REPLACE FUNCTION private.move_letters (
  p_merge_id uuid,
  p_from     uuid,
  p_to       uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  with swapped as (
    update public.broker_letters l set contact_id = null
    where l.contact_id = p_to and l.status = 'left_out' and exists (
      select from public.broker_letters k
      where k.contact_id = p_from and k.campaign_id = l.campaign_id and k.status <> 'left_out'
    ) returning l.id
  )
  insert into private.contact_merge_moves (merge_id, what, id) select p_merge_id, 'letters_left_out', s.id from swapped s;
  insert into private.contact_merge_moves (merge_id, what, id, was)
  select p_merge_id, 'letters_ended', l.id, jsonb_build_object('reason', l.reason, 'due_at', l.due_at)
  from public.broker_letters l
  where l.contact_id = p_from and l.status = 'waiting' and exists (
    select from public.broker_letters k where k.contact_id = p_to and k.campaign_id = l.campaign_id
  );
  update public.broker_letters l set status = 'left_out', reason = 'twice', due_at = null
  from private.contact_merge_moves v where v.merge_id = p_merge_id and v.what = 'letters_ended' and v.id = l.id;
  with moved as (
    update public.broker_letters l set contact_id = p_to
    where l.contact_id = p_from and not exists (
      select from public.broker_letters k where k.contact_id = p_to and k.campaign_id = l.campaign_id
    ) returning l.id
  )
  insert into private.contact_merge_moves (merge_id, what, id) select p_merge_id, 'broker_letters', m.id from moved m;
  update public.broker_letters l set contact_id = p_from
  from private.contact_merge_moves v where v.merge_id = p_merge_id and v.what = 'letters_left_out' and v.id = l.id;

  insert into private.contact_merge_moves (merge_id, what, id, was)
  select p_merge_id, 'places_ended', e.id,
    jsonb_build_object('due_at', e.due_at, 'refused', c.do_not_contact or c.consent is not distinct from 'refused')
  from public.sequence_enrolments e join public.contacts c on c.id = e.contact_id
  where e.contact_id in (p_from, p_to) and e.status = 'active';
  update public.sequence_enrolments e set status = 'stopped', reason = 'merged', due_at = null, ended_at = now()
  where e.contact_id = p_from and e.status = 'active' and exists (
    select from public.sequence_enrolments k
    where k.contact_id = p_to and (k.sequence_id = e.sequence_id or k.house = e.house and k.status = 'active')
  );
  with moved as (
    update public.sequence_enrolments e set contact_id = p_to
    where e.contact_id = p_from and not exists (
      select from public.sequence_enrolments k where k.contact_id = p_to and k.sequence_id = e.sequence_id
    ) returning e.id
  )
  insert into private.contact_merge_moves (merge_id, what, id) select p_merge_id, 'sequence_enrolments', m.id from moved m;
end
$function$;

CREATE OR REPLACE FUNCTION private.move_letters_back (
  p_merge private.contact_merges
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.broker_letters l set contact_id = null from private.contact_merge_moves v
  where v.merge_id = p_merge.id and v.what = 'letters_left_out' and v.id = l.id and l.contact_id = p_merge.gone_id;
  update public.broker_letters l set contact_id = p_merge.gone_id from private.contact_merge_moves v
  where v.merge_id = p_merge.id and v.what = 'broker_letters' and v.id = l.id and l.contact_id = p_merge.kept_id;
  update public.broker_letters l set contact_id = p_merge.kept_id from private.contact_merge_moves v
  where v.merge_id = p_merge.id and v.what = 'letters_left_out' and v.id = l.id and l.contact_id is null;
  update public.broker_letters l
  set status = 'waiting', reason = v.was ->> 'reason', due_at = (v.was ->> 'due_at')::timestamptz
  from private.contact_merge_moves v
  where v.merge_id = p_merge.id and v.what = 'letters_ended' and v.id = l.id
    and l.status = 'left_out' and l.reason = 'twice';
  update public.sequence_enrolments e set contact_id = p_merge.gone_id from private.contact_merge_moves v
  where v.merge_id = p_merge.id and v.what = 'sequence_enrolments' and v.id = e.id and e.contact_id = p_merge.kept_id;
  update public.sequence_enrolments e
  set status = 'active', reason = null, due_at = (v.was ->> 'due_at')::timestamptz, ended_at = null
  from private.contact_merge_moves v, public.contacts c
  where v.merge_id = p_merge.id and v.what = 'places_ended' and v.id = e.id and c.id = e.contact_id
    and e.status = 'stopped' and e.ended_at = p_merge.at
    and ((v.was ->> 'refused')::boolean or not c.do_not_contact and c.consent is distinct from 'refused')
    and not exists (
      select from public.sequence_enrolments k
      where k.house = e.house and k.recipient = e.recipient and k.status = 'active' and k.id <> e.id
    );
end
$function$;

CREATE OR REPLACE FUNCTION private.move_to_contact (
  p_merge_id uuid,
  p_from     uuid,
  p_to       uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_table text;
begin
  foreach v_table in array array['record_comments', 'record_tasks', 'record_files'] loop
    execute format(
      'with moved as (update public.%I h set record_id = $2 where h.kind = ''contacts'' and h.record_id = $1 returning h.id)'
        ' insert into private.contact_merge_moves (merge_id, what, id) select $3, %1$L, m.id from moved m', v_table
    ) using p_from, p_to, p_merge_id;
  end loop;
  foreach v_table in array array['deals', 'leads', 'events', 'shortlists'] loop
    execute format(
      'with moved as (update public.%I h set contact_id = $2 where h.contact_id = $1 returning h.id)'
        ' insert into private.contact_merge_moves (merge_id, what, id) select $3, %1$L, m.id from moved m', v_table
    ) using p_from, p_to, p_merge_id;
  end loop;
  with moved as (
    update public.client_shares h set contact_id = p_to
    where h.contact_id = p_from and not exists (
      select from public.client_shares k where k.contact_id = p_to
        and coalesce(k.event_id, k.task_id, k.file_id) = coalesce(h.event_id, h.task_id, h.file_id)
    ) returning h.id
  )
  insert into private.contact_merge_moves (merge_id, what, id) select p_merge_id, 'client_shares', m.id from moved m;
  perform private.move_letters(p_merge_id, p_from, p_to);
end
$function$;

CREATE OR REPLACE FUNCTION private.my_contacts()
  RETURNS SETOF public.contacts
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not coalesce(private.is_approved(), false) then
    return;
  end if;
  return query
  select * from private.contacts_at(private.my_confirmed_address()) c where c.deleted_at is null;
end
$function$;

CREATE OR REPLACE FUNCTION private.send_material (
  p_id          uuid,
  p_material_id uuid,
  p_name        text,
  p_email       text,
  p_note        text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := private.lock_member();
  v_recipient constant text := lower(btrim(p_email));
  v_material private.listing_materials;
  v_house constant uuid := coalesce(private.current_tenant_id(), v_me);
begin
  if exists (select from private.material_letters s where s.id = p_id and s.sent_by = v_me) then
    return;
  end if;
  v_material := private.teaser_to_send(p_material_id);
  if v_recipient !~ '^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$' then
    raise exception 'This is no address.' using errcode = 'HXMVA';
  end if;
  if exists (select from private.refused_letters r where r.house = v_house and r.address = v_recipient)
    or exists (
      select from private.contacts_at(v_recipient) c
      where coalesce(c.tenant_id, c.owner_id) = v_house
        and (c.do_not_contact or c.consent = 'refused' or private.has_refused(c)) and c.deleted_at is null
    )
  then
    raise exception 'This contact wants no letters.' using errcode = 'HXCLD';
  end if;
  if exists (
    select from private.material_letters s where s.material_id = v_material.id and s.recipient = v_recipient
  ) then
    raise exception 'This version was sent there already.' using errcode = 'HXMVT';
  end if;
  perform private.post_material(p_id, v_material, v_house, p_name, v_recipient, p_note);
end
$function$;

CREATE OR REPLACE FUNCTION private.stop_enrolments_of (
  p_user_id uuid,
  p_senders uuid[],
  p_reason  text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.sequence_enrolments e set status = 'stopped', reason = p_reason, due_at = null, ended_at = now()
  from private.contacts_at(private.confirmed_address_of(p_user_id)) c
  where e.contact_id = c.id and e.status = 'active'
    and e.sender_id = any (p_senders) and e.sender_id <> p_user_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.take_reply()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_with private.direct_conversations;
  v_broker_id uuid;
  v_lead_id uuid;
  v_address text;
  v_letter_at timestamptz;
begin
  select * into v_with from private.direct_conversations d where d.conversation_id = new.conversation_id;
  v_broker_id := case when v_with.first_id = new.sender_id then v_with.second_id else v_with.first_id end;
  if v_broker_id is null or not exists (
    select from public.user_roles r
    where r.user_id = v_broker_id and r.role = 'broker' and r.is_active and (r.expires_at is null or r.expires_at > now())
  ) then
    return null;
  end if;
  v_lead_id := md5(format('reply:%s:%s', v_broker_id, new.sender_id))::uuid;
  if exists (select from public.leads l where l.id = v_lead_id) then
    return null;
  end if;
  v_address := private.confirmed_address_of(new.sender_id);
  select max(l.queued_at) into v_letter_at from public.broker_letters l
  where l.recipient = v_address and l.sender_id = v_broker_id and l.queued_at > now() - interval '180 days';
  if v_letter_at is null and not exists (
    select from public.conversation_messages m
    where m.conversation_id = new.conversation_id and m.sender_id = v_broker_id and m.message_type <> 'system'
      and m.created_at < new.created_at
  ) or private.is_known_to(v_broker_id, new.sender_id, v_address) then
    return null;
  end if;
  insert into public.leads (
    id, owner_id, tenant_id, sharing, name, company, email, interest, message, source, status, received_at, listing_id
  )
  select
    v_lead_id, v_broker_id,
    (select u.tenant_id from public.tenant_users u where u.user_id = v_broker_id and u.is_active), 'private',
    private.as_line(coalesce(nullif(btrim(p.full_name), ''), 'Somebody who wrote'), 120),
    private.as_line(private.business_name(p), 120), case when v_letter_at is not null then v_address end,
    case when v_letter_at is null then 'Answered your message' else 'Answered your letter' end,
    nullif(left(new.message_text, 8000), ''), 'reply', 'new', new.created_at, l.id
  from public.profiles p left join public.listings l on l.id = v_with.listing_id
  where p.id = new.sender_id
  on conflict (id) do nothing;
  -- Nobody of the team made it.
  update public.record_changes h set by = null where h.record_id = v_lead_id and h.kind = 'leads';
  perform private.tell_of_lead(l) from public.leads l where l.id = v_lead_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.undo_merge (
  p_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_merge private.contact_merges;
  v_now jsonb;
  v_table text;
begin
  perform private.lock_member();
  select m.* into v_merge from private.contact_merges m join public.contacts c on c.id = m.kept_id
  where m.id = p_id and c.book = any (private.my_books());
  if v_merge.id is null then
    raise exception 'This merge is not there.' using errcode = 'HXCMG';
  end if;
  perform from public.contacts c where c.id in (v_merge.kept_id, v_merge.gone_id) order by c.id for update;
  foreach v_table in array array['record_comments', 'record_tasks', 'record_files'] loop
    execute format(
      'update public.%I h set record_id = $1 from private.contact_merge_moves v'
        ' where v.merge_id = $2 and v.what = %1$L and v.id = h.id and h.record_id = $3', v_table
    ) using v_merge.gone_id, p_id, v_merge.kept_id;
  end loop;
  foreach v_table in array array['deals', 'leads', 'events', 'shortlists', 'client_shares'] loop
    execute format(
      'update public.%I h set contact_id = $1 from private.contact_merge_moves v'
        ' where v.merge_id = $2 and v.what = %1$L and v.id = h.id and h.contact_id = $3', v_table
    ) using v_merge.gone_id, p_id, v_merge.kept_id;
  end loop;
  update public.contacts c set deleted_at = null where c.id = v_merge.gone_id;
  -- A field that somebody has changed since is theirs.
  select to_jsonb(c) into v_now from public.contacts c where c.id = v_merge.kept_id;
  perform private.write_contact(v_merge.kept_id, (
    select coalesce(jsonb_object_agg(w.key, w.value), '{}') from jsonb_each(v_merge.was) w
    where jsonb_populate_record(null::public.contacts, jsonb_build_object(w.key, v_now -> w.key))
      is not distinct from jsonb_populate_record(null::public.contacts, jsonb_build_object(w.key, v_merge.became -> w.key))
  ));
  perform private.move_letters_back(v_merge);
  delete from private.contact_merges m where m.id = p_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.way_values (
  p_ways text[]
)
  RETURNS text[]
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
declare
  v_values text[] := '{}';
  v_way text;
begin
  foreach v_way in array p_ways loop
    v_values := v_values || lower(substr(v_way, position(': ' in v_way) + 2));
  end loop;
  return v_values;
end
$function$;

CREATE OR REPLACE FUNCTION private.way_words (
  p_emails    text[],
  p_phones    text[],
  p_addresses text[]
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
declare
  v_words text := '';
  v_value text;
begin
  if cardinality(p_emails) + cardinality(p_phones) + cardinality(p_addresses) = 0 then
    return '';
  end if;
  foreach v_value in array private.way_values(p_emails || p_phones || p_addresses) loop
    v_words := v_words || ' ' || v_value;
    if v_value ~ '^[0-9+() ./-]+$' then
      v_words := v_words || ' ' || regexp_replace(v_value, '[^0-9]', '', 'g');
    end if;
  end loop;
  return v_words;
end
$function$;

CREATE OR REPLACE FUNCTION private.ways_of_both (
  p_first  jsonb,
  p_second jsonb,
  p_main   text
)
  RETURNS TABLE (
    kind     text,
    value    text,
    is_quiet boolean
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return query
  select (array_agg(w.kind order by w.kind is null, w.nth))[1], (array_agg(w.value order by w.nth))[1], bool_or(w.is_quiet)
  from (
    select m.nth, m.kind, m.value, m.is_quiet, case
      when p_main = 'phone' then coalesce(private.phone_key('00000000-0000-0000-0000-000000000000', m.value)::text, m.value) else lower(m.value)
    end as means
    from (values (1, p_first), (2, p_second)) c (nth, contact)
    cross join lateral (
      select c.nth, c.contact ->> (p_main || '_kind'), c.contact ->> p_main,
        p_main = 'phone' and (c.contact ->> 'no_calls')::boolean
      union all
      select c.nth * 100 + e.nth, substring(e.way from '^[a-z]+'), substr(e.way, position(': ' in e.way) + 2),
        e.way like '%, no calls: %'
      from jsonb_array_elements_text(c.contact -> format('more_%ss', p_main)) with ordinality e (way, nth)
    ) m (nth, kind, value, is_quiet)
    where m.value <> ''
  ) w
  group by w.means order by min(w.nth);
end
$function$;

CREATE OR REPLACE FUNCTION private.why_no_letter (
  p_contact public.contacts
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return case
    when p_contact.deleted_at is not null then 'removed'
    when p_contact.email is null then 'no_address'
    when p_contact.do_not_contact then 'do_not_contact'
    when p_contact.consent = 'refused' then 'no_consent'
    when private.has_refused(p_contact) then 'unsubscribed'
    when exists (select from private.dead_addresses d where d.address = lower(p_contact.email)) then 'bounced'
  end;
end
$function$;

ALTER TABLE "public"."contacts"
  ADD CONSTRAINT "contacts_email_kind_is_known" CHECK ((email_kind = ANY (ARRAY['work'::text, 'mobile'::text, 'home'::text, 'other'::text])));

ALTER TABLE "public"."contacts"
  ADD CONSTRAINT "contacts_phone_kind_is_known" CHECK ((phone_kind = ANY (ARRAY['work'::text, 'mobile'::text, 'home'::text, 'other'::text])));

ALTER TABLE "public"."leads"
  ADD CONSTRAINT "leads_source_is_known"
    CHECK
    ((source = ANY (ARRAY['inquiry'::text, 'form'::text, 'website'::text, 'referral'::text, 'call'::text, 'event'::text, 'letter'::text, 'advertising'::text, 'list'::text,
    'other'::text, 'ticket'::text, 'reply'::text, 'booking'::text])));

ALTER TABLE "public"."sequence_enrolments"
  ADD CONSTRAINT "sequence_enrolments_reason_is_known"
    CHECK
    ((reason = ANY (ARRAY['answered'::text, 'inquired'::text, 'nda'::text, 'by_hand'::text, 'no_address'::text, 'do_not_contact'::text, 'no_consent'::text, 'unsubscribed'::text,
    'bounced'::text, 'removed'::text, 'off_market'::text, 'sender_gone'::text, 'no_postal'::text, 'merged'::text])));

CREATE INDEX leads_address_idx ON public.leads USING btree (lower(email))
  WHERE (email IS NOT NULL);

CREATE TRIGGER take_reply
  AFTER INSERT ON public.conversation_messages
  FOR EACH ROW
  WHEN (((new.sender_id IS NOT NULL) AND (new.message_type <> 'system'::text)))
  EXECUTE FUNCTION private.take_reply();

REVOKE ALL ON FUNCTION "private"."accounts_of_contact"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."accounts_of_contact"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."accounts_of_contact"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."are_ways"(text[], text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."are_ways"(text[], text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."are_ways"(text[], text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."are_ways"(text[], text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."are_ways"(text[], text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."contacts_at"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."contacts_at"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."contacts_at"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."has_refused"(public.contacts) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_refused"(public.contacts) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."has_refused"(public.contacts) TO "postgres";

REVOKE ALL ON FUNCTION "private"."import_row_keys"(private.record_import_rows) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."import_row_keys"(private.record_import_rows) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."import_row_keys"(private.record_import_rows) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_known_to"(uuid, uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_known_to"(uuid, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_known_to"(uuid, uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keys_of_contact"(public.contacts) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keys_of_contact"(public.contacts) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keys_of_contact"(public.contacts) TO "postgres";

REVOKE ALL ON FUNCTION "private"."merged_addresses"(jsonb, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."merged_addresses"(jsonb, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."merged_addresses"(jsonb, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."merged_ways"(jsonb, jsonb, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."merged_ways"(jsonb, jsonb, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."merged_ways"(jsonb, jsonb, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."more_keys"(uuid, text[], text[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."more_keys"(uuid, text[], text[]) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."more_keys"(uuid, text[], text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."more_keys"(uuid, text[], text[]) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."more_keys"(uuid, text[], text[]) TO "service_role";

REVOKE ALL ON FUNCTION "private"."move_letters"(uuid, uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."move_letters"(uuid, uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."move_letters"(uuid, uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."move_letters_back"(private.contact_merges) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."move_letters_back"(private.contact_merges) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."move_letters_back"(private.contact_merges) TO "postgres";

REVOKE ALL ON FUNCTION "private"."take_reply"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_reply"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_reply"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."way_values"(text[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."way_values"(text[]) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."way_values"(text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."way_values"(text[]) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."way_values"(text[]) TO "service_role";

REVOKE ALL ON FUNCTION "private"."way_words"(text[], text[], text[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."way_words"(text[], text[], text[]) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."way_words"(text[], text[], text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."way_words"(text[], text[], text[]) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."way_words"(text[], text[], text[]) TO "service_role";

REVOKE ALL ON FUNCTION "private"."ways_of_both"(jsonb, jsonb, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."ways_of_both"(jsonb, jsonb, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."ways_of_both"(jsonb, jsonb, text) TO "postgres";

REVOKE ALL ("email_kind") ON TABLE "public"."contacts" FROM "authenticated";

GRANT INSERT ("email_kind"), UPDATE ("email_kind") ON TABLE "public"."contacts" TO "authenticated";

REVOKE ALL ("more_addresses") ON TABLE "public"."contacts" FROM "authenticated";

GRANT INSERT ("more_addresses"), UPDATE ("more_addresses") ON TABLE "public"."contacts" TO "authenticated";

REVOKE ALL ("more_emails") ON TABLE "public"."contacts" FROM "authenticated";

GRANT INSERT ("more_emails"), UPDATE ("more_emails") ON TABLE "public"."contacts" TO "authenticated";

REVOKE ALL ("more_phones") ON TABLE "public"."contacts" FROM "authenticated";

GRANT INSERT ("more_phones"), UPDATE ("more_phones") ON TABLE "public"."contacts" TO "authenticated";

REVOKE ALL ("no_calls") ON TABLE "public"."contacts" FROM "authenticated";

GRANT INSERT ("no_calls"), UPDATE ("no_calls") ON TABLE "public"."contacts" TO "authenticated";

REVOKE ALL ("phone_kind") ON TABLE "public"."contacts" FROM "authenticated";

GRANT INSERT ("phone_kind"), UPDATE ("phone_kind") ON TABLE "public"."contacts" TO "authenticated";

REVOKE ALL ("street") ON TABLE "public"."contacts" FROM "authenticated";

GRANT INSERT ("street"), UPDATE ("street") ON TABLE "public"."contacts" TO "authenticated";

ALTER TABLE "public"."contacts"
  ADD CONSTRAINT "contacts_more_addresses_shape" CHECK (private.are_ways(more_addresses, '.+'::text));

ALTER TABLE "public"."contacts"
  ADD CONSTRAINT "contacts_more_emails_shape" CHECK (private.are_ways(more_emails, '[^@[:space:][:cntrl:]]+@[^@[:space:][:cntrl:]]+'::text));

ALTER TABLE "public"."contacts"
  ADD CONSTRAINT "contacts_more_phones_shape" CHECK (private.are_ways(more_phones, '[0-9+(). x/-]{1,40}'::text));

ALTER TABLE "public"."contacts"
  ADD CONSTRAINT "contacts_street_is_plain" CHECK (private.is_line(street, 200));

CREATE INDEX contacts_more_addresses_idx ON public.contacts USING gin (private.way_values(more_emails))
  WITH (fastupdate=off)
  WHERE (cardinality(more_emails) > 0);

CREATE INDEX contacts_more_keys_idx ON public.contacts USING gin (private.more_keys(book, more_emails, more_phones))
  WITH (fastupdate=off)
  WHERE ((deleted_at IS NULL) AND ((cardinality(more_emails) + cardinality(more_phones)) > 0));

CREATE INDEX contacts_words_idx ON public.contacts
  USING gin (private.record_words(book, VARIADIC ARRAY[name, company, job_title, email, phone, city, street, private.way_words(more_emails, more_phones, more_addresses)]))
  WITH (gin_pending_list_limit='512');

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
