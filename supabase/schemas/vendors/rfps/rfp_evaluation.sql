-- Screening, scores, shortlist, final offers, award, and debrief.
create table private.rfp_scores (
  participant_id uuid not null references private.rfp_vendors (id) on delete cascade,
  criterion_id uuid not null references private.rfp_criteria (id) on delete cascade,
  account uuid not null references public.profiles (id) on delete cascade,
  score integer not null,
  note text not null default '',

  constraint rfp_scores_pkey primary key (participant_id, criterion_id, account),
  constraint rfp_scores_score_in_range check (score between 0 and 10),
  constraint rfp_scores_note_is_plain check (private.is_plain_message(note, 1000))
);

create index rfp_scores_criterion_idx on private.rfp_scores (criterion_id);
create index rfp_scores_account_idx on private.rfp_scores (account);

alter table private.rfp_scores enable row level security;

create function private.screen_rfp_bid(p_bid_id uuid, p_is_complete boolean, p_note text default '') returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_rfp constant private.rfps := private.lock_rfp((select b.rfp_id from private.rfp_bids b where b.id = p_bid_id), 'manage');
begin
  if v_rfp.status <> 'evaluation'
    or exists (select from private.rfp_team t where t.rfp_id = v_rfp.id and t.scored_at is not null)
  then
    raise exception 'This step is not possible now.' using errcode = 'HXRBS';
  end if;
  if not coalesce(p_is_complete, false) and char_length(coalesce(btrim(p_note), '')) < 3 then
    raise exception 'Enter a reason.' using errcode = 'HXRBW';
  end if;
  update private.rfp_bids b
  set screening = case when p_is_complete then 'complete' else 'incomplete' end, screening_note = nullif(btrim(p_note), '')
  where b.id = p_bid_id and b.status = 'opened';
  if not found then
    raise exception 'This bid could not be opened.' using errcode = 'HXRBG';
  end if;
end $$;

-- Records whether an opened bid is complete. Only complete bids are scored.
select private.expose('screen_rfp_bid', 'authenticated');

-- True if a vendor's first bid is complete.
create function private.is_rfp_bid_complete(p_participant_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from private.rfp_bids b
    where b.participant_id = p_participant_id and b.round = 1 and b.status = 'opened' and b.screening = 'complete'
  );
end $$;

