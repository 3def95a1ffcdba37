-- A vendor's clients: only members who accepted one of their quotes. A project given to another vendor stays
-- anonymous, even if the same member chose this vendor before.

-- A vendor's private notes about a client.
create table private.vendor_client_notes (
  vendor_id uuid not null references public.vendors (id) on delete cascade,
  account uuid not null references public.profiles (id) on delete cascade,
  note text not null,
  updated_at timestamptz not null default now(),

  primary key (vendor_id, account),
  constraint vendor_client_notes_note_is_plain check (char_length(note) >= 1 and private.is_plain_message(note, 4000))
);

create index vendor_client_notes_account_idx on private.vendor_client_notes (account);

alter table private.vendor_client_notes enable row level security;

-- Returns a vendor's clients, each identified by their first accepted quote. Only per-project prices are
-- totaled, without canceled projects.
create function private.list_vendor_clients(p_vendor_id uuid) returns table (
  id uuid, account uuid, won integer, running integer, done integer, amount bigint, chosen_at timestamptz
)
language sql stable set search_path = '' as $$
  select
    (array_agg(c.id order by c.chosen_at, c.id))[1], c.account, count(*)::integer,
    count(*) filter (where c.status = 'awarded')::integer, count(*) filter (where c.status = 'done')::integer,
    coalesce(sum(c.price) filter (where c.price_per = 'project' and c.status <> 'cancelled'), 0)::bigint, max(c.chosen_at)
  from (
    select q.id, q.price, q.price_per, p.account, p.status, coalesce(p.decided_at, q.answered_at) as chosen_at
    from private.project_quotes q join private.projects p on p.id = q.project_id
    where q.vendor_id = p_vendor_id and q.status = 'chosen'
  ) c
  group by c.account
$$;

-- Returns the account behind an accepted quote of the caller's; null for any other.
create function private.get_quote_client_id(p_id uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select p.account from private.project_quotes q join private.projects p on p.id = q.project_id
    where q.id = p_id and q.status = 'chosen' and q.vendor_id = private.get_my_vendor_id()
  );
end $$;

create function private.my_clients(
  p_after text default null, p_page_size public.whole_number default 50
) returns table (
  id uuid, name text, company text, is_gone boolean, won integer, running integer, done integer, amount bigint,
  chosen_at timestamptz, has_note boolean, cursor text
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_size constant integer := private.limit_page_size(p_page_size, 50, 200);
  c_scope constant text := 'vendor clients';
  v_vendor constant uuid := private.get_my_vendor_id();
  v_from constant private.time_cursor := private.open_time_cursor(c_scope, p_after);
begin
  if not private.is_approved() then
    raise exception 'Only approved accounts can view clients.' using errcode = '42501';
  end if;
  return query
  select
    c.id, case when not g.is_gone then private.get_requester_name(a) end, case when not g.is_gone then private.business_name(a) end,
    g.is_gone, c.won, c.running, c.done, c.amount, c.chosen_at,
    exists (select from private.vendor_client_notes n where n.vendor_id = v_vendor and n.account = c.account),
    private.seal_cursor(c_scope, jsonb_build_array(c.chosen_at, c.id))
  from private.list_vendor_clients(v_vendor) c
  join public.profiles a on a.id = c.account
  cross join lateral (select private.is_account_being_deleted(c.account)) g (is_gone)
  where (c.chosen_at, c.id) < (v_from.at, v_from.id)
  order by c.chosen_at desc, c.id desc
  limit v_size;
end $$;

-- Returns a page of the clients of the caller's vendor profile, latest first.
select private.expose('my_clients', 'authenticated', 'plain');

create function private.vendor_client(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_vendor constant uuid := private.get_my_vendor_id();
  v_account constant uuid := private.get_quote_client_id(p_id);
begin
  if v_account is null then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'id', c.id, 'name', case when not g.is_gone then private.get_requester_name(a) end,
      'company', case when not g.is_gone then private.business_name(a) end, 'is_gone', g.is_gone,
      'contact', private.get_accepted_quote_contact(v_account), 'won', c.won, 'running', c.running, 'done', c.done,
      'amount', c.amount, 'chosen_at', c.chosen_at,
      'note', coalesce(
        (select n.note from private.vendor_client_notes n where n.vendor_id = v_vendor and n.account = v_account), ''
      ),
      'projects', (
        select jsonb_agg(to_jsonb(m) order by m.chosen_at desc, m.id)
        from (
          select
            q.id, p.title, p.category, p.state, p.place, p.status, q.price, q.price_per,
            coalesce(p.decided_at, q.answered_at) as chosen_at, p.ended_at
          from private.project_quotes q join private.projects p on p.id = q.project_id
          where q.vendor_id = v_vendor and q.status = 'chosen' and p.account = v_account
          order by chosen_at desc, q.id limit 200
        ) m
      )
    )
    from private.list_vendor_clients(v_vendor) c
    join public.profiles a on a.id = c.account
    cross join lateral (select private.is_account_being_deleted(c.account)) g (is_gone)
    where c.account = v_account
  );
end $$;

-- Returns the client of an accepted quote: contact details, projects (up to the last 200), and the caller's
-- own note. Null for any other quote.
select private.expose('vendor_client', 'authenticated');

create function private.save_client_note(p_id uuid, p_note text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_vendor constant uuid := private.get_my_vendor_id();
  v_account constant uuid := private.get_quote_client_id(p_id);
begin
  if v_account is null or private.is_account_being_deleted(v_account) then
    raise exception 'Client not found.' using errcode = 'HXPJX';
  end if;
  if btrim(coalesce(p_note, ''), E' \t\r\n') = '' then
    delete from private.vendor_client_notes n where n.vendor_id = v_vendor and n.account = v_account;
    return;
  end if;
  perform private.enforce_rate_limit('client_note', 300, interval '1 hour');
  insert into private.vendor_client_notes (vendor_id, account, note) values (v_vendor, v_account, btrim(p_note, E' \t\r\n'))
  on conflict (vendor_id, account) do update set note = excluded.note, updated_at = now();
end $$;

-- Saves the caller's note about the client of this quote; empty deletes it.
select private.expose('save_client_note', 'authenticated');
