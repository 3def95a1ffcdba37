import type { Integration } from '../integration.ts';

export const dropboxSign: Integration = {
  heading: 'Dropbox Sign for forms that repeat',
  lede: 'A signature service with templates and little ceremony. It suits paper that a firm sends every week in the same form: NDAs, vendor agreements, fee acknowledgments. It suits a purchase agreement less.',
  description:
    'Dropbox Sign in senior living: templates for NDAs and vendor packets, who may be left to sign without a lawyer, evidence to keep, and when to choose otherwise.',
  keywords: ['Dropbox Sign', 'HelloSign', 'e-signature', 'vendor agreement', 'template'],
  facts: [
    {
      term: 'What it is',
      text: 'Electronic signature, formerly HelloSign, with templates and bulk sending',
    },
    {
      term: 'Would move',
      text: 'Out: a template’s fields. Back: signed or declined, the file, the audit trail',
    },
    { term: 'Who signs', text: 'The sender’s firm. Recipients need no account' },
    {
      term: 'Today',
      text: 'NDAs of deal rooms and the buyer agreement, where whoever runs the exchange has set it up. The rest you send, download and file',
    },
  ],
  sections: [
    {
      id: 'which',
      heading: 'Which paper fits a template',
      blocks: [
        {
          kind: 'table',
          caption: 'Repeated papers of brokers and operators',
          columns: [{ label: 'Paper' }, { label: 'Blanks' }, { label: 'Template' }],
          rows: [
            ['Mutual NDA', 'Parties, property, term, state', 'Yes'],
            ['Fee acknowledgment of a co-broker', 'Name, license, share', 'Yes'],
            ['Vendor agreement, short form', 'Scope, price, dates, insurance', 'Yes'],
            ['Business associate agreement', 'Parties, services', 'Yes, reviewed yearly'],
            ['Letter of intent', 'Nearly everything', 'No'],
            ['Purchase agreement', 'Exhibits decide', 'No'],
            ['Resident agreement', 'Regulated wording, disclosures by state', 'No'],
          ],
        },
      ],
    },
    {
      id: 'packet',
      heading: 'A vendor packet in one request',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'An operator who hires a roofer, a therapy company or an agency collects the same seven papers. Send the agreement, the attestation and the BAA where it applies as one request, and ask for certificates as uploads beside it. Signature is the smaller half: what keeps you out of trouble is checking what came back.',
          ],
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'Before sending',
              text: 'Search the company and its owners in the OIG’s list of excluded individuals and in SAM. An excluded vendor must not be paid from federal programs, signed or not.',
            },
            {
              title: 'Signing',
              text: 'Agreement, conflict and anti-kickback attestation, W-9. A referral source gets nothing that looks like thanks.',
            },
            {
              title: 'Uploading',
              text: 'Insurance certificate with the community as additional insured, trade license, entity registration.',
            },
            {
              title: 'After',
              text: 'Expiry dates into a calendar at 60, 30, 7 and 0 days. The search in the OIG list is repeated monthly, as the list is.',
            },
          ],
        },
      ],
    },
    {
      id: 'evidence',
      heading: 'What to keep as evidence',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'The file',
              text: 'As it was signed. Printed and scanned again it has lost its seal.',
            },
            {
              term: 'The audit trail',
              text: 'Who opened and signed, when, from which address. Usually the last pages; check that they are there.',
            },
            {
              term: 'The template',
              text: 'Its version on that day, since templates are edited in place.',
            },
            {
              term: 'The authority',
              text: 'Why this person may bind that company: a resolution, a title in the registry, a delegation. No service knows that.',
            },
          ],
        },
        {
          kind: 'example',
          title: 'Is a signature service worth it for vendor papers',
          given: [
            { label: 'Packets a year in eleven communities', value: '260' },
            { label: 'Time by mail and telephone', value: '35 minutes each' },
            { label: 'Time with a template', value: '9 minutes each' },
            { label: 'Loaded hourly cost of the office', value: '$34' },
          ],
          working: [
            { line: '260 × (35 − 9) ÷ 60', result: '112.7 hours a year' },
            { line: '112.7 × $34', result: '$3,832 a year' },
            { line: '$3,832 ÷ 260', result: '$14.74 a packet' },
          ],
          conclusion:
            'Compare the last figure with the price of a request. Time your own five packets first; these minutes are an assumption.',
        },
      ],
    },
    {
      id: 'otherwise',
      heading: 'When to choose otherwise',
      blocks: [
        {
          kind: 'list',
          items: [
            'A signer has to prove identity beyond a mail address, for instance before a wire.',
            'Notarization, recording, or an agency that lists the services it accepts.',
            'Health information inside: only under a plan with a business associate agreement, asked for in writing.',
            'Several signers in branches, where one refusal must stop the others. [DocuSign](/integrations/docusign) routes better.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'A deal room does not care where its NDA was signed: here or with Dropbox Sign, it opens by the same signature. Another service would stand behind the same button.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Vote for it', to: '/contact' },
    { label: 'DocuSign through a closing', to: '/integrations/docusign' },
    { label: 'For vendors', to: '/for-vendors' },
  ],
};
