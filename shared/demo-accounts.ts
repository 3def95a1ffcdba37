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

/** The people of `supabase/seed/demo/10_people.sql`. They share one password, printed at start. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  demo('admin', 'Administrator', 'The admin panel: accounts, roles and settings.'),
  demo('support', 'Support', 'The admin panel, to look at and not to change.'),
  demo('broker-of-record', 'Broker of record', 'A brokerage and its tenant, as its owner.'),
  demo('broker', 'Broker', 'A broker’s dashboard, as a member of a brokerage.'),
  demo('vendor', 'Vendor', 'A service provider and their profile in the directory.'),
  demo('pilot', 'Pilot', 'Every role in turn, through the role selector.'),
  demo('operator', 'Operator', 'An operator’s dashboard, as owner of a tenant.'),
  demo('investor', 'Investor', 'An investor’s dashboard and the market, without a plan.'),
  demo('seller', 'Seller', 'A seller’s dashboard and the market, without a plan.'),
  demo('buyer', 'Buyer, free', 'Browsing without a plan, with the paid parts closed.'),
  demo('buyer-pro', 'Buyer, Professional plan', 'Broker contacts and full addresses.'),
  demo('buyer-trial', 'Buyer, on trial', 'A trial of Professional that ends in two weeks.'),
  demo('pending', 'Waiting for approval', 'The screen of an account that is not approved yet.'),
  demo('rejected', 'Turned away', 'The screen of an account that was denied.'),
  {
    email: 'company@havenrealty.example',
    label: 'Company team member',
    see: 'The realty dashboard and internal tools, earned by the company address.',
  },
];
