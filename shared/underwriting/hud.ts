import type { Assumptions, ModelLoan } from './assumptions.ts';

/** The limits of a HUD-232 program for for-profit borrowers, in force from a day on. */
export interface HudTerms {
  readonly from: string;
  /** Share of value; null if the program has no such test. */
  readonly loanToValue: number | null;
  readonly skilledLoanToValue: number | null;
  readonly coverage: number;
  /** Share of a purchase's cost; null if the program has no such test. */
  readonly loanToCost: number | null;
  readonly years: number;
  /** Mortgage insurance at closing and each year, as shares of the loan. */
  readonly upfrontPremium: number;
  readonly annualPremium: number;
}

type HudKind = Extract<ModelLoan['kind'], 'hud' | 'hudNew' | 'hudA7'>;

/** Newest first. Premiums: 87 FR 49877; the other limits: handbook 4232.1. */
const PROGRAMS: Readonly<Record<HudKind, readonly HudTerms[]>> = {
  hudNew: [
    {
      from: '2022-10-01',
      loanToValue: 0.75,
      skilledLoanToValue: 0.8,
      coverage: 1.45,
      loanToCost: null,
      years: 40,
      upfrontPremium: 0.01,
      annualPremium: 0.0077,
    },
  ],
  hud: [
    {
      from: '2022-10-01',
      loanToValue: 0.8,
      skilledLoanToValue: 0.8,
      coverage: 1.45,
      loanToCost: 0.85,
      years: 35,
      upfrontPremium: 0.01,
      annualPremium: 0.0065,
    },
  ],
  hudA7: [
    {
      from: '2022-10-01',
      loanToValue: null,
      skilledLoanToValue: null,
      coverage: 1.11,
      loanToCost: 1,
      years: 35,
      upfrontPremium: 0.005,
      annualPremium: 0.0055,
    },
  ],
};

const isHud = (kind: ModelLoan['kind']): kind is HudKind => kind in PROGRAMS;

/** Returns the program's terms on a day; the oldest known ones before that, null for other loans. */
export function hudTermsOn(kind: ModelLoan['kind'], day: string): HudTerms | null {
  if (!isHud(kind)) return null;
  const terms = PROGRAMS[kind];
  return terms.find(({ from }) => from <= day) ?? terms.at(-1) ?? null;
}

/** True if most units are skilled nursing, which has a limit of its own. */
const isSkilled = ({ units }: Pick<Assumptions, 'units'>): boolean => {
  const count = (care: boolean) =>
    units.reduce((all, unit) => ((unit.care === 'skilled') === care ? all + unit.count : all), 0);
  return count(true) > count(false);
};

export interface SizingTerms {
  /** Null skips the test. */
  readonly loanToValue: number | null;
  /** Zero skips the test. */
  readonly loanToCost: number;
  readonly coverage: number;
  readonly debtYield: number;
  readonly rate: number;
  readonly years: number;
  readonly premium: number;
  /** Due at closing, as a share of the loan: the lender's fee and the first insurance premium. */
  readonly fee: number;
  readonly interestOnlyMonths: number;
}

/** Returns the terms a loan is sized by: HUD's on the closing day for its programs, else as entered. */
export function sizingTerms(of: Assumptions, loan: ModelLoan): SizingTerms {
  const hud = hudTermsOn(loan.kind, of.closingOn);
  if (hud === null) return loan;
  return {
    rate: loan.rate,
    interestOnlyMonths: loan.interestOnlyMonths,
    debtYield: 0,
    loanToValue: isSkilled(of) ? hud.skilledLoanToValue : hud.loanToValue,
    loanToCost: hud.loanToCost ?? 0,
    coverage: hud.coverage,
    years: hud.years,
    premium: hud.annualPremium,
    fee: loan.fee + hud.upfrontPremium,
  };
}

/** Returns the terms of the refinance loan: HUD's on that day for its programs, else as entered. */
export function refinanceTerms(of: Assumptions, day: string): SizingTerms {
  const { refinance } = of;
  const entered = { ...refinance, loanToCost: 0, debtYield: 0, premium: 0, interestOnlyMonths: 0 };
  const hud = hudTermsOn(refinance.kind, day);
  if (hud === null) return entered;
  return {
    ...entered,
    // A HUD refinance pays off debt and its cost; it pays out no cash.
    loanToCost: 1,
    loanToValue: isSkilled(of) ? hud.skilledLoanToValue : hud.loanToValue,
    coverage: hud.coverage,
    years: hud.years,
    premium: hud.annualPremium,
    fee: refinance.fee + hud.upfrontPremium,
  };
}
