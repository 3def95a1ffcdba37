SET local check_function_bodies = off;

CREATE TABLE "public"."contacts" (
  "id"              uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "sharing"         text                     NOT NULL DEFAULT 'team'::text,
  "version"         integer                  NOT NULL DEFAULT 1,
  "created_at"      timestamp with time zone NOT NULL DEFAULT now(),
  "updated_at"      timestamp with time zone NOT NULL DEFAULT now(),
  "deleted_at"      timestamp with time zone,
  "name"            text                     NOT NULL,
  "company"         text,
  "job_title"       text,
  "role"            text,
  "email"           text,
  "phone"           text,
  "city"            text,
  "state"           text,
  "source"          text,
  "tags"            text[]                   NOT NULL DEFAULT '{}'::text[],
  "notes"           text,
  "do_not_contact"  boolean                  NOT NULL DEFAULT false,
  "last_contact_at" timestamp with time zone,
  CONSTRAINT "contacts_email_shape" CHECK (((char_length(email) <= 320) AND (email ~ '^[^@[:space:][:cntrl:]]+@[^@[:space:][:cntrl:]]+$'::text))),
  CONSTRAINT "contacts_last_contact_at_is_near" CHECK (((last_contact_at >= '1900-01-01 00:00:00+00'::timestamp
    with time zone) AND (last_contact_at <= '3000-01-01 00:00:00+00'::timestamp with time zone))),
  CONSTRAINT "contacts_notes_are_plain" CHECK (((char_length(notes) <= 10000) AND (notes !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'::text))),
  CONSTRAINT "contacts_phone_shape" CHECK ((phone ~ '^[0-9+(). x/-]{0,40}$'::text)),
  CONSTRAINT "contacts_pkey" PRIMARY KEY (id),
  CONSTRAINT "contacts_role_is_known"
    CHECK ((role = ANY (ARRAY['buyer'::text, 'seller'::text, 'owner'::text, 'operator'::text, 'lender'::text, 'broker'::text, 'vendor'::text, 'other'::text]))),
  CONSTRAINT "contacts_sharing_is_known" CHECK ((sharing = ANY (ARRAY['private'::text, 'team'::text]))),
  CONSTRAINT "contacts_state_shape" CHECK ((state ~ '^[A-Z]{2}$'::text)),
  "owner_id"        uuid                     NOT NULL DEFAULT auth.uid(),
  "tenant_id"       uuid                     DEFAULT private.current_tenant_id(),
  "book"            uuid                     NOT NULL DEFAULT auth.uid()
);

ALTER TABLE "public"."contacts"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."contacts" FROM "anon";

CREATE TABLE "public"."record_changes" (
  "id"        bigint                   GENERATED ALWAYS AS IDENTITY NOT NULL,
  "kind"      text                     NOT NULL,
  "record_id" uuid                     NOT NULL,
  "book"      uuid                     NOT NULL,
  "version"   integer                  NOT NULL,
  "at"        timestamp with time zone NOT NULL DEFAULT now(),
  "by"        uuid,
  "act"       text                     NOT NULL,
  "was"       jsonb,
  "now"       jsonb,
  CONSTRAINT "record_changes_act_is_known" CHECK ((act = ANY (ARRAY['created'::text, 'changed'::text, 'deleted'::text, 'restored'::text, 'imported'::text]))),
  CONSTRAINT "record_changes_pkey" PRIMARY KEY (id)
);

ALTER TABLE "public"."record_changes"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."record_changes" FROM "anon";

CREATE TABLE "public"."record_comments" (
  "id"         uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "kind"       text                     NOT NULL,
  "record_id"  uuid                     NOT NULL,
  "body"       text                     NOT NULL,
  "mentions"   uuid[]                   NOT NULL DEFAULT '{}'::uuid[],
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "edited_at"  timestamp with time zone,
  "deleted_at" timestamp with time zone,
  CONSTRAINT "record_comments_body_is_plain" CHECK (((char_length(body) <= 5000) AND ((deleted_at IS NOT NULL) OR (btrim(body, ' 	
'::text) <> ''::text)) AND (body !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'::text))),
  CONSTRAINT "record_comments_mentions_are_few" CHECK ((cardinality(mentions) <= 20)),
  CONSTRAINT "record_comments_pkey" PRIMARY KEY (id),
  "book"       uuid                     NOT NULL DEFAULT auth.uid(),
  "by"         uuid                     NOT NULL DEFAULT auth.uid()
);

ALTER TABLE "public"."record_comments"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."record_comments" FROM "anon";

CREATE TABLE "public"."record_files" (
  "id"         uuid                     NOT NULL,
  "kind"       text                     NOT NULL,
  "record_id"  uuid                     NOT NULL,
  "book"       uuid                     NOT NULL,
  "by"         uuid,
  "path"       text                     NOT NULL,
  "name"       text                     NOT NULL,
  "type"       text                     NOT NULL,
  "size"       bigint                   NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "record_files_name_is_plain"
    CHECK (((char_length(btrim(name)) >= 1) AND (char_length(btrim(name)) <= 200) AND (name !~ '[\x01-\x1f\x7f\u200e\u200f\u202a-\u202e\u2066-\u2069/\\]'::text))),
  CONSTRAINT "record_files_path_key" UNIQUE (path),
  CONSTRAINT "record_files_pkey" PRIMARY KEY (id)
);

ALTER TABLE "public"."record_files"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."record_files" FROM "anon";

CREATE TABLE "public"."record_tasks" (
  "id"          uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "kind"        text,
  "record_id"   uuid,
  "title"       text                     NOT NULL,
  "note"        text,
  "due_on"      date,
  "due_at"      timestamp with time zone,
  "done_at"     timestamp with time zone,
  "done_by"     uuid,
  "remind_at"   timestamp with time zone,
  "created_at"  timestamp with time zone NOT NULL DEFAULT now(),
  "updated_at"  timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "record_tasks_due_at_is_near" CHECK (((due_at >= '1970-01-01 00:00:00+00'::timestamp with time zone) AND (due_at <= '3000-01-01 00:00:00+00'::timestamp
    with time zone))),
  CONSTRAINT "record_tasks_due_on_is_near" CHECK (((due_on >= '1970-01-01'::date) AND (due_on <= '2999-12-31'::date))),
  CONSTRAINT "record_tasks_note_is_plain" CHECK (((char_length(note) <= 5000) AND (note !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'::text))),
  CONSTRAINT "record_tasks_pkey" PRIMARY KEY (id),
  CONSTRAINT "record_tasks_record_is_whole" CHECK (((kind IS NULL) = (record_id IS NULL))),
  CONSTRAINT "record_tasks_title_is_plain"
    CHECK (((char_length(btrim(title)) >= 1) AND (char_length(title) <= 200) AND (title !~ '[\x01-\x1f\x7f\u202a-\u202e\u2066-\u2069]'::text))),
  "book"        uuid                     NOT NULL DEFAULT auth.uid(),
  "by"          uuid                     DEFAULT auth.uid(),
  "assignee_id" uuid                     DEFAULT auth.uid()
);

ALTER TABLE "public"."record_tasks"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."record_tasks" FROM "anon";

CREATE TABLE "public"."saved_views" (
  "id"         uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "sharing"    text                     NOT NULL DEFAULT 'private'::text,
  "kind"       text                     NOT NULL,
  "name"       text                     NOT NULL,
  "search"     jsonb                    NOT NULL DEFAULT '{}'::jsonb,
  "columns"    jsonb                    NOT NULL DEFAULT '[]'::jsonb,
  "position"   integer                  NOT NULL DEFAULT 0,
  "version"    integer                  NOT NULL DEFAULT 1,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "updated_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "saved_views_columns_are_few" CHECK ((char_length((columns)::text) <= 8192)),
  CONSTRAINT "saved_views_kind_shape" CHECK ((kind ~ '^[a-z][a-z_]{0,59}$'::text)),
  CONSTRAINT "saved_views_name_is_plain" CHECK (((char_length(btrim(name)) >= 1) AND (char_length(name) <= 80) AND (name !~ '[\x01-\x1f\x7f\u202a-\u202e\u2066-\u2069]'::text))),
  CONSTRAINT "saved_views_pkey" PRIMARY KEY (id),
  CONSTRAINT "saved_views_search_is_small" CHECK (((jsonb_typeof(search) = 'object'::text) AND (char_length((search)::text) <= 8192))),
  CONSTRAINT "saved_views_sharing_is_known" CHECK ((sharing = ANY (ARRAY['private'::text, 'team'::text]))),
  "owner_id"   uuid                     NOT NULL DEFAULT auth.uid(),
  "tenant_id"  uuid                     DEFAULT private.current_tenant_id(),
  "book"       uuid                     NOT NULL DEFAULT auth.uid()
);

ALTER TABLE "public"."saved_views"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."saved_views" FROM "anon";

CREATE OR REPLACE FUNCTION private.add_record_file (
  p_kind      text,
  p_record_id uuid,
  p_id        uuid,
  p_name      text
)
  RETURNS public.record_files
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_path constant text := concat_ws('/', auth.uid(), p_kind, p_record_id, p_id);
  v_book constant uuid := private.record_book(p_kind, p_record_id);
  v_metadata jsonb;
  v_file public.record_files;
begin
  if v_book is null or not private.may_add_record_file(v_path) then
    raise exception 'This record is not there.' using errcode = '42501';
  end if;
  select * into v_file from public.record_files f where f.id = p_id and f.path = v_path;
  if found then
    return v_file;
  end if;
  select o.metadata into v_metadata from storage.objects o
  where o.bucket_id = 'record-files' and o.name = v_path for share;
  if not found then
    raise exception 'A file has not arrived.' using errcode = 'HXRFM';
  end if;
  if (select count(*) from public.record_files f where f.record_id = p_record_id) >= 500 then
    raise exception 'There are 500 of these already.' using errcode = 'HXRMA';
  end if;
  insert into public.record_files (id, kind, record_id, book, by, path, name, type, size)
  values (
    p_id, p_kind, p_record_id, v_book, auth.uid(), v_path, p_name, v_metadata ->> 'mimetype',
    (v_metadata ->> 'size')::bigint
  )
  returning * into v_file;
  return v_file;
end
$function$;

CREATE OR REPLACE FUNCTION private.are_tags (
  p_tags text[]
)
  RETURNS boolean
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  return cardinality(p_tags) <= 30 and not exists (
    select from unnest(p_tags) t (tag)
    where t.tag is null or btrim(t.tag) = '' or not private.is_line(t.tag, 40)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.book_mark (
  p_book uuid
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select substr(md5(p_book::text), 1, 16)
$function$;

CREATE OR REPLACE FUNCTION private.book_of (
  p_owner_id  uuid,
  p_tenant_id uuid,
  p_sharing   text
)
  RETURNS uuid
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  return case
    when p_tenant_id is null then p_owner_id
    when p_sharing = 'team' then p_tenant_id
    else private.own_book(p_owner_id, p_tenant_id)
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_records (
  p_kind    text,
  p_words   text,
  p_filters jsonb
)
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_where constant text := private.record_counted(p_filters) || ' and ' || private.record_where(p_kind, p_filters);
  v_most constant integer := 10001;
  v_book uuid;
  v_part integer;
  v_count integer := 0;
begin
  foreach v_book in array private.my_books() loop
    execute format(
      'select count(*) from (select from %s r where book = %L::uuid and %s limit %s) counted',
      private.record_source(p_kind, v_book, p_words), v_book, v_where, v_most - v_count
    ) into v_part;
    v_count := v_count + v_part;
    exit when v_count >= v_most;
  end loop;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.end_memberships()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if tg_table_name = 'profiles' then
    delete from public.tenant_users u where u.user_id = old.id;
  else
    delete from public.tenant_users u where u.tenant_id = old.id;
  end if;
  return old;
end
$function$;

CREATE OR REPLACE FUNCTION private.facts_of_record (
  p_kind text,
  p_id   uuid,
  p_by   uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'record', coalesce(private.record_title(p_kind, p_id), 'A record'),
    'path', (select k.path || '/' || p_id from private.record_kinds() k where k.kind = p_kind),
    'name', coalesce((select p.full_name from public.profiles p where p.id = p_by), 'Somebody')
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.facts_of_task (
  p_task public.record_tasks,
  p_by   uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return case
    when p_task.kind is null then jsonb_build_object(
      'path', '/dashboard', 'name', coalesce((select p.full_name from public.profiles p where p.id = p_by), 'Somebody')
    )
    else private.facts_of_record(p_task.kind, p_task.record_id, p_by)
  end || jsonb_build_object('task', p_task.title);
end
$function$;

CREATE OR REPLACE FUNCTION private.find_records (
  p_kind       text,
  p_words      text,
  p_filters    jsonb,
  p_sort       text,
  p_descending boolean,
  p_after      text,
  p_limit      integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_where constant text := private.record_where(p_kind, p_filters);
  v_sort constant text := coalesce(p_sort, 'created_at');
  v_is_descending constant boolean := coalesce(p_descending, p_sort is null);
  v_scope constant text := format('%s:%s:%s', p_kind, v_sort, v_is_descending);
  v_from constant jsonb := private.open_cursor(v_scope, p_after);
  v_order constant record := private.record_order(p_kind, v_sort);
  v_limit constant integer := least(greatest(coalesce(p_limit, 50), 1), 1000);
  v_direction constant text := case when v_is_descending then 'desc' else 'asc' end;
  v_past text := 'true';
  v_book uuid;
  v_parts text[] := '{}';
  v_rows jsonb;
begin
  if v_from is not null then
    v_past := format(
      '(%s, id) %s (%L::%s, %L::uuid)', v_order.key, case when v_is_descending then '<' else '>' end,
      v_from ->> 0, v_order.type, v_from ->> 1
    );
  end if;
  foreach v_book in array private.my_books() loop
    v_parts := v_parts || format(
      '(select id, %1$s as sort_key from %2$s r where book = %3$L::uuid and %4$s and %5$s and %6$s'
        ' order by %1$s %7$s, id %7$s limit %8$s)',
      v_order.key, private.record_source(p_kind, v_book, p_words), v_book, coalesce(v_order.is_of, 'true'), v_where,
      v_past, v_direction, v_limit
    );
  end loop;
  if cardinality(v_parts) > 0 then
    execute format(
      'select jsonb_agg(to_jsonb(r) || jsonb_build_object(''cursor'','
        ' private.seal_cursor(%1$L, jsonb_build_array(p.sort_key, p.id))) order by p.sort_key %2$s, p.id %2$s)'
        ' from (select * from (%3$s) a order by sort_key %2$s, id %2$s limit %4$s) p join public.%5$I r on r.id = p.id',
      v_scope, v_direction, array_to_string(v_parts, ' union all '), v_limit, p_kind
    ) into v_rows;
  end if;
  return coalesce(v_rows, '[]');
end
$function$;

CREATE OR REPLACE FUNCTION private.follow_books (
  p_kind  text,
  p_ids   uuid[],
  p_books uuid[]
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.record_changes h set book = m.book
  from unnest(p_ids, p_books) m (id, book) where h.record_id = m.id and h.kind = p_kind;
  update public.record_comments h set book = m.book
  from unnest(p_ids, p_books) m (id, book) where h.record_id = m.id and h.kind = p_kind;
  update public.record_tasks h set book = m.book
  from unnest(p_ids, p_books) m (id, book) where h.record_id = m.id and h.kind = p_kind;
  update public.record_files h set book = m.book
  from unnest(p_ids, p_books) m (id, book) where h.record_id = m.id and h.kind = p_kind;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_records (
  p_kind text,
  p_ids  uuid[]
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from public.record_changes h where h.record_id = any (p_ids) and h.kind = p_kind;
  delete from public.record_comments h where h.record_id = any (p_ids) and h.kind = p_kind;
  delete from public.record_tasks h where h.record_id = any (p_ids) and h.kind = p_kind;
  delete from public.record_files h where h.record_id = any (p_ids) and h.kind = p_kind;
end
$function$;

CREATE OR REPLACE FUNCTION private.guard_file_name()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  new.name := btrim(new.name);
  perform private.require_fitting_name(new.name, new.type);
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.hand_over_record (
  p_kind text,
  p_ids  uuid[],
  p_to   uuid
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := private.lock_member();
  v_tenant_id constant uuid := private.current_tenant_id();
  v_administered constant uuid := private.administered_tenant_id();
  v_count integer;
begin
  perform private.require_kind(p_kind);
  if cardinality(p_ids) not between 1 and 10000 then
    raise exception 'Between one and ten thousand at a time.' using errcode = 'HXRMA';
  end if;
  if not exists (
    select from public.tenant_users u where u.user_id = p_to and u.tenant_id = v_tenant_id
  ) then
    raise exception 'This is nobody of your team.' using errcode = 'HXRTO';
  end if;
  -- What belongs to no tenant yet comes into the one in which it is handed over.
  execute format(
    'update public.%I r set owner_id = $1, tenant_id = coalesce(r.tenant_id, $2)'
      ' where r.id = any ($3) and r.owner_id <> $1 and r.book = any ($4)'
      ' and (r.owner_id = $5 or r.tenant_id = $6 and r.sharing = ''team'')', p_kind
  ) using p_to, v_tenant_id, p_ids, private.my_books(), v_me, v_administered;
  get diagnostics v_count = row_count;
  if v_count > 0 and p_to <> v_me then
    perform private.keep_pace('mention', 60, interval '1 hour');
    perform private.notify(
      p_to, 'record_handed_over', 'handed:' || p_kind || ':' || gen_random_uuid(),
      jsonb_build_object(
        'name', coalesce((select p.full_name from public.profiles p where p.id = v_me), 'Somebody'), 'count', v_count,
        'path', (select k.path from private.record_kinds() k where k.kind = p_kind)
      ),
      jsonb_build_object('kind', p_kind)
    );
  end if;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.hangs_on_record (
  p_name text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (select from public.record_files f where f.path = p_name);
end
$function$;

CREATE OR REPLACE FUNCTION private.is_line (
  p_text    text,
  p_longest integer
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select char_length(p_text) <= p_longest and p_text !~ '[\x01-\x1f\x7f\u202a-\u202e\u2066-\u2069]'
$function$;

CREATE OR REPLACE FUNCTION private.is_reader (
  p_user_id uuid,
  p_book    uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return p_user_id = p_book or exists (
    select from public.tenant_users u
    where u.user_id = p_user_id and (u.tenant_id = p_book or private.own_book(u.user_id, u.tenant_id) = p_book)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_changes()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_kind constant text := tg_table_name;
  v_by constant uuid := auth.uid();
begin
  if tg_op = 'INSERT' then
    perform private.keep_room(v_kind, b.book) from (select distinct a.book from after_rows a) b;
    insert into public.record_changes (kind, record_id, book, version, by, act)
    select v_kind, a.id, a.book, a.version, v_by,
      case when current_setting('haven.imports_records', true) = 'on' then 'imported' else 'created' end
    from after_rows a;
  elsif tg_op = 'UPDATE' then
    perform private.follow_books(v_kind, array_agg(a.id), array_agg(a.book))
    from after_rows a join before_rows b on b.id = a.id
    where a.book <> b.book having count(*) > 0;
    insert into public.record_changes (kind, record_id, book, version, by, act, was, now)
    select v_kind, a.id, a.book, a.version, v_by,
      case
        when b.deleted_at is null and a.deleted_at is not null then 'deleted'
        when b.deleted_at is not null and a.deleted_at is null then 'restored'
        else 'changed'
      end,
      c.was, c.now
    from after_rows a
    join before_rows b on b.id = a.id
    cross join lateral (
      select jsonb_object_agg(w.key, w.value) as was, jsonb_object_agg(w.key, n.row -> w.key) as now
      from (select to_jsonb(a) as row) n, jsonb_each(to_jsonb(b)) w
      where n.row -> w.key is distinct from w.value and w.key not in ('version', 'updated_at', 'book')
    ) c
    where c.was is not null;
  else
    perform private.forget_records(v_kind, array_agg(b.id)) from before_rows b having count(*) > 0;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_room (
  p_kind text,
  p_book uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_most constant integer := 200000;
  v_count integer;
begin
  execute format(
    'select (select count(*) from (select from public.%1$I r where r.book = $1 and r.deleted_at is null limit $2) a)'
      ' + (select count(*) from (select from public.%1$I r where r.book = $1 and r.deleted_at is not null limit $2) b)',
    p_kind
  ) into v_count using p_book, v_most + 1;
  if v_count > v_most then
    raise exception 'There are % of these already.', v_most using errcode = 'HXRMA';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_views_few()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if (select count(*) from public.saved_views v where v.book = new.book and v.kind = new.kind) > 100 then
    raise exception 'There are 100 of these already.' using errcode = 'HXRMA';
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.leave_records()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_heir uuid;
  v_table text;
begin
  select u.user_id into v_heir from public.tenant_users u
  where u.tenant_id = old.tenant_id and u.user_id <> old.user_id order by u.role, u.id limit 1;
  for v_table in select k.kind from private.record_kinds() k union all select 'saved_views' loop
    execute format(
      'update public.%I r set owner_id = coalesce($3, r.owner_id) where r.owner_id = $1 and r.tenant_id = $2 and r.sharing = ''team''',
      v_table
    ) using old.user_id, old.tenant_id, v_heir;
    execute format(
      'update public.%I r set tenant_id = null where r.owner_id = $1 and r.tenant_id = $2 and r.sharing = ''private''',
      v_table
    ) using old.user_id, old.tenant_id;
  end loop;
  update public.record_tasks t set assignee_id = null
  where t.assignee_id = old.user_id and t.book <> all (
    array[old.user_id, private.own_book(old.user_id, old.tenant_id)]
  );
  update public.record_tasks t set book = old.user_id
  where t.book = private.own_book(old.user_id, old.tenant_id) and t.kind is null;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.make_record (
  p_table regclass,
  p_title name,
  p_path  text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  execute format('alter table %s enable row level security', p_table);
  execute format('revoke all on table %s from public, anon, authenticated, service_role', p_table);
  execute format('grant select, insert, update, delete on table %s to service_role', p_table);
  execute format('grant select on table %s to authenticated', p_table);
  execute format(
    'create policy "Readers of its book read a record" on %s for select to authenticated'
      ' using (book = any ((select private.my_books())::uuid[]))', p_table
  );
  execute format(
    'create policy "People add records to their books" on %s for insert to authenticated'
      ' with check (book = any ((select private.my_books())::uuid[]))', p_table
  );
  execute format(
    'create policy "Readers of its book change a record" on %s for update to authenticated'
      ' using (book = any ((select private.my_books())::uuid[]))'
      ' with check (book = any ((select private.my_books())::uuid[]))', p_table
  );
  perform private.require_second_factor(p_table);
  execute format(
    'create trigger stamp_record before insert or update on %s'
      ' for each row execute function private.stamp_record()', p_table
  );
  execute format(
    'create trigger remove_now before update of deleted_at on %s'
      ' for each row execute function private.stamp_removal()', p_table
  );
  execute format(
    'create trigger keep_changes after update on %s referencing old table as before_rows new table as after_rows'
      ' for each statement execute function private.keep_changes(%L, %L)', p_table, p_title, p_path
  );
  execute format(
    'create trigger keep_arrivals after insert on %s referencing new table as after_rows'
      ' for each statement execute function private.keep_changes()', p_table
  );
  execute format(
    'create trigger keep_nothing_of after delete on %s referencing old table as before_rows'
      ' for each statement execute function private.keep_changes()', p_table
  );
  execute format('alter publication supabase_realtime add table %s', p_table);
end
$function$;

CREATE OR REPLACE FUNCTION private.may_add_record_file (
  p_name text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_parts constant text[] := string_to_array(p_name, '/');
  v_id constant text := '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
begin
  if cardinality(v_parts) <> 4 or v_parts[1] is distinct from auth.uid()::text or v_parts[3] !~ v_id
    or v_parts[4] !~ v_id or not exists (select from private.record_kinds() k where k.kind = v_parts[2])
  then
    return false;
  end if;
  return private.sees_record(v_parts[2], v_parts[3]::uuid);
end
$function$;

CREATE OR REPLACE FUNCTION private.may_read_record_file (
  p_name text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_book uuid;
begin
  select f.book into v_book from public.record_files f where f.path = p_name;
  if found then
    return v_book = any (private.my_books());
  end if;
  return private.may_add_record_file(p_name);
end
$function$;

CREATE OR REPLACE FUNCTION private.my_books()
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := auth.uid();
  v_tenant_id uuid;
begin
  if v_me is null or not private.is_approved() then
    return '{}';
  end if;
  select u.tenant_id into v_tenant_id from public.tenant_users u where u.user_id = v_me and u.is_active;
  if v_tenant_id is null then
    return array[v_me];
  end if;
  return array[v_me, v_tenant_id, private.own_book(v_me, v_tenant_id)];
end
$function$;

CREATE OR REPLACE FUNCTION private.my_tasks (
  p_is_done boolean,
  p_after   text,
  p_limit   integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := auth.uid();
  v_scope constant text := 'my tasks:' || p_is_done;
  v_from constant jsonb := private.open_cursor(v_scope, p_after);
  v_at constant timestamptz := coalesce(
    (v_from ->> 0)::timestamptz, (case when p_is_done then 'infinity' else '-infinity' end)::timestamptz
  );
  v_id constant uuid := coalesce(
    (v_from ->> 1)::uuid,
    (case when p_is_done then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else '00000000-0000-0000-0000-000000000000' end)::uuid
  );
  v_books constant uuid[] := private.my_books();
  v_limit constant integer := least(greatest(coalesce(p_limit, 50), 1), 200);
begin
  return (
    select coalesce(jsonb_agg(
      to_jsonb(t) || jsonb_build_object(
        'record_title', case when t.kind is not null then private.record_title(t.kind, t.record_id) end,
        'cursor', private.seal_cursor(v_scope, jsonb_build_array(
          case when p_is_done then t.done_at else private.task_due(t.due_on, t.due_at) end, t.id
        ))
      ) order by page.place
    ), '[]')
    from (
      (
        select o.id, row_number() over (order by private.task_due(o.due_on, o.due_at), o.id) as place
        from public.record_tasks o
        where not p_is_done and o.assignee_id = v_me and o.done_at is null and o.book = any (v_books)
          and (private.task_due(o.due_on, o.due_at), o.id) > (v_at, v_id)
        order by private.task_due(o.due_on, o.due_at), o.id limit v_limit
      ) union all (
        select d.id, row_number() over (order by d.done_at desc, d.id desc)
        from public.record_tasks d
        where p_is_done and d.assignee_id = v_me and d.done_at is not null and d.book = any (v_books)
          and (d.done_at, d.id) < (v_at, v_id)
        order by d.done_at desc, d.id desc limit v_limit
      )
    ) page join public.record_tasks t on t.id = page.id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.notification_kinds()
  RETURNS TABLE (
    kind      text,
    type      text,
    is_urgent boolean,
    gathers   boolean,
    by_email  boolean,
    by_sms    boolean,
    title     text,
    message   text,
    path      text
  )
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  values
    ('new_message', 'message', false, true, true, false,
      'New message from {name}', '{excerpt}', '/messages/{conversation_id}'),
    ('inquiry', 'lead', false, false, false, false,
      'Somebody asks about {property}', '{name}: {excerpt}', '/messages/{conversation_id}'),
    ('scheduled_failed', 'message', false, false, false, false,
      'A message was not sent', 'It was to be sent later, and could not be: {excerpt}', '/messages/{conversation_id}'),
    ('answer_refused', 'message', false, false, false, false,
      'Your answer by e-mail was not sent', '{reason}', '/messages/{conversation_id}'),
    ('report_decided', 'system', false, false, false, false,
      'We looked at your report', '{outcome}', '/messages'),
    ('message_warning', 'system', true, false, true, false,
      'A warning about a message of yours', 'Somebody reported it, and it is against our rules: {excerpt}', '/messages'),
    ('message_removed', 'system', true, false, true, false,
      'A message of yours was taken away', 'Somebody reported it, and it is against our rules: {excerpt}', '/messages'),
    ('account_approved', 'system', false, false, false, false,
      'Your account is open', 'An administrator has approved it. Welcome to Haven Exchange.', '/dashboard'),
    ('account_rejected', 'system', false, false, false, false,
      'Your account was not approved', 'An administrator did not approve this account.', '/dashboard'),
    ('account_suspended', 'system', true, false, false, false,
      'Your account is suspended', 'An administrator has suspended this account. Nothing in it is lost.', '/dashboard'),
    ('account_reinstated', 'system', false, false, false, false,
      'Your account is open again', 'Everything is as you left it.', '/dashboard'),
    ('role_given', 'system', false, false, false, false,
      'You have a new role', 'An administrator has given you the role {role}.', '/dashboard'),
    ('role_taken', 'system', false, false, false, false,
      'A role of yours has ended', 'You no longer have the role {role}.', '/dashboard'),
    ('sign_in', 'system', true, false, false, false,
      'New sign-in to your account',
      '{device}. If this was not you, sign that device out and change your password.', '/security-settings'),
    ('tenant_joined', 'system', false, false, true, false,
      'You are a member of {tenant}', 'Somebody has added you. Switch to it in the menu of your account.', '/dashboard'),
    ('listing_approved', 'review', false, false, true, false,
      '{property} is public', 'Your listing has been approved.', null),
    ('listing_rejected', 'review', false, false, true, false,
      '{property} was not approved', 'Look it over, and ask us if you wonder why.', null),
    ('changes_declined', 'review', false, false, true, false,
      'Your changes were not approved', '{property} stays as it was.', null),
    ('vendor_verified', 'review', false, false, false, false,
      '{company} is verified', 'Your profile is in the directory of vendors.', '/vendor-dashboard'),
    ('vendor_rejected', 'review', false, false, false, false,
      '{company} was not verified', 'Look your profile over, and ask us if you wonder why.', '/vendor-dashboard'),
    ('ticket_answered', 'system', false, false, false, false,
      'Your request {number} was answered', 'Our answer is in your mailbox.', '/support'),
    ('ticket_closed', 'system', false, false, false, false,
      'Your request {number} is closed', 'Write to us again whenever something is open.', '/support'),
    ('plan_started', 'system', false, false, false, false,
      'Your plan has started', 'You are on {plan} now.', '/profile'),
    ('plan_changed', 'system', false, false, false, false,
      'Your plan has changed', 'You are on {plan} now.', '/profile'),
    ('plan_cancelled', 'system', false, false, false, false,
      'Your plan ends', 'Everything stays open until the end of what is paid for.', '/profile'),
    ('payment_failed', 'system', true, false, false, false,
      'A payment failed', 'Update your card to keep {plan}.', '/profile'),
    ('rating_given', 'review', false, true, false, false,
      'New rating: {stars} of 5 stars', '{excerpt}', '/admin'),
    ('transaction_status', 'info', false, false, true, false,
      'Transaction Status Updated', '{property} moved from {old_status} to {new_status}.', '/transactions/{transaction_id}'),
    ('transaction_document', 'info', false, false, true, false,
      'New Document Uploaded', '{document_name} was added to {property}.', '/transactions/{transaction_id}'),
    ('record_mention', 'info', false, false, true, false,
      '{name} mentioned you at {record}', '{excerpt}', '{path}'),
    ('task_assigned', 'info', false, false, true, false,
      '{name} gave you a task', '{task}', '{path}'),
    ('task_due', 'info', false, false, false, false,
      'Due: {task}', '{record}', '{path}'),
    ('record_handed_over', 'info', false, false, false, false,
      '{name} handed records over to you', 'Now yours: {count}.', '{path}'),
    ('email_bounced', 'system', false, false, false, false,
      'Letters to you come back',
      'Your mailbox {address} does not take our letters. Check the address, or try it again.',
      '/notifications-preferences'),
    ('note', 'other', false, false, false, false, '{title}', '{message}', null)
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_mention()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_person uuid;
begin
  if tg_op = 'UPDATE' and new.mentions <@ old.mentions or new.mentions = '{}' then
    return null;
  end if;
  perform private.keep_pace('mention', 60, interval '1 hour');
  foreach v_person in array new.mentions loop
    if v_person is null or not private.is_reader(v_person, new.book) then
      raise exception 'Somebody mentioned does not see this record.' using errcode = 'HXRMO';
    end if;
    if v_person <> new."by" then
      perform private.notify(
        v_person, 'record_mention', 'mention:' || new.id,
        private.facts_of_record(new.kind, new.record_id, new."by") || jsonb_build_object('excerpt', left(new.body, 200)),
        jsonb_build_object('kind', new.kind, 'record_id', new.record_id)
      );
    end if;
  end loop;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_task()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if new.assignee_id is null or new.done_at is not null or new.assignee_id = coalesce(auth.uid(), new."by")
    or tg_op = 'UPDATE' and new.assignee_id is not distinct from old.assignee_id
  then
    return null;
  end if;
  perform private.keep_pace('mention', 60, interval '1 hour');
  perform private.notify(
    new.assignee_id, 'task_assigned', 'task:' || new.id, private.facts_of_task(new, auth.uid()),
    jsonb_strip_nulls(jsonb_build_object('kind', new.kind, 'record_id', new.record_id, 'task_id', new.id))
  );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.own_book (
  p_owner_id  uuid,
  p_tenant_id uuid
)
  RETURNS uuid
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select md5(p_owner_id::text || p_tenant_id::text)::uuid
$function$;

CREATE OR REPLACE FUNCTION private.purge_record_files()
  RETURNS text[]
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_versions text[];
begin
  -- The one word is the embedded storage's, the other a hosted project's.
  perform set_config('storage.can_delete', 'true', true);
  perform set_config('storage.allow_delete_query', 'true', true);
  with gone as (
    delete from storage.objects o
    where o.id in (
      select f.id from storage.objects f
      where f.bucket_id = 'record-files' and f.created_at < now() - interval '1 day'
        and not exists (select from public.record_files r where r.path = f.name)
      limit 1000
      for update skip locked
    )
    returning o.version
  )
  select array_agg(g.version) into v_versions from gone g where g.version is not null;
  perform set_config('storage.can_delete', 'false', true);
  perform set_config('storage.allow_delete_query', 'false', true);
  return coalesce(v_versions, '{}');
end
$function$;

CREATE OR REPLACE FUNCTION private.purge_records()
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_kind text;
  v_part integer;
  v_count integer := 0;
begin
  for v_kind in select k.kind from private.record_kinds() k loop
    execute format(
      'delete from public.%1$I r where r.id in ('
        'select b.id from public.%1$I b where b.deleted_at < now() - interval ''30 days'' limit 5000 for update skip locked'
        ')', v_kind
    );
    get diagnostics v_part = row_count;
    v_count := v_count + v_part;
    execute format(
      'delete from public.record_changes c using public.%1$I r'
        ' where r.version > 1000 and c.record_id = r.id and c.kind = %1$L and c.version <= r.version - 1000', v_kind
    );
  end loop;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.record_book (
  p_kind text,
  p_id   uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_book uuid;
begin
  perform private.require_kind(p_kind);
  execute format('select r.book from public.%I r where r.id = $1', p_kind) into v_book using p_id;
  return case when auth.role() is distinct from 'authenticated' or v_book = any (private.my_books()) then v_book end;
end
$function$;

CREATE OR REPLACE FUNCTION private.record_condition (
  p_column text,
  p_family text,
  p_is     text,
  p_value  jsonb
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  v_text constant text := p_value #>> '{}';
  v_moment constant text := case p_family when 'time' then 'time' else 'date' end;
begin
  if p_is in ('empty', 'not_empty') then
    return format(
      case when p_family in ('text', 'texts') then 'coalesce(%1$s, ''%3$s'') %2$s ''%3$s''' else '%1$s is %4$s null' end,
      p_column, case p_is when 'empty' then '=' else '<>' end,
      case p_family when 'texts' then '{}' else '' end, case p_is when 'empty' then '' else 'not' end
    );
  elsif p_is = 'is' and p_family = 'texts' then
    return format('%s @> array[%s]', p_column, private.record_value('text', v_text));
  -- A day of a moment is asked for as the moments between which it lies.
  elsif p_is = 'is' then
    return format('%s = %s', p_column, private.record_value(p_family, v_text));
  elsif p_is = 'any_of' and p_family not in ('flag', 'time') then
    return format(
      case p_family when 'texts' then '%s && %s' else '%s = any (%s)' end, p_column,
      private.record_values(p_family, p_value)
    );
  elsif p_is = 'none_of' and p_family not in ('flag', 'time') then
    return format(
      case p_family when 'texts' then 'not (%1$s && %2$s)' else '(%1$s is null or %1$s <> all (%2$s))' end, p_column,
      private.record_values(p_family, p_value)
    );
  elsif p_is = 'contains' and p_family = 'text' then
    return format('%s ilike %s', p_column, private.record_pattern(v_text));
  elsif p_is = 'contains' and p_family = 'texts' then
    return format('exists (select from unnest(%s) part where part ilike %s)', p_column, private.record_pattern(v_text));
  elsif p_is in ('at_least', 'at_most') and p_family = 'number' then
    return format('%s %s %s', p_column, case p_is when 'at_least' then '>=' else '<=' end, private.record_value('number', v_text));
  elsif p_is in ('before', 'after') and p_family in ('date', 'time') then
    return format('%s %s %s', p_column, case p_is when 'before' then '<' else '>' end, private.record_value(v_moment, v_text));
  elsif p_is = 'between' and p_family in ('number', 'date', 'time') and jsonb_array_length(p_value) = 2 then
    return format(
      '%s between %s and %s', p_column, private.record_value(p_family, p_value ->> 0),
      private.record_value(p_family, p_value ->> 1)
    );
  elsif p_is = 'in_last_days' and p_family in ('date', 'time') and v_text::integer between 0 and 36500 then
    return format(
      case p_family when 'time' then '%s between now() - make_interval(days => %s) and now()'
        else '%s between current_date - %s and current_date' end,
      p_column, v_text::integer
    );
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.record_counted (
  p_filters jsonb
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case when p_filters @> '[{"field": "deleted_at"}]' then 'true' else 'deleted_at is null' end
$function$;

CREATE OR REPLACE FUNCTION private.record_family (
  p_type regtype
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case
    when p_type = any (array['text', 'name']::regtype[]) then 'text'
    when p_type = any (array['smallint', 'integer', 'bigint', 'numeric', 'double precision', 'real']::regtype[]) then 'number'
    when p_type = 'date'::regtype then 'date'
    when p_type = 'timestamptz'::regtype then 'time'
    when p_type = 'boolean'::regtype then 'flag'
    when p_type = 'uuid'::regtype then 'id'
    when p_type = 'text[]'::regtype then 'texts'
  end
$function$;

CREATE OR REPLACE FUNCTION private.record_kinds()
  RETURNS TABLE (
    kind  text,
    title text,
    path  text
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return query
  select
    c.relname::text, split_part(encode(t.tgargs, 'escape'), '\000', 1), split_part(encode(t.tgargs, 'escape'), '\000', 2)
  from pg_catalog.pg_trigger t join pg_catalog.pg_class c on c.oid = t.tgrelid
  where t.tgname = 'keep_changes' and c.relnamespace = 'public'::regnamespace;
end
$function$;

CREATE OR REPLACE FUNCTION private.record_order (
  p_kind text,
  p_sort text,
  OUT    key text,
  OUT    type text,
  OUT    is_of text
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  select
    pg_get_indexdef(i.indexrelid, 2, true), format_type(a.atttypid, a.atttypmod),
    pg_get_expr(i.indpred, i.indrelid, true)
  into key, type, is_of
  from pg_catalog.pg_index i
  join pg_catalog.pg_class c on c.oid = i.indexrelid
  join pg_catalog.pg_attribute a on a.attrelid = i.indexrelid and a.attnum = 2
  where i.indrelid = format('public.%I', p_kind)::regclass
    and c.relname = p_kind || '_by_' || p_sort || '_idx';
  if key is null then
    raise exception 'This list has no such order.' using errcode = 'HXRSO';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.record_pattern (
  p_value text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select format('%L', '%' || replace(replace(replace(left(p_value, 200), '\', '\\'), '%', '\%'), '_', '\_') || '%')
$function$;

CREATE OR REPLACE FUNCTION private.record_people()
  RETURNS TABLE (
    id   uuid,
    name text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.is_approved() then
    return;
  end if;
  return query
  select p.id, coalesce(nullif(p.full_name, ''), p.email)
  from public.profiles p
  where p.id = auth.uid() or p.id in (
    select u.user_id from public.tenant_users u where u.tenant_id = private.current_tenant_id()
  )
  order by lower(coalesce(nullif(p.full_name, ''), p.email)), p.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.record_question (
  p_book  uuid,
  p_words text
)
  RETURNS tsquery
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select string_agg('''' || private.book_mark(p_book) || w || ''':*', ' & ')::tsquery
    from (
      select w from regexp_split_to_table(lower(left(p_words, 200)), '[[:space:][:punct:]]+') w where w <> '' limit 8
    ) asked
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.record_source (
  p_kind  text,
  p_book  uuid,
  p_words text
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_question constant tsquery := private.record_question(p_book, p_words);
  v_expression text;
begin
  if v_question is null then
    return format('public.%I', p_kind);
  end if;
  select pg_get_indexdef(c.oid, 1, true) into v_expression
  from pg_catalog.pg_index i join pg_catalog.pg_class c on c.oid = i.indexrelid
  where i.indrelid = format('public.%I', p_kind)::regclass and c.relname = p_kind || '_words_idx';
  -- By itself, so that the words are looked up before anything is put in order.
  return format(
    '(select * from public.%I where %s @@ %L::tsquery offset 0)', p_kind, coalesce(v_expression, 'to_tsvector('''')'),
    v_question
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.record_tags (
  p_kind text
)
  RETURNS text[]
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_book uuid;
  v_parts text[] := '{}';
  v_tags text[];
begin
  perform private.require_kind(p_kind);
  foreach v_book in array private.my_books() loop
    v_parts := v_parts || format(
      '(select r.tags from public.%I r where r.book = %L::uuid and r.deleted_at is null'
        ' order by r.created_at desc, r.id desc limit 5000)', p_kind, v_book
    );
  end loop;
  if cardinality(v_parts) > 0 then
    execute format(
      'select array_agg(u.tag order by u.uses desc, u.tag) from ('
        'select t.tag, count(*) as uses from (%s) a, unnest(a.tags) t (tag) group by 1 order by 2 desc, 1 limit 200'
        ') u', array_to_string(v_parts, ' union all ')
    ) into v_tags;
  end if;
  return coalesce(v_tags, '{}');
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
      select m.id::text, 'comment', m.created_at, m.by, null, null, null, null, m.body, m.mentions, m.edited_at, null,
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

CREATE OR REPLACE FUNCTION private.record_title (
  p_kind text,
  p_id   uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_title text;
begin
  execute format(
    'select r.%I::text from public.%I r where r.id = $1',
    (select k.title from private.record_kinds() k where k.kind = p_kind), p_kind
  ) into v_title using p_id;
  return v_title;
end
$function$;

CREATE OR REPLACE FUNCTION private.record_value (
  p_family text,
  p_value  text
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if p_value is null or char_length(p_value) > 1000 then
    raise invalid_text_representation;
  end if;
  return case p_family
    when 'number' then format('%L::numeric', p_value::numeric)
    when 'date' then format('%L::date', p_value::date)
    when 'time' then format('%L::timestamptz', p_value::timestamptz)
    when 'flag' then format('%L::boolean', p_value::boolean)
    when 'id' then format('%L::uuid', p_value::uuid)
    else format('%L::text', p_value)
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.record_values (
  p_family text,
  p_value  jsonb
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if jsonb_typeof(p_value) <> 'array' or jsonb_array_length(p_value) not between 1 and 500 then
    raise invalid_text_representation;
  end if;
  return (
    select 'array[' || string_agg(private.record_value(p_family, v), ', ') || ']'
    from jsonb_array_elements_text(p_value) v
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.record_where (
  p_kind    text,
  p_filters jsonb
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_filter jsonb;
  v_family text;
  v_condition text;
  v_all text := 'true';
begin
  perform private.require_kind(p_kind);
  if coalesce(jsonb_typeof(p_filters), 'array') <> 'array' or jsonb_array_length(coalesce(p_filters, '[]')) > 30 then
    raise exception 'These are no filters.' using errcode = 'HXRFI';
  end if;
  for v_filter in select f from jsonb_array_elements(coalesce(p_filters, '[]')) f loop
    v_condition := null;
    select private.record_family(a.atttypid) into v_family
    from pg_catalog.pg_attribute a
    where a.attrelid = format('public.%I', p_kind)::regclass and a.attname = v_filter ->> 'field'
      and a.attnum > 0 and not a.attisdropped and a.attname <> 'book'
      and has_column_privilege('authenticated', a.attrelid, a.attnum, 'select');
    if v_family is not null then
      begin
        v_condition := private.record_condition(
          format('%I', v_filter ->> 'field'), v_family, v_filter ->> 'is', v_filter -> 'value'
        );
      exception when data_exception then
        v_condition := null;
      end;
    end if;
    if v_condition is null then
      raise exception 'This list has no such filter.' using errcode = 'HXRFI';
    end if;
    v_all := v_all || ' and ' || v_condition;
  end loop;
  return v_all;
end
$function$;

CREATE OR REPLACE FUNCTION private.record_words (
  p_book   uuid,
  VARIADIC p_texts text[]
)
  RETURNS tsvector
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
begin
  return array_to_tsvector(array(
    select distinct private.book_mark(p_book) || w
    from unnest(p_texts) t (text), unnest(private.words_of(t.text)) w
  ));
end
$function$;

CREATE OR REPLACE FUNCTION private.remind_of_tasks()
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_task public.record_tasks;
  v_count integer := 0;
begin
  for v_task in
    select * from public.record_tasks t where t.remind_at <= now() order by t.remind_at limit 500 for update skip locked
  loop
    if private.is_reader(v_task.assignee_id, v_task.book) then
      perform private.notify(
        v_task.assignee_id, 'task_due',
        'due:' || v_task.id || ':' || coalesce(v_task.due_at::text, v_task.due_on::text),
        private.facts_of_task(v_task, v_task."by"),
        jsonb_strip_nulls(jsonb_build_object('kind', v_task.kind, 'record_id', v_task.record_id, 'task_id', v_task.id))
      );
      v_count := v_count + 1;
    end if;
    update public.record_tasks t set remind_at = null where t.id = v_task.id;
  end loop;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_fitting_name (
  p_name text,
  p_type text
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not exists (
    select from private.message_file_types() t
    where t.type = p_type and lower(substring(p_name from '\.([A-Za-z0-9]{1,10})$')) = any (t.endings)
  ) then
    raise exception 'A file is not what its name says.' using errcode = 'HXRFT';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_kind (
  p_kind text
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not exists (select from private.record_kinds() k where k.kind = p_kind) then
    raise exception 'There are no such records.' using errcode = 'HXRKD';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_sharer (
  p_owner_id  uuid,
  p_tenant_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if auth.role() = 'authenticated' and p_owner_id is distinct from auth.uid()
    and (p_tenant_id is null or p_tenant_id is distinct from private.administered_tenant_id())
  then
    raise exception 'Only its owner says who sees a record.' using errcode = 'HXRSH';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.schedule_records()
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    return false;
  end if;
  execute 'select cron.schedule($1, $2, $3)' using 'remind-of-tasks', '* * * * *', 'select private.remind_of_tasks()';
  execute 'select cron.schedule($1, $2, $3)'
    using 'purge-records', '37 * * * *', 'select private.purge_records(), private.purge_record_files()';
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.sees_record (
  p_kind text,
  p_id   uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return private.record_book(p_kind, p_id) is not null;
end
$function$;

CREATE OR REPLACE FUNCTION private.stamp_comment()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if tg_op = 'INSERT' then
    new.book := private.record_book(new.kind, new.record_id);
    if new.book is null then
      raise exception 'This record is not there.' using errcode = '42501';
    end if;
    if auth.role() = 'authenticated' then
      perform private.keep_pace('comment', 120, interval '1 hour');
    end if;
    return new;
  end if;
  if old.deleted_at is not null or new.deleted_at is not null then
    new.deleted_at := coalesce(old.deleted_at, now());
    new.body := '';
    new.mentions := '{}';
  elsif (new.body, new.mentions) is distinct from (old.body, old.mentions) then
    new.edited_at := now();
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.stamp_record()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if tg_op = 'INSERT' then
    if new.tenant_id is null then
      new.sharing := 'private';
    end if;
  elsif new is not distinct from old then
    return new;
  else
    if new.sharing <> old.sharing then
      perform private.require_sharer(old.owner_id, old.tenant_id);
      if new.sharing = 'team' and new.tenant_id is null then
        new.tenant_id := private.current_tenant_id();
      end if;
      if new.tenant_id is null then
        raise exception 'You work in no team.' using errcode = 'HXRNT';
      end if;
    end if;
    new.version := old.version + 1;
    new.updated_at := now();
  end if;
  new.book := private.book_of(new.owner_id, new.tenant_id, new.sharing);
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.stamp_removal()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  new.deleted_at := case when new.deleted_at is not null then coalesce(old.deleted_at, now()) end;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.stamp_task()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if tg_op = 'UPDATE' and new is not distinct from old then
    return new;
  end if;
  if new.kind is not null and tg_op = 'INSERT' then
    new.book := private.record_book(new.kind, new.record_id);
    if new.book is null then
      raise exception 'This record is not there.' using errcode = '42501';
    end if;
  elsif new.kind is null and auth.role() = 'authenticated'
    and (tg_op = 'INSERT' or new.assignee_id is distinct from old.assignee_id)
  then
    new.book := private.book_of(
      coalesce(new."by", auth.uid()), private.current_tenant_id(),
      case when coalesce(new.assignee_id, new."by") is distinct from new."by" then 'team' else 'private' end
    );
  end if;
  if new.assignee_id is not null and (tg_op = 'INSERT' or new.assignee_id is distinct from old.assignee_id)
    and not private.is_reader(new.assignee_id, new.book)
  then
    raise exception 'Whoever shall do this does not see it.' using errcode = 'HXRTA';
  end if;
  if tg_op = 'INSERT' and auth.role() = 'authenticated' then
    if (select count(*) from (select from public.record_tasks t where t.book = new.book limit 50001) a) > 50000 then
      raise exception 'There are 50000 of these already.' using errcode = 'HXRMA';
    end if;
  elsif tg_op = 'UPDATE' then
    new.updated_at := now();
    if new.done_at is distinct from old.done_at then
      new.done_at := case when new.done_at is not null then coalesce(old.done_at, now()) end;
      new.done_by := case when new.done_at is not null then coalesce(old.done_by, auth.uid()) end;
    end if;
  end if;
  if tg_op = 'INSERT'
    or (new.due_on, new.due_at, new.assignee_id, new.done_at) is distinct from (old.due_on, old.due_at, old.assignee_id, old.done_at)
  then
    new.remind_at := case when new.done_at is null and new.assignee_id is not null then coalesce(
      new.due_at, (new.due_on + time '08:00') at time zone private.zone_of(new.assignee_id)
    ) end;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.sum_records (
  p_kind    text,
  p_by      name,
  p_sum     name,
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
  AS $function$
declare
  v_where constant text := private.record_counted(p_filters) || ' and ' || private.record_where(p_kind, p_filters);
  v_book uuid;
  v_parts text[] := '{}';
begin
  foreach v_book in array private.my_books() loop
    v_parts := v_parts || format(
      'select %I::text as value, count(*) as records, sum(%s)::numeric as sum from %s r where book = %L::uuid and %s group by 1',
      p_by, case when p_sum is null then 'null' else format('%I', p_sum) end,
      private.record_source(p_kind, v_book, p_words), v_book, v_where
    );
  end loop;
  if cardinality(v_parts) > 0 then
    return query execute format(
      'select value, sum(records)::bigint, sum(sum) from (%s) a group by 1 order by 1', array_to_string(v_parts, ' union all ')
    );
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.task_due (
  p_due_on date,
  p_due_at timestamp with time zone
)
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select coalesce(p_due_at, p_due_on::timestamp at time zone 'UTC', 'infinity')
$function$;

CREATE OR REPLACE FUNCTION private.words_of (
  p_text text
)
  RETURNS text[]
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
begin
  return array(
    select distinct left(w, 40)
    from regexp_split_to_table(
      lower(p_text)
        || case when p_text ~ '^[0-9+() ./-]+$' then ' ' || regexp_replace(p_text, '[^0-9]', '', 'g') else '' end,
      '[[:space:][:punct:]]+'
    ) w
    where w <> '' limit 200
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.zone_of (
  p_user_id uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return coalesce(
    (select p.timezone from public.notification_preferences p where p.user_id = p_user_id), 'America/New_York'
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.add_record_file (
  p_kind      text,
  p_record_id uuid,
  p_id        uuid,
  p_name      text
)
  RETURNS public.record_files
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.add_record_file(p_kind, p_record_id, p_id, p_name)
$function$;

REVOKE ALL ON FUNCTION "public"."add_record_file"(text, uuid, uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.count_contacts (
  p_words   text  DEFAULT NULL::text,
  p_filters jsonb DEFAULT '[]'::jsonb
)
  RETURNS integer
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.count_records('contacts', p_words, p_filters)
$function$;

REVOKE ALL ON FUNCTION "public"."count_contacts"(text, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.find_contacts (
  p_words      text    DEFAULT NULL::text,
  p_filters    jsonb   DEFAULT '[]'::jsonb,
  p_sort       text    DEFAULT NULL::text,
  p_descending boolean DEFAULT NULL::boolean,
  p_after      text    DEFAULT NULL::text,
  p_limit      integer DEFAULT 50
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.find_records('contacts', p_words, p_filters, p_sort, p_descending, p_after, p_limit)
$function$;

REVOKE ALL ON FUNCTION "public"."find_contacts"(text, jsonb, text, boolean, text, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.hand_over_record (
  p_kind text,
  p_ids  uuid[],
  p_to   uuid
)
  RETURNS integer
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.hand_over_record(p_kind, p_ids, p_to)
$function$;

REVOKE ALL ON FUNCTION "public"."hand_over_record"(text, uuid[], uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_tasks (
  p_is_done boolean DEFAULT false,
  p_after   text    DEFAULT NULL::text,
  p_limit   integer DEFAULT 50
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.my_tasks(coalesce(p_is_done, false), p_after, p_limit)
$function$;

REVOKE ALL ON FUNCTION "public"."my_tasks"(boolean, text, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.record_people()
  RETURNS TABLE (
    id   uuid,
    name text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.record_people()
$function$;

REVOKE ALL ON FUNCTION "public"."record_people"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.record_tags (
  p_kind text
)
  RETURNS text[]
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.record_tags(p_kind)
$function$;

REVOKE ALL ON FUNCTION "public"."record_tags"(text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.record_timeline (
  p_kind   text,
  p_id     uuid,
  p_before text    DEFAULT NULL::text,
  p_limit  integer DEFAULT 50
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
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.record_timeline(p_kind, p_id, p_before, p_limit)
$function$;

REVOKE ALL ON FUNCTION "public"."record_timeline"(text, uuid, text, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.restore_record (
  p_kind      text,
  p_id        uuid,
  p_change_id bigint
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_was jsonb;
  v_columns text;
  v_version integer;
begin
  perform private.require_kind(p_kind);
  select c.was into v_was from public.record_changes c
  where c.id = p_change_id and c.kind = p_kind and c.record_id = p_id;
  select string_agg(format('%I', a.attname), ', ') into v_columns
  from pg_catalog.pg_attribute a
  where a.attrelid = format('public.%I', p_kind)::regclass and a.attnum > 0 and not a.attisdropped
    and v_was ? a.attname and has_column_privilege(a.attrelid, a.attnum, 'update');
  if v_columns is null then
    raise exception 'This change replaced nothing that can be put back.' using errcode = 'HXRRE';
  end if;
  execute format(
    'update public.%1$I r set (%2$s) = (select %2$s from jsonb_populate_record(r, $1)) where r.id = $2'
      ' returning r.version', p_kind, v_columns
  ) into v_version using v_was, p_id;
  return v_version;
end
$function$;

REVOKE ALL ON FUNCTION "public"."restore_record"(text, uuid, bigint) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "public"."record_files"
  ADD CONSTRAINT "record_files_by_fkey" FOREIGN KEY (BY) REFERENCES public.profiles(id) ON DELETE SET NULL;

CREATE INDEX record_changes_book_idx ON public.record_changes USING btree (book, at DESC, id DESC);

CREATE INDEX record_changes_record_idx ON public.record_changes USING btree (record_id, at DESC, id DESC);

CREATE INDEX record_comments_record_idx ON public.record_comments USING btree (record_id, created_at DESC, id DESC);

CREATE INDEX record_files_book_idx ON public.record_files USING btree (book, created_at DESC, id DESC);

CREATE INDEX record_files_by_idx ON public.record_files USING btree (BY);

CREATE INDEX record_files_record_idx ON public.record_files USING btree (record_id, created_at DESC, id DESC);

CREATE INDEX record_tasks_record_idx ON public.record_tasks USING btree (record_id, created_at DESC, id DESC);

CREATE INDEX record_tasks_remind_idx ON public.record_tasks USING btree (remind_at)
  WHERE (remind_at IS NOT NULL);

CREATE TRIGGER keep_arrivals
  AFTER INSERT ON public.contacts REFERENCING NEW TABLE AS after_rows
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.keep_changes();

CREATE TRIGGER keep_changes AFTER UPDATE ON public.contacts REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION private.keep_changes (
  'name',
  '/clients'
);

CREATE TRIGGER keep_nothing_of
  AFTER DELETE ON public.contacts REFERENCING OLD TABLE AS before_rows
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.keep_changes();

CREATE TRIGGER remove_now
  BEFORE UPDATE OF deleted_at ON public.contacts
  FOR EACH ROW
  EXECUTE FUNCTION private.stamp_removal();

CREATE TRIGGER stamp_record
  BEFORE INSERT OR UPDATE ON public.contacts
  FOR EACH ROW
  EXECUTE FUNCTION private.stamp_record();

CREATE TRIGGER end_memberships
  BEFORE DELETE ON public.profiles
  FOR EACH ROW
  EXECUTE FUNCTION private.end_memberships();

CREATE TRIGGER notify_of_mention
  AFTER INSERT OR UPDATE OF mentions ON public.record_comments
  FOR EACH ROW
  EXECUTE FUNCTION private.notify_of_mention();

CREATE TRIGGER stamp_comment
  BEFORE INSERT OR UPDATE ON public.record_comments
  FOR EACH ROW
  EXECUTE FUNCTION private.stamp_comment();

CREATE TRIGGER guard_file_name
  BEFORE INSERT OR UPDATE OF name ON public.record_files
  FOR EACH ROW
  EXECUTE FUNCTION private.guard_file_name();

CREATE TRIGGER stamp_task
  BEFORE INSERT OR UPDATE ON public.record_tasks
  FOR EACH ROW
  EXECUTE FUNCTION private.stamp_task();

CREATE TRIGGER keep_views_few
  AFTER INSERT OR UPDATE OF sharing ON public.saved_views
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_views_few();

CREATE TRIGGER stamp_record
  BEFORE INSERT OR UPDATE ON public.saved_views
  FOR EACH ROW
  EXECUTE FUNCTION private.stamp_record();

CREATE TRIGGER leave_records
  AFTER DELETE ON public.tenant_users
  FOR EACH ROW
  EXECUTE FUNCTION private.leave_records();

CREATE TRIGGER end_memberships
  BEFORE DELETE ON public.tenants
  FOR EACH ROW
  EXECUTE FUNCTION private.end_memberships();

CREATE POLICY "Accounts with a second factor show it" ON "public"."contacts"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Accounts with a second factor show it" ON "public"."record_changes"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Readers of a record read its changes" ON "public"."record_changes"
  FOR SELECT
  TO "authenticated"
  USING ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

CREATE POLICY "Accounts with a second factor show it" ON "public"."record_comments"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Accounts with a second factor show it" ON "public"."record_files"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Readers of a record name its files" ON "public"."record_files"
  FOR UPDATE
  TO "authenticated"
  USING ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

CREATE POLICY "Readers of a record read its files" ON "public"."record_files"
  FOR SELECT
  TO "authenticated"
  USING ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

CREATE POLICY "Readers of a record remove its files" ON "public"."record_files"
  FOR DELETE
  TO "authenticated"
  USING ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

CREATE POLICY "Accounts with a second factor show it" ON "public"."record_tasks"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Accounts with a second factor show it" ON "public"."saved_views"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Readers of a record add content" ON "storage"."objects"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (((bucket_id = 'record-files'::text) AND private.may_add_record_file(name)));

CREATE POLICY "Readers of a record read its content" ON "storage"."objects"
  FOR SELECT
  TO "authenticated"
  USING (((bucket_id = 'record-files'::text) AND private.may_read_record_file(name)));

CREATE POLICY "Uploaders remove what hangs on nothing" ON "storage"."objects"
  FOR DELETE
  TO "authenticated"
  USING
    (((bucket_id = 'record-files'::text) AND ((storage.foldername(name))[1] = (( SELECT auth.uid() AS uid))::text) AND ( SELECT private.is_approved() AS is_approved) AND (NOT
    private.hangs_on_record(name))));

ALTER PUBLICATION "supabase_realtime" ADD TABLE "public"."contacts";

ALTER PUBLICATION "supabase_realtime" ADD TABLE "public"."record_comments";

ALTER PUBLICATION "supabase_realtime" ADD TABLE "public"."record_files";

ALTER PUBLICATION "supabase_realtime" ADD TABLE "public"."record_tasks";

ALTER PUBLICATION "supabase_realtime" ADD TABLE "public"."saved_views";

COMMENT ON COLUMN "public"."record_changes"."book" IS 'Where its record stands, and so who reads it.';

COMMENT ON COLUMN "public"."record_files"."book" IS 'Where its record stands, and so who reads it.';

COMMENT ON COLUMN "public"."record_files"."type" IS 'What the storage found it to be.';

COMMENT ON COLUMN "public"."record_tasks"."due_on" IS 'The day by which it is done; `due_at` is the moment, where it has one.';

COMMENT ON COLUMN "public"."record_tasks"."remind_at" IS 'When its assignee is told that it is due; null when they are told.';

REVOKE ALL ON FUNCTION "private"."add_record_file"(text, uuid, uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."add_record_file"(text, uuid, uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."add_record_file"(text, uuid, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."add_record_file"(text, uuid, uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."are_tags"(text[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."are_tags"(text[]) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."are_tags"(text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."are_tags"(text[]) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."are_tags"(text[]) TO "service_role";

REVOKE ALL ON FUNCTION "private"."book_mark"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."book_mark"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."book_mark"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."book_mark"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."book_mark"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."book_of"(uuid, uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."book_of"(uuid, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."book_of"(uuid, uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."count_records"(text, text, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."count_records"(text, text, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."count_records"(text, text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."count_records"(text, text, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."current_tenant_id"() FROM "service_role";

GRANT EXECUTE ON FUNCTION "private"."current_tenant_id"() TO "service_role";

REVOKE ALL ON FUNCTION "private"."end_memberships"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_memberships"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."end_memberships"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."facts_of_record"(text, uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."facts_of_record"(text, uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."facts_of_record"(text, uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."facts_of_task"(public.record_tasks, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."facts_of_task"(public.record_tasks, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."facts_of_task"(public.record_tasks, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."find_records"(text, text, jsonb, text, boolean, text, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."find_records"(text, text, jsonb, text, boolean, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."find_records"(text, text, jsonb, text, boolean, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."find_records"(text, text, jsonb, text, boolean, text, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."follow_books"(text, uuid[], uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."follow_books"(text, uuid[], uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."follow_books"(text, uuid[], uuid[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."forget_records"(text, uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_records"(text, uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."forget_records"(text, uuid[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."guard_file_name"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."guard_file_name"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."guard_file_name"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."hand_over_record"(text, uuid[], uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."hand_over_record"(text, uuid[], uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."hand_over_record"(text, uuid[], uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."hand_over_record"(text, uuid[], uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."hangs_on_record"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."hangs_on_record"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."hangs_on_record"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."hangs_on_record"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_line"(text, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_line"(text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."is_line"(text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_line"(text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_line"(text, integer) TO "service_role";

REVOKE ALL ON FUNCTION "private"."is_reader"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_reader"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_reader"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_changes"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_changes"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_changes"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_room"(text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_room"(text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_room"(text, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_views_few"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_views_few"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_views_few"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."leave_records"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."leave_records"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."leave_records"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."make_record"(regclass, name, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."make_record"(regclass, name, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."make_record"(regclass, name, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."may_add_record_file"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."may_add_record_file"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."may_add_record_file"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."may_add_record_file"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."may_read_record_file"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."may_read_record_file"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."may_read_record_file"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."may_read_record_file"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_books"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_books"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_books"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_books"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_tasks"(boolean, text, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_tasks"(boolean, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_tasks"(boolean, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_tasks"(boolean, text, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."notify_of_mention"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_mention"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notify_of_mention"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."notify_of_task"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_task"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notify_of_task"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."own_book"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."own_book"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."own_book"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."purge_record_files"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."purge_record_files"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."purge_record_files"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."purge_records"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."purge_records"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."purge_records"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."record_book"(text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."record_book"(text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_book"(text, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."record_condition"(text, text, text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."record_condition"(text, text, text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_condition"(text, text, text, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."record_counted"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."record_counted"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_counted"(jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."record_family"(regtype) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."record_family"(regtype) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_family"(regtype) TO "postgres";

REVOKE ALL ON FUNCTION "private"."record_kinds"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."record_kinds"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_kinds"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."record_order"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."record_order"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_order"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."record_pattern"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."record_pattern"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_pattern"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."record_people"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."record_people"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."record_people"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_people"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."record_question"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."record_question"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_question"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."record_source"(text, uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."record_source"(text, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_source"(text, uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."record_tags"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."record_tags"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."record_tags"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_tags"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."record_timeline"(text, uuid, text, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."record_timeline"(text, uuid, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."record_timeline"(text, uuid, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_timeline"(text, uuid, text, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."record_title"(text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."record_title"(text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_title"(text, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."record_value"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."record_value"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_value"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."record_values"(text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."record_values"(text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_values"(text, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."record_where"(text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."record_where"(text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_where"(text, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."record_words"(uuid, text[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."record_words"(uuid, text[]) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."record_words"(uuid, text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_words"(uuid, text[]) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."record_words"(uuid, text[]) TO "service_role";

REVOKE ALL ON FUNCTION "private"."remind_of_tasks"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."remind_of_tasks"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."remind_of_tasks"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_fitting_name"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_fitting_name"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_fitting_name"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_kind"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."require_kind"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."require_kind"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_kind"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_sharer"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_sharer"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_sharer"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."schedule_records"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."schedule_records"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."schedule_records"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."sees_record"(text, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."sees_record"(text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."sees_record"(text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."sees_record"(text, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."stamp_comment"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."stamp_comment"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."stamp_comment"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."stamp_record"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."stamp_record"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."stamp_record"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."stamp_removal"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."stamp_removal"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."stamp_removal"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."stamp_task"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."stamp_task"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."stamp_task"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."sum_records"(text, name, name, text, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."sum_records"(text, name, name, text, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."sum_records"(text, name, name, text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."sum_records"(text, name, name, text, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."task_due"(date, timestamp WITH time zone) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."task_due"(date, timestamp WITH time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."task_due"(date, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."task_due"(date, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."task_due"(date, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "private"."words_of"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."words_of"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."words_of"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."words_of"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."words_of"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."zone_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."zone_of"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."zone_of"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."add_record_file"(text, uuid, uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."add_record_file"(text, uuid, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."add_record_file"(text, uuid, uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."count_contacts"(text, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."count_contacts"(text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."count_contacts"(text, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_contacts"(text, jsonb, text, boolean, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."find_contacts"(text, jsonb, text, boolean, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_contacts"(text, jsonb, text, boolean, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."hand_over_record"(text, uuid[], uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."hand_over_record"(text, uuid[], uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."hand_over_record"(text, uuid[], uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_tasks"(boolean, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_tasks"(boolean, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_tasks"(boolean, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_people"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."record_people"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_people"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_tags"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."record_tags"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_tags"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_timeline"(text, uuid, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."record_timeline"(text, uuid, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."record_timeline"(text, uuid, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."restore_record"(text, uuid, bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."restore_record"(text, uuid, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."restore_record"(text, uuid, bigint) TO "postgres";

REVOKE ALL ON TABLE "public"."contacts" FROM "authenticated";

REVOKE ALL ("city") ON TABLE "public"."contacts" FROM "authenticated";

GRANT INSERT ("city"), UPDATE ("city") ON TABLE "public"."contacts" TO "authenticated";

REVOKE ALL ("company") ON TABLE "public"."contacts" FROM "authenticated";

GRANT INSERT ("company"), UPDATE ("company") ON TABLE "public"."contacts" TO "authenticated";

REVOKE ALL ("deleted_at") ON TABLE "public"."contacts" FROM "authenticated";

GRANT UPDATE ("deleted_at") ON TABLE "public"."contacts" TO "authenticated";

REVOKE ALL ("do_not_contact") ON TABLE "public"."contacts" FROM "authenticated";

GRANT INSERT ("do_not_contact"), UPDATE ("do_not_contact") ON TABLE "public"."contacts" TO "authenticated";

REVOKE ALL ("email") ON TABLE "public"."contacts" FROM "authenticated";

GRANT INSERT ("email"), UPDATE ("email") ON TABLE "public"."contacts" TO "authenticated";

REVOKE ALL ("id") ON TABLE "public"."contacts" FROM "authenticated";

GRANT INSERT ("id") ON TABLE "public"."contacts" TO "authenticated";

REVOKE ALL ("job_title") ON TABLE "public"."contacts" FROM "authenticated";

GRANT INSERT ("job_title"), UPDATE ("job_title") ON TABLE "public"."contacts" TO "authenticated";

REVOKE ALL ("last_contact_at") ON TABLE "public"."contacts" FROM "authenticated";

GRANT INSERT ("last_contact_at"), UPDATE ("last_contact_at") ON TABLE "public"."contacts" TO "authenticated";

REVOKE ALL ("name") ON TABLE "public"."contacts" FROM "authenticated";

GRANT INSERT ("name"), UPDATE ("name") ON TABLE "public"."contacts" TO "authenticated";

REVOKE ALL ("notes") ON TABLE "public"."contacts" FROM "authenticated";

GRANT INSERT ("notes"), UPDATE ("notes") ON TABLE "public"."contacts" TO "authenticated";

REVOKE ALL ("phone") ON TABLE "public"."contacts" FROM "authenticated";

GRANT INSERT ("phone"), UPDATE ("phone") ON TABLE "public"."contacts" TO "authenticated";

REVOKE ALL ("role") ON TABLE "public"."contacts" FROM "authenticated";

GRANT INSERT ("role"), UPDATE ("role") ON TABLE "public"."contacts" TO "authenticated";

REVOKE ALL ("sharing") ON TABLE "public"."contacts" FROM "authenticated";

GRANT INSERT ("sharing"), UPDATE ("sharing") ON TABLE "public"."contacts" TO "authenticated";

REVOKE ALL ("source") ON TABLE "public"."contacts" FROM "authenticated";

GRANT INSERT ("source"), UPDATE ("source") ON TABLE "public"."contacts" TO "authenticated";

REVOKE ALL ("state") ON TABLE "public"."contacts" FROM "authenticated";

GRANT INSERT ("state"), UPDATE ("state") ON TABLE "public"."contacts" TO "authenticated";

REVOKE ALL ("tags") ON TABLE "public"."contacts" FROM "authenticated";

GRANT INSERT ("tags"), UPDATE ("tags") ON TABLE "public"."contacts" TO "authenticated";

GRANT SELECT ON TABLE "public"."contacts" TO "authenticated";

REVOKE ALL ON TABLE "public"."contacts" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."contacts" TO "service_role";

REVOKE ALL ON TABLE "public"."record_changes" FROM "authenticated";

GRANT SELECT ON TABLE "public"."record_changes" TO "authenticated";

REVOKE ALL ON TABLE "public"."record_changes" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."record_changes" TO "service_role";

REVOKE ALL ON TABLE "public"."record_comments" FROM "authenticated";

REVOKE ALL ("body") ON TABLE "public"."record_comments" FROM "authenticated";

GRANT INSERT ("body"), UPDATE ("body") ON TABLE "public"."record_comments" TO "authenticated";

REVOKE ALL ("deleted_at") ON TABLE "public"."record_comments" FROM "authenticated";

GRANT UPDATE ("deleted_at") ON TABLE "public"."record_comments" TO "authenticated";

REVOKE ALL ("id") ON TABLE "public"."record_comments" FROM "authenticated";

GRANT INSERT ("id") ON TABLE "public"."record_comments" TO "authenticated";

REVOKE ALL ("kind") ON TABLE "public"."record_comments" FROM "authenticated";

GRANT INSERT ("kind") ON TABLE "public"."record_comments" TO "authenticated";

REVOKE ALL ("mentions") ON TABLE "public"."record_comments" FROM "authenticated";

GRANT INSERT ("mentions"), UPDATE ("mentions") ON TABLE "public"."record_comments" TO "authenticated";

REVOKE ALL ("record_id") ON TABLE "public"."record_comments" FROM "authenticated";

GRANT INSERT ("record_id") ON TABLE "public"."record_comments" TO "authenticated";

GRANT SELECT ON TABLE "public"."record_comments" TO "authenticated";

REVOKE ALL ON TABLE "public"."record_comments" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."record_comments" TO "service_role";

REVOKE ALL ON TABLE "public"."record_files" FROM "authenticated";

REVOKE ALL ("name") ON TABLE "public"."record_files" FROM "authenticated";

GRANT UPDATE ("name") ON TABLE "public"."record_files" TO "authenticated";

GRANT DELETE, SELECT ON TABLE "public"."record_files" TO "authenticated";

REVOKE ALL ON TABLE "public"."record_files" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."record_files" TO "service_role";

REVOKE ALL ON TABLE "public"."record_tasks" FROM "authenticated";

REVOKE ALL ("done_at") ON TABLE "public"."record_tasks" FROM "authenticated";

GRANT UPDATE ("done_at") ON TABLE "public"."record_tasks" TO "authenticated";

REVOKE ALL ("due_at") ON TABLE "public"."record_tasks" FROM "authenticated";

GRANT INSERT ("due_at"), UPDATE ("due_at") ON TABLE "public"."record_tasks" TO "authenticated";

REVOKE ALL ("due_on") ON TABLE "public"."record_tasks" FROM "authenticated";

GRANT INSERT ("due_on"), UPDATE ("due_on") ON TABLE "public"."record_tasks" TO "authenticated";

REVOKE ALL ("id") ON TABLE "public"."record_tasks" FROM "authenticated";

GRANT INSERT ("id") ON TABLE "public"."record_tasks" TO "authenticated";

REVOKE ALL ("kind") ON TABLE "public"."record_tasks" FROM "authenticated";

GRANT INSERT ("kind") ON TABLE "public"."record_tasks" TO "authenticated";

REVOKE ALL ("note") ON TABLE "public"."record_tasks" FROM "authenticated";

GRANT INSERT ("note"), UPDATE ("note") ON TABLE "public"."record_tasks" TO "authenticated";

REVOKE ALL ("record_id") ON TABLE "public"."record_tasks" FROM "authenticated";

GRANT INSERT ("record_id") ON TABLE "public"."record_tasks" TO "authenticated";

REVOKE ALL ("title") ON TABLE "public"."record_tasks" FROM "authenticated";

GRANT INSERT ("title"), UPDATE ("title") ON TABLE "public"."record_tasks" TO "authenticated";

GRANT DELETE, SELECT ON TABLE "public"."record_tasks" TO "authenticated";

REVOKE ALL ON TABLE "public"."record_tasks" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."record_tasks" TO "service_role";

REVOKE ALL ON TABLE "public"."saved_views" FROM "authenticated";

REVOKE ALL ("columns") ON TABLE "public"."saved_views" FROM "authenticated";

GRANT INSERT ("columns"), UPDATE ("columns") ON TABLE "public"."saved_views" TO "authenticated";

REVOKE ALL ("id") ON TABLE "public"."saved_views" FROM "authenticated";

GRANT INSERT ("id") ON TABLE "public"."saved_views" TO "authenticated";

REVOKE ALL ("kind") ON TABLE "public"."saved_views" FROM "authenticated";

GRANT INSERT ("kind") ON TABLE "public"."saved_views" TO "authenticated";

REVOKE ALL ("name") ON TABLE "public"."saved_views" FROM "authenticated";

GRANT INSERT ("name"), UPDATE ("name") ON TABLE "public"."saved_views" TO "authenticated";

REVOKE ALL ("position") ON TABLE "public"."saved_views" FROM "authenticated";

GRANT INSERT ("position"), UPDATE ("position") ON TABLE "public"."saved_views" TO "authenticated";

REVOKE ALL ("search") ON TABLE "public"."saved_views" FROM "authenticated";

GRANT INSERT ("search"), UPDATE ("search") ON TABLE "public"."saved_views" TO "authenticated";

REVOKE ALL ("sharing") ON TABLE "public"."saved_views" FROM "authenticated";

GRANT INSERT ("sharing"), UPDATE ("sharing") ON TABLE "public"."saved_views" TO "authenticated";

GRANT DELETE, SELECT ON TABLE "public"."saved_views" TO "authenticated";

REVOKE ALL ON TABLE "public"."saved_views" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."saved_views" TO "service_role";

ALTER TABLE "public"."contacts"
  ADD CONSTRAINT "contacts_owner_id_fkey" FOREIGN KEY (owner_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE INDEX contacts_owner_idx ON public.contacts USING btree (owner_id);

ALTER TABLE "public"."contacts"
  ADD CONSTRAINT "contacts_tenant_id_fkey" FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

CREATE INDEX contacts_tenant_idx ON public.contacts USING btree (tenant_id);

CREATE INDEX contacts_by_company_idx ON public.contacts USING btree (book, lower(COALESCE(company, ''::text)), id)
  WHERE (deleted_at IS NULL);

CREATE INDEX contacts_by_created_at_idx ON public.contacts USING btree (book, created_at, id)
  WHERE (deleted_at IS NULL);

CREATE INDEX contacts_by_deleted_at_idx ON public.contacts USING btree (book, deleted_at, id)
  WHERE (deleted_at IS NOT NULL);

CREATE INDEX contacts_by_last_contact_at_idx ON public.contacts USING btree (book, COALESCE(last_contact_at, '-infinity'::timestamp WITH time zone), id)
  WHERE (deleted_at IS NULL);

CREATE INDEX contacts_by_name_idx ON public.contacts USING btree (book, lower(name), id)
  WHERE (deleted_at IS NULL);

CREATE POLICY "People add records to their books" ON "public"."contacts"
  FOR INSERT
  TO "authenticated"
  WITH CHECK ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

CREATE POLICY "Readers of its book change a record" ON "public"."contacts"
  FOR UPDATE
  TO "authenticated"
  USING ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])))
  WITH CHECK ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

CREATE POLICY "Readers of its book read a record" ON "public"."contacts"
  FOR SELECT
  TO "authenticated"
  USING ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

CREATE INDEX record_comments_book_idx ON public.record_comments USING btree (book, created_at DESC, id DESC);

CREATE POLICY "Readers of a record read its comments" ON "public"."record_comments"
  FOR SELECT
  TO "authenticated"
  USING ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

COMMENT ON COLUMN "public"."record_comments"."book" IS 'Where its record stands, and so who reads it.';

ALTER TABLE "public"."record_comments"
  ADD CONSTRAINT "record_comments_by_fkey" FOREIGN KEY (BY) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE INDEX record_comments_by_idx ON public.record_comments USING btree (BY);

CREATE POLICY "Readers of a record comment on it" ON "public"."record_comments"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (((by = ( SELECT auth.uid() AS uid)) AND (book = ANY (( SELECT private.my_books() AS my_books)::uuid[]))));

CREATE POLICY "Writers change their comments" ON "public"."record_comments"
  FOR UPDATE
  TO "authenticated"
  USING (((BY = ( SELECT auth.uid() AS uid)) AND (book = ANY (( SELECT private.my_books() AS my_books)::uuid[]))));

CREATE POLICY "Readers of a record change its tasks" ON "public"."record_tasks"
  FOR UPDATE
  TO "authenticated"
  USING ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])))
  WITH CHECK ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

CREATE POLICY "Readers of a record read its tasks" ON "public"."record_tasks"
  FOR SELECT
  TO "authenticated"
  USING ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

CREATE POLICY "Readers of a record remove its tasks" ON "public"."record_tasks"
  FOR DELETE
  TO "authenticated"
  USING ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

COMMENT ON COLUMN "public"."record_tasks"."book" IS 'Who sees it: where its record stands, or what its maker chose.';

ALTER TABLE "public"."record_tasks"
  ADD CONSTRAINT "record_tasks_by_fkey" FOREIGN KEY (BY) REFERENCES public.profiles(id) ON DELETE SET NULL;

CREATE INDEX record_tasks_by_idx ON public.record_tasks USING btree (BY);

CREATE POLICY "Readers of a record add tasks" ON "public"."record_tasks"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (((by = ( SELECT auth.uid() AS uid)) AND (book = ANY (( SELECT private.my_books() AS my_books)::uuid[]))));

ALTER TABLE "public"."record_tasks"
  ADD CONSTRAINT "record_tasks_assignee_id_fkey" FOREIGN KEY (assignee_id) REFERENCES public.profiles(id) ON DELETE SET NULL;

CREATE INDEX record_tasks_done_idx ON public.record_tasks USING btree (assignee_id, done_at DESC, id DESC)
  WHERE (done_at IS NOT NULL);

CREATE TRIGGER notify_of_task
  AFTER INSERT OR UPDATE OF assignee_id ON public.record_tasks
  FOR EACH ROW
  EXECUTE FUNCTION private.notify_of_task();

REVOKE ALL ("assignee_id") ON TABLE "public"."record_tasks" FROM "authenticated";

GRANT INSERT ("assignee_id"), UPDATE ("assignee_id") ON TABLE "public"."record_tasks" TO "authenticated";

ALTER TABLE "public"."saved_views"
  ADD CONSTRAINT "saved_views_owner_id_fkey" FOREIGN KEY (owner_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE INDEX saved_views_owner_idx ON public.saved_views USING btree (owner_id);

ALTER TABLE "public"."saved_views"
  ADD CONSTRAINT "saved_views_tenant_id_fkey" FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

CREATE INDEX saved_views_tenant_idx ON public.saved_views USING btree (tenant_id);

CREATE INDEX saved_views_book_idx ON public.saved_views USING btree (book, kind, "position");

CREATE POLICY "Owners and who looks after the tenant change a view" ON "public"."saved_views"
  FOR UPDATE
  TO "authenticated"
  USING
    (((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])) AND ((owner_id = ( SELECT auth.uid() AS uid)) OR (tenant_id = ( SELECT private.administered_tenant_id() AS
    administered_tenant_id)))));

CREATE POLICY "Owners and who looks after the tenant remove a view" ON "public"."saved_views"
  FOR DELETE
  TO "authenticated"
  USING
    (((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])) AND ((owner_id = ( SELECT auth.uid() AS uid)) OR (tenant_id = ( SELECT private.administered_tenant_id() AS
    administered_tenant_id)))));

CREATE POLICY "People save views" ON "public"."saved_views"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (((owner_id = ( SELECT auth.uid() AS uid)) AND (book = ANY (( SELECT private.my_books() AS my_books)::uuid[]))));

CREATE POLICY "Readers of its book use a view" ON "public"."saved_views"
  FOR SELECT
  TO "authenticated"
  USING ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

ALTER TABLE "public"."contacts"
  ADD CONSTRAINT "contacts_city_is_plain" CHECK (private.is_line(city, 120));

ALTER TABLE "public"."contacts"
  ADD CONSTRAINT "contacts_company_is_plain" CHECK (private.is_line(company, 120));

ALTER TABLE "public"."contacts"
  ADD CONSTRAINT "contacts_job_title_is_plain" CHECK (private.is_line(job_title, 120));

ALTER TABLE "public"."contacts"
  ADD CONSTRAINT "contacts_name_is_plain" CHECK (((char_length(btrim(name)) >= 1) AND private.is_line(name, 120)));

ALTER TABLE "public"."contacts"
  ADD CONSTRAINT "contacts_source_is_plain" CHECK (private.is_line(source, 120));

ALTER TABLE "public"."contacts"
  ADD CONSTRAINT "contacts_tags_are_few" CHECK (private.are_tags(tags));

CREATE INDEX contacts_words_idx ON public.contacts USING gin (private.record_words(book, VARIADIC ARRAY[name, company, job_title, email, phone, city]));

CREATE INDEX record_tasks_book_idx ON public.record_tasks USING btree (book, private.task_due(due_on, due_at), id);

CREATE INDEX record_tasks_open_idx ON public.record_tasks USING btree (assignee_id, private.task_due(due_on, due_at), id)
  WHERE (done_at IS NULL);

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select 'record-files', 'record-files', false, 52428800, array_agg(t.type order by t.type)
from private.message_file_types() t
on conflict (id) do nothing;

select private.schedule_records();

alter table public.contacts alter column sharing set statistics 0, alter column name set statistics 0,
  alter column company set statistics 0, alter column job_title set statistics 0, alter column role set statistics 0,
  alter column email set statistics 0, alter column phone set statistics 0, alter column city set statistics 0,
  alter column state set statistics 0, alter column source set statistics 0, alter column tags set statistics 0,
  alter column notes set statistics 0;
alter table public.record_changes alter column kind set statistics 0, alter column act set statistics 0,
  alter column was set statistics 0, alter column now set statistics 0;
alter table public.record_comments alter column kind set statistics 0, alter column body set statistics 0;
alter table public.record_files alter column kind set statistics 0, alter column name set statistics 0,
  alter column type set statistics 0;
alter table public.record_tasks alter column kind set statistics 0, alter column title set statistics 0,
  alter column note set statistics 0;
alter table public.saved_views alter column sharing set statistics 0, alter column name set statistics 0,
  alter column search set statistics 0, alter column columns set statistics 0;
