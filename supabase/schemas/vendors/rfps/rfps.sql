-- Requests for proposals: written and approved by a team, sent to vendors, answered with sealed bids, scored,
-- awarded, signed, and delivered. Rows are in `private`, so each side sees only what calls return.
create table private.rfps (
  id uuid primary key,
  account uuid references public.profiles (id) on delete set null,
  tenant_id uuid references public.tenants (id) on delete set null,
  issuer_name text not null,
  title text not null,
  category text not null,
  state text not null,
  place text not null default '',
  details text not null,
  begins_on date,
  budget_to bigint,
  is_public boolean not null default false,
  questions_until timestamptz not null,
  decides_on date not null,
  required_credentials text[] not null default '{}',
  status text not null default 'draft',
  n integer not null default 1,
  created_at timestamptz not null default now(),
  published_at timestamptz,
  ended_at timestamptz,
  reason text,

  constraint rfps_issuer_name_is_plain check (char_length(btrim(issuer_name)) >= 1 and private.is_single_line(issuer_name, 160)),
  constraint rfps_title_is_plain check (char_length(btrim(title)) >= 3 and private.is_single_line(title, 120)),
  constraint rfps_category_is_known check (
    category in ('consultant', 'financial', 'construction', 'management', 'legal', 'technology')
  ),
  constraint rfps_state_shape check (state ~ '^[A-Z]{2}$'),
  constraint rfps_place_is_plain check (private.is_single_line(place, 120)),
  constraint rfps_details_are_plain check (
    char_length(btrim(details)) >= 20 and private.is_plain_message(details, 8000)
  ),
  constraint rfps_begins_on_is_near check (begins_on between '2000-01-01' and '3000-01-01'),
  constraint rfps_budget_to_in_range check (budget_to between 0 and 100000000000),
  constraint rfps_decides_on_is_near check (decides_on between '2000-01-01' and '3000-01-01'),
  constraint rfps_required_credentials_are_known check (
    required_credentials <@ array[
      'w9', 'registration', 'license', 'leie', 'sam', 'background', 'baa', 'attestation', 'insurance:general',
      'insurance:auto', 'insurance:workers', 'insurance:professional', 'insurance:umbrella'
    ]
  ),
  constraint rfps_status_is_known check (
    status in (
      'draft', 'approval', 'approved', 'open', 'evaluation', 'shortlist', 'final_offers', 'final_review', 'awarded',
      'contracted', 'completed', 'cancelled', 'no_award'
    )
  ),
  constraint rfps_reason_is_plain check (private.is_plain_message(reason, 1000))
);

comment on column private.rfps.n is 'The version: amendments raise it, and bids are for the version their vendor acknowledged.';

create index rfps_account_idx on private.rfps (account);
create index rfps_tenant_idx on private.rfps (tenant_id);
create index rfps_published_idx on private.rfps (category, state, published_at desc, id desc) where is_public and status = 'open';

-- The issuer's team. A member who leaves the workspace loses access at once.
create table private.rfp_team (
  rfp_id uuid not null references private.rfps (id) on delete cascade,
  account uuid not null references public.profiles (id) on delete cascade,
  is_manager boolean not null default false,
  is_approver boolean not null default false,
  is_evaluator boolean not null default false,
  scored_at timestamptz,

  constraint rfp_team_pkey primary key (rfp_id, account)
);

create index rfp_team_account_idx on private.rfp_team (account, rfp_id);

create table private.rfp_criteria (
  id uuid primary key,
  rfp_id uuid not null references private.rfps (id) on delete cascade,
  n integer not null,
  name text not null,
  prompt text not null default '',
  weight integer not null,
  is_price boolean not null default false,

  constraint rfp_criteria_name_is_plain check (char_length(btrim(name)) >= 2 and private.is_single_line(name, 80)),
  constraint rfp_criteria_prompt_is_plain check (private.is_plain_message(prompt, 1000)),
  constraint rfp_criteria_weight_in_range check (weight between 1 and 100)
);

