-- Occupancy of a listing from its community's census. A director proposes it, the listing's owner decides. A listing shows
-- a census date only while its occupancy is the figure that its owner approved last.
create table private.listing_occupancy_proposals (
  id uuid primary key default gen_random_uuid(),
  community_id uuid not null references public.communities (id) on delete cascade,
  listing_id uuid not null references public.listings (id) on delete cascade,
  day date not null,
  occupied numeric not null,
  available integer not null,
  occupancy numeric(5, 2) not null,
  status text not null default 'pending',
  proposed_at timestamptz not null default clock_timestamp(),
  answered_at timestamptz,

  constraint listing_occupancy_proposals_status_is_known check (status in ('pending', 'approved', 'declined', 'withdrawn')),
  constraint listing_occupancy_proposals_occupancy_is_percent check (occupancy between 0 and 100),
  constraint listing_occupancy_proposals_available_in_range check (available between 1 and 100000),
  constraint listing_occupancy_proposals_occupied_in_range check (occupied between 0 and 100000),
  constraint listing_occupancy_proposals_occupied_is_available check (occupied <= available)
);
comment on column private.listing_occupancy_proposals.occupied is 'Occupied units; each bed of a semi-private unit counts half.';

create unique index listing_occupancy_proposals_pending_idx on private.listing_occupancy_proposals (community_id)
  where status = 'pending';
create index listing_occupancy_proposals_community_idx on private.listing_occupancy_proposals (community_id, proposed_at desc);
create index listing_occupancy_proposals_listing_idx on private.listing_occupancy_proposals (listing_id, proposed_at desc);

create function private.describe_occupancy_proposal(p_proposal private.listing_occupancy_proposals) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return to_jsonb(p_proposal) - '{listing_id}'::text[] || jsonb_build_object(
    'community', (select c.name from public.communities c where c.id = p_proposal.community_id),
    'is_shown', exists (
      select from public.listings l
      where l.id = p_proposal.listing_id and l.occupancy_census_on = p_proposal.day and l.occupancy_rate = p_proposal.occupancy
    )
  );
end $$;

