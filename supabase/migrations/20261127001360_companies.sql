SET local check_function_bodies = off;

CREATE TABLE "public"."companies" (
  "id"          uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "sharing"     text                     NOT NULL DEFAULT 'team'::text,
  "version"     integer                  NOT NULL DEFAULT 1,
  "created_at"  timestamp with time zone NOT NULL DEFAULT now(),
  "updated_at"  timestamp with time zone NOT NULL DEFAULT now(),
  "deleted_at"  timestamp with time zone,
  "name"        text                     NOT NULL,
  "type"        text,
  "site"        text,
  "phone"       text,
  "city"        text,
  "states"      text[]                   NOT NULL DEFAULT '{}'::text[],
  "communities" integer,
  "licences"    text[]                   NOT NULL DEFAULT '{}'::text[],
  "tags"        text[]                   NOT NULL DEFAULT '{}'::text[],
  "notes"       text,
  CONSTRAINT "companies_communities_in_range" CHECK (((communities >= 0) AND (communities <= 100000))),
  CONSTRAINT "companies_licences_are_known" CHECK ((licences <@ ARRAY['IL'::text, 'AL'::text, 'MC'::text, 'SNF'::text, 'CCRC'::text, 'other'::text])),
  CONSTRAINT "companies_notes_are_plain" CHECK (((char_length(notes) <= 10000) AND (notes !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'::text))),
  CONSTRAINT "companies_phone_shape" CHECK ((phone ~ '^[0-9+(). x/-]{0,40}$'::text)),
  CONSTRAINT "companies_pkey" PRIMARY KEY (id),
  CONSTRAINT "companies_sharing_is_known" CHECK ((sharing = ANY (ARRAY['private'::text, 'team'::text]))),
  CONSTRAINT "companies_site_shape" CHECK (((char_length(site) < 2000) AND (site ~ '^https?://[^/?#[:space:][:cntrl:]<>"]+[^[:space:][:cntrl:]<>"]*$'::text))),
  CONSTRAINT "companies_states_shape" CHECK (((cardinality(states) <= 60) AND (array_to_string(states, ','::text, '-'::text) ~ '^([A-Z]{2}(,[A-Z]{2})*)?$'::text))),
  CONSTRAINT "companies_type_is_known"
    CHECK ((type = ANY (ARRAY['owner'::text, 'operator'::text, 'buyer'::text, 'lender'::text, 'brokerage'::text, 'vendor'::text, 'other'::text]))),
  "owner_id"    uuid                     NOT NULL DEFAULT auth.uid(),
  "tenant_id"   uuid                     DEFAULT private.current_tenant_id(),
  "book"        uuid                     NOT NULL DEFAULT auth.uid(),
  CONSTRAINT "companies_city_is_plain" CHECK (private.is_line(city, 120)),
  CONSTRAINT "companies_name_is_plain" CHECK (((char_length(btrim(name)) >= 1) AND private.is_line(name, 120))),
  CONSTRAINT "companies_tags_are_few" CHECK (private.are_tags(tags))
);

ALTER TABLE "public"."companies"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."companies" FROM "anon";

ALTER TABLE "public"."contacts"
  ADD COLUMN "company_id" uuid;

ALTER TABLE "public"."contacts"
  ADD COLUMN "needs_types" text[] NOT NULL DEFAULT '{}'::text[];

ALTER TABLE "public"."contacts"
  ADD COLUMN "needs_states" text[] NOT NULL DEFAULT '{}'::text[];

ALTER TABLE "public"."contacts"
  ADD COLUMN "price_least" numeric(14,2);

ALTER TABLE "public"."contacts"
  ADD COLUMN "price_most" numeric(14,2);

ALTER TABLE "public"."contacts"
  ADD COLUMN "beds_least" integer;

ALTER TABLE "public"."contacts"
  ADD COLUMN "cap_rate_least" numeric(5,2);

ALTER TABLE "public"."contacts"
  ADD COLUMN "licences" text[] NOT NULL DEFAULT '{}'::text[];

ALTER TABLE "public"."contacts"
  ADD COLUMN "funds" text;

CREATE OR REPLACE FUNCTION private.company_named (
  p_name text,
  p_book uuid,
  p_team uuid
)
  RETURNS uuid
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select c.id from public.companies c
  where c.book in (p_book, p_team) and lower(c.name) = lower(p_name) and c.deleted_at is null
  order by c.book <> p_book, c.id limit 1
$function$;

CREATE OR REPLACE FUNCTION private.gather_people()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if tg_op = 'UPDATE' then
    if new.sharing = 'private' then
      update public.contacts k set company_id = null where k.company_id = new.id and k.book <> new.book;
    end if;
    update public.contacts k set company = new.name
    where k.company_id = new.id and k.company is distinct from new.name;
  end if;
  if new.deleted_at is null then
    update public.contacts k set company_id = new.id
    where k.book = new.book and k.deleted_at is null and lower(coalesce(k.company, '')) = lower(new.name)
      and k.company_id is null;
  end if;
  return null;
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
  execute format('create index %s_by_created_at_idx on %s (book, created_at, id) where deleted_at is null', v_kind, p_table);
  execute format('create index %s_by_deleted_at_idx on %s (book, deleted_at, id) where deleted_at is not null', v_kind, p_table);
  execute format('create index %s_owner_idx on %s (owner_id)', v_kind, p_table);
  execute format('create index %s_tenant_idx on %s (tenant_id)', v_kind, p_table);
end
$function$;

CREATE OR REPLACE FUNCTION private.tie_company()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if tg_op = 'INSERT' or new.company is distinct from old.company or new.book <> old.book then
    new.company_id := case when btrim(new.company) <> '' then private.company_named(
      new.company, new.book, private.book_of(new.owner_id, new.tenant_id, 'team')
    ) end;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.count_companies (
  p_words   text  DEFAULT NULL::text,
  p_filters jsonb DEFAULT '[]'::jsonb
)
  RETURNS integer
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select private.count_records('companies', p_words, p_filters) $function$;

REVOKE ALL ON FUNCTION "public"."count_companies"(text, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.find_companies (
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
  AS $function$ select private.find_records('companies', p_words, p_filters, p_sort, p_descending, p_after, p_limit) $function$;

REVOKE ALL ON FUNCTION "public"."find_companies"(text, jsonb, text, boolean, text, integer) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "public"."contacts"
  ADD CONSTRAINT "contacts_beds_least_in_range" CHECK (((beds_least >= 0) AND (beds_least <= 100000)));

ALTER TABLE "public"."contacts"
  ADD CONSTRAINT "contacts_cap_rate_least_in_range" CHECK (((cap_rate_least >= (0)::numeric) AND (cap_rate_least <= (100)::numeric)));

ALTER TABLE "public"."contacts"
  ADD CONSTRAINT "contacts_company_id_fkey" FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE SET NULL;

ALTER TABLE "public"."contacts"
  ADD CONSTRAINT "contacts_funds_are_known" CHECK ((funds = ANY (ARRAY['asked'::text, 'seen'::text, 'verified'::text])));

ALTER TABLE "public"."contacts"
  ADD CONSTRAINT "contacts_licences_are_known" CHECK ((licences <@ ARRAY['IL'::text, 'AL'::text, 'MC'::text, 'SNF'::text, 'CCRC'::text, 'other'::text]));

ALTER TABLE "public"."contacts"
  ADD CONSTRAINT "contacts_needs_states_shape"
    CHECK (((cardinality(needs_states) <= 60) AND (array_to_string(needs_states, ','::text, '-'::text) ~ '^([A-Z]{2}(,[A-Z]{2})*)?$'::text)));

ALTER TABLE "public"."contacts"
  ADD CONSTRAINT "contacts_needs_types_are_known"
    CHECK
    ((needs_types <@ ARRAY['assisted-living'::text, 'memory-care'::text, 'independent-living'::text, 'skilled-nursing'::text, 'ccrc'::text, 'active-adult'::text,
    'development-land'::text,
    'board-and-care'::text,
    'adult-day-care'::text,
    'group-homes'::text,
    'portfolio'::text, 'new-construction'::text, 'lease'::text, 'vacant-property'::text, 'auction'::text, 'developments'::text, 'mixed-use'::text, 'vacant-land'::text]));

ALTER TABLE "public"."contacts"
  ADD CONSTRAINT "contacts_price_least_not_negative" CHECK ((price_least >= (0)::numeric));

ALTER TABLE "public"."contacts"
  ADD CONSTRAINT "contacts_price_most_not_negative" CHECK ((price_most >= (0)::numeric));

CREATE INDEX contacts_company_id_idx ON public.contacts USING btree (company_id);

CREATE TRIGGER keep_arrivals
  AFTER INSERT ON public.companies REFERENCING NEW TABLE AS after_rows
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.keep_changes();

CREATE TRIGGER keep_changes AFTER UPDATE ON public.companies REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION private.keep_changes (
  'name',
  '/clients/companies'
);

CREATE TRIGGER keep_nothing_of
  AFTER DELETE ON public.companies REFERENCING OLD TABLE AS before_rows
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.keep_changes();

CREATE TRIGGER remove_now
  BEFORE UPDATE OF deleted_at ON public.companies
  FOR EACH ROW
  EXECUTE FUNCTION private.stamp_removal();

CREATE TRIGGER stamp_record
  BEFORE INSERT OR UPDATE ON public.companies
  FOR EACH ROW
  EXECUTE FUNCTION private.stamp_record();

CREATE TRIGGER tie_company
  BEFORE INSERT OR UPDATE ON public.contacts
  FOR EACH ROW
  EXECUTE FUNCTION private.tie_company();

CREATE POLICY "Accounts with a second factor show it" ON "public"."companies"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

ALTER PUBLICATION "supabase_realtime" ADD TABLE "public"."companies";

REVOKE ALL ON FUNCTION "private"."company_named"(text, uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."company_named"(text, uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."company_named"(text, uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."gather_people"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."gather_people"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."gather_people"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."make_list"(regclass, name[], name, name) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."make_list"(regclass, name[], name, name) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."make_list"(regclass, name[], name, name) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tie_company"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tie_company"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tie_company"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."count_companies"(text, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."count_companies"(text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."count_companies"(text, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_companies"(text, jsonb, text, boolean, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."find_companies"(text, jsonb, text, boolean, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_companies"(text, jsonb, text, boolean, text, integer) TO "postgres";

REVOKE ALL ON TABLE "public"."companies" FROM "authenticated";

REVOKE ALL ("city") ON TABLE "public"."companies" FROM "authenticated";

GRANT INSERT ("city"), UPDATE ("city") ON TABLE "public"."companies" TO "authenticated";

REVOKE ALL ("communities") ON TABLE "public"."companies" FROM "authenticated";

GRANT INSERT ("communities"), UPDATE ("communities") ON TABLE "public"."companies" TO "authenticated";

REVOKE ALL ("deleted_at") ON TABLE "public"."companies" FROM "authenticated";

GRANT UPDATE ("deleted_at") ON TABLE "public"."companies" TO "authenticated";

REVOKE ALL ("id") ON TABLE "public"."companies" FROM "authenticated";

GRANT INSERT ("id") ON TABLE "public"."companies" TO "authenticated";

REVOKE ALL ("licences") ON TABLE "public"."companies" FROM "authenticated";

GRANT INSERT ("licences"), UPDATE ("licences") ON TABLE "public"."companies" TO "authenticated";

REVOKE ALL ("name") ON TABLE "public"."companies" FROM "authenticated";

GRANT INSERT ("name"), UPDATE ("name") ON TABLE "public"."companies" TO "authenticated";

REVOKE ALL ("notes") ON TABLE "public"."companies" FROM "authenticated";

GRANT INSERT ("notes"), UPDATE ("notes") ON TABLE "public"."companies" TO "authenticated";

REVOKE ALL ("phone") ON TABLE "public"."companies" FROM "authenticated";

GRANT INSERT ("phone"), UPDATE ("phone") ON TABLE "public"."companies" TO "authenticated";

REVOKE ALL ("sharing") ON TABLE "public"."companies" FROM "authenticated";

GRANT INSERT ("sharing"), UPDATE ("sharing") ON TABLE "public"."companies" TO "authenticated";

REVOKE ALL ("site") ON TABLE "public"."companies" FROM "authenticated";

GRANT INSERT ("site"), UPDATE ("site") ON TABLE "public"."companies" TO "authenticated";

REVOKE ALL ("states") ON TABLE "public"."companies" FROM "authenticated";

GRANT INSERT ("states"), UPDATE ("states") ON TABLE "public"."companies" TO "authenticated";

REVOKE ALL ("tags") ON TABLE "public"."companies" FROM "authenticated";

GRANT INSERT ("tags"), UPDATE ("tags") ON TABLE "public"."companies" TO "authenticated";

REVOKE ALL ("type") ON TABLE "public"."companies" FROM "authenticated";

GRANT INSERT ("type"), UPDATE ("type") ON TABLE "public"."companies" TO "authenticated";

GRANT SELECT ON TABLE "public"."companies" TO "authenticated";

REVOKE ALL ON TABLE "public"."companies" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."companies" TO "service_role";

REVOKE ALL ("beds_least") ON TABLE "public"."contacts" FROM "authenticated";

GRANT INSERT ("beds_least"), UPDATE ("beds_least") ON TABLE "public"."contacts" TO "authenticated";

REVOKE ALL ("cap_rate_least") ON TABLE "public"."contacts" FROM "authenticated";

GRANT INSERT ("cap_rate_least"), UPDATE ("cap_rate_least") ON TABLE "public"."contacts" TO "authenticated";

REVOKE ALL ("funds") ON TABLE "public"."contacts" FROM "authenticated";

GRANT INSERT ("funds"), UPDATE ("funds") ON TABLE "public"."contacts" TO "authenticated";

REVOKE ALL ("licences") ON TABLE "public"."contacts" FROM "authenticated";

GRANT INSERT ("licences"), UPDATE ("licences") ON TABLE "public"."contacts" TO "authenticated";

REVOKE ALL ("needs_states") ON TABLE "public"."contacts" FROM "authenticated";

GRANT INSERT ("needs_states"), UPDATE ("needs_states") ON TABLE "public"."contacts" TO "authenticated";

REVOKE ALL ("needs_types") ON TABLE "public"."contacts" FROM "authenticated";

GRANT INSERT ("needs_types"), UPDATE ("needs_types") ON TABLE "public"."contacts" TO "authenticated";

REVOKE ALL ("price_least") ON TABLE "public"."contacts" FROM "authenticated";

GRANT INSERT ("price_least"), UPDATE ("price_least") ON TABLE "public"."contacts" TO "authenticated";

REVOKE ALL ("price_most") ON TABLE "public"."contacts" FROM "authenticated";

GRANT INSERT ("price_most"), UPDATE ("price_most") ON TABLE "public"."contacts" TO "authenticated";

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_owner_id_fkey" FOREIGN KEY (owner_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE INDEX companies_owner_idx ON public.companies USING btree (owner_id);

ALTER TABLE "public"."companies"
  ADD CONSTRAINT "companies_tenant_id_fkey" FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

CREATE INDEX companies_tenant_idx ON public.companies USING btree (tenant_id);

CREATE INDEX companies_by_communities_idx ON public.companies USING btree (book, COALESCE(communities, '-1'::integer), id)
  WHERE (deleted_at IS NULL);

CREATE INDEX companies_by_created_at_idx ON public.companies USING btree (book, created_at, id)
  WHERE (deleted_at IS NULL);

CREATE INDEX companies_by_deleted_at_idx ON public.companies USING btree (book, deleted_at, id)
  WHERE (deleted_at IS NOT NULL);

CREATE INDEX companies_by_name_idx ON public.companies USING btree (book, lower(name), id)
  WHERE (deleted_at IS NULL);

CREATE TRIGGER gather_people
  AFTER INSERT OR UPDATE OF name, deleted_at, sharing, owner_id, tenant_id ON public.companies
  FOR EACH ROW
  EXECUTE FUNCTION private.gather_people();

CREATE POLICY "People add records to their books" ON "public"."companies"
  FOR INSERT
  TO "authenticated"
  WITH CHECK ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

CREATE POLICY "Readers of its book change a record" ON "public"."companies"
  FOR UPDATE
  TO "authenticated"
  USING ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])))
  WITH CHECK ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

CREATE POLICY "Readers of its book read a record" ON "public"."companies"
  FOR SELECT
  TO "authenticated"
  USING ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

CREATE INDEX companies_words_idx ON public.companies USING gin (private.record_words(book, VARIADIC ARRAY[name, city, site]));

alter table public.companies alter column sharing set statistics 0, alter column name set statistics 0,
  alter column type set statistics 0, alter column site set statistics 0, alter column phone set statistics 0,
  alter column city set statistics 0, alter column states set statistics 0, alter column licences set statistics 0,
  alter column tags set statistics 0, alter column notes set statistics 0;
alter table public.contacts alter column needs_types set statistics 0, alter column needs_states set statistics 0,
  alter column licences set statistics 0, alter column funds set statistics 0;
