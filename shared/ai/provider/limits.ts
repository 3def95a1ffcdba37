import type { PlanId } from '../../account/billing/plans.ts';

interface AiLimit {
  /** Prompt and answer together, per calendar month (UTC) and person. */
  readonly tokensPerMonth: number;
  readonly callsPerHour: number;
}

/** Limits of each plan for calls of a language model. The database holds the same table; a test compares both. */
export const AI_LIMITS: Readonly<Record<PlanId, AiLimit>> = {
  basic: { tokensPerMonth: 100_000, callsPerHour: 20 },
  starter: { tokensPerMonth: 500_000, callsPerHour: 40 },
  professional: { tokensPerMonth: 2_000_000, callsPerHour: 120 },
  enterprise: { tokensPerMonth: 10_000_000, callsPerHour: 300 },
};
