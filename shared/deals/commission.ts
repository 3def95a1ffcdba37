import { roundDecimal } from '../format/number.ts';

/** The agent's share of annual production up to an amount; null is unlimited. */
export interface CommissionTier {
  readonly upTo: number | null;
  readonly percent: number;
}

/** Terms for dividing a commission. Amounts are in dollars, shares in percent. */
export interface CommissionTerms {
  readonly price: number;
  readonly percent: number;
  /** The co-broker's share of the whole commission. */
  readonly coBrokerPercent: number;
  /** A referral fee, as a share of the agent's own side. */
  readonly referralPercent: number;
  /** The agent's share by production this year, in ascending order of amounts. */
  readonly tiers: readonly CommissionTier[];
  /** The agent's side produced this year before this deal, after co-broker and referral. */
  readonly producedBefore: number;
  /** The brokerage's annual cap; null for none. */
  readonly cap: number | null;
  /** Already paid toward the cap this year. */
  readonly keptBefore: number;
  /** The brokerage's fee per sale, taken from the agent's share. */
  readonly fee: number;
}

export interface Commission {
  readonly gross: number;
  readonly coBroker: number;
  readonly referral: number;
  readonly house: number;
  readonly fee: number;
  readonly own: number;
  /** The agent's own part of the whole, in percent. */
  readonly ownPercent: number;
  /** The brokerage's share without its cap. */
  readonly houseUncapped: number;
}

const cents = (dollars: number): number => roundDecimal(dollars * 100);
/** Returns a share of an amount in cents, rounding half up. */
const shareOf = (amount: number, percent: number): number => roundDecimal((amount * percent) / 100);
const within = (value: number, least: number, most: number): number =>
  Number.isFinite(value) ? Math.min(Math.max(value, least), most) : least;

/** Returns the brokerage's share of an amount, applying each tier to its own portion. */
function computeBrokerageShare(
  amount: number,
  before: number,
  tiers: readonly CommissionTier[],
): number {
  let left = amount;
  let at = before;
  let brokerageShare = 0;
  for (const { upTo, percent } of tiers) {
    const room = upTo === null ? left : Math.max(0, cents(upTo) - at);
    const part = Math.min(left, room);
    brokerageShare += shareOf(part, 100 - within(percent, 0, 100));
    left -= part;
    at += part;
  }
  const last = tiers.at(-1);
  return left > 0
    ? brokerageShare + shareOf(left, 100 - within(last?.percent ?? 100, 0, 100))
    : brokerageShare;
}

/** Divides a commission to the cent; the parts add up to the whole. */
export function divideCommission(terms: CommissionTerms): Commission {
  const gross = shareOf(cents(within(terms.price, 0, 1e11)), within(terms.percent, 0, 100));
  const coBroker = shareOf(gross, within(terms.coBrokerPercent, 0, 100));
  const referral = shareOf(gross - coBroker, within(terms.referralPercent, 0, 100));
  const side = gross - coBroker - referral;
  const uncapped = computeBrokerageShare(
    side,
    cents(within(terms.producedBefore, 0, 1e11)),
    terms.tiers,
  );
  const room =
    terms.cap === null
      ? uncapped
      : Math.max(0, cents(within(terms.cap, 0, 1e11)) - cents(within(terms.keptBefore, 0, 1e11)));
  const brokerageShare = Math.min(uncapped, room);
  const fee = Math.min(cents(within(terms.fee, 0, 1e9)), side - brokerageShare);
  const own = side - brokerageShare - fee;
  return {
    gross: gross / 100,
    coBroker: coBroker / 100,
    referral: referral / 100,
    house: brokerageShare / 100,
    fee: fee / 100,
    own: own / 100,
    ownPercent: gross === 0 ? 0 : (100 * own) / gross,
    houseUncapped: uncapped / 100,
  };
}
