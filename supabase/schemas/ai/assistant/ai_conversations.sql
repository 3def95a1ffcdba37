-- Conversations with the assistant. Private to their owner: not even staff or workspace owners read them.
create table public.ai_conversations (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  title text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  constraint ai_conversations_title_is_plain check (char_length(btrim(title)) >= 1 and private.is_single_line(title, 120))
);
create index ai_conversations_user_idx on public.ai_conversations (user_id, updated_at desc, id);

select private.set_up_table('public.ai_conversations', 'select, delete');

create policy "Users read their conversations with the assistant" on public.ai_conversations
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Users delete their conversations with the assistant" on public.ai_conversations
  for delete to authenticated using (user_id = (select auth.uid()));

-- A question with its answer: plain text and citations.
create table public.ai_turns (
  id uuid primary key,
  conversation_id uuid not null references public.ai_conversations (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  question text not null,
  answer jsonb not null,
  created_at timestamptz not null default clock_timestamp(),

  constraint ai_turns_question_is_plain check (char_length(btrim(question)) >= 1 and private.is_plain_message(question, 500)),
  constraint ai_turns_answer_is_small check (
    jsonb_typeof(answer) = 'object' and pg_column_size(answer) < 60000 and private.has_bounded_numbers(answer)
  )
);
create index ai_turns_conversation_idx on public.ai_turns (conversation_id, created_at, id);
create index ai_turns_user_idx on public.ai_turns (user_id);

select private.set_up_table('public.ai_turns', 'select');

create policy "Users read their questions and answers" on public.ai_turns
  for select to authenticated using (user_id = (select auth.uid()));

create function private.save_ai_turn(
  p_conversation_id uuid, p_id uuid, p_question text, p_answer public.payload
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
begin
  perform private.enforce_rate_limit('ai_turns', 300, interval '1 hour');
  if exists (select from public.ai_turns t where t.id = p_id and t.user_id = v_me) then
    return;
  end if;
  insert into public.ai_conversations (id, user_id, title)
  values (p_conversation_id, v_me, left(regexp_replace(btrim(p_question), '[[:space:]]+', ' ', 'g'), 120))
  on conflict (id) do update set updated_at = now() where public.ai_conversations.user_id = v_me;
  if not exists (select from public.ai_conversations c where c.id = p_conversation_id and c.user_id = v_me) then
    raise exception 'Conversation not found.' using errcode = 'HXAIN';
  end if;
  if (select count(*) from public.ai_turns t where t.conversation_id = p_conversation_id) >= 200 then
    raise exception 'This conversation is full.' using errcode = 'HXAIF';
  end if;
  insert into public.ai_turns (id, conversation_id, user_id, question, answer)
  values (p_id, p_conversation_id, v_me, p_question, p_answer);
  -- The oldest conversations make room.
  delete from public.ai_conversations c
  where c.id in (select o.id from public.ai_conversations o where o.user_id = v_me order by o.updated_at desc, o.id offset 500);
end $$;

-- Saves a question with its answer, once; the first one starts the conversation.
select private.expose('save_ai_turn', 'authenticated');
