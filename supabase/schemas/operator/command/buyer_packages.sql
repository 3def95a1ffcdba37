-- A community's figures for the buyers of its listing: a director requests that the de-identified rent roll, T-12, staffing,
-- and surveys go into a deal room or the listing's own documents, and the listing's owner approves. Without a listing, they
-- start a listing draft of the director. What was requested is frozen, so that both see the same figures.
create table private.buyer_packages (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  listing_id uuid references public.listings (id) on delete cascade,
  draft_id uuid references public.listing_drafts (id) on delete cascade,
  room_id uuid references private.deal_rooms (id) on delete set null,
  is_in_listing boolean not null default false,
  day date not null,
  content jsonb not null,
  residents integer not null,
  monthly_cents bigint not null,
  t12_cents bigint not null,
  status text not null default 'pending',
  requested_at timestamptz not null default clock_timestamp(),
  requested_by_name text not null default '',
  answered_at timestamptz,
  answered_by_name text,

  constraint buyer_packages_has_target check (listing_id is not null or draft_id is not null),
  constraint buyer_packages_day_in_range check (day between '2000-01-01' and '2200-01-01'),
  constraint buyer_packages_content_is_object check (jsonb_typeof(content) = 'object'),
  constraint buyer_packages_residents_in_range check (residents between 5 and 1000000),
  constraint buyer_packages_monthly_in_range check (monthly_cents between -1000000000000 and 1000000000000),
  constraint buyer_packages_t12_in_range check (t12_cents between -1000000000000 and 1000000000000),
  constraint buyer_packages_status_is_known check (status in ('pending', 'approved', 'declined', 'withdrawn')),
  constraint buyer_packages_requested_by_name_is_plain check (private.is_single_line(requested_by_name, 300)),
  constraint buyer_packages_answered_by_name_is_plain check (private.is_single_line(answered_by_name, 300))
);
create unique index buyer_packages_pending_idx on private.buyer_packages (community_id) where status = 'pending';
create index buyer_packages_community_idx on private.buyer_packages (community_id, requested_at desc);
create index buyer_packages_listing_idx on private.buyer_packages (listing_id, requested_at desc);
create index buyer_packages_room_idx on private.buyer_packages (room_id);
create index buyer_packages_draft_idx on private.buyer_packages (draft_id);
comment on column private.buyer_packages.draft_id is 'The listing draft that it started; the listing is known once the draft is submitted.';
comment on column private.buyer_packages.is_in_listing is 'Approved for the listing''s documents instead of a deal room.';
comment on column private.buyer_packages.t12_cents is 'Revenue of the twelve months; negative if credits exceed it.';
alter table private.buyer_packages enable row level security;

create function private.describe_buyer_package(p_package private.buyer_packages) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object(
    'id', p_package.id, 'community', (select c.name from public.communities c where c.id = p_package.community_id),
    'day', p_package.day, 'residents', p_package.residents, 'monthly_cents', p_package.monthly_cents,
    'revenue_cents', p_package.t12_cents, 'status', p_package.status, 'requested_at', p_package.requested_at,
    'requested_by', p_package.requested_by_name, 'is_in_listing', p_package.is_in_listing,
    'is_in_draft', p_package.listing_id is null,
    'draft_id', (
      select d.id from public.listing_drafts d
      where d.id = p_package.draft_id and p_package.listing_id is null and d.user_id = auth.uid() and d.submitted_at is null
    ),
    'answered_at', p_package.answered_at, 'answered_by', p_package.answered_by_name
  );
end $$;

-- Freezes today's figures of a community for a listing or a listing draft. They replace an open request.
create function private.freeze_buyer_package(p_id uuid, p_community_id uuid, p_listing_id uuid, p_draft_id uuid)
returns private.buyer_packages
language plpgsql security definer set search_path = '' as $$
declare
  v_content jsonb;
  v_last date;
  v_t12 jsonb;
  v_package private.buyer_packages;
begin
  -- Packages of different days differ by the residents who moved: few packages, few differences.
  perform private.enforce_rate_limit('buyer_package', 6, interval '30 days');
  v_content := private.get_data_room_package(p_community_id);
  v_last := (date_trunc('month', (v_content ->> 'day')::date) - interval '1 day')::date;
  v_t12 := private.join_small_payors(
    private.get_ledger_t12(p_community_id, v_last), p_community_id, (date_trunc('month', v_last) - interval '11 months')::date, v_last
  );
  update private.buyer_packages b set status = 'withdrawn', answered_at = now()
  where b.community_id = p_community_id and b.status = 'pending';
  insert into private.buyer_packages (
    id, community_id, listing_id, draft_id, day, content, residents, monthly_cents, t12_cents, requested_by_name
  )
  values (
    p_id, p_community_id, p_listing_id, p_draft_id, (v_content ->> 'day')::date, v_content || jsonb_build_object('t12', v_t12),
    (select sum((g ->> 'residents')::integer) from jsonb_array_elements(v_content -> 'rent_roll') g),
    (select sum((g ->> 'total_cents')::bigint) from jsonb_array_elements(v_content -> 'rent_roll') g),
    private.sum_t12_section(v_t12, 'Revenue'),
    coalesce(private.get_my_display_name(), '')
  )
  returning * into v_package;
  return v_package;
