create policy "Visitors read live listings" on public.listings
  for select to anon
  using (approval_status = 'approved' and status in ('active', 'under_contract'));

create policy "Everyone reads live listings, brokers their own, staff all" on public.listings
  for select to authenticated
  using (
    (approval_status = 'approved' and status in ('active', 'under_contract'))
    or broker_id = (select auth.uid())
    or (select private.is_staff())
  );

create policy "Whose plan says so lists for themselves, administrators for anyone" on public.listings
  for insert to authenticated
  with check (
    (broker_id = (select auth.uid()) and (select private.may_create_listings()))
    or (select private.is_admin())
  );

create policy "Brokers edit their listings, administrators all" on public.listings
  for update to authenticated
  using ((broker_id = (select auth.uid()) and (select private.is_approved())) or (select private.is_admin()))
  with check ((broker_id = (select auth.uid()) and (select private.is_approved())) or (select private.is_admin()));

create policy "Brokers delete their listings, administrators all" on public.listings
  for delete to authenticated
  using ((broker_id = (select auth.uid()) and (select private.is_approved())) or (select private.is_admin()));

select private.require_second_factor('public.listings');

-- Counts every listing of the broker, whatever its status, under a lock on the broker: two at once
-- cannot both take the last place. After the row, so that policies refuse first.
create function private.keep_listing_allowance() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_allowance integer;
begin
  if auth.uid() is null then
    return null;
  end if;
  v_allowance := (private.my_access()).listing_allowance;
  if v_allowance = -1 then
    return null;
  end if;
  perform from public.profiles p where p.id = new.broker_id for no key update;
  if (select count(*) from public.listings l where l.broker_id = new.broker_id) > v_allowance then
    raise exception 'This plan has room for % listings.', v_allowance
      using errcode = 'HXLST', hint = 'Delete one or choose a larger plan.';
  end if;
  return null;
end
$$;
revoke all on function private.keep_listing_allowance() from public, anon, authenticated, service_role;

create trigger keep_listing_allowance after insert or update of broker_id on public.listings
  for each row execute function private.keep_listing_allowance();
