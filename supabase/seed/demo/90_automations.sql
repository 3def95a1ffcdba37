-- Automation rules of the demo's broker: active ones, one paused, their runs and those waiting for approval.
-- Requires leads and deals; idempotent.
do $$
declare
  v_ben constant uuid := 'dec0de00-0000-4000-8000-000000000004';
  v_tenant uuid;
  v_workspace_id uuid;
  v_id constant text := 'dec0de00-0000-4000-8000-00000000900';
begin
  select u.tenant_id into v_tenant from public.tenant_users u where u.user_id = v_ben and u.is_active;
  if exists (select from public.automations) or not exists (select from public.profiles p where p.id = v_ben) then
    return;
  end if;
  v_workspace_id := private.get_workspace_id(v_ben, v_tenant, 'private');
  insert into public.automations (
    id, owner_id, tenant_id, workspace_id, name, is_on, on_since, swept_at, occasion, occasion_value, conditions, acts
  )
  select (v_id || r.place)::uuid, v_ben, v_tenant, v_workspace_id, r.name, r.is_on, now() - interval '40 days', now(), r.occasion,
    r.value, r.conditions::jsonb, r.acts::jsonb
  from (values
    (1, 'Call back every inquiry', true, 'inquiry_came', null, '[]',
      '[{"do": "task", "title": "Call {record} about the inquiry", "to": "me", "days": 1}]'),
    (2, 'Next step for a stalled deal', true, 'deal_stalls', '21', '[]',
      '[{"do": "task", "title": "Decide what is next for {record}", "to": "owner", "days": 2}, {"do": "tag", "tag": "stalled"}]'),
    (3, 'Make a deal of funded buyers', true, 'lead_came', null,
      '[{"field": "funds", "is": "any_of", "value": ["seen", "verified"]}]', '[{"do": "tag", "tag": "funded"}, {"do": "deal"}]'),
    (4, 'Prepare the PSA once the LOI is signed', false, 'deal_moved', 'loi_signed', '[]',
      '[{"do": "task", "title": "Send the PSA draft for {record}", "to": "owner", "days": 3}]')
  ) as r (place, name, is_on, occasion, value, conditions, acts);
  insert into public.automation_runs (
    id, automation_id, owner_id, workspace_id, organization_id, cause, kind, record_id, title, at, outcome, reason, detail, steps
  )
  select md5('run ' || f.rule || f.record_id)::uuid, (v_id || f.rule)::uuid, v_ben, v_workspace_id, coalesce(v_tenant, v_ben),
    'demo:' || f.record_id, f.kind, f.record_id, f.title,
    least(now() - interval '3 hours', f.at), f.outcome, f.reason, f.detail::jsonb, f.steps::jsonb
  from (
    (
      select 1 as rule, 'leads' as kind, l.id as record_id, l.name as title, l.received_at + interval '20 seconds' as at,
        'done' as outcome, null as reason, null as detail,
        '[{"do": "task", "title": "Call {record} about the inquiry", "to": "me", "days": 1, "made": null}]' as steps
      from public.leads l where l.owner_id = v_ben and l.source = 'inquiry' and l.deleted_at is null
      order by l.received_at desc, l.id limit 5
    ) union all (
      select 2, 'deals', d.id, d.name, now() - interval '2 days', 'done', null, null,
        '[{"do": "tag", "tag": "stalled", "made": null}, {"do": "task", "title": "Decide what is next for {record}", "to": "owner", "days": 2, "made": null}]'
      from public.deals d where d.owner_id = v_ben and d.stage not in ('won', 'lost') and d.deleted_at is null
      order by d.stage_since, d.id limit 3
    ) union all (
      select 3, 'leads', l.id, l.name, now() - interval '5 hours', 'waiting', null, null,
        '[{"do": "tag", "tag": "funded", "made": null}, {"do": "deal"}]'
      from public.leads l
      where l.owner_id = v_ben and l.status in ('new', 'contacted', 'qualified') and l.deleted_at is null
        and l.funds in ('seen', 'verified')
      order by l.received_at desc, l.id limit 2
    ) union all (
      select 3, 'leads', l.id, l.name, l.received_at + interval '15 seconds', 'not_run', 'condition',
        '{"field": "funds", "is": "any_of", "value": ["seen", "verified"]}', '[]'
      from public.leads l where l.owner_id = v_ben and l.deleted_at is null and l.funds is null
      order by l.received_at desc, l.id limit 4
    )
  ) f
  on conflict do nothing;
end $$;
