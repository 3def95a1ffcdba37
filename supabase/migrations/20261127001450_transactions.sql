SET local check_function_bodies = off;

DROP POLICY "Parties and staff read documents of a transaction" ON "public"."transaction_documents";

DROP POLICY "Parties and staff read a transaction" ON "public"."transactions";

DROP TRIGGER "touch_transaction" ON "public"."transactions";

ALTER TABLE "public"."transactions"
  DROP CONSTRAINT "transactions_property_name_is_plain";

ALTER TABLE "public"."transactions"
  DROP CONSTRAINT "transactions_status_shape";

ALTER TABLE "public"."transactions"
  DROP CONSTRAINT "transactions_user_id_fkey";

DROP FUNCTION "private"."notify_parties"(public.transactions, text, text, jsonb);

DROP FUNCTION "private"."touch_transaction"();

CREATE TABLE "public"."transaction_dates" (
  "id"             uuid    NOT NULL DEFAULT gen_random_uuid(),
  "transaction_id" uuid    NOT NULL,
  "key"            text    NOT NULL,
  "label"          text    NOT NULL,
  "position"       integer NOT NULL,
  "due_on"         date,
  "done_on"        date,
  "follows"        text[]  NOT NULL DEFAULT '{}'::text[],
  "days"           integer NOT NULL DEFAULT 0,
  "counts"         text    NOT NULL DEFAULT 'calendar'::text,
  CONSTRAINT "transaction_dates_counts_is_known" CHECK ((counts = ANY (ARRAY['calendar'::text, 'business'::text]))),
  CONSTRAINT "transaction_dates_done_on_is_near" CHECK (((done_on >= '1970-01-01'::date) AND (done_on <= '2999-12-31'::date))),
  CONSTRAINT "transaction_dates_due_on_is_near" CHECK (((due_on >= '1970-01-01'::date) AND (due_on <= '2999-12-31'::date))),
  CONSTRAINT "transaction_dates_key" UNIQUE (transaction_id, key),
  CONSTRAINT "transaction_dates_pkey" PRIMARY KEY (id)
);

ALTER TABLE "public"."transaction_dates"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."transaction_dates" FROM "anon";

CREATE TABLE "public"."transaction_fees" (
  "id"             uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "transaction_id" uuid                     NOT NULL,
  "label"          text                     NOT NULL,
  "percent"        numeric(6,3),
  "amount"         numeric(14,2),
  "created_at"     timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "transaction_fees_amount_not_negative" CHECK ((amount >= (0)::numeric)),
  CONSTRAINT "transaction_fees_one_measure" CHECK (((percent IS NULL) <> (amount IS NULL))),
  CONSTRAINT "transaction_fees_percent_in_range" CHECK (((percent >= (0)::numeric) AND (percent <= (20)::numeric))),
  CONSTRAINT "transaction_fees_pkey" PRIMARY KEY (id),
  CONSTRAINT "transaction_fees_label_is_plain" CHECK (((char_length(btrim(label)) >= 1) AND private.is_line(label, 160)))
);

ALTER TABLE "public"."transaction_fees"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."transaction_fees" FROM "anon";

CREATE TABLE "public"."transaction_parties" (
  "id"             uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "transaction_id" uuid                     NOT NULL,
  "role"           text                     NOT NULL,
  "name"           text                     NOT NULL,
  "company"        text,
  "email"          text,
  "created_at"     timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "transaction_parties_email_shape" CHECK ((email ~ '^[^@[:space:][:cntrl:]]{1,64}@[^@[:space:][:cntrl:]]{1,190}$'::text)),
  CONSTRAINT "transaction_parties_pkey" PRIMARY KEY (id),
  CONSTRAINT "transaction_parties_role_is_known"
    CHECK
    ((role = ANY (ARRAY['seller'::text, 'buyer'::text, 'bidder'::text, 'seller_broker'::text, 'buyer_broker'::text, 'lender'::text, 'seller_counsel'::text, 'buyer_counsel'::text,
    'licensing_counsel'::text, 'title'::text, 'other'::text]))),
  CONSTRAINT "transaction_parties_company_is_plain" CHECK (private.is_line(company, 160)),
  CONSTRAINT "transaction_parties_name_is_plain" CHECK (((char_length(btrim(name)) >= 1) AND private.is_line(name, 160)))
);

ALTER TABLE "public"."transaction_parties"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."transaction_parties" FROM "anon";

ALTER TABLE "public"."transaction_documents"
  ADD COLUMN "file_id" uuid;

ALTER TABLE "public"."transaction_documents"
  ADD COLUMN "audience" text NOT NULL DEFAULT 'all'::text;

ALTER TABLE "public"."transactions"
  ADD COLUMN "sharing" text NOT NULL DEFAULT 'team'::text;

ALTER TABLE "public"."transactions"
  ADD COLUMN "version" integer NOT NULL DEFAULT 1;

ALTER TABLE "public"."transactions"
  ADD COLUMN "deleted_at" timestamp WITH time zone;

ALTER TABLE "public"."transactions"
  ADD COLUMN "stage_since" timestamp WITH time zone NOT NULL DEFAULT now();

ALTER TABLE "public"."transactions"
  ADD COLUMN "side" text NOT NULL DEFAULT 'sell'::text;

ALTER TABLE "public"."transactions"
  ADD COLUMN "deal_id" uuid;

ALTER TABLE "public"."transactions"
  ADD COLUMN "state" text;

ALTER TABLE "public"."transactions"
  ADD COLUMN "price" numeric(14,2);

