SET local check_function_bodies = off;

ALTER TABLE "private"."deal_room_archives"
  ADD COLUMN "session_id" uuid;

ALTER TABLE "private"."deal_room_items"
  ADD COLUMN "text_words" tsvector;

ALTER TABLE "private"."deal_room_tickets"
  ADD COLUMN "held_at" timestamp WITH time zone;

CREATE OR REPLACE FUNCTION private.add_room_folder (
  p_parent_id uuid,
  p_id        uuid,
  p_name      text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_parent private.deal_room_items;
  v_id uuid;
begin
  if not private.may_add_to(p_parent_id) then
    raise exception 'This folder is not there.' using errcode = '42501';
  end if;
  select * into v_parent from private.deal_room_items i where i.id = p_parent_id for update;
  select i.id into v_id from private.deal_room_items i
  where i.parent_id = p_parent_id and i.is_folder and i.deleted_at is null and lower(i.name) = lower(btrim(p_name))
    -- A folder that the caller cannot see is not told by its name.
    and private.sees_room_folder(i.id)
  order by i.created_at limit 1;
  if found then
    return v_id;
  end if;
  perform private.require_room_in_folder(p_parent_id);
  insert into private.deal_room_items (id, room_id, parent_id, lineage, is_folder, place, name)
  values (
    p_id, v_parent.room_id, p_parent_id, v_parent.lineage || p_id, true,
    (select coalesce(max(i.place), 0) + 1 from private.deal_room_items i where i.parent_id = p_parent_id), btrim(p_name)
  );
  perform private.note_in_room(v_parent.room_id, 'added', private.caller_in_words(), p_id);
  return p_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.change_room_items (
  p_room_id uuid,
  p_ids     uuid[],
  p_to      uuid,
  p_name    text,
  p_is_gone boolean
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_to private.deal_room_items;
  v_item private.deal_room_items;
  v_who constant text := private.caller_in_words();
  v_count integer := 0;
begin
  perform private.require_running(p_room_id);
  if cardinality(p_ids) not between 1 and 500 then
    raise exception 'These are too many.' using errcode = '22023';
  end if;
  -- Moves of one room wait for each other: two at once could put folders into each other.
  perform from private.deal_rooms r where r.id = p_room_id for update;
  select * into v_to from private.deal_room_items i
  where i.id = p_to and i.room_id = p_room_id and i.is_folder and i.deleted_at is null;
  if p_to is not null and not found then
    raise exception 'This folder is not there.' using errcode = '42501';
  end if;
  for v_item in
    select * from private.deal_room_items i
    where i.id = any (p_ids) and i.room_id = p_room_id and i.parent_id is not null and i.deleted_at is null
  loop
    if p_to is not null and v_item.parent_id <> p_to then
      if v_item.id = any (v_to.lineage) then
        raise exception 'A folder does not go into itself.' using errcode = 'HXDRL';
      end if;
      perform private.require_room_in_folder(p_to);
      update private.deal_room_items i
      set lineage = v_to.lineage || i.lineage[array_position(i.lineage, v_item.id):],
        parent_id = case when i.id = v_item.id then p_to else i.parent_id end
      where i.lineage @> array[v_item.id];
      -- A right of its own opens no more than the folder that it moves to, whose name and way it would tell.
      update private.deal_room_rights r set level = least(r.level, private.group_level(r.group_id, v_to.lineage))
      from private.deal_room_items i
      where i.id = r.item_id and i.lineage @> array[v_item.id];
      perform private.note_in_room(p_room_id, 'moved', v_who, v_item.id, null, null, null, null, 'to ' || v_to.name);
    end if;
    if p_name is not null and btrim(p_name) <> v_item.name then
      if not v_item.is_folder then
        perform private.require_fitting_name(btrim(p_name), v.type)
        from private.deal_room_versions v where v.item_id = v_item.id order by v.n desc limit 1;
      end if;
      update private.deal_room_items i set name = btrim(p_name) where i.id = v_item.id;
      perform private.note_in_room(
        p_room_id, 'renamed', v_who, v_item.id, null, null, null, null, 'from ' || v_item.name
      );
    end if;
    if p_is_gone then
      perform private.note_in_room(p_room_id, 'removed', v_who, v_item.id);
      update private.deal_room_items i set deleted_at = now()
      where i.lineage @> array[v_item.id] and i.deleted_at is null;
    end if;
    v_count := v_count + 1;
  end loop;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.file_room_version (
  p_folder_id uuid,
  p_item_id   uuid,
  p_id        uuid,
  p_name      text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_folder private.deal_room_items;
  v_item private.deal_room_items;
  v_path text;
  v_metadata jsonb;
  v_who constant text := private.caller_in_words();
begin
  if not private.may_add_to(p_folder_id) then
    raise exception 'This folder is not there.' using errcode = '42501';
  end if;
  select * into v_folder from private.deal_room_items i where i.id = p_folder_id;
  v_path := v_folder.room_id || '/' || p_id;
  select i.* into v_item from private.deal_room_versions v join private.deal_room_items i on i.id = v.item_id
  where v.id = p_id and v.path = v_path;
  if found then
    return v_item.id;
  end if;
  select o.metadata into v_metadata from storage.objects o
  where o.bucket_id = 'room-files' and o.name = v_path and o.created_at > now() - interval '1 day' for share;
  if not found then
    raise exception 'A file has not arrived.' using errcode = 'HXRFM';
  end if;
  perform private.require_fitting_name(btrim(p_name), v_metadata ->> 'mimetype');
  -- One after the other within a folder, so that a name is one document.
  perform from private.deal_room_items i where i.id = p_folder_id for update;
  select * into v_item from private.deal_room_items i
  where i.parent_id = p_folder_id and not i.is_folder and i.deleted_at is null
    and (i.id = p_item_id or p_item_id is null and lower(i.name) = lower(btrim(p_name)))
    -- What the caller may not open is neither replaced nor told by its name: theirs becomes a document of its own.
    and private.room_level(i.id) > 0
  order by i.created_at limit 1;
  if not found then
    if p_item_id is not null then
      raise exception 'This document is not there.' using errcode = '42501';
    end if;
    perform private.require_room_in_folder(p_folder_id);
    v_item.id := gen_random_uuid();
    insert into private.deal_room_items (id, room_id, parent_id, lineage, is_folder, name)
    values (v_item.id, v_folder.room_id, p_folder_id, v_folder.lineage || v_item.id, false, btrim(p_name));
  end if;
  insert into private.deal_room_versions (id, item_id, room_id, n, path, type, size, added_by)
  values (
    p_id, v_item.id, v_folder.room_id,
    (select coalesce(max(v.n), 0) + 1 from private.deal_room_versions v where v.item_id = v_item.id),
    v_path, v_metadata ->> 'mimetype', (v_metadata ->> 'size')::bigint, v_who
  );
  perform private.note_in_room(v_folder.room_id, 'added', v_who, v_item.id);
  return v_item.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.fits_storage (
  p_id        uuid,
  p_bucket_id text,
  p_name      text,
  p_metadata  jsonb
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_folder constant text := auth.uid()::text;
  v_quota record;
  v_kept record;
begin
  -- One after the other: two files that come at once would each see the room and not each other.
  perform pg_advisory_xact_lock(hashtextextended('storage of ' || v_folder, 0));
  select q.megabytes * 1000000::bigint as bytes, q.files into strict v_quota
    from private.storage_quotas() q where q.plan = private.my_storage_plan();
  select * into v_kept from private.my_kept_storage(p_id, p_bucket_id, p_name);
  if v_kept.files >= v_quota.files
    or v_kept.bytes + coalesce((p_metadata ->> 'size')::bigint, 1) > v_quota.bytes
  then
    raise exception 'Your storage is full. Delete files, or choose a larger plan.' using errcode = 'HXUFL';
  end if;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.hold_room_ticket (
  p_ticket uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update private.deal_room_tickets t set held_at = now()
  where t.id = p_ticket and t.account = auth.uid() and t.taken_at is null and t.held_at is null
    and t.at > now() - interval '1 minute'
    and private.room_level(t.item_id) >= case t.act when 'page' then 1 else 2 end;
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_kept_storage (
  p_id        uuid,
  p_bucket_id text,
  p_name      text,
  OUT         files bigint,
  OUT         bytes bigint
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_owner constant text := auth.uid()::text;
begin
  select count(*), coalesce(sum((k.metadata ->> 'size')::bigint), 0) into files, bytes
  from (
    select o.id, o.bucket_id, o.name, o.metadata from storage.objects o where o.owner_id = v_owner
    union
    select o.id, o.bucket_id, o.name, o.metadata
    from storage.buckets b
    join storage.objects o on o.bucket_id = b.id
      and o.name collate "C" >= v_owner || '/' and o.name collate "C" < v_owner || '0'
  ) k
  where k.id is distinct from p_id and (k.bucket_id, k.name) is distinct from (p_bucket_id, p_name);
  bytes := bytes + (
    select coalesce(sum(i.bytes), 0) from private.record_imports i
    where i.importer_id = v_owner::uuid and i.state = 'staging'
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.open_room_archive (
  p_id      uuid,
  p_goes_on boolean
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_room_id uuid;
  v_ticket uuid;
begin
  select a.room_id into v_room_id from private.deal_room_archives a where a.id = p_id;
  perform private.require_owning(v_room_id);
  update private.deal_room_archives a
  set state = case when p_goes_on then 'waiting' else 'cancelled' end,
    ticket = case when p_goes_on then gen_random_uuid() end, ticket_at = now(), touched_at = now(),
    session_id = (auth.jwt() ->> 'session_id')::uuid,
    done = case when p_goes_on then 0 else a.done end, done_bytes = case when p_goes_on then 0 else a.done_bytes end
  where a.id = p_id and a.account = auth.uid() and a.expires_at > now() and (p_goes_on or a.state in ('waiting', 'working'))
  returning a.ticket into v_ticket;
  return v_ticket;
end
$function$;

CREATE OR REPLACE FUNCTION private.sees_room_folder (
  p_folder_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from private.deal_room_items i, private.room_seat(i.room_id) s
    where i.id = p_folder_id and (s.runs or private.group_reaches(s.group_id, i.id, i.lineage))
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.set_room_item_words()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  new.words := case
    when not new.is_folder then private.words_of_name(new.name) || coalesce(new.text_words, ''::tsvector)
  end;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.settle_room_version (
  p_version_id uuid,
  p_sha256     text,
  p_pages      integer,
  p_text       text,
  p_findings   jsonb
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_version private.deal_room_versions;
  v_state constant text := case when jsonb_array_length(p_findings) = 0 then 'clean' else 'quarantined' end;
begin
  update private.deal_room_versions v
  set state = v_state, sha256 = p_sha256, pages = p_pages, findings = p_findings
  where v.id = p_version_id and v.state = 'checking'
  returning * into v_version;
  if not found then
    return (select v.state from private.deal_room_versions v where v.id = p_version_id);
  end if;
  if v_state = 'clean' then
    update private.deal_room_items i
    set version_id = p_version_id, text_words = to_tsvector('simple', left(coalesce(p_text, ''), 200000))
    where i.id = v_version.item_id and not exists (
      select from private.deal_room_versions l where l.id = i.version_id and l.n > v_version.n
    );
  end if;
  perform private.note_in_room(
    v_version.room_id, v_state, 'Haven Exchange', v_version.item_id, p_sha256, null, null, null,
    'version ' || v_version.n
  );
  return v_state;
end
$function$;

CREATE OR REPLACE FUNCTION private.take_room_archive (
  p_ticket uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_archive private.deal_room_archives;
begin
  update private.deal_room_archives a set ticket = null, state = 'working', touched_at = now()
  where a.ticket = p_ticket and a.state = 'waiting' and a.ticket_at > now() - interval '1 minute' and a.expires_at > now()
    and private.owns_room(a.room_id, a.account) and private.may_be_told(a.account)
    -- The browser that asked is signed in still: a ticket that was passed on ends with its session.
    and exists (select from auth.sessions s where s.id = a.session_id and s.user_id = a.account)
  returning * into v_archive;
  if not found then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'id', v_archive.id, 'room', t.property_name, 'begun_at', v_archive.begun_at, 'documents', v_archive.documents
    )
    from private.deal_rooms r join public.transactions t on t.id = r.transaction_id where r.id = v_archive.room_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.use_room_ticket (
  p_ticket uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_ticket private.deal_room_tickets;
begin
  update private.deal_room_tickets t set taken_at = now()
  where t.id = p_ticket and t.taken_at is null and t.held_at > now() - interval '10 seconds' and t.act <> 'original'
  returning * into v_ticket;
  if not found then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'path', v.path, 'type', v.type, 'page', v_ticket.page, 'who', v_ticket.who, 'address', v_ticket.address,
      'at', v_ticket.at
    )
    from private.deal_room_versions v where v.id = v_ticket.version_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.hold_room_ticket (
  p_ticket uuid
)
  RETURNS boolean
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.hold_room_ticket(p_ticket)
$function$;

REVOKE ALL ON FUNCTION "public"."hold_room_ticket"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE TRIGGER set_room_item_words
  BEFORE INSERT OR UPDATE OF name, text_words ON private.deal_room_items
  FOR EACH ROW
  EXECUTE FUNCTION private.set_room_item_words();

CREATE POLICY "Deal-room files and listing documents are never signed" ON "storage"."objects"
  AS RESTRICTIVE
  FOR SELECT
  TO "anon", "authenticated"
  USING
    (((bucket_id <> ALL (ARRAY['room-files'::text, 'listing-documents'::text])) OR (COALESCE(current_setting('storage.operation'::text, true), ''::text) <> ALL
    (ARRAY['storage.object.sign'::text, 'storage.object.sign_many'::text]))));

REVOKE ALL ON FUNCTION "private"."hold_room_ticket"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."hold_room_ticket"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."hold_room_ticket"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."hold_room_ticket"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_kept_storage"(uuid, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_kept_storage"(uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_kept_storage"(uuid, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."sees_room_folder"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."sees_room_folder"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."sees_room_folder"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."set_room_item_words"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."set_room_item_words"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."set_room_item_words"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."hold_room_ticket"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."hold_room_ticket"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."hold_room_ticket"(uuid) TO "postgres";

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


create or replace function private.require_storage_room(
  p_bytes bigint, p_id uuid default null, p_bucket_id text default null, p_name text default null
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_quota record;
  v_kept record;
begin
  -- One after the other: two files that come at once would each see the room and not each other.
  perform pg_advisory_xact_lock(hashtextextended('storage of ' || auth.uid()::text, 0));
  select q.megabytes * 1000000::bigint as bytes, q.files into strict v_quota
    from private.storage_quotas() q where q.plan = private.my_storage_plan();
  select * into v_kept from private.my_kept_storage(p_id, p_bucket_id, p_name);
  if p_name is not null and v_kept.files >= v_quota.files or v_kept.bytes + p_bytes > v_quota.bytes then
    raise exception 'Your storage is full. Delete files, or choose a larger plan.' using errcode = 'HXUFL';
  end if;
end
$$;
revoke all on function private.require_storage_room(bigint, uuid, text, text) from public, anon, authenticated, service_role;

create or replace function private.fits_storage(p_id uuid, p_bucket_id text, p_name text, p_metadata jsonb) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_storage_room(coalesce((p_metadata ->> 'size')::bigint, 1), p_id, p_bucket_id, p_name);
  return true;
end
$$;

create or replace function private.remove_stale_imports() returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.record_imports i where i.state = 'staging' and i.began_at < now() - interval '1 day';
  return found;
end
$$;
revoke all on function private.remove_stale_imports() from public, anon, authenticated, service_role;

create or replace function private.stage_import_rows(p_id uuid, p_rows jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_most constant integer := 50000;
  v_import private.record_imports := private.own_import(p_id, 'staging');
  v_title text;
  v_count integer;
begin
  if jsonb_typeof(p_rows) <> 'array' or jsonb_array_length(p_rows) not between 1 and 1000
    or v_import.bytes + pg_column_size(p_rows) > 200000000
  then
    raise exception 'The file is too large.' using errcode = 'HXRIL';
  end if;
  perform private.require_storage_room(pg_column_size(p_rows));
  select k.title into v_title from private.record_kind(v_import.kind) k;
  insert into private.record_import_rows (import_id, place, data, key)
  select p_id, (r.value ->> 'at')::integer, d.data, private.import_key(d.data ->> 'email', d.data ->> v_title)
  from jsonb_array_elements(p_rows) r
  cross join lateral (
    select coalesce(jsonb_object_agg(e.key, e.value), '{}') as data
    from jsonb_each(r.value -> 'values') e
    where e.key = any (v_import.columns) and e.value <> 'null'
  ) d
  on conflict (import_id, place) do update set data = excluded.data, key = excluded.key;
  update private.record_imports i set bytes = i.bytes + pg_column_size(p_rows) where i.id = p_id;
  select count(*) into v_count from private.record_import_rows r where r.import_id = p_id;
  if v_count > v_most then
    raise exception 'The file is too large.' using errcode = 'HXRIL';
  end if;
  return v_count;
end
$$;

create or replace function private.remove_spare_files() returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_count integer;
begin
  perform set_config('storage.can_delete', 'true', true);
  delete from storage.objects o using private.spare_files(1000) f where o.bucket_id = f.bucket and o.name = f.name;
  get diagnostics v_count = row_count;
  perform set_config('storage.can_delete', 'false', true);
  return private.remove_stale_imports() or v_count > 0;
end
$$;

create or replace function private.purge_record_files() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.remove_stale_imports();
  if exists (select from private.spare_files(1)) then
    perform private.wake_function('sweep-files');
  end if;
exception when others then
  raise warning 'Files that hang on nothing stay: %', sqlerrm;
end
$$;

-- Finishes on the server what a browser began: files that were uploaded and never filed because the tab was closed, and
-- filed ones that were never checked. The function `check-room-file` is called by the schedule for both.

-- Uploads of the last day that say where they belong, and that two minutes later nobody has filed.
create function private.unfiled_room_uploads() returns table (id uuid, owner_id text, facts jsonb)
language sql stable security definer set search_path = ''
as $$
  select split_part(o.name, '/', 2)::uuid, o.owner_id, o.user_metadata
  from storage.objects o
  where o.bucket_id = 'room-files' and o.owner_id is not null and o.user_metadata ? 'folder_id'
    and o.created_at between now() - interval '1 day' and now() - interval '2 minutes'
    and not exists (select from private.deal_room_versions v where v.path = o.name)
  order by o.created_at limit 50
$$;
revoke all on function private.unfiled_room_uploads() from public, anon, authenticated, service_role;

create function private.unchecked_room_versions() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'path', c.path, 'type', c.type)), '[]')
  from (
    select v.id, v.path, v.type from private.deal_room_versions v
    where v.state = 'checking' and v.created_at between now() - interval '1 day' and now() - interval '2 minutes'
    order by v.created_at limit 10
  ) c
$$;
revoke all on function private.unchecked_room_versions() from public, anon, authenticated, service_role;

-- Files each upload as the person who sent it, with the rights that they have now. What they may not add is left to be
-- removed with other files that hang on nothing.
create function private.file_room_uploads() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_upload record;
  v_folder uuid;
  v_name text;
  v_claims constant text := current_setting('request.jwt.claims', true);
begin
  for v_upload in select * from private.unfiled_room_uploads() loop
    begin
      perform set_config(
        'request.jwt.claims', jsonb_build_object('sub', v_upload.owner_id, 'role', 'authenticated')::text, true
      );
      v_folder := (v_upload.facts ->> 'folder_id')::uuid;
      for v_name in select b.value from jsonb_array_elements_text(v_upload.facts -> 'below') b limit 8 loop
        v_folder := private.add_room_folder(v_folder, gen_random_uuid(), v_name);
      end loop;
      perform private.file_room_version(v_folder, null, v_upload.id, v_upload.facts ->> 'name');
    exception when others then
      raise warning 'An upload of a deal room was not filed: %', sqlstate;
    end;
  end loop;
  perform set_config('request.jwt.claims', coalesce(v_claims, ''), true);
end
$$;
revoke all on function private.file_room_uploads() from public, anon, authenticated, service_role;

create function private.take_room_checks() returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.file_room_uploads();
  -- What was filed just now waits for nobody: its browser is gone.
  update private.deal_room_versions v set created_at = o.created_at
  from storage.objects o
  where o.bucket_id = 'room-files' and o.name = v.path and v.state = 'checking' and o.user_metadata ? 'folder_id'
    and v.created_at = now();
  return private.unchecked_room_versions();
end
$$;
revoke all on function private.take_room_checks() from public, anon, authenticated, service_role;
grant execute on function private.take_room_checks() to service_role;

-- Files uploads whose browser is gone, and answers what is to be checked: `[{id, path, type}]`.
create function public.take_room_checks() returns jsonb
language sql volatile set search_path = ''
as $$
  select private.take_room_checks()
$$;
revoke all on function public.take_room_checks() from public, anon, authenticated, service_role;
grant execute on function public.take_room_checks() to service_role;

create function private.is_room_check_due() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.unfiled_room_uploads()) or private.unchecked_room_versions() <> '[]'
$$;
revoke all on function private.is_room_check_due() from public, anon, authenticated, service_role;

create function private.wake_room_checks() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_room_check_due() then
    perform private.wake_function('check-room-file');
  end if;
end
$$;
revoke all on function private.wake_room_checks() from public, anon, authenticated, service_role;

-- Puts that on the schedule; again is harmless. True when there is a scheduler.
create function private.schedule_room_checks() returns boolean
language plpgsql set search_path = ''
as $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null
    or to_regnamespace('net') is null or to_regnamespace('vault') is null
  then
    return false;
  end if;
  execute 'select cron.schedule($1, $2, $3)'
    using 'check-room-files', '* * * * *', 'select private.wake_room_checks()';
  return true;
end
$$;
revoke all on function private.schedule_room_checks() from public, anon, authenticated, service_role;

select private.schedule_room_checks();
