import { testAdminAccounts } from '../../contract/admin-accounts.ts';

testAdminAccounts(100_000);
