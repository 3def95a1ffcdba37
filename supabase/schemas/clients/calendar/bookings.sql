-- Booking a time, and rescheduling or canceling it by the link in the email.

-- Hourly rate limits per network address, per recipient email, and per page.
create function private.check_booking_rate_limit(p_page_id uuid, p_email text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if private.increment_sender_ticket_count('booking_line:' || coalesce(private.client_address(), 'unknown')) > 12
    or private.increment_sender_ticket_count('booking_address:' || p_email) > 4
    or private.increment_sender_ticket_count('booking_page:' || p_page_id) > 20
  then
    raise exception 'Too many requests. Try again in an hour.' using errcode = 'HXBKP';
  end if;
end $$;

-- Serializes bookings of one user's time, so two people can't book the same slot.
create function private.lock_booking_time(p_page private.booking_pages, p_begins_at timestamptz, p_but uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('booking:' || p_page.user_id, 0));
  if p_begins_at is null or not exists (
    select from private.free_times(p_page, p_begins_at, p_begins_at + interval '1 minute', p_but) t (at) where t.at = p_begins_at
  ) then
    raise exception 'This time is no longer available.' using errcode = 'HXBKT';
  end if;
end $$;

-- Emails a confirmation, change, or cancellation. Contains nothing the booker typed, because the email may
-- belong to someone else.
create function private.notify_booker(p_booking private.bookings, p_event public.events, p_is_over boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_message(
    'email', p_booking.email, 'booking',
    (
      select jsonb_build_object(
        'name', coalesce(p.full_name, ''), 'company', coalesce(private.business_name(p), ''), 'organizer', p.email,
        'event', p_event.id, 'version', p_event.version, 'updated_at', p_event.updated_at, 'title', g.title,
        'place', private.describe_event_place(p_event), 'begins_at', p_event.begins_at, 'ends_at', p_event.ends_at,
        'time_zone', p_event.time_zone, 'guest', p_booking.email, 'is_over', p_is_over, 'page', g.id,
        'booking', private.seal_cursor('booking', to_jsonb(p_booking.id))
      )
      from private.booking_pages g join public.profiles p on p.id = g.user_id where g.id = p_booking.page_id
    ),
    format('booking:%s:%s:%s', p_booking.id, p_event.version, p_is_over)
  );
end $$;

-- Notifies the booker when the broker moves or deletes the event.
create function private.notify_booker_of_event_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_booking private.bookings;
begin
  select * into v_booking from private.bookings b where b.event_id = new.id;
  if v_booking.id is not null and new.ends_at > now() then
    perform private.notify_booker(v_booking, new, new.deleted_at is not null);
  end if;
  return null;
end $$;

create trigger notify_booker_of_event_change after update on public.events
  for each row when (
    old.begins_at is distinct from new.begins_at or old.ends_at is distinct from new.ends_at
    or old.place is distinct from new.place or old.join_url is distinct from new.join_url or (old.deleted_at is null) is distinct from (new.deleted_at is null)
  ) execute function private.notify_booker_of_event_change();

-- Returns the booker: a contact the broker can see with any matching address, or else a new lead, created
-- once.
create function private.find_or_create_booker(p_page private.booking_pages, p_tenant_id uuid, p_name text, p_email text, p_phone text, p_note text)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_contact_id uuid;
  v_lead public.leads;
begin
  select c.id into v_contact_id from private.find_contacts_by_email(p_email) c
  where c.deleted_at is null and private.has_workspace_access(p_page.user_id, c.workspace_id)
  order by c.owner_id <> p_page.user_id, c.created_at, c.id limit 1;
  if v_contact_id is null and not exists (
    select from public.leads l
    where lower(l.email) = p_email and l.email is not null and l.deleted_at is null and private.has_workspace_access(p_page.user_id, l.workspace_id)
  ) then
    insert into public.leads (owner_id, tenant_id, sharing, name, email, phone, interest, message, source, received_at)
    values (
      p_page.user_id, p_tenant_id, 'team', p_name, p_email, p_phone, private.to_single_line(p_page.title, 160), p_note, 'booking',
      clock_timestamp()
    ) returning * into v_lead;
    update public.record_changes h set by = null where h.record_id = v_lead.id and h.kind = 'leads';
  end if;
  return v_contact_id;
end $$;

-- The booking ID derives from the page and the request ID, so retries are idempotent.
create function private.book_time(
  p_page_id uuid, p_request_id uuid, p_begins_at timestamptz, p_name text, p_email text, p_phone text, p_note text,
  p_looks_automatic boolean
) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  v_page constant private.booking_pages := private.find_open_booking_page(p_page_id);
  v_id constant uuid := md5('booking:' || p_page_id || p_request_id)::uuid;
  v_email constant text := lower(btrim(p_email));
  v_name constant text := private.to_single_line(btrim(p_name), 120);
  v_note constant text := nullif(
    regexp_replace(left(btrim(p_note), 2000), '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]', '', 'g'), ''
  );
  v_tenant_id uuid;
  v_event public.events;
  v_booking private.bookings;
  v_contact_id uuid;
begin
  if v_page.id is null then
    raise exception 'Booking page not found.' using errcode = 'HXBKG';
  end if;
  if p_request_id is null or coalesce(v_name, '') = '' or coalesce(v_email, '') = ''
    or p_looks_automatic or private.has_too_many_links(v_note) or char_length(p_note) > 2000
  then
    raise exception 'The answers do not match the questions on this page.' using errcode = 'HXBKA';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('booking:' || v_page.user_id, 0));
  select e.* into v_event from private.bookings b join public.events e on e.id = b.event_id where b.id = v_id;
  if v_event.id is not null then
    return v_event.begins_at;
  end if;
  perform private.check_booking_rate_limit(v_page.id, v_email);
  perform private.lock_booking_time(v_page, p_begins_at, null);
  select u.tenant_id into v_tenant_id from public.tenant_users u where u.user_id = v_page.user_id and u.is_active;
  v_contact_id := private.find_or_create_booker(v_page, v_tenant_id, v_name, v_email, nullif(btrim(p_phone), ''), v_note);
  perform set_config('haven.books_time', 'on', true);
  insert into public.events (
    owner_id, tenant_id, contact_id, title, kind, begins_at, ends_at, time_zone, place, remind_before, notes
  ) values (
    v_page.user_id, v_tenant_id, v_contact_id, private.to_single_line(v_page.title || ': ' || v_name, 200), 'meeting', p_begins_at,
    p_begins_at + make_interval(mins => v_page.minutes), v_page.time_zone, v_page.place, '30',
    concat_ws(E'\n', 'Booked by ' || v_name || ', ' || v_email, nullif(btrim(p_phone), ''), v_note)
  ) returning * into v_event;
  perform set_config('haven.books_time', 'off', true);
  insert into private.bookings (id, page_id, event_id, name, email) values (v_id, v_page.id, v_event.id, v_name, v_email)
  returning * into v_booking;
  update public.record_changes h set by = null where h.record_id = v_event.id and h.kind = 'events';
  perform private.notify_booker(v_booking, v_event, false);
  perform private.notify(
    v_page.user_id, 'time_booked', 'booking:' || v_id,
    jsonb_build_object('name', v_name, 'did', 'booked', 'title', v_page.title, 'event_id', v_event.id),
    jsonb_build_object('kind', 'events', 'record_id', v_event.id)
  );
  return v_event.begins_at;
end $$;
grant execute on function private.book_time(uuid, uuid, timestamptz, text, text, text, text, boolean) to anon, authenticated;

-- Books a time and returns its start. `website` and `seconds` detect bots, as with tickets.
create function public.book_time(
  page_id uuid, request_id uuid, begins_at timestamptz, name text, email text, phone text default null,
  note text default null, website text default '', seconds public.whole_number default null
) returns timestamptz
language sql volatile set search_path = '' as $$
  select private.book_time(
    page_id, request_id, begins_at, name, email, phone, note, coalesce(website, '') <> '' or coalesce(seconds, 0) < 3
  )
$$;
grant execute on function public.book_time(uuid, uuid, timestamptz, text, text, text, text, text, public.whole_number)
  to anon, authenticated;

-- Returns the booking of a link while its time is not over and its event exists.
create function private.find_booking_by_token(p_token text) returns private.bookings
language plpgsql stable security definer set search_path = '' as $$
declare
  v_booking private.bookings;
begin
  begin
    select b.* into v_booking
    from private.bookings b join public.events e on e.id = b.event_id
    where b.id = (private.open_cursor('booking', p_token) #>> '{}')::uuid and e.deleted_at is null and e.ends_at > now();
  exception when sqlstate 'HXPCU' then
    return null;
  end;
  return v_booking;
end $$;

create function private.get_booking_by_token(p_token text, p_from_time timestamptz default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_booking constant private.bookings := private.find_booking_by_token(p_token);
begin
  if v_booking.id is null then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'begins_at', e.begins_at, 'ends_at', e.ends_at, 'time_zone', e.time_zone, 'title', g.title,
      'page', private.build_booking_page(g.id, p_from_time, e.id)
    )
    from public.events e join private.booking_pages g on g.id = v_booking.page_id where e.id = v_booking.event_id
  );
end $$;

-- Returns the booking of an email link and the times it can move to; null if the link is invalid or over.
select private.expose('get_booking_by_token', 'anon, authenticated', 'plain');

create function private.change_booking(p_token text, p_begins_at timestamptz default null) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  v_booking constant private.bookings := private.find_booking_by_token(p_token);
  v_page private.booking_pages;
  v_event public.events;
begin
  if v_booking.id is null then
    raise exception 'Booking not found.' using errcode = 'HXBKL';
  end if;
  perform private.check_booking_rate_limit(v_booking.page_id, v_booking.email);
  select * into v_page from private.booking_pages g where g.id = v_booking.page_id;
  if p_begins_at is null then
    update public.events e set deleted_at = now() where e.id = v_booking.event_id returning e.* into v_event;
  else
    v_page := private.find_open_booking_page(v_booking.page_id);
    if v_page.id is null then
      raise exception 'Booking page not found.' using errcode = 'HXBKG';
    end if;
    perform private.lock_booking_time(v_page, p_begins_at, v_booking.event_id);
    update public.events e set begins_at = p_begins_at, ends_at = p_begins_at + make_interval(mins => v_page.minutes)
    where e.id = v_booking.event_id returning e.* into v_event;
  end if;
  update public.record_changes h set by = null
  where h.record_id = v_event.id and h.kind = 'events' and h.version = v_event.version;
  perform private.notify(
    v_page.user_id, 'time_booked', format('booking:%s:%s', v_booking.id, v_event.version),
    jsonb_build_object(
      'name', v_booking.name, 'did', case when p_begins_at is null then 'canceled' else 'moved' end, 'title', v_page.title,
      'event_id', v_event.id
    ),
    jsonb_build_object('kind', 'events', 'record_id', v_event.id)
  );
  return case when p_begins_at is not null then v_event.begins_at end;
end $$;

-- Moves a booking to another free time, or cancels it if none is given; returns its new start.
select private.expose('change_booking', 'anon, authenticated', 'plain');
