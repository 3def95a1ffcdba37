import { testLiveTokens } from '../../security/attacks-with-live-tokens.ts';

testLiveTokens((all) => all);
