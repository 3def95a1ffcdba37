-- What is decided about a vendor is noted as what is decided about accounts, and told to whoever owns the
-- profile: from the change itself, whatever its path.

alter type public.admin_action add value 'vendor_review';
alter type public.admin_action add value 'vendor_delete';

-- An owner's edit that sends the profile back to be looked at again is no act of anybody.
create function private.note_vendor() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() = old.user_id and not private.is_admin()
    and (new.verification_status, new.featured) = ('pending', old.featured)
  then
    return null;
  end if;
  perform private.note_act(
    'vendor_review',
    new.user_id,
    (select p.email from public.profiles p where p.id = new.user_id),
    jsonb_build_object('vendor_id', new.id, 'company_name', new.company_name) || private.differences(
      jsonb_build_object('verification_status', old.verification_status, 'featured', old.featured),
      to_jsonb(new)
    )
  );
  return null;
end
$$;

-- What goes with its account, the account's own entry tells.
create function private.note_vendor_end() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_email text;
begin
  if auth.uid() = old.user_id then
    return null;
  end if;
  select p.email into v_email from public.profiles p where p.id = old.user_id;
  if found or old.user_id is null then
    perform private.note_act('vendor_delete', old.user_id, v_email, jsonb_build_object(
      'vendor_id', old.id, 'company_name', old.company_name
    ));
  end if;
  return null;
end
$$;

create function private.tell_vendor() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_message(
    'email',
    p.email,
    case new.verification_status when 'verified' then 'vendor_verified' else 'vendor_rejected' end,
    jsonb_build_object(
      'company', new.company_name,
      'support', coalesce(private.setting('support_email') #>> '{}', '')
    )
  )
  from public.profiles p where p.id = new.user_id;
  return null;
end
$$;

create trigger note_vendor after update on public.vendors
  for each row
  when ((old.verification_status, old.featured) is distinct from (new.verification_status, new.featured))
  execute function private.note_vendor();

create trigger note_vendor_end after delete on public.vendors
  for each row execute function private.note_vendor_end();

create trigger tell_vendor after update on public.vendors
  for each row
  when (
    old.verification_status is distinct from new.verification_status
    and new.verification_status in ('verified', 'rejected')
  )
  execute function private.tell_vendor();

revoke all on function private.note_vendor(), private.note_vendor_end(), private.tell_vendor()
  from public, anon, authenticated, service_role;
