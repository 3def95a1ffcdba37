import { getPlanClaims, findEquivalentPlan } from '#shared/billing/claims.ts';
import { PLANS } from '#shared/billing/plans.ts';
import { formatPrice } from '#shared/format/money.ts';
import type { ContentPage } from '../model.ts';

const { enterprise, professional } = PLANS;
const { opens, toCome } = getPlanClaims('enterprise');
const same = findEquivalentPlan('enterprise');

export const enterpriseFeatures: ContentPage = {
  lede: 'A brokerage with forty agents or an operator with thirty communities does not need more features. It needs fewer surprises: who belongs to us, what do they see, and what happens when one leaves.',
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
      heading: 'An organization and its people',
      blocks: [
        {
          kind: 'table',
          caption: 'Rights within an organization',
          columns: [
            { label: 'May' },
            { label: 'Owner' },
            { label: 'Administrator' },
            { label: 'Member' },
          ],
          rows: [
            ['See the organization and its members', 'Yes', 'Yes', 'Yes'],
            ['Invite and remove members', 'Yes', 'Yes', 'No'],
            ['Change its name and branding', 'Yes', 'Yes', 'No'],
            ['Be the one who answers for it', 'Yes, exactly one', 'No', 'No'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'A new organization starts with ten seats and a hundred properties; a contract changes both. Somebody who works for two organizations belongs to both and is active in one at a time, so that a document never lands in the wrong house.',
          ],
        },
      ],
    },
    {
      id: 'leaver',
      heading: 'The Friday somebody leaves',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Remove the membership',
              text: 'What the organization shared closes at the next request, on every device.',
            },
            {
              title: 'Move the work',
              text: 'Listings stay with the account that holds the engagement. Have the client’s letter ready before you ask for a transfer.',
            },
            {
              title: 'Take back the computer',
              text: 'A managed installation keeps its session in the keychain of one system account. Deleting that account deletes it.',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'The account itself belongs to the person, as a telephone number does. That is why it should not be the only owner of anything.',
        },
      ],
    },
    {
      id: 'plan',
      heading: 'What the plan opens, and what is to come',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            `${enterprise.name} costs ${formatPrice(enterprise.monthlyCents)} a month for a person; ${professional.name} is enough for most members of a team, and nothing obliges you to give everybody the same. ${same === null ? '' : `Today ${enterprise.name} opens what ${PLANS[same].name} opens, so begin with that. `}This is open now.`,
          ],
        },
        { kind: 'list', items: opens },
        {
          kind: 'text',
          paragraphs: [`To come, and not a part of the price: ${toCome.join('; ')}.`],
        },
        {
          kind: 'text',
          paragraphs: [
            'Every part and its state is computed on [Features status](/features-status). Prices for many seats are agreed in a contract, which staff enters and which no card is needed for.',
          ],
        },
      ],
    },
    {
      id: 'rollout',
      heading: 'Rolling it out',
      blocks: [
        {
          kind: 'table',
          caption: 'For the department that installs it',
          columns: [{ label: 'Question' }, { label: 'Answer' }],
          rows: [
            [
              'Installed for a whole computer?',
              'On Windows as a package for your tools, which never updates itself',
            ],
            ['Our own update source?', 'Yes, over https; in stages if you like'],
            ['Quiet hours for everybody?', 'By policy, with a timezone'],
            ['What leaves the network?', 'Connections to the project and to the update feed'],
            [
              'A proxy that inspects?',
              'Its root has to be trusted by the system; the check cannot be switched off',
            ],
            ['Where are tokens?', 'In the system’s keychain'],
          ],
        },
      ],
    },
    {
      id: 'checklist',
      heading: 'Before you sign with anybody',
      blocks: [
        {
          kind: 'list',
          items: [
            'Ask how you get your data out, in which form, and what that costs in the month you leave.',
            'Ask who at the vendor can read your deals, and see the log of it.',
            'Try to open a colleague’s record with a member’s account. Ask them to watch.',
            'Read the service’s description of a feature beside its state today. Here that is one page.',
            'Put two people and one real, finished deal on it for a month before forty people and a live one.',
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Does an organization need one plan for each member?',
      answer:
        'Plans belong to people. Members without one browse and take part in what the organization shares; those who contact brokers need a paid plan or a contract that includes them.',
    },
    {
      question: 'Can we use our own logo and colors?',
      answer:
        'Not yet. White-label access is to come; do not rely on it for a launch before [Features status](/features-status) says that it is there.',
    },
  ],
  next: [
    { label: 'Talk with us', to: '/contact' },
    { label: 'Compliance and responsibilities', to: '/enterprise-compliance' },
    { label: 'For smaller teams', to: '/business-features' },
  ],
};
