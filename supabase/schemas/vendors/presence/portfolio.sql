-- A vendor's portfolio: finished projects of the exchange, with text and photos by the vendor. Others see an entry only
-- after the project's client has allowed it, and an edit asks the client again. Photos are in the bucket `vendor-photos`
-- under `<account>/<id>`; there are no signed links, which would outlive the consent.
create table private.portfolio_entries (
  id uuid primary key,
  vendor_id uuid not null references public.vendors (id) on delete cascade,
  quote_id uuid references private.project_quotes (id) on delete set null,
  category text not null,
  state text not null,
  finished_on date not null,
  title text not null,
  summary text not null,
  client_name text,
  consent text not null default 'none',
  consent_at timestamptz,
  n integer not null default 1,
  created_at timestamptz not null default now(),

  constraint portfolio_entries_once_a_project unique (quote_id),
  constraint portfolio_entries_title_is_plain check (char_length(btrim(title)) >= 3 and private.is_single_line(title, 120)),
  constraint portfolio_entries_summary_is_plain check (
    char_length(btrim(summary)) >= 20 and private.is_plain_message(summary, 1500)
  ),
  constraint portfolio_entries_client_name_is_plain check (private.is_single_line(client_name, 160)),
  constraint portfolio_entries_state_shape check (state ~ '^[A-Z]{2}$'),
  constraint portfolio_entries_category_is_known check (
    category in ('consultant', 'financial', 'construction', 'management', 'legal', 'technology')
  ),
  constraint portfolio_entries_consent_is_known check (consent in ('none', 'asked', 'unnamed', 'named', 'refused', 'withdrawn')),
  constraint portfolio_entries_name_needs_consent check (client_name is null or consent = 'named')
);

comment on column private.portfolio_entries.n is 'The version: the client allows the one they read.';
comment on column private.portfolio_entries.client_name is 'Copied when the client allows it with their name.';

create index portfolio_entries_vendor_idx on private.portfolio_entries (vendor_id, finished_on desc, id);

create table private.portfolio_photos (
  id uuid primary key,
  entry_id uuid not null references private.portfolio_entries (id) on delete cascade,
  path text not null,
  caption text not null default '',
  created_at timestamptz not null default now(),

  constraint portfolio_photos_path_key unique (path),
  constraint portfolio_photos_path_is_plain check (private.is_single_line(path, 120)),
  constraint portfolio_photos_caption_is_plain check (private.is_single_line(caption, 160))
);

create index portfolio_photos_entry_idx on private.portfolio_photos (entry_id, created_at, id);

alter table private.portfolio_entries enable row level security;
alter table private.portfolio_photos enable row level security;

-- True if the public sees an entry: the client allows it and the vendor is in the directory.
create function private.is_entry_public(p_entry private.portfolio_entries) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return p_entry.consent in ('unnamed', 'named') and exists (
    select from public.vendors v where v.id = p_entry.vendor_id and v.verification_status = 'verified'
  );
end $$;

-- Returns the account that decides about an entry: the client of its project.
create function private.get_entry_client(p_entry private.portfolio_entries) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select p.account from private.project_quotes q join private.projects p on p.id = q.project_id
    where q.id = p_entry.quote_id and q.status = 'chosen' and not private.is_account_being_deleted(p.account)
  );
end $$;

