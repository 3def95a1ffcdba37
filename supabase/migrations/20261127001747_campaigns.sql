SET local check_function_bodies = off;

CREATE TABLE "private"."dead_addresses" (
  "address" text                     NOT NULL,
  "cause"   text                     NOT NULL,
  "at"      timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "dead_addresses_address_is_lower" CHECK (((address = lower(address)) AND (char_length(address) <= 320))),
  CONSTRAINT "dead_addresses_cause_is_known" CHECK ((cause = ANY (ARRAY['bounce'::text, 'complaint'::text]))),
  CONSTRAINT "dead_addresses_pkey" PRIMARY KEY (address)
);

ALTER TABLE "private"."dead_addresses"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."broker_letters" (
  "id"          uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "book"        uuid                     NOT NULL,
  "house"       uuid                     NOT NULL,
  "sender_id"   uuid                     NOT NULL,
  "contact_id"  uuid,
  "recipient"   text,
  "zone"        text                     NOT NULL,
  "campaign_id" uuid,
  "listing_id"  uuid,
  "status"      text                     NOT NULL,
  "reason"      text,
  "due_at"      timestamp with time zone,
  "queued_at"   timestamp with time zone,
  "sent_at"     timestamp with time zone,
  "clicks"      integer                  NOT NULL DEFAULT 0,
  "clicked_at"  timestamp with time zone,
  "replied_at"  timestamp with time zone,
  "inquired_at" timestamp with time zone,
  CONSTRAINT "broker_letters_campaign_once" UNIQUE (campaign_id, contact_id),
  CONSTRAINT "broker_letters_pkey" PRIMARY KEY (id),
  CONSTRAINT "broker_letters_reason_is_known"
    CHECK
    ((reason = ANY (ARRAY['no_address'::text, 'do_not_contact'::text, 'unsubscribed'::text, 'bounced'::text, 'twice'::text, 'had_it'::text, 'removed'::text, 'off_market'::text,
    'sender_gone'::text]))),
  CONSTRAINT "broker_letters_recipient_is_lower" CHECK (((recipient = lower(recipient)) AND (char_length(recipient) <= 320))),
  CONSTRAINT "broker_letters_status_is_known"
    CHECK ((status = ANY (ARRAY['left_out'::text, 'waiting'::text, 'queued'::text, 'sent'::text, 'bounced'::text, 'failed'::text, 'skipped'::text, 'stopped'::text]))),
  CONSTRAINT "broker_letters_waiting_is_due" CHECK (((status <> 'waiting'::text) OR ((due_at IS NOT NULL) AND (recipient IS NOT NULL))))
);

ALTER TABLE "public"."broker_letters"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."broker_letters" FROM "anon";

