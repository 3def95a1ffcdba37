-- The language model of the installation, or of one workspace: an OpenAI-compatible server. Without a row, or turned
-- off, nothing is sent anywhere. The key never leaves the server.
create table private.ai_providers (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid references public.tenants (id) on delete cascade,
  base_url text not null,
  model text not null,
  api_key text not null,
  is_enabled boolean not null default false,
  retention text not null,
  health_agreement_with text,
  health_agreement_on date,
  input_price numeric(9, 4),
  output_price numeric(9, 4),
  monthly_budget integer,
  speech_model text,
  speech_price numeric(9, 4),
  updated_at timestamptz not null default now(),
  updated_by text not null,

  constraint ai_providers_once unique nulls not distinct (tenant_id),
  constraint ai_providers_base_url_is_plain check (private.is_single_line(base_url, 300)),
  constraint ai_providers_base_url_shape check (
    base_url ~ '^https://[^[:space:]/?#@\\]+(/[^[:space:]?#@\\]*)?$'
    or base_url ~ '^http://(localhost|127\.0\.0\.1)(:[0-9]{1,5})?(/[^[:space:]?#@\\]*)?$'
  ),
  constraint ai_providers_model_shape check (model ~ '^[A-Za-z0-9][A-Za-z0-9._:/@-]{0,119}$'),
  constraint ai_providers_api_key_shape check (api_key ~ '^[!-~]+$' and char_length(api_key) between 8 and 500),
  constraint ai_providers_retention_is_plain check (
    char_length(btrim(retention)) >= 1 and private.is_single_line(retention, 200)
  ),
  constraint ai_providers_health_agreement_with_is_plain check (private.is_single_line(health_agreement_with, 120)),
  constraint ai_providers_health_agreement_is_whole check ((health_agreement_with is null) = (health_agreement_on is null)),
  constraint ai_providers_prices_are_whole check ((input_price is null) = (output_price is null)),
  constraint ai_providers_input_price_in_range check (input_price between 0 and 10000),
  constraint ai_providers_output_price_in_range check (output_price between 0 and 10000),
  constraint ai_providers_budget_in_range check (monthly_budget between 1 and 1000000),
  constraint ai_providers_budget_has_prices check (monthly_budget is null or input_price is not null),
  constraint ai_providers_speech_model_shape check (speech_model ~ '^[A-Za-z0-9][A-Za-z0-9._:/@-]{0,119}$'),
  constraint ai_providers_speech_price_in_range check (speech_price between 0 and 1000),
  constraint ai_providers_speech_price_has_model check (speech_price is null or speech_model is not null),
  constraint ai_providers_budget_has_speech_price check (monthly_budget is null or speech_model is null or speech_price is not null),
  constraint ai_providers_updated_by_is_plain check (private.is_single_line(updated_by, 300))
);

comment on column private.ai_providers.tenant_id is 'Null for the provider of the installation.';
comment on column private.ai_providers.retention is 'How long the provider keeps prompts, as the people who chose it state it.';
comment on column private.ai_providers.input_price is 'US dollars per million tokens of a prompt; null if unknown.';
comment on column private.ai_providers.output_price is 'US dollars per million tokens of an answer; null if unknown.';
comment on column private.ai_providers.monthly_budget is 'US dollars that everyone together may spend in a calendar month (UTC).';
comment on column private.ai_providers.speech_model is 'The model that transcribes recordings; null if the provider offers none.';
comment on column private.ai_providers.speech_price is 'US dollars per minute of a recording; null if unknown.';
comment on column private.ai_providers.health_agreement_with is 'Who signed the agreement about health data.';

alter table private.ai_providers enable row level security;

-- Usage limits of each plan, as in shared/ai/provider/limits.ts; a test compares both.
create function private.list_ai_limits() returns table (plan text, tokens_per_month integer, calls_per_hour integer)
language sql immutable set search_path = '' as $$
  values
    ('basic', 100000, 20),
    ('starter', 500000, 40),
    ('professional', 2000000, 120),
    ('enterprise', 10000000, 300)
$$;

