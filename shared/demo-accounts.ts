export interface DemoAccount {
  readonly email: string;
  readonly label: string;
  readonly see: string;
}

const demo = (name: string, label: string, see: string): DemoAccount => ({
  email: `${name}@demo.havenexchange.example`,
  label,
  see,
});

/** Demo users from `supabase/seed/demo/10_people.sql`. They share one password, printed at startup. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  demo('admin', 'Administrator', 'The admin panel: accounts, roles, and settings.'),
  demo('support', 'Support', 'The admin panel, read-only.'),
  demo('broker-of-record', 'Broker of record', 'The owner of a brokerage and its workspace.'),
  demo('broker', 'Broker', 'A broker’s dashboard as a brokerage member.'),
  demo('vendor', 'Vendor', 'A service provider with a directory profile.'),
  demo('pilot', 'Pilot', 'Every role, through the role selector.'),
  demo('operator', 'Operator', 'An operator’s dashboard as a workspace owner.'),
  demo('investor', 'Investor', 'An investor’s dashboard and the market without a plan.'),
  demo('seller', 'Seller', 'A seller’s dashboard and the market without a plan.'),
  demo('buyer', 'Buyer, free', 'Browsing without a plan; paid features are locked.'),
  demo('buyer-pro', 'Buyer, Professional plan', 'Broker contacts and full addresses.'),
  demo('buyer-trial', 'Buyer, on trial', 'A Professional trial that ends in two weeks.'),
  demo('pending', 'Pending approval', 'The screen of an account pending approval.'),
  demo('rejected', 'Rejected', 'The screen of a rejected account.'),
  {
    email: 'company@havenrealty.example',
    label: 'Company team member',
    see: 'The realty dashboard and internal tools, granted by a company email.',
  },
  demo('nurse', 'Nurse', 'Residents of a community, with their health records.'),
  demo('medication-aide', 'Medication aide', 'Residents with allergies and code status.'),
  demo('caregiver', 'Caregiver', 'The residents of one shift.'),
  demo('family', 'Family member', 'What a resident shares, item by item.'),
  demo(
    'maintenance',
    'Maintenance technician',
    'Work orders of three communities, on a phone too.',
  ),
  demo('vendor-consultant', 'Vendor, consultant', 'A reimbursement consultant.'),
  demo('vendor-lender', 'Vendor, lender', 'A lender with a directory profile.'),
  demo('vendor-manager', 'Vendor, manager', 'A provider of interim managers.'),
  demo('vendor-counsel', 'Vendor, attorney', 'A law firm with a directory profile.'),
  demo('vendor-network', 'Vendor, technology', 'A network installer.'),
];
