-- Message reports: the only way anyone outside a conversation can see one of its messages.
create table public.message_reports (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid references public.profiles (id) on delete set null,
  conversation_id uuid references public.chat_conversations (id) on delete set null,
  message_id uuid references public.conversation_messages (id) on delete set null,
  sender_id uuid references public.profiles (id) on delete set null,
  message_text text not null,
  reason text not null,
  note text,
  status text not null default 'open',
  decision text,
  handled_at timestamptz,
  created_at timestamptz not null default now(),

  constraint message_reports_once unique (message_id, reporter_id),
  constraint message_reports_reason_is_known check (reason in ('spam', 'harassment', 'fraud', 'other')),
  constraint message_reports_note_length check (char_length(btrim(note)) between 1 and 2000),
  constraint message_reports_status_is_known check (status in ('open', 'handled', 'dismissed')),
  constraint message_reports_decision_is_known check (decision in ('dismissed', 'warned', 'removed'))
);

comment on column public.message_reports.message_text is 'The text at the time of the report.';

create index message_reports_queue_idx on public.message_reports (status, created_at desc, id);
create index message_reports_reporter_idx on public.message_reports (reporter_id, created_at desc);
create index message_reports_sender_idx on public.message_reports (sender_id);
create index message_reports_conversation_idx on public.message_reports (conversation_id);

select private.set_up_table('public.message_reports', 'select');

create policy "Reporter and staff read a report" on public.message_reports
  for select to authenticated
  using (reporter_id = (select auth.uid()) or (select private.has_staff_role()));

alter publication supabase_realtime add table public.message_reports;

create function private.report_message(p_message_id uuid, p_reason text, p_note text default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_message public.conversation_messages;
  v_id uuid;
begin
  select * into v_message from public.conversation_messages m where m.id = p_message_id;
  if v_message.id is null or v_message.sender_id is not distinct from auth.uid()
    or not private.is_in_conversation(v_message.conversation_id)
  then
    raise exception 'You cannot report this message.' using errcode = '42501';
  end if;
  perform private.enforce_rate_limit('report', 20, interval '1 hour');
  insert into public.message_reports as r
    (reporter_id, conversation_id, message_id, sender_id, message_text, reason, note)
  values (
    auth.uid(), v_message.conversation_id, v_message.id, v_message.sender_id,
    case
      when v_message.deleted_at is null then concat_ws(
        E'\n', nullif(v_message.message_text, ''),
        (select 'Files: ' || string_agg(a.name, ', ' order by a.place)
          from public.message_attachments a where a.message_id = v_message.id)
      )
      else coalesce((
        select v.message_text from private.message_versions v
        where v.message_id = v_message.id order by v.version desc limit 1
      ), '')
    end,
    p_reason, nullif(btrim(p_note), '')
  )
  on conflict (message_id, reporter_id) do update set reason = excluded.reason, note = excluded.note
  returning r.id into v_id;
  return v_id;
end $$;

-- Reports a message the caller received to staff, with its content; repeating it updates the reason.
select private.expose('report_message', 'authenticated', 'plain');
