import { registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXUWD: "Deal not found, or you don't have access.",
  HXUWL: 'This listing is off the market.',
  HXUWM: "Model not found, or you don't have access.",
  HXUWV: 'Someone else saved a newer version. Open it, then make your changes again.',
  HXUWS: "These assumptions can't be saved. Check the highlighted fields.",
  HXUWE: "This link can't be created. Enter who it is for and 1 to 365 days.",
  HXUWH: "Link not found, or you don't have access.",
  HXUWN: 'Save the model first. A link shows a saved version.',
  HXUTA: "This adjustment can't be saved. Check the amount, the reason, and the evidence.",
  HXUTD: 'Answer every question about the file first.',
  HXUTI: "This statement can't be saved. Import the file again.",
  HXUTL: 'This version is locked. Start a new version to change it.',
  HXUTN: "Statement not found, or you don't have access.",
  HXUTV: 'Someone else saved a newer version. Open it, then import again.',
});
