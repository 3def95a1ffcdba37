-- Sequences of emails and tasks, spaced by business days, for each enrolled contact.
create table public.email_sequences (
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
  consent_only boolean not null default false,
  opens_at integer not null default 9,
  shuts_at integer not null default 17,
  daily_most integer not null default 50,

  constraint email_sequences_sharing_is_known check (sharing in ('private', 'team')),
  constraint email_sequences_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 120)),
  constraint email_sequences_status_is_known check (status in ('draft', 'active', 'paused')),
  constraint email_sequences_opens_at_in_range check (opens_at >= 6 and opens_at <= 20),
  constraint email_sequences_shuts_at_in_range check (shuts_at >= 7 and shuts_at <= 21),
  constraint email_sequences_hours_in_order check (opens_at < shuts_at),
  constraint email_sequences_daily_most_in_range check (daily_most >= 1 and daily_most <= 150)
);
-- Triggers in other files:
--   clients/campaigns/enrollments.sql: end_enrollments_of_trashed_sequence

select private.set_up_record_table('public.email_sequences', 'name', '/email-sequences');
select private.set_up_record_list('public.email_sequences', '{name, listing_id, consent_only, opens_at, shuts_at, daily_most}');

create index email_sequences_by_name_idx on public.email_sequences (workspace_id, lower(name), id) where deleted_at is null;
create index email_sequences_words_idx on public.email_sequences using gin (private.build_record_search_vector(workspace_id, name));
create index email_sequences_listing_idx on public.email_sequences (listing_id);

create table public.sequence_steps (
  id uuid primary key default gen_random_uuid(),
  sequence_id uuid not null references public.email_sequences (id) on delete cascade,
  place integer not null,
  kind text not null,
  wait_days integer not null default 0,
  title text not null,
  body text,

  constraint sequence_steps_place_once unique (sequence_id, place),
  constraint sequence_steps_place_in_range check (place >= 1 and place <= 1000),
  constraint sequence_steps_kind_is_known check (kind in ('email', 'task')),
  constraint sequence_steps_wait_days_in_range check (wait_days >= 0 and wait_days <= 90),
  constraint sequence_steps_title_is_plain check (char_length(btrim(title)) >= 1 and private.is_single_line(title, 150)),
  constraint sequence_steps_body_is_plain check (private.is_plain_message(body, 4000)),
  constraint sequence_steps_email_has_text check (kind <> 'email' or btrim(coalesce(body, ''), E' \t\n\r') <> '')
);
comment on column public.sequence_steps.wait_days is 'Business days after the previous step, or after enrollment.';
comment on column public.sequence_steps.title is 'The subject of an email, or the task title.';

select private.set_up_table('public.sequence_steps', 'select');

create policy "Sequence viewers read its steps" on public.sequence_steps
  for select to authenticated using (sequence_id in (select s.id from public.email_sequences s));

create function private.can_read_sequence(p_id uuid, p_workspace_ids uuid[]) returns boolean
language plpgsql stable security definer cost 0.0001 set search_path = '' as $$
begin
  return exists (select from public.email_sequences s where s.id = p_id and s.workspace_id = any (p_workspace_ids));
end $$;
grant execute on function private.can_read_sequence(uuid, uuid[]) to authenticated;

select private.add_condition_guard('public.sequence_steps', 'private.can_read_sequence(sequence_id, (select private.list_my_workspace_ids()))');

-- The sequence's listing must belong to the caller.
create function private.check_sequence_listing() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_campaign_listing(nullif(new.listing_id, old.listing_id));
  return new;
end $$;

create trigger check_sequence_listing before insert or update on public.email_sequences
  for each row execute function private.check_sequence_listing();

-- Returns a sequence of the caller's, locked.
create function private.lock_sequence(p_id uuid) returns public.email_sequences
language plpgsql security definer set search_path = '' as $$
declare
  v_sequence public.email_sequences;
begin
  perform private.lock_member();
  select * into v_sequence from public.email_sequences s
  where s.id = p_id and s.workspace_id = any (private.list_my_workspace_ids()) and s.deleted_at is null for update;
  if v_sequence.id is null then
    raise exception 'Sequence not found.' using errcode = 'HXSQG';
  end if;
  return v_sequence;
