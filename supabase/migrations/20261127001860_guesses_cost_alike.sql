SET local check_function_bodies = off;

DROP INDEX "public"."broker_letters_recipient_idx";

DROP INDEX "public"."profiles_email_idx";

DROP INDEX "public"."shortlists_recipient_idx";

DROP FUNCTION "private"."make_record"(regclass, name, text);

CREATE OR REPLACE FUNCTION private.ask_first_among (
  p_table   regclass,
  p_columns text,
  p_mine    text,
  p_or      text     DEFAULT 'false'::text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  perform private.ask_first(
    p_table, format('case when %s then true when array[%s] && (select %s) then true else false end', p_or, p_columns, p_mine)
  );
end
$function$;

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
      where lower(l.recipient) = lower((m.c).email) and l.house = coalesce((m.c).tenant_id, (m.c).owner_id)
        and l.listing_id = p_campaign.listing_id and l.campaign_id is distinct from p_campaign.id
        and l.queued_at > now() - interval '30 days'
    ) then 'had_it' end)
  end
  from meant m;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_broker_of_record (
  p_email text
)
  RETURNS TABLE (
    is_admitted       boolean,
    holds_role        boolean,
    role_until        timestamp with time zone,
    has_second_factor boolean,
    workspace         text,
    is_named          boolean,
    signs_listings    boolean,
    waiting           bigint
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_staff();
  return query
  select
    p.suspended_at is null and p.approval_status <> 'rejected'
      and not (p.requires_approval and p.approval_status = 'pending'),
    coalesce(r.is_active and coalesce(r.expires_at > now(), true), false),
    r.expires_at,
    exists (select from auth.mfa_factors f where f.user_id = p.id and f.status = 'verified'),
    t.name,
    coalesce(b.broker_of_record = p.id, false),
    coalesce(b.signs_listings, false),
    case when b.broker_of_record = p.id and b.signs_listings
      then (select count(*) from private.listings_to_sign(b.tenant_id)) else 0 end
  from public.profiles p
  left join public.user_roles r on r.user_id = p.id and r.role = 'broker_of_record'
  left join public.tenant_users u on u.user_id = p.id and u.is_active
  left join public.tenants t on t.id = u.tenant_id
  left join private.brokerages b on b.tenant_id = u.tenant_id
  where lower(p.email) = lower(btrim(left(p_email, 320)))
  limit 1;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_unsealed (
  p_round_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  COST 0.0001
  SET search_path TO ''
  AS $function$
begin
  return p_round_id is null or exists (
    select from public.offer_rounds r where r.id = p_round_id and (not r.is_sealed or r.deadline <= now())
  );
end
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
  where lower(l.recipient) = p_letter.recipient and l.house = p_letter.house and l.queued_at > p_now - interval '20 hours';
  if v_last is not null then
    return v_last + interval '20 hours';
  end if;
  select * into v_limits from private.letter_limits();
  if (select count(*) from public.broker_letters l where l.sender_id = p_letter.sender_id and l.queued_at > v_since) >= v_limits.per_person
    or (select count(*) from public.broker_letters l where l.house = p_letter.house and l.queued_at > v_since)
      >= v_limits.per_house
    or (
      select count(*) from public.broker_letters l left join public.sequence_enrolments e on e.id = l.enrolment_id
      where l.sender_id = p_letter.sender_id and l.queued_at > v_since and (
        l.campaign_id = p_letter.campaign_id
        or e.sequence_id = (select k.sequence_id from public.sequence_enrolments k where k.id = p_letter.enrolment_id)
      )
    ) >= p_most
  then
    return p_now + interval '1 hour';
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.make_record (
  p_table   regclass,
  p_title   name,
  p_path    text,
  p_readers text     DEFAULT 'book'::text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  execute format('alter table %s enable row level security', p_table);
  execute format('revoke all on table %s from public, anon, authenticated, service_role', p_table);
  execute format('grant select, insert, update, delete on table %s to service_role', p_table);
  execute format('grant select on table %s to authenticated', p_table);
  execute format(
    'create policy "Readers of its book read a record" on %s for select to authenticated'
      ' using (book = any ((select private.my_books())::uuid[]))', p_table
  );
  execute format(
    'create policy "People add records to their books" on %s for insert to authenticated'
      ' with check (book = any ((select private.my_books())::uuid[]))', p_table
  );
  execute format(
    'create policy "Readers of its book change a record" on %s for update to authenticated'
      ' using (book = any ((select private.my_books())::uuid[]))'
      ' with check (book = any ((select private.my_books())::uuid[]))', p_table
  );
  perform private.require_second_factor(p_table);
  perform private.ask_first_among(p_table, p_readers, 'private.my_books()');
  execute format(
    'create trigger stamp_record before insert or update on %s'
      ' for each row execute function private.stamp_record()', p_table
  );
  execute format(
    'create trigger remove_now before update of deleted_at on %s'
      ' for each row execute function private.stamp_removal()', p_table
  );
  execute format(
    'create trigger keep_changes after update on %s referencing old table as before_rows new table as after_rows'
      ' for each statement execute function private.keep_changes(%L, %L)', p_table, p_title, p_path
  );
  execute format(
    'create trigger keep_arrivals after insert on %s referencing new table as after_rows'
      ' for each statement execute function private.keep_changes()', p_table
  );
  execute format(
    'create trigger keep_nothing_of after delete on %s referencing old table as before_rows'
      ' for each statement execute function private.keep_changes()', p_table
  );
  execute format('alter publication supabase_realtime add table %s', p_table);
end
$function$;

CREATE OR REPLACE FUNCTION private.my_client_desk()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_address constant text := private.my_confirmed_address();
begin
  if v_address is null or not coalesce(private.is_approved(), false) then
    return jsonb_build_object(
      'is_confirmed', v_address is not null, 'shortlists', '[]'::jsonb, 'meetings', '[]'::jsonb, 'tasks', '[]'::jsonb,
      'files', '[]'::jsonb
    );
  end if;
  return jsonb_build_object(
    'is_confirmed', true,
    'shortlists', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'sent_at', s.sent_at, 'note', s.note, 'from', coalesce(nullif(p.full_name, ''), 'A broker'),
        'company', private.business_name(p),
        'items', (
          select jsonb_agg(jsonb_build_object(
            'id', i.id, 'listing_id', l.id, 'name', coalesce(l.property_name, i.property_name), 'place', l.location,
            'type', l.property_type, 'price', l.price, 'beds', l.total_beds, 'cap_rate', l.cap_rate,
            'fits', i.fits, 'misses', i.misses, 'answer', i.answer, 'answer_note', i.answer_note
          ) order by i.place)
          from public.shortlist_items i
          left join public.listings l on l.id = i.listing_id
            and l.approval_status = 'approved' and l.status in ('active', 'under_contract')
          where i.shortlist_id = s.id
        )
      ) order by s.sent_at desc, s.id), '[]')
      from (
        select * from public.shortlists a where lower(a.recipient) = v_address order by a.sent_at desc limit 50
      ) s left join public.profiles p on p.id = s.by
    ),
    'meetings', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'title', e.title, 'kind', e.kind, 'begins_at', n.begins_at, 'ends_at', n.begins_at + (e.ends_at - e.begins_at),
        'time_zone', e.time_zone, 'is_all_day', e.is_all_day, 'place', e.place,
        'from', coalesce(nullif(p.full_name, ''), 'A broker')
      ) order by n.begins_at), '[]')
      from private.my_contacts() c join public.client_shares s on s.contact_id = c.id
      join public.events e on e.id = s.event_id and e.deleted_at is null
      cross join lateral (
        select b.at as begins_at from private.event_starts(e, now() - (e.ends_at - e.begins_at), 1) b (at)
      ) n
      left join public.profiles p on p.id = s.by
    ),
    'tasks', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'title', t.title, 'due_on', t.due_on, 'done_at', t.done_at,
        'from', coalesce(nullif(p.full_name, ''), 'A broker')
      ) order by t.done_at is not null, t.due_on nulls last, s.id), '[]')
      from private.my_contacts() c join public.client_shares s on s.contact_id = c.id
      join public.record_tasks t on t.id = s.task_id and coalesce(t.done_at > now() - interval '30 days', true)
      left join public.profiles p on p.id = s.by
    ),
    'files', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'name', f.name, 'size', f.size, 'shared_at', s.shared_at,
        'from', coalesce(nullif(p.full_name, ''), 'A broker')
      ) order by s.shared_at desc, s.id), '[]')
      from private.my_contacts() c join public.client_shares s on s.contact_id = c.id
      join public.record_files f on f.id = s.file_id
      left join public.profiles p on p.id = s.by
    )
  );
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
  where lower(l.recipient) = private.confirmed_address_of(new.sender_id) and l.queued_at > now() - interval '90 days'
    and l.replied_at is null and exists (
      select from private.direct_conversations d
      where d.conversation_id = new.conversation_id and l.sender_id in (d.first_id, d.second_id)
    );
  perform private.stop_enrolments_of(new.sender_id, array(
    select unnest(array[d.first_id, d.second_id]) from private.direct_conversations d
    where d.conversation_id = new.conversation_id
  ), 'answered');
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
  for v_whose in select p.id from public.profiles p where lower(p.email) = v_address loop
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
  where lower(l.recipient) = private.confirmed_address_of(new.user_id) and l.listing_id = new.listing_id
    and l.queued_at > now() - interval '180 days' and l.inquired_at is null;
  perform private.stop_enrolments_of(new.user_id, array(
    select a.user_id from public.broker_accounts a where a.broker_id = new.broker_id
  ), 'inquired');
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.reads_sequence (
  p_id    uuid,
  p_books uuid[]
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  COST 0.0001
  SET search_path TO ''
  AS $function$
begin
  return exists (select from public.email_sequences s where s.id = p_id and s.book = any (p_books));
end
$function$;

CREATE OR REPLACE FUNCTION private.runs (
  p_id    uuid,
  p_books uuid[]
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  COST 0.0001
  SET search_path TO ''
  AS $function$
begin
  return exists (select from public.transactions t where t.id = p_id and t.book = any (p_books));
end
$function$;

CREATE OR REPLACE FUNCTION private.sees_listing (
  p_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  COST 0.0001
  SET search_path TO ''
  AS $function$
begin
  return exists (select from public.listings l where l.id = p_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.shows_conversation (
  p_id           uuid,
  p_created_at   timestamp with time zone,
  p_participants jsonb,
  p_mine         uuid[]
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  COST 0.0001
  SET search_path TO ''
  AS $function$
begin
  return p_id = any (p_mine) or (p_created_at = now() and p_participants ? auth.uid()::text);
end
$function$;

CREATE INDEX broker_letters_recipient_idx ON public.broker_letters USING btree (lower(recipient), queued_at);

CREATE INDEX profiles_email_idx ON public.profiles USING btree (lower(email));

CREATE INDEX shortlists_recipient_idx ON public.shortlists USING btree (lower(recipient), sent_at DESC);

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."automation_runs"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (
CASE
    WHEN false THEN true
    WHEN (ARRAY[book] && ( SELECT private.my_books() AS my_books)) THEN true
    ELSE false
END);

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."automations"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (
CASE
    WHEN false THEN true
    WHEN (ARRAY[book] && ( SELECT private.my_books() AS my_books)) THEN true
    ELSE false
END);

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."broker_contacts"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (
CASE
    WHEN ( SELECT private.is_staff() AS is_staff) THEN true
    WHEN (ARRAY[user_id, broker_id] && ( SELECT (ARRAY[(select auth.uid())] || private.my_brokers()))) THEN true
    ELSE false
END);

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."broker_letters"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (
CASE
    WHEN false THEN true
    WHEN (ARRAY[book] && ( SELECT private.my_books() AS my_books)) THEN true
    ELSE false
END);

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."campaigns"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (
CASE
    WHEN false THEN true
    WHEN (ARRAY[book] && ( SELECT private.my_books() AS my_books)) THEN true
    ELSE false
END);

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."chat_conversations"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (private.shows_conversation(id, created_at, participants, ( SELECT private.my_conversation_ids() AS my_conversation_ids)));

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."checklist_items"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (private.runs(transaction_id, ( SELECT private.my_books() AS my_books)));

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."client_shares"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (
CASE
    WHEN false THEN true
    WHEN (ARRAY[book] && ( SELECT private.my_books() AS my_books)) THEN true
    ELSE false
END);

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."companies"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (
CASE
    WHEN false THEN true
    WHEN (ARRAY[book] && ( SELECT private.my_books() AS my_books)) THEN true
    ELSE false
END);

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."contacts"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (
CASE
    WHEN false THEN true
    WHEN (ARRAY[book] && ( SELECT private.my_books() AS my_books)) THEN true
    ELSE false
END);

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."conversation_messages"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (
CASE
    WHEN false THEN true
    WHEN (ARRAY[conversation_id] && ( SELECT private.my_conversation_ids() AS my_conversation_ids)) THEN true
    ELSE false
END);

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."conversation_receipts"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (
CASE
    WHEN false THEN true
    WHEN (ARRAY[conversation_id] && ( SELECT private.my_conversation_ids() AS my_conversation_ids)) THEN true
    ELSE false
END);

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."deals"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (
CASE
    WHEN false THEN true
    WHEN (ARRAY[book] && ( SELECT private.my_books() AS my_books)) THEN true
    ELSE false
END);

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."email_sequences"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (
CASE
    WHEN false THEN true
    WHEN (ARRAY[book] && ( SELECT private.my_books() AS my_books)) THEN true
    ELSE false
END);

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."events"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (
CASE
    WHEN false THEN true
    WHEN (ARRAY[book] && ( SELECT private.my_books() AS my_books)) THEN true
    ELSE false
END);

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."lead_forms"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (
CASE
    WHEN false THEN true
    WHEN (ARRAY[book] && ( SELECT private.my_books() AS my_books)) THEN true
    ELSE false
END);

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."leads"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (
CASE
    WHEN false THEN true
    WHEN (ARRAY[book] && ( SELECT private.my_books() AS my_books)) THEN true
    ELSE false
END);

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."letter_templates"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (
CASE
    WHEN false THEN true
    WHEN (ARRAY[book] && ( SELECT private.my_books() AS my_books)) THEN true
    ELSE false
END);

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."listing_images"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING ((is_live OR private.sees_listing(listing_id)));

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."listing_reviews"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT private.has_staff_role() AS has_staff_role) OR private.owns_listing(listing_id)));

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."message_attachments"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (
CASE
    WHEN false THEN true
    WHEN (ARRAY[conversation_id] && ( SELECT private.my_conversation_ids() AS my_conversation_ids)) THEN true
    ELSE false
END);

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."offer_invitations"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (private.runs(transaction_id, ( SELECT private.my_books() AS my_books)));

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."offer_rounds"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (private.runs(transaction_id, ( SELECT private.my_books() AS my_books)));

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."offers"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING ((private.runs(transaction_id, ( SELECT private.my_books() AS my_books)) AND private.is_unsealed(round_id)));

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."portal_messages"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (private.runs(transaction_id, ( SELECT private.my_books() AS my_books)));

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."record_changes"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (
CASE
    WHEN false THEN true
    WHEN (ARRAY[book] && ( SELECT private.my_books() AS my_books)) THEN true
    ELSE false
END);

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."record_comments"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (
CASE
    WHEN false THEN true
    WHEN (ARRAY[book] && ( SELECT private.my_books() AS my_books)) THEN true
    ELSE false
END);

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."record_files"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (
CASE
    WHEN false THEN true
    WHEN (ARRAY[book] && ( SELECT private.my_books() AS my_books)) THEN true
    ELSE false
END);

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."record_tasks"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (
CASE
    WHEN false THEN true
    WHEN (ARRAY[book] && ( SELECT private.my_books() AS my_books)) THEN true
    ELSE false
END);

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."removed_pictures"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT private.has_staff_role() AS has_staff_role) OR private.owns_listing(listing_id)));

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."saved_views"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (
CASE
    WHEN false THEN true
    WHEN (ARRAY[book] && ( SELECT private.my_books() AS my_books)) THEN true
    ELSE false
END);

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."sequence_enrolments"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (
CASE
    WHEN false THEN true
    WHEN (ARRAY[book] && ( SELECT private.my_books() AS my_books)) THEN true
    ELSE false
END);

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."sequence_steps"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (private.reads_sequence(sequence_id, ( SELECT private.my_books() AS my_books)));

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."shortlist_items"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (
CASE
    WHEN false THEN true
    WHEN (ARRAY[book] && ( SELECT private.my_books() AS my_books)) THEN true
    ELSE false
END);

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."shortlists"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (
CASE
    WHEN false THEN true
    WHEN (ARRAY[book] && ( SELECT private.my_books() AS my_books)) THEN true
    ELSE false
END);

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."system_settings"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (
CASE
    WHEN ( SELECT private.is_admin() AS is_admin) THEN true
    ELSE (setting_key = 'platform_logo_url'::text)
END);

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."tenant_users"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (
CASE
    WHEN ( SELECT private.is_staff() AS is_staff) THEN true
    WHEN (ARRAY[user_id, tenant_id] && ( SELECT ARRAY[(select auth.uid()), private.current_tenant_id()] AS "array")) THEN true
    ELSE false
END);

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."transaction_dates"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (private.runs(transaction_id, ( SELECT private.my_books() AS my_books)));

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."transaction_documents"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (private.runs(transaction_id, ( SELECT private.my_books() AS my_books)));

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."transaction_fees"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (private.runs(transaction_id, ( SELECT private.my_books() AS my_books)));

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."transaction_parties"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (private.runs(transaction_id, ( SELECT private.my_books() AS my_books)));

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."transaction_paths"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (private.runs(transaction_id, ( SELECT private.my_books() AS my_books)));

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."transaction_portals"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (private.runs(transaction_id, ( SELECT private.my_books() AS my_books)));

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."transaction_quotes"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (private.runs(transaction_id, ( SELECT private.my_books() AS my_books)));

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."transactions"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (
CASE
    WHEN false THEN true
    WHEN (ARRAY[book, user_id] && ( SELECT private.my_books() AS my_books)) THEN true
    ELSE false
END);

REVOKE ALL ON FUNCTION "private"."ask_first_among"(regclass, text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."ask_first_among"(regclass, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."ask_first_among"(regclass, text, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."make_record"(regclass, name, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."make_record"(regclass, name, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."make_record"(regclass, name, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."reads_sequence"(uuid, uuid[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."reads_sequence"(uuid, uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."reads_sequence"(uuid, uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."reads_sequence"(uuid, uuid[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."runs"(uuid, uuid[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."runs"(uuid, uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."runs"(uuid, uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."runs"(uuid, uuid[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."shows_conversation"(uuid, timestamp WITH time zone, jsonb, uuid[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."shows_conversation"(uuid, timestamp WITH time zone, jsonb, uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."shows_conversation"(uuid, timestamp WITH time zone, jsonb, uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."shows_conversation"(uuid, timestamp WITH time zone, jsonb, uuid[]) TO "postgres";

-- No index orders them any more, so nobody is told what they are by an estimate either.
alter table public.broker_letters alter column recipient set statistics 0;
alter table public.shortlists alter column recipient set statistics 0;
