SET local check_function_bodies = off;

ALTER TABLE "public"."chat_conversations"
  DROP CONSTRAINT "chat_conversations_subject_is_plain";

ALTER TABLE "public"."conversation_messages"
  DROP CONSTRAINT "conversation_messages_text_is_plain";

ALTER TABLE "public"."notifications"
  DROP CONSTRAINT "notifications_title_is_plain";

ALTER TABLE "public"."transaction_documents"
  DROP CONSTRAINT "transaction_documents_name_is_plain";

ALTER TABLE "public"."transactions"
  DROP CONSTRAINT "transactions_property_name_is_plain";

CREATE TABLE "public"."activity_feed" (
  "id"            uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "activity_type" text                     NOT NULL,
  "message"       text                     NOT NULL DEFAULT ''::text,
  "metadata"      jsonb                    NOT NULL DEFAULT '{}'::jsonb,
  "created_at"    timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "activity_feed_device_is_known" CHECK ((COALESCE((metadata ->> 'device_type'::text), 'desktop'::text) = ANY (ARRAY['mobile'::text, 'tablet'::text, 'desktop'::text]))),
  CONSTRAINT "activity_feed_message_length" CHECK ((char_length(message) <= 1000)),
  CONSTRAINT "activity_feed_metadata_is_small" CHECK (((jsonb_typeof(metadata) = 'object'::text) AND (char_length((metadata)::text) <= 8000))),
  CONSTRAINT "activity_feed_pkey" PRIMARY KEY (id),
  CONSTRAINT "activity_feed_type_shape" CHECK ((activity_type ~ '^[a-z][a-z_.]{1,60}$'::text)),
  "user_id"       uuid                     NOT NULL DEFAULT auth.uid()
);

ALTER TABLE "public"."activity_feed"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."activity_feed" FROM "anon";

