import { defineLiveTokens } from '../../security/attacks-with-live-tokens.ts';

defineLiveTokens((all) => all);
