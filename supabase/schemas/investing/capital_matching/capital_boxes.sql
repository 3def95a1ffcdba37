-- Capital boxes: what a lender or an equity investor looks for. Published ones are matched to members' requests for capital.
-- A provider sees a request only once its owner introduces themselves.
create table private.capital_boxes (
  id uuid primary key,
  account uuid not null references public.profiles (id) on delete cascade,
  name text not null,
  provider text not null,
  kind text not null,
  minimum bigint not null,
  maximum bigint not null,
  care_types text[] not null,
  states text[] not null,
  max_ltv_bps integer,
  min_dscr_bps integer,
  min_return_bps integer,
  rate_from_bps integer,
  rate_to_bps integer,
  recourse text,
  min_units integer,
  min_occupancy_bps integer,
  notes text not null default '',
  is_published boolean not null default false,
  n integer not null default 1,
  created_at timestamptz not null default now(),
  confirmed_on date not null,

  constraint capital_boxes_name_is_plain check (char_length(btrim(name)) >= 3 and private.is_single_line(name, 120)),
  constraint capital_boxes_provider_is_plain check (char_length(btrim(provider)) >= 2 and private.is_single_line(provider, 160)),
  constraint capital_boxes_kind_is_known check (kind in ('bank', 'bridge', 'agency', 'hud', 'mezzanine', 'preferred', 'joint_venture')),
  constraint capital_boxes_minimum_in_range check (minimum between 0 and 10000000000),
  constraint capital_boxes_maximum_in_range check (maximum between 1 and 10000000000),
  constraint capital_boxes_sizes_in_order check (minimum <= maximum),
  constraint capital_boxes_care_types_are_known check (care_types <@ array[
    'active_adult', 'independent', 'assisted', 'memory', 'skilled', 'ccrc', 'board_and_care', 'mixed'
  ]),
  constraint capital_boxes_states_shape check (
    cardinality(states) <= 51 and array_position(states, null) is null and array_to_string(states, ',') ~ '^([A-Z]{2}(,[A-Z]{2})*)?$'
  ),
  constraint capital_boxes_max_ltv_bps_in_range check (max_ltv_bps between 0 and 10000),
  constraint capital_boxes_min_dscr_bps_in_range check (min_dscr_bps between 0 and 50000),
  constraint capital_boxes_min_return_bps_in_range check (min_return_bps between 0 and 10000),
  constraint capital_boxes_rate_from_bps_in_range check (rate_from_bps between 0 and 5000),
  constraint capital_boxes_rate_to_bps_in_range check (rate_to_bps between 0 and 5000),
  constraint capital_boxes_rates_in_order check (rate_from_bps <= rate_to_bps),
  constraint capital_boxes_recourse_is_known check (recourse in ('full', 'partial', 'none')),
  constraint capital_boxes_min_units_in_range check (min_units between 0 and 10000),
  constraint capital_boxes_min_occupancy_bps_in_range check (min_occupancy_bps between 0 and 10000),
  constraint capital_boxes_notes_are_plain check (private.is_plain_message(notes, 2000)),
  constraint capital_boxes_confirmed_on_is_near check (confirmed_on between '2000-01-01' and '2200-01-01')
);
comment on column private.capital_boxes.care_types is 'Empty for any; so are states.';
create index capital_boxes_account_idx on private.capital_boxes (account, created_at desc, id desc);
create index capital_boxes_published_idx on private.capital_boxes (kind, created_at) where is_published;
alter table private.capital_boxes enable row level security;

