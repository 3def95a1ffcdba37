SET local check_function_bodies = off;

CREATE TABLE "public"."onboarding_states" (
  "has_seen_selector"  boolean NOT NULL DEFAULT false,
  "selected_flow"      text,
  "has_completed_flow" boolean NOT NULL DEFAULT false,
  "skip_requested"     boolean NOT NULL DEFAULT false,
  "step"               integer NOT NULL DEFAULT 1,
  "search_attempted"   boolean NOT NULL DEFAULT false,
  "pricing_viewed"     boolean NOT NULL DEFAULT false,
  "features_viewed"    boolean NOT NULL DEFAULT false,
  CONSTRAINT "onboarding_states_selected_flow_is_known" CHECK ((selected_flow = ANY (ARRAY['simple'::text, 'guided'::text, 'comprehensive'::text]))),
  CONSTRAINT "onboarding_states_step_range" CHECK (((step >= 1) AND (step <= 5))),
  "user_id"            uuid    NOT NULL DEFAULT auth.uid(),
  CONSTRAINT "onboarding_states_pkey" PRIMARY KEY (user_id)
);

ALTER TABLE "public"."onboarding_states"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."onboarding_states" FROM "anon";

CREATE OR REPLACE FUNCTION private.figures_of_onboarding()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  v_state public.onboarding_states;
begin
  if not (select private.is_approved()) then
    return null;
  end if;
  select * into v_state from public.onboarding_states s where s.user_id = (select auth.uid());
  if v_state.skip_requested or (
    v_state.has_completed_flow and v_state.search_attempted and v_state.pricing_viewed and v_state.features_viewed
    and exists (
      select from public.profiles p
      where p.id = v_state.user_id and p.full_name is not null and p.user_type is not null
    )
  ) then
    return null;
  end if;
  return jsonb_build_object('step', coalesce(v_state.step, 1));
end
$function$;

CREATE POLICY "Accounts with a second factor show it" ON "public"."onboarding_states"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

REVOKE ALL ON FUNCTION "private"."figures_of_onboarding"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."figures_of_onboarding"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."figures_of_onboarding"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."figures_of_onboarding"() TO "postgres";

REVOKE ALL ON TABLE "public"."onboarding_states" FROM "authenticated";

REVOKE ALL ("features_viewed") ON TABLE "public"."onboarding_states" FROM "authenticated";

GRANT INSERT ("features_viewed"), UPDATE ("features_viewed") ON TABLE "public"."onboarding_states" TO "authenticated";

REVOKE ALL ("has_completed_flow") ON TABLE "public"."onboarding_states" FROM "authenticated";

GRANT INSERT ("has_completed_flow"), UPDATE ("has_completed_flow") ON TABLE "public"."onboarding_states" TO "authenticated";

REVOKE ALL ("has_seen_selector") ON TABLE "public"."onboarding_states" FROM "authenticated";

GRANT INSERT ("has_seen_selector"), UPDATE ("has_seen_selector") ON TABLE "public"."onboarding_states" TO "authenticated";

REVOKE ALL ("pricing_viewed") ON TABLE "public"."onboarding_states" FROM "authenticated";

GRANT INSERT ("pricing_viewed"), UPDATE ("pricing_viewed") ON TABLE "public"."onboarding_states" TO "authenticated";

REVOKE ALL ("search_attempted") ON TABLE "public"."onboarding_states" FROM "authenticated";

GRANT INSERT ("search_attempted"), UPDATE ("search_attempted") ON TABLE "public"."onboarding_states" TO "authenticated";

REVOKE ALL ("selected_flow") ON TABLE "public"."onboarding_states" FROM "authenticated";

GRANT INSERT ("selected_flow"), UPDATE ("selected_flow") ON TABLE "public"."onboarding_states" TO "authenticated";

REVOKE ALL ("skip_requested") ON TABLE "public"."onboarding_states" FROM "authenticated";

GRANT INSERT ("skip_requested"), UPDATE ("skip_requested") ON TABLE "public"."onboarding_states" TO "authenticated";

REVOKE ALL ("step") ON TABLE "public"."onboarding_states" FROM "authenticated";

GRANT INSERT ("step"), UPDATE ("step") ON TABLE "public"."onboarding_states" TO "authenticated";

GRANT DELETE, SELECT ON TABLE "public"."onboarding_states" TO "authenticated";

REVOKE ALL ON TABLE "public"."onboarding_states" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."onboarding_states" TO "service_role";

ALTER TABLE "public"."onboarding_states"
  ADD CONSTRAINT "onboarding_states_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE POLICY "People begin anew" ON "public"."onboarding_states"
  FOR DELETE
  TO "authenticated"
  USING (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_approved() AS is_approved)));

CREATE POLICY "People go on from where they are" ON "public"."onboarding_states"
  FOR UPDATE
  TO "authenticated"
  USING (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_approved() AS is_approved)))
  WITH CHECK ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "People note how far they are" ON "public"."onboarding_states"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_approved() AS is_approved)));

CREATE POLICY "People read how far they are" ON "public"."onboarding_states"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));
