-- Widgets that a user embeds in other websites: their public listings, or one of their lead forms. Written only by calls.
create table public.site_widgets (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null,
  title text not null,
  form_id uuid references public.lead_forms (id) on delete set null,
  origins text[] not null,
  theme text not null default 'light',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  revoked_at timestamptz,

  constraint site_widgets_kind_is_known check (kind in ('listings', 'lead_form')),
  constraint site_widgets_title_is_plain check (char_length(btrim(title)) >= 1 and private.is_single_line(title, 80)),
  constraint site_widgets_form_by_kind check (kind = 'lead_form' or form_id is null),
  -- Exact origins, because they become part of a response header: no path, no wildcard, nothing that ends a directive.
  constraint site_widgets_origins_shape check (
    cardinality(origins) between 1 and 10 and char_length(array_to_string(origins, ' ', '?')) <= 2000
    and array_to_string(origins, '') !~ '[[:space:]]'
    and array_to_string(origins, ' ', '?')
      ~ '^(https://[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63}){1,8}|http://(localhost|127\.0\.0\.1))(:[0-9]{1,5})?( (https://[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63}){1,8}|http://(localhost|127\.0\.0\.1))(:[0-9]{1,5})?)*$'
  ),
  constraint site_widgets_theme_is_known check (theme in ('light', 'dark', 'auto'))
);
-- Triggers in other files:
--   integrations/history/integration_changes.sql: log_integration_change
create index site_widgets_user_idx on public.site_widgets (user_id, created_at desc);
create index site_widgets_form_idx on public.site_widgets (form_id);

comment on column public.site_widgets.origins is 'The only websites that can frame the widget.';
comment on column public.site_widgets.theme is 'Colors: light, dark, or the visitor''s setting.';

select private.set_up_table('public.site_widgets', 'select');

create policy "Users read their widgets" on public.site_widgets
  for select to authenticated using (user_id = (select auth.uid()));

-- Returns why a widget shows nothing, or null if it shows its content. The domains of a widget about a confidential
-- listing would tell who sells it, so such forms are never embedded.
create function private.get_widget_problem(p_widget public.site_widgets) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_form public.lead_forms;
begin
  if p_widget.revoked_at is not null then
    return 'revoked';
  end if;
  if not private.is_account_active(p_widget.user_id) then
    return 'owner';
  end if;
  if p_widget.kind <> 'lead_form' then
    return null;
  end if;
  select * into v_form from public.lead_forms f where f.id = p_widget.form_id and f.deleted_at is null;
  if v_form.id is null or v_form.owner_id <> p_widget.user_id then
    return 'no_form';
  end if;
  if exists (select from public.listings l where l.id = v_form.listing_id and l.is_confidential) then
    return 'confidential';
  end if;
  return case when not v_form.is_open then 'form_off' end;
end $$;

create function private.list_my_site_widgets() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_access();
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', w.id, 'kind', w.kind, 'title', w.title, 'form_id', w.form_id, 'form_name', f.name, 'origins', w.origins,
      'theme', w.theme, 'created_at', w.created_at, 'revoked_at', w.revoked_at, 'problem', private.get_widget_problem(w)
    ) order by w.created_at desc, w.id)
    from (
      select * from public.site_widgets w where w.user_id = auth.uid() order by w.created_at desc, w.id limit 100
    ) w
    left join public.lead_forms f on f.id = w.form_id and f.owner_id = w.user_id
  ), '[]');
end $$;

-- Returns the caller's newest widgets, with the reason if one shows nothing.
select private.expose('list_my_site_widgets', 'authenticated');