-- A member's need for capital: the facts of a deal that boxes are matched to. Private to its owner.
create table private.capital_requests (
  id uuid primary key,
  account uuid not null references public.profiles (id) on delete cascade,
  title text not null,
  side text not null,
  amount bigint not null,
  care_type text not null,
  state text not null,
  ltv_bps integer,
  dscr_bps integer,
  return_bps integer,
  rate_bps integer,
  accepts_recourse boolean not null default false,
  units integer,
  occupancy_bps integer,
  summary text not null default '',
  n integer not null default 1,
  created_at timestamptz not null default now(),

  constraint capital_requests_title_is_plain check (char_length(btrim(title)) >= 3 and private.is_single_line(title, 120)),
  constraint capital_requests_side_is_known check (side in ('debt', 'equity')),
  constraint capital_requests_amount_in_range check (amount between 1 and 10000000000),
  constraint capital_requests_care_type_is_known check (care_type in (
    'active_adult', 'independent', 'assisted', 'memory', 'skilled', 'ccrc', 'board_and_care', 'mixed'
  )),
  constraint capital_requests_state_shape check (state ~ '^[A-Z]{2}$'),
  constraint capital_requests_ltv_bps_in_range check (ltv_bps between 0 and 10000),
  constraint capital_requests_dscr_bps_in_range check (dscr_bps between 0 and 50000),
  constraint capital_requests_return_bps_in_range check (return_bps between 0 and 10000),
  constraint capital_requests_rate_bps_in_range check (rate_bps between 0 and 5000),
  constraint capital_requests_units_in_range check (units between 0 and 10000),
  constraint capital_requests_occupancy_bps_in_range check (occupancy_bps between 0 and 10000),
  constraint capital_requests_summary_is_plain check (private.is_plain_message(summary, 2000))
);
create index capital_requests_account_idx on private.capital_requests (account, created_at desc, id desc);
alter table private.capital_requests enable row level security;

create table private.capital_introductions (
  id uuid primary key,
  request_id uuid not null references private.capital_requests (id) on delete cascade,
  box_id uuid references private.capital_boxes (id) on delete set null,
  provider text not null,
  conversation_id uuid references public.chat_conversations (id) on delete set null,
  status text not null default 'introduced',
  offered bigint,
  note text not null default '',
  introduced_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  n integer not null default 1,

  constraint capital_introductions_once unique (request_id, box_id),
  constraint capital_introductions_provider_is_plain check (private.is_single_line(provider, 160)),
  constraint capital_introductions_status_is_known check (status in ('introduced', 'talking', 'term_sheet', 'closed', 'declined')),
  constraint capital_introductions_offered_in_range check (offered between 0 and 10000000000),
  constraint capital_introductions_note_is_plain check (private.is_plain_message(note, 1000))
);
create index capital_introductions_box_idx on private.capital_introductions (box_id);
create index capital_introductions_conversation_idx on private.capital_introductions (conversation_id);
alter table private.capital_introductions enable row level security;

-- Returns the reasons for and against a box, each with both values. A fact that the request doesn't have is `unknown`.
create function private.match_capital_box(p_box private.capital_boxes, p_request private.capital_requests) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  b constant private.capital_boxes := p_box;
  r constant private.capital_requests := p_request;
begin
  return (
    select jsonb_agg(jsonb_build_object(
      'fact', f.fact, 'fit', case when f.has is null then 'unknown' when f.fits then 'for' else 'against' end,
      'wants', f.wants, 'has', f.has
    ) order by f.place)
    from (values
      (1, 'kind', (b.kind in ('preferred', 'joint_venture', 'mezzanine')) = (r.side = 'equity') or b.kind = 'mezzanine',
        to_jsonb(b.kind), to_jsonb(r.side)),
      (2, 'size', r.amount between b.minimum and b.maximum, jsonb_build_array(b.minimum, b.maximum), to_jsonb(r.amount)),
      (3, 'care_type', b.care_types = '{}' or r.care_type = any (b.care_types), to_jsonb(b.care_types), to_jsonb(r.care_type)),
      (4, 'state', b.states = '{}' or r.state = any (b.states), to_jsonb(b.states), to_jsonb(r.state)),
      (5, 'leverage', r.ltv_bps <= b.max_ltv_bps, to_jsonb(b.max_ltv_bps), to_jsonb(r.ltv_bps)),
      (6, 'coverage', r.dscr_bps >= b.min_dscr_bps, to_jsonb(b.min_dscr_bps), to_jsonb(r.dscr_bps)),
      (7, 'return', r.return_bps >= b.min_return_bps, to_jsonb(b.min_return_bps), to_jsonb(r.return_bps)),
      (8, 'rate', r.rate_bps >= b.rate_from_bps, jsonb_build_array(b.rate_from_bps, b.rate_to_bps), to_jsonb(r.rate_bps)),
      (9, 'recourse', r.accepts_recourse or b.recourse = 'none', to_jsonb(b.recourse), to_jsonb(r.accepts_recourse)),
      (10, 'units', r.units >= b.min_units, to_jsonb(b.min_units), to_jsonb(r.units)),
      (11, 'occupancy', r.occupancy_bps >= b.min_occupancy_bps, to_jsonb(b.min_occupancy_bps), to_jsonb(r.occupancy_bps))
    ) f (place, fact, fits, wants, has)
    where case f.fact
      when 'leverage' then b.max_ltv_bps is not null when 'coverage' then b.min_dscr_bps is not null
      when 'return' then b.min_return_bps is not null when 'rate' then b.rate_from_bps is not null and b.rate_to_bps is not null
      when 'recourse' then b.recourse is not null when 'units' then b.min_units is not null
      when 'occupancy' then b.min_occupancy_bps is not null else true end
  );
