-- When broker emails may be sent: on business days, within hours in the recipient's time zone.

-- Returns the zone where most people of a state live, if it has more than one; null if unknown.
create function private.zone_of_state(p_state text) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_state in (
      'CT', 'DE', 'DC', 'FL', 'GA', 'IN', 'KY', 'ME', 'MD', 'MA', 'MI', 'NH', 'NJ', 'NY', 'NC', 'OH', 'PA', 'RI', 'SC', 'VT',
      'VA', 'WV'
    ) then 'America/New_York'
    when p_state in (
      'AL', 'AR', 'IL', 'IA', 'KS', 'LA', 'MN', 'MS', 'MO', 'NE', 'ND', 'OK', 'SD', 'TN', 'TX', 'WI'
    ) then 'America/Chicago'
    when p_state in ('CO', 'ID', 'MT', 'NM', 'UT', 'WY') then 'America/Denver'
    when p_state = 'AZ' then 'America/Phoenix'
    when p_state in ('CA', 'NV', 'OR', 'WA') then 'America/Los_Angeles'
    when p_state = 'AK' then 'America/Anchorage'
    when p_state = 'HI' then 'Pacific/Honolulu'
  end
$$;

-- Mirrors `shared/deals/transactions/holidays.ts` for years since 2021; a test compares both.
create function private.is_business_day(p_day date) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  v_weekday constant integer := extract(isodow from p_day);
  v_month constant integer := extract(month from p_day);
  v_day constant integer := extract(day from p_day);
begin
  return v_weekday < 6
    and not (
      v_weekday = 1 and (
        v_month in (1, 2) and v_day between 15 and 21 or v_month = 5 and v_day > 24 or v_month = 9 and v_day < 8
        or v_month = 10 and v_day between 8 and 14
      )
    )
    and not (v_weekday = 4 and v_month = 11 and v_day between 22 and 28)
    -- A holiday on Saturday is observed on Friday, one on Sunday on Monday.
    and not exists (
      select from unnest(array[
        p_day, case when v_weekday = 1 then p_day - 1 end, case when v_weekday = 5 then p_day + 1 end
      ]) k (day)
      where extract(month from k.day) * 100 + extract(day from k.day) in (101, 619, 704, 1111, 1225)
    );
end $$;

-- Returns the date a number of business days later; 0 returns the day itself.
create function private.business_days_after(p_day date, p_days integer) returns date
language plpgsql immutable set search_path = '' as $$
declare
  v_day date := p_day;
  v_left integer := p_days;
begin
  while v_left > 0 loop
    v_day := v_day + 1;
    if private.is_business_day(v_day) then
      v_left := v_left - 1;
    end if;
  end loop;
  return v_day;
end $$;

-- Returns the given time if it is within business hours in the zone, else the next start of them.
create function private.next_email_time(p_from timestamptz, p_zone text, p_opens integer, p_shuts integer)
returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  v_local constant timestamp := p_from at time zone p_zone;
  v_day date := v_local::date;
begin
  if private.is_business_day(v_day) and extract(hour from v_local) >= p_opens and extract(hour from v_local) < p_shuts then
    return p_from;
  end if;
  if not private.is_business_day(v_day) or extract(hour from v_local) >= p_opens then
    v_day := private.business_days_after(v_day, 1);
  end if;
  return (v_day + make_time(p_opens, 0, 0)) at time zone p_zone;
end $$;
