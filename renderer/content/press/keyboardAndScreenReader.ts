import type { PressRelease } from './pressRelease.ts';

export const keyboardAndScreenReader: PressRelease = {
  slug: 'usable-from-the-keyboard',
  heading: 'Usable from the keyboard, readable in the dark',
  description:
    'Sign-in, dashboards, plans, payment and administration of Haven Exchange are checked for accessibility at three sizes and in two themes, in every test run.',
  date: '2026-11-21',
  paragraphs: [
    'The screens of Haven Exchange that people pass on their way in are now checked for accessibility on every run of the tests: at the width of a telephone, a tablet and a desk, in the light theme and in the dark one. The same run signs in and opens the account menu with nothing but a keyboard.',
    'Software for real estate is often made for a large screen, a steady hand and good light. Its users have a telephone in a parking lot, a cast on the wrist, or fifty-five years behind them and an offer due at eleven at night. In a business that serves old people it would be strange to exclude people for their eyes.',
    'The product’s target is level AA of the Web Content Accessibility Guidelines, version 2.2. In practice this means that each control can be reached and operated by keyboard and shows where the focus is; that text has enough contrast on every surface, the sage green of the brand included; that touch targets measure 44 pixels; that messages are announced once and then leave; and that motion stops when the system asks for it.',
    'Errors are part of it. A form says what is wrong beside the field it concerns, in a sentence. No message of the database reaches a person.',
    '“I tested the first screens with the lid of my laptop closed,” said Theo Park (demo), who stands for member support in the demonstration data. “You learn quickly which of your sentences only made sense because of their color.”',
  ],
  facts: [
    {
      term: 'Checked',
      text: 'Automatically with axe, in a browser, on the built product: sign-in, dashboards, security settings, plans, payment, administration.',
    },
    {
      term: 'Growing',
      text: 'Screens join the check as they are built; the list is part of the tests.',
    },
    {
      term: 'Not claimed',
      text: 'Automatic checks find a part of all barriers. Whoever meets one is asked to report it under [support](/support), topic “Technical”.',
    },
  ],
  next: { label: 'Report a barrier', to: '/support' },
};