-- One call of a model. Tokens are reserved before it starts, so that parallel calls can't exceed the limit.
create table private.ai_calls (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  provider_id uuid references private.ai_providers (id) on delete set null,
  purpose text not null,
  state text not null default 'reserved',
  reserved_tokens integer not null,
  input_tokens integer not null default 0,
  output_tokens integer not null default 0,
  model text,
  input_price numeric(9, 4),
  output_price numeric(9, 4),
  speech_price numeric(9, 4),
  seconds integer,
  consent text,
  cost_micros bigint,
  error text,
  created_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz,

  constraint ai_calls_purpose_is_known check (purpose in ('assistant', 'classify', 'extract', 'summarize', 'draft', 'transcribe')),
  constraint ai_calls_state_is_known check (state in ('reserved', 'running', 'done', 'failed')),
  constraint ai_calls_reserved_in_range check (reserved_tokens between 1 and 200000),
  constraint ai_calls_used_in_range check (input_tokens between 0 and 10000000 and output_tokens between 0 and 10000000),
  constraint ai_calls_model_shape check (model ~ '^[A-Za-z0-9][A-Za-z0-9._:/@-]{0,119}$'),
  constraint ai_calls_input_price_in_range check (input_price between 0 and 10000),
  constraint ai_calls_output_price_in_range check (output_price between 0 and 10000),
  constraint ai_calls_speech_price_in_range check (speech_price between 0 and 1000),
  constraint ai_calls_seconds_in_range check (seconds between 0 and 1000000),
  constraint ai_calls_consent_is_plain check (char_length(btrim(consent)) >= 1 and private.is_single_line(consent, 300)),
  constraint ai_calls_recordings_have_consent check ((purpose = 'transcribe') = (consent is not null)),
  constraint ai_calls_cost_in_range check (cost_micros between 0 and 200000000000),
  constraint ai_calls_error_shape check (error ~ '^[a-z_]{2,40}$')
);
create index ai_calls_user_idx on private.ai_calls (user_id, created_at desc);
create index ai_calls_provider_idx on private.ai_calls (provider_id, created_at);
create index ai_calls_created_idx on private.ai_calls (created_at);

comment on column private.ai_calls.model is 'The model with its version, as it was called.';
comment on column private.ai_calls.cost_micros is 'Millionths of a US dollar, by the prices at the time of the call; null if they were unknown.';

alter table private.ai_calls enable row level security;

-- Returns the provider that applies to the caller: the workspace's if it is on, else the installation's if it is on.
create function private.get_my_ai_provider() returns private.ai_providers
language plpgsql stable security definer set search_path = '' as $$
declare
  v_provider private.ai_providers;
begin
  select * into v_provider from private.ai_providers p
  where p.is_enabled and (p.tenant_id is null or p.tenant_id = private.current_tenant_id())
  order by p.tenant_id nulls last limit 1;
  return v_provider;
end $$;

-- Returns the tokens the caller used or reserved this calendar month (UTC). A reservation counts for an hour.
create function private.count_my_ai_tokens() returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(sum(case
      when c.finished_at is not null then c.input_tokens + c.output_tokens
      when c.created_at > now() - interval '1 hour' then c.reserved_tokens
      else 0
    end), 0)
    from private.ai_calls c
    where c.user_id = auth.uid() and c.created_at >= date_trunc('month', now() at time zone 'UTC') at time zone 'UTC'
  );
end $$;

-- Returns what a call without a recorded cost may cost at most, in millionths of a dollar. A recording reserves ten tokens
-- for each second.
create function private.estimate_ai_call_cost(p_call private.ai_calls, p_provider private.ai_providers) returns numeric
language sql immutable set search_path = '' as $$
  select case when p_call.purpose = 'transcribe' then p_call.reserved_tokens / 600.0 * p_provider.speech_price * 1000000
    else p_call.reserved_tokens * greatest(p_provider.input_price, p_provider.output_price) end
$$;

