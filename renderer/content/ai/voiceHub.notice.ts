import type { Notice } from '../model.ts';

export const voiceHub: Notice = {
  lede: 'Voice notes and voice commands are not available yet, and the product never uses your microphone. Your device’s own dictation works in every text field. See [what works on a phone](/mobile-features).',
  description:
    'Voice notes are not available on Haven Exchange yet. The dictation of your phone or computer works in every text field of the product.',
  keywords: ['voice notes', 'dictation', 'senior living'],
  next: [
    { label: 'On a phone', to: '/mobile-features' },
    { label: 'AI roadmap', to: '/ai-roadmap' },
  ],
};
