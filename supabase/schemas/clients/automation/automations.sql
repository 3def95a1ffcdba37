-- Automations: when something happens and a record meets the conditions, run the actions. A rule belongs to
-- one user and runs with that user's current rights. It is stored in the owner's private scope, so no one
-- else can read it or change what is done in their name.
create table public.automations (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references public.profiles (id) on delete cascade,
  tenant_id uuid references public.tenants (id) on delete cascade,
  workspace_id uuid not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null,
  is_on boolean not null default false,
  on_since timestamptz,
  paused_because text,
  occasion text not null,
  occasion_value text,
  whose text not null default 'mine',
  matches text not null default 'all',
  conditions jsonb not null default '[]',
  acts jsonb not null,
  swept_at timestamptz,

  constraint automations_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 120)),
  constraint automations_paused_because_is_known check (paused_because in ('not_let_in', 'left', 'rights', 'flood')),
  constraint automations_whose_is_known check (whose in ('mine', 'all')),
  constraint automations_matches_is_known check (matches in ('all', 'any')),
  constraint automations_on_since_when_on check (not is_on or on_since is not null and paused_because is null),
  constraint automations_occasion_value_is_plain check (private.is_single_line(occasion_value, 60)),
  constraint automations_conditions_are_few check (
    jsonb_typeof(conditions) = 'array' and jsonb_array_length(conditions) <= 10 and char_length(conditions::text) <= 8000
  ),
  constraint automations_acts_are_few check (
    jsonb_typeof(acts) = 'array' and jsonb_array_length(acts) between 1 and 5 and char_length(acts::text) <= 12000
  )
);
comment on column public.automations.workspace_id is 'What its owner keeps to themselves where it was made, and so who reads it.';
comment on column public.automations.swept_at is 'Time of the last check for scheduled triggers.';

create index automations_workspace_id_idx on public.automations (workspace_id, lower(name), id);
create index automations_owner_idx on public.automations (owner_id);
create index automations_tenant_idx on public.automations (tenant_id);
create index automations_on_owner_idx on public.automations (occasion, owner_id) where is_on;
create index automations_on_tenant_idx on public.automations (occasion, tenant_id) where is_on;
create index automations_on_workspace_id_idx on public.automations (occasion, workspace_id) where is_on;

select private.set_up_table('public.automations', 'select');
create policy "Owners read their automations" on public.automations
  for select to authenticated using (workspace_id = any ((select private.list_my_workspace_ids())::uuid[]));
select private.add_membership_guard('public.automations', 'workspace_id', 'private.list_my_workspace_ids()');

-- The result of each trigger: what was done, what awaits approval, or why nothing was done.
create table public.automation_runs (
  id uuid primary key default gen_random_uuid(),
  automation_id uuid not null references public.automations (id) on delete cascade,
  owner_id uuid not null references public.profiles (id) on delete cascade,
  workspace_id uuid not null,
  organization_id uuid not null,
  cause text not null,
  kind text not null,
  record_id uuid not null,
  title text not null,
  at timestamptz not null default clock_timestamp(),
  outcome text not null,
  reason text,
  detail jsonb,
  steps jsonb not null default '[]',
  version integer,
  decided_at timestamptz,

  constraint automation_runs_once unique (automation_id, cause),
  constraint automation_runs_outcome_is_known check (
    outcome in ('done', 'waiting', 'not_run', 'refused', 'dismissed', 'undone')
  ),
  constraint automation_runs_reason_is_known check (
    reason in ('condition', 'again', 'chain', 'pace', 'elsewhere', 'refused', 'expired')
  )
);
-- Triggers in other files:
--   clients/automation/model_steps.sql: queue_automation_model_steps
comment on column public.automation_runs.cause is 'The name of the event; a rule handles each only once.';
comment on column public.automation_runs.organization_id is 'The workspace, or the user if they have none; limits apply per workspace.';
comment on column public.automation_runs.version is 'Record version after the run; undo works as long as it is unchanged.';

create index automation_runs_workspace_id_idx on public.automation_runs (workspace_id, at desc, id desc);
create index automation_runs_rule_idx on public.automation_runs (automation_id, at desc, id desc);
create index automation_runs_record_idx on public.automation_runs (automation_id, record_id, at desc);
create index automation_runs_owner_idx on public.automation_runs (owner_id, at desc) where outcome <> 'not_run';
create index automation_runs_organization_id_idx on public.automation_runs (organization_id, at desc) where outcome <> 'not_run';
create index automation_runs_waiting_idx on public.automation_runs (workspace_id, at) where outcome = 'waiting';
create index automation_runs_at_idx on public.automation_runs (at);

