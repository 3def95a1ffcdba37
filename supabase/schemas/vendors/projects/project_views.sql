-- What each side can read of projects.
create function private.my_projects(
  p_statuses text[] default null, p_after text default null, p_page_size public.whole_number default 50
) returns table (
  id uuid, title text, category text, state text, place text, status text, created_at timestamptz, answers_by date,
  asked integer, quoted integer, questions integer, lowest bigint, chosen text, price bigint, price_per text, cursor text
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_size constant integer := private.limit_page_size(p_page_size, 50, 200);
  c_scope constant text := 'projects';
  v_me constant uuid := auth.uid();
  v_from constant private.time_cursor := private.open_time_cursor(c_scope, p_after);
begin
  if not private.is_approved() then
    raise exception 'Only approved accounts can view projects.' using errcode = '42501';
  end if;
  return query
  select
    p.id, p.title, p.category, p.state, p.place, p.status, p.created_at, p.answers_by,
    q.asked, q.quoted, q.questions, q.lowest, q.chosen, q.price, q.price_per,
    private.seal_cursor(c_scope, jsonb_build_array(p.created_at, p.id))
  from private.projects p
  cross join lateral (
    select
      count(*)::integer as asked,
      count(*) filter (where x.status in ('quoted', 'chosen', 'passed') and x.n > 0)::integer as quoted,
      coalesce(sum((
        select count(*) from private.project_questions u where u.quote_id = x.id and u.answer is null
      )), 0)::integer as questions,
      case when count(distinct x.price_per) filter (where x.status = 'quoted') = 1
        then min(x.price) filter (where x.status = 'quoted') end as lowest,
      max(x.vendor_name) filter (where x.status = 'chosen') as chosen,
      max(x.price) filter (where x.status = 'chosen') as price,
      coalesce(
        max(x.price_per) filter (where x.status = 'chosen'), max(x.price_per) filter (where x.status = 'quoted')
      ) as price_per
    from private.project_quotes x where x.project_id = p.id
  ) q
  where p.account = v_me and (p_statuses is null or p.status = any (p_statuses))
    and (p.created_at, p.id) < (v_from.at, v_from.id)
  order by p.created_at desc, p.id desc
  limit v_size;
end $$;

-- Returns a page of the caller's own projects, newest first. `lowest` compares quotes priced by the same
-- unit.
select private.expose('my_projects', 'authenticated', 'plain');

create function private.build_project_json(p_project private.projects) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'title', p_project.title, 'category', p_project.category, 'state', p_project.state, 'place', p_project.place,
    'details', p_project.details, 'begins_on', p_project.begins_on, 'budget_from', p_project.budget_from,
    'budget_to', p_project.budget_to, 'answers_by', p_project.answers_by, 'is_named', p_project.is_named,
    'status', p_project.status, 'n', p_project.n, 'created_at', p_project.created_at, 'decided_at', p_project.decided_at, 'ended_at', p_project.ended_at
  )
$$;

create function private.build_quote_json(p_quote private.project_quotes) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_quote.id, 'status', p_quote.status, 'asked_at', p_quote.asked_at, 'price', p_quote.price,
    'price_per', p_quote.price_per, 'scope', p_quote.scope, 'begins_on', p_quote.begins_on, 'weeks', p_quote.weeks,
    'holds_until', p_quote.holds_until, 'n', p_quote.n, 'is_outdated', p_quote.is_outdated,
    'answered_at', p_quote.answered_at, 'reason', p_quote.reason
  )
$$;

-- Returns the other side's contact details after a quote was accepted; null for a deleted account.
create function private.get_accepted_quote_contact(p_account uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object('name', private.get_requester_name(p), 'email', p.email, 'phone', p.phone)
    from public.profiles p where p.id = p_account and not private.is_account_being_deleted(p.id)
  );
end $$;

