SET local check_function_bodies = off;

ALTER TABLE "public"."record_comments"
  ADD COLUMN "way" text NOT NULL DEFAULT 'note'::text;

CREATE OR REPLACE FUNCTION private.is_at_record (
  p_topic text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_parts constant text[] := string_to_array(p_topic, ':');
begin
  if cardinality(v_parts) is distinct from 3 or v_parts[1] <> 'record'
    or v_parts[3] !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    or not exists (select from private.record_kinds() k where k.kind = v_parts[2])
  then
    return false;
  end if;
  return private.sees_record(v_parts[2], v_parts[3]::uuid);
end
$function$;

CREATE OR REPLACE FUNCTION private.make_list (
  p_table   regclass,
  p_columns name[],
  p_by      name     DEFAULT NULL::name,
  p_sum     name     DEFAULT NULL::name
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_kind constant text := (select c.relname from pg_catalog.pg_class c where c.oid = p_table);
  v_columns constant text := (select string_agg(format('%I', n), ', ') from unnest(p_columns) n);
  v_calls text[] := array[
    format(
      'find_%1$s(p_words text default null, p_filters jsonb default ''[]'', p_sort text default null,'
        ' p_descending boolean default null, p_after text default null, p_limit integer default 50) returns jsonb'
        ' language sql stable set search_path = '''' as $call$'
        ' select private.find_records(%1$L, p_words, p_filters, p_sort, p_descending, p_after, p_limit) $call$', v_kind
    ),
    format(
      'count_%1$s(p_words text default null, p_filters jsonb default ''[]'') returns integer'
        ' language sql stable set search_path = '''' as $call$'
        ' select private.count_records(%1$L, p_words, p_filters) $call$', v_kind
    )
  ];
  v_signatures text[] := array['find_%s(text, jsonb, text, boolean, text, integer)', 'count_%s(text, jsonb)'];
begin
  execute format('grant insert (id, sharing, %s) on table %s to authenticated', v_columns, p_table);
  execute format('grant update (sharing, deleted_at, %s) on table %s to authenticated', v_columns, p_table);
  if p_by is not null then
    v_calls := v_calls || format(
      'sums_%1$s(p_words text default null, p_filters jsonb default ''[]'')'
        ' returns table (value text, records bigint, sum numeric)'
        ' language sql stable set search_path = '''' as $call$'
        ' select * from private.sum_records(%1$L, %2$L, %3$L, p_words, p_filters) $call$', v_kind, p_by, p_sum
    );
    v_signatures := v_signatures || 'sums_%s(text, jsonb)'::text;
  end if;
  for i in 1 .. cardinality(v_calls) loop
    execute 'create function public.' || v_calls[i];
    execute format(
      'revoke all on function public.' || v_signatures[i] || ' from public, anon, authenticated, service_role', v_kind
    );
    execute format('grant execute on function public.' || v_signatures[i] || ' to authenticated', v_kind);
  end loop;
  -- The sums of a board read it alone, and not the rows.
  if p_by is not null then
    execute format(
      'create index %s_sums_idx on %s (book, %I)%s where deleted_at is null', v_kind, p_table, p_by,
      case when p_sum is not null then format(' include (%I)', p_sum) else '' end
    );
  end if;
  execute format('create index %s_by_created_at_idx on %s (book, created_at, id) where deleted_at is null', v_kind, p_table);
  execute format('create index %s_by_deleted_at_idx on %s (book, deleted_at, id) where deleted_at is not null', v_kind, p_table);
  execute format('create index %s_owner_idx on %s (owner_id)', v_kind, p_table);
  execute format('create index %s_tenant_idx on %s (tenant_id)', v_kind, p_table);
end
$function$;

CREATE OR REPLACE FUNCTION private.note_contact()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.contacts c set last_contact_at = new.created_at
  where c.id = case new.kind
      when 'contacts' then new.record_id
      else (select d.contact_id from public.deals d where d.id = new.record_id and new.kind = 'deals')
    end
    and c.deleted_at is null and c.book = any (private.my_books())
    and coalesce(c.last_contact_at, '-infinity') < new.created_at;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.record_timeline (
  p_kind   text,
  p_id     uuid,
  p_before text,
  p_limit  integer
)
  RETURNS TABLE (
    id          text,
    what        text,
    at          timestamp with time zone,
    by_id       uuid,
    by_name     text,
    act         text,
    version     integer,
    was         jsonb,
    now         jsonb,
    body        text,
    mentions    uuid[],
    edited_at   timestamp with time zone,
    due_on      date,
    assignee_id uuid,
    done_at     timestamp with time zone,
    cursor      text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_scope constant text := 'timeline:' || p_id;
  v_from constant jsonb := private.open_cursor(v_scope, p_before);
  v_at constant timestamptz := coalesce((v_from ->> 0)::timestamptz, 'infinity');
  v_what constant text := coalesce(v_from ->> 1, 'z');
  v_key constant text := coalesce(v_from ->> 2, '');
  v_limit constant integer := least(greatest(coalesce(p_limit, 50), 1), 200);
begin
  if not private.sees_record(p_kind, p_id) then
    return;
  end if;
  return query
  select
    l.id, l.what, l.at, l.by_id, coalesce(nullif(p.full_name, ''), p.email), l.act, l.version, l.was, l.now, l.body,
    l.mentions, l.edited_at, l.due_on, l.assignee_id, l.done_at,
    private.seal_cursor(v_scope, jsonb_build_array(l.at, l.what, l.key))
  from (
    (
      select c.id::text as id, 'change' as what, c.at, c.by as by_id, c.act, c.version, c.was, c.now,
        null::text as body, null::uuid[] as mentions, null::timestamptz as edited_at, null::date as due_on,
        null::uuid as assignee_id, null::timestamptz as done_at, lpad(c.id::text, 19, '0') as key
      from public.record_changes c
      where c.record_id = p_id and c.kind = p_kind and c.at <= v_at
        and (c.at, 'change', lpad(c.id::text, 19, '0')) < (v_at, v_what, v_key)
      order by c.at desc, c.id desc limit v_limit
    ) union all (
      select m.id::text, 'comment', m.created_at, m.by, m.way, null, null, null, m.body, m.mentions, m.edited_at, null,
        null, null, m.id::text
      from public.record_comments m
      where m.record_id = p_id and m.kind = p_kind and m.deleted_at is null and m.created_at <= v_at
        and (m.created_at, 'comment', m.id::text) < (v_at, v_what, v_key)
      order by m.created_at desc, m.id desc limit v_limit
    ) union all (
      select f.id::text, 'file', f.created_at, f.by, null, null, null, null, f.name, null, null, null, null, null,
        f.id::text
      from public.record_files f
      where f.record_id = p_id and f.kind = p_kind and f.created_at <= v_at
        and (f.created_at, 'file', f.id::text) < (v_at, v_what, v_key)
      order by f.created_at desc, f.id desc limit v_limit
    ) union all (
      select t.id::text, 'task', t.created_at, t.by, null, null, null, null, t.title, null, null, t.due_on,
        t.assignee_id, t.done_at, t.id::text
      from public.record_tasks t
      where t.record_id = p_id and t.kind = p_kind and t.created_at <= v_at
        and (t.created_at, 'task', t.id::text) < (v_at, v_what, v_key)
      order by t.created_at desc, t.id desc limit v_limit
    )
  ) l
  left join public.profiles p on p.id = l.by_id
  order by l.at desc, l.what desc, l.key desc
  limit v_limit;
end
$function$;

ALTER TABLE "public"."record_comments"
  ADD CONSTRAINT "record_comments_way_is_known" CHECK ((way = ANY (ARRAY['note'::text, 'call'::text, 'meeting'::text, 'email'::text])));

CREATE INDEX deals_sums_idx ON public.deals USING btree (book, stage) INCLUDE (price)
  WHERE (deleted_at IS NULL);

CREATE TRIGGER note_contact
  AFTER INSERT ON public.record_comments
  FOR EACH ROW
  WHEN ((new.way <> 'note'::text))
  EXECUTE FUNCTION private.note_contact();

CREATE POLICY "Readers of a record hear who is there" ON "realtime"."messages"
  FOR SELECT
  TO "authenticated"
  USING (private.is_at_record(( SELECT realtime.topic() AS topic)));

CREATE POLICY "Readers of a record say that they are there" ON "realtime"."messages"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (private.is_at_record(( SELECT realtime.topic() AS topic)));

COMMENT ON COLUMN "public"."record_comments"."way" IS 'A note, or how somebody was spoken with: then it says what about.';

REVOKE ALL ON FUNCTION "private"."is_at_record"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_at_record"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."is_at_record"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_at_record"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_contact"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_contact"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_contact"() TO "postgres";

REVOKE ALL ("way") ON TABLE "public"."record_comments" FROM "authenticated";

GRANT INSERT ("way") ON TABLE "public"."record_comments" TO "authenticated";

ALTER TABLE "public"."record_comments" ALTER COLUMN "way" SET STATISTICS 0;

CREATE INDEX leads_sums_idx ON public.leads USING btree (book, status)
  WHERE (deleted_at IS NULL);
