import {
  counted,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import { number, object } from '../../../ui/shape/shape.ts';

const portalIn = getNumbers(
  'family_portal',
  object({ waiting: number, to_confirm: number, unread: number }),
);

const familyIn = getNumbers('family_only', object({ positions: number }));

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
    const items = [];
    if (waiting > 0) {
      items.push({
        title:
          waiting === 1
            ? '1 family waits for an answer'
            : `${counted(waiting)} families wait for an answer`,
        detail: 'In the family portal.',
        intent: 'warning',
        count: waiting,
        action: { to: 'operatorFamilyPortal', query: { tab: 'messages' }, label: 'Answer' },
      } as const);
    }
    if (visits > 0) {
      items.push({
        title: visits === 1 ? '1 visit to confirm' : `${counted(visits)} visits to confirm`,
        detail: 'Families wait for your answer.',
        intent: 'none',
        count: visits,
        action: { to: 'operatorFamilyPortal', query: { tab: 'visits' }, label: 'Review' },
      } as const);
    }
    if (unread > 0) {
      items.push({
        title:
          unread === 1
            ? '1 new message from the care team'
            : `${counted(unread)} new messages from the care team`,
        detail: 'In the family portal.',
        intent: 'none',
        count: unread,
        action: { to: 'operatorFamilyPortal', query: { tab: 'messages' }, label: 'Read' },
      } as const);
    }
    return items;
  },
  counts: {
    operatorFamilyPortal: ({ numbers }) => {
      const found = portalIn(numbers);
      return found === null ? 0 : found.waiting + found.unread;
    },
  },
};
