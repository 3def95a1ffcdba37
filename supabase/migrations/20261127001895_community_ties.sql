SET local check_function_bodies = off;

CREATE TABLE "public"."community_ties" (
  "id"         uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "contact_id" uuid,
  "company_id" uuid,
  "book"       uuid                     NOT NULL DEFAULT auth.uid(),
  "listing_id" uuid,
  "community"  text,
  "relation"   text                     NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "community_ties_are_of_one" CHECK ((num_nonnulls(contact_id, company_id) = 1)),
  CONSTRAINT "community_ties_are_to_one" CHECK ((num_nonnulls(listing_id, community) = 1)),
  CONSTRAINT "community_ties_pkey" PRIMARY KEY (id),
  CONSTRAINT "community_ties_relation_is_known"
    CHECK ((relation = ANY (ARRAY['owner'::text, 'operator'::text, 'buyer'::text, 'lender'::text, 'former_owner'::text, 'other'::text]))),
  CONSTRAINT "community_ties_community_is_plain" CHECK (((char_length(btrim(community)) >= 1) AND private.is_line(community, 120)))
);

ALTER TABLE "public"."community_ties"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."community_ties" FROM "anon";

CREATE OR REPLACE FUNCTION private.follow_with_ties()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.community_ties t set book = new.book where new.id in (t.contact_id, t.company_id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.move_to_contact (
  p_merge_id uuid,
  p_from     uuid,
  p_to       uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_table text;
begin
  foreach v_table in array array['record_comments', 'record_tasks', 'record_files'] loop
    execute format(
      'with moved as (update public.%I h set record_id = $2 where h.kind = ''contacts'' and h.record_id = $1 returning h.id)'
        ' insert into private.contact_merge_moves (merge_id, what, id) select $3, %1$L, m.id from moved m', v_table
    ) using p_from, p_to, p_merge_id;
  end loop;
  foreach v_table in array array['deals', 'leads', 'events', 'shortlists'] loop
    execute format(
      'with moved as (update public.%I h set contact_id = $2 where h.contact_id = $1 returning h.id)'
        ' insert into private.contact_merge_moves (merge_id, what, id) select $3, %1$L, m.id from moved m', v_table
    ) using p_from, p_to, p_merge_id;
  end loop;
  with moved as (
    update public.client_shares h set contact_id = p_to
    where h.contact_id = p_from and not exists (
      select from public.client_shares k where k.contact_id = p_to
        and coalesce(k.event_id, k.task_id, k.file_id) = coalesce(h.event_id, h.task_id, h.file_id)
    ) returning h.id
  )
  insert into private.contact_merge_moves (merge_id, what, id) select p_merge_id, 'client_shares', m.id from moved m;
  -- What both are to one community is said once, of the kept one.
  with moved as (
    update public.community_ties h set contact_id = p_to
    where h.contact_id = p_from and not exists (
      select from public.community_ties k where k.contact_id = p_to and k.relation = h.relation
        and (k.listing_id, lower(k.community)) is not distinct from (h.listing_id, lower(h.community))
    ) returning h.id
  )
  insert into private.contact_merge_moves (merge_id, what, id) select p_merge_id, 'community_ties', m.id from moved m;
  perform private.move_letters(p_merge_id, p_from, p_to);
end
$function$;

CREATE OR REPLACE FUNCTION private.stamp_community_tie()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  new.community := btrim(new.community);
  if new.contact_id is not null then
    new.book := (select c.book from public.contacts c where c.id = new.contact_id and c.deleted_at is null);
  else
    new.book := (select c.book from public.companies c where c.id = new.company_id and c.deleted_at is null);
  end if;
  perform private.keep_pace('community_tie', 120, interval '1 hour');
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.undo_merge (
  p_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_merge private.contact_merges;
  v_now jsonb;
  v_table text;
begin
  perform private.lock_member();
  select m.* into v_merge from private.contact_merges m join public.contacts c on c.id = m.kept_id
  where m.id = p_id and c.book = any (private.my_books());
  if v_merge.id is null then
    raise exception 'This merge is not there.' using errcode = 'HXCMG';
  end if;
  perform from public.contacts c where c.id in (v_merge.kept_id, v_merge.gone_id) order by c.id for update;
  foreach v_table in array array['record_comments', 'record_tasks', 'record_files'] loop
    execute format(
      'update public.%I h set record_id = $1 from private.contact_merge_moves v'
        ' where v.merge_id = $2 and v.what = %1$L and v.id = h.id and h.record_id = $3', v_table
    ) using v_merge.gone_id, p_id, v_merge.kept_id;
  end loop;
  foreach v_table in array array['deals', 'leads', 'events', 'shortlists', 'client_shares', 'community_ties'] loop
    execute format(
      'update public.%I h set contact_id = $1 from private.contact_merge_moves v'
        ' where v.merge_id = $2 and v.what = %1$L and v.id = h.id and h.contact_id = $3', v_table
    ) using v_merge.gone_id, p_id, v_merge.kept_id;
  end loop;
  update public.contacts c set deleted_at = null where c.id = v_merge.gone_id;
  -- A field that somebody has changed since is theirs.
  select to_jsonb(c) into v_now from public.contacts c where c.id = v_merge.kept_id;
  perform private.write_contact(v_merge.kept_id, (
    select coalesce(jsonb_object_agg(w.key, w.value), '{}') from jsonb_each(v_merge.was) w
    where jsonb_populate_record(null::public.contacts, jsonb_build_object(w.key, v_now -> w.key))
      is not distinct from jsonb_populate_record(null::public.contacts, jsonb_build_object(w.key, v_merge.became -> w.key))
  ));
  perform private.move_letters_back(v_merge);
  delete from private.contact_merges m where m.id = p_id;
end
$function$;

ALTER TABLE "public"."community_ties"
  ADD CONSTRAINT "community_ties_company_id_fkey" FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE "public"."community_ties"
  ADD CONSTRAINT "community_ties_contact_id_fkey" FOREIGN KEY (contact_id) REFERENCES public.contacts(id) ON DELETE CASCADE;

ALTER TABLE "public"."community_ties"
  ADD CONSTRAINT "community_ties_listing_id_fkey" FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

CREATE INDEX community_ties_book_idx ON public.community_ties USING btree (book);

CREATE INDEX community_ties_company_idx ON public.community_ties USING btree (company_id);

CREATE INDEX community_ties_listing_idx ON public.community_ties USING btree (listing_id);

CREATE UNIQUE INDEX community_ties_once_idx ON public.community_ties USING btree (contact_id, company_id, listing_id, lower(community), relation) NULLS NOT DISTINCT;

CREATE TRIGGER stamp_community_tie
  BEFORE INSERT ON public.community_ties
  FOR EACH ROW
  EXECUTE FUNCTION private.stamp_community_tie();

CREATE TRIGGER follow_with_ties
  AFTER UPDATE ON public.companies
  FOR EACH ROW
  WHEN ((old.book IS DISTINCT FROM new.book))
  EXECUTE FUNCTION private.follow_with_ties();

CREATE TRIGGER follow_with_ties
  AFTER UPDATE ON public.contacts
  FOR EACH ROW
  WHEN ((old.book IS DISTINCT FROM new.book))
  EXECUTE FUNCTION private.follow_with_ties();

CREATE POLICY "A guess at what is hidden costs what any other does to change" ON "public"."community_ties"
  AS RESTRICTIVE
  FOR UPDATE
  TO "authenticated"
  USING (
CASE
    WHEN false THEN true
    WHEN (ARRAY[book] && ( SELECT private.my_books() AS my_books)) THEN true
    ELSE false
END)
  WITH CHECK (true);

CREATE POLICY "A guess at what is hidden costs what any other does to remove" ON "public"."community_ties"
  AS RESTRICTIVE
  FOR DELETE
  TO "authenticated"
  USING (
CASE
    WHEN false THEN true
    WHEN (ARRAY[book] && ( SELECT private.my_books() AS my_books)) THEN true
    ELSE false
END);

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."community_ties"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING (
CASE
    WHEN false THEN true
    WHEN (ARRAY[book] && ( SELECT private.my_books() AS my_books)) THEN true
    ELSE false
END);

CREATE POLICY "Accounts with a second factor show it" ON "public"."community_ties"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Readers of a record read its communities" ON "public"."community_ties"
  FOR SELECT
  TO "authenticated"
  USING ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

CREATE POLICY "Readers of a record tie it to communities that they may see" ON "public"."community_ties"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])) AND ((listing_id IS NULL) OR (EXISTS ( SELECT
   FROM public.listings l
  WHERE (l.id = community_ties.listing_id))))));

