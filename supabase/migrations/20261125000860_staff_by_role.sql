-- A policy beside `private.require_second_factor` need not ask for the second factor again: the queue of
-- tickets looked it up twice for each page that staff turned. What makes staff is still said once.

-- Whether the account itself is let in, whatever it has shown of itself this time.
create function private.is_admitted() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.profiles p
    where p.id = (select auth.uid())
      and p.suspended_at is null
      and p.approval_status <> 'rejected'
      and not (p.requires_approval and p.approval_status = 'pending')
  );
end
$$;

create or replace function private.is_approved() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.is_assured() and private.is_admitted();
end
$$;

-- For policies of tables that ask for the second factor by themselves. Everything else asks `is_staff`.
-- Nearly nobody is staff, so the roles are looked at first.
create function private.has_staff_role() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.user_roles r
    where r.user_id = (select auth.uid())
      and r.is_active
      and (r.expires_at is null or r.expires_at > now())
      and private.allows_admin_area(array[r.role])
  ) and private.is_admitted();
end
$$;

create or replace function private.is_staff() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.has_staff_role() and private.is_assured();
end
$$;

revoke all on function private.is_admitted(), private.has_staff_role()
  from public, anon, authenticated, service_role;
grant execute on function private.has_staff_role() to authenticated;

alter policy "Who wrote and staff read a ticket" on public.support_tickets
  using (user_id = (select auth.uid()) or (select private.has_staff_role()));
alter policy "Staff reads notes" on public.support_ticket_notes
  using ((select private.has_staff_role()));
