import type { LegalForm } from './legalPage.ts';
import { ndaFields } from './ndaFields.ts';

export const ndaDocument: LegalForm = {
  lede: 'The agreement a buyer and a seller sign before sharing confidential information about a community. Each section begins with a plain-language summary.',
  description:
    'The nondisclosure agreement for confidential senior-living listings on Haven Exchange: purpose, permitted use, no contact with staff, records and term.',
  keywords: ['NDA', 'nondisclosure agreement', 'confidentiality agreement', 'confidential listing'],
  effective: '2026-11-21',
  fields: ndaFields,
  sections: [
    {
      id: 'parties',
      heading: 'Parties and purpose',
      summary: 'The parties, the community and the purpose.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            '1.1 This agreement is made on {effectiveDate} between {seller}, of {sellerState} (“Seller”), and {buyer}, of {buyerState} (“Buyer”). Seller’s broker is {broker}. Buyer’s broker is {buyerBroker}.',
            '1.2 Buyer is considering buying, leasing, financing or managing the senior-living community known as {community}, or the business conducted there (the “Community”). Each party will give the other information for that evaluation and for negotiating the transaction (the “Purpose”).',
            '1.3 A party that gives information is a “Discloser”, and one that receives it a “Recipient”. Information that a broker or adviser hands over for a party is disclosed by that party.',
          ],
        },
      ],
    },
    {
      id: 'confidential-information',
      heading: 'Confidential information',
      summary:
        'Everything that is not public about the community, its business, its people and the possible deal.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            '2.1 “Confidential Information” means all information about the Community or a party that is not public, in any form and marked or not: the identity and location of the Community; the fact that a sale is considered, its terms and its status; financial statements, rates, census and payor data; licenses, surveys and correspondence with regulators; staffing and wages; contracts; plans and reports; Buyer’s finances, investors and lenders; and whatever a Recipient derives from these.',
            '2.2 It does not include information that the Recipient can show (a) is or becomes public without its fault, (b) it had lawfully before disclosure, (c) it received from a third party free to give it, or (d) it developed without use of Confidential Information. A combination of facts is not public merely because the individual facts are.',
          ],
        },
      ],
    },
    {
      id: 'use',
      heading: 'Use and care',
      summary:
        'Use it only for this deal, protect it like your own, and be responsible for the people you share it with.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            '3.1 The Recipient will use Confidential Information for the Purpose alone, and not to compete with the Community, to set its own rates or wages, or to acquire debt secured by the Community.',
            '3.2 It will protect that information with at least the care it gives its own, and no less than reasonable care, and will give it only to those directors, employees, partners, investors, lenders, operators and advisers who need it for the Purpose, know of this agreement and are bound to confidentiality (“Representatives”). A competing operator within twenty-five miles is a Representative only with the Discloser’s written consent.',
            '3.3 The Recipient is liable for a breach by its Representatives as for its own. It will notify the Discloser promptly of any loss or misuse and help to limit it.',
          ],
        },
      ],
    },
    {
      id: 'no-contact',
      heading: 'No contact',
      summary:
        'Do not approach staff, residents, families, regulators, lenders or landlords without consent.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            '4.1 Without Seller’s prior written consent, Buyer and its Representatives will not communicate about the Community or the Purpose with its employees, residents, their families, physicians, referral sources, vendors, payors, licensing or survey agencies, lenders, landlord or neighbors, and will visit it only as arranged by Seller or its broker. Consent by email suffices.',
            '4.2 Ordinary dealings unrelated to the Purpose, and public records searches that do not reveal it, remain allowed. So do general marketing and public events.',
          ],
        },
      ],
    },
    {
      id: 'hiring',
      heading: 'No hiring of key people',
      summary: 'For a time, the buyer does not recruit the leaders it met through this process.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            '5.1 For {hireMonths} months from the date above, Buyer will not solicit for employment the executive director or administrator, the head of nursing, the sales director or regional staff of the Community who became known to it through the Purpose. General advertising is not solicitation. This section ends if Buyer acquires the Community, and applies only to the extent permitted by the law of {law}.',
          ],
        },
      ],
    },
    {
      id: 'health-information',
      heading: 'Residents’ and employees’ data',
      summary:
        'Names and health data are withheld or redacted unless the law and both parties allow more.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            '6.1 The parties intend that no information identifying a resident together with health, financial or social-security data be disclosed. If it is, the Recipient will not use or copy it, will notify the Discloser at once, and will return or destroy it.',
            '6.2 If review of such records becomes necessary, the parties will first agree in writing on what HIPAA and state law require, including a business associate agreement where one applies. Personnel files are reviewed without names as far as the Purpose allows.',
          ],
        },
      ],
    },
    {
      id: 'deal-room',
      heading: 'Deal room and records',
      summary:
        'Information may be shared in a deal room that records access. These terms take precedence over any click-through terms.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            '7.1 Confidential Information may be provided in an electronic deal room, on Haven Exchange or elsewhere, which may record who opened or downloaded a document and when. The parties accept such records as evidence, open to rebuttal. Access is personal and may not be shared.',
            '7.2 Haven Exchange only provides the platform. It is not a party to this agreement, owes no duty under it, and does not examine what is disclosed.',
          ],
        },
      ],
    },
    {
      id: 'required-disclosure',
      heading: 'Disclosure required by law',
      summary:
        'If a court or agency requires disclosure, notify the other party first where that is lawful.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            '8.1 A Recipient required by law, regulation, subpoena or order to disclose will, where lawful, give prompt notice, cooperate at the Discloser’s expense in seeking protection, and disclose only what counsel advises is required. Routine examinations by a bank or securities regulator that do not aim at the Discloser need no notice.',
            '8.2 Nothing here prevents anyone from reporting suspected abuse, neglect or a violation of law to an authority, or from making disclosures that 18 U.S.C. 1833(b) and similar laws protect.',
          ],
        },
      ],
    },
    {
      id: 'return',
      heading: 'Return and destruction',
      summary: 'On request, return or destroy it. Legal and backup copies remain confidential.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            '9.1 Within ten business days of a written request the Recipient will return or destroy Confidential Information, and destroy notes and analyses made from it, and confirm this by email. It may keep one copy for compliance with law or internal policy and copies in routine backups, which remain under this agreement for as long as they are kept.',
          ],
        },
      ],
    },
    {
      id: 'no-obligation',
      heading: 'No warranty and no obligation',
      summary:
        'Information is given without warranty. Neither party has to make or accept an offer.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            '10.1 Confidential Information is given without representation or warranty, express or implied. Only a definitive written agreement, when signed, may contain any, and Recipients rely on their own examination.',
            '10.2 Neither party is obligated to enter into a transaction. Seller may change or end the process, and deal with others, at any time without giving reasons. Disclosure transfers no license or ownership.',
          ],
        },
      ],
    },
    {
      id: 'brokers',
      heading: 'Brokers and fees',
      summary:
        'The brokers named above are the only ones. Each party pays its own unless agreed otherwise.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            '11.1 Each party confirms that it has dealt with no broker about the Community other than those named in section 1.1, and will hold the other harmless from claims for a fee by anyone else acting through it. Buyer will conduct negotiations through Seller’s broker, where one is named, and will not bypass that broker to avoid a fee.',
          ],
        },
      ],
    },
    {
      id: 'term-and-remedies',
      heading: 'Term and remedies',
      summary: 'How long the duties last. A court may order a breach to stop.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            '12.1 Duties of confidentiality last {termMonths} months from the date above. For trade secrets and personal data they last as long as the law protects these. A definitive agreement may replace them.',
            '12.2 Money may not be an adequate remedy for a breach. The Discloser may seek an injunction or specific performance without proving actual damage and, as far as a court permits, without bond, in addition to any other remedy. Neither party owes punitive damages. The party that substantially prevails recovers reasonable attorneys’ fees.',
          ],
        },
      ],
    },
    {
      id: 'general',
      heading: 'General terms',
      summary: 'Governing law, notices, changes in writing, electronic signatures.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            '13.1 The law of {law} governs without regard to conflicts of laws, and its courts have exclusive jurisdiction; each party waives trial by jury where that is allowed.',
            '13.2 Notices are in writing and effective on receipt: to Seller at {noticeSeller}, to Buyer at {noticeBuyer}.',
            '13.3 This is the entire agreement on its subject and takes precedence over the click-through terms of any data room. Changes and waivers need the written agreement of both parties. It binds successors. It may be assigned only with the business it concerns. An unenforceable part is reduced to what is enforceable, and the rest remains in effect. Counterparts and electronic signatures have the effect of originals.',
          ],
        },
      ],
    },
    {
      id: 'signatures',
      heading: 'Signatures',
      summary: 'Each signer confirms authority to sign.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Each person below confirms having read this agreement and having authority to sign it for the party named.',
          ],
        },
        {
          kind: 'table',
          caption: 'Signed by the parties',
          columns: [{ label: 'Party' }, { label: 'Name and title' }, { label: 'Date' }],
          rows: [
            ['Seller: {seller}', '{sellerSigner}', '{effectiveDate}'],
            ['Buyer: {buyer}', '{buyerSigner}', '{effectiveDate}'],
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Browse all communities', to: '/investment-opportunities' },
    { label: 'How contacting a broker works', to: '/help/contacting-brokers' },
    { label: 'Terms of service', to: '/terms-of-service' },
  ],
};