create index rfp_criteria_rfp_idx on private.rfp_criteria (rfp_id, n);

-- Bidding rounds: 1 is the sealed bid, 2 the best and final offer. A deadline moves later, never earlier.
create table private.rfp_rounds (
  rfp_id uuid not null references private.rfps (id) on delete cascade,
  round integer not null,
  deadline timestamptz not null,
  opened_at timestamptz,

  constraint rfp_rounds_pkey primary key (rfp_id, round),
  constraint rfp_rounds_round_is_known check (round in (1, 2))
);

create function private.prevent_shorter_rfp_deadline() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.deadline < old.deadline and (select r.status from private.rfps r where r.id = old.rfp_id) not in ('draft', 'approval', 'approved')
  then
    raise exception 'The deadline cannot move earlier.' using errcode = 'HXRBD';
  end if;
  return new;
end $$;

create trigger prevent_shorter_rfp_deadline before update of deadline on private.rfp_rounds
  for each row execute function private.prevent_shorter_rfp_deadline();

-- A vendor's part in an RFP. The company name stays on it if the profile is deleted.
create table private.rfp_vendors (
  id uuid primary key default gen_random_uuid(),
  rfp_id uuid not null references private.rfps (id) on delete cascade,
  vendor_id uuid references public.vendors (id) on delete set null,
  vendor_name text not null,
  status text not null default 'invited',
  acknowledged_n integer not null default 0,
  is_shortlisted boolean not null default false,
  is_winner boolean not null default false,
  reason text,
  debrief text,
  joined_at timestamptz not null default now(),

  constraint rfp_vendors_once_an_rfp unique (rfp_id, vendor_id),
  constraint rfp_vendors_vendor_name_is_plain check (private.is_single_line(vendor_name, 160)),
  constraint rfp_vendors_status_is_known check (status in ('invited', 'intends', 'declined')),
  constraint rfp_vendors_reason_is_plain check (private.is_single_line(reason, 300)),
  constraint rfp_vendors_debrief_is_plain check (private.is_plain_message(debrief, 2000))
);

create index rfp_vendors_vendor_idx on private.rfp_vendors (vendor_id, joined_at desc, id desc);
create unique index rfp_vendors_winner_idx on private.rfp_vendors (rfp_id) where is_winner;

create table private.rfp_amendments (
  id uuid primary key,
  rfp_id uuid not null references private.rfps (id) on delete cascade,
  n integer not null,
  body text not null,
  deadline timestamptz,
  at timestamptz not null default now(),

  constraint rfp_amendments_body_is_plain check (char_length(btrim(body)) >= 3 and private.is_plain_message(body, 4000)),
  constraint rfp_amendments_n_key unique (rfp_id, n)
);

-- A vendor's question. All vendors of the RFP read question and answer, not who asked.
create table private.rfp_questions (
  id uuid primary key,
  participant_id uuid not null references private.rfp_vendors (id) on delete cascade,
  question text not null,
  asked_at timestamptz not null default now(),
  answer text,
  answered_at timestamptz,

  constraint rfp_questions_question_is_plain check (
    char_length(btrim(question)) >= 3 and private.is_plain_message(question, 1000)
  ),
  constraint rfp_questions_answer_is_plain check (
    char_length(btrim(answer)) >= 1 and private.is_plain_message(answer, 2000)
  ),
  constraint rfp_questions_answer_is_whole check (num_nulls(answer, answered_at) in (0, 2))
);

create index rfp_questions_participant_idx on private.rfp_questions (participant_id);

-- The history of an RFP. Entries are never changed.
create table private.rfp_events (
  id bigint generated always as identity primary key,
  rfp_id uuid not null references private.rfps (id) on delete cascade,
  at timestamptz not null default clock_timestamp(),
  action text not null,
  actor text not null,
  note text,

  constraint rfp_events_action_shape check (action ~ '^[a-z_]{2,40}$'),
  constraint rfp_events_actor_is_plain check (private.is_single_line(actor, 160)),
  constraint rfp_events_note_is_plain check (private.is_plain_message(note, 1000))
);

