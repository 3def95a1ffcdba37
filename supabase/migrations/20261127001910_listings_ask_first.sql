SET local check_function_bodies = off;

ALTER TABLE "public"."listings"
  ADD COLUMN "is_on_market" boolean GENERATED ALWAYS AS
    (((approval_status = 'approved'::public.approval_status) AND (status = ANY (ARRAY['active'::text, 'under_contract'::text])) AND (NOT is_unlisted))) STORED NOT NULL;

CREATE OR REPLACE FUNCTION private.keep_listing()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  c_kept_by_server constant text[] := array[
    'broker_name', 'views', 'location', 'updated_at', 'confirmed_on', 'county', 'spot', 'staleness', 'is_on_market'
  ];
  v_account uuid;
begin
  if tg_op = 'INSERT' then
    v_account := coalesce(auth.uid(), private.account_of(new.broker_id), new.broker_id);
  elsif new.broker_id <> old.broker_id then
    v_account := coalesce(private.account_of(new.broker_id), new.broker_id);
  elsif new.is_confidential <> old.is_confidential then
    v_account := private.account_of(old.broker_id);
  end if;
  if v_account is not null then
    new.broker_id := private.broker_of(v_account, case when new.is_confidential then new.id end);
    new.broker_name := private.listed_name(private.listed_as(v_account), new.is_confidential);
  end if;
  if tg_op = 'UPDATE' then
    -- A change of all listings of an account at one moment would tell which they are.
    if to_jsonb(new) - c_kept_by_server <> to_jsonb(old) - c_kept_by_server then
      new.updated_at := now();
    end if;
  -- Without a caller it is the server itself, and what it says stands.
  elsif auth.uid() is not null then
    new.approval_status := case
      when private.is_staff() or exists (
        select from public.profiles p where p.id = auth.uid() and p.is_company_user
      )
      then 'approved' else 'pending'
    end::public.approval_status;
  end if;
  -- What one person offers or changes at one moment would be known as theirs.
  if new.is_confidential then
    new.created_at := private.day_of(new.created_at);
    new.updated_at := private.day_of(new.updated_at);
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.lists (
  p_broker_id   uuid,
  p_listing_id  uuid,
  p_co_listings uuid[]
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  COST 0.0001
  SET search_path TO ''
  AS $function$
begin
  return private.is_mine(p_broker_id) or p_listing_id = any (p_co_listings);
end
$function$;

CREATE POLICY "A guess at what is hidden costs what any other does to change" ON "public"."listings"
  AS RESTRICTIVE
  FOR UPDATE
  TO "authenticated"
  USING ((is_on_market OR ( SELECT private.is_staff() AS is_staff) OR private.lists(broker_id, id, ( SELECT private.co_listings() AS co_listings))))
  WITH CHECK (true);

CREATE POLICY "A guess at what is hidden costs what any other does to remove" ON "public"."listings"
  AS RESTRICTIVE
  FOR DELETE
  TO "authenticated"
  USING ((is_on_market OR ( SELECT private.is_staff() AS is_staff) OR private.lists(broker_id, id, ( SELECT private.co_listings() AS co_listings))));

CREATE POLICY "A guess at what is hidden costs what any other does" ON "public"."listings"
  AS RESTRICTIVE
  FOR SELECT
  TO "authenticated"
  USING ((is_on_market OR ( SELECT private.is_staff() AS is_staff) OR private.lists(broker_id, id, ( SELECT private.co_listings() AS co_listings))));

CREATE POLICY "A visitor's guess at what is hidden costs what any other does" ON "public"."listings"
  AS RESTRICTIVE
  FOR SELECT
  TO "anon"
  USING (is_on_market);

REVOKE ALL ON FUNCTION "private"."lists"(uuid, uuid, uuid[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."lists"(uuid, uuid, uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."lists"(uuid, uuid, uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lists"(uuid, uuid, uuid[]) TO "postgres";

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
