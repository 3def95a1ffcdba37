-- What a vendor does with a request.
create function private.quote_project(
  p_id uuid, p_project_n public.whole_number, p_price public.whole_dollars, p_price_per text, p_scope text,
  p_begins_on date default null, p_weeks public.whole_number default null, p_holds_until date default null
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_quote private.project_quotes := private.lock_open_quote(p_id);
  v_project private.projects;
begin
  select * into v_project from private.projects p where p.id = v_quote.project_id;
  if v_project.status <> 'open' or v_quote.status not in ('asked', 'quoted', 'declined', 'withdrawn') then
    raise exception 'This request is no longer open.' using errcode = 'HXPJR';
  end if;
  if v_project.n is distinct from p_project_n then
    raise exception 'This project has changed. Reload and try again.' using errcode = 'HXPJC';
  end if;
  -- An identical quote is a retry of a lost response.
  if v_quote.status = 'quoted' and not v_quote.is_outdated
    and (v_quote.price, v_quote.price_per, v_quote.scope, v_quote.begins_on, v_quote.weeks, v_quote.holds_until)
    is not distinct from (p_price, p_price_per, btrim(p_scope), p_begins_on, p_weeks, p_holds_until)
  then
    return v_quote.n;
  end if;
  if private.is_past_nationwide(v_project.answers_by) then
    raise exception 'The deadline for quotes has passed.' using errcode = 'HXPJP';
  end if;
  if private.is_past_nationwide(p_holds_until) then
    raise exception 'The quote would already have expired.' using errcode = 'HXPJE';
  end if;
  perform private.enforce_rate_limit('quote', 60, interval '1 hour');
  update private.project_quotes q
  set status = 'quoted', price = p_price, price_per = p_price_per, scope = btrim(p_scope), begins_on = p_begins_on,
    weeks = p_weeks, holds_until = p_holds_until, n = q.n + 1, is_outdated = false, answered_at = now(),
    first_answered_at = coalesce(q.first_answered_at, now()), reason = null
  where q.id = p_id returning * into v_quote;
  perform private.notify_requester_of_quote(v_quote, 'project_quoted', 'quoted');
  return v_quote.n;
end $$;

-- Submits or replaces a quote for the version the vendor read. Returns its number; idempotent.
select private.expose('quote_project', 'authenticated');

create function private.decline_project(p_id uuid, p_reason text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_quote private.project_quotes := private.lock_own_quote(p_id);
begin
  if v_quote.status in ('declined', 'withdrawn') then
    return;
  end if;
  if v_quote.status not in ('asked', 'quoted') then
    raise exception 'This request is no longer open.' using errcode = 'HXPJR';
  end if;
  update private.project_quotes q
  set status = case when q.status = 'asked' then 'declined' else 'withdrawn' end,
    reason = nullif(btrim(p_reason), ''), answered_at = now(),
    first_answered_at = coalesce(q.first_answered_at, now())
  where q.id = p_id returning * into v_quote;
  perform private.notify_requester_of_quote(v_quote, 'project_declined', 'declined:' || v_quote.n);
end $$;

-- Declines a request or withdraws its quote; while the project is open, the vendor can quote again.
select private.expose('decline_project', 'authenticated');

create function private.ask_about_project(p_id uuid, p_question_id uuid, p_question text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_quote private.project_quotes := private.lock_open_quote(p_id);
begin
  if exists (select from private.project_questions u where u.id = p_question_id and u.quote_id = p_id) then
    return;
  end if;
  if v_quote.status not in ('asked', 'quoted', 'chosen')
    or not exists (select from private.projects p where p.id = v_quote.project_id and p.status in ('open', 'awarded'))
  then
    raise exception 'This request is no longer open.' using errcode = 'HXPJR';
  end if;
  if (select count(*) from private.project_questions u where u.quote_id = p_id) >= 20 then
    raise exception 'You can ask at most 20 questions about a project.' using errcode = 'HXPJM';
  end if;
  perform private.enforce_rate_limit('project_question', 30, interval '1 hour');
  insert into private.project_questions (id, quote_id, question) values (p_question_id, p_id, btrim(p_question))
  on conflict (id) do nothing;
  if found then
    perform private.notify_requester_of_quote(v_quote, 'project_question', 'question:' || p_question_id);
  end if;
end $$;

-- Asks a question about a project; idempotent by ID.
select private.expose('ask_about_project', 'authenticated');
