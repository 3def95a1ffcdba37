-- An account that staff has put out of use. The reason is for staff alone, and owners read their
-- profile: it stands in the audit log and not here.
alter table public.profiles add column suspended_at timestamptz;

comment on column public.profiles.suspended_at is 'Since when the account is suspended; null while it is not.';

create index profiles_suspended_idx on public.profiles (created_at desc, id desc) where suspended_at is not null;

-- What stands in the way of an account, the weightiest first. The clients say the same in
-- shared/access.ts; a test asks all about every combination.
create function private.account_status(
  p_requires_approval boolean, p_approval_status public.approval_status, p_suspended_at timestamptz
) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return case
    when p_suspended_at is not null then 'suspended'
    when p_approval_status = 'rejected' then 'rejected'
    when p_requires_approval and p_approval_status = 'pending' then 'pending'
    else 'approved'
  end;
end
$$;
revoke all on function private.account_status(boolean, public.approval_status, timestamptz)
  from public, anon, authenticated, service_role;

-- A pending, rejected or suspended account signs in, reads its own record, and may do nothing else; one
-- that owes its second step may not even do that.
create or replace function private.is_approved() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.is_assured() and exists (
    select from public.profiles p
    where p.id = (select auth.uid())
      and p.suspended_at is null
      and p.approval_status <> 'rejected'
      and not (p.requires_approval and p.approval_status = 'pending')
  );
end
$$;