-- Returns what calls of a provider cost this calendar month (UTC), in millionths of a dollar. A reservation counts at the
-- price of an answer for an hour.
create function private.sum_ai_provider_cost(p_provider private.ai_providers) returns numeric
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(sum(case
      when c.finished_at is not null then coalesce(c.cost_micros, private.estimate_ai_call_cost(c, p_provider))
      when c.created_at > now() - interval '1 hour' then private.estimate_ai_call_cost(c, p_provider)
    end), 0)
    from private.ai_calls c
    where c.provider_id = p_provider.id and c.created_at >= date_trunc('month', now() at time zone 'UTC') at time zone 'UTC'
  );
end $$;

create function private.build_ai_provider_json(p_provider private.ai_providers) returns jsonb
language sql stable set search_path = '' as $$
  select case when p_provider.id is not null then jsonb_build_object(
    'input_price', p_provider.input_price, 'output_price', p_provider.output_price, 'monthly_budget', p_provider.monthly_budget,
    'speech_model', p_provider.speech_model, 'speech_price', p_provider.speech_price, 'base_url', p_provider.base_url, 'model', p_provider.model, 'key_hint', right(p_provider.api_key, 4),
    'is_enabled', p_provider.is_enabled, 'retention', p_provider.retention,
    'health_agreement_with', p_provider.health_agreement_with, 'health_agreement_on', p_provider.health_agreement_on,
    'updated_at', p_provider.updated_at, 'updated_by', p_provider.updated_by
  ) end
$$;

create function private.get_ai_settings() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_mine constant private.ai_providers := private.get_my_ai_provider();
  v_tenant_id constant uuid := private.administered_tenant_id();
begin
  perform private.require_access();
  return jsonb_build_object(
    'active', case when v_mine.id is not null then jsonb_build_object(
      'scope', case when v_mine.tenant_id is null then 'installation' else 'workspace' end,
      'host', substring(v_mine.base_url from '^https?://([^/]+)'), 'model', v_mine.model, 'retention', v_mine.retention, 'speech_model', v_mine.speech_model,
      'takes_health_data', v_mine.health_agreement_on is not null
    ) end,
    'installation', case when private.is_admin() then jsonb_build_object('provider', (
      select private.build_ai_provider_json(p) || jsonb_build_object('spent_micros', private.sum_ai_provider_cost(p))
      from private.ai_providers p where p.tenant_id is null
    )) end,
    'workspace', case when v_tenant_id is not null then jsonb_build_object('provider', (
      select private.build_ai_provider_json(p) || jsonb_build_object('spent_micros', private.sum_ai_provider_cost(p))
      from private.ai_providers p where p.tenant_id = v_tenant_id
    )) end,
    'usage', (
      select jsonb_build_object(
        'plan', l.plan, 'tokens', private.count_my_ai_tokens(), 'tokens_per_month', l.tokens_per_month,
        'calls_per_hour', l.calls_per_hour, 'cost_micros', c.cost_micros, 'unpriced_tokens', c.unpriced_tokens
      )
      from private.list_ai_limits() l
      cross join (
        select coalesce(sum(m.cost_micros), 0) as cost_micros,
          coalesce(sum(m.input_tokens + m.output_tokens) filter (where m.cost_micros is null), 0) as unpriced_tokens
        from private.ai_calls m
        where m.user_id = auth.uid() and m.finished_at is not null
          and m.created_at >= date_trunc('month', now() at time zone 'UTC') at time zone 'UTC'
      ) c
      where l.plan = private.my_storage_plan()
    )
  );
end $$;

-- Returns which provider answers the caller and where data goes, the caller's usage, and for administrators of the
-- installation or of a workspace its settings without the key.
select private.expose('get_ai_settings', 'authenticated');

