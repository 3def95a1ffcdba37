SET local check_function_bodies = off;

CREATE TABLE "private"."contact_keys" (
  "key"      uuid    NOT NULL,
  "book"     uuid    NOT NULL,
  "field"    text    NOT NULL,
  "contacts" integer NOT NULL,
  CONSTRAINT "contact_keys_pkey" PRIMARY KEY (key)
);

ALTER TABLE "private"."contact_keys"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "private"."contact_keys" FROM PUBLIC, "anon", "authenticated", "service_role";

CREATE OR REPLACE FUNCTION private.alike_contacts (
  p_book uuid
)
  RETURNS TABLE (
    one   uuid,
    other uuid,
    field text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  AS $function$
begin
  return query
  select m.ids[1], o.id, k.field
  from private.contact_keys k
  cross join lateral (
    select array_agg(a.id order by a.created_at, a.id) as ids from (
      (
        select c.id, c.created_at from public.contacts c
        where k.field = 'email' and private.email_key(c.book, c.email) = k.key
          and c.deleted_at is null and c.email is not null
        order by c.created_at, c.id limit 20
      ) union all (
        select c.id, c.created_at from public.contacts c
        where k.field = 'phone' and private.phone_key(c.book, c.phone) = k.key
          and c.deleted_at is null and c.phone is not null
        order by c.created_at, c.id limit 20
      ) union all (
        select c.id, c.created_at from public.contacts c
        where k.field = 'name' and private.person_key(c.book, c.name, c.company) = k.key
          and c.deleted_at is null and c.company is not null
        order by c.created_at, c.id limit 20
      )
    ) a
  ) m
  cross join lateral unnest(m.ids[2:]) o (id)
  where k.book = p_book and k.contacts > 1 and (
    select d.one_id from private.distinct_contacts d
    where d.one_id = least(m.ids[1], o.id) and d.other_id = greatest(m.ids[1], o.id)
  ) is null
  order by k.key limit 300;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_contact_keys (
  p_changes private.contact_keys[]
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into private.contact_keys as k (key, book, field, contacts)
  select c.key, c.book, c.field, sum(c.contacts) from unnest(p_changes) c
  group by c.key, c.book, c.field having sum(c.contacts) <> 0
  order by c.key
  on conflict (key) do update set contacts = k.contacts + excluded.contacts;
  delete from private.contact_keys k using unnest(p_changes) c
  where c.contacts < 0 and k.key = c.key and k.contacts <= 0;
end
$function$;

CREATE OR REPLACE FUNCTION private.email_key (
  p_book  uuid,
  p_email text
)
  RETURNS uuid
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
begin
  return md5(p_book::text || 'email' || lower(p_email))::uuid;
end
$function$;

CREATE OR REPLACE FUNCTION private.find_duplicates()
  RETURNS TABLE (
    one_id        uuid,
    other_id      uuid,
    one_name      text,
    other_name    text,
    one_company   text,
    other_company text,
    alike         text[]
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
  select p.one, p.other, a.name, b.name, a.company, b.company, p.fields
  from (
    select f.one, f.other, array_agg(distinct f.field order by f.field) as fields
    from unnest(private.my_books()) m (book) cross join lateral private.alike_contacts(m.book) f
    group by f.one, f.other
  ) p
  cross join lateral (select c.name, c.company from public.contacts c where c.id = p.one limit 1) a
  cross join lateral (select c.name, c.company from public.contacts c where c.id = p.other limit 1) b
  order by cardinality(p.fields) desc, lower(a.name), p.one, p.other
  limit 100;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_contact_keys()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_changes private.contact_keys[];
begin
  if tg_op = 'INSERT' then
    select array_agg(row(k.key, a.book, k.field, 1)::private.contact_keys) into v_changes
    from after_rows a cross join lateral private.keys_of_contact(a.book, a.name, a.company, a.email, a.phone) k
    where a.deleted_at is null;
  elsif tg_op = 'DELETE' then
    select array_agg(row(k.key, b.book, k.field, -1)::private.contact_keys) into v_changes
    from before_rows b cross join lateral private.keys_of_contact(b.book, b.name, b.company, b.email, b.phone) k
    where b.deleted_at is null;
  else
    select array_agg(row(k.key, k.book, k.field, k.by)::private.contact_keys) into v_changes
    from before_rows b join after_rows a on a.id = b.id
    cross join lateral (
      select n.key, a.book, n.field, 1 as by
      from private.keys_of_contact(a.book, a.name, a.company, a.email, a.phone) n where a.deleted_at is null
      union all
      select o.key, b.book, o.field, -1
      from private.keys_of_contact(b.book, b.name, b.company, b.email, b.phone) o where b.deleted_at is null
    ) k
    where (a.book, a.name, a.company, a.email, a.phone, a.deleted_at is null)
      is distinct from (b.book, b.name, b.company, b.email, b.phone, b.deleted_at is null);
  end if;
  if v_changes is not null then
    perform private.count_contact_keys(v_changes);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.keys_of_contact (
  p_book    uuid,
  p_name    text,
  p_company text,
  p_email   text,
  p_phone   text
)
  RETURNS TABLE (
    key   uuid,
    field text
  )
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  return query
  select k.key, k.field
  from (values
    (private.email_key(p_book, p_email), 'email'), (private.phone_key(p_book, p_phone), 'phone'),
    (private.person_key(p_book, p_name, p_company), 'name')
  ) k (key, field)
  where k.key is not null;
end
$function$;

CREATE OR REPLACE FUNCTION private.person_key (
  p_book    uuid,
  p_name    text,
  p_company text
)
  RETURNS uuid
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
begin
  return md5(p_book::text || 'name' || lower(btrim(p_name) || '|' || btrim(p_company)))::uuid;
end
$function$;

CREATE OR REPLACE FUNCTION private.phone_key (
  p_book  uuid,
  p_phone text
)
  RETURNS uuid
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
declare
  v_digits constant text := right(translate(p_phone, '+(). x/-', ''), 10);
begin
  return case when char_length(v_digits) >= 7 then md5(p_book::text || 'phone' || v_digits)::uuid end;
end
$function$;

CREATE INDEX contact_keys_shared_idx ON private.contact_keys USING btree (book, key)
  WHERE (contacts > 1);

CREATE TRIGGER keep_keys_of_changed
  AFTER UPDATE ON public.contacts REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.keep_contact_keys();

CREATE TRIGGER keep_keys_of_gone
  AFTER DELETE ON public.contacts REFERENCING OLD TABLE AS before_rows
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.keep_contact_keys();

CREATE TRIGGER keep_keys_of_new
  AFTER INSERT ON public.contacts REFERENCING NEW TABLE AS after_rows
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.keep_contact_keys();

REVOKE ALL ON FUNCTION "private"."alike_contacts"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."alike_contacts"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."alike_contacts"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."count_contact_keys"(private.contact_keys[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_contact_keys"(private.contact_keys[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."count_contact_keys"(private.contact_keys[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."email_key"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."email_key"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."email_key"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."email_key"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."email_key"(uuid, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."keep_contact_keys"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_contact_keys"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_contact_keys"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."keys_of_contact"(uuid, text, text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keys_of_contact"(uuid, text, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keys_of_contact"(uuid, text, text, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."person_key"(uuid, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."person_key"(uuid, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."person_key"(uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."person_key"(uuid, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."person_key"(uuid, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."phone_key"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."phone_key"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."phone_key"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."phone_key"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."phone_key"(uuid, text) TO "service_role";

CREATE INDEX contacts_email_key_idx ON public.contacts USING btree (private.email_key(book, email), created_at, id)
  WHERE ((deleted_at IS NULL) AND (email IS NOT NULL));

CREATE INDEX contacts_person_key_idx ON public.contacts USING btree (private.person_key(book, name, company), created_at, id)
  WHERE ((deleted_at IS NULL) AND (company IS NOT NULL));

CREATE INDEX contacts_phone_key_idx ON public.contacts USING btree (private.phone_key(book, phone), created_at, id)
  WHERE ((deleted_at IS NULL) AND (phone IS NOT NULL));

-- Those who are there are counted as if they had just come.
insert into private.contact_keys (key, book, field, contacts)
select k.key, c.book, k.field, count(*)
from public.contacts c
cross join lateral private.keys_of_contact(c.book, c.name, c.company, c.email, c.phone) k
where c.deleted_at is null
group by k.key, c.book, k.field;