select private.set_up_table('public.automation_runs', 'select');
create policy "Owners read their automation runs" on public.automation_runs
  for select to authenticated using (workspace_id = any ((select private.list_my_workspace_ids())::uuid[]));
select private.add_membership_guard('public.automation_runs', 'workspace_id', 'private.list_my_workspace_ids()');

-- Available triggers: the record kinds, required parameters, and whether they are time-based.
-- `shared/clients/automation/triggers.ts` has their labels.
create function private.list_automation_triggers() returns table (occasion text, kind text, takes text, by_clock interval)
language sql immutable set search_path = '' as $$
  values
    ('lead_came', 'leads', null::text, null::interval),
    ('lead_waits', 'leads', 'minutes', interval '1 minute'),
    ('inquiry_came', 'leads', null, null),
    ('contact_made', 'contacts', null, null),
    ('contact_tagged', 'contacts', 'tag', null),
    ('email_answered', 'contacts', null, null),
    ('client_email_bounced', 'contacts', null, null),
    ('deal_moved', 'deals', 'stage', null),
    ('deal_stalls', 'deals', 'days', interval '10 minutes'),
    ('offer_came', 'transactions', null, interval '1 minute'),
    ('date_near', 'transactions', 'days', interval '10 minutes'),
    ('event_tomorrow', 'events', null, interval '10 minutes'),
    ('nda_signed', 'listings', null, null),
    ('listing_unconfirmed', 'listings', null, interval '10 minutes')
$$;

-- Returns a record the caller can see (a list row, or a listing of their own); null otherwise.
create function private.automation_record(p_kind text, p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_row jsonb;
begin
  if p_kind = 'listings' then
    select to_jsonb(l) || jsonb_build_object('title', l.property_name) into v_row from public.listings l
    where l.id = p_id and private.is_approved() and private.owns_listing(l.id);
  elsif p_kind in ('leads', 'contacts', 'deals', 'transactions', 'events') then
    execute format('select to_jsonb(r) from public.%I r where r.id = $1 and r.workspace_id = any ($2) and r.deleted_at is null', p_kind)
      into v_row using p_id, private.list_my_workspace_ids();
    v_row := v_row || jsonb_build_object('title', coalesce(v_row ->> 'name', v_row ->> 'property_name', v_row ->> 'title'));
  end if;
  return v_row;
end $$;

-- Builds one condition on such a record, like a list filter; raises an error for an unknown field or
-- comparison.
create function private.automation_condition_sql(p_kind text, p_condition jsonb) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_family text;
  v_where text;
begin
  if p_kind <> 'listings' then
    return private.build_filter_clause(p_kind, jsonb_build_array(p_condition));
  end if;
  select private.get_column_type_family(a.atttypid) into v_family
  from pg_catalog.pg_attribute a
  where a.attrelid = 'public.listings'::regclass and a.attname = p_condition ->> 'field'
    and a.attname in ('state', 'city', 'property_type', 'price', 'total_beds', 'is_confidential');
  if v_family is not null then
    begin
      v_where := private.build_filter_condition(
        format('%I', p_condition ->> 'field'), v_family, p_condition ->> 'is', p_condition -> 'value'
      );
    exception when data_exception then
      v_where := null;
    end;
  end if;
  if v_where is null then
    raise exception 'This list has no such filter.' using errcode = 'HXRFI';
  end if;
  return v_where;
end $$;

-- Returns the first condition that a record of the caller's doesn't meet (in "any" mode, the last one if it
-- meets none); null if it matches.
create function private.failing_condition(p_kind text, p_id uuid, p_matches text, p_conditions jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_condition jsonb;
  v_is boolean;
  v_failing jsonb;
begin
  for v_condition in select c from jsonb_array_elements(p_conditions) c loop
    execute format(
      'select exists (select from public.%I where id = $1 and (%s))', p_kind, private.automation_condition_sql(p_kind, v_condition)
    ) into v_is using p_id;
    if v_is and p_matches = 'any' then
      return null;
    elsif not v_is then
      v_failing := v_condition;
      exit when p_matches = 'all';
    end if;
  end loop;
  return v_failing;
end $$;
