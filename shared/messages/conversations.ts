import { explain, type Notice } from './messages.ts';

export const conversationNotices = {
  created: {
    title: 'Conversation Created',
    description: 'Your conversation has been started successfully.',
  },
} as const satisfies Record<string, Notice>;

/** What a person is told of it, before the reason. */
export const conversationFailures = {
  create: (reason: string) => `Failed to create conversation: ${reason}`,
  send: (reason: string) => `Failed to send message: ${reason}`,
} as const;

explain({
  HXLVD: 'The account of the other person was deleted. What you wrote to each other stays here.',
  HXMPL: 'Starting a conversation is part of a paid plan. Choose one to go on.',
  HXMBR: 'Your plan counts contacts of brokers. Ask this broker about one of their listings.',
  HXBLK: 'Messages between the two of you are switched off.',
  HXMNO: 'Nobody else is in this conversation any more, so nobody would read it.',
  HXCVP: 'Somebody you chose cannot be in this conversation.',
  HXRPG: 'This report no longer exists.',
  HXRPD: 'Somebody has decided this report meanwhile.',
  HXMFM: 'A file has not arrived on the server. Take it out, or add it again.',
  HXMFT: 'A file is not what its name says, so it was not sent.',
  HXMFN: 'A message takes ten files at most.',
  HXMFW: 'A message that was deleted cannot be forwarded.',
  HXMFE: 'A forwarded message keeps the words of whoever wrote it. You can delete it.',
  HXMGO: 'Only the owner of a group does this.',
  HXMSL: 'Choose a time that is yet to come, within a year.',
  HXMSN: 'A hundred messages of yours wait to be sent. Cancel one first.',
});
