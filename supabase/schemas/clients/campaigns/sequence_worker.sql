-- Scheduled sequence work, and what ends an enrollment.

-- Runs, postpones, or ends an enrollment's next step if due; true if an email was sent.
create function private.process_enrollment(p_enrolment public.sequence_enrolments, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_sequence public.email_sequences;
  v_contact public.contacts;
  v_step public.sequence_steps;
  v_email public.broker_emails;
  v_reason text;
  v_at timestamptz;
begin
  select * into v_sequence from public.email_sequences s
  where s.id = p_enrolment.sequence_id and s.status = 'active' and s.deleted_at is null for share;
  if v_sequence.id is null then
    return false;
  end if;
  select * into v_contact from public.contacts c where c.id = p_enrolment.contact_id;
  select * into v_step from public.sequence_steps t
  where t.sequence_id = v_sequence.id and t.place > p_enrolment.place order by t.place limit 1;
  if v_step.id is null then
    update public.sequence_enrolments e set status = 'finished', due_at = null, ended_at = p_now where e.id = p_enrolment.id;
    return false;
  end if;
  v_reason := coalesce(
    private.sender_block_reason(v_contact, p_enrolment.sender_id, p_enrolment.organization_id, v_sequence.listing_id),
    case
      when v_sequence.consent_only and v_contact.consent is distinct from 'given' then 'no_consent'
      when v_sequence.listing_id is null and private.has_listing_placeholders(v_step.title || coalesce(v_step.body, '')) then 'off_market'
    end
  );
  if v_reason is not null then
    update public.sequence_enrolments e set status = 'stopped', reason = v_reason, due_at = null, ended_at = p_now
    where e.id = p_enrolment.id;
    return false;
  end if;
  if v_step.kind = 'email' then
    v_email.sender_id := p_enrolment.sender_id;
    v_email.organization_id := p_enrolment.organization_id;
    v_email.enrolment_id := p_enrolment.id;
    v_email.recipient := lower(v_contact.email);
    v_at := private.next_email_time(
      coalesce(private.email_throttled_until(v_email, v_sequence.daily_most, p_now), p_now),
      p_enrolment.zone, v_sequence.opens_at, v_sequence.shuts_at
    );
    if v_at > p_now then
      update public.sequence_enrolments e set due_at = v_at where e.id = p_enrolment.id;
      return false;
    end if;
    insert into public.broker_emails (
      workspace_id, organization_id, sender_id, contact_id, recipient, zone, enrolment_id, step_id, listing_id, status, queued_at
    ) values (
      p_enrolment.workspace_id, p_enrolment.organization_id, p_enrolment.sender_id, v_contact.id, v_email.recipient, p_enrolment.zone,
      p_enrolment.id, v_step.id, v_sequence.listing_id, 'queued', p_now
    ) returning * into v_email;
    perform private.enqueue_broker_email(v_email, v_contact, v_step.title, v_step.body, 'Sequence: ' || v_sequence.name, p_now);
  else
    insert into public.record_tasks (kind, record_id, by, assignee_id, title, note, due_on)
    values (
      'contacts', v_contact.id, p_enrolment.sender_id, p_enrolment.sender_id, v_step.title, v_step.body,
      (p_now at time zone p_enrolment.zone)::date
    );
  end if;
  v_at := private.step_due(v_sequence, v_step.place, p_enrolment.zone, p_now);
  update public.sequence_enrolments e set
    place = v_step.place, due_at = v_at, status = case when v_at is null then 'finished' else 'active' end,
    ended_at = case when v_at is null then p_now end
  where e.id = p_enrolment.id;
  return v_step.kind = 'email';
end $$;

-- Runs due steps of running sequences; returns the number of emails sent. Only for the email worker, which
-- holds the lock.
create function private.process_enrollments(p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_enrolment public.sequence_enrolments;
  v_count integer := 0;
begin
  for v_enrolment in
    select e.* from public.sequence_enrolments e
    join public.email_sequences s on s.id = e.sequence_id and s.status = 'active' and s.deleted_at is null
    where e.status = 'active' and e.due_at <= p_now
    order by e.due_at, e.id limit 200 for update of e skip locked
  loop
    v_count := v_count + private.process_enrollment(v_enrolment, p_now)::integer;
  end loop;
  return v_count;
end $$;

-- When a contact responds themselves, ends what these senders scheduled for their confirmed email.
create function private.stop_enrollments_for_user(p_user_id uuid, p_senders uuid[], p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.sequence_enrolments e set status = 'stopped', reason = p_reason, due_at = null, ended_at = now()
  from private.find_contacts_by_email(private.confirmed_address_of(p_user_id)) c
  where e.contact_id = c.id and e.status = 'active'
    and e.sender_id = any (p_senders) and e.sender_id <> p_user_id;
end $$;

-- A reply, an inquiry, or a bounce ends the recipient's scheduled steps.
create function private.stop_enrollments_after_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.sequence_enrolments e set
    status = 'stopped', due_at = null, ended_at = now(),
    reason = case
      when new.replied_at is not null and old.replied_at is null then 'answered'
      when new.inquired_at is not null and old.inquired_at is null then 'inquired'
      else 'bounced'
    end
  where e.contact_id = new.contact_id and e.organization_id = new.organization_id and e.status = 'active';
  return null;
end $$;

create trigger stop_after_email after update of replied_at, inquired_at, status on public.broker_emails
  for each row when (
    new.replied_at is not null and old.replied_at is null
    or new.inquired_at is not null and old.inquired_at is null
    or new.status = 'bounced' and old.status <> 'bounced'
  ) execute function private.stop_enrollments_after_email();

-- Ends all enrollments of a contact that opts out or is deleted.
create function private.stop_enrollments_of_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.sequence_enrolments e set
    status = 'stopped', due_at = null, ended_at = now(),
    reason = case
      when new.deleted_at is not null then 'removed' when new.do_not_contact then 'do_not_contact' else 'no_consent'
    end
  where e.contact_id = new.id and e.status = 'active';
  return null;
end $$;

create trigger stop_for_contact after update on public.contacts
  for each row when (
    new.deleted_at is not null and old.deleted_at is null
    or new.do_not_contact and not old.do_not_contact
    or new.consent = 'refused' and old.consent is distinct from 'refused'
  ) execute function private.stop_enrollments_of_contact();

-- Returns sequence results from the enrollments and emails the caller can see.
create function public.sequence_results(p_ids uuid[]) returns table (
  sequence_id uuid, active bigint, finished bigint, stopped bigint, answered bigint, sent bigint, clicked bigint,
  bounced bigint
)
language sql stable set search_path = '' as $$
  select e.sequence_id, count(*) filter (where e.status = 'active'), count(*) filter (where e.status = 'finished'),
    count(*) filter (where e.status = 'stopped'),
    count(*) filter (where e.reason in ('answered', 'inquired', 'nda')),
    coalesce(sum(l.sent), 0)::bigint, coalesce(sum(l.clicked), 0)::bigint, coalesce(sum(l.bounced), 0)::bigint
  from public.sequence_enrolments e
  left join lateral (
    select count(*) as sent, count(*) filter (where k.clicks > 0) as clicked,
      count(*) filter (where k.status in ('bounced', 'failed')) as bounced
    from public.broker_emails k where k.enrolment_id = e.id and k.queued_at is not null
  ) l on true
  where e.sequence_id = any (p_ids) group by e.sequence_id
$$;
grant execute on function public.sequence_results(uuid[]) to authenticated;
