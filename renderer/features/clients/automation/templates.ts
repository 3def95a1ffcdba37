import { findWorkflowTemplate, type WorkflowTemplate } from '#shared/ai/workflows/templates.ts';
import type { RuleDraft } from './rules.ts';

/** The rule that a template starts. */
export const toRuleDraft = ({
  name,
  occasion,
  occasion_value,
  acts,
}: WorkflowTemplate): RuleDraft => ({
  name,
  occasion,
  occasion_value,
  whose: 'mine',
  matches: 'all',
  conditions: [],
  acts,
});

export function findTemplateDraft(key: string | null): RuleDraft | null {
  const template = key === null ? null : findWorkflowTemplate(key);
  return template === null ? null : toRuleDraft(template);
}

export const BLANK_RULE: RuleDraft = {
  name: '',
  occasion: 'lead_came',
  occasion_value: null,
  whose: 'mine',
  matches: 'all',
  conditions: [],
  acts: [{ do: 'task', title: 'Call {record}', to: 'me', days: 1 }],
};
