-- Shortlists of communities a broker sends to a client: one email, a tracked link for each community, and the
-- client's responses. Only listings on the market, with only their public details.
create table public.shortlists (
  id uuid primary key default gen_random_uuid(),
  contact_id uuid not null references public.contacts (id) on delete cascade,
  workspace_id uuid not null,
  by uuid references public.profiles (id) on delete set null,
  recipient text not null,
  note text,
  sent_at timestamptz not null default now(),
  ended_at timestamptz,

  constraint shortlists_recipient_is_lower check (recipient = lower(recipient) and char_length(recipient) <= 320),
  constraint shortlists_note_is_plain check (private.is_plain_message(note, 2000))
);
comment on column public.shortlists.ended_at is
  'When it was revoked. It no longer appears on the client''s dashboard and can no longer be answered.';
comment on column public.shortlists.workspace_id is 'The workspace of its contact, which decides who can read it.';
create index shortlists_contact_idx on public.shortlists (contact_id, sent_at desc);
create index shortlists_workspace_id_idx on public.shortlists (workspace_id, sent_at desc);
create index shortlists_by_idx on public.shortlists (by);
-- Expression index, so client filters can't use it: timing would reveal which emails exist.
create index shortlists_recipient_idx on public.shortlists (lower(recipient), sent_at desc);

create table public.shortlist_items (
  id uuid primary key default gen_random_uuid(),
  shortlist_id uuid not null references public.shortlists (id) on delete cascade,
  listing_id uuid not null references public.listings (id) on delete cascade,
  workspace_id uuid not null,
  place integer not null,
  property_name text not null,
  fits text[] not null default '{}',
  misses text[] not null default '{}',
  clicks integer not null default 0,
  clicked_at timestamptz,
  answer text,
  answer_note text,
  answered_at timestamptz,

  constraint shortlist_items_once unique (shortlist_id, listing_id),
  constraint shortlist_items_answer_is_known check (answer in ('like', 'pass', 'ask')),
  constraint shortlist_items_answer_note_is_plain check (private.is_plain_message(answer_note, 1000)),
  constraint shortlist_items_question_is_told check (answer is distinct from 'ask' or btrim(answer_note) <> '')
);
comment on column public.shortlist_items.property_name is 'Its public name at the time of sending.';
create index shortlist_items_listing_idx on public.shortlist_items (listing_id);
create index shortlist_items_workspace_id_idx on public.shortlist_items (workspace_id);

select private.set_up_table('public.shortlists', 'select');
select private.set_up_table('public.shortlist_items', 'select');

create policy "Contact viewers read its shortlists" on public.shortlists
  for select to authenticated using (workspace_id = any ((select private.list_my_workspace_ids())::uuid[]));
create policy "Contact viewers read its shortlists" on public.shortlist_items
  for select to authenticated using (workspace_id = any ((select private.list_my_workspace_ids())::uuid[]));
select private.add_membership_guard('public.shortlists', 'workspace_id', 'private.list_my_workspace_ids()');
select private.add_membership_guard('public.shortlist_items', 'workspace_id', 'private.list_my_workspace_ids()');

create function private.send_shortlist(p_contact_id uuid, p_listing_ids uuid[], p_note text default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_contact constant public.contacts := private.require_emailable_contact(p_contact_id);
  v_count constant integer := (select count(distinct l.id) from unnest(p_listing_ids) l (id));
  v_id uuid;
  v_names text;
begin
  if v_count not between 1 and 12 then
    raise exception 'Choose 1 to 12 communities.' using errcode = 'HXSHN';
  end if;
  if v_count <> (
    select count(*) from public.listings l
    where l.id = any (p_listing_ids) and l.approval_status = 'approved' and l.status in ('active', 'under_contract')
  ) then
    raise exception 'One of these communities is not on the market.' using errcode = 'HXSHL';
  end if;
  perform private.enforce_rate_limit('shortlist', 30, interval '1 hour');
  insert into public.shortlists (contact_id, workspace_id, by, recipient, note)
  values (v_contact.id, v_contact.workspace_id, v_me, lower(v_contact.email), nullif(btrim(p_note), ''))
  returning id into v_id;
  insert into public.shortlist_items (shortlist_id, listing_id, workspace_id, place, property_name, fits, misses)
  select v_id, l.id, v_contact.workspace_id, row_number() over (order by array_position(p_listing_ids, l.id)), l.property_name,
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
        'unsubscribe', private.create_client_unsubscribe_token(v_contact),
        'communities', (
          select jsonb_agg(jsonb_build_object(
            'name', l.property_name, 'place', l.location, 'price', l.price, 'beds', l.total_beds,
            'fits', i.fits, 'token', private.create_tracked_link('shortlist', i.id)
          ) order by i.place)
          from public.shortlist_items i join public.listings l on l.id = i.listing_id where i.shortlist_id = v_id
        )
      )
      from public.profiles p where p.id = v_me
    ),
    'shortlist:' || v_id
  );
  return v_id;
end $$;

-- Emails a client a list of communities on the market, with a reason for each; returns the shortlist ID.
select private.expose('send_shortlist', 'authenticated');

create function private.end_shortlist(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_member();
  update public.shortlists s set ended_at = coalesce(s.ended_at, now())
  where s.id = p_id and s.workspace_id = any (private.list_my_workspace_ids());
  if not found then
    raise exception 'Shortlist not found.' using errcode = 'HXSHG';
  end if;
end $$;

-- Revokes a shortlist; the client's responses stay with the sender.
select private.expose('end_shortlist', 'authenticated');
