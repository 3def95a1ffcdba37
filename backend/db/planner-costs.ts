/**
 * Random access costs little more than sequential: the value a hosted project sets for SSDs. With Postgres's default
 * of 4, a page of a long conversation would be sorted out of the whole conversation.
 */
export const RANDOM_PAGE_COST = 1.1;
