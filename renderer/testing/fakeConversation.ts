import type { Conversation } from '../features/messaging/messages/conversation.ts';

/** A private conversation without people or messages. */
export const sampleConversation: Conversation = {
  id: '00000000-0000-4000-8000-000000000001',
  conversation_type: 'direct',
  subject: null,
  listing_id: null,
  listing_name: null,
  people: [],
  is_muted: false,
  unread_count: 0,
  last_message_at: '2026-11-23T08:00:00Z',
  last_message: null,
  owner_id: null,
  cursor: 'c',
};
