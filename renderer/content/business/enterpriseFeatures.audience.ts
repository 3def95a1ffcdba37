import { getPlanClaims, findEquivalentPlan } from '#shared/billing/claims.ts';
import { PLANS } from '#shared/billing/plans.ts';
import { formatPrice } from '#shared/format/money.ts';
import type { ContentPage } from '../model.ts';

const { enterprise, professional } = PLANS;
const { opens, toCome } = getPlanClaims('enterprise');
const same = findEquivalentPlan('enterprise');

export const enterpriseFeatur'A brokerage with forty agents or an operator with thirty communities needs predictability more than extra features: who is in the organization, what they can see, and what happens when someone leaves.'at happens when one leaves.',
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
      id: 'or'Organizations and members'organization and its people',
      blocks: [
        {
          kind: 'Permissions within an organization'ghts within an organization',
          columns: [
            { label: 'May' },
            { label: 'Owner' },
            { label: 'Administrator' },
            { label: 'Member' },
          ],
   'View the organization and its members'rganization and its members', 'Yes', 'Yes', 'Yes'],
            ['Invite and remove members', 'Yes', 'Yes', 'No'],
            ['Change its name and branding', 'Yes','Be responsible for the organization' the one who answers for it', 'Yes, exactly one', 'No', 'No'],
          ],
        },
        {
          kind: 'text',
        'A new organization starts with ten seats and a hundred properties, and a contract can change both. Someone who works for two organizations belongs to both and is active in one at a time, so a document never ends up in the wrong organization.'r lands in the wrong house.',
          ],
        },
      ],
    },
    {
      i'When someone leaves''The Friday somebody leaves',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Remove the membe'Access to what the organization shared ends with the next request, on every device.'t request, on every device.',
            },
       'Transfer the work'      title: 'Move the work',
              text: 'Listings stay with the account that holds the engagement. Have the client’s letter ready before you ask for a transfer.',
            },
       'Reclaim the computer'le: 'Take back the com'A managed installation stores its session in the keychain of one system account. Deleting that account deletes the session.'ng that account deletes it.',
            },
          ],
        },
        {
          kind: 'note',
          to'The account itself belongs to the person, like a phone number. For that reason it should not be the only owner of anything.'the only owner of anything.',
        },
      ],
    },
    {
     'What the plan includes, and what is coming' opens, and what is to come',
      blocks: [
        {
          kind: 'text',
        '${enterprise.name} costs ${formatPrice(enterprise.monthlyCents)} a month per person. ${professional.name} is enough for most team members, and members can be on different plans. ${same === null ? \'\' : `Today ${enterprise.name} opens what ${PLANS[same].name} opens, so begin with that. `}The following is available now.'h that. `}This is open now.`,
          ],
        },
        { kind: 'list', items: opens },
        {
          kind: 'te'Coming later and not part of the price: ${toCome.join(\'; \')}.'rice: ${toCome.join('; ')}.`],
        },
        {
          kind: 'text',
        'The status of every feature is computed on [Features status](/features-status). Prices for many seats are agreed in a contract that our staff enters. No card is needed.'hich no card is needed for.',
          ],
        },
      ],
    },
    {
      id'Rollout'   heading: 'Rolling it out',
      blocks: [
        {
          kind: 'For your IT department'department that installs it',
          columns: [{ label: 'Question' }, { label: 'Answer' }],
          rows: [
'Can it be installed for a whole computer?'alled for a whol'Yes, on Windows, as a package for your deployment tools that never updates itself' which never updates itself',
'Can we use our own update source?'  'Yes, over https, and in stages if you like'ttps; in stages 'Can we set quiet hours for everyone?''Q'Yes, by policy, with a time zone''By policy, with'What traffic leaves the network?' ['Connections to the project and the update feed'ject and to the update feed'],
'Does it work with an inspecting proxy?'    'A proxy tha'The proxy’s root certificate must be trusted by the system; the check cannot be turned off'heck cannot be switched off',
'Where are tokens stored?'  'In the system keychain', 'In the system’s keychain'],
          ],
        },
      ],
    },
    {
      id: 'Before you sign with any vendor'efore you sign with anybody',
      blocks: [
        {
          kind: 'list',
   'Ask how you get your data out, in what format, and what that costs in the month you leave.'sts in the mon'Ask who at the vendor can read your deals, and ask to see the access log.'als, and see t'Try to open a colleague’s record with a member account. Ask the vendor to watch.'account. Ask t'Compare the vendor’s description of a feature with its current status. Here both are on one page.'day. Here that'Test it for a month with two people and one real, finished deal before you move forty people and a live deal.'orty people and a live one.',
          ],
        },
      ],
    },
  ],
  questio'Does every member of an organization need a plan?'d one plan for each memb'Plans belong to people. Members without one can browse and take part in what the organization shares. Those who contact brokers need a paid plan or a contract that includes them.'ontract that includes them.',
    },
    {
      question: 'Can we use our own logo and colo'Not yet. White-label access is planned. Do not rely on it for a launch until [Features status](/features-status) shows that it is available.'tus) says that it is there.',
    },
'Talk to us'
    { label: 'Talk with us', to: '/contact' },
    { label: 'Compliance and responsibilities', to: '/enterprise-compliance' },
    { label: 'For smaller teams', to: '/business-features' },
  ],
};
