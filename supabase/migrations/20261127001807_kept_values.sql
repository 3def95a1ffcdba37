SET local check_function_bodies = off;

CREATE TABLE "public"."kept_values" (
  "name"    text                     NOT NULL,
  "value"   jsonb                    NOT NULL,
  "kept_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "kept_values_are_small" CHECK ((char_length((value)::text) <= 65536)),
  CONSTRAINT "kept_values_name_shape" CHECK ((name ~ '^[a-z]{1,20}:[a-zA-Z0-9_:-]{1,120}$'::text)),
  "user_id" uuid                     NOT NULL DEFAULT auth.uid(),
  CONSTRAINT "kept_values_pkey" PRIMARY KEY (user_id, name)
);

ALTER TABLE "public"."kept_values"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."kept_values" FROM "anon";

CREATE OR REPLACE FUNCTION private.keep_values_few()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('kept_values:' || new.user_id::text, 0));
  delete from public.kept_values k
  where k.user_id = new.user_id
    and k.name in (
      select o.name from public.kept_values o
      where o.user_id = new.user_id and o.name <> new.name
      order by o.kept_at desc, o.name offset 299
    );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.stamp_kept_value()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  new.kept_at := now();
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_value (
  p_name  text,
  p_value jsonb DEFAULT NULL::jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if p_value is null or p_value = 'null'::jsonb then
    delete from public.kept_values k where k.user_id = (select auth.uid()) and k.name = p_name;
  else
    insert into public.kept_values as k (name, value) values (p_name, p_value)
    on conflict (user_id, name) do update set value = excluded.value;
  end if;
end
$function$;

REVOKE ALL ON FUNCTION "public"."keep_value"(text, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE TRIGGER keep_values_few
  AFTER INSERT ON public.kept_values
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_values_few();

CREATE TRIGGER stamp_kept_value
  BEFORE INSERT OR UPDATE ON public.kept_values
  FOR EACH ROW
  EXECUTE FUNCTION private.stamp_kept_value();

CREATE POLICY "Accounts with a second factor show it" ON "public"."kept_values"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

REVOKE ALL ON FUNCTION "private"."keep_values_few"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_values_few"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_values_few"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."stamp_kept_value"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."stamp_kept_value"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."stamp_kept_value"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_value"(text, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."keep_value"(text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_value"(text, jsonb) TO "postgres";

REVOKE ALL ON TABLE "public"."kept_values" FROM "authenticated";

REVOKE ALL ("name") ON TABLE "public"."kept_values" FROM "authenticated";

GRANT INSERT ("name") ON TABLE "public"."kept_values" TO "authenticated";

REVOKE ALL ("value") ON TABLE "public"."kept_values" FROM "authenticated";

GRANT INSERT ("value"), UPDATE ("value") ON TABLE "public"."kept_values" TO "authenticated";

GRANT DELETE, SELECT ON TABLE "public"."kept_values" TO "authenticated";

REVOKE ALL ON TABLE "public"."kept_values" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."kept_values" TO "service_role";

ALTER TABLE "public"."kept_values"
  ADD CONSTRAINT "kept_values_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE INDEX kept_values_age_idx ON public.kept_values USING btree (user_id, kept_at);

CREATE POLICY "People change what they keep" ON "public"."kept_values"
  FOR UPDATE
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "People keep values" ON "public"."kept_values"
  FOR INSERT
  TO "authenticated"
  WITH CHECK ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "People read what they keep" ON "public"."kept_values"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "People remove what they keep" ON "public"."kept_values"
  FOR DELETE
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

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
