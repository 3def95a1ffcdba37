SET local check_function_bodies = off;

DROP POLICY "Participants speak in their conversation" ON "realtime"."messages";

DROP FUNCTION "private"."may_speak"(text);

CREATE OR REPLACE FUNCTION private.announce_record_rights (
  p_kind text,
  p_ids  uuid[]
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform pg_notify('haven_rights', jsonb_build_object('topic', concat_ws(':', 'record', p_kind, r.id))::text)
  from unnest(p_ids) r (id);
end
$function$;

CREATE OR REPLACE FUNCTION private.announce_rights_change()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_row constant jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  v_column text;
begin
  foreach v_column in array tg_argv loop
    perform pg_notify('haven_rights', jsonb_build_object('account', v_row ->> v_column)::text);
  end loop;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.follow_books (
  p_kind  text,
  p_ids   uuid[],
  p_books uuid[]
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.record_changes h set book = m.book
  from unnest(p_ids, p_books) m (id, book) where h.record_id = m.id and h.kind = p_kind;
  update public.record_comments h set book = m.book
  from unnest(p_ids, p_books) m (id, book) where h.record_id = m.id and h.kind = p_kind and h.way <> 'private';
  update public.record_tasks h set book = m.book
  from unnest(p_ids, p_books) m (id, book) where h.record_id = m.id and h.kind = p_kind;
  update public.record_files h set book = m.book
  from unnest(p_ids, p_books) m (id, book) where h.record_id = m.id and h.kind = p_kind;
  perform private.announce_record_rights(p_kind, p_ids);
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_records (
  p_kind text,
  p_ids  uuid[]
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from public.record_changes h where h.record_id = any (p_ids) and h.kind = p_kind;
  delete from public.record_comments h where h.record_id = any (p_ids) and h.kind = p_kind;
  delete from public.record_tasks h where h.record_id = any (p_ids) and h.kind = p_kind;
  delete from public.record_files h where h.record_id = any (p_ids) and h.kind = p_kind;
  perform private.announce_record_rights(p_kind, p_ids);
end
$function$;

CREATE OR REPLACE FUNCTION private.send_typing (
  p_conversation_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := private.require_member(p_conversation_id);
begin
  perform private.require_unblocked(p_conversation_id, v_me);
  perform private.keep_pace('typing', 60, interval '1 minute');
  perform realtime.send(
    jsonb_build_object('user_id', v_me), 'typing', 'conversation:' || p_conversation_id, true
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.send_typing (
  conversation_id uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.send_typing(conversation_id)
$function$;

REVOKE ALL ON FUNCTION "public"."send_typing"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE TRIGGER announce_rights_change
  AFTER DELETE OR UPDATE OF left_at ON public.conversation_members
  FOR EACH ROW
  EXECUTE FUNCTION private.announce_rights_change('user_id');

CREATE TRIGGER announce_rights_change
  AFTER UPDATE OF requires_approval, approval_status, suspended_at ON public.profiles
  FOR EACH ROW
  EXECUTE FUNCTION private.announce_rights_change('id');

CREATE TRIGGER announce_rights_change
  AFTER DELETE OR UPDATE ON public.tenant_users
  FOR EACH ROW
  EXECUTE FUNCTION private.announce_rights_change('user_id');

CREATE TRIGGER announce_rights_change
  AFTER INSERT OR DELETE OR UPDATE ON public.user_roles
  FOR EACH ROW
  EXECUTE FUNCTION private.announce_rights_change('user_id');

REVOKE ALL ON FUNCTION "private"."announce_record_rights"(text, uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."announce_record_rights"(text, uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."announce_record_rights"(text, uuid[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."announce_rights_change"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."announce_rights_change"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."announce_rights_change"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."send_typing"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."send_typing"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."send_typing"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."send_typing"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_typing"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."send_typing"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_typing"(uuid) TO "postgres";