CREATE POLICY "Readers of a record untie its communities" ON "public"."community_ties"
  FOR DELETE
  TO "authenticated"
  USING ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

COMMENT ON COLUMN "public"."community_ties"."book" IS 'Where its contact or company stands, and so who reads it.';

REVOKE ALL ON FUNCTION "private"."follow_with_ties"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."follow_with_ties"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."follow_with_ties"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."stamp_community_tie"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."stamp_community_tie"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."stamp_community_tie"() TO "postgres";

REVOKE ALL ON TABLE "public"."community_ties" FROM "authenticated";

REVOKE ALL ("community") ON TABLE "public"."community_ties" FROM "authenticated";

GRANT INSERT ("community") ON TABLE "public"."community_ties" TO "authenticated";

REVOKE ALL ("company_id") ON TABLE "public"."community_ties" FROM "authenticated";

GRANT INSERT ("company_id") ON TABLE "public"."community_ties" TO "authenticated";

REVOKE ALL ("contact_id") ON TABLE "public"."community_ties" FROM "authenticated";

GRANT INSERT ("contact_id") ON TABLE "public"."community_ties" TO "authenticated";

REVOKE ALL ("listing_id") ON TABLE "public"."community_ties" FROM "authenticated";

GRANT INSERT ("listing_id") ON TABLE "public"."community_ties" TO "authenticated";

REVOKE ALL ("relation") ON TABLE "public"."community_ties" FROM "authenticated";

GRANT INSERT ("relation") ON TABLE "public"."community_ties" TO "authenticated";

GRANT DELETE, SELECT ON TABLE "public"."community_ties" TO "authenticated";

REVOKE ALL ON TABLE "public"."community_ties" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."community_ties" TO "service_role";

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
