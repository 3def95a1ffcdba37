-- Walk-throughs of mock surveys. The items are the ones that the survey copied from its checklist when it started.
create function private.record_mock_survey(p_id uuid, p_results public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_survey constant private.surveys := private.begin_survey_change(p_id);
  v_item jsonb;
  v_result jsonb;
  v_note text;
  v_results jsonb := '{}';
  v_order_id uuid;
begin
  if v_survey.kind <> 'mock' then
    raise exception 'Record not found.' using errcode = '42501';
  elsif v_survey.finished_at is not null then
    return;
  end if;
  for v_item in select i from jsonb_array_elements(v_survey.items) i loop
    v_result := p_results -> (v_item ->> 'id');
    v_note := nullif(btrim(v_result ->> 'note'), '');
    if coalesce(v_result ->> 'value', '') not in ('pass', 'fail', 'not_applicable') then
      raise exception 'Answer every item.' using errcode = 'HXXIA';
    elsif not coalesce(private.is_single_line(v_note, 300), true) then
      raise exception 'Describe the problem in one plain line.' using errcode = 'HXXNT';
    end if;
    v_results := v_results || jsonb_build_object(v_item ->> 'id', jsonb_build_object('value', v_result -> 'value', 'note', v_note));
    continue when v_result ->> 'value' <> 'fail';
    v_order_id := null;
    if (v_item ->> 'is_physical')::boolean then
      v_order_id := private.request_work_order(md5(p_id || ':' || (v_item ->> 'id'))::uuid, v_survey.community_id, jsonb_build_object(
        'title', left('Mock survey: ' || (v_item ->> 'label'), 120), 'description', v_note, 'area', 'Mock survey', 'priority', 'high'
      ));
    end if;
    insert into private.survey_findings (id, survey_id, tag, title, regulation, observation, item, work_order_id)
    values (
      md5(p_id || '/' || (v_item ->> 'id'))::uuid, p_id, v_item ->> 'tag', v_item ->> 'label', nullif(v_item ->> 'source', ''), v_note, v_item ->> 'id',
      v_order_id
    );
  end loop;
  update private.surveys s
  set results = v_results, finished_at = now(), finished_by_name = coalesce(private.get_my_display_name(), ''),
    ended_on = private.get_community_day(s.community_id), version = s.version + 1
  where s.id = p_id;
end $$;

-- Finishes a mock survey. Each failed item becomes a finding, and a physical one opens a work order. A repeat changes
-- nothing.
select private.expose('record_mock_survey', 'authenticated');
