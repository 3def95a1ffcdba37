SET local check_function_bodies = off;

DROP POLICY "Everyone reads live listings, brokers their own, staff all" ON "public"."listings";

DROP POLICY "Visitors read live listings" ON "public"."listings";

DROP POLICY "People save what is for sale" ON "public"."saved_listings";

DROP TRIGGER "keep_live_pictures" ON "public"."listings";

DROP TRIGGER "note_listing_matter" ON "public"."listings";

DROP INDEX "public"."listings_live_beds_idx";

DROP INDEX "public"."listings_live_broker_idx";

DROP INDEX "public"."listings_live_cap_rate_idx";

DROP INDEX "public"."listings_live_facets_idx";

DROP INDEX "public"."listings_live_freshest_idx";

DROP INDEX "public"."listings_live_newest_idx";

DROP INDEX "public"."listings_live_occupancy_idx";

DROP INDEX "public"."listings_live_place_idx";

DROP INDEX "public"."listings_live_price_each_idx";

DROP INDEX "public"."listings_live_price_high_idx";

DROP INDEX "public"."listings_live_price_low_idx";

DROP INDEX "public"."listings_live_spot_idx";

DROP INDEX "public"."listings_live_type_idx";

DROP INDEX "public"."listings_live_words_idx";

DROP VIEW "private"."live_listings";

ALTER TABLE "public"."listings"
  ADD COLUMN "is_unlisted" boolean NOT NULL DEFAULT false;

