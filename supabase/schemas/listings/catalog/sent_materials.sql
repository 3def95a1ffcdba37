-- Teasers sent by email: to a typed address, or to the sender's contacts.

-- Returns the newest teaser of a listing on the market, if the caller may send it.
create function private.get_sendable_teaser(p_material_id uuid) returns private.listing_materials
language plpgsql stable security definer set search_path = '' as $$
declare
  v_material private.listing_materials;
  v_listing public.listings;
begin
  select * into v_material from private.listing_materials m where m.id = p_material_id and m.kind = 'teaser';
  if v_material.id is null or not private.can_share_materials(v_material.listing_id) then
    raise exception 'Material not found.' using errcode = 'HXMVN';
  end if;
  select * into v_listing from public.listings l where l.id = v_material.listing_id;
  if not private.is_listing_on_market(v_listing) then
    raise exception 'You can only send documents of listings on the market.' using errcode = 'HXMVL';
  end if;
  if v_material.version <> (private.newest_material(v_listing.id, 'teaser')).version then
    raise exception 'There is a newer version. Send that one instead.' using errcode = 'HXMVO';
  end if;
  return v_material;
end $$;

-- Queues one email; the caller has already checked for an opt-out.
create function private.enqueue_material_email(
  p_id uuid, p_material private.listing_materials, p_organization_id uuid, p_name text, p_recipient text, p_note text
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.enforce_rate_limit('material', 40, interval '1 day');
  insert into private.material_emails (id, material_id, sent_by, name, recipient)
  values (p_id, p_material.id, auth.uid(), btrim(p_name), p_recipient);
  perform private.queue_message(
    'email', p_recipient, 'listing_teaser',
    (
      select jsonb_build_object(
        'name', coalesce(p.full_name, ''), 'company', coalesce(private.business_name(p), ''), 'email', p.email,
        'to', btrim(p_name), 'note', coalesce(btrim(p_note), ''),
        'community', p_material.facts ->> 'name', 'place', p_material.facts ->> 'place',
        'material', private.seal_cursor('listing_material', jsonb_build_array(p_id)),
        'unsubscribe', private.seal_cursor('client_emails', jsonb_build_array(p_organization_id, p_recipient))
      )
      from public.profiles p where p.id = auth.uid()
    ),
    'material:' || p_id
  );
end $$;

-- Emails the link to the newest teaser. Opted-out recipients are skipped, and no one gets the same version
-- twice.
create function private.send_material(
  p_id uuid, p_material_id uuid, p_name text, p_email text, p_note text default ''
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_recipient constant text := lower(btrim(p_email));
  v_material private.listing_materials;
  v_organization_id constant uuid := coalesce(private.current_tenant_id(), v_me);
begin
  if exists (select from private.material_emails s where s.id = p_id and s.sent_by = v_me) then
    return;
  end if;
  v_material := private.get_sendable_teaser(p_material_id);
  if v_recipient !~ '^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$' then
    raise exception 'Enter a valid address.' using errcode = 'HXMVA';
  end if;
  if exists (select from private.email_opt_outs r where r.organization_id = v_organization_id and r.address = v_recipient)
    or exists (
      select from private.find_contacts_by_email(v_recipient) c
      where coalesce(c.tenant_id, c.owner_id) = v_organization_id
        and (c.do_not_contact or c.consent = 'refused' or private.has_unsubscribed(c)) and c.deleted_at is null
    )
  then
    raise exception 'This contact has opted out of email.' using errcode = 'HXCLD';
  end if;
  if exists (
    select from private.material_emails s where s.material_id = v_material.id and s.recipient = v_recipient
  ) then
    raise exception 'This version was already sent to this email.' using errcode = 'HXMVT';
  end if;
  perform private.enqueue_material_email(p_id, v_material, v_organization_id, p_name, v_recipient, p_note);
end $$;

-- Names and emails come from the contacts, never from the request.
create function private.send_material_to(p_material_id uuid, p_contact_ids uuid[], p_note text default '')
returns table (reason text, contacts bigint)
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_material private.listing_materials := private.get_sendable_teaser(p_material_id);
  v_contact public.contacts;
  v_reason text;
  v_said text[] := '{}';
begin
  if cardinality(p_contact_ids) is null or cardinality(p_contact_ids) not between 1 and 25 then
    raise exception 'Choose 1 to 25 contacts.' using errcode = 'HXMVC';
  end if;
  for v_contact in
    select c.* from public.contacts c
    where c.id = any (p_contact_ids) and c.workspace_id = any (private.list_my_workspace_ids()) and c.deleted_at is null
    order by c.created_at, c.id
  loop
    v_reason := private.email_block_reason(v_contact);
    if v_reason is null and exists (
      select from private.material_emails s
      where s.material_id = v_material.id and s.recipient = lower(v_contact.email)
    ) then
      v_reason := 'had_it';
    end if;
    if v_reason is null then
      perform private.enqueue_material_email(
        gen_random_uuid(), v_material, coalesce(v_contact.tenant_id, v_contact.owner_id), left(v_contact.name, 120),
        lower(v_contact.email), p_note
      );
    end if;
    v_said := v_said || coalesce(v_reason, 'sent');
  end loop;
  return query
  select nullif(r.said, 'sent'), count(*) from unnest(v_said) as r (said)
  group by r.said order by nullif(r.said, 'sent') nulls first;
end $$;

create function private.set_material_link_closed(p_id uuid, p_ends boolean default true) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update private.material_emails s set ended_at = case when p_ends then coalesce(s.ended_at, now()) end
  from private.listing_materials m
  where s.id = p_id and m.id = s.material_id and private.can_share_materials(m.listing_id)
    and (s.sent_by = auth.uid() or private.owns_listing(m.listing_id));
  if not found then
    raise exception 'Email not found.' using errcode = 'HXMVN';
  end if;
end $$;

-- Emails one person the link to the newest teaser.
select private.expose('send_material', 'authenticated');

-- Emails the link to the newest teaser to the caller's contacts; returns how many got it (no reason) and how
-- many were skipped, by reason. Idempotent: no one gets the same version twice.
select private.expose('send_material_to', 'authenticated');

-- Revokes an email's link, or restores it.
select private.expose('set_material_link_closed', 'authenticated');
