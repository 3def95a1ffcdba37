-- The public view of a lead form, and its submissions.

-- Returns a form that is switched on and whose owner has access.
create function private.find_open_lead_form(p_id uuid) returns public.lead_forms
language plpgsql stable security definer set search_path = '' as $$
declare
  v_form public.lead_forms;
begin
  select * into v_form from public.lead_forms f
  where f.id = p_id and f.is_open and f.deleted_at is null and private.is_account_active(f.owner_id);
  return v_form;
end $$;

-- Shows only public details of a listing, and only while it is on the market. A form about a confidential
-- listing doesn't show its owner.
create function private.lead_form(p_form_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_form constant public.lead_forms := private.find_open_lead_form(p_form_id);
  v_listing public.listings;
  v_is_covered boolean;
begin
  if v_form.id is null then
    return null;
  end if;
  select * into v_listing from public.listings l where l.id = v_form.listing_id;
  v_is_covered := coalesce(v_listing.is_confidential, false);
  return jsonb_build_object(
    'title', v_form.title, 'intro', v_form.intro, 'questions', v_form.questions, 'consent', v_form.consent,
    'listing', case when private.is_live(v_listing) then jsonb_build_object(
      'id', v_listing.id, 'name', v_listing.property_name, 'location', v_listing.location
    ) end
  ) || (
    select jsonb_build_object(
      'by', case when not v_is_covered then nullif(btrim(p.full_name), '') end,
      'company', case when not v_is_covered then private.business_name(p) end
    )
    from public.profiles p where p.id = v_form.owner_id
  );
end $$;

-- Returns a form as the public sees it; null if it doesn't exist or is switched off.
select private.expose('lead_form', 'anon, authenticated', 'plain');

-- Adds a message to the open lead of the same person and interest, so that writing again creates no second lead.
-- Returns false if there is none. A retry adds nothing.
create function private.add_to_open_lead(
  p_owner_id uuid, p_email text, p_listing_id uuid, p_form_id uuid, p_message text
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_lead public.leads;
begin
  perform pg_advisory_xact_lock(hashtextextended(format('lead:%s:%s', p_owner_id, lower(p_email)), 0));
  select * into v_lead from public.leads l
  where lower(l.email) = lower(p_email) and l.email is not null and l.deleted_at is null
    and l.status in ('new', 'contacted', 'qualified') and private.has_workspace_access(p_owner_id, l.workspace_id)
    and case when p_listing_id is null then l.form_id = p_form_id else l.listing_id = p_listing_id end
  order by l.received_at desc, l.id limit 1 for update;
  if v_lead.id is null then
    return false;
  end if;
  if coalesce(p_message, '') <> '' and position(p_message in coalesce(v_lead.message, '')) = 0 then
    update public.leads l set message = left(concat_ws(E'\n\n', v_lead.message, p_message), 10000)
    where l.id = v_lead.id returning * into v_lead;
    perform private.notify_lead_owner(v_lead);
  end if;
  return true;
end $$;

-- The lead ID derives from the form and the request ID: retries create one lead, and clients can't choose an
-- ID. As with tickets, the row is inserted before the rate limit is counted.
create function private.create_form_lead(
  p_form_id uuid, p_request_id uuid, p_answers jsonb, p_agrees boolean, p_looks_automatic boolean, p_line text
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_form constant public.lead_forms := private.find_open_lead_form(p_form_id);
  v_listing public.listings;
  v_given public.leads;
  v_is_covered boolean;
  v_is_spam boolean;
  v_owner_id uuid := v_form.owner_id;
  v_tenant_id uuid := v_form.tenant_id;
  v_next uuid;
  v_lead public.leads;
begin
  if v_form.id is null then
    raise exception 'Form not found.' using errcode = 'HXLFG';
  end if;
  if p_request_id is null or jsonb_typeof(p_answers) is distinct from 'object' or octet_length(p_answers::text) > 40000 then
    raise exception 'The answers do not match the questions on this form.' using errcode = 'HXLFW';
  end if;
  if v_form.consent is not null and not coalesce(p_agrees, false) then
    raise exception 'Accept the consent text to send the form.' using errcode = 'HXLFC';
  end if;
  select p.* into v_given
  from (
    select jsonb_object_agg(
      a.key, case jsonb_typeof(a.value) when 'string' then to_jsonb(nullif(btrim(a.value #>> '{}'), '')) else a.value end
    ) as answers
    from jsonb_each(p_answers) a
    where a.key in ('name', 'email') or a.key = any (v_form.questions)
  ) asked, jsonb_populate_record(null::public.leads, asked.answers) p;
  if coalesce(v_given.name, '') = '' or coalesce(v_given.email, '') = '' then
    raise exception 'The answers do not match the questions on this form.' using errcode = 'HXLFW';
  end if;
  v_is_spam := p_looks_automatic or private.has_too_many_links(v_given.message);
  select * into v_listing from public.listings l where l.id = v_form.listing_id;
  v_is_covered := coalesce(v_listing.is_confidential, false);
  if v_is_covered and private.account_of(v_listing.broker_id) is distinct from v_form.owner_id then
    v_owner_id := private.account_of(v_listing.broker_id);
    v_tenant_id := null;
  end if;
  if not v_is_spam and not exists (
    select from public.leads l where l.id = md5(v_form.id::text || p_request_id::text)::uuid
  ) and private.add_to_open_lead(v_owner_id, v_given.email, v_listing.id, v_form.id, v_given.message) then
    perform private.check_lead_form_rate_limit(v_form.id, p_line);
    return v_form.thanks;
  end if;
  insert into public.leads (
    id, owner_id, tenant_id, sharing, name, email, phone, company, city, state, interest, message, source, status,
    unqualified_reason, needs_types, needs_states, price_most, beds_least, timeline, received_at, listing_id, form_id,
    agreed_to
  ) values (
    md5(v_form.id::text || p_request_id::text)::uuid, v_owner_id, v_tenant_id,
    case when v_is_covered then 'private' else v_form.sharing end,
    v_given.name, v_given.email, v_given.phone, v_given.company, v_given.city, v_listing.state,
    private.to_single_line(v_listing.property_name, 160), v_given.message, 'form',
    case when v_is_spam then 'unqualified' else 'new' end, case when v_is_spam then 'spam' end,
    coalesce(v_given.needs_types, '{}'), coalesce(v_given.needs_states, '{}'), v_given.price_most, v_given.beds_least,
    v_given.timeline, clock_timestamp(), v_listing.id, v_form.id, v_form.consent
  )
  on conflict (id) do nothing
  returning * into v_lead;
  if v_lead.id is null then
    return v_form.thanks;
  end if;
  perform private.check_lead_form_rate_limit(v_form.id, p_line);
  if not v_is_spam then
    if v_lead.sharing = 'team' then
      v_next := private.pick_lead_assignee(v_lead.tenant_id, coalesce(v_listing.state, v_lead.needs_states[1]));
    end if;
    if v_next is not null and v_next <> v_lead.owner_id then
      update public.leads l set owner_id = v_next where l.id = v_lead.id returning * into v_lead;
    end if;
    perform private.notify_lead_owner(v_lead);
  end if;
  -- No team member created it, no matter who is signed in when submitting.
  update public.record_changes h set by = null where h.record_id = v_lead.id and h.kind = 'leads';
  return v_form.thanks;
end $$;

create function private.submit_lead_form(
  p_form_id uuid, p_request_id uuid, p_answers jsonb, p_agrees boolean, p_looks_automatic boolean
) returns text
language plpgsql security definer set search_path = '' as $$
begin
  return private.create_form_lead(
    p_form_id, p_request_id, p_answers, p_agrees, p_looks_automatic, coalesce(private.client_address(), 'unknown')
  );
end $$;
grant execute on function private.submit_lead_form(uuid, uuid, jsonb, boolean, boolean) to anon, authenticated;

-- Submits a form and returns its thank-you text. `website` is a honeypot field; `seconds` is how long the
-- form was open. Detected bots get the same response, and no one is notified.
create function public.submit_lead_form(
  form_id uuid, request_id uuid, answers public.payload, agrees boolean default false, website text default '',
  seconds public.whole_number default null
) returns text
language sql volatile set search_path = '' as $$
  select private.submit_lead_form(
    form_id, request_id, answers, agrees, coalesce(website, '') <> '' or coalesce(seconds, 0) < 3
  )
$$;
grant execute on function public.submit_lead_form(uuid, uuid, public.payload, boolean, text, public.whole_number) to anon, authenticated;

-- Hourly rate limits: per network address and form, per network address, and per form.
create function private.check_lead_form_rate_limit(p_form_id uuid, p_line text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if private.increment_sender_ticket_count(format('lead_form:%s:%s', p_form_id, p_line)) > 10
    or private.increment_sender_ticket_count('lead_forms:' || p_line) > 30
    or private.increment_sender_ticket_count('lead_form:' || p_form_id) > 200
  then
    raise exception 'Too many requests. Try again in an hour.' using errcode = 'HXLFT';
  end if;
end $$;