CREATE TABLE "public"."campaigns" (
  "id"            uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "sharing"       text                     NOT NULL DEFAULT 'team'::text,
  "version"       integer                  NOT NULL DEFAULT 1,
  "created_at"    timestamp with time zone NOT NULL DEFAULT now(),
  "updated_at"    timestamp with time zone NOT NULL DEFAULT now(),
  "deleted_at"    timestamp with time zone,
  "name"          text                     NOT NULL,
  "status"        text                     NOT NULL DEFAULT 'draft'::text,
  "listing_id"    uuid,
  "subject"       text,
  "body"          text,
  "audience"      text                     NOT NULL DEFAULT 'fits'::text,
  "audience_tags" text[]                   NOT NULL DEFAULT '{}'::text[],
  "opens_at"      integer                  NOT NULL DEFAULT 9,
  "shuts_at"      integer                  NOT NULL DEFAULT 17,
  "daily_most"    integer                  NOT NULL DEFAULT 100,
  "send_at"       timestamp with time zone,
  CONSTRAINT "campaigns_audience_is_known" CHECK ((audience = ANY (ARRAY['fits'::text, 'buyers'::text, 'tagged'::text, 'all'::text]))),
  CONSTRAINT "campaigns_body_is_plain" CHECK (((char_length(body) <= 4000) AND (body !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'::text))),
  CONSTRAINT "campaigns_daily_most_in_range" CHECK (((daily_most >= 1) AND (daily_most <= 150))),
  CONSTRAINT "campaigns_hours_in_order" CHECK (opens_at < shuts_at),
  CONSTRAINT "campaigns_opens_at_in_range" CHECK (opens_at >= 6 AND opens_at <= 20),
  CONSTRAINT "campaigns_shuts_at_in_range" CHECK (shuts_at >= 7 AND shuts_at <= 21),
  CONSTRAINT "campaigns_pkey" PRIMARY KEY (id),
  CONSTRAINT "campaigns_sharing_is_known" CHECK ((sharing = ANY (ARRAY['private'::text, 'team'::text]))),
  CONSTRAINT "campaigns_status_is_known" CHECK ((status = ANY (ARRAY['draft'::text, 'scheduled'::text, 'sending'::text, 'sent'::text, 'stopped'::text]))),
  "owner_id"      uuid                     NOT NULL DEFAULT auth.uid(),
  "tenant_id"     uuid                     DEFAULT private.current_tenant_id(),
  "book"          uuid                     NOT NULL DEFAULT auth.uid(),
  CONSTRAINT "campaigns_audience_tags_are_few" CHECK (private.are_tags(audience_tags)),
  CONSTRAINT "campaigns_name_is_plain" CHECK (((char_length(btrim(name)) >= 1) AND private.is_line(name, 120))),
  CONSTRAINT "campaigns_subject_is_plain" CHECK (private.is_line(subject, 150))
);

ALTER TABLE "public"."campaigns"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."campaigns" FROM "anon";

CREATE TABLE "public"."letter_templates" (
  "id"         uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "sharing"    text                     NOT NULL DEFAULT 'team'::text,
  "version"    integer                  NOT NULL DEFAULT 1,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "updated_at" timestamp with time zone NOT NULL DEFAULT now(),
  "deleted_at" timestamp with time zone,
  "name"       text                     NOT NULL,
  "subject"    text                     NOT NULL,
  "body"       text                     NOT NULL,
  CONSTRAINT "letter_templates_body_is_plain" CHECK (((char_length(body) <= 4000) AND (body !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'::text))),
  CONSTRAINT "letter_templates_pkey" PRIMARY KEY (id),
  CONSTRAINT "letter_templates_sharing_is_known" CHECK ((sharing = ANY (ARRAY['private'::text, 'team'::text]))),
  "owner_id"   uuid                     NOT NULL DEFAULT auth.uid(),
  "tenant_id"  uuid                     DEFAULT private.current_tenant_id(),
  "book"       uuid                     NOT NULL DEFAULT auth.uid(),
  CONSTRAINT "letter_templates_name_is_plain" CHECK (((char_length(btrim(name)) >= 1) AND private.is_line(name, 120))),
  CONSTRAINT "letter_templates_subject_is_plain" CHECK (private.is_line(subject, 150))
);

ALTER TABLE "public"."letter_templates"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."letter_templates" FROM "anon";

CREATE OR REPLACE FUNCTION private.audience_of (
  p_campaign public.campaigns
)
  RETURNS TABLE (
    contact public.contacts,
    reason  text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_listing public.listings;
begin
  select * into v_listing from public.listings l where l.id = p_campaign.listing_id;
  return query
  with meant as (
    select c, row_number() over (
      partition by coalesce(lower(c.email), c.id::text) order by c.do_not_contact desc, c.created_at, c.id
    ) as place
    from unnest(private.my_books()) b (book) join public.contacts c on c.book = b.book
    where c.deleted_at is null and case p_campaign.audience
      when 'buyers' then c.role = 'buyer'
      when 'tagged' then c.tags && p_campaign.audience_tags
      when 'fits' then (c.needs_types <> '{}' or c.needs_states <> '{}')
        and (c.needs_types = '{}' or v_listing.property_type = any (c.needs_types))
        and (c.needs_states = '{}' or v_listing.state = any (c.needs_states))
        and coalesce((select cardinality(f.misses) = 0 from private.fit_of(c, v_listing) f), false)
      else true
    end
    limit 5000
  )
  select m.c, case
    when m.place > 1 then 'twice'
    else coalesce(private.why_no_letter(m.c), case when exists (
      select from public.broker_letters l
      where l.recipient = lower((m.c).email) and l.house = coalesce((m.c).tenant_id, (m.c).owner_id)
        and l.listing_id = p_campaign.listing_id and l.campaign_id is distinct from p_campaign.id
        and l.queued_at > now() - interval '30 days'
    ) then 'had_it' end)
  end
  from meant m;
end
$function$;

CREATE OR REPLACE FUNCTION private.business_days_after (
  p_day  date,
  p_days integer
)
  RETURNS date
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  v_day date := p_day;
  v_left integer := p_days;
begin
  while v_left > 0 loop
    v_day := v_day + 1;
    if private.is_business_day(v_day) then
      v_left := v_left - 1;
    end if;
  end loop;
  return v_day;
end
$function$;

CREATE OR REPLACE FUNCTION private.campaign_audience (
  p_id uuid
)
  RETURNS TABLE (
    reason   text,
    contacts bigint,
    names    text[]
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_campaign public.campaigns;
begin
  select * into v_campaign from public.campaigns c
  where c.id = p_id and c.book = any (private.my_books()) and c.deleted_at is null;
  if v_campaign.id is null then
    return;
  end if;
  return query
  select a.reason, count(*), (array_agg((a.contact).name order by lower((a.contact).name)))[1:5]
  from private.audience_of(v_campaign) a group by a.reason order by a.reason nulls first;
end
$function$;

CREATE OR REPLACE FUNCTION private.confirmed_address_of (
  p_user_id uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (select lower(u.email) from auth.users u where u.id = p_user_id and u.email_confirmed_at is not null);
end
$function$;

CREATE OR REPLACE FUNCTION private.follow_broker_letter()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.broker_letters l
  set status = case when new.done_at is not null then 'sent' when new.dead_at is not null then 'failed' else 'queued' end,
    sent_at = new.done_at
  where l.id = private.letter_of_key(new.dedupe_key) and l.status in ('queued', 'sent', 'failed');
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.follow_contact_letters()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.broker_letters l set book = new.book where l.contact_id = new.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.follow_link (
  p_token text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_said jsonb;
  v_listing uuid;
begin
  begin
    v_said := private.open_cursor('tracked_link', p_token);
  exception when sqlstate 'HXPCU' then
    return null;
  end;
  if v_said ->> 0 = 'shortlist' then
    update public.shortlist_items i set clicks = least(i.clicks + 1, 100000), clicked_at = now()
    where i.id = (v_said ->> 1)::uuid returning i.listing_id into v_listing;
    return '/property/' || v_listing;
  elsif v_said ->> 0 = 'letter' then
    update public.broker_letters l set clicks = least(l.clicks + 1, 100000), clicked_at = now()
    where l.id = (v_said ->> 1)::uuid returning l.listing_id into v_listing;
    return '/listing/' || v_listing || '/public';
  elsif v_said ->> 0 = 'teaser' then
    return '/listing/' || (v_said ->> 1) || '/public';
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.hold_campaign (
  p_id uuid
)
  RETURNS public.campaigns
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_campaign public.campaigns;
begin
  perform private.lock_member();
  select * into v_campaign from public.campaigns c
  where c.id = p_id and c.book = any (private.my_books()) and c.deleted_at is null for update;
  if v_campaign.id is null then
    raise exception 'There is no such campaign.' using errcode = 'HXCPG';
  end if;
  return v_campaign;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_business_day (
  p_day date
)
  RETURNS boolean
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  v_weekday constant integer := extract(isodow from p_day);
  v_month constant integer := extract(month from p_day);
  v_day constant integer := extract(day from p_day);
begin
  return v_weekday < 6
    and not (
      v_weekday = 1 and (
        v_month in (1, 2) and v_day between 15 and 21 or v_month = 5 and v_day > 24 or v_month = 9 and v_day < 8
        or v_month = 10 and v_day between 8 and 14
      )
    )
    and not (v_weekday = 4 and v_month = 11 and v_day between 22 and 28)
    -- A holiday on a Saturday is kept on Friday, one on a Sunday on Monday.
    and not exists (
      select from unnest(array[
        p_day, case when v_weekday = 1 then p_day - 1 end, case when v_weekday = 5 then p_day + 1 end
      ]) k (day)
      where extract(month from k.day) * 100 + extract(day from k.day) in (101, 619, 704, 1111, 1225)
    );
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_campaign()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if new.listing_id is not null and auth.role() = 'authenticated'
    and (tg_op = 'INSERT' or new.listing_id is distinct from old.listing_id)
    and not private.owns_listing(new.listing_id)
  then
    raise exception 'There is no such listing of yours.' using errcode = 'HXCPL';
  end if;
  if tg_op = 'UPDATE' and old.status <> 'draft' and auth.role() = 'authenticated' and (
    (new.subject, new.body, new.listing_id, new.audience, new.audience_tags)
      is distinct from (old.subject, old.body, old.listing_id, old.audience, old.audience_tags)
  ) then
    raise exception 'A campaign that was sent stays as it is.' using errcode = 'HXCPS';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.letter_facts (
  p_by          uuid,
  p_subject     text,
  p_body        text,
  p_first_name  text,
  p_listing_id  uuid,
  p_unsubscribe text,
  p_token       text
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
      'name', coalesce(p.full_name, ''), 'company', coalesce(private.business_name(p), ''), 'email', p.email,
      'subject', btrim(p_subject), 'body', btrim(p_body, E' \t\n\r'), 'first_name', p_first_name,
      'unsubscribe', p_unsubscribe
    )
    from public.profiles p where p.id = p_by
  ) || coalesce((
    select jsonb_build_object('community', jsonb_build_object(
      'name', l.property_name, 'place', l.location, 'type', l.property_type, 'price', l.price, 'beds', l.total_beds,
      'token', p_token
    ))
    from public.listings l where l.id = p_listing_id
  ), '{}');
end
$function$;

CREATE OR REPLACE FUNCTION private.letter_limits (
  OUT per_person integer,
  OUT per_house integer
)
  RETURNS record
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select 150, 600
$function$;

CREATE OR REPLACE FUNCTION private.letter_of_key (
  p_key text
)
  RETURNS uuid
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case when p_key like 'broker\_letter:%' then substr(p_key, 15)::uuid end
$function$;

CREATE OR REPLACE FUNCTION private.letter_waits_until (
  p_letter public.broker_letters,
  p_most   integer,
  p_now    timestamp with time zone
)
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_limits record;
  v_since constant timestamptz := p_now - interval '1 day';
  v_last timestamptz;
begin
  -- Nobody is written to twice a day by the same house.
  select max(l.queued_at) into v_last from public.broker_letters l
  where l.recipient = p_letter.recipient and l.house = p_letter.house and l.queued_at > p_now - interval '20 hours';
  if v_last is not null then
    return v_last + interval '20 hours';
  end if;
  select * into v_limits from private.letter_limits();
  if (select count(*) from public.broker_letters l where l.sender_id = p_letter.sender_id and l.queued_at > v_since) >= v_limits.per_person
    or (select count(*) from public.broker_letters l where l.house = p_letter.house and l.queued_at > v_since)
      >= v_limits.per_house
    or p_letter.campaign_id is not null and (
      select count(*) from public.broker_letters l
      where l.sender_id = p_letter.sender_id and l.queued_at > v_since and l.campaign_id = p_letter.campaign_id
    ) >= p_most
  then
    return p_now + interval '1 hour';
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.may_write_letters (
  p_by uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from public.profiles p
    where p.id = p_by and private.account_status(p.requires_approval, p.approval_status, p.suspended_at) = 'approved'
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.next_letter_time (
  p_from  timestamp with time zone,
  p_zone  text,
  p_opens integer,
  p_shuts integer
)
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  v_local constant timestamp := p_from at time zone p_zone;
  v_day date := v_local::date;
begin
  if private.is_business_day(v_day) and extract(hour from v_local) >= p_opens and extract(hour from v_local) < p_shuts then
    return p_from;
  end if;
  if not private.is_business_day(v_day) or extract(hour from v_local) >= p_opens then
    v_day := private.business_days_after(v_day, 1);
  end if;
  return (v_day + make_time(p_opens, 0, 0)) at time zone p_zone;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_answer_to_letter()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.broker_letters l set replied_at = now()
  where l.recipient = private.confirmed_address_of(new.sender_id) and l.queued_at > now() - interval '90 days'
    and l.replied_at is null and exists (
      select from private.direct_conversations d
      where d.conversation_id = new.conversation_id and l.sender_id in (d.first_id, d.second_id)
    );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_bounce (
  p_address   text,
  p_cause     text,
  p_letter_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_address constant text := lower(left(p_address, 320));
  v_whose record;
  v_is_news boolean := false;
begin
  insert into private.dead_addresses (address, cause) values (v_address, p_cause) on conflict do nothing;
  update public.broker_letters l set status = 'bounced'
  from private.outbox o
  where o.id = p_letter_id and l.id = private.letter_of_key(o.dedupe_key) and lower(o.recipient) = v_address;
  if p_cause = 'bounce' then
    update public.deliveries d set status = 'bounced', reason = 'bounced'
    from private.outbox o
    where d.outbox_id = p_letter_id and o.id = p_letter_id and lower(o.recipient) = v_address;
  end if;
  for v_whose in select p.id from public.profiles p where p.email = v_address loop
    insert into private.mail_bounces as b (user_id, address, cause) values (v_whose.id, v_address, p_cause)
    on conflict (user_id) do update set address = excluded.address, cause = excluded.cause, bounced_at = now()
    where b.address <> excluded.address;
    if found then
      v_is_news := true;
      perform private.notify(
        v_whose.id, 'email_bounced', 'bounce:' || clock_timestamp(),
        jsonb_build_object('address', private.mask_address(v_address))
      );
    end if;
  end loop;
  return v_is_news;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_inquiry_from_letter()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.broker_letters l set inquired_at = now()
  where l.recipient = private.confirmed_address_of(new.user_id) and l.listing_id = new.listing_id
    and l.queued_at > now() - interval '180 days' and l.inquired_at is null;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_letter_reply (
  p_id      uuid,
  p_replied boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.lock_member();
  update public.broker_letters l set replied_at = case when p_replied then coalesce(l.replied_at, now()) end
  where l.id = p_id and l.book = any (private.my_books()) and l.queued_at is not null;
  if not found then
    raise exception 'There is no such letter.' using errcode = 'HXCPN';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_sendable (
  p_campaign public.campaigns
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if p_campaign.listing_id is null or not private.owns_listing(p_campaign.listing_id) or not exists (
    select from public.listings l where l.id = p_campaign.listing_id and private.is_live(l)
  ) then
    raise exception 'There is no such listing of yours.' using errcode = 'HXCPL';
  end if;
  if coalesce(btrim(p_campaign.subject), '') = '' or coalesce(btrim(p_campaign.body, E' \t\n\r'), '') = '' then
    raise exception 'A letter has a subject and words.' using errcode = 'HXCPW';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.retry_my_email()
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.is_approved() then
    raise exception 'Your account has not been approved.' using errcode = '42501';
  end if;
  perform private.keep_pace('retry_email', 3, interval '1 day');
  delete from private.dead_addresses d where d.address = private.my_confirmed_address();
  delete from private.mail_bounces b where b.user_id = auth.uid();
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION private.schedule_records()
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    return false;
  end if;
  execute 'select cron.schedule($1, $2, $3)' using 'remind-of-tasks', '* * * * *', 'select private.remind_of_tasks()';
  execute 'select cron.schedule($1, $2, $3)' using 'remind-of-events', '* * * * *', 'select private.remind_of_events()';
  execute 'select cron.schedule($1, $2, $3)' using 'work-letters', '* * * * *', 'select private.work_letters()';
  execute 'select cron.schedule($1, $2, $3)'
    using 'purge-records', '37 * * * *', 'select private.purge_records(), private.purge_record_files()';
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.send_campaign (
  p_id uuid,
  p_at timestamp with time zone
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_campaign constant public.campaigns := private.hold_campaign(p_id);
  v_at constant timestamptz := greatest(coalesce(p_at, now()), now());
  v_count integer;
begin
  if v_campaign.status <> 'draft' then
    raise exception 'A campaign that was sent stays as it is.' using errcode = 'HXCPS';
  end if;
  perform private.require_sendable(v_campaign);
  if v_at > now() + interval '90 days' then
    raise exception 'That is too far ahead.' using errcode = 'HXCPT';
  end if;
  perform private.keep_pace('campaign', 10, interval '1 day');
  insert into public.broker_letters (
    book, house, sender_id, contact_id, recipient, zone, campaign_id, listing_id, status, reason, due_at
  )
  select
    (a.contact).book, coalesce((a.contact).tenant_id, (a.contact).owner_id), auth.uid(), (a.contact).id,
    lower((a.contact).email), z.zone, v_campaign.id, v_campaign.listing_id,
    case when a.reason is null then 'waiting' else 'left_out' end, a.reason,
    case when a.reason is null then private.next_letter_time(v_at, z.zone, v_campaign.opens_at, v_campaign.shuts_at) end
  from private.audience_of(v_campaign) a
  cross join lateral (
    select coalesce(private.zone_of_state((a.contact).state), private.zone_of(auth.uid())) as zone
  ) z;
  select count(*) into v_count from public.broker_letters l
  where l.campaign_id = v_campaign.id and l.status = 'waiting';
  if v_count = 0 then
    raise exception 'Nobody is left to write to.' using errcode = 'HXCPE';
  end if;
  update public.campaigns c set status = 'scheduled', send_at = v_at where c.id = v_campaign.id;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.stop_campaign (
  p_id uuid
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_campaign constant public.campaigns := private.hold_campaign(p_id);
  v_count integer;
begin
  if v_campaign.status not in ('scheduled', 'sending') then
    return 0;
  end if;
  if not exists (
    select from public.broker_letters l where l.campaign_id = v_campaign.id and l.queued_at is not null
  ) then
    delete from public.broker_letters l where l.campaign_id = v_campaign.id;
    get diagnostics v_count = row_count;
    update public.campaigns c set status = 'draft', send_at = null where c.id = v_campaign.id;
    return v_count;
  end if;
  update public.broker_letters l set status = 'stopped' where l.campaign_id = v_campaign.id and l.status = 'waiting';
  get diagnostics v_count = row_count;
  update public.campaigns c set status = 'stopped' where c.id = v_campaign.id;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.test_campaign (
  p_id uuid
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_campaign constant public.campaigns := private.hold_campaign(p_id);
  v_address constant text := private.my_confirmed_address();
begin
  perform private.require_sendable(v_campaign);
  if v_address is null then
    raise exception 'The caller has no confirmed address.' using errcode = 'HXCPA';
  end if;
  perform private.keep_pace('campaign_test', 20, interval '1 hour');
  perform private.queue_message(
    'email', v_address, 'campaign_letter',
    private.letter_facts(
      auth.uid(), v_campaign.subject, v_campaign.body, split_part(coalesce((
        select nullif(btrim(p.full_name), '') from public.profiles p where p.id = auth.uid()
      ), 'there'), ' ', 1), v_campaign.listing_id,
      private.seal_cursor('client_letters', jsonb_build_array(auth.uid(), v_address)),
      private.tracked_link('teaser', v_campaign.listing_id)
    ) || '{"is_test": true}'
  );
  return private.mask_address(v_address);
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
    when exists (
      select from private.refused_letters r
      where r.house = coalesce(p_contact.tenant_id, p_contact.owner_id) and r.address = lower(p_contact.email)
    ) then 'unsubscribed'
    when exists (select from private.dead_addresses d where d.address = lower(p_contact.email)) then 'bounced'
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.work_letter (
  p_letter public.broker_letters,
  p_now    timestamp with time zone
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_campaign public.campaigns;
  v_contact public.contacts;
  v_reason text;
  v_at timestamptz;
begin
  select * into v_campaign from public.campaigns c where c.id = p_letter.campaign_id;
  select * into v_contact from public.contacts c where c.id = p_letter.contact_id;
  v_reason := case
    when v_contact.id is null then 'removed'
    when not private.may_write_letters(p_letter.sender_id) or not private.is_reader(p_letter.sender_id, v_contact.book) then 'sender_gone'
    when not exists (select from public.listings l where l.id = p_letter.listing_id and private.is_live(l)) then 'off_market'
    else private.why_no_letter(v_contact)
  end;
  if v_reason is not null then
    update public.broker_letters l set status = 'skipped', reason = v_reason where l.id = p_letter.id;
    return false;
  end if;
  p_letter.recipient := lower(v_contact.email);
  v_at := private.next_letter_time(
    coalesce(private.letter_waits_until(p_letter, v_campaign.daily_most, p_now), p_now),
    p_letter.zone, v_campaign.opens_at, v_campaign.shuts_at
  );
  if v_at > p_now then
    update public.broker_letters l set due_at = v_at where l.id = p_letter.id;
    return false;
  end if;
  perform private.queue_message(
    'email', v_contact.email, 'campaign_letter',
    private.letter_facts(
      p_letter.sender_id, v_campaign.subject, v_campaign.body, split_part(btrim(v_contact.name), ' ', 1), p_letter.listing_id,
      private.leave_token(v_contact), private.tracked_link('letter', p_letter.id)
    ),
    'broker_letter:' || p_letter.id
  );
  update public.broker_letters l set status = 'queued', queued_at = p_now, recipient = p_letter.recipient
  where l.id = p_letter.id;
  insert into public.record_comments (kind, record_id, by, way, body)
  values ('contacts', v_contact.id, p_letter.sender_id, 'email', 'Campaign: ' || v_campaign.name);
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.work_letters (
  p_now timestamp with time zone DEFAULT now()
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_letter public.broker_letters;
  v_count integer := 0;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('broker letters', 0)) then
    return 0;
  end if;
  for v_letter in
    select * from public.broker_letters l where l.status = 'waiting' and l.due_at <= p_now
    order by l.due_at, l.id limit 200 for update skip locked
  loop
    v_count := v_count + private.work_letter(v_letter, p_now)::integer;
  end loop;
  update public.campaigns c set status = s.status
  from (
    select k.id, case
      when not exists (select from public.broker_letters l where l.campaign_id = k.id and l.status = 'waiting') then 'sent'
      when exists (select from public.broker_letters l where l.campaign_id = k.id and l.queued_at is not null) then 'sending'
      else 'scheduled'
    end as status
    from public.campaigns k where k.status in ('scheduled', 'sending')
  ) s
  where s.id = c.id and s.status <> c.status;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.zone_of_state (
  p_state text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case
    when p_state in (
      'CT', 'DE', 'DC', 'FL', 'GA', 'IN', 'KY', 'ME', 'MD', 'MA', 'MI', 'NH', 'NJ', 'NY', 'NC', 'OH', 'PA', 'RI', 'SC', 'VT',
      'VA', 'WV'
    ) then 'America/New_York'
    when p_state in (
      'AL', 'AR', 'IL', 'IA', 'KS', 'LA', 'MN', 'MS', 'MO', 'NE', 'ND', 'OK', 'SD', 'TN', 'TX', 'WI'
    ) then 'America/Chicago'
    when p_state in ('CO', 'ID', 'MT', 'NM', 'UT', 'WY') then 'America/Denver'
    when p_state = 'AZ' then 'America/Phoenix'
    when p_state in ('CA', 'NV', 'OR', 'WA') then 'America/Los_Angeles'
    when p_state = 'AK' then 'America/Anchorage'
    when p_state = 'HI' then 'Pacific/Honolulu'
  end
$function$;

CREATE OR REPLACE FUNCTION public.campaign_audience (
  p_id uuid
)
  RETURNS TABLE (
    reason   text,
    contacts bigint,
    names    text[]
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.campaign_audience(p_id)
$function$;

REVOKE ALL ON FUNCTION "public"."campaign_audience"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.campaign_results (
  p_ids uuid[]
)
  RETURNS TABLE (
    campaign_id uuid,
    status      text,
    reason      text,
    letters     bigint,
    clicked     bigint,
    replied     bigint,
    inquired    bigint
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select l.campaign_id, l.status, l.reason, count(*), count(*) filter (where l.clicks > 0), count(l.replied_at),
    count(l.inquired_at)
  from public.broker_letters l where l.campaign_id = any (p_ids) group by 1, 2, 3
$function$;

REVOKE ALL ON FUNCTION "public"."campaign_results"(uuid[]) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.count_campaigns (
  p_words   text  DEFAULT NULL::text,
  p_filters jsonb DEFAULT '[]'::jsonb
)
  RETURNS integer
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select private.count_records('campaigns', p_words, p_filters) $function$;

REVOKE ALL ON FUNCTION "public"."count_campaigns"(text, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.count_letter_templates (
  p_words   text  DEFAULT NULL::text,
  p_filters jsonb DEFAULT '[]'::jsonb
)
  RETURNS integer
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select private.count_records('letter_templates', p_words, p_filters) $function$;

REVOKE ALL ON FUNCTION "public"."count_letter_templates"(text, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.find_campaigns (
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
  AS $function$ select private.find_records('campaigns', p_words, p_filters, p_sort, p_descending, p_after, p_limit) $function$;

REVOKE ALL ON FUNCTION "public"."find_campaigns"(text, jsonb, text, boolean, text, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.find_letter_templates (
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
  AS $function$ select private.find_records('letter_templates', p_words, p_filters, p_sort, p_descending, p_after, p_limit) $function$;

REVOKE ALL ON FUNCTION "public"."find_letter_templates"(text, jsonb, text, boolean, text, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.note_letter_reply (
  p_id      uuid,
  p_replied boolean DEFAULT true
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.note_letter_reply(p_id, p_replied)
$function$;

REVOKE ALL ON FUNCTION "public"."note_letter_reply"(uuid, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.send_campaign (
  p_id uuid,
  p_at timestamp with time zone DEFAULT NULL::timestamp WITH time zone
)
  RETURNS integer
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.send_campaign(p_id, p_at)
$function$;

REVOKE ALL ON FUNCTION "public"."send_campaign"(uuid, timestamp WITH time zone) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.stop_campaign (
  p_id uuid
)
  RETURNS integer
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.stop_campaign(p_id)
$function$;

REVOKE ALL ON FUNCTION "public"."stop_campaign"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.test_campaign (
  p_id uuid
)
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.test_campaign(p_id)
$function$;

REVOKE ALL ON FUNCTION "public"."test_campaign"(uuid) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "public"."broker_letters"
  ADD CONSTRAINT "broker_letters_sender_id_fkey" FOREIGN KEY (sender_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "public"."broker_letters"
  ADD CONSTRAINT "broker_letters_contact_id_fkey" FOREIGN KEY (contact_id) REFERENCES public.contacts(id) ON DELETE SET NULL;

ALTER TABLE "public"."broker_letters"
  ADD CONSTRAINT "broker_letters_listing_id_fkey" FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE SET NULL;

ALTER TABLE "public"."campaigns"
  ADD CONSTRAINT "campaigns_listing_id_fkey" FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE SET NULL;

ALTER TABLE "public"."broker_letters"
  ADD CONSTRAINT "broker_letters_campaign_id_fkey" FOREIGN KEY (campaign_id) REFERENCES public.campaigns(id) ON DELETE CASCADE;

CREATE INDEX broker_letters_book_idx ON public.broker_letters USING btree (book);

CREATE INDEX broker_letters_sender_idx ON public.broker_letters USING btree (sender_id, queued_at);

CREATE INDEX broker_letters_contact_idx ON public.broker_letters USING btree (contact_id);

CREATE INDEX broker_letters_due_idx ON public.broker_letters USING btree (due_at, id)
  WHERE (status = 'waiting'::text);

CREATE INDEX broker_letters_house_idx ON public.broker_letters USING btree (house, queued_at);

CREATE INDEX broker_letters_listing_idx ON public.broker_letters USING btree (listing_id);

CREATE INDEX broker_letters_recipient_idx ON public.broker_letters USING btree (recipient, queued_at);

CREATE INDEX campaigns_listing_idx ON public.campaigns USING btree (listing_id);

CREATE INDEX campaigns_running_idx ON public.campaigns USING btree (id)
  WHERE (status = ANY (ARRAY['scheduled'::text, 'sending'::text]));

CREATE TRIGGER follow_broker_letter
  AFTER UPDATE OF done_at, dead_at ON private.outbox
  FOR EACH ROW
  WHEN (((new.template = 'campaign_letter'::text) AND ((old.done_at IS DISTINCT FROM new.done_at) OR (old.dead_at IS DISTINCT FROM new.dead_at))))
  EXECUTE FUNCTION private.follow_broker_letter();

CREATE TRIGGER note_inquiry_from_letter
  AFTER INSERT ON public.broker_contacts
  FOR EACH ROW
  EXECUTE FUNCTION private.note_inquiry_from_letter();

CREATE TRIGGER keep_arrivals
  AFTER INSERT ON public.campaigns REFERENCING NEW TABLE AS after_rows
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.keep_changes();

CREATE TRIGGER keep_campaign
  BEFORE INSERT OR UPDATE ON public.campaigns
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_campaign();

CREATE TRIGGER keep_changes AFTER UPDATE ON public.campaigns REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION private.keep_changes (
  'name',
  '/marketing'
);

CREATE TRIGGER keep_nothing_of
  AFTER DELETE ON public.campaigns REFERENCING OLD TABLE AS before_rows
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.keep_changes();

CREATE TRIGGER remove_now
  BEFORE UPDATE OF deleted_at ON public.campaigns
  FOR EACH ROW
  EXECUTE FUNCTION private.stamp_removal();

CREATE TRIGGER stamp_record
  BEFORE INSERT OR UPDATE ON public.campaigns
  FOR EACH ROW
  EXECUTE FUNCTION private.stamp_record();

CREATE TRIGGER follow_contact_letters
  AFTER UPDATE ON public.contacts
  FOR EACH ROW
  WHEN ((old.book IS DISTINCT FROM new.book))
  EXECUTE FUNCTION private.follow_contact_letters();

CREATE TRIGGER note_answer_to_letter
  AFTER INSERT ON public.conversation_messages
  FOR EACH ROW
  WHEN (((new.message_type <> 'system'::text) AND (new.sender_id IS NOT NULL)))
  EXECUTE FUNCTION private.note_answer_to_letter();

CREATE TRIGGER keep_arrivals
  AFTER INSERT ON public.letter_templates REFERENCING NEW TABLE AS after_rows
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.keep_changes();

CREATE TRIGGER keep_changes AFTER UPDATE ON public.letter_templates
  REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION private.keep_changes (
  'name',
  '/marketing/templates'
);

CREATE TRIGGER keep_nothing_of
  AFTER DELETE ON public.letter_templates REFERENCING OLD TABLE AS before_rows
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.keep_changes();

CREATE TRIGGER remove_now
  BEFORE UPDATE OF deleted_at ON public.letter_templates
  FOR EACH ROW
  EXECUTE FUNCTION private.stamp_removal();

CREATE TRIGGER stamp_record
  BEFORE INSERT OR UPDATE ON public.letter_templates
  FOR EACH ROW
  EXECUTE FUNCTION private.stamp_record();

CREATE POLICY "Accounts with a second factor show it" ON "public"."broker_letters"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Readers of a contact read what was written to it" ON "public"."broker_letters"
  FOR SELECT
  TO "authenticated"
  USING ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

CREATE POLICY "Accounts with a second factor show it" ON "public"."campaigns"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Accounts with a second factor show it" ON "public"."letter_templates"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

ALTER PUBLICATION "supabase_realtime" ADD TABLE "public"."campaigns";

ALTER PUBLICATION "supabase_realtime" ADD TABLE "public"."letter_templates";

COMMENT ON COLUMN "public"."broker_letters"."book" IS 'Where its contact stands, and so who reads it.';

COMMENT ON COLUMN "public"."broker_letters"."house" IS 'The tenant, or the person who works in none: for whom limits count.';

REVOKE ALL ON FUNCTION "private"."audience_of"(public.campaigns) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."audience_of"(public.campaigns) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."audience_of"(public.campaigns) TO "postgres";

REVOKE ALL ON FUNCTION "private"."business_days_after"(date, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."business_days_after"(date, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."business_days_after"(date, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."campaign_audience"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."campaign_audience"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."campaign_audience"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."campaign_audience"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."confirmed_address_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."confirmed_address_of"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."confirmed_address_of"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."follow_broker_letter"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."follow_broker_letter"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."follow_broker_letter"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."follow_contact_letters"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."follow_contact_letters"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."follow_contact_letters"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."hold_campaign"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hold_campaign"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."hold_campaign"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_business_day"(date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_business_day"(date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_business_day"(date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_campaign"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_campaign"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_campaign"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."letter_facts"(uuid, text, text, text, uuid, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."letter_facts"(uuid, text, text, text, uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."letter_facts"(uuid, text, text, text, uuid, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."letter_limits"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."letter_limits"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."letter_limits"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."letter_of_key"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."letter_of_key"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."letter_of_key"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."letter_waits_until"(public.broker_letters, integer, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."letter_waits_until"(public.broker_letters, integer, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."letter_waits_until"(public.broker_letters, integer, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."may_write_letters"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."may_write_letters"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."may_write_letters"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."next_letter_time"(timestamp WITH time zone, text, integer, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."next_letter_time"(timestamp WITH time zone, text, integer, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."next_letter_time"(timestamp WITH time zone, text, integer, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_answer_to_letter"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_answer_to_letter"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_answer_to_letter"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_inquiry_from_letter"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_inquiry_from_letter"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_inquiry_from_letter"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_letter_reply"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."note_letter_reply"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."note_letter_reply"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_letter_reply"(uuid, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_sendable"(public.campaigns) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_sendable"(public.campaigns) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_sendable"(public.campaigns) TO "postgres";

REVOKE ALL ON FUNCTION "private"."send_campaign"(uuid, timestamp WITH time zone) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."send_campaign"(uuid, timestamp WITH time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."send_campaign"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."send_campaign"(uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."stop_campaign"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."stop_campaign"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."stop_campaign"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."stop_campaign"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."test_campaign"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."test_campaign"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."test_campaign"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."test_campaign"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."why_no_letter"(public.contacts) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."why_no_letter"(public.contacts) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."why_no_letter"(public.contacts) TO "postgres";

REVOKE ALL ON FUNCTION "private"."work_letter"(public.broker_letters, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."work_letter"(public.broker_letters, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."work_letter"(public.broker_letters, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."work_letters"(timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."work_letters"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."work_letters"(timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."zone_of_state"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."zone_of_state"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."zone_of_state"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."campaign_audience"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."campaign_audience"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."campaign_audience"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."campaign_results"(uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."campaign_results"(uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."campaign_results"(uuid[]) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."count_campaigns"(text, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."count_campaigns"(text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."count_campaigns"(text, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."count_letter_templates"(text, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."count_letter_templates"(text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."count_letter_templates"(text, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_campaigns"(text, jsonb, text, boolean, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."find_campaigns"(text, jsonb, text, boolean, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_campaigns"(text, jsonb, text, boolean, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_letter_templates"(text, jsonb, text, boolean, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."find_letter_templates"(text, jsonb, text, boolean, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_letter_templates"(text, jsonb, text, boolean, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_letter_reply"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."note_letter_reply"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_letter_reply"(uuid, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_campaign"(uuid, timestamp WITH time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."send_campaign"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_campaign"(uuid, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."stop_campaign"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."stop_campaign"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."stop_campaign"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."test_campaign"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."test_campaign"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."test_campaign"(uuid) TO "postgres";

REVOKE ALL ON TABLE "public"."broker_letters" FROM "authenticated";

GRANT SELECT ON TABLE "public"."broker_letters" TO "authenticated";

REVOKE ALL ON TABLE "public"."broker_letters" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."broker_letters" TO "service_role";

REVOKE ALL ON TABLE "public"."campaigns" FROM "authenticated";

REVOKE ALL ("audience_tags") ON TABLE "public"."campaigns" FROM "authenticated";

GRANT INSERT ("audience_tags"), UPDATE ("audience_tags") ON TABLE "public"."campaigns" TO "authenticated";

REVOKE ALL ("audience") ON TABLE "public"."campaigns" FROM "authenticated";

GRANT INSERT ("audience"), UPDATE ("audience") ON TABLE "public"."campaigns" TO "authenticated";

REVOKE ALL ("body") ON TABLE "public"."campaigns" FROM "authenticated";

GRANT INSERT ("body"), UPDATE ("body") ON TABLE "public"."campaigns" TO "authenticated";

REVOKE ALL ("daily_most") ON TABLE "public"."campaigns" FROM "authenticated";

GRANT INSERT ("daily_most"), UPDATE ("daily_most") ON TABLE "public"."campaigns" TO "authenticated";

REVOKE ALL ("deleted_at") ON TABLE "public"."campaigns" FROM "authenticated";

GRANT UPDATE ("deleted_at") ON TABLE "public"."campaigns" TO "authenticated";

REVOKE ALL ("id") ON TABLE "public"."campaigns" FROM "authenticated";

GRANT INSERT ("id") ON TABLE "public"."campaigns" TO "authenticated";

REVOKE ALL ("listing_id") ON TABLE "public"."campaigns" FROM "authenticated";

GRANT INSERT ("listing_id"), UPDATE ("listing_id") ON TABLE "public"."campaigns" TO "authenticated";

REVOKE ALL ("name") ON TABLE "public"."campaigns" FROM "authenticated";

GRANT INSERT ("name"), UPDATE ("name") ON TABLE "public"."campaigns" TO "authenticated";

REVOKE ALL ("opens_at") ON TABLE "public"."campaigns" FROM "authenticated";

GRANT INSERT ("opens_at"), UPDATE ("opens_at") ON TABLE "public"."campaigns" TO "authenticated";

REVOKE ALL ("sharing") ON TABLE "public"."campaigns" FROM "authenticated";

GRANT INSERT ("sharing"), UPDATE ("sharing") ON TABLE "public"."campaigns" TO "authenticated";

REVOKE ALL ("shuts_at") ON TABLE "public"."campaigns" FROM "authenticated";

GRANT INSERT ("shuts_at"), UPDATE ("shuts_at") ON TABLE "public"."campaigns" TO "authenticated";

REVOKE ALL ("subject") ON TABLE "public"."campaigns" FROM "authenticated";

GRANT INSERT ("subject"), UPDATE ("subject") ON TABLE "public"."campaigns" TO "authenticated";

GRANT SELECT ON TABLE "public"."campaigns" TO "authenticated";

REVOKE ALL ON TABLE "public"."campaigns" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."campaigns" TO "service_role";

REVOKE ALL ON TABLE "public"."letter_templates" FROM "authenticated";

REVOKE ALL ("body") ON TABLE "public"."letter_templates" FROM "authenticated";

GRANT INSERT ("body"), UPDATE ("body") ON TABLE "public"."letter_templates" TO "authenticated";

REVOKE ALL ("deleted_at") ON TABLE "public"."letter_templates" FROM "authenticated";

GRANT UPDATE ("deleted_at") ON TABLE "public"."letter_templates" TO "authenticated";

REVOKE ALL ("id") ON TABLE "public"."letter_templates" FROM "authenticated";

GRANT INSERT ("id") ON TABLE "public"."letter_templates" TO "authenticated";

REVOKE ALL ("name") ON TABLE "public"."letter_templates" FROM "authenticated";

GRANT INSERT ("name"), UPDATE ("name") ON TABLE "public"."letter_templates" TO "authenticated";

REVOKE ALL ("sharing") ON TABLE "public"."letter_templates" FROM "authenticated";

GRANT INSERT ("sharing"), UPDATE ("sharing") ON TABLE "public"."letter_templates" TO "authenticated";

REVOKE ALL ("subject") ON TABLE "public"."letter_templates" FROM "authenticated";

GRANT INSERT ("subject"), UPDATE ("subject") ON TABLE "public"."letter_templates" TO "authenticated";

GRANT SELECT ON TABLE "public"."letter_templates" TO "authenticated";

REVOKE ALL ON TABLE "public"."letter_templates" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."letter_templates" TO "service_role";

ALTER TABLE "public"."campaigns"
  ADD CONSTRAINT "campaigns_owner_id_fkey" FOREIGN KEY (owner_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE INDEX campaigns_owner_idx ON public.campaigns USING btree (owner_id);

ALTER TABLE "public"."campaigns"
  ADD CONSTRAINT "campaigns_tenant_id_fkey" FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

CREATE INDEX campaigns_tenant_idx ON public.campaigns USING btree (tenant_id);

CREATE INDEX campaigns_by_created_at_idx ON public.campaigns USING btree (book, created_at, id)
  WHERE (deleted_at IS NULL);

CREATE INDEX campaigns_by_deleted_at_idx ON public.campaigns USING btree (book, deleted_at, id)
  WHERE (deleted_at IS NOT NULL);

CREATE INDEX campaigns_by_name_idx ON public.campaigns USING btree (book, lower(name), id)
  WHERE (deleted_at IS NULL);

CREATE INDEX campaigns_by_send_at_idx ON public.campaigns USING btree (book, COALESCE(send_at, 'infinity'::timestamp WITH time zone), id)
  WHERE (deleted_at IS NULL);

CREATE POLICY "People add records to their books" ON "public"."campaigns"
  FOR INSERT
  TO "authenticated"
  WITH CHECK ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

CREATE POLICY "Readers of its book change a record" ON "public"."campaigns"
  FOR UPDATE
  TO "authenticated"
  USING ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])))
  WITH CHECK ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

CREATE POLICY "Readers of its book read a record" ON "public"."campaigns"
  FOR SELECT
  TO "authenticated"
  USING ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

ALTER TABLE "public"."letter_templates"
  ADD CONSTRAINT "letter_templates_owner_id_fkey" FOREIGN KEY (owner_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE INDEX letter_templates_owner_idx ON public.letter_templates USING btree (owner_id);

ALTER TABLE "public"."letter_templates"
  ADD CONSTRAINT "letter_templates_tenant_id_fkey" FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

CREATE INDEX letter_templates_tenant_idx ON public.letter_templates USING btree (tenant_id);

CREATE INDEX letter_templates_by_created_at_idx ON public.letter_templates USING btree (book, created_at, id)
  WHERE (deleted_at IS NULL);

CREATE INDEX letter_templates_by_deleted_at_idx ON public.letter_templates USING btree (book, deleted_at, id)
  WHERE (deleted_at IS NOT NULL);

CREATE INDEX letter_templates_by_name_idx ON public.letter_templates USING btree (book, lower(name), id)
  WHERE (deleted_at IS NULL);

CREATE POLICY "People add records to their books" ON "public"."letter_templates"
  FOR INSERT
  TO "authenticated"
  WITH CHECK ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

CREATE POLICY "Readers of its book change a record" ON "public"."letter_templates"
  FOR UPDATE
  TO "authenticated"
  USING ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])))
  WITH CHECK ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

CREATE POLICY "Readers of its book read a record" ON "public"."letter_templates"
  FOR SELECT
  TO "authenticated"
  USING ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

CREATE INDEX campaigns_words_idx ON public.campaigns USING gin (private.record_words(book, VARIADIC ARRAY[name, subject]));

CREATE INDEX letter_templates_words_idx ON public.letter_templates USING gin (private.record_words(book, VARIADIC ARRAY[name, subject]));

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

revoke all on table private.dead_addresses from public, anon, authenticated, service_role;
