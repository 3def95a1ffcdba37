import type { AssumptionField } from '../../underwriting/models/index.ts';

export interface ExitField extends AssumptionField {
  /** Where the value is in the inputs. */
  readonly path: readonly [string] | readonly [string, string];
  readonly source?: string;
}

const percent = (
  path: ExitField['path'],
  label: string,
  source?: string,
  most = 100,
): ExitField => ({
  path,
  key: path.join('.'),
  label,
  kind: 'percent',
  most,
  ...(source !== undefined && { source }),
});
const months = (key: string, label: string, least: number, most: number): ExitField => ({
  path: [key],
  key,
  label,
  kind: 'number',
  least,
  most,
  source: 'Months after the closing of the model',
});

/** Inputs of an exit comparison by group, with the rule each rate comes from. */
export const EXIT_GROUPS: readonly {
  readonly title: string;
  readonly fields: readonly ExitField[];
}[] = [
  {
    title: 'Decision',
    fields: [
      months('decisionMonth', 'Decide in month', 0, 119),
      months('horizonMonth', 'Otherwise sell in month', 1, 120),
    ],
  },
  {
    title: 'Tax rates',
    fields: [
      percent(['ordinaryRate'], 'Ordinary income', 'IRC §1(j), highest bracket'),
      percent(['capitalGainsRate'], 'Long-term capital gain', 'IRC §1(h)'),
      percent(['recaptureRate'], 'Depreciation taken', 'Unrecaptured gain, IRC §1(h)(1)(E)'),
      percent(['investmentRate'], 'Net investment income', 'IRC §1411'),
      percent(['stateRate'], 'State', 'Rate of the state; none is assumed'),
    ],
  },
  {
    title: 'Basis',
    fields: [
      percent(['landShare'], 'Land', 'Share of the price that is not depreciated'),
      {
        path: ['recovery'],
        key: 'recovery',
        label: 'Building',
        kind: 'choice',
        source: 'IRC §168(c), straight line',
        choices: [
          { value: 'residential', label: '27.5 years' },
          { value: 'nonresidential', label: '39 years' },
        ],
      },
    ],
  },
  {
    title: 'Refinance',
    fields: [
      percent(['refinance', 'loanToValue'], 'Loan to value'),
      {
        path: ['refinance', 'coverage'],
        key: 'refinance.coverage',
        label: 'Debt service coverage',
        kind: 'times',
        least: 0.5,
        most: 5,
      },
      percent(['refinance', 'rate'], 'Interest rate', undefined, 50),
      {
        path: ['refinance', 'years'],
        key: 'refinance.years',
        label: 'Amortization, years',
        kind: 'number',
        least: 1,
        most: 50,
      },
      percent(['refinance', 'fee'], 'Fee'),
    ],
  },
  {
    title: 'Recapitalize',
    fields: [
      percent(['recapShare'], 'Share sold to a partner'),
      percent(['recapCosts'], 'Costs', 'Share of the value that is sold'),
    ],
  },
];
