-- Standing referral terms between two brokers: one offers, the other accepts, either can end them. New
-- referrals start with their share; earlier ones keep their own.
create table private.partnerships (
  id uuid primary key,
  offerer_id uuid not null references public.profiles (id) on delete restrict,
  partner_id uuid not null references public.profiles (id) on delete restrict,
  percent numeric(5, 2) not null,
  terms text not null default '',
  until date,
  state text not null default 'offered',
  offered_at timestamptz not null default now(),
  answered_at timestamptz,
  ended_at timestamptz,
  ended_by uuid references public.profiles (id) on delete set null,

  constraint partnerships_are_two check (offerer_id <> partner_id),
  constraint partnerships_percent_in_range check (percent >= 0 and percent <= 50),
  constraint partnerships_terms_are_plain check (private.is_plain_message(terms, 2000)),
  constraint partnerships_until_is_near check (until between '2000-01-01' and '3000-01-01'),
  constraint partnerships_state_is_known check (state in ('offered', 'agreed', 'declined', 'withdrawn', 'ended'))
);

-- One per pair of brokers.
create unique index partnerships_pair_idx on private.partnerships
  (least(offerer_id, partner_id), greatest(offerer_id, partner_id)) where state in ('offered', 'agreed');
create index partnerships_offerer_idx on private.partnerships (offerer_id, offered_at desc);
create index partnerships_partner_idx on private.partnerships (partner_id, offered_at desc);
create index partnerships_ended_by_idx on private.partnerships (ended_by);

alter table private.partnerships enable row level security;

-- True if the terms are active today.
create function private.is_partnership_active(p_partnership private.partnerships) returns boolean
language sql stable set search_path = '' as $$
  select p_partnership.state = 'agreed' and (p_partnership.until is null or p_partnership.until >= current_date)
$$;

create function private.notify_partnership_change(p_partnership private.partnerships, p_did text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    case when p_partnership.offerer_id = auth.uid() then p_partnership.partner_id else p_partnership.offerer_id end,
    'partnership', 'partnership:' || p_partnership.id || ':' || p_did,
    jsonb_build_object(
      'name', private.get_broker_display_name(auth.uid()), 'did', p_did,
      'share', trim_scale(p_partnership.percent) || '%'
    )
  );
end $$;

create function private.offer_partnership(
  p_id uuid, p_broker_id uuid, p_percent public.percentage, p_terms text default '',
  p_until date default null
)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_other constant uuid := private.require_known_broker(p_broker_id);
  v_new private.partnerships;
begin
  perform private.lock_member();
  if exists (select from private.partnerships p where p.id = p_id and p.offerer_id = auth.uid()) then
    return;
  end if;
  if not private.are_connected(v_other) then
    raise exception 'You can only offer terms to brokers in your network.' using errcode = 'HXPSC';
  end if;
  if p_until < current_date then
    raise exception 'The end date is in the past.' using errcode = 'HXPSD';
  end if;
  perform private.enforce_rate_limit('partnership', 30, interval '1 day');
  -- Ends expired terms to allow new ones.
  update private.partnerships p set state = 'ended', ended_at = now()
  where least(p.offerer_id, p.partner_id) = least(v_other, auth.uid())
    and greatest(p.offerer_id, p.partner_id) = greatest(v_other, auth.uid())
    and p.state in ('offered', 'agreed') and p.until < current_date;
  insert into private.partnerships (id, offerer_id, partner_id, percent, terms, until)
  values (p_id, auth.uid(), v_other, p_percent, coalesce(btrim(p_terms), ''), p_until)
  on conflict do nothing
  returning * into v_new;
  if v_new.id is null then
    raise exception 'You already have terms with this broker.' using errcode = 'HXPST';
  end if;
  perform private.notify_partnership_change(v_new, 'offers you');
end $$;

-- Offers standing terms to a connected broker; idempotent.
select private.expose('offer_partnership', 'authenticated');