end $$;

create function private.build_capital_box_json(p_box private.capital_boxes, p_is_mine boolean) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(p_box) - array['account'] || jsonb_build_object('is_mine', p_is_mine)
$$;

create function private.save_capital_box(p_id uuid, p_values public.payload, p_n public.whole_number default null) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_before private.capital_boxes;
  v_after private.capital_boxes;
begin
  if jsonb_typeof(p_values) is distinct from 'object' then
    raise exception 'Check the criteria.' using errcode = '22023';
  end if;
  select * into v_before from private.capital_boxes b where b.id = p_id for update;
  if v_before.id is not null and v_before.account <> v_me or v_before.id is null and p_n is not null then
    raise exception 'Capital box not found.' using errcode = 'HXKMB';
  elsif v_before.id is null and (select count(*) from private.capital_boxes b where b.account = v_me) >= 50 then
    raise exception 'You have reached the limit of 50 boxes.' using errcode = 'HXKML';
  end if;
  perform private.enforce_rate_limit('capital_box', 100, interval '1 hour');
  v_after := jsonb_populate_record(v_before, p_values - array['id', 'account', 'n', 'created_at', 'confirmed_on']);
  v_after.confirmed_on := private.get_local_date();
  if v_before.id is null then
    v_after.id := p_id;
    v_after.account := v_me;
    v_after.n := 1;
    v_after.created_at := now();
    v_after.notes := coalesce(v_after.notes, '');
    v_after.is_published := coalesce(v_after.is_published, false);
    insert into private.capital_boxes select v_after.*;
    return 1;
  elsif p_n is distinct from v_before.n then
    if to_jsonb(v_after) - 'confirmed_on' = to_jsonb(v_before) - 'confirmed_on' then
      return v_before.n;
    end if;
    raise exception 'This box has changed. Reload and try again.' using errcode = 'HXKMC';
  end if;
  v_after.n := v_before.n + 1;
  update private.capital_boxes b
  set name = v_after.name, provider = v_after.provider, kind = v_after.kind, minimum = v_after.minimum, maximum = v_after.maximum,
    care_types = v_after.care_types, states = v_after.states, max_ltv_bps = v_after.max_ltv_bps, min_dscr_bps = v_after.min_dscr_bps,
    min_return_bps = v_after.min_return_bps, rate_from_bps = v_after.rate_from_bps, rate_to_bps = v_after.rate_to_bps,
    recourse = v_after.recourse, min_units = v_after.min_units, min_occupancy_bps = v_after.min_occupancy_bps, notes = v_after.notes,
    is_published = v_after.is_published, n = v_after.n, confirmed_on = v_after.confirmed_on
  where b.id = p_id;
  return v_after.n;
end $$;

-- Creates or edits the caller's capital box. Returns the version; idempotent.
select private.expose('save_capital_box', 'authenticated');

create function private.save_capital_request(p_id uuid, p_values public.payload, p_n public.whole_number default null) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_before private.capital_requests;
  v_after private.capital_requests;
