SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.conversation_about (
  p_listing_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select d.conversation_id
    from public.broker_contacts c
    join public.broker_accounts a on a.broker_id = c.broker_id
    join private.direct_conversations d
      on d.first_id = least(c.user_id, a.user_id) and d.second_id = greatest(c.user_id, a.user_id)
      and d.listing_id = c.listing_id
    where c.user_id = auth.uid() and c.listing_id = p_listing_id
      and private.is_in_conversation(d.conversation_id)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.listing_contact (
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
    select jsonb_build_object(
      'name', b.full_name,
      'company', private.business_name(b),
      'email', b.email,
      'phone', b.phone,
      'is_own', b.id = (select auth.uid()),
      'conversation_id', private.conversation_about(p_listing_id)
    )
    from public.listings l
    join public.broker_accounts a on a.broker_id = l.broker_id
    join public.profiles b on b.id = a.user_id
    where l.id = p_listing_id
      and (select private.is_approved())
      and (
        a.user_id = (select auth.uid())
        or (select private.is_staff())
        or (
          (select private.has_open_access())
          and exists (
            select from public.broker_contacts c
            where c.listing_id = l.id and c.user_id = (select auth.uid())
          )
        )
      )
  );
end
$function$;
