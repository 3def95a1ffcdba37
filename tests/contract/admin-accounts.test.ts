import { testAdminAccounts } from './admin-accounts.ts';

testAdminAccounts(24_000);
