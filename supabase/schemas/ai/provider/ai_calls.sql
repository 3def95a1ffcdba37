-- Calls of a model: begun with the rights and limits of the person, carried out by the server.

create function private.begin_ai_call(
  p_purpose text, p_tokens public.whole_number, p_has_health_data boolean default false, p_consent text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_provider constant private.ai_providers := private.get_my_ai_provider();
  v_limits record;
  v_call private.ai_calls;
  v_id uuid;
begin
  if v_provider.id is null then
    return jsonb_build_object('refused', 'not_configured');
  elsif p_purpose = 'transcribe' and v_provider.speech_model is null then
    return jsonb_build_object('refused', 'no_speech_model');
  end if;
  if p_has_health_data is not false and v_provider.health_agreement_on is null then
    return jsonb_build_object('refused', 'health_data');
  end if;
  select * into v_limits from private.list_ai_limits() l where l.plan = private.my_storage_plan();
  if (select count(*) from private.ai_calls c where c.user_id = v_me and c.created_at > now() - interval '1 hour')
      >= v_limits.calls_per_hour
    or private.count_my_ai_tokens() + p_tokens > v_limits.tokens_per_month
  then
    return jsonb_build_object('refused', 'limit_reached');
  end if;
  if v_provider.monthly_budget is not null then
    -- Calls of one provider wait for each other, so that they stay within the budget together.
    perform from private.ai_providers p where p.id = v_provider.id for no key update;
    v_call.purpose := p_purpose;
    v_call.reserved_tokens := p_tokens;
    if private.sum_ai_provider_cost(v_provider) + private.estimate_ai_call_cost(v_call, v_provider)
      > v_provider.monthly_budget * 1000000::numeric
    then
      return jsonb_build_object('refused', 'budget_reached');
    end if;
  end if;
  insert into private.ai_calls (user_id, provider_id, purpose, reserved_tokens, consent)
  values (v_me, v_provider.id, p_purpose, p_tokens, p_consent) returning id into v_id;
  return jsonb_build_object('id', v_id);
exception when check_violation then
  raise exception 'Unknown purpose or too many tokens.' using errcode = '22023';
end $$;

-- Reserves tokens for one call. Returns its ID, or why it is refused: `not_configured`, `health_data`, `limit_reached`, or
-- `budget_reached`, or `no_speech_model`. A recording needs the text that its sender agreed to.
select private.expose('begin_ai_call', 'authenticated');

create function private.claim_ai_call(p_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_call private.ai_calls;
begin
  update private.ai_calls c
  set state = 'running', model = case when c.purpose = 'transcribe' then p.speech_model else p.model end,
    input_price = case when c.purpose <> 'transcribe' then p.input_price end,
    output_price = case when c.purpose <> 'transcribe' then p.output_price end,
    speech_price = case when c.purpose = 'transcribe' then p.speech_price end
  from private.ai_providers p
  where c.id = p_id and c.state = 'reserved' and c.created_at > now() - interval '1 hour'
    and p.id = c.provider_id and p.is_enabled and (c.purpose <> 'transcribe' or p.speech_model is not null)
  returning c.* into v_call;
  return (
    select jsonb_build_object(
      'base_url', p.base_url, 'model', v_call.model, 'api_key', p.api_key, 'purpose', v_call.purpose, 'tokens', v_call.reserved_tokens
    )
    from private.ai_providers p where p.id = v_call.provider_id and p.is_enabled
  );
end $$;

-- Starts a reserved call once, and returns the server's address, model, and key; null if it can't start.
select private.expose('claim_ai_call', 'service_role');

create function private.finish_ai_call(
  p_id uuid, p_input_tokens public.whole_number, p_output_tokens public.whole_number, p_error text default null,
  p_seconds public.whole_number default null
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update private.ai_calls c
  set state = case when p_error is null then 'done' else 'failed' end, error = p_error, finished_at = now(),
    input_tokens = least(p_input_tokens, 10000000), output_tokens = least(p_output_tokens, 10000000),
    seconds = case when p_seconds is not null then least(p_seconds, 1000000) end,
    -- A price per million tokens is the price of one token in millionths.
    cost_micros = round(case
      when c.purpose = 'transcribe' then case when p_seconds is not null then least(p_seconds, 1000000) end / 60.0 * c.speech_price * 1000000
      else least(p_input_tokens, 10000000) * c.input_price + least(p_output_tokens, 10000000) * c.output_price end)
  where c.id = p_id and c.state = 'running';
end $$;

-- Records what a call used.
select private.expose('finish_ai_call', 'service_role');

create function private.list_ai_calls(p_older_than timestamptz default null, p_limit public.whole_number default 50) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_access();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'purpose', c.purpose, 'state', c.state, 'error', c.error, 'model', c.model,
      'input_tokens', c.input_tokens, 'output_tokens', c.output_tokens, 'seconds', c.seconds, 'cost_micros', c.cost_micros, 'created_at', c.created_at
    ) order by c.created_at desc, c.id), '[]')
    from (
      select a.* from private.ai_calls a
      where a.user_id = auth.uid() and a.created_at < coalesce(p_older_than, 'infinity')
      order by a.created_at desc, a.id limit least(greatest(p_limit, 1), 100)
    ) c
  );
end $$;

-- Returns the caller's calls of a model, newest first, with tokens and what they cost.
select private.expose('list_ai_calls', 'authenticated');

-- Deletes calls older than 13 months. Returns how many.
create function private.prune_ai_calls() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_count integer;
begin
  delete from private.ai_calls c where c.created_at < now() - interval '13 months';
  get diagnostics v_count = row_count;
  return v_count;
end $$;
