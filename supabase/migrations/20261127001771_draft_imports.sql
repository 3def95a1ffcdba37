SET local check_function_bodies = off;

ALTER TABLE "public"."listing_drafts"
  ADD COLUMN "import_id" uuid;

CREATE OR REPLACE FUNCTION private.check_listing_import (
  p_rows jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if not private.is_approved() then
    raise exception 'Only members write listings.' using errcode = '42501';
  end if;
  if jsonb_typeof(p_rows) is distinct from 'array' then
    raise exception 'These are no rows.' using errcode = '22023';
  end if;
  if jsonb_array_length(p_rows) > private.most_listing_drafts() then
    raise exception 'Too many drafts.' using errcode = 'HXLDN';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.import_listing_drafts (
  p_id                uuid,
  p_rows              jsonb,
  p_is_known_left_out boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_added integer;
begin
  perform private.check_listing_import(p_rows);
  perform pg_advisory_xact_lock(hashtextextended('drafts of ' || auth.uid(), 0));
  insert into public.listing_drafts (id, user_id, content, import_id)
  select md5(auth.uid() || ' ' || p_id || ' ' || k.at)::uuid, auth.uid(),
    jsonb_build_object('values', k.content, 'pictures', '[]'::jsonb), p_id
  from private.known_listing_rows(p_id, p_rows) k
  where not (p_is_known_left_out and (k.is_known or k.is_repeated))
  on conflict (id) do nothing;
  if (
    select count(*) > private.most_listing_drafts() from public.listing_drafts d
    where d.user_id = auth.uid() and d.submitted_at is null
  ) then
    raise exception 'Too many drafts.' using errcode = 'HXLDN';
  end if;
  select count(*) into v_added from public.listing_drafts d where d.user_id = auth.uid() and d.import_id = p_id;
  return jsonb_build_object(
    'state', 'done', 'added', v_added, 'changed', 0, 'skipped', jsonb_array_length(p_rows) - v_added
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.judge_listing_rows (
  p_id   uuid,
  p_rows jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.check_listing_import(p_rows);
  return (
    select jsonb_build_object(
      'rows', count(*),
      'known', count(*) filter (where k.is_known and not k.is_repeated),
      'repeated', count(*) filter (where k.is_repeated),
      'examples', coalesce(
        jsonb_agg(jsonb_build_object('at', k.at, 'id', '', 'title', k.title) order by k.at)
          filter (where k.is_known and not k.is_repeated),
        '[]'
      ),
      'errors', '[]'::jsonb
    )
    from private.known_listing_rows(p_id, p_rows) k
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.known_listing_rows (
  p_import_id uuid,
  p_rows      jsonb
)
  RETURNS TABLE (
    at          integer,
    content     jsonb,
    title       text,
    is_known    boolean,
    is_repeated boolean
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with told as (
    select (r.value ->> 'at')::integer as at, r.value -> 'values' as content,
      coalesce(r.value -> 'values' ->> 'property_name', '') as title,
      lower(concat_ws('|',
        btrim(r.value -> 'values' ->> 'property_name'), btrim(r.value -> 'values' ->> 'city'),
        r.value -> 'values' ->> 'state'
      )) as community
    from jsonb_array_elements(p_rows) r
    where jsonb_typeof(r.value -> 'values') = 'object'
  ), there as (
    select lower(concat_ws('|', btrim(l.property_name), btrim(l.city), l.state)) as community
    from public.listings l
    where l.broker_id = any (private.my_brokers())
    union
    select lower(concat_ws('|',
      btrim(d.content -> 'values' ->> 'property_name'), btrim(d.content -> 'values' ->> 'city'),
      d.content -> 'values' ->> 'state'
    ))
    from public.listing_drafts d
    where d.user_id = auth.uid() and d.submitted_at is null and d.import_id is distinct from p_import_id
  )
  select t.at, t.content, t.title, t.community in (select h.community from there h),
    row_number() over (partition by t.community order by t.at) > 1
  from told t
$function$;

CREATE OR REPLACE FUNCTION private.most_listing_drafts()
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select 200
$function$;

CREATE OR REPLACE FUNCTION private.save_listing_draft (
  p_id      uuid,
  p_version integer,
  p_content jsonb
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_draft public.listing_drafts;
begin
  if not private.is_approved() then
    raise exception 'Only members write listings.' using errcode = '42501';
  end if;
  if p_version = 0 then
    perform pg_advisory_xact_lock(hashtextextended('drafts of ' || auth.uid(), 0));
    if (
      select count(*) >= private.most_listing_drafts() from public.listing_drafts d
      where d.user_id = auth.uid() and d.submitted_at is null and d.id <> p_id
    ) then
      raise exception 'Too many drafts.' using errcode = 'HXLDN';
    end if;
    insert into public.listing_drafts (id, content) values (p_id, p_content) on conflict (id) do nothing;
    if found then
      return 1;
    end if;
  end if;
  select * into v_draft from public.listing_drafts d
  where d.id = p_id and d.user_id = auth.uid() and d.submitted_at is null for update;
  if not found then
    raise exception 'There is no such draft.' using errcode = 'HXLDG';
  end if;
  if v_draft.content = p_content then
    return v_draft.version;
  end if;
  if v_draft.version <> p_version then
    raise exception 'The draft was changed elsewhere.' using errcode = 'HXLDC';
  end if;
  update public.listing_drafts d set content = p_content, version = d.version + 1, updated_at = now()
  where d.id = p_id;
  return v_draft.version + 1;
end
$function$;

CREATE OR REPLACE FUNCTION public.import_listing_drafts (
  import_id         uuid,
  listing_rows      jsonb,
  is_known_left_out boolean DEFAULT true
)
  RETURNS jsonb
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.import_listing_drafts(import_id, listing_rows, is_known_left_out)
$function$;

REVOKE ALL ON FUNCTION "public"."import_listing_drafts"(uuid, jsonb, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.judge_listing_rows (
  import_id    uuid,
  listing_rows jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.judge_listing_rows(import_id, listing_rows)
$function$;

REVOKE ALL ON FUNCTION "public"."judge_listing_rows"(uuid, jsonb) FROM PUBLIC, "anon", "service_role";

COMMENT ON COLUMN "public"."listing_drafts"."import_id" IS 'The file that brought it, to be taken back as one.';

REVOKE ALL ON FUNCTION "private"."check_listing_import"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_listing_import"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_listing_import"(jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."import_listing_drafts"(uuid, jsonb, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."import_listing_drafts"(uuid, jsonb, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."import_listing_drafts"(uuid, jsonb, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."import_listing_drafts"(uuid, jsonb, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."judge_listing_rows"(uuid, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."judge_listing_rows"(uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."judge_listing_rows"(uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."judge_listing_rows"(uuid, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."known_listing_rows"(uuid, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."known_listing_rows"(uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."known_listing_rows"(uuid, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."most_listing_drafts"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."most_listing_drafts"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."most_listing_drafts"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."import_listing_drafts"(uuid, jsonb, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."import_listing_drafts"(uuid, jsonb, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."import_listing_drafts"(uuid, jsonb, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."judge_listing_rows"(uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."judge_listing_rows"(uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."judge_listing_rows"(uuid, jsonb) TO "postgres";

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