begin
  if jsonb_typeof(p_values) is distinct from 'object' then
    raise exception 'Check the request.' using errcode = '22023';
  end if;
  select * into v_before from private.capital_requests r where r.id = p_id for update;
  if v_before.id is not null and v_before.account <> v_me or v_before.id is null and p_n is not null then
    raise exception 'Request not found.' using errcode = 'HXKMN';
  elsif v_before.id is null and (select count(*) from private.capital_requests r where r.account = v_me) >= 200 then
    raise exception 'You have reached the limit of 200 requests.' using errcode = 'HXKML';
  end if;
  v_after := jsonb_populate_record(v_before, p_values - array['id', 'account', 'n', 'created_at']);
  if v_before.id is null then
    v_after.id := p_id;
    v_after.account := v_me;
    v_after.n := 1;
    v_after.created_at := now();
    v_after.accepts_recourse := coalesce(v_after.accepts_recourse, false);
    v_after.summary := coalesce(v_after.summary, '');
    insert into private.capital_requests select v_after.*;
    return 1;
  elsif to_jsonb(v_after) = to_jsonb(v_before) then
    return v_before.n;
  elsif p_n is distinct from v_before.n then
    raise exception 'This request has changed. Reload and try again.' using errcode = 'HXKMC';
  end if;
  v_after.n := v_before.n + 1;
  update private.capital_requests r
  set title = v_after.title, side = v_after.side, amount = v_after.amount, care_type = v_after.care_type, state = v_after.state,
    ltv_bps = v_after.ltv_bps, dscr_bps = v_after.dscr_bps, return_bps = v_after.return_bps, rate_bps = v_after.rate_bps,
    accepts_recourse = v_after.accepts_recourse, units = v_after.units, occupancy_bps = v_after.occupancy_bps,
    summary = v_after.summary, n = v_after.n
  where r.id = p_id;
  return v_after.n;
end $$;

-- Creates or edits the caller's request for capital. Returns the version; idempotent.
select private.expose('save_capital_request', 'authenticated');

create function private.get_capital_matching() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me constant uuid := auth.uid();
begin
  if not private.is_approved() then
    raise exception 'Only approved accounts can view capital.' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'requests', (
      select coalesce(jsonb_agg(to_jsonb(r) - array['account'] order by r.created_at desc, r.id), '[]')
      from (select * from private.capital_requests x where x.account = v_me order by x.created_at desc, x.id limit 200) r
    ),
    'boxes', (
      select coalesce(jsonb_agg(private.build_capital_box_json(b, true) order by b.created_at desc, b.id), '[]')
      from (select * from private.capital_boxes x where x.account = v_me) b
    ),
    -- What the caller introduced, and what others introduced to the caller's boxes.
    'introductions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', i.id, 'request_id', i.request_id, 'title', r.title, 'side', r.side, 'amount', r.amount, 'state', r.state,
        'care_type', r.care_type, 'summary', r.summary, 'box_id', i.box_id, 'provider', i.provider,
        'conversation_id', i.conversation_id, 'status', i.status, 'offered', i.offered,
        'note', case when r.account = v_me then i.note else '' end, 'introduced_at', i.introduced_at,
        'updated_at', i.updated_at, 'n', i.n, 'is_mine', r.account = v_me
      ) order by i.updated_at desc, i.id), '[]')
      from private.capital_introductions i
      join private.capital_requests r on r.id = i.request_id
      left join private.capital_boxes b on b.id = i.box_id
      where r.account = v_me or b.account = v_me
    )
  );
end $$;

-- Returns the caller's requests, boxes, and introductions on both sides.
select private.expose('get_capital_matching', 'authenticated');

