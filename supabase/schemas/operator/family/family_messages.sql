-- Conversations of families with the care team, one for each resident. The table in the API says only that something
-- changed; the texts have no API, because reading them requires a position or the resident's consent at that moment.
create table public.family_threads (
  id uuid primary key default gen_random_uuid(),
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid not null references public.residents (id) on delete cascade,
  last_message_at timestamptz not null default clock_timestamp(),

  constraint family_threads_resident_id_key unique (resident_id)
);

create index family_threads_community_idx on public.family_threads (community_id, last_message_at desc);

select private.set_up_table('public.family_threads', 'select');
create policy "Care team and family see changes" on public.family_threads
  for select to authenticated
  using (
    array[resident_id, community_id]
      && (select private.list_my_assigned_resident_ids('family_threads') || private.list_my_community_ids('family_threads', 'read'))
  );
select private.add_membership_guard(
  'public.family_threads', 'resident_id, community_id',
  'private.list_my_assigned_resident_ids(''family_threads'') || private.list_my_community_ids(''family_threads'', ''read'')'
);
alter publication supabase_realtime add table public.family_threads;

create table private.family_messages (
  id uuid primary key,
  resident_id uuid not null references public.residents (id) on delete cascade,
  community_id uuid not null references public.communities (id) on delete cascade,
  body text not null,
  is_family boolean not null,
  author_id uuid references public.profiles (id) on delete set null,
  sent_at timestamptz not null default clock_timestamp(),

  constraint family_messages_body_is_plain check (char_length(btrim(body)) >= 1 and private.is_plain_message(body, 4000))
);

create index family_messages_resident_idx on private.family_messages (resident_id, sent_at desc);
create index family_messages_community_idx on private.family_messages (community_id);
create index family_messages_author_idx on private.family_messages (author_id);
alter table private.family_messages enable row level security;

