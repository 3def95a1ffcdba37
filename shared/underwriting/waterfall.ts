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
  /** Cash pays the preferred return before it returns capital, as most operating agreements of syndications do. */
  readonly isPreferredFirst?: boolean;
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

/** What investors and the sponsor are owed and received before a distribution. */
export interface WaterfallState {
  readonly contributed: Cents;
  readonly owedCapital: Cents;
  readonly owedPreferred: Cents;
  /** All that investors received. */
  readonly investors: Cents;
  /** Of it, all but returned capital. */
  readonly investorProfit: Cents;
  readonly sponsor: Cents;
}

const START: WaterfallState = {
  contributed: 0,
  owedCapital: 0,
  owedPreferred: 0,
  investors: 0,
  investorProfit: 0,
  sponsor: 0,
};

/**
 * Distributes each year's cash in this order: capital, preferred return, catch-up, promote tiers. Every cent of the
 * distributed cash goes to investors or the sponsor.
 */
export function runWaterfall(years: readonly WaterfallYear[], terms: WaterfallTerms): Waterfall {
  let state = START;
  const lines = years.map(({ contributed, distributed }): Distribution => {
    const owedCapital = state.owedCapital + contributed;
    const { line, after } = distributeCash(
      {
        ...state,
        contributed: state.contributed + contributed,
        owedCapital,
        owedPreferred: state.owedPreferred + roundCents(owedCapital * terms.preferredReturn),
      },
      distributed,
      terms,
    );
    state = after;
    return line;
  });
  return { years: lines, investors: state.investors, sponsor: state.sponsor };
}

/**
 * Distributes cash once. `private.split_cash` does the same for distributions to investors of an offering; a test compares
 * the two.
 */
export function distributeCash(
  state: WaterfallState,
  distributed: Cents,
  terms: Omit<WaterfallTerms, 'preferredReturn'>,
): { readonly line: Distribution; readonly after: WaterfallState } {
  const { contributed } = state;
  let { investors, investorProfit, sponsor } = state;
  let cash = Math.max(distributed, 0);
  const take = (most: number): Cents => {
    const taken = Math.min(cash, Math.max(roundCents(most), 0));
    cash -= taken;
    return taken;
  };
  let capital = 0;
  if (terms.isPreferredFirst !== true) capital = take(state.owedCapital);
  const preferred = take(state.owedPreferred);
  if (terms.isPreferredFirst === true) capital = take(state.owedCapital);
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
  return {
    line: { capital, preferred, catchUp, promoteToInvestors, promoteToSponsor },
    after: {
      contributed,
      owedCapital: state.owedCapital - capital,
      owedPreferred: state.owedPreferred - preferred,
      investors,
      investorProfit,
      sponsor,
    },
  };
}

/** Splits cash `catchUp` to the sponsor until it has `catchUpTo` of all profit. */
function catchUpFrom(
  take: (most: number) => Cents,
  { catchUp: share, catchUpTo: target }: Pick<WaterfallTerms, 'catchUp' | 'catchUpTo'>,
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
