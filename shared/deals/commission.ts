import { roundDecimal } from '../format/number.ts';

/** The agent's share of what is produced up to an amount in a year; null reaches on without end. */
export interface Tier {
  readonly upTo: number | null;
  readonly percent: number;
}

/** How a commission is divided; amounts are in dollars, shares in per cent. */
export interface CommissionTerms {
  readonly price: number;
  readonly percent: number;
  /** What the co-broker gets of the whole commission. */
  readonly coBrokerPercent: number;
  /** What a referral costs, of one's own side. */
  readonly referralPercent: number;
  /** The agent's share, by what was produced this year; in order of their amounts. */
  readonly tiers: readonly Tier[];
  /** The agent's side of the year before this deal, after co-broker and referral. */
  readonly producedBefore: number;
  /** The most that the house keeps of a year; null for none. */
  readonly cap: number | null;
  /** What it has kept this year already. */
  readonly keptBefore: number;
  /** What the house charges for each sale, of the agent's share. */
  readonly fee: number;
}

export interface Commission {
  readonly gross: number;
  readonly coBroker: number;
  readonly referral: number;
  readonly house: number;
  readonly fee: number;
  readonly own: number;
  /** One's own part of the whole, in per cent. */
  readonly ownPercent: number;
  /** What the house would have kept without its cap. */
  readonly houseUncapped: number;
}

const cents = (dollars: number): number => roundDecimal(dollars * 100);
/** A share of so many cents; a half goes up. */
const shareOf = (amount: number, percent: number): number => roundDecimal((amount * percent) / 100);
const within = (value: number, least: number, most: number): number =>
  Number.isFinite(value) ? Math.min(Math.max(value, least), most) : least;

/** What the house keeps of an amount that is produced after another: each tier takes its own part of it. */
function houseShare(amount: number, before: number, tiers: readonly Tier[]): number {
  let left = amount;
  let at = before;
  let house = 0;
  for (const { upTo, percent } of tiers) {
    const room = upTo === null ? left : Math.max(0, cents(upTo) - at);
    const part = Math.min(left, room);
    house += shareOf(part, 100 - within(percent, 0, 100));
    left -= part;
    at += part;
  }
  const last = tiers.at(-1);
  return left > 0 ? house + shareOf(left, 100 - within(last?.percent ?? 100, 0, 100)) : house;
}

/** Divides a commission to the cent: all parts together are the whole. */
export function divideCommission(terms: CommissionTerms): Commission {
  const gross = shareOf(cents(within(terms.price, 0, 1e11)), within(terms.percent, 0, 100));
  const coBroker = shareOf(gross, within(terms.coBrokerPercent, 0, 100));
  const referral = shareOf(gross - coBroker, within(terms.referralPercent, 0, 100));
  const side = gross - coBroker - referral;
  const uncapped = houseShare(side, cents(within(terms.producedBefore, 0, 1e11)), terms.tiers);
  const room =
    terms.cap === null
      ? uncapped
      : Math.max(0, cents(within(terms.cap, 0, 1e11)) - cents(within(terms.keptBefore, 0, 1e11)));
  const house = Math.min(uncapped, room);
  const fee = Math.min(cents(within(terms.fee, 0, 1e9)), side - house);
  const own = side - house - fee;
  return {
    gross: gross / 100,
    coBroker: coBroker / 100,
    referral: referral / 100,
    house: house / 100,
    fee: fee / 100,
    own: own / 100,
    ownPercent: gross === 0 ? 0 : (100 * own) / gross,
    houseUncapped: uncapped / 100,
  };
}
