import { SUPPORT_EMAIL } from '#shared/constants.ts';
import type { FaqCategory } from './faqCategory.ts';

export const privacyAndSecurity: FaqCategory = {
  id: 'privacy-and-security',
  heading: 'Privacy and security',
  questions: [
    {
      question: 'Who can see my data?',
      answer:
        'You, the people you share it with, and staff where their task needs it. The rule is kept in the database row by row: a request that is not entitled to a record does not receive it, whatever screen or program sends it. Administrators’ acts on accounts are written down with a reason. The [privacy policy](/privacy-policy) says the rest in full.',
    },
    {
      question: 'How are confidential addresses protected?',
      answer:
        'They are kept apart from the listing, so no search, sorting or filter on listings can reveal them. They are handed out only to the broker, to staff, and to members with an open plan; for a confidential listing such a member must also have contacted its broker. A cover name in the title is therefore safe, as long as the description does not give it away.',
    },
    {
      question: 'Do you sell personal data or show advertising?',
      answer:
        'No to both. The exchange lives from plans. We pass data to companies that work for us, such as hosting, payments, e-mail and text messages, for these purposes alone, and to parties of a transaction when you share something with them. Marketing letters are off unless you turn them on in [notification preferences](/notifications-preferences).',
    },
    {
      question: 'How do I see where I am signed in?',
      answer:
        '[Security settings](/security-settings) list your devices with the last use and the recent sign-ins, including refused passwords. End one session or all others with a button; a device ended in this way has to sign in again. If a sign-in is not yours, change the password first, which signs the other devices out as well, then turn on the second step.',
    },
    {
      question: 'Is the desktop app safer or less safe than the browser?',
      answer:
        'Both speak to the same server under the same rules. The app keeps your session in the keychain of the operating system and in no file; where none is available, it forgets the session when it closes. It loads its own pages only and opens other addresses in your browser. On a shared computer, prefer a browser window that you sign out of.',
    },
    {
      question: 'What does “try it on this computer” do with data?',
      answer:
        'The desktop app can run the whole product on your machine with invented data. Everything then stays in a folder of your user account and the app talks to its own machine only. Nobody else can see it, and nobody else keeps a copy: backing up that folder is your affair. Do not store the only copy of a real file there.',
    },
    {
      question: 'What should never be put into a message or a shared folder?',
      answer:
        'Residents’ names joined with their health, social security and bank numbers, passwords, and wiring instructions sent as plain text. Redact rent rolls and incident logs before they are shared. Confirm payment details by telephone with a number you already had, because fraud in property deals begins with a changed account number in a believable e-mail.',
    },
    {
      question: 'How do I report a security problem?',
      answer: `Write to ${SUPPORT_EMAIL} with the word security in the subject: what you saw, when, and how to repeat it. Look no further than you need to show it, take no data of others, and give us time to repair it before you publish. We answer, keep you informed and do not pursue people who act in this spirit.`,
    },
    {
      question: 'How do I get a copy of what you hold about me?',
      answer: `Ask at ${SUPPORT_EMAIL} from the address of your account; we may ask one question more to be sure it is you. You can also have data corrected, or deleted unless a law or an open transaction makes us keep it. It costs nothing, and you receive an answer within the period that the law of your state sets.`,
    },
  ],
};
