import { testLargerText } from './larger-text.ts';

// The widest screens: a list, a board and forms.
testLargerText(['auth', 'investmentOpportunities'], ['clients', 'dealPipeline', 'submitListing']);