create index rfp_events_rfp_idx on private.rfp_events (rfp_id, id);

alter table private.rfps enable row level security;
alter table private.rfp_team enable row level security;
alter table private.rfp_criteria enable row level security;
alter table private.rfp_rounds enable row level security;
alter table private.rfp_vendors enable row level security;
alter table private.rfp_amendments enable row level security;
alter table private.rfp_questions enable row level security;
alter table private.rfp_events enable row level security;

-- All transitions of an RFP: who makes them and which notification each side gets. `by_right` is a right of the
-- team, or `server` if only another call makes it. `audience` is the vendors who are notified.
create function private.rfp_transitions() returns table (
  action text, from_status text, to_status text, by_right text, team_text text, audience text, vendor_text text
)
language sql immutable set search_path = '' as $$
  values
    ('submit', 'draft', 'approval', 'manage', 'An RFP needs approval', 'none', null),
    ('return', 'approval', 'draft', 'approve', 'An RFP was returned for changes', 'none', null),
    ('approve', 'approval', 'approved', 'approve', 'An RFP was approved', 'none', null),
    ('self_approve', 'draft', 'approved', 'manage', 'An RFP is ready to publish', 'none', null),
    ('revise', 'approved', 'draft', 'manage', 'An RFP is being revised', 'none', null),
    ('publish', 'approved', 'open', 'manage', 'An RFP was published', 'all', 'You are invited to bid'),
    ('open_bids', 'open', 'evaluation', 'server', 'Bids were opened', 'bidders', 'Bids were opened'),
    ('shortlist', 'evaluation', 'shortlist', 'server', 'Vendors were shortlisted', 'shortlisted', 'You are on the shortlist'),
    ('request_final', 'shortlist', 'final_offers', 'server', 'Final offers were requested', 'shortlisted', 'Your best and final offer is requested'),
    ('open_final', 'final_offers', 'final_review', 'server', 'Final offers were opened', 'shortlisted', 'Final offers were opened'),
    ('award', 'shortlist', 'awarded', 'server', 'An RFP was awarded', 'bidders', 'The RFP was awarded'),
    ('award', 'final_review', 'awarded', 'server', 'An RFP was awarded', 'bidders', 'The RFP was awarded'),
    ('withdraw_award', 'awarded', 'shortlist', 'manage', 'An award was withdrawn', 'winner', 'The award was withdrawn'),
    ('sign', 'awarded', 'contracted', 'server', 'Both sides signed the contract', 'winner', 'Both sides signed the contract'),
    ('complete', 'contracted', 'completed', 'manage', 'Work was completed', 'winner', 'The work was marked completed'),
    ('cancel', 'draft', 'cancelled', 'manage', 'An RFP was canceled', 'none', null),
    ('cancel', 'approval', 'cancelled', 'manage', 'An RFP was canceled', 'none', null),
    ('cancel', 'approved', 'cancelled', 'manage', 'An RFP was canceled', 'none', null),
    ('cancel', 'open', 'cancelled', 'manage', 'An RFP was canceled', 'all', 'The RFP was canceled'),
    ('cancel', 'evaluation', 'cancelled', 'manage', 'An RFP was canceled', 'bidders', 'The RFP was canceled'),
    ('cancel', 'shortlist', 'cancelled', 'manage', 'An RFP was canceled', 'bidders', 'The RFP was canceled'),
    ('cancel', 'final_offers', 'cancelled', 'manage', 'An RFP was canceled', 'bidders', 'The RFP was canceled'),
    ('cancel', 'final_review', 'cancelled', 'manage', 'An RFP was canceled', 'bidders', 'The RFP was canceled'),
    ('cancel', 'awarded', 'cancelled', 'manage', 'An RFP was canceled', 'bidders', 'The RFP was canceled'),
    ('no_award', 'evaluation', 'no_award', 'manage', 'An RFP ended without an award', 'bidders', 'The RFP ended without an award'),
    ('no_award', 'shortlist', 'no_award', 'manage', 'An RFP ended without an award', 'bidders', 'The RFP ended without an award'),
    ('no_award', 'final_review', 'no_award', 'manage', 'An RFP ended without an award', 'bidders', 'The RFP ended without an award')
