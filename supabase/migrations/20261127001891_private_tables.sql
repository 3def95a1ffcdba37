-- What the CLI does not write of what is private: the schema takes all rights away, and these had their defaults.
REVOKE ALL ON TABLE "private"."booking_pages" FROM PUBLIC, "anon", "authenticated", "service_role";

REVOKE ALL ON TABLE "private"."bookings" FROM PUBLIC, "anon", "authenticated", "service_role";

REVOKE ALL ON TABLE "private"."shared_searches" FROM PUBLIC, "anon", "authenticated", "service_role";

REVOKE ALL ON TABLE "private"."live_listings" FROM PUBLIC, "anon", "authenticated", "service_role";
