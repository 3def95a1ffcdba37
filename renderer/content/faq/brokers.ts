import { CONTACTS_UNLIMITED, PLANS } from '#shared/billing/plans.ts';
import type { FaqCategory } from './faqCategory.ts';

const withoutLimit = Object.values(PLANS)
  .filter((plan) => plan.contactsPerMonth === CONTACTS_UNLIMITED)
  .map((plan) => plan.name)
  .join(' and ');

export const brokers: FaqCategory = {
  id: 'brokers',
  heading: 'Brokers',
  questions: [
    {
      question: 'Does Haven Exchange take a share of my commission?',
      answer:
        'No. You pay for a plan like any other member, and what you agree with your client stays between you. The exchange is no party to your listing agreement and does not collect, hold or split fees. If you co-broke with somebody you met here, put the split and the registration of the buyer in writing as you always would.',
    },
    {
      question: 'What does my broker profile need?',
      answer:
        'Full name, brokerage, your individual license number and the state that issued it. Years of experience, specialty and the states you serve help owners to find you. Clients check numbers with the state’s commission, so enter the one under which you work now. The firm’s name appears on your listings exactly as you write it here.',
    },
    {
      question: 'What does an interested member see of me?',
      answer:
        'On the listing itself your firm’s name, and no personal data. Your name, telephone number and e-mail address open to a member with an open plan who has sent you a contact about that listing. You receive their name, company, address and message in return, so both sides know whom they are dealing with from the first line.',
    },
    {
      question: 'How does a contact request reach me?',
      answer:
        'By e-mail with the name, company, telephone number and message of the person, and the listing it concerns. A member can contact you once about each listing; the conversation then goes on between you. Answer the same day if you can. Buyers write to several brokers in an evening, and the first complete answer usually gets the call.',
    },
    {
      question: 'Can I contact other brokers about their listings?',
      answer: `Yes, within the contacts of your plan. ${withoutLimit} have no monthly limit; ${PLANS.starter.name} includes ${PLANS.starter.contactsPerMonth}. Say in the first message whom you represent, whether you seek a share of the fee, and what your client has closed. Contacting your own listing is not possible and costs nothing.`,
    },
    {
      question: 'How should I write a confidential listing?',
      answer:
        'Write what decides interest and leave out what identifies. Region instead of city where the city has one such building; a range for units; decade instead of year; income with the adjustments named. Check the photographs for signs, license plates and the view. Then ask a colleague who knows the state to guess. If they can, so can a competitor.',
    },
    {
      question: 'Can I see who qualified as a serious buyer?',
      answer:
        'You see who contacted you and what they said about themselves. Judging them is your work: ask for proof of funds, the operator they would use, licenses held in the state, and two closed deals with telephone numbers. Keep the answers with the client’s file. A short questionnaire sent with the NDA saves both sides a fortnight.',
    },
    {
      question: 'How do I keep a listing current?',
      answer:
        'Edit it whenever occupancy, price or status changes; under contract, sold and withdrawn are states of their own. A sold or withdrawn listing disappears from browsing but stays in your own list. Stale occupancy is the first thing a buyer catches, so put the month into the description when you state a figure.',
    },
  ],
};
