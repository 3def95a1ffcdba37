-- A broker counts once a month towards the contacts of a plan, whatever the listings. One who sells in
-- confidence counts by the pseudonym: a counter that stood still would tell whose the listing is.
alter table public.broker_contacts drop constraint broker_contacts_broker_id_fkey;
update public.broker_contacts c
set broker_id = coalesce(
  (select l.broker_id from public.listings l where l.id = c.listing_id),
  private.broker_of(c.broker_id, null)
)
where c.broker_id is not null;
comment on column public.broker_contacts.broker_id is
  'As the listing named them then; without a reference, so that what was counted outlives the broker.';

alter policy "Who asked, who was asked and staff read a contact" on public.broker_contacts
  using (
    (
      (user_id = (select auth.uid()) or broker_id = any ((select private.my_brokers())::uuid[]))
      and (select private.is_approved())
    )
    or (select private.is_staff())
  );

create or replace function private.contact_allowance(p_user_id uuid, p_allowed integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_month constant timestamp := date_trunc('month', now() at time zone 'utc');
  v_used constant bigint := (
    select count(*) from (
      select distinct coalesce(c.broker_id, c.id) from public.broker_contacts c
      where c.user_id = p_user_id and c.created_at >= v_month at time zone 'utc'
      limit 1000
    ) as counted
  );
begin
  return jsonb_build_object(
    'used', v_used,
    'allowed', p_allowed,
    'left', case when p_allowed = -1 then -1 else greatest(p_allowed - v_used, 0) end,
    'resets_at', (v_month + interval '1 month') at time zone 'utc'
  );
end
$$;

create or replace function private.my_allowances() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_user_id constant uuid := auth.uid();
  v_access constant private.access := private.my_access();
begin
  if not private.is_approved() then
    raise exception 'Your account has not been approved.' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'contacts', private.contact_allowance(v_user_id, v_access.contacts_per_month),
    'listings', jsonb_build_object(
      'used', (
        select count(*) from (
          select from public.listings l
          join public.broker_accounts a on a.broker_id = l.broker_id
          where a.user_id = v_user_id limit 1000
        ) as counted
      ),
      'allowed', case when v_access.may_create_listings then v_access.listing_allowance else 0 end
    )
  );
end
$$;

-- Whether this month's count already has the broker.
create function private.has_contacted(p_user_id uuid, p_broker_id uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.broker_contacts c
    where c.user_id = p_user_id and c.broker_id = p_broker_id
      and c.created_at >= date_trunc('month', now() at time zone 'utc') at time zone 'utc'
  );
end
$$;
revoke all on function private.has_contacted(uuid, uuid) from public, anon, authenticated, service_role;

create or replace function private.listing_contact(p_listing_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'name', b.full_name,
      'company', private.business_name(b),
      'email', b.email,
      'phone', b.phone,
      'is_own', b.id = (select auth.uid())
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
$$;

create or replace function private.tell_broker(p_contact public.broker_contacts) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_message(
    'email',
    b.email,
    'broker_contact',
    jsonb_build_object(
      'property', l.property_name,
      'name', coalesce(a.full_name, ''),
      'company', coalesce(private.business_name(a), ''),
      'email', a.email,
      'phone', coalesce(a.phone, ''),
      'message', p_contact.message
    ),
    'broker_contact:' || p_contact.id
  )
  from public.profiles b, public.profiles a, public.listings l
  where b.id = private.account_of(p_contact.broker_id)
    and a.id = p_contact.user_id and l.id = p_contact.listing_id;
end
$$;

-- Counts under a lock on the caller, so that ten at once never spend more than is left.
create or replace function private.contact_broker(p_listing_id uuid, p_message text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_user_id constant uuid := private.lock_member();
  v_allowed constant integer := (private.my_access()).contacts_per_month;
  v_broker_id uuid;
  v_contact public.broker_contacts;
begin
  if v_allowed = 0 then
    raise exception 'Contacting brokers needs a plan.' using errcode = 'HXPLN';
  end if;
  if not exists (
    select from public.broker_contacts c where c.user_id = v_user_id and c.listing_id = p_listing_id
  ) then
    select l.broker_id into v_broker_id from public.listings l
    where l.id = p_listing_id and l.approval_status = 'approved' and l.status in ('active', 'under_contract')
    for key share;
    if not found then
      raise exception 'There is no such listing.' using errcode = 'HXGON';
    end if;
    if private.account_of(v_broker_id) = v_user_id then
      raise exception 'This is the caller''s own listing.' using errcode = 'HXOWN';
    end if;
    if (private.contact_allowance(v_user_id, v_allowed) ->> 'left')::integer = 0
      and not private.has_contacted(v_user_id, v_broker_id)
    then
      raise exception 'All % brokers of this month are contacted.', v_allowed
        using errcode = 'HXCON', hint = 'Choose a larger plan, or wait for the next month.';
    end if;
    insert into public.broker_contacts (user_id, listing_id, broker_id, message)
    values (v_user_id, p_listing_id, v_broker_id, btrim(p_message))
    returning * into v_contact;
    perform private.tell_broker(v_contact);
  end if;
  return jsonb_build_object(
    'contact', private.listing_contact(p_listing_id),
    'is_new', v_contact.id is not null,
    'allowance', private.contact_allowance(v_user_id, v_allowed)
  );
end
$$;

-- What the specification calls broker_email of a listing: for whom listing_contact() says it, else null.
create function public.broker_email(public.listings) returns text
language plpgsql stable set search_path = ''
as $$
begin
  -- Visitors may not even ask listing_contact().
  if (select auth.uid()) is null then
    return null;
  end if;
  return private.listing_contact($1.id) ->> 'email';
end
$$;
revoke all on function public.broker_email(public.listings) from public, anon, authenticated, service_role;
grant execute on function public.broker_email(public.listings) to anon, authenticated;
