import type { ContentPage } from '../model.ts';

export const voiceHub: ContentPage = {
  lede: 'Dictate a note and save it on a deal or client. Speech is recognized on your device, in browsers that can do that; no audio is uploaded or stored.',
  description:
    'Dictate notes on deals and clients with speech recognition on your own device. No audio is uploaded, and only this page may ask for the microphone.',
  keywords: ['voice notes', 'dictation', 'senior living'],
  sections: [
    {
      id: 'works',
      heading: 'Where it works',
      blocks: [
        {
          kind: 'list',
          items: [
            'The browser must recognize speech on the device. If it would send audio to a server, dictation stays off.',
            'You agree before the first recording, and the time of your consent is saved with your settings.',
            'Only this page may ask for the microphone; every other page is refused by the server.',
            'Elsewhere, your device’s own dictation works in every text field.',
          ],
        },
      ],
    },
    {
      id: 'recordings',
      heading: 'Recordings',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A recording is transcribed if your workspace or this installation connected a model for recordings. The page says where it goes. You confirm that everyone in it agreed. The product doesn’t store the recording.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'On a phone', to: '/mobile-features' },
    { label: 'AI roadmap', to: '/ai-roadmap' },
  ],
};
