import {
  countedItem,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import * as s from '../../../ui/shape/shape.ts';

const portalIn = getNumbers(
  'family_portal',
  s.object({ waiting: s.number, to_confirm: s.number, unread: s.number }),
);

const familyIn = getNumbers('family_only', s.object({ positions: s.number }));

/** Screens of the operator that need a position of the staff. */
const STAFF_SCREENS = [
  'operatorCare',
  'operatorCareMedications',
  'operatorCareIncidents',
  'operatorDining',
  'operatorActivities',
  'operatorMaintenance',
  'operatorEmergency',
  'operatorCompliance',
] as const;

export const dashboard: DashboardPart = {
  hides: ({ numbers }) => (familyIn(numbers) === null ? [] : STAFF_SCREENS),
  attention({ numbers }) {
    const found = portalIn(numbers);
    if (found === null) return [];
    const { waiting, to_confirm: visits, unread } = found;
    return [
      ...countedItem(waiting, {
        one: 'family waits for an answer',
        many: 'families wait for an answer',
        detail: 'In the family portal.',
        intent: 'warning',
        action: { to: 'operatorFamilyPortal', query: { tab: 'messages' }, label: 'Answer' },
      }),
      ...countedItem(visits, {
        one: 'visit to confirm',
        many: 'visits to confirm',
        detail: 'Families wait for your answer.',
        intent: 'none',
        action: { to: 'operatorFamilyPortal', query: { tab: 'visits' }, label: 'Review' },
      }),
      ...countedItem(unread, {
        one: 'new message from the care team',
        many: 'new messages from the care team',
        detail: 'In the family portal.',
        intent: 'none',
        action: { to: 'operatorFamilyPortal', query: { tab: 'messages' }, label: 'Read' },
      }),
    ];
  },
  counts: {
    operatorFamilyPortal: ({ numbers }) => {
      const found = portalIn(numbers);
      return found === null ? 0 : found.waiting + found.unread;
    },
  },
};
