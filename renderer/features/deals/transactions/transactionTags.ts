import { recordTags } from '../../../workbench/data/tags.ts';

/** `Transaction` tags by part and transaction: `dates:<id>`, `parties:<id>`. */
export const transactionTags = recordTags.enhanceEndpoints({ addTagTypes: ['Transaction'] });
