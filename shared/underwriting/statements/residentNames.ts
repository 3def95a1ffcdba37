import { cellText, type Grid } from './grid.ts';

const NAME_HEADING =
  /^(?:resident|tenant|patient|occupant|lessee|customer)(?:'?s)?(?: full)? ?(?:name)?s?$|^(?:first|last) name$|^name of resident$|^(?:date of birth|dob|ssn|diagnosis|medicaid (?:id|number)|medicare (?:id|number))$/i;
const LOOKED_AT = 60;

/** True if a sheet has a column of residents' names or health data. Such a file is never stored. */
export const hasResidentNames = (grids: readonly Grid[]): boolean =>
  grids.some(({ rows }) =>
    rows
      .slice(0, LOOKED_AT)
      .some(
        (row) =>
          row.filter((cell) => cellText(cell) !== '').length >= 3 &&
          row.some((cell) => NAME_HEADING.test(cellText(cell))),
      ),
  );
