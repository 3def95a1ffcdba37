import type { FaqCategory } from './faqCategory.ts';

export const vendors: FaqCategory = {
  id: 'vendors',
  heading: 'Vendors',
  questions: [
    {
      question: 'Which services belong in the vendor marketplace?',
      answer:
        'Consulting, finance, construction, management, legal and technology services for people who own, buy or run senior communities. That includes appraisers and surveyors, reimbursement consultants, general contractors, lenders, licensure counsel and software. Choose the category where a client would look for you first, and put specialties in your certifications and description. Clients start in the [vendor marketplace](/vendor-marketplace).',
    },
    {
      question: 'How do I create a vendor profile?',
      answer:
        'Sign up as a vendor and fill in the service profile. Your name, company and category are required. Years in business, certifications, service areas by state and a description make it more useful. Describe your work from last year, with the type of client and the size. A new profile is unverified until its credentials have been reviewed.',
    },
    {
      question: 'What does verified mean?',
      answer:
        'That the documents you provided were checked against your claims on a given date. It does not guarantee the quality of your next job, and an expired certificate ends it. Have these ready: tax form, entity registration, trade license where required, insurance certificate, and exclusion check results for companies that will be involved in resident care.',
    },
    {
      question: 'What insurance do clients ask for?',
      answer:
        'General liability, auto and workers’ compensation from nearly every vendor who comes on site, professional liability from advisers and clinical services, and an umbrella on larger jobs. Owners and operators want to be named as additional insureds. Have your agent send the certificate with its expiration date. A photo of last year’s certificate is a common reason a purchase order stalls.',
    },
    {
      question: 'Why am I asked about exclusion lists and a BAA?',
      answer:
        'Federal health programs do not pay for anything an excluded person took part in, so operators screen vendors and their owners against the inspector general’s list and SAM. A business associate agreement is required when your work involves residents’ health information. Neither is a sign of distrust. An operator who skips them is liable.',
    },
    {
      question: 'How does an RFP work for bidders?',
      answer:
        'You are invited or find it published, say whether you intend to bid, ask questions by a deadline and read all answers, which go to every bidder. Bids stay sealed until the deadline, are checked for completeness and are then scored against weights published in advance. Shortlisted bidders may be asked for a best and final offer. Ask for a debrief either way.',
    },
    {
      question: 'How do I send an invoice and get paid?',
      answer:
        'Open a finished work order or a received purchase order and choose Send invoice. The lines start from the costs that you recorded. The community approves the invoice by its own limits and sees any difference from the order. If you connected a payout account in [payment settings](/vendor-payment-settings), the community can pay online by card or bank account. Otherwise it records a check or transfer, and you see the payment there too.',
    },
    {
      question: 'What can a vendor account open?',
      answer:
        'A vendor account has its own dashboard, leads, quotes, projects and portfolio. It can browse communities for sale like any visitor, but not submit listings, open deals or see a buyer’s or seller’s dashboard. That separation protects sellers, because a vendor who services a confidential building could easily recognize it. If you also invest, ask [support](/support) about a second role.',
    },
    {
      question: 'How do I get more from my profile?',
      answer:
        'Answer the first message within hours, quote in the format the client asked for, and state what is not included. Name two communities of similar size, with their permission, that a client may call. Keep states and certificates current. Operators rely on each other more than on advertisements, so a second job at one company is your best marketing.',
    },
  ],
};
