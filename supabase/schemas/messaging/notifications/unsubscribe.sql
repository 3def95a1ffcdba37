-- Unsubscribing without signing in: each email has a token that turns off its kind, or all notification
-- emails, and nothing else. It never expires, since people look for it in old emails.

-- For one kind, or null for all.
create function private.unsubscribe_token(p_user_id uuid, p_kind text) returns text
language sql stable security definer set search_path = '' as $$
  select private.seal_cursor('unsubscribe', jsonb_build_array(p_user_id, p_kind))
$$;

-- Returns the user and kind of a token; no row for an unknown one.
create function private.decode_unsubscribe_token(p_token text) returns table (user_id uuid, kind text)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_said jsonb;
begin
  begin
    v_said := private.open_cursor('unsubscribe', p_token);
  exception when sqlstate 'HXPCU' then
    return;
  end;
  return query
  select p.id, v_said ->> 1 from public.profiles p where p.id = (v_said ->> 0)::uuid;
end $$;

create function private.unsubscribe_link_details(p_token text) returns table (email text, kind text, is_on boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select private.mask_address(p.email), t.kind, case
    when t.kind is null then (private.get_notification_preferences(t.user_id)).email_enabled
    else private.is_notification_enabled(private.get_notification_preferences(t.user_id), t.kind, 'email')
  end
  from private.decode_unsubscribe_token(p_token) t
  join public.profiles p on p.id = t.user_id
  union all
  select private.mask_address(l.address), 'broker_emails', not exists (
    select from private.email_opt_outs r where r.organization_id = l.organization_id and r.address = l.address
  )
  from private.read_client_unsubscribe_token(p_token) l;
end $$;

-- Returns what an email link would unsubscribe: the masked email, the kind (null for all), and whether it is
-- on. "broker_emails" are broker emails to clients. No row for an unknown link.
select private.expose('unsubscribe_link_details', 'anon, authenticated', 'plain');

create function private.unsubscribe(p_token text, p_from_all boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_whose record;
begin
  select * into v_whose from private.decode_unsubscribe_token(p_token);
  if v_whose.user_id is null then
    return private.unsubscribe_client_emails(p_token);
  end if;
  insert into public.notification_preferences (user_id) values (v_whose.user_id) on conflict do nothing;
  if p_from_all or v_whose.kind is null then
    update public.notification_preferences p set email_enabled = false
    where p.user_id = v_whose.user_id and p.email_enabled;
  else
    update public.notification_preferences p
    set channels = p.channels || jsonb_build_object(
      v_whose.kind, coalesce(p.channels -> v_whose.kind, '{}') || '{"email": false}'
    )
    where p.user_id = v_whose.user_id and (p.channels -> v_whose.kind -> 'email') is distinct from 'false';
  end if;
  return true;
end $$;
grant execute on function private.unsubscribe(text, boolean) to anon, authenticated;

-- Unsubscribes from a link's emails, or all notification emails; idempotent. False for an unknown link.
create function public.unsubscribe(token text, from_all boolean default false) returns boolean
language sql volatile set search_path = '' as $$
  select private.unsubscribe(token, coalesce(from_all, false))
$$;
grant execute on function public.unsubscribe(text, boolean) to anon, authenticated;
