SET local check_function_bodies = off;

CREATE TABLE "public"."desk_visits" (
  "user_id" uuid                     NOT NULL,
  "seen_at" timestamp with time zone NOT NULL DEFAULT now(),
  "since"   timestamp with time zone NOT NULL DEFAULT (now() - '7 days'::interval),
  CONSTRAINT "desk_visits_pkey" PRIMARY KEY (user_id)
);

ALTER TABLE "public"."desk_visits"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."desk_visits" FROM "anon";

CREATE OR REPLACE FUNCTION private.figures_of_accounts()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if not private.is_staff() then
    return null;
  end if;
  return jsonb_build_object(
    'awaiting_review', (
      select count(*) from (
        select from public.profiles p where p.approval_status = 'pending' and p.requires_approval limit 1000
      ) as waiting
    ),
    'new', (
      select count(*) from (
        select from public.profiles p where p.created_at > now() - interval '7 days' limit 1000
      ) as new
    ),
    'new_before', (
      select count(*) from (
        select from public.profiles p
        where p.created_at <= now() - interval '7 days' and p.created_at > now() - interval '14 days' limit 1000
      ) as new
    ),
    'waiting', (
      select coalesce(jsonb_agg(to_jsonb(w) order by w.at), '[]') from (
        select p.id, coalesce(nullif(p.full_name, ''), p.email) as name, p.user_type, p.created_at as at
        from public.profiles p
        where p.approval_status = 'pending' and p.requires_approval
        order by p.created_at limit 3
      ) as w
    )
  );
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
        where l.approval_status = 'approved' and l.status in ('active', 'under_contract')
          and l.created_at > now() - interval '30 days'
        limit 1000
      ) as counted
    ),
    'added_before', (
      select count(*) from (
        select from public.listings l
        where l.approval_status = 'approved' and l.status in ('active', 'under_contract')
          and l.created_at <= now() - interval '30 days' and l.created_at > now() - interval '60 days'
        limit 1000
      ) as counted
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.figures_of_messages()
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
    'unread', (
      select count(*) from (
        select from public.message_notifications m
        where m.user_id = (select auth.uid()) and m.read_at is null limit 1000
      ) as counted
    ),
    'received', (
      select count(*) from (
        select from public.message_notifications m
        where m.user_id = (select auth.uid()) and m.created_at > now() - interval '30 days' limit 1000
      ) as counted
    ),
    'received_before', (
      select count(*) from (
        select from public.message_notifications m
        where m.user_id = (select auth.uid()) and m.created_at <= now() - interval '30 days'
          and m.created_at > now() - interval '60 days'
        limit 1000
      ) as counted
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.figures_of_movement()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  v_since constant timestamptz := private.my_absence();
begin
  if not private.is_approved() then
    return null;
  end if;
  return jsonb_build_object(
    'since', v_since,
    'told', (
      select count(*) from (
        select from public.notifications n
        where n.user_id = (select auth.uid()) and n.created_at > v_since limit 1000
      ) as counted
    ),
    'notices', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.at desc), '[]') from (
        select n.id, n.title, n.type, n.created_at as at, n.metadata
        from public.notifications n
        where n.user_id = (select auth.uid()) and n.created_at > v_since
        order by n.created_at desc limit 8
      ) as t
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.figures_of_own_listings()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_brokers constant uuid[] := private.my_brokers();
begin
  if not private.is_approved() or not exists (
    select from public.listings l where l.broker_id = any (v_brokers)
  ) then
    return null;
  end if;
  return jsonb_build_object(
    'live', (
      select count(*) from (
        select from public.listings l
        where l.broker_id = any (v_brokers) and l.approval_status = 'approved'
          and l.status in ('active', 'under_contract')
        limit 1000
      ) as counted
    ),
    'waiting', (
      select count(*) from (
        select from public.listings l
        where l.broker_id = any (v_brokers) and l.approval_status = 'pending' limit 1000
      ) as counted
    ) + (
      select count(*) from (
        select from public.revisions r
        where r.user_id = auth.uid() and r.listing_id is not null and r.status = 'pending' limit 1000
      ) as counted
    ),
    'asked', (
      select count(*) from (
        select from public.broker_contacts c
        where c.broker_id = any (v_brokers) and c.created_at > now() - interval '30 days' limit 1000
      ) as counted
    ),
    'asked_before', (
      select count(*) from (
        select from public.broker_contacts c
        where c.broker_id = any (v_brokers) and c.created_at <= now() - interval '30 days'
          and c.created_at > now() - interval '60 days'
        limit 1000
      ) as counted
    ),
    'moved', (
      select coalesce(jsonb_agg(to_jsonb(m) order by m.asked desc, m.name), '[]') from (
        select l.id, l.property_name as name, count(*) as asked, max(c.created_at) as at
        from public.broker_contacts c
        join public.listings l on l.id = c.listing_id
        where c.broker_id = any (v_brokers) and c.created_at > private.my_absence()
        group by l.id, l.property_name
        order by max(c.created_at) desc
        limit 5
      ) as m
    ),
    'best', (
      select coalesce(jsonb_agg(to_jsonb(b) order by b.views desc, b.name), '[]') from (
        select l.id, l.property_name as name, l.location, l.price, l.views, l.status,
          l.approval_status = 'pending' as is_waiting,
          (
            select count(*) from public.broker_contacts c
            where c.listing_id = l.id and c.created_at > now() - interval '30 days'
          ) as asked
        from public.listings l
        where l.broker_id = any (v_brokers) and l.status in ('active', 'under_contract')
        order by l.views desc, l.id
        limit 8
      ) as b
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.figures_of_tickets()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if not private.is_staff() then
    return null;
  end if;
  return jsonb_build_object(
    'open', (
      select count(*) from (
        select from public.support_tickets t where t.status = 'open' limit 1000
      ) as counted
    ),
    'received', (
      select count(*) from (
        select from public.support_tickets t where t.created_at > now() - interval '7 days' limit 1000
      ) as counted
    ),
    'received_before', (
      select count(*) from (
        select from public.support_tickets t
        where t.created_at <= now() - interval '7 days' and t.created_at > now() - interval '14 days' limit 1000
      ) as counted
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.my_absence()
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(
    (
      select case when d.seen_at < now() - interval '30 minutes' then d.seen_at else d.since end
      from public.desk_visits d where d.user_id = (select auth.uid())
    ),
    now() - interval '7 days'
  )
$function$;

CREATE OR REPLACE FUNCTION private.visit_desk()
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_since timestamptz;
begin
  if not private.is_approved() then
    raise exception 'Your account has not been approved.' using errcode = '42501';
  end if;
  insert into public.desk_visits as d (user_id) values (auth.uid())
  on conflict (user_id) do update set
    since = case when d.seen_at < now() - interval '30 minutes' then d.seen_at else d.since end,
    seen_at = now()
  returning d.since into v_since;
  return v_since;
end
$function$;

CREATE OR REPLACE FUNCTION public.visit_desk()
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.visit_desk()
$function$;

REVOKE ALL ON FUNCTION "public"."visit_desk"() FROM PUBLIC, "anon", "service_role";

ALTER TABLE "public"."desk_visits"
  ADD CONSTRAINT "desk_visits_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE INDEX support_tickets_newest_idx ON public.support_tickets USING btree (created_at);

CREATE POLICY "Accounts with a second factor show it" ON "public"."desk_visits"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "People read when they were here" ON "public"."desk_visits"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

COMMENT ON COLUMN "public"."desk_visits"."since" IS 'When the visit before this one ended; at first a week ago.';

REVOKE ALL ON FUNCTION "private"."figures_of_market"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."figures_of_market"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."figures_of_market"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."figures_of_market"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."figures_of_messages"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."figures_of_messages"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."figures_of_messages"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."figures_of_messages"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."figures_of_movement"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."figures_of_movement"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."figures_of_movement"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."figures_of_movement"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."figures_of_own_listings"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."figures_of_own_listings"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."figures_of_own_listings"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."figures_of_own_listings"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."figures_of_tickets"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."figures_of_tickets"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."figures_of_tickets"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."figures_of_tickets"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_absence"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_absence"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_absence"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_absence"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."visit_desk"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."visit_desk"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."visit_desk"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."visit_desk"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."visit_desk"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."visit_desk"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."visit_desk"() TO "postgres";

REVOKE ALL ON TABLE "public"."desk_visits" FROM "authenticated";

GRANT SELECT ON TABLE "public"."desk_visits" TO "authenticated";

REVOKE ALL ON TABLE "public"."desk_visits" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."desk_visits" TO "service_role";
