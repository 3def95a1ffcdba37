import { CONTACTS_UNLIMITED, PLANS } from '#shared/account/billing/plans.ts';
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
        'No. You pay for a plan like any other member, and what you agree with your client stays between you. The exchange is not a party to your listing agreement and does not collect, hold or split fees. If you co-broke with a broker you met here, put the split and the buyer registration in writing as you always would.',
    },
    {
      question: 'What does my broker profile need?',
      answer:
        'Your full name, brokerage, individual license number and the state that issued it. Years of experience, specialty and the states you serve help owners find you. Clients check license numbers with the state commission, so enter the one you work under now. The firm’s name appears on your listings exactly as you enter it here.',
    },
    {
      question: 'What can an interested member see about me?',
      answer:
        'Your public page under [Agents](/agents) shows your name, firm, license states, communities for sale and closed sales. A confidential listing never appears on it. Your phone number and email address are visible only to a member with an active plan who has contacted you about that listing. In return you receive their name, company, email address and message.',
    },
    {
      question: 'How does a contact request reach me?',
      answer:
        'As an inquiry in [Leads](/leads), as a conversation in [Messages](/messages) and by email, with the person’s name, company, phone number and message, and the listing it concerns. Reply from any of the three. A member uses one contact for the first message, and the conversation then continues without a limit. Reply the same day if you can.',
    },
    {
      question: 'Can I contact other brokers about their listings?',
      answer: `Yes, within the contacts included in your plan. ${withoutLimit} have no monthly limit; ${PLANS.starter.name} includes ${PLANS.starter.contactsPerMonth}. In the first message, say which client you represent, whether you want a share of the fee, and what your client has closed. You cannot contact your own listing, and trying does not use up a contact.`,
    },
    {
      question: 'How should I write a confidential listing?',
      answer:
        'Include what determines interest and leave out what identifies the community. Give the region instead of the city if the city has only one such building, a range for units, the decade instead of the year, and income with the adjustments named. Check photos for signs, license plates and the view. Then ask a colleague who knows the state to guess. If they can, so can a competitor.',
    },
    {
      question: 'Can I see which buyers are qualified?',
      answer:
        'Each inquiry shows who wrote and in which role. You record proof of funds, the operator they would use and closed deals on the [client’s page](/clients), and see there which documents they have opened and which NDAs they have signed. Deciding who is qualified is up to you. A short questionnaire sent with the NDA can save both sides two weeks.',
    },
    {
      question: 'How do I show my listings on my own website?',
      answer:
        'Create a [website widget](/integrations/widgets), enter the domains of your website, and paste the HTML into its page. It shows the listings that anyone can see here, newest first; confidential and link-only listings are never included. A widget can also show one of your lead forms, whose responses become leads. Revoke it and it disappears at once.',
    },
    {
      question: 'Can my Google, Outlook or Salesforce contacts come here by themselves?',
      answer:
        'Yes. An administrator of the workspace sets up [connections](/integrations/connections) with an app of your own at the vendor. Contacts, companies and calendar events are then read every hour. A field that you change here is never overwritten, the log shows each sync, and nothing is written to Google, Microsoft or Salesforce.',
    },
    {
      question: 'Can I send a document of a deal room to DocuSign?',
      answer:
        'Yes, after an administrator of the workspace has set up DocuSign under [connections](/integrations/connections). Managers of a room choose Send for signature at a PDF and pick people who can open it; each gets an email from DocuSign in that order. Signatures, under Manage, shows the status. The signed PDF is added to the same folder and scanned like every file.',
    },
    {
      question: 'Can Power BI report on my deals?',
      answer:
        'Yes. An administrator sets up Power BI under [connections](/integrations/connections) and chooses tables and columns. Once a day, or when you choose Sync now, the tables of a semantic model named Haven Exchange are replaced with the records that this administrator can see. Contact details, notes and sample records are never sent. People who open the reports need access in Power BI only.',
    },
    {
      question: 'How do I add a Zoom meeting to a tour?',
      answer:
        'An administrator of the workspace sets up Zoom under [connections](/integrations/connections) once. Then open the event in your [calendar](/calendar) and choose Add Zoom meeting. The link to join appears in the event within seconds, in calendar feeds, and in invitations. The meeting moves with the event and is deleted with it. A series has one link for all its dates.',
    },
    {
      question: 'Can I read my listings from another system?',
      answer:
        'Yes. Add a [listing feed](/integrations/listing-feeds) with the address of a JSON file that uses the field names of the RESO Data Dictionary. A preview shows each listing and what to check before anything is stored. Listings become your drafts, a value that you changed is never overwritten, and nothing is submitted by itself.',
    },
    {
      question: 'Can I try the API without touching my records?',
      answer:
        'Yes. Create a sandbox on [API keys](/api-marketplace/keys). It has sample data, and its keys, which start with hvn_test_, read and change only that. Nothing in a sandbox is emailed, messaged or published. Reset it for new sample data, or delete it with its keys.',
    },
    {
      question: 'Can files of another system be imported by themselves?',
      answer:
        'Yes. Add a [file drop](/integrations/file-drops) for contacts, companies, leads, deals or properties. The other system sends a CSV file to its upload address, or we read a URL or an SFTP folder every hour or day. SFTP works on servers you run and in the desktop app, not on hosted projects. Columns are matched by their names, rows with errors are left out and listed, the same file is imported once, and an import can be undone for 90 days.',
    },
    {
      question: 'Can another system receive my lists every day?',
      answer:
        'Yes. Add a [scheduled export](/integrations/scheduled-exports) of contacts, companies, deals, tasks or your listings. We make a CSV file every day or week at the hour you choose. It goes into an SFTP folder, or waits at a download address that needs a token and always has the newest file. A file has what you can read at that time, up to 20,000 rows.',
    },
    {
      question: 'How do I keep a listing current?',
      answer:
        'Edit it whenever occupancy, price or status changes. Under contract, sold and withdrawn are separate statuses. A sold or withdrawn listing no longer appears when members browse, but it stays in your own list. Outdated occupancy is the first thing a buyer notices, so include the month in the description when you state a figure.',
    },
  ],
};
