import type { ComponentType } from 'react';
import { makeDeferredPart } from '../../ui/chunk/deferredPart.tsx';

type Bodies = typeof import('./deferredBodies.ts');
type BodyName = {
  [Name in keyof Bodies]: Bodies[Name] extends ComponentType ? Name : never;
}[keyof Bodies];

const late = (name: BodyName) =>
  makeDeferredPart(async () => ({ default: (await import('./deferredBodies.ts'))[name] }));

/**
 * Static sections of the home page, which work as prerendered: their script isn't part of the page. Use as elements,
 * such as `deferredSections.whoWeServe.written`.
 */
export const deferredSections = {
  whoWeServe: late('WhoWeServe'),
  investorInfo: late('InvestorInfo'),
  investmentProcess: late('InvestmentProcess'),
  propertyTypes: late('PropertyTypes'),
  userEcosystem: late('UserEcosystem'),
  comparison: late('Comparison'),
  proof: late('Proof'),
  pricing: late('PricingSection'),
  vendorPricing: late('VendorPricingSection'),
} as const;

export const questionList = makeDeferredPart(() => import('./QuestionList.tsx'));

/** For the build, which prerenders them, and for the app, which renders the page again. */
export const hydrateDeferredSections = () =>
  Promise.all([...Object.values(deferredSections), questionList].map((part) => part.hydrate()));
