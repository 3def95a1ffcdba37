import { registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXTKT:
    "You've contacted us several times within the hour. Please wait a bit. We read everything.",
  HXTKG: 'This ticket no longer exists.',
  HXTKI: 'You can only introduce an agent to someone who asked for one.',
  HXTKA: 'This agent has nothing for sale or has left the exchange. Choose another.',
  HXTKM: 'This request was already sent to three agents.',
});
