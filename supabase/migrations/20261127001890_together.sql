ALTER TABLE "private"."bookings"
  DROP CONSTRAINT "bookings_email_shape";

ALTER TABLE "private"."bookings"
  ADD CONSTRAINT "bookings_email_shape"
    CHECK
    ((private.is_line(email, 254) AND (email = lower(email)) AND (email ~ '^[^[:space:][:cntrl:]<>,;:"@]+@[^[:space:][:cntrl:]<>,;:"@]+\.[^[:space:][:cntrl:]<>,;:"@]+$'::text)));
