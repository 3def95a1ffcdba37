import { type Notice, registerErrorMessages } from './messages.ts';

registerErrorMessages({ HXVND: 'This vendor no longer exists.' });

export const vendorsNotices = {
  vendorCreated: {
    title: 'Profile Created Successfully',
    description: 'Next: your credentials. We verify new profiles within 1–2 business days.',
  },
  vendorNotCreated: {
    title: 'Error Creating Profile',
    description: 'There was an issue creating your vendor profile. Please try again.',
  },
} as const satisfies Record<string, Notice>;