-- Returns the workspace whose provider the caller may change, null for the installation's; raises for everyone else.
create function private.require_ai_scope(p_scope text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_tenant_id constant uuid := private.administered_tenant_id();
begin
  perform private.lock_member();
  if not coalesce(case p_scope when 'installation' then private.is_admin() when 'workspace' then v_tenant_id is not null end, false) then
    raise exception 'Only its administrators change this provider.' using errcode = '42501';
  end if;
  perform private.require_recent_sign_in();
  perform private.enforce_rate_limit('ai_providers', 30, interval '1 hour');
  return case p_scope when 'workspace' then v_tenant_id end;
end $$;

create function private.save_ai_provider(
  p_scope text, p_base_url text, p_model text, p_key text, p_is_enabled boolean, p_retention text,
  p_health_agreement_with text default null, p_health_agreement_on date default null,
  p_input_price public.dollars default null, p_output_price public.dollars default null,
  p_monthly_budget public.whole_number default null, p_speech_model text default null, p_speech_price public.dollars default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_tenant_id constant uuid := private.require_ai_scope(p_scope);
  v_url constant text := regexp_replace(btrim(coalesce(p_base_url, '')), '/+$', '');
  v_key text := nullif(btrim(coalesce(p_key, '')), '');
  v_known private.ai_providers;
begin
  select * into v_known from private.ai_providers p where p.tenant_id is not distinct from v_tenant_id for update;
  -- A stored key goes only to the server it was entered for.
  if v_key is null and v_known.base_url = v_url then
    v_key := v_known.api_key;
  end if;
  if v_key is null then
    raise exception 'Enter the key of this server.' using errcode = 'HXAIK';
  end if;
  if p_health_agreement_on > current_date then
    raise exception 'The agreement''s date is in the future.' using errcode = 'HXAID';
  end if;
  insert into private.ai_providers as p (
    tenant_id, base_url, model, api_key, is_enabled, retention, health_agreement_with, health_agreement_on,
    input_price, output_price, monthly_budget, speech_model, speech_price, updated_by
  )
  values (
    v_tenant_id, v_url, btrim(coalesce(p_model, '')), v_key, coalesce(p_is_enabled, false), btrim(coalesce(p_retention, '')),
    nullif(btrim(coalesce(p_health_agreement_with, '')), ''), p_health_agreement_on,
    p_input_price, p_output_price, p_monthly_budget, nullif(btrim(coalesce(p_speech_model, '')), ''), p_speech_price,
    private.get_caller_label()
  )
  on conflict on constraint ai_providers_once do update set
    base_url = excluded.base_url, model = excluded.model, api_key = excluded.api_key, is_enabled = excluded.is_enabled,
    retention = excluded.retention, health_agreement_with = excluded.health_agreement_with,
    health_agreement_on = excluded.health_agreement_on, input_price = excluded.input_price,
    output_price = excluded.output_price, monthly_budget = excluded.monthly_budget, speech_model = excluded.speech_model,
    speech_price = excluded.speech_price, updated_at = now(),
    updated_by = excluded.updated_by;
  perform private.log_admin_action('settings_update', null, null, jsonb_build_object(
    'setting', 'ai_provider', 'tenant_id', v_tenant_id,
    'before', private.build_ai_provider_json(v_known) - '{key_hint,updated_at,updated_by}'::text[],
    'after', jsonb_build_object(
      'base_url', v_url, 'model', btrim(p_model), 'is_enabled', coalesce(p_is_enabled, false), 'retention', btrim(p_retention),
      'health_agreement_with', p_health_agreement_with, 'health_agreement_on', p_health_agreement_on,
      'input_price', p_input_price, 'output_price', p_output_price, 'monthly_budget', p_monthly_budget,
      'speech_model', p_speech_model, 'speech_price', p_speech_price
    )
  ));
exception when check_violation or not_null_violation or numeric_value_out_of_range then
  raise exception 'Check the address, model, key, and retention.' using errcode = 'HXAIU';
end $$;

-- Saves the provider of the installation or of the caller's workspace. Without a key, the stored one stays if the
-- address is the same.
select private.expose('save_ai_provider', 'authenticated');

create function private.delete_ai_provider(p_scope text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_tenant_id constant uuid := private.require_ai_scope(p_scope);
begin
  delete from private.ai_providers p where p.tenant_id is not distinct from v_tenant_id;
  if found then
    perform private.log_admin_action('settings_update', null, null, jsonb_build_object(
      'setting', 'ai_provider', 'tenant_id', v_tenant_id, 'after', null
    ));
    return true;
  end if;
  return false;
end $$;

-- Deletes a provider with its key. True if there was one.
select private.expose('delete_ai_provider', 'authenticated');
