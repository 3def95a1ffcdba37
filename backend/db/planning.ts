/**
 * A row elsewhere costs little more than the next one: what a hosted project sets, for disks that do not turn. With
 * Postgres' own 4 a page of a long conversation is sorted out of all of it.
 */
export const RANDOM_PAGE_COST = 1.1;
