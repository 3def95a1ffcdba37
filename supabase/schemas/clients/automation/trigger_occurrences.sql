-- Returns when a trigger occurred for a user within a period, from existing data: for time-based triggers and
-- for tests on the past. At most 500, newest first.
create function private.find_trigger_occurrences(
  p_account_id uuid, p_workspace_ids uuid[], p_occasion text, p_value text, p_from timestamptz, p_to timestamptz
) returns table (record_id uuid, cause text, at timestamptz)
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  v_count constant integer := case when p_value ~ '^[0-9]{1,5}$' then p_value::integer end;
begin
  case p_occasion
    when 'lead_came' then
      return query
      select l.id, 'lead:' || l.id, l.created_at
      from unnest(p_workspace_ids) b (workspace_id) join public.leads l on l.workspace_id = b.workspace_id
      where l.deleted_at is null and l.created_at > p_from and l.created_at <= p_to
        and not exists (select from public.record_changes c where c.record_id = l.id and c.act = 'imported')
      order by l.created_at desc limit 500;
    when 'lead_waits' then
      return query
      select l.id, 'waits:' || l.id, w.at
      from unnest(p_workspace_ids) b (workspace_id) join public.leads l on l.workspace_id = b.workspace_id
      cross join lateral (select l.received_at + make_interval(mins => v_count) as at) w
      where l.deleted_at is null and l.received_at > p_from - make_interval(mins => v_count)
        and w.at > p_from and w.at <= p_to and l.created_at <= w.at
        and (l.status = 'new' or l.responded_at > w.at)
      order by w.at desc limit 500;
    when 'inquiry_came' then
      return query
      select c.id, 'inquiry:' || c.id, c.created_at
      from public.broker_accounts a join public.broker_contacts c on c.broker_id = a.broker_id
      where a.user_id = p_account_id and c.created_at > p_from and c.created_at <= p_to
      order by c.created_at desc limit 500;
    when 'contact_made' then
      return query
      select k.id, 'contact:' || k.id, k.created_at
      from unnest(p_workspace_ids) b (workspace_id) join public.contacts k on k.workspace_id = b.workspace_id
      where k.deleted_at is null and k.created_at > p_from and k.created_at <= p_to
        and not exists (select from public.record_changes c where c.record_id = k.id and c.act = 'imported')
      order by k.created_at desc limit 500;
    when 'contact_tagged' then
      return query
      select c.record_id, 'change:' || c.id || ':' || p_value, c.at
      from unnest(p_workspace_ids) b (workspace_id) join public.record_changes c on c.workspace_id = b.workspace_id
      where c.at > p_from and c.at <= p_to and c.kind = 'contacts' and c.now -> 'tags' ? p_value
        and not coalesce(c.was -> 'tags' ? p_value, false)
      order by c.at desc limit 500;
    when 'deal_moved' then
      return query
      select c.record_id, 'change:' || c.id || ':' || p_value, c.at
      from unnest(p_workspace_ids) b (workspace_id) join public.record_changes c on c.workspace_id = b.workspace_id
      where c.at > p_from and c.at <= p_to and c.kind = 'deals' and c.now ->> 'stage' = p_value
      order by c.at desc limit 500;
    when 'deal_stalls' then
      return query
      select d.id, 'stalls:' || d.id || ':' || d.stage_since, d.stage_since + make_interval(days => v_count)
      from unnest(p_workspace_ids) b (workspace_id) join public.deals d on d.workspace_id = b.workspace_id
      where d.deleted_at is null and d.stage not in ('won', 'lost')
        and d.stage_since > p_from - make_interval(days => v_count) and d.stage_since <= p_to - make_interval(days => v_count)
      order by d.stage_since desc limit 500;
    when 'email_answered', 'client_email_bounced' then
      return query
      select l.contact_id, case p_occasion when 'email_answered' then 'answered:' else 'bounced:' end || l.id,
        coalesce(l.replied_at, l.queued_at)
      from public.broker_emails l
      where l.sender_id = p_account_id and l.contact_id is not null and l.queued_at > p_from - interval '90 days'
        and case p_occasion
          when 'email_answered' then l.replied_at > p_from and l.replied_at <= p_to
          else l.status = 'bounced' and l.queued_at > p_from and l.queued_at <= p_to
        end
      order by l.queued_at desc limit 500;
    when 'offer_came' then
      -- A sealed offer is not an event before its round ends.
      return query
      select o.transaction_id, 'offer:' || o.id, w.at
      from unnest(p_workspace_ids) b (workspace_id)
      join public.transactions t on t.workspace_id = b.workspace_id and t.deleted_at is null
      join public.offers o on o.transaction_id = t.id and o.made_by = 'bidder'
      left join public.offer_rounds r on r.id = o.round_id
      cross join lateral (
        select case when r.is_sealed then greatest(o.submitted_at, r.deadline) else o.submitted_at end as at
      ) w
      where w.at > p_from and w.at <= p_to and private.is_offer_round_unsealed(o.round_id)
      order by w.at desc limit 500;
    when 'date_near' then
      return query
      select d.transaction_id, 'date:' || d.id || ':' || d.due_on, w.at
      from unnest(p_workspace_ids) b (workspace_id)
      join public.transactions t on t.workspace_id = b.workspace_id and t.deleted_at is null and t.status not in ('closed', 'terminated')
      join public.transaction_dates d on d.transaction_id = t.id and d.done_on is null
      cross join lateral (
        select (d.due_on - v_count)::timestamp at time zone private.get_user_time_zone(p_account_id) as at
      ) w
      where w.at > p_from and w.at <= p_to
      order by w.at desc limit 500;
    when 'event_tomorrow' then
      return query
      select e.id, 'event:' || e.id || ':' || s.at, s.at - interval '1 day'
      from unnest(p_workspace_ids) b (workspace_id)
      join public.events e on e.workspace_id = b.workspace_id and e.deleted_at is null
        and (e.repeats is not null or e.begins_at > p_from and e.begins_at <= p_to + interval '1 day')
      cross join lateral private.event_starts(e, p_from + interval '1 day', 31) s (at)
      where s.at > p_from + interval '1 day' and s.at <= p_to + interval '1 day'
        and (e.owner_id = p_account_id or p_account_id = any (e.attendee_ids))
      order by s.at desc limit 500;
    when 'nda_signed' then
      return query
      select s.listing_id, 'nda:' || s.id, s.signed_at
      from public.broker_accounts a join public.listings l on l.broker_id = a.broker_id
      join public.listing_nda_signatures s on s.listing_id = l.id
      where a.user_id = p_account_id and s.signed_at > p_from and s.signed_at <= p_to
      order by s.signed_at desc limit 500;
    when 'listing_unconfirmed' then
      return query
      select l.id, 'unconfirmed:' || l.id || ':' || l.confirmed_on, w.at
      from public.broker_accounts a join public.listings l on l.broker_id = a.broker_id
      cross join lateral (
        select (l.confirmed_on + 31)::timestamp at time zone private.get_user_time_zone(p_account_id) as at
      ) w
      where a.user_id = p_account_id and private.is_listing_on_market(l) and w.at > p_from and w.at <= p_to
      order by w.at desc limit 500;
  end case;
end $$;

-- Queues time-based events since the last check; returns how many automations it checked. Events missed
-- during an outage of over two days are dropped.
create function private.enqueue_timed_automations(p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_rule public.automations;
  v_count integer := 0;
begin
  for v_rule in
    select a.* from public.automations a join private.list_automation_triggers() o on o.occasion = a.occasion
    where a.is_on and o.by_clock is not null and a.swept_at <= p_now - o.by_clock
    order by a.swept_at limit 200 for update of a skip locked
  loop
    insert into private.automation_events (occasion, value, kind, record_id, account_id, automation_id, cause)
    select v_rule.occasion, v_rule.occasion_value, k.kind, f.record_id, v_rule.owner_id, v_rule.id, f.cause
    from private.list_automation_triggers() k
    cross join lateral private.find_trigger_occurrences(
      v_rule.owner_id, array_remove(array[v_rule.owner_id, v_rule.tenant_id, v_rule.workspace_id], null), v_rule.occasion,
      v_rule.occasion_value, greatest(v_rule.swept_at, p_now - interval '2 days'), p_now
    ) f
    where k.occasion = v_rule.occasion
    on conflict do nothing;
    update public.automations a set swept_at = p_now where a.id = v_rule.id;
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;
