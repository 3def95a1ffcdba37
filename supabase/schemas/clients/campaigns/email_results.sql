-- Email results: replies recorded by the broker, and campaign totals.

create function private.set_email_replied(p_id uuid, p_replied boolean default true) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_member();
  update public.broker_emails l set replied_at = case when p_replied then coalesce(l.replied_at, now()) end
  where l.id = p_id and l.workspace_id = any (private.list_my_workspace_ids()) and l.queued_at is not null;
  if not found then
    raise exception 'Email not found.' using errcode = 'HXCPN';
  end if;
end $$;

-- Records that an email was answered in the broker's own mailbox, or undoes it.
select private.expose('set_email_replied', 'authenticated');

-- Returns results of a campaign's emails that the caller can see.
create function public.campaign_results(p_ids uuid[]) returns table (
  campaign_id uuid, status text, reason text, emails bigint, clicked bigint, replied bigint, inquired bigint
)
language sql stable set search_path = '' as $$
  select l.campaign_id, l.status, l.reason, count(*), count(*) filter (where l.clicks > 0), count(l.replied_at),
    count(l.inquired_at)
  from public.broker_emails l where l.campaign_id = any (p_ids) group by 1, 2, 3
$$;
grant execute on function public.campaign_results(uuid[]) to authenticated;
