import {
  CONTACTS_UNLIMITED,
  GRACE_DAYS,
  PLANS,
  type Plan,
  TRIAL,
} from '#shared/account/billing/plans.ts';
import { LISTING_ALLOWANCE_TRIAL, SUPPORT_EMAIL } from '#shared/constants.ts';
import { formatPlanPrice } from '#shared/format/money.ts';
import type { LegalPage } from './legalPage.ts';

const contactsOf = ({ contactsPerMonth }: Plan) => {
  if (contactsPerMonth === CONTACTS_UNLIMITED) return 'any number';
  return contactsPerMonth === 0 ? 'none' : String(contactsPerMonth);
};

const priceOf = ({ monthlyCents }: Plan) => formatPlanPrice(monthlyCents);

export const termsOfService: LegalPage = {
  lede: 'The contract between you and Haven Exchange for using the website, the services and, together with its license, the desktop app.',
  description:
    'The terms for using Haven Exchange: accounts, plans and payment, listings, confidentiality, deal rooms, what we are not, liability and how to end it.',
  keywords: ['terms', 'conditions of use', 'subscription terms'],
  effective: '2026-11-21',
  sections: [
    {
      id: 'agreement',
      heading: 'The agreement',
      summary:
        'By opening an account you agree to these terms. If you act for a company, the company agrees as well.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'These terms are between Haven Exchange (“we”) and the person or organization that uses it (“you”). Anyone who opens an account for an organization confirms that they have the authority to bind it. You must be at least 18 and able to enter into contracts.',
            'The [privacy policy](/privacy-policy) explains the use of data. The desktop app has its own [license agreement](/eula). If a signed contract with us says something different, the signed contract prevails.',
          ],
        },
      ],
    },
    {
      id: 'accounts',
      heading: 'Accounts',
      summary:
        'One account per person, with accurate information. You are responsible for activity on your account.',
      blocks: [
        {
          kind: 'list',
          items: [
            'Give your real name, company and professional license, and correct them when they change.',
            'Keep your password secret, use two-factor authentication if you handle confidential material, and tell us at once if someone else has accessed your account.',
            'Some accounts open only after review. We may ask for evidence and may decline if identity, authority or license remain in doubt.',
            'Roles, such as broker or operator, are granted for your actual work and end when that work ends.',
          ],
        },
      ],
    },
    {
      id: 'plans',
      heading: 'Plans, trial and payment',
      summary:
        'Plans renew monthly until canceled. Prices are in the table and on the pricing page.',
      blocks: [
        {
          kind: 'table',
          caption: 'Plans at the date of these terms',
          columns: [
            { label: 'Plan' },
            { label: 'Price per month', isNumber: true },
            { label: 'Broker contacts per month' },
          ],
          rows: Object.values(PLANS).map((plan) => [plan.name, priceOf(plan), contactsOf(plan)]),
        },
        {
          kind: 'list',
          items: [
            `**Trial.** Each account may try ${PLANS[TRIAL.plan].name} once for ${TRIAL.days} days. A card is required. The first charge is made when the trial ends, unless you cancel before then. The trial includes ${LISTING_ALLOWANCE_TRIAL} listing.`,
            '**Renewal.** A plan is paid in advance and renews each month at the price then in effect. We announce an increase at least 30 days ahead, so that you can cancel before it applies.',
            '**Change.** An upgrade takes effect at once and charges the difference for the rest of the period. After a downgrade, the unused amount becomes a credit on later invoices.',
            `**Failed payment.** The plan continues for ${GRACE_DAYS} days so that you can update your card. Then it ends and the account continues on ${PLANS.basic.name}.`,
            '**Cancellation.** You can cancel under [Plan and billing](/cancel-subscription) at any time, effective at the end of the paid period. Periods that have begun are not refunded, except where the law requires it or we are at fault.',
            '**Taxes and processing.** Prices exclude taxes required by law. Stripe processes cards under its own terms. We store no card numbers.',
          ],
        },
      ],
    },
    {
      id: 'listings',
      heading: 'Listings',
      summary:
        'List only what you are allowed to offer, describe it truthfully, and keep it current.',
      blocks: [
        {
          kind: 'list',
          items: [
            'You own the property, or have the owner’s written authority, and hold every license your offer requires.',
            'Figures come from records you can show. State what the occupancy figure counts and what the stated income includes.',
            'Advertising follows fair-housing, brokerage and securities law. An interest in an entity or fund is a security and may be offered only as that law allows.',
            'You have the right to use the photos and texts. Photos with residents require their consent.',
            'We review listings before they go live and may reject, correct obvious formal errors in, or remove a listing. Review does not confirm that statements are true.',
          ],
        },
      ],
    },
    {
      id: 'confidentiality',
      heading: 'Confidential information',
      summary: 'You may use what you learn about a community here only to evaluate that deal.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Addresses, contacts, documents and figures that are not public may be used only to evaluate or carry out the transaction for which you received them, and shared only with advisers, lenders and partners who need them and are bound by the same duties. You may not approach staff, residents, families or regulators about a possible sale without the seller’s consent, or try to identify a community offered under a code name.',
            'An [NDA](/nda-document) you sign with a seller or broker applies in addition to this section. Between you and them, the stricter rule prevails. This section continues for two years after you received the information, and for trade secrets and personal data as long as the law protects them.',
          ],
        },
      ],
    },
    {
      id: 'contacts-messages',
      heading: 'Contacts and messages',
      summary: 'Write professionally. No bulk messages and no harvesting of contacts.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A contact gives your details to the broker and theirs to you for that listing. Use them only for that listing. Bulk offers, contact lists compiled from the exchange, and messages on behalf of an undisclosed person are not allowed. Broker relationships, commissions and the protection of introduced buyers are agreed between the parties involved. We neither owe nor collect any of these commissions.',
          ],
        },
      ],
    },
    {
      id: 'deal-rooms',
      heading: 'Transactions and deal rooms',
      summary:
        'You decide what to share and who can see it. Access can be recorded. Keep your own copies.',
      blocks: [
        {
          kind: 'list',
          items: [
            'The person who manages a room decides who gets access. Revoking access does not undo what was already read.',
            'Views, downloads and changes may be recorded and shown to the managers of the room.',
            'Do not upload unlawful material, malicious files, residents’ identifiable health information, or payment instructions you have not verified.',
            'Status, checklists and dates in the product help to organize a deal. They are not notices under your contract and do not replace an escrow agent, title company or counsel.',
            'Electronic signatures are valid as far as the law and your documents allow.',
          ],
        },
      ],
    },
    {
      id: 'not-a-broker',
      heading: 'What we are not',
      summary:
        'We are not a broker, adviser, appraiser, lender, escrow agent or health-care provider.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'We provide a platform and tools. We are not a party to a sale, lease, loan, engagement or service agreement between members, and represent none of them. Haven Realty, our affiliated brokerage, and every other broker act under their own licenses and agreements.',
            'Calculators, market figures, articles and software-generated answers are general information, may be wrong or out of date, and are not legal, tax, investment, appraisal or medical advice. Rely on your own advisers and your own diligence for decisions.',
          ],
        },
      ],
    },
    {
      id: 'vendors',
      heading: 'Vendors and requests for proposals',
      summary:
        'Vendors are responsible for their work and documents. A badge shows what was checked and when.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Vendors state services, prices, insurance and licenses truthfully and keep documents current. A verification refers to documents reviewed on a date. Clients choose, contract with, supervise and pay vendors on their own account, and screen for exclusion from federal programs where the law requires it. Bids may not be shared among bidders, and no one may pay for a referral that health-care law forbids.',
          ],
        },
      ],
    },
    {
      id: 'conduct',
      heading: 'Rules of use',
      summary: 'No automated copying, no probing and no impersonation.',
      blocks: [
        {
          kind: 'list',
          items: [
            'No scraping, bulk download, resale of data, or training of models on other members’ content.',
            'No attempt to circumvent limits, roles or access rules. Good-faith security research reported to us is welcome. Take no data and disrupt no one.',
            'No false identity, undisclosed agency, fraud, money laundering or dealing with sanctioned persons.',
            'No discrimination that housing or employment law forbids.',
            'No load that disrupts others. Programs must use the APIs we offer for that purpose, with their own key.',
          ],
        },
      ],
    },
    {
      id: 'content',
      heading: 'Your content and ours',
      summary: 'Your content remains yours. We may use it as needed to run the exchange.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'You keep all rights in what you upload. You allow us, without charge and for as long as it is stored here, to store, copy, adapt in format, display and transmit it as needed to run, protect and promote your listing on the exchange, and to create statistics in which neither you nor a community can be identified.',
            'Software, design, glossary, articles and the name Haven Exchange belong to us or our licensors. You may use them within these terms. Suggestions you send may be used freely. If something here infringes your rights, send us its address and your proof, and we will review it promptly.',
          ],
        },
      ],
    },
    {
      id: 'availability',
      heading: 'Availability and third parties',
      summary: 'We aim for reliable service but cannot promise that it is uninterrupted.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'We maintain and change the product and announce planned interruptions. Hosting, payment, email, maps and integrations come from third parties and may fail or end. A feature marked preview or beta may change without notice. Keep copies of documents you cannot afford to lose.',
          ],
        },
      ],
    },
    {
      id: 'ending',
      heading: 'Suspension and termination',
      summary:
        'You can close your account at any time. We can close an account for serious reasons and will tell you why.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            `You may close your account by writing to ${SUPPORT_EMAIL}. We may suspend or close an account that breaches these terms, endangers others, or must be closed by law. We state the reason and, unless harm is imminent, give you time to respond. If you are suspended without fault, we refund the unused part of the period.`,
            'After termination you lose access, what others received from you stays with them, and the sections on confidentiality, content, liability and disputes continue.',
          ],
        },
      ],
    },
    {
      id: 'liability',
      heading: 'Warranties and liability',
      summary:
        'The exchange is provided as is. Our liability is limited, except where the law forbids a limit.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'To the extent the law permits, the exchange is provided “as is” and “as available”, without warranties of merchantability, fitness for a purpose, title or accuracy, and we do not vouch for members, properties or statements.',
            'Neither side owes the other lost profits or indirect, special or consequential damages. Our total liability for all claims in a year is limited to the greater of the fees you paid in the twelve months before the event and one hundred dollars. The limits do not apply to fraud, intentional misconduct, gross negligence, your duty to pay, breach of the confidentiality section by you, or liability that cannot be limited by law.',
            'If a third party makes a claim against us because of your content, your listing or your breach of these terms or of law, you will hold us harmless from reasonable costs and damages, provided we notify you promptly and let you defend the claim.',
          ],
        },
      ],
    },
    {
      id: 'disputes',
      heading: 'Law, disputes and changes',
      summary: 'Try to settle first. Delaware law applies. Changes are announced.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Before going to court, either side must describe the matter in writing and give the other 30 days to settle it. Urgent protection can be sought at once. The law of Delaware applies, without regard to its rules on conflicts of laws, and its state and federal courts have jurisdiction. Mandatory rights of consumers where they live remain unaffected.',
            'We may change these terms for good reason, such as new features or law. Material changes are announced 30 days ahead. You may cancel before they take effect, and continued use afterward is acceptance. If one clause is invalid, the others remain. Failing to enforce a right is not a waiver. You may transfer the contract with our consent. We may transfer it in a sale of the business.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Plans and prices', to: '/user-pricing' },
    { label: 'Privacy policy', to: '/privacy-policy' },
    { label: 'Contact us', to: '/contact' },
  ],
};
