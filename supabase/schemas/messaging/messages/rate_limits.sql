-- Per-account rate limit counters by hour and minute, against spam bots. Expired ones are deleted on the next
-- count.
create table private.message_pace (
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null,
  since timestamptz not null,
  uses integer not null,

  constraint message_pace_pkey primary key (user_id, kind)
);

alter table private.message_pace enable row level security;

-- Counts one use against a rate limit, and raises an error above it.
create function private.enforce_rate_limit(p_kind text, p_most integer, p_within interval) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_uses integer;
begin
  if auth.role() is distinct from 'authenticated' then
    return;
  end if;
  insert into private.message_pace as p (user_id, kind, since, uses)
  values (auth.uid(), p_kind, now(), 1)
  on conflict (user_id, kind) do update
  set uses = case when p.since > now() - p_within and p.since <= now() then p.uses + 1 else 1 end,
    since = case when p.since > now() - p_within and p.since <= now() then p.since else now() end
  returning p.uses into v_uses;
  if v_uses > p_most then
    raise exception 'Too many requests. Try again later.' using errcode = 'HXMRT', hint = 'Try again in a few minutes.';
  end if;
end $$;
