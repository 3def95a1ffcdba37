-- Leads: people who inquired about a listing, filled in a form, called, or were imported. The server sets
-- received, responded, and status times, since response time and sources are measured by them.
create table public.leads (
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
  company text,
  email text,
  phone text,
  city text,
  state text,
  interest text,
  message text,
  source text,
  status text not null default 'new',
  unqualified_reason text,
  needs_types text[] not null default '{}',
  needs_states text[] not null default '{}',
  price_most numeric(14, 2),
  beds_least integer,
  funds text,
  timeline text,
  tags text[] not null default '{}',
  received_at timestamptz not null default now(),
  respond_by timestamptz,
  responded_at timestamptz,
  response_minutes integer generated always as (
    floor(extract(epoch from (responded_at - received_at)) / 60)::integer
  ) stored,
  listing_id uuid references public.listings (id) on delete set null,
  form_id uuid references public.lead_forms (id) on delete set null,
  agreed_to text,
  contact_id uuid references public.contacts (id) on delete set null,
  deal_id uuid references public.deals (id) on delete set null,

  constraint leads_sharing_is_known check (sharing in ('private', 'team')),
  constraint leads_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 120)),
  constraint leads_company_is_plain check (private.is_single_line(company, 120)),
  constraint leads_email_shape check (
    private.is_single_line(email, 320) and email ~ '^[^@[:space:][:cntrl:]]+@[^@[:space:][:cntrl:]]+$'
  ),
  constraint leads_phone_shape check (phone ~ '^[0-9+(). x/-]{0,40}$'),
  constraint leads_city_is_plain check (private.is_single_line(city, 120)),
  constraint leads_state_shape check (state ~ '^[A-Z]{2}$'),
  constraint leads_interest_is_plain check (private.is_single_line(interest, 160)),
  constraint leads_message_is_plain check (private.is_plain_message(message, 10000)),
  constraint leads_source_is_known check (source in (
    'inquiry', 'form', 'website', 'referral', 'call', 'event', 'mailing', 'advertising', 'list', 'other', 'ticket', 'reply', 'booking'
  )),
  constraint leads_status_is_known check (status in ('new', 'contacted', 'qualified', 'converted', 'unqualified')),
  constraint leads_unqualified_reason_is_known check (unqualified_reason in (
    'no_reply', 'no_funds', 'wrong_market', 'timing', 'duplicate', 'other_broker', 'spam', 'other'
  )),
  constraint leads_needs_types_are_known check (needs_types <@ array[
    'assisted-living', 'memory-care', 'independent-living', 'skilled-nursing', 'ccrc', 'active-adult',
    'development-land', 'board-and-care', 'adult-day-care', 'group-homes', 'portfolio',
    'new-construction', 'lease', 'vacant-property', 'auction', 'developments', 'mixed-use', 'vacant-land'
  ]),
  constraint leads_needs_states_shape check (
    cardinality(needs_states) <= 60 and array_to_string(needs_states, ',', '-') ~ '^([A-Z]{2}(,[A-Z]{2})*)?$'
  ),
  constraint leads_price_most_is_money check (private.is_money(price_most)),
  constraint leads_beds_least_in_range check (beds_least between 0 and 100000),
  constraint leads_funds_are_known check (funds in ('asked', 'seen', 'verified')),
  constraint leads_timeline_is_known check (timeline in ('now', 'quarter', 'year', 'later')),
  constraint leads_agreed_to_is_plain check (private.is_single_line(agreed_to, 400)),
  constraint leads_tags_are_few check (private.is_tag_list(tags)),
  constraint leads_received_at_is_near check (received_at between '1900-01-01' and '3000-01-01')
);

-- A team's lead settings: routing and response time. Without a row, a lead stays with its recipient and the
-- response time is one hour.
create table private.lead_rules (
  tenant_id uuid primary key references public.tenants (id) on delete cascade,
  mode text not null default 'asked',
  respond_minutes integer not null default 60,
  updated_at timestamptz not null default now(),

  constraint lead_rules_mode_is_known check (mode in ('asked', 'rota', 'state')),
  constraint lead_rules_respond_minutes_in_range check (respond_minutes between 5 and 10080)
);

-- The rotation. States apply in by-state mode; members without states get the rest.
create table private.lead_rotation (
  tenant_id uuid not null references private.lead_rules (tenant_id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  states text[] not null default '{}',
  last_given_at timestamptz,
  primary key (tenant_id, user_id),

  constraint lead_rotation_states_shape check (
    cardinality(states) <= 60 and array_to_string(states, ',', '-') ~ '^([A-Z]{2}(,[A-Z]{2})*)?$'
  )
);
create index lead_rotation_user_idx on private.lead_rotation (user_id);

alter table private.lead_rules enable row level security;
alter table private.lead_rotation enable row level security;

-- A response moves a lead out of "new"; only a conversion sets "converted".
create function private.check_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'unqualified' and new.unqualified_reason is null then
    raise exception 'Enter why the lead is not qualified.' using errcode = 'HXLER';
  elsif new.status <> 'unqualified' then
    new.unqualified_reason := null;
  end if;
  if current_setting('haven.converts_leads', true) is distinct from 'on'
    and (new.status = 'converted') <> (tg_op = 'UPDATE' and old.status = 'converted')
  then
    raise exception 'Use Convert to create the client, or undo the conversion.' using errcode = 'HXLEC';
  end if;
  if tg_op = 'INSERT' then
    new.respond_by := new.received_at + make_interval(mins => coalesce(
      (select r.respond_minutes from private.lead_rules r where r.tenant_id = new.tenant_id), 60
    ));
    -- The response time of old imported leads is unknown.
    if new.status in ('contacted', 'qualified') and new.received_at > now() - interval '1 day' then
      new.responded_at := greatest(new.received_at, now());
    end if;
  elsif old.status = 'new' and new.status in ('contacted', 'qualified', 'converted') and new.responded_at is null then
    new.responded_at := greatest(new.received_at, now());
  end if;
  return new;
end $$;

create trigger check_lead before insert or update on public.leads
  for each row execute function private.check_lead();

select private.set_up_record_table('public.leads', 'name', '/leads');
select private.set_up_record_list(
  'public.leads',
  '{name, company, email, phone, city, state, interest, message, source, status, unqualified_reason, needs_types,
    needs_states, price_most, beds_least, funds, timeline, tags, received_at}',
  'status'
);

create index leads_by_name_idx on public.leads (workspace_id, lower(name), id) where deleted_at is null;
create index leads_by_received_at_idx on public.leads (workspace_id, received_at, id) where deleted_at is null;
create index leads_by_respond_by_idx on public.leads (workspace_id, coalesce(respond_by, 'infinity'), id) where deleted_at is null;
create index leads_words_idx on public.leads
  using gin (private.build_record_search_vector(workspace_id, name, company, email, phone, interest)) with (gin_pending_list_limit = 512);
create index leads_listing_idx on public.leads (listing_id);
create index leads_form_idx on public.leads (form_id, workspace_id) where form_id is not null;
create index leads_address_idx on public.leads (lower(email)) where email is not null;
create index leads_contact_idx on public.leads (contact_id);
create index leads_deal_idx on public.leads (deal_id);
-- Leads waiting for a response, by assignee.
create index leads_waiting_idx on public.leads (workspace_id, owner_id, respond_by) where status = 'new' and deleted_at is null;
