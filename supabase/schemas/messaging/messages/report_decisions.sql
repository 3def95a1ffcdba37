-- Staff decisions on reported messages. Each is logged in the audit log, and the people involved are
-- notified.
create function private.require_message_report(p_report_id uuid, p_note text) returns public.message_reports
language plpgsql security definer set search_path = '' as $$
declare
  v_report public.message_reports;
begin
  if not private.is_staff() then
    raise exception 'Only staff can handle reports.' using errcode = '42501';
  end if;
  if char_length(p_note) > 500 then
    raise exception 'The note can have at most 500 characters.' using errcode = '22001';
  end if;
  select * into v_report from public.message_reports r where r.id = p_report_id for no key update;
  if v_report.id is null then
    raise exception 'Report not found.' using errcode = 'HXRPG';
  end if;
  if v_report.sender_id = auth.uid() then
    raise exception 'You cannot review a report about your own message.' using errcode = '42501';
  end if;
  perform set_config('haven.act_reason', coalesce(btrim(p_note), ''), true);
  return v_report;
end $$;

create function private.close_message_report(p_report public.message_reports, p_decision text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.message_reports r
  set decision = p_decision, handled_at = now(),
    status = case p_decision when 'dismissed' then 'dismissed' else 'handled' end
  where r.id = (p_report).id;
  perform private.notify(
    (p_report).reporter_id, 'report_decided', 'report:' || (p_report).id || ':' || clock_timestamp(),
    jsonb_build_object('outcome', case p_decision
      when 'dismissed' then 'We reviewed it and found nothing against our rules.'
      when 'warned' then 'We have warned the sender.'
      else 'We have removed the message.'
    end)
  );
  perform private.log_admin_action(
    'message_report', (p_report).sender_id,
    (select p.email from public.profiles p where p.id = (p_report).sender_id),
    jsonb_build_object('decision', p_decision, 'report_id', (p_report).id, 'message_id', (p_report).message_id)
  );
end $$;

create function private.decide_message_report(p_report_id uuid, p_decision text, p_note text default null)
returns public.message_reports
language plpgsql security definer set search_path = '' as $$
declare
  v_report constant public.message_reports := private.require_message_report(p_report_id, p_note);
  v_other public.message_reports;
begin
  if p_decision is null or p_decision not in ('dismissed', 'warned', 'removed') then
    raise exception 'Choose a valid decision.' using errcode = '23514';
  end if;
  if v_report.status <> 'open' then
    raise exception 'This report has already been reviewed.' using errcode = 'HXRPD';
  end if;
  perform private.close_message_report(v_report, p_decision);
  if p_decision = 'removed' then
    perform private.clear_deleted_message(v_report.message_id);
    -- Other reports of the same message are resolved too.
    for v_other in
      select * from public.message_reports r
      where r.message_id = v_report.message_id and r.status = 'open' for no key update
    loop
      perform private.close_message_report(v_other, 'removed');
    end loop;
  end if;
  if p_decision <> 'dismissed' then
    perform private.notify(
      v_report.sender_id, case p_decision when 'warned' then 'message_warning' else 'message_removed' end,
      'report:' || v_report.id || ':' || clock_timestamp(),
      jsonb_build_object('excerpt', left(v_report.message_text, 200))
    );
  end if;
  return (select r from public.message_reports r where r.id = p_report_id);
end $$;

-- Records a staff decision on a report: `dismissed`, `warned`, or `removed`, which deletes the message; with
-- a note for the audit log.
select private.expose('decide_message_report', 'authenticated', 'plain');

create function private.find_message_reports(
  p_status text default null, p_after text default null, p_page_size public.whole_number default 30
) returns table (
  id uuid, status text, decision text, reason text, note text, message_text text, created_at timestamptz,
  handled_at timestamptz, reporter_name text, sender_id uuid, sender_name text, sender_reports integer,
  is_removed boolean, cursor text
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_size constant integer := private.limit_page_size(p_page_size, 30, 100);
  v_scope constant text := 'message reports:' || coalesce(p_status, 'all');
  v_from constant private.time_cursor := private.open_time_cursor(v_scope, p_after);
begin
  if not private.is_staff() then
    raise exception 'Only staff can handle reports.' using errcode = '42501';
  end if;
  return query
  select
    r.id, r.status, r.decision, r.reason, r.note, r.message_text, r.created_at, r.handled_at,
    (select p.full_name from public.profiles p where p.id = r.reporter_id),
    r.sender_id, (select p.full_name from public.profiles p where p.id = r.sender_id),
    -- Capped at what the screen shows.
    (
      select count(*)::integer from (
        select from public.message_reports o where o.sender_id = r.sender_id and o.id <> r.id limit 100
      ) others
    ),
    coalesce((select m.deleted_at is not null from public.conversation_messages m where m.id = r.message_id), true),
    private.seal_cursor(v_scope, jsonb_build_array(r.created_at, r.id))
  from public.message_reports r
  where (p_status is null or r.status = p_status)
    and (r.created_at, r.id) < (v_from.at, v_from.id)
  order by r.created_at desc, r.id desc
  limit v_size;
end $$;

-- Returns message reports for staff, newest first, by status or all.
select private.expose('find_message_reports', 'authenticated', 'plain');
