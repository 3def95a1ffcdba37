SET local check_function_bodies = off;

CREATE TABLE "private"."introductions" (
  "ticket_id" uuid                     NOT NULL,
  "broker_id" uuid                     NOT NULL,
  "lead_id"   uuid                     NOT NULL,
  "by"        uuid,
  "at"        timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "introductions_pkey" PRIMARY KEY (ticket_id, broker_id)
);

ALTER TABLE "private"."introductions"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.introduce_to_agent (
  p_ticket_id uuid,
  p_broker_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_ticket public.support_tickets;
  v_agent_id constant uuid := private.account_of(p_broker_id);
  v_tenant_id uuid;
  v_lead public.leads;
begin
  if not private.is_staff() then
    raise exception 'Only staff handles tickets.' using errcode = '42501';
  end if;
  select * into v_ticket from public.support_tickets t where t.id = p_ticket_id for update;
  if v_ticket.id is null then
    raise exception 'There is no such ticket.' using errcode = 'HXTKG';
  end if;
  select l.* into v_lead
  from private.introductions i join public.leads l on l.id = i.lead_id
  where i.ticket_id = p_ticket_id and i.broker_id = p_broker_id;
  if v_lead.id is not null then
    return v_lead.id;
  end if;
  if v_ticket.topic <> 'agent' or v_ticket.status = 'spam' then
    raise exception 'Only who asked for an agent is introduced to one.' using errcode = 'HXTKI';
  end if;
  if v_agent_id is null or not private.is_agent(p_broker_id) then
    raise exception 'There is no such agent.' using errcode = 'HXTKA';
  end if;
  if (select count(*) from private.introductions i where i.ticket_id = p_ticket_id) >= 3 then
    raise exception 'Three agents have this request.' using errcode = 'HXTKM';
  end if;
  select u.tenant_id into v_tenant_id from public.tenant_users u where u.user_id = v_agent_id and u.is_active;
  insert into public.leads (owner_id, tenant_id, sharing, name, email, interest, message, source, received_at)
  values (
    v_agent_id, v_tenant_id, 'private', private.as_line(v_ticket.name, 120), v_ticket.email,
    'Introduced by the Haven Exchange team',
    regexp_replace(v_ticket.message, '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]', '', 'g'),
    'website', clock_timestamp()
  )
  returning * into v_lead;
  update public.record_changes h set by = null where h.record_id = v_lead.id and h.kind = 'leads';
  insert into private.introductions (ticket_id, broker_id, lead_id, by)
  values (p_ticket_id, p_broker_id, v_lead.id, auth.uid());
  perform private.handle_ticket(
    p_ticket_id, 'answered',
    'Introduced to ' || (select a.name || coalesce(', ' || a.brokerage, '') from private.agents a where a.id = p_broker_id) || '.'
  );
  perform private.tell_of_lead(v_lead);
  return v_lead.id;
end
$function$;

CREATE OR REPLACE FUNCTION public.introduce_to_agent (
  p_ticket_id uuid,
  p_broker_id uuid
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.introduce_to_agent(p_ticket_id, p_broker_id)
$function$;

REVOKE ALL ON FUNCTION "public"."introduce_to_agent"(uuid, uuid) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."introductions"
  ADD CONSTRAINT "introductions_broker_id_fkey" FOREIGN KEY (broker_id) REFERENCES public.broker_accounts(broker_id) ON DELETE CASCADE;

ALTER TABLE "private"."introductions"
  ADD CONSTRAINT "introductions_by_fkey" FOREIGN KEY (BY) REFERENCES public.profiles(id) ON DELETE SET NULL;

ALTER TABLE "private"."introductions"
  ADD CONSTRAINT "introductions_lead_id_fkey" FOREIGN KEY (lead_id) REFERENCES public.leads(id) ON DELETE CASCADE;

ALTER TABLE "private"."introductions"
  ADD CONSTRAINT "introductions_ticket_id_fkey" FOREIGN KEY (ticket_id) REFERENCES public.support_tickets(id) ON DELETE CASCADE;

CREATE INDEX introductions_broker_idx ON private.introductions USING btree (broker_id);

CREATE INDEX introductions_by_idx ON private.introductions USING btree (BY);

CREATE INDEX introductions_lead_idx ON private.introductions USING btree (lead_id);

REVOKE ALL ON FUNCTION "private"."introduce_to_agent"(uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."introduce_to_agent"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."introduce_to_agent"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."introduce_to_agent"(uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."introduce_to_agent"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."introduce_to_agent"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."introduce_to_agent"(uuid, uuid) TO "postgres";

-- The planner's estimates answer everybody: `count=planned` hands them out, and for leakproof comparisons
-- they come from what ANALYZE has seen of the whole table, rows that are withheld from the caller included. From
-- how an estimate moves with the bound of a filter, members could read latitudes, streets and addresses of
-- mail. So nothing is sampled of words and places that no index orders; their estimates are then constants.
-- What rows are filtered by stays: a status tells of nobody.
do $$
declare
  v_column record;
begin
  for v_column in
    select c.oid::regclass as relation, a.attrelid, a.attnum, a.attname
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and a.atttypid = any (array['text', 'text[]', 'jsonb', 'double precision', 'inet']::regtype[])
      and a.attname not like '%status'
      and (
        (c.oid = 'public.profiles'::regclass and a.attname = 'email')
        or not exists (select from pg_index i where i.indrelid = c.oid and a.attnum = any (i.indkey))
      )
  loop
    execute format(
      'alter table %s alter column %I set statistics 0', v_column.relation, v_column.attname
    );
  end loop;
end
$$;

revoke all on table private.introductions from public, anon, authenticated, service_role;
