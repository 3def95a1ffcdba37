SET local check_function_bodies = off;

CREATE TABLE "public"."broker_profiles" (
  "years_experience" integer,
  "specialization"   text,
  "service_areas"    text[]  NOT NULL DEFAULT '{}'::text[],
  CONSTRAINT "broker_profiles_service_areas_are_states"
    CHECK (((cardinality(service_areas) <= 51) AND (array_to_string(service_areas, ','::text, '?'::text) ~ '^([A-Z]{2}(,[A-Z]{2})*)?$'::text))),
  CONSTRAINT "broker_profiles_specialization_is_known"
    CHECK ((specialization = ANY (ARRAY['assisted-living'::text, 'memory-care'::text, 'independent-living'::text, 'skilled-nursing'::text, 'ccrc'::text, 'all-types'::text]))),
  CONSTRAINT "broker_profiles_years_experience_range" CHECK (((years_experience >= 0) AND (years_experience <= 80))),
  "user_id"          uuid    NOT NULL DEFAULT auth.uid(),
  CONSTRAINT "broker_profiles_pkey" PRIMARY KEY (user_id)
);

ALTER TABLE "public"."broker_profiles"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."broker_profiles" FROM "anon";

CREATE TABLE "public"."professional_licenses" (
  "state"      text NOT NULL,
  "number"     text NOT NULL,
  "expires_on" date,
  CONSTRAINT "professional_licenses_expires_on_range" CHECK (((expires_on >= '1990-01-01'::date) AND (expires_on <= '2100-01-01'::date))),
  CONSTRAINT "professional_licenses_number_is_plain"
    CHECK (((char_length(btrim(number)) >= 1) AND (char_length(btrim(number)) <= 40) AND (number !~ '[[:cntrl:]\u202a-\u202e\u2066-\u2069]'::text))),
  CONSTRAINT "professional_licenses_state_shape" CHECK ((state ~ '^[A-Z]{2}$'::text)),
  "user_id"    uuid NOT NULL DEFAULT auth.uid(),
  CONSTRAINT "professional_licenses_pkey" PRIMARY KEY (user_id, state)
);

ALTER TABLE "public"."professional_licenses"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."professional_licenses" FROM "anon";

CREATE TABLE "public"."seller_profiles" (
  "draft_id"               uuid,
  "property_name"          text,
  "property_types"         text[] NOT NULL DEFAULT '{}'::text[],
  "location"               text,
  "occupancy"              text,
  "timeline"               text,
  "price_range"            text,
  "reason"                 text,
  "additional_information" text,
  CONSTRAINT "seller_profiles_additional_information_length" CHECK ((char_length(additional_information) <= 4000)),
  CONSTRAINT "seller_profiles_location_is_plain" CHECK (((char_length(location) <= 200) AND (location !~ '[[:cntrl:]]'::text))),
  CONSTRAINT "seller_profiles_occupancy_is_known" CHECK ((occupancy = ANY (ARRAY['90-100'::text, '80-89'::text, '70-79'::text, '60-69'::text, 'below-60'::text]))),
  CONSTRAINT "seller_profiles_price_range_is_known"
    CHECK ((price_range = ANY (ARRAY['under-1m'::text, '1m-3m'::text, '3m-5m'::text, '5m-10m'::text, 'over-10m'::text, 'unsure'::text]))),
  CONSTRAINT "seller_profiles_property_name_is_plain" CHECK (((char_length(property_name) <= 160) AND (property_name !~ '[[:cntrl:]]'::text))),
  CONSTRAINT "seller_profiles_property_types_are_known"
    CHECK
    ((property_types <@ ARRAY['assisted-living'::text, 'memory-care'::text, 'independent-living'::text, 'skilled-nursing'::text, 'ccrc'::text, 'active-adult'::text,
    'development-land'::text,
    'board-and-care'::text,
    'adult-day-care'::text,
    'group-homes'::text,
    'portfolio'::text, 'new-construction'::text, 'lease'::text, 'vacant-property'::text, 'auction'::text, 'developments'::text, 'mixed-use'::text, 'vacant-land'::text])),
  CONSTRAINT "seller_profiles_reason_is_known"
    CHECK ((reason = ANY (ARRAY['retirement'::text, 'relocation'::text, 'portfolio-optimization'::text, 'market-timing'::text, 'financial-reasons'::text, 'other'::text]))),
  CONSTRAINT "seller_profiles_timeline_is_known" CHECK ((timeline = ANY (ARRAY['immediate'::text, '3-months'::text, '6-months'::text, '1-year'::text, 'exploring'::text]))),
  "user_id"                uuid   NOT NULL DEFAULT auth.uid(),
  CONSTRAINT "seller_profiles_pkey" PRIMARY KEY (user_id)
);

