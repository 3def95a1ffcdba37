SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.figures_of_dead_letters()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.is_admin() then
    return null;
  end if;
  return jsonb_build_object('dead', (
    select count(*) from (select from private.outbox o where o.dead_at is not null limit 1000) as counted
  ));
end
$function$;

REVOKE ALL ON FUNCTION "private"."figures_of_dead_letters"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."figures_of_dead_letters"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."figures_of_dead_letters"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."figures_of_dead_letters"() TO "postgres";
