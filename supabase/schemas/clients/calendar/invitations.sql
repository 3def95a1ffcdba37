-- Emails the event's client a calendar invitation. The broker's own notes are not included. For a series,
-- detach a single occurrence to invite to it.
create function private.invite_to_event(p_event_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_event public.events;
  v_contact public.contacts;
begin
  select * into v_event from public.events e
  where e.id = p_event_id and e.workspace_id = any (private.list_my_workspace_ids()) and e.deleted_at is null;
  if v_event.id is null then
    raise exception 'Event not found.' using errcode = 'HXEVG';
  elsif v_event.contact_id is null then
    raise exception 'This event has no client.' using errcode = 'HXEVC';
  elsif v_event.repeats is not null then
    raise exception 'You can only invite clients to single events, not to a series.' using errcode = 'HXEVR';
  elsif v_event.ends_at < now() then
    raise exception 'This event has ended.' using errcode = 'HXEVP';
  end if;
  v_contact := private.require_emailable_contact(v_event.contact_id);
  perform private.enforce_rate_limit('event_invitation', 30, interval '1 hour');
  perform private.queue_message(
    'email', v_contact.email, 'event_invitation',
    (
      select jsonb_build_object(
        'name', coalesce(p.full_name, ''), 'company', coalesce(private.business_name(p), ''), 'organizer', p.email,
        'event', v_event.id, 'version', v_event.version, 'updated_at', v_event.updated_at, 'title', v_event.title,
        'place', private.describe_event_place(v_event), 'begins_at', v_event.begins_at, 'ends_at', v_event.ends_at, 'time_zone', v_event.time_zone,
        'is_all_day', v_event.is_all_day, 'guest', v_contact.email, 'unsubscribe', private.create_client_unsubscribe_token(v_contact)
      ) from public.profiles p where p.id = v_me
    ),
    format('event_invitation:%s:%s:%s', v_event.id, v_event.version, v_contact.id)
  );
  return private.mask_address(v_contact.email);
end $$;

-- Sends the event's client an invitation, once per change; returns their masked email.
select private.expose('invite_to_event', 'authenticated');
