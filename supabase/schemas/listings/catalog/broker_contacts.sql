-- Which broker each user contacted about which listing. Rows are the monthly count, so users can't write or
-- delete them, and they outlive the listing and its broker.
create table public.broker_contacts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  listing_id uuid references public.listings (id) on delete set null,
  broker_id uuid,
  message text not null,
  created_at timestamptz not null default now(),

  constraint broker_contacts_once_a_listing unique (user_id, listing_id),
  constraint broker_contacts_message_length check (char_length(btrim(message)) between 1 and 2000)
);
-- Triggers in other files:
--   clients/automation/queue.sql: trigger_automations
--   clients/campaigns/signals.sql: attribute_inquiry_to_email
--   clients/leads/lead_assignment.sql: create_lead_from_inquiry

comment on column public.broker_contacts.broker_id is
  'The broker as named by the listing then; no foreign key, so counts outlive the broker.';

create index broker_contacts_month_idx on public.broker_contacts (user_id, created_at);
create index broker_contacts_listing_idx on public.broker_contacts (listing_id);
create index broker_contacts_broker_idx on public.broker_contacts (broker_id, created_at desc);

select private.set_up_table('public.broker_contacts', 'select');

create policy "Sender, broker and staff read an inquiry" on public.broker_contacts
  for select to authenticated
  using (
    (
      (user_id = (select auth.uid()) or broker_id = any ((select private.my_brokers())::uuid[]))
      and (select private.is_approved())
    )
    or (select private.is_staff())
  );

select private.add_membership_guard(
  'public.broker_contacts', 'user_id, broker_id', 'array[(select auth.uid())] || private.my_brokers()',
  '(select private.is_staff())'
);

-- Rejects a message to a broker with the same errors as the constraints of its tables.
create function private.require_message_text(p_message text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(char_length(btrim(p_message)), 0) not between 1 and 2000 then
    raise exception 'A message to a broker must have 1 to 2,000 characters.'
      using errcode = '23514', constraint = 'broker_contacts_message_length';
  end if;
  if not private.is_plain_message(btrim(p_message), 2000) then
    raise exception 'A message cannot contain control characters.'
      using errcode = '23514', constraint = 'conversation_messages_text_is_plain';
  end if;
end $$;

-- Returns usage of a plan's allowance. The month is the database's, in UTC, and resets on its first day; -1
-- means unlimited. Counts are capped at what a screen shows.
create function private.contact_allowance(p_user_id uuid, p_allowed integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_month constant timestamp := date_trunc('month', now() at time zone 'utc');
  v_used constant bigint := (
    select count(*) from (
      select distinct coalesce(c.broker_id, c.id) from public.broker_contacts c
      where c.user_id = p_user_id and c.created_at >= v_month at time zone 'utc'
      limit 1000
    ) as counted
  );
begin
  return jsonb_build_object(
    'used', v_used,
    'allowed', p_allowed,
    'left', case when p_allowed = -1 then -1 else greatest(p_allowed - v_used, 0) end,
    'resets_at', (v_month + interval '1 month') at time zone 'utc'
  );
end $$;

-- Returns the caller's usage this month; null without access.
create function private.figures_of_broker_contacts() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_approved() then
    return null;
  end if;
  return private.contact_allowance(auth.uid(), (private.my_access()).contacts_per_month);
end $$;
grant execute on function private.figures_of_broker_contacts() to authenticated;

create function public.my_contact_allowance() returns jsonb
language sql stable set search_path = '' as $$
  select private.figures_of_broker_contacts()
$$;
grant execute on function public.my_contact_allowance() to authenticated;

-- True if this month's count already includes the broker.
create function private.has_contacted(p_user_id uuid, p_broker_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.broker_contacts c
    where c.user_id = p_user_id and c.broker_id = p_broker_id
      and c.created_at >= date_trunc('month', now() at time zone 'utc') at time zone 'utc'
  );
end $$;

-- The specification's broker_email of a listing: null for users without access to listing_contact().
create function public.broker_email(public.listings) returns text
language plpgsql stable set search_path = '' as $$
begin
  -- Visitors can't call listing_contact().
  if (select auth.uid()) is null then
    return null;
  end if;
  return private.listing_contact($1.id) ->> 'email';
end $$;
grant execute on function public.broker_email(public.listings) to anon, authenticated;
