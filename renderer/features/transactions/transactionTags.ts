import { recordTags } from '../../core/records/tags.ts';

/** `Transaction` by part and transaction: `dates:<id>`, `parties:<id>`. */
export const transactionTags = recordTags.enhanceEndpoints({ addTagTypes: ['Transaction'] });
