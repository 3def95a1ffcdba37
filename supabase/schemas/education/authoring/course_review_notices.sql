-- Notifications of reviews: staff who can review a draft, and the authors when it was returned or published.
create function private.notify_course_reviewers(p_draft private.course_drafts) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    r.user_id, 'course_review_asked', format('course_review:%s:%s:asked', p_draft.course_id, p_draft.version),
    jsonb_build_object(
      'course', p_draft.content ->> 'title', 'name', coalesce(private.get_my_display_name(), ''), 'course_id', p_draft.course_id
    ), '{}'
  )
  from (
    select distinct r.user_id from public.user_roles r
    where private.allows_admin_area(array[r.role]) and r.is_active and (r.expires_at is null or r.expires_at > now())
      and r.user_id <> auth.uid() and private.is_account_active(r.user_id) and not exists (
        select from private.course_draft_editors e where e.course_id = p_draft.course_id and e.user_id = r.user_id
      )
    limit 100
  ) r;
end $$;

create function private.notify_course_authors(p_draft private.course_drafts, p_kind text, p_note text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    e.user_id, p_kind, format('course_review:%s:%s:%s', p_draft.course_id, p_draft.version, p_kind),
    jsonb_build_object(
      'course', p_draft.content ->> 'title', 'name', coalesce(private.get_my_display_name(), ''), 'note', left(p_note, 200),
      'course_id', p_draft.course_id
    ), '{}'
  )
  from private.course_draft_editors e where e.course_id = p_draft.course_id and e.user_id <> auth.uid();
end $$;
