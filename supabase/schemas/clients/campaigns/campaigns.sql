-- Campaigns: one listing sent to many contacts, one email each. Users write the email and choose its
-- audience; the server sets the status.
create table public.campaigns (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  tenant_id uuid default private.current_tenant_id() references public.tenants (id) on delete cascade,
  workspace_id uuid not null default auth.uid(),
  sharing text not null default 'team',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  name text not null,
  status text not null default 'draft',
  listing_id uuid references public.listings (id) on delete set null,
  subject text,
  body text,
  audience text not null default 'fits',
  audience_tags text[] not null default '{}',
  opens_at integer not null default 9,
  shuts_at integer not null default 17,
  daily_most integer not null default 100,
  send_at timestamptz,

  constraint campaigns_sharing_is_known check (sharing in ('private', 'team')),
  constraint campaigns_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 120)),
  constraint campaigns_status_is_known check (status in ('draft', 'scheduled', 'sending', 'sent', 'stopped')),
  constraint campaigns_subject_is_plain check (private.is_single_line(subject, 150)),
  constraint campaigns_body_is_plain check (private.is_plain_message(body, 4000)),
  constraint campaigns_audience_is_known check (audience in ('fits', 'buyers', 'tagged', 'all')),
  constraint campaigns_audience_tags_are_few check (private.is_tag_list(audience_tags)),
  constraint campaigns_opens_at_in_range check (opens_at between 6 and 20),
  constraint campaigns_shuts_at_in_range check (shuts_at between 7 and 21),
  constraint campaigns_hours_in_order check (opens_at < shuts_at),
  constraint campaigns_daily_most_in_range check (daily_most between 1 and 150)
);

select private.set_up_record_table('public.campaigns', 'name', '/marketing');
select private.set_up_record_list(
  'public.campaigns',
  '{name, listing_id, subject, body, audience, audience_tags, opens_at, shuts_at, daily_most}'
);

create index campaigns_by_name_idx on public.campaigns (workspace_id, lower(name), id) where deleted_at is null;
create index campaigns_by_send_at_idx on public.campaigns (workspace_id, coalesce(send_at, 'infinity'), id) where deleted_at is null;
create index campaigns_words_idx on public.campaigns using gin (private.build_record_search_vector(workspace_id, name, subject));
create index campaigns_listing_idx on public.campaigns (listing_id);
create index campaigns_running_idx on public.campaigns (id) where status in ('scheduled', 'sending');

