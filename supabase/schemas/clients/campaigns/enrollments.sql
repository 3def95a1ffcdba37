-- Sequence enrollments: the contact, their current step, and when and why they left.
create table public.sequence_enrolments (
  id uuid primary key default gen_random_uuid(),
  sequence_id uuid not null references public.email_sequences (id) on delete cascade,
  contact_id uuid not null references public.contacts (id) on delete cascade,
  workspace_id uuid not null,
  organization_id uuid not null,
  sender_id uuid not null references public.profiles (id) on delete cascade,
  recipient text not null,
  zone text not null,
  status text not null default 'active',
  reason text,
  place integer not null default 0,
  due_at timestamptz,
  enrolled_at timestamptz not null default now(),
  ended_at timestamptz,

  constraint sequence_enrolments_once unique (sequence_id, contact_id),
  constraint sequence_enrolments_status_is_known check (status in ('active', 'finished', 'stopped')),
  constraint sequence_enrolments_reason_is_known check (reason in (
    'answered', 'inquired', 'nda', 'by_hand', 'no_address', 'do_not_contact', 'no_consent', 'unsubscribed', 'bounced',
    'removed', 'off_market', 'sender_gone', 'no_postal', 'merged'
  )),
  constraint sequence_enrolments_stopped_says_why check ((status = 'stopped') = (reason is not null)),
  constraint sequence_enrolments_active_is_due check ((status = 'active') = (due_at is not null)),
  constraint sequence_enrolments_recipient_is_lower check (recipient = lower(recipient) and char_length(recipient) <= 320)
);
comment on column public.sequence_enrolments.workspace_id is 'The workspace of its contact, which decides who can read it.';
comment on column public.sequence_enrolments.organization_id is 'The workspace, or the user if they have none; limits apply per workspace.';
comment on column public.sequence_enrolments.place is 'The last completed step.';
comment on column public.sequence_enrolments.due_at is 'When the next step is due, if nothing prevents it then.';

create unique index sequence_enrolments_one_running_idx on public.sequence_enrolments (organization_id, recipient)
  where status = 'active';
create index sequence_enrolments_contact_idx on public.sequence_enrolments (contact_id);
create index sequence_enrolments_sender_idx on public.sequence_enrolments (sender_id);
create index sequence_enrolments_workspace_id_idx on public.sequence_enrolments (workspace_id);
create index sequence_enrolments_due_idx on public.sequence_enrolments (due_at, id) where status = 'active';

select private.set_up_table('public.sequence_enrolments', 'select');

create policy "Contact viewers read its enrollments" on public.sequence_enrolments
  for select to authenticated using (workspace_id = any ((select private.list_my_workspace_ids())::uuid[]));
select private.add_membership_guard('public.sequence_enrolments', 'workspace_id', 'private.list_my_workspace_ids()');

-- Returns when the next step is due for someone who reached this step now; null after the last.
create function private.step_due(p_sequence public.email_sequences, p_place integer, p_zone text, p_now timestamptz)
returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
declare
  v_wait integer;
  v_local constant timestamp := p_now at time zone p_zone;
begin
  select t.wait_days into v_wait from public.sequence_steps t
  where t.sequence_id = p_sequence.id and t.place > p_place order by t.place limit 1;
  if v_wait is null then
    return null;
  end if;
  return private.next_email_time(
    (private.business_days_after(v_local::date, v_wait) + v_local::time) at time zone p_zone, p_zone, p_sequence.opens_at,
    p_sequence.shuts_at
  );
end $$;

create function private.enroll_contacts(p_sequence_id uuid, p_contact_ids uuid[])
returns table (reason text, contacts bigint)
language plpgsql security definer set search_path = '' as $$
declare
  v_sequence constant public.email_sequences := private.lock_sequence(p_sequence_id);