ALTER TABLE "public"."transactions"
  ADD COLUMN "expected_close" date;

ALTER TABLE "public"."transactions"
  ADD COLUMN "closed_on" date;

ALTER TABLE "public"."transactions"
  ADD COLUMN "ended_reason" text;

ALTER TABLE "public"."transactions"
  ALTER COLUMN "user_id" DROP NOT NULL;

ALTER TABLE "public"."transactions"
  ALTER COLUMN "status" SET DEFAULT 'negotiation'::text;

CREATE OR REPLACE FUNCTION private.begin_dates()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into public.transaction_dates (transaction_id, key, label, position, follows, days, counts, due_on)
  select new.id, u.key, u.label, u.place, u.follows, u.days, u.counts,
    case when u.key = 'closing' then new.expected_close end
  from private.usual_dates() u
  on conflict do nothing;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_party()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if tg_op = 'DELETE' or tg_op = 'UPDATE' and old.role = 'buyer' and new.role <> 'buyer' then
    if old.role = 'buyer' and exists (
      select from public.transactions t join private.transaction_stages() s on s.stage = t.status
      where t.id = old.transaction_id and s.needs_buyer
    ) and not exists (
      select from public.transaction_parties p
      where p.transaction_id = old.transaction_id and p.role = 'buyer' and p.id <> old.id
    ) then
      raise exception 'A transaction at this stage needs its buyer.' using errcode = 'HXTRB';
    end if;
    return case tg_op when 'DELETE' then old else new end;
  end if;
  new.email := nullif(lower(btrim(new.email)), '');
  if tg_op = 'INSERT' and auth.role() = 'authenticated' then
    perform private.keep_pace('transaction_party', 120, interval '1 hour');
    if (select count(*) from public.transaction_parties p where p.transaction_id = new.transaction_id) >= 60 then
      raise exception 'There are 60 of these already.' using errcode = 'HXRMA';
    end if;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_transaction()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_here record;
  v_fields jsonb;
  v_missing text;
