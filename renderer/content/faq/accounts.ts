import { PASSWORD_MIN_LENGTH, RESEND_COUNTDOWN_SECONDS, SUPPORT_EMAIL } from '#shared/constants.ts';
import type { FaqCategory } from './faqCategory.ts';

export const accounts: FaqCategory = {
  id: 'accounts',
  heading: 'Accounts',
  questions: [
    {
      question: 'Do I need an account to look around?',
      answer:
        'No. Live listings can be browsed without one: place, property type, care level, beds, occupancy and price where the broker states it. An account is free and gives you a workspace for your role. Contacts with brokers and street addresses belong to a paid plan; [Plans and prices](/user-pricing) shows the whole comparison.',
    },
    {
      question: 'Which kind of account should I choose?',
      answer:
        'Choose what you do most: investor, buyer, seller, broker, operator or vendor. The choice decides which dashboard opens first and which menu you see. It does not decide what you may read; roles and your plan do that, and the server checks them. Somebody who both owns and operates can pick either and ask support to add the second role.',
    },
    {
      question: 'Why is my new account waiting for approval?',
      answer:
        'Some accounts are looked at by an administrator before they open, because people who list or look into confidential communities should be who they say. The review typically takes 1-2 business days and you get an e-mail when it is done. Until then you can sign in, read your own record and nothing else. A confirmed business address and a full name help most.',
    },
    {
      question: 'The confirmation e-mail has not arrived. What now?',
      answer: `Look in the spam folder, and check that the address on the screen is spelled right. You can ask for another after ${RESEND_COUNTDOWN_SECONDS} seconds on the [confirmation page](/verify-email); the newest link is the one that counts. Company mail filters sometimes hold the first letter of a new sender, so ask your administrator to let it pass, or write to ${SUPPORT_EMAIL} from the same address.`,
    },
    {
      question: 'How do I reset a forgotten password?',
      answer: `Open [Reset password](/reset-password), enter your address and follow the link in the letter. The new one needs at least ${PASSWORD_MIN_LENGTH} characters; a sentence of four or five words is easier to keep than a short riddle. Changing it signs your other devices out. If you use two-step sign-in, the code is still asked for afterward.`,
    },
    {
      question: 'How do I turn on two-step sign-in?',
      answer:
        'In [Security settings](/security-settings), scan the picture with an authenticator app and enter the code it shows. Print or store the recovery codes you then receive: each opens your account once if the telephone is lost, and using one turns the second step off so that you can set it up again. From then on a stolen password alone reads nothing.',
    },
    {
      question: 'Can two people share one account?',
      answer:
        'Please do not. Agreements, messages and the record of who opened a document stand in one person’s name, and sellers rely on that. Sharing also makes two-step sign-in impossible to use well. Each colleague opens an account of their own; people who work for one organization can be put together as members of a team, with an owner and administrators.',
    },
    {
      question: 'How do I change my e-mail address or company?',
      answer: `Name, company and telephone number are on [your profile](/profile) and change at once. The name of a brokerage or company also appears on its listings, so spell it as your license does. For a different e-mail address write to ${SUPPORT_EMAIL} from the present one, because roles tied to a company’s domain have to be looked at again.`,
    },
    {
      question: 'How do I close my account?',
      answer: `Cancel a running plan first under [Plan and billing](/cancel-subscription), then write to ${SUPPORT_EMAIL} from the address of the account. We confirm what is removed and what the law makes us keep, such as invoices. Documents you shared in a transaction remain available to its other parties, in the same way as paper you handed over. The [privacy policy](/privacy-policy) lists the periods.`,
    },
  ],
};
