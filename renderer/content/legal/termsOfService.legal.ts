import { CONTACTS_UNLIMITED, GRACE_DAYS, PLANS, type Plan, TRIAL } from '#shared/billing/plans.ts';
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
        'By opening an account you agree to this text. If you act for a company, it agrees as well.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'These terms are between Haven Exchange (“we”) and the person or organization that uses it (“you”). Somebody who opens an account for an organization confirms the authority to bind it. You have to be at least 18 and able to enter into contracts.',
            'The [privacy policy](/privacy-policy) explains the use of data. The desktop app has a [license agreement](/eula) of its own. Where a signed contract with us says something different, the signed contract counts.',
          ],
        },
      ],
    },
    {
      id: 'accounts',
      heading: 'Accounts',
      summary: 'One person, one account, true statements. You answer for what is done with yours.',
      blocks: [
        {
          kind: 'list',
          items: [
            'Give your real name, company and professional license, and correct them when they change.',
            'Keep your password to yourself, use the second step if you handle confidential material, and tell us at once if somebody else got in.',
            'Some accounts open only after review. We may ask for evidence and may decline if identity, authority or license remain doubtful.',
            'Roles, such as broker or operator, are given for what you really do. They end when it ends.',
          ],
        },
      ],
    },
    {
      id: 'plans',
      heading: 'Plans, trial and payment',
      summary:
        'Plans renew monthly until cancelled. Prices stand in the table and on the pricing page.',
      blocks: [
        {
          kind: 'table',
          caption: 'Plans at the date of these terms',
          columns: [
            { label: 'Plan' },
            { label: 'Price a month', isNumber: true },
            { label: 'Broker contacts a month' },
          ],
          rows: Object.values(PLANS).map((plan) => [plan.name, priceOf(plan), contactsOf(plan)]),
        },
        {
          kind: 'list',
          items: [
            `**Trial.** ${PLANS[TRIAL.plan].name} may be tried once by each account for ${TRIAL.days} days. A card is needed; the first charge follows when the trial ends, unless you cancel before. The trial has room for ${LISTING_ALLOWANCE_TRIAL} listing.`,
            '**Renewal.** A plan is paid in advance and renews each month at the price then in force. We announce an increase at least 30 days ahead, so that you can cancel before it applies.',
            '**Change.** An upgrade counts at once and charges the difference for the rest of the period. After a downgrade, what is left becomes a credit on later invoices.',
            `**Failed payment.** The plan continues for ${GRACE_DAYS} days so that you can put the card right. Then it ends and the account goes on as ${PLANS.basic.name}.`,
            '**Cancellation.** Under [Plan and billing](/cancel-subscription) at any time, to the end of the paid period. Begun periods are not refunded, except where the law requires it or we are at fault.',
            '**Taxes and processing.** Prices exclude taxes that the law adds. Stripe processes cards under terms of its own; we store no card numbers.',
          ],
        },
      ],
    },
    {
      id: 'listings',
      heading: 'Listings',
      summary: 'List only what you may offer, describe it truthfully, and keep it current.',
      blocks: [
        {
          kind: 'list',
          items: [
            'You own the property, or have written authority of the owner, and hold every license your offer requires.',
            'Figures come from records you can show. Say what occupancy counts and what the stated income bears.',
            'Advertising follows fair-housing, brokerage and securities law. An interest in an entity or fund is a security and may be offered only as that law allows.',
            'Pictures and texts are yours to use. Pictures with residents need their consent.',
            'We review listings before they are live and may refuse, correct obvious slips in form, or remove one. Review is no confirmation that statements are true.',
          ],
        },
      ],
    },
    {
      id: 'confidentiality',
      heading: 'Confidential information',
      summary:
        'What you learn about a community here is for judging that deal, and for nothing else.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Addresses, contacts, documents and figures that are not public may be used only to evaluate or carry out the transaction for which you received them, and shared only with advisers, lenders and partners who need them and are bound alike. You may not approach staff, residents, families or regulators about a possible sale without the seller’s consent, nor try to uncover a community offered under a cover name.',
            'An [NDA](/nda-document) you sign with a seller or broker stands beside this section; the stricter rule counts between you and them. This section continues for two years after you received the information, and for trade secrets and personal data as long as the law protects them.',
          ],
        },
      ],
    },
    {
      id: 'contacts-messages',
      heading: 'Contacts and messages',
      summary: 'Write as you would to a colleague. No bulk mail, no harvesting.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A contact passes your details to the broker and theirs to you for that listing. Use them for it alone. Bulk offers, lists of addresses made from the exchange, and messages on behalf of somebody undisclosed are not allowed. Broker relationships, commissions and the protection of introduced buyers are agreed between those involved; we owe and collect none.',
          ],
        },
      ],
    },
    {
      id: 'deal-rooms',
      heading: 'Transactions and deal rooms',
      summary:
        'You decide what to share and with whom. Access can be recorded. Keep your own copies.',
      blocks: [
        {
          kind: 'list',
          items: [
            'Whoever manages a room decides who is let in. Withdrawing access does not undo what was read.',
            'Openings, downloads and changes may be recorded and shown to the managers of the room.',
            'Do not upload unlawful material, malicious files, residents’ identifiable health information, or payment instructions you have not verified.',
            'Status, checklists and dates in the product help to organize a deal. They are not notices under your contract and replace no escrow agent, title company or counsel.',
            'Electronic signatures count as far as the law and your documents let them.',
          ],
        },
      ],
    },
    {
      id: 'not-a-broker',
      heading: 'What we are not',
      summary: 'No broker, adviser, appraiser, lender, escrow or health-care provider.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'We provide a place and tools. We are no party to a sale, lease, loan, engagement or service agreement between members, and represent none of them. Haven Realty, our affiliated brokerage, and every other broker act under their own licenses and agreements.',
            'Calculators, market figures, articles and answers produced by software are general information, may be wrong or out of date, and are not legal, tax, investment, appraisal or medical advice. Decide with your own advisers and your own diligence.',
          ],
        },
      ],
    },
    {
      id: 'vendors',
      heading: 'Vendors and requests for proposals',
      summary: 'Vendors answer for their work and papers. A badge says what was checked and when.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Vendors state services, prices, insurance and licenses truthfully and keep documents current. A verification refers to documents seen on a date. Clients choose, contract, supervise and pay on their own account, and screen for exclusion from federal programs where the law asks for it. Bids may not be shared among bidders, and nobody may pay for a referral that health-care law forbids.',
          ],
        },
      ],
    },
    {
      id: 'conduct',
      heading: 'Rules of use',
      summary: 'No copying by machine, no probing, no pretending.',
      blocks: [
        {
          kind: 'list',
          items: [
            'No scraping, bulk download, resale of data, or training of models on other members’ content.',
            'No attempt to get around limits, roles or access rules. Honest security research reported to us is welcome; take no data and disturb nobody.',
            'No false identity, undisclosed agency, fraud, money laundering or dealing with sanctioned persons.',
            'No discrimination that housing or employment law forbids.',
            'No load that disturbs others. Programs use interfaces we offer for that purpose, with a key of their own.',
          ],
        },
      ],
    },
    {
      id: 'content',
      heading: 'Your content and ours',
      summary: 'Yours remains yours. We may do with it what running the exchange takes.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'You keep all rights in what you upload. You allow us, without charge and as long as it is there, to store, copy, adapt in format, show and transmit it as needed to run, protect and promote your listing on the exchange, and to make counts in which neither you nor a community can be recognized.',
            'Software, design, glossary, articles and the name Haven Exchange belong to us or our licensors. You may use them within these terms. Suggestions you send may be used freely. If something here infringes your right, write with its address and your proof, and we look into it promptly.',
          ],
        },
      ],
    },
    {
      id: 'availability',
      heading: 'Availability and third parties',
      summary: 'We work for steady service and cannot promise it without a break.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'We maintain and change the product and announce interruptions we plan. Hosting, payment, mail, maps and integrations come from others and may fail or end. A feature marked preview or beta may change without notice. Keep copies of documents whose loss would hurt you.',
          ],
        },
      ],
    },
    {
      id: 'ending',
      heading: 'Suspension and end',
      summary:
        'You can leave at any time. We can close an account for serious reasons, and tell you why.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            `You may close your account by writing to ${SUPPORT_EMAIL}. We may suspend or close one that breaks these terms, endangers others, or must be closed by law; we state the reason and, unless harm is near, give you time to respond. Whoever is suspended without fault gets the unused part of the period back.`,
            'After the end you lose access, what others received from you stays with them, and the sections on confidentiality, content, liability and disputes continue.',
          ],
        },
      ],
    },
    {
      id: 'liability',
      heading: 'Warranties and liability',
      summary:
        'The exchange is provided as it is. Our liability is limited, except where law forbids a limit.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'To the extent the law permits, the exchange is provided “as is” and “as available”, without warranties of merchantability, fitness for a purpose, title or accuracy, and we do not vouch for members, properties or statements.',
            'Neither side owes the other lost profits or indirect, special or consequential damages. What we owe in total for all claims of a year is limited to the larger of the fees you paid in the twelve months before the event and one hundred dollars. The limits do not apply to fraud, intent, gross negligence, your duty to pay, breach of the confidentiality section by you, or liability that cannot be limited by law.',
            'If a third party claims against us because of your content, your listing or your breach of these terms or of law, you hold us harmless for reasonable cost and damages, provided we tell you promptly and let you defend.',
          ],
        },
      ],
    },
    {
      id: 'disputes',
      heading: 'Law, disputes and changes',
      summary: 'Talk first; Delaware law; changes are announced.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Before going to court, either side describes the matter in writing and gives the other 30 days to settle it; urgent protection can be sought at once. The law of Delaware applies without its rules on conflicts, and its state and federal courts have jurisdiction. Mandatory rights of consumers where they live stay untouched.',
            'We may change these terms for good reason, such as new features or law. Material changes are announced 30 days ahead; you may cancel before they count, and continued use afterward is acceptance. If one clause is invalid, the others remain. Failing to enforce a right is no waiver. You may transfer the contract with our consent, we in a sale of the business.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Plans and prices', to: '/user-pricing' },
    { label: 'Privacy policy', to: '/privacy-policy' },
    { label: 'Write to us', to: '/contact' },
  ],
};