$$;

-- Rejects every status change that the transitions do not list, whichever path it takes.
create function private.enforce_rfp_transition() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from private.rfp_transitions() t where t.from_status = old.status and t.to_status = new.status
  ) then
    raise exception 'This step is not possible now.' using errcode = 'HXRBS';
  end if;
  return new;
end $$;

create trigger enforce_rfp_transition before update of status on private.rfps
  for each row when (old.status is distinct from new.status) execute function private.enforce_rfp_transition();

-- Returns an account's rights on an RFP: `view`, `manage`, `approve`, `evaluate`. Empty for other accounts and
-- for members who left the workspace.
create function private.get_rfp_rights(p_rfp private.rfps, p_account uuid) returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  v_member private.rfp_team;
begin
  select * into v_member from private.rfp_team t where t.rfp_id = p_rfp.id and t.account = p_account;
  if v_member.account is null or (
    p_rfp.tenant_id is not null and not exists (
      select from public.tenant_users u where u.tenant_id = p_rfp.tenant_id and u.user_id = p_account
    )
  ) then
    return '{}';
  end if;
  return array_remove(array[
    'view', case when v_member.is_manager then 'manage' end, case when v_member.is_approver then 'approve' end,
    case when v_member.is_evaluator then 'evaluate' end
  ], null);
end $$;

-- Returns an RFP on which the caller has a right, locked; other RFPs are never locked.
create function private.lock_rfp(p_id uuid, p_right text) returns private.rfps
language plpgsql security definer set search_path = '' as $$
declare
  v_rfp private.rfps;
begin
  select * into v_rfp from private.rfps r where r.id = p_id;
  if v_rfp.id is null or not private.is_approved()
    or not 'view' = any (private.get_rfp_rights(v_rfp, auth.uid()))
  then
    raise exception 'RFP not found.' using errcode = 'HXRBN';
  end if;
  if not p_right = any (private.get_rfp_rights(v_rfp, auth.uid())) then
    raise exception 'Your role on this RFP does not allow this.' using errcode = 'HXRBR';
  end if;
  select * into v_rfp from private.rfps r where r.id = p_id for no key update;
  return v_rfp;
end $$;

-- Returns the caller's part in an RFP. Locks its RFP first, in the same order as the team's calls.
create function private.lock_own_rfp_part(p_rfp_id uuid) returns private.rfp_vendors
language plpgsql security definer set search_path = '' as $$
declare
  v_part private.rfp_vendors;
begin
  perform from private.rfps r
  where r.id = p_rfp_id and r.status not in ('draft', 'approval', 'approved') and exists (
    select from private.rfp_vendors v where v.rfp_id = r.id and v.vendor_id = private.get_my_vendor_id()
  ) for no key update;
  if found then
    select * into v_part from private.rfp_vendors v
    where v.rfp_id = p_rfp_id and v.vendor_id = private.get_my_vendor_id() for no key update;
  end if;
  if v_part.id is null then
    raise exception 'RFP not found.' using errcode = 'HXRBN';
  end if;
  return v_part;
end $$;

create function private.notify_rfp_team(p_rfp private.rfps, p_text text, p_key text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    t.account, 'rfp_team', 'rfp:' || p_rfp.id || ':' || p_key,
    jsonb_build_object('what', p_text, 'title', p_rfp.title, 'rfp_id', p_rfp.id)
  )
  from private.rfp_team t
  where t.rfp_id = p_rfp.id and t.account is distinct from auth.uid()
    and 'view' = any (private.get_rfp_rights(p_rfp, t.account));
