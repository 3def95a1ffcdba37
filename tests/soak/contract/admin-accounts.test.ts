import { defineAccountList } from '../../contract/admin-accounts.ts';

defineAccountList(100_000);
