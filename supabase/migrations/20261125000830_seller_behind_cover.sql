-- An owner who sells in confidence is called by their company, and a company that runs one community is that
-- community's name. So a confidential listing names a brokerage and nobody else; who has contacted its seller
-- learns the company from listing_contact().
create function private.listed_name(p_profile public.profiles, p_is_confidential boolean) returns text
language sql immutable set search_path = ''
as $$
  select case
    when p_is_confidential then nullif(btrim(p_profile.brokerage_name), '')
    else private.business_name(p_profile)
  end
$$;
revoke all on function private.listed_name(public.profiles, boolean)
  from public, anon, authenticated, service_role;

create or replace function private.keep_listing() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' or new.broker_id <> old.broker_id or new.is_confidential <> old.is_confidential then
    new.broker_name := (
      select private.listed_name(p, new.is_confidential) from public.profiles p where p.id = new.broker_id
    );
  end if;
  if tg_op = 'UPDATE' then
    new.updated_at := now();
  -- Without a caller it is the server itself, and what it says stands.
  elsif auth.uid() is not null then
    new.approval_status := case
      when private.is_staff() or exists (
        select from public.profiles p where p.id = auth.uid() and p.is_company_user
      )
      then 'approved' else 'pending'
    end::public.approval_status;
  end if;
  return new;
end
$$;

create or replace function private.rename_listed_broker() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.listings l set broker_name = private.listed_name(new, l.is_confidential)
  where l.broker_id = new.id;
  return null;
end
$$;

update public.listings l set broker_name = private.listed_name(p, true)
from public.profiles p
where p.id = l.broker_id and l.is_confidential
  and l.broker_name is distinct from private.listed_name(p, true);