-- Returns a project's questions and answers. A vendor sees their own and all answered ones, anonymously;
-- questions asked after another vendor was chosen are hidden. The requester, who has no quote, sees all with
-- names.
create function private.list_project_questions(p_project private.projects, p_quote private.project_quotes) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', u.id, 'question', u.question, 'asked_at', u.asked_at, 'answer', u.answer, 'answered_at', u.answered_at,
      'vendor', case when p_quote.id is null then q.vendor_name end, 'is_mine', coalesce(q.id = p_quote.id, false)
    ) order by u.asked_at, u.id), '[]')
    from private.project_questions u join private.project_quotes q on q.id = u.quote_id
    where q.project_id = p_project.id and (
      p_quote.id is null or q.id = p_quote.id
      or u.answered_at <= case when p_quote.status = 'chosen' then 'infinity' else coalesce(p_project.decided_at, 'infinity') end
    )
  );
end $$;

create function private.project(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_project private.projects;
begin
  select * into v_project from private.projects p where p.id = p_id and p.account = auth.uid();
  if v_project.id is null or not private.is_approved() then
    return null;
  end if;
  return private.build_project_json(v_project) || jsonb_build_object(
    'id', v_project.id,
    'quotes', (
      select coalesce(jsonb_agg(private.build_quote_json(q) || jsonb_build_object(
        'vendor', q.vendor_name, 'vendor_id', q.vendor_id, 'contact', case
          when q.status = 'chosen' then private.get_accepted_quote_contact(
            (select v.user_id from public.vendors v where v.id = q.vendor_id)
          )
        end
      ) order by q.status <> 'chosen', q.status <> 'quoted', q.price, q.asked_at, q.id), '[]')
      from private.project_quotes q where q.project_id = p_id
    ),
    'questions', private.list_project_questions(v_project, null), 'review', private.get_project_review(p_id),
    'portfolio', private.get_portfolio_consent(p_id)
  );
end $$;

-- Returns the caller's own project with quotes and questions; null for any other.
select private.expose('project', 'authenticated');

create function private.vendors_for_project(
  p_id uuid, p_search text default '', p_is_everywhere boolean default false
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_patterns constant text[] := private.search_patterns(p_search);
  v_project private.projects;
begin
  select * into v_project from private.projects p where p.id = p_id and p.account = auth.uid();
  if v_project.id is null or not private.is_approved() then
    return null;
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', v.id, 'company_name', v.company_name, 'description', v.description, 'category', v.category,
      'states', v.states, 'specialization_tags', v.specialization_tags, 'years_experience', v.years_experience,
      'availability_status', v.availability_status, 'is_asked', v.is_asked
    ) order by v.is_asked desc, v.ranking desc, lower(v.company_name), v.id), '[]')
    from (
      select w.*, true as is_asked from private.project_quotes q join public.vendors w on w.id = q.vendor_id
      where q.project_id = p_id and w.verification_status = 'verified'
      union all
      -- In directory order, so no more are scanned than needed.
      (
        select w.*, false from public.vendors w
        where w.verification_status = 'verified' and w.user_id is not null
          and (p_is_everywhere or (w.category = v_project.category and v_project.state = any (w.states)))
          and private.normalize_search_text(concat_ws(' ', w.company_name, w.description, array_to_string(w.specialization_tags, ' ')))
            like all (v_patterns)
          and not exists (select from private.project_quotes q where q.project_id = p_id and q.vendor_id = w.id)
          and private.can_receive_requests(w, v_project.account)
        order by -w.ranking, lower(w.company_name), w.id limit 100
      )
    ) v
  );
end $$;

-- Returns vendors the caller can ask about a project: matching its trade and state, or everywhere, up to 100;
-- already asked ones come first. Null for someone else's project.
select private.expose('vendors_for_project', 'authenticated');

