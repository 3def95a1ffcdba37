import {
  FEATURED_VENDOR_PLACES,
  FEATURED_VENDOR_PLANS,
  PLANS,
} from '#shared/account/billing/plans.ts';
import { formatList } from '#shared/format/list.ts';
import type { ContentPage } from '#shared/home/content.ts';

const plans = formatList(FEATURED_VENDOR_PLANS.map((plan) => PLANS[plan].name));

export const vendorPremium: ContentPage = {
  lede: `At most ${FEATURED_VENDOR_PLACES} labeled places are above the vendor directory. They are part of paid plans, and they never change the order of the list below.`,
  description:
    'What a featured place in the vendor directory is, which plans include it, who can have one, what ends it, and why the order of the list is not for sale.',
  keywords: ['featured vendor', 'premium placement', 'vendor ranking', 'winning bids'],
  sections: [
    {
      id: 'effect',
      heading: 'What a place changes',
      blocks: [
        {
          kind: 'table',
          caption: 'Featured places and the list below',
          columns: [{ label: 'In the directory' }, { label: 'Featured place' }, { label: 'List' }],
          rows: [
            [
              'Position',
              `Above the first page, at most ${FEATURED_VENDOR_PLACES}`,
              'By points, paid or not',
            ],
            ['Label', 'Featured, in brass', 'None'],
            [
              'With a category or state chosen',
              'Only vendors that match',
              'Only vendors that match',
            ],
            ['With search words', 'No places', 'Only vendors that match'],
            ['Verification', 'Needed', 'Needed'],
            ['Requests for quotes and RFPs', 'No effect', 'By points'],
          ],
        },
      ],
    },
    {
      id: 'given',
      heading: 'Who can have one, and what ends it',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'The plan includes it',
              text: `Featured places are part of the ${plans} plans of the account that owns the profile.`,
            },
            {
              title: 'An administrator confirms it',
              text: 'Support checks the profile first. Unverified profiles can’t have a place.',
            },
            {
              title: 'Places take turns',
              text: 'If more vendors qualify than there are places, the places change every day.',
            },
            {
              title: 'A lapse ends it at once',
              text: 'An expired credential, a confirmed match on an exclusion list, a rejected profile, or the end of the plan removes the place.',
            },
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'See who is featured', to: '/vendors' },
    { label: 'Build your profile', to: '/vendor-onboarding' },
    { label: 'What it costs', to: '/vendor-pricing' },
  ],
};