create function private.save_site_widget(
  p_id uuid, p_kind text, p_title text, p_form_id uuid, p_origins text[], p_theme text
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_origins constant text[] := (
    select array_agg(distinct o) from (select lower(btrim(u)) from unnest(p_origins) u limit 11) as t (o)
  );
  v_widget public.site_widgets;
begin
  select * into v_widget from public.site_widgets w where w.id = p_id for update;
  if v_widget.id is not null and (v_widget.user_id <> v_me or v_widget.revoked_at is not null) then
    raise exception 'Widget not found.' using errcode = 'HXEWN';
  end if;
  if v_widget.id is null then
    perform private.enforce_rate_limit('site_widgets', 30, interval '1 hour');
    if (select count(*) from public.site_widgets w where w.user_id = v_me and w.revoked_at is null) >= 20 then
      raise exception 'You have reached the limit of 20 widgets.' using errcode = 'HXEWM';
    end if;
  elsif v_widget.kind <> p_kind then
    raise exception 'Widget not found.' using errcode = 'HXEWN';
  end if;
  insert into public.site_widgets as w (id, user_id, kind, title, form_id, origins, theme)
  values (p_id, v_me, p_kind, btrim(p_title), case when p_kind = 'lead_form' then p_form_id end, v_origins, p_theme)
  on conflict (id) do update set
    title = excluded.title, form_id = excluded.form_id, origins = excluded.origins, theme = excluded.theme, updated_at = now()
  returning * into v_widget;
  case private.get_widget_problem(v_widget)
    when 'no_form' then
      raise exception 'Choose one of your lead forms.' using errcode = 'HXEWF';
    when 'confidential' then
      raise exception 'A form about a confidential listing can''t be embedded.' using errcode = 'HXEWC';
    else
      return true;
  end case;
exception
  when foreign_key_violation then
    raise exception 'Choose one of your lead forms.' using errcode = 'HXEWF';
  when check_violation or not_null_violation then
    raise exception 'Check the title and the websites.' using errcode = 'HXEWV';
end $$;

-- Adds a widget, or changes one's title, form, websites, and colors.
select private.expose('save_site_widget', 'authenticated');

create function private.revoke_site_widget(p_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.site_widgets w set revoked_at = now(), updated_at = now()
  where w.id = p_id and w.user_id = auth.uid() and w.revoked_at is null;
  return found;
end $$;

-- Revokes a widget; its page shows that from the next request on.
select private.expose('revoke_site_widget', 'authenticated');

-- Returns what the page of a widget needs; null if the widget is unknown. Of listings it returns only the broker's public
-- ID: the page reads them as a visitor, under the rules of the public site. That ID never stands for a confidential listing.
create function private.get_site_widget(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_widget public.site_widgets;
  v_problem text;
begin
  select * into v_widget from public.site_widgets w where w.id = p_id;
  if v_widget.id is null then
    return null;
  end if;
  v_problem := private.get_widget_problem(v_widget);
  return jsonb_build_object('origins', v_widget.origins, 'theme', v_widget.theme) || case
    when v_problem is not null then
      jsonb_build_object('problem', case when v_problem = 'revoked' then 'revoked' else 'unavailable' end)
    when v_widget.kind = 'lead_form' then
      jsonb_build_object('title', v_widget.title, 'form', private.lead_form(v_widget.form_id))
    else jsonb_build_object(
      'title', v_widget.title, 'broker_id', (
        select a.broker_id from public.broker_accounts a where a.user_id = v_widget.user_id and not a.is_pseudonym
      )
    )
  end;
end $$;

-- Answers the edge function that serves widgets.
select private.expose('get_site_widget', 'service_role');

create function private.submit_site_widget(
  p_id uuid, p_request_id uuid, p_answers public.payload, p_agrees boolean, p_looks_automatic boolean, p_address text
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_widget public.site_widgets;
begin
  select * into v_widget from public.site_widgets w where w.id = p_id and w.kind = 'lead_form';
  if v_widget.id is null or private.get_widget_problem(v_widget) is not null then
    raise exception 'Form not found.' using errcode = 'HXLFG';
  end if;
  return private.create_form_lead(
    v_widget.form_id, p_request_id, p_answers, p_agrees, p_looks_automatic,
    coalesce(private.to_client_network(p_address), 'unknown')
  );
end $$;

-- Submits the form of a widget for the visitor at this address, under the rules and limits of every lead form.
select private.expose('submit_site_widget', 'service_role');
