import { registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXAID: 'The date of the agreement is in the future.',
  HXAIK: 'Enter the key of this server. A stored key is never sent to another address.',
  HXAIU:
    'Check the address (https://, without a question mark), the model, the key (8 or more characters), and how long prompts are kept.',
});
