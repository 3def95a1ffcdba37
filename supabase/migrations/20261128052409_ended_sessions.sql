SET local check_function_bodies = off;

DROP FUNCTION "private"."is_session_live"();

CREATE OR REPLACE FUNCTION private.check_request()
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if auth.role() is distinct from 'authenticated' then
    return;
  end if;
  if not private.is_in_use() then
    raise exception 'This account cannot be used.' using errcode = '42501';
  end if;
  if not private.is_session_live() and not private.is_letter_call(current_setting('request.path', true)) then
    raise exception 'Your session has ended. Sign in again.' using errcode = '42501';
  end if;
  if current_setting('transaction_read_only') = 'off'
    and not private.is_open_call(current_setting('request.path', true))
    and not private.is_approved()
  then
    raise exception 'This account is not let in.' using errcode = '42501';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_acting_for_account()
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(auth.jwt() ->> 'haven_acting' = 'database', false)
$function$;

CREATE OR REPLACE FUNCTION private.is_assured()
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_claims constant jsonb := auth.jwt();
  v_user_id constant uuid := (v_claims ->> 'sub')::uuid;
begin
  return exists (
    select from auth.users u
    where u.id = v_user_id and u.deleted_at is null
      and (u.banned_until is null or u.banned_until <= now())
  ) and (private.is_session_live() or private.is_acting_for_account()) and (
    coalesce(v_claims ->> 'aal' = 'aal2', false)
    or not exists (
      select from auth.mfa_factors f where f.user_id = v_user_id and f.status = 'verified'
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.is_letter_call (
  p_path text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select coalesce(p_path in (
    '/rpc/account_of_link', '/rpc/keep_account_by_letter', '/rpc/undo_email_change', '/rpc/unsubscribe'
  ), false)
$function$;

CREATE OR REPLACE FUNCTION private.is_session_active (
  p_session_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from auth.sessions s
    where s.id = p_session_id and (s.not_after is null or s.not_after > now())
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.is_session_live()
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_claims constant jsonb := auth.jwt();
begin
  return exists (
    select from auth.sessions s
    where s.id = (v_claims ->> 'session_id')::uuid and s.user_id = (v_claims ->> 'sub')::uuid
      and (s.not_after is null or s.not_after > now())
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.send_answer (
  p_address    private.answer_addresses,
  p_message_id uuid,
  p_words      text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_claims constant text := coalesce(current_setting('request.jwt.claims', true), '');
  v_reason text := 'sent';
begin
  if p_address.closed_at is not null or p_address.expires_at <= now() then
    return 'expired';
  end if;
  if btrim(coalesce(p_words, ''), E' \t\n\r') = '' then
    return 'empty';
  end if;
  if char_length(p_words) > 8000 then
    return 'too_long';
  end if;
  begin
    perform set_config('request.jwt.claims', jsonb_build_object(
      'sub', p_address.user_id, 'role', 'authenticated', 'aal', 'aal1', 'haven_acting', 'database'
    )::text, true);
    perform private.keep_pace('mail_answer', 30, interval '1 hour');
    perform private.send_message(p_address.conversation_id, p_message_id, p_words, null, '[]', null);
  exception
    when sqlstate 'HXBLK' then
      v_reason := 'blocked';
    when insufficient_privilege then
      v_reason := 'not_in_conversation';
    when sqlstate 'HXMRT' then
      v_reason := 'too_many';
    when integrity_constraint_violation then
      v_reason := 'unfit';
  end;
  perform set_config('request.jwt.claims', v_claims, true);
  return v_reason;
end
$function$;

CREATE OR REPLACE FUNCTION private.work_automations (
  p_now timestamp with time zone DEFAULT now()
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_claims constant text := coalesce(current_setting('request.jwt.claims', true), '');
  v_event private.automation_events;
  v_rule public.automations;
  v_count integer := 0;
begin
  perform private.sweep_automations(p_now);
  for v_event in
    delete from private.automation_events e where e.id in (
      select q.id from private.automation_events q order by q.id limit 200 for update skip locked
    ) returning e.*
  loop
    for v_rule in select * from private.rules_for(v_event) loop
      -- Whoever keeps a rule has shown their second step, if they have one.
      perform set_config('request.jwt.claims', jsonb_build_object(
        'sub', v_rule.owner_id, 'role', 'authenticated', 'aal', 'aal2', 'haven_acting', 'database'
      )::text, true);
      perform private.run_automation(v_rule, v_event, p_now);
      perform set_config('request.jwt.claims', v_claims, true);
    end loop;
    v_count := v_count + 1;
  end loop;
  return v_count;
end
$function$;

REVOKE ALL ON FUNCTION "private"."is_acting_for_account"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_acting_for_account"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_acting_for_account"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_letter_call"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_letter_call"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_letter_call"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_session_active"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_session_active"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_session_active"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_session_live"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_session_live"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."is_session_live"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_session_live"() TO "postgres";
