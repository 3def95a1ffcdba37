SET local check_function_bodies = off;

DROP TRIGGER "keep_live_pictures" ON "public"."listings";

CREATE OR REPLACE FUNCTION private.day_of (
  p_at timestamp with time zone
)
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select date_trunc('day', p_at, 'UTC')
$function$;

CREATE OR REPLACE FUNCTION private.keep_listing()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  c_kept_by_server constant text[] := array[
    'broker_name', 'views', 'location', 'updated_at', 'confirmed_on', 'county', 'spot', 'staleness'
  ];
  v_account uuid;
begin
  if tg_op = 'INSERT' then
    v_account := coalesce(auth.uid(), private.account_of(new.broker_id), new.broker_id);
  elsif new.broker_id <> old.broker_id then
    v_account := coalesce(private.account_of(new.broker_id), new.broker_id);
  elsif new.is_confidential <> old.is_confidential then
    v_account := private.account_of(old.broker_id);
  end if;
  if v_account is not null then
    new.broker_id := private.broker_of(v_account, case when new.is_confidential then new.id end);
    new.broker_name := private.listed_name(private.listed_as(v_account), new.is_confidential);
  end if;
  if tg_op = 'UPDATE' then
    -- A change of all listings of an account at one moment would tell which they are.
    if to_jsonb(new) - c_kept_by_server <> to_jsonb(old) - c_kept_by_server then
      new.updated_at := now();
    end if;
  -- Without a caller it is the server itself, and what it says stands.
  elsif auth.uid() is not null then
    new.approval_status := case
      when private.is_staff() or exists (
        select from public.profiles p where p.id = auth.uid() and p.is_company_user
      )
      then 'approved' else 'pending'
    end::public.approval_status;
  end if;
  -- What one person offers or changes at one moment would be known as theirs.
  if new.is_confidential then
    new.created_at := private.day_of(new.created_at);
    new.updated_at := private.day_of(new.updated_at);
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_listing_image()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  select private.is_live(l), case when l.is_confidential then private.day_of(new.created_at) else new.created_at end
    into new.is_live, new.created_at
  from public.listings l where l.id = new.listing_id for share;
  -- Without a listing the foreign key refuses it.
  new.is_live := coalesce(new.is_live, false);
  new.created_at := coalesce(new.created_at, now());
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_live_pictures()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- The trigger above keeps both as the listing is now.
  update public.listing_images i set is_live = private.is_live(new)
  where i.listing_id = new.id and (i.is_live <> private.is_live(new) or new.is_confidential and not old.is_confidential);
  return null;
end
$function$;

CREATE TRIGGER keep_live_pictures
  AFTER UPDATE ON public.listings
  FOR EACH ROW
  WHEN ((((old.approval_status IS DISTINCT FROM new.approval_status) OR (old.status IS DISTINCT FROM new.status)) OR (old.is_confidential IS DISTINCT FROM new.is_confidential)))
  EXECUTE FUNCTION private.keep_live_pictures();

REVOKE ALL ON FUNCTION "private"."day_of"(timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."day_of"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."day_of"(timestamp WITH time zone) TO "postgres";

-- What is covered already loses its moments too.
update public.listings l set created_at = private.day_of(l.created_at), updated_at = private.day_of(l.updated_at)
where l.is_confidential;
update public.listing_images i set created_at = private.day_of(i.created_at)
where exists (select from public.listings l where l.id = i.listing_id and l.is_confidential);