end $$;

-- Same, but only while the sequence is paused: its content must not change between two emails to the same
-- recipient.
create function private.lock_paused_sequence(p_id uuid) returns public.email_sequences
language plpgsql security definer set search_path = '' as $$
declare
  v_sequence constant public.email_sequences := private.lock_sequence(p_id);
begin
  if v_sequence.status = 'active' then
    raise exception 'Pause the sequence before you edit it.' using errcode = 'HXSQR';
  end if;
  return v_sequence;
end $$;

create function private.save_sequence_step(
  p_sequence_id uuid, p_kind text, p_wait_days public.whole_number, p_title text, p_body text default null,
  p_step_id uuid default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_sequence constant public.email_sequences := private.lock_paused_sequence(p_sequence_id);
  v_id uuid;
begin
  if coalesce(btrim(p_title), '') = '' or p_kind = 'email' and coalesce(btrim(p_body, E' \t\n\r'), '') = '' then
    raise exception 'Enter a subject and body for an email, or a title for a task.' using errcode = 'HXSQW';
  end if;
  if p_step_id is not null then
    update public.sequence_steps t set kind = p_kind, wait_days = p_wait_days, title = btrim(p_title), body = p_body
    where t.id = p_step_id and t.sequence_id = v_sequence.id returning t.id into v_id;
    if v_id is null then
      raise exception 'Step not found.' using errcode = 'HXSQT';
    end if;
    return v_id;
  end if;
  if (select count(*) from public.sequence_steps t where t.sequence_id = v_sequence.id) >= 20 then
    raise exception 'A sequence can have up to 20 steps.' using errcode = 'HXSQM';
  end if;
  insert into public.sequence_steps (sequence_id, place, kind, wait_days, title, body)
  select v_sequence.id, coalesce(max(t.place), 0) + 1, p_kind, p_wait_days, btrim(p_title), p_body
  from public.sequence_steps t where t.sequence_id = v_sequence.id
  returning id into v_id;
  return v_id;
end $$;

-- Adds a step at the end or edits one, while the sequence is paused.
select private.expose('save_sequence_step', 'authenticated');

create function private.remove_sequence_step(p_step_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_sequence uuid;
begin
  select t.sequence_id into v_sequence from public.sequence_steps t where t.id = p_step_id;
  perform private.lock_paused_sequence(v_sequence);
  delete from public.sequence_steps t where t.id = p_step_id;
end $$;

-- Removes a step while the sequence is paused.
select private.expose('remove_sequence_step', 'authenticated');

-- True if the text mentions a listing.
create function private.has_listing_placeholders(p_words text) returns boolean
language sql immutable set search_path = '' as $$
  select p_words ~ '\{(community|place|type|price|beds)\}'
$$;

create function private.run_sequence(p_id uuid, p_runs boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_sequence constant public.email_sequences := private.lock_sequence(p_id);
begin
  if p_runs then
    if not exists (select from public.sequence_steps t where t.sequence_id = v_sequence.id) then
      raise exception 'Add a step before you start the sequence.' using errcode = 'HXSQS';
    end if;
    if v_sequence.listing_id is null and exists (
      select from public.sequence_steps t
      where t.sequence_id = v_sequence.id and t.kind = 'email' and private.has_listing_placeholders(t.title || t.body)
    ) or v_sequence.listing_id is not null and not exists (
      select from public.listings l where l.id = v_sequence.listing_id and private.is_listing_on_market(l)
    ) then
      raise exception 'Listing not found.' using errcode = 'HXCPL';
    end if;
    perform private.require_postal_address();
  end if;
  update public.email_sequences s set status = case when p_runs then 'active' else 'paused' end
  where s.id = v_sequence.id and (s.status = 'active') <> p_runs and (p_runs or s.status <> 'draft');
end $$;

-- Starts or pauses a sequence; when paused, enrolled contacts stay at their step.
select private.expose('run_sequence', 'authenticated');