create function private.can_read_portfolio_photo(p_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_entry private.portfolio_entries;
begin
  select e.* into v_entry from private.portfolio_photos f join private.portfolio_entries e on e.id = f.entry_id
  where f.path = p_name;
  if v_entry.id is null then
    return coalesce(split_part(p_name, '/', 1) = auth.uid()::text and private.is_approved(), false);
  end if;
  return private.is_entry_public(v_entry)
    or coalesce(v_entry.vendor_id = private.get_my_vendor_id(), false)
    or coalesce(v_entry.consent <> 'none' and private.get_entry_client(v_entry) = auth.uid() and private.is_approved(), false)
    or private.is_staff();
end $$;
grant execute on function private.can_read_portfolio_photo(text) to anon, authenticated;

create function private.can_add_portfolio_photo(p_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return p_name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    and split_part(p_name, '/', 1) = auth.uid()::text and private.get_my_vendor_id() is not null
    and (
      select count(*) < 60 from storage.objects o
      where o.bucket_id = 'vendor-photos' and o.owner_id = auth.uid()::text and o.created_at > now() - interval '1 hour'
    );
end $$;
grant execute on function private.can_add_portfolio_photo(text) to authenticated;

create function private.is_portfolio_photo(p_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.portfolio_photos f where f.path = p_name);
end $$;
grant execute on function private.is_portfolio_photo(text) to authenticated;

create policy "Visitors read portfolio photos that clients allowed" on storage.objects
  for select to anon, authenticated
  using (bucket_id = 'vendor-photos' and private.can_read_portfolio_photo(name));

create policy "Vendors upload portfolio photos" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'vendor-photos' and private.can_add_portfolio_photo(name));

create policy "Vendors remove unattached portfolio photos" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'vendor-photos' and owner_id = (select auth.uid())::text and (select private.is_approved())
    and not private.is_portfolio_photo(name)
  );

-- Returns the caller's own entry, locked.
create function private.lock_own_entry(p_id uuid) returns private.portfolio_entries
language plpgsql security definer set search_path = '' as $$
declare
  v_entry private.portfolio_entries;
begin
  select * into v_entry from private.portfolio_entries e
  where e.id = p_id and e.vendor_id = private.get_my_vendor_id() for no key update;
  if v_entry.id is null then
    raise exception 'Portfolio entry not found.' using errcode = 'HXIPN';
  end if;
  return v_entry;
end $$;

-- A change ends the consent, which covered the previous content.
create function private.touch_entry(p_id uuid) returns void
language sql set search_path = '' as $$
  update private.portfolio_entries e
  set n = e.n + 1, client_name = null, consent_at = null,
    consent = case when e.consent in ('asked', 'unnamed', 'named') then 'none' else e.consent end
  where e.id = p_id
$$;

