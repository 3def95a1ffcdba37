import { EVENT_KINDS, HAZARDS } from '#shared/operator/emergency.ts';
import { labelOf } from '#shared/operator/residents.ts';
import {
  type AttentionItem,
  countedItem,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import * as s from '../../../ui/shape/shape.ts';

const emergenciesIn = getNumbers(
  'emergency',
  s.object({
    open: s.listOf(s.object({ id: s.text, kind: s.text, hazard: s.text, community: s.text })),
    overdue_drills: s.number,
    messages: s.number,
  }),
);

export const dashboard: DashboardPart = {
  attention({ numbers }) {
    const found = emergenciesIn(numbers);
    if (found === null) return [];
    const items: AttentionItem[] = found.open.map(({ id, kind, hazard, community }) => ({
      title: `${labelOf(EVENT_KINDS, kind)} at ${community}: ${labelOf(HAZARDS, hazard)}`,
      detail: 'Mark everyone you see.',
      intent: kind === 'event' ? 'danger' : 'warning',
      action: { to: 'operatorEmergency', query: { event: id }, label: 'Open head count' },
    }));
    const { overdue_drills: drills, messages } = found;
    items.push(
      ...countedItem(messages, {
        one: 'message to the staff to acknowledge',
        many: 'messages to the staff to acknowledge',
        detail: 'Your director sees who has read it.',
        intent: 'warning',
        action: { to: 'operatorEmergency', query: { tab: 'messages' }, label: 'Read' },
      }),
    );
    items.push(
      ...countedItem(drills, {
        one: 'fire drill is overdue',
        many: 'fire drills are overdue',
        detail: 'In all your communities.',
        intent: 'warning',
        action: { to: 'operatorEmergency', label: 'Start drill' },
      }),
    );
    return items;
  },
  counts: {
    operatorEmergency: ({ numbers }) => {
      const found = emergenciesIn(numbers);
      return found === null ? 0 : found.open.length + found.messages;
    },
  },
};
