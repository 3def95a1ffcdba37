import type { Assumptions } from '#shared/underwriting/assumptions.ts';
import { roundCents } from '#shared/underwriting/cents.ts';
import { listFigures } from '#shared/underwriting/figures.ts';
import { computeModel } from '#shared/underwriting/model.ts';

/** An assumption that sensitivity tables change. */
interface Driver {
  readonly key: string;
  readonly label: string;
  readonly kind: 'money' | 'rate' | 'share';
  readonly get: (of: Assumptions) => number;
  readonly set: (of: Assumptions, value: number) => Assumptions;
  /** The change from one row or column to the next. */
  readonly step: (of: Assumptions) => number;
}

export const DRIVERS: readonly Driver[] = [
  {
    key: 'price',
    label: 'Price',
    kind: 'money',
    get: ({ purchase }) => purchase.price,
    set: (of, price) => ({
      ...of,
      purchase: { ...of.purchase, price: Math.max(roundCents(price), 0) },
    }),
    step: ({ purchase }) => roundCents(purchase.price * 0.05),
  },
  {
    key: 'exit',
    label: 'Exit cap rate',
    kind: 'rate',
    get: ({ exit }) => exit.capRate,
    set: (of, capRate) => ({ ...of, exit: { ...of.exit, capRate } }),
    step: () => 0.0025,
  },
  {
    key: 'occupancy',
    label: 'Stabilized occupancy',
    kind: 'share',
    get: ({ occupancy }) => occupancy.stabilized,
    set: (of, value) => ({
      ...of,
      occupancy: { ...of.occupancy, stabilized: Math.min(Math.max(value, 0), 1) },
    }),
    step: () => 0.02,
  },
  {
    key: 'rent',
    label: 'Change in rent',
    kind: 'share',
    get: () => 0,
    set: (of, change) => ({
      ...of,
      units: of.units.map((unit) => ({ ...unit, rent: roundCents(unit.rent * (1 + change)) })),
    }),
    step: () => 0.025,
  },
  {
    key: 'rate',
    label: 'Change in interest rate',
    kind: 'rate',
    get: () => 0,
    set: (of, change) => ({
      ...of,
      loans: of.loans.map((loan) => ({ ...loan, rate: Math.max(loan.rate + change, 0) })),
    }),
    step: () => 0.005,
  },
  {
    key: 'ltv',
    label: 'Change in maximum LTV',
    kind: 'share',
    get: () => 0,
    set: (of, change) => ({
      ...of,
      loans: of.loans.map((loan) => ({
        ...loan,
        loanToValue: Math.min(Math.max(loan.loanToValue + change, 0), 1),
      })),
    }),
    step: () => 0.05,
  },
];

/** Results that sensitivity tables show. */
export const MEASURES = ['irr', 'multiple', 'dscr', 'noi', 'cashOnCash', 'npv', 'loan'] as const;
export const measureOf = (of: Assumptions, key: string) =>
  listFigures(computeModel(of)).find((figure) => figure.key === key);

export const driverOf = (key: string): Driver =>
  DRIVERS.find((one) => one.key === key) ?? (DRIVERS[0] as Driver);
