-- RFPs on dashboards and in the palette.
create function private.figures_of_rfps() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me constant uuid := auth.uid();
  v_vendor constant uuid := private.get_my_vendor_id();
  v_figures jsonb;
begin
  if not private.is_approved() then
    return null;
  end if;
  with own as (
    select r, t.scored_at, private.get_rfp_rights(r, v_me) as rights,
      (
        select d.deadline from private.rfp_rounds d
        where d.rfp_id = r.id and d.round = case r.status when 'open' then 1 when 'final_offers' then 2 end
      ) as deadline
    from private.rfp_team t join private.rfps r on r.id = t.rfp_id
    where t.account = v_me and r.status not in ('completed', 'cancelled', 'no_award')
  ),
  received as (
    select r, p, (
      select d.deadline from private.rfp_rounds d
      where d.rfp_id = r.id and d.round = case r.status when 'open' then 1 when 'final_offers' then 2 end
    ) as deadline
    from private.rfp_vendors p join private.rfps r on r.id = p.rfp_id
    where p.vendor_id = v_vendor and p.status <> 'declined' and r.status in ('open', 'final_offers', 'awarded', 'contracted')
  )
  select jsonb_build_object(
    'issued', (select count(*) from own o where 'view' = any (o.rights)),
    'to_approve', (select count(*) from own o where (o.r).status = 'approval' and 'approve' = any (o.rights)),
    'to_open', (select count(*) from own o where o.deadline <= now() and 'manage' = any (o.rights)),
    'to_score', (
      select count(*) from own o where (o.r).status = 'evaluation' and 'evaluate' = any (o.rights) and o.scored_at is null
    ),
    'questions', (
      select count(*) from own o join private.rfp_vendors p on p.rfp_id = (o.r).id
      join private.rfp_questions q on q.participant_id = p.id
      where (o.r).status = 'open' and 'manage' = any (o.rights) and q.answer is null
    ),
    'work', (
      select count(*) from own o join private.rfp_milestones m on m.rfp_id = (o.r).id
      where (o.r).status = 'contracted' and 'manage' = any (o.rights) and m.status = 'submitted'
    ) + (
      select count(*) from own o join private.rfp_changes c on c.rfp_id = (o.r).id
      where (o.r).status = 'contracted' and 'manage' = any (o.rights) and c.status = 'proposed' and c.is_from_vendor
    ),
    'invited', (
      select count(*) from received v where (v.r).status = 'open' and (v.p).status = 'invited' and v.deadline > now()
    ),
    'to_bid', (
      select count(*) from received v
      where v.deadline > now() and (v.p).status = 'intends' and ((v.r).status = 'open' or (v.p).is_shortlisted) and (
        (v.p).acknowledged_n < (v.r).n or not exists (
          select from private.rfp_bids b
          where b.participant_id = (v.p).id and b.status = 'sealed' and b.round = case (v.r).status when 'open' then 1 else 2 end
        )
      )
    ),
    'to_sign', (
      select count(*) from received v join private.rfp_contracts c on c.rfp_id = (v.r).id
      where (v.r).status = 'awarded' and (v.p).is_winner and c.vendor_signature_id is null
    ),
    'running', (select count(*) from received v where (v.r).status = 'contracted' and (v.p).is_winner)
  ) into v_figures;
  return case when exists (select from jsonb_each_text(v_figures) f where f.value <> '0') then v_figures end;
end $$;
grant execute on function private.figures_of_rfps() to authenticated;

create function private.search_rfps(p_search text) returns table (id uuid, title text, side text)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_patterns constant text[] := private.search_patterns(p_search);
  v_vendor constant uuid := private.get_my_vendor_id();
begin
  if not private.is_approved() or cardinality(v_patterns) = 0 then
    return;
  end if;
  return query
  select x.id, x.title, x.side
  from (
    (
      select r.id, r.title, 'team' as side, r.created_at from private.rfp_team t join private.rfps r on r.id = t.rfp_id
      where t.account = auth.uid() and 'view' = any (private.get_rfp_rights(r, t.account))
        and private.normalize_search_text(r.title) like all (v_patterns)
      order by r.created_at desc, r.id limit 5
    )
    union all
    (
      select r.id, r.title, 'vendor', r.created_at from private.rfp_vendors p join private.rfps r on r.id = p.rfp_id
      where p.vendor_id = v_vendor and r.published_at is not null
        and private.normalize_search_text(concat_ws(' ', r.title, r.issuer_name)) like all (v_patterns)
      order by r.created_at desc, r.id limit 5
    )
  ) x
  order by x.created_at desc, x.id limit 5;
end $$;

-- Returns up to five RFPs of the caller's team, or that the caller's company takes part in, for the palette.
select private.expose('search_rfps', 'authenticated');
