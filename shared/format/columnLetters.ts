/** Spreadsheet column letters: A to Z, then AA. */
export const getColumnLetters = (column: number): string =>
  (column < 26 ? '' : getColumnLetters(Math.floor(column / 26) - 1)) +
  String.fromCharCode(65 + (column % 26));
