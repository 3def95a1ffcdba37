-- Referrals: a client one broker refers to another for a share of the commission. The client's identity is
-- visible only after acceptance.
create table private.referrals (
  id uuid primary key,
  giver_id uuid not null references public.profiles (id) on delete restrict,
  taker_id uuid not null references public.profiles (id) on delete restrict,
  name text not null,
  company text,
  email text,
  phone text,
  place text,
  interest text not null,
  message text not null default '',
  percent numeric(5, 2) not null,
  state text not null default 'offered',
  lead_id uuid references public.leads (id) on delete set null,
  given_at timestamptz not null default now(),
  answered_at timestamptz,

  constraint referrals_are_to_others check (giver_id <> taker_id),
  constraint referrals_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 120)),
  constraint referrals_company_is_plain check (private.is_single_line(company, 120)),
  constraint referrals_email_shape check (
    private.is_single_line(email, 320) and email ~ '^[^@[:space:][:cntrl:]]+@[^@[:space:][:cntrl:]]+$'
  ),
  constraint referrals_phone_shape check (phone ~ '^[0-9+(). x/-]{0,40}$'),
  constraint referrals_can_be_reached check (num_nonnulls(email, phone) >= 1),
  constraint referrals_place_shape check (place ~ '^[A-Z]{2}$'),
  constraint referrals_interest_is_plain check (char_length(btrim(interest)) >= 1 and private.is_single_line(interest, 160)),
  constraint referrals_message_is_plain check (private.is_plain_message(message, 2000)),
  constraint referrals_percent_in_range check (percent >= 0 and percent <= 50),
  constraint referrals_state_is_known check (state in ('offered', 'taken', 'declined', 'withdrawn'))
);

create index referrals_giver_idx on private.referrals (giver_id, given_at desc);
create index referrals_taker_idx on private.referrals (taker_id, given_at desc);
create index referrals_lead_idx on private.referrals (lead_id);

alter table private.referrals enable row level security;

create function private.give_referral(
  p_id uuid, p_broker_id uuid, p_name text, p_interest text, p_percent public.percentage,
  p_company text default null, p_email text default null, p_phone text default null,
  p_place text default null, p_message text default ''
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_other constant uuid := private.require_known_broker(p_broker_id);
begin
  if not private.are_connected(v_other) then
    raise exception 'You can only refer clients to brokers in your network.' using errcode = 'HXNWC';
  end if;
  perform private.enforce_rate_limit('referral', 40, interval '1 day');
  insert into private.referrals (
    id, giver_id, taker_id, name, company, email, phone, place, interest, message, percent
  )
  values (
    p_id, auth.uid(), v_other, btrim(p_name), nullif(btrim(p_company), ''), nullif(lower(btrim(p_email)), ''),
    nullif(btrim(p_phone), ''), nullif(p_place, ''), btrim(p_interest), coalesce(btrim(p_message), ''), p_percent
  )
  on conflict (id) do nothing;
  if found then
    perform private.notify(
      v_other, 'referral_offered', 'referral:' || p_id,
      jsonb_build_object('name', private.get_broker_display_name(auth.uid()), 'interest', btrim(p_interest))
    );
  end if;
end $$;

-- Offers a client to a connected broker for a share of their commission; idempotent.
select private.expose('give_referral', 'authenticated');

create function private.answer_referral(p_id uuid, p_takes boolean) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_referral private.referrals;
  v_lead_id uuid;
begin
  select * into v_referral from private.referrals r where r.id = p_id for update;
  if v_referral.id is null or not private.is_broker() or auth.uid() not in (v_referral.giver_id, v_referral.taker_id)
    or (p_takes and v_referral.giver_id = auth.uid())
  then
    raise exception 'Referral not found.' using errcode = 'HXNWG';
  end if;
  if p_takes and v_referral.state = 'taken' then
    return v_referral.lead_id;
  elsif v_referral.state <> 'offered' then
    raise exception 'This referral is no longer open.' using errcode = 'HXNWO';
  end if;
  if p_takes then
    insert into public.leads (
      owner_id, tenant_id, sharing, name, company, email, phone, state, interest, message, source, received_at
    )
    values (
      auth.uid(), private.current_tenant_id(), 'private', v_referral.name, v_referral.company, v_referral.email,
      v_referral.phone, v_referral.place, v_referral.interest, nullif(v_referral.message, ''), 'referral', now()
    )
    returning id into v_lead_id;
  end if;
  update private.referrals r
  set state = case when p_takes then 'taken' when r.giver_id = auth.uid() then 'withdrawn' else 'declined' end,
    answered_at = now(), lead_id = v_lead_id
  where r.id = p_id;
  if v_referral.taker_id = auth.uid() then
    perform private.notify(
      v_referral.giver_id, 'referral_answered', 'referral:' || p_id || ':answer',
      jsonb_build_object(
        'name', private.get_broker_display_name(auth.uid()), 'did', case when p_takes then 'takes' else 'declines' end,
        'client', v_referral.name
      )
    );
  end if;
  return v_lead_id;
end $$;

-- Accepts a referral as the caller's own lead and returns its ID, or declines it; the sender withdraws it.
select private.expose('answer_referral', 'authenticated');

-- Returns referrals given and received, newest first. The sender sees the progress of the lead and its deal
-- and, once closed, the amount owed. The recipient sees the client after accepting.
create function private.my_referrals() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'id', r.id, 'is_given', r.giver_id = auth.uid(),
        'other', private.get_broker_display_name(case when r.giver_id = auth.uid() then r.taker_id else r.giver_id end),
        'name', case when r.giver_id = auth.uid() or r.state = 'taken' then r.name end,
        'place', r.place, 'interest', r.interest, 'message', r.message, 'percent', r.percent, 'state', r.state,
        'given_at', r.given_at, 'answered_at', r.answered_at,
        'lead_id', case when r.taker_id = auth.uid() then l.id end,
        'lead_status', l.status, 'stage', d.stage, 'closed_on', d.closed_on,
        'fee', case when d.closed_on is not null and d.stage <> 'lost' then round(d.commission * r.percent / 100, 2) end
      ) order by r.given_at desc, r.id
    ), '[]')
    from (
      select * from private.referrals x where auth.uid() in (x.giver_id, x.taker_id) order by x.given_at desc limit 300
    ) r
    left join public.leads l on l.id = r.lead_id and l.deleted_at is null
    left join public.deals d on d.id = l.deal_id and d.deleted_at is null
  );
end $$;
