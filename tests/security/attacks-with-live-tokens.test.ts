import { defineLiveTokens } from './attacks-with-live-tokens.ts';

// Each table and call is tried by one kind of account, in rotation, because `private.check_request` checks the account
// before anything else.
defineLiveTokens((all, kind, kinds) =>
  all.filter((_, place) => place % kinds.length === kinds.indexOf(kind)),
);
