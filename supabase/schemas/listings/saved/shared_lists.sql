-- Lists of saved communities that a broker shares with a client or with the account of an email. Read-only;
-- the reader sees of each community only what they may see anyway, and of those they can't open nothing, not
-- even that they are in the list. Notes are included if the broker chooses, list by list.
create table private.list_shares (
  id uuid primary key default gen_random_uuid(),
  list_id uuid not null references public.saved_lists (id) on delete cascade,
  recipient text not null,
  name text not null,
  has_notes boolean not null,
  shared_at timestamptz not null default now(),

  constraint list_shares_once unique (list_id, recipient),
  constraint list_shares_recipient_is_plain check (recipient = lower(recipient) and private.is_single_line(recipient, 320)),
  constraint list_shares_name_is_plain check (private.is_single_line(name, 320))
);
comment on column private.list_shares.name is 'The broker''s name for the reader: their contact''s name, or the email.';
create index list_shares_recipient_idx on private.list_shares (recipient);
alter table private.list_shares enable row level security;

-- Whether the email has an account is not revealed: the response is the same, and the list waits for them.
create function private.share_saved_list(
  p_list_id uuid, p_contact_id uuid default null, p_address text default null,
  p_has_notes boolean default false
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_list public.saved_lists;
  v_contact public.contacts;
  v_organization_id constant uuid := coalesce(private.current_tenant_id(), v_me);
  v_recipient text := lower(btrim(coalesce(p_address, '')));
  v_name text := btrim(coalesce(p_address, ''));
  v_share uuid;
  v_is_new boolean;
  v_account uuid;
begin
  select * into v_list from public.saved_lists l where l.id = p_list_id and l.user_id = v_me for no key update;
  -- Removing the notes sends no new email, so it is always allowed.
  if v_list.id is not null and not coalesce(p_has_notes, false) then
    update private.list_shares s set has_notes = false
    where s.list_id = p_list_id and s.recipient = coalesce(
      (select lower(c.email) from public.contacts c where c.id = p_contact_id and c.workspace_id = any (private.list_my_workspace_ids())),
      v_recipient
    )
    returning s.id into v_share;
    if v_share is not null then
      return v_share;
    end if;
  end if;
  if not private.is_broker() then
    raise exception 'Only brokers can share lists.' using errcode = 'HXSLB';
  end if;
  if v_list.id is null then
    raise exception 'List not found.' using errcode = 'HXSLG';
  end if;
  if p_contact_id is not null then
    v_contact := private.require_emailable_contact(p_contact_id);
    v_recipient := lower(v_contact.email);
    v_name := v_contact.name;
  end if;
  if v_recipient !~ '^[^@[:space:]]{1,64}@[^@[:space:]]{1,250}$'
    or v_recipient = private.get_my_confirmed_email() or not private.is_single_line(v_recipient, 320)
  then
    raise exception 'Enter another person''s email.' using errcode = 'HXSLE';
  end if;
  -- Opted-out people are not emailed, even if their email is entered in place of the contact.
  if exists (select from private.email_opt_outs r where r.organization_id = v_organization_id and r.address = v_recipient)
    or exists (
      select from private.find_contacts_by_email(v_recipient) c
      where c.workspace_id = any (private.list_my_workspace_ids()) and c.deleted_at is null
        and (c.do_not_contact or c.consent = 'refused' or private.has_unsubscribed(c))
    )
  then
    raise exception 'This contact has opted out of email.' using errcode = 'HXCLD';
  end if;
  if (select count(*) from private.list_shares s where s.list_id = p_list_id and s.recipient <> v_recipient) >= 50 then
    raise exception 'You can share a list with at most fifty people.' using errcode = 'HXSLN';
  end if;
  perform private.enforce_rate_limit('list_share', 30, interval '1 hour');
  insert into private.list_shares as s (list_id, recipient, name, has_notes)
  values (p_list_id, v_recipient, v_name, coalesce(p_has_notes, false))
  on conflict (list_id, recipient) do update set has_notes = excluded.has_notes, name = excluded.name
  returning s.id, s.xmax = 0 into v_share, v_is_new;
  select u.id into v_account from auth.users u
  where lower(u.email) = v_recipient and u.email_confirmed_at is not null and u.deleted_at is null;
  if v_is_new and v_account is not null and not private.is_blocked_between(v_me, v_account) then
    perform private.notify(
      v_account, 'list_shared', 'list_share:' || v_share,
      jsonb_build_object(
        'name', coalesce((select nullif(btrim(p.full_name), '') from public.profiles p where p.id = v_me), 'A broker'),
        'title', v_list.name, 'share_id', v_share
      )
    );
  end if;
  return v_share;
end $$;

-- Shares a list of the calling broker with a contact or the account of an email, with or without notes;
-- repeating it updates that. Returns the share.
select private.expose('share_saved_list', 'authenticated');

create function private.end_list_share(p_share_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
begin
  delete from private.list_shares s using public.saved_lists l
  where s.id = p_share_id and l.id = s.list_id
    and (l.user_id = v_me or s.recipient = private.get_my_confirmed_email());
  if not found then
    raise exception 'This list is no longer shared.' using errcode = 'HXSLS';
  end if;
end $$;

-- Revokes a shared list, or removes it from the reader's dashboard.
select private.expose('end_list_share', 'authenticated');

create function private.my_list_shares()
returns table (id uuid, list_id uuid, name text, address text, has_notes boolean, shared_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select s.id, s.list_id, s.name, s.recipient, s.has_notes, s.shared_at
  from public.saved_lists l join private.list_shares s on s.list_id = l.id
  where (select private.has_verified_session()) and l.user_id = auth.uid()
  order by s.shared_at desc, s.id limit 5000;
end $$;

-- Returns the people the caller shares lists with.
select private.expose('my_list_shares', 'authenticated');

-- Returns lists shared with the caller, or one of them: by brokers who are still admitted, without blocks on
-- either side.
create function private.list_received_list_shares(p_share_id uuid default null)
returns table (id uuid, list_id uuid, name text, by_name text, company text, has_notes boolean, shared_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_address constant text := private.get_my_confirmed_email();
begin
  if v_address is null or not private.has_verified_session() or not private.is_approved() then
    return;
  end if;
  return query
  select s.id, s.list_id, l.name, coalesce(nullif(btrim(p.full_name), ''), 'A broker'), private.business_name(p), s.has_notes,
    s.shared_at
  from private.list_shares s
  join public.saved_lists l on l.id = s.list_id
  join public.profiles p on p.id = l.user_id
  where s.recipient = v_address and (p_share_id is null or s.id = p_share_id)
    and p.id <> auth.uid() and private.is_active_broker(p.id)
    and not private.is_blocked_between(p.id, auth.uid());
end $$;

create function private.lists_for_me()
returns table (id uuid, list_id uuid, name text, by_name text, company text, has_notes boolean, shared_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select s.* from private.list_received_list_shares() s order by s.shared_at desc, s.id limit 100;
end $$;
grant execute on function private.lists_for_me() to authenticated;

-- Returns lists that brokers share with the caller.
create function public.lists_for_me()
returns table (id uuid, name text, by_name text, company text, has_notes boolean, shared_at timestamptz)
language sql stable set search_path = '' as $$
  select l.id, l.name, l.by_name, l.company, l.has_notes, l.shared_at from private.lists_for_me() l
$$;
grant execute on function public.lists_for_me() to authenticated;

create function private.get_shared_list_rows(p_share_id uuid)
returns table (listing_id uuid, note text, saved_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select s.listing_id, case when l.has_notes then s.note else '' end, s.saved_at
  from private.list_received_list_shares(p_share_id) l
  join public.saved_listings s on s.list_id = l.list_id
  where p_share_id is not null
  order by s.saved_at desc, s.id limit 1000;
end $$;
grant execute on function private.get_shared_list_rows(uuid) to authenticated;

-- Returns a shared list's communities with the facts the caller sees on the market; those they can't open are
-- omitted, whatever the broker saved.
create function public.shared_list(p_share_id uuid)
returns table (
  listing_id uuid, note text, saved_at timestamptz, standing text, property_name text, location text, us_state text,
  property_type text, is_confidential boolean, price bigint, total_beds integer, total_units integer,
  occupancy_rate numeric, cap_rate numeric, listed_at timestamptz
)
language plpgsql stable set search_path = '' as $$
begin
  return query
  select l.id, r.note, r.saved_at, l.status, l.property_name, l.location, l.state, l.property_type, l.is_confidential,
    l.price, l.total_beds, l.total_units, l.occupancy_rate, l.cap_rate, l.created_at
  from private.get_shared_list_rows(p_share_id) r
  join public.listings l on l.id = r.listing_id
    and l.approval_status = 'approved' and l.status in ('active', 'under_contract') and not l.is_unlisted
  order by r.saved_at desc, l.id;
end $$;
grant execute on function public.shared_list(uuid) to authenticated;