create function private.score_rfp_bid(p_participant_id uuid, p_scores public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_rfp constant private.rfps := private.lock_rfp(
    (select v.rfp_id from private.rfp_vendors v where v.id = p_participant_id), 'evaluate'
  );
begin
  if v_rfp.status <> 'evaluation' or not private.is_rfp_bid_complete(p_participant_id) then
    raise exception 'This step is not possible now.' using errcode = 'HXRBS';
  end if;
  if exists (
    select from private.rfp_team t where t.rfp_id = v_rfp.id and t.account = auth.uid() and t.scored_at is not null
  ) then
    raise exception 'You have submitted your scores.' using errcode = 'HXRB1';
  end if;
  if jsonb_typeof(p_scores) is distinct from 'array' or exists (
    select from jsonb_array_elements(p_scores) s where not exists (
      select from private.rfp_criteria c where c.rfp_id = v_rfp.id and not c.is_price and c.id = (s ->> 'criterion')::uuid
    )
  ) then
    raise exception 'This RFP has changed. Reload and try again.' using errcode = 'HXRBH';
  end if;
  insert into private.rfp_scores (participant_id, criterion_id, account, score, note)
  select p_participant_id, (s ->> 'criterion')::uuid, auth.uid(), (s ->> 'score')::integer, coalesce(btrim(s ->> 'note'), '')
  from jsonb_array_elements(p_scores) s
  on conflict (participant_id, criterion_id, account) do update set score = excluded.score, note = excluded.note;
end $$;

-- Saves the caller's scores of one bid, `{criterion, score, note}` from 0 to 10. Other evaluators see them only
-- after both have submitted.
select private.expose('score_rfp_bid', 'authenticated');

create function private.submit_rfp_scores(p_rfp_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_rfp constant private.rfps := private.lock_rfp(p_rfp_id, 'evaluate');
begin
  if v_rfp.status <> 'evaluation' then
    raise exception 'This step is not possible now.' using errcode = 'HXRBS';
  end if;
  if exists (
    select from private.rfp_bids b where b.rfp_id = p_rfp_id and b.round = 1 and b.status = 'opened' and b.screening is null
  ) then
    raise exception 'A bid is not checked for completeness yet.' using errcode = 'HXRB2';
  end if;
  if exists (
    select from private.rfp_bids b cross join private.rfp_criteria c
    where b.rfp_id = p_rfp_id and b.round = 1 and b.status = 'opened' and b.screening = 'complete' and c.rfp_id = p_rfp_id
      and not c.is_price and not exists (
        select from private.rfp_scores s
        where s.participant_id = b.participant_id and s.criterion_id = c.id and s.account = auth.uid()
      )
  ) then
    raise exception 'Score every bid first.' using errcode = 'HXRB3';
  end if;
  update private.rfp_team t set scored_at = now()
  where t.rfp_id = p_rfp_id and t.account = auth.uid() and t.scored_at is null;
  if found then
    perform private.log_rfp_event(p_rfp_id, 'submit_scores');
    perform private.notify_rfp_team(v_rfp, 'An evaluator submitted scores', 'scored:' || auth.uid());
  end if;
end $$;

-- Submits the caller's scores; they cannot change afterwards. Idempotent.
select private.expose('submit_rfp_scores', 'authenticated');

-- True once every evaluator who still has access submitted scores.
create function private.is_rfp_scored(p_rfp private.rfps) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.rfp_team t where t.rfp_id = p_rfp.id and t.scored_at is not null) and not exists (
    select from private.rfp_team t
    where t.rfp_id = p_rfp.id and t.scored_at is null and 'evaluate' = any (private.get_rfp_rights(p_rfp, t.account))
  );
end $$;

-- Returns a vendor's current price: the final offer, or the first bid without one.
create function private.get_rfp_price(p_participant_id uuid) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select b.price from private.rfp_bids b
    where b.participant_id = p_participant_id and b.status = 'opened' order by b.round desc limit 1
  );
end $$;

-- Returns a vendor's points of 100 by criterion: the weight times the evaluators' average, and for the price the
-- lowest price divided by the vendor's.
create function private.list_rfp_points(p_rfp private.rfps, p_participant_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_agg(jsonb_build_object('criterion', c.id, 'points', round(
      c.weight * case
        when c.is_price then (
          select min(private.get_rfp_price(v.id)) from private.rfp_vendors v
          where v.rfp_id = p_rfp.id and private.is_rfp_bid_complete(v.id)
        )::numeric / private.get_rfp_price(p_participant_id)
        else (
          select avg(s.score) from private.rfp_scores s
          join private.rfp_team t on t.rfp_id = p_rfp.id and t.account = s.account and t.scored_at is not null
          where s.participant_id = p_participant_id and s.criterion_id = c.id
        ) / 10
      end, 1)
    ) order by c.n)
    from private.rfp_criteria c where c.rfp_id = p_rfp.id
  );
end $$;

