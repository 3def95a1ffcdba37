import { auditLog } from './auditLog.ts';
import { confidentialListings } from './confidentialListings.ts';
import { dealRooms } from './dealRooms.ts';
import { desktopApp } from './desktopApp.ts';
import type { FeaturePage } from './featurePage.ts';
import { messages } from './messages.ts';
import { notifications } from './notifications.ts';
import { operatorWorkspace } from './operatorWorkspace.ts';
import { roleVerifiedAccess } from './roleVerifiedAccess.ts';
import { savedSearches } from './savedSearches.ts';
import { twoStepSignIn } from './twoStepSignIn.ts';
import { underwritingCalculators } from './underwritingCalculators.ts';
import { vendorRfps } from './vendorRfps.ts';

/** What `/features/:slug` shows, in the order of a deal and then of its ground. */
export const features: readonly FeaturePage[] = [
  confidentialListings,
  savedSearches,
  underwritingCalculators,
  messages,
  dealRooms,
  vendorRfps,
  operatorWorkspace,
  notifications,
  desktopApp,
  roleVerifiedAccess,
  twoStepSignIn,
  auditLog,
];