ALTER TABLE "public"."seller_profiles"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."seller_profiles" FROM "anon";

CREATE OR REPLACE FUNCTION private.get_agent (
  p_agent_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select private.agent_card(a) || jsonb_build_object('practice', private.practice_of(a.id), 'markets', (
      select jsonb_agg(
        jsonb_build_object('state', m.state, 'property_type', m.property_type, 'listings', m.listings)
        order by m.listings desc, m.state, m.property_type
      )
      from private.agent_markets m
      where m.agent_id = a.id
    ))
    from private.agents a
    where a.id = p_agent_id and private.is_agent(a.id)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.practice_of (
  p_broker_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_build_object(
      'years_experience', p.years_experience,
      'specialization', p.specialization,
      'service_areas', coalesce(to_jsonb(p.service_areas), '[]'),
      'licensed_in', (
        select coalesce(jsonb_agg(l.state order by l.state), '[]') from public.professional_licenses l
        where l.user_id = b.user_id and (l.expires_on is null or l.expires_on >= current_date)
      )
    )
    from public.broker_accounts b
    left join public.broker_profiles p on p.user_id = b.user_id
    where b.broker_id = p_broker_id and not b.is_pseudonym
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.create_vendor (
  full_name           text,
  company_name        text,
  category            text,
  description         text    DEFAULT NULL::text,
  states              text[]  DEFAULT '{}'::text[],
  specialization_tags text[]  DEFAULT '{}'::text[],
  years_experience    integer DEFAULT 0
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_variable
declare
  v_vendor_id uuid;
begin
  if auth.uid() is null then
    raise exception 'User not authenticated' using errcode = '42501';
  end if;
  insert into public.vendors (user_id, company_name, description, category, states, specialization_tags, years_experience)
  values (
    auth.uid(), company_name, description, category, states, specialization_tags, coalesce(years_experience, 0)
  )
  returning id into v_vendor_id;
  begin
    update public.profiles p set full_name = btrim(full_name)
    where p.id = auth.uid() and p.full_name is distinct from btrim(full_name);
  exception when others then
    raise warning 'The name of a new vendor was not kept: %', sqlerrm;
  end;
  return v_vendor_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."create_vendor"(text, text, text, text, text[], text[], integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.save_broker_profile (
  full_name        text,
  brokerage        text,
  license_number   text,
  license_state    text,
  years_experience integer DEFAULT NULL::integer,
  specialization   text    DEFAULT NULL::text,
  service_areas    text[]  DEFAULT '{}'::text[],
  bio              text    DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_variable
declare
  v_first constant text := nullif(split_part(btrim(full_name), ' ', 1), '');
  v_name constant text := nullif(btrim(full_name), '');
begin
  if auth.uid() is null then
    raise exception 'User not authenticated' using errcode = '42501';
  end if;
  if v_name is null or nullif(btrim(brokerage), '') is null
    or nullif(btrim(license_number), '') is null or nullif(license_state, '') is null
  then
    raise exception 'Something is missing.' using errcode = 'HXPRN';
  end if;
  update public.profiles p
  set first_name = case when p.full_name is distinct from v_name then v_first else p.first_name end,
    last_name = case when p.full_name is distinct from v_name
      then nullif(btrim(substr(v_name, char_length(v_first) + 1)), '') else p.last_name end,
    full_name = v_name,
    brokerage_name = btrim(brokerage),
    bio = nullif(btrim(bio), '')
  where p.id = auth.uid();
  insert into public.broker_profiles as b (years_experience, specialization, service_areas)
  values (years_experience, nullif(specialization, ''), service_areas)
  on conflict (user_id) do update
  set years_experience = excluded.years_experience, specialization = excluded.specialization,
    service_areas = excluded.service_areas;
  insert into public.professional_licenses as l (state, number)
  values (license_state, btrim(license_number))
  on conflict on constraint professional_licenses_pkey do update set number = excluded.number
  where l.number is distinct from excluded.number;
end
$function$;

REVOKE ALL ON FUNCTION "public"."save_broker_profile"(text, text, text, text, integer, text, text[], text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.save_seller_profile (
  draft_id               uuid,
  content                jsonb,
  property_name          text   DEFAULT NULL::text,
  property_types         text[] DEFAULT '{}'::text[],
  location               text   DEFAULT NULL::text,
  occupancy              text   DEFAULT NULL::text,
  timeline               text   DEFAULT NULL::text,
  price_range            text   DEFAULT NULL::text,
  reason                 text   DEFAULT NULL::text,
  additional_information text   DEFAULT NULL::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_variable
declare
  v_user_id constant uuid := auth.uid();
  v_draft_id uuid;
begin
  if v_user_id is null then
    raise exception 'User not authenticated' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('seller ' || v_user_id, 0));
  select s.draft_id into v_draft_id from public.seller_profiles s
  join public.listing_drafts d on d.id = s.draft_id
  where s.user_id = v_user_id;
  if v_draft_id is null then
    perform public.save_listing_draft(draft_id, 0, content);
    v_draft_id := draft_id;
  end if;
  insert into public.seller_profiles as s (
    draft_id, property_name, property_types, location, occupancy, timeline, price_range, reason, additional_information
  ) values (
    v_draft_id, nullif(btrim(property_name), ''), property_types, nullif(btrim(location), ''), nullif(occupancy, ''),
    nullif(timeline, ''), nullif(price_range, ''), nullif(reason, ''), nullif(btrim(additional_information), '')
  )
  on conflict (user_id) do update
  set draft_id = excluded.draft_id, property_name = excluded.property_name, property_types = excluded.property_types,
    location = excluded.location, occupancy = excluded.occupancy, timeline = excluded.timeline,
    price_range = excluded.price_range, reason = excluded.reason,
    additional_information = excluded.additional_information;
  return v_draft_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."save_seller_profile"(uuid, jsonb, text, text[], text, text, text, text, text, text) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "public"."seller_profiles"
  ADD CONSTRAINT "seller_profiles_draft_id_fkey" FOREIGN KEY (draft_id) REFERENCES public.listing_drafts(id) ON DELETE SET NULL;

CREATE INDEX professional_licenses_ending_idx ON public.professional_licenses USING btree (expires_on)
  WHERE (expires_on IS NOT NULL);

CREATE INDEX seller_profiles_draft_idx ON public.seller_profiles USING btree (draft_id);

CREATE POLICY "Accounts with a second factor show it" ON "public"."broker_profiles"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Accounts with a second factor show it" ON "public"."professional_licenses"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Accounts with a second factor show it" ON "public"."seller_profiles"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

REVOKE ALL ON FUNCTION "private"."practice_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."practice_of"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."practice_of"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."create_vendor"(text, text, text, text, text[], text[], integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."create_vendor"(text, text, text, text, text[], text[], integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."create_vendor"(text, text, text, text, text[], text[], integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_broker_profile"(text, text, text, text, integer, text, text[], text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_broker_profile"(text, text, text, text, integer, text, text[], text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_broker_profile"(text, text, text, text, integer, text, text[], text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_seller_profile"(uuid, jsonb, text, text[], text, text, text, text, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_seller_profile"(uuid, jsonb, text, text[], text, text, text, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_seller_profile"(uuid, jsonb, text, text[], text, text, text, text, text, text) TO "postgres";

REVOKE ALL ON TABLE "public"."broker_profiles" FROM "authenticated";

REVOKE ALL ("service_areas") ON TABLE "public"."broker_profiles" FROM "authenticated";

GRANT INSERT ("service_areas"), UPDATE ("service_areas") ON TABLE "public"."broker_profiles" TO "authenticated";

REVOKE ALL ("specialization") ON TABLE "public"."broker_profiles" FROM "authenticated";

GRANT INSERT ("specialization"), UPDATE ("specialization") ON TABLE "public"."broker_profiles" TO "authenticated";

REVOKE ALL ("years_experience") ON TABLE "public"."broker_profiles" FROM "authenticated";

GRANT INSERT ("years_experience"), UPDATE ("years_experience") ON TABLE "public"."broker_profiles" TO "authenticated";

GRANT SELECT ON TABLE "public"."broker_profiles" TO "authenticated";

REVOKE ALL ON TABLE "public"."broker_profiles" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."broker_profiles" TO "service_role";

REVOKE ALL ON TABLE "public"."professional_licenses" FROM "authenticated";

REVOKE ALL ("expires_on") ON TABLE "public"."professional_licenses" FROM "authenticated";

GRANT INSERT ("expires_on"), UPDATE ("expires_on") ON TABLE "public"."professional_licenses" TO "authenticated";

REVOKE ALL ("number") ON TABLE "public"."professional_licenses" FROM "authenticated";

GRANT INSERT ("number"), UPDATE ("number") ON TABLE "public"."professional_licenses" TO "authenticated";

REVOKE ALL ("state") ON TABLE "public"."professional_licenses" FROM "authenticated";

GRANT INSERT ("state"), UPDATE ("state") ON TABLE "public"."professional_licenses" TO "authenticated";

GRANT DELETE, SELECT ON TABLE "public"."professional_licenses" TO "authenticated";

REVOKE ALL ON TABLE "public"."professional_licenses" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."professional_licenses" TO "service_role";

REVOKE ALL ON TABLE "public"."seller_profiles" FROM "authenticated";

REVOKE ALL ("additional_information") ON TABLE "public"."seller_profiles" FROM "authenticated";

GRANT INSERT ("additional_information"), UPDATE ("additional_information") ON TABLE "public"."seller_profiles" TO "authenticated";

REVOKE ALL ("draft_id") ON TABLE "public"."seller_profiles" FROM "authenticated";

GRANT INSERT ("draft_id"), UPDATE ("draft_id") ON TABLE "public"."seller_profiles" TO "authenticated";

REVOKE ALL ("location") ON TABLE "public"."seller_profiles" FROM "authenticated";

GRANT INSERT ("location"), UPDATE ("location") ON TABLE "public"."seller_profiles" TO "authenticated";

REVOKE ALL ("occupancy") ON TABLE "public"."seller_profiles" FROM "authenticated";

GRANT INSERT ("occupancy"), UPDATE ("occupancy") ON TABLE "public"."seller_profiles" TO "authenticated";

REVOKE ALL ("price_range") ON TABLE "public"."seller_profiles" FROM "authenticated";

GRANT INSERT ("price_range"), UPDATE ("price_range") ON TABLE "public"."seller_profiles" TO "authenticated";

REVOKE ALL ("property_name") ON TABLE "public"."seller_profiles" FROM "authenticated";

GRANT INSERT ("property_name"), UPDATE ("property_name") ON TABLE "public"."seller_profiles" TO "authenticated";

REVOKE ALL ("property_types") ON TABLE "public"."seller_profiles" FROM "authenticated";

GRANT INSERT ("property_types"), UPDATE ("property_types") ON TABLE "public"."seller_profiles" TO "authenticated";

REVOKE ALL ("reason") ON TABLE "public"."seller_profiles" FROM "authenticated";

GRANT INSERT ("reason"), UPDATE ("reason") ON TABLE "public"."seller_profiles" TO "authenticated";

REVOKE ALL ("timeline") ON TABLE "public"."seller_profiles" FROM "authenticated";

GRANT INSERT ("timeline"), UPDATE ("timeline") ON TABLE "public"."seller_profiles" TO "authenticated";

GRANT SELECT ON TABLE "public"."seller_profiles" TO "authenticated";

REVOKE ALL ON TABLE "public"."seller_profiles" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."seller_profiles" TO "service_role";

ALTER TABLE "public"."broker_profiles"
  ADD CONSTRAINT "broker_profiles_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE POLICY "Owners change how they work" ON "public"."broker_profiles"
  FOR UPDATE
  TO "authenticated"
  USING (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_approved() AS is_approved)))
  WITH CHECK ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "Owners read how they work" ON "public"."broker_profiles"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "Owners say how they work" ON "public"."broker_profiles"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_approved() AS is_approved)));

ALTER TABLE "public"."professional_licenses"
  ADD CONSTRAINT "professional_licenses_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE POLICY "Owners add licenses" ON "public"."professional_licenses"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_approved() AS is_approved)));

CREATE POLICY "Owners change their licenses" ON "public"."professional_licenses"
  FOR UPDATE
  TO "authenticated"
  USING (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_approved() AS is_approved)))
  WITH CHECK ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "Owners read their licenses" ON "public"."professional_licenses"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "Owners remove licenses" ON "public"."professional_licenses"
  FOR DELETE
  TO "authenticated"
  USING (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_approved() AS is_approved)));

ALTER TABLE "public"."seller_profiles"
  ADD CONSTRAINT "seller_profiles_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE POLICY "Sellers change what they told" ON "public"."seller_profiles"
  FOR UPDATE
  TO "authenticated"
  USING (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_approved() AS is_approved)))
  WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND ((draft_id IS NULL) OR (EXISTS ( SELECT
   FROM public.listing_drafts d
  WHERE (d.id = seller_profiles.draft_id))))));

CREATE POLICY "Sellers read what they told" ON "public"."seller_profiles"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "Sellers tell of their property" ON "public"."seller_profiles"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_approved() AS is_approved) AND ((draft_id IS NULL) OR (EXISTS ( SELECT
   FROM public.listing_drafts d
  WHERE (d.id = seller_profiles.draft_id))))));

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
