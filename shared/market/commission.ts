/** How the commission of a sale is shared. Shares are fractions (0.03 is 3%), money is dollars. */
export interface CommissionTerms {
  readonly price: number;
  /** Of the price. */
  readonly rate: number;
  /** What the other side's broker gets of the commission; 0 where one broker has both sides. */
  readonly coBrokerShare: number;
  /** What the brokerage keeps of its own side. */
  readonly houseShare: number;
  /** What the broker paid for the sale: marketing, travel, photographs. */
  readonly expenses: number;
}

export interface CommissionShares {
  readonly commission: number;
  readonly coBroker: number;
  /** What is left for this brokerage. */
  readonly side: number;
  readonly house: number;
  readonly broker: number;
  /** After expenses; negative where they were more. */
  readonly net: number;
  /** What the seller keeps of the price, before loan, taxes and closing costs. */
  readonly seller: number;
}

export function shareCommission(terms: CommissionTerms): CommissionShares {
  const commission = terms.price * terms.rate;
  const coBroker = commission * terms.coBrokerShare;
  const side = commission - coBroker;
  const house = side * terms.houseShare;
  const broker = side - house;
  return {
    commission,
    coBroker,
    side,
    house,
    broker,
    net: broker - terms.expenses,
    seller: terms.price - commission,
  };
}
