/** Terms for splitting a sale's commission. Shares are fractions (0.03 is 3%), amounts are dollars. */
export interface CommissionTerms {
  readonly price: number;
  /** Share of the price. */
  readonly rate: number;
  /** The other side's broker's share of the commission; 0 if one broker has both sides. */
  readonly coBrokerShare: number;
  /** The brokerage's share of its own side. */
  readonly houseShare: number;
  /** The broker's costs for the sale: marketing, travel, photography. */
  readonly expenses: number;
}

export interface CommissionShares {
  readonly commission: number;
  readonly coBroker: number;
  /** This brokerage's side. */
  readonly side: number;
  readonly house: number;
  readonly broker: number;
  /** After expenses; negative if they exceed the share. */
  readonly net: number;
  /** The seller's proceeds before loan, taxes, and closing costs. */
  readonly seller: number;
}

export function shareCommission(terms: CommissionTerms): CommissionShares {
  const commission = terms.price * terms.rate;
  const coBroker = commission * terms.coBrokerShare;
  const side = commission - coBroker;
  const brokerageShare = side * terms.houseShare;
  const broker = side - brokerageShare;
  return {
    commission,
    coBroker,
    side,
    house: brokerageShare,
    broker,
    net: broker - terms.expenses,
    seller: terms.price - commission,
  };
}
