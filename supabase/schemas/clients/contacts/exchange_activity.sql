-- Returns accounts other than the caller's whose confirmed email matches a contact the caller can see.
create function private.accounts_of_contact(p_contact_id uuid) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select u.id
    from public.contacts c
    cross join lateral unnest(lower(c.email) || private.contact_method_values(c.more_emails)) a (address)
    join auth.users u on lower(u.email) = a.address
    where c.id = p_contact_id and c.workspace_id = any (private.list_my_workspace_ids()) and c.deleted_at is null
      and u.email_confirmed_at is not null and u.deleted_at is null and u.id <> auth.uid()
  );
end $$;

-- Returns a client's exchange activity that the caller may see: inquiries to the caller and agreements signed
-- for the caller's listings. Never activity with anyone else, not even teammates.
create function private.client_exchange_activity(p_contact_id uuid)
returns table (what text, at timestamptz, listing_id uuid, title text, has_ended boolean)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me constant uuid := auth.uid();
  v_clients constant uuid[] := private.accounts_of_contact(p_contact_id);
begin
  if cardinality(v_clients) = 0 then
    return;
  end if;
  return query
  select k.* from (
    select 'inquiry', i.created_at, l.id, l.property_name, false
    from public.broker_contacts i join public.listings l on l.id = i.listing_id
    where i.user_id = any (v_clients) and private.account_of(i.broker_id) = v_me
    union all
    select 'agreement', s.signed_at, l.id, l.property_name, s.ended_at is not null
    from public.listing_nda_signatures s join public.listings l on l.id = s.listing_id
    where s.user_id = any (v_clients) and private.account_of(l.broker_id) = v_me
  ) k (what, at, listing_id, title, has_ended)
  order by k.at desc limit 100;
end $$;

-- Returns exchange activity between the caller and the account of a client's email: inquiries and signed
-- agreements about the caller's own listings, newest first.
select private.expose('client_exchange_activity', 'authenticated');
