import { registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXUWD: "Deal not found, or you don't have access.",
  HXUWL: 'This listing is off the market.',
  HXUWM: "Model not found, or you don't have access.",
  HXUWV: 'Someone else saved a newer version. Open it, then make your changes again.',
  HXUWS: "These assumptions can't be saved. Check the highlighted fields.",
});