-- Accepted or declined by the recipient, withdrawn by the sender, ended by either.
create function private.answer_partnership(p_id uuid, p_agrees boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_at private.partnerships;
begin
  perform private.lock_member();
  select * into v_at from private.partnerships p where p.id = p_id for update;
  if v_at.id is null or not private.is_broker() or auth.uid() not in (v_at.offerer_id, v_at.partner_id)
    or (p_agrees and v_at.offerer_id = auth.uid())
  then
    raise exception 'Terms not found.' using errcode = 'HXPSG';
  end if;
  if p_agrees and v_at.state = 'agreed' then
    return;
  end if;
  if v_at.state not in ('offered', 'agreed') or (p_agrees and (v_at.state <> 'offered' or v_at.until < current_date)) then
    raise exception 'These terms are no longer open.' using errcode = 'HXPSO';
  end if;
  update private.partnerships p set
    state = case
      when p_agrees then 'agreed'
      when v_at.state = 'agreed' then 'ended'
      when v_at.offerer_id = auth.uid() then 'withdrawn'
      else 'declined'
    end,
    answered_at = case when v_at.state = 'offered' then now() else p.answered_at end,
    ended_at = case when not p_agrees and v_at.state = 'agreed' then now() end,
    ended_by = case when not p_agrees and v_at.state = 'agreed' then auth.uid() end
  where p.id = p_id
  returning * into v_at;
  if v_at.state <> 'withdrawn' then
    perform private.notify_partnership_change(
      v_at, case v_at.state when 'agreed' then 'agrees to your' when 'ended' then 'ends your' else 'declines your' end
    );
  end if;
end $$;

-- Accepts, declines, withdraws, or ends standing terms.
select private.expose('answer_partnership', 'authenticated');

-- Returns referral totals from one broker to another: given, accepted, closed, and the amount earned.
create function private.get_referral_totals(p_giver_id uuid, p_taker_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'given', count(*), 'taken', count(*) filter (where r.state = 'taken'),
    'closed', count(*) filter (where d.closed_on is not null and d.stage <> 'lost'),
    'fees', coalesce(sum(round(d.commission * r.percent / 100, 2)) filter (where d.closed_on is not null and d.stage <> 'lost'), 0)
  )
  from private.referrals r
  left join public.leads l on l.id = r.lead_id and l.deleted_at is null
  left join public.deals d on d.id = l.deal_id and d.deleted_at is null
  where r.giver_id = p_giver_id and r.taker_id = p_taker_id
$$;

create function private.my_partnerships() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me constant uuid := auth.uid();
begin
  if not private.is_broker() then
    return null;
  end if;
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'broker_id', b.broker_id, 'name', private.called(k.other),
        'brokerage', private.business_name(p), 'is_connected', k.since is not null, 'since', k.since,
        'terms', case when a.id is not null then jsonb_build_object(
          'id', a.id, 'is_mine', a.offerer_id = v_me, 'percent', a.percent, 'words', a.terms, 'until', a.until,
          'state', case when a.state in ('offered', 'agreed') and a.until < current_date then 'ended' else a.state end,
          'offered_at', a.offered_at, 'answered_at', a.answered_at, 'ended_at', a.ended_at
        ) end,
        'gave', private.get_referral_totals(v_me, k.other), 'got', private.get_referral_totals(k.other, v_me),
        'shared', (
          select count(*) from private.co_brokerages c
          where c.state = 'signed' and (c.until is null or c.until >= current_date)
            and ((c.lister_id = v_me and c.partner_id = k.other) or (c.lister_id = k.other and c.partner_id = v_me))
        )
      ) order by a.state = 'offered' and a.partner_id = v_me desc nulls last, a.state = 'agreed' desc nulls last,
        lower(private.called(k.other)), k.other
    ), '[]')
    from (
      select o.other, max(o.since) as since
      from (
        select case when l.asker_id = v_me then l.asked_id else l.asker_id end as other, coalesce(l.answered_at, l.asked_at) as since
        from private.broker_links l where v_me in (l.asker_id, l.asked_id) and l.state = 'connected'
        union all
        select case when t.offerer_id = v_me then t.partner_id else t.offerer_id end, null
        from private.partnerships t where v_me in (t.offerer_id, t.partner_id) and t.state in ('offered', 'agreed', 'ended')
      ) o
      group by o.other order by max(o.since) desc nulls last limit 200
    ) k
    join public.profiles p on p.id = k.other
    join public.broker_accounts b on b.user_id = k.other and not b.is_pseudonym
    left join lateral (
      select * from private.partnerships t
      where least(t.offerer_id, t.partner_id) = least(k.other, v_me)
        and greatest(t.offerer_id, t.partner_id) = greatest(k.other, v_me) and t.state in ('offered', 'agreed', 'ended')
      order by t.state in ('offered', 'agreed') desc, t.offered_at desc limit 1
    ) a on true
  );
end $$;

-- Returns connected brokers, the terms with each, and referral totals; null for non-brokers.
select private.expose('my_partnerships', 'authenticated');
