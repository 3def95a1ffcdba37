-- What users do with their own projects.
create function private.save_project(
  p_id uuid, p_title text, p_category text, p_state text, p_details text, p_place text default '',
  p_begins_on date default null, p_budget_from public.whole_dollars default null,
  p_budget_to public.whole_dollars default null, p_answers_by date default null,
  p_is_named boolean default false, p_n public.whole_number default null
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := auth.uid();
  v_project private.projects;
  v_quote private.project_quotes;
  v_is_other boolean;
begin
  if v_me is null or not private.is_approved() then
    raise exception 'Project not found.' using errcode = 'HXPJN';
  end if;
  if private.is_past_nationwide(p_answers_by) then
    raise exception 'The deadline for quotes has passed.' using errcode = 'HXPJD';
  end if;
  perform private.enforce_rate_limit('project', 60, interval '1 hour');
  if p_n is null then
    insert into private.projects (
      id, account, title, category, state, place, details, begins_on, budget_from, budget_to, answers_by, is_named
    )
    values (
      p_id, v_me, btrim(p_title), p_category, p_state, coalesce(btrim(p_place), ''), btrim(p_details), p_begins_on,
      p_budget_from, p_budget_to, p_answers_by, coalesce(p_is_named, false)
    )
    on conflict (id) do nothing
    returning * into v_project;
    if v_project.id is not null then
      return v_project.n;
    end if;
  end if;
  v_project := private.lock_own_project(p_id);
  v_is_other := (v_project.title, v_project.category, v_project.state, v_project.place, v_project.details, v_project.begins_on)
    is distinct from (btrim(p_title), p_category, p_state, coalesce(btrim(p_place), ''), btrim(p_details), p_begins_on);
  -- A repeated save is a retry of a lost response; no one is notified.
  if not v_is_other
    and (v_project.budget_from, v_project.budget_to, v_project.answers_by, v_project.is_named)
    is not distinct from (p_budget_from, p_budget_to, p_answers_by, coalesce(p_is_named, false))
  then
    return v_project.n;
  end if;
  if v_project.status not in ('draft', 'open') then
    raise exception 'This project is no longer open.' using errcode = 'HXPJO';
  end if;
  if p_n is distinct from v_project.n then
    raise exception 'This project has changed. Reload and try again.' using errcode = 'HXPJC';
  end if;
  update private.projects p
  set title = btrim(p_title), category = p_category, state = p_state, place = coalesce(btrim(p_place), ''),
    details = btrim(p_details), begins_on = p_begins_on, budget_from = p_budget_from, budget_to = p_budget_to,
    answers_by = p_answers_by, is_named = coalesce(p_is_named, false), n = p.n + 1
  where p.id = p_id returning * into v_project;
  for v_quote in
    update private.project_quotes q set is_outdated = q.is_outdated or (q.status = 'quoted' and v_is_other)
    where q.project_id = p_id and q.status in ('asked', 'quoted') returning *
  loop
    perform private.notify_vendor_of_project(v_quote, 'project_changed', 'changed');
  end loop;
  return v_project.n;
end $$;

-- Creates a project, or edits version `p_n` that the caller read; asked vendors are notified, and outdated
-- quotes must be resubmitted before they can be accepted. Returns the current version.
select private.expose('save_project', 'authenticated');

-- True if a vendor may work for an account: verified, run by someone else with access, and neither blocks the
-- other.
create function private.can_serve_account(p_vendor public.vendors, p_account uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return p_account is not null and p_vendor.verification_status = 'verified' and p_vendor.user_id <> p_account
    and private.can_receive_notifications(p_vendor.user_id) and not private.is_account_being_deleted(p_vendor.user_id)
    and not private.is_blocked_between(p_vendor.user_id, p_account);
end $$;

-- True if an account can request quotes from a vendor: they accept work and their documents are valid. False
-- for signed-out users. The reason is not disclosed: it could reveal a block.
-- Returns whether a vendor takes requests from anyone at all.
create function private.takes_requests(p_vendor public.vendors) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(
    p_vendor.availability_status <> 'unavailable' and not private.has_lapsed(p_vendor.id)
    and private.has_lead_capacity(p_vendor.id), false
  );
end $$;

create function private.can_receive_requests(p_vendor public.vendors, p_account uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(private.can_serve_account(p_vendor, p_account) and private.takes_requests(p_vendor), false);
end $$;

create function private.check_project_can_be_sent(p_project private.projects) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_project.status not in ('draft', 'open') then
    raise exception 'This project is no longer open.' using errcode = 'HXPJO';
  end if;
  if private.is_past_nationwide(p_project.answers_by) then
    raise exception 'The deadline for quotes has passed.' using errcode = 'HXPJD';
  end if;
end $$;

-- Sends a project to vendors that were not asked before, in ID order so that simultaneous requests can't block each other.
create function private.add_project_quotes(p_project private.projects, p_vendors uuid[], p_source text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_quote private.project_quotes;
begin
  if (select count(*) from private.project_quotes q where q.project_id = p_project.id) + cardinality(p_vendors) > 10 then
    raise exception 'You can send a project to up to ten vendors.' using errcode = 'HXPJV';
  end if;
  perform private.enforce_rate_limit('ask_vendors', 30, interval '1 day');
  insert into private.project_quotes (project_id, vendor_id, vendor_name, source)
  select p_project.id, v.id, v.company_name, p_source from public.vendors v
  where v.id = any (p_vendors) and private.can_receive_requests(v, p_project.account)
  order by v.id;
  if (select count(*) from private.project_quotes q where q.project_id = p_project.id and q.vendor_id = any (p_vendors))
    < cardinality(p_vendors)
  then
    raise exception 'One of these vendors is not accepting requests.' using errcode = 'HXPJW';
  end if;
  update private.projects p set status = 'open' where p.id = p_project.id;
  for v_quote in
    select * from private.project_quotes q where q.project_id = p_project.id and q.vendor_id = any (p_vendors)
  loop
    perform private.notify_vendor_of_project(v_quote, 'project_asked', 'asked');
  end loop;
end $$;

create function private.ask_vendors(p_id uuid, p_vendors uuid[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_project constant private.projects := private.lock_own_project(p_id);
  v_wanted constant uuid[] := array(
    select distinct w from unnest(p_vendors) w
    where w is not null and not exists (
      select from private.project_quotes q where q.project_id = p_id and q.vendor_id = w
    )
  );
begin
  if cardinality(v_wanted) = 0 then
    return 0;
  end if;
  perform private.check_project_can_be_sent(v_project);
  perform private.add_project_quotes(v_project, v_wanted, 'direct');
  return cardinality(v_wanted);
end $$;

-- Sends a project to vendors, skipping those already asked. Returns how many are new.
select private.expose('ask_vendors', 'authenticated');

-- Notifies vendors still waiting that they were not chosen.
create function private.close_open_quotes(p_project_id uuid, p_kind text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_quote private.project_quotes;
begin
  for v_quote in
    update private.project_quotes q set status = 'passed'
    where q.project_id = p_project_id and q.status in ('asked', 'quoted') returning *
  loop
    perform private.notify_vendor_of_project(v_quote, p_kind, 'closed');
  end loop;
end $$;

create function private.choose_project_quote(p_id uuid, p_n public.whole_number) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_project private.projects := private.lock_own_project(
    (select q.project_id from private.project_quotes q where q.id = p_id)
  );
  v_quote private.project_quotes;
begin
  select * into v_quote from private.project_quotes q where q.id = p_id for no key update;
  if v_quote.status = 'chosen' then
    return;
  end if;
  if v_project.status <> 'open' then
    raise exception 'This project is no longer open.' using errcode = 'HXPJO';
  end if;
  if v_quote.status <> 'quoted' or v_quote.n is distinct from p_n then
    raise exception 'This quote has changed. Reload and try again.' using errcode = 'HXPJQ';
  end if;
  if v_quote.is_outdated then
    raise exception 'This quote is for an earlier version of the project.' using errcode = 'HXPJS';
  end if;
  if private.is_past_nationwide(v_quote.holds_until) then
    raise exception 'This quote has expired.' using errcode = 'HXPJH';
  end if;
  -- A company whose profile is no longer managed must be notified by the client.
  if not exists (
    select from public.vendors v
    where v.id = v_quote.vendor_id and v.verification_status = 'verified'
      and (v.user_id is null or private.can_serve_account(v, v_project.account))
  ) then
    raise exception 'This vendor is not accepting work right now.' using errcode = 'HXPJG';
  end if;
  update private.project_quotes q set status = 'chosen' where q.id = p_id returning * into v_quote;
  update private.projects p set status = 'awarded', decided_at = now() where p.id = v_project.id;
  perform private.notify_vendor_of_project(v_quote, 'project_chosen', 'chosen');
  perform private.close_open_quotes(v_project.id, 'project_passed');
end $$;

-- Accepts the quote version that the caller read; the other vendors are notified. Only once per project.
select private.expose('choose_project_quote', 'authenticated');

-- Closes a project and notifies waiting vendors and the chosen one.
create function private.close_project(p_id uuid, p_status text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_quote private.project_quotes;
begin
  update private.projects p set status = p_status, ended_at = now() where p.id = p_id;
  perform private.close_open_quotes(p_id, 'project_cancelled');
  for v_quote in select * from private.project_quotes q where q.project_id = p_id and q.status = 'chosen' loop
    perform private.notify_vendor_of_project(v_quote, 'project_' || p_status, 'ended');
  end loop;
end $$;

create function private.end_project(p_id uuid, p_is_done boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_project private.projects := private.lock_own_project(p_id);
  v_status constant text := case when p_is_done then 'done' else 'cancelled' end;
begin
  if v_project.status = 'draft' and v_status = 'cancelled' then
    delete from private.projects p where p.id = p_id;
  elsif v_project.status = 'awarded' or v_project.status = 'open' and v_status = 'cancelled' then
    perform private.close_project(p_id, v_status);
  elsif v_project.status <> v_status then
    raise exception 'This project is no longer open.' using errcode = 'HXPJO';
  end if;
end $$;

-- Closes a project: as done after a vendor was chosen, or canceled; a draft without requests is deleted.
select private.expose('end_project', 'authenticated');

create function private.answer_project_question(p_id uuid, p_answer text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_project private.projects := private.lock_own_project((
    select q.project_id from private.project_questions u join private.project_quotes q on q.id = u.quote_id
    where u.id = p_id
  ));
  v_quote private.project_quotes;
begin
  if v_project.status not in ('open', 'awarded') then
    raise exception 'This project is no longer open.' using errcode = 'HXPJO';
  end if;
  perform private.enforce_rate_limit('project_answer', 60, interval '1 hour');
  update private.project_questions u set answer = coalesce(btrim(p_answer), ''), answered_at = now()
  where u.id = p_id and u.answer is distinct from coalesce(btrim(p_answer), '');
  if not found then
    return;
  end if;
  for v_quote in
    select * from private.project_quotes q where q.project_id = v_project.id and q.status in ('asked', 'quoted', 'chosen')
  loop
    perform private.notify_vendor_of_project(v_quote, 'project_answer', 'answer:' || p_id);
  end loop;
end $$;

-- Answers a vendor's question for all asked vendors; repeating it edits the answer.
select private.expose('answer_project_question', 'authenticated');

-- Clears projects when their owner deletes the account. Drafts are deleted. Sent projects lose all their
-- text, including questions and answers, and are closed; vendors are notified of that only. Trade, state, and
-- each vendor's quote remain.
create function private.anonymize_deleted_account_projects(p_user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.projects p where p.account = p_user_id and p.status = 'draft';
  delete from private.project_questions u using private.project_quotes q, private.projects p
  where q.id = u.quote_id and p.id = q.project_id and p.account = p_user_id;
  update private.projects p
  set title = 'Deleted request', place = '', details = 'The request was deleted together with its account.',
    begins_on = null, budget_from = null, budget_to = null, answers_by = null, is_named = false
  where p.account = p_user_id;
  perform private.close_project(p.id, 'cancelled') from private.projects p
  where p.account = p_user_id and p.status in ('open', 'awarded');
  perform private.end_portfolio_consents(p_user_id);
end $$;