begin
  if tg_op = 'INSERT' then
    new.owner_id := coalesce(new.owner_id, new.broker_id, new.user_id);
    new.broker_id := new.owner_id;
    if auth.role() = 'authenticated' and new.status <> 'negotiation' then
      raise exception 'A transaction begins with its negotiation.' using errcode = 'HXTRM';
    end if;
  else
    if new.owner_id <> old.owner_id then
      new.broker_id := new.owner_id;
    end if;
    if new.status <> old.status then
      if not exists (
        select from private.transaction_stages() s where s.stage = old.status and new.status = any (s.leads_to)
      ) then
        raise exception 'A transaction does not go from % to %.', old.status, new.status using errcode = 'HXTRM';
      end if;
      new.stage_since := now();
      if old.status = 'terminated' then
        new.ended_reason := null;
      end if;
    end if;
  end if;
  if new.deal_id is not null and (tg_op = 'INSERT' or new.deal_id is distinct from old.deal_id)
    and not private.sees_record('deals', new.deal_id)
  then
    raise exception 'There is no such deal.' using errcode = 'HXTRD';
  end if;
  select * into v_here from private.transaction_stages() s where s.stage = new.status;
  v_fields := to_jsonb(new);
  select n.need into v_missing from unnest(v_here.needs) n (need)
  where coalesce(btrim(v_fields ->> n.need), '') = '' limit 1;
  if v_missing is not null then
    raise exception 'A transaction at this stage needs its %.', v_missing using errcode = 'HXTRN', detail = v_missing;
  end if;
  if tg_op = 'UPDATE' and new.status <> old.status and v_here.needs_buyer and not private.has_buyer(new.id) then
    raise exception 'A transaction at this stage needs its buyer.' using errcode = 'HXTRB';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.date_follows_transaction()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.transaction_dates d set due_on = new.expected_close
  where d.transaction_id = new.id and d.key = 'closing' and d.due_on is distinct from new.expected_close;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.has_buyer (
  p_transaction_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from public.transaction_parties p where p.transaction_id = p_transaction_id and p.role = 'buyer'
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.is_given_file (
  p_name text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from public.record_files f
    join public.transaction_documents d on d.file_id = f.id
    join private.my_parts() m on m.transaction_id = d.transaction_id
    where f.path = p_name and (d.audience = 'all' or d.audience = private.party_side(m.role))
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_fees_few()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if (select count(*) from public.transaction_fees f where f.transaction_id = new.transaction_id) > 60 then
    raise exception 'There are 60 of these already.' using errcode = 'HXRMA';
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.move_transaction_dates (
  p_id    uuid,
  p_moves jsonb
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_move record;
  v_count integer := 0;
begin
  if not private.runs_transaction(p_id) then
    raise exception 'This transaction is not there.' using errcode = '42501';
  end if;
  if jsonb_typeof(p_moves) is distinct from 'array' or jsonb_array_length(p_moves) not between 1 and 60 then
    raise exception 'These are no dates.' using errcode = '22023';
  end if;
  perform from public.transactions t where t.id = p_id for update;
  for v_move in
    select * from jsonb_to_recordset(p_moves) m (key text, was date, due_on date, was_done date, done_on date)
  loop
    perform from public.transaction_dates d
    where d.transaction_id = p_id and d.key = v_move.key
      and (d.due_on, d.done_on) is not distinct from (v_move.due_on, v_move.done_on);
    if found then
      continue;
    end if;
    update public.transaction_dates d set due_on = v_move.due_on, done_on = v_move.done_on
    where d.transaction_id = p_id and d.key = v_move.key
      and (d.due_on, d.done_on) is not distinct from (v_move.was, v_move.was_done);
    if not found then
      raise exception 'Somebody moved these dates meanwhile.' using errcode = 'HXTRS';
    end if;
    v_count := v_count + 1;
  end loop;
  update public.transactions t set expected_close = d.due_on
  from public.transaction_dates d
  where t.id = p_id and d.transaction_id = p_id and d.key = 'closing' and t.expected_close is distinct from d.due_on;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_parts()
  RETURNS TABLE (
    transaction_id uuid,
    role           text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_email text;
begin
  if auth.uid() is null or not private.is_approved() then
    return;
  end if;
  select lower(u.email) into v_email from auth.users u where u.id = auth.uid() and u.email_confirmed_at is not null;
  return query
  select p.transaction_id, p.role
  from public.transaction_parties p join public.transactions t on t.id = p.transaction_id
  where lower(p.email) = v_email and p.role <> 'bidder' and t.deleted_at is null;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_transaction (
  p_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_roles text[];
begin
  select array_agg(distinct p.role) into v_roles from private.my_parts() p where p.transaction_id = p_id;
  if v_roles is null then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'id', t.id, 'property_name', t.property_name, 'state', t.state, 'status', t.status,
      'stage_since', t.stage_since, 'price', t.price, 'expected_close', t.expected_close, 'closed_on', t.closed_on,
      'roles', v_roles,
      'broker', (select coalesce(nullif(b.full_name, ''), 'The broker') from public.profiles b where b.id = t.broker_id),
      'parties', (
        select coalesce(jsonb_agg(
          jsonb_build_object('role', p.role, 'name', p.name, 'company', p.company) order by p.created_at, p.id
        ), '[]')
        from public.transaction_parties p where p.transaction_id = t.id and p.role <> 'bidder'
      ),
      'dates', (
        select coalesce(jsonb_agg(
          jsonb_build_object('key', d.key, 'label', d.label, 'due_on', d.due_on, 'done_on', d.done_on) order by d.position
        ), '[]')
        from public.transaction_dates d where d.transaction_id = t.id
      ),
      'documents', (
        select coalesce(jsonb_agg(
          jsonb_build_object('id', d.id, 'name', d.document_name, 'size', f.size, 'path', f.path, 'at', d.created_at)
          order by d.created_at desc, d.id
        ), '[]')
        from public.transaction_documents d left join public.record_files f on f.id = d.file_id
        where d.transaction_id = t.id
          and (d.audience = 'all' or exists (select from unnest(v_roles) r where private.party_side(r) = d.audience))
      )
    )
    from public.transactions t where t.id = p_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.my_transactions()
  RETURNS TABLE (
    id             uuid,
    property_name  text,
    state          text,
    status         text,
    stage_since    timestamp with time zone,
    price          numeric,
    expected_close date,
    closed_on      date,
    roles          text[],
    next_date      text,
    next_on        date
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
  select
    t.id, t.property_name, t.state, t.status, t.stage_since, t.price, t.expected_close, t.closed_on, m.roles,
    n.label, n.due_on
  from (select p.transaction_id, array_agg(distinct p.role) as roles from private.my_parts() p group by 1) m
  join public.transactions t on t.id = m.transaction_id
  left join lateral (
    select d.label, d.due_on from public.transaction_dates d
    where d.transaction_id = t.id and d.done_on is null and d.due_on is not null
      and t.status not in ('closed', 'terminated')
    order by d.due_on, d.position limit 1
  ) n on true
  order by t.closed_on desc nulls first, t.expected_close nulls last, t.id
  limit 500;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_document()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.notify_parties(
    t, new.audience, 'transaction_document', 'document:' || new.id,
    jsonb_build_object('document_name', new.document_name),
    jsonb_build_object('document_id', new.id, 'document_name', new.document_name)
  )
  from public.transactions t where t.id = new.transaction_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_transaction()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.notify_parties(
    new, 'all', 'transaction_status', 'transaction:' || new.id || ':' || clock_timestamp(),
    jsonb_build_object(
      'old_status', (select s.label from private.transaction_stages() s where s.stage = old.status),
      'new_status', (select s.label from private.transaction_stages() s where s.stage = new.status)
    ),
    jsonb_build_object('old_status', old.status, 'new_status', new.status)
  );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_parties (
  p_transaction public.transactions,
  p_audience    text,
  p_kind        text,
  p_key         text,
  p_words       jsonb,
  p_facts       jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.notify(
    party.id, p_kind, p_key,
    p_words || jsonb_build_object('property', p_transaction.property_name, 'transaction_id', p_transaction.id),
    p_facts || jsonb_build_object('transaction_id', p_transaction.id)
  )
  from (
    select unnest(array[p_transaction.user_id, p_transaction.broker_id])
    union
    select a.account from private.transaction_accounts(p_transaction.id) a
    where p_audience = 'all' or private.party_side(a.role) = p_audience
  ) as party (id)
  where party.id is not null and party.id is distinct from auth.uid();
end
$function$;

CREATE OR REPLACE FUNCTION private.party_side (
  p_role text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case
    when p_role in ('seller', 'seller_broker', 'seller_counsel') then 'seller'
    when p_role in ('buyer', 'buyer_broker', 'buyer_counsel', 'lender') then 'buyer'
  end
$function$;

CREATE OR REPLACE FUNCTION private.runs_transaction (
  p_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (select from public.transactions t where t.id = p_id and t.book = any (private.my_books()));
end
$function$;

CREATE OR REPLACE FUNCTION private.share_transaction_file (
  p_file_id  uuid,
  p_audience text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_file public.record_files;
  v_id uuid;
begin
  select * into v_file from public.record_files f where f.id = p_file_id and f.kind = 'transactions';
  if not found or not private.runs_transaction(v_file.record_id) then
    raise exception 'This file is not there.' using errcode = '42501';
  end if;
  insert into public.transaction_documents (transaction_id, document_name, file_id, audience)
  values (v_file.record_id, v_file.name, p_file_id, p_audience)
  on conflict (file_id) do update set audience = excluded.audience
  returning id into v_id;
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.transaction_accounts (
  p_id uuid
)
  RETURNS TABLE (
    account uuid,
    role    text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
  select u.id, p.role
  from public.transaction_parties p
  join auth.users u on lower(u.email) = p.email and u.email_confirmed_at is not null
  where p.transaction_id = p_id and p.role <> 'bidder';
end
$function$;

CREATE OR REPLACE FUNCTION private.transaction_stages()
  RETURNS TABLE (
    stage       text,
    label       text,
    leads_to    text[],
    needs       text[],
    needs_buyer boolean
  )
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  values
    ('negotiation', 'negotiation', '{loi_signed,psa,terminated}'::text[], '{}'::text[], false),
    ('loi_signed', 'LOI signed', '{negotiation,psa,terminated}', '{price}', false),
    ('psa', 'PSA and OTA', '{loi_signed,diligence,terminated}', '{price}', true),
    ('diligence', 'due diligence', '{psa,licensure,financing,closing,terminated}', '{price}', true),
    ('licensure', 'licensure', '{diligence,financing,closing,terminated}', '{price}', true),
    ('financing', 'financing', '{diligence,licensure,closing,terminated}', '{price}', true),
    ('closing', 'closing', '{diligence,licensure,financing,closed,terminated}', '{price,expected_close}', true),
    ('closed', 'closed', '{}', '{price,closed_on}', true),
    ('terminated', 'terminated', '{negotiation}', '{ended_reason}', false)
$function$;

CREATE OR REPLACE FUNCTION private.usual_dates()
  RETURNS TABLE (
    place   integer,
    key     text,
    label   text,
    follows text[],
    days    integer,
    counts  text
  )
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  values
    (1, 'loi', 'LOI signed', '{}'::text[], 0, 'calendar'),
    (2, 'psa', 'PSA signed', '{loi}', 30, 'calendar'),
    (3, 'licence_filing', 'License application filed', '{psa}', 10, 'business'),
    (4, 'diligence', 'Due diligence ends', '{psa}', 45, 'calendar'),
    (5, 'financing', 'Financing approved', '{psa}', 60, 'calendar'),
    (6, 'licence', 'License approved', '{licence_filing}', 60, 'calendar'),
    (7, 'closing', 'Closing', '{diligence,financing,licence}', 5, 'business')
$function$;

CREATE OR REPLACE FUNCTION public.begin_transaction (
  p_deal_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_deal public.deals;
  v_id uuid;
begin
  select t.id into v_id from public.transactions t where t.deal_id = p_deal_id;
  if v_id is not null then
    return v_id;
  end if;
  select * into v_deal from public.deals d where d.id = p_deal_id and d.deleted_at is null;
  if not found then
    raise exception 'There is no such deal.' using errcode = 'HXTRD';
  end if;
  insert into public.transactions (sharing, property_name, deal_id, state, price, expected_close)
  values (v_deal.sharing, v_deal.name, p_deal_id, v_deal.state, v_deal.price, v_deal.expected_close)
  on conflict (deal_id) do nothing
  returning id into v_id;
  if v_id is null then
    select t.id into v_id from public.transactions t where t.deal_id = p_deal_id;
    return v_id;
  end if;
  if btrim(v_deal.buyer) <> '' then
    insert into public.transaction_parties (transaction_id, role, name) values (v_id, 'buyer', v_deal.buyer);
  end if;
  insert into public.transaction_parties (transaction_id, role, name, company, email)
  select v_id, 'seller', c.name, nullif(c.company, ''), nullif(c.email, '')
  from public.contacts c where c.id = v_deal.contact_id;
  if v_deal.commission_percent is not null then
    insert into public.transaction_fees (transaction_id, label, percent)
    values (v_id, 'Commission', v_deal.commission_percent);
  end if;
  return v_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."begin_transaction"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.count_transactions (
  p_words   text  DEFAULT NULL::text,
  p_filters jsonb DEFAULT '[]'::jsonb
)
  RETURNS integer
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.count_records('transactions', p_words, p_filters)
$function$;

REVOKE ALL ON FUNCTION "public"."count_transactions"(text, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.find_transactions (
  p_words      text    DEFAULT NULL::text,
  p_filters    jsonb   DEFAULT '[]'::jsonb,
  p_sort       text    DEFAULT NULL::text,
  p_descending boolean DEFAULT NULL::boolean,
  p_after      text    DEFAULT NULL::text,
  p_limit      integer DEFAULT 50
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.find_records('transactions', p_words, p_filters, p_sort, p_descending, p_after, p_limit)
$function$;

REVOKE ALL ON FUNCTION "public"."find_transactions"(text, jsonb, text, boolean, text, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.move_transaction_dates (
  p_id    uuid,
  p_moves jsonb
)
  RETURNS integer
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.move_transaction_dates(p_id, p_moves)
$function$;

REVOKE ALL ON FUNCTION "public"."move_transaction_dates"(uuid, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_transaction (
  p_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.my_transaction(p_id)
$function$;

REVOKE ALL ON FUNCTION "public"."my_transaction"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_transactions()
  RETURNS TABLE (
    id             uuid,
    property_name  text,
    state          text,
    status         text,
    stage_since    timestamp with time zone,
    price          numeric,
    expected_close date,
    closed_on      date,
    roles          text[],
    next_date      text,
    next_on        date
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.my_transactions()
$function$;

REVOKE ALL ON FUNCTION "public"."my_transactions"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.share_transaction_file (
  p_file_id  uuid,
  p_audience text DEFAULT 'all'::text
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.share_transaction_file(p_file_id, p_audience)
$function$;

REVOKE ALL ON FUNCTION "public"."share_transaction_file"(uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.sums_transactions (
  p_words   text  DEFAULT NULL::text,
  p_filters jsonb DEFAULT '[]'::jsonb
)
  RETURNS TABLE (
    value   text,
    records bigint,
    sum     numeric
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.sum_records('transactions', 'status', 'price', p_words, p_filters)
$function$;

REVOKE ALL ON FUNCTION "public"."sums_transactions"(text, jsonb) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "public"."transaction_dates"
  ADD CONSTRAINT "transaction_dates_transaction_id_fkey" FOREIGN KEY (transaction_id) REFERENCES public.transactions(id) ON DELETE CASCADE;

ALTER TABLE "public"."transaction_documents"
  ADD CONSTRAINT "transaction_documents_audience_is_known" CHECK ((audience = ANY (ARRAY['all'::text, 'seller'::text, 'buyer'::text])));

ALTER TABLE "public"."transaction_documents"
  ADD CONSTRAINT "transaction_documents_file_id_fkey" FOREIGN KEY (file_id) REFERENCES public.record_files(id) ON DELETE CASCADE;

ALTER TABLE "public"."transaction_documents"
  ADD CONSTRAINT "transaction_documents_file_key" UNIQUE (file_id);

ALTER TABLE "public"."transaction_fees"
  ADD CONSTRAINT "transaction_fees_transaction_id_fkey" FOREIGN KEY (transaction_id) REFERENCES public.transactions(id) ON DELETE CASCADE;

ALTER TABLE "public"."transaction_parties"
  ADD CONSTRAINT "transaction_parties_transaction_id_fkey" FOREIGN KEY (transaction_id) REFERENCES public.transactions(id) ON DELETE CASCADE;

ALTER TABLE "public"."transactions"
  ADD CONSTRAINT "transactions_closed_on_is_near" CHECK (((closed_on >= '1900-01-01'::date) AND (closed_on <= '3000-01-01'::date)));

ALTER TABLE "public"."transactions"
  ADD CONSTRAINT "transactions_deal_id_fkey" FOREIGN KEY (deal_id) REFERENCES public.deals(id) ON DELETE SET NULL;

ALTER TABLE "public"."transactions"
  ADD CONSTRAINT "transactions_deal_key" UNIQUE (deal_id);

ALTER TABLE "public"."transactions"
  ADD CONSTRAINT "transactions_ended_reason_is_known"
    CHECK ((ended_reason = ANY (ARRAY['price'::text, 'financing'::text, 'diligence'::text, 'licence'::text, 'seller_withdrew'::text, 'buyer_withdrew'::text, 'other'::text])));

ALTER TABLE "public"."transactions"
  ADD CONSTRAINT "transactions_expected_close_is_near" CHECK (((expected_close >= '1900-01-01'::date) AND (expected_close <= '3000-01-01'::date)));

ALTER TABLE "public"."transactions"
  ADD CONSTRAINT "transactions_price_not_negative" CHECK ((price >= (0)::numeric));

ALTER TABLE "public"."transactions"
  ADD CONSTRAINT "transactions_sharing_is_known" CHECK ((sharing = ANY (ARRAY['private'::text, 'team'::text])));

ALTER TABLE "public"."transactions"
  ADD CONSTRAINT "transactions_side_is_known" CHECK ((side = ANY (ARRAY['sell'::text, 'buy'::text, 'both'::text])));

ALTER TABLE "public"."transactions"
  ADD CONSTRAINT "transactions_state_shape" CHECK ((state ~ '^[A-Z]{2}$'::text));

ALTER TABLE "public"."transactions"
  ADD CONSTRAINT "transactions_status_is_known"
    CHECK
    ((status = ANY (ARRAY['negotiation'::text, 'loi_signed'::text, 'psa'::text, 'diligence'::text, 'licensure'::text, 'financing'::text, 'closing'::text, 'closed'::text,
    'terminated'::text])));

ALTER TABLE "public"."transactions"
  ADD CONSTRAINT "transactions_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE SET NULL;

CREATE INDEX transaction_dates_due_idx ON public.transaction_dates USING btree (due_on)
  WHERE (done_on IS NULL);

CREATE INDEX transaction_fees_transaction_idx ON public.transaction_fees USING btree (transaction_id, created_at, id);

CREATE INDEX transaction_parties_email_idx ON public.transaction_parties USING btree (lower(email));

CREATE INDEX transaction_parties_transaction_idx ON public.transaction_parties USING btree (transaction_id, created_at, id);

CREATE TRIGGER keep_fees_few
  AFTER INSERT ON public.transaction_fees
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_fees_few();

CREATE TRIGGER check_party
  BEFORE INSERT OR DELETE OR UPDATE ON public.transaction_parties
  FOR EACH ROW
  EXECUTE FUNCTION private.check_party();

CREATE TRIGGER begin_dates
  AFTER INSERT ON public.transactions
  FOR EACH ROW
  EXECUTE FUNCTION private.begin_dates();

CREATE TRIGGER check_transaction
  BEFORE INSERT OR UPDATE ON public.transactions
  FOR EACH ROW
  EXECUTE FUNCTION private.check_transaction();

CREATE TRIGGER date_follows_transaction
  AFTER UPDATE OF expected_close ON public.transactions
  FOR EACH ROW
  EXECUTE FUNCTION private.date_follows_transaction();

CREATE TRIGGER keep_arrivals
  AFTER INSERT ON public.transactions REFERENCING NEW TABLE AS after_rows
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.keep_changes();

CREATE TRIGGER keep_changes AFTER UPDATE ON public.transactions
  REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION private.keep_changes (
  'property_name',
  '/transactions'
);

CREATE TRIGGER keep_nothing_of
  AFTER DELETE ON public.transactions REFERENCING OLD TABLE AS before_rows
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.keep_changes();

CREATE TRIGGER remove_now
  BEFORE UPDATE OF deleted_at ON public.transactions
  FOR EACH ROW
  EXECUTE FUNCTION private.stamp_removal();

CREATE TRIGGER stamp_record
  BEFORE INSERT OR UPDATE ON public.transactions
  FOR EACH ROW
  EXECUTE FUNCTION private.stamp_record();

CREATE POLICY "Accounts with a second factor show it" ON "public"."transaction_dates"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Who runs a transaction takes documents back" ON "public"."transaction_documents"
  FOR DELETE
  TO "authenticated"
  USING (private.runs_transaction(transaction_id));

CREATE POLICY "Accounts with a second factor show it" ON "public"."transaction_fees"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Who runs a transaction adds fees" ON "public"."transaction_fees"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (private.runs_transaction(transaction_id));

CREATE POLICY "Who runs a transaction removes fees" ON "public"."transaction_fees"
  FOR DELETE
  TO "authenticated"
  USING (private.runs_transaction(transaction_id));

CREATE POLICY "Accounts with a second factor show it" ON "public"."transaction_parties"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Who runs a transaction adds parties" ON "public"."transaction_parties"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (private.runs_transaction(transaction_id));

CREATE POLICY "Who runs a transaction changes its parties" ON "public"."transaction_parties"
  FOR UPDATE
  TO "authenticated"
  USING (private.runs_transaction(transaction_id));

CREATE POLICY "Who runs a transaction removes parties" ON "public"."transaction_parties"
  FOR DELETE
  TO "authenticated"
  USING (private.runs_transaction(transaction_id));

CREATE POLICY "Parties read the content that they were given" ON "storage"."objects"
  FOR SELECT
  TO "authenticated"
  USING (((bucket_id = 'record-files'::text) AND private.is_given_file(name)));

ALTER PUBLICATION "supabase_realtime" ADD TABLE "public"."transaction_dates";

ALTER PUBLICATION "supabase_realtime" ADD TABLE "public"."transaction_parties";

COMMENT ON COLUMN "public"."transaction_documents"."audience" IS 'Which side of the table reads it.';

COMMENT ON COLUMN "public"."transaction_fees"."percent" IS 'Of the price.';

COMMENT ON COLUMN "public"."transactions"."broker_id" IS 'The account of the broker who runs it: its owner.';

COMMENT ON COLUMN "public"."transactions"."user_id" IS 'The account for which it is run, where the server knows it.';

REVOKE ALL ON FUNCTION "private"."begin_dates"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."begin_dates"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."begin_dates"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."check_party"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_party"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_party"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."check_transaction"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_transaction"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_transaction"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."date_follows_transaction"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."date_follows_transaction"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."date_follows_transaction"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."has_buyer"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_buyer"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."has_buyer"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_given_file"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_given_file"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."is_given_file"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_given_file"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_fees_few"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_fees_few"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_fees_few"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."move_transaction_dates"(uuid, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."move_transaction_dates"(uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."move_transaction_dates"(uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."move_transaction_dates"(uuid, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_parts"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_parts"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_parts"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_transaction"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_transaction"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_transaction"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_transaction"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_transactions"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_transactions"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_transactions"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_transactions"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."notify_parties"(public.transactions, text, text, text, jsonb, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_parties"(public.transactions, text, text, text, jsonb, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notify_parties"(public.transactions, text, text, text, jsonb, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."party_side"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."party_side"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."party_side"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."runs_transaction"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."runs_transaction"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."runs_transaction"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."runs_transaction"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."share_transaction_file"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."share_transaction_file"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."share_transaction_file"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."share_transaction_file"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."transaction_accounts"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."transaction_accounts"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."transaction_accounts"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."transaction_stages"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."transaction_stages"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."transaction_stages"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."usual_dates"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."usual_dates"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."usual_dates"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."begin_transaction"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."begin_transaction"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."begin_transaction"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."count_transactions"(text, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."count_transactions"(text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."count_transactions"(text, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_transactions"(text, jsonb, text, boolean, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."find_transactions"(text, jsonb, text, boolean, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_transactions"(text, jsonb, text, boolean, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."move_transaction_dates"(uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."move_transaction_dates"(uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."move_transaction_dates"(uuid, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_transaction"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_transaction"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_transaction"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_transactions"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_transactions"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_transactions"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."share_transaction_file"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."share_transaction_file"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."share_transaction_file"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."sums_transactions"(text, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."sums_transactions"(text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."sums_transactions"(text, jsonb) TO "postgres";

REVOKE ALL ON TABLE "public"."transaction_dates" FROM "authenticated";

GRANT SELECT ON TABLE "public"."transaction_dates" TO "authenticated";

REVOKE ALL ON TABLE "public"."transaction_dates" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."transaction_dates" TO "service_role";

REVOKE ALL ON TABLE "public"."transaction_documents" FROM "authenticated";

GRANT DELETE, SELECT ON TABLE "public"."transaction_documents" TO "authenticated";

REVOKE ALL ON TABLE "public"."transaction_fees" FROM "authenticated";

REVOKE ALL ("amount") ON TABLE "public"."transaction_fees" FROM "authenticated";

GRANT INSERT ("amount") ON TABLE "public"."transaction_fees" TO "authenticated";

REVOKE ALL ("id") ON TABLE "public"."transaction_fees" FROM "authenticated";

GRANT INSERT ("id") ON TABLE "public"."transaction_fees" TO "authenticated";

REVOKE ALL ("label") ON TABLE "public"."transaction_fees" FROM "authenticated";

GRANT INSERT ("label") ON TABLE "public"."transaction_fees" TO "authenticated";

REVOKE ALL ("percent") ON TABLE "public"."transaction_fees" FROM "authenticated";

GRANT INSERT ("percent") ON TABLE "public"."transaction_fees" TO "authenticated";

REVOKE ALL ("transaction_id") ON TABLE "public"."transaction_fees" FROM "authenticated";

GRANT INSERT ("transaction_id") ON TABLE "public"."transaction_fees" TO "authenticated";

GRANT DELETE, SELECT ON TABLE "public"."transaction_fees" TO "authenticated";

REVOKE ALL ON TABLE "public"."transaction_fees" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."transaction_fees" TO "service_role";

REVOKE ALL ON TABLE "public"."transaction_parties" FROM "authenticated";

REVOKE ALL ("company") ON TABLE "public"."transaction_parties" FROM "authenticated";

GRANT INSERT ("company"), UPDATE ("company") ON TABLE "public"."transaction_parties" TO "authenticated";

REVOKE ALL ("email") ON TABLE "public"."transaction_parties" FROM "authenticated";

GRANT INSERT ("email"), UPDATE ("email") ON TABLE "public"."transaction_parties" TO "authenticated";

REVOKE ALL ("id") ON TABLE "public"."transaction_parties" FROM "authenticated";

GRANT INSERT ("id") ON TABLE "public"."transaction_parties" TO "authenticated";

REVOKE ALL ("name") ON TABLE "public"."transaction_parties" FROM "authenticated";

GRANT INSERT ("name"), UPDATE ("name") ON TABLE "public"."transaction_parties" TO "authenticated";

REVOKE ALL ("role") ON TABLE "public"."transaction_parties" FROM "authenticated";

GRANT INSERT ("role"), UPDATE ("role") ON TABLE "public"."transaction_parties" TO "authenticated";

REVOKE ALL ("transaction_id") ON TABLE "public"."transaction_parties" FROM "authenticated";

GRANT INSERT ("transaction_id") ON TABLE "public"."transaction_parties" TO "authenticated";

GRANT DELETE, SELECT ON TABLE "public"."transaction_parties" TO "authenticated";

REVOKE ALL ON TABLE "public"."transaction_parties" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."transaction_parties" TO "service_role";

REVOKE ALL ("closed_on") ON TABLE "public"."transactions" FROM "authenticated";

GRANT INSERT ("closed_on"), UPDATE ("closed_on") ON TABLE "public"."transactions" TO "authenticated";

REVOKE ALL ("deal_id") ON TABLE "public"."transactions" FROM "authenticated";

GRANT INSERT ("deal_id"), UPDATE ("deal_id") ON TABLE "public"."transactions" TO "authenticated";

REVOKE ALL ("deleted_at") ON TABLE "public"."transactions" FROM "authenticated";

GRANT UPDATE ("deleted_at") ON TABLE "public"."transactions" TO "authenticated";

REVOKE ALL ("ended_reason") ON TABLE "public"."transactions" FROM "authenticated";

GRANT INSERT ("ended_reason"), UPDATE ("ended_reason") ON TABLE "public"."transactions" TO "authenticated";

REVOKE ALL ("expected_close") ON TABLE "public"."transactions" FROM "authenticated";

GRANT INSERT ("expected_close"), UPDATE ("expected_close") ON TABLE "public"."transactions" TO "authenticated";

REVOKE ALL ("id") ON TABLE "public"."transactions" FROM "authenticated";

GRANT INSERT ("id") ON TABLE "public"."transactions" TO "authenticated";

REVOKE ALL ("price") ON TABLE "public"."transactions" FROM "authenticated";

GRANT INSERT ("price"), UPDATE ("price") ON TABLE "public"."transactions" TO "authenticated";

REVOKE ALL ("property_name") ON TABLE "public"."transactions" FROM "authenticated";

GRANT INSERT ("property_name"), UPDATE ("property_name") ON TABLE "public"."transactions" TO "authenticated";

REVOKE ALL ("sharing") ON TABLE "public"."transactions" FROM "authenticated";

GRANT INSERT ("sharing"), UPDATE ("sharing") ON TABLE "public"."transactions" TO "authenticated";

REVOKE ALL ("side") ON TABLE "public"."transactions" FROM "authenticated";

GRANT INSERT ("side"), UPDATE ("side") ON TABLE "public"."transactions" TO "authenticated";

REVOKE ALL ("state") ON TABLE "public"."transactions" FROM "authenticated";

GRANT INSERT ("state"), UPDATE ("state") ON TABLE "public"."transactions" TO "authenticated";

REVOKE ALL ("status") ON TABLE "public"."transactions" FROM "authenticated";

GRANT INSERT ("status"), UPDATE ("status") ON TABLE "public"."transactions" TO "authenticated";

ALTER TABLE "public"."transactions"
  ADD COLUMN "owner_id" uuid NOT NULL DEFAULT auth.uid();

ALTER TABLE "public"."transactions"
  ADD CONSTRAINT "transactions_owner_id_fkey" FOREIGN KEY (owner_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE INDEX transactions_owner_idx ON public.transactions USING btree (owner_id);

ALTER TABLE "public"."transactions"
  ADD COLUMN "tenant_id" uuid DEFAULT private.current_tenant_id();

ALTER TABLE "public"."transactions"
  ADD CONSTRAINT "transactions_tenant_id_fkey" FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

CREATE INDEX transactions_tenant_idx ON public.transactions USING btree (tenant_id);

ALTER TABLE "public"."transactions"
  ADD COLUMN "book" uuid NOT NULL DEFAULT auth.uid();

CREATE INDEX transactions_by_closed_on_idx ON public.transactions USING btree (book, COALESCE(closed_on, 'infinity'::date), id)
  WHERE (deleted_at IS NULL);

CREATE INDEX transactions_by_created_at_idx ON public.transactions USING btree (book, created_at, id)
  WHERE (deleted_at IS NULL);

CREATE INDEX transactions_by_deleted_at_idx ON public.transactions USING btree (book, deleted_at, id)
  WHERE (deleted_at IS NOT NULL);

CREATE INDEX transactions_by_expected_close_idx ON public.transactions USING btree (book, COALESCE(expected_close, 'infinity'::date), id)
  WHERE (deleted_at IS NULL);

CREATE INDEX transactions_by_price_idx ON public.transactions USING btree (book, COALESCE(price, (0)::numeric), id)
  WHERE (deleted_at IS NULL);

CREATE INDEX transactions_by_property_name_idx ON public.transactions USING btree (book, lower(property_name), id)
  WHERE (deleted_at IS NULL);

CREATE INDEX transactions_by_stage_since_idx ON public.transactions USING btree (book, stage_since, id)
  WHERE (deleted_at IS NULL);

CREATE POLICY "Who runs a transaction reads its dates" ON "public"."transaction_dates"
  FOR SELECT
  TO "authenticated"
  USING ((EXISTS ( SELECT
   FROM public.transactions t
  WHERE ((t.id = transaction_dates.transaction_id) AND (t.book = ANY (( SELECT private.my_books() AS my_books)::uuid[]))))));

CREATE POLICY "Who runs a transaction reads its documents" ON "public"."transaction_documents"
  FOR SELECT
  TO "authenticated"
  USING ((EXISTS ( SELECT
   FROM public.transactions t
  WHERE ((t.id = transaction_documents.transaction_id) AND (t.book = ANY (( SELECT private.my_books() AS my_books)::uuid[]))))));

CREATE POLICY "Who runs a transaction reads its fees" ON "public"."transaction_fees"
  FOR SELECT
  TO "authenticated"
  USING ((EXISTS ( SELECT
   FROM public.transactions t
  WHERE ((t.id = transaction_fees.transaction_id) AND (t.book = ANY (( SELECT private.my_books() AS my_books)::uuid[]))))));

CREATE POLICY "Who runs a transaction reads its parties" ON "public"."transaction_parties"
  FOR SELECT
  TO "authenticated"
  USING ((EXISTS ( SELECT
   FROM public.transactions t
  WHERE ((t.id = transaction_parties.transaction_id) AND (t.book = ANY (( SELECT private.my_books() AS my_books)::uuid[]))))));

CREATE POLICY "People add records to their books" ON "public"."transactions"
  FOR INSERT
  TO "authenticated"
  WITH CHECK ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

CREATE POLICY "Readers of its book change a record" ON "public"."transactions"
  FOR UPDATE
  TO "authenticated"
  USING ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])))
  WITH CHECK ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

CREATE POLICY "Readers of its book read a record" ON "public"."transactions"
  FOR SELECT
  TO "authenticated"
  USING (((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])) OR ((user_id = ( SELECT auth.uid() AS uid)) AND (deleted_at IS NULL) AND ( SELECT private.is_approved() AS is_approved))));

ALTER TABLE "public"."transactions"
  ADD CONSTRAINT "transactions_property_name_is_plain" CHECK (((char_length(btrim(property_name)) >= 1) AND private.is_line(property_name, 160)));

CREATE INDEX transactions_words_idx ON public.transactions USING gin (private.record_words(book, VARIADIC ARRAY[property_name]));

alter table public.transactions alter column property_name set statistics 0,
  alter column side set statistics 0, alter column state set statistics 0, alter column ended_reason set statistics 0,
  alter column sharing set statistics 0;
alter table public.transaction_parties alter column role set statistics 0, alter column name set statistics 0,
  alter column company set statistics 0, alter column email set statistics 0;
alter table public.transaction_dates alter column label set statistics 0, alter column follows set statistics 0,
  alter column counts set statistics 0;
alter table public.transaction_fees alter column label set statistics 0;
alter table public.transaction_documents alter column document_name set statistics 0,
  alter column audience set statistics 0;
