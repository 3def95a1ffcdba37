SET local check_function_bodies = off;

DROP FUNCTION "public"."close_mail_answers"();

DROP FUNCTION "private"."close_mail_answers"();

CREATE OR REPLACE FUNCTION private.close_answer_addresses()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.is_wanted(new, 'new_message', 'email') then
    update private.answer_addresses a set closed_at = now()
    where a.user_id = new.user_id and a.closed_at is null and a.expires_at > now();
  end if;
  return null;
end
$function$;

CREATE TRIGGER close_answer_addresses
  AFTER INSERT OR UPDATE ON public.notification_preferences
  FOR EACH ROW
  EXECUTE FUNCTION private.close_answer_addresses();

REVOKE ALL ON FUNCTION "private"."close_answer_addresses"() FROM PUBLIC;