CREATE TABLE "public"."notification_preferences" (
  "user_id"                    uuid                     NOT NULL,
  "email_enabled"              boolean                  NOT NULL DEFAULT true,
  "sms_notifications"          boolean                  NOT NULL DEFAULT false,
  "push_notifications"         boolean                  NOT NULL DEFAULT true,
  "marketing_emails"           boolean                  NOT NULL DEFAULT false,
  "transaction_status_changes" boolean                  NOT NULL DEFAULT true,
  "document_uploads"           boolean                  NOT NULL DEFAULT true,
  "milestone_reminders"        boolean                  NOT NULL DEFAULT true,
  "deadline_alerts"            boolean                  NOT NULL DEFAULT true,
  "participant_activity"       boolean                  NOT NULL DEFAULT false,
  "sms_urgent_leads"           boolean                  NOT NULL DEFAULT false,
  "sms_urgent_messages"        boolean                  NOT NULL DEFAULT false,
  "sms_project_deadlines"      boolean                  NOT NULL DEFAULT false,
  "quiet_hours_enabled"        boolean                  NOT NULL DEFAULT false,
  "quiet_hours_start"          text                     NOT NULL DEFAULT '22:00'::text,
  "quiet_hours_end"            text                     NOT NULL DEFAULT '08:00'::text,
  "timezone"                   text                     NOT NULL DEFAULT 'UTC'::text,
  "digest"                     text                     NOT NULL DEFAULT 'instant'::text,
  "channels"                   jsonb                    NOT NULL DEFAULT '{}'::jsonb,
  "updated_at"                 timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "notification_preferences_channels_are_choices"
    CHECK
    (((jsonb_typeof(channels) = 'object'::text) AND (char_length((channels)::text) <= 4000) AND (NOT jsonb_path_exists(channels,
    '$.*?(@.type() != "object" || exists (@.*?(@.type() != "boolean")))'::jsonpath)))),
  CONSTRAINT "notification_preferences_digest_is_known" CHECK ((digest = ANY (ARRAY['instant'::text, 'hourly'::text, 'daily'::text]))),
  CONSTRAINT "notification_preferences_end_is_time" CHECK ((quiet_hours_end ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  CONSTRAINT "notification_preferences_pkey" PRIMARY KEY (user_id),
  CONSTRAINT "notification_preferences_start_is_time" CHECK ((quiet_hours_start ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text))
);

ALTER TABLE "public"."notification_preferences"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."notification_preferences" FROM "anon";

CREATE TABLE "public"."presence" (
  "user_id"      uuid                     NOT NULL,
  "status"       text                     NOT NULL DEFAULT 'offline'::text,
  "current_page" text,
  "device_info"  jsonb                    NOT NULL DEFAULT '{}'::jsonb,
  "location"     jsonb                    NOT NULL DEFAULT '{}'::jsonb,
  "is_hidden"    boolean                  NOT NULL DEFAULT false,
  "updated_at"   timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "presence_current_page_length" CHECK ((char_length(current_page) <= 500)),
  CONSTRAINT "presence_device_info_is_small" CHECK (((jsonb_typeof(device_info) = 'object'::text) AND (char_length((device_info)::text) <= 2000))),
  CONSTRAINT "presence_location_is_small" CHECK (((jsonb_typeof(location) = 'object'::text) AND (char_length((location)::text) <= 4000))),
  CONSTRAINT "presence_pkey" PRIMARY KEY (user_id),
  CONSTRAINT "presence_status_is_known" CHECK ((status = ANY (ARRAY['online'::text, 'away'::text, 'offline'::text])))
);

ALTER TABLE "public"."presence"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."presence" FROM "anon";

CREATE OR REPLACE FUNCTION private.conversation_presence (
  p_conversation_id uuid
)
  RETURNS TABLE (
    user_id uuid,
    status  text,
    seen_at timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_member(p_conversation_id);
  return query
  select
    p.user_id, case when p.updated_at > now() - interval '90 seconds' then p.status else 'offline' end,
    p.updated_at
  from public.conversation_members m
  join public.presence p on p.user_id = m.user_id
  where m.conversation_id = p_conversation_id and m.left_at is null and m.user_id <> auth.uid()
    and not p.is_hidden and not private.is_blocked_between(auth.uid(), p.user_id)
  order by p.user_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.default_preferences()
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'email_enabled', true, 'sms_notifications', false, 'push_notifications', true, 'marketing_emails', false,
    'transaction_status_changes', true, 'document_uploads', true, 'milestone_reminders', true,
    'deadline_alerts', true, 'participant_activity', false, 'sms_urgent_leads', false,
    'sms_urgent_messages', false, 'sms_project_deadlines', false, 'quiet_hours_enabled', false,
    'quiet_hours_start', '22:00', 'quiet_hours_end', '08:00', 'timezone', 'UTC', 'digest', 'instant',
    'channels', '{}'::jsonb
  )
$function$;

CREATE OR REPLACE FUNCTION private.deliver_after (
  p_user_id uuid,
  p_kind    text,
  p_channel text,
  p_now     timestamp with time zone DEFAULT now()
)
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_preferences public.notification_preferences;
  v_is_urgent boolean := (select k.is_urgent from private.notification_kinds() k where k.kind = p_kind);
  v_at timestamptz := p_now;
begin
  select * into v_preferences from public.notification_preferences p where p.user_id = p_user_id;
  if v_preferences.user_id is null then
    v_preferences := jsonb_populate_record(null::public.notification_preferences, private.default_preferences());
  end if;
  if not private.is_wanted(v_preferences, p_kind, p_channel) then
    return null;
  end if;
  v_is_urgent := v_is_urgent or (
    p_channel = 'sms' and (
      (p_kind = 'inquiry' and v_preferences.sms_urgent_leads)
      or (p_kind = 'new_message' and v_preferences.sms_urgent_messages)
    )
  );
  if v_is_urgent then
    return v_at;
  end if;
  if p_channel = 'email' then
    if p_kind = 'new_message' then
      v_at := v_at + interval '10 minutes';
    end if;
    if v_preferences.digest = 'hourly' then
      v_at := date_trunc('hour', v_at) + interval '1 hour';
    elsif v_preferences.digest = 'daily' then
      -- As if everything but eight o'clock were quiet.
      v_at := private.quiet_until('08:01', '08:00', v_preferences.timezone, v_at);
    end if;
  end if;
  return case
    when v_preferences.quiet_hours_enabled then private.quiet_until(
      v_preferences.quiet_hours_start, v_preferences.quiet_hours_end, v_preferences.timezone, v_at
    )
    else v_at
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_quiet (
  p_start time without time zone,
  p_end   time without time zone,
  p_zone  text,
  p_at    timestamp with time zone
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  v_now constant time := date_trunc('minute', p_at at time zone p_zone)::time;
begin
  return case
    when p_start = p_end then false
    when p_start < p_end then v_now >= p_start and v_now < p_end
    else v_now >= p_start or v_now < p_end
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_wanted (
  p_preferences public.notification_preferences,
  p_kind        text,
  p_channel     text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  v_kind record;
  v_chosen constant jsonb := p_preferences.channels -> p_kind -> p_channel;
begin
  select * into v_kind from private.notification_kinds() k where k.kind = p_kind;
  return case p_channel
    when 'email' then p_preferences.email_enabled
      and case p_kind
        when 'transaction_status' then p_preferences.transaction_status_changes
        when 'transaction_document' then p_preferences.document_uploads
        else true
      end
      and coalesce(v_chosen::boolean, v_kind.by_email, false)
    when 'sms' then p_preferences.sms_notifications and coalesce(
      v_chosen::boolean,
      v_kind.by_sms
        or (p_kind = 'inquiry' and p_preferences.sms_urgent_leads)
        or (p_kind = 'new_message' and p_preferences.sms_urgent_messages),
      false
    )
    when 'desktop' then p_preferences.push_notifications and coalesce(v_chosen::boolean, true)
    else false
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_preferences()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  new.quiet_hours_start := left(new.quiet_hours_start, 5);
  new.quiet_hours_end := left(new.quiet_hours_end, 5);
  new.updated_at := now();
  -- What looks like a rule for a timezone of one's own is none.
  if new.timezone !~ '^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$' then
    raise exception 'There is no such timezone.' using errcode = '23514';
  end if;
  perform now() at time zone new.timezone;
  return new;
exception when invalid_parameter_value then
  raise exception 'There is no such timezone.' using errcode = '23514';
end
$function$;

CREATE OR REPLACE FUNCTION private.quiet_end (
  p_start time without time zone,
  p_end   time without time zone,
  p_zone  text,
  p_wall  timestamp without time zone,
  p_at    timestamp with time zone
)
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  v_utc constant timestamptz := p_wall at time zone 'UTC';
  v_day constant interval := interval '24 hours';
  -- The wall is ahead of UTC by so much before and after whatever happens on that day.
  v_before constant interval := (v_utc - v_day) at time zone p_zone - (v_utc - v_day) at time zone 'UTC';
  v_after constant interval := (v_utc + v_day) at time zone p_zone - (v_utc + v_day) at time zone 'UTC';
  v_first timestamptz := v_utc - greatest(v_before, v_after);
  v_second timestamptz := v_utc - least(v_before, v_after);
  v_middle timestamptz;
  v_is_shown boolean := false;
begin
  if v_first at time zone p_zone = p_wall then
    v_is_shown := true;
    if v_first > p_at then
      return v_first;
    end if;
  end if;
  if v_second at time zone p_zone = p_wall then
    return case when v_second > p_at then v_second end;
  end if;
  if v_is_shown then
    return null;
  end if;
  while v_second - v_first > interval '1 minute' loop
    v_middle := v_first + interval '1 minute'
      * floor(extract(epoch from v_second - v_first) / 2 / 60)::integer;
    if v_middle at time zone p_zone < p_wall then
      v_first := v_middle;
    else
      v_second := v_middle;
    end if;
  end loop;
  return case when v_second > p_at and not private.is_quiet(p_start, p_end, p_zone, v_second) then v_second end;
end
$function$;

CREATE OR REPLACE FUNCTION private.quiet_until (
  p_start text,
  p_end   text,
  p_zone  text,
  p_at    timestamp with time zone
)
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  v_start constant time := p_start::time;
  v_end constant time := p_end::time;
  v_today constant timestamp := date_trunc('day', p_at at time zone p_zone) + v_end;
begin
  if not private.is_quiet(v_start, v_end, p_zone, p_at) then
    return p_at;
  end if;
  return coalesce(
    private.quiet_end(v_start, v_end, p_zone, v_today, p_at),
    private.quiet_end(v_start, v_end, p_zone, v_today + interval '1 day', p_at),
    private.quiet_end(v_start, v_end, p_zone, v_today + interval '2 days', p_at),
    p_at + interval '24 hours'
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.thin_activity()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if auth.role() is distinct from 'authenticated' or new.user_id is distinct from auth.uid() then
    return new;
  end if;
  if exists (
    select from public.activity_feed a
    where a.user_id = new.user_id and a.created_at > now() - interval '3 seconds'
      and a.activity_type = new.activity_type and a.activity_type = 'page_view'
      and (a.metadata ->> 'page_url') is not distinct from (new.metadata ->> 'page_url')
  ) or (
    select count(*) from (
      select from public.activity_feed a
      where a.user_id = new.user_id and a.created_at > now() - interval '1 minute' limit 300
    ) as lately
  ) >= 300 then
    return null;
  end if;
  delete from public.activity_feed a
  where a.id in (
    select o.id from public.activity_feed o
    where o.user_id = new.user_id and o.created_at < now() - interval '90 days' limit 50
  );
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.update_user_presence (
  p_status       text,
  p_current_page text,
  p_device_info  jsonb,
  p_location     jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.is_approved() then
    raise exception 'Your account has not been approved.' using errcode = '42501';
  end if;
  insert into public.presence as p (user_id, status, current_page, device_info, location)
  values (
    auth.uid(), p_status, left(p_current_page, 500), coalesce(p_device_info, '{}'), coalesce(p_location, '{}')
  )
  on conflict (user_id) do update
  set status = excluded.status, current_page = excluded.current_page, device_info = excluded.device_info,
    location = excluded.location, updated_at = now();
end
$function$;

CREATE OR REPLACE FUNCTION private.when_told (
  p_kind text
)
  RETURNS TABLE (
    channel text,
    at      timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
  select c.name, private.deliver_after(auth.uid(), p_kind, c.name, now())
  from unnest(array['email', 'sms', 'desktop']) with ordinality as c (name, place)
  where auth.uid() is not null and private.is_assured()
  order by c.place;
end
$function$;

CREATE OR REPLACE FUNCTION public.conversation_presence (
  conversation_id uuid
)
  RETURNS TABLE (
    user_id uuid,
    status  text,
    seen_at timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.conversation_presence(conversation_id)
$function$;

REVOKE ALL ON FUNCTION "public"."conversation_presence"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.update_user_presence (
  p_status       text,
  p_current_page text  DEFAULT NULL::text,
  p_device_info  jsonb DEFAULT '{}'::jsonb,
  p_location     jsonb DEFAULT '{}'::jsonb
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.update_user_presence(p_status, p_current_page, p_device_info, p_location)
$function$;

REVOKE ALL ON FUNCTION "public"."update_user_presence"(text, text, jsonb, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.when_told (
  kind text
)
  RETURNS TABLE (
    channel text,
    at      timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.when_told(kind)
$function$;

REVOKE ALL ON FUNCTION "public"."when_told"(text) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "public"."chat_conversations"
  ADD CONSTRAINT "chat_conversations_subject_is_plain" CHECK ((((char_length(btrim(subject)) >= 1) AND (char_length(btrim(subject)) <= 200)) AND (subject !~ '[[:cntrl:]]'::text)));

ALTER TABLE "public"."conversation_messages"
  ADD CONSTRAINT "conversation_messages_text_is_plain" CHECK (((char_length(message_text) <= 8000) AND ((btrim(message_text, ' 	
'::text) <> ''::text) OR (deleted_at IS NOT NULL) OR (message_type = 'file'::text)) AND (message_text !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'::text)));

ALTER TABLE "public"."notification_preferences"
  ADD CONSTRAINT "notification_preferences_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "public"."notifications"
  ADD CONSTRAINT "notifications_title_is_plain" CHECK ((((char_length(btrim(title)) >= 1) AND (char_length(btrim(title)) <= 300)) AND (title !~ '[[:cntrl:]]'::text)));

ALTER TABLE "public"."presence"
  ADD CONSTRAINT "presence_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "public"."transaction_documents"
  ADD CONSTRAINT "transaction_documents_name_is_plain"
    CHECK ((((char_length(btrim(document_name)) >= 1) AND (char_length(btrim(document_name)) <= 200)) AND (document_name !~ '[[:cntrl:]]'::text)));

ALTER TABLE "public"."transactions"
  ADD CONSTRAINT "transactions_property_name_is_plain"
    CHECK ((((char_length(btrim(property_name)) >= 1) AND (char_length(btrim(property_name)) <= 160)) AND (property_name !~ '[[:cntrl:]]'::text)));

CREATE TRIGGER thin_activity
  BEFORE INSERT ON public.activity_feed
  FOR EACH ROW
  EXECUTE FUNCTION private.thin_activity();

CREATE TRIGGER keep_preferences
  BEFORE INSERT OR UPDATE ON public.notification_preferences
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_preferences();

CREATE POLICY "Accounts with a second factor show it" ON "public"."activity_feed"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Accounts with a second factor show it" ON "public"."notification_preferences"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "People change their preferences" ON "public"."notification_preferences"
  FOR UPDATE
  TO "authenticated"
  USING (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_approved() AS is_approved)))
  WITH CHECK ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "People go back to the defaults" ON "public"."notification_preferences"
  FOR DELETE
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "People read their preferences" ON "public"."notification_preferences"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "People set their preferences" ON "public"."notification_preferences"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_approved() AS is_approved)));

CREATE POLICY "Accounts with a second factor show it" ON "public"."presence"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "People hide their presence" ON "public"."presence"
  FOR UPDATE
  TO "authenticated"
  USING (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_approved() AS is_approved)));

CREATE POLICY "People read their presence" ON "public"."presence"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "People remove their presence" ON "public"."presence"
  FOR DELETE
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

COMMENT ON COLUMN "public"."notification_preferences"."channels" IS 'Choices by kind: `{"inquiry": {"email": false}}`. What is not chosen is as the kind says.';

REVOKE ALL ON FUNCTION "private"."conversation_presence"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."conversation_presence"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."conversation_presence"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."conversation_presence"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."default_preferences"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."default_preferences"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."default_preferences"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."deliver_after"(uuid, text, text, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."deliver_after"(uuid, text, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."deliver_after"(uuid, text, text, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_quiet"(time WITHOUT time zone, time WITHOUT time zone, text, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_quiet"(time WITHOUT time zone, time WITHOUT time zone, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_quiet"(time WITHOUT time zone, time WITHOUT time zone, text, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_wanted"(public.notification_preferences, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_wanted"(public.notification_preferences, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_wanted"(public.notification_preferences, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_preferences"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_preferences"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_preferences"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."quiet_end"(time WITHOUT time zone, time WITHOUT time zone, text, timestamp WITHOUT time zone, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."quiet_end"(time WITHOUT time zone, time WITHOUT time zone, text, timestamp WITHOUT time zone, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."quiet_end"(time WITHOUT time zone, time WITHOUT time zone, text, timestamp WITHOUT time zone, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."quiet_until"(text, text, text, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."quiet_until"(text, text, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."quiet_until"(text, text, text, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."thin_activity"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."thin_activity"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."thin_activity"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."update_user_presence"(text, text, jsonb, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."update_user_presence"(text, text, jsonb, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."update_user_presence"(text, text, jsonb, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."update_user_presence"(text, text, jsonb, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."when_told"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."when_told"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."when_told"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."when_told"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."conversation_presence"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."conversation_presence"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."conversation_presence"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."update_user_presence"(text, text, jsonb, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."update_user_presence"(text, text, jsonb, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."update_user_presence"(text, text, jsonb, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."when_told"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."when_told"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."when_told"(text) TO "postgres";

REVOKE ALL ON TABLE "public"."activity_feed" FROM "authenticated";

REVOKE ALL ("activity_type") ON TABLE "public"."activity_feed" FROM "authenticated";

GRANT INSERT ("activity_type") ON TABLE "public"."activity_feed" TO "authenticated";

REVOKE ALL ("message") ON TABLE "public"."activity_feed" FROM "authenticated";

GRANT INSERT ("message") ON TABLE "public"."activity_feed" TO "authenticated";

REVOKE ALL ("metadata") ON TABLE "public"."activity_feed" FROM "authenticated";

GRANT INSERT ("metadata") ON TABLE "public"."activity_feed" TO "authenticated";

GRANT DELETE, SELECT ON TABLE "public"."activity_feed" TO "authenticated";

REVOKE ALL ON TABLE "public"."activity_feed" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."activity_feed" TO "service_role";

REVOKE ALL ON TABLE "public"."notification_preferences" FROM "authenticated";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."notification_preferences" TO "authenticated";

REVOKE ALL ON TABLE "public"."notification_preferences" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."notification_preferences" TO "service_role";

REVOKE ALL ON TABLE "public"."presence" FROM "authenticated";

REVOKE ALL ("is_hidden") ON TABLE "public"."presence" FROM "authenticated";

GRANT UPDATE ("is_hidden") ON TABLE "public"."presence" TO "authenticated";

GRANT DELETE, SELECT ON TABLE "public"."presence" TO "authenticated";

REVOKE ALL ON TABLE "public"."presence" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."presence" TO "service_role";

ALTER TABLE "public"."activity_feed"
  ADD CONSTRAINT "activity_feed_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE INDEX activity_feed_user_idx ON public.activity_feed USING btree (user_id, created_at DESC);

CREATE POLICY "People forget what they did" ON "public"."activity_feed"
  FOR DELETE
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "People note what they did" ON "public"."activity_feed"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_approved() AS is_approved)));

CREATE POLICY "People read what they did" ON "public"."activity_feed"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

REVOKE ALL ("user_id") ON TABLE "public"."activity_feed" FROM "authenticated";

GRANT INSERT ("user_id") ON TABLE "public"."activity_feed" TO "authenticated";

-- By hand: their estimates would tell of rows that are withheld: see schemas/foundation/estimates.sql.
ALTER TABLE "public"."notification_preferences"
  ALTER COLUMN "quiet_hours_start" SET STATISTICS 0,
  ALTER COLUMN "quiet_hours_end" SET STATISTICS 0,
  ALTER COLUMN "timezone" SET STATISTICS 0,
  ALTER COLUMN "digest" SET STATISTICS 0,
  ALTER COLUMN "channels" SET STATISTICS 0;
ALTER TABLE "public"."presence"
  ALTER COLUMN "current_page" SET STATISTICS 0,
  ALTER COLUMN "device_info" SET STATISTICS 0,
  ALTER COLUMN "location" SET STATISTICS 0;
ALTER TABLE "public"."activity_feed"
  ALTER COLUMN "activity_type" SET STATISTICS 0,
  ALTER COLUMN "message" SET STATISTICS 0,
  ALTER COLUMN "metadata" SET STATISTICS 0;