create function private.save_portfolio_entry(p_id uuid, p_quote_id uuid, p_title text, p_summary text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_vendor constant uuid := private.require_my_vendor_id();
  v_entry private.portfolio_entries;
  v_project private.projects;
begin
  perform private.enforce_rate_limit('portfolio', 120, interval '1 hour');
  if not exists (select from private.portfolio_entries e where e.id = p_id) then
    select p.* into v_project from private.project_quotes q join private.projects p on p.id = q.project_id
    where q.id = p_quote_id and q.vendor_id = v_vendor and q.status = 'chosen' and p.status = 'done';
    if v_project.id is null then
      raise exception 'Choose one of your finished projects.' using errcode = 'HXIPF';
    end if;
    if exists (select from private.portfolio_entries e where e.quote_id = p_quote_id) then
      raise exception 'This project is already in your portfolio.' using errcode = 'HXIPD';
    end if;
    insert into private.portfolio_entries (
      id, vendor_id, quote_id, category, state, finished_on, title, summary
    )
    values (
      p_id, v_vendor, p_quote_id, v_project.category, v_project.state, v_project.ended_at::date,
      coalesce(btrim(p_title), ''), coalesce(btrim(p_summary), '')
    );
    return 1;
  end if;
  v_entry := private.lock_own_entry(p_id);
  if (v_entry.title, v_entry.summary) is distinct from (btrim(p_title), btrim(p_summary)) then
    update private.portfolio_entries e
    set title = coalesce(btrim(p_title), ''), summary = coalesce(btrim(p_summary), '')
    where e.id = p_id;
    perform private.touch_entry(p_id);
  end if;
  return (select e.n from private.portfolio_entries e where e.id = p_id);
end $$;

-- Adds one of the caller's finished projects to the portfolio, or edits the entry with this ID. An edit needs the client's
-- consent again. Returns the entry's version.
select private.expose('save_portfolio_entry', 'authenticated');

create function private.remove_portfolio_entry(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.portfolio_entries e where e.id = p_id and e.vendor_id = private.get_my_vendor_id();
end $$;

-- Removes an entry of the caller's portfolio with its photos; idempotent.
select private.expose('remove_portfolio_entry', 'authenticated');

create function private.add_portfolio_photo(p_entry_id uuid, p_id uuid, p_caption text default '') returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_entry constant private.portfolio_entries := private.lock_own_entry(p_entry_id);
  v_path constant text := auth.uid() || '/' || p_id;
begin
  if exists (select from private.portfolio_photos f where f.id = p_id and f.entry_id = v_entry.id) then
    return;
  end if;
  if (select count(*) from private.portfolio_photos f where f.entry_id = p_entry_id) >= 8 then
    raise exception 'An entry has up to 8 photos.' using errcode = 'HXIPM';
  end if;
  perform private.require_uploaded_file('vendor-photos', v_path);
  insert into private.portfolio_photos (id, entry_id, path, caption)
  values (p_id, p_entry_id, v_path, coalesce(btrim(p_caption), ''));
  perform private.touch_entry(p_entry_id);
end $$;

-- Attaches a photo that the caller uploaded under `<account>/<id>`; idempotent.
select private.expose('add_portfolio_photo', 'authenticated');

create function private.remove_portfolio_photo(p_entry_id uuid, p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_own_entry(p_entry_id);
  delete from private.portfolio_photos f where f.id = p_id and f.entry_id = p_entry_id;
end $$;

-- Removes a photo; what remains was allowed before and stays public.
select private.expose('remove_portfolio_photo', 'authenticated');

create function private.ask_portfolio_consent(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_entry private.portfolio_entries := private.lock_own_entry(p_id);
  v_client uuid;
begin
  v_client := private.get_entry_client(v_entry);
  if v_entry.consent in ('asked', 'unnamed', 'named') then
    return;
  end if;
  -- A client who said no is not asked again about the same version.
  if v_client is null or v_entry.consent in ('refused', 'withdrawn') then
    raise exception 'The client of this project can no longer be asked.' using errcode = 'HXIPC';
  end if;
  perform private.enforce_rate_limit('portfolio_consent', 20, interval '1 day');
  update private.portfolio_entries e set consent = 'asked' where e.id = p_id;
  perform private.notify(
    v_client, 'portfolio_asked', 'portfolio:' || p_id || ':' || v_entry.n,
    jsonb_build_object('name', v.company_name, 'title', v_entry.title, 'project_id', q.project_id)
  )
  from public.vendors v, private.project_quotes q where v.id = v_entry.vendor_id and q.id = v_entry.quote_id;
end $$;

-- Asks the client of an entry's project to allow it.
select private.expose('ask_portfolio_consent', 'authenticated');

create function private.answer_portfolio_consent(p_project_id uuid, p_n public.whole_number, p_consent text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_entry private.portfolio_entries;
begin
  select e.* into v_entry
  from private.portfolio_entries e join private.project_quotes q on q.id = e.quote_id
  join private.projects p on p.id = q.project_id
  where p.id = p_project_id and p.account = auth.uid() and q.status = 'chosen' and private.is_approved() for no key update of e;
  if v_entry.id is null or v_entry.consent = 'none' then
    raise exception 'There is nothing to allow.' using errcode = 'HXIPA';
  end if;
  if p_consent is null or p_consent not in ('unnamed', 'named', 'refused', 'withdrawn') then
    raise exception 'Choose an answer.' using errcode = '22023';
  end if;
  if v_entry.consent = p_consent then
    return;
  end if;
  if v_entry.n is distinct from p_n then
    raise exception 'The vendor changed this entry. Reload and read it again.' using errcode = 'HXIPV';
  end if;
  update private.portfolio_entries e
  set consent = p_consent, consent_at = now(),
    client_name = case when p_consent = 'named' then (
      select coalesce(private.business_name(a), private.get_requester_name(a)) from public.profiles a where a.id = auth.uid()
    ) end
  where e.id = v_entry.id;
  perform private.notify(
    v.user_id, 'portfolio_answered', 'portfolio:' || v_entry.id || ':' || v_entry.n || ':' || p_consent,
    jsonb_build_object('title', v_entry.title, 'answer', case p_consent
      when 'unnamed' then 'allowed it without their name' when 'named' then 'allowed it with their name'
      when 'refused' then 'did not allow it' else 'withdrew their consent'
    end)
  )
  from public.vendors v where v.id = v_entry.vendor_id;
end $$;

-- The client's answer about version `p_n` of an entry: `unnamed`, `named`, `refused`, or later `withdrawn`.
select private.expose('answer_portfolio_consent', 'authenticated');

-- When a client deletes their account, their name and projects disappear from public portfolios.
create function private.end_portfolio_consents(p_user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update private.portfolio_entries e set consent = 'withdrawn', client_name = null
  from private.project_quotes q, private.projects p
  where q.id = e.quote_id and p.id = q.project_id and p.account = p_user_id and e.consent <> 'none';
end $$;

create function private.list_portfolio_photos(p_entry_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'path', f.path, 'caption', f.caption) order by f.created_at, f.id), '[]')
    from private.portfolio_photos f where f.entry_id = p_entry_id
  );
end $$;

create function private.build_entry_json(p_entry private.portfolio_entries) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object(
    'id', p_entry.id, 'category', p_entry.category, 'state', p_entry.state,
    'month', to_char(p_entry.finished_on, 'YYYY-MM'), 'title', p_entry.title, 'summary', p_entry.summary,
    'client_name', p_entry.client_name, 'photos', private.list_portfolio_photos(p_entry.id)
  );
end $$;

-- Returns what the client of a project decides about; null until the vendor asks.
create function private.get_portfolio_consent(p_project_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select private.build_entry_json(e) || jsonb_build_object('consent', e.consent, 'n', e.n)
    from private.portfolio_entries e join private.project_quotes q on q.id = e.quote_id
    where q.project_id = p_project_id and q.status = 'chosen' and e.consent <> 'none'
  );
end $$;

create function private.my_portfolio() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_vendor constant uuid := private.get_my_vendor_id();
begin
  if v_vendor is null then
    return null;
  end if;
  return jsonb_build_object(
    'vendor_id', v_vendor,
    'entries', (
      select coalesce(jsonb_agg(
        private.build_entry_json(e) || jsonb_build_object(
          'consent', e.consent, 'n', e.n, 'can_ask', private.get_entry_client(e) is not null
        ) order by e.finished_on desc, e.id
      ), '[]')
      from private.portfolio_entries e where e.vendor_id = v_vendor
    ),
    'finished', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', q.id, 'title', p.title, 'category', p.category, 'state', p.state, 'ended_at', p.ended_at
      ) order by p.ended_at desc, q.id), '[]')
      from (
        select x.* from private.project_quotes x where x.vendor_id = v_vendor and x.status = 'chosen'
        order by x.asked_at desc limit 500
      ) q
      join private.projects p on p.id = q.project_id
      where p.status = 'done' and not exists (select from private.portfolio_entries e where e.quote_id = q.id)
    )
  );
end $$;

-- Returns the caller's portfolio, and finished projects to add; null without a vendor profile.
select private.expose('my_portfolio', 'authenticated');

create function private.vendor_portfolio(p_vendor_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.get_vendor(p_vendor_id) is null then
    return null;
  end if;
  return (
    select coalesce(jsonb_agg(private.build_entry_json(e) order by e.finished_on desc, e.id), '[]')
    from (
      select * from private.portfolio_entries x
      where x.vendor_id = p_vendor_id and x.consent in ('unnamed', 'named')
      order by x.finished_on desc, x.id limit 24
    ) e
  );
end $$;

-- Returns the entries of a directory vendor that their clients allowed; null if the caller can't see the vendor.
select private.expose('vendor_portfolio', 'anon, authenticated', 'plain');
