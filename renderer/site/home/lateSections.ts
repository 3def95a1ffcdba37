import type { ComponentType } from 'react';
import { makeLatePart } from '../../kit/chunk/latePart.tsx';

type Bodies = typeof import('./lateBodies.ts');
type BodyName = {
  [Name in keyof Bodies]: Bodies[Name] extends ComponentType ? Name : never;
}[keyof Bodies];

const late = (name: BodyName) =>
  makeLatePart(async () => ({ default: (await import('./lateBodies.ts'))[name] }));

/**
 * What of the front page is words and links, and works as it was written: its script is not part of the
 * page. Each is an element for a place on the page, as `lateSections.whoWeServe.written`.
 */
export const lateSections = {
  whoWeServe: late('WhoWeServe'),
  investorInfo: late('InvestorInfo'),
  investmentProcess: late('InvestmentProcess'),
  propertyTypes: late('PropertyTypes'),
  userEcosystem: late('UserEcosystem'),
  comparison: late('Comparison'),
  proof: late('Proof'),
  marketingClaims: late('MarketingClaims'),
  pricing: late('PricingSection'),
  vendorPricing: late('VendorPricingSection'),
} as const;

export const questionList = makeLatePart(() => import('./QuestionList.tsx'));

/** For the build, which writes them, and for the app, which shows the page anew. */
export const hydrateSections = () =>
  Promise.all([...Object.values(lateSections), questionList].map((part) => part.hydrate()));
