-- Credits for requests that were not real leads: asked for by the vendor, decided by staff.
create function private.request_lead_credit(p_id uuid, p_reason text, p_note text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_quote constant private.project_quotes := private.lock_own_quote(p_id);
begin
  if exists (
    select from private.lead_credits c
    where c.quote_id = p_id and c.reason = p_reason and c.note = btrim(p_note)
  ) then
    return;
  end if;
  -- A lead that led to a quote was a lead, and only recent ones can be checked.
  if v_quote.n > 0 or v_quote.asked_at < now() - interval '30 days' then
    raise exception 'You can report a request within 30 days, if you have not quoted.' using errcode = 'HXILQ';
  end if;
  if exists (select from private.lead_credits c where c.quote_id = p_id) then
    raise exception 'You already reported this request.' using errcode = 'HXILR';
  end if;
  perform private.enforce_rate_limit('lead_credit', 20, interval '1 day');
  insert into private.lead_credits (quote_id, vendor_id, reason, note)
  values (p_id, v_quote.vendor_id, p_reason, coalesce(btrim(p_note), ''));
end $$;

-- Reports one of the caller's requests as not a real lead; staff decide about the credit.
select private.expose('request_lead_credit', 'authenticated');

create function private.decide_lead_credit(p_id uuid, p_is_granted boolean, p_answer text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_status constant text := case when p_is_granted then 'granted' else 'refused' end;
  v_credit private.lead_credits;
  v_quote private.project_quotes;
begin
  if not private.is_staff() then
    raise exception 'Only staff can decide about credits.' using errcode = '42501';
  end if;
  select * into v_credit from private.lead_credits c where c.quote_id = p_id for no key update;
  if v_credit.quote_id is null then
    raise exception 'Report not found.' using errcode = 'HXILN';
  end if;
  if private.is_vendor_team_member(v_credit.vendor_id, auth.uid()) or exists (
    select from private.project_quotes q join private.projects p on p.id = q.project_id
    where q.id = p_id and p.account = auth.uid()
  ) then
    raise exception 'You cannot decide about a request of your own.' using errcode = '42501';
  end if;
  if v_credit.status = v_status then
    return;
  end if;
  if v_credit.status <> 'requested' then
    raise exception 'This report was already decided.' using errcode = 'HXILD';
  end if;
  update private.lead_credits c set status = v_status, answer = coalesce(btrim(p_answer), ''), decided_at = now()
  where c.quote_id = p_id;
  perform private.log_admin_action(
    'vendor_review', v.user_id, (select p.email from public.profiles p where p.id = v.user_id),
    jsonb_build_object('vendor_id', v.id, 'company_name', v.company_name, 'lead_credit', p_id, 'decision', v_status)
  )
  from public.vendors v where v.id = v_credit.vendor_id;
  select * into v_quote from private.project_quotes q where q.id = p_id;
  perform private.notify_vendor_of_project(v_quote, 'lead_credit_' || v_status, 'credit');
end $$;

-- Staff only: grants or refuses a credit, with an answer that the vendor reads.
select private.expose('decide_lead_credit', 'authenticated');

create function private.lead_credits_to_decide() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff can decide about credits.' using errcode = '42501';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', c.quote_id, 'vendor_id', v.id, 'vendor', v.company_name, 'reason', c.reason, 'note', c.note,
      'requested_at', c.requested_at, 'title', p.title, 'category', p.category, 'state', p.state,
      'details', p.details, 'source', q.source, 'asked_at', q.asked_at
    ) order by c.requested_at, c.quote_id), '[]')
    from (
      select * from private.lead_credits x where x.status = 'requested' order by x.requested_at, x.quote_id limit 100
    ) c
    join private.project_quotes q on q.id = c.quote_id
    join private.projects p on p.id = q.project_id
    join public.vendors v on v.id = c.vendor_id
  );
end $$;

-- Staff only: up to 100 reports to decide, the oldest first, without the client's name.
select private.expose('lead_credits_to_decide', 'authenticated');

-- Returns a request's credit for its vendor; null without one.
create function private.get_lead_credit(p_quote_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object('status', c.status, 'reason', c.reason, 'note', c.note, 'answer', c.answer)
    from private.lead_credits c where c.quote_id = p_quote_id
  );
end $$;
