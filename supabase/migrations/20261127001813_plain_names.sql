SET local check_function_bodies = off;

ALTER TABLE "public"."profiles"
  DROP CONSTRAINT "profiles_brokerage_name_is_plain";

ALTER TABLE "public"."profiles"
  DROP CONSTRAINT "profiles_company_name_is_plain";

ALTER TABLE "public"."profiles"
  DROP CONSTRAINT "profiles_first_name_is_plain";

ALTER TABLE "public"."profiles"
  DROP CONSTRAINT "profiles_full_name_is_plain";

ALTER TABLE "public"."profiles"
  DROP CONSTRAINT "profiles_last_name_is_plain";

ALTER TABLE "public"."seller_profiles"
  DROP CONSTRAINT "seller_profiles_location_is_plain";

ALTER TABLE "public"."seller_profiles"
  DROP CONSTRAINT "seller_profiles_property_name_is_plain";

ALTER TABLE "public"."tenants"
  DROP CONSTRAINT "tenants_name_is_plain";

ALTER TABLE "public"."vendors"
  DROP CONSTRAINT "vendors_company_name_is_plain";

ALTER TABLE "public"."vendors"
  DROP CONSTRAINT "vendors_specialization_tags_are_few";

CREATE OR REPLACE FUNCTION private.plain_text (
  p_metadata jsonb,
  p_key      text,
  p_length   integer
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select nullif(btrim(left(btrim(
    regexp_replace(p_metadata ->> p_key, '[[:cntrl:][:space:]\u202a-\u202e\u2066-\u2069]+', ' ', 'g')
  ), p_length)), '')
  where jsonb_typeof(p_metadata -> p_key) = 'string'
$function$;

-- What was taken in before loses the marks, and nothing else.
update public.profiles set
  first_name = regexp_replace(first_name, '[\u202a-\u202e\u2066-\u2069]', '', 'g'),
  last_name = regexp_replace(last_name, '[\u202a-\u202e\u2066-\u2069]', '', 'g'),
  full_name = regexp_replace(full_name, '[\u202a-\u202e\u2066-\u2069]', '', 'g'),
  company_name = regexp_replace(company_name, '[\u202a-\u202e\u2066-\u2069]', '', 'g'),
  brokerage_name = regexp_replace(brokerage_name, '[\u202a-\u202e\u2066-\u2069]', '', 'g')
where concat(first_name, last_name, full_name, company_name, brokerage_name) ~ '[\u202a-\u202e\u2066-\u2069]';

update public.seller_profiles set
  property_name = regexp_replace(property_name, '[\u202a-\u202e\u2066-\u2069]', '', 'g'),
  location = regexp_replace(location, '[\u202a-\u202e\u2066-\u2069]', '', 'g')
where concat(property_name, location) ~ '[\u202a-\u202e\u2066-\u2069]';

update public.tenants set
  name = coalesce(nullif(btrim(regexp_replace(name, '[\u202a-\u202e\u2066-\u2069]', '', 'g')), ''), 'Unnamed')
where concat(name) ~ '[\u202a-\u202e\u2066-\u2069]';

update public.vendors set
  company_name = coalesce(nullif(btrim(regexp_replace(company_name, '[\u202a-\u202e\u2066-\u2069]', '', 'g')), ''), 'Unnamed')
where concat(company_name) ~ '[\u202a-\u202e\u2066-\u2069]';

update public.vendors set
  specialization_tags = array(select regexp_replace(t, '[\u202a-\u202e\u2066-\u2069]', '', 'g') from unnest(specialization_tags) t)
where array_to_string(specialization_tags, '', '') ~ '[\u202a-\u202e\u2066-\u2069]';

ALTER TABLE "public"."profiles"
  ADD CONSTRAINT "profiles_brokerage_name_is_plain" CHECK (((char_length(brokerage_name) <= 200) AND (brokerage_name !~ '[[:cntrl:]\u202a-\u202e\u2066-\u2069]'::text)));

ALTER TABLE "public"."profiles"
  ADD CONSTRAINT "profiles_company_name_is_plain" CHECK (((char_length(company_name) <= 200) AND (company_name !~ '[[:cntrl:]\u202a-\u202e\u2066-\u2069]'::text)));

ALTER TABLE "public"."profiles"
  ADD CONSTRAINT "profiles_first_name_is_plain" CHECK (((char_length(first_name) <= 100) AND (first_name !~ '[[:cntrl:]\u202a-\u202e\u2066-\u2069]'::text)));

ALTER TABLE "public"."profiles"
  ADD CONSTRAINT "profiles_full_name_is_plain" CHECK (((char_length(full_name) <= 201) AND (full_name !~ '[[:cntrl:]\u202a-\u202e\u2066-\u2069]'::text)));

ALTER TABLE "public"."profiles"
  ADD CONSTRAINT "profiles_last_name_is_plain" CHECK (((char_length(last_name) <= 100) AND (last_name !~ '[[:cntrl:]\u202a-\u202e\u2066-\u2069]'::text)));

ALTER TABLE "public"."seller_profiles"
  ADD CONSTRAINT "seller_profiles_location_is_plain" CHECK (((char_length(location) <= 200) AND (location !~ '[[:cntrl:]\u202a-\u202e\u2066-\u2069]'::text)));

ALTER TABLE "public"."seller_profiles"
  ADD CONSTRAINT "seller_profiles_property_name_is_plain" CHECK (((char_length(property_name) <= 160) AND (property_name !~ '[[:cntrl:]\u202a-\u202e\u2066-\u2069]'::text)));

ALTER TABLE "public"."tenants"
  ADD CONSTRAINT "tenants_name_is_plain"
    CHECK (char_length(btrim(name)) between 1 and 120 AND (name !~ '[[:cntrl:]\u202a-\u202e\u2066-\u2069]'::text));

ALTER TABLE "public"."vendors"
  ADD CONSTRAINT "vendors_company_name_is_plain"
    CHECK (char_length(btrim(company_name)) between 1 and 160 AND (company_name !~ '[[:cntrl:]\u202a-\u202e\u2066-\u2069]'::text));

ALTER TABLE "public"."vendors"
  ADD CONSTRAINT "vendors_specialization_tags_are_few"
    CHECK
    (((cardinality(specialization_tags) <= 20) AND (char_length(array_to_string(specialization_tags, ''::text)) <= 1600) AND (array_to_string(specialization_tags, ''::text,
    ''::text) !~ '[[:cntrl:]\u202a-\u202e\u2066-\u2069]'::text)));
