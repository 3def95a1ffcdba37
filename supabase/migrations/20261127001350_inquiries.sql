SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.find_inquiries (
  p_listings uuid[],
  p_since    timestamp with time zone,
  p_before   timestamp with time zone,
  p_after    text,
  p_size     integer
)
  RETURNS TABLE (
    id              uuid,
    asked_at        timestamp with time zone,
    name            text,
    company         text,
    message         text,
    listing_id      uuid,
    property_name   text,
    conversation_id uuid,
    last_message_at timestamp with time zone,
    cursor          text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  c_scope constant text := 'inquiries';
  v_me constant uuid := auth.uid();
  v_from constant jsonb := private.open_cursor(c_scope, p_after);
begin
  if not coalesce(private.is_approved(), false) then
    raise exception 'Only approved accounts read inquiries.' using errcode = '42501';
  end if;
  return query
  select
    c.id, c.created_at, p.full_name, private.business_name(p), c.message, l.id, l.property_name,
    d.conversation_id, t.last_message_at, private.seal_cursor(c_scope, jsonb_build_array(c.created_at, c.id))
  from public.broker_contacts c
  join public.profiles p on p.id = c.user_id
  left join public.listings l on l.id = c.listing_id
  left join private.direct_conversations d
    on d.first_id = least(c.user_id, v_me) and d.second_id = greatest(c.user_id, v_me)
    and d.listing_id = c.listing_id and private.is_in_conversation(d.conversation_id)
  left join public.chat_conversations t on t.id = d.conversation_id
  where c.broker_id = any (private.my_brokers())
    and (p_listings is null or c.listing_id = any (p_listings))
    and c.created_at >= coalesce(p_since, '-infinity') and c.created_at < coalesce(p_before, 'infinity')
    and (c.created_at, c.id) < (
      coalesce((v_from ->> 0)::timestamptz, 'infinity'),
      coalesce((v_from ->> 1)::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
    )
  order by c.created_at desc, c.id desc
  limit p_size;
end
$function$;

CREATE OR REPLACE FUNCTION public.find_inquiries (
  listings  uuid[]                   DEFAULT NULL::uuid[],
  since     timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  before    timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  after     text                     DEFAULT NULL::text,
  page_size integer                  DEFAULT 50
)
  RETURNS TABLE (
    id              uuid,
    asked_at        timestamp with time zone,
    name            text,
    company         text,
    message         text,
    listing_id      uuid,
    property_name   text,
    conversation_id uuid,
    last_message_at timestamp with time zone,
    cursor          text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.find_inquiries($1, $2, $3, $4, least(greatest(coalesce($5, 50), 1), 200))
$function$;

REVOKE ALL ON FUNCTION "public"."find_inquiries"(uuid[], timestamp WITH time zone, timestamp WITH time zone, text, integer) FROM PUBLIC, "anon", "service_role";

REVOKE ALL ON FUNCTION "private"."find_inquiries"(uuid[], timestamp WITH time zone, timestamp WITH time zone, text, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."find_inquiries"(uuid[], timestamp WITH time zone, timestamp WITH time zone, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."find_inquiries"(uuid[], timestamp WITH time zone, timestamp WITH time zone, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."find_inquiries"(uuid[], timestamp WITH time zone, timestamp WITH time zone, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_inquiries"(uuid[], timestamp WITH time zone, timestamp WITH time zone, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."find_inquiries"(uuid[], timestamp WITH time zone, timestamp WITH time zone, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_inquiries"(uuid[], timestamp WITH time zone, timestamp WITH time zone, text, integer) TO "postgres";
