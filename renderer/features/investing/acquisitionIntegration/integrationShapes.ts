import * as s from '../../../ui/shape/shape.ts';

const isItem = s.object({
  id: s.text,
  key: s.text,
  title: s.text,
  stream: s.text,
  offset_days: s.number,
  due_on: s.orNull(s.text),
  needs: s.listOf(s.text),
  risk: s.text,
  risk_note: s.orNull(s.text),
  assignee_id: s.orNull(s.text),
  assignee: s.orNull(s.text),
  done_at: s.orNull(s.text),
});
export type IntegrationTask = s.ShapeOf<typeof isItem>;

export const isIntegrationPlan = s.object({
  closing_on: s.text,
  transaction: s.orNull(s.object({ id: s.text, name: s.text, status: s.text, is_mine: s.bool })),
  items: s.listOf(isItem),
});
export type IntegrationPlan = s.ShapeOf<typeof isIntegrationPlan>;

export const areClosings = s.listOf(
  s.object({
    id: s.text,
    name: s.text,
    state: s.orNull(s.text),
    status: s.text,
    closing_on: s.text,
  }),
);