create function private.my_requests(
  p_statuses text[] default null, p_after text default null, p_page_size public.whole_number default 50
) returns table (
  id uuid, title text, asker text, company text, category text, state text, place text, status text,
  project_status text, asked_at timestamptz, answers_by date, budget_from bigint, budget_to bigint, price bigint,
  price_per text, holds_until date, answered_at timestamptz, is_outdated boolean, source text, respond_by timestamptz,
  cursor text
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_size constant integer := private.limit_page_size(p_page_size, 50, 200);
  c_scope constant text := 'project requests';
  v_vendor constant uuid := private.get_my_vendor_id();
  v_from constant private.time_cursor := private.open_time_cursor(c_scope, p_after);
begin
  if not private.is_approved() then
    raise exception 'Only approved accounts can view requests.' using errcode = '42501';
  end if;
  return query
  select
    q.id, p.title, case when private.can_see_requester(p, q) then private.get_requester_name(a) end,
    case when private.can_see_requester(p, q) then private.business_name(a) end, p.category, p.state, p.place, q.status, p.status,
    q.asked_at, p.answers_by, p.budget_from, p.budget_to, q.price, q.price_per, q.holds_until, q.answered_at,
    q.is_outdated and q.status = 'quoted', q.source, q.respond_by,
    private.seal_cursor(c_scope, jsonb_build_array(q.asked_at, q.id))
  from private.project_quotes q
  join private.projects p on p.id = q.project_id
  join public.profiles a on a.id = p.account
  where q.vendor_id = v_vendor and (
      p_statuses is null
      or case when q.status = 'passed' and q.n = 0 then 'missed' else q.status end = any (p_statuses)
    )
    and (q.asked_at, q.id) < (v_from.at, v_from.id)
  order by q.asked_at desc, q.id desc
  limit v_size;
end $$;

-- Returns a page of requests to the caller's vendor profile, newest first. Filter `missed` finds those
-- decided before the vendor quoted.
select private.expose('my_requests', 'authenticated', 'plain');

create function private.project_request(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_vendor constant uuid := private.get_my_vendor_id();
  v_quote private.project_quotes;
begin
  select * into v_quote from private.project_quotes q where q.id = p_id and q.vendor_id = v_vendor;
  if v_quote.id is null then
    return null;
  end if;
  return (
    select private.build_quote_json(v_quote) || jsonb_build_object(
      'asker', case when private.can_see_requester(p, v_quote) then private.get_requester_name(a) end,
      'company', case when private.can_see_requester(p, v_quote) then private.business_name(a) end,
      'contact', case when v_quote.status = 'chosen' then private.get_accepted_quote_contact(p.account) end,
      'project', private.build_project_json(p), 'questions', private.list_project_questions(p, v_quote),
      'source', v_quote.source, 'respond_by', v_quote.respond_by, 'credit', private.get_lead_credit(v_quote.id)
    )
    from private.projects p join public.profiles a on a.id = p.account where p.id = v_quote.project_id
  );
end $$;

-- Returns one request to the caller's vendor profile: project, questions, and own quote. Null for others.
select private.expose('project_request', 'authenticated');

-- Dashboard counts of pending work on both sides.
create function private.figures_of_projects() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me constant uuid := auth.uid();
  v_vendor constant uuid := private.get_my_vendor_id();
begin
  if not private.is_approved() then
    return null;
  end if;
  return (
    select case when a.running + a.requests + a.quoted + a.won = 0 then null else to_jsonb(a) end
    from (
      select
        (select count(*) from private.projects p where p.account = v_me and p.status in ('open', 'awarded')) as running,
        (
          select count(*) from private.projects p
          where p.account = v_me and p.status = 'open'
            and exists (select from private.project_quotes q where q.project_id = p.id and q.status = 'quoted')
        ) as to_compare,
        (
          select count(*) from private.projects p
          join private.project_quotes q on q.project_id = p.id join private.project_questions u on u.quote_id = q.id
          where p.account = v_me and p.status in ('open', 'awarded') and u.answer is null
        ) as questions,
        (
          select count(*) from private.project_quotes q join private.projects p on p.id = q.project_id
          where q.vendor_id = v_vendor and p.status = 'open' and not coalesce(private.is_past_nationwide(p.answers_by), false)
            and (q.status = 'asked' or (q.status = 'quoted' and q.is_outdated))
        ) as requests,
        (
          select count(*) from private.project_quotes q join private.projects p on p.id = q.project_id
          where q.vendor_id = v_vendor and q.status = 'quoted' and not q.is_outdated and p.status = 'open'
        ) as quoted,
        (
          select count(*) from private.project_quotes q join private.projects p on p.id = q.project_id
          where q.vendor_id = v_vendor and q.status = 'chosen' and p.status = 'awarded'
        ) as won
    ) a
  );
end $$;
grant execute on function private.figures_of_projects() to authenticated;
