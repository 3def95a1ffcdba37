SET local check_function_bodies = off;

CREATE TABLE "private"."wire_events" (
  "id"         uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "wire_id"    uuid                     NOT NULL,
  "kind"       text                     NOT NULL,
  "account_id" uuid,
  "name"       text                     NOT NULL,
  "spoke_with" text,
  "phone"      text,
  "at"         timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "wire_events_calls_are_told" CHECK ((((kind = 'looked'::text) = (spoke_with IS NULL)) AND ((kind = 'looked'::text) = (phone IS NULL)))),
  CONSTRAINT "wire_events_kind_is_known" CHECK ((kind = ANY (ARRAY['looked'::text, 'matched'::text, 'differed'::text]))),
  CONSTRAINT "wire_events_pkey" PRIMARY KEY (id),
  CONSTRAINT "wire_events_phone_is_plain" CHECK (((char_length(btrim(phone)) >= 7) AND private.is_line(phone, 40))),
  CONSTRAINT "wire_events_spoke_with_is_plain" CHECK (((char_length(btrim(spoke_with)) >= 2) AND private.is_line(spoke_with, 160)))
);

ALTER TABLE "private"."wire_events"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."wire_numbers" (
  "wire_id" uuid NOT NULL,
  "routing" text NOT NULL,
  "account" text NOT NULL,
  CONSTRAINT "wire_numbers_pkey" PRIMARY KEY (wire_id)
);

ALTER TABLE "private"."wire_numbers"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."wires" (
  "id"             uuid                     NOT NULL,
  "transaction_id" uuid                     NOT NULL,
  "purpose"        text                     NOT NULL,
  "version"        integer                  NOT NULL,
  "beneficiary"    text                     NOT NULL,
  "bank"           text                     NOT NULL,
  "last_four"      text                     NOT NULL,
  "amount"         numeric(14,2),
  "entered_by"     uuid,
  "entered_name"   text                     NOT NULL,
  "entered_at"     timestamp with time zone NOT NULL DEFAULT now(),
  "confirmed_by"   uuid,
  "confirmed_name" text,
  "confirmed_at"   timestamp with time zone,
  "sent_by"        uuid,
  "sent_name"      text,
  "sent_at"        timestamp with time zone,
  CONSTRAINT "wires_amount_is_positive" CHECK ((amount > (0)::numeric)),
  CONSTRAINT "wires_confirmed_by_another" CHECK ((confirmed_by <> entered_by)),
  CONSTRAINT "wires_last_four_shape" CHECK ((last_four ~ '^[0-9]{4}$'::text)),
  CONSTRAINT "wires_once" UNIQUE (transaction_id, purpose, VERSION),
  CONSTRAINT "wires_pkey" PRIMARY KEY (id),
  CONSTRAINT "wires_purpose_is_known" CHECK ((purpose = ANY (ARRAY['deposit'::text, 'funds'::text, 'payoff'::text, 'proceeds'::text]))),
  CONSTRAINT "wires_sent_once_confirmed" CHECK (((sent_at IS NULL) OR (confirmed_at IS NOT NULL))),
  CONSTRAINT "wires_bank_is_plain" CHECK (((char_length(btrim(bank)) >= 2) AND private.is_line(bank, 160))),
  CONSTRAINT "wires_beneficiary_is_plain" CHECK (((char_length(btrim(beneficiary)) >= 2) AND private.is_line(beneficiary, 160)))
);

