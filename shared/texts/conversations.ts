import { type Notice, registerErrorMessages } from './messages.ts';

export const conversationNotices = {
  created: {
    title: 'Conversation Created',
    description: 'Your conversation has been started successfully.',
  },
} as const satisfies Record<string, Notice>;

/** Message shown before the reason. */
export const conversationFailures = {
  create: (reason: string) => `Failed to create conversation: ${reason}`,
  send: (reason: string) => `Failed to send message: ${reason}`,
} as const;

registerErrorMessages({
  HXLVD: "The other person's account was deleted. Your conversation is kept.",
  HXMPL: 'Starting a conversation requires a paid plan. Choose one to continue.',
  HXMBR: 'Your plan limits broker contacts. Contact this broker through one of their listings.',
  HXBLK: "You can't message each other.",
  HXMNO: "Everyone else has left this conversation, so you can't send messages.",
  HXCVP: "Someone you chose can't join this conversation.",
  HXRPG: 'This report no longer exists.',
  HXRPD: 'Someone else has already decided this report.',
  HXMFM: "A file didn't upload. Remove it or add it again.",
  HXMFT: "A file's content doesn't match its name, so it wasn't sent.",
  HXMFN: 'A message can have up to ten files.',
  HXMFW: "A deleted message can't be forwarded.",
  HXMFE: "A forwarded message keeps its author's text. You can delete it.",
  HXMGO: 'Only the group owner can do this.',
  HXMSL: 'Choose a future time within one year.',
  HXMSN: 'You have 100 scheduled messages. Cancel one first.',
});
