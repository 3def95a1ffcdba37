-- No row that others may read says which account it belongs to: by that, what somebody rates, serves and sells
-- joins into one person. Row-level security cannot hide one column of some rows, so a member reads from these
-- tables what is their own, and everybody else's by a call. Visitors keep the columns that they had.
drop policy "Everyone reads ratings" on public.platform_ratings;
create policy "Visitors read ratings" on public.platform_ratings
  for select to anon using (true);
create policy "Members read their own rating, staff all" on public.platform_ratings
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.has_staff_role()));

drop policy "Everyone reads verified vendors, owners their own, staff all" on public.vendors;
create policy "Owners read their own vendor profile, staff all" on public.vendors
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.has_staff_role()));

comment on column public.vendors.user_id is
  'Null while nobody has claimed the profile. Only its owner and staff read it.';

create function private.get_vendor(p_vendor_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select to_jsonb(v) - 'user_id' from public.vendors v
    where v.id = p_vendor_id
      and (
        v.verification_status = 'verified'
        or (v.user_id = (select auth.uid()) and (select private.is_assured()))
        or (select private.is_staff())
      )
  );
end
$$;

-- One vendor, as everybody may read it; null for one that is not verified, except to its owner and to staff.
create function public.get_vendor(vendor_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select private.get_vendor(vendor_id)
$$;
revoke all on function private.get_vendor(uuid), public.get_vendor(uuid)
  from public, anon, authenticated, service_role;
grant execute on function private.get_vendor(uuid), public.get_vendor(uuid) to anon, authenticated;

-- Whoever wrote a ticket reads it, and who of the team decided about it is not for them. No screen showed it to
-- the team either: the notes, which only staff reads, say who did what.
alter table public.support_tickets drop column handled_by;

-- Without a status it is a note alone: whoever writes one while a colleague closes the ticket must not open
-- it again unknowingly.
create or replace function private.handle_ticket(p_ticket_id uuid, p_status text, p_note text)
returns public.support_tickets
language plpgsql security definer set search_path = ''
as $$
declare
  v_ticket public.support_tickets;
begin
  if not private.is_staff() then
    raise exception 'Only staff handles tickets.' using errcode = '42501';
  end if;
  if p_status is null then
    select * into v_ticket from public.support_tickets t where t.id = p_ticket_id;
  else
    update public.support_tickets t
    set status = p_status, handled_at = now()
    where t.id = p_ticket_id
    returning * into v_ticket;
  end if;
  if v_ticket.id is null then
    raise exception 'There is no such ticket.' using errcode = 'HXTKG';
  end if;
  if btrim(p_note) <> '' then
    insert into public.support_ticket_notes (ticket_id, author_id, note)
    values (p_ticket_id, auth.uid(), btrim(p_note));
  end if;
  return v_ticket;
end
$$;
