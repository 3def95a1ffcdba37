-- Generated from renderer/content/faq/faq.ts by `node build/faq.ts`. Do not edit.
-- The questions that a new database has. Staff changes them at /admin-faq.

select private.publish_faq($faq$
[
 {
  "id": "accounts",
  "heading": "Accounts",
  "questions": [
   {
    "question": "Do I need an account to look around?",
    "answer": "No. You can browse live listings without one: place, property type, care level, beds, occupancy, and price where the broker states it. An account is free. It adds a workspace for your role, saved communities, messages and signed agreements. Street addresses and broker contacts require a paid plan. [Plans and prices](/user-pricing) shows the full comparison."
   },
   {
    "question": "Which type of account should I choose?",
    "answer": "Choose what you do most: investor, buyer, seller, broker, operator or vendor. Your choice decides which dashboard opens first and which menu you see. It does not decide what you can read. Roles and your plan do that, and the server checks them. If you both own and operate, pick either one and ask support to add the second role."
   },
   {
    "question": "Why is my new account waiting for approval?",
    "answer": "An administrator reviews some accounts before they open, because people who list or look into confidential communities should be who they say they are. The review typically takes 1-2 business days, and you get an email when it is done. Until then you can sign in and read only your own record. A confirmed business address and a full name help most."
   },
   {
    "question": "Why hasn’t the confirmation email arrived?",
    "answer": "Look in the spam folder, and check that the address on the screen is spelled correctly. You can request another email after 60 seconds on the [confirmation page](/verify-email). Only the newest link works. Company email filters sometimes hold the first message from a new sender, so ask your administrator to let it through, or write to support@havenexchange.example from the same address."
   },
   {
    "question": "How do I reset a forgotten password?",
    "answer": "Open [Reset password](/reset-password), enter your email address and follow the link in the email. The new password needs at least 8 characters. A sentence of four or five words is easier to remember than a short, complex password. Changing it signs out your other devices. If you use two-step sign-in, you still need the code afterward."
   },
   {
    "question": "How do I turn on two-step sign-in?",
    "answer": "In [Security settings](/security-settings), scan the QR code with an authenticator app and enter the code it shows. Print or save the recovery codes you then receive. Each one opens your account once if you lose your phone, and using one turns off the second step so that you can set it up again. From then on, a stolen password alone does not give access to your data."
   },
   {
    "question": "Can two people share one account?",
    "answer": "No. Agreements, messages and the record of who opened a document are in one person’s name, and sellers rely on that. Sharing also prevents two-step sign-in from working properly. Each colleague should open their own account. People who work for one organization can be grouped as members of a team, with an owner and administrators."
   },
   {
    "question": "How do I change my email address or company?",
    "answer": "Change your email address in [Security settings](/security-settings). We send a link to the new address and to the old one, and the old one can undo the change. Edit your name, company and phone number in [your profile](/profile). The name of a brokerage or company also appears on its listings, so spell it as on your license."
   },
   {
    "question": "Can I see my Outlook or Google calendar here?",
    "answer": "Yes. In the [calendar](/calendar), choose Calendar sync and add the iCal link of your other calendar. Its events appear for you only and are read every hour. You can’t change them here, and they don’t block your booking page. The same dialog has a link that shows your events in the other calendar."
   },
   {
    "question": "How do I close my account?",
    "answer": "Open [your profile](/profile) and choose Delete account. If you have a plan, cancel it first under [Plan and billing](/cancel-subscription). The page lists what is deleted, what is anonymized and what the law requires us to keep, such as invoices. You can change your mind until the date shown there. Documents you shared in a transaction remain available to its other parties."
   }
  ]
 },
 {
  "id": "buying",
  "heading": "Buying and investing",
  "questions": [
   {
    "question": "What types of property are listed?",
    "answer": "Assisted living, memory care, independent living, skilled nursing, life plan communities, active adult, board and care, group homes and adult day care, as well as portfolios, leases, new construction, vacant buildings and land. One community may offer several types of care under one roof. Start with [all communities](/investment-opportunities) and apply filters. [Finding properties](/help/finding-properties) explains how to read the results."
   },
   {
    "question": "Who checks a listing before I see it?",
    "answer": "Staff reviews each listing before it goes live, to check that the offer is real and that the person is allowed to make it. The figures come from the seller or broker, and we do not audit them. Treat occupancy, cap rate and price as a starting point, and recalculate them from the trailing twelve months and the rent roll."
   },
   {
    "question": "Why does a listing show a cover name and no street?",
    "answer": "Because staff, residents and competitors read listings too. News of a sale can cost a community its administrator before a buyer is found. A confidential listing shows region, care type and size. You can see the street address once you have contacted the broker, if your plan is active. The broker may require an [NDA](/nda-document) before sharing anything further."
   },
   {
    "question": "Are quoted cap rates comparable?",
    "answer": "Only after you have checked the income behind them. One seller deducts a management fee and reserves, and another deducts neither. One uses the last twelve months, another the next twelve. Restate both on the same basis before you rank them. [Cap rates](/help/cap-rates) works through an example, from a seller’s statement to a value that a lender would recognize."
   },
   {
    "question": "How long does it take to buy a community?",
    "answer": "Brokers commonly quote four to six months from launch to closing: a few weeks to offers, four to six weeks for third-party reports, then licensure, which takes from 30 days to more than 90, and longer in busy states. Residents are notified 30 to 60 days ahead where the state requires it. File the license application as soon as the contract allows."
   },
   {
    "question": "Which documents should I ask for first?",
    "answer": "The trailing twelve months by month, the current rent roll, a census for two or three years, the payor mix, and the last three surveys with their corrections. Those five show whether the rest is worth your time. Next come staffing with wages, receivables aging, loss runs and capital history. Title, environmental and zoning work runs in parallel."
   },
   {
    "question": "Can I buy a community without being an operator?",
    "answer": "Yes. Most owners either lease to an operator for a fixed rent or hire a manager for a fee and keep the profit. The regulator still requires a qualified license holder, so choose the operator before you file the application. Lenders look at that company’s other buildings as closely as at your equity."
   },
   {
    "question": "How much equity will I need?",
    "answer": "Start from debt coverage rather than loan-to-value: divide income by the lender’s coverage ratio and then by the loan constant. The rest of the price is equity, and you also need closing costs, repairs due at once, and working capital until payors pay the new owner. The loan example in [Analysis tools](/help/analysis-tools) shows how a deal can pass the value test while coverage limits the loan."
   },
   {
    "question": "What is different about buying skilled nursing?",
    "answer": "Government programs pay most of the revenue, so the business depends on reimbursement. In addition to beds, you buy a survey history, a star rating and possibly liabilities under the Medicare provider agreement. For those reasons cap rates are much higher than in assisted living. Engage reimbursement and regulatory counsel before the letter of intent, and price professional liability in that state early."
   },
   {
    "question": "Does Haven Exchange act as my broker or adviser?",
    "answer": "No. The exchange is where listings, people and documents come together. Brokers on it work under their own licenses for the client that engaged them, usually the seller. Calculators and articles are general information and not advice on a particular purchase. Have your own counsel, accountant and appraiser. Use [Find an agent](/find-an-agent) if you want a broker on your side."
   }
  ]
 },
 {
  "id": "selling",
  "heading": "Selling",
  "questions": [
   {
    "question": "How do I list my community?",
    "answer": "With a plan that includes listings, open [Submit a listing](/submit-listing), describe the community and send it in. Staff reviews it, and it appears once it is approved. Have at hand: licensed beds, units, care types, occupancy with its definition, year built, and a price or the decision not to state one. You remain free to engage a broker, before or after."
   },
   {
    "question": "Will my staff and residents find out?",
    "answer": "Not from the listing, if you mark it confidential and write it carefully. Use a cover name that does not include your street or patron saint, give the region and a rounded size, and leave out photos of the facade. Only a subscriber who has contacted the broker can see the address. Decide in advance who on your team knows."
   },
   {
    "question": "What is my community worth?",
    "answer": "Roughly its normalized income divided by the cap rate buyers of that care type accept. First subtract a market management fee and a replacement reserve, because every buyer will. The [valuation calculator](/valuation-calculator) does this calculation quickly. A per-unit figure from the newspaper can check the result but not replace it."
   },
   {
    "question": "When is the right time to sell?",
    "answer": "After twelve steady months rather than after your best one. Buyers pay for stable census, a clean survey, current assessments and an administrator who stays. Fix what is cheap and visible, and resolve open citations. If your loan has a large prepayment charge that steps down next year, ask whether the buyer may assume it."
   },
   {
    "question": "Which documents should be ready before launch?",
    "answer": "Three years of statements and the trailing twelve months from the ledger, rent roll and census, license, surveys with corrections, staffing with wages, the resident agreement form, vendor contracts, insurance with loss runs, recent capital projects, title policy and any survey. A deal room filled before launch shortens diligence and shows bidders that the figures will hold up."
   },
   {
    "question": "Why do buyers recalculate my income?",
    "answer": "Because they will operate under different conditions. Your own unpaid work becomes a salaried administrator, property tax follows the new price, the lender requires reserves, and your one-time costs disappear. Do it yourself first, line by line, with a document for each change. A seller who brings that analysis is in a stronger position to negotiate."
   },
   {
    "question": "Should I state an asking price?",
    "answer": "An asking price brings more inquiries and sets an anchor. No price invites offers and suits a portfolio or a turnaround that bidders value very differently. If you state one, be ready to show the income behind it. Avoid a price you already plan to reduce, because the listing’s age is visible and brokers remember."
   },
   {
    "question": "What makes an offer strong, apart from price?",
    "answer": "Early money at risk, few conditions, an operator already licensed in the state, a lender who knows the industry, and a buyer whose last three letters of intent turned into closings. Ask for references from sellers and administrators. The highest offer from a buyer who reprices in the eighth week is usually the lowest one."
   },
   {
    "question": "What happens between contract and closing?",
    "answer": "Diligence and third-party reports, the license application, lender approval, the detailed operations transfer agreement, then notice to staff and residents, and the closing itself. Keep running the community as if it were not for sale, because census lost in those months leads to renegotiation. Prorations are settled afterward, commonly within sixty to ninety days."
   }
  ]
 },
 {
  "id": "brokers",
  "heading": "Brokers",
  "questions": [
   {
    "question": "Does Haven Exchange take a share of my commission?",
    "answer": "No. You pay for a plan like any other member, and what you agree with your client stays between you. The exchange is not a party to your listing agreement and does not collect, hold or split fees. If you co-broke with a broker you met here, put the split and the buyer registration in writing as you always would."
   },
   {
    "question": "What does my broker profile need?",
    "answer": "Your full name, brokerage, individual license number and the state that issued it. Years of experience, specialty and the states you serve help owners find you. Clients check license numbers with the state commission, so enter the one you work under now. The firm’s name appears on your listings exactly as you enter it here."
   },
   {
    "question": "What can an interested member see about me?",
    "answer": "Your public page under [Agents](/agents) shows your name, firm, license states, communities for sale and closed sales. A confidential listing never appears on it. Your phone number and email address are visible only to a member with an active plan who has contacted you about that listing. In return you receive their name, company, email address and message."
   },
   {
    "question": "How does a contact request reach me?",
    "answer": "As an inquiry in [Leads](/leads), as a conversation in [Messages](/messages) and by email, with the person’s name, company, phone number and message, and the listing it concerns. Reply from any of the three. A member uses one contact for the first message, and the conversation then continues without a limit. Reply the same day if you can."
   },
   {
    "question": "Can I contact other brokers about their listings?",
    "answer": "Yes, within the contacts included in your plan. Professional and Enterprise have no monthly limit; Starter includes 5. In the first message, say which client you represent, whether you want a share of the fee, and what your client has closed. You cannot contact your own listing, and trying does not use up a contact."
   },
   {
    "question": "How should I write a confidential listing?",
    "answer": "Include what determines interest and leave out what identifies the community. Give the region instead of the city if the city has only one such building, a range for units, the decade instead of the year, and income with the adjustments named. Check photos for signs, license plates and the view. Then ask a colleague who knows the state to guess. If they can, so can a competitor."
   },
   {
    "question": "Can I see which buyers are qualified?",
    "answer": "Each inquiry shows who wrote and in which role. You record proof of funds, the operator they would use and closed deals on the [client’s page](/clients), and see there which documents they have opened and which NDAs they have signed. Deciding who is qualified is up to you. A short questionnaire sent with the NDA can save both sides two weeks."
   },
   {
    "question": "How do I show my listings on my own website?",
    "answer": "Create a [website widget](/integrations/widgets), enter the domains of your website, and paste the HTML into its page. It shows the listings that anyone can see here, newest first; confidential and link-only listings are never included. A widget can also show one of your lead forms, whose responses become leads. Revoke it and it disappears at once."
   },
   {
    "question": "Can my Google, Outlook or Salesforce contacts come here by themselves?",
    "answer": "Yes. An administrator of the workspace sets up [connections](/integrations/connections) with an app of your own at the vendor. Contacts, companies and calendar events are then read every hour. A field that you change here is never overwritten, the log shows each sync, and nothing is written to Google, Microsoft or Salesforce."
   },
   {
    "question": "How do I bring my contacts from a phone, Google or Outlook?",
    "answer": "Open [Clients](/clients), choose Import contacts, and choose a vCard file (.vcf) with one or many contacts, or the CSV export of Google Contacts or Outlook as it is. You see what goes where, errors by card or row, and contacts that you already have, before anything is stored. Photos and fax numbers are left out. Undo reverses a whole import. Export has vCard too, for phones and other programs."
   },
   {
    "question": "Can I send a document of a deal room to DocuSign?",
    "answer": "Yes, after an administrator of the workspace has set up DocuSign under [connections](/integrations/connections). Managers of a room choose Send for signature at a PDF and pick people who can open it; each gets an email from DocuSign in that order. Signatures, under Manage, shows the status. The signed PDF is added to the same folder and scanned like every file."
   },
   {
    "question": "Can Power BI report on my deals?",
    "answer": "Yes. An administrator sets up Power BI under [connections](/integrations/connections) and chooses tables and columns. Once a day, or when you choose Sync now, the tables of a semantic model named Haven Exchange are replaced with the records that this administrator can see. Contact details, notes and sample records are never sent. People who open the reports need access in Power BI only."
   },
   {
    "question": "How do I add a Zoom meeting to a tour?",
    "answer": "An administrator of the workspace sets up Zoom under [connections](/integrations/connections) once. Then open the event in your [calendar](/calendar) and choose Add Zoom meeting. The link to join appears in the event within seconds, in calendar feeds, and in invitations. The meeting moves with the event and is deleted with it. A series has one link for all its dates."
   },
   {
    "question": "Can I read my listings from another system?",
    "answer": "Yes. Add a [listing feed](/integrations/listing-feeds) with the address of a JSON file that uses the field names of the RESO Data Dictionary. A preview shows each listing and what to check before anything is stored. Listings become your drafts, a value that you changed is never overwritten, and nothing is submitted by itself."
   },
   {
    "question": "Can I try the API without touching my records?",
    "answer": "Yes. Create a sandbox on [API keys](/api-marketplace/keys). It has sample data, and its keys, which start with hvn_test_, read and change only that. Nothing in a sandbox is emailed, messaged or published. Reset it for new sample data, or delete it with its keys."
   },
   {
    "question": "Can files of another system be imported by themselves?",
    "answer": "Yes. Add a [file drop](/integrations/file-drops) for contacts, companies, leads, deals or properties. The other system sends a CSV file to its upload address, or we read a URL or an SFTP folder every hour or day. SFTP works on servers you run and in the desktop app, not on hosted projects. Columns are matched by their names, rows with errors are left out and listed, the same file is imported once, and an import can be undone for 90 days."
   },
   {
    "question": "Can another system receive my lists every day?",
    "answer": "Yes. Add a [scheduled export](/integrations/scheduled-exports) of contacts, companies, deals, tasks or your listings. We make a CSV file every day or week at the hour you choose. It goes into an SFTP folder, or waits at a download address that needs a token and always has the newest file. A file has what you can read at that time, up to 20,000 rows."
   },
   {
    "question": "How do I keep a listing current?",
    "answer": "Edit it whenever occupancy, price or status changes. Under contract, sold and withdrawn are separate statuses. A sold or withdrawn listing no longer appears when members browse, but it stays in your own list. Outdated occupancy is the first thing a buyer notices, so include the month in the description when you state a figure."
   }
  ]
 },
 {
  "id": "operating",
  "heading": "Operating",
  "questions": [
   {
    "question": "Who can open the operations area?",
    "answer": "Members with the operator role, administrators of the exchange, and pilot users who test it. The menu hides it from everyone else and the database denies them access, so guessing the address shows nothing. If you operate communities and do not see it, ask support for the role and name the license holder you act for."
   },
   {
    "question": "Is Haven Exchange an electronic health record?",
    "answer": "It has the records of assisted living and memory care: census, assessments, care plans, charting, medications and incidents, with an access log. It does not send claims to Medicare or Medicaid, submit MDS assessments, or exchange orders with pharmacies; nursing facilities keep a certified system for those. Do not put a resident’s health into messages or listing notes."
   },
   {
    "question": "How is occupancy counted?",
    "answer": "Three definitions are in use, so say which one you mean. Physical occupancy divides occupied units by available units. Financial occupancy counts paid units. Census counts people. In unit terms, a private room counts as one, a place in a shared room as a half, and a second occupant as nothing. Use one definition for all your communities, or they cannot be compared."
   },
   {
    "question": "Which figures should I review every week?",
    "answer": "Move-ins, move-outs with reasons, tours, inquiries answered within the hour, open shifts with agency hours, overdue assessments, receivables past sixty days, and incidents. Eight figures fit on one page, and each should have a person responsible for it. Monthly statements come too late to change the month they describe."
   },
   {
    "question": "How do I prepare for a sale confidentially?",
    "answer": "Do what a good year needs anyway. Close the books by the tenth, reassess everybody who is due, file surveys with their corrections, list contracts with their end dates, renew what lapses. None of that raises questions. When a buyer comes, you have a data room and not a project, and your administrator hears it from you."
   },
   {
    "question": "What changes for staff when a community is sold?",
    "answer": "Usually the employer. The seller ends employment at closing and the buyer offers jobs to the staff it keeps, with leave either paid out or credited. The operations transfer agreement specifies which. Large changes may require notice under federal or state law. Announce the sale in one meeting with both sides present, and be ready to answer questions about pay and leave."
   },
   {
    "question": "Does a new owner mean a new license?",
    "answer": "Nearly always when the operator changes, and in many states when control of the operator changes. Check the statute for what counts, because some require approval above a percentage of ownership. Medicare and Medicaid have separate notices for nursing facilities. Waivers and bed rights may not transfer automatically, so list each one in the application."
   },
   {
    "question": "What does a survey mean for a deal?",
    "answer": "A single ordinary citation matters little. A pattern affects price or timing. Immediate jeopardy, a denial of payment, an open civil penalty or a place on the Special Focus list changes financing, insurance and sometimes the licensure date. Give bidders the form, the correction and the revisit together. An incomplete file looks worse than a bad one."
   },
   {
    "question": "How do buyers get figures without resident names?",
    "answer": "The director opens For buyers in Analytics and sends them. The package has a rent roll without names, birth dates, unit numbers or notes, twelve months from the ledger, staffing and surveys. Its totals equal billing to the cent, and payors with fewer than five residents are joined. It appears in a deal room or a listing only after the listing owner has accepted it."
   },
   {
    "question": "How do vendor invoices reach my books?",
    "answer": "A vendor sends an invoice from a finished work order or a received purchase order. You find it under [Purchasing](/operator/procurement), Invoices. People approve it within the limits that you set. An invoice that differs from the order or the receipt says so and needs a reason. An approved invoice is posted to the ledger once, counts against the budget, and can be paid online or recorded as a check or transfer. Yearly totals for 1099 forms come from these payments."
   },
   {
    "question": "What does closing a month change?",
    "answer": "Entries of a closed month can no longer change. A correction becomes an entry of the open month, so reports that a lender or owner has already read stay the same. Check the trial balance and the list of open items first, then close the month in Financials. Reopening one needs a reason and is recorded."
   },
   {
    "question": "How do work orders reach the right person?",
    "answer": "Anyone who scans the QR label of a unit or asset can report a problem without an account. Residents’ families and staff use [Work orders](/operator/maintenance). You set priority and assignee: an employee, or a vendor of the marketplace, who accepts the order, records costs and photos, and signs if the order requires it. Preventive schedules create their orders by date or meter reading, once each."
   },
   {
    "question": "Which operator screens work without a connection?",
    "answer": "Charting, the medication pass, inspections and mock surveys, the work orders of a phone with photos, the evacuation roster, and head counts. Entries wait on the device, and the screen shows how many. They are sent when the connection returns, and two people’s entries about the same thing are shown side by side."
   },
   {
    "question": "What happens when a credential lapses?",
    "answer": "The employee and the managers are notified 60, 30, and 7 days before and on the day. A credential that blocks shifts stops assignment and publishing until a new one is verified. Which credentials a position needs, and which of them block, is set in [Staff](/operator/staff) under Compliance."
   },
   {
    "question": "Can a dish be served against an allergy or a diet?",
    "answer": "Not silently. Each order and each serving is checked against the resident’s record at that moment. A conflict stops it, and only a nurse can override it with a reason, which is kept under Overrides. Substances that no rule can match show a warning that someone acknowledges by name."
   },
   {
    "question": "Does Haven Exchange send claims to payers?",
    "answer": "No. [Claims](/operator/billing-claims) builds 837 files from posted charges and lists what is missing. You upload the file to your clearinghouse or payer, and import the acknowledgments and the 835 remittance, which post payments and adjustments. Acceptance is the payer’s decision."
   },
   {
    "question": "Who is notified of an alert at night?",
    "answer": "The owner of its rule. During that person’s quiet hours the alert appears in the product, and the email waits until they end. If it is not acknowledged in time, it escalates to the next person. An alert is raised once and again only after it was resolved."
   },
   {
    "question": "How is the occupancy forecast made?",
    "answer": "From your own months, by the method that would have been most accurate for the last six: unchanged, a line, or a season. [Insights](/operator/ai-insights) names the method and shows how far its earlier forecasts were off. With too few months there is no forecast."
   },
   {
    "question": "Can I bring journal entries into Xero, Sage or QuickBooks Desktop?",
    "answer": "Yes, by file. Under [Financials](/operator/financial), Journal, choose the format and Export journal: CSV for QuickBooks Online, IIF for QuickBooks Desktop, CSV for Sage Intacct, or manual journals for Xero. Set the account names and codes of your product under Accounts. Xero takes up to 300 lines a file, so a larger month comes as several files without splitting an entry, and each line has the tax rate Tax Exempt (0%)."
   },
   {
    "question": "Can closed months go to QuickBooks Online by themselves?",
    "answer": "Yes. An administrator sets up QuickBooks Online under [connections](/integrations/connections) with an Intuit app of your own, and chooses communities and the first month. Entries of closed months follow within an hour, each once, with a number that starts with HX. Accounts are found by the QuickBooks names under Accounts of the ledger. The log names every entry that QuickBooks refused, and why."
   }
  ]
 },
 {
  "id": "investing",
  "heading": "Investing",
  "questions": [
   {
    "question": "How are returns calculated?",
    "answer": "By the day. Each contribution, distribution, expense and valuation counts on its date, in one ledger for all sponsors. The internal rate of return, the multiple and the yield use the same entries, so a total equals the sum of its holdings. Open a figure to see the entries behind it."
   },
   {
    "question": "Can I track holdings of sponsors who don’t use Haven Exchange?",
    "answer": "Yes. Add the holding and import its statements as a spreadsheet. The import shows what it would change before it does, matches rows to your holdings, and can be undone. If a sponsor later invites you, you can link the holding to your position so that each payment is posted once."
   },
   {
    "question": "Who can see my positions?",
    "answer": "You, the people you add to your entity, and the sponsor of that one position. Other investors of the same sponsor and other sponsors see nothing of it. When you remove someone from the entity, their lists, files and open screens lose it. An export has only what its author could open."
   },
   {
    "question": "How does joining an offering work?",
    "answer": "Choose the investing entity, show that you may invest under the offering’s rule, confirm the documents and the fee, sign, and send the wire after a call-back. Each step is saved. A commitment can’t exceed what is left of the offering, also when two people commit at once."
   },
   {
    "question": "Where do I find my tax forms?",
    "answer": "In the tax center, by entity and year, with the date you received each one. Sponsors deliver K-1 and 1099 forms there. It also shows the depreciation schedule, estimated payments and the 45-day and 180-day dates of an exchange, and it says which questions need an adviser."
   }
  ]
 },
 {
  "id": "vendors",
  "heading": "Vendors",
  "questions": [
   {
    "question": "Which services belong in the vendor marketplace?",
    "answer": "Consulting, finance, construction, management, legal and technology services for people who own, buy or run senior communities. That includes appraisers and surveyors, reimbursement consultants, general contractors, lenders, licensure counsel and software. Choose the category where a client would look for you first, and put specialties in your certifications and description. Clients start in the [vendor marketplace](/vendor-marketplace)."
   },
   {
    "question": "How do I create a vendor profile?",
    "answer": "Sign up as a vendor and fill in the service profile. Your name, company and category are required. Years in business, certifications, service areas by state and a description make it more useful. Describe your work from last year, with the type of client and the size. A new profile is unverified until its credentials have been reviewed."
   },
   {
    "question": "What does verified mean?",
    "answer": "That the documents you provided were checked against your claims on a given date. It does not guarantee the quality of your next job, and an expired certificate ends it. Have these ready: tax form, entity registration, trade license where required, insurance certificate, and exclusion check results for companies that will be involved in resident care."
   },
   {
    "question": "What insurance do clients ask for?",
    "answer": "General liability, auto and workers’ compensation from nearly every vendor who comes on site, professional liability from advisers and clinical services, and an umbrella on larger jobs. Owners and operators want to be named as additional insureds. Have your agent send the certificate with its expiration date. A photo of last year’s certificate is a common reason a purchase order stalls."
   },
   {
    "question": "Why am I asked about exclusion lists and a BAA?",
    "answer": "Federal health programs do not pay for anything an excluded person took part in, so operators screen vendors and their owners against the inspector general’s list and SAM. A business associate agreement is required when your work involves residents’ health information. Neither is a sign of distrust. An operator who skips them is liable."
   },
   {
    "question": "How does an RFP work for bidders?",
    "answer": "You are invited or find it published, say whether you intend to bid, ask questions by a deadline and read all answers, which go to every bidder. Bids stay sealed until the deadline, are checked for completeness and are then scored against weights published in advance. Shortlisted bidders may be asked for a best and final offer. Ask for a debrief either way."
   },
   {
    "question": "How do I send an invoice and get paid?",
    "answer": "Open a finished work order or a received purchase order and choose Send invoice. The lines start from the costs that you recorded. The community approves the invoice by its own limits and sees any difference from the order. If you connected a payout account in [payment settings](/vendor-payment-settings), the community can pay online by card or bank account. Otherwise it records a check or transfer, and you see the payment there too."
   },
   {
    "question": "What can a vendor account open?",
    "answer": "A vendor account has its own dashboard, leads, quotes, projects and portfolio. It can browse communities for sale like any visitor, but not submit listings, open deals or see a buyer’s or seller’s dashboard. That separation protects sellers, because a vendor who services a confidential building could easily recognize it. If you also invest, ask [support](/support) about a second role."
   },
   {
    "question": "How do I get more from my profile?",
    "answer": "Answer the first message within hours, quote in the format the client asked for, and state what is not included. Name two communities of similar size, with their permission, that a client may call. Keep states and certificates current. Operators rely on each other more than on advertisements, so a second job at one company is your best marketing."
   }
  ]
 },
 {
  "id": "assistant-and-documents",
  "heading": "Assistant and documents",
  "questions": [
   {
    "question": "What can the assistant answer?",
    "answer": "Questions about what you can read: listings, messages, documents of your deal rooms, clients, courses and help. Each answer quotes its source, with page or row, and the link opens there. If nothing you can read answers the question, the [assistant](/ai-assistant) says so. It calculates with the same formulas as the calculators, and it shows a change to your records before you confirm it."
   },
   {
    "question": "Does my data go to a language model?",
    "answer": "Only after an administrator connects one. The page then says which server receives the text and how long it keeps it. Personal numbers are masked, and health data is not sent without a recorded agreement. Without a model, the assistant, document reading and workflows use rules. See [Assistant settings](/ai-assistant/settings) for what is connected and what you used."
   },
   {
    "question": "What does a language model cost me?",
    "answer": "Your plan sets how much you can use: 100,000 tokens a month on the smallest and 10,000,000 on the largest plan. Haven Exchange doesn’t charge for calls. The organization that connects the model pays its provider and can set prices and a monthly budget. At the limit, rules take over."
   },
   {
    "question": "How do I get the figures out of a T-12, rent roll or license?",
    "answer": "Open [Document intelligence](/document-intelligence) and choose a PDF, Word, Excel or CSV file of up to 25 MB, or use the menu of a document in a deal room. Each value shows its place on the page and how certain it is. Decide about the values in doubt, save, and use them in underwriting, a listing draft, a checklist or the credential vault. Scans are read if the server has OCR."
   },
   {
    "question": "Can I dictate a note or transcribe a recording?",
    "answer": "Yes, in the [voice hub](/voice-hub). Dictation works in browsers that recognize speech on your device, so the sound doesn’t leave it. A recording of up to 8 MB can be transcribed if a provider is connected. You confirm that everyone in it agreed. Haven Exchange stores the text you save, not the recording."
   },
   {
    "question": "Can a workflow act without asking me?",
    "answer": "It can change one record that you can edit: add a task, a tag or a note, set a field, or hand it over. Steps that contact others or change more than one record wait for your approval under [Workflows](/ai-workflow). The run history shows what each step read, what it wrote and what it cost."
   }
  ]
 },
 {
  "id": "plans-and-billing",
  "heading": "Plans and billing",
  "questions": [
   {
    "question": "What do the plans cost?",
    "answer": "Basic is free. Starter is $29 a month, Professional is $79 a month, Enterprise is $399 a month. There is no charge per seat, per document or per closed deal, and no commission share. [Plans and prices](/user-pricing) compares all features side by side, and the review before payment shows the amount due today and the next one."
   },
   {
    "question": "What is in the free Basic plan?",
    "answer": "Enough to judge whether the exchange has what you are looking for: browse listings; basic search and filters; email notifications; basic analytics; property details and photos. It is not a trial and needs no card. It does not include broker contacts, full addresses of communities, messages to members, and listings of your own. If a paid plan ends, the account continues on this plan and keeps its profile."
   },
   {
    "question": "Should I choose Starter or Professional?",
    "answer": "Starter suits members who work with a handful of brokers. Its broker contact allowance is 5 a month, for $29. Professional, at $79 with any number of broker contacts, is for people who work on deals every week. Both show full addresses. If you are unsure, start with the smaller plan. An upgrade takes a minute and charges only the difference for the rest of the period."
   },
   {
    "question": "What does Enterprise add?",
    "answer": "It costs $399 a month and includes: unlimited broker contacts; full community addresses; featured place for verified vendors; API access; create and manage listings; white-label access; custom analytics. What it is to open later is named under [Plans and prices](/user-pricing), apart from the price. Groups that want custom terms, such as an invoice instead of a card, should write to support@havenexchange.example. Our staff enters the contract, and it appears in the same place as any other plan."
   },
   {
    "question": "How does the trial work?",
    "answer": "Each account can try Professional once for 14 days. A card is required but not charged before the last day. You are reminded in the workspace 3 days ahead. If you cancel before then, the trial ends automatically at no cost. Everything Professional includes is available during the trial."
   },
   {
    "question": "How are broker contacts counted?",
    "answer": "A contact is used when you write to a broker for the first time in a month. Writing to the same broker about other listings in that month, and continuing a conversation, costs nothing. Starter has 5 a month, Professional has any number, Enterprise has any number. The count resets on the first of each month by UTC, and unused contacts do not carry over. Reaching the limit does not close anything you have already opened."
   },
   {
    "question": "Which plans let me list communities?",
    "answer": "Every paid one: Starter, Professional, Enterprise. The number of listings is not limited. During a trial, the limit is 1. Each goes through the same review before it goes live. Without a plan you can browse every community, but the server rejects new listings."
   },
   {
    "question": "What happens if a renewal payment fails?",
    "answer": "You do not lose access at once. The plan continues for 7 days, and every workspace screen shows a notice. Add another card under [Plan and billing](/cancel-subscription) to keep the plan. Otherwise it ends and the account becomes Basic. Expired cards and banks that ask for confirmation are the usual causes, so check your bank’s app first."
   },
   {
    "question": "How do I cancel, and can I get a refund?",
    "answer": "You can cancel under [Plan and billing](/cancel-subscription), without a call. The plan stays active until the end of the period you paid for, and nothing further is charged. You can change your mind until that day. A period that has started is not refunded unless the law where you live says otherwise or we charged something by mistake."
   },
   {
    "question": "Where are my invoices, and who stores my card?",
    "answer": "Invoices are under [Plan and billing](/cancel-subscription), with number, period and amount, and can be opened at the payment provider for printing. Card numbers go to that provider, Stripe, and never reach our servers. We store the brand and last four digits so you can recognize the card, and the status of your subscription."
   }
  ]
 },
 {
  "id": "privacy-and-security",
  "heading": "Privacy and security",
  "questions": [
   {
    "question": "Who can see my data?",
    "answer": "You, the people you share it with, and staff where their task requires it. The database enforces this rule row by row: a request with no right to a record does not receive it, whatever screen or program sends it. Administrators’ actions on accounts are logged with a reason. The [privacy policy](/privacy-policy) has the full details."
   },
   {
    "question": "How are confidential addresses protected?",
    "answer": "They are stored separately from the listing, so no search, sort or filter on listings can reveal them. Only the broker, staff, and members with an active plan can see them. For a confidential listing, such a member must also have contacted its broker. A cover name in the title is therefore safe, as long as the description does not give it away."
   },
   {
    "question": "Do you sell personal data or show advertising?",
    "answer": "No to both. The exchange is funded by plans. We share data only with companies that work for us, such as hosting, payments, email and text messages, for these purposes alone, and with parties to a transaction when you share something with them. Marketing emails are off unless you turn them on in [notification preferences](/notifications-preferences)."
   },
   {
    "question": "How do I see where I am signed in?",
    "answer": "[Security settings](/security-settings) list your devices with their last use, and recent sign-ins, including failed passwords. End one session or all others with a button. A device signed out this way has to sign in again. If you do not recognize a sign-in, change your password first, which also signs out your other devices, then turn on two-step sign-in."
   },
   {
    "question": "Is the desktop app as secure as the browser?",
    "answer": "Both connect to the same server under the same rules. The app stores your session in the operating system’s keychain and not in a file. If no keychain is available, it discards the session when it closes. It loads only its own pages and opens other addresses in your browser. On a shared computer, use a browser window and sign out when you are done."
   },
   {
    "question": "Where does “Try it on this computer” store data?",
    "answer": "The desktop app can run the whole product on your machine with sample data. Everything then stays in a folder of your user account, and the app connects only to your own machine. No one else can see the data and no one else keeps a copy, so you are responsible for backing up that folder. Do not store the only copy of a real file there."
   },
   {
    "question": "What should I never put in a message or a shared folder?",
    "answer": "Residents’ names together with their health information, Social Security and bank numbers, passwords, and wiring instructions sent as plain text. Redact rent rolls and incident logs before you share them. Confirm payment details by phone using a number you already had, because fraud in property deals often starts with a changed account number in a believable email."
   },
   {
    "question": "How do I report a security problem?",
    "answer": "Write to support@havenexchange.example with the word security in the subject: what you saw, when, and how to reproduce it. Go no further than needed to show the problem, do not take other people’s data, and give us time to fix it before you publish. We reply, keep you informed and do not pursue people who act in good faith."
   },
   {
    "question": "How do I get a copy of my data?",
    "answer": "Open [your profile](/profile) and export it: one file with everything stored about you and everything you may read, ready in seconds. It costs nothing and you can do it as often as you like. You can correct your own details there. To have something else corrected, or deleted where no law or open transaction prevents it, write to [support](/support)."
   }
  ]
 }
]
$faq$);