-- Until when each account has read a conversation.
create table private.family_thread_reads (
  resident_id uuid not null references public.residents (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  read_at timestamptz not null default clock_timestamp(),

  constraint family_thread_reads_pkey primary key (resident_id, user_id)
);

create index family_thread_reads_user_idx on private.family_thread_reads (user_id);
alter table private.family_thread_reads enable row level security;

-- True if the caller writes to a resident's conversation as family, not as staff.
create function private.is_family_of(p_resident_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return p_resident_id = any (private.list_my_shared_resident_ids('messages')) and not exists (
    select from public.residents r join public.community_members m on m.community_id = r.community_id
    where r.id = p_resident_id and m.user_id = auth.uid() and m.position <> 'family' and m.starts_at <= now()
      and (m.ends_at is null or m.ends_at > now())
  );
end $$;

create function private.send_family_message(p_id uuid, p_resident_id uuid, p_body text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_resident constant public.residents := private.require_resident_in_reach(p_resident_id, 'family_threads', 'add');
  v_is_family constant boolean := private.is_family_of(p_resident_id);
  v_facts jsonb;
begin
  if exists (select from private.family_messages m where m.id = p_id and m.resident_id = p_resident_id and m.author_id = auth.uid()) then
    return;
  end if;
  perform private.enforce_rate_limit('family_message', 120, interval '1 hour');
  insert into private.family_messages (id, resident_id, community_id, body, is_family, author_id)
  values (p_id, v_resident.id, v_resident.community_id, btrim(p_body), v_is_family, auth.uid());
  insert into public.family_threads as t (community_id, resident_id) values (v_resident.community_id, v_resident.id)
  on conflict (resident_id) do update set last_message_at = clock_timestamp();
  insert into private.family_thread_reads as r (resident_id, user_id) values (v_resident.id, auth.uid())
  on conflict (resident_id, user_id) do update set read_at = clock_timestamp();
  -- Emails carry neither the text nor the resident's name.
  v_facts := jsonb_build_object(
    'community', (select c.name from public.communities c where c.id = v_resident.community_id),
    'community_id', v_resident.community_id, 'resident_id', v_resident.id
  );
  perform private.notify(u.id, 'family_message', 'family_message:' || v_resident.id, v_facts, jsonb_build_object('resident_id', v_resident.id))
  from (
    select f.id from private.list_family_user_ids(v_resident.id, 'messages') f (id)
    union
    select m.user_id from public.community_members m
    where v_is_family and m.community_id = v_resident.community_id and m.starts_at <= now() and (m.ends_at is null or m.ends_at > now())
      and m.position in ('executive_director', 'nurse')
  ) u
  where u.id <> auth.uid();
end $$;

-- Writes to the conversation of a resident's family with the care team. A repeat with the same ID changes nothing.
select private.expose('send_family_message', 'authenticated');

create function private.list_family_threads(p_community_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_is_wide constant boolean := p_community_id = any (private.list_my_community_ids('family_threads', 'read'));
  v_mine constant uuid[] := private.list_my_assigned_resident_ids('family_threads');
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'resident_id', r.id, 'resident', r.name, 'unit', u.name, 'last_message_at', t.last_message_at,
      'waiting_since', w.since,
      'unread', (
        select count(*) from private.family_messages m
        where m.resident_id = r.id and m.author_id is distinct from auth.uid() and m.sent_at > coalesce((
          select x.read_at from private.family_thread_reads x where x.resident_id = r.id and x.user_id = auth.uid()
        ), '-infinity')
      ),
      'response_minutes', (
        select round(extract(epoch from avg(a.sent_at - q.sent_at)) / 60)
        from (
          select m.sent_at, lag(m.is_family) over (order by m.sent_at) as after_family, m.is_family
          from private.family_messages m where m.resident_id = r.id and m.sent_at > now() - interval '30 days'
        ) q
        cross join lateral (
          select m.sent_at from private.family_messages m
          where m.resident_id = r.id and not m.is_family and m.sent_at > q.sent_at order by m.sent_at limit 1
        ) a
        where q.is_family and q.after_family is not true
      )
    ) order by w.since, t.last_message_at desc nulls last, lower(r.name)), '[]')
    from public.residents r
    left join public.units u on u.id = r.unit_id
    left join public.family_threads t on t.resident_id = r.id
    left join lateral (
      select min(m.sent_at) as since from private.family_messages m
      where m.resident_id = r.id and m.is_family and m.sent_at > coalesce((
        select max(s.sent_at) from private.family_messages s where s.resident_id = r.id and not s.is_family
      ), '-infinity')
    ) w on true
    where r.community_id = p_community_id and r.deleted_at is null
      and (r.id = any (v_mine) or v_is_wide and (t.id is not null or exists (select from private.list_family_user_ids(r.id, 'messages'))))
  );
end $$;

-- Returns the conversations that the caller may read, those that wait for the team first.
select private.expose('list_family_threads', 'authenticated');

create function private.get_family_thread(p_resident_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_resident constant public.residents := private.require_resident_in_reach(p_resident_id, 'family_threads', 'read');
begin
  perform private.log_resident_reads(array[v_resident.id], 'Family messages');
  if exists (
    select from public.family_threads t where t.resident_id = p_resident_id and t.last_message_at > coalesce((
      select r.read_at from private.family_thread_reads r where r.resident_id = p_resident_id and r.user_id = auth.uid()
    ), '-infinity')
  ) then
    insert into private.family_thread_reads as r (resident_id, user_id) values (p_resident_id, auth.uid())
    on conflict (resident_id, user_id) do update set read_at = clock_timestamp();
  end if;
  return jsonb_build_object(
    'resident_id', v_resident.id, 'resident', v_resident.name,
    'time_zone', (select c.time_zone from public.communities c where c.id = v_resident.community_id),
    'people', (
      select coalesce(jsonb_agg(private.called(f.id) order by private.called(f.id)), '[]')
      from private.list_family_user_ids(p_resident_id, 'messages') f (id)
    ),
    'messages', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', m.id, 'body', m.body, 'is_family', m.is_family, 'sent_at', m.sent_at, 'is_mine', m.author_id is not distinct from auth.uid(),
        'by', coalesce(private.called(m.author_id), 'Former member')
      ) order by m.sent_at, m.id), '[]')
      from (
        select * from private.family_messages x where x.resident_id = p_resident_id order by x.sent_at desc limit 300
      ) m
    )
  );
end $$;

-- Returns a conversation with its last 300 messages, marks it read, and logs the access.
select private.expose('get_family_thread', 'authenticated');