create function private.list_capital_matches(p_request_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_request private.capital_requests;
begin
  select * into v_request from private.capital_requests r where r.id = p_request_id and r.account = auth.uid();
  if v_request.id is null or not private.is_approved() then
    raise exception 'Request not found.' using errcode = 'HXKMN';
  end if;
  return (
    select coalesce(jsonb_agg(private.build_capital_box_json(m.box, false) || jsonb_build_object(
      'reasons', m.reasons, 'introduction_id', m.introduction_id
    ) order by m.against, m.fits desc, m.name, m.id), '[]')
    from (
      select b as box, b.id, b.name, x.reasons, i.id as introduction_id,
        (select count(*) from jsonb_array_elements(x.reasons) e where e ->> 'fit' = 'against') as against,
        (select count(*) from jsonb_array_elements(x.reasons) e where e ->> 'fit' = 'for') as fits
      from private.capital_boxes b
      cross join lateral private.match_capital_box(b, v_request) x (reasons)
      left join private.capital_introductions i on i.request_id = v_request.id and i.box_id = b.id
      where b.is_published and b.account <> v_request.account and private.is_account_active(b.account)
        -- A box of the other kind of capital is no match at all.
        and not x.reasons @> '[{"fact": "kind", "fit": "against"}]'
      order by 6, 7 desc, b.name, b.id limit 100
    ) m
  );
end $$;

-- Returns published boxes for the caller's request, the best first, with reasons for and against.
select private.expose('list_capital_matches', 'authenticated');

create function private.introduce_capital_request(p_id uuid, p_request_id uuid, p_box_id uuid, p_message text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_request private.capital_requests;
  v_box private.capital_boxes;
  v_conversation_id uuid;
begin
  select * into v_request from private.capital_requests r where r.id = p_request_id and r.account = v_me for update;
  if v_request.id is null then
    raise exception 'Request not found.' using errcode = 'HXKMN';
  end if;
  select i.conversation_id into v_conversation_id from private.capital_introductions i
  where i.request_id = p_request_id and i.box_id = p_box_id;
  if found then
    return v_conversation_id;
  end if;
  select * into v_box from private.capital_boxes b where b.id = p_box_id and b.is_published and private.is_account_active(b.account);
  if v_box.id is null or v_box.account = v_me then
    raise exception 'Capital box not found.' using errcode = 'HXKMB';
  end if;
  perform private.enforce_rate_limit('introduction', 30, interval '1 day');
  v_conversation_id := private.find_or_start_direct_conversation(v_box.account, null, v_request.title);
  perform private.post_message(v_conversation_id, p_message);
  insert into private.capital_introductions (id, request_id, box_id, provider, conversation_id)
  values (p_id, p_request_id, p_box_id, v_box.provider, v_conversation_id);
  perform private.notify(
    v_box.account, 'capital_introduced', 'introduction:' || p_id,
    jsonb_build_object('name', private.get_my_display_name(), 'title', v_request.title)
  );
  return v_conversation_id;
end $$;

-- Introduces the caller's request to a provider by message. Returns the conversation; one introduction per box.
select private.expose('introduce_capital_request', 'authenticated');

create function private.update_capital_introduction(
  p_id uuid, p_n public.whole_number, p_status text, p_offered public.whole_dollars default null, p_note text default null
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_introduction private.capital_introductions;
  v_is_mine boolean;
begin
  select * into v_introduction from private.capital_introductions i where i.id = p_id for update;
  v_is_mine := exists (select from private.capital_requests r where r.id = v_introduction.request_id and r.account = v_me);
  if v_introduction.id is null or not v_is_mine and not exists (
    select from private.capital_boxes b where b.id = v_introduction.box_id and b.account = v_me
  ) then
    raise exception 'Introduction not found.' using errcode = 'HXKMI';
  elsif p_n is distinct from v_introduction.n then
    raise exception 'This introduction has changed. Reload and try again.' using errcode = 'HXKMC';
  end if;
  update private.capital_introductions i
  set status = p_status, offered = coalesce(p_offered, i.offered),
    note = case when v_is_mine then coalesce(btrim(p_note), i.note) else i.note end, updated_at = now(), n = i.n + 1
  where i.id = p_id;
  return v_introduction.n + 1;
end $$;

-- Records the outcome of an introduction, by either side. The note is the requester's own.
select private.expose('update_capital_introduction', 'authenticated');

-- True if the caller may write to someone about capital: the provider of a published box, or the sponsor of an offering that
-- the caller can see.
create function private.can_message_about_capital(p_other uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.capital_boxes b where b.account = p_other and b.is_published) or exists (
    select from public.tenant_users u join private.offerings o on o.tenant_id = u.tenant_id
    where u.user_id = p_other and u.role in ('owner', 'admin') and private.can_view_offering(o)
  );
end $$;

-- Withdraws commitments that aren't signed when an account is deleted. Interests stay in the records of their sponsors.
create function private.end_investing_of_deleted_account(p_user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update private.subscriptions s set status = 'withdrawn', decided_at = now(), n = s.n + 1
  where s.investor_id = p_user_id and s.status = 'committed';
end $$;
