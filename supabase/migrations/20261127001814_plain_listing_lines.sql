ALTER TABLE "public"."listing_addresses"
  DROP CONSTRAINT "listing_addresses_street_address_is_plain";

ALTER TABLE "public"."listing_images"
  DROP CONSTRAINT "listing_images_alt_text_is_plain";

ALTER TABLE "public"."listing_images"
  DROP CONSTRAINT "listing_images_caption_is_plain";

ALTER TABLE "public"."listings"
  DROP CONSTRAINT "listings_care_level_is_plain";

ALTER TABLE "public"."listings"
  DROP CONSTRAINT "listings_city_is_plain";

ALTER TABLE "public"."listings"
  DROP CONSTRAINT "listings_license_type_is_plain";

ALTER TABLE "public"."listings"
  DROP CONSTRAINT "listings_property_name_is_plain";

-- What was taken in before loses the marks, and nothing else.
update public.listings set
  property_name = coalesce(nullif(btrim(regexp_replace(property_name, '[\u202a-\u202e\u2066-\u2069]', '', 'g')), ''), 'Unnamed'),
  city = coalesce(nullif(btrim(regexp_replace(city, '[\u202a-\u202e\u2066-\u2069]', '', 'g')), ''), 'Unnamed'),
  care_level = regexp_replace(care_level, '[\u202a-\u202e\u2066-\u2069]', '', 'g'),
  license_type = regexp_replace(license_type, '[\u202a-\u202e\u2066-\u2069]', '', 'g')
where concat(property_name, city, care_level, license_type) ~ '[\u202a-\u202e\u2066-\u2069]';

update public.listing_addresses set street_address = coalesce(nullif(btrim(regexp_replace(street_address, '[\u202a-\u202e\u2066-\u2069]', '', 'g')), ''), 'Unnamed')
where street_address ~ '[\u202a-\u202e\u2066-\u2069]';

update public.listing_images set
  alt_text = regexp_replace(alt_text, '[\u202a-\u202e\u2066-\u2069]', '', 'g'),
  caption = regexp_replace(caption, '[\u202a-\u202e\u2066-\u2069]', '', 'g')
where concat(alt_text, caption) ~ '[\u202a-\u202e\u2066-\u2069]';

update public.revisions set changes = regexp_replace(changes::text, '[\u202a-\u202e\u2066-\u2069]', '', 'g')::jsonb
where listing_id is not null and changes::text ~ '[\u202a-\u202e\u2066-\u2069]';

ALTER TABLE "public"."listing_addresses"
  ADD CONSTRAINT "listing_addresses_street_address_is_plain"
    CHECK (char_length(btrim(street_address)) between 1 and 200 AND (street_address !~ '[[:cntrl:]\u202a-\u202e\u2066-\u2069]'::text));

ALTER TABLE "public"."listing_images"
  ADD CONSTRAINT "listing_images_alt_text_is_plain" CHECK (((char_length(alt_text) <= 300) AND (alt_text !~ '[[:cntrl:]\u202a-\u202e\u2066-\u2069]'::text)));

ALTER TABLE "public"."listing_images"
  ADD CONSTRAINT "listing_images_caption_is_plain" CHECK (((char_length(caption) <= 300) AND (caption !~ '[[:cntrl:]\u202a-\u202e\u2066-\u2069]'::text)));

ALTER TABLE "public"."listings"
  ADD CONSTRAINT "listings_care_level_is_plain" CHECK (((char_length(care_level) <= 100) AND (care_level !~ '[[:cntrl:]\u202a-\u202e\u2066-\u2069]'::text)));

ALTER TABLE "public"."listings"
  ADD CONSTRAINT "listings_city_is_plain"
    CHECK (char_length(btrim(city)) between 1 and 100 AND (city !~ '[[:cntrl:],\u202a-\u202e\u2066-\u2069]'::text));

ALTER TABLE "public"."listings"
  ADD CONSTRAINT "listings_license_type_is_plain" CHECK (((char_length(license_type) <= 100) AND (license_type !~ '[[:cntrl:]\u202a-\u202e\u2066-\u2069]'::text)));

ALTER TABLE "public"."listings"
  ADD CONSTRAINT "listings_property_name_is_plain"
    CHECK (char_length(btrim(property_name)) between 1 and 160 AND (property_name !~ '[[:cntrl:]\u202a-\u202e\u2066-\u2069]'::text));
