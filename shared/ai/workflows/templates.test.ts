import { describe, expect, it } from 'vitest';
import { AUTOMATION_TRIGGERS, getActionsFor } from '../../clients/automation/triggers.ts';
import { DEAL_STAGES } from '../../deals/stages.ts';
import { WORKFLOW_TEMPLATES } from './templates.ts';

const all = Object.values(WORKFLOW_TEMPLATES).flat();

describe('workflow templates', () => {
  it('has ten tasks per role with unique keys', () => {
    for (const templates of Object.values(WORKFLOW_TEMPLATES)) expect(templates).toHaveLength(10);
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  });

  it.each(all)('uses only triggers and actions that exist: $key', (template) => {
    const trigger = AUTOMATION_TRIGGERS.find(({ value }) => value === template.occasion);
    expect(trigger).toBeDefined();
    expect(template.occasion_value === null).toBe(trigger?.takes === undefined);
    if (trigger?.takes === 'stage') {
      expect(DEAL_STAGES.map(({ value }) => value)).toContain(template.occasion_value);
    }
    const known: readonly string[] = getActionsFor(trigger?.kind ?? '').map(({ value }) => value);
    for (const action of template.acts) expect(known).toContain(action.do);
  });
});
