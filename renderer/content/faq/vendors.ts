import type { FaqCategory } from './faqCategory.ts';

export const vendors: FaqCategory = {
  id: 'vendors',
  heading: 'Vendors',
  questions: [
    {
      question: 'Which services belong in the vendor marketplace?',
      answer:
        'Consulting, finance, construction, management, legal and technology services for people who own, buy or run senior communities. That spans appraisers and surveyors, reimbursement consultants, general contractors, lenders, licensure counsel and software. Choose the category in which a client would look for you first; specialties go into your certifications and description. The [vendor marketplace](/vendor-marketplace) is where clients begin.',
    },
    {
      question: 'How do I create a vendor profile?',
      answer:
        'Sign up as a vendor and fill in the service profile: your name, company and category are required; years in business, certifications, service areas by state and a description make it useful. Write what you did last year for whom and at what size. A new profile starts as unverified until its credentials have been looked at.',
    },
    {
      question: 'What does verified mean?',
      answer:
        'That documents you gave were checked against what you claim, on a date. It does not vouch for the quality of your next job, and a lapsed certificate ends it. Have these ready: tax form, entity registration, trade license where one is needed, insurance certificate, and the results of exclusion checks for companies that will touch resident care.',
    },
    {
      question: 'Which insurance do clients ask for?',
      answer:
        'General liability, auto and workers’ compensation from nearly everybody who comes on site, professional liability from advisers and clinical services, and an umbrella on larger work. Owner and operator want to be named as additional insureds. Send the certificate from your agent with its expiry date; a photograph of last year’s is why a purchase order stalls.',
    },
    {
      question: 'Why am I asked about exclusion lists and a BAA?',
      answer:
        'Federal health programs pay for nothing an excluded person took part in, so operators screen vendors and their owners against the inspector general’s list and SAM. A business associate agreement is needed when your work brings you into contact with residents’ health information. Neither is distrust; an operator who skips them answers for it.',
    },
    {
      question: 'How does an RFP work for a bidder?',
      answer:
        'You are invited or find it published, say whether you intend to bid, ask questions by a date and read all answers, since they go to everybody. Bids stay sealed until the deadline, are checked for completeness and then scored against weights you could read beforehand. A shortlist may be asked for a best and final offer. Ask for a debrief either way.',
    },
    {
      question: 'Why can I not open the listings?',
      answer:
        'The parts of the exchange in which communities are bought and sold are for investors, brokers, buyers and operators. A vendor account has a dashboard, leads, quotes and a portfolio of its own. That separation protects sellers, because a confidential building is often easy to recognize for somebody who services it. If you also invest, ask support about a second role.',
    },
    {
      question: 'How do I get more from my profile?',
      answer:
        'Answer the first message within hours, quote in the form the client asked for, and state what is not included. Name two communities of similar size, with permission, whom a client may call. Keep states and certificates current. Operators talk with each other more than they read advertisements, so the second job at one company is your best marketing.',
    },
  ],
};
