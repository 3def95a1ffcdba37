import { type Cents, roundCents } from './cents.ts';

/** Profit above the preceding tiers is split until investors have received `upToMultiple` of their capital. */
export interface PromoteTier {
  /** Null for the last tier, which has no limit. */
  readonly upToMultiple: number | null;
  /** The investors' share; the sponsor receives the rest. */
  readonly investors: number;
}

export interface WaterfallTerms {
  /** Simple annual return on unreturned capital. */
  readonly preferredReturn: number;
  /** The sponsor's share of cash after the preferred return until it has `catchUpTo` of all profit; 0 for none. */
  readonly catchUp: number;
  readonly catchUpTo: number;
  readonly tiers: readonly PromoteTier[];
}

/** Money paid in at the beginning of a year and distributed at its end. */
export interface WaterfallYear {
  readonly contributed: Cents;
  readonly distributed: Cents;
}

export interface Distribution {
  readonly capital: Cents;
  readonly preferred: Cents;
  readonly catchUp: Cents;
  /** What investors receive from the tiers. */
  readonly promoteToInvestors: Cents;
  /** What the sponsor receives from the tiers. */
  readonly promoteToSponsor: Cents;
}

export interface Waterfall {
  readonly years: readonly Distribution[];
  readonly investors: Cents;
  readonly sponsor: Cents;
}

/**
 * Distributes each year's cash in this order: capital, preferred return, catch-up, promote tiers. Every cent of the
 * distributed cash goes to investors or the sponsor.
 */
export function runWaterfall(years: readonly WaterfallYear[], terms: WaterfallTerms): Waterfall {
  let contributed = 0;
  let owedCapital = 0;
  let owedPreferred = 0;
  let investors = 0;
  let investorProfit = 0;
  let sponsor = 0;
  const lines = years.map((year): Distribution => {
    contributed += year.contributed;
    owedCapital += year.contributed;
    owedPreferred += roundCents(owedCapital * terms.preferredReturn);
    let cash = Math.max(year.distributed, 0);
    const take = (most: number): Cents => {
      const taken = Math.min(cash, Math.max(roundCents(most), 0));
      cash -= taken;
      return taken;
    };
    const capital = take(owedCapital);
    owedCapital -= capital;
    const preferred = take(owedPreferred);
    owedPreferred -= preferred;
    investorProfit += preferred;
    investors += capital + preferred;

    const { catchUp, toInvestors } = catchUpFrom(take, terms, investorProfit, sponsor);
    sponsor += catchUp;
    investorProfit += toInvestors;
    investors += toInvestors;

    let promoteToInvestors = toInvestors;
    let promoteToSponsor = 0;
    for (const tier of terms.tiers) {
      const room =
        tier.upToMultiple === null
          ? cash
          : tier.investors > 0
            ? (contributed * tier.upToMultiple - investors) / tier.investors
            : 0;
      const tierCash = take(room);
      const share = roundCents(tierCash * tier.investors);
      promoteToInvestors += share;
      promoteToSponsor += tierCash - share;
      investors += share;
      investorProfit += share;
      sponsor += tierCash - share;
    }
    return { capital, preferred, catchUp, promoteToInvestors, promoteToSponsor };
  });
  return { years: lines, investors, sponsor };
}

/** Splits cash `catchUp` to the sponsor until it has `catchUpTo` of all profit. */
function catchUpFrom(
  take: (most: number) => Cents,
  { catchUp: share, catchUpTo: target }: WaterfallTerms,
  investorProfit: Cents,
  sponsorProfit: Cents,
): { readonly catchUp: Cents; readonly toInvestors: Cents } {
  if (share <= target) return { catchUp: 0, toInvestors: 0 };
  // After x: sponsor + share·x = target·(investors + sponsor + x).
  const needed = (target * (investorProfit + sponsorProfit) - sponsorProfit) / (share - target);
  const cash = take(needed);
  const catchUp = roundCents(cash * share);
  return { catchUp, toInvestors: cash - catchUp };
}