begin
  if v_sequence.status <> 'active' then
    raise exception 'Start the sequence before you enroll contacts.' using errcode = 'HXSQD';
  end if;
  if cardinality(p_contact_ids) is null or cardinality(p_contact_ids) < 1 or cardinality(p_contact_ids) > 100 then
    raise exception 'Enroll 1 to 100 contacts at a time.' using errcode = 'HXSQN';
  end if;
  if v_sequence.listing_id is not null and not private.owns_listing(v_sequence.listing_id) then
    raise exception 'Listing not found.' using errcode = 'HXCPL';
  end if;
  perform private.require_postal_address();
  perform private.enforce_rate_limit('enrolment', 20, interval '1 day');
  return query
  with meant as (
    select c, row_number() over (partition by coalesce(lower(c.email), c.id::text) order by c.created_at, c.id) as place
    from public.contacts c
    where c.id = any (p_contact_ids) and c.workspace_id = any (private.list_my_workspace_ids()) and c.deleted_at is null
  ), judged as (
    select m.c as contact, case
      when m.place > 1 then 'twice'
      when v_sequence.consent_only and (m.c).consent is distinct from 'given' then 'no_consent'
      when exists (
        select from public.sequence_enrolments e
        where e.sequence_id = v_sequence.id and (
          e.contact_id = (m.c).id or e.organization_id = coalesce((m.c).tenant_id, (m.c).owner_id) and e.recipient = lower((m.c).email)
        )
      ) then 'was_in_it'
      when exists (
        select from public.sequence_enrolments e
        where e.organization_id = coalesce((m.c).tenant_id, (m.c).owner_id) and e.status = 'active'
          and (e.recipient = lower((m.c).email) or e.contact_id = (m.c).id)
      ) then 'in_another'
      else private.email_block_reason(m.c)
    end as reason
    from meant m
  ), enrolled as (
    insert into public.sequence_enrolments (sequence_id, contact_id, workspace_id, organization_id, sender_id, recipient, zone, due_at)
    select v_sequence.id, (j.contact).id, (j.contact).workspace_id, coalesce((j.contact).tenant_id, (j.contact).owner_id), auth.uid(),
      lower((j.contact).email), z.zone, private.step_due(v_sequence, 0, z.zone, now())
    from judged j
    cross join lateral (
      select coalesce(private.zone_of_state((j.contact).state), private.get_user_time_zone(auth.uid())) as zone
    ) z
    where j.reason is null
    on conflict do nothing
    returning contact_id
  )
  select a.reason, count(*) from (
    select case when j.reason is null and n.contact_id is null then 'in_another' else j.reason end as reason
    from judged j left join enrolled n on n.contact_id = (j.contact).id
  ) a group by a.reason order by a.reason nulls first;
end $$;

-- Enrolls contacts in a running sequence; returns how many (no reason) and how many are skipped, by reason. A
-- contact can be in only one sequence of a workspace at a time, and never twice in the same one.
select private.expose('enroll_contacts', 'authenticated');

create function private.end_enrollment(p_id uuid, p_answered boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_member();
  perform from public.sequence_enrolments e
  where e.id = p_id and e.workspace_id = any (private.list_my_workspace_ids()) and e.status = 'active' for update;
  if not found then
    raise exception 'This contact is not in the sequence.' using errcode = 'HXSQE';
  end if;
  if p_answered then
    -- A reply refers to the last email, if there is one; that ends the enrollment.
    update public.broker_emails l set replied_at = coalesce(l.replied_at, now())
    where l.id = (
      select k.id from public.broker_emails k where k.enrolment_id = p_id order by k.queued_at desc nulls last limit 1
    );
  end if;
  update public.sequence_enrolments e set
    status = 'stopped', reason = case when p_answered then 'answered' else 'by_hand' end, due_at = null, ended_at = now()
  where e.id = p_id and e.status = 'active';
end $$;

-- Removes a contact from a sequence; optionally records that they replied in the broker's own mailbox.
select private.expose('end_enrollment', 'authenticated');

-- A sequence in the trash doesn't block enrollment in another one.
create function private.end_enrollments_of_trashed_sequence() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.sequence_enrolments e set status = 'stopped', reason = 'by_hand', due_at = null, ended_at = now()
  where e.sequence_id = new.id and e.status = 'active';
  return null;
end $$;

create trigger end_enrollments_of_trashed_sequence after update on public.email_sequences
  for each row when (new.deleted_at is not null and old.deleted_at is null)
  execute function private.end_enrollments_of_trashed_sequence();
