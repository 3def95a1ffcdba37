-- Returns pending items of education: courses assigned to the caller that are overdue or due within two weeks, and for staff
-- reviews, drafts, and reported posts to decide. Null if nothing waits.
create function private.figures_of_education() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_courses constant jsonb := (
    select coalesce(jsonb_agg(c order by c ->> 'due_on'), '[]') from jsonb_array_elements(private.list_courses_assigned_to_me()) c
    where c ->> 'state' <> 'done' and (c ->> 'due_on')::date <= current_date + 14
  );
  v_is_staff constant boolean := private.is_staff();
  v_figures constant jsonb := jsonb_build_object(
    'due', jsonb_array_length(v_courses),
    'overdue', (select count(*) from jsonb_array_elements(v_courses) c where c ->> 'state' = 'overdue'),
    'first', case when v_courses <> '[]' then jsonb_build_object(
      'title', v_courses -> 0 -> 'title', 'organization', v_courses -> 0 -> 'organization', 'due_on', v_courses -> 0 -> 'due_on'
    ) end,
    'reviews', (
      select count(*) from (
        select from private.course_reviews r where v_is_staff and r.state = 'waiting' and r.author_id is distinct from auth.uid() limit 1000
      ) r
    ),
    'drafts', (select count(*) from private.course_drafts d where v_is_staff and d.state = 'in_review'),
    'reports', (
      select count(distinct coalesce(r.answer_id, r.question_id)) from private.community_reports r where v_is_staff and r.decided_at is null
    )
  );
begin
  return case when v_figures <> '{"due": 0, "overdue": 0, "first": null, "reviews": 0, "drafts": 0, "reports": 0}' then v_figures end;
end $$;
grant execute on function private.figures_of_education() to authenticated;