end $$;

create function private.notify_rfp_vendor(p_part private.rfp_vendors, p_rfp private.rfps, p_kind text, p_text text, p_key text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    v.user_id, p_kind, 'rfp:' || p_rfp.id || ':' || p_part.id || ':' || p_key,
    jsonb_build_object('what', p_text, 'title', p_rfp.title, 'name', p_rfp.issuer_name, 'rfp_id', p_rfp.id)
  )
  from public.vendors v where v.id = p_part.vendor_id and v.user_id is distinct from auth.uid();
end $$;

create function private.log_rfp_event(p_rfp_id uuid, p_action text, p_note text default null, p_actor text default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.rfp_events (rfp_id, action, actor, note)
  values (
    p_rfp_id, p_action, private.to_single_line(coalesce(p_actor, private.called(auth.uid()), 'Haven Exchange'), 160),
    nullif(btrim(p_note), '')
  );
end $$;

-- The only way to change an RFP's status: looks the action up in the transitions, records it, and notifies both
-- sides.
create function private.advance_rfp(
  p_rfp private.rfps, p_action text, p_note text default null, p_actor text default null
) returns private.rfps
language plpgsql security definer set search_path = '' as $$
declare
  v_step record;
  v_rfp private.rfps;
  v_event bigint;
begin
  select * into v_step from private.rfp_transitions() t where t.action = p_action and t.from_status = p_rfp.status;
  if not found then
    raise exception 'This step is not possible now.' using errcode = 'HXRBS';
  end if;
  update private.rfps r
  set status = v_step.to_status,
    published_at = case when p_action = 'publish' then now() else r.published_at end,
    ended_at = case when v_step.to_status in ('completed', 'cancelled', 'no_award') then now() end,
    reason = case when p_action in ('return', 'cancel', 'no_award', 'withdraw_award', 'award') then nullif(btrim(p_note), '') else r.reason end
  where r.id = p_rfp.id returning * into v_rfp;
  perform private.log_rfp_event(v_rfp.id, p_action, p_note, p_actor);
  select max(e.id) into v_event from private.rfp_events e where e.rfp_id = v_rfp.id;
  perform private.notify_rfp_team(v_rfp, v_step.team_text, p_action || ':' || v_event);
  perform private.notify_rfp_vendor(
    p, v_rfp, case p_action when 'publish' then 'rfp_invited' else 'rfp_vendor' end,
    case when p_action = 'award' and p.is_winner then 'You won the RFP' else v_step.vendor_text end,
    p_action || ':' || v_event
  )
  from private.rfp_vendors p
  where p.rfp_id = v_rfp.id and p.status <> 'declined' and case v_step.audience
    when 'all' then true
    when 'bidders' then exists (
      select from private.rfp_bids b where b.participant_id = p.id and b.status in ('sealed', 'opened', 'unreadable')
    )
    when 'shortlisted' then p.is_shortlisted
    when 'winner' then p.is_winner
    else false
  end;
  return v_rfp;
end $$;

-- When an account is deleted, its RFPs without another manager close; the company's name and the text that
-- vendors bid on stay.
create function private.close_deleted_account_rfps(p_user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.advance_rfp(r, 'cancel', 'The issuer''s account was deleted.')
  from private.rfps r join private.rfp_team t on t.rfp_id = r.id and t.account = p_user_id and t.is_manager
  where exists (select from private.rfp_transitions() s where s.action = 'cancel' and s.from_status = r.status)
    and not exists (
      select from private.rfp_team o where o.rfp_id = r.id and o.is_manager and o.account <> p_user_id
    );
  delete from private.rfps r
  where r.account = p_user_id and r.published_at is null and not exists (
    select from private.rfp_team o where o.rfp_id = r.id and o.is_manager and o.account <> p_user_id
  );
end $$;
