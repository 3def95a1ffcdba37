-- Reports by members, and decisions of staff.
create function private.report_community_post(p_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_question private.community_questions;
  v_answer private.community_answers;
begin
  select * into v_answer from private.community_answers a where a.id = p_id for update;
  select * into v_question from private.community_questions q where q.id = coalesce(v_answer.question_id, p_id) for update;
  if not private.can_read_community_question(v_question) then
    raise exception 'Question not found.' using errcode = 'HXWQN';
  end if;
  if coalesce(v_answer.author_id, v_question.author_id) = auth.uid() then
    raise exception 'This is your own post.' using errcode = 'HXWQO';
  end if;
  perform private.check_community_post('community_report', 20, '');
  insert into private.community_reports (question_id, answer_id, reporter_id, reason)
  values (case when v_answer.id is null then p_id end, v_answer.id, auth.uid(), btrim(p_reason))
  on conflict do nothing;
  -- Three members hide a post until staff decided about it.
  if (
    select count(*) from private.community_reports r
    where r.decided_at is null and p_id in (r.question_id, r.answer_id)
  ) >= 3 then
    update private.community_answers a set hidden_at = now() where a.id = p_id and a.hidden_at is null and a.reviewed_at is null;
    update private.community_questions q set hidden_at = now() where q.id = p_id and q.hidden_at is null and q.reviewed_at is null;
  end if;
end $$;

-- Reports a post to staff, once per member. Three reports hide it until staff decides.
select private.expose('report_community_post', 'authenticated');

create function private.list_community_reports() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_education_staff();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'post_id', o.post_id, 'question_id', o.question_id, 'title', q.title, 'body', coalesce(a.body, q.body),
      'is_answer', a.id is not null, 'author', private.get_post_author(coalesce(a.author_id, q.author_id), false),
      'is_hidden', coalesce(a.hidden_at, case when a.id is null then q.hidden_at end) is not null, 'reports', o.reports, 'first_at', o.first_at,
      'reasons', o.reasons
    ) order by o.first_at, o.post_id), '[]')
    from (
      select coalesce(r.answer_id, r.question_id) as post_id, r.answer_id, coalesce(r.question_id, x.question_id) as question_id,
        count(*) as reports, min(r.created_at) as first_at, jsonb_agg(r.reason order by r.created_at) as reasons
      from private.community_reports r left join private.community_answers x on x.id = r.answer_id
      where r.decided_at is null
      group by r.answer_id, r.question_id, x.question_id
      order by min(r.created_at) limit 100
    ) o
    join private.community_questions q on q.id = o.question_id
    left join private.community_answers a on a.id = o.answer_id
  );
end $$;

-- Staff only: returns reported posts that wait for a decision.
select private.expose('list_community_reports', 'authenticated');

create function private.decide_community_post(p_id uuid, p_is_kept boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_author_id uuid;
begin
  perform private.require_education_staff();
  select coalesce(
    (select a.author_id from private.community_answers a where a.id = p_id for update),
    (select q.author_id from private.community_questions q where q.id = p_id)
  ) into v_author_id;
  if v_author_id is null then
    raise exception 'Post not found.' using errcode = 'HXWQN';
  end if;
  if v_author_id = auth.uid() then
    raise exception 'You cannot decide about your own post.' using errcode = '42501';
  end if;
  update private.community_answers a
  set hidden_at = case when not coalesce(p_is_kept, false) then coalesce(a.hidden_at, now()) end, reviewed_at = now(), reviewed_by = auth.uid()
  where a.id = p_id;
  update private.community_questions q
  set hidden_at = case when not coalesce(p_is_kept, false) then coalesce(q.hidden_at, now()) end, reviewed_at = now(), reviewed_by = auth.uid()
  where q.id = p_id;
  update private.community_questions q set accepted_answer_id = null where q.accepted_answer_id = p_id and not coalesce(p_is_kept, false);
  update private.community_reports r set decided_at = now() where r.decided_at is null and p_id in (r.question_id, r.answer_id);
  if not coalesce(p_is_kept, false) then
    perform private.notify(v_author_id, 'community_post_hidden', 'community_post_hidden:' || p_id, '{}', '{}');
  end if;
end $$;

-- Staff only: keeps a reported post or hides it, and notifies its author. Never their own.
select private.expose('decide_community_post', 'authenticated');
