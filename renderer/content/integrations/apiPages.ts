import type { ApiPage } from './apiPage.ts';
import { billing } from './apis/billing.ts';
import { brokerContacts } from './apis/brokerContacts.ts';
import { files } from './apis/files.ts';
import { listings } from './apis/listings.ts';
import { liveChanges } from './apis/liveChanges.ts';
import { marketFigures } from './apis/marketFigures.ts';
import { signIn } from './apis/signIn.ts';

/** What `/api-marketplace/:apiId` shows. */
export const apiPages: readonly ApiPage[] = [
  signIn,
  listings,
  marketFigures,
  brokerContacts,
  liveChanges,
  files,
  billing,
];
