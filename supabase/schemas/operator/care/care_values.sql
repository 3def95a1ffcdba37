-- True for a measurement within what is possible. Null passes.
create function private.is_vital(p_measure text, p_value numeric, p_second numeric) returns boolean
language sql immutable set search_path = '' as $$
  select p_measure is null or case p_measure
    when 'weight' then p_value between 40 and 800
    when 'blood_pressure' then p_value between 40 and 300 and p_second between 20 and 200 and p_second < p_value
    when 'pulse' then p_value between 20 and 250
    when 'temperature' then p_value between 85 and 112
    when 'respiration' then p_value between 4 and 80
    when 'oxygen' then p_value between 40 and 100
    when 'pain' then p_value between 0 and 10
    when 'glucose' then p_value between 10 and 900
    else false
  end and (p_second is null or p_measure = 'blood_pressure')
$$;
grant execute on function private.is_vital(text, numeric, numeric) to authenticated, service_role;
