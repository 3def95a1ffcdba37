/**
 * The layouts of the federal exclusion lists as published: `UPDATED.csv` of the OIG (LEIE) and the public extract of
 * SAM.gov. Birth dates and street addresses are not read.
 */
export const EXCLUSION_SOURCES = {
  leie: 'OIG exclusion list (LEIE)',
  sam: 'SAM.gov exclusions',
} as const;

export type ExclusionSource = keyof typeof EXCLUSION_SOURCES;

/** One entry of a list as the database takes it; `n` is its line in the file. */
export interface ExclusionRow {
  readonly n: number;
  readonly name: string;
  readonly is_person: boolean;
  readonly npi: string | null;
  readonly place: string;
  readonly state: string | null;
  readonly kind: string;
  readonly excluded_on: string | null;
}

type Cells = readonly (string | null | undefined)[];

export interface ExclusionLayout {
  readonly source: ExclusionSource;
  /** Returns a line's entry; null if it has no name, has ended, or the person was reinstated. */
  readonly read: (cells: Cells, n: number, today: string) => ExclusionRow | null;
}

const LEIE_COLUMNS = ['LASTNAME', 'FIRSTNAME', 'BUSNAME', 'NPI', 'STATE', 'EXCLTYPE', 'EXCLDATE'];
const SAM_COLUMNS = ['CLASSIFICATION', 'NAME', 'FIRST', 'LAST', 'EXCLUSION TYPE', 'ACTIVE DATE'];

const joined = (parts: Cells, by = ' '): string =>
  parts
    .map((part) => (part ?? '').trim())
    .filter(Boolean)
    .join(by);

/** Parses 20240520, 05/20/2024, and 2024-05-20; null for anything else, such as 00000000 or Indefinite. */
export function parseListDate(typed: string | null | undefined): string | null {
  const text = (typed ?? '').trim();
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  const [year, month, day] = slashed
    ? [slashed[3], slashed[1], slashed[2]]
    : [compact?.[1], compact?.[2], compact?.[3]];
  if (year === undefined || month === undefined || day === undefined) return null;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const parsed = new Date(`${iso}T00:00:00Z`);
  const isReal = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(iso);
  return isReal && year >= '1950' ? iso : null;
}

const npiOf = (typed: string | null | undefined): string | null => {
  const npi = (typed ?? '').trim();
  return /^\d{10}$/.test(npi) && npi !== '0000000000' ? npi : null;
};

const stateOf = (typed: string | null | undefined): string | null => {
  const state = (typed ?? '').trim().toUpperCase();
  return /^[A-Z]{2}$/.test(state) ? state : null;
};

/** Finds the layout of a file by its header line; null if it is neither list. */
export function detectExclusionLayout(head: Cells): ExclusionLayout | null {
  const columns = new Map(
    head.map((name, at) => [
      (name ?? '')
        .replace(/^\uFEFF/, '')
        .trim()
        .toUpperCase(),
      at,
    ]),
  );
  const has = (names: readonly string[]) => names.every((name) => columns.has(name));
  const reader = (cells: Cells) => (name: string) => cells[columns.get(name) ?? -1];
  if (has(LEIE_COLUMNS)) {
    return {
      source: 'leie',
      read(cells, n) {
        const at = reader(cells);
        const business = joined([at('BUSNAME')]);
        const name = business || joined([at('FIRSTNAME'), at('MIDNAME'), at('LASTNAME')]);
        if (name === '' || parseListDate(at('REINDATE')) !== null) return null;
        return {
          n,
          name,
          is_person: business === '',
          npi: npiOf(at('NPI')),
          place: joined([at('CITY'), at('STATE')], ', '),
          state: stateOf(at('STATE')),
          kind: joined([at('EXCLTYPE'), at('GENERAL')], ' · '),
          excluded_on: parseListDate(at('EXCLDATE')),
        };
      },
    };
  }
  if (!has(SAM_COLUMNS)) return null;
  return {
    source: 'sam',
    read(cells, n, today) {
      const at = reader(cells);
      const person = joined([at('FIRST'), at('MIDDLE'), at('LAST')]);
      const isPerson = (at('CLASSIFICATION') ?? '').trim().toLowerCase() === 'individual';
      const name = isPerson ? person || joined([at('NAME')]) : joined([at('NAME')]) || person;
      const ends = parseListDate(at('TERMINATION DATE'));
      if (name === '' || (ends !== null && ends < today)) return null;
      return {
        n,
        name,
        is_person: isPerson,
        npi: npiOf(at('NPI')),
        place: joined([at('CITY'), at('STATE / PROVINCE')], ', '),
        state: stateOf(at('STATE / PROVINCE')),
        kind: joined([at('EXCLUSION TYPE'), at('EXCLUDING AGENCY')], ' · '),
        excluded_on: parseListDate(at('ACTIVE DATE')),
      };
    },
  };
}
