-- Labels with QR codes on units and equipment. Anyone who scans one can request work without an account; the token is
-- the only way in, and reveals nothing but the place.
create table private.request_labels (
  id uuid primary key default gen_random_uuid(),
  community_id uuid not null references public.communities (id) on delete cascade,
  unit_id uuid references public.units (id) on delete cascade,
  asset_id uuid references public.maintenance_assets (id) on delete cascade,
  token text not null default replace(gen_random_uuid()::text, '-', ''),
  created_at timestamptz not null default now(),
  revoked_at timestamptz,

  constraint request_labels_token_key unique (token),
  constraint request_labels_token_shape check (token ~ '^[0-9a-f]{32}$'),
  constraint request_labels_one_place check (num_nonnulls(unit_id, asset_id) = 1)
);
alter table private.request_labels enable row level security;
create index request_labels_community_idx on private.request_labels (community_id);
create unique index request_labels_unit_once_idx on private.request_labels (unit_id) where revoked_at is null and unit_id is not null;
create unique index request_labels_asset_once_idx on private.request_labels (asset_id) where revoked_at is null and asset_id is not null;

create function private.list_request_labels(p_community_id uuid, p_unit_ids uuid[], p_asset_ids uuid[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_community_right(p_community_id, 'work_orders', 'change');
  if coalesce(cardinality(p_unit_ids), 0) + coalesce(cardinality(p_asset_ids), 0) > 500 then
    raise exception 'You have reached the limit of 500.' using errcode = 'HXQLI';
  end if;
  insert into private.request_labels (community_id, unit_id)
  select p_community_id, u.id from public.units u
  where u.id = any (p_unit_ids) and u.community_id = p_community_id and u.deleted_at is null
  on conflict do nothing;
  insert into private.request_labels (community_id, asset_id)
  select p_community_id, a.id from public.maintenance_assets a
  where a.id = any (p_asset_ids) and a.community_id = p_community_id and a.archived_at is null
  on conflict do nothing;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', l.id, 'token', l.token, 'place', private.describe_work_place(l.unit_id, l.asset_id, null), 'unit_id', l.unit_id, 'asset_id', l.asset_id
    ) order by l.asset_id is not null, private.describe_work_place(l.unit_id, l.asset_id, null)), '[]')
    from private.request_labels l
    where l.community_id = p_community_id and l.revoked_at is null and (l.unit_id = any (p_unit_ids) or l.asset_id = any (p_asset_ids))
  );
end $$;

-- Returns the labels of units and assets, and creates missing ones.
select private.expose('list_request_labels', 'authenticated');

create function private.replace_request_label(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_label private.request_labels;
begin
  select * into v_label from private.request_labels l where l.id = p_id for update;
  perform private.require_community_right(v_label.community_id, 'work_orders', 'change');
  perform private.enforce_rate_limit('request_label', 120, interval '1 hour');
  if v_label.revoked_at is null then
    update private.request_labels l set revoked_at = now() where l.id = p_id;
    insert into private.request_labels (community_id, unit_id, asset_id) values (v_label.community_id, v_label.unit_id, v_label.asset_id);
  end if;
end $$;

-- Invalidates a label and creates a new one for its place.
select private.expose('replace_request_label', 'authenticated');

-- Returns a valid label whose community and place still exist.
create function private.find_request_label(p_token text) returns private.request_labels
language plpgsql stable security definer set search_path = '' as $$
declare
  v_label private.request_labels;
begin
  if p_token is null or p_token !~ '^[0-9a-f]{32}$' then
    return null;
  end if;
  select l.* into v_label
  from private.request_labels l join public.communities c on c.id = l.community_id and c.deleted_at is null
  left join public.units u on u.id = l.unit_id
  left join public.maintenance_assets a on a.id = l.asset_id
  where l.token = p_token and l.revoked_at is null and u.deleted_at is null and a.archived_at is null;
  return v_label;
end $$;

create function private.get_request_place(p_token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_line constant text := coalesce(private.client_address(), 'unknown');
  v_label private.request_labels;
begin
  if private.increment_sender_ticket_count('request_places:' || v_line) > 120 then
    raise exception 'Too many requests. Try again in an hour.' using errcode = 'HXQRT';
  end if;
  v_label := private.find_request_label(p_token);
  if v_label.id is null then
    return null;
  end if;
  return jsonb_build_object(
    'community', (select c.name from public.communities c where c.id = v_label.community_id),
    'phone', (select c.phone from public.communities c where c.id = v_label.community_id),
    'place', private.describe_work_place(v_label.unit_id, v_label.asset_id, null)
  );
end $$;

-- Returns the place of a label's token, or null.
select private.expose('get_request_place', 'anon, authenticated', 'plain');

create function private.submit_work_request(
  p_token text, p_request_id uuid, p_title text, p_description text default null, p_name text default null, p_phone text default null,
  p_website text default '', p_seconds public.whole_number default null
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_line constant text := coalesce(private.client_address(), 'unknown');
  v_label private.request_labels;
  v_targets record;
  v_order public.work_orders;
begin
  -- Limits per address, per label, and per community count failures too.
  if private.increment_sender_ticket_count('work_requests:' || v_line) > 20 then
    raise exception 'Too many requests. Try again in an hour.' using errcode = 'HXQRT';
  end if;
  v_label := private.find_request_label(p_token);
  if v_label.id is null then
    raise exception 'This code is no longer valid.' using errcode = 'HXQCO';
  end if;
  if private.increment_sender_ticket_count('work_label:' || v_label.id) > 12
    or private.increment_sender_ticket_count('work_label_community:' || v_label.community_id) > 60
  then
    raise exception 'Too many requests. Try again in an hour.' using errcode = 'HXQRT';
  end if;
  -- Bots fill the hidden field or answer at once.
  if coalesce(p_website, '') <> '' or coalesce(p_seconds, 0) < 2 then
    return 'received';
  end if;
  if exists (select from public.work_orders o where o.id = p_request_id) then
    return 'received';
  end if;
  if coalesce(btrim(p_title), '') = '' or not private.is_single_line(p_title, 120)
    or p_description is not null and not private.is_plain_message(p_description, 2000)
    or p_name is not null and not private.is_single_line(p_name, 80)
    or p_phone is not null and p_phone !~ '^[0-9+(). x/-]{0,40}$'
  then
    raise exception 'Describe the problem in plain text.' using errcode = 'HXQRX';
  end if;
  select * into v_targets from private.get_work_order_targets('normal');
  insert into public.work_orders (
    id, community_id, number, title, description, unit_id, asset_id, category, source, requester, requester_phone, respond_by, due_at
  )
  values (
    p_request_id, v_label.community_id, private.get_next_work_order_number(v_label.community_id), btrim(p_title),
    nullif(btrim(p_description), ''), v_label.unit_id, v_label.asset_id,
    coalesce((select a.category from public.maintenance_assets a where a.id = v_label.asset_id), 'general'), 'label',
    coalesce(nullif(btrim(p_name), ''), 'QR code'), nullif(btrim(p_phone), ''), now() + v_targets.respond, now() + v_targets.finish
  )
  returning * into v_order;
  insert into public.work_order_events (work_order_id, community_id, type, state, recorded_name)
  values (v_order.id, v_order.community_id, 'requested', 'requested', v_order.requester);
  return 'received';
end $$;

-- Requests work by a label's token. A repeat with the same ID changes nothing.
select private.expose('submit_work_request', 'anon, authenticated', 'plain');
