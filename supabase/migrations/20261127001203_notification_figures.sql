SET local check_function_bodies = off;

DROP TRIGGER "revise_names" ON "public"."profiles";

CREATE OR REPLACE FUNCTION private.figures_of_notifications()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('unread', c.unread) from public.notification_counts() c
$function$;

CREATE TRIGGER revise_names
  AFTER UPDATE ON public.profiles
  FOR EACH ROW
  WHEN ((((old.full_name IS DISTINCT FROM new.full_name) OR (old.brokerage_name IS DISTINCT FROM new.brokerage_name)) OR (old.company_name IS DISTINCT FROM new.company_name)))
  EXECUTE FUNCTION private.revise_names();

REVOKE ALL ON FUNCTION "private"."figures_of_notifications"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."figures_of_notifications"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."figures_of_notifications"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."figures_of_notifications"() TO "postgres";