CREATE OR REPLACE FUNCTION private.automation_occurrences (
  p_account_id uuid,
  p_books      uuid[],
  p_occasion   text,
  p_value      text,
  p_from       timestamp with time zone,
  p_to         timestamp with time zone
)
  RETURNS TABLE (
    record_id uuid,
    cause     text,
    at        timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET jit TO 'off'
  AS $function$
declare
  v_count constant integer := case when p_value ~ '^[0-9]{1,5}$' then p_value::integer end;
begin
  case p_occasion
    when 'lead_came' then
      return query
      select l.id, 'lead:' || l.id, l.created_at
      from unnest(p_books) b (book) join public.leads l on l.book = b.book
      where l.deleted_at is null and l.created_at > p_from and l.created_at <= p_to
        and not exists (select from public.record_changes c where c.record_id = l.id and c.act = 'imported')
      order by l.created_at desc limit 500;
    when 'lead_waits' then
      return query
      select l.id, 'waits:' || l.id, w.at
      from unnest(p_books) b (book) join public.leads l on l.book = b.book
      cross join lateral (select l.received_at + make_interval(mins => v_count) as at) w
      where l.deleted_at is null and l.received_at > p_from - make_interval(mins => v_count)
        and w.at > p_from and w.at <= p_to and l.created_at <= w.at
        and (l.status = 'new' or l.responded_at > w.at)
      order by w.at desc limit 500;
    when 'inquiry_came' then
      return query
      select c.id, 'inquiry:' || c.id, c.created_at
      from public.broker_accounts a join public.broker_contacts c on c.broker_id = a.broker_id
      where a.user_id = p_account_id and c.created_at > p_from and c.created_at <= p_to
      order by c.created_at desc limit 500;
    when 'contact_made' then
      return query
      select k.id, 'contact:' || k.id, k.created_at
      from unnest(p_books) b (book) join public.contacts k on k.book = b.book
      where k.deleted_at is null and k.created_at > p_from and k.created_at <= p_to
        and not exists (select from public.record_changes c where c.record_id = k.id and c.act = 'imported')
      order by k.created_at desc limit 500;
    when 'contact_tagged' then
      return query
      select c.record_id, 'change:' || c.id || ':' || p_value, c.at
      from unnest(p_books) b (book) join public.record_changes c on c.book = b.book
      where c.at > p_from and c.at <= p_to and c.kind = 'contacts' and c.now -> 'tags' ? p_value
        and not coalesce(c.was -> 'tags' ? p_value, false)
      order by c.at desc limit 500;
    when 'deal_moved' then
      return query
      select c.record_id, 'change:' || c.id || ':' || p_value, c.at
      from unnest(p_books) b (book) join public.record_changes c on c.book = b.book
      where c.at > p_from and c.at <= p_to and c.kind = 'deals' and c.now ->> 'stage' = p_value
      order by c.at desc limit 500;
    when 'deal_stalls' then
      return query
      select d.id, 'stalls:' || d.id || ':' || d.stage_since, d.stage_since + make_interval(days => v_count)
      from unnest(p_books) b (book) join public.deals d on d.book = b.book
      where d.deleted_at is null and d.stage not in ('won', 'lost')
        and d.stage_since > p_from - make_interval(days => v_count) and d.stage_since <= p_to - make_interval(days => v_count)
      order by d.stage_since desc limit 500;
    when 'letter_answered', 'letter_bounced' then
      return query
      select l.contact_id, case p_occasion when 'letter_answered' then 'answered:' else 'bounced:' end || l.id,
        coalesce(l.replied_at, l.queued_at)
      from public.broker_letters l
      where l.sender_id = p_account_id and l.contact_id is not null and l.queued_at > p_from - interval '90 days'
        and case p_occasion
          when 'letter_answered' then l.replied_at > p_from and l.replied_at <= p_to
          else l.status = 'bounced' and l.queued_at > p_from and l.queued_at <= p_to
        end
      order by l.queued_at desc limit 500;
    when 'offer_came' then
      -- A sealed offer is nothing that has happened before its round ends.
      return query
      select o.transaction_id, 'offer:' || o.id, w.at
      from unnest(p_books) b (book)
      join public.transactions t on t.book = b.book and t.deleted_at is null
      join public.offers o on o.transaction_id = t.id and o.made_by = 'bidder'
      left join public.offer_rounds r on r.id = o.round_id
      cross join lateral (
        select case when r.is_sealed then greatest(o.submitted_at, r.deadline) else o.submitted_at end as at
      ) w
      where w.at > p_from and w.at <= p_to and private.is_unsealed(o.round_id)
      order by w.at desc limit 500;
    when 'date_near' then
      return query
      select d.transaction_id, 'date:' || d.id || ':' || d.due_on, w.at
      from unnest(p_books) b (book)
      join public.transactions t on t.book = b.book and t.deleted_at is null and t.status not in ('closed', 'terminated')
      join public.transaction_dates d on d.transaction_id = t.id and d.done_on is null
      cross join lateral (
        select (d.due_on - v_count)::timestamp at time zone private.zone_of(p_account_id) as at
      ) w
      where w.at > p_from and w.at <= p_to
      order by w.at desc limit 500;
    when 'event_tomorrow' then
      return query
      select e.id, 'event:' || e.id || ':' || s.at, s.at - interval '1 day'
      from unnest(p_books) b (book)
      join public.events e on e.book = b.book and e.deleted_at is null
        and (e.repeats is not null or e.begins_at > p_from and e.begins_at <= p_to + interval '1 day')
      cross join lateral private.event_starts(e, p_from + interval '1 day', 31) s (at)
      where s.at > p_from + interval '1 day' and s.at <= p_to + interval '1 day'
        and (e.owner_id = p_account_id or p_account_id = any (e.attendee_ids))
      order by s.at desc limit 500;
    when 'nda_signed' then
      return query
      select s.listing_id, 'nda:' || s.id, s.signed_at
      from public.broker_accounts a join public.listings l on l.broker_id = a.broker_id
      join public.listing_nda_signatures s on s.listing_id = l.id
      where a.user_id = p_account_id and s.signed_at > p_from and s.signed_at <= p_to
      order by s.signed_at desc limit 500;
    when 'listing_unconfirmed' then
      return query
      select l.id, 'unconfirmed:' || l.id || ':' || l.confirmed_on, w.at
      from public.broker_accounts a join public.listings l on l.broker_id = a.broker_id
      cross join lateral (
        select (l.confirmed_on + 31)::timestamp at time zone private.zone_of(p_account_id) as at
      ) w
      where a.user_id = p_account_id and private.is_offered(l) and w.at > p_from and w.at <= p_to
      order by w.at desc limit 500;
  end case;
end
$function$;

CREATE OR REPLACE FUNCTION private.changed_live_listings (
  p_operation text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select string_agg(
    format(
      'select l.*, %s as times from %I l '
        'where l.approval_status = ''approved'' and l.status in (''active'', ''under_contract'') and not l.is_unlisted',
      side.times, side.name
    ),
    ' union all '
  )
  from (values ('come', 1, 'DELETE'), ('gone', -1, 'INSERT')) as side (name, times, missing_in)
  where side.missing_in <> p_operation
$function$;

CREATE OR REPLACE FUNCTION private.check_transaction()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_here record;
  v_fields jsonb;
  v_missing text;
begin
  if tg_op = 'INSERT' then
    new.owner_id := coalesce(new.owner_id, new.broker_id, new.user_id);
    new.broker_id := new.owner_id;
    if auth.role() = 'authenticated' and new.status <> 'negotiation' then
      raise exception 'A transaction begins with its negotiation.' using errcode = 'HXTRM';
    end if;
  else
    if new.owner_id <> old.owner_id then
      new.broker_id := new.owner_id;
    end if;
    if new.status <> old.status then
      if not exists (
        select from private.transaction_stages() s where s.stage = old.status and new.status = any (s.leads_to)
      ) then
        raise exception 'A transaction does not go from % to %.', old.status, new.status using errcode = 'HXTRM';
      end if;
      new.stage_since := now();
      if old.status = 'terminated' then
        new.ended_reason := null;
      end if;
    end if;
  end if;
  if new.deal_id is not null and (tg_op = 'INSERT' or new.deal_id is distinct from old.deal_id)
    and not private.sees_record('deals', new.deal_id)
  then
    raise exception 'There is no such deal.' using errcode = 'HXTRD';
  end if;
  if new.listing_id is not null and auth.role() = 'authenticated'
    and (tg_op = 'INSERT' or new.listing_id is distinct from old.listing_id)
    and not private.owns_listing(new.listing_id)
    and not exists (select from public.listings l where l.id = new.listing_id and private.is_offered(l))
  then
    raise exception 'There is no such listing.' using errcode = 'HXTRL';
  end if;
  select * into v_here from private.transaction_stages() s where s.stage = new.status;
  v_fields := to_jsonb(new);
  select n.need into v_missing from unnest(v_here.needs) n (need)
  where coalesce(btrim(v_fields ->> n.need), '') = '' limit 1;
  if v_missing is not null then
    raise exception 'A transaction at this stage needs its %.', v_missing using errcode = 'HXTRN', detail = v_missing;
  end if;
  if tg_op = 'UPDATE' and new.status <> old.status and v_here.needs_buyer and not private.has_buyer(new.id) then
    raise exception 'A transaction at this stage needs its buyer.' using errcode = 'HXTRB';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.figures_of_market()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if not private.is_approved() then
    return null;
  end if;
  return jsonb_build_object(
    'added', (
      select count(*) from (
        select from public.listings l
        where l.approval_status = 'approved' and l.status in ('active', 'under_contract') and not l.is_unlisted
          and l.created_at > now() - interval '30 days'
        limit 1000
      ) as counted
    ),
    'added_before', (
      select count(*) from (
        select from public.listings l
        where l.approval_status = 'approved' and l.status in ('active', 'under_contract') and not l.is_unlisted
          and l.created_at <= now() - interval '30 days' and l.created_at > now() - interval '60 days'
        limit 1000
      ) as counted
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.follow_material (
  p_token text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_said jsonb;
  v_letter private.material_letters;
begin
  begin
    v_said := private.open_cursor('listing_material', p_token);
  exception when sqlstate 'HXPCU' then
    return null;
  end;
  update private.material_letters s set openings = s.openings + 1, opened_at = coalesce(s.opened_at, now())
  from private.listing_materials m join public.listings l on l.id = m.listing_id
  where s.id = (v_said ->> 0)::uuid and m.id = s.material_id and s.ended_at is null and s.openings < 1000
    and private.is_offered(l)
  returning s.* into v_letter;
  return (
    select jsonb_build_object(
      'kind', m.kind, 'version', m.version, 'made_at', m.made_at, 'facts', m.facts,
      'who', v_letter.name, 'address', v_letter.recipient
    )
    from private.listing_materials m where m.id = v_letter.material_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.hero_statistics()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_brokers bigint;
begin
  select count(*) into v_brokers from public.user_roles r
  where r.role = 'broker' and r.is_active and (r.expires_at is null or r.expires_at > now());
  if v_brokers = 0 then
    select count(distinct a.user_id) into v_brokers from public.listings l
    join public.broker_accounts a on a.broker_id = l.broker_id
    where l.approval_status = 'approved' and l.status in ('active', 'under_contract') and not l.is_unlisted;
  end if;
  return (
    select jsonb_build_object(
      'listings', coalesce(sum(d.listings), 0),
      'recent', coalesce(sum(d.listings) filter (where d.day > (now() at time zone 'UTC')::date - 30), 0),
      'value', coalesce(sum(d.value), 0),
      'brokers', v_brokers
    )
    from private.live_listing_days d
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.is_for_sale (
  p_listing public.listings
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select p_listing.approval_status = 'approved' and p_listing.status in ('active', 'under_contract')
    and not p_listing.is_unlisted
$function$;

CREATE OR REPLACE FUNCTION private.is_live (
  p_listing public.listings
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select (p_listing).approval_status = 'approved' and (p_listing).status in ('active', 'under_contract')
    and not (p_listing).is_unlisted
$function$;

CREATE OR REPLACE FUNCTION private.is_offered (
  p_listing public.listings
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select (p_listing).approval_status = 'approved' and (p_listing).status in ('active', 'under_contract')
$function$;

CREATE OR REPLACE FUNCTION private.is_open_listing (
  p_listing_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (select from public.listings l where l.id = p_listing_id and private.is_offered(l));
end
$function$;

CREATE OR REPLACE FUNCTION private.is_shown_picture (
  p_name text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from public.listing_images i
    where i.listing_id::text = split_part(p_name, '/', 1)
      and i.image_url = '/storage/v1/object/public/listing-images/' || p_name
      and (i.is_live or exists (select from public.listings l where l.id = i.listing_id and private.is_offered(l)))
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.listing_by_link (
  p_listing_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select to_jsonb(l) || jsonb_build_object('listing_images', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'image_url', i.image_url, 'alt_text', i.alt_text, 'caption', i.caption, 'image_order', i.image_order,
        'width', i.width, 'height', i.height
      ) order by i.image_order), '[]')
      from public.listing_images i where i.listing_id = l.id
    ))
    from public.listings l
    where l.id = p_listing_id and l.is_unlisted and private.is_offered(l)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.listing_certification (
  p_listing_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_listing public.listings;
  v_ccn text;
  v_file private.federal_files;
  v_facts jsonb;
begin
  select l.* into v_listing from public.listings l where l.id = p_listing_id;
  if not found or not (
    private.is_offered(v_listing) and not v_listing.is_confidential or private.reads_closely(p_listing_id)
  ) then
    return null;
  end if;
  select d.ccn into v_ccn from public.listing_details d where d.listing_id = p_listing_id;
  if v_ccn is null and v_listing.property_type <> 'skilled-nursing' then
    return null;
  end if;
  v_file := private.newest_federal_file('facilities');
  select r.facts into v_facts from private.federal_rows r
  where r.kind = 'facilities' and r.file_date = v_file.file_date and r.ccn = v_ccn limit 1;
  return jsonb_build_object(
    'ccn', v_ccn,
    'file_date', v_file.file_date,
    'is_sample', coalesce(v_file.is_sample, false),
    'facility', v_facts,
    'differences', case when v_facts is null then '[]' else private.federal_differences(v_listing, v_facts) end,
    'citations', case when v_facts is not null then (
      select coalesce(jsonb_agg(r.facts order by r.facts ->> 'date' desc, r.place), '[]')
      from (
        select r.facts, r.place from private.federal_rows r
        where r.kind = 'citations' and r.ccn = v_ccn
          and r.file_date = (private.newest_federal_file('citations')).file_date
        limit 300
      ) r
    ) end,
    'owners', case when v_facts is not null then (
      select coalesce(jsonb_agg(r.facts order by r.place), '[]')
      from (
        select r.facts, r.place from private.federal_rows r
        where r.kind = 'owners' and r.ccn = v_ccn
          and r.file_date = (private.newest_federal_file('owners')).file_date
        limit 60
      ) r
    ) end
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.listing_figures_of (
  p_day date
)
  RETURNS TABLE (
    measure text,
    place   text,
    kind    text,
    value   integer,
    times   bigint,
    amount  numeric
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  -- Of a listing that came back to the market, its first day counts, and until it was sold.
  select
    case when c.what = 'live' then 'listing_new' when c.became #>> '{}' = 'sold' then 'listing_sold' else 'listing_contract' end,
    l.state, l.property_type,
    case when c.became #>> '{}' = 'sold' then greatest(0, (c.at at time zone 'UTC')::date - coalesce(
      (
        select (min(f.at) at time zone 'UTC')::date from public.listing_changes f
        where f.listing_id = c.listing_id and f.what = 'live'
      ),
      (l.created_at at time zone 'UTC')::date
    )) else 0 end,
    count(*), coalesce(sum(l.price), 0)
  from public.listing_changes c
  join public.listings l on l.id = c.listing_id
  where c.at >= p_day::timestamp at time zone 'UTC' and c.at < (p_day + 1)::timestamp at time zone 'UTC'
    and not l.is_unlisted
    and (
      c.what = 'status' and c.became #>> '{}' in ('under_contract', 'sold')
      or c.what = 'live' and not exists (
        select from public.listing_changes f where f.listing_id = c.listing_id and f.what = 'live' and f.at < c.at
      )
    )
  group by 1, 2, 3, 4
  union all
  select 'listing_live', m.state, m.property_type, 0, sum(m.listings)::bigint, sum(m.numerator)
  from private.live_listing_measures m
  where m.measure = 'listed' and m.state <> '' and m.property_type <> '' and p_day = (now() at time zone 'UTC')::date
  group by 2, 3 having sum(m.listings) > 0
$function$;

CREATE OR REPLACE FUNCTION private.listing_history (
  p_listing_id uuid
)
  RETURNS TABLE (
    day    date,
    what   text,
    price  bigint,
    status text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_listing public.listings;
begin
  select l.* into v_listing from public.listings l where l.id = p_listing_id;
  if not found or not (
    private.is_offered(v_listing) and not v_listing.is_confidential
    or private.owns_listing(p_listing_id) or private.is_staff()
  ) then
    return;
  end if;
  return query
    select c.at::date, c.what,
      case c.what
        when 'live' then (c.became ->> 'price')::bigint
        when 'price' then (c.became #>> '{}')::bigint
      end,
      case c.what when 'live' then c.became ->> 'status' when 'status' then c.became #>> '{}' end
    from public.listing_changes c
    where c.listing_id = p_listing_id and c.is_public
    order by c.at desc, c.what
    limit 200;
end
$function$;

CREATE OR REPLACE FUNCTION private.match_buyers (
  p_listing_id uuid
)
  RETURNS TABLE (
    id      uuid,
    name    text,
    company text,
    funds   text,
    fits    text[],
    misses  text[]
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_listing public.listings;
begin
  select * into v_listing from public.listings l
  where l.id = p_listing_id and (
    private.is_live(l) or private.owns_listing(l.id)
  );
  if v_listing.id is null then
    return;
  end if;
  return query
  select m.id, m.name, m.company, m.funds, f.fits, f.misses
  from (
    select c.* from unnest(private.my_books()) b (book) join public.contacts c on c.book = b.book
    where c.deleted_at is null and (c.needs_types <> '{}' or c.needs_states <> '{}') and not c.do_not_contact
      and (c.needs_types = '{}' or v_listing.property_type = any (c.needs_types))
      and (c.needs_states = '{}' or v_listing.state = any (c.needs_states))
    order by c.created_at desc limit 2000
  ) m
  cross join lateral private.fit_of(m::public.contacts, v_listing) f
  order by cardinality(f.misses), cardinality(f.fits) desc, m.funds = 'verified' desc nulls last, m.name, m.id
  limit 12;
end
$function$;

CREATE OR REPLACE FUNCTION private.material_changes (
  p_table    text,
  p_old      jsonb,
  p_new      jsonb,
  p_reviewed jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_object_agg(m.name, p_new -> m.name), '{}')
  from private.material_columns(p_table) m
  cross join lateral (
    select coalesce(p_reviewed -> m.name, p_old -> m.name) as reviewed
  ) r
  where p_new -> m.name is distinct from p_old -> m.name
    and case
      -- Staff lets everybody read it; to be found by fewer needs nobody.
      when m.name = 'is_unlisted' then p_new -> m.name = 'false'
      when m.share is null or jsonb_typeof(p_new -> m.name) <> 'number' or jsonb_typeof(r.reviewed) <> 'number'
      then true
      else abs((p_new ->> m.name)::numeric - (r.reviewed #>> '{}')::numeric)
        > m.share * abs((r.reviewed #>> '{}')::numeric)
    end
$function$;

CREATE OR REPLACE FUNCTION private.material_columns (
  p_table text
)
  RETURNS TABLE (
    name  text,
    share numeric
  )
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select m.name, m.share
  from (values
    ('listings', 'property_name', null::numeric), ('listings', 'description', null),
    ('listings', 'city', null), ('listings', 'state', null), ('listings', 'property_type', null),
    ('listings', 'care_level', null), ('listings', 'license_type', null), ('listings', 'amenities', null),
    ('listings', 'care_types', null), ('listings', 'licenses', null), ('listings', 'payors', null),
    ('listings', 'images', null), ('listings', 'total_beds', null), ('listings', 'licensed_beds', null),
    ('listings', 'total_units', null), ('listings', 'square_footage', null), ('listings', 'year_built', null),
    ('listings', 'price', 0.1), ('listings', 'occupancy_rate', 0.1), ('listings', 'cap_rate', 0.1),
    ('listings', 'avg_monthly_rate', 0.1), ('listings', 'is_unlisted', null),
    ('listing_images', 'image_url', null), ('listing_images', 'image_order', null),
    ('listing_images', 'alt_text', null), ('listing_images', 'caption', null),
    ('listing_images', 'is_primary', null), ('listing_images', 'width', null), ('listing_images', 'height', null),
    ('vendors', 'company_name', null), ('vendors', 'description', null), ('vendors', 'category', null),
    ('vendors', 'specialization_tags', null), ('vendors', 'years_experience', null),
    ('profiles', 'full_name', null), ('profiles', 'company_name', null), ('profiles', 'brokerage_name', null)
  ) as m (relation, name, share)
  where m.relation = p_table
$function$;

CREATE OR REPLACE FUNCTION private.my_materials()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.is_approved() then
    return '[]';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', l.id, 'name', l.property_name, 'location', l.location, 'is_confidential', l.is_confidential,
      'is_live', private.is_offered(l), 'is_own', l.broker_id = any (private.my_brokers()),
      'has_agreement', private.newest_nda(l.id) is not null,
      'teaser', private.material_versions(l.id, 'teaser'),
      'is_teaser_old', (private.newest_material(l.id, 'teaser')).facts is distinct from private.material_facts(l.id, 'teaser'),
      'memorandum', private.material_versions(l.id, 'memorandum'),
      'is_memorandum_old',
      (private.newest_material(l.id, 'memorandum')).facts is distinct from private.material_facts(l.id, 'memorandum')
    ) order by private.is_offered(l) desc, l.created_at desc, l.id), '[]')
    from (
      select * from public.listings l
      where l.id in (
        select o.id from public.listings o where o.broker_id = any (private.my_brokers())
        union
        select c.id from unnest(private.co_listings()) as c (id) where private.hands_out(c.id)
      ) and l.status not in ('sold', 'withdrawn')
      order by l.created_at desc, l.id limit 100
    ) l
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.network_line (
  p_user_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_build_object(
      'id', b.broker_id, 'name', coalesce(nullif(a.name, ''), private.called(p.id)),
      'brokerage', case when a.id is null then private.business_name(p) else a.brokerage end,
      'listings', coalesce(a.listings, 0),
      'states', coalesce((
        select jsonb_agg(distinct m.state) from private.agent_markets m where m.agent_id = a.id
      ), '[]'),
      'property_types', coalesce((
        select jsonb_agg(distinct m.property_type) from private.agent_markets m where m.agent_id = a.id
      ), '[]'),
      'closed', (
        select count(*) from public.listings l
        where l.broker_id = b.broker_id and l.status = 'sold' and l.approval_status = 'approved'
          and not l.is_confidential and not l.is_unlisted
      ),
      'is_listed', private.is_agent(b.broker_id),
      'standing', case
        when k.id is null then 'none'
        when k.state = 'connected' then 'connected'
        when k.asker_id = auth.uid() then 'asked'
        when k.state = 'asked' then 'asks'
        else 'declined'
      end,
      'message', coalesce(k.message, ''), 'since', coalesce(k.answered_at, k.asked_at),
      'percent', (
        select t.percent from private.partnerships t
        where least(t.offerer_id, t.partner_id) = least(p.id, auth.uid())
          and greatest(t.offerer_id, t.partner_id) = greatest(p.id, auth.uid()) and private.partnership_holds(t)
      ),
      'note', coalesce((
        select n.note from private.broker_notes n where n.owner_id = auth.uid() and n.about_id = p.id
      ), '')
    )
    from public.profiles p
    join public.broker_accounts b on b.user_id = p.id and not b.is_pseudonym
    left join private.agents a on a.id = b.broker_id
    left join private.broker_links k on least(k.asker_id, k.asked_id) = least(p.id, auth.uid())
      and greatest(k.asker_id, k.asked_id) = greatest(p.id, auth.uid())
    where p.id = p_user_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.note_listing_change()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_was_live constant boolean := tg_op = 'UPDATE' and private.is_offered(old);
  v_is_live constant boolean := private.is_offered(new);
begin
  if v_is_live and not v_was_live then
    insert into public.listing_changes (listing_id, what, became, is_public)
    values (new.id, 'live', jsonb_build_object('price', new.price, 'status', new.status), true);
  elsif v_was_live and not v_is_live then
    insert into public.listing_changes (listing_id, what, is_public) values (new.id, 'gone', false);
  end if;
  if tg_op = 'UPDATE' and new.price is distinct from old.price then
    insert into public.listing_changes (listing_id, what, was, became, is_public)
    values (new.id, 'price', to_jsonb(old.price), to_jsonb(new.price), v_was_live and v_is_live);
  end if;
  if tg_op = 'UPDATE' and new.status <> old.status then
    insert into public.listing_changes (listing_id, what, was, became, is_public)
    values (new.id, 'status', to_jsonb(old.status), to_jsonb(new.status), v_was_live and v_is_live);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_listing_matter()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_was constant boolean := tg_op = 'UPDATE' and private.is_for_sale(old);
  v_what text;
  v_detail text := '';
begin
  if not private.is_for_sale(new) or not exists (select from private.search_conditions) then
    return null;
  end if;
  if not v_was then
    v_what := case when tg_op = 'UPDATE' and old.approval_status = 'approved' and not old.is_unlisted then 'status' else 'new' end;
    v_detail := case v_what when 'status' then 'back on the market' else '' end;
  elsif new.price is distinct from old.price then
    v_what := 'price';
    v_detail := case
      when new.price < old.price then 'price cut to '
      when new.price > old.price then 'price raised to '
      else 'price now '
    end || private.dollars(new.price);
  elsif new.status <> old.status then
    v_what := 'status';
    v_detail := case new.status when 'under_contract' then 'under contract' else 'no longer under contract' end;
  end if;
  if v_what is not null then
    insert into private.listing_matters (listing_id, what, old_price, detail)
    values (new.id, v_what, case when v_was then old.price end, v_detail);
    perform pg_notify('haven_outbox', '');
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.reads_closely (
  p_listing_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  COST 0.0001
  SET search_path TO ''
  AS $function$
declare
  v_listing public.listings;
begin
  select l.* into v_listing from public.listings l where l.id = p_listing_id;
  if not found or not private.is_approved() then
    return false;
  end if;
  return private.owns_listing(p_listing_id) or private.is_staff() or private.co_access(p_listing_id) <> 'none' or (
    private.is_offered(v_listing) and private.has_open_access()
    and (not v_listing.is_confidential or private.has_asked_about(p_listing_id))
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.require_sendable (
  p_campaign public.campaigns
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if p_campaign.listing_id is null or not private.owns_listing(p_campaign.listing_id) or not exists (
    select from public.listings l where l.id = p_campaign.listing_id and private.is_offered(l)
  ) then
    raise exception 'There is no such listing of yours.' using errcode = 'HXCPL';
  end if;
  if coalesce(btrim(p_campaign.subject), '') = '' or coalesce(btrim(p_campaign.body, E' \t\n\r'), '') = '' then
    raise exception 'A letter has a subject and words.' using errcode = 'HXCPW';
  end if;
  perform private.require_postal_address();
end
$function$;

CREATE OR REPLACE FUNCTION private.run_sequence (
  p_id   uuid,
  p_runs boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_sequence constant public.email_sequences := private.hold_sequence(p_id);
begin
  if p_runs then
    if not exists (select from public.sequence_steps t where t.sequence_id = v_sequence.id) then
      raise exception 'A sequence has steps.' using errcode = 'HXSQS';
    end if;
    if v_sequence.listing_id is null and exists (
      select from public.sequence_steps t
      where t.sequence_id = v_sequence.id and t.kind = 'letter' and private.tells_of_listing(t.title || t.body)
    ) or v_sequence.listing_id is not null and not exists (
      select from public.listings l where l.id = v_sequence.listing_id and private.is_offered(l)
    ) then
      raise exception 'There is no such listing of yours.' using errcode = 'HXCPL';
    end if;
    perform private.require_postal_address();
  end if;
  update public.email_sequences s set status = case when p_runs then 'active' else 'paused' end
  where s.id = v_sequence.id and (s.status = 'active') <> p_runs and (p_runs or s.status <> 'draft');
end
$function$;

CREATE OR REPLACE FUNCTION private.sitemap_part (
  p_kind   text,
  p_prefix text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  c_most constant integer := 40000;
  v_from uuid;
  v_to uuid;
begin
  if p_prefix is null or p_prefix !~ '^[0-9a-f]{0,2}$' then
    return '[]';
  end if;
  v_from := rpad(p_prefix, 32, '0')::uuid;
  v_to := rpad(p_prefix, 32, 'f')::uuid;
  return coalesce(case p_kind
    when 'property' then (
      select jsonb_agg(jsonb_build_array(r.id, r.changed))
      from (
        -- A covered listing's day would tell it from others that its broker changed on it.
        select l.id, case when not l.is_confidential then (l.updated_at at time zone 'UTC')::date end as changed
        from public.listings l
        where l.id between v_from and v_to
          and l.approval_status = 'approved' and l.status in ('active', 'under_contract') and not l.is_unlisted
        order by l.id
        limit c_most
      ) r
    )
    when 'vendor' then (
      select jsonb_agg(jsonb_build_array(r.id, r.changed))
      from (
        select v.id, (v.updated_at at time zone 'UTC')::date as changed
        from public.vendors v
        where v.id between v_from and v_to and v.verification_status = 'verified'
        order by v.id
        limit c_most
      ) r
    )
    when 'agent' then (
      select jsonb_agg(jsonb_build_array(r.id, null))
      from (
        select a.id from private.agents a
        where a.id between v_from and v_to and private.is_agent(a.id)
        order by a.id
        limit c_most
      ) r
    )
    when 'brokerage' then (
      select jsonb_agg(jsonb_build_array(r.subdomain, null))
      from (
        select t.subdomain
        from private.brokerages b join public.tenants t on t.id = b.tenant_id
        where b.is_public and p_prefix = ''
        order by t.subdomain
        limit c_most
      ) r
    )
  end, '[]');
end
$function$;

CREATE OR REPLACE FUNCTION private.submit_listing (
  p_draft_id uuid,
  p_listing  jsonb,
  p_address  jsonb,
  p_pictures jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_draft public.listing_drafts;
  v_new public.listings;
  v_picture record;
begin
  select * into v_draft from public.listing_drafts d
  where d.id = p_draft_id and d.user_id = auth.uid() for update;
  if not found then
    raise exception 'There is no such draft.' using errcode = 'HXLDG';
  end if;
  if v_draft.submitted_at is not null then
    return v_draft.listing_id;
  end if;
  if not private.may_create_listings() and not private.is_admin() then
    raise exception 'This plan has no listings.' using errcode = 'HXLPL';
  end if;
  v_new := jsonb_populate_record(null::public.listings, p_listing);
  if v_new.property_name is null or v_new.city is null or v_new.state is null or v_new.property_type is null then
    raise exception 'Something is missing.' using errcode = 'HXLIN';
  end if;
  insert into public.listings (
    id, property_name, city, state, is_confidential, property_type, care_level, license_type, price, total_beds,
    licensed_beds, total_units, square_footage, year_built, occupancy_rate, cap_rate, avg_monthly_rate,
    description, amenities, care_types, licenses, payors, is_unlisted
  ) values (
    v_draft.listing_id, v_new.property_name, v_new.city, v_new.state, coalesce(v_new.is_confidential, false),
    v_new.property_type, v_new.care_level, v_new.license_type, v_new.price, v_new.total_beds,
    v_new.licensed_beds, v_new.total_units, v_new.square_footage, v_new.year_built, v_new.occupancy_rate,
    v_new.cap_rate, v_new.avg_monthly_rate, v_new.description, coalesce(v_new.amenities, '{}'),
    coalesce(v_new.care_types, '{}'), coalesce(v_new.licenses, '{}'), coalesce(v_new.payors, '{}'),
    coalesce(v_new.is_unlisted, false)
  );
  if p_address ->> 'street_address' is not null then
    insert into public.listing_addresses (listing_id, street_address, postal_code)
    values (v_draft.listing_id, p_address ->> 'street_address', p_address ->> 'postal_code');
  end if;
  for v_picture in
    select p.value as told, p.ordinality::integer - 1 as place
    from jsonb_array_elements(coalesce(p_pictures, '[]')) with ordinality p
  loop
    if not exists (
      select from storage.objects o
      where o.bucket_id = 'listing-images' and o.name = v_draft.listing_id || '/' || (v_picture.told ->> 'id')
    ) then
      raise exception 'A picture has not arrived.' using errcode = 'HXLPM';
    end if;
    insert into public.listing_images (listing_id, image_url, image_order, alt_text, is_primary, width, height)
    values (
      v_draft.listing_id,
      '/storage/v1/object/public/listing-images/' || v_draft.listing_id || '/' || (v_picture.told ->> 'id'),
      v_picture.place, v_picture.told ->> 'alt_text', v_picture.place = 0,
      (v_picture.told ->> 'width')::integer, (v_picture.told ->> 'height')::integer
    );
  end loop;
  if p_listing -> 'details' is not null then
    perform private.save_listing_details(v_draft.listing_id, p_listing -> 'details');
  end if;
  update public.listing_drafts d set content = '{}', submitted_at = now() where d.id = p_draft_id;
  return v_draft.listing_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.teaser_to_send (
  p_material_id uuid
)
  RETURNS private.listing_materials
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_material private.listing_materials;
  v_listing public.listings;
begin
  select * into v_material from private.listing_materials m where m.id = p_material_id and m.kind = 'teaser';
  if v_material.id is null or not private.hands_out(v_material.listing_id) then
    raise exception 'There is no such material.' using errcode = 'HXMVN';
  end if;
  select * into v_listing from public.listings l where l.id = v_material.listing_id;
  if not private.is_offered(v_listing) then
    raise exception 'Only what is on the market is sent.' using errcode = 'HXMVL';
  end if;
  if v_material.version <> (private.newest_material(v_listing.id, 'teaser')).version then
    raise exception 'There is a newer version.' using errcode = 'HXMVO';
  end if;
  return v_material;
end
$function$;

CREATE OR REPLACE FUNCTION private.transaction_listings (
  p_id uuid
)
  RETURNS TABLE (
    id        uuid,
    name      text,
    location  text,
    price     numeric,
    is_live   boolean,
    is_linked boolean
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_linked uuid;
begin
  if not private.runs_transaction(p_id) then
    return;
  end if;
  select t.listing_id into v_linked from public.transactions t where t.id = p_id;
  return query
  select l.id, l.property_name, l.location, l.price::numeric, private.is_offered(l), l.id is not distinct from v_linked
  from public.listings l
  where l.broker_id = any (private.my_brokers()) or l.id = v_linked and private.is_offered(l)
  order by 6 desc, l.property_name, l.id
  limit 300;
end
$function$;

CREATE OR REPLACE FUNCTION private.why_not_from (
  p_contact    public.contacts,
  p_sender_id  uuid,
  p_house      uuid,
  p_listing_id uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return case
    when p_contact.id is null then 'removed'
    when not private.may_write_letters(p_sender_id) or not private.is_reader(p_sender_id, p_contact.book) then 'sender_gone'
    when p_listing_id is not null
      and not exists (select from public.listings l where l.id = p_listing_id and private.is_offered(l)) then 'off_market'
    when private.postal_address_of(p_house) is null then 'no_postal'
    else private.why_no_letter(p_contact)
  end;
end
$function$;

CREATE OR REPLACE FUNCTION public.listing_by_link (
  listing_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.listing_by_link(listing_id)
$function$;

REVOKE ALL ON FUNCTION "public"."listing_by_link"(uuid) FROM PUBLIC, "service_role";

CREATE VIEW "private"."live_listings" AS  SELECT listings.id,
    listings.created_at,
    COALESCE(listings.price, '100000000001'::bigint) AS price_low,
    COALESCE(listings.price, (0)::bigint) AS price_high,
    COALESCE(listings.cap_rate, ('-1'::integer)::numeric) AS cap_rate,
    COALESCE(listings.total_beds, '-1'::integer) AS beds,
    array_remove(ARRAY[('state:'::text || listings.state), ('type:'::text || listings.property_type),
        CASE
            WHEN (listings.price <= 5000000) THEN 'price:0-5000000'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ((listings.price >= 5000000) AND (listings.price <= 10000000)) THEN 'price:5000000-10000000'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ((listings.price >= 10000000) AND (listings.price <= 25000000)) THEN 'price:10000000-25000000'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ((listings.price >= 25000000) AND (listings.price <= 50000000)) THEN 'price:25000000-50000000'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (listings.price >= 50000000) THEN 'price:50000000-'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (((listings.price)::numeric / (NULLIF(listings.total_beds, 0))::numeric) <= (100000)::numeric) THEN 'each:0-100000'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ((((listings.price)::numeric / (NULLIF(listings.total_beds, 0))::numeric) >= (100000)::numeric) AND (((listings.price)::numeric / (NULLIF(listings.total_beds, 0))::numeric) <= (150000)::numeric)) THEN 'each:100000-150000'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ((((listings.price)::numeric / (NULLIF(listings.total_beds, 0))::numeric) >= (150000)::numeric) AND (((listings.price)::numeric / (NULLIF(listings.total_beds, 0))::numeric) <= (200000)::numeric)) THEN 'each:150000-200000'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ((((listings.price)::numeric / (NULLIF(listings.total_beds, 0))::numeric) >= (200000)::numeric) AND (((listings.price)::numeric / (NULLIF(listings.total_beds, 0))::numeric) <= (300000)::numeric)) THEN 'each:200000-300000'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (((listings.price)::numeric / (NULLIF(listings.total_beds, 0))::numeric) >= (300000)::numeric) THEN 'each:300000-'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (listings.total_beds >= 25) THEN 'beds:25'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (listings.total_beds >= 50) THEN 'beds:50'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (listings.total_beds >= 100) THEN 'beds:100'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (listings.total_beds >= 200) THEN 'beds:200'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (listings.occupancy_rate >= (80)::numeric) THEN 'occupancy:80'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (listings.occupancy_rate >= (85)::numeric) THEN 'occupancy:85'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (listings.occupancy_rate >= (90)::numeric) THEN 'occupancy:90'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (listings.occupancy_rate >= (95)::numeric) THEN 'occupancy:95'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (listings.cap_rate >= (6)::numeric) THEN 'cap:6'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (listings.cap_rate >= (7)::numeric) THEN 'cap:7'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (listings.cap_rate >= (8)::numeric) THEN 'cap:8'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (listings.cap_rate >= (10)::numeric) THEN 'cap:10'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (listings.year_built >= 1980) THEN 'built:1980'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (listings.year_built >= 2000) THEN 'built:2000'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (listings.year_built >= 2010) THEN 'built:2010'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (listings.year_built >= 2020) THEN 'built:2020'::text
            ELSE NULL::text
        END, ('status:'::text || listings.status),
        CASE
            WHEN (listings.staleness <= 0) THEN 'fresh:30'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (listings.staleness <= 1) THEN 'fresh:60'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (listings.staleness <= 2) THEN 'fresh:90'::text
            ELSE NULL::text
        END, ((('county:'::text || listings.state) || '/'::text) || listings.county),
        CASE
            WHEN (NOT listings.is_confidential) THEN ((('city:'::text || listings.state) || '/'::text) || listings.city)
            ELSE NULL::text
        END,
        CASE
            WHEN ('active-adult'::text = ANY (listings.care_types)) THEN 'care:active-adult'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('independent-living'::text = ANY (listings.care_types)) THEN 'care:independent-living'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('assisted-living'::text = ANY (listings.care_types)) THEN 'care:assisted-living'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('memory-care'::text = ANY (listings.care_types)) THEN 'care:memory-care'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('skilled-nursing'::text = ANY (listings.care_types)) THEN 'care:skilled-nursing'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('board-and-care'::text = ANY (listings.care_types)) THEN 'care:board-and-care'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('adult-day-care'::text = ANY (listings.care_types)) THEN 'care:adult-day-care'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('group-homes'::text = ANY (listings.care_types)) THEN 'care:group-homes'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('assisted-living'::text = ANY (listings.licenses)) THEN 'license:assisted-living'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('memory-care'::text = ANY (listings.licenses)) THEN 'license:memory-care'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('skilled-nursing'::text = ANY (listings.licenses)) THEN 'license:skilled-nursing'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('medicare'::text = ANY (listings.licenses)) THEN 'license:medicare'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('medicaid'::text = ANY (listings.licenses)) THEN 'license:medicaid'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('adult-day'::text = ANY (listings.licenses)) THEN 'license:adult-day'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('home-care'::text = ANY (listings.licenses)) THEN 'license:home-care'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('private'::text = ANY (listings.payors)) THEN 'payor:private'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('medicaid'::text = ANY (listings.payors)) THEN 'payor:medicaid'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('medicare'::text = ANY (listings.payors)) THEN 'payor:medicare'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('medicare-advantage'::text = ANY (listings.payors)) THEN 'payor:medicare-advantage'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('va'::text = ANY (listings.payors)) THEN 'payor:va'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('long-term-insurance'::text = ANY (listings.payors)) THEN 'payor:long-term-insurance'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('hospice'::text = ANY (listings.payors)) THEN 'payor:hospice'::text
            ELSE NULL::text
        END], NULL::text) AS facets,
    (' '::text || lower(regexp_replace(((((((((((listings.property_name || ' '::text) || listings.city) || ' '::text) || listings.state) || ' '::text) || COALESCE(listings.broker_name, ''::text)) || ' '::text) || COALESCE(('{"AK": "Alaska", "AL": "Alabama", "AR": "Arkansas", "AZ": "Arizona", "CA": "California", "CO": "Colorado", "CT": "Connecticut", "DC": "District of Columbia", "DE": "Delaware", "FL": "Florida", "GA": "Georgia", "HI": "Hawaii", "IA": "Iowa", "ID": "Idaho", "IL": "Illinois", "IN": "Indiana", "KS": "Kansas", "KY": "Kentucky", "LA": "Louisiana", "MA": "Massachusetts", "MD": "Maryland", "ME": "Maine", "MI": "Michigan", "MN": "Minnesota", "MO": "Missouri", "MS": "Mississippi", "MT": "Montana", "NC": "North Carolina", "ND": "North Dakota", "NE": "Nebraska", "NH": "New Hampshire", "NJ": "New Jersey", "NM": "New Mexico", "NV": "Nevada", "NY": "New York", "OH": "Ohio", "OK": "Oklahoma", "OR": "Oregon", "PA": "Pennsylvania", "RI": "Rhode Island", "SC": "South Carolina", "SD": "South Dakota", "TN": "Tennessee", "TX": "Texas", "UT": "Utah", "VA": "Virginia", "VT": "Vermont", "WA": "Washington", "WI": "Wisconsin", "WV": "West Virginia", "WY": "Wyoming"}'::jsonb ->> listings.state), ''::text)) || ' '::text) || listings.property_type), '[^[:alnum:]]+'::text, ' '::text, 'g'::text))) AS words,
    COALESCE(((listings.price)::numeric / (NULLIF(listings.total_beds, 0))::numeric), ('-1'::integer)::numeric) AS price_each,
    COALESCE(listings.occupancy_rate, ('-1'::integer)::numeric) AS occupancy,
    COALESCE(listings.year_built, '-1'::integer) AS built,
    ((listings.created_at AT TIME ZONE 'UTC'::text) - ((listings.staleness)::double precision * '36500 days'::interval)) AS freshest,
    listings.spot
   FROM public.listings
  WHERE ((listings.approval_status = 'approved'::public.approval_status) AND (listings.status = ANY (ARRAY['active'::text, 'under_contract'::text])) AND (NOT listings.is_unlisted));

REVOKE ALL ON TABLE "private"."live_listings" FROM PUBLIC, "anon", "authenticated", "service_role";

CREATE INDEX listings_live_beds_idx ON public.listings USING btree (COALESCE(total_beds, '-1'::integer), id)
  WHERE ((approval_status = 'approved'::public.approval_status) AND (status = ANY (ARRAY['active'::text, 'under_contract'::text])) AND (NOT is_unlisted));

CREATE INDEX listings_live_broker_idx ON public.listings USING btree (broker_id, created_at DESC)
  WHERE ((approval_status = 'approved'::public.approval_status) AND (status = ANY (ARRAY['active'::text, 'under_contract'::text])) AND (NOT is_unlisted));

CREATE INDEX listings_live_cap_rate_idx ON public.listings USING btree (COALESCE(cap_rate, ('-1'::integer)::numeric), id)
  WHERE ((approval_status = 'approved'::public.approval_status) AND (status = ANY (ARRAY['active'::text, 'under_contract'::text])) AND (NOT is_unlisted));

CREATE INDEX listings_live_facets_idx ON public.listings USING gin (array_remove(ARRAY[('state:'::text || state), ('type:'::text || property_type),
CASE
    WHEN (price <= 5000000) THEN 'price:0-5000000'::text
    ELSE NULL::text
END,
CASE
    WHEN ((price >= 5000000) AND (price <= 10000000)) THEN 'price:5000000-10000000'::text
    ELSE NULL::text
END,
CASE
    WHEN ((price >= 10000000) AND (price <= 25000000)) THEN 'price:10000000-25000000'::text
    ELSE NULL::text
END,
CASE
    WHEN ((price >= 25000000) AND (price <= 50000000)) THEN 'price:25000000-50000000'::text
    ELSE NULL::text
END,
CASE
    WHEN (price >= 50000000) THEN 'price:50000000-'::text
    ELSE NULL::text
END,
CASE
    WHEN (((price)::numeric / (NULLIF(total_beds, 0))::numeric) <= (100000)::numeric) THEN 'each:0-100000'::text
    ELSE NULL::text
END,
CASE
    WHEN ((((price)::numeric / (NULLIF(total_beds, 0))::numeric) >= (100000)::numeric) AND (((price)::numeric / (NULLIF(total_beds, 0))::numeric) <= (150000)::numeric)) THEN
      'each:100000-150000'::text
    ELSE NULL::text
END,
CASE
    WHEN ((((price)::numeric / (NULLIF(total_beds, 0))::numeric) >= (150000)::numeric) AND (((price)::numeric / (NULLIF(total_beds, 0))::numeric) <= (200000)::numeric)) THEN
      'each:150000-200000'::text
    ELSE NULL::text
END,
CASE
    WHEN ((((price)::numeric / (NULLIF(total_beds, 0))::numeric) >= (200000)::numeric) AND (((price)::numeric / (NULLIF(total_beds, 0))::numeric) <= (300000)::numeric)) THEN
      'each:200000-300000'::text
    ELSE NULL::text
END,
CASE
    WHEN (((price)::numeric / (NULLIF(total_beds, 0))::numeric) >= (300000)::numeric) THEN 'each:300000-'::text
    ELSE NULL::text
END,
CASE
    WHEN (total_beds >= 25) THEN 'beds:25'::text
    ELSE NULL::text
END,
CASE
    WHEN (total_beds >= 50) THEN 'beds:50'::text
    ELSE NULL::text
END,
CASE
    WHEN (total_beds >= 100) THEN 'beds:100'::text
    ELSE NULL::text
END,
CASE
    WHEN (total_beds >= 200) THEN 'beds:200'::text
    ELSE NULL::text
END,
CASE
    WHEN (occupancy_rate >= (80)::numeric) THEN 'occupancy:80'::text
    ELSE NULL::text
END,
CASE
    WHEN (occupancy_rate >= (85)::numeric) THEN 'occupancy:85'::text
    ELSE NULL::text
END,
CASE
    WHEN (occupancy_rate >= (90)::numeric) THEN 'occupancy:90'::text
    ELSE NULL::text
END,
CASE
    WHEN (occupancy_rate >= (95)::numeric) THEN 'occupancy:95'::text
    ELSE NULL::text
END,
CASE
    WHEN (cap_rate >= (6)::numeric) THEN 'cap:6'::text
    ELSE NULL::text
END,
CASE
    WHEN (cap_rate >= (7)::numeric) THEN 'cap:7'::text
    ELSE NULL::text
END,
CASE
    WHEN (cap_rate >= (8)::numeric) THEN 'cap:8'::text
    ELSE NULL::text
END,
CASE
    WHEN (cap_rate >= (10)::numeric) THEN 'cap:10'::text
    ELSE NULL::text
END,
CASE
    WHEN (year_built >= 1980) THEN 'built:1980'::text
    ELSE NULL::text
END,
CASE
    WHEN (year_built >= 2000) THEN 'built:2000'::text
    ELSE NULL::text
END,
CASE
    WHEN (year_built >= 2010) THEN 'built:2010'::text
    ELSE NULL::text
END,
CASE
    WHEN (year_built >= 2020) THEN 'built:2020'::text
    ELSE NULL::text
END, ('status:'::text || status),
CASE
    WHEN (staleness <= 0) THEN 'fresh:30'::text
    ELSE NULL::text
END,
CASE
    WHEN (staleness <= 1) THEN 'fresh:60'::text
    ELSE NULL::text
END,
CASE
    WHEN (staleness <= 2) THEN 'fresh:90'::text
    ELSE NULL::text
END, ((('county:'::text || state) || '/'::text) || county),
CASE
    WHEN (NOT is_confidential) THEN ((('city:'::text || state) || '/'::text) || city)
    ELSE NULL::text
END,
CASE
    WHEN ('active-adult'::text = ANY (care_types)) THEN 'care:active-adult'::text
    ELSE NULL::text
END,
CASE
    WHEN ('independent-living'::text = ANY (care_types)) THEN 'care:independent-living'::text
    ELSE NULL::text
END,
CASE
    WHEN ('assisted-living'::text = ANY (care_types)) THEN 'care:assisted-living'::text
    ELSE NULL::text
END,
CASE
    WHEN ('memory-care'::text = ANY (care_types)) THEN 'care:memory-care'::text
    ELSE NULL::text
END,
CASE
    WHEN ('skilled-nursing'::text = ANY (care_types)) THEN 'care:skilled-nursing'::text
    ELSE NULL::text
END,
CASE
    WHEN ('board-and-care'::text = ANY (care_types)) THEN 'care:board-and-care'::text
    ELSE NULL::text
END,
CASE
    WHEN ('adult-day-care'::text = ANY (care_types)) THEN 'care:adult-day-care'::text
    ELSE NULL::text
END,
CASE
    WHEN ('group-homes'::text = ANY (care_types)) THEN 'care:group-homes'::text
    ELSE NULL::text
END,
CASE
    WHEN ('assisted-living'::text = ANY (licenses)) THEN 'license:assisted-living'::text
    ELSE NULL::text
END,
CASE
    WHEN ('memory-care'::text = ANY (licenses)) THEN 'license:memory-care'::text
    ELSE NULL::text
END,
CASE
    WHEN ('skilled-nursing'::text = ANY (licenses)) THEN 'license:skilled-nursing'::text
    ELSE NULL::text
END,
CASE
    WHEN ('medicare'::text = ANY (licenses)) THEN 'license:medicare'::text
    ELSE NULL::text
END,
CASE
    WHEN ('medicaid'::text = ANY (licenses)) THEN 'license:medicaid'::text
    ELSE NULL::text
END,
CASE
    WHEN ('adult-day'::text = ANY (licenses)) THEN 'license:adult-day'::text
    ELSE NULL::text
END,
CASE
    WHEN ('home-care'::text = ANY (licenses)) THEN 'license:home-care'::text
    ELSE NULL::text
END,
CASE
    WHEN ('private'::text = ANY (payors)) THEN 'payor:private'::text
    ELSE NULL::text
END,
CASE
    WHEN ('medicaid'::text = ANY (payors)) THEN 'payor:medicaid'::text
    ELSE NULL::text
END,
CASE
    WHEN ('medicare'::text = ANY (payors)) THEN 'payor:medicare'::text
    ELSE NULL::text
END,
CASE
    WHEN ('medicare-advantage'::text = ANY (payors)) THEN 'payor:medicare-advantage'::text
    ELSE NULL::text
END,
CASE
    WHEN ('va'::text = ANY (payors)) THEN 'payor:va'::text
    ELSE NULL::text
END,
CASE
    WHEN ('long-term-insurance'::text = ANY (payors)) THEN 'payor:long-term-insurance'::text
    ELSE NULL::text
END,
CASE
    WHEN ('hospice'::text = ANY (payors)) THEN 'payor:hospice'::text
    ELSE NULL::text
END], NULL::text))
  WITH (fastupdate=off)
  WHERE ((approval_status = 'approved'::public.approval_status) AND (status = ANY (ARRAY['active'::text, 'under_contract'::text])) AND (NOT is_unlisted));

CREATE INDEX listings_live_freshest_idx ON public.listings USING btree ((((created_at AT TIME ZONE 'UTC'::text) - ((staleness)::double precision * '36500 days'::interval))), id)
  WHERE ((approval_status = 'approved'::public.approval_status) AND (status = ANY (ARRAY['active'::text, 'under_contract'::text])) AND (NOT is_unlisted));

CREATE INDEX listings_live_newest_idx ON public.listings USING btree (created_at, id)
  WHERE ((approval_status = 'approved'::public.approval_status) AND (status = ANY (ARRAY['active'::text, 'under_contract'::text])) AND (NOT is_unlisted));

CREATE INDEX listings_live_occupancy_idx ON public.listings USING btree (COALESCE(occupancy_rate, ('-1'::integer)::numeric))
  WHERE ((approval_status = 'approved'::public.approval_status) AND (status = ANY (ARRAY['active'::text, 'under_contract'::text])) AND (NOT is_unlisted));

CREATE INDEX listings_live_place_idx ON public.listings USING btree (state, property_type, created_at DESC)
  WHERE ((approval_status = 'approved'::public.approval_status) AND (status = ANY (ARRAY['active'::text, 'under_contract'::text])) AND (NOT is_unlisted));

CREATE INDEX listings_live_price_each_idx ON public.listings USING btree (COALESCE(((price)::numeric / (NULLIF(total_beds, 0))::numeric), ('-1'::integer)::numeric))
  WHERE ((approval_status = 'approved'::public.approval_status) AND (status = ANY (ARRAY['active'::text, 'under_contract'::text])) AND (NOT is_unlisted));

CREATE INDEX listings_live_price_high_idx ON public.listings USING btree (COALESCE(price, (0)::bigint), id)
  WHERE ((approval_status = 'approved'::public.approval_status) AND (status = ANY (ARRAY['active'::text, 'under_contract'::text])) AND (NOT is_unlisted));

CREATE INDEX listings_live_price_low_idx ON public.listings USING btree (COALESCE(price, '100000000001'::bigint), id)
  WHERE ((approval_status = 'approved'::public.approval_status) AND (status = ANY (ARRAY['active'::text, 'under_contract'::text])) AND (NOT is_unlisted));

CREATE INDEX listings_live_spot_idx ON public.listings USING gist (spot)
  WHERE ((approval_status = 'approved'::public.approval_status) AND (status = ANY (ARRAY['active'::text, 'under_contract'::text])) AND (NOT is_unlisted));

CREATE INDEX listings_live_type_idx ON public.listings USING btree (property_type, created_at DESC)
  WHERE ((approval_status = 'approved'::public.approval_status) AND (status = ANY (ARRAY['active'::text, 'under_contract'::text])) AND (NOT is_unlisted));

CREATE INDEX listings_live_words_idx ON public.listings
  USING gin
  (((' '::text || lower(regexp_replace(((((((((((property_name || ' '::text) || city) || ' '::text) || state) || ' '::text) || COALESCE(broker_name, ''::text)) || ' '::text) ||
  COALESCE(('{"AK": "Alaska", "AL": "Alabama", "AR": "Arkansas", "AZ": "Arizona", "CA": "California", "CO": "Colorado", "CT": "Connecticut", "DC": "District of Columbia", "DE": "Delaware", "FL": "Florida", "GA": "Georgia", "HI": "Hawaii", "IA": "Iowa", "ID": "Idaho", "IL": "Illinois", "IN": "Indiana", "KS": "Kansas", "KY": "Kentucky", "LA": "Louisiana", "MA": "Massachusetts", "MD": "Maryland", "ME": "Maine", "MI": "Michigan", "MN": "Minnesota", "MO": "Missouri", "MS": "Mississippi", "MT": "Montana", "NC": "North Carolina", "ND": "North Dakota", "NE": "Nebraska", "NH": "New Hampshire", "NJ": "New Jersey", "NM": "New Mexico", "NV": "Nevada", "NY": "New York", "OH": "Ohio", "OK": "Oklahoma", "OR": "Oregon", "PA": "Pennsylvania", "RI": "Rhode Island", "SC": "South Carolina", "SD": "South Dakota", "TN": "Tennessee", "TX": "Texas", "UT": "Utah", "VA": "Virginia", "VT": "Vermont", "WA": "Washington", "WI": "Wisconsin", "WV": "West Virginia", "WY": "Wyoming"}'::jsonb ->> state), ''::text)) || ' '::text) || property_type), '[^[:alnum:]]+'::text, ' '::text, 'g'::text)))) extensions.gin_trgm_ops)
  WITH (fastupdate=off)
  WHERE ((approval_status = 'approved'::public.approval_status) AND (status = ANY (ARRAY['active'::text, 'under_contract'::text])) AND (NOT is_unlisted));

CREATE TRIGGER keep_live_pictures
  AFTER UPDATE ON public.listings
  FOR EACH ROW
  WHEN (
    (old.approval_status, old.status, old.is_confidential, old.is_unlisted)
    IS DISTINCT FROM (new.approval_status, new.status, new.is_confidential, new.is_unlisted)
  )
  EXECUTE FUNCTION private.keep_live_pictures();

CREATE TRIGGER note_listing_matter
  AFTER INSERT OR UPDATE OF approval_status, status, price, is_unlisted ON public.listings
  FOR EACH ROW
  EXECUTE FUNCTION private.note_listing_matter();

CREATE POLICY "Everyone reads live listings, brokers their own, staff all" ON "public"."listings"
  FOR SELECT
  TO "authenticated"
  USING
    ((((approval_status = 'approved'::public.approval_status) AND (status = ANY (ARRAY['active'::text, 'under_contract'::text])) AND (NOT is_unlisted)) OR ( SELECT
    private.is_staff() AS is_staff) OR private.is_mine(broker_id) OR (id = ANY (( SELECT private.co_listings() AS co_listings)::uuid[]))));

CREATE POLICY "Visitors read live listings" ON "public"."listings"
  FOR SELECT
  TO "anon"
  USING (((approval_status = 'approved'::public.approval_status) AND (status = ANY (ARRAY['active'::text, 'under_contract'::text])) AND (NOT is_unlisted)));

CREATE POLICY "People save what is for sale" ON "public"."saved_listings"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_approved() AS is_approved) AND private.is_open_listing(listing_id)));

COMMENT ON COLUMN "public"."listing_changes"."is_public" IS 'Whether the listing was open while it changed: to everybody, or to whoever had its address.';

COMMENT ON COLUMN "public"."listings"."is_unlisted" IS 'Opened by its address alone (listing_by_link): in no search, count, map, directory, sitemap, alert or share of figures.';

REVOKE ALL ON FUNCTION "private"."is_offered"(public.listings) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_offered"(public.listings) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_offered"(public.listings) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_open_listing"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_open_listing"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."is_open_listing"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_open_listing"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."listing_by_link"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."listing_by_link"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."listing_by_link"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."listing_by_link"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."listing_by_link"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."listing_by_link"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."listing_by_link"(uuid) TO "postgres";

REVOKE ALL ("is_unlisted") ON TABLE "public"."listings" FROM "authenticated";

GRANT INSERT ("is_unlisted"), UPDATE ("is_unlisted") ON TABLE "public"."listings" TO "authenticated";

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