create function private.propose_listing_occupancy(p_community_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_community public.communities;
  v_day date;
  v_occupied numeric;
  v_available integer;
  v_owner uuid;
  v_proposal private.listing_occupancy_proposals;
begin
  select * into v_community from public.communities c
  where c.id = p_community_id and c.deleted_at is null and c.id = any (private.list_my_community_ids('communities', 'change'))
  for update;
  if v_community.id is null then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  if v_community.listing_id is null then
    raise exception 'No listing is linked.' using errcode = 'HXGCL';
  end if;
  perform private.enforce_rate_limit('occupancy_proposal', 20, interval '1 day');
  v_day := (now() at time zone v_community.time_zone)::date;
  select coalesce(sum(s.weight), 0), count(*) into v_occupied, v_available
  from private.list_unit_states(p_community_id, v_day) s where s.status <> 'offline';
  if v_available = 0 then
    raise exception 'The census has no units.' using errcode = 'HXGCU';
  end if;
  update private.listing_occupancy_proposals o set status = 'withdrawn', answered_at = now()
  where o.community_id = p_community_id and o.status = 'pending';
  insert into private.listing_occupancy_proposals (community_id, listing_id, day, occupied, available, occupancy)
  values (
    p_community_id, v_community.listing_id, v_day, v_occupied, v_available, round(v_occupied * 100 / v_available, 1)
  )
  returning * into v_proposal;
  select a.user_id into v_owner
  from public.listings l join public.broker_accounts a on a.broker_id = l.broker_id where l.id = v_community.listing_id;
  if v_owner <> auth.uid() then
    perform private.notify(
      v_owner, 'occupancy_proposed', 'occupancy:' || v_proposal.id,
      jsonb_build_object('community', v_community.name, 'occupancy', trim_scale(v_proposal.occupancy) || '%'),
      jsonb_build_object('listing_id', v_community.listing_id)
    );
  end if;
  return private.describe_occupancy_proposal(v_proposal);
end $$;

-- Proposes today's physical occupancy for the linked listing, as a director. It replaces an open proposal.
select private.expose('propose_listing_occupancy', 'authenticated');

create function private.get_community_occupancy_proposal(p_community_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if (p_community_id = any (private.list_my_community_ids('communities', 'change'))) is not true then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  return (
    select private.describe_occupancy_proposal(o)
    from private.listing_occupancy_proposals o join public.communities c on c.id = o.community_id and c.listing_id = o.listing_id
    where o.community_id = p_community_id
    order by o.proposed_at desc limit 1
  );
end $$;

-- Returns a community's last proposal for its linked listing, or null.
select private.expose('get_community_occupancy_proposal', 'authenticated');

create function private.list_occupancy_proposals(p_listing_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select from public.listings l where l.id = p_listing_id and private.is_own_broker(l.broker_id)) then
    raise exception 'Listing not found.' using errcode = '42501';
  end if;
  return (
    select coalesce(jsonb_agg(private.describe_occupancy_proposal(o) order by o.proposed_at desc), '[]')
    from private.listing_occupancy_proposals o
    where o.listing_id = p_listing_id and o.status = 'pending'
  );
end $$;

-- Returns the proposals that wait for the owner of a listing.
select private.expose('list_occupancy_proposals', 'authenticated');

create function private.answer_occupancy_proposal(p_id uuid, p_approves boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_proposal private.listing_occupancy_proposals;
  v_answer constant text := case when p_approves then 'approved' else 'declined' end;
begin
  select * into v_proposal from private.listing_occupancy_proposals o where o.id = p_id for update;
  if not exists (
    select from public.listings l where l.id = v_proposal.listing_id and private.is_own_broker(l.broker_id)
  ) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  if v_proposal.status = v_answer then
    return private.describe_occupancy_proposal(v_proposal);
  elsif v_proposal.status <> 'pending' then
    raise exception 'This proposal is closed.' using errcode = 'HXGCD';
  elsif p_approves and v_proposal.day < current_date - 30 then
    raise exception 'This census is older than 30 days.' using errcode = 'HXGCE';
  end if;
  update private.listing_occupancy_proposals o set status = v_answer, answered_at = now() where o.id = p_id
  returning * into v_proposal;
  if p_approves then
    -- A large change waits for review like the owner's own, and gets its date when it is approved.
    update public.listings l set occupancy_rate = v_proposal.occupancy, occupancy_census_on = v_proposal.day
    where l.id = v_proposal.listing_id;
  end if;
  return private.describe_occupancy_proposal(v_proposal);
end $$;

-- Approves or declines a proposal as the owner of the listing. Approving sets the listing's occupancy.
select private.expose('answer_occupancy_proposal', 'authenticated');

-- Sets the census date from the last approved proposal, so that no one can claim a census for another figure.
create function private.set_occupancy_source() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.occupancy_census_on := (
    select case when o.occupancy = new.occupancy_rate then o.day end
    from private.listing_occupancy_proposals o
    where o.listing_id = new.id and o.status = 'approved'
    order by o.answered_at desc limit 1
  );
  return new;
end $$;
-- Named to run after revise_listing, which holds back figures that need review.
create trigger set_occupancy_source before update on public.listings
  for each row when (
    (new.occupancy_rate, new.occupancy_census_on) is distinct from (old.occupancy_rate, old.occupancy_census_on)
  )
  execute function private.set_occupancy_source();
create trigger set_occupancy_source_of_new before insert on public.listings
  for each row when (new.occupancy_census_on is not null)
  execute function private.set_occupancy_source();

create function private.withdraw_occupancy_proposals() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.listing_occupancy_proposals o set status = 'withdrawn', answered_at = now()
  where o.community_id = new.id and o.status = 'pending';
  return null;
end $$;
-- A proposal ends with the link, and when the community moves to the trash.
create trigger withdraw_occupancy_proposals after update on public.communities
  for each row when (
    new.listing_id is distinct from old.listing_id or new.deleted_at is not null and old.deleted_at is null
  )
  execute function private.withdraw_occupancy_proposals();
