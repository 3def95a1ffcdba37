import { PASSWORD_MIN_LENGTH, RESEND_COUNTDOWN_SECONDS, SUPPORT_EMAIL } from '#shared/constants.ts';
import type { FaqCategory } from './faqCategory.ts';

export const accounts: FaqCategory = {
  id: 'accounts',
  heading: 'Accounts',
  questions: [
    {
      question: 'Do I need an account to look around?',
      answer:
        'No. You can browse live listings without one: place, property type, care level, beds, occupancy, and price where the broker states it. An account is free. It adds a workspace for your role, saved communities, messages and signed agreements. Street addresses and broker contacts require a paid plan. [Plans and prices](/user-pricing) shows the full comparison.',
    },
    {
      question: 'Which type of account should I choose?',
      answer:
        'Choose what you do most: investor, buyer, seller, broker, operator or vendor. Your choice decides which dashboard opens first and which menu you see. It does not decide what you can read. Roles and your plan do that, and the server checks them. If you both own and operate, pick either one and ask support to add the second role.',
    },
    {
      question: 'Why is my new account waiting for approval?',
      answer:
        'An administrator reviews some accounts before they open, because people who list or look into confidential communities should be who they say they are. The review typically takes 1-2 business days, and you get an email when it is done. Until then you can sign in and read only your own record. A confirmed business address and a full name help most.',
    },
    {
      question: 'Why hasn’t the confirmation email arrived?',
      answer: `Look in the spam folder, and check that the address on the screen is spelled correctly. You can request another email after ${RESEND_COUNTDOWN_SECONDS} seconds on the [confirmation page](/verify-email). Only the newest link works. Company email filters sometimes hold the first message from a new sender, so ask your administrator to let it through, or write to ${SUPPORT_EMAIL} from the same address.`,
    },
    {
      question: 'How do I reset a forgotten password?',
      answer: `Open [Reset password](/reset-password), enter your email address and follow the link in the email. The new password needs at least ${PASSWORD_MIN_LENGTH} characters. A sentence of four or five words is easier to remember than a short, complex password. Changing it signs out your other devices. If you use two-step sign-in, you still need the code afterward.`,
    },
    {
      question: 'How do I turn on two-step sign-in?',
      answer:
        'In [Security settings](/security-settings), scan the QR code with an authenticator app and enter the code it shows. Print or save the recovery codes you then receive. Each one opens your account once if you lose your phone, and using one turns off the second step so that you can set it up again. From then on, a stolen password alone does not give access to your data.',
    },
    {
      question: 'Can two people share one account?',
      answer:
        'No. Agreements, messages and the record of who opened a document are in one person’s name, and sellers rely on that. Sharing also prevents two-step sign-in from working properly. Each colleague should open their own account. People who work for one organization can be grouped as members of a team, with an owner and administrators.',
    },
    {
      question: 'How do I change my email address or company?',
      answer:
        'Change your email address in [Security settings](/security-settings). We send a link to the new address and to the old one, and the old one can undo the change. Edit your name, company and phone number in [your profile](/profile). The name of a brokerage or company also appears on its listings, so spell it as on your license.',
    },
    {
      question: 'Can I see my Outlook or Google calendar here?',
      answer:
        'Yes. In the [calendar](/calendar), choose Calendar sync and add the iCal link of your other calendar. Its events appear for you only and are read every hour. You can’t change them here, and they don’t block your booking page. The same dialog has a link that shows your events in the other calendar.',
    },
    {
      question: 'How do I close my account?',
      answer:
        'Open [your profile](/profile) and choose Delete account. If you have a plan, cancel it first under [Plan and billing](/cancel-subscription). The page lists what is deleted, what is anonymized and what the law requires us to keep, such as invoices. You can change your mind until the date shown there. Documents you shared in a transaction remain available to its other parties.',
    },
  ],
};
