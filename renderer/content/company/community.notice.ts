import type { Notice } from '../model.ts';

export const community: Notice = {
  lede: 'Members find each other in the [agent directory](/agents) and the [vendor directory](/vendors), and talk in messages about a listing. A public forum is not available yet. The [terms of service](/terms-of-service) cover conduct; [contact us](/contact) to report a problem.',
  description:
    'Members find each other in the agent and vendor directories and talk in messages about a listing. A public forum is not available yet.',
  keywords: ['senior living network', 'member conduct', 'find an agent'],
  next: [
    { label: 'Find an agent', to: '/find-an-agent' },
    { label: 'Vendor directory', to: '/vendors' },
  ],
};
