SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.group_records (
  p_kind    text,
  p_by      text,
  p_sum     text,
  p_words   text,
  p_filters jsonb
)
  RETURNS TABLE (
    value   text,
    records bigint,
    sum     numeric
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET jit TO 'off'
  SET enable_seqscan TO 'off'
  AS $function$
declare
  v_where text;
  v_most constant integer := 20000;
  v_book uuid;
  v_parts text[] := '{}';
begin
  perform private.require_kind(p_kind);
  if not private.is_column_of(p_kind, p_by, '{text,boolean}')
    or (p_sum is not null and not private.is_column_of(p_kind, p_sum, '{numeric,bigint,integer,smallint}')) then
    raise exception 'This list cannot be grouped like this.' using errcode = 'HXRGR';
  end if;
  v_where := private.record_counted(p_filters) || ' and ' || private.record_where(p_kind, p_filters);
  foreach v_book in array private.my_books() loop
    v_parts := v_parts || format(
      '(select %I::text as value, %s as summand from %s r where book = %L::uuid and %s limit %s)',
      p_by, case when p_sum is null then 'null::numeric' else format('%I::numeric', p_sum) end,
      private.record_source(p_kind, v_book, p_words), v_book, v_where, v_most
    );
  end loop;
  if cardinality(v_parts) > 0 then
    return query execute format(
      'select a.value, count(*), sum(a.summand) from (select * from (%s) one limit %s) a group by 1 order by 1 nulls last',
      array_to_string(v_parts, ' union all '), v_most
    );
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_column_of (
  p_kind   text,
  p_column text,
  p_types  text[]
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select exists (
    select from pg_catalog.pg_attribute a
    where a.attrelid = to_regclass(format('public.%I', p_kind))
      and a.attname = p_column and a.attnum > 0 and not a.attisdropped
      and a.atttypid::regtype::text = any (p_types)
      and has_column_privilege('authenticated', a.attrelid, a.attnum, 'select')
  )
$function$;

CREATE OR REPLACE FUNCTION public.group_records (
  p_kind    text,
  p_by      text,
  p_sum     text  DEFAULT NULL::text,
  p_words   text  DEFAULT NULL::text,
  p_filters jsonb DEFAULT '[]'::jsonb
)
  RETURNS TABLE (
    value   text,
    records bigint,
    sum     numeric
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.group_records(p_kind, p_by, p_sum, p_words, p_filters)
$function$;

REVOKE ALL ON FUNCTION "public"."group_records"(text, text, text, text, jsonb) FROM PUBLIC, "anon", "service_role";

REVOKE ALL ON FUNCTION "private"."group_records"(text, text, text, text, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."group_records"(text, text, text, text, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."group_records"(text, text, text, text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."group_records"(text, text, text, text, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_column_of"(text, text, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_column_of"(text, text, text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_column_of"(text, text, text[]) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."group_records"(text, text, text, text, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."group_records"(text, text, text, text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."group_records"(text, text, text, text, jsonb) TO "postgres";
