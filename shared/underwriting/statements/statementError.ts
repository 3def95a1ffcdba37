/** A file that can't be read as a statement, with a message for the user. */
export class StatementError extends Error {}
