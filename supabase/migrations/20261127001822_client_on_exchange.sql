SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.client_on_exchange (
  p_contact_id uuid
)
  RETURNS TABLE (
    what       text,
    at         timestamp with time zone,
    listing_id uuid,
    title      text,
    has_ended  boolean
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := auth.uid();
  v_client uuid;
begin
  select u.id into v_client
  from public.contacts c join auth.users u on lower(u.email) = lower(c.email)
  where c.id = p_contact_id and c.book = any (private.my_books()) and c.deleted_at is null
    and u.email_confirmed_at is not null and u.id <> v_me;
  if v_client is null then
    return;
  end if;
  return query
  select k.* from (
    select 'inquiry', i.created_at, l.id, l.property_name, false
    from public.broker_contacts i join public.listings l on l.id = i.listing_id
    where i.user_id = v_client and private.account_of(i.broker_id) = v_me
    union all
    select 'agreement', s.signed_at, l.id, l.property_name, s.ended_at is not null
    from public.listing_nda_signatures s join public.listings l on l.id = s.listing_id
    where s.user_id = v_client and private.account_of(l.broker_id) = v_me
  ) k (what, at, listing_id, title, has_ended)
  order by k.at desc limit 100;
end
$function$;

CREATE OR REPLACE FUNCTION public.client_on_exchange (
  p_contact_id uuid
)
  RETURNS TABLE (
    what       text,
    at         timestamp with time zone,
    listing_id uuid,
    title      text,
    has_ended  boolean
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.client_on_exchange(p_contact_id)
$function$;

REVOKE ALL ON FUNCTION "public"."client_on_exchange"(uuid) FROM PUBLIC, "anon", "service_role";

REVOKE ALL ON FUNCTION "private"."client_on_exchange"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."client_on_exchange"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."client_on_exchange"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."client_on_exchange"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."client_on_exchange"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."client_on_exchange"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."client_on_exchange"(uuid) TO "postgres";
