-- Queue of events for automations, until the runner processes them. Only events that some automation listens
-- for are queued; imported and pre-existing records trigger nothing.
create table private.automation_events (
  id bigint generated always as identity primary key,
  occasion text not null,
  value text,
  kind text not null,
  record_id uuid not null,
  workspace_id uuid,
  account_id uuid,
  automation_id uuid references public.automations (id) on delete cascade,
  cause text not null,
  chain uuid[] not null default '{}',
  at timestamptz not null default clock_timestamp()
);
create unique index automation_events_once_idx on private.automation_events (cause, coalesce(automation_id, '00000000-0000-0000-0000-000000000000'));
create index automation_events_automation_idx on private.automation_events (automation_id);
create index automation_events_workspace_id_idx on private.automation_events (workspace_id);
alter table private.automation_events enable row level security;

comment on column private.automation_events.account_id is 'Whose automations it is for, if no record''s workspace determines it.';
comment on column private.automation_events.automation_id is 'The automation it is for, if it is time-based.';
comment on column private.automation_events.chain is 'The automations whose actions caused it.';

-- Returns the automations that caused the current transaction.
create function private.current_automation_chain() returns uuid[]
language sql stable set search_path = '' as $$
  select coalesce(nullif(current_setting('haven.automation_chain', true), ''), '{}')::uuid[]
$$;
grant execute on function private.current_automation_chain() to authenticated;

-- Queues an event about one account's data for automations.
create function private.enqueue_automation_event(p_occasion text, p_kind text, p_record_id uuid, p_account_id uuid, p_cause text)
returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.automation_events (occasion, kind, record_id, account_id, cause, chain)
  select p_occasion, p_kind, p_record_id, p_account_id, p_cause, private.current_automation_chain()
  where p_record_id is not null and exists (
    select from public.automations a where a.occasion = p_occasion and a.owner_id = p_account_id and a.is_on
  )
  on conflict do nothing;
end $$;

-- Queues record changes from the history, once per statement; at most 5,000 per workspace are pending.
create function private.enqueue_record_automations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from public.automations a
    where a.is_on and a.occasion in ('lead_came', 'contact_made', 'contact_tagged', 'deal_moved')
  ) then
    return null;
  end if;
  insert into private.automation_events (occasion, value, kind, record_id, workspace_id, cause, chain)
  with crowded as (
    select b.workspace_id from (select distinct a.workspace_id from after_rows a) b
    where (select count(*) from (select from private.automation_events e where e.workspace_id = b.workspace_id limit 5000) w) >= 5000
  )
  select h.occasion, h.value, c.kind, c.record_id, c.workspace_id, 'change:' || c.id || coalesce(':' || h.value, ''),
    private.current_automation_chain()
  from after_rows c
  cross join lateral (
    select 'lead_came' as occasion, null as value where c.kind = 'leads' and c.act = 'created'
    union all
    select 'contact_made', null where c.kind = 'contacts' and c.act = 'created'
    union all
    select 'deal_moved', c.now ->> 'stage' where c.kind = 'deals' and c.act = 'changed' and c.now ? 'stage'
    union all
    select 'contact_tagged', t.tag from jsonb_array_elements_text(
      case when c.kind = 'contacts' and c.act = 'changed' and jsonb_typeof(c.now -> 'tags') = 'array' then c.now -> 'tags' else '[]' end
    ) t (tag)
    where not coalesce(c.was -> 'tags' ? t.tag, false)
  ) h
  where (
    exists (select from public.automations a where a.is_on and a.occasion = h.occasion and a.owner_id = c.workspace_id)
    or exists (select from public.automations a where a.is_on and a.occasion = h.occasion and a.tenant_id = c.workspace_id)
    or exists (select from public.automations a where a.is_on and a.occasion = h.occasion and a.workspace_id = c.workspace_id)
  ) and c.workspace_id not in (select d.workspace_id from crowded d)
  on conflict do nothing;
  return null;
end $$;

create trigger enqueue_record_automations after insert on public.record_changes
  referencing new table as after_rows for each statement execute function private.enqueue_record_automations();

create function private.enqueue_inquiry_automations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.enqueue_automation_event('inquiry_came', 'leads', new.id, private.account_of(new.broker_id), 'inquiry:' || new.id);
  return null;
end $$;

create trigger trigger_automations after insert on public.broker_contacts
  for each row execute function private.enqueue_inquiry_automations();

create function private.enqueue_nda_automations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.enqueue_automation_event('nda_signed', 'listings', l.id, private.account_of(l.broker_id), 'nda:' || new.id)
  from public.listings l where l.id = new.listing_id;
  return null;
end $$;

create trigger trigger_automations after insert on public.listing_nda_signatures
  for each row execute function private.enqueue_nda_automations();
