SET local check_function_bodies = off;

create or replace function private.send_shortlist(p_contact_id uuid, p_listing_ids uuid[], p_note text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  v_me constant uuid := private.lock_member();
  v_contact constant public.contacts := private.contact_to_write(p_contact_id);
  v_count constant integer := (select count(distinct l.id) from unnest(p_listing_ids) l (id));
  v_id uuid;
  v_names text;
begin
  if v_count not between 1 and 12 then
    raise exception 'A shortlist has one to twelve communities.' using errcode = 'HXSHN';
  end if;
  if v_count <> (
    select count(*) from public.listings l
    where l.id = any (p_listing_ids) and l.approval_status = 'approved' and l.status in ('active', 'under_contract')
  ) then
    raise exception 'A community is not on the market.' using errcode = 'HXSHL';
  end if;
  perform private.keep_pace('shortlist', 30, interval '1 hour');
  insert into public.shortlists (contact_id, book, by, recipient, note)
  values (v_contact.id, v_contact.book, v_me, lower(v_contact.email), nullif(btrim(p_note), ''))
  returning id into v_id;
  insert into public.shortlist_items (shortlist_id, listing_id, book, place, property_name, fits, misses)
  select v_id, l.id, v_contact.book, row_number() over (order by array_position(p_listing_ids, l.id)), l.property_name,
    f.fits, f.misses
  from public.listings l cross join lateral private.fit_of(v_contact, l) f where l.id = any (p_listing_ids);
  select string_agg(i.property_name, ', ' order by i.place) into v_names
  from public.shortlist_items i where i.shortlist_id = v_id;
  insert into public.record_comments (kind, record_id, by, way, body)
  values ('contacts', v_contact.id, v_me, 'email', left('Shortlist sent: ' || v_names, 5000));
  perform private.queue_message(
    'email', v_contact.email, 'shortlist',
    (
      select jsonb_build_object(
        'name', coalesce(p.full_name, ''), 'company', coalesce(private.business_name(p), ''), 'note', coalesce(p_note, ''),
        'unsubscribe', private.leave_token(v_contact),
        'communities', (
          select jsonb_agg(jsonb_build_object(
            'name', l.property_name, 'place', l.location, 'price', l.price, 'beds', l.total_beds,
            'fits', i.fits, 'token', private.tracked_link('shortlist', i.id)
          ) order by i.place)
          from public.shortlist_items i join public.listings l on l.id = i.listing_id where i.shortlist_id = v_id
        )
      )
      from public.profiles p where p.id = v_me
    ),
    'shortlist:' || v_id
  );
  return v_id;
end
$$;

create or replace function private.write_to_client(p_contact_id uuid, p_subject text, p_body text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_me constant uuid := private.lock_member();
  v_contact constant public.contacts := private.contact_to_write(p_contact_id);
  v_comment uuid;
begin
  if coalesce(btrim(p_subject), '') = '' or coalesce(btrim(p_body), '') = '' or char_length(p_subject) > 150
    or char_length(p_body) > 2000
  then
    raise exception 'A letter has a subject and words.' using errcode = 'HXCLW';
  end if;
  -- Letters are for people one works with: what goes to many is a matter of campaigns.
  perform private.keep_pace('client_letter', 30, interval '1 hour');
  insert into public.record_comments (kind, record_id, by, way, body)
  values ('contacts', v_contact.id, v_me, 'email', btrim(p_subject) || E'\n\n' || btrim(p_body))
  returning id into v_comment;
  perform private.queue_message(
    'email', v_contact.email, 'client_letter',
    (
      select jsonb_build_object(
        'name', coalesce(p.full_name, ''), 'company', coalesce(private.business_name(p), ''), 'email', p.email,
        'subject', btrim(p_subject), 'body', btrim(p_body), 'unsubscribe', private.leave_token(v_contact)
      ) from public.profiles p where p.id = v_me
    ),
    'client_letter:' || v_comment
  );
end
$$;
