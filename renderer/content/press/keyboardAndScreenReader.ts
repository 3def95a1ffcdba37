import type { PressRelease } from './pressRelease.ts';

export const keyboardAndScreenReader: PressRelease = {
  slug: 'usable-from-the-keyboard',
  heading: 'Keyboard, screen reader, and dark theme support',
  description:
    'Sign-in, dashboards, plans, payment, and administration in Haven Exchange are checked for accessibility at three sizes and in two themes on every test run.',
  date: '2026-11-21',
  paragraphs: [
    'The screens people use to get into Haven Exchange are now checked for accessibility on every test run, at phone, tablet, and desktop width, in the light and dark themes. The same run signs in and opens the account menu using only a keyboard.',
    'Real estate software is often designed for a large screen, a steady hand, and good light. Its users may be on a phone in a parking lot, have an arm in a cast, or be fifty-five with an offer due at eleven at night. An industry that serves older adults should not exclude people because of their eyesight.',
    'The product’s target is level AA of the Web Content Accessibility Guidelines, version 2.2. In practice, every control can be reached and operated by keyboard and shows its focus. Text has enough contrast on every surface, including the brand’s sage green. Touch targets measure 44 pixels. Messages are announced once and then disappear. Motion stops when the system asks for it.',
    'Errors are covered too. A form explains what is wrong next to the field, in a full sentence. Raw database messages are never shown to users.',
    '“I tested the first screens with the lid of my laptop closed,” said Theo Park (demo), who represents member support in the demonstration data. “You quickly learn which sentences only made sense because of their color.”',
  ],
  facts: [
    {
      term: 'Checked',
      text: 'Automatically with axe, in a browser, on the built product: sign-in, dashboards, security settings, plans, payment, and administration.',
    },
    {
      term: 'Growing',
      text: 'New screens are added to the check as they are built. The list is part of the tests.',
    },
  ],
  next: { label: 'Report an accessibility issue', to: '/support' },
};
