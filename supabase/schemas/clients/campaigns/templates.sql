-- Reusable email templates of a user or team. Record values replace the placeholders in braces.
create table public.email_templates (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  tenant_id uuid default private.current_tenant_id() references public.tenants (id) on delete cascade,
  workspace_id uuid not null default auth.uid(),
  sharing text not null default 'team',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  name text not null,
  subject text not null,
  body text not null,

  constraint email_templates_sharing_is_known check (sharing in ('private', 'team')),
  constraint email_templates_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 120)),
  constraint email_templates_subject_is_plain check (private.is_single_line(subject, 150)),
  constraint email_templates_body_is_plain check (private.is_plain_message(body, 4000))
);

select private.set_up_record_table('public.email_templates', 'name', '/marketing/templates');
select private.set_up_record_list('public.email_templates', '{name, subject, body}');

create index email_templates_by_name_idx on public.email_templates (workspace_id, lower(name), id) where deleted_at is null;
create index email_templates_words_idx on public.email_templates
  using gin (private.build_record_search_vector(workspace_id, name, subject));