create function private.shortlist_rfp(p_id uuid, p_participants uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_rfp constant private.rfps := private.lock_rfp(p_id, 'manage');
begin
  if v_rfp.status = 'evaluation' and not private.is_rfp_scored(v_rfp) then
    raise exception 'Evaluators have not submitted their scores.' using errcode = 'HXRB4';
  end if;
  if v_rfp.status = 'evaluation' and (
    cardinality(p_participants) is null or cardinality(p_participants) not between 1 and 40 or (
      select count(*) from private.rfp_vendors v
      where v.rfp_id = p_id and v.id = any (p_participants) and private.is_rfp_bid_complete(v.id)
    ) <> cardinality(p_participants)
  ) then
    raise exception 'Choose complete bids of this RFP.' using errcode = 'HXRBG';
  end if;
  if v_rfp.status = 'evaluation' then
    update private.rfp_vendors v set is_shortlisted = true where v.rfp_id = p_id and v.id = any (p_participants);
  end if;
  perform private.advance_rfp(v_rfp, 'shortlist');
end $$;

-- Shortlists vendors with complete bids, after all evaluators submitted their scores.
select private.expose('shortlist_rfp', 'authenticated');

create function private.request_final_offers(p_id uuid, p_deadline timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_rfp constant private.rfps := private.lock_rfp(p_id, 'manage');
begin
  if v_rfp.status <> 'shortlist' or exists (select from private.rfp_rounds d where d.rfp_id = p_id and d.round = 2) then
    raise exception 'This step is not possible now.' using errcode = 'HXRBS';
  end if;
  if p_deadline is null or p_deadline <= now() or p_deadline > now() + interval '1 year' then
    raise exception 'The deadline must be in the future.' using errcode = 'HXRBD';
  end if;
  insert into private.rfp_rounds (rfp_id, round, deadline) values (p_id, 2, p_deadline);
  update private.rfps r set decides_on = greatest(r.decides_on, (p_deadline at time zone 'UTC')::date) where r.id = p_id;
  perform private.advance_rfp(v_rfp, 'request_final');
end $$;

-- Asks shortlisted vendors once for a sealed best and final offer.
select private.expose('request_final_offers', 'authenticated');

create function private.award_rfp(p_id uuid, p_participant_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_rfp private.rfps := private.lock_rfp(p_id, 'manage');
  v_part private.rfp_vendors;
  v_gaps text[];
begin
  select * into v_part from private.rfp_vendors v where v.id = p_participant_id and v.rfp_id = p_id for no key update;
  if v_rfp.status = 'awarded' and v_part.is_winner then
    return;
  end if;
  if v_rfp.status not in ('shortlist', 'final_review') or not coalesce(v_part.is_shortlisted, false) then
    raise exception 'This step is not possible now.' using errcode = 'HXRBS';
  end if;
  perform private.require_reason(p_reason, 'HXRBW');
  -- Locks the vendor, so a credential decision during the award is seen.
  perform from public.vendors v where v.id = v_part.vendor_id for share;
  v_gaps := private.list_rfp_credential_gaps(v_rfp, v_part.vendor_id);
  if v_gaps <> '{}' then
    raise exception 'A required credential is missing or expired.'
      using errcode = 'HXRBX', detail = array_to_string(v_gaps, ' ');
  end if;
  update private.rfp_vendors v set is_winner = true where v.id = p_participant_id;
  v_rfp := private.advance_rfp(v_rfp, 'award', p_reason);
  perform private.create_rfp_contract(v_rfp, p_participant_id);
end $$;

-- Awards the RFP to a shortlisted vendor. Blocked while a required credential is missing or expired. Idempotent.
select private.expose('award_rfp', 'authenticated');

create function private.debrief_rfp_vendor(p_participant_id uuid, p_text text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_rfp constant private.rfps := private.lock_rfp(
    (select v.rfp_id from private.rfp_vendors v where v.id = p_participant_id), 'manage'
  );
  v_part private.rfp_vendors;
begin
  if v_rfp.status not in ('awarded', 'contracted', 'completed', 'no_award') or not exists (
    select from private.rfp_bids b where b.participant_id = p_participant_id and b.status in ('opened', 'unreadable')
  ) then
    raise exception 'This step is not possible now.' using errcode = 'HXRBS';
  end if;
  perform private.require_reason(p_text, 'HXRBW');
  update private.rfp_vendors v set debrief = btrim(p_text)
  where v.id = p_participant_id and v.debrief is distinct from btrim(p_text) returning * into v_part;
  if v_part.id is not null then
    perform private.notify_rfp_vendor(v_part, v_rfp, 'rfp_vendor', 'Your debrief is ready', 'debrief:' || private.text_hash(v_part.debrief));
  end if;
end $$;

-- Sends a bidder a debrief after the decision. The vendor also sees their own points and the winning total.
select private.expose('debrief_rfp_vendor', 'authenticated');
