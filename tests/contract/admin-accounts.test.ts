import { defineAccountList } from './admin-accounts.ts';

defineAccountList(24_000);
