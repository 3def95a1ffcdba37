import { findEquivalentPlan, getPlanClaims } from '#shared/account/billing/claims.ts';
import { PLANS } from '#shared/account/billing/plans.ts';
import { formatPrice } from '#shared/format/money.ts';
import type { ContentPage } from '#shared/home/content.ts';

const { enterprise, professional } = PLANS;
const { opens, toCome } = getPlanClaims('enterprise');
const same = findEquivalentPlan('enterprise');

export const enterpriseFeatures: ContentPage = {
  lede: 'A brokerage with forty agents or an operator with thirty communities needs predictability more than extra features: who is in the organization, what they can see, and what happens when someone leaves.',
  description:
    'Haven Exchange for larger firms: organizations with an owner and administrators, managed desktop installations, the Enterprise plan, and a buying checklist.',
  keywords: [
    'enterprise features',
    'multi-user organization',
    'white label',
    'managed deployment',
    'API access',
  ],
  sections: [
    {
      id: 'organization',
      heading: 'Organizations and members',
      blocks: [
        {
          kind: 'table',
          caption: 'Permissions within an organization',
          columns: [
            { label: 'May' },
            { label: 'Owner' },
            { label: 'Administrator' },
            { label: 'Member' },
          ],
          rows: [
            ['View the organization and its members', 'Yes', 'Yes', 'Yes'],
            ['Invite and remove members', 'Yes', 'Yes', 'No'],
            ['Change its name and branding', 'Yes', 'Yes', 'No'],
            ['Be responsible for the organization', 'Yes, exactly one', 'No', 'No'],
          ],
        },
      ],
    },
    {
      id: 'plan',
      heading: 'What the plan includes, and what is coming',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            `${enterprise.name} costs ${formatPrice(enterprise.monthlyCents)} a month per person. ${professional.name} is enough for most team members, and members can be on different plans. ${same === null ? '' : `Today ${enterprise.name} opens what ${PLANS[same].name} opens, so begin with that. `}The following is available now.`,
          ],
        },
        { kind: 'list', items: opens },
        {
          kind: 'text',
          paragraphs: [`Coming later and not part of the price: ${toCome.join('; ')}.`],
        },
        {
          kind: 'text',
          paragraphs: [
            '[Features status](/features-status) shows the current status of every feature. Pricing for a large number of seats is set in a contract that our staff enters. No card is needed.',
          ],
        },
      ],
    },
    {
      id: 'rollout',
      heading: 'Rollout',
      blocks: [
        {
          kind: 'table',
          caption: 'For your IT department',
          columns: [{ label: 'Question' }, { label: 'Answer' }],
          rows: [
            [
              'Can it be installed for a whole computer?',
              'Yes, on Windows, as a package for your deployment tools that never updates itself',
            ],
            ['Can we use our own update source?', 'Yes, over https, and in stages if you like'],
            ['Can we set quiet hours for everyone?', 'Yes, by policy, with a time zone'],
            ['What traffic leaves the network?', 'Connections to our servers and the update feed'],
            [
              'Does it work with an inspecting proxy?',
              'The proxy’s root certificate must be trusted by the system; the check cannot be turned off',
            ],
            ['Where are tokens stored?', 'In the system keychain'],
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Does every member of an organization need a plan?',
      answer:
        'Plans belong to people. Members without one can browse and take part in what the organization shares. Those who contact brokers need a paid plan or a contract that includes them.',
    },
    {
      question: 'Can we use our own logo and colors?',
      answer:
        'Not yet. White-label access is planned. Do not rely on it for a launch until [Features status](/features-status) shows that it is available.',
    },
  ],
  next: [
    { label: 'Talk to us', to: '/contact' },
    { label: 'Compliance and responsibilities', to: '/enterprise-compliance' },
    { label: 'For smaller teams', to: '/business-features' },
  ],
};
