import {
  bool,
  listOf,
  number,
  object,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const isItem = object({
  id: text,
  key: text,
  title: text,
  stream: text,
  offset_days: number,
  due_on: orNull(text),
  needs: listOf(text),
  risk: text,
  risk_note: orNull(text),
  assignee_id: orNull(text),
  assignee: orNull(text),
  done_at: orNull(text),
});
export type IntegrationTask = ShapeOf<typeof isItem>;

export const isIntegrationPlan = object({
  closing_on: text,
  transaction: orNull(object({ id: text, name: text, status: text, is_mine: bool })),
  items: listOf(isItem),
});
export type IntegrationPlan = ShapeOf<typeof isIntegrationPlan>;

export const areClosings = listOf(
  object({ id: text, name: text, state: orNull(text), status: text, closing_on: text }),
);
