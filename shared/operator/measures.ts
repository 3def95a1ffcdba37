interface CountedRow {
  readonly measure: string;
  readonly is_counted: boolean;
}

interface MeasureData {
  readonly resident_days: number;
  readonly residents: number;
  readonly orders: number;
  readonly incidents: number;
  readonly rows: readonly CountedRow[];
}

export interface CareMeasure {
  readonly name: string;
  readonly label: string;
  readonly numerator: number;
  readonly numeratorLabel: string;
  readonly denominator: number;
  readonly denominatorLabel: string;
  /** Null without a denominator or data. */
  readonly value: number | null;
  readonly unit: 'per 1,000 resident days' | '%';
  /** Why there is no value. */
  readonly missing: string | null;
}

const PER = 1000;

/** Computes each measure from the counted rows and their denominators. */
export function computeCareMeasures(data: MeasureData): readonly CareMeasure[] {
  const rowsOf = (name: string) => data.rows.filter(({ measure }) => measure === name);
  const countedOf = (name: string) => rowsOf(name).filter(({ is_counted }) => is_counted).length;
  const rate = (
    name: string,
    label: string,
    numeratorLabel: string,
    missing: string | null,
  ): CareMeasure => {
    const numerator = countedOf(name);
    const reason =
      missing ?? (data.resident_days === 0 ? 'No resident days in this period.' : null);
    return {
      name,
      label,
      numerator,
      numeratorLabel,
      denominator: data.resident_days,
      denominatorLabel: 'resident days',
      value: reason === null ? (numerator / data.resident_days) * PER : null,
      unit: 'per 1,000 resident days',
      missing: reason,
    };
  };
  const share = (
    name: string,
    label: string,
    numeratorLabel: string,
    denominator: number,
    denominatorLabel: string,
    missing: string | null,
  ): CareMeasure => {
    const numerator = countedOf(name);
    const reason = missing ?? (denominator === 0 ? `No ${denominatorLabel} in this period.` : null);
    return {
      name,
      label,
      numerator,
      numeratorLabel,
      denominator,
      denominatorLabel,
      value: reason === null ? (numerator / denominator) * 100 : null,
      unit: '%',
      missing: reason,
    };
  };
  const noIncidents =
    data.incidents === 0 ? 'No incidents recorded yet. Report incidents to compute this.' : null;
  const noOrders =
    data.orders === 0 ? 'No medication orders reviewed yet. Enter orders to compute this.' : null;
  return [
    rate('hospital_transfers', 'Hospital transfers', 'transfers', null),
    share(
      'readmissions',
      'Readmissions within 30 days',
      'readmissions',
      rowsOf('readmissions').length,
      'returns from hospital',
      null,
    ),
    rate('falls', 'Falls', 'falls', noIncidents),
    share(
      'injury_falls',
      'Falls with injury',
      'falls with injury',
      rowsOf('injury_falls').length,
      'falls',
      noIncidents,
    ),
    share(
      'antipsychotics',
      'Antipsychotic use',
      'residents with an antipsychotic',
      rowsOf('antipsychotics').length,
      'residents with orders, without an excluding diagnosis',
      noOrders,
    ),
    share(
      'pressure_injuries',
      'Pressure injuries',
      'residents with a pressure injury',
      data.residents,
      'residents',
      noIncidents,
    ),
  ];
}
