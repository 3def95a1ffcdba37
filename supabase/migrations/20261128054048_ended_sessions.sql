SET local check_function_bodies = off;

DROP FUNCTION "private"."is_session_live"();

ALTER TABLE "private"."email_undos"
  ADD COLUMN "factor_id" uuid;

ALTER TABLE "private"."email_undos"
  ADD COLUMN "clears_password" boolean NOT NULL DEFAULT false;

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

CREATE OR REPLACE FUNCTION private.has_fresh_proof()
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return private.is_session_live() and exists (
    select from auth.mfa_amr_claims a
    join auth.sessions s on s.id = a.session_id
    left join auth.mfa_factors f on f.id = s.factor_id
    where s.id = (auth.jwt() ->> 'session_id')::uuid
      and greatest(a.created_at, a.updated_at) > now() - interval '15 minutes'
      and a.authentication_method not in ('email_change', 'token_refresh')
      and not (a.authentication_method = 'totp' and coalesce(f.created_at >= s.created_at, true))
  );
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

CREATE OR REPLACE FUNCTION private.make_recovery_codes()
  RETURNS text[]
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_user_id constant uuid := auth.uid();
  v_factor_id uuid;
  v_codes text[];
begin
  -- Two windows at once would leave two sheets.
  perform from public.profiles p where p.id = v_user_id for no key update;
  select f.id into v_factor_id from auth.mfa_factors f
  where f.user_id = v_user_id and f.status = 'verified'
  order by f.created_at limit 1;
  if v_factor_id is null or coalesce(auth.jwt() ->> 'aal', '') <> 'aal2' or not private.is_session_live() then
    raise exception 'Recovery codes need two-step sign-in.' using errcode = '42501';
  end if;
  if not private.has_fresh_proof() then
    raise exception 'Confirm that it is you first.' using errcode = 'HXFRS';
  end if;
  perform private.keep_pace('recovery_codes', 20, interval '1 hour');
  perform private.notify_of_sign_in_change(v_user_id, 'recovery_codes');
  delete from private.recovery_codes c where c.user_id = v_user_id;
  select array_agg(private.make_recovery_code()) into v_codes from generate_series(1, 10);
  insert into private.recovery_codes (user_id, code_hash, factor_id)
  select v_user_id, private.recovery_code_hash(v_user_id, code), v_factor_id from unnest(v_codes) as code;
  return v_codes;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_factor_change()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if tg_op = 'DELETE' then
    perform private.notify_of_sign_in_change(old.user_id, 'factor_removed');
  else
    perform private.notify_of_sign_in_change(new.user_id, 'factor_added', new.id);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_password_or_phone()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.notify_of_sign_in_change(
    new.id, case when new.phone is distinct from old.phone then 'phone' else 'password' end
  );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_sign_in_change (
  p_user_id   uuid,
  p_change    text,
  p_factor_id uuid DEFAULT NULL::uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  v_email text;
begin
  select u.email into v_email from auth.users u
  where u.id = p_user_id and u.email_confirmed_at is not null and u.deleted_at is null;
  -- The undo and the demo seed change the same rows and need no letter.
  if v_email is null or coalesce(current_setting('haven.skips_sign_in_notice', true), '') = 'on' then
    return;
  end if;
  insert into private.email_undos (token_hash, user_id, old_email, factor_id, clears_password)
  values (private.email_undo_hash(v_token), p_user_id, v_email, p_factor_id, true);
  perform private.queue_message(
    'email', v_email, 'sign_in_changed',
    jsonb_build_object('token', v_token, 'validDays', private.email_undo_days(), 'change', p_change),
    p_is_urgent => true,
    p_expires_at => now() + make_interval(days => private.email_undo_days())
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

CREATE OR REPLACE FUNCTION private.undo_email_change (
  p_token text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_undo private.email_undos;
begin
  perform from auth.users u
  where u.id = (select e.user_id from private.email_undos e where e.token_hash = private.email_undo_hash(p_token))
  for no key update;
  select * into v_undo from private.email_undos e
  where e.token_hash = private.email_undo_hash(p_token)
    and e.created_at > now() - make_interval(days => private.email_undo_days());
  if v_undo.user_id is null then
    return null;
  end if;
  if exists (
    select from auth.users u
    where lower(u.email) = lower(v_undo.old_email) and u.id <> v_undo.user_id and not u.is_sso_user
  ) then
    return null;
  end if;
  perform set_config('haven.skips_sign_in_notice', 'on', true);
  update auth.users u
  set email = v_undo.old_email,
    encrypted_password = case when v_undo.clears_password then null else u.encrypted_password end, email_change = '', email_change_token_new = '',
    email_change_token_current = '', email_change_confirm_status = 0, recovery_token = '',
    confirmation_token = '', reauthentication_token = '', updated_at = now()
  where u.id = v_undo.user_id and u.deleted_at is null;
  if not found then
    return null;
  end if;
  update auth.identities i
  set identity_data = i.identity_data || jsonb_build_object('email', v_undo.old_email), updated_at = now()
  where i.user_id = v_undo.user_id and i.provider = 'email';
  -- A thief's own second step would keep the owner out.
  delete from auth.mfa_factors f
  where f.user_id = v_undo.user_id and (f.created_at > v_undo.created_at or f.id = v_undo.factor_id);
  delete from auth.one_time_tokens t where t.user_id = v_undo.user_id;
  delete from auth.sessions s where s.user_id = v_undo.user_id;
  perform set_config('haven.skips_sign_in_notice', 'off', true);
  -- A letter about an older address stays good: the owner's first one wins over the thief's second.
  delete from private.email_undos e where e.user_id = v_undo.user_id and e.created_at >= v_undo.created_at;
  return v_undo.old_email;
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

CREATE TRIGGER haven_notify_of_factor_added
  AFTER UPDATE OF status ON auth.mfa_factors
  FOR EACH ROW
  WHEN (((new.status = 'verified'::auth.factor_status) AND (old.status <> 'verified'::auth.factor_status)))
  EXECUTE FUNCTION private.notify_of_factor_change();

CREATE TRIGGER haven_notify_of_factor_removed
  AFTER DELETE ON auth.mfa_factors
  FOR EACH ROW
  WHEN ((old.status = 'verified'::auth.factor_status))
  EXECUTE FUNCTION private.notify_of_factor_change();

CREATE TRIGGER haven_notify_of_password_or_phone
  AFTER UPDATE OF encrypted_password, phone ON auth.users
  FOR EACH ROW
  WHEN
    (((new.phone IS DISTINCT FROM old.phone) OR (((new.encrypted_password)::text IS DISTINCT FROM (old.encrypted_password)::text) AND ((COALESCE(old.encrypted_password,
    ''::character varying))::text <> ''::text) AND ((COALESCE(new.encrypted_password, ''::character varying))::text <> ''::text))))
  EXECUTE FUNCTION private.notify_of_password_or_phone();

REVOKE ALL ON FUNCTION "private"."has_fresh_proof"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_fresh_proof"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."has_fresh_proof"() TO "postgres";

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

REVOKE ALL ON FUNCTION "private"."notify_of_factor_change"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_factor_change"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notify_of_factor_change"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."notify_of_password_or_phone"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_password_or_phone"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notify_of_password_or_phone"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."notify_of_sign_in_change"(uuid, text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_sign_in_change"(uuid, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notify_of_sign_in_change"(uuid, text, uuid) TO "postgres";

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
