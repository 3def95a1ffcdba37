-- People also ask us to find them somebody: a vendor for a project, or an agent.
alter table public.support_tickets drop constraint support_tickets_topic_is_known;
alter table public.support_tickets add constraint support_tickets_topic_is_known check (
  topic in (
    'question', 'account', 'billing', 'listing', 'technical', 'partnership', 'press', 'privacy',
    'services', 'agent'
  )
);