ALTER TABLE "private"."wires"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.enter_wire (
  p_id             uuid,
  p_transaction_id uuid,
  p_purpose        text,
  p_beneficiary    text,
  p_bank           text,
  p_routing        text,
  p_account        text,
  p_amount         numeric
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := private.lock_member();
  v_routing constant text := private.only_digits(p_routing);
  v_account constant text := private.only_digits(p_account);
  v_wire private.wires;
begin
  if coalesce(private.wire_part(p_transaction_id, p_purpose), '') not in ('runs', 'agent') then
    raise exception 'This transaction is not there.' using errcode = '42501';
  end if;
  perform private.require_fresh_code();
  perform private.keep_pace('wire', 30, interval '1 hour');
  -- Judged here and not by checks of the table: what a check refuses, the engine tells with the whole row.
  if not private.is_routing_number(v_routing) then
    raise exception 'This is no routing number.' using errcode = 'HXWIR';
  end if;
  if v_account !~ '^[0-9]{4,17}$' then
    raise exception 'This is no account number.' using errcode = 'HXWIN';
  end if;
  perform from public.transactions t
  where t.id = p_transaction_id and t.deleted_at is null and t.status not in ('closed', 'terminated') for update;
  if not found then
    raise exception 'This transaction takes no instructions.' using errcode = 'HXWIE';
  end if;
  select w.* into v_wire from private.wires w where w.id = p_id;
  if found then
    if v_wire.transaction_id = p_transaction_id and v_wire.purpose = p_purpose and v_wire.entered_by = v_me then
      return v_wire.version;
    end if;
    raise exception 'These instructions are not there.' using errcode = '42501';
  end if;
  select w.* into v_wire from private.wires w
  where w.transaction_id = p_transaction_id and w.purpose = p_purpose order by w.version desc limit 1 for update;
  if v_wire.sent_at is not null then
    raise exception 'The money was sent.' using errcode = 'HXWIS';
  end if;
  if v_wire.version >= 50 then
    raise exception 'There are too many versions.' using errcode = 'HXMRT';
  end if;
  insert into private.wires (
    id, transaction_id, purpose, version, beneficiary, bank, last_four, amount, entered_by, entered_name
  ) values (
    p_id, p_transaction_id, p_purpose, coalesce(v_wire.version, 0) + 1, btrim(p_beneficiary), btrim(p_bank),
    right(v_account, 4), p_amount, v_me, private.sender_name(v_me)
  ) returning * into v_wire;
  insert into private.wire_numbers (wire_id, routing, account) values (p_id, v_routing, v_account);
  perform private.tell_of_wire(v_wire, 'wire_changed', 'wire:' || p_id, v_wire.entered_name);
  perform private.write_of_wire(v_wire);
  return v_wire.version;
end
$function$;

CREATE OR REPLACE FUNCTION private.has_fresh_code()
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_amr constant jsonb := auth.jwt() -> 'amr';
begin
  return coalesce(auth.jwt() ->> 'aal' = 'aal2', false) and private.is_session_live() and jsonb_typeof(v_amr) = 'array'
    and exists (
      select from jsonb_array_elements(v_amr) p
      where jsonb_typeof(p) = 'object' and p ->> 'method' = 'totp' and jsonb_typeof(p -> 'timestamp') = 'number'
        and (p ->> 'timestamp')::numeric
          between extract(epoch from now()) - 600 and extract(epoch from now()) + 60
    );
end
$function$;

CREATE OR REPLACE FUNCTION private.is_newest_wire (
  p_wire private.wires
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return not exists (
    select from private.wires w
    where w.transaction_id = p_wire.transaction_id and w.purpose = p_wire.purpose and w.version > p_wire.version
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.is_routing_number (
  p_digits text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select coalesce(
    p_digits ~ '^[0-9]{9}$' and p_digits <> '000000000' and (
      select sum(substr(p_digits, i, 1)::integer * (array[3, 7, 1])[(i - 1) % 3 + 1]) % 10 = 0
      from generate_series(1, 9) i
    ), false
  )
$function$;

CREATE OR REPLACE FUNCTION private.my_wires()
  RETURNS TABLE (
    id             uuid,
    transaction_id uuid,
    property_name  text,
    purpose        text,
    part           text,
    version        integer,
    beneficiary    text,
    bank           text,
    last_four      text,
    amount         numeric,
    entered_name   text,
    is_mine        boolean,
    entered_at     timestamp with time zone,
    confirmed_name text,
    confirmed_at   timestamp with time zone,
    sent_name      text,
    sent_at        timestamp with time zone,
    is_disputed    boolean
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
  select * from private.wires_of(
    (select array_agg(distinct m.transaction_id) from private.my_parts() m)
  ) limit 200;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_wire_call (
  p_id         uuid,
  p_wire_id    uuid,
  p_spoke_with text,
  p_phone      text,
  p_account    text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := private.lock_member();
  v_wire private.wires := private.take_wire(p_wire_id);
  v_name constant text := private.sender_name(v_me);
  v_is_same boolean;
begin
  perform private.require_fresh_code();
  if exists (select from private.wire_events e where e.id = p_id and e.wire_id = p_wire_id and e.account_id = v_me) then
    return (select e.kind = 'matched' from private.wire_events e where e.id = p_id);
  end if;
  perform private.keep_pace('wire_call', 6, interval '1 hour');
  if v_wire.entered_by is not distinct from v_me then
    raise exception 'Nobody confirms what they entered.' using errcode = 'HXWIO';
  end if;
  if not private.is_newest_wire(v_wire) then
    raise exception 'There are newer instructions.' using errcode = 'HXWIV';
  end if;
  if v_wire.sent_at is not null then
    raise exception 'The money was sent.' using errcode = 'HXWIS';
  end if;
  if coalesce(char_length(btrim(p_spoke_with)), 0) < 2 or coalesce(char_length(private.only_digits(p_phone)), 0) < 7 then
    raise exception 'A call is with somebody, under a number.' using errcode = 'HXWIP';
  end if;
  v_is_same := (
    select n.account = private.only_digits(p_account) from private.wire_numbers n where n.wire_id = p_wire_id
  );
  insert into private.wire_events (id, wire_id, kind, account_id, name, spoke_with, phone)
  values (
    p_id, p_wire_id, case when v_is_same then 'matched' else 'differed' end, v_me, v_name, btrim(p_spoke_with), btrim(p_phone)
  );
  update private.wires w
  set confirmed_by = case when v_is_same then v_me end, confirmed_name = case when v_is_same then v_name end,
    confirmed_at = case when v_is_same then now() end
  where w.id = p_wire_id returning w.* into v_wire;
  perform private.tell_of_wire(
    v_wire, case when v_is_same then 'wire_confirmed' else 'wire_differs' end, 'wire_call:' || p_id, v_name
  );
  return v_is_same;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_wire_sent (
  p_id uuid
)
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := private.lock_member();
  v_wire private.wires := private.take_wire(p_id);
begin
  perform private.require_fresh_code();
  if private.wire_part(v_wire.transaction_id, v_wire.purpose) = 'paid' then
    raise exception 'Who is paid does not send.' using errcode = '42501';
  end if;
  if v_wire.sent_at is not null then
    return v_wire.sent_at;
  end if;
  if not private.is_newest_wire(v_wire) then
    raise exception 'There are newer instructions.' using errcode = 'HXWIV';
  end if;
  if v_wire.confirmed_at is null then
    raise exception 'Nobody has called back yet.' using errcode = 'HXWIU';
  end if;
  update private.wires w set sent_by = v_me, sent_name = private.sender_name(v_me), sent_at = now()
  where w.id = p_id returning w.* into v_wire;
  perform private.tell_of_wire(v_wire, 'wire_sent', 'wire_sent:' || p_id, v_wire.sent_name);
  return v_wire.sent_at;
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

CREATE OR REPLACE FUNCTION private.only_digits (
  p_text text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select replace(replace(btrim(coalesce(left(p_text, 60), '')), ' ', ''), '-', '')
$function$;

CREATE OR REPLACE FUNCTION private.require_fresh_code()
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if private.has_fresh_code() then
    return;
  end if;
  if not exists (select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified') then
    raise exception 'Two-step sign-in is not set up.' using errcode = 'HXWIA';
  end if;
  raise exception 'A fresh code is needed.' using errcode = 'HXWIC';
end
$function$;

CREATE OR REPLACE FUNCTION private.show_wire (
  p_id uuid
)
  RETURNS TABLE (
    routing text,
    account text
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := private.lock_member();
  v_wire constant private.wires := private.take_wire(p_id);
begin
  perform private.require_fresh_code();
  perform private.keep_pace('wire', 30, interval '1 hour');
  if v_wire.entered_by is distinct from v_me then
    if not private.is_newest_wire(v_wire) then
      raise exception 'There are newer instructions.' using errcode = 'HXWIV';
    end if;
    if v_wire.confirmed_at is null then
      raise exception 'Nobody has called back yet.' using errcode = 'HXWIU';
    end if;
  end if;
  insert into private.wire_events (wire_id, kind, account_id, name)
  values (p_id, 'looked', v_me, private.sender_name(v_me));
  return query select n.routing, n.account from private.wire_numbers n where n.wire_id = p_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.take_wire (
  p_id uuid
)
  RETURNS private.wires
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_wire private.wires;
begin
  select w.* into v_wire from private.wires w where w.id = p_id for update;
  if v_wire.id is null or private.wire_part(v_wire.transaction_id, v_wire.purpose) is null then
    raise exception 'These instructions are not there.' using errcode = '42501';
  end if;
  return v_wire;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_wire (
  p_wire private.wires,
  p_kind text,
  p_key  text,
  p_name text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.notify(
    a.id, p_kind, p_key,
    jsonb_build_object(
      'property', t.property_name, 'name', p_name, 'transaction_id', t.id, 'purpose', private.wire_purpose(p_wire.purpose)
    ),
    jsonb_build_object('transaction_id', t.id)
  )
  from public.transactions t
  cross join lateral (
    select unnest(array[t.user_id, t.broker_id, p_wire.entered_by])
    union
    select x.account from private.transaction_accounts(t.id) x
    where x.role = 'title' or private.party_side(x.role) = private.wire_side(p_wire.purpose)
  ) a (id)
  where t.id = p_wire.transaction_id and a.id is not null and a.id is distinct from auth.uid();
end
$function$;

CREATE OR REPLACE FUNCTION private.transaction_wires (
  p_id uuid
)
  RETURNS TABLE (
    id             uuid,
    transaction_id uuid,
    property_name  text,
    purpose        text,
    part           text,
    version        integer,
    beneficiary    text,
    bank           text,
    last_four      text,
    amount         numeric,
    entered_name   text,
    is_mine        boolean,
    entered_at     timestamp with time zone,
    confirmed_name text,
    confirmed_at   timestamp with time zone,
    sent_name      text,
    sent_at        timestamp with time zone,
    is_disputed    boolean
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query select * from private.wires_of(array[p_id]);
end
$function$;

CREATE OR REPLACE FUNCTION private.wire_history (
  p_transaction_id uuid
)
  RETURNS TABLE (
    id         uuid,
    purpose    text,
    version    integer,
    last_four  text,
    kind       text,
    name       text,
    spoke_with text,
    phone      text,
    at         timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
  select h.* from (
    select e.id, w.purpose, w.version, w.last_four, e.kind, e.name, e.spoke_with, e.phone, e.at
    from private.wires w join private.wire_events e on e.wire_id = w.id
    where w.transaction_id = p_transaction_id
      and (e.kind <> 'looked' or private.wire_part(w.transaction_id, w.purpose) in ('runs', 'agent'))
      and private.wire_part(w.transaction_id, w.purpose) is not null
    union all
    select w.id, w.purpose, w.version, w.last_four, 'entered', w.entered_name, null, null, w.entered_at
    from private.wires w
    where w.transaction_id = p_transaction_id and private.wire_part(w.transaction_id, w.purpose) is not null
    union all
    select w.id, w.purpose, w.version, w.last_four, 'sent', w.sent_name, null, null, w.sent_at
    from private.wires w
    where w.transaction_id = p_transaction_id and w.sent_at is not null
      and private.wire_part(w.transaction_id, w.purpose) is not null
  ) h
  order by h.at desc, h.kind, h.id limit 200;
end
$function$;

CREATE OR REPLACE FUNCTION private.wire_part (
  p_transaction_id uuid,
  p_purpose        text
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not coalesce(private.is_approved(), false) then
    return null;
  end if;
  if private.runs_transaction(p_transaction_id) then
    return 'runs';
  end if;
  return (
    select case
      when bool_or(m.role = 'title') then 'agent'
      when p_purpose in ('deposit', 'funds') and bool_or(m.role in ('buyer', 'buyer_broker', 'buyer_counsel', 'lender'))
        then 'pays'
      when p_purpose in ('payoff', 'proceeds') and bool_or(m.role in ('seller', 'seller_broker', 'seller_counsel'))
        then 'paid'
    end
    from private.my_parts() m where m.transaction_id = p_transaction_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.wire_purpose (
  p_purpose text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case p_purpose
    when 'deposit' then 'the deposit' when 'funds' then 'the funds for closing'
    when 'payoff' then 'the payoff of the loan' when 'proceeds' then 'the proceeds of the sale'
  end
$function$;

CREATE OR REPLACE FUNCTION private.wire_side (
  p_purpose text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case when p_purpose in ('deposit', 'funds') then 'buyer' else 'seller' end
$function$;

CREATE OR REPLACE FUNCTION private.wires_of (
  p_ids uuid[]
)
  RETURNS TABLE (
    id             uuid,
    transaction_id uuid,
    property_name  text,
    purpose        text,
    part           text,
    version        integer,
    beneficiary    text,
    bank           text,
    last_four      text,
    amount         numeric,
    entered_name   text,
    is_mine        boolean,
    entered_at     timestamp with time zone,
    confirmed_name text,
    confirmed_at   timestamp with time zone,
    sent_name      text,
    sent_at        timestamp with time zone,
    is_disputed    boolean
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
  select
    w.id, t.id, t.property_name, w.purpose, m.part, w.version, w.beneficiary, w.bank, w.last_four, w.amount,
    w.entered_name, w.entered_by is not distinct from auth.uid(), w.entered_at, w.confirmed_name, w.confirmed_at,
    w.sent_name, w.sent_at,
    w.confirmed_at is null and exists (select from private.wire_events e where e.wire_id = w.id and e.kind = 'differed')
  from private.wires w
  join public.transactions t on t.id = w.transaction_id
  cross join lateral (select private.wire_part(w.transaction_id, w.purpose) as part) m
  where w.transaction_id = any (p_ids) and t.deleted_at is null and m.part is not null and private.is_newest_wire(w)
  order by t.expected_close nulls last, t.id, array_position(array['deposit', 'funds', 'payoff', 'proceeds'], w.purpose);
end
$function$;

CREATE OR REPLACE FUNCTION private.write_of_wire (
  p_wire private.wires
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.queue_message(
    'email', a.email, 'wire_instructions',
    jsonb_build_object(
      'property', t.property_name, 'from', p_wire.entered_name, 'purpose', private.wire_purpose(p_wire.purpose),
      'version', p_wire.version, 'path', '/transactions/' || t.id
    ),
    'wire:' || p_wire.id || ':' || a.email, p_is_urgent => true
  )
  from public.transactions t
  cross join lateral (
    select lower(p.email) from public.transaction_parties p
    where p.transaction_id = t.id and p.role <> 'bidder' and p.email is not null
    union
    select lower(u.email) from auth.users u where u.id in (t.broker_id, t.user_id) and u.email_confirmed_at is not null
  ) a (email)
  where t.id = p_wire.transaction_id;
end
$function$;

CREATE OR REPLACE FUNCTION public.enter_wire (
  p_id             uuid,
  p_transaction_id uuid,
  p_purpose        text,
  p_beneficiary    text,
  p_bank           text,
  p_routing        text,
  p_account        text,
  p_amount         numeric DEFAULT NULL::numeric
)
  RETURNS integer
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.enter_wire(p_id, p_transaction_id, p_purpose, p_beneficiary, p_bank, p_routing, p_account, p_amount)
$function$;

REVOKE ALL ON FUNCTION "public"."enter_wire"(uuid, uuid, text, text, text, text, text, numeric) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_wires()
  RETURNS TABLE (
    id             uuid,
    transaction_id uuid,
    property_name  text,
    purpose        text,
    part           text,
    version        integer,
    beneficiary    text,
    bank           text,
    last_four      text,
    amount         numeric,
    entered_name   text,
    is_mine        boolean,
    entered_at     timestamp with time zone,
    confirmed_name text,
    confirmed_at   timestamp with time zone,
    sent_name      text,
    sent_at        timestamp with time zone,
    is_disputed    boolean
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.my_wires()
$function$;

REVOKE ALL ON FUNCTION "public"."my_wires"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.note_wire_call (
  p_id         uuid,
  p_wire_id    uuid,
  p_spoke_with text,
  p_phone      text,
  p_account    text
)
  RETURNS boolean
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.note_wire_call(p_id, p_wire_id, p_spoke_with, p_phone, p_account)
$function$;

REVOKE ALL ON FUNCTION "public"."note_wire_call"(uuid, uuid, text, text, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.note_wire_sent (
  p_id uuid
)
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.note_wire_sent(p_id)
$function$;

REVOKE ALL ON FUNCTION "public"."note_wire_sent"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.show_wire (
  p_id uuid
)
  RETURNS TABLE (
    routing text,
    account text
  )
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select * from private.show_wire(p_id)
$function$;

REVOKE ALL ON FUNCTION "public"."show_wire"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.transaction_wires (
  p_id uuid
)
  RETURNS TABLE (
    id             uuid,
    transaction_id uuid,
    property_name  text,
    purpose        text,
    part           text,
    version        integer,
    beneficiary    text,
    bank           text,
    last_four      text,
    amount         numeric,
    entered_name   text,
    is_mine        boolean,
    entered_at     timestamp with time zone,
    confirmed_name text,
    confirmed_at   timestamp with time zone,
    sent_name      text,
    sent_at        timestamp with time zone,
    is_disputed    boolean
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.transaction_wires(p_id)
$function$;

REVOKE ALL ON FUNCTION "public"."transaction_wires"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.wire_history (
  p_transaction_id uuid
)
  RETURNS TABLE (
    id         uuid,
    purpose    text,
    version    integer,
    last_four  text,
    kind       text,
    name       text,
    spoke_with text,
    phone      text,
    at         timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.wire_history(p_transaction_id)
$function$;

REVOKE ALL ON FUNCTION "public"."wire_history"(uuid) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."wire_events"
  ADD CONSTRAINT "wire_events_account_id_fkey" FOREIGN KEY (account_id) REFERENCES public.profiles(id) ON DELETE SET NULL;

ALTER TABLE "private"."wires"
  ADD CONSTRAINT "wires_confirmed_by_fkey" FOREIGN KEY (confirmed_by) REFERENCES public.profiles(id) ON DELETE SET NULL;

ALTER TABLE "private"."wires"
  ADD CONSTRAINT "wires_entered_by_fkey" FOREIGN KEY (entered_by) REFERENCES public.profiles(id) ON DELETE SET NULL;

ALTER TABLE "private"."wire_events"
  ADD CONSTRAINT "wire_events_wire_id_fkey" FOREIGN KEY (wire_id) REFERENCES private.wires(id) ON DELETE CASCADE;

ALTER TABLE "private"."wire_numbers"
  ADD CONSTRAINT "wire_numbers_wire_id_fkey" FOREIGN KEY (wire_id) REFERENCES private.wires(id) ON DELETE CASCADE;

ALTER TABLE "private"."wires"
  ADD CONSTRAINT "wires_sent_by_fkey" FOREIGN KEY (sent_by) REFERENCES public.profiles(id) ON DELETE SET NULL;

ALTER TABLE "private"."wires"
  ADD CONSTRAINT "wires_transaction_id_fkey" FOREIGN KEY (transaction_id) REFERENCES public.transactions(id) ON DELETE CASCADE;

CREATE INDEX wire_events_account_idx ON private.wire_events USING btree (account_id);

CREATE INDEX wire_events_wire_idx ON private.wire_events USING btree (wire_id, at DESC, id);

CREATE INDEX wires_confirmed_by_idx ON private.wires USING btree (confirmed_by);

CREATE INDEX wires_entered_by_idx ON private.wires USING btree (entered_by);

CREATE INDEX wires_sent_by_idx ON private.wires USING btree (sent_by);

CREATE TRIGGER refuse_rewriting
  BEFORE UPDATE OF kind, wire_id, name, spoke_with, phone, at ON private.wire_events
  FOR EACH ROW
  EXECUTE FUNCTION private.refuse_rewriting();

REVOKE ALL ON FUNCTION "private"."enter_wire"(uuid, uuid, text, text, text, text, text, numeric) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."enter_wire"(uuid, uuid, text, text, text, text, text, numeric) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."enter_wire"(uuid, uuid, text, text, text, text, text, numeric) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."enter_wire"(uuid, uuid, text, text, text, text, text, numeric) TO "postgres";

REVOKE ALL ON FUNCTION "private"."has_fresh_code"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_fresh_code"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."has_fresh_code"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_newest_wire"(private.wires) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_newest_wire"(private.wires) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_newest_wire"(private.wires) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_routing_number"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_routing_number"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_routing_number"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_wires"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_wires"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_wires"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_wires"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_wire_call"(uuid, uuid, text, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."note_wire_call"(uuid, uuid, text, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."note_wire_call"(uuid, uuid, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_wire_call"(uuid, uuid, text, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_wire_sent"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."note_wire_sent"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."note_wire_sent"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_wire_sent"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."only_digits"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."only_digits"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."only_digits"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_fresh_code"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_fresh_code"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_fresh_code"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."show_wire"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."show_wire"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."show_wire"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."show_wire"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."take_wire"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_wire"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_wire"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tell_of_wire"(private.wires, text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_wire"(private.wires, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tell_of_wire"(private.wires, text, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."transaction_wires"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."transaction_wires"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."transaction_wires"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."transaction_wires"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."wire_history"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."wire_history"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."wire_history"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."wire_history"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."wire_part"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."wire_part"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."wire_part"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."wire_purpose"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."wire_purpose"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."wire_purpose"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."wire_side"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."wire_side"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."wire_side"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."wires_of"(uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."wires_of"(uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."wires_of"(uuid[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."write_of_wire"(private.wires) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."write_of_wire"(private.wires) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."write_of_wire"(private.wires) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."enter_wire"(uuid, uuid, text, text, text, text, text, numeric) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."enter_wire"(uuid, uuid, text, text, text, text, text, numeric) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."enter_wire"(uuid, uuid, text, text, text, text, text, numeric) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_wires"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_wires"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_wires"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_wire_call"(uuid, uuid, text, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."note_wire_call"(uuid, uuid, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_wire_call"(uuid, uuid, text, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_wire_sent"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."note_wire_sent"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_wire_sent"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."show_wire"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."show_wire"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."show_wire"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."transaction_wires"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."transaction_wires"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."transaction_wires"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."wire_history"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."wire_history"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."wire_history"(uuid) TO "postgres";

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

revoke all on table private.wires from public, anon, authenticated, service_role;
revoke all on table private.wire_numbers from public, anon, authenticated, service_role;
revoke all on table private.wire_events from public, anon, authenticated, service_role;
