-- Reminders of residents' documents that expire or are missing by the rules of the state and the community.
create table private.resident_document_notices (
  resident_id uuid not null references public.residents (id) on delete cascade,
  label text not null,
  ends_on date not null,
  days integer not null,

  constraint resident_document_notices_pkey primary key (resident_id, label, ends_on, days),
  constraint resident_document_notices_label_is_plain check (private.is_single_line(label, 120)),
  constraint resident_document_notices_ends_on_in_range check (ends_on between '1900-01-01' and '2300-01-01'),
  constraint resident_document_notices_days_are_known check (days in (0, 7, 30))
);
comment on column private.resident_document_notices.ends_on is 'When the document expires, or a missing one is due.';

alter table private.resident_document_notices enable row level security;

-- Notifies the positions that keep documents 30, 7, and 0 days before one expires or a missing one is due, once each; returns
-- the number of documents. Of several missed reminders only the nearest is sent, and one notification covers all documents of a
-- community. It names no resident, because it is also sent by email.
create function private.send_document_reminders() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_community public.communities;
  v_today date;
  v_batch record;
  v_facts jsonb;
  v_count integer := 0;
begin
  for v_community in
    select c.* from public.communities c
    where c.deleted_at is null and not c.is_sample
    order by c.id
    for update skip locked
  loop
    v_today := private.get_community_day(v_community.id);
    with ending as (
      select distinct d.resident_id, d.label, coalesce(d.until, d.due_on) as ends_on
      from private.list_document_states(v_community) d
      where coalesce(d.until, d.due_on) <= v_today + 30
    ), noticed as (
      insert into private.resident_document_notices (resident_id, label, ends_on, days)
      select e.resident_id, left(e.label, 120), e.ends_on, (
        select min(s.days) from unnest(array[30, 7, 0]) s (days) where s.days >= e.ends_on - v_today
      )
      from ending e
      on conflict do nothing
      returning resident_id, label, ends_on, days
    )
    select count(*)::integer as documents, count(*) filter (where n.days = 0) as now, count(*) filter (where n.days > 0) as soon,
      md5(string_agg(n.resident_id || n.label || n.ends_on || n.days, ',' order by n.resident_id, n.label, n.ends_on)) as key
    into v_batch
    from noticed n;
    continue when v_batch.documents = 0;
    v_facts := jsonb_build_object(
      'community', v_community.name, 'community_id', v_community.id, 'documents', concat_ws(
        ' and ', case when v_batch.now > 0 then v_batch.now || ' due today, expired, or missing' end,
        case when v_batch.soon > 0 then v_batch.soon || ' due within 30 days' end
      )
    );
    perform private.notify(
      m.user_id, 'resident_documents_due', 'resident_documents:' || v_community.id || ':' || v_batch.key, v_facts, v_facts
    )
    from (
      select distinct m.user_id from public.community_members m
      where m.community_id = v_community.id and m.position = any (private.list_positions_with_right('resident_documents', 'change'))
        and m.starts_at <= now() and (m.ends_at is null or m.ends_at > now())
    ) m;
    v_count := v_count + v_batch.documents;
  end loop;
  return v_count;
end $$;

-- Schedules the reminders on a hosted project; idempotent. True if there is a scheduler.
create function private.schedule_document_reminders() returns boolean
language sql set search_path = '' as $$
  select private.schedule_jobs(array[['remind-of-resident-documents', '47 * * * *', 'select private.send_document_reminders()']])
$$;
