-- How many requests a vendor takes, and by when they answer. A request that clients send and one that the exchange routes
-- count alike; a credited one doesn't count.
create table private.vendor_lead_settings (
  vendor_id uuid primary key references public.vendors (id) on delete cascade,
  monthly_limit integer,
  respond_hours integer not null default 48,
  takes_routed boolean not null default true,
  last_routed_at timestamptz,

  constraint vendor_lead_settings_monthly_limit_range check (monthly_limit between 1 and 1000),
  constraint vendor_lead_settings_respond_hours_range check (respond_hours between 1 and 336)
);

comment on column private.vendor_lead_settings.monthly_limit is 'Null without a limit.';
comment on column private.vendor_lead_settings.last_routed_at is 'Routing picks the vendor that waited longest.';

-- What a vendor says about a request that was not a real lead, and what staff decided. A granted credit returns the request
-- to the monthly limit and leaves it out of the response rate.
create table private.lead_credits (
  quote_id uuid primary key references private.project_quotes (id) on delete cascade,
  vendor_id uuid not null references public.vendors (id) on delete cascade,
  reason text not null,
  note text not null,
  status text not null default 'requested',
  answer text,
  requested_at timestamptz not null default now(),
  decided_at timestamptz,

  constraint lead_credits_reason_is_known check (reason in (
    'duplicate', 'wrong_category', 'wrong_state', 'not_reachable', 'not_a_project', 'spam'
  )),
  constraint lead_credits_note_is_plain check (char_length(btrim(note)) >= 10 and private.is_plain_message(note, 1000)),
  constraint lead_credits_status_is_known check (status in ('requested', 'granted', 'refused')),
  constraint lead_credits_answer_is_plain check (char_length(btrim(answer)) >= 3 and private.is_single_line(answer, 500))
);

create index lead_credits_vendor_idx on private.lead_credits (vendor_id);
create index lead_credits_requested_idx on private.lead_credits (requested_at, quote_id) where status = 'requested';

-- Requests whose vendor was reminded to answer.
create table private.lead_reminders (
  quote_id uuid primary key references private.project_quotes (id) on delete cascade,
  sent_at timestamptz not null default now()
);

alter table private.vendor_lead_settings enable row level security;
alter table private.lead_credits enable row level security;
alter table private.lead_reminders enable row level security;

-- Counts a vendor's requests of this calendar month (UTC) that were not credited.
create function private.count_month_leads(p_vendor_id uuid) returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select count(*) from private.project_quotes q
    where q.vendor_id = p_vendor_id and q.asked_at >= date_trunc('month', now() at time zone 'UTC') at time zone 'UTC'
      and not exists (select from private.lead_credits c where c.quote_id = q.id and c.status = 'granted')
  );
end $$;

-- True if a vendor has not reached its monthly limit.
create function private.has_lead_capacity(p_vendor_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_limit integer;
begin
  select s.monthly_limit into v_limit from private.vendor_lead_settings s where s.vendor_id = p_vendor_id;
  return v_limit is null or private.count_month_leads(p_vendor_id) < v_limit;
end $$;

-- Sets the time by which a vendor answers. The settings' row is locked, so requests sent at once can't pass the limit.
create function private.set_lead_fields() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_settings private.vendor_lead_settings;
begin
  select * into v_settings from private.vendor_lead_settings s where s.vendor_id = new.vendor_id for no key update;
  if v_settings.monthly_limit is not null and private.count_month_leads(new.vendor_id) >= v_settings.monthly_limit then
    raise exception 'One of these vendors is not accepting requests.' using errcode = 'HXPJW';
  end if;
  new.respond_by := coalesce(
    new.respond_by, new.asked_at + make_interval(hours => coalesce(v_settings.respond_hours, 48))
  );
  return new;
end $$;

create trigger set_lead_fields before insert on private.project_quotes
  for each row execute function private.set_lead_fields();

create function private.my_lead_settings() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_vendor constant uuid := private.get_my_vendor_id();
  v_settings private.vendor_lead_settings;
begin
  if v_vendor is null then
    return null;
  end if;
  select * into v_settings from private.vendor_lead_settings s where s.vendor_id = v_vendor;
  return jsonb_build_object(
    'monthly_limit', v_settings.monthly_limit, 'respond_hours', coalesce(v_settings.respond_hours, 48),
    'takes_routed', coalesce(v_settings.takes_routed, true), 'used', private.count_month_leads(v_vendor),
    'credited', (
      select count(*) from private.lead_credits c
      where c.vendor_id = v_vendor and c.status = 'granted'
        and c.decided_at >= date_trunc('month', now() at time zone 'UTC') at time zone 'UTC'
    ),
    'overdue', (
      select count(*) from private.project_quotes q join private.projects p on p.id = q.project_id
      where q.vendor_id = v_vendor and q.status = 'asked' and p.status = 'open' and q.respond_by < now()
    )
  );
end $$;

-- Returns the caller's lead settings and this month's use; null without a vendor profile.
select private.expose('my_lead_settings', 'authenticated');

create function private.save_lead_settings(
  p_monthly_limit public.whole_number, p_respond_hours public.whole_number, p_takes_routed boolean
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_vendor constant uuid := private.require_my_vendor_id();
begin
  insert into private.vendor_lead_settings (vendor_id, monthly_limit, respond_hours, takes_routed)
  values (v_vendor, p_monthly_limit, coalesce(p_respond_hours, 48), coalesce(p_takes_routed, true))
  on conflict (vendor_id) do update
  set monthly_limit = excluded.monthly_limit, respond_hours = excluded.respond_hours, takes_routed = excluded.takes_routed;
end $$;

-- Saves the caller's limit of requests a month (null for none), response time, and whether the exchange routes to them.
select private.expose('save_lead_settings', 'authenticated');

-- Reminds vendors of requests to answer within a quarter of their time, once each; returns how many.
create function private.send_lead_reminders() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_quote private.project_quotes;
  v_count integer := 0;
begin
  for v_quote in
    select q.* from private.project_quotes q join private.projects p on p.id = q.project_id
    where q.status = 'asked' and p.status = 'open' and q.respond_by between now() and now() + interval '84 hours'
      and now() >= q.respond_by - (q.respond_by - q.asked_at) / 4
      and not exists (select from private.lead_reminders r where r.quote_id = q.id)
    order by q.respond_by limit 500
  loop
    insert into private.lead_reminders (quote_id) values (v_quote.id) on conflict do nothing;
    continue when not found;
    perform private.notify_vendor_of_project(v_quote, 'lead_due', 'due');
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;