end $$;

-- Returns the cents of a section of a T-12 over its months.
create function private.sum_t12_section(p_t12 jsonb, p_section text) returns bigint
language sql immutable set search_path = '' as $$
  select coalesce(sum(c.value::bigint), 0)::bigint
  from jsonb_array_elements(p_t12 -> 'lines') l, jsonb_array_elements_text(l -> 'cents') c
  where l ->> 'section' = p_section
$$;

-- Returns a T-12 for buyers. Revenue of payors with fewer than five residents is joined with that of other payors, or with
-- resident rent if they are still fewer than five: no line is one resident's benefit. Totals stay the same.
create function private.join_small_payors(p_t12 jsonb, p_community_id uuid, p_from date, p_to date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_small text[];
  v_target text;
begin
  select coalesce(array_agg(n.account), '{}') into v_small
  from (
    select l.account from private.ledger_lines l
    where l.community_id = p_community_id and l.account in ('4100', '4110', '4120', '4130', '4140')
      and l.entry_date between p_from and p_to and l.resident_id is not null
    group by l.account having count(distinct l.resident_id) < 5
  ) n;
  if v_small = '{}' then
    return p_t12;
  end if;
  select case when count(distinct l.resident_id) < 5 then '4000' else '4140' end into v_target
  from private.ledger_lines l
  where l.community_id = p_community_id and l.account = any (v_small || '4140'::text)
    and l.entry_date between p_from and p_to and l.resident_id is not null;
  return p_t12 || jsonb_build_object('lines', (
    with lines as (
      select case when l.value ->> 'account' = any (v_small) then v_target else l.value ->> 'account' end as account, l.value as line
      from jsonb_array_elements(p_t12 -> 'lines') l
    ), sums as (
      select l.account, c.at, sum(c.value::bigint) as cents
      from lines l cross join lateral jsonb_array_elements_text(l.line -> 'cents') with ordinality c (value, at)
      group by l.account, c.at
    )
    select jsonb_agg(jsonb_build_object(
      'account', x.account, 'label', coalesce(x.label, a.name), 'section', x.section,
      'cents', (select jsonb_agg(s.cents order by s.at) from sums s where s.account = x.account)
    ) order by x.account)
    from (
      select l.account, min(l.line ->> 'section') as section,
        min(l.line ->> 'label') filter (where l.line ->> 'account' = l.account) as label
      from lines l group by l.account
    ) x
    left join private.list_community_accounts(p_community_id) a on a.number = x.account
  ));
end $$;

-- Requires a director who reads billing and the ledger, and locks the community.
create function private.lock_community_for_buyers(p_community_id uuid) returns public.communities
language plpgsql security definer set search_path = '' as $$
declare
  v_community public.communities;
begin
  perform private.require_community_right(p_community_id, 'communities', 'change');
  perform private.require_community_right(p_community_id, 'resident_invoices', 'read');
  perform private.require_community_right(p_community_id, 'ledger', 'read');
  perform private.refuse_sample_community(p_community_id);
  select * into v_community from public.communities c where c.id = p_community_id for update;
  return v_community;
end $$;

create function private.request_buyer_package(p_id uuid, p_community_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_community constant public.communities := private.lock_community_for_buyers(p_community_id);
  v_owner uuid;
  v_package private.buyer_packages;
begin
  select * into v_package from private.buyer_packages b where b.id = p_id and b.community_id = p_community_id;
  if v_package.id is not null then
    return private.describe_buyer_package(v_package);
  elsif v_community.listing_id is null then
    raise exception 'No listing is linked.' using errcode = 'HXGCL';
  end if;
  v_package := private.freeze_buyer_package(p_id, p_community_id, v_community.listing_id, null);
  select a.user_id into v_owner
  from public.listings l join public.broker_accounts a on a.broker_id = l.broker_id where l.id = v_community.listing_id;
  if v_owner <> auth.uid() then
    perform private.notify(
      v_owner, 'buyer_package_requested', 'buyer_package:' || p_id, jsonb_build_object('community', v_community.name),
      jsonb_build_object('listing_id', v_community.listing_id)
    );
  end if;
  return private.describe_buyer_package(v_package);
end $$;

-- Requests that today's package of a community goes to the buyers of its listing, as a director. It replaces an open request.
select private.expose('request_buyer_package', 'authenticated');

create function private.withdraw_buyer_package(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_community_right((select b.community_id from private.buyer_packages b where b.id = p_id), 'communities', 'change');
  update private.buyer_packages b set status = 'withdrawn', answered_at = now() where b.id = p_id and b.status = 'pending';
end $$;

-- Withdraws a request that isn't answered, as a director.
select private.expose('withdraw_buyer_package', 'authenticated');

create function private.list_buyer_packages(p_community_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_community_right(p_community_id, 'communities', 'change');
  return jsonb_build_object(
    'has_listing', (select c.listing_id is not null from public.communities c where c.id = p_community_id),
    'packages', (
      select coalesce(jsonb_agg(private.describe_buyer_package(b) order by b.requested_at desc), '[]')
      from (
        select * from private.buyer_packages x where x.community_id = p_community_id order by x.requested_at desc limit 50
      ) b
    )
  );
end $$;

-- Returns the last 50 requests of a community with their answers, and whether it has a listing, to a director.
select private.expose('list_buyer_packages', 'authenticated');

create function private.list_listing_packages(p_listing_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select from public.listings l where l.id = p_listing_id and private.is_own_broker(l.broker_id)) then
    raise exception 'Listing not found.' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'has_nda', private.newest_nda(p_listing_id) is not null,
    'packages', (
      select coalesce(jsonb_agg(private.describe_buyer_package(b) order by b.requested_at desc), '[]')
      from private.buyer_packages b where b.listing_id = p_listing_id and b.status = 'pending'
    ),
    'rooms', (
      select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', t.property_name) order by r.opened_at desc, r.id), '[]')
      from private.deal_rooms r join public.transactions t on t.id = r.transaction_id
      where t.listing_id = p_listing_id and t.deleted_at is null and r.closed_at is null and private.can_manage_room(r.id)
    )
  );
end $$;

-- Returns the requests that wait for the owner of a listing, the open deal rooms of its transactions, and whether the listing
-- has an NDA, which its own documents require.
select private.expose('list_listing_packages', 'authenticated');

-- Returns the folder of the standard index for a document: the named one, else the room's root.
create function private.find_room_folder(p_room_id uuid, p_name text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(
    (
      select i.id from private.deal_room_items i
      where i.room_id = p_room_id and i.is_folder and i.deleted_at is null and lower(i.name) = lower(p_name)
      order by cardinality(i.lineage), i.created_at limit 1
    ),
    (select r.root_id from private.deal_rooms r where r.id = p_room_id)
  );
end $$;

create function private.answer_buyer_package(p_id uuid, p_approves boolean, p_room_id uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_package private.buyer_packages;
  v_answer constant text := case when p_approves then 'approved' else 'declined' end;
begin
  select * into v_package from private.buyer_packages b where b.id = p_id for update;
  if not exists (select from public.listings l where l.id = v_package.listing_id and private.is_own_broker(l.broker_id)) then
    raise exception 'Record not found.' using errcode = '42501';
  elsif v_package.status not in ('pending', v_answer) or v_package.status = 'pending' and not exists (
    select from public.communities c
    where c.id = v_package.community_id and c.listing_id = v_package.listing_id and c.deleted_at is null
  ) then
    raise exception 'This request is closed.' using errcode = 'HXOYQ';
  elsif p_approves and (
    v_package.status = 'approved' and (v_package.room_id is distinct from p_room_id or v_package.is_in_listing <> (p_room_id is null))
    or p_room_id is not null and not exists (
      select from private.deal_rooms r join public.transactions t on t.id = r.transaction_id
      where r.id = p_room_id and t.listing_id = v_package.listing_id and t.deleted_at is null and r.closed_at is null
        and private.can_manage_room(r.id)
    )
  ) then
    raise exception 'Choose an open deal room of this listing.' using errcode = 'HXOYD';
  elsif p_approves and p_room_id is null and private.newest_nda(v_package.listing_id) is null then
    raise exception 'Add an NDA before you add documents.' using errcode = 'HXNDN';
  elsif p_approves and v_package.day < current_date - 30 then
    raise exception 'This package is older than 30 days.' using errcode = 'HXOYE';
  end if;
  if v_package.status = 'pending' then
    update private.buyer_packages b
    set status = v_answer, answered_at = now(), answered_by_name = coalesce(private.get_my_display_name(), ''),
      room_id = case when p_approves then p_room_id end, is_in_listing = p_approves and p_room_id is null
    where b.id = p_id
    returning * into v_package;
    if p_approves and p_room_id is not null then
      perform private.log_room_event(
        p_room_id, 'added', private.get_caller_label(), null, null, null, null, null,
        left('Figures of ' || (select c.name from public.communities c where c.id = v_package.community_id) || ' on ' || v_package.day, 500)
      );
    end if;
  end if;
  return private.describe_buyer_package(v_package) || case when not p_approves then '{}'::jsonb else jsonb_build_object(
    'content', v_package.content, 'room_id', p_room_id, 'listing_id', v_package.listing_id,
    'documents', (
      select jsonb_agg(jsonb_build_object(
        'kind', d.kind, 'version_id', md5(p_id::text || d.kind)::uuid, 'folder_id', case when p_room_id is not null then private.find_room_folder(p_room_id, d.folder) end
      ) order by d.place)
      from (values
        (1, 'rent_roll', 'Rent roll'), (2, 't12', 'T-12'), (3, 'staffing', 'Staffing and wages'), (4, 'surveys', 'Surveys')
      ) d (place, kind, folder)
    )
  ) end;
end $$;

-- Approves or declines a request as the owner of the listing. Without a deal room, the documents go to the listing's own.
-- Approving returns the frozen content and where each document goes; a repeat with the same target returns the same, so that
-- an interrupted upload can continue.
select private.expose('answer_buyer_package', 'authenticated');
