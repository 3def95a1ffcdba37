SET local check_function_bodies = off;

DROP FUNCTION "private"."my_notifications"(boolean, text, integer);

DROP FUNCTION "public"."my_notifications"(boolean, text, integer);

CREATE OR REPLACE FUNCTION private.my_notifications (
  p_only_unread boolean,
  p_type        text,
  p_after       text,
  p_size        integer
)
  RETURNS TABLE (
    id         uuid,
    type       text,
    kind       text,
    title      text,
    message    text,
    metadata   jsonb,
    read_at    timestamp with time zone,
    seen_at    timestamp with time zone,
    created_at timestamp with time zone,
    cursor     text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  AS $function$
declare
  v_from constant jsonb := private.open_cursor('notifications', p_after);
  v_at constant timestamptz := coalesce((v_from ->> 0)::timestamptz, 'infinity');
  v_id constant uuid := coalesce((v_from ->> 1)::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
begin
  if not private.is_assured() then
    return;
  end if;
  return query
  select
    n.id, n.type, n.kind, n.title, n.message, n.metadata, n.read_at, n.seen_at, n.created_at,
    private.seal_cursor('notifications', jsonb_build_array(n.created_at, n.id))
  from public.notifications n
  where n.user_id = auth.uid() and (n.created_at, n.id) < (v_at, v_id)
    and (not p_only_unread or n.read_at is null)
    and (p_type is null or n.type = p_type)
  order by n.created_at desc, n.id desc
  limit p_size;
end
$function$;

CREATE OR REPLACE FUNCTION public.my_notifications (
  only_unread boolean DEFAULT false,
  after       text    DEFAULT NULL::text,
  page_size   integer DEFAULT 50,
  of_type     text    DEFAULT NULL::text
)
  RETURNS TABLE (
    id         uuid,
    type       text,
    kind       text,
    title      text,
    message    text,
    metadata   jsonb,
    read_at    timestamp with time zone,
    seen_at    timestamp with time zone,
    created_at timestamp with time zone,
    cursor     text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.my_notifications(
    coalesce(only_unread, false), of_type, after, least(greatest(coalesce(page_size, 50), 1), 100)
  )
$function$;

REVOKE ALL ON FUNCTION "public"."my_notifications"(boolean, text, integer, text) FROM PUBLIC, "anon", "service_role";

REVOKE ALL ON FUNCTION "private"."my_notifications"(boolean, text, text, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_notifications"(boolean, text, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_notifications"(boolean, text, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_notifications"(boolean, text, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_notifications"(boolean, text, integer, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_notifications"(boolean, text, integer, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_notifications"(boolean, text, integer, text) TO "postgres";