-- Refuses a new link to a listing that isn't the caller's.
create function private.require_campaign_listing(p_listing_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_listing_id is not null and auth.role() = 'authenticated' and not private.owns_listing(p_listing_id) then
    raise exception 'Listing not found.' using errcode = 'HXCPL';
  end if;
end $$;

-- A running campaign can't be edited: queued emails must match those already sent.
create function private.check_campaign_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_campaign_listing(nullif(new.listing_id, old.listing_id));
  if tg_op = 'UPDATE' and old.status <> 'draft' and auth.role() = 'authenticated' and (
    (new.subject, new.body, new.listing_id, new.audience, new.audience_tags)
      is distinct from (old.subject, old.body, old.listing_id, old.audience, old.audience_tags)
  ) then
    raise exception 'You cannot edit a campaign that was sent.' using errcode = 'HXCPS';
  end if;
  return new;
end $$;

create trigger check_campaign_change before insert or update on public.campaigns
  for each row execute function private.check_campaign_change();

-- Returns a campaign of the caller's, locked.
create function private.lock_campaign(p_id uuid) returns public.campaigns
language plpgsql security definer set search_path = '' as $$
declare
  v_campaign public.campaigns;
begin
  perform private.lock_member();
  select * into v_campaign from public.campaigns c
  where c.id = p_id and c.workspace_id = any (private.list_my_workspace_ids()) and c.deleted_at is null for update;
  if v_campaign.id is null then
    raise exception 'Campaign not found.' using errcode = 'HXCPG';
  end if;
  return v_campaign;
end $$;

-- Returns the audience among the contacts the caller can see, each with the reason it is skipped, or null if
-- it is included.
create function private.audience_of(p_campaign public.campaigns)
returns table (contact public.contacts, reason text)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_listing public.listings;
begin
  select * into v_listing from public.listings l where l.id = p_campaign.listing_id;
  return query
  with meant as (
    select c, row_number() over (
      partition by coalesce(lower(c.email), c.id::text) order by c.do_not_contact desc, c.created_at, c.id
    ) as place
    from unnest(private.list_my_workspace_ids()) b (workspace_id) join public.contacts c on c.workspace_id = b.workspace_id
    where c.deleted_at is null and case p_campaign.audience
      when 'buyers' then c.role = 'buyer'
      when 'tagged' then c.tags && p_campaign.audience_tags
      when 'fits' then (c.needs_types <> '{}' or c.needs_states <> '{}')
        and (c.needs_types = '{}' or v_listing.property_type = any (c.needs_types))
        and (c.needs_states = '{}' or v_listing.state = any (c.needs_states))
        and coalesce((select cardinality(f.misses) = 0 from private.fit_of(c, v_listing) f), false)
      else true
    end
    limit 5000
  )
  select m.c, case
    when m.place > 1 then 'twice'
    else coalesce(private.email_block_reason(m.c), case when exists (
      select from public.broker_emails l
      where lower(l.recipient) = lower((m.c).email) and l.organization_id = coalesce((m.c).tenant_id, (m.c).owner_id)
        and l.listing_id = p_campaign.listing_id and l.campaign_id is distinct from p_campaign.id
        and l.queued_at > now() - interval '30 days'
    ) then 'had_it' end)
  end
  from meant m;
end $$;

create function private.campaign_audience(p_id uuid) returns table (reason text, contacts bigint, names text[])
language plpgsql stable security definer set search_path = '' as $$
declare
  v_campaign public.campaigns;
begin
  select * into v_campaign from public.campaigns c
  where c.id = p_id and c.workspace_id = any (private.list_my_workspace_ids()) and c.deleted_at is null;
  if v_campaign.id is null then
    return;
  end if;
  return query
  select a.reason, count(*), (array_agg((a.contact).name order by lower((a.contact).name)))[1:5]
  from private.audience_of(v_campaign) a group by a.reason order by a.reason nulls first;
end $$;

-- Returns how many contacts would get the campaign (no reason) and how many are skipped by reason, each with
-- the first five names.
select private.expose('campaign_audience', 'authenticated');

-- Raises an error for a campaign that can't be sent: it needs a listing of the caller's that recipients can
-- open, and content.
create function private.require_sendable(p_campaign public.campaigns) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_campaign.listing_id is null or not private.owns_listing(p_campaign.listing_id) or not exists (
    select from public.listings l where l.id = p_campaign.listing_id and private.is_listing_on_market(l)
  ) then
    raise exception 'Listing not found.' using errcode = 'HXCPL';
  end if;
  if coalesce(btrim(p_campaign.subject), '') = '' or coalesce(btrim(p_campaign.body, E' \t\n\r'), '') = '' then
    raise exception 'Enter a subject and a body.' using errcode = 'HXCPW';
  end if;
  perform private.require_postal_address();
end $$;

create function private.send_campaign(p_id uuid, p_at timestamptz default null) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_campaign constant public.campaigns := private.lock_campaign(p_id);
  v_at constant timestamptz := greatest(coalesce(p_at, now()), now());
  v_count integer;
begin
  if v_campaign.status <> 'draft' then
    raise exception 'You cannot edit a campaign that was sent.' using errcode = 'HXCPS';
  end if;
  perform private.require_sendable(v_campaign);
  if v_at > now() + interval '90 days' then
    raise exception 'That date is too far ahead.' using errcode = 'HXCPT';
  end if;
  perform private.enforce_rate_limit('campaign', 10, interval '1 day');
  insert into public.broker_emails (
    workspace_id, organization_id, sender_id, contact_id, recipient, zone, campaign_id, listing_id, status, reason, due_at
  )
  select
    (a.contact).workspace_id, coalesce((a.contact).tenant_id, (a.contact).owner_id), auth.uid(), (a.contact).id,
    lower((a.contact).email), z.zone, v_campaign.id, v_campaign.listing_id,
    case when a.reason is null then 'waiting' else 'left_out' end, a.reason,
    case when a.reason is null then private.next_email_time(v_at, z.zone, v_campaign.opens_at, v_campaign.shuts_at) end
  from private.audience_of(v_campaign) a
  cross join lateral (
    select coalesce(private.zone_of_state((a.contact).state), private.get_user_time_zone(auth.uid())) as zone
  ) z;
  select count(*) into v_count from public.broker_emails l
  where l.campaign_id = v_campaign.id and l.status = 'waiting';
  if v_count = 0 then
    raise exception 'No contacts can receive this campaign.' using errcode = 'HXCPE';
  end if;
  update public.campaigns c set status = 'scheduled', send_at = v_at where c.id = v_campaign.id;
  return v_count;
end $$;

-- Sends a campaign now or at a given time, each email within the recipient's local sending hours; returns the
-- number of recipients.
select private.expose('send_campaign', 'authenticated');

create function private.stop_campaign(p_id uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_campaign constant public.campaigns := private.lock_campaign(p_id);
  v_count integer;
begin
  if v_campaign.status not in ('scheduled', 'sending') then
    return 0;
  end if;
  if not exists (
    select from public.broker_emails l where l.campaign_id = v_campaign.id and l.queued_at is not null
  ) then
    delete from public.broker_emails l where l.campaign_id = v_campaign.id;
    get diagnostics v_count = row_count;
    update public.campaigns c set status = 'draft', send_at = null where c.id = v_campaign.id;
    return v_count;
  end if;
  update public.broker_emails l set status = 'stopped' where l.campaign_id = v_campaign.id and l.status = 'waiting';
  get diagnostics v_count = row_count;
  update public.campaigns c set status = 'stopped' where c.id = v_campaign.id;
  return v_count;
end $$;

-- Cancels the campaign's queued emails. If none were sent, it becomes a draft again. Returns the number
-- canceled.
select private.expose('stop_campaign', 'authenticated');

create function private.test_campaign(p_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_campaign constant public.campaigns := private.lock_campaign(p_id);
  v_address constant text := private.get_my_confirmed_email();
begin
  perform private.require_sendable(v_campaign);
  if v_address is null then
    raise exception 'Confirm your email first.' using errcode = 'HXCPA';
  end if;
  perform private.enforce_rate_limit('campaign_test', 20, interval '1 hour');
  perform private.queue_message(
    'email', v_address, 'campaign_email',
    private.build_broker_email_data(
      auth.uid(), v_campaign.subject, v_campaign.body, split_part(coalesce((
        select nullif(btrim(p.full_name), '') from public.profiles p where p.id = auth.uid()
      ), 'there'), ' ', 1), v_campaign.listing_id,
      private.seal_cursor('client_emails', jsonb_build_array(auth.uid(), v_address)),
      private.create_tracked_link('teaser', v_campaign.listing_id)
    ) || jsonb_build_object('is_test', true, 'postal', private.postal_address_of(private.my_brokerage_or_user_id()))
  );
  return private.mask_address(v_address);
end $$;

-- Sends a test of the campaign email to the caller only; returns their masked email.
select private.expose('test_campaign', 'authenticated');
