-- Links that show one saved version of a model to people without an account, until they expire or are revoked.
create table public.underwriting_shares (
  id uuid primary key,
  model_id uuid not null references public.underwriting_models (id) on delete cascade,
  version_id uuid not null references public.underwriting_versions (id) on delete cascade,
  by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  recipient text not null,
  scenario_id text,
  can_download boolean not null default false,
  expires_at timestamptz not null,
  revoked_at timestamptz,

  constraint underwriting_shares_recipient_is_plain check (
    char_length(btrim(recipient)) >= 1 and private.is_single_line(recipient, 120)
  ),
  constraint underwriting_shares_scenario_is_plain check (private.is_single_line(scenario_id, 40)),
  constraint underwriting_shares_expire_within_a_year check (
    expires_at > created_at and expires_at <= created_at + interval '366 days'
  )
);

comment on column public.underwriting_shares.scenario_id is 'The only scenario shown; null for all.';

create index underwriting_shares_model_idx on public.underwriting_shares (model_id, created_at, id);
create index underwriting_shares_version_idx on public.underwriting_shares (version_id);
create index underwriting_shares_by_idx on public.underwriting_shares (by);

select private.set_up_table('public.underwriting_shares', 'select');

create policy "Model viewers read its links" on public.underwriting_shares
  for select to authenticated
  using (exists (
    select from public.underwriting_models m
    where m.id = model_id and m.workspace_id = any ((select private.list_my_workspace_ids())::uuid[])
  ));

select private.add_condition_guard(
  'public.underwriting_shares', 'private.has_underwriting_model(model_id, (select private.list_my_workspace_ids()))'
);

-- Shares the latest version, or one of its scenarios, for a number of days. Repeating a request with the same id
-- changes nothing. Returns the token of the link.
create function private.share_underwriting_model(
  p_id uuid, p_model_id uuid, p_recipient text, p_days public.whole_number, p_can_download boolean default false,
  p_scenario_id text default null
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_version public.underwriting_versions;
begin
  perform from public.underwriting_models m
  where m.id = p_model_id and m.workspace_id = any (private.list_my_workspace_ids()) and m.deleted_at is null
  for update;
  if not found then
    raise exception 'Model not found.' using errcode = 'HXUWM';
  end if;
  if exists (select from public.underwriting_shares s where s.id = p_id and s.model_id <> p_model_id) then
    raise exception 'Model not found.' using errcode = 'HXUWM';
  end if;
  if not exists (select from public.underwriting_shares s where s.id = p_id) then
    select v.* into v_version from public.underwriting_versions v
    join public.underwriting_models m on m.id = v.model_id and m.saved_version = v.number
    where v.model_id = p_model_id;
    if not found or p_scenario_id is not null and not exists (
      select from jsonb_array_elements(v_version.scenarios) s where s.value ->> 'id' = p_scenario_id
    ) then
      raise exception 'Save the model first.' using errcode = 'HXUWN';
    end if;
    if coalesce(p_days, 0) not between 1 and 365 or coalesce(btrim(p_recipient), '') = '' then
      raise exception 'These settings are not valid.' using errcode = 'HXUWE';
    end if;
    if (
      select count(*) from public.underwriting_shares s
      where s.model_id = p_model_id and s.revoked_at is null and s.expires_at > now()
    ) >= 50 then
      raise exception 'You have reached the limit of 50.' using errcode = 'HXRMA';
    end if;
    insert into public.underwriting_shares (
      id, model_id, version_id, by, recipient, scenario_id, can_download, expires_at
    ) values (
      p_id, p_model_id, v_version.id, auth.uid(), btrim(p_recipient), p_scenario_id, coalesce(p_can_download, false),
      now() + make_interval(days => p_days)
    );
  end if;
  return private.seal_cursor('underwriting_share', to_jsonb(p_id));
end $$;

select private.expose('share_underwriting_model', 'authenticated');

-- Ends a link at once. Repeating it changes nothing.
create function private.revoke_underwriting_share(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.underwriting_shares s set revoked_at = coalesce(s.revoked_at, now())
  from public.underwriting_models m
  where s.id = p_id and m.id = s.model_id and m.workspace_id = any (private.list_my_workspace_ids());
  if not found then
    raise exception 'Link not found.' using errcode = 'HXUWH';
  end if;
end $$;

select private.expose('revoke_underwriting_share', 'authenticated');

-- Returns the live link of a token, or null if it is invalid, expired, or revoked, the model was deleted, or the sender
-- lost access to it.
create function private.find_underwriting_share(p_token text) returns public.underwriting_shares
language plpgsql stable security definer set search_path = '' as $$
declare
  v_id uuid;
  v_share public.underwriting_shares;
begin
  begin
    v_id := (private.open_cursor('underwriting_share', p_token) #>> '{}')::uuid;
  exception when sqlstate 'HXPCU' then
    return null;
  end;
  select s.* into v_share
  from public.underwriting_shares s
  join public.underwriting_models m on m.id = s.model_id and m.deleted_at is null
  where s.id = v_id and s.revoked_at is null and s.expires_at > now()
    and private.is_account_active(s.by) and private.has_workspace_access(s.by, m.workspace_id);
  return v_share;
end $$;

create function private.shared_underwriting_model(p_token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_share constant public.underwriting_shares := private.find_underwriting_share(p_token);
begin
  return (
    select jsonb_build_object(
      'name', m.name, 'version', v.number, 'saved_at', v.created_at, 'can_download', v_share.can_download,
      'expires_at', v_share.expires_at,
      'scenarios', (
        select jsonb_agg(
          case
            when v_share.can_download then e.value
            else jsonb_build_object('id', e.value -> 'id', 'name', e.value -> 'name')
          end
          order by e.place
        )
        from jsonb_array_elements(v.scenarios) with ordinality e (value, place)
        where v_share.scenario_id is null or e.value ->> 'id' = v_share.scenario_id
      )
    )
    from public.underwriting_models m
    join public.underwriting_versions v on v.id = v_share.version_id
    where m.id = v_share.model_id
  );
end $$;

-- Returns the model of a link: its name and the shared scenarios of one version. A view-only link gets the names of the
-- scenarios, without assumptions; the function `shared-model` computes their results. Null if the link has ended.
select private.expose('shared_underwriting_model', 'anon, authenticated', 'plain');

create function private.shared_underwriting_scenario(p_token text, p_scenario_id text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_share constant public.underwriting_shares := private.find_underwriting_share(p_token);
begin
  return (
    select e.value
    from public.underwriting_versions v, jsonb_array_elements(v.scenarios) e
    where v.id = v_share.version_id and e.value ->> 'id' = p_scenario_id
      and (v_share.scenario_id is null or v_share.scenario_id = p_scenario_id)
    limit 1
  );
end $$;

-- Returns one scenario of a link with its assumptions, for the server only. Null if the link has ended or does not
-- share this scenario.
select private.expose('shared_underwriting_scenario', 'service_role', 'plain');
