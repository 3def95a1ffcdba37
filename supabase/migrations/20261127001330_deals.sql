SET local check_function_bodies = off;

CREATE TABLE "public"."deals" (
  "id"                 uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "sharing"            text                     NOT NULL DEFAULT 'team'::text,
  "version"            integer                  NOT NULL DEFAULT 1,
  "created_at"         timestamp with time zone NOT NULL DEFAULT now(),
  "updated_at"         timestamp with time zone NOT NULL DEFAULT now(),
  "deleted_at"         timestamp with time zone,
  "name"               text                     NOT NULL,
  "stage"              text                     NOT NULL DEFAULT 'valuation'::text,
  "stage_since"        timestamp with time zone NOT NULL DEFAULT now(),
  "contact_id"         uuid,
  "buyer"              text,
  "state"              text,
  "price"              numeric(14,2),
  "commission_percent" numeric(5,2),
  "split_percent"      numeric(5,2),
  "commission"         numeric(16,2)            GENERATED ALWAYS AS (round((((price * commission_percent) * COALESCE(split_percent, (100)::numeric)) / (10000)::numeric), 2))
    STORED,
  "probability"        numeric(5,2),
  "expected_close"     date,
  "closed_on"          date,
  "next_step"          text,
  "next_step_on"       date,
  "lost_reason"        text,
  "tags"               text[]                   NOT NULL DEFAULT '{}'::text[],
  "notes"              text,
  CONSTRAINT "deals_closed_on_is_near" CHECK (((closed_on >= '1900-01-01'::date) AND (closed_on <= '3000-01-01'::date))),
  CONSTRAINT "deals_commission_percent_in_range" CHECK (((commission_percent >= (0)::numeric) AND (commission_percent <= (20)::numeric))),
  CONSTRAINT "deals_expected_close_is_near" CHECK (((expected_close >= '1900-01-01'::date) AND (expected_close <= '3000-01-01'::date))),
  CONSTRAINT "deals_lost_reason_is_known"
    CHECK
    ((lost_reason = ANY (ARRAY['price'::text, 'financing'::text, 'diligence'::text, 'licence'::text, 'withdrawn'::text, 'other_broker'::text, 'no_reply'::text, 'other'::text]))),
  CONSTRAINT "deals_next_step_on_is_near" CHECK (((next_step_on >= '1900-01-01'::date) AND (next_step_on <= '3000-01-01'::date))),
  CONSTRAINT "deals_notes_are_plain" CHECK (((char_length(notes) <= 10000) AND (notes !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'::text))),
  CONSTRAINT "deals_pkey" PRIMARY KEY (id),
  CONSTRAINT "deals_price_not_negative" CHECK ((price >= (0)::numeric)),
  CONSTRAINT "deals_probability_in_range" CHECK (((probability >= (0)::numeric) AND (probability <= (100)::numeric))),
  CONSTRAINT "deals_sharing_is_known" CHECK ((sharing = ANY (ARRAY['private'::text, 'team'::text]))),
  CONSTRAINT "deals_split_percent_in_range" CHECK (((split_percent >= (0)::numeric) AND (split_percent <= (100)::numeric))),
  CONSTRAINT "deals_stage_is_known"
    CHECK
    ((stage = ANY (ARRAY['valuation'::text, 'engagement'::text, 'teaser'::text, 'nda'::text, 'om'::text, 'lois'::text, 'best_and_final'::text, 'loi_signed'::text, 'psa'::text,
    'diligence'::text, 'licensure'::text, 'lender'::text, 'notice'::text, 'closing'::text, 'transition'::text, 'true_up'::text, 'won'::text, 'lost'::text]))),
  CONSTRAINT "deals_state_shape" CHECK ((state ~ '^[A-Z]{2}$'::text)),
  "owner_id"           uuid                     NOT NULL DEFAULT auth.uid(),
  "tenant_id"          uuid                     DEFAULT private.current_tenant_id(),
  "book"               uuid                     NOT NULL DEFAULT auth.uid(),
  CONSTRAINT "deals_buyer_is_plain" CHECK (private.is_line(buyer, 160)),
  CONSTRAINT "deals_name_is_plain" CHECK (((char_length(btrim(name)) >= 1) AND private.is_line(name, 160))),
  CONSTRAINT "deals_next_step_is_plain" CHECK (private.is_line(next_step, 200)),
  CONSTRAINT "deals_tags_are_few" CHECK (private.are_tags(tags))
);

ALTER TABLE "public"."deals"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."deals" FROM "anon";

CREATE OR REPLACE FUNCTION private.check_deal()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_fields constant jsonb := to_jsonb(new);
  v_here record;
  v_missing text;
begin
  select s.place, s.probability into v_here from private.deal_stages() s where s.stage = new.stage;
  if tg_op = 'INSERT' then
    new.probability := coalesce(new.probability, v_here.probability);
  elsif new.stage <> old.stage then
    if new.stage = 'lost' and old.stage in ('transition', 'true_up', 'won') then
      raise exception 'A deal that has closed is not lost.' using errcode = 'HXDLM';
    end if;
    new.stage_since := now();
    if new.probability is not distinct from old.probability then
      new.probability := v_here.probability;
    end if;
    if old.stage = 'lost' then
      new.lost_reason := null;
    end if;
  end if;
  select n.need into v_missing
  from private.deal_stages() s, unnest(s.needs) n (need)
  where (s.stage = new.stage or (s.place < v_here.place and new.stage <> 'lost'))
    and coalesce(btrim(v_fields ->> n.need), '') = ''
  order by s.place limit 1;
  if v_missing is not null then
    raise exception 'A deal at this stage needs its %.', v_missing using errcode = 'HXDLN', detail = v_missing;
  end if;
  if new.contact_id is not null
    and (tg_op = 'INSERT' or new.contact_id is distinct from old.contact_id)
    and not private.sees_record('contacts', new.contact_id)
  then
    raise exception 'There is no such contact.' using errcode = 'HXDLC';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.deal_stages()
  RETURNS TABLE (
    place       integer,
    stage       text,
    probability integer,
    needs       text[]
  )
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  values
    (1, 'valuation', 5, '{}'::text[]),
    (2, 'engagement', 15, '{price,commission_percent}'),
    (3, 'teaser', 20, '{}'),
    (4, 'nda', 25, '{}'),
    (5, 'om', 30, '{}'),
    (6, 'lois', 40, '{}'),
    (7, 'best_and_final', 50, '{}'),
    (8, 'loi_signed', 60, '{buyer,expected_close}'),
    (9, 'psa', 70, '{}'),
    (10, 'diligence', 75, '{}'),
    (11, 'licensure', 80, '{}'),
    (12, 'lender', 85, '{}'),
    (13, 'notice', 92, '{}'),
    (14, 'closing', 97, '{}'),
    (15, 'transition', 100, '{closed_on}'),
    (16, 'true_up', 100, '{}'),
    (17, 'won', 100, '{}'),
    (18, 'lost', 0, '{lost_reason}')
$function$;

CREATE OR REPLACE FUNCTION private.forecast_deals (
  p_months integer
)
  RETURNS TABLE (
    month      date,
    stage      text,
    deals      bigint,
    commission numeric,
    weighted   numeric
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_from constant date := date_trunc('month', current_date);
begin
  if p_months is null or p_months not between 1 and 60 then
    raise exception 'A forecast is of one to sixty months.' using errcode = '22023';
  end if;
  return query
  select m.month, m.stage, count(*), sum(m.commission), round(sum(m.commission * m.probability / 100), 2)
  from (
    select
      date_trunc('month', case when d.closed_on is null then greatest(d.expected_close, v_from) else d.closed_on end)::date as month,
      d.stage, d.commission, d.probability
    from unnest(private.my_books()) b (book) join public.deals d on d.book = b.book
    where d.deleted_at is null and d.stage <> 'lost' and d.commission is not null
  ) m
  where m.month >= v_from and m.month < v_from + make_interval(months => p_months)
  group by 1, 2 order by 1, 2;
end
$function$;

CREATE OR REPLACE FUNCTION public.count_deals (
  p_words   text  DEFAULT NULL::text,
  p_filters jsonb DEFAULT '[]'::jsonb
)
  RETURNS integer
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.count_records('deals', p_words, p_filters)
$function$;

REVOKE ALL ON FUNCTION "public"."count_deals"(text, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.find_deals (
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
  select private.find_records('deals', p_words, p_filters, p_sort, p_descending, p_after, p_limit)
$function$;

REVOKE ALL ON FUNCTION "public"."find_deals"(text, jsonb, text, boolean, text, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.forecast_deals (
  p_months integer DEFAULT 12
)
  RETURNS TABLE (
    month      date,
    stage      text,
    deals      bigint,
    commission numeric,
    weighted   numeric
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.forecast_deals(p_months)
$function$;

REVOKE ALL ON FUNCTION "public"."forecast_deals"(integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.sums_deals (
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
  select * from private.sum_records('deals', 'stage', 'price', p_words, p_filters)
$function$;

REVOKE ALL ON FUNCTION "public"."sums_deals"(text, jsonb) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "public"."deals"
  ADD CONSTRAINT "deals_contact_id_fkey" FOREIGN KEY (contact_id) REFERENCES public.contacts(id) ON DELETE SET NULL;

CREATE INDEX deals_contact_idx ON public.deals USING btree (contact_id);

CREATE TRIGGER check_deal
  BEFORE INSERT OR UPDATE ON public.deals
  FOR EACH ROW
  EXECUTE FUNCTION private.check_deal();

CREATE TRIGGER keep_arrivals
  AFTER INSERT ON public.deals REFERENCING NEW TABLE AS after_rows
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.keep_changes();

CREATE TRIGGER keep_changes AFTER UPDATE ON public.deals REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION private.keep_changes (
  'name',
  '/deal-pipeline'
);

CREATE TRIGGER keep_nothing_of
  AFTER DELETE ON public.deals REFERENCING OLD TABLE AS before_rows
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.keep_changes();

CREATE TRIGGER remove_now
  BEFORE UPDATE OF deleted_at ON public.deals
  FOR EACH ROW
  EXECUTE FUNCTION private.stamp_removal();

CREATE TRIGGER stamp_record
  BEFORE INSERT OR UPDATE ON public.deals
  FOR EACH ROW
  EXECUTE FUNCTION private.stamp_record();

CREATE POLICY "Accounts with a second factor show it" ON "public"."deals"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

ALTER PUBLICATION "supabase_realtime" ADD TABLE "public"."deals";

REVOKE ALL ON FUNCTION "private"."check_deal"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_deal"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_deal"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."deal_stages"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."deal_stages"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."deal_stages"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."forecast_deals"(integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."forecast_deals"(integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."forecast_deals"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."forecast_deals"(integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."count_deals"(text, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."count_deals"(text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."count_deals"(text, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_deals"(text, jsonb, text, boolean, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."find_deals"(text, jsonb, text, boolean, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_deals"(text, jsonb, text, boolean, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."forecast_deals"(integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."forecast_deals"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."forecast_deals"(integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."sums_deals"(text, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."sums_deals"(text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."sums_deals"(text, jsonb) TO "postgres";

REVOKE ALL ON TABLE "public"."deals" FROM "authenticated";

REVOKE ALL ("buyer") ON TABLE "public"."deals" FROM "authenticated";

GRANT INSERT ("buyer"), UPDATE ("buyer") ON TABLE "public"."deals" TO "authenticated";

REVOKE ALL ("closed_on") ON TABLE "public"."deals" FROM "authenticated";

GRANT INSERT ("closed_on"), UPDATE ("closed_on") ON TABLE "public"."deals" TO "authenticated";

REVOKE ALL ("commission_percent") ON TABLE "public"."deals" FROM "authenticated";

GRANT INSERT ("commission_percent"), UPDATE ("commission_percent") ON TABLE "public"."deals" TO "authenticated";

REVOKE ALL ("contact_id") ON TABLE "public"."deals" FROM "authenticated";

GRANT INSERT ("contact_id"), UPDATE ("contact_id") ON TABLE "public"."deals" TO "authenticated";

REVOKE ALL ("deleted_at") ON TABLE "public"."deals" FROM "authenticated";

GRANT UPDATE ("deleted_at") ON TABLE "public"."deals" TO "authenticated";

REVOKE ALL ("expected_close") ON TABLE "public"."deals" FROM "authenticated";

GRANT INSERT ("expected_close"), UPDATE ("expected_close") ON TABLE "public"."deals" TO "authenticated";

REVOKE ALL ("id") ON TABLE "public"."deals" FROM "authenticated";

GRANT INSERT ("id") ON TABLE "public"."deals" TO "authenticated";

REVOKE ALL ("lost_reason") ON TABLE "public"."deals" FROM "authenticated";

GRANT INSERT ("lost_reason"), UPDATE ("lost_reason") ON TABLE "public"."deals" TO "authenticated";

REVOKE ALL ("name") ON TABLE "public"."deals" FROM "authenticated";

GRANT INSERT ("name"), UPDATE ("name") ON TABLE "public"."deals" TO "authenticated";

REVOKE ALL ("next_step_on") ON TABLE "public"."deals" FROM "authenticated";

GRANT INSERT ("next_step_on"), UPDATE ("next_step_on") ON TABLE "public"."deals" TO "authenticated";

REVOKE ALL ("next_step") ON TABLE "public"."deals" FROM "authenticated";

GRANT INSERT ("next_step"), UPDATE ("next_step") ON TABLE "public"."deals" TO "authenticated";

REVOKE ALL ("notes") ON TABLE "public"."deals" FROM "authenticated";

GRANT INSERT ("notes"), UPDATE ("notes") ON TABLE "public"."deals" TO "authenticated";

REVOKE ALL ("price") ON TABLE "public"."deals" FROM "authenticated";

GRANT INSERT ("price"), UPDATE ("price") ON TABLE "public"."deals" TO "authenticated";

REVOKE ALL ("probability") ON TABLE "public"."deals" FROM "authenticated";

GRANT INSERT ("probability"), UPDATE ("probability") ON TABLE "public"."deals" TO "authenticated";

REVOKE ALL ("sharing") ON TABLE "public"."deals" FROM "authenticated";

GRANT INSERT ("sharing"), UPDATE ("sharing") ON TABLE "public"."deals" TO "authenticated";

REVOKE ALL ("split_percent") ON TABLE "public"."deals" FROM "authenticated";

GRANT INSERT ("split_percent"), UPDATE ("split_percent") ON TABLE "public"."deals" TO "authenticated";

REVOKE ALL ("stage") ON TABLE "public"."deals" FROM "authenticated";

GRANT INSERT ("stage"), UPDATE ("stage") ON TABLE "public"."deals" TO "authenticated";

REVOKE ALL ("state") ON TABLE "public"."deals" FROM "authenticated";

GRANT INSERT ("state"), UPDATE ("state") ON TABLE "public"."deals" TO "authenticated";

REVOKE ALL ("tags") ON TABLE "public"."deals" FROM "authenticated";

GRANT INSERT ("tags"), UPDATE ("tags") ON TABLE "public"."deals" TO "authenticated";

GRANT SELECT ON TABLE "public"."deals" TO "authenticated";

REVOKE ALL ON TABLE "public"."deals" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."deals" TO "service_role";

ALTER TABLE "public"."deals"
  ADD CONSTRAINT "deals_owner_id_fkey" FOREIGN KEY (owner_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE INDEX deals_owner_idx ON public.deals USING btree (owner_id);

ALTER TABLE "public"."deals"
  ADD CONSTRAINT "deals_tenant_id_fkey" FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

CREATE INDEX deals_tenant_idx ON public.deals USING btree (tenant_id);

CREATE INDEX deals_by_created_at_idx ON public.deals USING btree (book, created_at, id)
  WHERE (deleted_at IS NULL);

CREATE INDEX deals_by_deleted_at_idx ON public.deals USING btree (book, deleted_at, id)
  WHERE (deleted_at IS NOT NULL);

CREATE INDEX deals_by_expected_close_idx ON public.deals USING btree (book, COALESCE(expected_close, 'infinity'::date), id)
  WHERE (deleted_at IS NULL);

CREATE INDEX deals_by_name_idx ON public.deals USING btree (book, lower(name), id)
  WHERE (deleted_at IS NULL);

CREATE INDEX deals_by_next_step_on_idx ON public.deals USING btree (book, COALESCE(next_step_on, 'infinity'::date), id)
  WHERE (deleted_at IS NULL);

CREATE INDEX deals_by_price_idx ON public.deals USING btree (book, COALESCE(price, (0)::numeric), id)
  WHERE (deleted_at IS NULL);

CREATE INDEX deals_by_stage_since_idx ON public.deals USING btree (book, stage_since, id)
  WHERE (deleted_at IS NULL);

CREATE POLICY "People add records to their books" ON "public"."deals"
  FOR INSERT
  TO "authenticated"
  WITH CHECK ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

CREATE POLICY "Readers of its book change a record" ON "public"."deals"
  FOR UPDATE
  TO "authenticated"
  USING ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])))
  WITH CHECK ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

CREATE POLICY "Readers of its book read a record" ON "public"."deals"
  FOR SELECT
  TO "authenticated"
  USING ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

CREATE INDEX deals_words_idx ON public.deals USING gin (private.record_words(book, VARIADIC ARRAY[name, buyer, next_step]));

alter table public.deals alter column sharing set statistics 0, alter column name set statistics 0,
  alter column stage set statistics 0, alter column buyer set statistics 0, alter column state set statistics 0,
  alter column next_step set statistics 0, alter column lost_reason set statistics 0, alter column tags set statistics 0,
  alter column notes set statistics 0;
