ALTER TABLE "private"."bookings"
  DROP CONSTRAINT "bookings_email_shape";

ALTER TABLE "private"."bookings"
  ADD CONSTRAINT "bookings_email_shape"
    CHECK
    ((private.is_line(email, 254) AND (email = lower(email)) AND (email ~ '^[^[:space:][:cntrl:]<>,;:"@]+@[^[:space:][:cntrl:]<>,;:"@]+\.[^[:space:][:cntrl:]<>,;:"@]+$'::text)));

-- Nobody is given anything on them, and that is written down as the schema writes it.
revoke all on table private.booking_pages, private.bookings, private.live_listings, private.shared_searches
  from public, anon, authenticated, service_role;
